//! What the log may say: tables by a mark that opens nothing, networks instead of addresses, floods once in a while.

use fogbound_game::hash::sha256_hex;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Time after which a flood is spoken of again.
const EVERY: Duration = Duration::from_secs(60);

/// Returns the mark of a table: its name is the secret of its link.
pub fn mark(table: &str) -> String {
    sha256_hex(table.as_bytes())[..8].to_owned()
}

/// Requests of which there were too many.
#[derive(Default)]
pub struct Flood(Mutex<Counted>);

#[derive(Default)]
struct Counted {
    since: u64,
    told: Option<Instant>,
}

impl Flood {
    /// Takes note of a request that was too much, and says so if that was not said just now.
    pub fn note(&self, what: &'static str, address: IpAddr) {
        tracing::debug!(%address, what, "too much was asked for");
        let mut counted = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        counted.since += 1;
        if counted.told.is_none_or(|told| told.elapsed() >= EVERY) {
            let (refused, network) = (counted.since, network(address));
            tracing::warn!(what, refused, network, "too much was asked for and refused");
            *counted = Counted { since: 0, told: Some(Instant::now()) };
        }
    }
}

/// Returns the large network that an address is part of.
fn network(address: IpAddr) -> String {
    match address.to_canonical() {
        IpAddr::V4(address) => {
            let [first, second, ..] = address.octets();
            format!("{first}.{second}.*")
        }
        IpAddr::V6(address) => {
            let [first, second, ..] = address.segments();
            format!("{first:x}:{second:x}:*")
        }
    }
}
