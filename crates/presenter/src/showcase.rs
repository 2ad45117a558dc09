//! What the games look like: a position of each, for who has not begun one.

use crate::model::{Board, Look, Overlays, Showing};
use fogbound_pictures::Detail;
use fogbound_table::texts::Texts;
use std::rc::Rc;

/// A position of each game, by its word.
const POSITIONS: [(&str, &str); 3] = [
    ("mists", include_str!("showcase/mists.fogbound")),
    ("ghosts-galore", include_str!("showcase/ghosts-galore.fogbound")),
    ("carcassonne", include_str!("showcase/carcassonne.fogbound")),
];

/// A board of a game in the middle of play; none for a game that there is not.
#[must_use]
pub fn showcase(game: &str, texts: &Rc<Texts>) -> Option<Board> {
    let (_, record) = POSITIONS.iter().find(|(word, _)| *word == game)?;
    // They are records of our own making; a test opens each of them.
    let game = crate::open(record, texts).ok()?;
    let showing =
        Showing { overlays: Overlays::None, detail: Detail::Middle, drawn: &|_, _| false };
    Some(game.board(Look::at(game.plies()), showing))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_a_position_to_show() {
        let texts = Rc::new(Texts::english());
        for game in crate::GAMES {
            let board = showcase(game, &texts).expect(game);
            assert!(board.tiles.len() >= 9, "{game}");
        }
    }
}
