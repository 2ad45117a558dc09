//! A finished game looked at again: what was to be expected at each turn, and the decisions that cost most.
//!
//! A front asks [`Review::next`], lets [`review`] think where it keeps nobody waiting, and reports with
//! [`Review::note`]. The turns come in an order in which the course shows early and gets finer.

use super::written::{read, written};
use crate::presented::Presented;
use fogbound_bots::{Estimate, Seated, outlook};
use fogbound_game::Game;
use fogbound_table::games::AnyRecord;
use fogbound_table::record::{Record, Sets};
use fogbound_table::with_record;

/// What a look at one position may cost, in decisions of games that are played to their end.
const BUDGET: u32 = 1_500;

/// A position to look at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stop {
    /// The standing decisions before it.
    pub ply: usize,
    /// The turn or round that it belongs to, from 0.
    pub turn: usize,
    /// The seat whose prospects are asked for.
    pub seat: u8,
    /// Set if its next decision is to be judged.
    pub judges: bool,
    /// Set if the prospects are asked for.
    pub expects: bool,
}

/// What a look at a position found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judged {
    /// What the seat could expect, in thousandths of the unit of the game.
    pub value: Option<Estimate>,
    /// What the decision that was taken cost against the best one, never less than 0, in the same unit; `None` if
    /// there was no choice.
    pub cost: Option<Estimate>,
    /// What the lead of that decision over the best one is made of, as [`Weighed::parts`](fogbound_bots::Weighed) has it.
    pub parts: Vec<Estimate>,
    /// The decisions of the best turn, as records write them; empty if it begins with the one that was taken.
    pub better: Vec<String>,
}

impl Judged {
    /// Returns the prospects where no decision is judged.
    fn of(value: Option<Estimate>) -> Judged {
        Judged { value, cost: None, parts: Vec::new(), better: Vec::new() }
    }

    /// Returns it as text.
    #[must_use]
    pub fn to_text(&self) -> String {
        let written = |estimate: &Option<Estimate>| estimate.as_ref().map_or("-".into(), written);
        let better = self.better.join("; ");
        let parts: Vec<String> = self.parts.iter().map(super::written::written).collect();
        let parts = parts.join(" ");
        format!("{}\n{}\n{parts}\n{better}", written(&self.value), written(&self.cost))
    }

    /// Reads what was written as text; `None` if it is something else.
    #[must_use]
    pub fn parse(text: &str) -> Option<Judged> {
        let mut lines = text.splitn(4, '\n');
        let mut estimate = || match lines.next()? {
            "-" => Some(None),
            line => read(&mut line.split(' ')).map(Some),
        };
        let (value, cost) = (estimate()?, estimate()?);
        let mut words = lines.next()?.split(' ');
        let parts = std::iter::from_fn(|| read(&mut words)).collect();
        let better = lines.next().filter(|text| !text.is_empty());
        let better =
            better.map_or(Vec::new(), |text| text.split("; ").map(str::to_owned).collect());
        Some(Judged { value, cost, parts, better })
    }
}

/// A game that is being looked at again: that of a team, or one seat's after the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Review {
    /// In the order of the game.
    stops: Vec<(Stop, Option<Judged>)>,
    /// The seat whose game is looked at now; `None` where all play together.
    whose: Option<u8>,
    /// The places of its stops in the order of looking.
    order: Vec<usize>,
}

impl Review {
    /// Prepares to look at these positions, in the order of the game; those of a seat, unless all play together.
    #[must_use]
    pub fn new(stops: impl IntoIterator<Item = Stop>, whose: Option<u8>) -> Review {
        let stops = stops.into_iter().map(|stop| (stop, None)).collect();
        let review = Review { stops, whose: None, order: Vec::new() };
        Review { order: review.order_of(whose), whose, ..review }
    }

    /// Returns the seats whose games can be looked at, one after the other; none where all play together.
    #[must_use]
    pub fn seats(&self) -> Vec<u8> {
        if self.whose.is_none() {
            return Vec::new();
        }
        let mut seats: Vec<u8> = self.stops.iter().map(|(stop, _)| stop.seat).collect();
        seats.sort_unstable();
        seats.dedup();
        seats
    }

    /// Returns the numbers of those seats, counted from one, each with a word in front; `none` where all play together.
    #[must_use]
    pub fn numbers(&self, word: &str) -> String {
        let numbers = self.seats().into_iter().map(|seat| format!("{word}{}", seat + 1));
        let numbers: Vec<String> = numbers.collect();
        if numbers.is_empty() { "none".to_owned() } else { numbers.join(", ") }
    }

    /// Returns the seat whose game is looked at now.
    #[must_use]
    pub fn whose(&self) -> Option<u8> {
        self.whose
    }

