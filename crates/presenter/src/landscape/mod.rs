//! The common part of the games on landscape tiles.

mod apart;
mod board;
mod described;
mod feature;
mod hand;
mod odds;
mod outlines;
mod scene;

pub(crate) use apart::{steps, tell_apart, winds};
pub(crate) use board::board;
pub(crate) use described::{described, named};
pub(crate) use feature::{members, region_cells, shields, without_repeats};
pub(crate) use hand::with_placements;
pub use odds::Chance;
pub(crate) use odds::{in_box, left, odds};
pub(crate) use outlines::parts;
pub(crate) use scene::{scene, tile_at};

use crate::presented::Presented;
use fogbound_bots::Seated;
use fogbound_game::{Cell, Halves, Rotation};
use fogbound_landscape::{Catalogue, KindId, Map, Placement};
use fogbound_pictures::{Scene, Stand, Tile};
use fogbound_table::record::Recorded;
use fogbound_table::session::Session;
use fogbound_table::texts::{Texts, msg};

/// A game on landscape tiles, as its tiles are drawn and placed.
pub trait Landscape: Presented<Tile = KindId> {
    /// Returns the placement of the tile in hand by an answer, if it is one.
    fn placement(action: Self::Action) -> Option<Placement>;

    /// Returns the answer that places the tile in hand there.
    fn lay(placement: Placement) -> Self::Action {
        Self::placing(placement.cell, placement.rotation)
    }

    /// Returns the tile in hand, while it waits to be placed.
    fn in_hand(&self) -> Option<KindId>;

    /// Returns the number of tiles lying face-down among those that nobody has seen.
    fn face_down(&self) -> usize {
        0
    }

    /// Returns the number of tiles in each pile, the active one first, the tile in hand not counted.
    fn pile_sizes(&self) -> Vec<u8>;

    /// Returns all kinds in play.
    fn catalogue(&self) -> &Catalogue;

    /// Returns the tiles on the table.
    fn laid(&self) -> &Map;

    /// Returns the tiles that lie there before the first turn: one, or the quarters of a block from
    /// the north-west, column by column.
    fn start(&self) -> &[(Cell, KindId)];

    /// Returns the places of a field, named by one of them.
    fn field(&self, _cell: Cell, _halves: Halves) -> Option<Vec<(Cell, Stand)>> {
        None
    }

    /// Returns a tile of a kind as it lies, to be drawn.
    fn face(&self, kind: KindId, rotation: Rotation) -> Tile {
        scene::face(self, kind, rotation)
    }

    /// Returns the position, to be drawn.
    fn scene(&self) -> Scene;

    /// Returns a remark beside the name of the tile in hand.
    fn hand_note(&self, _kind: KindId, _texts: &Texts) -> Option<String> {
        None
    }
}

/// Returns seed and salt of a finished game, and the result of checking them against the promise.
pub(crate) fn promise<G: Recorded + Seated>(session: &Session<G>, texts: &Texts) -> Vec<String> {
    let Some((seed, salt)) = session.revealed() else { return Vec::new() };
    let mut lines = vec![texts.say(msg!("end-seed", seed = seed.as_str()))];
    if let (Some(salt), Some(promised)) = (salt, session.commitment()) {
        let kept = if promised.is_kept_by(seed, salt) { "yes" } else { "no" };
        lines.push(texts.say(msg!("end-commitment", salt = salt.as_str(), kept)));
    }
    lines
}
