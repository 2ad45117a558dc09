//! Secrets of seats, and names of tables.

use fogbound_game::Refusal;
use fogbound_game::hash::{hex, sha256_hex};
use serde::{Deserialize, Serialize};
use std::fmt;
use subtle::ConstantTimeEq as _;

/// What is kept of the secret of a seat: its hash. Who knows the secret decides there.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Key(String);

impl Key {
    /// Returns what would be kept of a secret.
    pub fn of(secret: &str) -> Key {
        Key(sha256_hex(secret.as_bytes()))
    }

    /// Returns what is kept of the secret that somebody has drawn for a seat.
    ///
    /// # Errors
    /// X-7 if it could be guessed, by its length.
    pub fn of_secret(secret: &str) -> Result<Key, Refusal> {
        let fits =
            (32..=64).contains(&secret.len()) && secret.bytes().all(|b| b.is_ascii_alphanumeric());
        match fits {
            true => Ok(Key::of(secret)),
            false => Err(Refusal::new("X-7", "no-secret")),
        }
    }

    /// Compares in a time that does not depend on the content.
    pub fn is(&self, other: &Key) -> bool {
        self.0.as_bytes().ct_eq(other.0.as_bytes()).into()
    }
}

// It is never printed.
impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key")
    }
}

/// Draws random bytes, written in hexadecimal digits.
///
/// # Errors
/// Fails if the system has no random bits.
pub fn random<const BYTES: usize>() -> Result<String, getrandom::Error> {
    let mut bytes = [0; BYTES];
    getrandom::fill(&mut bytes)?;
    Ok(hex(&bytes))
}

/// Draws the name of a table: 80 random bits, so that nobody finds one by trying.
///
/// # Errors
/// Fails if the system has no random bits.
pub fn table_name() -> Result<String, getrandom::Error> {
    random::<10>()
}

/// Returns `true` if a text can be the name of a table.
pub fn is_table_name(text: &str) -> bool {
    text.len() == 20 && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
}
