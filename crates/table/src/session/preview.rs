//! Consequences of an answer, and advice, as far as the aid level allows them.

use super::Session;
use crate::aid::{Denied, Help};
use crate::record::Recorded;
use fogbound_bots::Seated;
use fogbound_game::{Deciding, Game, Refusal};

/// The consequences of an action, as far as anybody can know.
#[derive(Clone, Debug)]
pub struct Preview<G: Game> {
    /// The events up to the next decision or the next draw.
    pub events: Vec<G::Event>,
    /// The position after it, with everything left out that is hidden from the seat.
    pub game: G,
    /// `true` if it cannot be taken back freely: a tile will be drawn, the game ends, or all who decide at
    /// once have chosen.
    pub is_final: bool,
}

/// Returns the consequences of an action of a seat in a position that holds only what the seat sees.
pub(super) fn previewed<G: Game>(
    before: &G,
    seat: u8,
    action: G::Action,
) -> Result<Preview<G>, Refusal> {
    let mut game = before.clone();
    let events = game.apply_of(seat, action)?;
    let is_last = |deciding| matches!(deciding, Deciding::Together(seats) if seats.len() == 1);
    let reveals = before.revealed_since(&game) || is_last(before.deciding());
    let is_final = reveals || game.wants_tile();
    Ok(Preview { events, game, is_final })
}

impl<G: Recorded + Seated> Session<G> {
    /// Returns the consequences of an action of a seat, as far as that seat can know.
    ///
    /// # Errors
    /// [`Denied::Aid`] if the aid level includes no previews, or the rule that forbids the action.
    pub fn preview(&self, seat: u8, action: G::Action) -> Result<Preview<G>, Denied> {
        self.aid().check(Help::Preview)?;
        Ok(previewed(&*self.game().view_of(Some(seat)), seat, action)?)
    }

    /// Returns the answer that the adviser would give in the place of a seat.
    ///
    /// # Errors
    /// [`Denied::Aid`] if the aid level includes no hints, or X-5 if the seat has nothing to decide.
    pub fn hint(&self, seat: u8) -> Result<G::Action, Denied> {
        self.aid().check(Help::Hint)?;
        let view = self.game().view_of(Some(seat));
        let legal = view.legal_of(seat);
        if legal.is_empty() {
            return Err(Refusal::new("X-5", "not-asked").into());
        }
        let ways = G::weigh(&view, seat, &legal, None);
        Ok(ways.first().and_then(|way| way.actions.first().copied()).unwrap_or(legal[0]))
    }
}
