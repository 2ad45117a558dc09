//! The readers for the game with tracks.

use super::targets::{play_a_little, refused};
use crate::ghosts_galore::{GhostsGalore, ScoredBoards};
use fogbound_game::Side;
use fogbound_ghosts_galore::{Doors, SPACES, Scoring, Setup, Sheet};
use fogbound_table::score_file::{self, ScoreFile};
use fogbound_table::texts::Texts;
use fogbound_table::tile_set_file;
use fogbound_tilesets::{AnySet, Door, TrackSet};
use std::sync::{Arc, LazyLock};

/// Characters of a line of words.
const COLUMNS: usize = 80;

static ENGLISH: LazyLock<Texts> = LazyLock::new(Texts::english);

/// A set that is accepted can be played with, or is refused with a rule; a reader that goes by the kind that the
/// file states reads the same.
pub(super) fn try_tracks(text: &str) -> Result<bool, String> {
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
    let Ok(rules) = Setup::new(Arc::new(set), 2).validate() else { return Ok(true) };
    play_a_little::<GhostsGalore>(rules)?;
    Ok(true)
}

/// Boards that are read can be scored, reported, and scored alike by the independent scorer.
pub(super) fn try_score(text: &str) -> Result<bool, String> {
    let file = match score_file::parse("fuzz.score", text) {
        Ok(file) => file,
        Err(error) => return refused(&error),
    };
    let scores = file.score();
    if scores.words(&ENGLISH, COLUMNS).is_empty() || !scores.json().is_object() {
        return Err("there is nothing to tell".to_owned());
    }
    if file.players.len() > 1 {
        let sheets: Vec<Sheet> = scores.players.iter().map(|player| player.report.sheet).collect();
        let doors: Vec<Vec<Door>> =
            file.players.iter().map(|player| doors_of(&player.doors)).collect();
        table(&file, &doors).compare(&sheets)?;
    }
    Ok(true)
}

fn table<'a>(file: &'a ScoreFile, doors: &'a [Vec<Door>]) -> ScoredBoards<'a> {
    let grids = file.players.iter().map(|player| player.grid);
    let walls_are_dead_ends = file.walls_are_dead_ends;
    ScoredBoards {
        scoring: Scoring { catalogue: &file.catalogue, walls_are_dead_ends },
        boards: grids.zip(doors.iter().map(Vec::as_slice)).collect(),
    }
}

fn doors_of(doors: &Doors) -> Vec<Door> {
    let edges = (0..SPACES).flat_map(|space| Side::ALL.map(|side| (space, side)));
    let door = |(space, side)| Some(Door { space, side, kind: doors.at(space, side)? });
    edges.filter_map(door).collect()
}
