//! Many games on several threads, whose results are handed in by their numbers ([`in_order`]).

pub use fogbound_data::in_order;
use fogbound_game::{Refusal, Seed};
use fogbound_table::texts::{Texts, msg};
use indicatif::{ProgressBar, ProgressStyle};
use std::io::IsTerminal as _;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

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

/// Returns the report of a game that the rules have stopped.
pub fn stopped(number: u32, seed: &Seed, refusal: &Refusal, texts: &Texts) -> miette::Report {
    let reason = texts.refusal(refusal);
    let stopped = texts.say(msg!("simulate-stopped", number, seed = seed.as_str(), reason));
    miette::miette!(code = refusal.rule.as_str(), "{stopped}")
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
