//! Aid levels: the amount of help at a table, agreed on before the first tile and the same for all.
//!
//! [`Aid::allows`] is the only place that decides what a level allows. Code that offers help asks there.

use fogbound_game::Refusal;
use std::fmt;

/// The amount of help for the players of a game. Fixed at the start, shown to all, kept in the record.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Aid {
    /// As with the box on the table: legal answers, and the reasons for which others are refused.
    Purist,
    /// In addition to the consequences of an answer, the tiles left to draw and the score as it stands.
    Guided,
    /// Besides the advice of a bot.
    #[default]
    Full,
}

/// A kind of help.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Help {
    /// The legal answers.
    Legal,
    /// The reason for which an answer is refused.
    Reasons,
    /// The consequences of an answer.
    Preview,
    /// The tiles that are left, and the chance that they fit.
    Odds,
    /// The score of everybody if the game ended now.
    Score,
    /// The answer of a bot, and the answer that brings the most.
    Hint,
}

impl Aid {
    /// All levels, from the least help to the most.
    pub const ALL: [Aid; 3] = [Aid::Purist, Aid::Guided, Aid::Full];

    /// Returns `true` if this level includes a kind of help.
    #[must_use]
    pub const fn allows(self, help: Help) -> bool {
        match help {
            Help::Legal | Help::Reasons => true,
            Help::Preview | Help::Odds | Help::Score => !matches!(self, Aid::Purist),
            Help::Hint => matches!(self, Aid::Full),
        }
    }

    /// Returns [`Aid::allows`] as a result.
    ///
    /// # Errors
    /// [`Denied::Aid`] when it does not.
    pub const fn check(self, help: Help) -> Result<(), Denied> {
        if self.allows(help) { Ok(()) } else { Err(Denied::Aid { aid: self, help }) }
    }

    /// Returns the word for it in records and on the command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Aid::Purist => "purist",
            Aid::Guided => "guided",
            Aid::Full => "full",
        }
    }

    /// Reads the word.
    #[must_use]
    pub fn parse(word: &str) -> Option<Aid> {
        Aid::ALL.into_iter().find(|aid| aid.name() == word)
    }
}

impl fmt::Display for Aid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Help {
    /// Returns a word for it, the key of a text.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Help::Legal => "legal",
            Help::Reasons => "reasons",
            Help::Preview => "preview",
            Help::Odds => "odds",
            Help::Score => "score",
            Help::Hint => "hint",
        }
    }
}

/// The reason for which help is denied.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Denied {
    /// The aid level of the table does not include it.
    Aid {
        /// The level.
        aid: Aid,
        /// The kind of help asked for.
        help: Help,
    },
    /// The rules forbid the action asked about.
    Rules(Refusal),
}

impl From<Refusal> for Denied {
    fn from(refusal: Refusal) -> Denied {
        Denied::Rules(refusal)
    }
}

impl fmt::Display for Denied {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Denied::Aid { aid, help } => write!(f, "{}: not at aid level {aid}", help.name()),
            Denied::Rules(refusal) => refusal.fmt(f),
        }
    }
}

impl std::error::Error for Denied {}

#[cfg(test)]
mod tests;
