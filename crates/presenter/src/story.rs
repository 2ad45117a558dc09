//! What the stories of all games are told from: turns, and the race between seats.

use crate::model::{Curve, Moment, Next, Share, ShareOf, Story, Told};
use crate::presented::{Presented, Words};
use fogbound_game::{Game, Seats};
use fogbound_table::record::Replay;
use fogbound_table::session::Session;
use fogbound_table::setup::Wish;
use fogbound_table::texts::{family, msg};
use std::cmp::Reverse;
use std::ops::Range;

/// Returns the standing decisions at the end of each turn; `turn` numbers them from 1.
pub(crate) fn ends<G: Game>(replay: &Replay<G>, turn: impl Fn(&G) -> usize) -> Vec<usize> {
    let mut ends = Vec::new();
    for ply in 0..replay.taken().len() {
        let turn = replay.at(ply).map_or(1, &turn).max(1);
        // A turn without a decision ends where it begins.
        ends.resize(ends.len().max(turn), ply);
        if let Some(end) = ends.get_mut(turn - 1) {
            *end = ply + 1;
        }
    }
    ends
}

/// Returns the decisions of a turn, numbered from 0, given the standing decisions at the end of each.
pub(crate) fn decisions_of(ends: &[usize], turn: usize) -> Range<usize> {
    let end = |turn: Option<usize>| turn.and_then(|turn| ends.get(turn)).copied();
    end(turn.checked_sub(1)).unwrap_or(0)..end(Some(turn)).unwrap_or(0)
}

/// The kinds of games between seats that do not depend on the game.
pub const RACES: [&str; 8] =
    ["shared", "photo", "reversal", "from-last", "start-to-finish", "see-saw", "runaway", "clear"];

/// The points of all seats, before the first turn and after each; the last are those of the result.
pub(crate) struct Race {
    /// By seat.
    points: Vec<Vec<i32>>,
    /// The standing decisions after each turn.
    ends: Vec<usize>,
    /// The winners.
    first: Vec<usize>,
    /// What the course is counted in: `turn` or `round`.
    unit: &'static str,
    /// Changes of the lead that are many.
    many: usize,
}

/// A kind of game as a name, with its badge and its verdict.
pub(crate) type Kind = (&'static str, String, String);

/// What only its game says about a race.
pub(crate) struct Own<'a> {
    /// The kind of game; the winners are named.
    pub kind: &'a dyn Fn(&Race, &str) -> Option<Kind>,
    /// What brought a seat these points in a turn.
    pub what: &'a dyn Fn(usize, u8, i32) -> Told,
    /// What brought each seat its points.
    pub shares: Vec<Share>,
}

impl Race {
    /// `points` are those of each seat after each turn.
    pub fn new(
        winners: Seats,
        ends: Vec<usize>,
        (unit, many): (&'static str, usize),
        points: impl IntoIterator<Item = Vec<i32>>,
    ) -> Race {
        let points = points.into_iter().map(|points| [vec![0], points].concat()).collect();
        Race { points, ends, first: winners.iter().map(usize::from).collect(), unit, many }
    }

    /// Tells the story of the race.
    pub fn story<G: Presented>(
        self,
        session: &Session<G>,
        own: Own<'_>,
        words: Words<'_>,
    ) -> Story {
        let (texts, player) = (words.texts, self.winners(words));
        let shared = |kind: &'static str| {
            let badge = texts.say(family!("badge-race-", in RACES, kind));
            let player = player.as_str();
            (kind, badge, texts.say(family!("verdict-race-", in RACES, kind, player)))
        };
        let told = self.kind().map(shared).or_else(|| (own.kind)(&self, &player));
        let (kind, badge, verdict) = told.unwrap_or_else(|| shared("clear"));
        Story {
            kind,
            badge,
            verdict,
            curves: self.curves::<G>(session.replay().rules(), words),
            pace: None,
            unit: self.unit,
            supply: None,
            moments: self.moments(words, own.what),
            chapters: self.chapters(words),
            shares: own.shares,
            ends: self.ends,
            next: Next { text: texts.say(msg!("story-revenge")), wish: wish_again(session) },
        }
    }

    /// The winner, or one of them.
    pub fn winner(&self) -> usize {
        self.first.first().copied().unwrap_or_default()
    }

    /// The names of the winners.
    fn winners(&self, words: Words<'_>) -> String {
        let seats = self.first.iter().filter_map(|&seat| u8::try_from(seat).ok());
        let names: Vec<_> = seats.map(|seat| words.texts.player(words.names, seat)).collect();
        names.join(", ")
    }

    fn turns(&self) -> usize {
        self.points.first().map_or(0, Vec::len)
    }

