//! The store in a PostgreSQL database, which many nodes share.
//!
//! A connection is opened when it is needed, and anew after a loss. What is done twice for that has its effect once: an
//! entry that stands already is not written again.

mod duties;
mod notes;
mod schema;

use super::{Append, Backend, Listing, Row, StoreError};
use postgres::types::ToSql;
use postgres::{Client, Config, NoTls, Statement};
use std::collections::BTreeSet;
use std::error::Error as _;
use std::fmt;
use std::time::Duration;

pub use duties::Duty;
pub use notes::Heard;

/// Time for a connection to be made.
const CONNECTING: Duration = Duration::from_secs(3);
/// Time after which a silent database counts as lost.
const SILENCE: Duration = Duration::from_secs(10);

/// Writes entries, no table twice, and returns the tables of those that were written. Rows come in the order of
/// tables, so that two nodes never wait for one another. `held` locks the duties that entries were thought of under:
/// nobody takes one over before the entry stands.
const APPEND: &str = "
    with given as (
        select * from unnest($1::text[], $2::int8[], $3::text[], $4::text[], $5::int8[], $6::text[], $7::bool[], $8::bool[])
            as given (tbl, seq, id, body, epoch, summary, listed, owes)
    ), held as (
        select tbl, epoch from duty
        where tbl in (select tbl from given where epoch is not null) order by tbl for share
    ), written as (
        insert into entry (tbl, seq, id, body)
        select tbl, seq, nullif(id, ''), body from given
        where (seq = 1 or (select true from entry where tbl = given.tbl and seq = given.seq - 1))
            and (epoch is null or (tbl, epoch) in (select tbl, epoch from held))
        order by tbl
        on conflict do nothing
        returning tbl
    ), told as (
        insert into listing (tbl, summary, listed)
        select tbl, summary, listed from given join written using (tbl) where summary is not null
        order by tbl
        on conflict (tbl) do update set summary = excluded.summary, listed = excluded.listed
    ), noted as (
        insert into owing (tbl, seq, since)
        select tbl, seq, clock_timestamp() from given join written using (tbl) where owes
        order by tbl
        on conflict (tbl) do update set seq = excluded.seq, since = excluded.since
    )
    select tbl from written";

const READ: &str =
    "select seq, coalesce(id, ''), body from entry where tbl = $1 and seq > $2 order by seq";

const LISTED: &str = "select tbl, summary from listing where listed order by made desc limit $1";

/// A time that has not come yet was written before the clock was set back.
const OWING: &str = "
    select tbl from owing
    where since not between clock_timestamp() - $1 * interval '1 ms' and clock_timestamp()
    order by since limit $2";

const GONE_ON: &str = "
    select known.tbl from unnest($1::text[], $2::int8[]) as known (tbl, seq)
    where (select true from entry where tbl = known.tbl and seq = known.seq + 1)";

/// What every connection begins with: entries that are confirmed are on the disk, nothing waits for ever, and what is
/// looked up is looked up in an index, however many rows are asked for and whatever the database knows of its tables.
const BEGIN: &str = "
    set search_path = fogbound;
    set synchronous_commit = on;
    set statement_timeout = '10s';
    set plan_cache_mode = force_generic_plan;
    set enable_seqscan = off";

/// Where a database is, and how one gets in.
#[derive(Clone)]
pub struct Address(Config);

/// A database, and the connection to it while there is one.
pub struct Postgres {
    address: Address,
    open: Option<Open>,
}

/// A connection with its statements.
struct Open {
    client: Client,
    append: Statement,
    read: Statement,
    listed: Statement,
    gone_on: Statement,
}

impl Open {
    fn new(config: &Config) -> Result<Open, postgres::Error> {
        let mut client = config.connect(NoTls)?;
        client.batch_execute(BEGIN)?;
        Ok(Open {
            append: client.prepare(APPEND)?,
            read: client.prepare(READ)?,
            listed: client.prepare(LISTED)?,
            gone_on: client.prepare(GONE_ON)?,
            client,
        })
    }
}

impl Address {
    /// Finds a database, and brings its schema up to date.
    ///
    /// # Errors
    /// Fails if this is no address of a database, it cannot be reached, or it was written by a later version.
    pub fn find(address: &str) -> Result<Address, StoreError> {
        let mut config: Config = address.parse()?;
        config
            .connect_timeout(CONNECTING)
            .tcp_user_timeout(SILENCE)
            .keepalives_idle(SILENCE / 2)
            .application_name("fogbound");
        schema::migrate(&mut config.connect(NoTls)?)?;
        Ok(Address(config))
    }

    /// Returns the database, with a connection of its own as soon as it is needed.
    pub fn database(&self) -> Postgres {
        Postgres { address: self.clone(), open: None }
    }
}

// It may hold a secret.
impl fmt::Debug for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Address")
    }
}

impl Postgres {
    /// Does something on a connection; on another one if the first was lost meanwhile.
    fn with<T>(
        &mut self,
        mut work: impl FnMut(&mut Open) -> Result<T, postgres::Error>,
    ) -> Result<T, StoreError> {
        if let Some(open) = &mut self.open {
            match work(open) {
                Ok(done) => return Ok(done),
                Err(_) => self.open = None,
            }
        }
        let mut open = Open::new(&self.address.0)?;
        let done = work(&mut open)?;
        self.open = Some(open);
        Ok(done)
    }
}

