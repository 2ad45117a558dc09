//! The gain of a tile on a board (T-4.15): the live sheet's second half.

use crate::board::Grid;
use crate::game::Game;
use crate::score::{Sheet, Tally, add_bonus};
use crate::tile::TileId;
use fogbound_game::Rotation;

/// A best place for a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Best {
    /// The space, 0–8.
    pub space: u8,
    /// The smallest rotation of its look.
    pub rotation: Rotation,
    /// Points it adds, less if it takes some away.
    pub gain: i16,
    /// The sheet of the board with it.
    pub sheet: Sheet,
}

/// The gain of a tile on a seat's board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gain {
    /// As the board lies: at the best space and rotation; of equal ones the first.
    pub alone: Best,
    /// With the hidden tile in mind: both lie at their best, against the hidden tile at its best
    /// alone. `None` when the hidden tile is not known here, or there is no room for both.
    pub with_hidden: Option<Best>,
}

impl Game {
    /// Returns the gain of a tile on a seat's board; `None` when the board is full or there is no such
    /// seat or tile.
    #[must_use]
    pub fn gain(&self, seat: u8, tile: TileId) -> Option<Gain> {
        if seat >= self.rules.players() || !self.rules.catalogue().contains(tile) {
            return None;
        }
        let board = TalliedBoard::new(self, seat);
        let alone = board.best(*self.grid(seat), tile)?;
        let with_hidden = self.hidden(seat).filter(|&hidden| hidden != tile);
        let with_hidden = with_hidden.and_then(|hidden| board.best_with(tile, hidden));
        Some(Gain { alone, with_hidden })
    }

    /// The sheet of a seat's board if this tile lay there too, the bonus for most werewolves counted
    /// over all boards; `None` for a space that is not empty, or no such seat or tile.
    #[must_use]
    pub fn sheet_with(
        &self,
        seat: u8,
        space: u8,
        tile: TileId,
        rotation: Rotation,
    ) -> Option<Sheet> {
        let free = seat < self.rules.players() && self.grid(seat).is_empty(space);
        let possible = free && self.rules.catalogue().contains(tile);
        let grid = || self.grid(seat).with(space, tile, rotation);
        possible.then(|| TalliedBoard::new(self, seat).sheet(&grid()))
    }
}

/// A seat's board among the others.
struct TalliedBoard<'a> {
    game: &'a Game,
    seat: u8,
    tallies: Vec<Tally>,
    /// The total as the board lies.
    now: i16,
}

impl<'a> TalliedBoard<'a> {
    fn new(game: &'a Game, seat: u8) -> TalliedBoard<'a> {
        let scoring = game.rules.scoring();
        let tally = |other| scoring.tally(game.grid(other), game.doors(other));
        let tallies = (0..game.rules.players()).map(tally).collect();
        let mut board = TalliedBoard { game, seat, tallies, now: 0 };
        board.now = board.sheet(game.grid(seat)).total();
        board
    }

    /// The sheet of the board with these tiles.
    fn sheet(&self, grid: &Grid) -> Sheet {
        let mut tallies = [Tally::default(); crate::MAX_PLAYERS];
        let tallies = &mut tallies[..self.tallies.len()];
        tallies.copy_from_slice(&self.tallies);
        let own = self.game.rules.scoring().tally(grid, self.game.doors(self.seat));
        tallies[usize::from(self.seat)] = own;
        add_bonus(tallies);
        tallies[usize::from(self.seat)].sheet
    }

    fn best(&self, grid: Grid, tile: TileId) -> Option<Best> {
        self.places(&grid, tile, |with| self.sheet(with))
            .map(|best| Best { gain: best.sheet.total() - self.now, ..best })
    }

    /// The place with the best sheet, as this function has it.
    fn places(&self, grid: &Grid, tile: TileId, sheet: impl Fn(&Grid) -> Sheet) -> Option<Best> {
        let mut best: Option<Best> = None;
        for space in grid.empty_spaces() {
            for rotation in self.game.rules.catalogue().looks(tile) {
                let sheet = sheet(&grid.with(space, tile, rotation));
                if best.is_none_or(|best| sheet.beats(&best.sheet)) {
                    best = Some(Best { space, rotation, gain: 0, sheet });
                }
            }
        }
        best
    }

    fn best_with(&self, tile: TileId, hidden: TileId) -> Option<Best> {
        let grid = *self.game.grid(self.seat);
        if grid.empty_spaces().count() < 2 {
            return None;
        }
        let without = self.best(grid, hidden)?.sheet.total();
        let both =
            |with: &Grid| self.places(with, hidden, |all| self.sheet(all)).map(|best| best.sheet);
        let best = self.places(&grid, tile, |with| both(with).unwrap_or_default())?;
        Some(Best { gain: best.sheet.total() - without, ..best })
    }
}
