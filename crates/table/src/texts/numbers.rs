//! Numbers in words.

use super::Value;

/// Returns a number that may be negative, with the sign for that.
#[must_use]
pub fn number(number: impl Into<i32>) -> String {
    match number.into() {
        above @ 0.. => above.to_string(),
        below => format!("−{}", below.unsigned_abs()),
    }
}

/// Returns a number with its sign, whatever it is.
#[must_use]
pub fn signed(change: impl Into<i32>) -> String {
    match change.into() {
        0 => "±0".to_owned(),
        up @ 1.. => format!("+{up}"),
        down => number(down),
    }
}

/// Returns a number that may be negative as an argument of a sentence that counts by it.
#[must_use]
pub fn counted(count: impl Into<i32>) -> Value<'static> {
    let count = count.into();
    if count < 0 { number(count).into() } else { count.into() }
}
