//! Events in words, with their points and sounds.

use crate::in_words::InWords as _;
use crate::landscape::{tile_at, without_repeats};
use crate::model::{Happened, LogLine, Scored, Sound, Told, Tone};
use crate::presented::Words;
use fogbound_game::{Cell, Game as _};
use fogbound_mists::{Action, Event, Game, Rules};
use fogbound_table::texts::{Texts, msg};

/// Returns an event for the log.
pub(super) fn log_line(game: &Game, event: &Event, words: Words<'_>) -> Option<LogLine> {
    // The tile drawn is shown in hand, then placed; the scorers are shown with the points.
    if matches!(event, Event::Drawn { .. } | Event::MeepleReturned { .. }) {
        return None;
    }
    let told = told(event, game.rules(), words);
    let tile = told.cells.first().and_then(|&cell| tile_at(game, cell));
    Some(match *event {
        Event::Turn { seat } => LogLine::heading(words.texts.player(words.names, seat), told),
        _ => LogLine { tile, ..LogLine::of(told) },
    })
}

/// Returns an event in words.
pub(super) fn told(event: &Event, rules: &Rules, words: Words<'_>) -> Told {
    let text = Game::sentence(event, rules, words.names, words.texts);
    Told::new(text, event.rule().as_str()).toned(tone(event)).at(cell(event))
}

const fn tone(event: &Event) -> Tone {
    match event {
        Event::GhostsRemoved { .. }
        | Event::Scored { .. }
        | Event::HoundScored { .. }
        | Event::Milestone { .. }
        | Event::Won => Tone::Good,
        Event::GhostsPlaced { .. }
        | Event::TooFewGhosts { .. }
        | Event::Buried { .. }
        | Event::SetAside { .. }
        | Event::HoundLost { .. }
        | Event::FaceDown { .. }
        | Event::Lost { .. } => Tone::Bad,
        _ => Tone::Plain,
    }
}

/// Returns the cell of an event.
pub(super) const fn cell(event: &Event) -> Option<Cell> {
    match event {
        Event::Placed { cell, .. }
        | Event::BankFinished { cell, .. }
        | Event::GhostsPlaced { cell, .. }
        | Event::GhostsRemoved { cell, .. }
        | Event::Buried { cell, .. }
        | Event::NothingBuried { cell }
        | Event::MeeplePlaced { cell, .. }
        | Event::MeepleReturned { cell, .. }
        | Event::HoundJoined { cell, .. }
        | Event::FaceDown { cell } => Some(*cell),
        Event::Scored { region, .. } | Event::Forgone { region, .. } => Some(region.cell),
        Event::Forced { choice, .. } => named_cell(choice),
        _ => None,
    }
}

/// Returns the cell that an action names.
pub(super) const fn named_cell(action: &Action) -> Option<Cell> {
    match action {
        Action::Place(cell, _)
        | Action::BuryAt(cell)
        | Action::Bury(cell)
        | Action::Haunt(cell, _)
        | Action::Cemetery(cell)
        | Action::Ghosts(cell, _)
        | Action::Hound(cell)
        | Action::HoundGhosts(cell, _)
        | Action::FaceDown(cell) => Some(*cell),
        Action::Score(region) => Some(region.cell),
        _ => None,
    }
}

/// Returns points, sounds and cells of events.
pub(super) fn happened(events: &[Event], texts: &Texts) -> Happened {
    Happened {
        scores: events.iter().filter_map(|event| scored(event, texts)).collect(),
        sounds: without_repeats(events.iter().filter_map(sound)),
        cells: without_repeats(events.iter().filter_map(cell)),
        ..Happened::default()
    }
}

fn scored(event: &Event, texts: &Texts) -> Option<Scored> {
    match *event {
        Event::Scored { region, value, colours, .. } => Some(Scored {
            cell: Some(region.cell),
            seat: None,
            points: i32::from(value) * i32::from(colours.len()),
            arithmetic: texts.arithmetic(event),
        }),
        Event::HoundScored { hound, points, .. } => Some(Scored {
            cell: None,
            seat: None,
            points: points.into(),
            arithmetic: texts.say(msg!(
                "web-mists-hound-arithmetic",
                hound = texts.hound(hound),
                points
            )),
        }),
        _ => None,
    }
}

const fn sound(event: &Event) -> Option<Sound> {
    match event {
        Event::Placed { .. } | Event::FaceDown { .. } => Some(Sound::Place),
        Event::GhostsPlaced { .. } | Event::GhostsRemoved { .. } => Some(Sound::Ghost),
        Event::Scored { .. } | Event::HoundScored { .. } => Some(Sound::Score),
        Event::Won => Some(Sound::Won),
        Event::Lost { .. } => Some(Sound::Lost),
        _ => None,
    }
}
