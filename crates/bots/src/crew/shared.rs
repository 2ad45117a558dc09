//! Thinking in several programs that share no memory, like the workers of a browser. Each follows the same decision from its
//! beginning, does its share of the next pieces of work, and notes what came of them. Whoever asked them puts their notes
//! together and asks again, until the notes suffice. So what they come to is the same in any number of programs.

use serde::Serialize;
use serde::de::DeserializeOwned;
use std::cell::Cell;
use std::collections::BTreeMap;

/// What one of several programs does of a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Share {
    /// The number of the program, from 0.
    pub number: u32,
    /// The number of programs, at least 1. One alone may come to the end.
    pub of: u32,
    /// The pieces of work that they do in all, beyond those noted.
    pub pieces: u32,
}

/// Where a program takes part in work of its thread.
#[derive(Debug)]
pub(super) struct Desk {
    share: Share,
    /// What came of pieces of work, by the numbers of the work and of the piece.
    known: BTreeMap<(u32, u32), Vec<u8>>,
    /// The number of the next work.
    work: u32,
    /// Pieces still to be done.
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
pub fn share<T>(share: Share, notes: &[u8], think: impl FnOnce() -> T) -> Result<T, Vec<u8>> {
    DESK.set(Some(Desk::new(share, notes)));
    let thought = think();
    match DESK.take() {
        Some(desk) if desk.waits => Err(desk.notes),
        _ => Ok(thought),
    }
}

impl Desk {
    fn new(share: Share, mut notes: &[u8]) -> Desk {
        let mut known = BTreeMap::new();
        // What cannot be read is found once more.
        while let Ok((((work, piece), result), rest)) = postcard::take_from_bytes(notes) {
            known.insert((work, piece), result);
            notes = rest;
        }
        Desk { share, known, work: 0, left: share.pieces, notes: Vec::new(), waits: false }
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

    fn known<R: DeserializeOwned>(&self, piece: u32) -> Option<R> {
        let result = self.known.get(&(self.work, piece))?;
        postcard::from_bytes(result).ok()
    }

    fn note<R: Serialize>(&mut self, piece: u32, result: &R) {
        let Ok(result) = postcard::to_allocvec(result) else { return };
        if let Ok(note) = postcard::to_allocvec(&((self.work, piece), result)) {
            self.notes.extend(note);
        }
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

    pub fn next(&mut self, mut piece: impl FnMut() -> Option<J>) -> Option<R> {
        if self.desk.waits {
            return None;
        }
        let mut next = piece()?;
        let number = self.piece;
        self.piece += 1;
        if let Some(result) = self.desk.known(number) {
            return Some(result);
        }
        let Share { number: first, of, .. } = self.desk.share;
        if of < 2 && self.desk.left > 0 {
            self.desk.left -= 1;
            let result = (self.own)(next);
            self.desk.note(number, &result);
            return Some(result);
        }
        for ahead in 0..self.desk.left {
            if ahead % of == first {
                let result = (self.own)(next);
                self.desk.note(number + ahead, &result);
            }
            let Some(later) = piece() else { break };
            next = later;
        }
        self.desk.waits = true;
        None
    }

    pub fn into_desk(self) -> Desk {
        self.desk
    }
}
