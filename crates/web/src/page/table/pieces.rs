//! The pieces to choose from when a meeple may be placed: the lens shows the places for one of them.

use super::Table;
use fogbound_game::Cell;
use fogbound_presenter::{Answer, Glyph, Piece, Question};
use leptos::prelude::*;

impl Table {
    /// Returns the cell under the lens, tracked: the tile just laid, if the question is who goes where on it.
    pub fn lens(&self) -> Option<Cell> {
        self.showing.question.with(|question| question.as_ref().and_then(Question::lens))
    }

    /// Returns the pieces under the lens, tracked; none without a lens.
    pub fn pieces(&self) -> Vec<Piece> {
        self.showing.question.with(|question| {
            let question = question.as_ref().filter(|question| question.lens().is_some());
            question.map(|it| it.pieces().into_iter().cloned().collect()).unwrap_or_default()
        })
    }

    /// Returns the piece in use under the lens, tracked: the last one that was picked, if it may be used.
    pub fn piece(&self) -> Option<Glyph> {
        let picked = self.pointing.piece.get();
        let pieces = self.pieces();
        let found = pieces.iter().find(|piece| picked.as_ref() == Some(&piece.glyph));
        found.or(pieces.first()).map(|piece| piece.glyph.clone())
    }

    /// Uses another piece under the lens. It stays in use in later turns.
    pub fn pick(&self, piece: Glyph) {
        self.unchoose();
        self.pointing.piece.set(Some(piece));
    }

    /// Uses the next of the pieces under the lens. Returns false if there is no other.
    pub fn pick_next(&self) -> bool {
        let (pieces, piece) = (self.pieces(), self.piece());
        let at = pieces.iter().position(|other| Some(&other.glyph) == piece.as_ref());
        let next = at.filter(|_| pieces.len() > 1).map(|at| (at + 1) % pieces.len());
        next.map(|next| self.pick(pieces[next].glyph.clone())).is_some()
    }

    /// Uses the piece of an answer.
    pub(super) fn pick_of(&self, action: &str) {
        let piece = self.showing.question.with_untracked(|question| {
            let mut answers = question.iter().flat_map(|question| &question.answers);
            let answer = answers.find(|answer| answer.action == action)?;
            answer.spot.as_ref().map(|spot| spot.piece.glyph.clone())
        });
        if piece.is_some() {
            self.pointing.piece.set(piece);
        }
    }

    /// Returns the answers to choose from, tracked: under the lens those with the piece in use.
    pub fn offered(&self) -> Vec<Answer> {
        let piece = self.piece();
        let is_in_use = |answer: &Answer| {
            let spot = answer.spot.as_ref().filter(|_| piece.is_some());
            spot.is_none_or(|spot| Some(&spot.piece.glyph) == piece.as_ref())
        };
        self.showing.question.with(|question| {
            let answers = question.iter().flat_map(|question| &question.answers);
            answers.filter(|answer| is_in_use(answer)).cloned().collect()
        })
    }
}
