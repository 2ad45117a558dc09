//! The question to a seat.

use super::board::to_place;
use super::scene::{track_tile, upright};
use super::{cell, tile_name, tile_shows};
use crate::model::{Answer, Glyph, Hand, InRow, LegalCell, Question};
use crate::presented::Words;
use fogbound_game::{Game as _, Rotation};
use fogbound_ghosts_galore::{Action, Ask, Gain, Game, TileId};
use fogbound_table::aid::Help;
use fogbound_table::texts::{msg, signed};

/// Returns the question to a seat with all legal answers.
pub(super) fn question(game: &Game, seat: u8, words: Words<'_>) -> Question {
    let Some(ask) = game.ask() else { return Question::default() };
    let mut question = Question {
        seat,
        text: words.texts.ghosts_question(ask, seat, game),
        hint: super::hint(ask),
        rule: ask.rule().to_owned(),
        hand: to_place(game, seat).map(|tile| hand(game, tile, words)),
        ..Question::default()
    };
    for action in game.legal_of(seat) {
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
    let catalogue = game.rules().catalogue();
    let looks = catalogue.looks(tile);
    Hand {
        name: tile_name(game, tile, words.texts),
        note: tile_shows(game, tile, words.texts),
        shows: Rotation::ALL.map(|turned| words.texts.ghosts_tracks(catalogue, tile, turned)),
        looks: looks.map(Rotation::quarters).collect(),
        glyphs: Rotation::ALL.map(|rotation| Glyph::Track(track_tile(game, tile, rotation))),
    }
}

fn answer(game: &Game, seat: u8, action: Action, words: Words<'_>) -> Answer {
    let (glyph, note) = match action {
        Action::Claim(tile) | Action::Keep(tile) => {
            (Some(Glyph::Track(upright(game, tile))), brief_gain(game, seat, tile, words))
        }
        Action::Reveal => (Some(Glyph::Back), String::new()),
        Action::Side(side) => (side_glyph(game, seat, side), String::new()),
        Action::Leave | Action::Place(..) => (None, String::new()),
    };
    Answer {
        action: action.to_string(),
        text: words.texts.ghosts_action(&action, seat, Some(game)),
        note,
        glyph,
        is_pass: action == Action::Leave,
        in_row: match action {
            Action::Reveal => Some(InRow::Stack),
            Action::Claim(_) if game.ask() == Some(Ask::Decide) => Some(InRow::Revealed),
            Action::Claim(_) => Some(InRow::FaceUp),
            Action::Side(_) | Action::Keep(_) | Action::Leave | Action::Place(..) => None,
        },
        ..Answer::default()
    }
}

/// Returns the best gain from a tile if the aid level shows it.
fn best_gain(game: &Game, seat: u8, tile: TileId, words: Words<'_>) -> Option<Gain> {
    words.aid.allows(Help::Preview).then(|| game.gain(seat, tile)).flatten()
}

/// Returns the best gain from a tile, without and with the hidden tile in mind, in sentences.
pub(super) fn gain(game: &Game, seat: u8, tile: TileId, words: Words<'_>) -> Vec<String> {
    let Some(best) = best_gain(game, seat, tile, words) else { return Vec::new() };
    let (gain, space) = (signed(best.alone.gain), words.texts.ghosts_space(best.alone.space));
    let alone = words.texts.say(msg!("web-train-best", gain, space));
    let with_hidden = best.with_hidden.map(|best| signed(best.gain));
    let with_hidden = with_hidden.map(|gain| words.texts.say(msg!("web-train-best.hidden", gain)));
    std::iter::once(alone).chain(with_hidden).collect()
}

/// Returns the same as short as can be.
fn brief_gain(game: &Game, seat: u8, tile: TileId, words: Words<'_>) -> String {
    let Some(best) = best_gain(game, seat, tile, words) else { return String::new() };
    let alone = signed(best.alone.gain);
    match best.with_hidden.map(|best| signed(best.gain)) {
        Some(gain) => alone + ", " + &words.texts.say(msg!("web-train-gain-hidden", gain)),
        None => alone,
    }
}

/// Returns a side of the board of a seat.
fn side_glyph(game: &Game, seat: u8, side: u8) -> Option<Glyph> {
    let boards = &game.rules().setup().set.boards;
    let board = boards.get(usize::from(game.boards().nth(usize::from(seat))?.board))?;
    Some(Glyph::Board(board.sides.get(usize::from(side))?.clone()))
}
