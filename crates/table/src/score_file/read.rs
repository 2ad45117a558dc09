//! Reads a score file: the header, then the players with their boards.

use super::lay::{self, Named};
use super::line::Piece;
use super::players::{Draft, Use};
use super::{LANGUAGE, MAX_BOARDS, MAX_BYTES, MAX_PROBLEMS, PlayerBoard, ScoreFile};
use crate::file_report::{FileReport, Problem};
use crate::texts::{Message, Texts, msg};
use fogbound_ghosts_galore::{Catalogue, Doors, Options, SPACES};
use fogbound_sets::shipped_tracks;
use fogbound_tilesets::{TrackKind, TrackSet, control_line};

/// The first line: the name of the language and its version.
const FIRST: &str = "fogbound-score 1";
/// The game whose boards can be scored.
const GAME: &str = "ghosts-galore";
/// The option that scoring depends on (T-3.2).
const OPTION: &str = "walls_are_dead_ends";

/// Reads a file, or all that is wrong with it.
pub(super) fn read(text: &str, own: Option<&TrackSet>) -> Result<ScoreFile, Vec<Problem>> {
    refuse_unshowable(text).map_err(|problem| vec![problem])?;
    let mut lines = Piece::lines(text);
    let first = lines.next();
    let is_first = |line: &Piece<'_>| line.words().map(|word| word.text).eq(FIRST.split(' '));
    let Some(first) = first.filter(is_first) else {
        let problem = Problem::new(LANGUAGE, msg!("score-file-first-line", first = FIRST));
        return Err(vec![match first {
            Some(line) => problem.at(line.span()),
            None => problem,
        }]);
    };
    let mut reader = Reader::new(own);
    for line in lines {
        reader.line(line);
        if reader.problems.len() >= MAX_PROBLEMS || reader.players.len() > MAX_BOARDS {
            return Err(reader.problems);
        }
    }
    reader.finish(first)
}

/// Returns the report of all that is wrong with a file.
pub(super) fn report(name: &str, text: &str, problems: Vec<Problem>) -> FileReport {
    let heading = msg!("score-file-unusable", name, problems = problems.len());
    let stopped = || Texts::of_errors().say(msg!("score-file-stopped"));
    let more = (problems.len() >= MAX_PROBLEMS).then(stopped);
    FileReport::new(name, text, heading, more, problems)
}

/// Refuses a huge file, or one that could confuse a terminal: it is not shown.
fn refuse_unshowable(text: &str) -> Result<(), Problem> {
    if text.len() > MAX_BYTES {
        return Err(Problem::new(
            LANGUAGE,
            msg!("score-file-long", bytes = text.len(), most = MAX_BYTES),
        ));
    }
    match control_line(text) {
        Some(line) => Err(Problem::new(LANGUAGE, msg!("score-file-control", line))),
        None => Ok(()),
    }
}

/// A file as far as it has been read.
pub(super) struct Reader<'a> {
    own: Option<&'a TrackSet>,
    pub set: Named<'a>,
    game: Option<Piece<'a>>,
    tiles: Option<Piece<'a>>,
    option: Option<Piece<'a>>,
    options: Options,
    pub players: Vec<Draft<'a>>,
    /// The tiles that lie on the boards.
    pub kinds: Vec<TrackKind>,
    pub uses: Vec<Use<'a>>,
    pub problems: Vec<Problem>,
}

