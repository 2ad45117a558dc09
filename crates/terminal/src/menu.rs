//! The start menu: a game is set up by questions, or an unfinished one is chosen.

use crate::input::Input;
use crate::screen::Screen;
use crate::store::{self, sets_beside};
use fogbound_presenter::{Form, Look, Wish, form};
use fogbound_table::aid::Aid;
use fogbound_table::games::GameId;
use fogbound_table::record::Sets;
use fogbound_table::texts::{Texts, Value, family};
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::time::SystemTime;

/// Reads a record with the sets it needs beside the shipped ones: the files kept beside it.
pub type ReadSets<'a> = &'a dyn Fn(&[PathBuf]) -> Option<Sets>;

/// The choice made in the menu.
#[derive(Clone, Debug)]
pub enum Choice {
    /// A new game; where chance comes from is left open.
    New(Wish),
    /// An unfinished game.
    Resume(PathBuf),
    /// The rules.
    Rules,
    /// The tiles of a game.
    Tiles(GameId),
}

/// The answer to one question.
enum Reply<T> {
    Is(T),
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
}

impl Menu<'_> {
    /// Asks until something is chosen; `None` when the menu is left.
    pub fn choose(&mut self) -> Option<Choice> {
        loop {
            self.screen.raw("");
            let ids = ["menu-new", "menu-resume", "menu-rules", "menu-tiles", "menu-quit"];
            let lines: Vec<String> = ids.iter().map(|id| self.texts.get(id, &[])).collect();
            let choice = match self.pick("menu-ask", &lines, 1) {
                Reply::Is(1) => self.new_game(),
                Reply::Is(2) => self.unfinished(),
                Reply::Is(3) => Reply::Is(Choice::Rules),
                Reply::Is(4) => self.game(1).map(Choice::Tiles),
                Reply::Is(_) | Reply::Quit => return None,
                Reply::Back => continue,
            };
            match choice {
                Reply::Is(choice) => return Some(choice),
                Reply::Back => {}
                Reply::Quit => return None,
            }
        }
    }

    fn say(&self, id: &str, args: &[(&str, Value<'_>)]) {
        self.screen.say(&self.texts.get(id, args));
    }

    /// Asks for a line. `back` and `0` lead to the question before, `quit` out of the menu, and `?` explains
    /// them.
    fn ask(&mut self, id: &str, args: &[(&str, Value<'_>)]) -> Reply<String> {
        loop {
            self.say(id, args);
            let Some(line) = self.screen.line(">", self.input) else { return Reply::Quit };
            match line.to_lowercase().as_str() {
                "back" | "b" | "0" => return Reply::Back,
                "quit" | "q" | "exit" => return Reply::Quit,
                "?" | "help" => self.say("menu-help", &[]),
                _ => return Reply::Is(line),
            }
        }
    }

    /// Asks for a number until it is one of these; Enter takes the default, which is shown.
    fn number(&mut self, id: &str, range: RangeInclusive<usize>, default: usize) -> Reply<usize> {
        let (low, high) = (*range.start(), *range.end());
        let args = [("low", low.into()), ("high", high.into()), ("default", default.into())];
        loop {
            match self.ask(id, &args) {
                Reply::Is(line) if line.is_empty() => return Reply::Is(default),
                Reply::Is(line) => match line.parse() {
                    Ok(number) if range.contains(&number) => return Reply::Is(number),
                    _ => self.say("menu-number", &args),
                },
                Reply::Back => return Reply::Back,
                Reply::Quit => return Reply::Quit,
            }
        }
    }

    /// Lists lines and asks for the number of one.
    fn pick(&mut self, id: &str, lines: &[String], default: usize) -> Reply<usize> {
        for (n, line) in (1..).zip(lines) {
            self.screen.say(&format!(" {n:>2}  {line}"));
        }
        self.number(id, 1..=lines.len(), default)
    }

    fn game(&mut self, default: usize) -> Reply<GameId> {
        let line = |game: &GameId| {
            let name = self.texts.say(family!("game-name-", GameId::name, game));
            let facts = self.texts.say(family!("game-facts-", GameId::name, game));
            format!("{name}: {facts}")
        };
        let lines: Vec<String> = GameId::ALL.iter().map(line).collect();
        self.pick("menu-game", &lines, default).map(|number| GameId::ALL[number - 1])
    }

    /// Asks for everything that a new game needs, one question after the other.
    fn new_game(&mut self) -> Reply<Choice> {
        let mut wish = Wish::new(GameId::ALL[0]);
        let (mut at, mut forward) = (0, true);
        while let Some(&step) = STEPS.get(at) {
            let form = form(wish.game, &self.texts);
            let reply = match is_asked(step, &form, &wish) {
                true => self.step(step, &form, &mut wish),
                false if forward => Reply::Is(()),
                false => Reply::Back,
            };
            forward = matches!(reply, Reply::Is(()));
            match reply {
                Reply::Is(()) => at += 1,
                Reply::Back if at == 0 => return Reply::Back,
                Reply::Back => at -= 1,
                Reply::Quit => return Reply::Quit,
            }
        }
        Reply::Is(Choice::New(wish))
    }

    fn step(&mut self, step: Step, form: &Form, wish: &mut Wish) -> Reply<()> {
        let (least, most) = (usize::from(*form.players.start()), usize::from(*form.players.end()));
        let bot = form.bots.last().copied().unwrap_or_default();
        match step {
            Step::Game => self.game(1).map(|game| *wish = Wish::new(game)),
            Step::Level => {
                let levels = form.values("level");
                let line = |level: &String| self.texts.get(&format!("level-{level}"), &[]);
                let lines: Vec<String> = levels.iter().map(line).collect();
                let picked = self.pick("menu-level", &lines, 1);
                picked.map(|number| wish.choose("level", &levels[number - 1]))
            }
            Step::Players => self
                .number("menu-players", least..=most, 2)
                .map(|players| wish.seats = vec!["person".to_owned(); players]),
            Step::Computers => {
                let players = wish.seats.len();
                self.number("menu-computers", 0..=players - 1, players - 1).map(|computers| {
                    let seat = |seat| if seat < players - computers { "person" } else { bot };
                    wish.seats = (0..players).map(|n| seat(n).to_owned()).collect();
                })
            }
            Step::Parts => {
                let all = form.values("parts");
                let named = |(n, parts): (usize, &String)| match (n, parts.as_str()) {
                    (0, _) => self.texts.get("menu-parts-all", &[]),
                    (_, "none") => self.texts.get("menu-parts-none", &[]),
                    (_, parts) => {
                        let name = |part: &str| self.texts.get(&format!("part-{part}"), &[]);
                        parts.split(',').map(name).collect::<Vec<_>>().join(", ")
                    }
                };
                let lines: Vec<String> = all.iter().enumerate().map(named).collect();
                let picked = self.pick("menu-parts", &lines, 1);
                picked.map(|number| wish.choose("parts", &all[number - 1]))
            }
            Step::Options => self.options(form, wish),
            Step::Aid => {
                let line = |aid: Aid| {
                    let id = format!("aid-{}", aid.name());
                    let what = self.texts.get(&format!("{id}-what"), &[]);
                    format!("{}. {what}", self.texts.get(&id, &[]))
                };
                let lines: Vec<String> = Aid::ALL.map(line).to_vec();
                self.pick("menu-aid", &lines, Aid::ALL.len())
                    .map(|number| wish.aid = Aid::ALL[number - 1])
            }
        }
    }

    /// Lists the readings of the rules; a number takes the other reading, Enter goes on.
    fn options(&mut self, form: &Form, wish: &mut Wish) -> Reply<()> {
        loop {
            for (n, option) in (1..).zip(&form.options) {
                let is_set = |(value, _): &&(&str, String)| *value == wish.value(option.id);
                let means = option.values.iter().find(is_set).map_or("", |(_, means)| means);
                self.screen.say(&format!(" {n:>2}  {}: {means}", option.title));
            }
            let line = match self.ask("menu-options", &[]) {
                Reply::Is(line) if line.is_empty() => return Reply::Is(()),
                Reply::Is(line) => line,
                Reply::Back => return Reply::Back,
                Reply::Quit => return Reply::Quit,
            };
            let number = line.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
            match number.and_then(|number| form.options.get(number)) {
                Some(option) => {
                    let is_usual = wish.value(option.id) == option.values[0].0;
                    wish.choose(option.id, option.values[usize::from(is_usual)].0);
                }
                None => {
                    let args = [("low", 1.into()), ("high", form.options.len().into())];
                    self.say("menu-number", &args);
                }
            }
        }
    }

    /// Lists the unfinished games and asks for one.
    fn unfinished(&mut self) -> Reply<Choice> {
        let games = store::unfinished();
        if games.is_empty() {
            self.say("menu-none", &[]);
            return Reply::Back;
        }
        loop {
            let told: Vec<Result<String, String>> =
                games.iter().map(|path| describe(path, &self.texts, self.read_sets)).collect();
            let line = |told: &Result<String, String>| match told {
                Ok(line) | Err(line) => line.clone(),
            };
            let lines: Vec<String> = told.iter().map(line).collect();
            match self.pick("menu-which", &lines, 1) {
                Reply::Is(number) if told[number - 1].is_ok() => {
                    return Reply::Is(Choice::Resume(games[number - 1].clone()));
                }
                Reply::Is(_) => self.say("menu-broken-chosen", &[]),
                Reply::Back => return Reply::Back,
                Reply::Quit => return Reply::Quit,
            }
        }
    }
}

impl<T> Reply<T> {
    fn map<U>(self, what: impl FnOnce(T) -> U) -> Reply<U> {
        match self {
            Reply::Is(value) => Reply::Is(what(value)),
            Reply::Back => Reply::Back,
            Reply::Quit => Reply::Quit,
        }
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

/// A saved game in a line: what is played, by whom, how far it is, when it was left. An error where the
/// file cannot be read.
///
/// # Errors
/// A line that describes the failure.
pub fn describe(path: &Path, texts: &Rc<Texts>, read: ReadSets<'_>) -> Result<String, String> {
    let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let broken = || texts.get("menu-broken", &[("file", name.clone().into())]);
    let text = std::fs::read_to_string(path).map_err(|_| broken())?;
    let sets = read(&sets_beside(path)).ok_or_else(broken)?;
    let game = fogbound_presenter::open_with(&name, &text, sets, texts).map_err(|_| broken())?;
    let people: Vec<String> = game.chairs().into_iter().map(|chair| chair.name).collect();
    let figures: Vec<String> =
        game.brief(Look::default()).into_iter().map(|brief| brief.words).collect();
    let parts = [game.title(), people.join(", "), figures.join(", "), age(path, texts)];
    let parts: Vec<&str> = parts
        .iter()
        .map(|part| part.trim_end_matches('.'))
        .filter(|part| !part.is_empty())
        .collect();
    Ok(parts.join(" · "))
}

/// Describes the time since a file was written.
fn age(path: &Path, texts: &Texts) -> String {
    let written = std::fs::metadata(path).and_then(|found| found.modified()).ok();
    let past = written.and_then(|then| SystemTime::now().duration_since(then).ok());
    let minutes = past.map_or(0, |past| past.as_secs() / 60);
    let (n, unit) = match minutes {
        0..60 => (minutes, "minutes"),
        60..2880 => (minutes / 60, "hours"),
        _ => (minutes / 1440, "days"),
    };
    texts.get("menu-age", &[("n", n.into()), ("unit", unit.into())])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Store;

    /// Returns the choice made by these lines.
    fn chosen(typed: &'static str) -> Option<Choice> {
        let mut input = Input::typed(typed);
        let texts = Rc::new(Texts::english());
        let read_sets: ReadSets<'_> = &|_| Some(Sets::shipped());
        Menu { texts, screen: Screen::new(true), input: &mut input, read_sets }.choose()
    }

    fn wish(typed: &'static str) -> Wish {
        match chosen(typed) {
            Some(Choice::New(wish)) => wish,
            other => panic!("{typed:?}: {other:?}"),
        }
    }

    #[test]
    fn enter_takes_what_is_usual() {
        let wish = wish("\n\n\n\n\n\n\n");
        assert_eq!((wish.game, wish.value("level")), (GameId::Mists, "1"));
        assert_eq!(wish.seats, ["person", "greedy"]);
        assert_eq!((wish.aid, wish.value("joint_scoring")), (Aid::Full, "every_colour"));
    }

    #[test]
    fn g_0_a_game_of_carcassonne_is_set_up_by_answers() {
        let wish = wish("1\n3\n7\n6\n2\n1\n1\n\n2\n");
        assert_eq!((wish.game, wish.seats.len()), (GameId::Carcassonne, 6));
        assert_eq!(wish.seats.iter().filter(|who| *who == "person").count(), 4);
        assert_eq!((wish.value("farmers"), wish.aid), ("false", Aid::Guided));
        assert_eq!(wish.value("parts"), "mist,castles,guards,cemeteries");
    }

    #[test]
    fn every_question_can_be_left() {
        // Back from the players to the level, and from the first question to the menu.
        let again = wish("1\n1\n2\nback\n3\n1\nback\n1\n0\n0\n0\n0\n1\n2\n\n\n\n\n\n");
        assert_eq!(again.game, GameId::GhostsGalore);
        for typed in
            ["quit\n", "1\nquit\n", "1\n1\nq\n", "1\n1\n\nexit\n", "1\n3\n\n\n\nq\n", "5\n", ""]
        {
            assert!(chosen(typed).is_none(), "{typed:?}");
        }
    }

    #[test]
    fn a_saved_game_is_told_in_words_and_a_broken_one_is_marked() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("evening.fog");
        let texts = Rc::new(Texts::english());
        let wish = Wish {
            seats: vec!["person".to_owned(), "greedy".to_owned()],
            ..Wish::new(GameId::Mists)
        };
        let game =
            fogbound_presenter::start(&wish, &texts).map_err(|refused| refused.text).unwrap();
        Store::at(&path, Vec::new()).write(&game.saved()).unwrap();
        let read_sets: ReadSets<'_> = &|_| Some(Sets::shipped());
        let line = describe(&path, &texts, read_sets).unwrap();
        for part in ["Mists over Carcassonne, level 1", "You, greedy-2", "0 of 50", "minutes ago"] {
            assert!(line.contains(part), "{part}: {line}");
        }
        std::fs::write(&path, "nonsense").unwrap();
        let broken = describe(&path, &texts, read_sets).unwrap_err();
        assert!(broken.contains("evening.fog"), "{broken}");
    }
}
