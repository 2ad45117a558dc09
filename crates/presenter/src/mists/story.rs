//! The story of a game that the team has won or lost.

use crate::model::{Curve, Moment, Next, Share, ShareOf, Story, Supply, Told, Tone};
use crate::presented::{Presented as _, Words};
use crate::story::{decisions_of, ends, share, wish_again};
use fogbound_game::{Colour, Game as _};
use fogbound_mists::{Event, Game, Level, Outcome};
use fogbound_table::games::mists::{Replay, Session};
use fogbound_table::texts::{family, msg};
use std::cmp::Reverse;

/// The kinds of games: won, then lost to the ghosts, then lost for want of tiles.
pub const KINDS: [&str; 20] = [
    "last-tile",
    "brink",
    "leap",
    "comeback",
    "masterly",
    "shoulders",
    "calm",
    "hunt",
    "hard-won",
    "early",
    "threshold",
    "ambush",
    "siege",
    "haunted",
    "overrun",
    "short",
    "first-hound",
    "later-hound",
    "standstill",
    "fog",
];

/// Games of each level, from the first, that two seats of the bot `greedy` win, per cent of 2,000 (measurements in
/// `docs/measurements.md`).
pub const WON_BY_GREEDY: [u32; 6] = [100, 90, 85, 63, 54, 1];

/// Ghosts in the supply at the end of games of each level, from the first, that two seats of the bot `greedy` play, won
/// or lost: tenths on average (measurements in `docs/measurements.md`).
pub const LEFT_BY_GREEDY: [i32; 6] = [69, 43, 47, 32, 42, 34];

/// The figures of a finished game, turn by turn.
struct Course<'a> {
    replay: &'a Replay,
    game: &'a Game,
    outcome: Outcome,
    ends: Vec<usize>,
    /// Points before the first turn and after each.
    points: Vec<u16>,
    /// The lowest ghost supply in each turn.
    supply: Vec<u8>,
    /// Points of each colour, hounds included.
    brought: Vec<(Colour, u16)>,
    /// Ghosts that were sent away.
    gone: u32,
}

