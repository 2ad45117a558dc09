//! The last turn from which a lost game could still be won.
//!
//! A bot of ours plays games on from turns of the lost one, everything that was hidden then dealt anew. The page
//! asks [`Turning::next`], lets [`attempt`] play where it keeps nobody waiting, and reports with
//! [`Turning::note`]. The longer it looks, the surer the answer.

use crate::model::Told;
use crate::presented::Presented;
use fogbound_bots::{bots_for, fast_bot, play};
use fogbound_game::Seed;
use fogbound_table::games::AnyRecord;
use fogbound_table::record::{Record, Sets};
use fogbound_table::texts::{Texts, msg};
use fogbound_table::with_record;

/// The numbers of tries after which a turn counts as decided: few for a first answer, more for a better one.
const QUOTAS: [u32; 4] = [8, 16, 32, 64];

/// The number of tries that are asked for at once.
const AT_ONCE: u32 = 4;

/// Tries to win from a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attempt {
    /// The seat that is to win.
    pub seat: u8,
    /// The standing decisions before the position.
    pub ply: usize,
    /// The number of the first try: each deals what is hidden differently.
    pub first: u32,
    /// The number of tries.
    pub count: u32,
}

/// The tries from the beginning of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tried {
    /// The turn or round, from 1.
    pub turn: usize,
    /// The standing decisions before it.
    pub ply: usize,
    /// The number of tries so far.
    pub tries: u32,
    /// The number of those that won.
    pub wins: u32,
}

impl Tried {
    /// Returns true if most tries won, false if not; `None` if that is not clear yet. It is clear after `quota`
    /// tries, or when chance alone would hardly have it so.
    fn is_won(self, quota: u32) -> Option<bool> {
        let lead = i64::from(self.wins) * 2 - i64::from(self.tries);
        let is_clear = self.tries >= quota || lead * lead > 6 * i64::from(self.tries);
        is_clear.then_some(lead > 0)
    }
}

/// The search for the last turn from which most tries win.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turning {
    seat: u8,
    /// What the course is counted in: `turn` or `round`.
    unit: &'static str,
    turns: Vec<Tried>,
}

/// What the search has found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Found {
    /// Nothing yet.
    Nothing,
    /// The last turn from which most tries won, and the one after it, if there is one.
    Last(Tried, Option<Tried>),
    /// Most tries were lost from all turns looked at; this is the best of them.
    Never(Tried),
}

impl Turning {
    /// Prepares the search for a seat that has lost. `starts` are the turns or rounds, from 1, with the standing
    /// decisions before each, in order.
    #[must_use]
    pub fn new(
        seat: u8,
        unit: &'static str,
        starts: impl IntoIterator<Item = (usize, usize)>,
    ) -> Turning {
        let tried = |(turn, ply)| Tried { turn, ply, tries: 0, wins: 0 };
        Turning { seat, unit, turns: starts.into_iter().map(tried).collect() }
    }

    /// Returns the tries to play next; `None` when the answer is as good as it gets.
    #[must_use]
    pub fn next(&self) -> Option<Attempt> {
        let unclear = QUOTAS.into_iter().find_map(|quota| self.search(quota).err())?;
        let Tried { ply, tries, .. } = self.turns.get(unclear).copied()?;
        Some(Attempt { seat: self.seat, ply, first: tries, count: AT_ONCE })
    }

    /// Notes how many tries won.
    pub fn note(&mut self, attempt: Attempt, wins: u32) {
        if let Some(tried) = self.turns.iter_mut().find(|tried| tried.ply == attempt.ply) {
            tried.tries += attempt.count;
            tried.wins += wins.min(attempt.count);
        }
    }

    /// Returns the number of all tries so far.
    #[must_use]
    pub fn tries(&self) -> u32 {
        self.turns.iter().map(|tried| tried.tries).sum()
    }

    /// Returns what is found so far, by as many tries for each turn as there are.
    #[must_use]
    pub fn found(&self) -> Found {
        let best = self.turns.iter().filter(|tried| tried.tries > 0);
        let best = best.max_by_key(|tried| 1000 * tried.wins / tried.tries);
        match QUOTAS.into_iter().map_while(|quota| self.search(quota).ok()).last() {
            Some(Some(last)) => Found::Last(self.turns[last], self.turns.get(last + 1).copied()),
            Some(None) => best.map_or(Found::Nothing, |&best| Found::Never(best)),
            None => Found::Nothing,
        }
    }

    /// Looks for the last turn that is won: backwards from the end in growing steps, then between the last
    /// two. The error is a turn that needs more tries.
    fn search(&self, quota: u32) -> Result<Option<usize>, usize> {
        let is_won = |turn: usize| self.turns[turn].is_won(quota).ok_or(turn);
        let end = self.turns.len();
        let (mut won, mut lost, mut step) = (None, end, 1);
        while won.is_none() && lost > 0 {
            let turn = end.saturating_sub(step);
            match is_won(turn)? {
                true => won = Some(turn),
                false => lost = turn,
            }
            step *= 2;
        }
        let Some(mut won) = won else { return Ok(None) };
        while lost - won > 1 {
            let middle = (won + lost) / 2;
            match is_won(middle)? {
                true => won = middle,
                false => lost = middle,
            }
        }
        Ok(Some(won))
    }
}

/// Plays tries from a position of a recorded game and returns how many of them the seat wins; `None` if the
/// record cannot be read or has no such position. The same tries always end the same.
#[must_use]
pub fn attempt(record: &str, attempt: Attempt) -> Option<u32> {
    with_record!(AnyRecord::parse("", record).ok()?, record => won(&record, attempt))
}

fn won<G: Presented>(record: &Record<G>, attempt: Attempt) -> Option<u32> {
    let Attempt { seat, ply, first, count } = attempt;
    let replay = record.replay(&Sets::shipped()).ok()?;
    let view = replay.at(ply)?.view_of(None);
    let is_won = |number: u32| {
        let seed = Seed::new(format!("{ply} {number}"));
        let mut game = view.deal(&mut seed.stream("tries"));
        let mut bots = bots_for::<G>(fast_bot::<G>(), &seed, game.players())?;
        play(&mut game, &mut bots, &mut Vec::new(), &mut |_, _| {}, &mut |_| {}).ok()?;
        Some(game.winners()?.contains(seat))
    };
    let won = (first..first.saturating_add(count)).map(is_won);
    let won: Vec<bool> = won.collect::<Option<_>>()?;
    u32::try_from(won.into_iter().filter(|&won| won).count()).ok()
}

/// Returns what a search has found, in words, and the position that it is about.
pub(crate) fn told(turning: &Turning, bot: &str, texts: &Texts) -> (Told, Option<usize>) {
    let unit = turning.unit;
    let (text, ply) = match turning.found() {
        Found::Nothing => (texts.say(msg!("turning-nothing", bot)), None),
        Found::Last(Tried { turn, ply, tries, wins }, next) => {
            let (later, of) = next.map_or((0, 0), |next| (next.wins, next.tries));
            let text = msg!("turning-last", unit, turn, bot, wins, tries, later, of);
            (texts.say(text), Some(ply))
        }
        Found::Never(Tried { turn, ply, tries, wins }) => {
            let text = texts.say(msg!("turning-never", unit, turn, bot, wins, tries));
            // Where every try is lost, none is worth going on from.
            (text, (wins > 0).then_some(ply))
        }
    };
    (Told::new(text, ""), ply)
}

#[cfg(test)]
mod tests;
