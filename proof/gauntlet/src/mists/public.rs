//! Everything that can be asked of a game.

use fogbound_game::{Cell, Colour, Game as _, StateHash};
use fogbound_landscape::KindId;
use fogbound_mists::{
    Decision, Game, GhostsView, Hound, HoundPlace, MeepleView, Outcome, RegionInfo, TileView,
};

/// The answers to all public queries.
#[derive(Clone, Debug, PartialEq)]
pub struct Public {
    hash: StateHash,
    waits: (Option<Outcome>, bool),
    decision: Option<Decision>,
    turn: (u8, u16),
    tiles: Vec<TileView>,
    rim: Vec<Cell>,
    ghosts: Vec<GhostsView>,
    ghost_supply: u8,
    meeples: Vec<MeepleView>,
    supply: [u8; 6],
    points: [u16; 6],
    lowest_points: u16,
    next_milestone: u16,
    piles: Vec<u8>,
    set_aside: Vec<KindId>,
    hounds: Vec<(Hound, HoundPlace)>,
    hand: Option<KindId>,
    placed: Option<Cell>,
    open_cemeteries: Vec<Cell>,
    unseen: Vec<(KindId, u8)>,
    draws: Vec<Option<KindId>>,
    /// The whole order: nothing of it before the end.
    deck: Vec<Option<KindId>>,
    occupied: Vec<RegionInfo>,
}

impl Public {
    /// Asks everything.
    #[must_use]
    pub fn of(game: &Game) -> Public {
        // Facts that the table learns only at the end may differ until then.
        let over = game.outcome().is_some();
        Public {
            hash: game.hash(),
            waits: (game.outcome(), game.wants_tile()),
            decision: game.decision(),
            turn: (game.seat(), game.turn()),
            tiles: game.tiles(),
            rim: game.map().rim().collect(),
            ghosts: game.ghosts(),
            ghost_supply: game.ghost_supply(),
            meeples: game.meeples(),
            supply: Colour::ALL.map(|colour| game.supply(colour)),
            points: Colour::ALL.map(|colour| game.points(colour)),
            lowest_points: game.lowest_points(),
            next_milestone: game.next_milestone(),
            piles: game.piles().to_vec(),
            set_aside: game.set_aside().collect(),
            hounds: game.hounds().collect(),
            hand: game.hand(),
            placed: game.placed(),
            open_cemeteries: game.open_cemeteries().collect(),
            unseen: game.unseen().collect(),
            draws: game.draws().collect(),
            deck: if over { Vec::new() } else { game.deck().collect() },
            occupied: game.occupied(),
        }
    }
}
