//! The state hash: SHA-256 over a canonical encoding, cut to 128 bits.

use core::fmt;
use sha2::{Digest, Sha256};

/// A 128-bit hash of a state, written as 32 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct StateHash(pub [u8; 16]);

impl fmt::Display for StateHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

impl fmt::Debug for StateHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// Takes the parts of a state in a fixed order. Integers go in little-endian, texts and lists with
/// their length before them, so no two different states share an encoding.
#[derive(Clone, Debug)]
pub struct StateHasher(Sha256);

impl StateHasher {
    /// Returns a hasher for one kind of content. `domain` keeps kinds apart.
    #[must_use]
    pub fn new(domain: &str) -> StateHasher {
        let mut hasher = StateHasher(Sha256::new());
        hasher.text(domain);
        hasher
    }

    /// Adds raw bytes, without a length.
    pub fn bytes(&mut self, bytes: &[u8]) {
        self.0.update(bytes);
    }

    /// Adds a number.
    pub fn number(&mut self, number: i64) {
        self.0.update(number.to_le_bytes());
    }

    /// Adds a text with its length in bytes.
    pub fn text(&mut self, text: &str) {
        self.number(text.len() as i64);
        self.0.update(text.as_bytes());
    }

    /// Returns the first 128 bits of the SHA-256.
    #[must_use]
    pub fn finish(self) -> StateHash {
        let digest = self.0.finalize();
        let mut hash = [0; 16];
        hash.copy_from_slice(&digest[..16]);
        StateHash(hash)
    }
}

/// Returns the full SHA-256 of some bytes, as 64 hexadecimal digits.
#[must_use]
pub fn sha256_hex(bytes: &[u8]) -> String {
    hex(&Sha256::digest(bytes))
}

/// Returns bytes as lower-case hexadecimal digits.
#[must_use]
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
