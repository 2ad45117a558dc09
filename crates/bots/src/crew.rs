//! Thinking on several threads: pieces of work are done beside each other, and what comes of them is taken in the order
//! in which they were given out. So the number of threads changes nothing but the time. Programs that have no threads in
//! common can [`share`] a decision.

mod shared;

use serde::Serialize;
use serde::de::DeserializeOwned;
use shared::{Desk, Partner};
pub use shared::{Portion, share};
use std::cell::Cell;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

/// The pieces that each hand is given ahead of those that are taken.
const AHEAD: usize = 2;

/// The number of threads that a decision is thought about on.
static THREADS: AtomicU32 = AtomicU32::new(1);

/// Lets every bot and all advice of this process think on so many threads from now on; it is one until this is called. What
/// they think is the same on any number of them, and 0 is as good as 1. Where many games are played beside each other one is best.
///
/// In a browser there are no such threads: WebAssembly thinks on one, whatever is wished, and several workers [`share`] a decision.
pub fn think_on(threads: u32) {
    THREADS.store(threads, Ordering::Relaxed);
}

thread_local! {
    /// True on the thread of a hand, which has nobody to share its work with.
    static IS_HAND: Cell<bool> = const { Cell::new(false) };
}

fn threads() -> u32 {
    let is_alone = cfg!(target_family = "wasm") || IS_HAND.get();
    if is_alone { 1 } else { THREADS.load(Ordering::Relaxed) }
}

/// Those who do the pieces of work.
pub struct Crew<'a, J, R>(Who<'a, J, R>);

enum Who<'a, J, R> {
    /// Whoever gives the work out does it.
    Alone(&'a mut dyn FnMut(J) -> R),
    Hands(Hands<J, R>),
    /// Other programs have their share.
    Partners(Partner<'a, J, R>),
}

/// Hands that each have a thread. They take turns.
struct Hands<J, R> {
    all: Vec<(Sender<J>, Receiver<R>)>,
    given: usize,
    taken: usize,
}

impl<J, R: Serialize + DeserializeOwned> Crew<'_, J, R> {
    /// Returns what comes of the next piece of work, which is likely to be one of so many that are wanted; `None` after the last
    /// one, or if other programs have to say what comes of it, so that whatever follows counts for nothing. `piece` is called
    /// for every piece once, in order, and maybe for some that nobody asks for any more.
    pub fn next(&mut self, likely: u32, mut piece: impl FnMut() -> Option<J>) -> Option<R> {
        match &mut self.0 {
            Who::Alone(hand) => piece().map(hand),
            Who::Hands(hands) => hands.next(piece),
            Who::Partners(partner) => partner.next(likely, piece),
        }
    }
}

impl<J, R> Hands<J, R> {
    fn next(&mut self, mut piece: impl FnMut() -> Option<J>) -> Option<R> {
        let count = self.all.len();
        while self.given - self.taken < AHEAD * count
            && let Some(piece) = piece()
        {
            // Only a hand that has panicked hears nothing, and then so does whoever waits for it.
            let _ = self.all[self.given % count].0.send(piece);
            self.given += 1;
        }
        if self.taken == self.given {
            return None;
        }
        let result = self.all[self.taken % count].1.recv();
        self.taken += 1;
        // A hand works as long as there is a way to hand in. If it panics, so does the scope of its thread.
        Some(result.expect("a hand at work"))
    }
}

/// Has pieces of work done that `lead` gives out: by `own` where there is one thread, else by hands that `hand` makes,
/// one for each thread and on it.
pub fn work<J: Send, R: Send + Serialize + DeserializeOwned, H: FnMut(J) -> R, T>(
    mut own: impl FnMut(J) -> R,
    hand: impl Fn() -> H + Sync,
    lead: impl FnOnce(&mut Crew<'_, J, R>) -> T,
) -> T {
    if let Some(desk) = Desk::take() {
        let mut crew = Crew(Who::Partners(Partner::new(&mut own, desk)));
        let result = lead(&mut crew);
        if let Who::Partners(partner) = crew.0 {
            partner.into_desk().put_back();
        }
        return result;
    }
    let count = threads();
    if count < 2 {
        return lead(&mut Crew(Who::Alone(&mut own)));
    }
    thread::scope(|scope| {
        let hire = || {
            let (give, pieces) = channel();
            let (hand_in, results) = channel();
            let hand = &hand;
            scope.spawn(move || {
                IS_HAND.set(true);
                let mut hand = hand();
                // Nothing is handed in any more once whoever leads has enough.
                pieces.into_iter().all(|piece| hand_in.send(hand(piece)).is_ok());
            });
            (give, results)
        };
        let all = (0..count).map(|_| hire()).collect();
        lead(&mut Crew(Who::Hands(Hands { all, given: 0, taken: 0 })))
    })
}
