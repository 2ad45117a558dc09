//! Tiles that somebody tells, as they are drawn from a box on the table.

use crate::front::{Front, Next, Step};
use crate::input::Input;
use crate::store::Trouble;
use fogbound_presenter::InBox;
use fogbound_table::texts::msg;

impl Front {
    /// Asks which tile was drawn from the box on the table until one is told.
    pub(crate) fn draw_tile(&mut self, input: &mut Input) -> Result<Step, Trouble> {
        self.screen.raw("");
        self.say(msg!("told-question"));
        loop {
            let Some(line) = self.screen.line(">", input) else { return Ok(Step::Leave) };
            let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((&line, ""));
            let word = word.to_lowercase();
            match word.as_str() {
                "" => continue,
                _ if self.is_tile(&line) => {}
                "quit" | "q" => return Ok(Step::Leave),
                "undo" | "u" => match self.take_back(1)? {
                    Next::Ask => return Ok(Step::On),
                    Next::Wait | Next::Leave => continue,
                },
                "tiles" | "t" => {}
                _ if self.look_up(&word, rest.trim()) => continue,
                _ => {}
            }
            let Some(tile) = self.tile_meant(&line) else { continue };
            match self.course.tell_tile(&tile) {
                Ok(happened) => {
                    self.keep()?;
                    self.report(&happened);
                    return Ok(Step::On);
                }
                Err(refused) => self.refuse(refused),
            }
        }
    }

    /// Returns true if a line is the word for a tile that may come next: tiles of one letter come before words of one.
    pub(crate) fn is_tile(&self, line: &str) -> bool {
        let is_word = |tile: &InBox| tile.word.eq_ignore_ascii_case(line);
        self.game().tiles_in_box().iter().any(is_word)
    }

    /// Returns the word for the tile that a line means, which may leave it to chance. If it means none, or several, these
    /// are named.
    pub(crate) fn tile_meant(&self, line: &str) -> Option<String> {
        let tiles = match line.to_lowercase().as_str() {
            "random" | "r" => {
                let mut bits = [0; 16];
                // Without chance it is a tile all the same.
                let _ = getrandom::fill(&mut bits);
                return self.game().drawn_by_chance(&format!("{bits:?}"));
            }
            "tiles" | "t" => self.game().tiles_in_box(),
            _ => self.game().tiles_named(line),
        };
        match &tiles[..] {
            [] => self.say(msg!("told-none")),
            [tile] => return Some(tile.word.clone()),
            several => {
                let words: Vec<&str> = several.iter().map(|it| it.word.as_str()).collect();
                self.screen.say(&words.join(", "));
            }
        }
        None
    }
}
