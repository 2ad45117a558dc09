//! The readers, and what must hold of what they read.

use crate::ghosts_galore::Table;
use fogbound_carcassonne as carcassonne;
use fogbound_game::{Game as AnyGame, Seed, Side};
use fogbound_ghosts_galore as ghosts;
use fogbound_mists::{Cemeteries, Level, Order, Setup, audit};
use fogbound_table::record::{AnyRecord, Playable, Record, Sets};
use fogbound_table::score_file::{self, ScoreFile};
use fogbound_table::texts::Texts;
use fogbound_table::{level_file, tile_set_file, trace};
use fogbound_tilesets::{AnySet, Door, TileSet, TrackSet};
use miette::{Diagnostic, GraphicalReportHandler, GraphicalTheme};
use std::sync::{Arc, LazyLock};

/// Plies played with a set or a level that was read.
const PLIES: u32 = 12;
/// Characters of a line of words.
const COLUMNS: usize = 80;

static SETS: LazyLock<Sets> = LazyLock::new(Sets::shipped);
static ENGLISH: LazyLock<Texts> = LazyLock::new(Texts::english);
static SHIPPED: LazyLock<Arc<TileSet>> =
    LazyLock::new(|| Arc::new(fogbound_sets::fogbound_mists().clone()));

/// A reader.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// The tile-set reader.
    Tiles = 0,
    /// The level reader.
    Level = 1,
    /// The reader of records of all games, replay included.
    Record = 2,
    /// The track-set reader.
    Tracks = 3,
    /// The reader of boards to be scored.
    Score = 4,
}

impl Target {
    /// All readers.
    pub const ALL: [Target; 5] =
        [Target::Tiles, Target::Level, Target::Record, Target::Tracks, Target::Score];

