//! Advice: the answers of a seat with what they are worth, and what a game will come to.
//!
//! [`Seated::weigh`] compares the ways to play the rest of a turn by what comes of them soon: it tells well which
//! is better, in points of the game's own evaluation. [`outlook`] plays games to their end: it tells how one will
//! end, in the units that people count in, but not which of two good turns is better. [`Outlook::after`] puts both
//! together. All of it comes from a view, so nothing hidden can show in it, and the budget is a count, so it is the
//! same everywhere.

use crate::search::stream_at;
use crate::{Bot, Seated, bots_for, crew, fast_bot, play};
use fogbound_game::play::own_rules;
use fogbound_game::{Seed, ShortList as _, View};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// The unit of the values of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// The chance of winning, in thousandths.
    Chance,
    /// The points ahead of the best of the others at the end, in thousandths of a point.
    Margin,
    /// The points at the end, in thousandths of a point.
    Score,
}

/// The end of a game for one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// Its value, in thousandths of the [`Unit`] of the game.
    pub value: i64,
    /// The rank of the seat, from 1; seats that are equal share the better one.
    pub rank: u8,
}

impl Outcome {
    /// Returns the end of a game in which a seat has this rank among points, by its lead over the others.
    pub(crate) fn by_margin(points: &[i64], seat: u8) -> Option<Outcome> {
        let (own, others) = split(points, seat)?;
        let best = others.iter().max().copied().unwrap_or(0);
        Some(Outcome { value: (own - best) * 1_000, rank: rank(own, &others) })
    }

    /// Returns the end of a game by the points of a seat.
    pub(crate) fn by_score(points: &[i64], seat: u8) -> Option<Outcome> {
        let (own, others) = split(points, seat)?;
        Some(Outcome { value: own * 1_000, rank: rank(own, &others) })
    }
}

fn split(points: &[i64], seat: u8) -> Option<(i64, Vec<i64>)> {
    let own = points.get(usize::from(seat)).copied()?;
    let others = points.iter().enumerate().filter(|(other, _)| *other != usize::from(seat));
    Some((own, others.map(|(_, &points)| points).collect()))
}

fn rank(own: i64, others: &[i64]) -> u8 {
    let ahead = others.iter().filter(|&&points| points > own).count();
    u8::try_from(ahead + 1).unwrap_or(u8::MAX)
}

/// A mean of trials.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Estimate {
    /// The mean.
    pub mean: i64,
    /// Its standard error.
    pub error: i64,
    /// The standard deviation of a single trial.
    pub spread: i64,
    /// The number of trials; 0 for a judgement at first sight, which has no error.
    pub trials: u32,
}

impl Estimate {
    /// Returns the mean of these numbers.
    #[must_use]
    pub fn of(numbers: &[i64]) -> Estimate {
        let count = numbers.len() as i64;
        if count == 0 {
            return Estimate::default();
        }
        let mean = rounded(numbers.iter().sum(), count);
        let squares: i64 = numbers.iter().map(|number| (number - mean).pow(2)).sum();
        let variance = if count > 1 { squares / (count - 1) } else { 0 };
        Estimate { mean, ..Estimate::default() }.with_variance(variance, count)
    }

    /// Returns the mean of so many trials that spread so much.
    fn with_variance(self, variance: i64, count: i64) -> Estimate {
        let root = |number: i64| number.max(0).isqrt();
        let trials = u32::try_from(count).unwrap_or(u32::MAX);
        Estimate { error: root(variance / count.max(1)), spread: root(variance), trials, ..self }
    }
}

/// Returns a quotient to the nearest whole number.
fn rounded(sum: i64, count: i64) -> i64 {
    let half = if sum < 0 { -count / 2 } else { count / 2 };
    (sum + half) / count.max(1)
}

/// The figures of a position that people follow.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Figures {
    /// The points of the seat or the team, in thousandths.
    pub points: i64,
    /// The ghosts in the supply of the team, in thousandths, where they decide the game.
    pub ghosts: Option<i64>,
}

impl Figures {
    /// Returns the mean of these figures; `None` of none.
    pub(crate) fn mean(all: &[Figures]) -> Option<Figures> {
        let count = all.len() as i64;
        let mean = |figure: fn(&Figures) -> Option<i64>| {
            let sum = all.iter().map(figure).sum::<Option<i64>>();
            sum.filter(|_| count > 0).map(|sum| rounded(sum, count))
        };
        let points = mean(|figures| Some(figures.points))?;
        Some(Figures { points, ghosts: mean(|figures| figures.ghosts) })
    }
}

