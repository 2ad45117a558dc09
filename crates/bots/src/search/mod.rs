//! Looking ahead, in games whose hidden tiles come one by one.
//!
//! What a game has to say is in [`Judging`]; all else is written once: [`turns`] tries whole turns,
//! [`halving`] shares trials among them, [`ahead`] and [`noisy`] are the bots made of both.

mod ahead;
mod halving;
mod noisy;
mod turns;

pub use ahead::{Ahead, Depth};
pub(crate) use halving::{Race, Trial, race};
use noisy::Noisy;
pub use turns::OneTurn;

use crate::advice::Figures;
use crate::{Bot, Budget};
use fogbound_game::{Game, Rng, Seed};

/// What the fast bot of a game knows about it. The rest of a turn must hold no chance: it ends where
/// nobody decides, before the next draw or at the end of the game.
pub trait Judging<G: Game>: Clone + Default + Send + Sync {
    /// Positions looked at for one decision before branching stops; one with answers that are valued together counts
    /// once.
    const PATIENCE: u32 = u32::MAX;

    /// As many for a decision of the fast bot, which is to answer within 10 ms.
    const FAST_PATIENCE: u32 = Self::PATIENCE;

    /// As many for a turn that the fast bot plays in a trial.
    const TRIAL_PATIENCE: u32 = Self::FAST_PATIENCE;

    /// True if the actions that a turn can begin with have equal shares of that number; else those that come first
    /// take what they need.
    const SHARES: bool = false;

    /// Prepares for the positions of one turn, which begins or goes on with this one.
    fn begin(&mut self, game: &G);

    /// Takes note of an action that was just tried on a copy.
    fn tried(&mut self, game: &G, action: G::Action) {
        let _ = (game, action);
    }

    /// Returns the value of the end of a turn for a seat, in thousandths of a point.
    fn value(&mut self, game: &G, seat: u8) -> i64;

    /// Puts into an empty list the value of the end of the turn after each of these answers, as far
    /// as it is found faster than on a copy of the game.
    fn answers(&mut self, game: &G, seat: u8, list: &[G::Action], values: &mut Vec<Option<i64>>) {
        let _ = (game, seat, list, values);
    }

    /// Returns that value as it is averaged with those of other deals: what ends the game must not
    /// drown all else. `now` is the value of the position that is thought about.
    fn averaged(&self, game: &G, value: i64, now: i64) -> i64 {
        let _ = (game, now);
        value
    }

    /// Leaves out actions that are hardly ever better than one that stays.
    fn prune(game: &G, list: &mut Vec<G::Action>) {
        let _ = (game, list);
    }

    /// Returns what the value of a running position for a seat is made of, in thousandths of a point, in the order of
    /// [`Seated::PARTS`](crate::Seated::PARTS); nothing where that is not told, or where the end of the game is all that
    /// counts. The turn was begun with this position.
    fn parts(&mut self, game: &G, seat: u8) -> Vec<i64> {
        let _ = (game, seat);
        Vec::new()
    }

    /// Returns the figures of a position that people follow.
    fn figures(game: &G, seat: u8) -> Figures;
}

/// Returns a random stream that belongs to a position as a seat sees it: the same view, the same
/// stream, whatever is hidden and whatever was played before.
pub(crate) fn stream_at<G: Game>(game: &G, seat: u8, seed: &Seed, purpose: &str) -> Rng {
    let text = format!("{} {}", game.hash(), seed.as_str());
    Seed::new(text).stream(&format!("{} {purpose} {seat}", G::NAME))
}

/// How the levels of a game think, beside `normal`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Levels {
    /// How far up a beginner's judgement is wrong, in thousandths of a point.
    pub easy: u32,
    pub hard: Depth,
    pub master: Depth,
}

impl Levels {
    /// Makes a bot as [`Seated::thinker`](crate::Seated::thinker) does. `judge` is that of `master`; the others judge as `J`
    /// usually does.
    pub fn thinker<G, J, M>(
        self,
        name: &str,
        budget: Option<Budget>,
        seed: &Seed,
        judge: M,
    ) -> Option<Box<dyn Bot<G>>>
    where
        G: Game + 'static,
        J: Judging<G> + 'static,
        M: Judging<G> + 'static,
    {
        Some(match (name, budget) {
            ("easy", None) => Box::new(Noisy::<G, J>::new(seed, self.easy)),
            ("greedy", None) => Box::new(OneTurn::<G, J>::named("greedy")),
            ("normal", None) => Box::new(OneTurn::<G, J>::named("normal")),
            ("hard", _) => Box::new(Ahead::<G, J>::new("hard", self.hard).within(budget)),
            ("master", _) => Box::new(Ahead::judging("master", self.master, judge).within(budget)),
            _ => return None,
        })
    }
}
