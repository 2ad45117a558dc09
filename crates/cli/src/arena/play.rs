//! All matches of a tournament.

use super::Arena;
use super::entrants::matches;
use super::game::{Played, Programs};
use super::log::{Head, Log};
use super::statistics::Tally;
use crate::bulk;
use crate::common::tell;
use crate::simulate::counted::Counted;
use fogbound_bots::seatings;
use fogbound_table::record::{Chance, Record};
use fogbound_table::texts::msg;
use miette::IntoDiagnostic as _;
use std::ops::ControlFlow;
use std::sync::PoisonError;
use std::sync::atomic::{AtomicBool, Ordering};

/// The results of all matches, each with its two bots.
pub struct Results {
    pub matches: Vec<([u8; 2], Tally)>,
    pub is_cut: bool,
}

/// The receiver of the games of a pair: number of the match, number of the pair.
pub type Receiver<'a> = dyn FnMut(u32, u32, &[Played]) -> std::io::Result<()> + Send + 'a;

impl<G: Counted> Arena<G> {
    /// Returns what the results depend on.
    pub fn head(&self) -> Head {
        let record = Record::<G>::new(&self.rules, Chance::Seed(self.seed.clone())).to_text();
        Head::new(self.names().into_iter().map(str::to_owned).collect(), self.budget, record)
    }

    /// Returns the names of all bots.
    pub fn names(&self) -> Vec<&str> {
        self.entrants.iter().map(|entrant| entrant.name.as_str()).collect()
    }

    /// Returns the name of a bot.
    pub fn name(&self, bot: u8) -> &str {
        self.entrants.get(usize::from(bot)).map_or("", |entrant| &entrant.name)
    }

    /// Returns the number of seats.
    pub fn players(&self) -> u8 {
        G::players_of(&G::setup_of(&self.rules)).try_into().unwrap_or(u8::MAX)
    }

    /// Returns true if the sequential test has come to an end.
    fn is_decided(&self, tally: &Tally) -> bool {
        self.stop.is_some_and(|sprt| sprt.verdict(tally).is_some())
    }

    /// Plays all matches, or until `stopped` is set. `played` gets the games of each pair in their order.
    pub fn run(
        &self,
        log: &Log,
        stopped: &AtomicBool,
        played: &mut Receiver<'_>,
    ) -> miette::Result<Results> {
        let bots = u8::try_from(self.entrants.len()).unwrap_or(u8::MAX);
        let mut results = Results { matches: Vec::new(), is_cut: false };
        for (at, bots) in (0..).zip(matches(bots)) {
            let tally = self.play_match(at, bots, log, stopped, played)?;
            results.matches.push((bots, tally));
        }
        let is_done =
            |(_, tally): &([u8; 2], Tally)| tally.pairs == self.pairs || self.is_decided(tally);
        results.is_cut = !results.matches.iter().all(is_done);
        Ok(results)
    }

    fn play_match(
        &self,
        at: u32,
        [first, second]: [u8; 2],
        log: &Log,
        stopped: &AtomicBool,
        played: &mut Receiver<'_>,
    ) -> miette::Result<Tally> {
        let mut tally = Tally::default();
        let (done, all, left) = ("{pos}", "{len}", "{eta}");
        let (a, b) = (self.name(first), self.name(second));
        let beside = self.texts.say(msg!("arena-progress", first = a, second = b, done, all, left));
        let bar = bulk::progress(self.pairs, &beside);
        let play = |programs: &mut Programs, pair| match log.known(at, pair) {
            Some(known) => Ok(Some(known.clone())),
            None => self.play_pair(programs, pair, [first, second], stopped),
        };
        let hand_in = |pair, games: Option<Vec<Played>>| {
            let Some(games) = games else { return Ok(ControlFlow::Break(())) };
            for (number, game) in (1_usize..).zip(&games) {
                if let Some(told) = self.forfeit(pair, number, game) {
                    bar.suspend(|| tell(&told));
                }
            }
            tally.add(&games, first, G::TOGETHER);
            log.add(at, pair, &games)?;
            played(at, pair, &games).into_diagnostic()?;
            bar.inc(1);
            let is_decided = self.is_decided(&tally);
            Ok(if is_decided { ControlFlow::Break(()) } else { ControlFlow::Continue(()) })
        };
        let pairs = 1..=self.pairs;
        bulk::in_order(pairs, self.threads, stopped, Programs::new, play, hand_in)?;
        bar.finish_and_clear();
        Ok(tally)
    }

    /// Plays the games with one deal; `None` if that was broken off.
    fn play_pair(
        &self,
        programs: &mut Programs,
        pair: u32,
        bots: [u8; 2],
        stopped: &AtomicBool,
    ) -> miette::Result<Option<Vec<Played>>> {
        let mut games = Vec::new();
        for seats in seatings(self.players(), G::TOGETHER) {
            let seats: Vec<u8> = seats.iter().map(|&second| bots[usize::from(second)]).collect();
            if stopped.load(Ordering::Relaxed) {
                return Ok(None);
            }
            games.push(self.play_once(programs, pair, &seats)?);
        }
        Ok(Some(games))
    }

    /// Plays a game, unless a team has played it before.
    fn play_once(
        &self,
        programs: &mut Programs,
        pair: u32,
        seats: &[u8],
    ) -> miette::Result<Played> {
        let team = seats.first().copied().filter(|_| G::TOGETHER);
        let teams = || self.teams.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(played) = team.and_then(|team| teams().get(&(team, pair)).cloned()) {
            return Ok(played);
        }
        let played = self.play(programs, pair, seats)?;
        if let Some(team) = team {
            teams().insert((team, pair), played.clone());
        }
        Ok(played)
    }
}
