//! The words that can be typed while somebody is asked.

use crate::draw::{Overlay, layout};
use crate::front::{Front, Next};
use crate::panels;
use crate::panels::card;
use crate::question::cell;
use crate::store::{Trouble, write_copy};
use fogbound_game::Cell;
use fogbound_presenter::{Advice, Care, Counted, Form, Look, Overlays, Refused, Scene, form};
use fogbound_table::texts::msg;
use std::path::PathBuf;

impl Front {
    /// Carries out a line. If somebody is asked to agree to an undo, anything but a yes is a no; at a table elsewhere,
    /// where that may be asked at any moment, only a no is.
    pub(crate) fn command(&mut self, seat: u8, line: &str) -> Result<Next, Trouble> {
        let is_yes = matches!(line.to_lowercase().as_str(), "y" | "yes" | "j" | "ja");
        let is_no = matches!(line.to_lowercase().as_str(), "n" | "no" | "nein");
        let is_asked = !self.course.is_elsewhere() || self.course.offer().is_some();
        if self.course.consenting().is_some() && (is_asked || is_yes || is_no) {
            match self.course.agree(is_yes) {
                Ok(true) => return self.taken_back(),
                // What comes of it is told by the table.
                Ok(false) if self.course.is_elsewhere() => {}
                Ok(false) if is_yes => {
                    if self.course.viewer().is_none() {
                        self.hide();
                    }
                    self.ask_consent();
                }
                Ok(false) => {
                    self.say(msg!("consent-declined"));
                    if self.course.viewer().is_none() {
                        return Ok(Next::Ask);
                    }
                }
                Err(refused) => self.refuse(refused),
            }
            if is_yes || is_no || line.is_empty() {
                return Ok(Next::Wait);
            }
        }
        let (word, rest) = match line.split_once(char::is_whitespace) {
            Some((word, rest)) => (word, rest.trim()),
            None => (line, ""),
        };
        match word.to_lowercase().as_str() {
            "" => return self.confirm(),
            "q" | "quit" | "exit" => return Ok(Next::Leave),
            "h" | "hint" => return self.hint(seat, false),
            "h!" | "hint!" => return self.hint(seat, true),
            "u" | "undo" => return self.undo(rest),
            "seat" => return self.give_seat(rest),
            "r" | "turn" => return self.turn_tile(),
            "best" => self.best(seat),
            word if self.look_up(word, rest) => {}
            _ => return self.pick(line),
        }
        Ok(Next::Wait)
    }

    /// Carries out a word that only shows or keeps something; `false` if it is none of these.
    pub(crate) fn look_up(&mut self, word: &str, rest: &str) -> bool {
        match word {
            "b" | "board" => {
                self.focus = cell(rest);
                self.again();
            }
            "size" => {
                self.screen.size = self.screen.size.other();
                self.again();
            }
            "boards" => match self.game().board(self.look(), Overlays::None).scene {
                // All play on one.
                Scene::Landscape(_) => self.again(),
                Scene::Train { .. } => self.boards(crate::draw::Size::Compact),
            },
            "s" | "status" => self.panels(&self.game().panels(self.look())),
            "score" | "sheet" => self.account(rest),
            "t" | "tiles" => self.tiles(),
            "gap" => self.gap(rest),
            "at" => self.features(rest),
            "terms" => self.terms(true),
            "?" | "help" => self.help(),
            "l" | "log" => self.log(rest),
            "w" | "why" => self.why(rest),
            "rule" | "rules" => self.rule(rest),
            "save" => self.save(rest),
            _ => return false,
        }
        true
    }

    /// Answers, or answers composed to a turn; with a `!` behind them they are taken at once.
    fn pick(&mut self, line: &str) -> Result<Next, Trouble> {
        let (line, at_once) = match line.strip_suffix('!') {
            Some(line) => (line.trim(), true),
            None => (line, false),
        };
        let mut parts = line.split(';').map(|part| part.trim().to_owned());
        let first = parts.next().unwrap_or_default();
        let first = match self.asked() {
            Some(asked) => asked.pick(&first, self.held, self.game()),
            // Nobody looks: the seat is open, and the game answers so.
            None => Some(first),
        };
        match first {
            Some(first) => self.choose(std::iter::once(first).chain(parts).collect(), at_once),
            None => {
                self.say(msg!("not-understood"));
                Ok(Next::Wait)
            }
        }
    }

    /// Board and question once more.
    pub(crate) fn again(&mut self) {
        self.screen.measure();
        match self.asked() {
            Some(asked) => {
                self.picture(&asked, true);
                self.list(&asked);
            }
            None => {
                let scene = self.game().board(self.look(), Overlays::None).scene;
                let overlay = Overlay { focus: self.focus, ..Overlay::default() };
                self.draw_with_state(&scene, &overlay, None, true);
            }
        }
    }

