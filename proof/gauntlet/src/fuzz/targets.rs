//! The readers, and what must hold of what they read.

use super::tracks::{try_score, try_tracks};
use crate::contest::{Chance, Contest, Contested, Rules};
use crate::landscape::carcassonne::Carcassonne;
use crate::landscape::mists::Mists;
use fogbound_carcassonne as carcassonne;
use fogbound_game::{Game as _, Seed};
use fogbound_mists::{Cemeteries, Level, Setup};
use fogbound_table::record::{AnyRecord, Playable, Record, Sets};
use fogbound_table::{level_file, tile_set_file, trace, with_record};
use fogbound_tilesets::TileSet;
use miette::{Diagnostic, GraphicalReportHandler, GraphicalTheme};
use std::sync::{Arc, LazyLock};

/// Plies played with a set or a level that was read.
const PLIES: u32 = 12;

static SETS: LazyLock<Sets> = LazyLock::new(Sets::shipped);
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

fn try_record(text: &str) -> Result<bool, String> {
    match AnyRecord::parse("fuzz.txt", text) {
        Ok(record) => with_record!(record, record => try_replay(&record)),
        Err(error) => refused(&error),
    }
}

/// A record that is read can be written and read again; one that can be replayed has a trace, and a
/// form for the public that can be replayed too.
fn try_replay<G: Playable + Contested>(record: &Record<G>) -> Result<bool, String> {
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
    G::Contest::audit(replay.end())?;
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
    play_a_little::<Mists>(rules)
}

/// Likewise with a set as the tiles of the base game, and as those of the expansion.
fn try_carcassonne(set: &Arc<TileSet>) -> Result<(), String> {
    let mut base = carcassonne::Setup::new(carcassonne::Parts::NONE, 3);
    base.base = Arc::clone(set);
    let mut all = carcassonne::Setup::new(carcassonne::Parts::ALL, 4);
    all.expansion = Arc::clone(set);
    for setup in [base, all] {
        let Ok(rules) = setup.validate() else { continue };
        play_a_little::<Carcassonne>(rules)?;
    }
    Ok(())
}

/// Plays a few decisions.
pub(super) fn play_a_little<C: Contest>(rules: Rules<C>) -> Result<(), String> {
    let order = C::order(&Chance::Seed(&Seed::new("fuzz")));
    let started = C::Game::start(Arc::new(rules), &order);
    let (mut game, _) = started.map_err(|refusal| refusal.to_string())?;
    for ply in 0..PLIES {
        let Some(seat) = game.deciding().seats().smallest() else { break };
        let legal = game.legal_of(seat);
        let choice = legal[(7 * ply as usize + 3) % legal.len()];
        game.apply_with(seat, choice, &mut |_| {}).map_err(|refusal| refusal.to_string())?;
    }
    C::audit(&game)
}

/// The report of an error must be showable, and must not be empty.
pub(super) fn refused(error: &dyn Diagnostic) -> Result<bool, String> {
    let mut shown = String::new();
    let handler = GraphicalReportHandler::new_themed(GraphicalTheme::unicode_nocolor());
    handler.render_report(&mut shown, error).map_err(|_| "the report cannot be shown")?;
    if error.to_string().is_empty() || shown.is_empty() {
        return Err("an error says nothing".to_owned());
    }
    Ok(false)
}
