//! The analysis of a game: its tree of variations, walked and added to line by line.

use crate::front::{Front, Manner, Next};
use crate::input::Input;
use crate::replay::told;
use crate::screen::Screen;
use crate::store::{Store, Trouble, write_copy};
use fogbound_presenter::{Analysis, Due, MoveLine, form, pack, review};
use fogbound_table::record::{RecordError, Sign};
use fogbound_table::texts::{Message, Texts, msg};
use std::path::Path;
use std::rc::Rc;

/// The analysis of a game in the terminal.
pub struct Analyst {
    analysis: Analysis,
    front: Front,
    /// The file of the record, if it may be written.
    store: Option<Store>,
    texts: Rc<Texts>,
    is_changed: bool,
    /// Set if somebody was told that there are changes to be lost.
    is_warned: bool,
}

/// What becomes of the analysis.
enum Then {
    /// Show the place again.
    Show,
    /// Wait for another line.
    Wait,
    Leave,
    /// Play on with this record.
    Play(String),
}

impl Analyst {
    /// Takes up an analysis. Without a store it is kept only where somebody says so.
    ///
    /// # Errors
    /// Fails if the game cannot be opened.
    pub fn new(
        analysis: Analysis,
        store: Option<Store>,
        texts: Rc<Texts>,
        manner: Manner,
    ) -> Result<Analyst, RecordError> {
        let screen = Screen::new(manner.no_color);
        let front = Front::at(screen, analysis.course()?, None, Rc::clone(&texts), manner);
        // The file of a running game holds more than is analysed.
        let store = store.filter(|_| !analysis.is_public());
        Ok(Analyst { analysis, front, store, texts, is_changed: false, is_warned: false })
    }

    /// Reads lines until the analysis is left. Returns the record of a game that is to be played on, if there is one.
    ///
    /// # Errors
    /// If the analysis cannot be kept in its file.
    pub fn run(&mut self, input: &mut Input) -> Result<Option<String>, Trouble> {
        self.front.screen.heading(&self.front.game().title());
        self.say(msg!("analyse-welcome"));
        loop {
            self.show();
            loop {
                let prompt = if self.front.chosen.is_empty() { "≡>" } else { "↵>" };
                let Some(line) = self.front.screen.line(prompt, input) else { return Ok(None) };
                let then = self.command(&line)?;
                self.is_warned &= matches!(then, Then::Leave);
                match then {
                    Then::Show => break,
                    Then::Wait => {}
                    Then::Play(record) => return Ok(Some(record)),
                    Then::Leave if self.is_changed && !self.is_warned => {
                        self.is_warned = true;
                        self.say(msg!("analyse-unsaved"));
                    }
                    Then::Leave => return Ok(None),
                }
            }
        }
    }

    fn say(&self, message: Message<'_>) {
        self.front.say(message);
    }

    /// Shows the place: how it came about, the board, and what is asked.
    fn show(&mut self) {
        let (at, plies) = (self.analysis.at(), self.analysis.tree().plies());
        let number = self.analysis.tree().path(at).len() - 1;
        self.front.screen.raw("");
        let place = match at {
            0 => msg!("analysis-place-start"),
            _ if at <= plies => msg!("analysis-place", at, of = plies),
            _ => msg!("analysis-place-variation", at = number),
        };
        self.front.screen.heading(&self.texts.say(place));
        if let Some(here) = self.analysis.moves().into_iter().find(|it| it.is_here) {
            self.front.screen.say(&self.line_of(&here));
            here.remark.lines().for_each(|line| self.front.screen.say(&format!("   {line}")));
        }
        match self.front.course.due() {
            Due::Person(seat) => self.front.ask(seat),
            _ => {
                self.front.again();
                if self.front.game().wants_tile() {
                    self.say(msg!("analyse-tile"));
                }
                if let Some(ending) = self.front.game().ending() {
                    self.front.screen.heading(&ending.title);
                }
            }
        }
    }

    /// Returns a step in a line, with its sign.
    fn line_of(&self, step: &MoveLine) -> String {
        let text = match step.sign {
            Some(sign) => format!("{} {}", step.text, sign.text()),
            None => step.text.clone(),
        };
        self.texts.say(msg!("analyse-here", number = step.number, text))
    }

