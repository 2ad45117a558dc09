//! Boards and tiles on the screen.

use super::GhostsGalore;
use crate::board::Size;
use crate::board::layout::{beside, pad, rows, width};
use crate::board::track::{Tried, board_lines, board_width, track_lines, track_width};
use crate::play::desk::Desk;
use fogbound_game::Rotation;
use fogbound_ghosts_galore::{Action, Ask, Game, Grid, ROUNDS, TileId};
use fogbound_table::aid::Help;

impl GhostsGalore {
    pub(super) fn board(&self, seat: u8, size: Size, tried: Tried) -> Vec<String> {
        let game = self.desk.game();
        let catalogue = game.rules().catalogue();
        board_lines(
            catalogue,
            game.grid(seat),
            game.doors(seat),
            size,
            self.desk.screen.colour,
            tried,
        )
    }

    /// The board of a seat, the sheets of all seats beside it, and the boards of others where the
    /// screen is wide enough.
    pub(super) fn board_and_sheet(&self, seat: u8) {
        let screen = &self.desk.screen;
        let mut wide = board_width(screen.size) + 2;
        let mut lines = self.with_sheet(seat, Tried::default(), &self.sheets());
        wide += self.sheets_width() + 3;
        let players = self.desk.session.rules().players();
        let others = board_width(Size::Compact) + 2;
        if wide + others * usize::from(players - 1) <= screen.columns {
            for other in (0..players).filter(|&other| other != seat) {
                lines = beside(&lines, wide, &self.named_board(other));
                wide += others;
            }
        }
        lines.iter().for_each(|line| screen.raw(line));
    }

    /// The board of a seat with a sheet to its right, or below it where the screen is narrow.
    pub(super) fn with_sheet(&self, seat: u8, tried: Tried, sheet: &[String]) -> Vec<String> {
        let screen = &self.desk.screen;
        let mut board = self.board(seat, screen.size, tried);
        let wide = board_width(screen.size) + 2;
        let sheet_wide = sheet.iter().map(|line| width(line)).max().unwrap_or(0);
        if wide + sheet_wide <= screen.columns {
            return beside(&board, wide, sheet);
        }
        board.push(String::new());
        board.extend_from_slice(sheet);
        board
    }

    fn named_board(&self, seat: u8) -> Vec<String> {
        let name: String = self.desk.name(seat).chars().take(board_width(Size::Compact)).collect();
        let mut lines = vec![self.desk.screen.bold(&name)];
        lines.extend(self.board(seat, Size::Compact, Tried::default()));
        lines
    }

    /// All boards, small.
    pub(super) fn boards(&self) {
        let boards: Vec<Vec<String>> =
            (0..self.desk.session.rules().players()).map(|seat| self.named_board(seat)).collect();
        let screen = &self.desk.screen;
        rows(&boards, board_width(Size::Compact) + 2, screen.columns)
            .iter()
            .for_each(|line| screen.raw(line));
    }

    /// T-1.1: both sides of the board of a seat.
    pub(super) fn sides(&self, seat: u8) {
        let game = self.desk.game();
        let Some(dealt) = game.boards().nth(usize::from(seat)) else { return };
        let Desk { screen, texts, .. } = &self.desk;
        let side = |(n, side): (usize, u8)| {
            let doors = game.rules().doors(dealt.board, side);
            let (catalogue, grid) = (game.rules().catalogue(), Grid::default());
            let name = texts.ghosts_action(&Action::Side(side), seat, None);
            let mut lines = vec![format!("{n:>3}  {name}")];
            lines.extend(board_lines(
                catalogue,
                &grid,
                doors,
                Size::Compact,
                screen.colour,
                Tried::default(),
            ));
            lines
        };
        let sides: Vec<Vec<String>> = (1..).zip([0, 1]).map(side).collect();
        rows(&sides, board_width(Size::Compact) + 6, screen.columns)
            .iter()
            .for_each(|line| screen.raw(line));
    }

