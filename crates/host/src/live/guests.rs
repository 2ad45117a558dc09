//! Those who are connected to a table, and what they are told.

use super::late::{Late, standing};
use crate::table::{Table, Unplanned};
use crate::token::Key;
use crate::wording::Language;
use axum::extract::ws::Utf8Bytes;
use fogbound_game::Refusal;
use fogbound_protocol::{FromTable, Shown};
use tokio::sync::mpsc;

/// Time to wait before a request is sent again that could not be written.
const LATER: u32 = 500;
/// The secrets of a game that is over: none.
const OVER: &str = "over";

/// Somebody who is connected.
pub struct Guest {
    /// What is kept of the secrets that they have shown.
    pub keys: Vec<Key>,
    /// The seats that these open.
    pub seats: Vec<u8>,
    /// The language of refusals.
    pub language: Language,
    /// True if they want the legal answers with questions.
    pub legal: bool,
    /// Where messages to them go.
    pub out: mpsc::Sender<Utf8Bytes>,
    /// What only their seats know, as they were told it last.
    pub secrets: String,
}

impl Guest {
    /// Tells what the events could not.
    pub fn tell_secrets(&mut self, table: &Table, late: Option<&Late>) {
        let late = late.filter(|_| self.seats.is_empty());
        let secrets = match late.map_or(table, Late::table).is_over() {
            true => OVER.to_owned(),
            false => table.secrets_of(&self.seats),
        };
        if secrets != self.secrets {
            send(&self.out, &FromTable::Record(standing(table, late, &self.seats, true)));
            self.secrets = secrets;
        }
    }

    /// Asks somebody who wants to be asked.
    pub fn ask(&self, table: &Table) {
        if !self.legal {
            return;
        }
        for asked in self.seats.iter().filter_map(|&seat| table.asked(seat)) {
            send(&self.out, &FromTable::Asked(asked));
        }
    }

    /// Returns `true` for a connection that does not read, or is closed.
    pub fn is_deaf(&self) -> bool {
        self.out.capacity() == 0 || self.out.is_closed()
    }
}

/// Returns `true` for something that fits on the board.
pub fn is_showable(shown: &Shown) -> bool {
    match shown {
        Shown::Place { .. } | Shown::Position { .. } | Shown::Signal { .. } => true,
        Shown::Proposal { action } => action.len() <= 80 && !action.contains(char::is_control),
    }
}

/// Returns the answer to a request that is not done.
pub fn not_done(id: String, unplanned: &Unplanned, language: Language) -> FromTable {
    match unplanned {
        Unplanned::Done(seq) => FromTable::Done { id, seq: *seq },
        Unplanned::Refused(refusal) => refused(id, refusal, language),
        Unplanned::Later => FromTable::Later { id, ms: LATER },
    }
}

/// Returns the answer to a request that is refused.
pub fn refused(id: String, refusal: &Refusal, language: Language) -> FromTable {
    FromTable::Refused { id, reason: language.reason(refusal) }
}

/// Returns a message as it is sent.
pub fn text(message: &FromTable) -> Utf8Bytes {
    // Our own messages are plain data.
    serde_json::to_string(message).unwrap_or_default().into()
}

/// Sends a message to a connection.
pub fn send(out: &mpsc::Sender<Utf8Bytes>, message: &FromTable) {
    offer(out, &text(message));
}

/// Sends a text to a connection. One that has no room is let go of soon.
pub fn offer(out: &mpsc::Sender<Utf8Bytes>, text: &Utf8Bytes) {
    let _ = out.try_send(text.clone());
}
