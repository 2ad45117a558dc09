//! Boards of *Ghosts Galore* written down by hand: a small text file, described in
//! `docs/scoring.md`, read and scored by the rules.
//!
//! * [`parse`] and [`parse_with`] read a file, or report all that is wrong with it.
//! * [`ScoreFile::score`] returns each player's sheet with its arithmetic, and the ranks.
//! * [`Scores::words`] and [`Scores::json`] write the scores in words and as JSON.
//!
//! **Invariants.** No I/O. No text makes the reader panic.

mod json;
mod lay;
mod line;
mod paths;
mod players;
mod read;
mod words;

use crate::file_report::FileReport;
use fogbound_ghosts_galore::{
    BoardReport, Catalogue, Category, Doors, Grid, MAX_PLAYERS, SPACES, Scoring, Sheet, ranks,
};
use fogbound_tilesets::TrackSet;

/// Longest file, in bytes.
pub const MAX_BYTES: usize = 1 << 16;
/// Longest name of a player, in characters.
pub const MAX_NAME: usize = 40;
/// Reading stops when it has found so many problems.
pub const MAX_PROBLEMS: usize = 20;
/// Rule of problems with the language itself rather than with the game.
const LANGUAGE: &str = "score-file";
/// Most players (T-1.1).
pub const MAX_BOARDS: usize = MAX_PLAYERS;

/// The boards of a file, each with its player.
#[derive(Clone, Debug)]
pub struct ScoreFile {
    /// `true` if an outer edge without door makes a dead end (T-3.2).
    pub walls_are_dead_ends: bool,
    /// The players in the order of the file, 1 to [`MAX_BOARDS`].
    pub players: Vec<PlayerBoard>,
    /// The tiles that lie on the boards, one kind for each.
    pub catalogue: Catalogue,
}

/// One player's board.
#[derive(Clone, Debug)]
pub struct PlayerBoard {
    /// Name of the player, no two alike; 1 to [`MAX_NAME`] characters.
    pub name: String,
    /// The doors of the board.
    pub doors: Doors,
    /// The tiles laid on it, numbered as in [`ScoreFile::catalogue`].
    pub grid: Grid,
}

/// Reads a file that may name the shipped track sets. `source_name` (a file name) is only shown in errors.
///
/// # Errors
/// All problems of the file, each with its line, its rule (T-1.1 for players and boards, T-1.2 for tiles, or
/// `score-file` for the language itself) and advice.
pub fn parse(source_name: &str, text: &str) -> Result<ScoreFile, FileReport> {
    parse_with(source_name, text, None)
}

/// Works like [`parse`], with a track set of one's own. The file uses its tiles and boards, and need not name
/// it.
///
/// # Errors
/// Those of [`parse`], or a file that names another set.
pub fn parse_with(
    source_name: &str,
    text: &str,
    own: Option<&TrackSet>,
) -> Result<ScoreFile, FileReport> {
    read::read(text, own).map_err(|problems| read::report(source_name, text, problems))
}

/// The scores of the boards of a file.
#[derive(Clone, Debug)]
pub struct Scores {
    /// The players in the order of the file.
    pub players: Vec<PlayerScore>,
    /// `true` if an outer edge without door makes a dead end (T-3.2).
    pub walls_are_dead_ends: bool,
}

/// The score of one board.
#[derive(Clone, Debug)]
pub struct PlayerScore {
    /// Name of the player.
    pub name: String,
    /// The sheet with its arithmetic.
    pub report: BoardReport,
    /// Tiles that lie on the board, 0–9.
    pub tiles: u8,
    /// 1 + the number of players who are better (T-4.14); `None` for a board alone.
    pub rank: Option<u8>,
}

impl ScoreFile {
    /// Scores all boards, finished or not (T-4, T-4.15). The bonus of T-4.8 compares the boards of the file.
    /// A single board has nothing to compare with and gets no bonus and no rank.
    #[must_use]
    pub fn score(&self) -> Scores {
        let scoring =
            Scoring { catalogue: &self.catalogue, walls_are_dead_ends: self.walls_are_dead_ends };
        let boards: Vec<(Grid, &Doors)> =
            self.players.iter().map(|player| (player.grid, &player.doors)).collect();
        let mut reports = scoring.reports(&boards);
        if let [alone] = &mut reports[..] {
            alone.sheet[Category::Werewolves] -= alone.bonus;
            alone.bonus = 0;
        }
        let sheets: Vec<Sheet> = reports.iter().map(|report| report.sheet).collect();
        let several = sheets.len() > 1;
        let players = self.players.iter().zip(reports).zip(ranks(&sheets));
        let players = players.map(|((player, report), rank)| PlayerScore {
            name: player.name.clone(),
            report,
            tiles: SPACES - player.grid.empty_spaces().count() as u8,
            rank: several.then_some(rank),
        });
        Scores { players: players.collect(), walls_are_dead_ends: self.walls_are_dead_ends }
    }
}

impl Scores {
    /// Returns the players of rank 1; none for a board alone.
    pub fn winners(&self) -> impl Iterator<Item = &PlayerScore> {
        self.players.iter().filter(|player| player.rank == Some(1))
    }

    /// Returns `true` if a tile lies on every space of every board.
    #[must_use]
    pub fn is_finished(&self) -> bool {
        self.players.iter().all(|player| player.tiles == SPACES)
    }
}
