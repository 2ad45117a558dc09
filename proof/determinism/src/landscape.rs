//! The games on landscapes.

use crate::Played;
use fogbound_carcassonne as carcassonne;
use fogbound_game::Refusal;
use fogbound_mists as mists;
use fogbound_pictures::{Styling, board_svg};
use fogbound_presenter as presenter;
use std::sync::Arc;

/// Level, players and options follow from the number; the picture is of level 5 for three.
impl Played for mists::Game {
    const PURPOSE: &'static str = "determinism";
    const DRAWN: u32 = 16;

    fn rules_of(number: u32) -> Result<mists::Rules, Refusal> {
        let set = Arc::new(fogbound_sets::fogbound_mists().clone());
        // The remainders fit in a byte, and there are six levels.
        let (level, players) = ((number % 6) as u8 + 1, (number / 6 % 5) as u8 + 1);
        let level = mists::Level::number(level).ok_or(Refusal::new("M-1.5", "setup-level"))?;
        let mut setup = mists::Setup::new(set, level, players);
        if number % 4 == 1 {
            setup.options.joint_scoring = mists::JointScoring::Majority;
        }
        setup.options.meeples_on_misty_roads = !number.is_multiple_of(3);
        setup.validate()
    }

    fn picture(&self, side: u32) -> String {
        board_svg(&presenter::mists::scene(self), side, Styling::Page)
    }
}

/// Parts, players and options follow from the number; the picture has all parts, for five.
impl Played for carcassonne::Game {
    const PURPOSE: &'static str = "determinism carcassonne";
    const DRAWN: u32 = 8;

    fn rules_of(number: u32) -> Result<carcassonne::Rules, Refusal> {
        let parts = carcassonne::Parts::combinations().nth(number as usize % 9);
        // The remainders fit in a byte.
        let players = (number % 5) as u8 + 2;
        let mut setup = carcassonne::Setup::new(parts.unwrap_or_default(), players);
        setup.start_player = (number / 5 % 6) as u8 % players;
        setup.options.farmers = !(number / 9).is_multiple_of(3);
        setup.options.meeples_on_misty_roads = number % 4 != 1;
        if (number / 9).is_multiple_of(2) {
            setup.options.ghost_cost = carcassonne::GhostCost::Scorers;
        }
        setup.validate()
    }

    fn picture(&self, side: u32) -> String {
        board_svg(&presenter::carcassonne::scene(self), side, Styling::Page)
    }
}
