//! What is new at each level, in three pictures.
//!
//! The pictures are positions of the records in `news/`, games of bots that stop where something is to be seen.

use super::panels::track;
use crate::model::{Board, Look, Overlays};
use fogbound_game::{Cell, Game as _, Seed};
use fogbound_mists::{Game, Order};
use fogbound_pictures::panel::Track;
use fogbound_table::games::GameId;
use fogbound_table::setup::Wish;
use fogbound_table::texts::{Texts, family};
use std::rc::Rc;

/// Something that is new at a level.
#[derive(Clone, Debug, PartialEq)]
pub struct News {
    /// What shows it.
    pub picture: Picture,
    /// What is new, in a sentence.
    pub text: String,
}

/// A picture of something new.
#[derive(Clone, Debug, PartialEq)]
pub enum Picture {
    /// The square part of a board from its first cell on, so many cells wide.
    Board(Box<Board>, Cell, i16),
    /// The score track.
    Track(Track),
}

/// A part of a board in a record.
#[derive(Clone, Copy)]
struct Shown {
    record: &'static str,
    ply: usize,
    first: Cell,
    wide: i16,
}

/// Makes a part of a board: the level of its record, the decisions before it, its first cell and its width in cells.
macro_rules! shown {
    ($level:literal, $ply:literal, $x:literal, $y:literal, $wide:literal) => {
        Some(Shown {
            record: include_str!(concat!("news/level-", $level, ".fogbound")),
            ply: $ply,
            first: Cell::new($x, $y),
            wide: $wide,
        })
    };
}

/// A scoring with two colours, and a hound that comes to a meeple: both are shown at several levels.
const JOINT: Option<Shown> = shown!(1, 10, -1, 1, 2);
const HOUND: Option<Shown> = shown!(3, 12, -2, 1, 2);

/// What is new at each level, from the first: its name, and what shows it; the score track of the level without that.
const NEWS: [(&str, Option<Shown>); 18] = [
    ("mist", shown!(1, 1, 0, 1, 2)),
    ("bank", shown!(1, 3, 0, 2, 2)),
    ("joint", JOINT),
    ("castle", shown!(2, 22, -2, -1, 3)),
    ("cemetery", shown!(2, 8, -1, 0, 2)),
    ("burial", shown!(2, 17, -1, 1, 2)),
    ("piles", None),
    ("hound", HOUND),
    ("hound-points", shown!(3, 15, -2, 0, 2)),
    ("far", None),
    ("few", shown!(1, 1, 0, 1, 2)),
    ("together", JOINT),
    ("graves", shown!(5, 1, 0, -1, 2)),
    ("night", shown!(5, 2, 1, -1, 2)),
    ("closed", shown!(5, 15, 0, -2, 3)),
    ("colours", None),
    ("own", JOINT),
    ("late", HOUND),
];

/// The names of what is new.
const NAMES: [&str; NEWS.len()] = {
    let (mut names, mut at) = ([""; NEWS.len()], 0);
    while at < NEWS.len() {
        names[at] = NEWS[at].0;
        at += 1;
    }
    names
};

/// The number of pictures of a level.
const EACH: usize = 3;

/// Returns what is new at a level; nothing for a number that is none.
#[must_use]
pub fn news(level: u8, texts: &Rc<Texts>) -> Vec<News> {
    let of_level = usize::from(level).checked_sub(1).and_then(|at| NEWS.chunks(EACH).nth(at));
    let told = |(name, shown): &(&str, Option<Shown>)| {
        let picture = match shown {
            Some(shown) => board(*shown, texts),
            None => begun(level).map(|game| Picture::Track(track(&game))),
        };
        Some(News { picture: picture?, text: texts.say(family!("news-", in NAMES, name)) })
    };
    of_level.into_iter().flatten().filter_map(told).collect()
}

fn board(Shown { record, ply, first, wide }: Shown, texts: &Rc<Texts>) -> Option<Picture> {
    // They are records of our own making; a test opens each of them.
    let game = crate::open(record, texts).ok()?;
    let board = game.board(Look::at(ply), Overlays::None);
    Some(Picture::Board(Box::new(board), first, wide))
}

/// Returns a level that has just begun.
fn begun(level: u8) -> Option<Game> {
    let mut wish = Wish { seats: vec![String::new(); 2], ..Wish::new(GameId::Mists) };
    wish.choose("level", &level.to_string());
    let order = Order::Seed(Seed::new("level"));
    Game::start(wish.rules::<Game>().ok()?, &order).ok().map(|(game, _)| game)
}

#[cfg(test)]
mod tests;
