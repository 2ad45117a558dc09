//! The store in one file.

use super::{Append, Backend, Listing, Row, StoreError};
use rusqlite::{Connection, ErrorCode, params};
use std::path::Path;
use std::time::Duration;

/// "Fogbound" in the header of the file, so that no other database is taken for ours.
const APPLICATION: i32 = 0x464F_4742;

/// The steps that lead to the schema of today, in order; the file knows how many it has taken.
const MIGRATIONS: [&str; 3] = [
    "
    create table entry (
        tbl text not null, seq integer not null, id text, body text not null,
        primary key (tbl, seq)
    ) without rowid;
    create unique index entry_id on entry (tbl, id) where id is not null;
    create table listing (
        tbl text primary key, made integer not null default (unixepoch()),
        summary text not null, listed integer not null
    ) without rowid;
    create index listing_made on listing (made) where listed;
    ",
    "create table secret (name text primary key, value text not null) without rowid",
    "
    create table owing (
        tbl text primary key, seq integer not null, since real not null
    ) without rowid;
    create index owing_since on owing (since);
    ",
];

/// The time for which a locked file is waited for.
const PATIENCE: Duration = Duration::from_secs(5);

/// A connection to the file.
pub struct Sqlite(Connection);

impl Sqlite {
    /// Opens the file, and brings its schema up to date.
    ///
    /// # Errors
    /// Fails if the file cannot be opened, is no store of ours, or was written by a later version.
    pub fn open(file: &Path) -> Result<Sqlite, StoreError> {
        let mut connection = Connection::open(file)?;
        connection.busy_timeout(PATIENCE)?;
        connection.pragma_update(None, "journal_mode", "wal")?;
        // An entry that was answered for survives the loss of power.
        connection.pragma_update(None, "synchronous", "full")?;
        let change =
            connection.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
        let number = |name| change.pragma_query_value(None, name, |row| row.get::<_, i32>(0));
        let (application, version) = (number("application_id")?, number("user_version")?);
        let taken = usize::try_from(version).unwrap_or(usize::MAX);
        if (application, version) != (0, 0) && application != APPLICATION {
            return Err(StoreError::Failed("this file belongs to another program".to_owned()));
        }
        let Some(steps) = MIGRATIONS.get(taken..) else {
            let newer = format!("this file was written by a later version ({version})");
            return Err(StoreError::Failed(newer));
        };
        steps.iter().try_for_each(|step| change.execute_batch(step))?;
        change.pragma_update(None, "application_id", APPLICATION)?;
        change.pragma_update(None, "user_version", MIGRATIONS.len() as i64)?;
        change.commit()?;
        Ok(Sqlite(connection))
    }
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        StoreError::Failed(error.to_string())
    }
}

/// Returns `true` if a row was written, `false` if there is one like it.
fn is_new(written: rusqlite::Result<usize>) -> Result<bool, StoreError> {
    match written {
        Ok(_) => Ok(true),
        Err(error) if error.sqlite_error_code() == Some(ErrorCode::ConstraintViolation) => {
            Ok(false)
        }
        Err(error) => Err(error.into()),
    }
}

impl Backend for Sqlite {
    fn append(&mut self, batch: &[Append]) -> Result<Vec<bool>, StoreError> {
        let change = self.0.transaction()?;
        let mut written = Vec::with_capacity(batch.len());
        {
            let mut entry = change.prepare_cached(
                "insert into entry (tbl, seq, id, body) values (?1, ?2, nullif(?3, ''), ?4)",
            )?;
            // No number may be left out: what is written follows on what is there.
            let mut before = change.prepare_cached(
                "select ?2 = 1 or exists (select 1 from entry where tbl = ?1 and seq = ?2 - 1)",
            )?;
            let mut listing = change.prepare_cached(
                "insert into listing (tbl, summary, listed) values (?1, ?2, ?3)
                on conflict (tbl) do update set summary = ?2, listed = ?3",
            )?;
            let mut owing = change.prepare_cached(
                "insert into owing (tbl, seq, since) values (?1, ?2, unixepoch('subsec'))
                on conflict (tbl) do update set seq = excluded.seq, since = excluded.since",
            )?;
            for Append { table, row, listing: told, owes, .. } in batch {
                let seq = i64::try_from(row.seq).unwrap_or(i64::MAX);
                let follows: bool = before.query_row(params![table, seq], |row| row.get(0))?;
                let new = follows && is_new(entry.execute(params![table, seq, row.id, row.body]))?;
                if let Some((summary, listed)) = told.as_ref().filter(|_| new) {
                    listing.execute(params![table, summary, listed])?;
                }
                if *owes && new {
                    owing.execute(params![table, seq])?;
                }
                written.push(new);
            }
        }
        change.commit()?;
        Ok(written)
    }

    fn read(&mut self, table: &str, after: u64) -> Result<Vec<Row>, StoreError> {
        let mut rows = self.0.prepare_cached(
            "select seq, coalesce(id, ''), body from entry where tbl = ?1 and seq > ?2 order by seq",
        )?;
        let after = i64::try_from(after).unwrap_or(i64::MAX);
        let row = |row: &rusqlite::Row<'_>| {
            let seq: i64 = row.get(0)?;
            Ok(Row { seq: u64::try_from(seq).unwrap_or(0), id: row.get(1)?, body: row.get(2)? })
        };
        Ok(rows.query_map(params![table, after], row)?.collect::<rusqlite::Result<_>>()?)
    }

    fn listed(&mut self, most: u32) -> Result<Vec<Listing>, StoreError> {
        let mut rows = self.0.prepare_cached(
            "select tbl, summary from listing where listed order by made desc limit ?1",
        )?;
        let listing =
            |row: &rusqlite::Row<'_>| Ok(Listing { table: row.get(0)?, summary: row.get(1)? });
        Ok(rows.query_map([most], listing)?.collect::<rusqlite::Result<_>>()?)
    }

    fn owing(&mut self, quiet: u32, most: u32) -> Result<Vec<String>, StoreError> {
        // A time that has not come yet was written before the clock was set back.
        let mut rows = self.0.prepare_cached(
            "select tbl from owing
            where since not between unixepoch('subsec') - ?1 / 1000.0 and unixepoch('subsec')
            order by since limit ?2",
        )?;
        Ok(rows.query_map([quiet, most], |row| row.get(0))?.collect::<rusqlite::Result<_>>()?)
    }

    fn settle(&mut self, table: &str, seq: u64) -> Result<(), StoreError> {
        let seq = i64::try_from(seq).unwrap_or(i64::MAX);
        let settled = "delete from owing where tbl = ?1 and seq <= ?2";
        self.0.execute(settled, params![table, seq])?;
        Ok(())
    }

    fn secret(&mut self, name: &str, fresh: &str) -> Result<String, StoreError> {
        self.0
            .execute("insert into secret values (?1, ?2) on conflict do nothing", [name, fresh])?;
        let find = "select value from secret where name = ?1";
        Ok(self.0.query_row(find, [name], |row| row.get(0))?)
    }
}
