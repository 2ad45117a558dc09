//! Thinking in several programs that share no memory, like the workers of a browser. Each follows the same decision from its
//! beginning, does its share of the next pieces of work, and notes what came of them. Whoever asked them puts their notes
//! together and asks again, until the notes suffice. So what they come to is the same in any number of programs.

use crate::Budget;
use crate::budget::Meter;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::cell::Cell;
use std::collections::BTreeMap;

/// What one of several programs does of a decision.
#[derive(Clone, Copy, Debug)]
pub struct Portion {
    /// The number of the program, from 0.
    pub number: u32,
    /// The number of programs, at least 1. One alone may come to the end.
    pub of: u32,
    /// What it does beyond what is noted: so many pieces of work, or as many as take so long. It is one at least.
    pub budget: Budget,
}

/// Where a program takes part in work of its thread.
#[derive(Debug)]
pub(super) struct Desk {
    portion: Portion,
    /// What came of pieces of work, by the numbers of the work and of the piece.
    known: BTreeMap<(u32, u32), Vec<u8>>,
    /// The number of the next work.
    work: u32,
    /// Measures what is done here, from the first piece that was not noted.
    meter: Option<Meter>,
    /// What is left of the budget.
    left: u32,
    notes: Vec<u8>,
    /// True if nothing can go on without the notes of others.
    waits: bool,
}

thread_local! {
    static DESK: Cell<Option<Desk>> = const { Cell::new(None) };
}

/// Returns what comes of `think`, or what was noted for the programs that think the same together, if their notes do not suffice
/// yet. All of them are asked again then, with all notes so far one after the other.
///
/// Only work that has a count as its budget can be shared.
///
/// # Errors
/// Returns the notes.
pub fn share<T>(portion: Portion, notes: &[u8], think: impl FnOnce() -> T) -> Result<T, Vec<u8>> {
    DESK.set(Some(Desk::new(portion, notes)));
    let thought = think();
    match DESK.take() {
        Some(desk) if desk.waits => Err(desk.notes),
        _ => Ok(thought),
    }
}

impl Desk {
    fn new(portion: Portion, mut notes: &[u8]) -> Desk {
        let mut known = BTreeMap::new();
        // What cannot be read is found once more.
        while let Ok((((work, piece), result), rest)) = postcard::take_from_bytes(notes) {
            known.insert((work, piece), result);
            notes = rest;
        }
        let (left, _) = portion.budget.measured();
        let left = left.max(1);
        Desk { portion, known, work: 0, meter: None, left, notes: Vec::new(), waits: false }
    }

    /// Takes the desk of this thread, if it has one. Work within a piece of work is not shared.
    pub fn take() -> Option<Desk> {
        DESK.take()
    }

    /// Puts it back after a work.
    pub fn put_back(mut self) {
        self.work += 1;
        DESK.set(Some(self));
    }

    fn is_known(&self, piece: u32) -> bool {
        self.known.contains_key(&(self.work, piece))
    }

    fn known<R: DeserializeOwned>(&mut self, piece: u32) -> Option<R> {
        let key = (self.work, piece);
        let result = postcard::from_bytes(self.known.get(&key)?).ok();
        if result.is_none() {
            self.known.remove(&key);
        }
        result
    }

    /// Does a piece of work and notes what comes of it.
    fn note<R: Serialize>(&mut self, piece: u32, work: impl FnOnce() -> R) -> R {
        let (_, clock) = self.portion.budget.measured();
        let meter = self.meter.get_or_insert_with(|| Meter::start(clock));
        let result = work();
        self.left = self.left.saturating_sub(meter.cost(1));
        let key = (self.work, piece);
        let note = postcard::to_allocvec(&result).and_then(|it| postcard::to_allocvec(&(key, it)));
        // Memory can always be written to.
        self.notes.extend(note.unwrap_or_default());
        result
    }
}

/// Those who do the pieces of work: the program itself and others elsewhere.
pub(super) struct Partner<'a, J, R> {
    own: &'a mut dyn FnMut(J) -> R,
    desk: Desk,
    /// The number of the next piece.
    piece: u32,
}

impl<'a, J, R: Serialize + DeserializeOwned> Partner<'a, J, R> {
    pub fn new(own: &'a mut dyn FnMut(J) -> R, desk: Desk) -> Self {
        Partner { own, desk, piece: 0 }
    }

    pub fn next(&mut self, likely: u32, mut piece: impl FnMut() -> Option<J>) -> Option<R> {
        if self.desk.waits {
            return None;
        }
        let next = piece()?;
        let number = self.piece;
        self.piece += 1;
        if let Some(result) = self.desk.known(number) {
            return Some(result);
        }
        let Portion { number: own, of, .. } = self.desk.portion;
        if of < 2 && self.desk.left > 0 {
            return Some(self.desk.note(number, || (self.own)(next)));
        }
        let all = std::iter::once(next).chain(std::iter::from_fn(piece));
        for (ahead, piece) in (0..likely.max(of)).zip(all) {
            if self.desk.left == 0 {
                break;
            }
            if ahead % of == own && !self.desk.is_known(number + ahead) {
                self.desk.note(number + ahead, || (self.own)(piece));
            }
        }
        self.desk.waits = true;
        None
    }

    pub fn into_desk(self) -> Desk {
        self.desk
    }
}