    fn hint(&mut self, seat: u8, at_once: bool) -> Result<Next, Trouble> {
        let advised = self.advised(seat, Care::Quick).map(|advice| {
            let best = advice.moves.into_iter().next();
            best.map(|best| (best, advice.why))
        });
        match advised {
            Ok(Some((best, why))) => {
                self.say(msg!("hint", what = best.text.as_str()));
                self.screen.say(&best.events);
                self.screen.say(best.compared.as_deref().unwrap_or_default());
                self.screen.say(&why);
                match self.quick && !at_once {
                    // What is chosen would be taken.
                    true => Ok(Next::Wait),
                    false => self.choose(vec![best.action], at_once),
                }
            }
            Ok(None) => Ok(Next::Wait),
            Err(refused) => {
                self.refuse(refused);
                Ok(Next::Wait)
            }
        }
    }

    /// Drops the last answer that waits for Enter, or takes back one or so many decisions.
    fn undo(&mut self, rest: &str) -> Result<Next, Trouble> {
        if self.chosen.pop().is_some() {
            if self.chosen.is_empty() {
                self.say(msg!("not-chosen"));
            } else {
                // The answer that is last now is no longer drafted, but waits.
                self.undraft(1);
                self.show_chosen(self.chosen.len() == 1);
            }
            return Ok(Next::Wait);
        }
        let decisions = if rest.is_empty() { Some(1) } else { rest.parse().ok() };
        match decisions.filter(|&decisions| decisions > 0) {
            Some(decisions) => self.take_back(decisions),
            None => {
                self.say(msg!("undo-how"));
                Ok(Next::Wait)
            }
        }
    }

    /// Turns the tile in hand, or the one that is being tried where it lies.
    fn turn_tile(&mut self) -> Result<Next, Trouble> {
        let asked = self.asked().filter(|asked| asked.question.hand.is_some());
        let Some(asked) = asked else {
            self.say(msg!("no-tile-in-hand"));
            return Ok(Next::Wait);
        };
        let tried = self.chosen.last().and_then(|last| asked.placement(last, self.game()));
        let cell = tried.map(|(cell, _)| cell);
        let Some(next) = asked.next_turn(cell, self.held) else { return Ok(Next::Wait) };
        if cell.is_some() && next == self.held {
            self.say(msg!("fits-one-way"));
            return Ok(Next::Wait);
        }
        self.held = next;
        match cell {
            Some(cell) => self.choose(vec![self.game().placing(cell, next)], false),
            None => {
                self.picture(&asked, false);
                self.list(&asked);
                Ok(Next::Wait)
            }
        }
    }

    /// `seat N person|open|bot [NAME]`: assigns a seat, counted from 1, to somebody else.
    fn give_seat(&mut self, rest: &str) -> Result<Next, Trouble> {
        let Form { bots, usual_bot, .. } = form(self.game().game(), &self.texts);
        let words: Vec<&str> = rest.split_ascii_whitespace().collect();
        let who = match words[..] {
            [_, "bot"] => Some(usual_bot),
            [_, "bot", name] => Some(name),
            [_, "person"] => Some("person"),
            [_, "open"] => Some("open"),
            _ => None,
        };
        let number = words.first().and_then(|word| word.parse::<u8>().ok()).filter(|&n| n > 0);
        let (Some(number), Some(who)) = (number, who) else {
            self.say(msg!("seat-how", bots = bots.join(", ")));
            return Ok(Next::Wait);
        };
        self.unchoose();
        if let Err(refused) = self.course.give_seat(number - 1, who) {
            self.refuse(refused);
            return Ok(Next::Wait);
        }
        if self.course.is_elsewhere() {
            return Ok(Next::Wait);
        }
        self.keep()?;
        self.say(msg!("seat-given", seat = number, who));
        Ok(self.changed())
    }

    /// Prints the terms that the table has agreed on: in short, or in full.
    pub(crate) fn terms(&self, in_full: bool) {
        let aid = self.game().aid().name();
        let message = if in_full { msg!("terms-aid-full", aid) } else { msg!("terms-aid", aid) };
        self.say(message);
        match (self.game().commitment(), in_full) {
            (Some(commitment), true) => {
                self.screen.verbatim(&self.texts.say(msg!("terms-commitment", commitment)));
            }
            (Some(_), false) => self.say(msg!("terms-promised")),
            (None, true) => self.say(msg!("terms-no-commitment")),
            (None, false) => {}
        }
    }