    /// The tile to be placed as it is held, what to type, and the hidden tile.
    pub(super) fn hand(&self, seat: u8) {
        let Some(tile) = self.in_hand(seat) else { return };
        let Desk { screen, texts, .. } = &self.desk;
        let catalogue = self.desk.session.rules().catalogue();
        let looks = catalogue.looks(tile).count();
        let free = self.desk.game().grid(seat).empty_spaces().next();
        let notes = [
            String::new(),
            texts.get("hand-turn", &[("looks", looks.into())]),
            texts.get("train-hand-pick", &[("space", free.unwrap_or(0).into())]),
            if self.desk.gives(Help::Hint) {
                texts.get("train-hand-best", &[])
            } else {
                String::new()
            },
        ];
        let view = self.view(seat);
        let wide = track_width(Size::Detailed) + 3;
        let mut lines = beside(&self.tile(tile, self.rotation), wide, &notes);
        if let Some(hidden) = view.hidden(seat).filter(|_| view.ask() == Some(Ask::Place)) {
            let room = notes.iter().map(|note| width(note)).max().unwrap_or(0);
            lines = beside(&lines, wide + room + 3, &self.hidden_card(hidden));
        }
        lines.iter().for_each(|line| screen.raw(&format!("   {line}")));
    }

    fn tile(&self, tile: TileId, rotation: Rotation) -> Vec<String> {
        let catalogue = self.desk.session.rules().catalogue();
        track_lines(catalogue.kind(tile), rotation, Size::Detailed, self.desk.screen.colour)
    }

    /// The hidden tile under its name.
    fn hidden_card(&self, tile: TileId) -> Vec<String> {
        let catalogue = self.desk.session.rules().catalogue();
        let colour = self.desk.screen.colour;
        let mut lines = vec![
            self.desk.texts.get("train-hidden", &[]),
            self.desk.texts.ghosts_tile_name(catalogue, tile),
        ];
        lines.extend(track_lines(catalogue.kind(tile), Rotation::NONE, Size::Compact, colour));
        lines
    }

    /// Round, stack, lamp, the own hidden tile, and who has claimed what.
    pub(super) fn status(&self, seat: u8) {
        let Desk { screen, texts, .. } = &self.desk;
        let game = self.desk.game();
        let round = game.round();
        if (1..=ROUNDS).contains(&round) {
            let args = [
                ("round", round.into()),
                ("rounds", ROUNDS.into()),
                ("stack", game.stack().into()),
                ("size", game.rules().stack_size().into()),
                ("stacks", game.stacks_to_come().into()),
                ("lamp", self.desk.name(game.lamp()).to_owned().into()),
            ];
            screen.say(&texts.get("train-round", &args));
        }
        let view = self.view(seat);
        if let Some(tile) = view.hidden(seat).filter(|_| view.ask() != Some(Ask::Hidden)) {
            let tile = texts.ghosts_tile(game.rules().catalogue(), tile);
            screen.say(&texts.get("train-hidden-named", &[("tile", tile.into())]));
        }
        let claimed: Vec<String> = (0..game.rules().players())
            .filter_map(|seat| Some((seat, game.claimed(seat)?)))
            .map(|(seat, tile)| {
                let tile = texts.ghosts_tile_name(game.rules().catalogue(), tile);
                format!("{}: {tile}", self.desk.name(seat))
            })
            .collect();
        if !claimed.is_empty() {
            screen.say(&texts.get("train-claimed", &[("list", claimed.join(" · ").into())]));
        }
        let chosen = self.chosen_already(game);
        if !chosen.is_empty() {
            screen.say(&texts.get("train-have-chosen", &[("list", chosen.join(", ").into())]));
        }
    }

    /// Who has chosen in a running simultaneous decision; what is nobody's business.
    fn chosen_already(&self, game: &Game) -> Vec<String> {
        let waiting = game.deciding().seats();
        if !game.ask().is_some_and(Ask::is_simultaneous) {
            return vec![];
        }
        (0..game.rules().players())
            .filter(|&seat| !waiting.contains(seat))
            .map(|seat| self.desk.name(seat).to_owned())
            .collect()
    }

    /// The tiles that a seat has not seen, drawn small.
    pub(super) fn tiles(&self, seat: u8) {
        let Desk { screen, texts, .. } = &self.desk;
        let view = self.view(seat);
        let unseen: Vec<TileId> = view.unseen().collect();
        screen.heading(&texts.get("train-tiles", &[("n", unseen.len().into())]));
        let catalogue = view.rules().catalogue();
        let wide = track_width(Size::Compact);
        let picture = |&tile: &TileId| {
            let mut lines =
                track_lines(catalogue.kind(tile), Rotation::NONE, Size::Compact, screen.colour);
            lines.insert(0, pad(&tile.to_string(), wide));
            lines
        };
        let pictures: Vec<Vec<String>> = unseen.iter().map(picture).collect();
        rows(&pictures, wide + 2, screen.columns).iter().for_each(|line| screen.raw(line));
    }
}