    fn at(&self, turn: usize) -> impl Iterator<Item = i32> + '_ {
        self.points.iter().map(move |points| points.get(turn).copied().unwrap_or_default())
    }

    /// The seat that leads alone after a turn.
    fn leader(&self, turn: usize) -> Option<usize> {
        let most = self.at(turn).max()?;
        let mut leading = self.at(turn).enumerate().filter(|&(_, points)| points == most);
        leading.next().map(|(seat, _)| seat).filter(|_| leading.next().is_none())
    }

    /// The turns after which another seat leads alone than the one that did so last.
    fn changes(&self) -> Vec<usize> {
        let mut last = None;
        let changes = (0..self.turns()).filter(|&turn| match self.leader(turn) {
            Some(leader) if last != Some(leader) => last.replace(leader).is_some(),
            _ => false,
        });
        changes.collect()
    }

    /// Points between the first and the second at the end.
    pub fn margin(&self) -> i32 {
        let mut last: Vec<i32> = self.at(self.turns().saturating_sub(1)).collect();
        last.sort_unstable_by_key(|&points| Reverse(points));
        last.first().zip(last.get(1)).map_or(0, |(first, second)| first - second)
    }

    /// The seat that has come second: the one with the most points of those that have not won.
    pub fn second(&self) -> Option<usize> {
        let last = self.turns().saturating_sub(1);
        let others = self.at(last).enumerate().filter(|(seat, _)| !self.first.contains(seat));
        others.max_by_key(|&(seat, points)| (points, Reverse(seat))).map(|(seat, _)| seat)
    }

    /// The points of the winner.
    pub fn won_with(&self) -> i32 {
        self.points.get(self.winner()).and_then(|points| points.last()).copied().unwrap_or_default()
    }

    /// What the course alone says about the kind of game.
    fn kind(&self) -> Option<&'static str> {
        let (winner, last) = (self.winner(), self.turns().saturating_sub(1));
        let half = last / 2;
        let has_most = |turn: usize, seat: usize| Some(seat) == self.leader(turn);
        let points = |turn: usize| self.points.get(winner).and_then(|all| all.get(turn)).copied();
        let is_last = self.at(half).min() == points(half) && self.at(half).max() != points(half);
        let kinds = [
            ("shared", self.first.len() > 1),
            ("photo", self.margin() <= 2),
            ("from-last", is_last && self.points.len() > 2),
            ("reversal", last > 0 && points(last - 1) < self.at(last - 1).max()),
            ("see-saw", self.changes().len() >= self.many),
            ("runaway", self.margin() * 3 >= self.won_with()),
            ("start-to-finish", (last / 8 + 1..=last).all(|turn| has_most(turn, winner))),
        ];
        kinds.into_iter().find_map(|(kind, is_so)| is_so.then_some(kind))
    }

    /// A line for each seat.
    fn curves<G: Presented>(&self, rules: &G::Rules, words: Words<'_>) -> Vec<Curve> {
        let curve = |(seat, points): (u8, &Vec<i32>)| Curve {
            seat: Some(seat),
            name: words.texts.player(words.names, seat),
            colour: G::colours(rules, seat).first().copied(),
            points: points.clone(),
        };
        (0..).zip(&self.points).map(curve).collect()
    }

    /// The changes of the lead.
    fn chapters(&self, words: Words<'_>) -> Vec<Moment> {
        let chapter = |turn: usize| {
            let seat = u8::try_from(self.leader(turn)?).ok()?;
            let player = words.texts.player(words.names, seat);
            let title = words.texts.say(msg!("chapter-lead", player));
            let told = Told::new(title.clone(), "");
            let ply = decisions_of(&self.ends, turn - 1).end;
            Some(Moment { title, told, ply, seat: Some(seat) })
        };
        self.changes().into_iter().filter_map(chapter).collect()
    }

    /// The turn with the most points for one seat, and the last change of the lead. `what` tells what brought a seat
    /// these points in a turn.
    fn moments(&self, words: Words<'_>, what: &dyn Fn(usize, u8, i32) -> Told) -> Vec<Moment> {
        let texts = words.texts;
        let name = |seat: usize| texts.player(words.names, u8::try_from(seat).unwrap_or_default());
        let ply = |turn: usize| decisions_of(&self.ends, turn - 1).end;
        let turned =
            self.changes().last().copied().and_then(|turn| Some((turn, self.leader(turn)?)));
        // Who was in front last may not have won alone.
        let turned = turned.filter(|(_, leader)| self.first == [*leader]).map(|(turn, leader)| {
            let player = name(leader);
            let text = texts.say(msg!("story-lead-told", unit = self.unit, turn = turn, player));
            Moment {
                title: texts.say(msg!("story-lead")),
                told: Told::new(text, ""),
                ply: ply(turn),
                seat: u8::try_from(leader).ok(),
            }
        });
        let gains = self.points.iter().enumerate().flat_map(|(seat, points)| {
            let gains =
                points.windows(2).zip(1..).map(move |(pair, turn)| (pair[1] - pair[0], turn));
            gains.map(move |(gain, turn)| (gain, Reverse(turn), seat))
        });
        // The last turn holds the final scoring of all.
        let before_the_end = gains.filter(|&(_, Reverse(turn), _)| turn < self.turns() - 1);
        let best = before_the_end.max().filter(|&(gain, ..)| gain > 0);
        let best = best.map(|(gain, Reverse(turn), seat)| Moment {
            title: texts.say(msg!("story-best")),
            told: what(turn, u8::try_from(seat).unwrap_or_default(), gain),
            ply: ply(turn),
            seat: u8::try_from(seat).ok(),
        });
        best.into_iter().chain(turned).collect()
    }
}

/// Returns the share of a seat: what brought points, the most first, and all of it.
pub(crate) fn share(seat: u8, parts: Vec<ShareOf>, words: Words<'_>) -> Share {
    let mut parts: Vec<ShareOf> = parts.into_iter().filter(|part| part.points != 0).collect();
    parts.sort_by_key(|part| Reverse(part.points));
    let sum = parts.iter().map(|part| part.points).sum();
    Share { seat, name: words.texts.player(words.names, seat), parts, sum }
}

/// Returns the wish for another game like this one.
pub(crate) fn wish_again<G: Presented>(session: &Session<G>) -> Wish {
    Wish { seed: String::new(), salt: String::new(), ..Wish::of(session) }
}
