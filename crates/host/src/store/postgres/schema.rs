//! The schema of the database.

use super::super::StoreError;
use postgres::Client;

/// The steps that lead to the schema of today, in order; the database knows how many it has taken.
const MIGRATIONS: [&str; 3] = [
    r#"
    create table entry (
        tbl text collate "C" not null, seq bigint not null, id text, body text not null,
        primary key (tbl, seq)
    );
    create unique index entry_id on entry (tbl, id) where id is not null;
    create table listing (
        tbl text collate "C" primary key, made timestamptz not null default clock_timestamp(),
        summary text not null, listed boolean not null
    );
    create index listing_made on listing (made) where listed;
    create table duty (
        tbl text collate "C" primary key, node text not null, epoch bigint not null,
        lease_until timestamptz not null
    ) with (fillfactor = 70);
    "#,
    "create table secret (name text primary key, value text not null)",
    r#"
    create table owing (
        tbl text collate "C" primary key, seq bigint not null, since timestamptz not null
    );
    create index owing_since on owing (since);
    "#,
];

/// The lock under which the schema is changed: "Fogbound".
const LOCK: i64 = 0x464F_4742;

/// Brings the schema of a database up to date, while no other node does.
///
/// # Errors
/// Fails if the database does not hold all letters, was written by a later version, or refuses.
pub fn migrate(client: &mut Client) -> Result<(), StoreError> {
    let mut change = client.transaction()?;
    change.execute("select pg_advisory_xact_lock($1)", &[&LOCK])?;
    let encoding: String = change.query_one("show server_encoding", &[])?.try_get(0)?;
    if encoding != "UTF8" {
        let other = format!("the database must be one of UTF8, not {encoding}");
        return Err(StoreError::Failed(other));
    }
    let known = "select to_regclass('fogbound.version') is not null";
    if !change.query_one(known, &[])?.try_get::<_, bool>(0)? {
        change.batch_execute(
            "create schema if not exists fogbound;
            create table fogbound.version (taken integer not null);
            insert into fogbound.version values (0)",
        )?;
    }
    let taken: i32 = change.query_one("select taken from fogbound.version", &[])?.try_get(0)?;
    let Some(steps) = usize::try_from(taken).ok().and_then(|taken| MIGRATIONS.get(taken..)) else {
        let newer = format!("this database was written by a later version ({taken})");
        return Err(StoreError::Failed(newer));
    };
    if !steps.is_empty() {
        change.batch_execute("set local search_path = fogbound")?;
        steps.iter().try_for_each(|step| change.batch_execute(step))?;
        let all = i32::try_from(MIGRATIONS.len()).unwrap_or(i32::MAX);
        change.execute("update fogbound.version set taken = $1", &[&all])?;
    }
    Ok(change.commit()?)
}
