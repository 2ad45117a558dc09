//! The start menu: a game is set up by questions, or an unfinished one is chosen.

use crate::input::Input;
use crate::saved::{ReadSets, describe};
use crate::screen::Screen;
use crate::store;
use fogbound_presenter::{Form, Wish, form, length};
use fogbound_table::aid::Aid;
use fogbound_table::games::GameId;
use fogbound_table::texts::{Message, Texts, family, msg};
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::rc::Rc;

/// The choice made in the menu.
#[derive(Clone, Debug)]
pub enum Choice {
    /// A new game; where chance comes from is left open.
    New(Wish),
    /// An unfinished game.
    Resume(PathBuf),
    /// The deal of the day.
    Daily(GameId),
    /// The rules.
    Rules,
    /// The tiles of a game.
    Tiles(GameId),
}

/// The reason for which a question has no answer.
enum Away {
    /// To the question before.
    Back,
    /// Out of the menu.
    Quit,
}

/// The questions about a new game, in order.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Step {
    Game,
    Level,
    Players,
    Computers,
    Parts,
    Options,
    Aid,
}

const STEPS: [Step; 7] = [
    Step::Game,
    Step::Level,
    Step::Players,
    Step::Computers,
    Step::Parts,
    Step::Options,
    Step::Aid,
];

/// The menu.
pub struct Menu<'a> {
    /// The language.
    pub texts: Rc<Texts>,
    /// The screen that it is shown on.
    pub screen: Screen,
    /// The source of answers.
    pub input: &'a mut Input,
    /// Reads sets of a player's own.
    pub read_sets: ReadSets<'a>,
    /// Lists the files of unfinished games, the one played last first.
    pub unfinished: &'a dyn Fn() -> Vec<PathBuf>,
}

