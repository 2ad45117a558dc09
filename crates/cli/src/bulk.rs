//! Many games on several threads, whose results are handed in by their numbers.

use crate::common::error;
use fogbound_game::Seed;
use fogbound_table::texts::msg;
use indicatif::{ProgressBar, ProgressStyle};
use std::collections::BTreeMap;
use std::io::IsTerminal as _;
use std::ops::ControlFlow;
use std::ops::RangeInclusive;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

/// The exit code of a program that Ctrl-C has stopped.
pub const INTERRUPTED: u8 = 130;

/// Returns the number of threads that was asked for, else as many as the machine can.
pub fn threads(wished: Option<u32>) -> u32 {
    wished.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, |n| n.get() as u32))
}

/// Returns the seed of a game; the tiles and each bot draw on streams of their own.
pub fn seed_of(seed: &Seed, number: u32) -> Seed {
    Seed::new(format!("{}/{number}", seed.as_str()))
}

/// Returns a flag that Ctrl-C sets.
pub fn stopped_by_ctrl_c() -> Arc<AtomicBool> {
    let stopped = Arc::new(AtomicBool::new(false));
    let stop = Arc::clone(&stopped);
    // Without it Ctrl-C ends the program at once, as it usually does.
    let _ = ctrlc::set_handler(move || stop.store(true, Ordering::Relaxed));
    stopped
}

/// Returns a bar with such a text beside it, only on a terminal, and not on standard output.
pub fn progress(of: u32, beside: &str) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(u64::from(of));
    match ProgressStyle::with_template(&format!("{{wide_bar}} {beside}")) {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}

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
pub fn in_order<W, T: Send>(
    numbers: RangeInclusive<u32>,
    threads: u32,
    stopped: &AtomicBool,
    tool: impl Fn() -> W + Sync,
    work: impl Fn(&mut W, u32) -> miette::Result<T> + Sync,
    to: impl FnMut(u32, T) -> miette::Result<ControlFlow<()>> + Send,
) -> miette::Result<()> {
    let count = numbers.clone().count().try_into().unwrap_or(u32::MAX);
    let next = AtomicU32::new(0);
    let first = *numbers.start();
    let is_broken_off = AtomicBool::new(false);
    let hand_in = Mutex::new(HandIn { waiting: BTreeMap::new(), next: first, to });
    let labour = || -> miette::Result<()> {
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
        workers
            .into_iter()
            .try_for_each(|worker| worker.join().map_err(|_| error(msg!("simulate-thread")))?)
    })
}