    fn command(&mut self, line: &str) -> Result<Then, Trouble> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        // What is being chosen is dropped first.
        let is_choosing = !self.front.chosen.is_empty();
        Ok(match word.to_lowercase().as_str() {
            "q" | "quit" | "exit" => Then::Leave,
            "f" | "forward" => self.walk(Analysis::forward),
            "back" => self.walk(Analysis::back),
            "u" | "undo" if !is_choosing => self.walk(Analysis::back),
            "next" => self.walk(Analysis::beside),
            "start" => self.walk(|it| it.go_to(0)),
            "end" => self.walk(|it| it.go_to(it.tree().plies())),
            "to" => match rest.parse() {
                Ok(id) => self.walk(|it| it.go_to(id)),
                Err(_) => self.wait(msg!("analyse-no-step")),
            },
            "tree" => self.tree(),
            "sign" => self.sign(rest),
            "remark" => self.note(|it| it.set_remark(rest)),
            "promote" => match self.analysis.promote() {
                true => {
                    self.is_changed = true;
                    self.tree()
                }
                false => self.wait(msg!("analysis-first")),
            },
            "delete" => match self.analysis.delete() {
                true => {
                    self.is_changed = true;
                    self.lay_out();
                    Then::Show
                }
                false => self.wait(msg!("analysis-kept")),
            },
            "lines" => self.lines()?,
            "worst" => self.worst(rest),
            "tile" => self.tile(rest),
            "play" => self.play_on(rest),
            "save" => self.save(rest)?,
            "link" => {
                let link = format!("#/analyse/{}", pack(&self.analysis.text()));
                self.front.screen.verbatim(&self.texts.say(msg!("analyse-link", link)));
                Then::Wait
            }
            "?" | "help" => self.wait(msg!("analyse-help")),
            "seat" => self.wait(msg!("not-understood")),
            word if self.front.game().wants_tile()
                && (matches!(word, "t" | "tiles") || self.front.is_tile(line)) =>
            {
                self.tile(line)
            }
            word if self.front.look_up(word, rest) => Then::Wait,
            _ => self.answer(line)?,
        })
    }

    fn wait(&self, message: Message<'_>) -> Then {
        self.say(message);
        Then::Wait
    }

    /// Goes somewhere else in the tree.
    fn walk(&mut self, go: impl FnOnce(&mut Analysis) -> bool) -> Then {
        if !go(&mut self.analysis) {
            return self.wait(msg!("analyse-no-step"));
        }
        self.lay_out();
        Then::Show
    }

    /// Shows the game at the place that one looks at.
    fn lay_out(&mut self) {
        // It was opened when the analysis was taken up.
        if let Ok(course) = self.analysis.course() {
            self.front.course = course;
        }
        self.front.chosen.clear();
        self.front.shown = None;
        self.front.focus = None;
    }

    /// Changes what is said about the place.
    fn note(&mut self, change: impl FnOnce(&mut Analysis)) -> Then {
        change(&mut self.analysis);
        self.is_changed = true;
        let here = self.analysis.moves().into_iter().find(|it| it.is_here);
        if let Some(here) = here {
            self.front.screen.say(&self.line_of(&here));
        }
        Then::Wait
    }

    /// Prints all steps around the place, variations indented.
    fn tree(&self) -> Then {
        let moves = self.analysis.moves();
        if moves.is_empty() {
            return self.wait(msg!("analyse-tree-empty"));
        }
        for step in &moves {
            let mark = if step.is_here { '►' } else { ' ' };
            let (id, indent) = (step.id, "   ".repeat(step.depth));
            self.front.screen.say(&format!("{mark}[{id}] {indent}{}", self.line_of(step)));
            for line in step.remark.lines() {
                self.front.screen.say(&format!("      {indent}{line}"));
            }
        }
        Then::Wait
    }

    fn sign(&mut self, rest: &str) -> Then {
        match Sign::parse(rest) {
            None if !rest.is_empty() => self.wait(msg!("analyse-no-sign")),
            sign => self.note(|it| it.set_sign(sign)),
        }
    }

    /// Answers the question, which adds a variation or goes along one.
    fn answer(&mut self, line: &str) -> Result<Then, Trouble> {
        let Due::Person(seat) = self.front.course.due() else {
            return Ok(match self.front.game().wants_tile() {
                true => self.tile(line),
                false => self.wait(msg!("analysis-over")),
            });
        };
        match self.front.command(seat, line)? {
            Next::Leave => Ok(Then::Leave),
            Next::Wait => Ok(Then::Wait),
            Next::Ask => Ok(self.follow()),
        }
    }

    /// Goes where the game has gone.
    fn follow(&mut self) -> Then {
        let before = self.analysis.tree().clone();
        if self.analysis.follow(&self.front.game().record()) {
            self.lay_out();
        }
        self.is_changed |= *self.analysis.tree() != before;
        self.front.chosen.clear();
        Then::Show
    }

    /// Tells the tile that comes next.
    fn tile(&mut self, name: &str) -> Then {
        let Some(tile) = self.front.tile_meant(name) else { return Then::Wait };
        match self.analysis.play(&format!("tile {tile}")) {
            Ok(()) => {
                self.is_changed = true;
                self.lay_out();
                Then::Show
            }
            Err(refused) => {
                self.front.refuse(refused);
                Then::Wait
            }
        }
    }

    /// Prints the best answers here, with what they are worth.
    fn lines(&mut self) -> Result<Then, Trouble> {
        match self.front.course.due() {
            Due::Person(seat) => {
                self.front.command(seat, "best")?;
                Ok(Then::Wait)
            }
            _ => Ok(self.wait(msg!("analyse-lines-none"))),
        }
    }

    /// Looks for the decisions that cost most, all or those of a seat, counted from one, and prints them.
    fn worst(&mut self, seat: &str) -> Then {
        let Ok(game) = self.analysis.played() else { return Then::Wait };
        let number = seat.parse::<u8>().ok().and_then(|number| number.checked_sub(1));
        let Some(mut looked) = game.review(number) else {
            return self.wait(msg!("analyse-worst-none"));
        };
        if !seat.is_empty() && (number.is_none() || looked.whose() != number) {
            return self.wait(msg!("analyse-worst-whose", seats = looked.numbers("worst ")));
        }
        let record = game.record();
        self.say(msg!("analyse-worst-wait"));
        while let Some(stop) = looked.next(&[]) {
            let Some(judged) = review(&record, stop) else { break };
            looked.note(stop, judged);
        }
        let mistakes = game.lookback(&looked).mistakes;
        if mistakes.is_empty() {
            return self.wait(msg!("lookback-none"));
        }
        self.front.screen.heading(&self.texts.say(msg!("lookback-mistakes")));
        for mistake in mistakes {
            self.front.screen.say(&format!("[{}] {}", mistake.ply, told(&mistake)));
            self.analysis.suggest(mistake.ply, &mistake.better.actions);
        }
        self.is_changed = true;
        self.wait(msg!("analyse-worst-how"))
    }

    fn play_on(&mut self, bot: &str) -> Then {
        let form = form(self.analysis.game_id(), &self.texts);
        let bot = if bot.is_empty() { form.usual_bot } else { bot };
        if !form.bots.contains(&bot) {
            return self.wait(msg!("analyse-no-level", bots = form.bots.join(", ")));
        }
        match self.analysis.play_on(bot) {
            Ok(record) => {
                // Nothing is lost by playing on; a file that cannot be written is told of by "save".
                let text = self.analysis.text();
                if let Some(store) = self.store.as_mut().filter(|_| self.is_changed) {
                    self.is_changed = store.write(&text).is_err();
                }
                Then::Play(record)
            }
            Err(refused) => {
                self.front.refuse(refused);
                Then::Wait
            }
        }
    }

    /// Keeps the analysis in its file, or in another one.
    fn save(&mut self, rest: &str) -> Result<Then, Trouble> {
        let text = self.analysis.text();
        let (path, written) = match (&mut self.store, rest) {
            (None, "") => return Ok(self.wait(msg!("analyse-save-where"))),
            (Some(store), "") => (store.path().to_path_buf(), store.write(&text)),
            (_, rest) => (Path::new(rest).to_path_buf(), write_copy(Path::new(rest), &text)),
        };
        Ok(match written {
            Ok(()) => {
                self.is_changed = false;
                self.wait(msg!("saved", file = path.display().to_string()))
            }
            Err(trouble) => {
                self.front.screen.say(&trouble.told(&path, &self.texts).0);
                Then::Wait
            }
        })
    }
}
