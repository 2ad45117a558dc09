//! What a program can look up over HTTP: positions of a table, sets of tiles, rules.

#[cfg(feature = "schema")]
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A position of a game, as everybody may know it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
pub struct Position<P> {
    /// The game, like `mists`.
    pub game: String,
    /// The number of decisions before it.
    pub at: u32,
    /// The number of decisions in the record.
    pub decisions: u32,
    /// True if the game is over there.
    pub over: bool,
    /// The seats that have to decide there.
    pub deciding: Vec<u8>,
    /// The position as traces have it.
    pub position: P,
}

/// A set of tiles that comes with the program.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
pub struct SetSummary {
    /// The name of its file, without the ending, like `base-1`.
    pub name: String,
    /// The name in records, like `base`.
    pub id: String,
    /// The version, from 1.
    pub version: u32,
    /// One line for people.
    pub title: String,
    /// `tiles` for square tiles of landscape, `tracks` for tiles of tracks and their boards.
    pub kind: String,
    /// SHA-256 over the meaning of the set, in hexadecimal digits.
    pub hash: String,
}

/// A rule in plain words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
pub struct Rule {
    /// Its id, like `M-6.2`, or a section like `M-6`.
    pub id: String,
    /// Its name.
    pub title: String,
    /// The rule.
    pub text: String,
    /// The source it rests on; sections have none.
    pub source: Option<String>,
}