    fn help(&self) {
        self.say(msg!("help"));
        self.say(match self.game().board(Look::default(), Overlays::None).scene {
            Scene::Landscape(_) => msg!("help-board"),
            Scene::Train { .. } => msg!("help-train"),
        });
    }

    /// The tiles nobody has seen yet, drawn small.
    fn tiles(&mut self) {
        let left = match self.game().left(self.look()) {
            Ok(left) => left,
            Err(refused) => return self.refuse(refused),
        };
        self.screen.heading(&left.text);
        let card = |kind: &Counted| {
            let count = if kind.n > 1 { format!("×{}", kind.n) } else { String::new() };
            card(&kind.glyph, &[&kind.name, &count], "", self.screen.colour)
        };
        let cards: Vec<Vec<String>> = left.kinds.iter().filter_map(card).collect();
        let lines = layout::rows(&cards, panels::CARD, self.screen.columns);
        lines.iter().for_each(|line| self.screen.raw(line));
    }

    /// Returns the cell that is named. Otherwise says how to name one, or that there are none in this game.
    fn named_cell(&self, rest: &str) -> Option<Cell> {
        if let Scene::Train { .. } = self.game().board(Look::default(), Overlays::None).scene {
            self.say(msg!("no-cells"));
            return None;
        }
        let named = cell(rest);
        if named.is_none() {
            self.say(msg!("gap-how"));
        }
        named
    }

    /// Prints the odds that a cell is filled.
    fn gap(&mut self, rest: &str) {
        let Some(cell) = self.named_cell(rest) else { return };
        match self.game().odds(self.look(), cell) {
            Ok(odds) => self.screen.say(&odds.text),
            Err(refused) => self.refuse(refused),
        }
    }

    /// Prints the features on a cell, with all that belongs together with it.
    fn features(&self, rest: &str) {
        let Some(cell) = self.named_cell(rest) else { return };
        let features = self.game().features(self.look(), cell);
        if features.is_empty() {
            self.say(msg!("at-nothing"));
        }
        features.iter().for_each(|feature| self.screen.say(&feature.told.text));
    }

    /// Thinks about what a seat should do.
    fn advised(&self, seat: u8, care: Care) -> Result<Advice, Refused> {
        let counsel = self.game().counsel(seat, care)?;
        self.game().advice(seat, &counsel)
    }

    /// The best moves with what they are worth, and the places by their worth.
    fn best(&mut self, seat: u8) {
        let advice = match self.advised(seat, Care::Thorough) {
            Ok(advice) => advice,
            Err(refused) => return self.refuse(refused),
        };
        for (number, best) in (1..).zip(&advice.moves) {
            let value = best.value.as_ref().map(|value| value.text.as_str());
            let worth: Vec<&str> = value.into_iter().chain(best.expected.as_deref()).collect();
            self.screen.say(&format!("{number}. {}. {}", best.text, worth.join("; ")));
            self.screen.say(&best.events);
            self.screen.say(best.compared.as_deref().unwrap_or_default());
        }
        let places: Vec<&str> = advice.heat.iter().map(|place| place.text.as_str()).collect();
        if places.len() > 1 {
            self.screen.heading(&self.texts.say(msg!("advice-places")));
            self.screen.say(&places.join(" · "));
        }
        self.screen.say(&advice.why);
    }

    /// `score`, `score all`, `score 2`: how points come about.
    fn account(&mut self, rest: &str) {
        let number = rest.parse::<u8>().ok();
        let chairs = self.game().chairs();
        let named = chairs.iter().find(|chair| {
            chair.seat.checked_add(1) == number || chair.name.eq_ignore_ascii_case(rest)
        });
        let board = named.map(|chair| chair.seat);
        if board.is_none() && !matches!(rest, "" | "all") {
            return self.say(msg!("seat-unknown"));
        }
        match self.game().account(Look { board, ..self.look() }, rest == "all") {
            Ok(lines) if lines.is_empty() => self.panels(&self.game().panels(self.look())),
            Ok(lines) => lines.iter().for_each(|line| match line.is_empty() {
                true => self.screen.raw(""),
                false => self.screen.say(line),
            }),
            Err(refused) => self.refuse(refused),
        }
    }

    fn save(&mut self, rest: &str) {
        let path = match (&self.store, rest) {
            (Some(store), "") => store.path().to_path_buf(),
            (None, "") => return self.say(msg!("save-where")),
            (_, rest) => PathBuf::from(rest),
        };
        let written = match rest.is_empty() {
            true => self.keep(),
            false => write_copy(&path, &self.game().saved()),
        };
        match written {
            Ok(()) => self.say(msg!("saved", file = path.display().to_string())),
            Err(trouble) => self.screen.say(&trouble.told(&path, &self.texts).0),
        }
    }
}
