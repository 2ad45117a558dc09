//! Tiles to choose from, drawn like cards: each with its number, its name, what stands on it and what
//! it would add to the board.

use super::GhostsGalore;
use crate::board::Size;
use crate::board::layout::{beside, rows};
use crate::board::track::{track_lines, track_width};
use crate::play::desk::Desk;
use crate::play::screen::wrap;
use fogbound_game::Rotation;
use fogbound_ghosts_galore::{Action, Best, Game, TileId};
use fogbound_table::aid::Help;

/// Columns of a card.
const CARD: usize = 40;
/// Columns before its picture: the number of the answer.
const MARGIN: usize = 4;

impl GhostsGalore {
    /// The tiles that can be claimed or kept, as cards with the numbers of the answers; those that
    /// only lie there without.
    pub(super) fn cards(&self, seat: u8) {
        let Desk { screen, texts, .. } = &self.desk;
        let view = self.view(seat);
        let answers = self.numbered(seat);
        let number = |tile: TileId| {
            let is = |action: &Action| matches!(action, Action::Claim(t) | Action::Keep(t) if *t == tile);
            answers.iter().position(is).map(|at| at + 1)
        };
        let spoken = |wanted: Action| {
            let at = answers.iter().position(|&action| action == wanted)?;
            Some(format!(" {:>2}  {}", at + 1, texts.ghosts_action(&wanted, seat, Some(&view))))
        };
        let show = |tiles: Vec<TileId>| {
            let cards: Vec<Vec<String>> =
                tiles.iter().map(|&tile| self.card(&view, seat, tile, number(tile))).collect();
            let lines = rows(&cards, CARD, screen.columns);
            lines[..lines.len().saturating_sub(1)].iter().for_each(|line| screen.raw(line));
        };
        let answered = |action: &Action| match *action {
            Action::Claim(tile) | Action::Keep(tile) => Some(tile),
            _ => None,
        };
        if let Some(line) = spoken(Action::Reveal) {
            screen.say(&line);
        }
        show(answers.iter().filter_map(answered).collect());
        if let Some(line) = spoken(Action::Leave) {
            screen.say(&line);
        }
        if view.just_revealed().is_some() && !view.face_up().is_empty() {
            screen.raw("");
            self.desk.say("train-lying");
            show(view.face_up());
        }
    }

    /// A tile, with the number of the answer that takes it.
    pub(super) fn card(
        &self,
        view: &Game,
        seat: u8,
        tile: TileId,
        number: Option<usize>,
    ) -> Vec<String> {
        let Desk { screen, texts, .. } = &self.desk;
        let catalogue = view.rules().catalogue();
        let picture =
            track_lines(catalogue.kind(tile), Rotation::NONE, Size::Compact, screen.colour);
        let number = number.map_or(String::new(), |n| format!("{n:>3}"));
        let line = |(at, part): (usize, &String)| {
            let label = if at == 0 { number.as_str() } else { "" };
            format!("{label:<MARGIN$}{part}")
        };
        let left: Vec<String> = picture.iter().enumerate().map(line).collect();
        let wide = MARGIN + track_width(Size::Compact) + 2;
        let room = CARD - wide - 1;
        let mut notes = vec![screen.bold(&texts.ghosts_tile_name(catalogue, tile))];
        notes.extend(wrap(&texts.ghosts_shows(catalogue.kind(tile)), room));
        notes.extend(self.gains(view, seat, tile));
        beside(&left, wide, &notes)
    }

    /// What a tile would add at its best, without and with the hidden tile in mind.
    fn gains(&self, view: &Game, seat: u8, tile: TileId) -> Vec<String> {
        if !self.desk.gives(Help::Preview) {
            return vec![];
        }
        let Some(gain) = view.gain(seat, tile) else { return vec![] };
        let text = |id: &str, best: Best| {
            let args = [("gain", format!("{:+}", best.gain).into()), ("space", best.space.into())];
            self.desk.texts.get(id, &args)
        };
        let mut lines = vec![text("train-gain", gain.alone)];
        lines.extend(gain.with_hidden.map(|best| text("train-gain-hidden", best)));
        lines
    }
}
