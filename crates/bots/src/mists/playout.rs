//! Whole games between bots.

use crate::{Bot, play};
use fogbound_game::{Game as _, Refusal, RuleId};
use fogbound_landscape::{RegionId, SegmentKind};
use fogbound_mists::{Action, Event, Game, Order, Rules};
use std::sync::Arc;

/// What one game came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stats {
    /// Whether the team won.
    pub won: bool,
    /// The rule that ended the game: M-12.1, M-12.2 or M-12.3.
    pub rule: RuleId,
    /// Points of the scoring meeple that is furthest behind.
    pub points: u16,
    /// Turns begun.
    pub turns: u16,
    /// Tiles drawn and shown.
    pub draws: u16,
    /// Draws that fitted nowhere (M-3.5).
    pub unplaceable_draws: u16,
    /// Decisions asked; forced ones are not counted.
    pub decisions: u32,
    /// Mist banks on the table at the end, the finished ones included.
    pub banks: u16,
    /// Those of them that were finished.
    pub banks_finished: u16,
    /// Ghosts that came onto the board after the setup.
    pub ghosts_placed: u16,
}

/// Lists that are kept from game to game, so that a playout allocates nothing per decision.
#[derive(Clone, Debug, Default)]
pub struct Playout {
    legal: Vec<Action>,
    actions: Vec<(u8, Action)>,
    banks: Vec<RegionId>,
}

impl Playout {
    /// The actions of the last game, each with its seat, forced ones left out.
    #[must_use]
    pub fn actions(&self) -> &[(u8, Action)] {
        &self.actions
    }
}

/// Plays a game to its end, one bot for each seat; with fewer bots than seats they take turns.
///
/// # Errors
/// A refusal when `order` is no order of the tiles in play, when there is no bot, when tiles would
/// have to be told, or when a bot answers with an illegal action.
pub fn play_out(
    rules: &Arc<Rules>,
    order: &Order,
    bots: &mut [Box<dyn Bot<Game>>],
    playout: &mut Playout,
) -> Result<Stats, Refusal> {
    let (mut game, _) = Game::start(Arc::clone(rules), order)?;
    let Playout { legal, actions, banks } = playout;
    actions.clear();
    let mut ghosts_placed = 0;
    let mut count = |event| {
        if let Event::GhostsPlaced { n, .. } = event {
            ghosts_placed += u16::from(n);
        }
    };
    play(&mut game, bots, legal, &mut |seat, action| actions.push((seat, action)), &mut count)?;
    let outcome = game.outcome().ok_or(Refusal::new("X-6", "waiting-for-tile"))?;
    let (all, finished) = count_banks(&game, banks);
    let unplaceable = game.set_aside().len() as u16;
    Ok(Stats {
        won: outcome.won,
        rule: outcome.rule,
        points: game.lowest_points(),
        turns: game.turn(),
        draws: game.draws().flatten().count() as u16,
        unplaceable_draws: unplaceable,
        decisions: actions.len() as u32,
        banks: all,
        banks_finished: finished,
        ghosts_placed,
    })
}

/// Mist banks on the table, and how many of them are finished.
fn count_banks(game: &Game, banks: &mut Vec<RegionId>) -> (u16, u16) {
    let map = game.map();
    banks.clear();
    for cell in map.cells() {
        for (segment, _, _) in map.segments(game.rules().catalogue(), cell, SegmentKind::Mist) {
            banks.push(map.region(segment));
        }
    }
    banks.sort_unstable();
    banks.dedup();
    let finished = banks.iter().filter(|&&bank| map.open_edges(bank) == 0).count();
    (banks.len() as u16, finished as u16)
}
