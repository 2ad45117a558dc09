//! What a single address or connection may ask for.

use crate::log::Flood;
use fogbound_server::{Share, Shares, network};
use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::time::Instant;

/// The limits of a server.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Connections of one address at once.
    pub connections: u32,
    /// Tables that one address may make in an hour; half of them at once.
    pub tables: u32,
    /// Messages of one connection in a second, over longer times.
    pub messages: u32,
    /// Pictures, positions and records that one address may ask for in a minute.
    pub drawings: u32,
}

impl Default for Limits {
    /// A club behind one address plays comfortably within these.
    fn default() -> Limits {
        Limits { connections: 100, tables: 120, messages: 20, drawings: 120 }
    }
}

/// A bucket of tokens: it fills steadily, and each request takes one.
#[derive(Clone, Copy, Debug)]
pub struct Bucket {
    tokens: f64,
    most: f64,
    in_a_second: f64,
    filled: Instant,
}

impl Bucket {
    /// Returns a full bucket.
    pub fn new(most: u32, in_a_second: f64) -> Bucket {
        let most = f64::from(most);
        Bucket { tokens: most, most, in_a_second, filled: Instant::now() }
    }

    /// Takes a token, if there is one.
    pub fn take(&mut self) -> bool {
        let now = Instant::now();
        let filled = now.duration_since(self.filled).as_secs_f64() * self.in_a_second;
        self.tokens = (self.tokens + filled).min(self.most);
        self.filled = now;
        let is_there = self.tokens >= 1.0;
        if is_there {
            self.tokens -= 1.0;
        }
        is_there
    }

    fn is_full(&self, now: Instant) -> bool {
        let filled = now.duration_since(self.filled).as_secs_f64() * self.in_a_second;
        self.tokens + filled >= self.most
    }
}

/// The addresses that are using the server.
#[derive(Clone)]
pub struct Addresses {
    limits: Limits,
    known: Arc<Mutex<BTreeMap<IpAddr, Address>>>,
    connections: Shares,
    flood: Arc<Flood>,
}

struct Address {
    tables: Bucket,
    drawings: Bucket,
}

impl Address {
    fn new(limits: &Limits) -> Address {
        let (tables, drawings) = (f64::from(limits.tables), f64::from(limits.drawings));
        Address {
            tables: Bucket::new(limits.tables.div_ceil(2), tables / 3600.0),
            drawings: Bucket::new(limits.drawings, drawings / 60.0),
        }
    }

    /// Returns `true` unless it could be forgotten without giving it more than its share.
    fn is_used(&self, now: Instant) -> bool {
        !self.tables.is_full(now) || !self.drawings.is_full(now)
    }
}

/// Addresses above which those that use nothing are forgotten.
const MANY: usize = 10_000;

impl Addresses {
    pub fn new(limits: Limits) -> Addresses {
        let connections = Shares::new(usize::try_from(limits.connections).unwrap_or(usize::MAX));
        Addresses { limits, known: Arc::default(), connections, flood: Arc::default() }
    }

    /// Returns a bucket for the messages of a connection.
    pub fn messages(&self) -> Bucket {
        Bucket::new(self.limits.messages * 5, f64::from(self.limits.messages))
    }

    fn with<T>(&self, address: IpAddr, what: impl FnOnce(&mut Address) -> T) -> T {
        // Numbers are never half written.
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() > MANY {
            let now = Instant::now();
            known.retain(|_, it| it.is_used(now));
        }
        what(known.entry(network(address)).or_insert_with(|| Address::new(&self.limits)))
    }

    /// Takes note of a client that says too much.
    pub fn says_too_much(&self, address: IpAddr) {
        self.flood.note("messages", address);
    }

    fn within(&self, what: &'static str, address: IpAddr, is_within: bool) -> bool {
        if !is_within {
            self.flood.note(what, address);
        }
        is_within
    }

    /// Counts a connection; `None` if the address has too many.
    pub fn connect(&self, address: IpAddr) -> Option<Share> {
        let share = self.connections.take(address);
        self.within("connections", address, share.is_some());
        share
    }

    /// Returns `true` if the address may make a table now, and counts it.
    pub fn make(&self, address: IpAddr) -> bool {
        self.within("tables", address, self.with(address, |it| it.tables.take()))
    }

    /// Returns `true` if the address may ask for a picture or position now, and counts it.
    pub fn draw(&self, address: IpAddr) -> bool {
        self.within("drawings", address, self.with(address, |it| it.drawings.take()))
    }
}
