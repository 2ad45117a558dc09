//! Events and answers as sentences.

use crate::in_words::InWords;
use fogbound_carcassonne::{Event, Game};
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

    /// Returns `true` if an event belongs to the news; the final scoring is shown by itself.
    fn is_news(event: &Self::Event) -> bool {
        !matches!(
            event,
            Event::Turn { .. }
                | Event::Drawn { .. }
                | Event::Forced { .. }
                | Event::MeepleReturned { .. }
                | Event::Scored { last: true, .. }
                | Event::GhostsCharged { .. }
        )
    }

    fn unseen_tiles(&self) -> Vec<(Self::Tile, u16)> {
        self.unseen().map(|(kind, n)| (kind, n.into())).collect()
    }

    fn answer(&self, action: Self::Action, _seat: u8, names: &[String], texts: &Texts) -> String {
        texts.carcassonne_action(&action, Some(self), names)
    }
}
