//! The length of a game before it begins: the tiles that are laid, and the time that takes.

use crate::presented::Presented;
use fogbound_table::setup::Wish;
use fogbound_table::texts::{Texts, msg};
use fogbound_table::with_game;

/// The tiles that are laid in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Length {
    /// All of these, one after the other.
    All(u16),
    /// These at most: the game may end before the last.
    Most(u16),
    /// So many by each seat, all at the same time.
    Each(u16),
}

/// The time that a person takes for a tile, in seconds: a game of 72 tiles among people then takes 42 minutes, which
/// is about what boxes of such games say.
const OF_PERSON: usize = 35;

/// The time that a bot takes, with what there is to see of it.
const OF_BOT: usize = 3;

impl Length {
    /// Returns the minutes at one screen, in steps of five: with so many people and bots.
    #[must_use]
    pub fn minutes(self, people: usize, bots: usize) -> usize {
        let round = people * OF_PERSON + bots * OF_BOT;
        let seconds = match self {
            Length::All(tiles) | Length::Most(tiles) => {
                usize::from(tiles) * round / (people + bots).max(1)
            }
            Length::Each(tiles) => usize::from(tiles) * round,
        };
        (seconds + 150).div_euclid(300).max(1) * 5
    }
}

/// Returns the length of a game that somebody wishes to play, in a sentence; `None` if no such game can be set up.
#[must_use]
pub fn length(wish: &Wish, texts: &Texts) -> Option<String> {
    let length =
        with_game!(wish.game, G => wish.rules::<G>().ok().and_then(|rules| G::length(&rules)))?;
    let bots = wish.seats.iter().filter(|who| !["person", "open"].contains(&who.as_str())).count();
    let minutes = length.minutes(wish.seats.len() - bots, bots);
    Some(match length {
        Length::All(tiles) => texts.say(msg!("length-all", tiles, minutes)),
        Length::Most(tiles) => texts.say(msg!("length-most", tiles, minutes)),
        Length::Each(tiles) => texts.say(msg!("length-each", tiles, minutes)),
    })
}

#[cfg(test)]
mod tests;
