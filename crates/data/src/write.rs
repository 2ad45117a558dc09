//! Playing what a folder lacks.

use crate::folder::{Chunk, Folder};
use crate::order::in_order;
use crate::play::play;
use crate::{Error, Plan, Shard, Tabled};
use fogbound_game::play::own_rules;
use fogbound_game::{Refusal, Seed};
use fogbound_table::setup::Wish;
use fogbound_table::with_game;
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// What has been written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Written {
    /// Games that are to be in the folder: those of the run, or of its shard.
    pub games: u32,
    /// Games that were there before.
    pub before: u32,
    /// Games that were played and are there now.
    pub played: u32,
    /// Their decisions.
    pub decisions: u64,
}

impl Written {
    /// Returns `true` if all games are there.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        self.before + self.played == self.games
    }
}

impl<G: Tabled> Plan<G> {
    /// Plays the games of a shard that are not in the folder yet, on so many threads, until `stopped` is set. What was
    /// begun of a chunk is then played again the next time. `progress` is told the games that are there or played,
    /// each time that there is one more.
    ///
    /// # Errors
    /// If the folder has games of another run, another program is writing the same games, or something cannot be written.
    pub fn write(
        &self,
        folder: &Path,
        shard: Shard,
        threads: u32,
        stopped: &AtomicBool,
        progress: impl FnMut(&Written) + Send,
    ) -> Result<Written, Error> {
        let folder = Folder::of(folder, &self.run())?;
        let mut missing = Vec::new();
        let mut written = Written::default();
        for (at, (first, last)) in folder.run.chunks().enumerate() {
            if !shard.has(at) {
                continue;
            }
            let games = last - first + 1;
            written.games += games;
            if folder.has(first) {
                written.before += games;
            } else {
                missing.push((first, last));
            }
        }
        if written.is_whole() {
            return Ok(written);
        }
        // Every chunk but the last has as many games.
        let game = |at: u32| {
            let (chunk, game) = ((at - 1) / self.chunk, (at - 1) % self.chunk);
            let (first, last) = missing[chunk as usize];
            (first, first + game, last)
        };
        let mut writing = Writing { written, chunk: None, games: 0, decisions: 0, progress };
        let numbers = 1..=written.games - written.before;
        let tools = || (own_rules(&self.rules), Vec::new());
        let work = |(rules, legal): &mut (Arc<G::Rules>, Vec<G::Action>), at| {
            let (_, number, _) = game(at);
            let failed =
                |refusal| Error::Stopped(number, self.seed_of(number).as_str().to_owned(), refusal);
            play(self, rules, number, legal).map_err(failed)
        };
        in_order(numbers, threads.max(1), stopped, tools, work, |at, played| {
            let (first, number, last) = game(at);
            if number == first {
                writing.chunk = Chunk::begin(&folder, first)?;
            }
            writing.add(number, played)?;
            if number == last {
                writing.finish()?;
            }
            Ok(ControlFlow::Continue(()))
        })?;
        Ok(writing.written)
    }
}

/// The chunk that is being written; `None` if another program was sooner.
struct Writing<P> {
    written: Written,
    chunk: Option<Chunk>,
    games: u32,
    decisions: u64,
    progress: P,
}

impl<P: FnMut(&Written)> Writing<P> {
    fn add(&mut self, number: u32, game: crate::play::Played) -> Result<(), Error> {
        self.games += 1;
        self.decisions += game.decisions.len() as u64;
        if let Some(chunk) = &mut self.chunk {
            chunk.add(number, game)?;
        }
        (self.progress)(&Written { played: self.written.played + self.games, ..self.written });
        Ok(())
    }

    fn finish(&mut self) -> Result<(), Error> {
        self.chunk.take().map_or(Ok(()), Chunk::finish)?;
        self.written.played += std::mem::take(&mut self.games);
        self.written.decisions += std::mem::take(&mut self.decisions);
        Ok(())
    }
}

/// Does as [`Plan::write`] for a game that is wished for in words, with the seed of the wish.
///
/// # Errors
/// Those of the rules, then those of [`Plan::new`] and [`Plan::write`].
pub fn simulate(
    wish: &Wish,
    bots: &[String],
    (games, chunk): (u32, u32),
    folder: &Path,
    shard: Shard,
    threads: u32,
    stopped: &AtomicBool,
) -> Result<Result<Written, Error>, Refusal> {
    with_game!(wish.game, G => {
        let rules = wish.rules::<G>()?;
        let plan = Plan::<G>::new(rules, bots, Seed::new(wish.seed.as_str()), games, chunk);
        Ok(plan.and_then(|plan| plan.write(folder, shard, threads, stopped, |_| ())))
    })
}
