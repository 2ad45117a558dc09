//! The stars of a won level: one for the victory, and one for each of two margins.

use crate::model::Star;
use fogbound_game::Game as _;
use fogbound_mists::Game;
use fogbound_table::texts::{Texts, msg};

/// The stars, in their order: for the victory, for tiles that were not needed, for ghosts left in the supply.
pub const STARS: [&str; 3] = ["won", "tiles", "ghosts"];

/// What has to be left at the end of a won game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Margin {
    /// Tiles in all piles.
    pub tiles: u16,
    /// Ghosts in the supply.
    pub ghosts: u8,
}

/// The margins of the levels, from the first. Among games that two seats of the bot `greedy` win, each star is earned
/// in about half (figures in `docs/measurements.md`).
pub const MARGINS: [Margin; 6] = [
    Margin { tiles: 28, ghosts: 7 },
    Margin { tiles: 28, ghosts: 5 },
    Margin { tiles: 27, ghosts: 5 },
    Margin { tiles: 21, ghosts: 4 },
    Margin { tiles: 20, ghosts: 4 },
    Margin { tiles: 5, ghosts: 4 },
];

/// Returns the margins of a level, if it is one of the six.
#[must_use]
pub fn margin(level: u8) -> Option<Margin> {
    MARGINS.get(usize::from(level).checked_sub(1)?).copied()
}

/// Returns the stars of a game that is won at one of the six levels, earned or not; none for others.
pub(super) fn stars(game: &Game, texts: &Texts) -> Vec<Star> {
    let won = game.outcome().is_some_and(|outcome| outcome.won);
    let level = game.rules().level().number.filter(|_| won);
    let Some((level, Margin { tiles, ghosts })) = level.zip(level.and_then(margin)) else {
        return Vec::new();
    };
    let left: u16 = game.piles().iter().map(|&pile| u16::from(pile)).sum();
    let supply = game.ghost_supply();
    let earned = [true, left >= tiles, supply >= ghosts];
    let [_, of_tiles, of_ghosts] = earned.map(|it| if it { "yes" } else { "no" });
    let told = [
        texts.say(msg!("star-won", level)),
        texts.say(msg!("star-tiles", n = left, of = tiles, earned = of_tiles)),
        texts.say(msg!("star-ghosts", n = supply, of = ghosts, earned = of_ghosts)),
    ];
    let stars = STARS.into_iter().zip(earned).zip(told);
    stars.map(|((name, is_earned), text)| Star { name, is_earned, text }).collect()
}

/// Returns what each star of a level asks for, in words.
#[must_use]
pub fn asked(level: u8, texts: &Texts) -> Vec<String> {
    margin(level).map_or_else(Vec::new, |Margin { tiles, ghosts }| {
        vec![
            texts.say(msg!("star-asks-won")),
            texts.say(msg!("star-asks-tiles", n = tiles)),
            texts.say(msg!("star-asks-ghosts", n = ghosts)),
        ]
    })
}