/// A way to play the rest of a turn, compared with the best one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weighed<A> {
    /// The decisions, the next one first.
    pub actions: Vec<A>,
    /// By how much it is better than the best way, so never more than 0, in thousandths of a point of the
    /// evaluation.
    pub lead: Estimate,
    /// The figures that are expected a few turns later, if that was tried.
    pub soon: Option<Figures>,
    /// What the lead is made of: a part for each word of [`Seated::PARTS`], and one for the games that were over by then.
    /// Nothing for the best way, where nothing was tried, and where parts are not told.
    pub parts: Vec<Estimate>,
}

impl<A> Weighed<A> {
    /// Returns the only way that is thought of.
    pub(crate) fn only(actions: Vec<A>) -> Weighed<A> {
        Weighed { actions, lead: Estimate::default(), soon: None, parts: Vec::new() }
    }
}

/// Returns ways to play in the order of their worth, the best first. `values` are those of each way in the deals it
/// took part in, the same for all; ways without any are valued by `first`, their value at first sight, and never put
/// before one that was tried.
pub(crate) fn ordered<A>(ways: Vec<Way<A>>, best: usize) -> Vec<Weighed<A>> {
    let Some(top) = ways.get(best) else { return Vec::new() };
    let (top, top_first, top_parts) = (top.values.clone(), top.first, top.parts.clone());
    let differences = |values: &[i64]| -> Vec<i64> {
        values.iter().zip(&top).map(|(value, best)| value - best).collect()
    };
    // Ways that were soon left behind have too few deals to tell how much these differ: all tell it together.
    let tried: Vec<Estimate> =
        ways.iter().map(|way| Estimate::of(&differences(&way.values))).collect();
    let known = tried.iter().enumerate().filter(|&(at, it)| at != best && it.trials > 1);
    let (squares, weights) = known.fold((0, 0), |(squares, weights), (_, estimate)| {
        let weight = i64::from(estimate.trials) - 1;
        (squares + estimate.spread.pow(2) * weight, weights + weight)
    });
    let variance = squares / weights.max(1);
    let worst = tried.iter().map(|estimate| estimate.mean).min().unwrap_or(0);
    let mut weighed: Vec<(bool, Weighed<A>)> = Vec::new();
    for (at, (way, estimate)) in ways.into_iter().zip(tried).enumerate() {
        let lead = match estimate.trials {
            _ if at == best => Estimate { mean: 0, ..estimate },
            0 => {
                Estimate { mean: (way.first - top_first).min(worst).min(0), ..Estimate::default() }
            }
            trials => {
                let mean = estimate.mean.min(0);
                Estimate { mean, ..Estimate::default() }.with_variance(variance, trials.into())
            }
        };
        let parts = match at == best {
            true => Vec::new(),
            false => parted(&differences(&way.values), &way.parts, &top_parts),
        };
        weighed.push((at != best, Weighed { actions: way.actions, lead, soon: way.soon, parts }));
    }
    // A stable sort: of equal ones the more promising stays first.
    weighed.sort_short_by_key(|(is_other, it)| (*is_other, it.lead.trials == 0, -it.lead.mean));
    weighed.into_iter().map(|(_, it)| it).collect()
}

/// Returns what the differences between the values of a way and those of the best one are made of, by what the values in
/// the same deals are made of. Where either game is over, the whole difference is the last part.
fn parted(differences: &[i64], own: &[Vec<i64>], best: &[Vec<i64>]) -> Vec<Estimate> {
    let count = own.iter().map(Vec::len).max().unwrap_or(0);
    let deals: Vec<Vec<i64>> = differences
        .iter()
        .zip(own.iter().zip(best))
        .map(|(&difference, (own, best))| match own.is_empty() || best.is_empty() {
            true => [vec![0; count], vec![difference]].concat(),
            false => own.iter().zip(best).map(|(own, best)| own - best).chain([0]).collect(),
        })
        .collect();
    let part = |at: usize| Estimate::of(&deals.iter().map(|deal| deal[at]).collect::<Vec<_>>());
    if count == 0 { Vec::new() } else { (0..=count).map(part).collect() }
}

