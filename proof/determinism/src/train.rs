//! The game with tracks.

use crate::Played;
use fogbound_game::{Game as _, Refusal};
use fogbound_ghosts_galore as ghosts;
use fogbound_pictures::Styling;
use fogbound_pictures::panel::{Drawing, Panel, poster_svg};
use fogbound_presenter as presenter;
use std::sync::Arc;

/// Players and options follow from the number; the picture is of a game for five.
impl Played for ghosts::Game {
    const PURPOSE: &'static str = "determinism ghosts-galore";
    const DRAWN: u32 = 3;

    fn rules_of(number: u32) -> Result<ghosts::Rules, Refusal> {
        let set = Arc::new(fogbound_sets::fogbound_ghosts().clone());
        // The remainders fit in a byte.
        let players = (number % 4) as u8 + 2;
        let mut setup = ghosts::Setup::new(set, players);
        setup.start_player = (number / 4 % 5) as u8 % players;
        setup.options.experienced = !(number / 4).is_multiple_of(3);
        setup.options.choose_side = !(number / 4).is_multiple_of(2);
        setup.options.walls_are_dead_ends = number % 5 != 1;
        setup.validate()
    }

    fn picture(&self, side: u32) -> String {
        let view = self.view_of(None);
        let board = |seat| (presenter::ghosts_galore::board(&view, seat), String::new());
        let boards: Vec<_> = (0..self.players()).map(board).collect();
        poster_svg(&Panel::default(), &Drawing::of_boards(&boards, side), Styling::Page)
    }
}
