//! Everything that can be asked of a view.

use fogbound_game::{Deciding, Game as _, StateHash};
use fogbound_ghosts_galore::{Action, Ask, Deal, Doors, Grid, SeatBoard, Sheet, TileId, View};

/// The answers to all public queries.
#[derive(Clone, Debug, PartialEq)]
pub struct Public {
    hash: StateHash,
    ask: Option<Ask>,
    deciding: Deciding,
    is_over: bool,
    wants_tile: bool,
    round: u8,
    lamp: u8,
    stack: u8,
    stacks_to_come: u8,
    just_revealed: Option<TileId>,
    face_up: Vec<TileId>,
    removed: Vec<TileId>,
    unseen: Vec<TileId>,
    boards: Vec<SeatBoard>,
    seats: Vec<Seat>,
    sheets: Vec<Sheet>,
    ranks: Option<Vec<u8>>,
    dealt: Option<Deal>,
}

/// The public facts about a seat.
#[derive(Clone, Debug, PartialEq)]
struct Seat {
    legal: Vec<Action>,
    claimed: Option<TileId>,
    hidden: Option<TileId>,
    offers: Option<[TileId; 2]>,
    choice: Option<Action>,
    grid: Grid,
    doors: Doors,
}

impl Public {
    /// Asks everything.
    #[must_use]
    pub fn of(view: &View) -> Public {
        let seat = |seat| Seat {
            legal: view.legal_of(seat),
            claimed: view.claimed(seat),
            hidden: view.hidden(seat),
            offers: view.offers(seat),
            choice: view.choice(seat),
            grid: *view.grid(seat),
            doors: view.doors(seat).clone(),
        };
        Public {
            hash: view.hash(),
            ask: view.ask(),
            deciding: view.deciding(),
            is_over: view.is_over(),
            wants_tile: view.wants_tile(),
            round: view.round(),
            lamp: view.lamp(),
            stack: view.stack(),
            stacks_to_come: view.stacks_to_come(),
            just_revealed: view.just_revealed(),
            face_up: view.face_up(),
            removed: view.removed(),
            unseen: view.unseen().collect(),
            boards: view.boards().collect(),
            seats: (0..view.rules().players()).map(seat).collect(),
            sheets: view.sheets(),
            ranks: view.ranks(),
            dealt: view.dealt(),
        }
    }
}
