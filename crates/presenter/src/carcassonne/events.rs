//! Events in words, with their points and sounds.

use super::account::Region;
use super::words::worth;
use crate::in_words::InWords as _;
use crate::landscape::{tile_at, without_repeats};
use crate::model::{Happened, LogLine, Scored, Sound, Told, Tone};
use crate::presented::Words;
use fogbound_carcassonne::{Action, Event, Game, MAX_PLAYERS};
use fogbound_game::{Cell, Game as _};
use fogbound_table::texts::msg;

/// Returns an event for the log.
pub(super) fn log_line(game: &Game, event: &Event, words: Words<'_>) -> Option<LogLine> {
    // The tile drawn is shown in hand, then placed; the scorers are shown with the points.
    if matches!(event, Event::Drawn { .. } | Event::MeepleReturned { .. }) {
        return None;
    }
    let told = told(event, game, None, words);
    let tile = told.cells.first().and_then(|&cell| tile_at(game, cell));
    Some(match *event {
        Event::Turn { seat } => LogLine::heading(words.texts.player(words.names, seat), told),
        _ => LogLine { tile, ..LogLine::of(told) },
    })
}

/// Returns an event that has led to a position in words: good or bad for a seat, if one looks.
pub(super) fn told(event: &Event, game: &Game, seat: Option<u8>, words: Words<'_>) -> Told {
    let text = Game::sentence(event, game.rules(), words.names, words.texts);
    Told::new(text, event.rule().as_str()).toned(tone(event, seat)).at(cells(event, game))
}

fn tone(event: &Event, seat: Option<u8>) -> Tone {
    let is_own = |other: u8| seat.is_none_or(|seat| seat == other);
    match *event {
        Event::Scored { gains, costs, .. } => match seat.map(usize::from) {
            Some(seat) if gains[seat] > costs[seat] => Tone::Good,
            Some(seat) if gains[seat] < costs[seat] => Tone::Bad,
            Some(_) => Tone::Plain,
            None => Tone::Good,
        },
        Event::GuardGained { seat } if is_own(seat) => Tone::Good,
        Event::GhostPlaced { seat: whose, .. } | Event::Scared { seat: whose, .. } => {
            if is_own(whose) { Tone::Bad } else { Tone::Good }
        }
        Event::GhostsCharged { .. } => Tone::Bad,
        _ => Tone::Plain,
    }
}

/// Returns the cells of an event that has led to a position.
fn cells(event: &Event, game: &Game) -> Vec<Cell> {
    match *event {
        Event::Placed { cell, .. }
        | Event::GhostPlaced { cell, .. }
        | Event::Scared { cell, .. }
        | Event::MeeplePlaced { cell, .. }
        | Event::MeepleReturned { cell, .. }
        | Event::Forced { choice: Action::Place(cell, _) | Action::Ghost(cell), .. } => vec![cell],
        Event::Scored { cells, .. } => cells.iter().map(|id| game.map().cell(id)).collect(),
        _ => Vec::new(),
    }
}

/// Returns points, sounds and cells of events that have led to a position.
pub(super) fn happened(game: &Game, events: &[Event], words: Words<'_>) -> Happened {
    Happened {
        scores: events.iter().flat_map(|event| scores(game, event, words)).collect(),
        sounds: without_repeats(events.iter().filter_map(sound)),
        cells: without_repeats(events.iter().flat_map(|event| cells(event, game))),
        ..Happened::default()
    }
}

/// Returns the points that each seat gets or pays.
fn scores(game: &Game, event: &Event, words: Words<'_>) -> Vec<Scored> {
    let (feature, set, points, gains, costs, last) = match *event {
        Event::Scored { feature, cells, points, gains, costs, last } => {
            (feature, cells, points, gains, costs, last)
        }
        Event::GhostsCharged { costs } => return charged(costs, words),
        _ => return Vec::new(),
    };
    let region = Region::new(game, feature, set, points, !last);
    let arithmetic = worth(&region, words.texts);
    let seats = (0..game.rules().players()).zip(gains.into_iter().zip(costs));
    let concerned = seats.filter(|(_, (gain, cost))| gain + cost > 0);
    let score = |(seat, (gain, cost)): (u8, (u16, u16))| {
        let points = i32::from(gain) - i32::from(cost);
        let arithmetic = words.texts.say(msg!(
            "web-carc-arithmetic",
            worth = if gain > 0 { arithmetic.clone() } else { "none".to_owned() },
            cost,
            ghosts = cost / 2,
            points
        ));
        Scored { cell: region.cells.first().copied(), seat: Some(seat), points, arithmetic }
    };
    concerned.map(score).collect()
}

/// Returns the costs of ghosts at the end.
fn charged(costs: [u16; MAX_PLAYERS], words: Words<'_>) -> Vec<Scored> {
    let charge = |(seat, cost): (u8, u16)| {
        let arithmetic = words.texts.say(msg!("web-carc-charged", ghosts = cost));
        Scored { cell: None, seat: Some(seat), points: -i32::from(cost), arithmetic }
    };
    (0..).zip(costs).filter(|&(_, cost)| cost > 0).map(charge).collect()
}

const fn sound(event: &Event) -> Option<Sound> {
    match event {
        Event::Placed { .. } => Some(Sound::Place),
        Event::GhostPlaced { .. } | Event::Scared { .. } => Some(Sound::Ghost),
        Event::Scored { .. } => Some(Sound::Score),
        _ => None,
    }
}
