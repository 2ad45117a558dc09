//! What an answer would bring about, and advice, as far as the aid level gives them.

use super::{Session, choose};
use crate::aid::{Denied, Help};
use crate::record::Recorded;
use fogbound_bots::Seated;
use fogbound_game::{Deciding, Game, Refusal};

/// What an action would bring about, as far as anybody can know.
#[derive(Clone, Debug)]
pub struct Preview<G: Game> {
    /// What would happen, up to the next decision or the next draw.
    pub events: Vec<G::Event>,
    /// The position after it, with everything left out that is hidden from the seat.
    pub game: G,
    /// Whether it cannot be taken back freely: a tile will be drawn, the game ends, or all who decide
    /// at once have chosen.
    pub is_final: bool,
}

/// What an action of a seat would bring about in a position that holds only what the seat sees.
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
    /// What an action of a seat would bring about, as far as that seat can know.
    ///
    /// # Errors
    /// [`Denied::Aid`] where the aid level gives no previews; the rule that forbids the action.
    pub fn preview(&self, seat: u8, action: G::Action) -> Result<Preview<G>, Denied> {
        self.aid().check(Help::Preview)?;
        Ok(previewed(&*self.game().view_of(Some(seat)), seat, action)?)
    }

    /// What a bot would do in the place of a seat.
    ///
    /// # Errors
    /// [`Denied::Aid`] where the aid level gives no hints; X-5 when the seat has nothing to decide.
    pub fn hint(&mut self, seat: u8) -> Result<G::Action, Denied> {
        self.aid().check(Help::Hint)?;
        let hint = choose(self.adviser.as_mut(), self.replay.end(), seat);
        Ok(hint.ok_or(Refusal::new("X-5", "not-asked"))?)
    }
}
