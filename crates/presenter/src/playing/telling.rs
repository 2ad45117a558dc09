//! Tiles drawn from a box on the table, told by their names.

use super::Playing;
use crate::model::{Counted, Happened, InBox, Refused};
use crate::presented::Presented;
use fogbound_game::Refusal;

impl<G: Presented> Playing<G> {
    /// Returns the unseen tiles, as they are told.
    pub(super) fn unseen_in_box(&self) -> Vec<InBox> {
        let game = self.session.game();
        let line = |(tile, n): (G::Tile, u8)| {
            let (glyph, name) = game.in_box(tile, self.voice.texts());
            InBox {
                word: G::tile_text(self.session.rules(), tile),
                tile: Counted { glyph, name, n: n.into() },
            }
        };
        game.unseen().map(line).collect()
    }

    /// Tells the unseen tile that its set calls so.
    pub(super) fn tell_named(&mut self, name: &str) -> Result<Happened, Refused> {
        let tile = G::parse_tile(self.session.rules(), name);
        let tile = tile.ok_or(Refusal::new("X-6", "tile-not-left"));
        let events = self.voice.ruled(tile.and_then(|tile| self.session.tell(tile)))?;
        self.drop_old_drafts();
        Ok(self.tell(None, self.session.game(), &events))
    }
}
