//! Events and answers as sentences.

use crate::in_words::InWords;
use fogbound_carcassonne::Game;
use fogbound_table::texts::{Names, Texts};

impl InWords for Game {
    fn sentence(
        event: &Self::Event,
        rules: &Self::Rules,
        names: &[String],
        texts: &Texts,
    ) -> String {
        texts.carcassonne_event(event, &Names { rules, players: names })
    }

    fn answer(&self, action: Self::Action, _seat: u8, names: &[String], texts: &Texts) -> String {
        texts.carcassonne_action(&action, Some(self), names)
    }
}