impl Menu<'_> {
    /// Asks until something is chosen; `None` when the menu is left.
    pub fn choose(&mut self) -> Option<Choice> {
        loop {
            match self.first_question() {
                Ok(choice) => return choice,
                Err(Away::Back) => {}
                Err(Away::Quit) => return None,
            }
        }
    }

    fn first_question(&mut self) -> Result<Option<Choice>, Away> {
        self.screen.raw("");
        let lines = [
            msg!("menu-new"),
            msg!("menu-resume"),
            msg!("menu-rules"),
            msg!("menu-tiles"),
            msg!("menu-daily"),
            msg!("menu-quit"),
        ];
        let lines = lines.map(|line| self.texts.say(line));
        Ok(Some(match self.pick(msg!("menu-ask", default = 1), &lines, 1)? {
            1 => self.new_game()?,
            2 => self.unfinished()?,
            3 => Choice::Rules,
            4 => Choice::Tiles(self.game()?),
            5 => Choice::Daily(self.game()?),
            _ => return Ok(None),
        }))
    }

    fn say(&self, message: Message<'_>) {
        self.screen.say(&self.texts.say(message));
    }

    /// Asks for a line. `back` and `0` lead to the question before, `quit` out of the menu, and `?` explains
    /// them.
    fn ask(&mut self, question: Message<'_>) -> Result<String, Away> {
        loop {
            self.say(question);
            let line = self.screen.line(">", self.input).ok_or(Away::Quit)?;
            match line.to_lowercase().as_str() {
                "back" | "b" | "0" => return Err(Away::Back),
                "quit" | "q" | "exit" => return Err(Away::Quit),
                "?" | "help" => self.say(msg!("menu-help")),
                _ => return Ok(line),
            }
        }
    }

    /// Asks for a number until it is one of these; Enter takes the default, which is shown.
    fn number(
        &mut self,
        question: Message<'_>,
        range: RangeInclusive<usize>,
        default: usize,
    ) -> Result<usize, Away> {
        loop {
            let line = self.ask(question)?;
            if line.is_empty() {
                return Ok(default);
            }
            match line.parse() {
                Ok(number) if range.contains(&number) => return Ok(number),
                _ => self.say(msg!("menu-number", low = *range.start(), high = *range.end())),
            }
        }
    }

    /// Lists lines and asks for the number of one.
    fn pick(
        &mut self,
        question: Message<'_>,
        lines: &[String],
        default: usize,
    ) -> Result<usize, Away> {
        for (n, line) in (1..).zip(lines) {
            self.screen.say(&format!(" {n:>2}  {line}"));
        }
        self.number(question, 1..=lines.len(), default)
    }

    fn game(&mut self) -> Result<GameId, Away> {
        let line = |game: &GameId| {
            let name = self.texts.say(family!("game-name-", GameId::name, game));
            let facts = self.texts.say(family!("game-facts-", GameId::name, game));
            format!("{name}: {facts}")
        };
        let lines: Vec<String> = GameId::ALL.iter().map(line).collect();
        let number = self.pick(msg!("menu-game", default = 1), &lines, 1)?;
        Ok(GameId::ALL[number - 1])
    }

    /// Asks for everything that a new game needs, one question after the other.
    fn new_game(&mut self) -> Result<Choice, Away> {
        let mut wish = Wish::new(GameId::ALL[0]);
        let (mut at, mut forward) = (0, true);
        while let Some(&step) = STEPS.get(at) {
            let form = form(wish.game, &self.texts);
            let reply = match is_asked(step, &form, &wish) {
                true => self.step(step, &form, &mut wish),
                false if forward => Ok(()),
                false => Err(Away::Back),
            };
            forward = reply.is_ok();
            match reply {
                Ok(()) => at += 1,
                Err(Away::Back) if at > 0 => at -= 1,
                Err(away) => return Err(away),
            }
        }
        if let Some(long) = length(&wish, &self.texts) {
            self.screen.say(&long);
        }
        Ok(Choice::New(wish))
    }

    fn step(&mut self, step: Step, form: &Form, wish: &mut Wish) -> Result<(), Away> {
        match step {
            Step::Game => *wish = Wish::new(self.game()?),
            Step::Level => {
                let levels = form.values("level");
                let lines = self.told(form, "level", &levels);
                let number = self.pick(msg!("menu-level", default = 1), &lines, 1)?;
                wish.choose("level", &levels[number - 1]);
            }
            Step::Players => {
                let (low, high) = (*form.players.start(), *form.players.end());
                let question = msg!("menu-players", low, high, default = 2);
                let players = self.number(question, low.into()..=high.into(), 2)?;
                wish.seats = vec!["person".to_owned(); players];
            }
            Step::Computers => {
                let (players, most) = (wish.seats.len(), wish.seats.len() - 1);
                let question = msg!("menu-computers", low = 0, high = most, default = most);
                let computers = self.number(question, 0..=most, most)?;
                let bot = form.usual_bot;
                let seat = |seat| if seat < players - computers { "person" } else { bot };
                wish.seats = (0..players).map(|n| seat(n).to_owned()).collect();
            }
            Step::Parts => {
                let parts = form.explained("parts", &self.texts);
                parts.iter().for_each(|part| self.screen.say(part));
                let all = form.values("parts");
                let lines = self.told(form, "parts", &all);
                let number = self.pick(msg!("menu-parts", default = 1), &lines, 1)?;
                wish.choose("parts", &all[number - 1]);
            }
            Step::Options => self.options(form, wish)?,
            Step::Aid => {
                let line = |aid: Aid| {
                    let name = self.texts.say(family!("aid-", Aid::name, aid));
                    let what = self.texts.say(family!("aid-what-", Aid::name, aid));
                    format!("{name}. {what}")
                };
                let (lines, most) = (Aid::ALL.map(line), Aid::ALL.len());
                let number = self.pick(msg!("menu-aid", default = most), &lines, most)?;
                wish.aid = Aid::ALL[number - 1];
            }
        }
        Ok(())
    }

    fn told(&self, form: &Form, id: &str, values: &[String]) -> Vec<String> {
        values.iter().map(|value| form.told(id, value, &self.texts)).collect()
    }

    /// Lists the readings of the rules; a number takes the other reading, Enter goes on.
    fn options(&mut self, form: &Form, wish: &mut Wish) -> Result<(), Away> {
        loop {
            for (n, option) in (1..).zip(&form.options) {
                let is_set = |(value, _): &&(&str, String)| *value == wish.value(option.id);
                let means = option.values.iter().find(is_set).map_or("", |(_, means)| means);
                self.screen.say(&format!(" {n:>2}  {}: {means}", option.title));
            }
            let line = self.ask(msg!("menu-options"))?;
            if line.is_empty() {
                return Ok(());
            }
            let number = line.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
            match number.and_then(|number| form.options.get(number)) {
                Some(option) => {
                    let is_usual = wish.value(option.id) == option.values[0].0;
                    wish.choose(option.id, option.values[usize::from(is_usual)].0);
                }
                None => self.say(msg!("menu-number", low = 1, high = form.options.len())),
            }
        }
    }

    /// Lists the unfinished games and asks for one, until none is to be thrown away.
    fn unfinished(&mut self) -> Result<Choice, Away> {
        loop {
            let games = (self.unfinished)();
            if games.is_empty() {
                self.say(msg!("menu-none"));
                return Err(Away::Back);
            }
            let told: Vec<Result<String, String>> =
                games.iter().map(|path| describe(path, &self.texts, self.read_sets)).collect();
            for (n, Ok(line) | Err(line)) in (1..).zip(&told) {
                self.screen.say(&format!(" {n:>2}  {line}"));
            }
            let line = self.ask(msg!("menu-which", default = 1))?;
            let dropped = line.strip_prefix("drop ").map(str::trim);
            let number = dropped.unwrap_or(if line.is_empty() { "1" } else { &line });
            let place = number.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
            let chosen = place.and_then(|place| games.get(place).zip(told.get(place)));
            match chosen {
                None => self.say(msg!("menu-number", low = 1, high = games.len())),
                Some((path, Ok(line) | Err(line))) if dropped.is_some() => {
                    self.throw_away(path, line)?;
                }
                Some((path, Ok(_))) => return Ok(Choice::Resume(path.clone())),
                Some((_, Err(_))) => self.say(msg!("menu-broken-chosen")),
            }
        }
    }

    /// Removes an unfinished game, if that is really wanted.
    fn throw_away(&mut self, path: &Path, game: &str) -> Result<(), Away> {
        let answer = match self.ask(msg!("menu-drop", game)) {
            Err(Away::Back) => return Ok(()),
            answer => answer?.to_lowercase(),
        };
        if ["yes", "ja"].contains(&answer.as_str()) {
            match store::throw_away(path) {
                Ok(()) => self.say(msg!("menu-dropped")),
                Err(error) => self.say(msg!("menu-not-dropped", why = error.to_string())),
            }
        }
        Ok(())
    }
}

fn is_asked(step: Step, form: &Form, wish: &Wish) -> bool {
    match step {
        Step::Level => form.has("level"),
        Step::Computers => wish.seats.len() > 1,
        Step::Parts => form.has("parts"),
        Step::Options => !form.options.is_empty(),
        Step::Game | Step::Players | Step::Aid => true,
    }
}

#[cfg(test)]
mod tests;
