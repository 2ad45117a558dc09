//! The panels around the board.

use super::account::totals;
use super::seat_colour;
use crate::model::{Entry, Glyph, Panel, Part};
use crate::presented::Words;
use fogbound_carcassonne::Game;
use fogbound_game::Game as _;
use fogbound_pictures::figures::{Figure, Icon, Pose};
use fogbound_pictures::panel::{Course, Track};
use fogbound_table::aid::{Aid, Help};
use fogbound_table::texts::{Message, msg};

/// Ghosts in the game (G-1.3).
const GHOSTS: u16 = 15;

/// Returns the panels, the most important first.
pub(super) fn panels(game: &Game, aid: Aid, words: Words<'_>) -> Vec<Panel> {
    let panel = |id, title, parts: Vec<Part>| {
        let title = words.texts.say(title);
        (!parts.is_empty()).then_some(Panel { id, title, parts })
    };
    let panels = [
        panel("score", msg!("web-panel-score"), score(game, aid, words)),
        panel("pile", msg!("web-panel-piles"), pile(game, words)),
        panel("ghosts", msg!("web-panel-ghosts"), ghosts(game, words)),
    ];
    panels.into_iter().flatten().collect()
}

/// A column of the score: its heading and a number for every seat.
type Column = (Message<'static>, Vec<u16>);

/// Returns the columns. What seats have in hand stands beside their names ([`supply`](crate::Presented::supply)).
fn columns(game: &Game, aid: Aid) -> Vec<Column> {
    let parts = game.rules().parts();
    let mut columns = vec![(msg!("web-head-points"), game.scores().to_vec())];
    if aid.allows(Help::Score) && !game.is_over() {
        columns.push((msg!("web-head-end"), totals(game)));
    }
    if parts.mist {
        columns.push((msg!("web-head-ghosts"), game.ghosts_by_seat().to_vec()));
    }
    columns
}

/// Returns the score track, then a line for each seat.
fn score(game: &Game, aid: Aid, words: Words<'_>) -> Vec<Part> {
    let texts = words.texts;
    let columns = columns(game, aid);
    let rows = (0..game.rules().players()).map(|seat| {
        let is_strong = seat == game.seat() && !game.is_over();
        let glyph = Some(Glyph::meeple(seat_colour(seat), Pose::Standing));
        let text = texts.player(words.names, seat);
        let head = Entry { text, glyph, is_strong, ..Entry::default() };
        let number = |(_, numbers): &Column| {
            let number = numbers.get(usize::from(seat)).copied().unwrap_or(0);
            Entry { text: number.to_string(), is_strong, ..Entry::default() }
        };
        std::iter::once(head).chain(columns.iter().map(number)).collect()
    });
    let rows: Vec<Vec<Entry>> = rows.collect();
    let head = |text: Message<'_>| Entry { text: texts.say(text), ..Entry::default() };
    let heads =
        std::iter::once(msg!("web-head-player")).chain(columns.iter().map(|(head, _)| *head));
    let table = Part::Table {
        caption: texts.say(msg!("web-panel-score")),
        heads: heads.map(head).collect(),
        rows,
    };
    let told = (0..).zip(game.scores()).map(|(seat, &points)| {
        texts.say(msg!("web-carc-points", player = texts.player(words.names, seat), points))
    });
    let text = told.collect::<Vec<_>>().join(", ");
    vec![table, Part::Track { track: track(game, words), text }]
}

fn track(game: &Game, words: Words<'_>) -> Track {
    let scoring = |seat| Figure::Meeple(seat_colour(seat), Pose::Scoring);
    let pieces = (0..).map(scoring).zip(game.scores().iter().copied()).collect();
    Track { course: Course::Loop { words: words.texts.say(msg!("picture-lap")) }, pieces }
}

fn pile(game: &Game, words: Words<'_>) -> Vec<Part> {
    let texts = words.texts;
    let text = texts.say(msg!("web-carc-pile", n = game.pile()));
    let mut parts = vec![Part::Glyph { glyph: Glyph::icon(Icon::Pile), text }];
    let aside = game.set_aside().len();
    if aside > 0 {
        parts.push(Part::line(texts.say(msg!("web-set-aside", n = aside)), "C-3"));
    }
    parts
}

fn ghosts(game: &Game, words: Words<'_>) -> Vec<Part> {
    if !game.rules().parts().mist {
        return Vec::new();
    }
    let left = game.ghost_supply();
    let beside: u16 = game.ghosts_by_seat().iter().sum();
    let pips = Part::Meter {
        full: Glyph::icon(Icon::GhostLeft),
        hollow: Glyph::icon(Icon::GhostUsed),
        count: left.into(),
        of: GHOSTS,
        text: words.texts.say(msg!("web-carc-ghosts", left, beside)),
    };
    vec![pips, Part::line(words.texts.say(msg!("web-carc-ghosts-cost")), "G-4.4")]
}
