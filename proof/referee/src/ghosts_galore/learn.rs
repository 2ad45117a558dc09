//! Tiles that the setup line does not reveal are taken from the lines where they come to light.
//! Each must be one that has not been seen yet.

use std::collections::BTreeSet;

use serde_json::Value;

use super::Trial;
use crate::trial::Stop;

impl<'a> Trial<'a> {
    /// The top tile of the stack.
    pub(crate) fn draw(&mut self) -> Result<usize, Stop> {
        if let Some(tile) = self.state.stack.remove(0) {
            return Ok(tile);
        }
        let position = self.next_line()?.get("position");
        let told = position.and_then(|position| position.get("revealed"));
        self.unseen("T-2.1", "position.revealed", told)
    }

    /// Lays all tiles left in the stack face up and returns them.
    pub(crate) fn draw_rest(&mut self) -> Result<Vec<usize>, Stop> {
        let rest = std::mem::take(&mut self.state.stack);
        let mut drawn: Vec<usize> = rest.iter().flatten().copied().collect();
        if drawn.len() < rest.len() {
            drawn = self.learn_rest(rest.len())?;
        }
        self.state.face_up.extend(&drawn);
        Ok(drawn)
    }

    /// The face-up tiles of the next line that are new; there must be so many.
    fn learn_rest(&mut self, number: usize) -> Result<Vec<usize>, Stop> {
        let position = self.next_line()?.get("position");
        let told = position.and_then(|position| position.get("face_up")).and_then(Value::as_array);
        let known = &self.state.face_up;
        let is_new = |tile: &&Value| !known.iter().any(|known| **tile == *known);
        let told: Vec<&Value> = told.into_iter().flatten().filter(is_new).collect();
        let mut new = BTreeSet::new();
        for tile in told {
            new.insert(self.unseen("T-2.2", "position.face_up", Some(tile))?);
        }
        if new.len() == number {
            return Ok(new.into_iter().collect());
        }
        let (expected, found) = (format!("{number} more tiles"), new.len().to_string());
        self.script.object_ahead("T-2.2", "position.face_up", &expected, &found);
        Err(Stop::Astray)
    }

    /// The hidden tile of a seat.
    pub(crate) fn learn_hidden(&mut self, seat: usize) -> Result<usize, Stop> {
        if let Some(tile) = self.state.hidden[seat] {
            return Ok(tile);
        }
        let about = self.next_line()?.get("about");
        let tile = self.unseen("T-2.5", "about", about.and_then(|about| about.get("tile")))?;
        self.state.hidden[seat] = Some(tile);
        Ok(tile)
    }

    /// The two offers of the next line, `None` if it hides them.
    pub(crate) fn learn_offers(&mut self) -> Result<Option<[usize; 2]>, Stop> {
        let told = self.next_line()?.get("legal").unwrap_or(&Value::Null);
        let tile = |at: usize| told.get(at).and_then(|action| action.get(1));
        if told.is_null() {
            return Ok(None);
        }
        let first = self.unseen("T-1.3", "legal", tile(0))?;
        self.state.offered.push(first);
        let second = self.unseen("T-1.3", "legal", tile(1))?;
        self.state.offered.push(second);
        Ok(Some([first, second]))
    }

    fn next_line(&self) -> Result<&'a Value, Stop> {
        self.script.peek().map(|line| &line.value).ok_or(Stop::Running)
    }

    fn unseen(
        &mut self,
        rule: &'static str,
        what: &str,
        told: Option<&Value>,
    ) -> Result<usize, Stop> {
        let tile = told.and_then(Value::as_u64).and_then(|tile| usize::try_from(tile).ok());
        if let Some(tile) = tile
            && self.state.is_unseen(tile)
        {
            return Ok(tile);
        }
        let found = told.unwrap_or(&Value::Null).to_string();
        self.script.object_ahead(rule, what, "a tile not seen before", &found);
        Err(Stop::Astray)
    }
}