impl<'a> Course<'a> {
    fn of(replay: &'a Replay) -> Option<Course<'a>> {
        let game = replay.end();
        let outcome = game.outcome()?;
        let ends = ends(replay, |game| game.turn().into());
        let points = ends.iter().filter_map(|&end| replay.at(end)).map(Game::lowest_points);
        let points = std::iter::once(0).chain(points).collect();
        let mut course = Course {
            replay,
            game,
            outcome,
            points,
            supply: Vec::new(),
            brought: Vec::new(),
            gone: 0,
            ends,
        };
        course.count();
        Some(course)
    }

    /// Goes through all events.
    fn count(&mut self) {
        let Some(start) = self.replay.at(0) else { return };
        let mut supply = start.ghost_supply();
        for turn in 0..self.turns() {
            let mut lowest = supply;
            for event in self.events_of(turn) {
                self.add(event);
                match *event {
                    Event::GhostsPlaced { n, .. } => supply = supply.saturating_sub(n),
                    Event::GhostsRemoved { n, .. } => supply = supply.saturating_add(n),
                    Event::TooFewGhosts { .. } => supply = 0,
                    _ => {}
                }
                lowest = lowest.min(supply);
            }
            self.supply.push(lowest);
        }
    }

    fn add(&mut self, event: &Event) {
        match *event {
            Event::GhostsRemoved { n, .. } => self.gone += u32::from(n),
            Event::Scored { value, colours, .. } => {
                colours.iter().for_each(|colour| self.bring(colour, value));
            }
            Event::HoundScored { colour, points, .. } => self.bring(colour, points),
            _ => {}
        }
    }

    fn bring(&mut self, of: Colour, points: u16) {
        match self.brought.iter_mut().find(|(colour, _)| *colour == of) {
            Some((_, sum)) => *sum += points,
            None => self.brought.push((of, points)),
        }
    }

    /// What happened in a turn, numbered from 0.
    fn events_of(&self, turn: usize) -> impl Iterator<Item = &'a Event> + use<'a> {
        let taken = self.replay.taken().get(decisions_of(&self.ends, turn)).unwrap_or_default();
        taken.iter().flat_map(|taken| &taken.events)
    }

    fn turns(&self) -> usize {
        self.ends.len()
    }

    fn goal(&self) -> u16 {
        self.game.rules().level().goal
    }

    /// Turns that there are tiles for.
    fn tiles(&self) -> usize {
        self.game.rules().tiles().len().max(1)
    }

    fn tiles_left(&self) -> usize {
        self.game.piles().iter().map(|&pile| usize::from(pile)).sum()
    }

    fn reached(&self) -> u16 {
        self.points.last().copied().unwrap_or_default()
    }

    /// Points per cent of the goal.
    fn per_cent(&self, points: u16) -> u32 {
        u32::from(points) * 100 / u32::from(self.goal().max(1))
    }

    /// The points of each seat.
    fn of_seat(&self, seat: u8) -> u16 {
        let colours = self.game.rules().colours(seat);
        let its = self.brought.iter().filter(|(colour, _)| colours.contains(colour));
        its.map(|&(_, points)| points).sum()
    }

    /// True if one seat brought two thirds of the points of a team.
    fn has_shoulders(&self) -> bool {
        let players = self.game.rules().players();
        let of_seat = || (0..players).map(|seat| self.of_seat(seat));
        players > 1 && 3 * of_seat().max().unwrap_or_default() >= 2 * of_seat().sum::<u16>()
    }

    fn kind(&self) -> &'static str {
        let before_last = self.points.iter().rev().nth(1).copied().unwrap_or_default();
        let lowest = self.supply.iter().min().copied().unwrap_or_default();
        let half = self.turns() / 2;
        let at_half = self.points.get(half).copied().unwrap_or_default();
        let pace = 100 * half / self.tiles();
        let behind = pace.saturating_sub(self.per_cent(at_half) as usize);
        let (left, tiles) = (self.tiles_left(), self.tiles());
        let scarce = self.supply.iter().filter(|&&left| left <= 2).count();
        let supply_before = self.supply.iter().rev().nth(1).copied().unwrap_or_default();
        let has_run_out = self.outcome.rule.to_string() != "M-12.2";
        let last_gain = self.per_cent(self.reached().saturating_sub(before_last));
        let milestones = &self.game.rules().level().milestones;
        let is_first = milestones.first() == Some(&self.game.next_milestone());
        let kinds = match (self.outcome.won, has_run_out) {
            (true, _) => vec![
                ("last-tile", left <= 1),
                ("brink", lowest == 0),
                ("leap", last_gain >= 60),
                ("comeback", behind >= 12),
                ("leap", last_gain >= 30),
                ("calm", lowest >= 4),
                ("masterly", 100 * left >= 40 * tiles),
                ("shoulders", self.has_shoulders()),
                ("hunt", self.gone as usize >= self.turns()),
                ("hard-won", true),
            ],
            (false, false) => vec![
                ("threshold", self.per_cent(self.reached()) >= 80),
                ("early", 4 * self.turns() <= tiles),
                ("ambush", supply_before >= 3),
                ("siege", 3 * scarce >= self.turns()),
                ("haunted", self.gone as usize >= self.turns()),
                ("overrun", true),
            ],
            (false, true) => vec![
                ("short", self.per_cent(self.reached()) >= 80),
                ("standstill", self.per_cent(self.reached()) < 10),
                ("first-hound", left > 0 && is_first),
                ("later-hound", left > 0),
                ("fog", true),
            ],
        };
        kinds.into_iter().find_map(|(kind, is_so)| is_so.then_some(kind)).unwrap_or("overrun")
    }

    /// The turn with the fewest ghosts left, the last of them, if there were few at all. It is not the turn in
    /// which all was lost.
    fn closest(&self, words: Words<'_>) -> Option<Moment> {
        let turns = self.turns() - usize::from(!self.outcome.won);
        let turns = self.supply.iter().take(turns).enumerate();
        let (turn, &left) = turns.min_by_key(|&(turn, &left)| (left, Reverse(turn)))?;
        let ply = self.ends.get(turn).copied()?;
        let text = words.texts.say(msg!("story-closest-told", turn = turn + 1, n = left));
        let told = Told::new(text, "M-6.5").toned(Tone::Bad);
        (left <= 4).then(|| Moment {
            title: words.texts.say(msg!("story-closest")),
            told,
            ply,
            seat: None,
        })
    }

