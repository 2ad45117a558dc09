//! `fogbound rules`: the rules in our own words.

use crate::common::Outcome;
use crate::play::Screen;
use fogbound_table::texts::{RuleText, Texts};
use std::process::ExitCode;

/// Arguments of `fogbound rules`.
#[derive(clap::Args)]
pub struct Args {
    /// A rule (`M-6.2`), a section with all its rules (`M-6`), or `options` [default: the contents]
    id: Option<String>,
    /// Do without colours, as with the environment variable NO_COLOR
    #[arg(long)]
    no_color: bool,
}

pub fn run(args: Args) -> Outcome {
    let (texts, screen) = (Texts::english(), Screen::new(args.no_color));
    let Some(id) = args.id else {
        contents(&texts, &screen);
        return Ok(ExitCode::SUCCESS);
    };
    if show(&id, &texts, &screen) {
        return Ok(ExitCode::SUCCESS);
    }
    eprintln!("{}", texts.get("rules-unknown", &[("id", id.into())]));
    Ok(ExitCode::from(2))
}

/// All sections with the titles of their rules.
pub fn contents(texts: &Texts, screen: &Screen) {
    for rule in texts.rule_ids().iter().filter_map(|id| texts.rule(id)) {
        if is_section(&rule.id) {
            screen.raw("");
            screen.heading(&format!("{:<7} {}", rule.id, rule.title));
        } else {
            screen.say(&format!("  {:<6} {}", rule.id, rule.title));
        }
    }
    screen.raw("");
    screen.say(&texts.get("rules-contents", &[]));
}

/// A rule, a section or the options; `false` when there is no such thing.
pub fn show(id: &str, texts: &Texts, screen: &Screen) -> bool {
    if id.eq_ignore_ascii_case("options") {
        options(texts, screen);
        return true;
    }
    let Some(rule) = texts.rule(id) else { return false };
    print(&rule, texts, screen);
    if is_section(&rule.id) {
        let within = |other: &&String| is_within(other, &rule.id);
        for rule in texts.rule_ids().iter().filter(within).filter_map(|id| texts.rule(id)) {
            screen.raw("");
            print(&rule, texts, screen);
        }
    }
    true
}

/// `X` and `M-6` are sections; `X-1` and `M-6.2` are rules.
fn is_section(id: &str) -> bool {
    id == "X" || id.starts_with("M-") && !id.contains('.')
}

fn is_within(id: &str, section: &str) -> bool {
    let rest = id.strip_prefix(section);
    rest.is_some_and(|rest| rest.starts_with('.') || section == "X" && rest.starts_with('-'))
}

fn print(rule: &RuleText, texts: &Texts, screen: &Screen) {
    screen.heading(&format!("{}  {}", rule.id, rule.title));
    screen.say(&rule.text);
    if let Some(source) = &rule.source {
        screen.say(&texts.get("rules-source", &[("source", source.as_str().into())]));
    }
}

fn options(texts: &Texts, screen: &Screen) {
    for option in texts.options() {
        let args = [("id", option.id.into()), ("title", option.title.into())];
        screen.heading(&texts.get("rules-option", &args));
        screen.say(&option.text);
        for (at, (value, text)) in option.values.iter().enumerate() {
            let id = if at == 0 { "rules-value-default" } else { "rules-value" };
            let args = [("value", (*value).into()), ("text", text.as_str().into())];
            screen.say(&format!("  {}", texts.get(id, &args)));
        }
        screen.say(&texts.get("rules-source", &[("source", option.source.into())]));
        screen.raw("");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_stands_in_a_section() {
        let ids = Texts::english().rule_ids();
        for id in ids.iter().filter(|id| !is_section(id)) {
            let sections =
                ids.iter().filter(|section| is_section(section) && is_within(id, section));
            assert_eq!(sections.count(), 1, "{id}");
        }
    }
}
