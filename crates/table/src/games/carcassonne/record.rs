//! The Carcassonne lines in the header of a record.

use crate::record::{
    Header, HeaderLine, HeaderLines, Record, RecordError, Recorded, SetName, Sets,
};
use crate::setup::{FileError, SetUp};
use crate::tile_set_file;
use fogbound_carcassonne::{Game, Options, Order, Parts, RULES_VERSION, Rules, Setup};
use fogbound_game::Refusal;
use std::sync::Arc;

/// The setup as the header has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CarcassonneSetup {
    /// Number of players (C-1).
    pub players: u8,
    /// The seat that begins (C-1).
    pub start_player: u8,
    /// The parts of the expansion that are played (G-0).
    pub parts: Parts,
    /// Readings of the rules.
    pub options: Options,
}

impl Recorded for Game {
    const RULES_VERSION: &'static str = RULES_VERSION;
    const KEYS: &'static [&'static str] = &["players", "start", "parts", "option"];

    type HeaderSetup = CarcassonneSetup;

    fn setup_of(rules: &Rules) -> CarcassonneSetup {
        let setup = rules.setup();
        CarcassonneSetup {
            players: setup.players,
            start_player: setup.start_player,
            parts: setup.parts,
            options: setup.options,
        }
    }

    fn sets_of(rules: &Rules) -> Vec<SetName> {
        let setup = rules.setup();
        let expansion = setup.parts.have_tiles().then_some(&setup.expansion);
        let sets = std::iter::once(&setup.base).chain(expansion);
        sets.map(|set| SetName::from(&**set)).collect()
    }

    /// Returns 2 if any tiles of the expansion are played, else 1: the base set alone.
    fn sets_needed(setup: &CarcassonneSetup) -> usize {
        1 + usize::from(setup.parts.have_tiles())
    }

    fn players_of(setup: &CarcassonneSetup) -> usize {
        usize::from(setup.players)
    }

    fn read_setup(lines: &HeaderLines<'_>) -> Result<CarcassonneSetup, RecordError> {
        let mut options = Options::default();
        let players = lines.required("players", HeaderLine::number)?;
        let start_player = lines.required("start", HeaderLine::number)?;
        let parts = lines.required("parts", |line| Parts::parse(line.rest()))?;
        lines.options(&Options::VALUES, &mut |id, value| options.set(id, value))?;
        Ok(CarcassonneSetup { players, start_player, parts, options })
    }

    fn write_setup(setup: &CarcassonneSetup) -> Vec<String> {
        let mut lines = vec![
            format!("players {}", setup.players),
            format!("start {}", setup.start_player),
            format!("parts {}", setup.parts),
        ];
        lines.extend(setup.options.list().map(|(id, value)| format!("option {id} {value}")));
        lines
    }

    fn rules_of(record: &Record<Game>, sets: &Sets) -> Result<Arc<Rules>, RecordError> {
        let header = &record.header.setup;
        let mut setup = Setup::new(header.parts, header.players);
        setup.base = record.set(sets.tiles(), 0)?;
        if header.parts.have_tiles() {
            setup.expansion = record.set(sets.tiles(), 1)?;
        }
        setup.start_player = header.start_player;
        setup.options = header.options;
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

    fn order_of(rules: &Rules, header: &Header<CarcassonneSetup>) -> Result<Order, Refusal> {
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
