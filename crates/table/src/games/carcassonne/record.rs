//! The Carcassonne lines in the header of a record.

use crate::record::{
    Header, HeaderLine, HeaderLines, Record, RecordError, Recorded, SetName, Sets,
};
use crate::setup::{FileError, SetUp};
use crate::tile_set_file;
use fogbound_carcassonne::{Game, Options, Order, Parts, RULES_VERSION, Rules, Setup};
use fogbound_game::Refusal;
use std::sync::Arc;

impl Recorded for Game {
    const RULES_VERSION: &'static str = RULES_VERSION;
    const KEYS: &'static [&'static str] = &["players", "start", "parts", "option"];

    type HeaderSetup = Setup;

    fn setup_of(rules: &Rules) -> Setup {
        rules.setup().clone()
    }

    fn sets_of(rules: &Rules) -> Vec<SetName> {
        let setup = rules.setup();
        let expansion = setup.parts.have_tiles().then_some(&setup.expansion);
        let sets = std::iter::once(&setup.base).chain(expansion);
        sets.map(|set| SetName::from(&**set)).collect()
    }

    /// Returns 2 if any tiles of the expansion are played, else 1: the base set alone.
    fn sets_needed(setup: &Setup) -> usize {
        1 + usize::from(setup.parts.have_tiles())
    }

    fn players_of(setup: &Setup) -> usize {
        usize::from(setup.players)
    }

    fn read_setup(lines: &HeaderLines<'_>) -> Result<Setup, RecordError> {
        let mut setup = Game::usual(lines.required("players", HeaderLine::number)?);
        setup.start_player = lines.required("start", HeaderLine::number)?;
        setup.parts = lines.required("parts", |line| Parts::parse(line.rest()))?;
        lines.options(&Options::VALUES, &mut |id, value| setup.options.set(id, value))?;
        Ok(setup)
    }

    fn write_setup(setup: &Setup) -> Vec<String> {
        let mut lines = vec![
            format!("players {}", setup.players),
            format!("start {}", setup.start_player),
            format!("parts {}", setup.parts),
        ];
        lines.extend(setup.options.list().map(|(id, value)| format!("option {id} {value}")));
        lines
    }

    fn rules_of(record: &Record<Game>, sets: &Sets) -> Result<Arc<Rules>, RecordError> {
        let mut setup = record.header.setup.clone();
        setup.base = record.set(sets.tiles(), 0)?;
        if setup.parts.have_tiles() {
            setup.expansion = record.set(sets.tiles(), 1)?;
        }
        let rules = setup.validate().map_err(|refusal| match refusal.reason {
            "setup-two-to-six" => record.refused_key("players", refusal),
            "setup-start-player" => record.refused_key("start", refusal),
            "setup-castles-need-mist" | "setup-cemeteries-need-guards" => {
                record.refused_key("parts", refusal)
            }
            "setup-set" => record.refused_nth("tiles", 1, refusal),
            _ => record.refused_key("tiles", refusal),
        })?;
        Ok(Arc::new(rules))
    }

    fn order_of(rules: &Rules, header: &Header<Setup>) -> Result<Order, Refusal> {
        header.chance.order(rules.catalogue())
    }
}

impl SetUp for Game {
    type Setup = Setup;

    const READINGS: &'static str = "option-carc";
    const FILES: &'static [&'static str] = &["base", "tiles"];

    fn usual(players: u8) -> Setup {
        Setup::new(Parts::ALL, players)
    }

    fn read_file(setup: &mut Setup, what: &str, name: &str, text: &str) -> Result<(), FileError> {
        let set = if what == "base" { &mut setup.base } else { &mut setup.expansion };
        *set = Arc::new(tile_set_file::tiles(name, text)?);
        Ok(())
    }
}