    /// A word like `tiles`: also how the names of kept cases begin.
    #[must_use]
    pub const fn name(self) -> &'static str {
        ["tiles", "level", "record", "tracks", "score"][self as usize]
    }

    /// Reads the text and goes on with the result; returns true if it was accepted.
    ///
    /// # Errors
    /// A sentence about the fact that does not hold of the result.
    ///
    /// # Panics
    /// If a reader does: that is what is looked for.
    pub fn try_text(self, text: &str) -> Result<bool, String> {
        match self {
            Target::Tiles => try_tiles(text),
            Target::Level => try_level(text),
            Target::Record => try_record(text),
            Target::Tracks => try_tracks(text),
            Target::Score => try_score(text),
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
    let set = Arc::new(set);
    try_mists(Setup::new(Arc::clone(&set), level, 3))?;
    try_carcassonne(&set)?;
    Ok(true)
}

fn try_level(text: &str) -> Result<bool, String> {
    match level_file::parse("fuzz.toml", text) {
        Ok(level) => {
            let players = level.ghosts % 5 + 1;
            try_mists(Setup::new(Arc::clone(&SHIPPED), level, players))?;
            Ok(true)
        }
        Err(error) => refused(&error),
    }
}

/// Likewise; a reader that goes by the kind that the file states reads the same.
fn try_tracks(text: &str) -> Result<bool, String> {
    let any = AnySet::parse("any.toml", text).ok();
    let set = match TrackSet::parse("fuzz.toml", text) {
        Ok(set) => set,
        Err(error) if matches!(any, Some(AnySet::Tracks(_))) => {
            return Err(format!("it is read as any set, but: {error}"));
        }
        Err(error) => return refused(&tile_set_file::report(&error)),
    };
    if any != Some(AnySet::Tracks(set.clone())) {
        return Err("read as any set it is another one".to_owned());
    }
    let Ok(rules) = ghosts::Setup::new(Arc::new(set), 2).validate() else { return Ok(true) };
    let order = ghosts::Order::Seed(Seed::new("fuzz"));
    play_a_little(rules, &order, ghosts::audit::audit)?;
    Ok(true)
}

/// Boards that are read can be scored, reported, and scored alike by the independent scorer.
fn try_score(text: &str) -> Result<bool, String> {
    let file = match score_file::parse("fuzz.score", text) {
        Ok(file) => file,
        Err(error) => return refused(&error),
    };
    let scores = file.score();
    if scores.words(&ENGLISH, COLUMNS).is_empty() || !scores.json().is_object() {
        return Err("there is nothing to tell".to_owned());
    }
    if file.players.len() > 1 {
        let sheets: Vec<ghosts::Sheet> =
            scores.players.iter().map(|player| player.report.sheet).collect();
        let doors: Vec<Vec<Door>> =
            file.players.iter().map(|player| doors_of(&player.doors)).collect();
        table(&file, &doors).compare(&sheets)?;
    }
    Ok(true)
}

fn table<'a>(file: &'a ScoreFile, doors: &'a [Vec<Door>]) -> Table<'a> {
    let grids = file.players.iter().map(|player| player.grid);
    let walls_are_dead_ends = file.walls_are_dead_ends;
    Table {
        scoring: ghosts::Scoring { catalogue: &file.catalogue, walls_are_dead_ends },
        boards: grids.zip(doors.iter().map(Vec::as_slice)).collect(),
    }
}

fn doors_of(doors: &ghosts::Doors) -> Vec<Door> {
    let edges = (0..ghosts::SPACES).flat_map(|space| Side::ALL.map(|side| (space, side)));
    let door = |(space, side)| Some(Door { space, side, kind: doors.at(space, side)? });
    edges.filter_map(door).collect()
}

fn try_record(text: &str) -> Result<bool, String> {
    match AnyRecord::parse("fuzz.txt", text) {
        Ok(AnyRecord::Mists(record)) => try_replay(&record, audit::check),
        Ok(AnyRecord::GhostsGalore(record)) => try_replay(&record, ghosts::audit::audit),
        Ok(AnyRecord::Carcassonne(record)) => try_replay(&record, carcassonne::audit::check),
        Err(error) => refused(&error),
    }
}

/// A record that is read can be written and read again; one that can be replayed has a trace, and a
/// form for the public that can be replayed too.
fn try_replay<G: Playable>(
    record: &Record<G>,
    audit: fn(&G) -> Result<(), String>,
) -> Result<bool, String> {
    let written = record.to_text();
    let again = Record::<G>::parse("again.txt", &written)
        .map_err(|error| format!("written again it is refused: {error}\n{written}"))?;
    if again.to_text() != written || again.header != record.header {
        return Err(format!("written again it is another one:\n{written}"));
    }
    let replay = match record.replay(&SETS) {
        Ok(replay) => replay,
        Err(error) => return refused(&error),
    };
    audit(replay.end())?;
    let mut shown = 0;
    while let Some(length) = replay.round(shown) {
        shown += length;
    }
    if trace::lines(&replay, false).len() <= shown {
        return Err("the trace is too short".to_owned());
    }
    let public = record.public(&SETS).map_err(|error| format!("the public form: {error}"))?;
    let seen = public.replay(&SETS);
    let seen = seen.map_err(|error| format!("the public form: {error}\n{}", public.to_text()))?;
    if seen.end().is_over() != replay.end().is_over() {
        return Err(format!("the public form ends elsewhere:\n{}", public.to_text()));
    }
    Ok(true)
}

/// Plays a little, if a game can be set up like this at all.
fn try_mists(setup: Setup) -> Result<(), String> {
    let Ok(rules) = setup.validate() else { return Ok(()) };
    play_a_little(rules, &Order::Seed(Seed::new("fuzz")), audit::check)
}

/// Likewise with a set as the tiles of the base game, and as those of the expansion.
fn try_carcassonne(set: &Arc<TileSet>) -> Result<(), String> {
    let mut base = carcassonne::Setup::new(carcassonne::Parts::NONE, 3);
    base.base = Arc::clone(set);
    let mut all = carcassonne::Setup::new(carcassonne::Parts::ALL, 4);
    all.expansion = Arc::clone(set);
    for setup in [base, all] {
        let Ok(rules) = setup.validate() else { continue };
        let order = carcassonne::Order::Seed(Seed::new("fuzz"));
        play_a_little(rules, &order, carcassonne::audit::check)?;
    }
    Ok(())
}

fn play_a_little<G: AnyGame>(
    rules: G::Rules,
    order: &G::Order,
    audit: fn(&G) -> Result<(), String>,
) -> Result<(), String> {
    let (mut game, _) = G::start(Arc::new(rules), order).map_err(|refusal| refusal.to_string())?;
    for ply in 0..PLIES {
        let Some(seat) = game.deciding().seats().smallest() else { break };
        let legal = game.legal_of(seat);
        let choice = legal[(7 * ply as usize + 3) % legal.len()];
        game.apply_with(seat, choice, &mut |_| {}).map_err(|refusal| refusal.to_string())?;
    }
    audit(&game)
}

/// The report of an error must be showable, and must not be empty.
fn refused(error: &dyn Diagnostic) -> Result<bool, String> {
    let mut shown = String::new();
    let handler = GraphicalReportHandler::new_themed(GraphicalTheme::unicode_nocolor());
    handler.render_report(&mut shown, error).map_err(|_| "the report cannot be shown")?;
    if error.to_string().is_empty() || shown.is_empty() {
        return Err("an error says nothing".to_owned());
    }
    Ok(false)
}
