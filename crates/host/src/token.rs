//! Secrets of seats, and names of tables.

use fogbound_game::hash::sha256_hex;
use serde::{Deserialize, Serialize};
use std::fmt;
use subtle::ConstantTimeEq as _;

/// The secret of a seat: who knows it decides there. It is never kept, only its [`Key`].
pub struct Token(String);

/// What is kept of a secret: its hash.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Key(String);

impl Token {
    /// Draws a secret of 128 random bits.
    ///
    /// # Errors
    /// Fails if the system has no random bits.
    pub fn draw() -> Result<Token, getrandom::Error> {
        random::<16>().map(Token)
    }

    /// Returns the secret itself, to be given to whoever takes the seat.
    pub fn into_secret(self) -> String {
        self.0
    }

    /// Returns what is kept of it.
    pub fn key(&self) -> Key {
        Key::of(&self.0)
    }
}

impl Key {
    /// Returns what would be kept of a secret.
    pub fn of(secret: &str) -> Key {
        Key(sha256_hex(secret.as_bytes()))
    }

    /// Compares in a time that does not depend on the content.
    pub fn is(&self, other: &Key) -> bool {
        self.0.as_bytes().ct_eq(other.0.as_bytes()).into()
    }
}

// Neither is ever printed.
impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key")
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token")
    }
}

/// Draws random bytes, written in hexadecimal digits.
///
/// # Errors
/// Fails if the system has no random bits.
pub fn random<const BYTES: usize>() -> Result<String, getrandom::Error> {
    let mut bytes = [0; BYTES];
    getrandom::fill(&mut bytes)?;
    Ok(bytes.iter().map(|byte| format!("{byte:02x}")).collect())
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