/// A way to play as a search leaves it.
pub(crate) struct Way<A> {
    pub actions: Vec<A>,
    /// Its value at first sight, in thousandths of a point.
    pub first: i64,
    /// Its values in the deals it took part in, in thousandths of a point.
    pub values: Vec<i64>,
    pub soon: Option<Figures>,
    /// What each of the values is made of; nothing where the game was over.
    pub parts: Vec<Vec<i64>>,
}

/// What a game is expected to come to for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outlook {
    /// The value of the end, in thousandths of the [`Unit`] of the game.
    pub value: Estimate,
    /// The rank, in thousandths.
    pub rank: Estimate,
}

impl Outlook {
    /// Returns the value of a way to play, if this is the outlook after the best one.
    #[must_use]
    pub fn after<G: Seated>(&self, lead: &Estimate) -> Estimate {
        let Estimate { mean, error, .. } = self.value;
        let value = mean + G::worth_of(lead.mean, mean);
        let value = if G::UNIT == Unit::Chance { value.clamp(0, 1_000) } else { value };
        let own = G::worth_of(lead.error, mean);
        Estimate { mean: value, error: (error.pow(2) + own.pow(2)).isqrt(), ..self.value }
    }
}

/// What an outlook costs that is part of advice, in decisions.
pub const OUTLOOK: u32 = 3_000;

/// The fewest and the most games that are played to their end for an outlook.
const TRIALS: std::ops::Range<usize> = 8..400;

/// Plays a game to its end again and again, after the seat has played `line`, with everything hidden dealt anew from
/// its view and fast bots for everybody. It costs about `budget` decisions. `None` if the line is not legal.
#[must_use]
pub fn outlook<G: Seated>(
    view: &View<G>,
    seat: u8,
    line: &[G::Action],
    budget: u32,
) -> Option<Outlook> {
    let mut rng = stream_at::<G>(view, seat, &Seed::new(""), "outlook");
    let players = || bots_for::<G>(fast_bot::<G>(), &Seed::new("outlook"), view.players());
    let mut own = players()?;
    let by_hand = || {
        let (mut players, rules) = (players(), own_rules(view.rules()));
        move |dealt: G| {
            to_end(dealt.with_rules(Arc::clone(&rules)), seat, line, players.as_deref_mut()?)
        }
    };
    let (mut values, mut ranks) = (Vec::new(), Vec::new());
    let mut spent = 0u32;
    crew::work(
        |dealt| to_end(dealt, seat, line, &mut own),
        by_hand,
        |crew| {
            while values.len() < TRIALS.end && (spent < budget || values.len() < TRIALS.start) {
                let played = values.len() as u32;
                let likely = match spent / played.max(1) {
                    0 => TRIALS.start as u32,
                    each => budget.saturating_sub(spent).div_ceil(each),
                };
                let likely = likely.min(TRIALS.end as u32 - played);
                let (end, decisions) = crew.next(likely, || Some(view.deal(&mut rng)))??;
                spent = spent.saturating_add(decisions + 1);
                values.push(end.value);
                ranks.push(i64::from(end.rank) * 1_000);
            }
            Some(())
        },
    )?;
    let value = match G::UNIT {
        Unit::Chance => chance(&values),
        Unit::Margin | Unit::Score => Estimate::of(&values),
    };
    Some(Outlook { value, rank: Estimate::of(&ranks) })
}

/// Plays a game to its end after a seat has played `line`. Returns the end for the seat, and the number of decisions
/// after the line; `None` if the line is not legal.
fn to_end<G: Seated>(
    mut game: G,
    seat: u8,
    line: &[G::Action],
    players: &mut [Box<dyn Bot<G>>],
) -> Option<(Outcome, u32)> {
    for &action in line {
        game.apply_with(seat, action, &mut drop).ok()?;
    }
    let mut decisions = 0;
    play(&mut game, players, &mut Vec::new(), &mut |_, _| decisions += 1, &mut drop).ok()?;
    Some((game.outcome_of(seat)?, decisions))
}

/// Returns the chance of winning by games that count 1,000 or 0. Half a win and half a loss are added to them, so that
/// a few games that all end alike do not make a certainty.
fn chance(values: &[i64]) -> Estimate {
    let games = values.len() as i64;
    let mean = rounded(values.iter().sum::<i64>() + 500, games + 1);
    let estimate = Estimate { mean, ..Estimate::default() };
    let estimate = estimate.with_variance(mean * (1_000 - mean), games + 1);
    // The halves are no trial.
    Estimate { trials: estimate.trials - 1, ..estimate }
}
