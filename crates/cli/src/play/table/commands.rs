//! The words a player can type beside answers.

use super::{Next, Table};
use crate::board::{Size, tile_lines};
use crate::play::choices::Choices;
use crate::play::store::write_whole;
use fogbound_game::{Cell, Rotation};
use fogbound_landscape::Placement;
use fogbound_mists::Event;
use fogbound_table::texts::Names;
use std::path::Path;

impl Table {
    /// Does what a line says.
    pub(super) fn command(&mut self, line: &str) -> miette::Result<Next> {
        let (word, rest) = match line.split_once(char::is_whitespace) {
            Some((word, rest)) => (word, rest.trim()),
            None => (line, ""),
        };
        match word.to_lowercase().as_str() {
            "" => return self.confirm(),
            "r" | "turn" => return self.turn_tile(),
            "q" | "quit" | "exit" => return Ok(Next::Leave),
            "h" | "hint" => return self.hint(false),
            "h!" | "hint!" => return self.hint(true),
            "u" | "undo" => return self.undo(),
            "?" | "help" => self.help(),
            "b" | "board" => {
                self.picture(true);
                self.list();
            }
            "size" => {
                self.screen.size = match self.screen.size {
                    Size::Compact => Size::Detailed,
                    Size::Detailed => Size::Compact,
                };
                self.picture(false);
                self.list();
            }
            "s" | "status" => self.status(),
            "t" | "tiles" => self.tiles(),
            "gap" => self.gap(rest),
            "l" | "log" => self.log(rest),
            "w" | "why" => self.why(rest),
            "rule" | "rules" => self.rule(rest),
            "save" => self.save(rest),
            _ => return self.pick(line),
        }
        Ok(Next::Wait)
    }

    fn confirm(&mut self) -> miette::Result<Next> {
        match self.chosen {
            Some(action) => self.take(action),
            None => {
                self.say("nothing-chosen");
                Ok(Next::Wait)
            }
        }
    }

    fn pick(&mut self, line: &str) -> miette::Result<Next> {
        let (line, at_once) = match line.strip_suffix('!') {
            Some(line) => (line.trim(), true),
            None => (line, false),
        };
        let game = self.session.game();
        let picked = Choices::of(game, &self.texts).pick(line, game, self.rotation);
        match picked {
            Some(action) => self.choose(action, at_once),
            None => {
                self.say("not-understood");
                Ok(Next::Wait)
            }
        }
    }

    fn hint(&mut self, at_once: bool) -> miette::Result<Next> {
        let Some(action) = self.session.hint() else { return Ok(Next::Wait) };
        let what = self.texts.action(&action, Some(self.session.game()));
        self.screen.say(&self.texts.get("hint", &[("what", what.into())]));
        self.choose(action, at_once)
    }

    fn undo(&mut self) -> miette::Result<Next> {
        if self.chosen.take().is_some() {
            self.say("not-chosen");
            return Ok(Next::Wait);
        }
        match self.session.undo() {
            Ok(()) => {
                self.keep()?;
                self.refusal = None;
                self.shown = None;
                self.say("undone");
                Ok(Next::Ask)
            }
            Err(refusal) => {
                self.refuse(refusal);
                Ok(Next::Wait)
            }
        }
    }

    fn help(&self) {
        self.say("help");
        self.say("help-board");
    }

    /// The tiles nobody has seen yet, drawn small.
    fn tiles(&self) {
        let game = self.session.game();
        let unseen: Vec<_> = game.unseen().collect();
        let count: u32 = unseen.iter().map(|&(_, n)| u32::from(n)).sum();
        let face_down = game.tiles().iter().filter(|tile| tile.tile.is_none()).count();
        let args = [("n", count.into()), ("down", face_down.into())];
        self.screen.heading(&self.texts.get("tiles-left", &args));
        let wide = Size::Compact.width() + 3;
        for row in unseen.chunks((self.screen.columns / wide).max(1)) {
            let mut lines = vec![String::new(); Size::Compact.height()];
            for &(kind, n) in row {
                let kind = crate::board::set_kind(game, kind);
                let picture = tile_lines(kind, Rotation::NONE, Size::Compact, self.screen.colour);
                for (at, (line, part)) in lines.iter_mut().zip(picture).enumerate() {
                    let note = if at == 1 && n > 1 { format!("×{n}") } else { String::new() };
                    line.push_str(&format!("{part}{note:<3}"));
                }
            }
            lines.iter().for_each(|line| self.screen.raw(line.trim_end()));
            self.screen.raw("");
        }
    }

    /// How many of the tiles left would fit on a cell.
    fn gap(&self, rest: &str) {
        let game = self.session.game();
        let mut numbers = rest.split([' ', ',']).filter(|word| !word.is_empty());
        let mut number = || numbers.next()?.parse().ok();
        let (Some(x), Some(y)) = (number(), number()) else { return self.say("gap-how") };
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
        self.screen.say(&self.texts.get("gap", &args));
    }

    /// The last events, numbered, each with its rule.
    fn log(&self, rest: &str) {
        let names = Names { rules: self.session.rules(), players: &self.names };
        let events: Vec<&Event> = self.session.events().collect();
        let many = if rest == "all" { events.len() } else { rest.parse().unwrap_or(15) };
        for (at, event) in events.iter().enumerate().skip(events.len().saturating_sub(many)) {
            let sentence = self.texts.event(event, &names);
            self.screen.say(&format!("{:>4}  {sentence} [{}]", at + 1, event.rule()));
        }
    }

    /// Explains the last refusal or event, or the event with this number in the log.
    fn why(&self, rest: &str) {
        if let (true, Some(refusal)) = (rest.is_empty(), self.refusal) {
            self.screen.say(&self.texts.refusal(&refusal));
            return self.rule(refusal.rule.as_str());
        }
        let events: Vec<&Event> = self.session.events().collect();
        let event = if rest.is_empty() {
            let is_plain = |event: &&&Event| super::is_news(event);
            events.iter().rev().find(is_plain).or(events.last())
        } else {
            let at = rest.trim_start_matches('#').parse::<usize>().ok();
            at.and_then(|at| events.get(at.checked_sub(1)?))
        };
        match event {
            Some(event) => {
                let names = Names { rules: self.session.rules(), players: &self.names };
                self.screen.say(&self.texts.event(event, &names));
                self.rule(event.rule().as_str());
            }
            None => self.say("why-how"),
        }
    }

    fn rule(&self, id: &str) {
        match self.texts.rule(id) {
            Some(rule) => {
                self.screen.heading(&format!("{}  {}", rule.id, rule.title));
                self.screen.say(&rule.text);
            }
            None => self.say("no-such-rule"),
        }
    }

    fn save(&self, rest: &str) {
        let path = if rest.is_empty() { self.store.path() } else { Path::new(rest) };
        let file = path.display().to_string();
        match write_whole(path, &self.session.record().to_text()) {
            Ok(()) => self.screen.say(&self.texts.get("saved", &[("file", file.into())])),
            Err(error) => {
                let args = [("file", file.into()), ("error", error.to_string().into())];
                self.screen.say(&self.texts.get("not-saved", &args));
            }
        }
    }
}
