//! Thinking on several threads.

use fogbound_bots::crew::{Crew, think_on, work};
use std::collections::HashSet;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread::{self, ThreadId};
use std::time::Duration;

/// Keeps other tests from changing the number of threads.
pub fn keep_threads() -> MutexGuard<'static, ()> {
    static KEPT: Mutex<()> = Mutex::new(());
    KEPT.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Gives out so many numbers and takes so many; returns what came of them, and the threads that worked.
fn squares(given: u64, taken: usize) -> (Vec<u64>, HashSet<ThreadId>) {
    let square = |n: u64| {
        // Later pieces are done sooner.
        thread::sleep(Duration::from_millis(given.saturating_sub(n).min(8)));
        (n * n, thread::current().id())
    };
    let mut numbers = 0..given;
    let lead =
        |crew: &mut Crew<'_, _, _>| (0..taken).map_while(|_| crew.next(|| numbers.next())).unzip();
    work(square, || square, lead)
}

#[test]
fn what_comes_of_work_is_taken_in_order_by_any_number_of_threads() {
    let _kept = keep_threads();
    for threads in [2, 3] {
        think_on(threads);
        for (given, taken) in [(20, 20), (20, 5), (1, 5), (0, 1)] {
            let (results, workers) = squares(given, taken);
            let wanted = (0..given).take(taken).map(|n| n * n).collect::<Vec<_>>();
            assert_eq!(results, wanted, "{threads} threads");
            assert!(!workers.contains(&thread::current().id()), "whoever leads only leads");
            assert!(workers.len() > 1 || results.len() < 2, "{workers:?} for {results:?}");
        }
    }
}

#[test]
fn whoever_shares_work_works_alone() {
    let _kept = keep_threads();
    think_on(2);
    let mut numbers = 1..=8;
    let inner = |n: u64| squares(n, 8).1 == HashSet::from([thread::current().id()]);
    let lead = |crew: &mut Crew<'_, _, _>| -> Vec<bool> {
        (0..8).map_while(|_| crew.next(|| numbers.next())).collect()
    };
    assert_eq!(work(inner, || inner, lead), [true; 8]);
}
