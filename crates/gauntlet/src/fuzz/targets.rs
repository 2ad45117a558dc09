//! The readers, and what must hold of what they read.

use fogbound_game::Seed;
use fogbound_mists::{Cemeteries, Game, Level, Order, Setup, audit};
use fogbound_table::mists::Record;
use fogbound_table::record::Sets;
use fogbound_table::{level_file, tile_set_file, trace};
use fogbound_tilesets::TileSet;
use miette::{Diagnostic, GraphicalReportHandler, GraphicalTheme};
use std::sync::{Arc, LazyLock};

/// Plies played with a tile set or a level that was read.
const PLIES: u32 = 12;

static SETS: LazyLock<Sets> = LazyLock::new(Sets::shipped);
static SHIPPED: LazyLock<Arc<TileSet>> =
    LazyLock::new(|| Arc::new(fogbound_tilesets::fogbound_mists().clone()));

/// A reader.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// The tile-set reader.
    Tiles = 0,
    /// The level reader.
    Level = 1,
    /// The record reader, replay included.
    Record = 2,
}

impl Target {
    /// All readers.
    pub const ALL: [Target; 3] = [Target::Tiles, Target::Level, Target::Record];

    /// `tiles`, `level` or `record`: also how the names of kept cases begin.
    #[must_use]
    pub const fn name(self) -> &'static str {
        ["tiles", "level", "record"][self as usize]
    }

    /// A line that lets a reader go on.
    pub(super) const fn first_line(self) -> &'static str {
        ["format = 1\n", "ghosts = 15\n", "fogbound-record 1\n"][self as usize]
    }

    /// Reads the text and goes on with what was read; gives whether it was accepted.
    ///
    /// # Errors
    /// A sentence about what does not hold of what was read.
    ///
    /// # Panics
    /// When a reader does: that is what is looked for.
    pub fn try_text(self, text: &str) -> Result<bool, String> {
        match self {
            Target::Tiles => try_tiles(text),
            Target::Level => try_level(text),
            Target::Record => try_record(text),
        }
    }
}

/// A set that is accepted can be played with, or is refused with a rule.
fn try_tiles(text: &str) -> Result<bool, String> {
    let set = match TileSet::parse("fuzz.toml", text) {
        Ok(set) => set,
        Err(error) => return refused(&tile_set_file::report(&error)),
    };
    if TileSet::parse("again.toml", text).ok().as_ref() != Some(&set) {
        return Err("a second reading gives another set".to_owned());
    }
    let level = Level {
        number: None,
        ghosts: 40,
        piles: fogbound_mists::Piles::Equal(1),
        milestones: Vec::new(),
        goal: 50,
        castles: true,
        cemeteries: Cemeteries::Haunted,
        scoring: fogbound_mists::Scoring::Team,
    };
    try_play(Setup::new(Arc::new(set), level, 3))?;
    Ok(true)
}

fn try_level(text: &str) -> Result<bool, String> {
    match level_file::parse("fuzz.toml", text) {
        Ok(level) => {
            let players = level.ghosts % 5 + 1;
            try_play(Setup::new(Arc::clone(&SHIPPED), level, players))?;
            Ok(true)
        }
        Err(error) => refused(&error),
    }
}

/// A record that is read can be written and read again; one that can be replayed has a trace.
fn try_record(text: &str) -> Result<bool, String> {
    let record = match Record::parse("fuzz.txt", text) {
        Ok(record) => record,
        Err(error) => return refused(&error),
    };
    let written = record.to_text();
    let again = Record::parse("again.txt", &written)
        .map_err(|error| format!("written again it is refused: {error}\n{written}"))?;
    if again.to_text() != written || again.header != record.header {
        return Err(format!("written again it is another one:\n{written}"));
    }
    let replay = match record.replay(&SETS) {
        Ok(replay) => replay,
        Err(error) => return refused(&error),
    };
    audit::check(replay.end())?;
    if trace::lines(&replay, false).len() < replay.taken().len() {
        return Err("the trace is too short".to_owned());
    }
    Ok(true)
}

/// Plays a little, if a game can be set up like this at all.
fn try_play(setup: Setup) -> Result<(), String> {
    let Ok(rules) = setup.validate() else { return Ok(()) };
    let order = Order::Seed(Seed::new("fuzz"));
    let (mut game, _) = Game::start(Arc::new(rules), &order).map_err(|r| r.to_string())?;
    for ply in 0..PLIES {
        let legal = game.legal();
        if legal.is_empty() {
            break;
        }
        let choice = legal[(7 * ply as usize + 3) % legal.len()];
        game.apply(choice).map_err(|refusal| refusal.to_string())?;
    }
    audit::check(&game)
}

/// The report of an error must be showable, and must say something.
fn refused(error: &dyn Diagnostic) -> Result<bool, String> {
    let mut shown = String::new();
    let handler = GraphicalReportHandler::new_themed(GraphicalTheme::unicode_nocolor());
    handler.render_report(&mut shown, error).map_err(|_| "the report cannot be shown")?;
    if error.to_string().is_empty() || shown.is_empty() {
        return Err("an error says nothing".to_owned());
    }
    Ok(false)
}
