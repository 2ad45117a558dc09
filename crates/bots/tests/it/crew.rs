//! Thinking on several threads.

use fogbound_bots::Budget;
use fogbound_bots::crew::{Crew, Portion, share, think_on, work};
use std::collections::HashSet;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

/// Keeps other tests from changing the number of threads.
pub fn keep_threads() -> MutexGuard<'static, ()> {
    static KEPT: Mutex<()> = Mutex::new(());
    KEPT.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Returns what this thread is called.
fn name() -> String {
    format!("{:?}", thread::current().id())
}

/// Has so many programs think together, each of which does so many pieces between any two times that notes are put together. Returns
/// what they come to, and how often that was.
pub fn in_programs<T>(of: u32, pieces: u32, think: impl Fn() -> T) -> (T, u32) {
    let mut notes = Vec::new();
    for times in 0.. {
        let known = notes.clone();
        for number in 0..of {
            match share(Portion { number, of, budget: Budget::Count(pieces) }, &known, &think) {
                Ok(thought) => return (thought, times),
                Err(more) => notes.extend(more),
            }
        }
        assert!(notes.len() > known.len(), "nothing was done");
    }
    unreachable!("they come to an end")
}

/// Gives out so many numbers and takes so many; returns what came of them, and the threads that worked.
fn squares(given: u64, taken: usize) -> (Vec<u64>, HashSet<String>) {
    let square = |n: u64| {
        // Later pieces are done sooner.
        thread::sleep(Duration::from_millis(given.saturating_sub(n).min(8)));
        (n * n, name())
    };
    let mut numbers = 0..given;
    let lead = |crew: &mut Crew<'_, _, _>| {
        (0..taken).map_while(|_| crew.next(u32::MAX, || numbers.next())).unzip()
    };
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
            assert!(!workers.contains(&name()), "whoever leads only leads");
            assert!(workers.len() > 1 || results.len() < 2, "{workers:?} for {results:?}");
        }
    }
}

#[test]
fn whoever_shares_work_works_alone() {
    let _kept = keep_threads();
    think_on(2);
    let mut numbers = 1..=8;
    let inner = |n: u64| squares(n, 8).1 == HashSet::from([name()]);
    let lead = |crew: &mut Crew<'_, _, _>| -> Vec<bool> {
        (0..8).map_while(|_| crew.next(u32::MAX, || numbers.next())).collect()
    };
    assert_eq!(work(inner, || inner, lead), [true; 8]);
}

#[test]
fn programs_that_think_together_do_each_piece_once_and_come_to_the_same() {
    let _kept = keep_threads();
    think_on(2);
    for (of, pieces, wanted) in
        [(1, 100, 0), (1, 8, 3), (3, 100, 2), (2, 4, 4), (3, 3, 4), (2, 1, 14)]
    {
        let done = Mutex::new(Vec::new());
        let double = |n: u64| {
            done.lock().unwrap().push(n);
            n * 2
        };
        let all = |numbers: &[u64]| -> Vec<u64> {
            let mut numbers = numbers.iter().copied();
            let lead = |crew: &mut Crew<'_, _, _>| {
                (0..numbers.len()).map_while(|_| crew.next(u32::MAX, || numbers.next())).collect()
            };
            work(double, || double, lead)
        };
        let first: Vec<u64> = (1..=19).collect();
        // What is to be done second follows from what came of the first.
        let think = || all(&all(&first).iter().step_by(3).map(|n| n + 100).collect::<Vec<_>>());
        let (thought, times) = in_programs(of, pieces, think);
        assert_eq!(thought, [204, 216, 228, 240, 252, 264, 276], "{of} with {pieces}");
        assert_eq!(times, wanted, "{of} with {pieces}");
        let mut done = done.into_inner().unwrap();
        done.sort_unstable();
        let second = (0..7).map(|n| 102 + 6 * n);
        assert_eq!(done, first.into_iter().chain(second).collect::<Vec<_>>(), "{of} with {pieces}");
    }
}

#[test]
fn no_program_does_more_ahead_than_is_likely_to_be_wanted() {
    let done = Mutex::new(0);
    let count = |n: u64| {
        *done.lock().unwrap() += 1;
        n
    };
    let lead = |crew: &mut Crew<'_, u64, u64>| {
        let mut wanted = 0..;
        (0..5).rev().map_while(|after| crew.next(after + 1, || wanted.next())).sum::<u64>()
    };
    let part = |number| Portion { number, of: 2, budget: Budget::Count(100) };
    let think = || work(count, || count, lead);
    let (first, second) = (share(part(0), &[], think), share(part(1), &[], think));
    let notes = [first.unwrap_err(), second.unwrap_err()].concat();
    assert_eq!(share(part(0), &notes, think), Ok(1 + 2 + 3 + 4));
    assert_eq!(*done.lock().unwrap(), 5);
}

#[test]
fn notes_that_cannot_be_read_are_made_anew() {
    let think = || work(|n: u64| n * n, || |n| n * n, |crew| crew.next(u32::MAX, || Some(12)));
    let part = Portion { number: 0, of: 2, budget: Budget::Count(0) };
    let notes = share(part, &[], think).unwrap_err();
    assert_eq!(share(part, &notes, think), Ok(Some(144)));
    for broken in [&notes[1..], &notes[..notes.len() - 1], &[255; 40]] {
        assert_eq!(share(part, broken, think), Err(notes.clone()));
    }
}
