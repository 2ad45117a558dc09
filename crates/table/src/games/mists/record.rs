//! The Mists over Carcassonne lines in the header of a record.

use crate::level_file::{self, parse_cemeteries, parse_scoring};
use crate::record::{
    Header, HeaderLine, HeaderLines, Record, RecordError, Recorded, SetName, Sets,
};
use crate::setup::{FileError, SetUp};
use crate::texts::msg;
use crate::tile_set_file;
use fogbound_game::{Colour, Refusal};
use fogbound_mists::{Game, Level, MAX_GOAL, Options, Order, Piles, RULES_VERSION, Rules, Setup};
use std::sync::Arc;

impl Recorded for Game {
    const RULES_VERSION: &'static str = RULES_VERSION;
    const KEYS: &'static [&'static str] = &[
        "level",
        "level.ghosts",
        "level.piles",
        "level.milestones",
        "level.goal",
        "level.castles",
        "level.cemeteries",
        "level.scoring",
        "seats",
        "scoring",
        "start",
        "option",
    ];

    type HeaderSetup = Setup;

    fn setup_of(rules: &Rules) -> Setup {
        rules.setup().clone()
    }

    fn sets_of(rules: &Rules) -> Vec<SetName> {
        vec![SetName::from(&*rules.setup().set)]
    }

    fn players_of(setup: &Setup) -> usize {
        setup.seats.len()
    }

    fn read_setup(lines: &HeaderLines<'_>) -> Result<Setup, RecordError> {
        let mut setup = Setup { level: read_level(lines)?, ..Game::usual(1) };
        setup.seats =
            lines.required("seats", |line| line.words().into_iter().map(colours).collect())?;
        setup.scoring = lines.required("scoring", |line| colours(line.rest()))?;
        setup.start_player = lines.required("start", HeaderLine::number)?;
        lines.options(&Options::VALUES, &mut |id, value| setup.options.set(id, value))?;
        Ok(setup)
    }

    fn write_setup(setup: &Setup) -> Vec<String> {
        let mut lines = write_level(&setup.level);
        let seats: Vec<String> = setup.seats.iter().map(|seat| join(seat)).collect();
        lines.push(format!("seats {}", seats.join(" ")));
        lines.push(format!("scoring {}", join(&setup.scoring)));
        lines.push(format!("start {}", setup.start_player));
        lines.extend(setup.options.list().map(|(id, value)| format!("option {id} {value}")));
        lines
    }

    fn rules_of(record: &Record<Game>, sets: &Sets) -> Result<Arc<Rules>, RecordError> {
        let header = &record.header.setup;
        let setup = Setup { set: record.set(sets.tiles(), 0)?, ..header.clone() };
        let rules = setup.validate().map_err(|refusal| {
            let key = match refusal.reason {
                "setup-players" | "setup-colours" => "seats",
                "setup-scoring" => "scoring",
                "setup-start-player" => "start",
                "setup-set" => "tiles",
                _ => "level",
            };
            record.refused_key(key, refusal)
        })?;
        Ok(Arc::new(rules))
    }

    fn order_of(rules: &Rules, header: &Header<Setup>) -> Result<Order, Refusal> {
        header.chance.order(rules.catalogue())
    }
}

fn read_level(lines: &HeaderLines<'_>) -> Result<Level, RecordError> {
    let numbered = lines.required("level", |line| match line.rest() {
        "custom" => Some(None),
        _ => line.number().and_then(Level::number).map(Some),
    })?;
    if let Some(level) = numbered {
        let own = lines.find(|key| key.starts_with("level."));
        return match own {
            None => Ok(level),
            Some(line) => Err(lines.error(line.number, msg!("record-numbered-level"))),
        };
    }
    Ok(Level {
        number: None,
        ghosts: lines.required("level.ghosts", HeaderLine::number)?,
        piles: lines.required("level.piles", piles)?,
        milestones: lines.required("level.milestones", milestones)?,
        goal: lines.required("level.goal", |line| {
            line.number().filter(|goal| (1..=MAX_GOAL).contains(goal))
        })?,
        castles: lines.required("level.castles", |line| line.rest().parse().ok())?,
        cemeteries: lines.required("level.cemeteries", |line| parse_cemeteries(line.rest()))?,
        scoring: lines.required("level.scoring", |line| parse_scoring(line.rest()))?,
    })
}

fn colours(word: &str) -> Option<Vec<Colour>> {
    word.split(',').map(Colour::parse).collect()
}

fn piles(line: &HeaderLine<'_>) -> Option<Piles> {
    let words = line.words();
    if let ["equal", count] = words[..] {
        return count.parse().ok().filter(|count| (1..=3).contains(count)).map(Piles::Equal);
    }
    let sizes = words.iter().map(|word| word.parse().ok()).collect::<Option<Vec<u8>>>()?;
    (1..=3).contains(&sizes.len()).then_some(Piles::Sizes(sizes))
}

fn milestones(line: &HeaderLine<'_>) -> Option<Vec<u16>> {
    if line.rest() == "none" {
        return Some(Vec::new());
    }
    let words = line.words();
    let fits = (1..=2).contains(&words.len());
    words.into_iter().map(|word| word.parse().ok()).collect::<Option<_>>().filter(|_| fits)
}

fn write_level(level: &Level) -> Vec<String> {
    if let Some(number) = level.number {
        return vec![format!("level {number}")];
    }
    let piles = match &level.piles {
        Piles::Equal(count) => format!("equal {count}"),
        Piles::Sizes(sizes) => spaced(sizes),
    };
    let milestones = match level.milestones.is_empty() {
        true => "none".to_owned(),
        false => spaced(&level.milestones),
    };
    vec![
        "level custom".to_owned(),
        format!("level.ghosts {}", level.ghosts),
        format!("level.piles {piles}"),
        format!("level.milestones {milestones}"),
        format!("level.goal {}", level.goal),
        format!("level.castles {}", level.castles),
        format!("level.cemeteries {}", level.cemeteries.name()),
        format!("level.scoring {}", level.scoring.name()),
    ]
}

fn spaced(numbers: &[impl ToString]) -> String {
    numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

fn join(colours: &[Colour]) -> String {
    colours.iter().map(|colour| colour.name()).collect::<Vec<_>>().join(",")
}

impl SetUp for Game {
    type Setup = Setup;

    const FILES: &'static [&'static str] = &["tiles", "level"];

    fn usual(players: u8) -> Setup {
        // There is a level 1.
        let level = Level::number(1).unwrap_or_else(|| unreachable!());
        Setup::new(Arc::new(fogbound_sets::fogbound_mists().clone()), level, players)
    }

    fn read_file(setup: &mut Setup, what: &str, name: &str, text: &str) -> Result<(), FileError> {
        if what == "level" {
            let tiles = |level: &Level| setup.tiles_at(level).ok();
            let level = level_file::parse_for(name, text, tiles)?;
            setup.set_level(level);
        } else {
            setup.set = Arc::new(tile_set_file::tiles(name, text)?);
        }
        Ok(())
    }
}
