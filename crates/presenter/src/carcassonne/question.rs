//! Questions with their answers.

use super::Notes;
use super::places::{parts, stand_of};
use super::scene::pose;
use super::seat_colour;
use crate::in_words::InWords as _;
use crate::landscape::{tell_apart, with_placements};
use crate::model::{Answer, Glyph, Outline, Question, Spot};
use crate::presented::Words;
use fogbound_carcassonne::{Action, Game, Piece, Stand};
use fogbound_game::{Cell, Halves};
use fogbound_pictures::figures::{Icon, Pose};
use fogbound_table::aid::Help;
use fogbound_table::texts::family;

/// Returns the question to a seat.
pub(super) fn question(game: &Game, seat: u8, words: Words<'_>) -> Question {
    let Some(ask) = game.ask() else { return Question::default() };
    let notes = words.aid.allows(Help::Preview).then(|| Notes::new(game, words.texts));
    let legal = fogbound_game::Game::legal_of(game, seat);
    let actions: Vec<Action> =
        legal.into_iter().filter(|action| !matches!(action, Action::Place(..))).collect();
    let spot = |action: Action, notes: Option<&Notes<'_>>| {
        let Action::Meeple(piece, stand) = action else { return None };
        let (pose, left) = match piece {
            Piece::Meeple => (Pose::Standing, game.supply(seat)),
            Piece::Guard => (Pose::Guard, game.guards(seat)),
        };
        let name = words.texts.say(family!("carc-piece-", Piece::name, piece));
        let piece =
            crate::model::Piece { name, glyph: Glyph::meeple(seat_colour(seat), pose), left };
        let gain = notes.and_then(|notes| notes.gain(action));
        Some(Spot { stand: stand_of(stand), piece, gain })
    };
    let answer = |action: Action| Answer {
        action: action.to_string(),
        text: game.answer(action, seat, words.names, words.texts),
        note: notes.as_ref().and_then(|notes| notes.note(action)).unwrap_or_default(),
        glyph: glyph(action, seat),
        cell: cell(game, action),
        outline: ground(game, action).and_then(|(cell, stand)| {
            Outline::region(parts(game, cell, stand), owner(game, action))
        }),
        colour: matches!(action, Action::Meeple(..)).then(|| seat_colour(seat)),
        is_pass: action == Action::Pass,
        in_row: None,
        spot: spot(action, notes.as_ref()),
    };
    let mut answers: Vec<Answer> = actions.iter().map(|&action| answer(action)).collect();
    if words.texts.is_pictured() {
        tell_apart(&mut answers, |number| sides(actions[number]), game.placed(), words.texts);
    }
    let question = Question {
        seat,
        text: words.texts.carcassonne_question(ask, game),
        hint: super::hint(ask),
        rule: ask.rule().to_owned(),
        answers,
        ..Question::default()
    };
    with_placements(question, game, seat, words.texts)
}

fn cell(game: &Game, action: Action) -> Option<Cell> {
    match action {
        Action::Place(cell, _) | Action::Ghost(cell) => Some(cell),
        Action::Meeple(..) => game.placed(),
        Action::Pass => None,
    }
}

/// Returns the sides of its tile that an answer is about.
fn sides(action: Action) -> Halves {
    match action {
        Action::Meeple(_, Stand::Road(edges) | Stand::City(edges)) => Halves::of(edges),
        Action::Meeple(_, Stand::Field(halves)) => halves,
        _ => Halves::default(),
    }
}

/// Returns the place of the meeple that an answer is about, standing or yet to be placed.
fn ground(game: &Game, action: Action) -> Option<(Cell, fogbound_pictures::Stand)> {
    match action {
        Action::Meeple(_, stand) => game.placed().map(|cell| (cell, stand_of(stand))),
        Action::Ghost(cell) => {
            let meeple = game.meeples().into_iter().find(|meeple| meeple.cell == cell);
            meeple.map(|meeple| (cell, stand_of(meeple.stand)))
        }
        Action::Place(..) | Action::Pass => None,
    }
}

/// Returns the colour of the outline of an answer.
fn owner(game: &Game, action: Action) -> Option<fogbound_game::Colour> {
    let seat = match action {
        Action::Ghost(cell) => {
            game.meeples().into_iter().find(|meeple| meeple.cell == cell).map(|meeple| meeple.seat)
        }
        _ => Some(game.seat()),
    };
    seat.map(seat_colour)
}

fn glyph(action: Action, seat: u8) -> Option<Glyph> {
    match action {
        Action::Meeple(piece, stand) => Some(Glyph::meeple(seat_colour(seat), pose(piece, stand))),
        Action::Ghost(_) => Some(Glyph::icon(Icon::GhostLeft)),
        Action::Place(..) | Action::Pass => None,
    }
}
