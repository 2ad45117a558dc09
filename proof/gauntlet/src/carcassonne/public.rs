//! Everything that can be asked of a game.

use fogbound_carcassonne::{Action, Ask, Breakdown, Feature, Game, MeepleView, TileView, Worth};
use fogbound_game::{Cell, Game as _, StateHash};
use fogbound_landscape::KindId;

/// The answers to all public queries.
#[derive(Clone, Debug, PartialEq)]
pub struct Public {
    hash: StateHash,
    ask: Option<Ask>,
    is_over: bool,
    turn: (u8, u16),
    legal: Vec<Action>,
    tiles: Vec<TileView>,
    rim: Vec<Cell>,
    meeples: Vec<MeepleView>,
    seats: Vec<Seat>,
    ghost_supply: u8,
    ghosts_by_seat: Vec<u16>,
    ranks: Option<Vec<u8>>,
    breakdown: Option<Breakdown>,
    worths: Vec<(Feature, Worth)>,
    hand: Option<KindId>,
    placed: Option<Cell>,
    pile: u8,
    set_aside: Vec<KindId>,
    unseen: Vec<(KindId, u8)>,
    draws: Vec<KindId>,
    /// The whole order: nothing of it before the end.
    deck: Vec<Option<KindId>>,
}

/// The public facts about a seat.
#[derive(Clone, Debug, PartialEq)]
struct Seat {
    score: u16,
    supply: u8,
    guards: u8,
    common_guards: u8,
}

impl Public {
    /// Asks everything.
    #[must_use]
    pub fn of(game: &Game) -> Public {
        let seat = |(seat, &score): (u8, &u16)| Seat {
            score,
            supply: game.supply(seat),
            guards: game.guards(seat),
            common_guards: game.common_guards(seat),
        };
        // Facts that the table learns only at the end may differ until then.
        let over = game.is_over();
        Public {
            hash: game.hash(),
            ask: game.ask(),
            is_over: over,
            turn: (game.seat(), game.turn()),
            legal: game.legal(),
            tiles: game.tiles(),
            rim: game.map().rim().collect(),
            meeples: game.meeples(),
            seats: (0..).zip(game.scores()).map(seat).collect(),
            ghost_supply: game.ghost_supply(),
            ghosts_by_seat: game.ghosts_by_seat().to_vec(),
            ranks: game.ranks(),
            breakdown: game.breakdown().copied(),
            worths: game.worths(),
            hand: game.hand(),
            placed: game.placed(),
            pile: game.pile(),
            set_aside: game.set_aside().collect(),
            unseen: game.unseen().collect(),
            draws: game.draws().collect(),
            deck: if over { Vec::new() } else { game.deck().collect() },
        }
    }
}
