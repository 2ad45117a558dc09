//! The changes made by a decision.

use fogbound_carcassonne::{Event, Feature, Game, MAX_PLAYERS};

/// Points by seat.
type Points = [i32; MAX_PLAYERS];

/// Forms of scoring that some game must bring.
pub(super) const EVENT_WORDS: [&str; 12] = [
    "a road scored",
    "a city scored",
    "a monastery scored",
    "a castle scored",
    "a cemetery scored",
    "a road at the end",
    "a city at the end",
    "a monastery at the end",
    "a castle at the end",
    "a field at the end",
    "ghosts paid for",
    "ghosts paid by others",
];

pub(super) fn event_word(event: &Event) -> &'static str {
    let Event::Scored { feature, gains, costs, last, .. } = *event else { return event.word() };
    let pays = |received: bool| {
        gains.iter().zip(costs).any(|(&gain, cost)| cost > 0 && (gain > 0) == received)
    };
    match (feature, last) {
        (Feature::Road | Feature::City, false) if pays(false) => EVENT_WORDS[11],
        (Feature::Road | Feature::City, false) if pays(true) => EVENT_WORDS[10],
        (Feature::Road, false) => EVENT_WORDS[0],
        (Feature::City, false) => EVENT_WORDS[1],
        (Feature::Monastery, false) => EVENT_WORDS[2],
        (Feature::Castle, false) => EVENT_WORDS[3],
        (Feature::Cemetery, _) => EVENT_WORDS[4],
        (Feature::Road, true) => EVENT_WORDS[5],
        (Feature::City, true) => EVENT_WORDS[6],
        (Feature::Monastery, true) => EVENT_WORDS[7],
        (Feature::Castle, true) => EVENT_WORDS[8],
        (Feature::Field, _) => EVENT_WORDS[9],
    }
}

/// Checks that scores follow the events: first those of the turn, then those of the end (G-4.4, G-5.1).
pub(super) fn check(before: &Game, events: &[Event], after: &Game) -> Result<(), String> {
    let mut turn = Account::default();
    let mut end = Account::default();
    let (mut tiles, mut fewer) = (0, 0);
    for event in events {
        match event {
            Event::Scored { gains, costs, last, .. } => {
                (if *last { &mut end } else { &mut turn }).add(gains, costs);
            }
            Event::GhostsCharged { costs } => end.add(&[0; MAX_PLAYERS], costs),
            Event::Placed { .. } => tiles += 1,
            Event::MeeplePlaced { .. } => fewer -= 1,
            Event::MeepleReturned { .. } | Event::Scared { .. } => fewer += 1,
            _ => {}
        }
    }
    for (seat, (&old, &new)) in before.scores().iter().zip(after.scores()).enumerate() {
        let expected = end.settled(seat, turn.settled(seat, i32::from(old)));
        if i32::from(new) != expected {
            return Err(format!("the score of seat {seat} is {new}, not {expected}: {events:?}"));
        }
    }
    if usize::from(before.map().len()) + tiles != usize::from(after.map().len()) {
        return Err(format!("{} tiles on the board: {events:?}", after.map().len()));
    }
    let meeples = |game: &Game| game.meeples().len() as i32;
    if meeples(before) - fewer != meeples(after) {
        return Err(format!("{} meeples on the board: {events:?}", meeples(after)));
    }
    check_breakdown(after)
}

/// C-6, G-5.1: the final scoring explains the final scores.
fn check_breakdown(game: &Game) -> Result<(), String> {
    let Some(parts) = game.breakdown() else { return Ok(()) };
    for (seat, &score) in game.scores().iter().enumerate() {
        let gains = [parts.road, parts.city, parts.monastery, parts.castle, parts.field];
        let gained: i32 = gains.iter().map(|part| i32::from(part[seat])).sum();
        let sum = i32::from(parts.before[seat]) + gained - i32::from(parts.ghosts[seat]);
        if i32::from(score) != sum.max(0) {
            return Err(format!("{score} points of seat {seat}, explained as {parts:?}"));
        }
    }
    Ok(())
}

/// Gains and costs that are settled together.
#[derive(Default)]
struct Account {
    gains: Points,
    costs: Points,
}

impl Account {
    fn add(&mut self, gains: &[u16; MAX_PLAYERS], costs: &[u16; MAX_PLAYERS]) {
        self.gains.iter_mut().zip(gains).for_each(|(sum, &gain)| *sum += i32::from(gain));
        self.costs.iter_mut().zip(costs).for_each(|(sum, &cost)| *sum += i32::from(cost));
    }

    fn settled(&self, seat: usize, score: i32) -> i32 {
        (score + self.gains[seat] - self.costs[seat]).max(0)
    }
}
