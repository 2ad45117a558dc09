//! Games between bots.

use crate::bot::{Bot, Veiled};
use fogbound_game::{Game, Refusal};

/// Lets one bot take a decision, if one has to be taken: of several seats that decide at once the
/// smallest one, by what it may know. With fewer bots than seats they take turns. `legal` is
/// a list to work with. `events` receives the events.
///
/// Returns the seat and its action; `None` when nobody can decide: the game is over, or a tile has
/// to be told first.
///
/// # Errors
/// A refusal when there is no bot, or when the bot answers with an illegal action.
pub fn decide<G: Game>(
    game: &mut G,
    bots: &mut [Box<dyn Bot<G>>],
    legal: &mut Vec<G::Action>,
    events: &mut impl FnMut(G::Event),
) -> Result<Option<(u8, G::Action)>, Refusal> {
    let Some(seat) = game.deciding().seats().smallest() else { return Ok(None) };
    game.legal_into(seat, legal);
    if legal.is_empty() {
        return Ok(None);
    }
    let at = usize::from(seat) % bots.len().max(1);
    let bot = bots.get_mut(at).ok_or(Refusal::new("X-7", "setup-players"))?;
    let action = bot.choose_veiled(Veiled::new(game, seat), legal);
    game.apply_with(seat, action, events)?;
    Ok(Some((seat, action)))
}

/// Repeats [`decide`] to the end of the game. `taken` receives every decision.
///
/// # Errors
/// As [`decide`]; X-6 when a tile would have to be told.
pub fn play<G: Game>(
    game: &mut G,
    bots: &mut [Box<dyn Bot<G>>],
    legal: &mut Vec<G::Action>,
    taken: &mut impl FnMut(u8, G::Action),
    events: &mut impl FnMut(G::Event),
) -> Result<(), Refusal> {
    while let Some((seat, action)) = decide(game, bots, legal, events)? {
        taken(seat, action);
    }
    if game.is_over() { Ok(()) } else { Err(Refusal::new("X-6", "waiting-for-tile")) }
}
