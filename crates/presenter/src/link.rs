//! A record as part of an address: deflated, in letters that every address may have.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use fogbound_table::record::MAX_BYTES;
use fogbound_table::texts::{Message, msg};
use miniz_oxide::deflate::compress_to_vec_zlib;
use miniz_oxide::inflate::{TINFLStatus, decompress_to_vec_zlib_with_limit};

/// The compression level: records are small, links should be short.
const LEVEL: u8 = 9;
/// The longest link that is read. No record that may be written becomes longer.
const MAX_LETTERS: usize = MAX_BYTES * 3 / 2;

/// The reason for which a link cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinkError {
    /// It has letters that no link has, or they do not add up.
    Letters,
    /// Part of it is missing or has been changed.
    Damaged,
    /// It is longer than any record.
    TooLong,
}

impl LinkError {
    /// Returns the message for people.
    #[must_use]
    pub const fn text(self) -> Message<'static> {
        match self {
            LinkError::Letters => msg!("link-letters"),
            LinkError::Damaged => msg!("link-damaged"),
            LinkError::TooLong => msg!("link-too-long"),
        }
    }
}

/// Returns a record as part of an address.
#[must_use]
pub fn pack(record: &str) -> String {
    URL_SAFE_NO_PAD.encode(compress_to_vec_zlib(record.as_bytes(), LEVEL))
}

/// Returns the text that was packed. It need not be a record: the reader has to check that.
///
/// # Errors
/// The reason for which this was never packed.
pub fn unpack(link: &str) -> Result<String, LinkError> {
    if link.len() > MAX_LETTERS {
        return Err(LinkError::TooLong);
    }
    let pressed = URL_SAFE_NO_PAD.decode(link).map_err(|_| LinkError::Letters)?;
    let text = decompress_to_vec_zlib_with_limit(&pressed, MAX_BYTES);
    let text = text.map_err(|error| match error.status {
        TINFLStatus::HasMoreOutput => LinkError::TooLong,
        _ => LinkError::Damaged,
    })?;
    String::from_utf8(text).map_err(|_| LinkError::Damaged)
}

#[cfg(test)]
mod tests;
