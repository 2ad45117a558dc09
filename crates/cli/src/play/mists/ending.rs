//! The last screen: how it ended, why, and what the game was like.

use crate::play::desk::Desk;
use fogbound_mists::{Game, Outcome};
use fogbound_presenter::mists::{end_summary, outcome_title};

/// Shows the end of a game.
pub fn show(desk: &Desk<Game>, outcome: Outcome) {
    let Desk { screen, texts, session, .. } = desk;
    screen.raw("");
    screen.heading(&outcome_title(outcome, texts));
    if let Some(rule) = texts.rule(outcome.rule.as_str()) {
        screen.say(&format!("{} ({}): {}", rule.title, rule.id, rule.text));
    }
    screen.raw("");
    for line in end_summary(session, texts) {
        screen.say(&line);
    }
    desk.sign_off();
}
