//! The consequences of an answer, in a line or two.

use super::account::totals;
use super::events;
use super::places::stand_of;
use crate::landscape::Landscape as _;
use crate::model::{Foresight, GhostsThere, Glyph, Told, Tone};
use crate::presented::Words;
use fogbound_carcassonne::{Action, Ask, Event, Game, MAX_PLAYERS};
use fogbound_game::Game as _;
use fogbound_table::games::carcassonne::Preview;
use fogbound_table::texts::Names;
use fogbound_table::texts::{msg, signed};

/// Returns all consequences, with the tile where it would lie.
pub(super) fn foresight(
    before: &Game,
    action: Action,
    preview: &Preview,
    words: Words<'_>,
) -> Foresight {
    let mut lines = consequences(preview, before, words);
    if lines.is_empty() {
        lines.push(Told::new(words.texts.say(msg!("consequence-none")), ""));
    }
    let lines = lines.into_iter().map(Told::into_line).collect();
    match (action, before.hand()) {
        (Action::Place(cell, rotation), Some(kind)) => {
            let tile = Some((cell, Glyph::Tile(before.face(kind, rotation))));
            Foresight { lines, tile, ..Foresight::default() }
        }
        (Action::Ghost(cell), _) => {
            let meeple = before.meeples().into_iter().find(|meeple| meeple.cell == cell);
            let there = meeple.map(|meeple| {
                let stand = stand_of(meeple.stand);
                GhostsThere { cell, stand, change: 1, is_certain: true }
            });
            Foresight { lines, ghosts: there.into_iter().collect(), ..Foresight::default() }
        }
        _ => Foresight { lines, ..Foresight::default() },
    }
}

/// Returns in a few words what happens at once and what the rest of the turn brings; empty if nothing
/// happens.
#[must_use]
pub fn consequences(preview: &Preview, before: &Game, words: Words<'_>) -> Vec<Told> {
    let (texts, seat) = (words.texts, before.seat());
    let told = |event: &Event| events::told(event, &preview.game, Some(seat), words);
    let mut lines: Vec<Told> =
        preview.events.iter().filter(|event| is_told(event)).map(told).collect();
    if preview.game.is_over() {
        lines.push(Told::new(texts.say(msg!("carc-consequence-end")), "C-6"));
    }
    let ahead = Ahead::of(&preview.game, seat);
    lines.extend(ahead.ghosts.iter().map(|&ask| {
        let (whose, rule, tone) = match ask {
            Ask::GhostOwn => ("own", "G-2.3", Tone::Bad),
            _ => ("other", "G-2.2", Tone::Good),
        };
        let text = texts.say(msg!("carc-consequence-ghost", whose));
        Told::new(text, rule).toned(tone)
    }));
    lines.extend(ahead.scored.iter().map(told));
    lines.extend(ahead.free.iter().map(|&points| {
        let text = texts.say(msg!("carc-consequence-free", points));
        Told::new(text, "C-5").toned(Tone::Good).offered()
    }));
    let is_scored = !(ahead.scored.is_empty() && scored(&preview.events).is_empty());
    if !is_scored {
        lines.extend(changes(before, &preview.game, words));
    }
    lines
}

/// Returns the changes of the totals that the players would end with, without those that stay the same; `None` if the game
/// has ended.
pub(super) fn changes(before: &Game, then: &Game, words: Words<'_>) -> Option<Told> {
    if then.is_over() {
        return None;
    }
    let Words { texts, names: players, .. } = words;
    let names = Names { rules: before.rules(), players };
    let all = (0..).zip(totals(before).into_iter().zip(totals(then)));
    let change = |(seat, (before, then)): (u8, (u16, u16))| {
        let change = i32::from(then) - i32::from(before);
        (change != 0).then(|| {
            texts.say(msg!(
                "carc-change",
                player = names.player(texts, seat),
                change = signed(change)
            ))
        })
    };
    let list: Vec<String> = all.filter_map(change).collect();
    (!list.is_empty())
        .then(|| Told::new(texts.say(msg!("carc-consequence-now", list = list.join(", "))), "C-6"))
}

