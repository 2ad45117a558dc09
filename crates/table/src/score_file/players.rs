//! The players of a score file and the content of their boards.

use super::lay::{self, Laid, Named};
use super::line::Piece;
use super::read::Reader;
use super::{MAX_BOARDS, MAX_NAME};
use crate::file_report::Problem;
use crate::texts::{Texts, msg};
use fogbound_game::Rotation;
use fogbound_ghosts_galore::{Grid, SPACES, TileId};
use fogbound_tilesets::{Door, TrackBoard};

/// A player as far as the file has been read.
pub(super) struct Draft<'a> {
    pub name: Piece<'a>,
    line: Piece<'a>,
    /// The line of the board or of the doors.
    board_line: Option<Piece<'a>>,
    /// The board of the set.
    board: Option<&'a TrackBoard>,
    pub doors: Vec<Door>,
    /// The line of each space.
    spaces: [Option<Piece<'a>>; SPACES as usize],
    pub grid: Grid,
}

/// A tile of the set that lies on a board.
pub(super) struct Use<'a> {
    /// Its place among the kinds of the set.
    kind: usize,
    player: &'a str,
    space: u8,
    line: Piece<'a>,
}

impl<'a> Reader<'a> {
    /// Reads `player NAME`.
    pub fn player(&mut self, line: Piece<'a>, name: Piece<'a>) {
        if name.text.is_empty() || name.text.chars().count() > MAX_NAME {
            self.problem(line, msg!("score-file-name", most = MAX_NAME));
        } else if self.players.iter().any(|player| player.name.text == name.text) {
            self.problem(line, msg!("score-file-name-twice", player = name.quoted()));
        }
        if self.players.len() == MAX_BOARDS {
            self.problems.push(
                Problem::new("T-1.1", msg!("score-file-many-players", most = MAX_BOARDS))
                    .at(line.span()),
            );
        }
        self.players.push(Draft {
            name,
            line,
            board_line: None,
            board: None,
            doors: Vec::new(),
            spaces: [None; SPACES as usize],
            grid: Grid::default(),
        });
    }

    /// Reads `board NAME SIDE` or `doors …`, of the last player.
    pub fn board_line(&mut self, line: Piece<'a>, key: Piece<'a>, rest: Piece<'a>) {
        let Some(player) = self.players.last_mut() else { return };
        if player.board_line.replace(line).is_some() {
            let player = player.name.quoted();
            self.problem(line, msg!("score-file-board-twice", player));
            return;
        }
        let read = if key.text == "board" {
            lay::board(rest, self.set).map_err(|problem| vec![problem]).map(|found| {
                if let Some((board, side)) = found {
                    player.board = Some(board);
                    player.doors.clone_from(&board.sides[usize::from(side)]);
                }
            })
        } else {
            lay::doors(rest, player.name.text).map(|doors| player.doors = doors)
        };
        self.problems.extend(read.err().into_iter().flatten());
    }

    /// Reads a space of the last player.
    pub fn space(&mut self, space: u8, line: Piece<'a>, rest: Piece<'a>) {
        let Some(player) = self.players.last_mut() else { return };
        if player.spaces[usize::from(space)].replace(line).is_some() {
            let problem = Problem::new(
                "T-2.3",
                msg!("score-file-space-twice", player = player.name.quoted(), space),
            );
            self.problems.push(problem.at(line.span()));
            return;
        }
        let (kind, rotation) = match lay::tile(rest, self.set) {
            Err(problems) => return self.problems.extend(problems),
            Ok(None) => return,
            Ok(Some(Laid::Spelled(kind))) => (kind, Rotation::NONE),
            Ok(Some(Laid::OfSet(kind, rotation))) => {
                let Named::Set(set) = self.set else { return };
                self.uses.push(Use { kind, player: player.name.text, space, line });
                let mut one = set.kinds[kind].clone();
                one.count = 1;
                (one, rotation)
            }
        };
        // At most MAX_BOARDS boards of SPACES tiles each, which a byte can count.
        player.grid.lay(space, TileId(self.kinds.len() as u8), rotation);
        self.kinds.push(kind);
    }

    /// Checks that every player has a board, and no two have the same (T-1.1).
    pub fn check_boards(&mut self) {
        for (place, player) in self.players.iter().enumerate() {
            let Some(line) = player.board_line else {
                let problem = Problem::new(
                    "T-1.1",
                    msg!("score-file-no-board", player = player.name.quoted()),
                );
                self.problems.push(problem.at(player.line.span()));
                continue;
            };
            let Some(board) = player.board else { continue };
            let same =
                |other: &&Draft<'_>| other.board.is_some_and(|other| other.name == board.name);
            let Some(first) = self.players[..place].iter().find(same) else { continue };
            let problem = Problem::new(
                "T-1.1",
                msg!(
                    "score-file-same-board",
                    first = first.name.quoted(),
                    second = player.name.quoted(),
                    board = board.name.as_str()
                ),
            );
            self.problems.push(problem.at(line.span()));
        }
    }

    /// Checks that no tile lies more often than the set has it (T-1.2).
    pub fn check_uses(&mut self) {
        let Named::Set(set) = self.set else { return };
        for (place, kind) in set.kinds.iter().enumerate() {
            let uses: Vec<&Use<'_>> = self.uses.iter().filter(|used| used.kind == place).collect();
            let Some(beyond) = uses.get(usize::from(kind.count)) else { continue };
            let place = |used: &&Use<'_>| {
                Texts::of_errors().say(msg!(
                    "score-place",
                    space = used.space,
                    player = used.player
                ))
            };
            let places: Vec<String> = uses.iter().map(place).collect();
            let problem = Problem::new(
                "T-1.2",
                msg!(
                    "score-file-tile-too-often",
                    tile = kind.name.as_str(),
                    count = kind.count,
                    uses = uses.len(),
                    places = places.join(", ")
                ),
            );
            self.problems.push(problem.at(beyond.line.span()));
        }
    }
}
