//! How a connection to a table is kept alive, and made anew.

use std::time::Duration;

/// Time between two signs of life ([`ToTable::Ping`](fogbound_protocol::ToTable::Ping)).
pub const PING: Duration = Duration::from_secs(15);

/// Time before a lost connection is made anew for the first time, in milliseconds.
const FIRST: u64 = 400;

/// The longest time before the next attempt, in milliseconds.
const LONGEST: u64 = 15_000;

/// Returns the time before a lost connection is made anew, after so many failures in a row: it doubles each time.
#[must_use]
pub fn pause(failures: u32) -> Duration {
    Duration::from_millis((FIRST << failures.min(8)).min(LONGEST))
}