fn is_told(event: &Event) -> bool {
    matches!(
        event,
        Event::GhostPlaced { .. }
            | Event::GhostSkipped { .. }
            | Event::Scared { .. }
            | Event::Scored { last: false, .. }
            | Event::GuardGained { .. }
            | Event::Forced { ask: Ask::Meeple, .. }
    )
}

/// Returns the game after an answer and the events, up to the next draw if it cannot be known.
pub(super) fn after(game: &Game, action: Action) -> Option<(Game, Vec<Event>)> {
    let mut game = game.clone();
    let events = game.apply(action).ok()?;
    Some((game, events))
}

/// Returns the position once the turn is over, if no meeple is placed and no ghost is to be sent before.
pub(super) fn settled(game: &Game) -> Game {
    let passed = (game.ask() == Some(Ask::Meeple)).then(|| after(game, Action::Pass)).flatten();
    passed.map_or_else(|| game.clone(), |(then, _)| then)
}

/// Returns the scorings among events, without the final scoring.
pub(super) fn scored(events: &[Event]) -> Vec<Event> {
    let is_scored = |event: &&Event| matches!(event, Event::Scored { last: false, .. });
    events.iter().filter(is_scored).copied().collect()
}

/// The rest of the turn, as far as it does not depend on answers.
#[derive(Default)]
struct Ahead {
    /// Ghosts that will be asked for.
    ghosts: Vec<Ask>,
    /// The scorings that happen with any meeple. With ghosts to come, the seat that pays for them is left
    /// out.
    scored: Vec<Event>,
    /// The points at once of regions that a meeple could still be placed on.
    free: Vec<u16>,
}

impl Ahead {
    fn of(game: &Game, seat: u8) -> Ahead {
        let mut ahead = Ahead::default();
        let mut game = game.clone();
        let mut certain = true;
        while let Some(ask @ (Ask::GhostOther | Ask::GhostOwn)) = game.ask() {
            ahead.ghosts.push(ask);
            // The target of the ghost changes no majority unless it is the third one.
            let Some((then, events)) = fewest(&game).and_then(|action| after(&game, action)) else {
                return ahead;
            };
            certain &= !events.iter().any(|event| matches!(event, Event::Scared { .. }));
            game = then;
        }
        if certain && game.ask() == Some(Ask::Meeple) && game.seat() == seat {
            ahead.completed(&game);
        }
        ahead
    }

    /// Adds the regions that the placed tile has completed, if only the meeple is left to place.
    fn completed(&mut self, game: &Game) {
        let events = |action| after(game, action).map(|(_, events)| scored(&events));
        let without = events(Action::Pass).unwrap_or_default();
        let mut seen: Vec<Event> = without.clone();
        for action in game.legal() {
            for event in events(action).unwrap_or_default() {
                let cells = |event: &Event| match *event {
                    Event::Scored { feature, cells, points, .. } => Some((feature, cells, points)),
                    _ => None,
                };
                if !seen.iter().any(|other| cells(other) == cells(&event)) {
                    self.free.extend(cells(&event).map(|(_, _, points)| points));
                    seen.push(event);
                }
            }
        }
        self.scored = without;
        if !self.ghosts.is_empty() {
            for event in &mut self.scored {
                if let Event::Scored { costs, .. } = event {
                    *costs = [0; MAX_PLAYERS];
                }
            }
        }
    }
}

/// Returns the ghost that goes to a meeple with fewest ghosts.
fn fewest(game: &Game) -> Option<Action> {
    let meeples = game.meeples();
    let ghosts = |action: &Action| {
        let cell = match *action {
            Action::Ghost(cell) => Some(cell),
            _ => None,
        };
        meeples.iter().find(|meeple| Some(meeple.cell) == cell).map(|meeple| meeple.ghosts)
    };
    game.legal().into_iter().min_by_key(ghosts)
}
