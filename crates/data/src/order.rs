//! Pieces of work on several threads, whose results are handed in by their numbers.

use std::collections::BTreeMap;
use std::ops::{ControlFlow, RangeInclusive};
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Mutex, PoisonError};

/// Results on their way: those whose turn has not come wait.
struct HandIn<T, F> {
    waiting: BTreeMap<u32, T>,
    next: u32,
    to: F,
}

/// Does every piece of `work` of these numbers, on so many threads with a `tool` each, and hands the results
/// in in their order, whatever the number of threads. It ends early when `stopped` is set (every piece begun
/// is still handed in) or `to` breaks off (nothing more is handed in).
///
/// # Errors
/// The first error of a piece of work or of `to`, after which the other threads go on no further.
///
/// # Panics
/// If a piece of work does.
pub fn in_order<W, T: Send, E: Send>(
    numbers: RangeInclusive<u32>,
    threads: u32,
    stopped: &AtomicBool,
    tool: impl Fn() -> W + Sync,
    work: impl Fn(&mut W, u32) -> Result<T, E> + Sync,
    to: impl FnMut(u32, T) -> Result<ControlFlow<()>, E> + Send,
) -> Result<(), E> {
    let count = numbers.clone().count().try_into().unwrap_or(u32::MAX);
    let next = AtomicU32::new(0);
    let first = *numbers.start();
    let is_broken_off = AtomicBool::new(false);
    let hand_in = Mutex::new(HandIn { waiting: BTreeMap::new(), next: first, to });
    let labour = || -> Result<(), E> {
        let mut tool = tool();
        while !stopped.load(Ordering::Relaxed) && !is_broken_off.load(Ordering::Relaxed) {
            let at = next.fetch_add(1, Ordering::Relaxed);
            if at >= count {
                break;
            }
            let number = first + at;
            let result = work(&mut tool, number)?;
            let mut hand_in = hand_in.lock().unwrap_or_else(PoisonError::into_inner);
            let HandIn { waiting, next, to } = &mut *hand_in;
            waiting.insert(number, result);
            while !is_broken_off.load(Ordering::Relaxed)
                && let Some(result) = waiting.remove(next)
            {
                if to(*next, result)?.is_break() {
                    is_broken_off.store(true, Ordering::Relaxed);
                }
                *next += 1;
            }
        }
        Ok(())
    };
    let labour = || labour().inspect_err(|_| is_broken_off.store(true, Ordering::Relaxed));
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads.min(count)).map(|_| scope.spawn(labour)).collect();
        workers.into_iter().try_for_each(|worker| {
            worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
        })
    })
}
