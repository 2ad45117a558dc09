//! Rounds on all cores. Each round has a random stream of its own, so a failure is repeated by seed
//! and number, whatever the number of threads.

use std::any::Any;
use std::hash::{BuildHasher, Hasher, RandomState};
use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};

/// The variable that repeats a run of a test.
pub const SEED_VARIABLE: &str = "FOGBOUND_TEST_SEED";

/// The seed of a test: that of [`SEED_VARIABLE`], else a fresh one. It is printed, so that a
/// failing run can be repeated.
#[must_use]
pub fn test_seed(test: &str) -> String {
    let seed = std::env::var(SEED_VARIABLE).unwrap_or_else(|_| fresh_seed());
    println!("{test}: to repeat this run, set {SEED_VARIABLE}={seed}");
    seed
}

/// Some text that is hardly ever the same twice.
#[must_use]
pub fn fresh_seed() -> String {
    // The standard library keys its hash maps with random bits of the system.
    format!("{:016x}", RandomState::new().build_hasher().finish())
}

/// Runs the rounds and adds up what they bring.
///
/// # Errors
/// The failure with the lowest number among those met; a panic is a failure too.
pub fn run<T: Default + Send>(
    rounds: Range<u32>,
    round: impl Fn(u32, &mut T) -> Result<(), String> + Sync,
    add: impl Fn(&mut T, T),
) -> Result<T, String> {
    let next = AtomicU32::new(rounds.start);
    let failure: Mutex<Option<(u32, String)>> = Mutex::new(None);
    let work = || {
        let mut total = T::default();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= rounds.end || lock(&failure).is_some() {
                return total;
            }
            let result = catch_unwind(AssertUnwindSafe(|| round(number, &mut total)));
            let message = match result {
                Ok(Ok(())) => continue,
                Ok(Err(message)) => message,
                Err(panic) => format!("panic: {}", panic_text(&*panic)),
            };
            let mut failure = lock(&failure);
            if failure.as_ref().is_none_or(|(first, _)| number < *first) {
                *failure = Some((number, message));
            }
        }
    };
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let mut total = T::default();
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        for worker in workers {
            // Rounds catch their own panics.
            add(&mut total, worker.join().unwrap_or_default());
        }
    });
    let failed = lock(&failure).take();
    match failed {
        Some((number, message)) => Err(format!("round {number}: {message}")),
        None => Ok(total),
    }
}

/// Runs this many rounds from number 0 on, and as many more until what they bring is complete, up to ten
/// times as many.
///
/// # Errors
/// As [`run`].
pub fn run_until<T: Default + Send>(
    rounds: u32,
    round: impl Fn(u32, &mut T) -> Result<(), String> + Sync,
    add: impl Fn(&mut T, T),
    is_complete: impl Fn(&T) -> bool,
) -> Result<T, String> {
    let mut total = T::default();
    for first in (0..10).map(|batch| batch * rounds) {
        add(&mut total, run(first..first + rounds, &round, &add)?);
        if is_complete(&total) {
            break;
        }
    }
    Ok(total)
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

fn panic_text(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(ToString::to_string);
    text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_default()
}

#[cfg(test)]
mod tests;