impl<'a> Reader<'a> {
    fn new(own: Option<&'a TrackSet>) -> Reader<'a> {
        Reader {
            own,
            set: own.map_or(Named::None, Named::Set),
            game: None,
            tiles: None,
            option: None,
            options: Options::default(),
            players: Vec::new(),
            kinds: Vec::new(),
            uses: Vec::new(),
            problems: Vec::new(),
        }
    }

    /// Notes a problem of the language.
    pub fn problem(&mut self, place: Piece<'_>, message: Message<'_>) {
        self.problems.push(Problem::new(LANGUAGE, message).at(place.span()));
    }

    fn line(&mut self, line: Piece<'a>) {
        let (key, rest) = line.split_word();
        match key.text {
            "game" | "tiles" | "option" if self.players.is_empty() => {
                self.header_line(line, key, rest);
            }
            "game" | "tiles" | "option" => {
                self.problem(line, msg!("score-file-late", key = key.quoted()));
            }
            "player" => self.player(line, rest),
            _ if self.players.is_empty() => {
                self.problem(line, msg!("score-file-early", line = line.quoted()));
            }
            "board" | "doors" => self.board_line(line, key, rest),
            text => match lay::digit(text).filter(|&space| space < SPACES) {
                Some(space) => self.space(space, line, rest),
                None => self.problem(line, msg!("score-file-line", line = line.quoted())),
            },
        }
    }

    fn header_line(&mut self, line: Piece<'a>, key: Piece<'a>, rest: Piece<'a>) {
        let earlier = match key.text {
            "game" => self.game.replace(line),
            "tiles" => self.tiles.replace(line),
            _ => self.option.replace(line),
        };
        if earlier.is_some() {
            self.problem(line, msg!("score-file-twice", key = key.quoted()));
            return;
        }
        match key.text {
            "game" if rest.text == GAME => {}
            "game" => self.problem(line, msg!("score-file-game", game = GAME)),
            "tiles" => self.tiles(rest),
            _ => self.option(rest),
        }
    }

    /// Reads the set that the file means.
    fn tiles(&mut self, rest: Piece<'a>) {
        let words: Vec<Piece<'_>> = rest.words().take(3).collect();
        let (id, version) = match words[..] {
            [id] => (id, None),
            [id, version] => (id, version.text.parse::<u32>().ok()),
            _ => (rest, None),
        };
        if words.len() != 1 && version.is_none() {
            self.set = Named::Missing;
            self.problem(rest, msg!("score-file-tiles"));
            return;
        }
        let suits = |set: &&TrackSet| {
            set.id == id.text && version.is_none_or(|version| set.version == version)
        };
        let found = match self.own {
            Some(own) => Some(own).filter(suits),
            None => shipped_tracks().iter().filter(suits).max_by_key(|set| set.version),
        };
        self.set = found.map_or(Named::Missing, Named::Set);
        if found.is_some() {
            return;
        }
        let set = rest.quoted();
        match self.own {
            Some(own) => {
                let given = format!("{} {}", own.id, own.version);
                self.problem(rest, msg!("score-file-other-set", set, given));
            }
            None => {
                let known: Vec<&str> = shipped_tracks().iter().map(|set| &*set.id).collect();
                self.problem(rest, msg!("score-file-no-set", set, known = known.join(", ")));
            }
        }
    }

    /// Reads a named reading of the rules: the only one that scoring depends on (T-3.2).
    fn option(&mut self, rest: Piece<'a>) {
        let (id, value) = rest.split_word();
        if id.text != OPTION || self.options.set(id.text, value.text).is_err() {
            self.problem(rest, msg!("score-file-option", option = rest.quoted()));
        }
    }

    fn finish(mut self, first: Piece<'a>) -> Result<ScoreFile, Vec<Problem>> {
        if self.game.is_none() {
            self.problem(first, msg!("score-file-no-game", game = GAME));
        }
        if self.players.is_empty() {
            let problem = Problem::new("T-1.1", msg!("score-file-no-player"));
            self.problems.push(problem.at(first.span()));
        }
        self.check_boards();
        self.check_uses();
        if !self.problems.is_empty() {
            return Err(self.problems);
        }
        let board = |draft: &Draft<'_>| PlayerBoard {
            name: draft.name.text.to_owned(),
            doors: Doors::new(&draft.doors),
            grid: draft.grid,
        };
        Ok(ScoreFile {
            walls_are_dead_ends: self.options.walls_are_dead_ends,
            players: self.players.iter().map(board).collect(),
            catalogue: Catalogue::of_kinds(&self.kinds),
        })
    }
}
