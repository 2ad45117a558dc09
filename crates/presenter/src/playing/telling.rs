//! Tiles drawn from a box on the table, told by their names.

use super::Playing;
use crate::model::{Happened, Refused};
use crate::presented::Presented;
use fogbound_game::Refusal;

impl<G: Presented> Playing<G> {
    /// Returns the names of the unseen tiles that a word may mean: the one called so in its set or in the
    /// language of the table, or, if tiles have numbers, the one with that number; else all whose name
    /// contains the word.
    pub(super) fn names_like(&self, word: &str) -> Vec<String> {
        let word = plain(word);
        let number = word.parse::<u8>().ok().map(|_| format!("{word}-"));
        let (mut same, mut like) = (None, Vec::new());
        for tile in self.session.game().unseen_tiles() {
            let name = G::tile_text(self.session.rules(), tile);
            let texts = [plain(&name), plain(&self.voice.texts().tile(&name))];
            let is_numbered = number.as_ref().is_some_and(|number| texts[0].starts_with(number));
            if texts.contains(&word) || is_numbered {
                same = same.or(Some(name.clone()));
            }
            if texts.iter().any(|text| text.contains(&word)) {
                like.push(name);
            }
        }
        same.map_or(like, |same| vec![same])
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

/// Returns a name without capitals and blanks.
fn plain(name: &str) -> String {
    name.replace(' ', "-").chars().flat_map(char::to_lowercase).collect()
}
