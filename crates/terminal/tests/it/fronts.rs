//! Page and terminal agree: everything that the presenter reports of a position stands on the screen.

use fogbound_game::Seed;
use fogbound_pictures::panel::{Course, Track};
use fogbound_presenter::{Look, Part, Presenter, Pushed, Wish, start};
use fogbound_table::aid::Aid;
use fogbound_table::games::GameId;
use fogbound_table::texts::Texts;
use fogbound_terminal::{Front, Input, Manner, Screen, Store};
use std::rc::Rc;

/// Games of each kind that a test plays; `cargo xtask soak fronts` plays more.
fn games() -> u32 {
    std::env::var("FOGBOUND_FRONTS").ok().and_then(|n| n.parse().ok()).unwrap_or(6)
}

fn wish(game: GameId, n: u32, aid: Aid) -> Wish {
    let mut wish = Wish {
        seats: ["person", "random"].map(str::to_owned).to_vec(),
        seed: format!("fronts {n}"),
        aid,
        ..Wish::new(game)
    };
    if game == GameId::Mists {
        wish.choose("level", &(n % 6 + 1).to_string());
    }
    wish
}

/// The lines to type, and the texts that must stand on the screen, in this order.
#[derive(Default)]
struct Script {
    typed: String,
    said: Vec<String>,
}

impl Script {
    fn say(&mut self, text: &str) {
        self.said.push(flat(text));
    }
}

fn flat(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Everything that the panels say which the terminal shows with `status`: sentences, the rows of tables, and
/// the words beside tiles.
fn standing(game: &dyn Presenter, script: &mut Script) {
    for panel in game.panels(Look::now(0)) {
        for part in panel.parts {
            match part {
                Part::Line(told) => script.say(&told.text),
                // It is a picture of what stands in the table.
                Part::Track { track: Track { course: Course::Loop { .. }, .. }, .. } => {}
                Part::Meter { text, .. } | Part::Track { text, .. } | Part::Board { text, .. } => {
                    script.say(&text);
                }
                // They may stand in several lines, beside those of a tile.
                Part::Glyph { text, .. } => {
                    text.split_whitespace().for_each(|word| script.say(word));
                }
                Part::Table { rows, .. } => {
                    for row in rows {
                        let words: Vec<String> = row.into_iter().map(|entry| entry.text).collect();
                        script.say(&words.join(" "));
                    }
                }
            }
        }
    }
}

/// Plays a random game as a page does it, and writes down the texts that a terminal has to print of it.
fn played(wish: &Wish, texts: &Rc<Texts>) -> Script {
    let mut game = start(wish, texts).map_err(|refused| refused.text).unwrap();
    let mut rng = Seed::new(wish.seed.clone()).stream("fronts");
    let mut script = Script::default();
    script.say(&game.title());
    let mut decisions = 0;
    while !game.is_over() {
        let Some(question) = game.question(0).filter(|_| !game.people_to_decide().is_empty())
        else {
            let (_, happened) = game.let_bot_decide().unwrap().unwrap();
            happened.lines.iter().for_each(|told| script.say(&told.text));
            continue;
        };
        let mut answers: Vec<String> =
            question.answers.iter().map(|answer| answer.action.clone()).collect();
        for legal in &question.cells {
            answers.extend(legal.turns.iter().map(|&turns| game.placing(legal.cell, turns)));
        }
        let answer = answers[rng.below(u32::try_from(answers.len()).unwrap()) as usize].clone();
        script.say(&question.text);
        if decisions % 8 == 0 {
            script.typed += "status\n";
            standing(game.as_ref(), &mut script);
        }
        script.typed += &format!("{answer}\n\n");
        if let Ok(foresight) = game.foresee(0, &answer) {
            foresight.lines.iter().for_each(|told| script.say(&format!("→ {}", told.text)));
        }
        let happened = match game.push(0, &answer).unwrap() {
            Pushed::Taken(happened) => happened,
            Pushed::Drafted => game.confirm(0).unwrap(),
        };
        happened.lines.iter().for_each(|told| script.say(&told.text));
        decisions += 1;
    }
    let ending = game.ending().unwrap();
    script.say(&ending.title);
    ending.steps.iter().for_each(|step| script.say(&step.told.text));
    [ending.lines, ending.shuffle].concat().iter().for_each(|line| script.say(line));
    script
}

/// Returns the output of the terminal for a game.
fn printed(wish: &Wish, typed: &str, texts: &Rc<Texts>) -> String {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::at(&folder.path().join("game.fog"), Vec::new());
    let game = start(wish, texts).map_err(|refused| refused.text).unwrap();
    let (screen, kept) = Screen::kept();
    let front = Front::on(screen, game, store, texts.clone(), Manner::default());
    front.run(&mut Input::typed(typed)).map_err(|trouble| format!("{trouble:?}")).unwrap();
    kept.take()
}

#[test]
fn the_terminal_says_what_the_presenter_says() {
    for language in ["en", "de"] {
        let texts = Rc::new(Texts::language(language).unwrap());
        for (game, n) in GameId::ALL.iter().flat_map(|game| (0..games()).map(move |n| (*game, n))) {
            // The languages share the games between them.
            if (language == "de") != (n % 3 == 0) {
                continue;
            }
            let aid = Aid::ALL[n as usize % 3];
            let wish = wish(game, n, aid);
            let script = played(&wish, &texts);
            let screen = flat(&printed(&wish, &script.typed, &texts));
            let mut rest = screen.as_str();
            for sentence in &script.said {
                let at = rest.find(sentence.as_str());
                let at = at.unwrap_or_else(|| {
                    let shown: String = rest.chars().take(2000).collect();
                    panic!("{game} {n} {language}: “{sentence}” is missing: {shown}")
                });
                rest = &rest[at + sentence.len()..];
            }
        }
    }
}

#[test]
fn a_purist_is_told_no_pace_no_odds_and_no_consequences() {
    let texts = Rc::new(Texts::english());
    for &game in GameId::ALL {
        let wish = wish(game, 0, Aid::Purist);
        let typed = "status\ntiles\ngap 2 0\nscore\nbest\nhint\n1\nquit\n";
        let screen = flat(&printed(&wish, typed, &texts));
        assert!(!screen.contains("→"), "{game}: {screen}");
        assert!(!screen.contains("Pace") && !screen.contains("Dead ends"), "{game}: {screen}");
        for denied in ["What is left to draw is not told", "Hints are not given"] {
            assert!(screen.contains(denied), "{game}: {denied}: {screen}");
        }
    }
}
