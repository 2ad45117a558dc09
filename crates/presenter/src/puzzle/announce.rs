//! The tile of the next turn, where a position to solve announces it.

use super::Aim;
use super::search::Turns;
use crate::model::Hand;
use crate::open::resume;
use crate::presented::{Presented, Words};
use fogbound_table::aid::Aid;
use fogbound_table::games::AnyRecord;
use fogbound_table::record::{Record, Sets};
use fogbound_table::texts::Texts;
use fogbound_table::with_record;

/// Returns the tile of the turn after the one that begins where a record ends; `None` if the aim has no such turn, or no way to
/// play leads to it.
#[must_use]
pub fn announced(record: &str, aim: Aim, texts: &Texts) -> Option<Hand> {
    if aim.turns() < 2 {
        return None;
    }
    let record = AnyRecord::parse("", record).ok()?;
    with_record!(record, record => next_tile(record, texts))
}

fn next_tile<G: Presented>(record: Record<G>, texts: &Texts) -> Option<Hand> {
    let session = resume(record, &Sets::shipped()).ok()?;
    let seat = session.people().smallest()?;
    let next = next_turn(session.game(), seat, Turns::default())?;
    next.question(seat, Words { texts, names: &[], aid: Aid::Full }).hand
}

/// Returns the beginning of the next turn of a seat that plays alone, after the first way to play this one that leads there.
fn next_turn<G: Presented>(game: &G, seat: u8, turns: Turns) -> Option<G> {
    let legal = game.legal_of(seat);
    if !legal.is_empty() && turns.number(&legal) > 1 {
        return Some(game.clone());
    }
    legal.into_iter().find_map(|action| {
        let mut then = game.clone();
        then.apply_with(seat, action, &mut drop).ok()?;
        next_turn(&then, seat, turns.after(&action))
    })
}
