//! Events and answers as sentences.

use crate::in_words::InWords;
use fogbound_ghosts_galore::Game;
use fogbound_table::texts::{Names, Texts};

impl InWords for Game {
    fn sentence(
        event: &Self::Event,
        rules: &Self::Rules,
        names: &[String],
        texts: &Texts,
    ) -> String {
        texts.ghosts_event(event, &Names { rules, players: names })
    }

    fn answer(&self, action: Self::Action, seat: u8, _names: &[String], texts: &Texts) -> String {
        texts.ghosts_action(&action, seat, Some(self))
    }
}
