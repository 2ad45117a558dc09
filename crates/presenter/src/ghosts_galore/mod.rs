//! Ghosts Galore on a screen.
//!
//! A cell of a board is a space: column and row, from 0. `question.rs` asks, and `foresight.rs` looks ahead.
//! `happened.rs` reports past events. `board.rs` and `scene.rs` show the board, `paths.rs` and `sheet.rs`
//! explain points, `panels.rs` shows the surroundings, `ending.rs` the end.

mod board;
mod brief;
mod ending;
mod foresight;
mod happened;
mod hints;
mod in_words;
mod lesson;
mod panels;
mod paths;
mod question;
mod scene;
mod sheet;
mod story;
mod worth;

pub use story::KINDS;

pub(crate) use hints::hint;
pub use scene::{board, category, empty_board};

use crate::hints::Hints;
use crate::length::Length;
use crate::lesson::Lesson;
use crate::model::*;
use crate::presented::{Presented, Words, first, titled};
use crate::puzzle::Aim;
use fogbound_game::{Cell, Colour, Game as _, Rotation, Seats};
use fogbound_ghosts_galore::{Action, Event, Game, Rules, SPACES, TileId};
use fogbound_table::aid::Aid;
use fogbound_table::games::ghosts_galore::{Preview, Session};
use fogbound_table::texts::{Texts, msg};

/// Returns the cell of a space.
const fn cell(space: u8) -> Cell {
    Cell::new((space % 3) as i16, (space / 3) as i16)
}

/// Returns the space of a cell; [`SPACES`] if there is none.
fn space(cell: Cell) -> u8 {
    let part = |number: i16| u8::try_from(number).ok().filter(|&number| number < 3);
    part(cell.x).zip(part(cell.y)).map_or(SPACES, |(column, row)| 3 * row + column)
}

/// Returns all seats.
fn seats(game: &Game) -> impl DoubleEndedIterator<Item = u8> + use<> {
    0..game.rules().players()
}

fn tone(points: i16) -> Tone {
    match points {
        0 => Tone::Plain,
        1.. => Tone::Good,
        _ => Tone::Bad,
    }
}

fn tile_name(game: &Game, tile: TileId, texts: &Texts) -> String {
    texts.ghosts_tile_name(game.rules().catalogue(), tile)
}

/// Describes the content of a tile, in any rotation.
fn tile_shows(game: &Game, tile: TileId, texts: &Texts) -> String {
    texts.ghosts_shows(game.rules().catalogue().kind(tile))
}

impl Presented for Game {
    const SHOWCASE: &'static str = include_str!("../showcase/ghosts-galore.fogbound");
    const LESSON: Option<Lesson> = Some(lesson::LESSON);
    const CARDS: &'static [(&'static str, &'static str)] = &[
        ("dragon", "T-4.1"),
        ("ghost", "T-4.2"),
        ("golem", "T-4.3"),
        ("satyr", "T-4.4"),
        ("skeleton", "T-4.5"),
        ("slime", "T-4.6"),
        ("bat", "T-4.7"),
        ("werewolf", "T-4.8"),
        ("wisp", "T-4.9"),
        ("diamond", "T-4.10"),
        ("bone", "T-4.11"),
        ("tooth", "T-4.12"),
        ("plain", "T-4.13"),
        ("lamp", "T-2.4"),
        ("dead-end", "T-3.2"),
    ];
    const EXAMPLES: &'static [&'static str] = &[
        include_str!("../examples/ghosts-galore-1.fogbound"),
        include_str!("../examples/ghosts-galore-2.fogbound"),
    ];

    const BOOKS: &'static [&'static str] = &["T"];

    const HINTS: Hints = hints::HINTS;

    fn title(rules: &Rules, texts: &Texts) -> String {
        let name = texts.say(msg!("web-train-title", players = rules.players()));
        titled::<Game>(name, &rules.options().list(), texts)
    }

    fn length(_: &Rules) -> Option<Length> {
        Some(Length::Each(SPACES.into()))
    }

    fn colours(_: &Rules, seat: u8) -> Vec<Colour> {
        Colour::ALL.into_iter().skip(usize::from(seat)).take(1).collect()
    }

    fn supply(&self, seat: u8, texts: &Texts) -> String {
        panels::supply(self, seat, texts)
    }

    fn points(&self, seat: u8) -> Option<i32> {
        self.sheets().get(usize::from(seat)).map(|sheet| sheet.total().into())
    }

    const POINTS_ARE_HELP: bool = true;

    fn question(&self, seat: u8, words: Words<'_>) -> Question {
        question::question(self, seat, words)
    }

    fn placing(cell: Cell, rotation: Rotation) -> Action {
        Action::Place(space(cell), rotation)
    }

    fn foresight(&self, seat: u8, action: Action, _: &Preview, words: Words<'_>) -> Foresight {
        foresight::foresight(self, seat, action, words)
    }

    fn log_line(&self, event: &Event, words: Words<'_>) -> Option<LogLine> {
        happened::log_line(self, event, words)
    }

    fn happened(&self, events: &[Event], words: Words<'_>) -> Happened {
        happened::happened(self, events, words)
    }

    fn board(&self, viewer: Option<u8>, board: u8, overlays: Overlays) -> Board {
        board::board(self, viewer, board, overlays)
    }

    fn label(&self, board: u8, cell: Cell, words: Words<'_>) -> String {
        board::label(self, board, space(cell), words)
    }

    fn features(&self, board: u8, cell: Cell, words: Words<'_>) -> Vec<Feature> {
        paths::features(self, board, space(cell), words)
    }

    fn panels(&self, viewer: Option<u8>, board: u8, aid: Aid, words: Words<'_>) -> Vec<Panel> {
        panels::panels(self, viewer, board, aid, words)
    }

    fn brief(&self, words: Words<'_>) -> Vec<Brief> {
        brief::figures(self, words)
    }

    fn in_box(&self, tile: Self::Tile, texts: &Texts) -> (Glyph, String) {
        let name = texts.ghosts_tile_name(self.rules().catalogue(), tile);
        (Glyph::Track(scene::upright(self, tile)), name)
    }

    fn left(&self, words: Words<'_>) -> Left {
        panels::left(self, words)
    }

    /// Any tile may go on any space, so there is nothing to wait for.
    fn odds(&self, _: Cell, _: Words<'_>) -> Option<Odds> {
        None
    }

    fn account(
        session: &Session,
        ply: usize,
        board: u8,
        _past: bool,
        words: Words<'_>,
    ) -> Vec<String> {
        let game = session.replay().at(ply).unwrap_or(session.game());
        sheet::account(game, board.min(game.rules().players() - 1), words)
    }

    fn story(session: &Session, words: Words<'_>) -> Option<Story> {
        story::story(session, words)
    }

    fn winners(&self) -> Option<Seats> {
        Some(first(&self.ranks()?))
    }

    const AIMS: &'static [Aim] = &[Aim::Sheet, Aim::Hidden];

    fn worth(&self, seat: u8, aim: Aim) -> Option<i32> {
        worth::worth(self, seat, aim)
    }

    fn ending(session: &Session, words: Words<'_>) -> Option<Ending> {
        ending::ending(session, words)
    }
}
