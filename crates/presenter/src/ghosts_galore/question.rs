//! What a seat is asked.

use super::board::to_place;
use super::{cell, pictures, signed, tile_name, tile_shows};
use crate::model::{Answer, Hand, LegalCell, Question};
use crate::presented::Words;
use fogbound_game::Rotation;
use fogbound_ghosts_galore::{Action, Doors, Game, TileId};
use fogbound_table::aid::Help;

/// The question to a seat with all legal answers.
pub(super) fn question(game: &Game, seat: u8, words: Words<'_>) -> Question {
    let Some(ask) = game.ask() else { return Question::default() };
    let mut question = Question {
        seat,
        text: words.texts.ghosts_question(ask, seat, game),
        ask: ask.name(),
        rule: ask.rule().to_owned(),
        hand: to_place(game, seat).map(|tile| hand(game, tile, words)),
        ..Question::default()
    };
    for action in game.legal(seat) {
        match action {
            Action::Place(space, rotation) => add_place(&mut question.cells, space, rotation),
            _ => question.answers.push(answer(game, seat, action, words)),
        }
    }
    question
}

fn add_place(cells: &mut Vec<LegalCell>, space: u8, rotation: Rotation) {
    let (cell, turns) = (cell(space), rotation.quarters());
    match cells.iter_mut().find(|legal| legal.cell == cell) {
        Some(legal) => legal.turns.push(turns),
        None => cells.push(LegalCell { cell, turns: vec![turns] }),
    }
}

fn hand(game: &Game, tile: TileId, words: Words<'_>) -> Hand {
    let looks = game.rules().catalogue().looks(tile);
    Hand {
        name: tile_name(game, tile, words.texts),
        note: tile_shows(game, tile, words.texts),
        looks: looks.map(Rotation::quarters).collect(),
        pictures: Rotation::ALL.map(|rotation| pictures::card(game, tile, rotation)),
    }
}

fn answer(game: &Game, seat: u8, action: Action, words: Words<'_>) -> Answer {
    let (picture, note) = match action {
        Action::Claim(tile) | Action::Keep(tile) => {
            (pictures::card(game, tile, Rotation::NONE), gain(game, seat, tile, words).join("; "))
        }
        Action::Reveal => (fogbound_pictures::train::back_svg(160), String::new()),
        Action::Side(side) => (side_picture(game, seat, side), String::new()),
        Action::Leave | Action::Place(..) => (String::new(), String::new()),
    };
    Answer {
        action: action.to_string(),
        text: words.texts.ghosts_action(&action, seat, Some(game)),
        note,
        picture,
        is_pass: action == Action::Leave,
        ..Answer::default()
    }
}

/// What a tile would add to a board at its best, without and with the hidden tile in mind, where
/// the aid level tells it.
pub(super) fn gain(game: &Game, seat: u8, tile: TileId, words: Words<'_>) -> Vec<String> {
    if !words.aid.allows(Help::Preview) {
        return Vec::new();
    }
    let Some(gain) = game.gain(seat, tile) else { return Vec::new() };
    let best = [("web-train-best", Some(gain.alone)), ("web-train-best.hidden", gain.with_hidden)];
    let told = best.into_iter().filter_map(|(message, best)| {
        let best = best?;
        let args = [
            ("gain", signed(best.gain).into()),
            ("space", words.texts.ghosts_space(best.space).into()),
        ];
        Some(words.texts.get(message, &args))
    });
    told.collect()
}

/// A side of the board of a seat.
fn side_picture(game: &Game, seat: u8, side: u8) -> String {
    let boards = &game.rules().setup().set.boards;
    let dealt = game.boards().nth(usize::from(seat));
    let board = dealt.and_then(|dealt| boards.get(usize::from(dealt.board)));
    let doors = board.and_then(|board| board.sides.get(usize::from(side)));
    doors.map(|doors| pictures::empty_board(&Doors::new(doors))).unwrap_or_default()
}
