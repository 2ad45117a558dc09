//! A finished game looked at again, in words.

use super::Playing;
use super::advice::{cell_of, decimal, short, valued};
use super::why::{Side, gains};
use crate::advice::{Judged, Review, Stop};
use crate::model::*;
use crate::presented::{Presented, Words};
use crate::presenter::Presenter as _;
use crate::walk::Walk;
use fogbound_bots::{Estimate, Unit};
use fogbound_game::Seats;
use fogbound_table::texts::{msg, signed};

/// The most mistakes that are told of.
const MISTAKES: usize = 3;
/// The most consequences of a turn that are told beside its picture.
const EVENTS: usize = 3;
/// The least that a decision must have cost to be one, in thousandths of points, and of the chance to win.
const LEAST: i64 = 1_000;
const LEAST_CHANCE: i64 = 15;

impl<G: Presented + 'static> Playing<G> {
    /// Returns what there is to look at again: the beginning of each turn, and each decision of a person; without
    /// people, of everybody. Where each plays alone it begins with the game of a seat, if that is one of them, else with
    /// that of the first.
    pub(super) fn things_to_review(&self, seat: Option<u8>) -> Option<Review> {
        let Story { ends, .. } = self.story()?;
        let (replay, people) = (self.session.replay(), self.session.people());
        let all = Seats::first(self.session.seats().len().try_into().unwrap_or(u8::MAX));
        let people = if people.is_empty() { all } else { people };
        let first = people.smallest()?;
        // What cannot be valued at its end cannot be forecast either.
        replay.end().outcome_of(first)?;
        let stops = |whose: u8| {
            let judged = move |ply: usize| {
                let seat = replay.taken().get(ply)?.seat;
                let is_judged = if G::TEAM { people.contains(seat) } else { seat == whose };
                is_judged.then_some(seat)
            };
            let ends = &ends;
            (0..=replay.taken().len()).filter_map(move |ply| {
                let expects = ply == 0 || ends.contains(&ply);
                let judged = judged(ply);
                let turn = ends.partition_point(|&end| end <= ply);
                let (seat, judges) = (judged.unwrap_or(whose), judged.is_some());
                (expects || judges).then_some(Stop { ply, turn, seat, judges, expects })
            })
        };
        if G::TEAM {
            return Some(Review::new(stops(first), None));
        }
        let whose = seat.filter(|&seat| people.contains(seat)).unwrap_or(first);
        Some(Review::new(people.iter().flat_map(stops), Some(whose)))
    }

    /// Returns what looking again has found so far.
    pub(super) fn looked_back(&self, review: &Review) -> Lookback {
        let texts = self.voice.texts();
        let unit = self.story().map_or("turn", |story| story.unit);
        let expected = review.found().filter(|(stop, _)| stop.expects);
        let course: Vec<Prospect> = expected
            .filter_map(|(stop, judged)| {
                let value = valued(G::UNIT, &judged.value?, texts);
                let at = msg!("lookback-at", unit, turn = stop.turn, value = value.text.as_str());
                Some(Prospect { ply: stop.ply, turn: stop.turn, text: texts.say(at), value })
            })
            .collect();
        let values = || course.iter().map(|prospect| prospect.value.value);
        let range = match G::UNIT {
            Unit::Chance => (0, 1_000),
            Unit::Margin | Unit::Score => {
                (values().min().unwrap_or(0).min(0), values().max().unwrap_or(0).max(1_000))
            }
        };
        let mut marks = vec![range.0, 0, range.1];
        marks.dedup();
        // An end that is close to 0 would be written over it.
        marks.retain(|mark| *mark == 0 || mark.abs() * 8 > range.1 - range.0);
        let mark = |value: i64| (value, short(G::UNIT, value));
        let (done, all) = review.progress();
        let whose = texts.player(self.words().names, review.whose().unwrap_or(0));
        let title = match G::UNIT {
            Unit::Chance => msg!("lookback-chance"),
            Unit::Margin => msg!("lookback-margin", player = whose),
            Unit::Score => msg!("lookback-score", player = whose),
        };
        Lookback {
            title: texts.say(title),
            course,
            range,
            marks: marks.into_iter().map(mark).collect(),
            mistakes: self.mistakes(review),
            progress: (done < all).then(|| texts.say(msg!("lookback-progress", done, all))),
        }
    }

    fn mistakes(&self, review: &Review) -> Vec<Mistake> {
        let least = if G::UNIT == Unit::Chance { LEAST_CHANCE } else { LEAST };
        // What chance alone could have made of two equal answers is none.
        let is_clear = |cost: &Estimate| cost.mean >= least.max(2 * cost.error);
        let costly = review.found().filter_map(|(stop, judged)| {
            let cost = judged.cost.filter(is_clear)?;
            (!judged.better.is_empty()).then_some((stop, cost, judged))
        });
        let mut costly: Vec<_> = costly.collect();
        costly.sort_by_key(|(stop, cost, _)| (-cost.mean, stop.ply));
        costly.truncate(MISTAKES);
        costly
            .into_iter()
            .filter_map(|(stop, cost, judged)| self.mistake(stop, cost, judged))
            .collect()
    }

    fn mistake(&self, stop: Stop, cost: Estimate, judged: &Judged) -> Option<Mistake> {
        let Words { texts, names, .. } = self.words();
        let (unit, turn) = (self.story()?.unit, stop.turn + 1);
        let player = texts.player(names, stop.seat);
        let cost = match G::UNIT {
            Unit::Chance => {
                let percent = i32::try_from((cost.mean + 5) / 10).unwrap_or_default();
                texts.say(msg!("lookback-cost.chance", cost = signed(-percent)))
            }
            Unit::Margin | Unit::Score => {
                texts.say(msg!("lookback-cost", cost = decimal(-cost.mean, true, texts)))
            }
        };
        let text = texts.say(msg!("lookback-mistake", unit, turn, player, cost));
        let played = self.rest(stop, "played", self.played_from(stop))?;
        let better = self.rest(stop, "better", judged.better.clone())?;
        let told = Told::new(text, "").toned(Tone::Bad);
        let why = gains::<G>(&judged.parts, Side::Best, texts);
        let why = why.map(|gains| texts.say(msg!("lookback-why", gains)));
        Some(Mistake { ply: stop.ply, seat: stop.seat, told, played, better, why })
    }

    fn rest(&self, stop: Stop, which: &'static str, actions: Vec<String>) -> Option<Rest> {
        let walk = self.walk(stop.ply, &actions)?;
        let (done, brings) = (walk.told(), walk.brought(EVENTS));
        let text = self.voice.texts().say(msg!("lookback-rest", which, done, brings));
        Some(Rest { actions, text: text.trim_end().to_owned() })
    }

    /// Returns the decisions that were taken in the rest of a turn, as records write them.
    fn played_from(&self, stop: Stop) -> Vec<String> {
        let replay = self.session.replay();
        let Some(start) = replay.at(stop.ply) else { return Vec::new() };
        let is_of_turn = |ply: usize| replay.at(ply).is_some_and(|now| !start.revealed_since(now));
        let later = replay.taken().iter().enumerate().skip(stop.ply);
        later
            .take_while(|(ply, taken)| taken.seat == stop.seat && is_of_turn(*ply))
            .map(|(_, taken)| taken.action.to_string())
            .collect()
    }

    /// Plays decisions of the seat that decided at a position, by what it saw there.
    fn walk(&self, ply: usize, actions: &[String]) -> Option<Walk<G>> {
        let seat = self.session.replay().taken().get(ply)?.seat;
        let before = self.session.replay().at(ply)?.view_of(Some(seat));
        let actions = actions.iter().map(|action| G::parse_action(action));
        Walk::of(&*before, seat, actions.collect::<Option<Vec<_>>>()?, self.words()).ok()
    }

    /// Returns the board after other decisions at a position, as the seat would see it that decided there. What has
    /// changed is where the first of them is, if it is anywhere.
    pub(super) fn board_after(&self, ply: usize, actions: &[String]) -> Option<Board> {
        let seat = self.session.replay().taken().get(ply).filter(|_| self.is_over())?.seat;
        let board = self.walk(ply, actions)?.end.board(Some(seat), seat, Overlays::None);
        let before = self.session.replay().at(ply)?.view_of(Some(seat));
        let cell = cell_of(&self.places_of(&before, seat), actions.first()?);
        Some(match cell {
            Some(cell) => Board { changed: vec![cell], ..board },
            None => board,
        })
    }
}
