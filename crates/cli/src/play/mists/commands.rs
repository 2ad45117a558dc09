//! The words that only Mists over Carcassonne has.

use super::Mists;
use crate::board::{Size, tile_lines};
use crate::play::table::{Next, Table as _};
use fogbound_game::{Cell, Rotation};
use fogbound_landscape::Placement;

impl Mists {
    pub(super) fn own_word(&mut self, word: &str, rest: &str) -> Option<miette::Result<Next>> {
        match word {
            "r" | "turn" => return Some(self.turn_tile()),
            "b" | "board" => {
                self.picture(true);
                self.list();
            }
            "size" => {
                let screen = &mut self.desk_mut().screen;
                screen.size = screen.size.other();
                self.picture(false);
                self.list();
            }
            "s" | "status" => self.status(),
            "t" | "tiles" => self.tiles(),
            "gap" => self.gap(rest),
            _ => return None,
        }
        Some(Ok(Next::Wait))
    }

    /// The tiles nobody has seen yet, drawn small.
    fn tiles(&self) {
        let game = self.desk.game();
        let unseen: Vec<_> = game.unseen().collect();
        let count: u32 = unseen.iter().map(|&(_, n)| u32::from(n)).sum();
        let face_down = game.tiles().iter().filter(|tile| tile.tile.is_none()).count();
        let args = [("n", count.into()), ("down", face_down.into())];
        self.desk.screen.heading(&self.desk.texts.get("tiles-left", &args));
        let wide = Size::Compact.width() + 3;
        for row in unseen.chunks((self.desk.screen.columns / wide).max(1)) {
            let mut lines = vec![String::new(); Size::Compact.height()];
            for &(kind, n) in row {
                let kind = crate::board::Scene::kind(game, kind);
                let picture =
                    tile_lines(kind, Rotation::NONE, Size::Compact, self.desk.screen.colour);
                for (at, (line, part)) in lines.iter_mut().zip(picture).enumerate() {
                    let note = if at == 1 && n > 1 { format!("×{n}") } else { String::new() };
                    line.push_str(&format!("{part}{note:<3}"));
                }
            }
            lines.iter().for_each(|line| self.desk.screen.raw(line.trim_end()));
            self.desk.screen.raw("");
        }
    }

    /// How many of the tiles left would fit on a cell.
    fn gap(&self, rest: &str) {
        let game = self.desk.game();
        let mut numbers = rest.split([' ', ',']).filter(|word| !word.is_empty());
        let mut number = || numbers.next()?.parse().ok();
        let (Some(x), Some(y)) = (number(), number()) else { return self.desk.say("gap-how") };
        let cell = Cell::new(x, y);
        let (mut fitting, mut all) = (0u32, 0u32);
        for (kind, n) in game.unseen() {
            let fits = Rotation::ALL.into_iter().any(|rotation| {
                let placement = Placement { cell, rotation };
                game.map().check(game.rules().catalogue(), kind, placement).is_ok()
            });
            fitting += if fits { u32::from(n) } else { 0 };
            all += u32::from(n);
        }
        let args = [("x", x.into()), ("y", y.into()), ("n", fitting.into()), ("all", all.into())];
        self.desk.screen.say(&self.desk.texts.get("gap", &args));
    }
}
