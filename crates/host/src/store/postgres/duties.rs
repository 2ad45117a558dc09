//! The duties of nodes: what one of them alone does at a table, as letting bots think.
//!
//! A duty is a lease with an epoch, by the clock of the database alone. The epoch grows whenever another node takes the
//! duty, and an entry that was thought of under an older one is not written.

use super::super::StoreError;
use super::{Open, Postgres};

/// A duty that was taken: its epoch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Duty(i64);

impl Duty {
    /// Returns the number of the taking.
    pub(super) fn epoch(self) -> i64 {
        self.0
    }
}

/// Takes a duty that nobody holds. A lease that lies further ahead than any that is given was given before the clock
/// was set back, and counts as none.
const TAKE: &str = "
    insert into duty (tbl, node, epoch, lease_until) values ($1, $2, 1, clock_timestamp() + interval '2 s')
    on conflict (tbl) do update set
        node = excluded.node, epoch = duty.epoch + 1, lease_until = excluded.lease_until
    where duty.node = excluded.node
        or duty.lease_until not between clock_timestamp() and clock_timestamp() + interval '2 s'
    returning epoch";

/// Rows are locked in the order of tables, as where entries are written.
const RENEW: &str = "
    with held as (
        select duty.tbl from duty join unnest($1::text[], $2::int8[]) as held (tbl, epoch)
            on duty.tbl = held.tbl and duty.epoch = held.epoch
        where node = $3 order by duty.tbl for no key update of duty
    )
    update duty set lease_until = clock_timestamp() + interval '2 s' from held
    where duty.tbl = held.tbl returning duty.tbl";

const GIVE_BACK: &str = "
    with held as (
        select tbl from duty where tbl = any($1) and node = $2 order by tbl for no key update
    )
    update duty set lease_until = '-infinity' from held where duty.tbl = held.tbl";

impl Postgres {
    /// Takes the duty of a table for a node; `None` if another one holds it.
    ///
    /// # Errors
    /// Fails if the database cannot be asked.
    pub fn take(&mut self, node: &str, table: &str) -> Result<Option<Duty>, StoreError> {
        self.with(|Open { client, .. }| {
            let row = client.query_opt(TAKE, &[&table, &node])?;
            row.map(|row| row.try_get(0).map(Duty)).transpose()
        })
    }

    /// Keeps duties of a node for a while; returns the tables whose duty it still holds.
    ///
    /// # Errors
    /// Fails if the database cannot be asked.
    pub fn renew(
        &mut self,
        node: &str,
        held: &[(String, Duty)],
    ) -> Result<Vec<String>, StoreError> {
        let (tables, epochs): (Vec<&str>, Vec<i64>) =
            held.iter().map(|(table, duty)| (table.as_str(), duty.epoch())).unzip();
        self.with(|Open { client, .. }| {
            let rows = client.query(RENEW, &[&tables, &epochs, &node])?;
            rows.iter().map(|row| row.try_get(0)).collect()
        })
    }

    /// Gives duties of a node back, for another one to take at once.
    ///
    /// # Errors
    /// Fails if the database cannot be told.
    pub fn give_back(&mut self, node: &str, tables: &[String]) -> Result<(), StoreError> {
        self.with(|Open { client, .. }| client.execute(GIVE_BACK, &[&tables, &node]).map(drop))
    }
}
