//! Threads that work for a batch.

use rayon::{Scope, ThreadPool, ThreadPoolBuilder};
use std::process;

/// The threads beside the one that calls. They wait from step to step, which costs half of what it does to begin them
/// anew.
pub(super) struct Helpers {
    count: usize,
    /// The process they were begun in.
    process: u32,
    /// `None` if there are none, or the machine has none left.
    pool: Option<ThreadPool>,
}

impl Helpers {
    pub fn new(count: usize) -> Helpers {
        let begun = || ThreadPoolBuilder::new().num_threads(count).build().ok();
        let pool = if count > 0 { begun() } else { None };
        Helpers { count, process: process::id(), pool }
    }

    /// Does something with each of some parts, and with the last one in this thread. Returns what came of each, in
    /// order.
    ///
    /// # Panics
    /// If a piece of work does.
    pub fn share<T: Send, R: Default + Send>(
        &mut self,
        mut parts: Vec<T>,
        last: T,
        work: impl Fn(T) -> R + Copy + Send,
    ) -> Vec<R> {
        // A process that was forked has the memory of these threads, but not the threads.
        if self.process != process::id() {
            *self = Helpers::new(self.count);
        }
        let Some(pool) = &self.pool else {
            parts.push(last);
            return parts.into_iter().map(work).collect();
        };
        let mut results: Vec<R> = parts.iter().map(|_| R::default()).collect();
        let own = pool.in_place_scope(|scope: &Scope<'_>| {
            for (part, result) in parts.into_iter().zip(&mut results) {
                scope.spawn(move |_| *result = work(part));
            }
            work(last)
        });
        results.push(own);
        results
    }
}
