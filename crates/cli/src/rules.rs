//! `fogbound rules`: the rules in our own words.

use crate::common::{Outcome, misuse};
use fogbound_presenter::{Examples, books};
use fogbound_table::games::GameId;
use fogbound_table::texts::{OptionText, RuleText, Texts, msg};
use fogbound_table::with_game;
use fogbound_terminal::{Screen, example_lines, find_rules};
use std::process::ExitCode;
use std::rc::Rc;

/// Arguments of `fogbound rules`.
#[derive(clap::Args)]
pub struct Args {
    /// A rule (`M-6.2`, `T-3.1`), a section (`M-6`) or a game (`X`, `M`, `T`, `C`, `G`) with all its
    /// rules, `options`, or a word to look for [default: the contents]
    id: Option<String>,
    /// Do without colours, as with the environment variable NO_COLOR
    #[arg(long)]
    no_color: bool,
}

pub fn run(args: Args) -> Outcome {
    let (texts, screen) = (Texts::chosen(), Screen::new(args.no_color));
    let Some(id) = args.id else {
        contents(&texts, &screen);
        return Ok(ExitCode::SUCCESS);
    };
    match show(&id, &texts, &screen) || find_rules(&id, &texts, &screen) {
        true => Ok(ExitCode::SUCCESS),
        false => Err(misuse(msg!("rules-unknown", id))),
    }
}

/// All games and sections with the titles of their rules.
pub fn contents(texts: &Texts, screen: &Screen) {
    for rule in texts.rule_ids().iter().filter_map(|id| texts.rule(id)) {
        match Part::of(&rule.id) {
            Part::Game => {
                screen.raw("");
                screen.heading(&format!("{}  {}", rule.id, rule.title));
            }
            Part::Section => {
                screen.raw("");
                screen.heading(&format!("{:<7} {}", rule.id, rule.title));
            }
            Part::Rule => screen.say(&format!("  {:<6} {}", rule.id, rule.title)),
        }
    }
    screen.raw("");
    screen.say(&texts.say(msg!("rules-contents")));
}

/// A rule, a section, a game or the options; `false` when there is no such thing.
pub fn show(id: &str, texts: &Texts, screen: &Screen) -> bool {
    if id.eq_ignore_ascii_case("options") {
        options(texts, screen);
        return true;
    }
    let Some(rule) = texts.rule(id) else { return false };
    print(&rule, texts, screen);
    // Where a section has no rules of its own, it is one.
    if rule.source.is_some() {
        examples(&rule.id, texts, screen);
    }
    let within = |other: &&String| is_within(other, &rule.id);
    for rule in texts.rule_ids().iter().filter(within).filter_map(|id| texts.rule(id)) {
        screen.raw("");
        print(&rule, texts, screen);
    }
    true
}

/// The kind of part that an id stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    /// `M`, and `X` for all games.
    Game,
    /// `M-6`.
    Section,
    /// `M-6.2`, and `X-1` or `C-3`, since `X` and `C` have no sections.
    Rule,
}

impl Part {
    fn of(id: &str) -> Part {
        match id.split_once('-') {
            None => Part::Game,
            Some((game, rest)) if matches!(game, "X" | "C") || rest.contains('.') => Part::Rule,
            Some(_) => Part::Section,
        }
    }
}

/// Returns true if a rule or section belongs to a section or game: `M-6.2` to `M-6` and to `M`.
fn is_within(id: &str, whole: &str) -> bool {
    id.strip_prefix(whole).is_some_and(|rest| rest.starts_with(['.', '-']))
}

fn print(rule: &RuleText, texts: &Texts, screen: &Screen) {
    screen.heading(&format!("{}  {}", rule.id, rule.title));
    screen.say(&rule.text);
    if let Some(source) = &rule.source {
        screen.say(&texts.say(msg!("rules-source", source = source.as_str())));
    }
}

/// The examples of a rule: what happened, and the board in characters.
fn examples(rule: &str, texts: &Texts, screen: &Screen) {
    let examples = Examples::of(Examples::game_of(rule), &Rc::new(Texts::chosen()));
    for example in examples.of_rule(rule) {
        let title = match example.refused {
            Some(_) => msg!("rules-refused"),
            None => msg!("rules-example"),
        };
        screen.raw("");
        screen.say(&format!("{} {}", texts.say(title), example.told.text));
        screen.raw("");
        example_lines(&example, screen.style()).iter().for_each(|line| screen.raw(line));
    }
}

/// The options of each game under its name.
fn options(texts: &Texts, screen: &Screen) {
    for &game in GameId::ALL {
        let options = with_game!(game, G => texts.readings::<G>());
        if let Some(game) = books(game).first().and_then(|book| texts.rule(book)) {
            screen.heading(&game.title);
            screen.raw("");
        }
        for option in &options {
            print_option(option, texts, screen);
            screen.raw("");
        }
    }
}

fn print_option(option: &OptionText, texts: &Texts, screen: &Screen) {
    screen.heading(&texts.say(msg!("rules-option", id = option.id, title = option.title.as_str())));
    screen.say(&option.text);
    for (at, (value, text)) in option.values.iter().enumerate() {
        let (value, text) = (*value, text.as_str());
        let line = match at {
            0 => msg!("rules-value-default", value, text),
            _ => msg!("rules-value", value, text),
        };
        screen.say(&format!("  {}", texts.say(line)));
    }
    screen.say(&texts.say(msg!("rules-source", source = option.source.as_str())));
}

#[cfg(test)]
mod tests;
