//! a promise about the shuffle, published before the first tile and checked after the last.

use fogbound_game::Seed;
use fogbound_game::hash::sha256_hex;
use std::fmt;

/// The secret random salt of a commitment: 128 to 512 bits in lower-case hexadecimal digits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Salt(String);

impl Salt {
    /// Reads the digits; `None` if they are too few or too many, or others.
    #[must_use]
    pub fn parse(text: &str) -> Option<Salt> {
        let fits = (32..=128).contains(&text.len()) && text.len().is_multiple_of(2);
        (fits && is_hex(text)).then(|| Salt(text.to_owned()))
    }

    /// Returns the digits.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// The published promise of a seed: SHA-256 of `fogbound commitment 1`, the salt and the seed, each but the
/// last followed by a line feed. Written `sha256:` and 64 digits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Commitment(String);

impl Commitment {
    /// Returns the commitment to this seed with this salt.
    #[must_use]
    pub fn of(seed: &Seed, salt: &Salt) -> Commitment {
        let text = format!("fogbound commitment 1\n{}\n{}", salt.as_str(), seed.as_str());
        Commitment(sha256_hex(text.as_bytes()))
    }

    /// Returns `true` if this is the commitment to that seed with that salt. Anybody can check it when both
    /// have been revealed.
    #[must_use]
    pub fn is_kept_by(&self, seed: &Seed, salt: &Salt) -> bool {
        Commitment::of(seed, salt) == *self
    }

    /// Reads `sha256:` and 64 digits.
    #[must_use]
    pub fn parse(text: &str) -> Option<Commitment> {
        parse_sha256(text).map(Commitment)
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "sha256:{}", self.0)
    }
}

/// Returns the 64 lower-case digits after `sha256:`.
pub(super) fn parse_sha256(text: &str) -> Option<String> {
    let digits = text.strip_prefix("sha256:")?;
    (digits.len() == 64 && is_hex(digits)).then(|| digits.to_owned())
}

pub(super) fn is_hex(text: &str) -> bool {
    text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
}
