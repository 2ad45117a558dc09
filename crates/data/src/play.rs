//! A game, played and noted.

use crate::{Plan, Tabled};
use fogbound_bots::decide;
use fogbound_game::Refusal;
use fogbound_table::trace::{self, Traced};
use parquet::data_type::ByteArray;
use std::sync::Arc;

/// A finished game.
pub(crate) struct Played {
    pub seed: String,
    pub decisions: Vec<Decision>,
    pub winners: Vec<u8>,
    pub points: Vec<i32>,
    pub result: String,
    pub hash: [u8; 16],
}

/// A decision.
pub(crate) struct Decision {
    pub seat: u8,
    pub ask: &'static str,
    pub tile: Option<ByteArray>,
    pub answer: String,
    pub place: Option<usize>,
    pub legal: usize,
    pub points: Option<i32>,
}

/// Plays a game to its end, with rules of the thread's own; `legal` is a list to work with.
///
/// # Errors
/// A refusal of the rules, which no game has from a valid plan.
pub(crate) fn play<G: Tabled>(
    plan: &Plan<G>,
    rules: &Arc<G::Rules>,
    number: u32,
    legal: &mut Vec<G::Action>,
) -> Result<Played, Refusal> {
    let seed = plan.seed_of(number);
    let mut bots = plan.seated(&seed)?;
    let order = G::Order::from(seed.clone());
    let (mut game, events) = G::start(Arc::clone(rules), &order)?;
    let mut drawn = events.iter().filter_map(G::drawn).last();
    // The text of the tile that came out last, which many decisions share.
    let mut tile = None;
    let mut decisions = Vec::new();
    loop {
        let seat = game.mover();
        if let Some(drawn) = drawn.take() {
            tile = Some(ByteArray::from(G::tile_text(rules, drawn).into_bytes()));
        }
        let ask = if game.is_over() { "" } else { <G as Traced>::question(&game, seat).ask };
        let points = if G::POINTS_ARE_HELP { None } else { game.points(seat) };
        let mut note = |event: G::Event| drawn = G::drawn(&event).or(drawn);
        let Some((seat, action)) = decide(&mut game, &mut bots, legal, &mut note)? else { break };
        decisions.push(Decision {
            seat,
            ask,
            tile: tile.clone(),
            answer: action.to_string(),
            place: legal.iter().position(|listed| *listed == action),
            legal: legal.len(),
            points,
        });
    }
    let over = Refusal::new("X-6", "waiting-for-tile");
    let result = trace::result(&game).ok_or(over)?;
    let winners = game.winners().unwrap_or_default().iter().collect();
    let points = (0..game.players()).filter_map(|seat| game.points(seat)).collect();
    let (seed, result) = (seed.as_str().to_owned(), result.to_string());
    Ok(Played { seed, decisions, winners, points, result, hash: game.hash().0 })
}
