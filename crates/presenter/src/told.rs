//! A game in words.

use fogbound_bots::Seated;
use fogbound_game::RuleId;
use fogbound_table::record::Recorded;
use fogbound_table::setup::SetUp;
use fogbound_table::texts::{self, Texts};

/// A game as players read it.
pub trait Told: Recorded + Seated + SetUp {
    /// Returns an event as a sentence. `names` are those of all seats.
    fn sentence(
        event: &Self::Event,
        rules: &Self::Rules,
        names: &[String],
        texts: &Texts,
    ) -> String;

    /// Returns the rule behind an event.
    fn rule_of(event: &Self::Event) -> RuleId;

    /// Returns `true` for an event worth a line of its own.
    fn is_news(event: &Self::Event) -> bool;

    /// Returns the tiles that nobody has seen, each kind of them once if they have no numbers.
    fn unseen_tiles(&self) -> Vec<Self::Tile>;

    /// Returns an answer of a seat in words.
    fn answer(&self, action: Self::Action, seat: u8, names: &[String], texts: &Texts) -> String;
}

impl Told for fogbound_mists::Game {
    fn sentence(
        event: &Self::Event,
        rules: &Self::Rules,
        names: &[String],
        texts: &Texts,
    ) -> String {
        texts.event(event, &texts::Names { rules, players: names })
    }

    fn rule_of(event: &Self::Event) -> RuleId {
        event.rule()
    }

    fn is_news(event: &Self::Event) -> bool {
        use fogbound_mists::Event;
        !matches!(
            event,
            Event::Turn { .. }
                | Event::Drawn { .. }
                | Event::Forced { .. }
                | Event::Moved { .. }
                | Event::MeepleReturned { .. }
        )
    }

    fn unseen_tiles(&self) -> Vec<Self::Tile> {
        self.unseen().map(|(kind, _)| kind).collect()
    }

    fn answer(&self, action: Self::Action, _seat: u8, _names: &[String], texts: &Texts) -> String {
        texts.action(&action, Some(self))
    }
}

impl Told for fogbound_carcassonne::Game {
    fn sentence(
        event: &Self::Event,
        rules: &Self::Rules,
        names: &[String],
        texts: &Texts,
    ) -> String {
        texts.carcassonne_event(event, &texts::carcassonne::Names { rules, players: names })
    }

    fn rule_of(event: &Self::Event) -> RuleId {
        event.rule()
    }

    /// Returns `true` if an event belongs to the news; the final scoring is shown by itself.
    fn is_news(event: &Self::Event) -> bool {
        use fogbound_carcassonne::Event;
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

    fn unseen_tiles(&self) -> Vec<Self::Tile> {
        self.unseen().map(|(kind, _)| kind).collect()
    }

    fn answer(&self, action: Self::Action, _seat: u8, names: &[String], texts: &Texts) -> String {
        texts.carcassonne_action(&action, Some(self), names)
    }
}

impl Told for fogbound_ghosts_galore::Game {
    fn sentence(
        event: &Self::Event,
        rules: &Self::Rules,
        names: &[String],
        texts: &Texts,
    ) -> String {
        texts.ghosts_event(event, &texts::ghosts_galore::Names { rules, players: names })
    }

    fn rule_of(event: &Self::Event) -> RuleId {
        event.rule()
    }

    fn is_news(event: &Self::Event) -> bool {
        use fogbound_ghosts_galore::Event;
        !matches!(event, Event::Forced { .. } | Event::StackBegun { .. } | Event::Lamp { .. })
    }

    fn unseen_tiles(&self) -> Vec<Self::Tile> {
        self.unseen().collect()
    }

    fn answer(&self, action: Self::Action, seat: u8, _names: &[String], texts: &Texts) -> String {
        texts.ghosts_action(&action, seat, Some(self))
    }
}