    /// The turn with the most points, told by what brought the most of them.
    fn best(&self, words: Words<'_>) -> Option<Moment> {
        let gains = self.points.windows(2).map(|pair| pair[1].saturating_sub(pair[0]));
        let (turn, gain) = gains.enumerate().max_by_key(|&(turn, gain)| (gain, Reverse(turn)))?;
        let end = self.ends.get(turn).copied()?;
        let largest = self.events_of(turn).max_by_key(|event| match event {
            Event::Scored { value, colours, .. } => value * u16::from(colours.len()),
            Event::HoundScored { points, .. } => *points,
            _ => 0,
        });
        let line = largest.and_then(|event| self.replay.at(end)?.log_line(event, words));
        let (what, told) =
            line.map_or_else(Default::default, |line| (line.told.text.clone(), Some(line.told)));
        let text =
            words.texts.say(msg!("story-best-told", unit = "turn", turn = turn + 1, gain, what));
        let told = told.unwrap_or_else(|| Told::new(String::new(), "M-8.5"));
        (gain > 0).then(|| Moment {
            title: words.texts.say(msg!("story-best")),
            told: Told { text, tone: Tone::Good, ..told },
            ply: end,
            seat: None,
        })
    }

    /// The hounds, and the quarters of the goal.
    fn chapters(&self, words: Words<'_>) -> Vec<Moment> {
        let texts = words.texts;
        let moment = |text: String, turn: usize| {
            let told = Told::new(text.clone(), "");
            Some(Moment { title: text, told, ply: self.ends.get(turn).copied()?, seat: None })
        };
        let quarter = |part: u16| {
            let wanted = self.goal() * part / 4;
            let turn = self.points.iter().position(|&points| points >= wanted)?.checked_sub(1)?;
            moment(texts.say(msg!("chapter-quarter", part)), turn)
        };
        let hounds = (0..self.turns()).flat_map(|turn| {
            let came = self.events_of(turn);
            let came = came.filter(|event| matches!(event, Event::Milestone { .. }));
            came.filter_map(move |_| moment(texts.say(msg!("chapter-hound")), turn))
        });
        let mut chapters: Vec<Moment> = (1..4).filter_map(quarter).chain(hounds).collect();
        chapters.sort_by_key(|chapter| chapter.ply);
        chapters
    }

    fn shares(&self, words: Words<'_>) -> Vec<Share> {
        let of_seat = |seat: u8| {
            let colours = self.game.rules().colours(seat).iter();
            let points = |of: &Colour| self.brought.iter().find(|(colour, _)| colour == of);
            let part = |(colour, points): &(Colour, u16)| ShareOf {
                name: words.texts.colour(*colour),
                colour: Some(*colour),
                points: (*points).into(),
            };
            share(seat, colours.filter_map(points).map(part).collect(), words)
        };
        (0..self.game.rules().players()).map(of_seat).collect()
    }
}

/// Returns the story of a finished game.
pub(super) fn story(session: &Session, words: Words<'_>) -> Option<Story> {
    let course = Course::of(session.replay())?;
    let kind = course.kind();
    let texts = words.texts;
    let next = Next { text: texts.say(msg!("story-again")), wish: wish_again(session) };
    let next = match course.game.rules().level().number {
        Some(level) if course.outcome.won && Level::number(level + 1).is_some() => {
            let mut wish = next.wish;
            wish.choose("level", &(level + 1).to_string());
            Next { text: texts.say(msg!("story-next-level", level = level + 1)), wish }
        }
        _ => next,
    };
    let points = course.points.iter().map(|&points| points.into()).collect();
    Some(Story {
        kind,
        badge: texts.say(family!("badge-mists-", in KINDS, kind)),
        verdict: texts.say(family!("verdict-mists-", in KINDS, kind)),
        curves: vec![Curve {
            seat: None,
            name: texts.say(msg!("story-points")),
            colour: None,
            points,
        }],
        pace: Some((course.goal(), course.tiles())),
        supply: Some(Supply {
            title: texts.say(msg!("story-supply")),
            lowest: course.supply.iter().map(|&left| left.into()).collect(),
        }),
        moments: course.closest(words).into_iter().chain(course.best(words)).collect(),
        chapters: course.chapters(words),
        shares: course.shares(words),
        ends: course.ends,
        unit: "turn",
        next,
    })
}
