//! The share of the connections that one address has, so that it keeps nobody else out.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The connections of each address.
#[derive(Clone, Debug)]
pub struct Shares {
    most: usize,
    held: Arc<Mutex<BTreeMap<IpAddr, usize>>>,
}

/// A connection that counts as long as this is held.
#[derive(Debug)]
pub struct Share {
    shares: Shares,
    address: IpAddr,
}

impl Shares {
    /// Lets each address have so many connections.
    #[must_use]
    pub fn new(most: usize) -> Shares {
        Shares { most, held: Arc::default() }
    }

    fn held(&self) -> MutexGuard<'_, BTreeMap<IpAddr, usize>> {
        // Numbers are never half written.
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts a connection; `None` if the address has too many.
    #[must_use]
    pub fn take(&self, address: IpAddr) -> Option<Share> {
        let address = network(address);
        let mut held = self.held();
        let of_address = held.entry(address).or_default();
        let has_room = *of_address < self.most;
        *of_address += usize::from(has_room);
        has_room.then(|| Share { shares: self.clone(), address })
    }
}

impl Drop for Share {
    fn drop(&mut self) {
        let mut held = self.shares.held();
        if let Some(of_address) = held.get_mut(&self.address) {
            *of_address -= 1;
            if *of_address == 0 {
                held.remove(&self.address);
            }
        }
    }
}

/// Returns the part of an address that stands for one household: of IPv6 the network.
#[must_use]
pub fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => address.into(),
        IpAddr::V6(address) => {
            let mut parts = address.segments();
            parts[4..].fill(0);
            IpAddr::from(parts)
        }
    }
}

#[cfg(test)]
mod tests;