impl From<postgres::Error> for StoreError {
    fn from(error: postgres::Error) -> StoreError {
        let cause = match error.as_db_error() {
            Some(told) => told.message().to_owned(),
            None => error.source().map_or_else(|| error.to_string(), ToString::to_string),
        };
        StoreError::Failed(cause)
    }
}

impl Backend for Postgres {
    fn append(&mut self, batch: &[Append]) -> Result<Vec<bool>, StoreError> {
        self.with(|open| {
            let rounds = rounds(batch);
            let mut written = vec![false; batch.len()];
            if let [round] = &rounds[..] {
                // One statement is a transaction.
                append(&mut open.client, &open.append, batch, round, &mut written)?;
                return Ok(written);
            }
            let mut change = open.client.transaction()?;
            for round in &rounds {
                append(&mut change, &open.append, batch, round, &mut written)?;
            }
            change.commit()?;
            Ok(written)
        })
    }

    fn read(&mut self, table: &str, after: u64) -> Result<Vec<Row>, StoreError> {
        self.with(|open| {
            let rows = open.client.query(&open.read, &[&table, &number(after)])?;
            let row = |row: &postgres::Row| {
                let seq: i64 = row.try_get(0)?;
                let seq = u64::try_from(seq).unwrap_or(0);
                Ok(Row { seq, id: row.try_get(1)?, body: row.try_get(2)? })
            };
            rows.iter().map(row).collect()
        })
    }

    fn listed(&mut self, most: u32) -> Result<Vec<Listing>, StoreError> {
        self.with(|open| {
            let rows = open.client.query(&open.listed, &[&i64::from(most)])?;
            let listing = |row: &postgres::Row| {
                Ok(Listing { table: row.try_get(0)?, summary: row.try_get(1)? })
            };
            rows.iter().map(listing).collect()
        })
    }

    fn owing(&mut self, quiet: u32, most: u32) -> Result<Vec<String>, StoreError> {
        self.with(|open| {
            let rows = open.client.query(OWING, &[&f64::from(quiet), &i64::from(most)])?;
            rows.iter().map(|row| row.try_get(0)).collect()
        })
    }

    fn settle(&mut self, table: &str, seq: u64) -> Result<(), StoreError> {
        self.with(|open| {
            let settled = "delete from owing where tbl = $1 and seq <= $2";
            open.client.execute(settled, &[&table, &number(seq)]).map(drop)
        })
    }

    fn secret(&mut self, name: &str, fresh: &str) -> Result<String, StoreError> {
        self.with(|open| {
            let keep = "insert into secret values ($1, $2) on conflict do nothing";
            open.client.execute(keep, &[&name, &fresh])?;
            let find = "select value from secret where name = $1";
            open.client.query_one(find, &[&name])?.try_get(0)
        })
    }

    fn gone_on(&mut self, known: &[(String, u64)]) -> Result<Vec<String>, StoreError> {
        let (tables, seqs): (Vec<&str>, Vec<i64>) =
            known.iter().map(|(table, seq)| (table.as_str(), number(*seq))).unzip();
        self.with(|open| {
            let rows = open.client.query(&open.gone_on, &[&tables, &seqs])?;
            rows.iter().map(|row| row.try_get(0)).collect()
        })
    }
}

/// Returns the entries of a batch in rounds, by their places: in each no table occurs twice, so that an entry finds
/// the one that it follows.
fn rounds(batch: &[Append]) -> Vec<Vec<usize>> {
    let mut rounds: Vec<(BTreeSet<&str>, Vec<usize>)> = Vec::new();
    for (at, append) in batch.iter().enumerate() {
        let last = rounds.iter().rposition(|(tables, _)| tables.contains(append.table.as_str()));
        let round = last.map_or(0, |last| last + 1);
        if round == rounds.len() {
            rounds.push(Default::default());
        }
        rounds[round].0.insert(&append.table);
        rounds[round].1.push(at);
    }
    rounds.into_iter().map(|(_, round)| round).collect()
}

/// Writes a round of a batch, and notes what was written.
fn append(
    client: &mut impl postgres::GenericClient,
    statement: &Statement,
    batch: &[Append],
    round: &[usize],
    written: &mut [bool],
) -> Result<(), postgres::Error> {
    let of = || round.iter().map(|&at| &batch[at]);
    let told = |it: &Append| it.listing.clone();
    let tables: Vec<&str> = of().map(|it| it.table.as_str()).collect();
    let seqs: Vec<i64> = of().map(|it| number(it.row.seq)).collect();
    let ids: Vec<&str> = of().map(|it| it.row.id.as_str()).collect();
    let bodies: Vec<&str> = of().map(|it| it.row.body.as_str()).collect();
    let epochs: Vec<Option<i64>> = of().map(|it| it.duty.map(Duty::epoch)).collect();
    let (summaries, listed): (Vec<Option<String>>, Vec<Option<bool>>) =
        of().map(|it| told(it).unzip()).unzip();
    let owes: Vec<bool> = of().map(|it| it.owes).collect();
    let given: [&(dyn ToSql + Sync); 8] =
        [&tables, &seqs, &ids, &bodies, &epochs, &summaries, &listed, &owes];
    let rows = client.query(statement, &given)?;
    let new = rows.iter().map(|row| row.try_get(0));
    let new: BTreeSet<String> = new.collect::<Result<_, postgres::Error>>()?;
    for &at in round {
        written[at] = new.contains(&batch[at].table);
    }
    Ok(())
}

/// Returns a number as the database has it.
fn number(seq: u64) -> i64 {
    i64::try_from(seq).unwrap_or(i64::MAX)
}
