//! The changes made by a decision.

use super::ScoredBoards;
use fogbound_game::Game as _;
use fogbound_ghosts_galore::{Event, Game, Sheet};
use fogbound_tilesets::Door;

const REST: &str = "the rest revealed";
const HIDDEN: &str = "a hidden tile placed";
const NEGATIVE: &str = "a total below zero";

/// Forms of events that some game must bring.
pub(super) const EVENT_WORDS: [&str; 3] = [REST, HIDDEN, NEGATIVE];

pub(super) fn event_word(event: &Event) -> &'static str {
    match event {
        Event::Revealed { rest: true, .. } => REST,
        Event::Placed { hidden: true, .. } => HIDDEN,
        Event::Scored { total: ..0, .. } => NEGATIVE,
        _ => event.word(),
    }
}

pub(super) fn check(before: &Game, events: &[Event], after: &Game) -> Result<(), String> {
    for event in events {
        let holds = match *event {
            Event::Placed { seat, tile, space, rotation, hidden } => {
                let held = if hidden { before.hidden(seat) } else { before.claimed(seat) };
                held == Some(tile)
                    && before.grid(seat).is_empty(space)
                    && after.grid(seat).at(space) == Some((tile, rotation))
            }
            Event::Removed { tiles } => tiles.iter().all(|tile| after.removed().contains(tile)),
            Event::Claimed { tile, .. } => {
                before.face_up().contains(&tile) || before.just_revealed() == Some(tile)
            }
            Event::Scored { seat, total, rank } => {
                let sheet = after.sheets()[usize::from(seat)].total() == total;
                sheet && after.ranks().is_some_and(|ranks| ranks[usize::from(seat)] == rank)
            }
            _ => true,
        };
        if !holds {
            return Err(format!("{event:?} is told, and it is not so"));
        }
    }
    let round_over = events.iter().any(|event| matches!(event, Event::Lamp { .. }));
    if round_over || after.is_over() { check_scores(after) } else { Ok(()) }
}

/// T-4.15: the live score, by the independent scorer and with its arithmetic.
fn check_scores(game: &Game) -> Result<(), String> {
    let rules = game.rules();
    let scoring = rules.scoring();
    let sheets = game.sheets();
    let doors = |board: u8, side: u8| -> &[Door] {
        &rules.setup().set.boards[usize::from(board)].sides[usize::from(side)]
    };
    let seats = (0..).zip(game.boards());
    let boards =
        seats.filter_map(|(seat, board)| Some((*game.grid(seat), doors(board.board, board.side?))));
    ScoredBoards { scoring, boards: boards.collect() }.compare(&sheets)?;
    let boards: Vec<_> =
        (0..rules.players()).map(|seat| (*game.grid(seat), game.doors(seat))).collect();
    let reports: Vec<Sheet> =
        scoring.reports(&boards).into_iter().map(|report| report.sheet).collect();
    let same = reports == sheets && scoring.sheets(&boards) == sheets;
    if same { Ok(()) } else { Err(format!("{sheets:?}, explained as {reports:?}")) }
}