    /// Looks at the game of another of the [seats](Review::seats). What was found so far stays known.
    pub fn look_at(&mut self, seat: u8) {
        if self.seats().contains(&seat) {
            self.whose = Some(seat);
            self.order = self.order_of(self.whose);
        }
    }

    /// Returns the places of the stops of a seat: first and last, then always the middles between those there are, then
    /// the decisions inside turns.
    fn order_of(&self, whose: Option<u8>) -> Vec<usize> {
        let places = (0..self.stops.len())
            .filter(|&at| whose.is_none_or(|whose| self.stops[at].0.seat == whose));
        let mut order: Vec<(usize, usize)> = places.enumerate().collect();
        let bits = usize::BITS - order.len().leading_zeros();
        let rank = |n: usize| (n.reverse_bits() >> (usize::BITS - bits.max(1)), n);
        order.sort_by_key(|&(n, at)| (!self.stops[at].0.expects, rank(n)));
        order.into_iter().map(|(_, at)| at).collect()
    }

    /// Returns the position to look at next, beside those that are `asked` about already; `None` once all have been looked
    /// at.
    #[must_use]
    pub fn next(&self, asked: &[Stop]) -> Option<Stop> {
        let mut stops = self.order.iter().map(|&at| &self.stops[at]);
        let next = stops.find(|(stop, judged)| judged.is_none() && !asked.contains(stop));
        next.map(|(stop, _)| *stop)
    }

    /// Notes what was found at a position.
    pub fn note(&mut self, stop: Stop, judged: Judged) {
        if let Some(noted) = self.stops.iter_mut().find(|(known, _)| *known == stop) {
            noted.1 = Some(judged);
        }
    }

    /// Returns how many positions have been looked at, and how many there are.
    #[must_use]
    pub fn progress(&self) -> (usize, usize) {
        (self.found().count(), self.order.len())
    }

    /// Returns what has been found so far, in the order of the game.
    pub fn found(&self) -> impl Iterator<Item = (Stop, &Judged)> {
        let own = |stop: &Stop| self.whose.is_none_or(|whose| stop.seat == whose);
        let own = self.stops.iter().filter(move |(stop, _)| own(stop));
        own.filter_map(|(stop, judged)| Some((*stop, judged.as_ref()?)))
    }
}

/// Looks at a position of a recorded game, by what its seat saw there. `None` if the record cannot be read or has no
/// such position. The same position is always judged the same.
#[must_use]
pub fn review(record: &str, stop: Stop) -> Option<Judged> {
    with_record!(AnyRecord::parse("", record).ok()?, record => judged(&record, stop))
}

fn judged<G: Presented>(record: &Record<G>, stop: Stop) -> Option<Judged> {
    let Stop { ply, seat, .. } = stop;
    let replay = record.replay(&Sets::shipped()).ok()?;
    let game = replay.at(ply)?;
    if game.is_over() {
        let end = game.outcome_of(seat)?;
        let value = Some(Estimate { mean: end.value, ..Estimate::default() });
        return Some(Judged::of(value));
    }
    let view = game.view_of(Some(seat));
    let value = outlook(&view, seat, &[], BUDGET).map(|outlook| outlook.value);
    let taken = replay.taken().get(ply).filter(|taken| stop.judges && taken.seat == seat);
    let legal = view.legal_of(seat);
    let taken = taken.filter(|_| legal.len() > 1);
    let Some(taken) = taken.and_then(|taken| listed(&*view, seat, &legal, taken.action)) else {
        return Some(Judged::of(value));
    };
    let ways = G::weigh(&view, seat, &legal, Some(taken));
    let begins = |action: &G::Action| ways.iter().find(|way| way.actions.first() == Some(action));
    let cost = begins(&taken).zip(value).map(|(way, value)| Estimate {
        mean: <G as Seated>::worth_of(-way.lead.mean, value.mean),
        error: <G as Seated>::worth_of(way.lead.error, value.mean),
        ..way.lead
    });
    let best = ways.first().filter(|way| way.actions.first() != Some(&taken));
    let better =
        best.map_or(Vec::new(), |way| way.actions.iter().map(ToString::to_string).collect());
    let parts = begins(&taken).map(|way| way.parts.clone()).unwrap_or_default();
    Some(Judged { value, cost, parts, better })
}

/// Returns the listed action that an action is, which may have been given by another of its names.
fn listed<G: Game>(
    view: &G,
    seat: u8,
    legal: &[G::Action],
    action: G::Action,
) -> Option<G::Action> {
    if legal.contains(&action) {
        return Some(action);
    }
    let after = |action| {
        let mut game = view.clone();
        game.apply_with(seat, action, &mut drop).ok().map(|()| game.hash())
    };
    let wanted = after(action)?;
    legal.iter().copied().find(|&listed| after(listed) == Some(wanted))
}
