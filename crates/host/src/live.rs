//! A table that somebody looks at: one task, which alone changes it. Requests arrive one after the other; an entry is
//! written to the log before anybody hears of it.
//!
//! Other nodes may hold the same table. *The number of an entry is the fence*: of two that are written with one number
//! one is refused, and whoever has written that reads what it has missed (`log.rs`) and checks the request again.

mod bots;
mod guests;
mod late;
mod log;
mod notices;
mod presence;
mod requests;

use crate::bus::{Follow, Note};
use crate::node::Seen;
use crate::table::Table;
use crate::tables::Tables;
use crate::token::Key;
use crate::wording::Language;
use axum::extract::ws::Utf8Bytes;
use bots::{Bot, thought};
use fogbound_protocol::{FromTable, Summary, ToTable, VERSION};
use guests::{Guest, send};
use late::standing;
use presence::{Company, Here};
use std::collections::BTreeMap;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep_until};

pub use bots::think;
pub use guests::{refused, text};
pub use late::Late;

/// Messages that wait for a connection. One that does not read them is closed.
pub const UNREAD: usize = 256;
/// Requests that wait for a table.
const WAITING: usize = 256;
/// Time for which a table without connections stays in memory.
const LINGER: Duration = Duration::from_secs(30);
/// Time after which a log is read again that could not be read.
const RETRY: Duration = Duration::from_millis(500);

/// A connection to a table.
pub type Connection = u64;

/// Something that a table is told.
pub enum Order {
    /// Somebody connects.
    Join {
        /// The connection.
        connection: Connection,
        /// The secrets of their seats.
        tokens: Vec<String>,
        /// The number of the last event they have seen.
        seen: u64,
        /// The language of refusals.
        language: Language,
        /// True if they want the legal answers with questions.
        legal: bool,
        /// Where messages to them go.
        out: mpsc::Sender<Utf8Bytes>,
    },
    /// Somebody who is connected says something.
    Say(Connection, ToTable),
    /// A connection is closed.
    Leave(Connection),
    /// What is told of the table to anybody is wanted.
    Summary(oneshot::Sender<Summary>),
    /// The record is wanted, as far as anybody may know it.
    Record(oneshot::Sender<String>),
    /// Another node says something, by its name.
    Note(String, Note),
    /// The server is about to end.
    Close,
}

/// A way to tell a table something.
pub type Line = mpsc::Sender<Order>;

/// The table with its connections.
pub struct Live {
    name: String,
    tables: Tables,
    table: Table,
    guests: BTreeMap<Connection, Guest>,
    /// The table as those who look on see it, if that is later.
    late: Option<Late>,
    company: Company,
    /// When a bot's answer is due, and the answer once it is there.
    bot: Option<Bot>,
    /// When the duty is wanted again that another node holds.
    wants_duty: Option<Instant>,
    /// Those for whom a question waits while they are away, and since when.
    absent: BTreeMap<u8, Instant>,
    empty_since: Instant,
    /// The number of the last entry, for those who look whether the log has gone on.
    seen: Seen,
    /// True while the log may hold something that this task does not know.
    is_behind: bool,
    /// True once this task does not know the table any more.
    is_broken: bool,
    /// Held to hear the notes of other nodes.
    follow: Follow,
}

/// Returns a way to speak to a table, and where it hears.
pub fn line() -> (Line, mpsc::Receiver<Order>) {
    mpsc::channel(WAITING)
}

impl Live {
    /// Brings a table to life.
    pub fn new(
        name: String,
        table: Table,
        late: Option<Late>,
        tables: Tables,
        seen: Seen,
        follow: Follow,
    ) -> Live {
        seen.set(table.seq());
        Live {
            name,
            tables,
            table,
            guests: BTreeMap::new(),
            late,
            company: Company::default(),
            bot: None,
            wants_duty: None,
            absent: BTreeMap::new(),
            empty_since: Instant::now(),
            seen,
            is_behind: false,
            is_broken: false,
            follow,
        }
    }

    /// Lives until nobody has looked for a while, or the server is about to end.
    pub async fn run(mut self, mut heard: mpsc::Receiver<Order>) {
        while self.live(&mut heard).await {}
        // Whoever is here finds the table closed, and connects again.
        heard.close();
        self.tables.give_back(&self.name).await;
        self.tables.publish(&self.name, &Here::default().note());
    }

    /// Waits for something and does it; returns `false` at the end.
    async fn live(&mut self, heard: &mut mpsc::Receiver<Order>) -> bool {
        self.let_bot_think().await;
        self.note_absence();
        let wake = self.wake();
        let bot = self.bot.as_mut().filter(|bot| bot.answered.is_none());
        tokio::select! {
            order = heard.recv() => match order {
                Some(Order::Close) | None => return false,
                Some(order) => self.hear(order).await,
            },
            answer = thought(bot) => {
                if let Some(bot) = &mut self.bot {
                    bot.answered = Some(answer.unwrap_or_default());
                }
            }
            () = sleep_until(wake) => {
                self.awake().await;
                let is_left = self.guests.is_empty() && self.absent.is_empty();
                if is_left && self.empty_since.elapsed() >= LINGER {
                    if self.tables.forget(&self.name, heard) {
                        return false;
                    }
                    // Somebody is about to come.
                    self.empty_since = Instant::now();
                }
            }
        }
        !self.is_broken
    }

    /// Returns when something is due.
    fn wake(&self) -> Instant {
        let now = Instant::now();
        let bot = self.bot.as_ref().filter(|bot| bot.answered.is_some()).map(|bot| bot.due);
        let is_left = self.guests.is_empty() && self.absent.is_empty();
        let idle = is_left.then(|| self.empty_since + LINGER);
        let behind = self.is_behind.then(|| now + RETRY);
        let late = self.late.as_ref().and_then(Late::wake);
        let [duty, notice] = [self.wants_duty, self.notice_due()];
        let dues = [bot, self.company.wake(), idle, behind, duty, notice, late];
        dues.into_iter().flatten().min().unwrap_or(now + Duration::from_secs(60))
    }

    /// Does what is due.
    async fn awake(&mut self) {
        if self.is_behind {
            // What cannot be read now is read later.
            let _ = self.catch_up().await;
        }
        self.show_late();
        let here = self.here();
        self.company.pass(&here, &self.table.held());
        if self.company.is_due() {
            self.broadcast(&self.presence());
        }
        if self.company.is_due_elsewhere(&here) {
            self.tables.publish(&self.name, &here.note());
        }
        let now = Instant::now();
        if self.bot.as_ref().is_some_and(|bot| bot.answered.is_some() && bot.due <= now) {
            self.bot_answered().await;
        }
        self.notify().await;
    }

    async fn hear(&mut self, order: Order) {
        match order {
            Order::Join { connection, tokens, seen, language, legal, out } => {
                let keys = tokens.iter().map(|token| Key::of(token)).collect();
                let (seats, secrets) = (Vec::new(), String::new());
                let guest = Guest { keys, seats, language, legal, out, secrets };
                // A table that cannot be read now is shown as it is known.
                let _ = self.look().await;
                self.join(connection, guest, seen);
            }
            Order::Say(connection, request) => self.say(connection, request).await,
            Order::Leave(connection) => self.leave(connection).await,
            // Whoever has gone needs no answer.
            Order::Summary(answer) => {
                let _ = self.look().await;
                let seats = standing(&self.table, self.late.as_ref(), &[], false).chairs;
                drop(answer.send(self.public().summary_of(&self.name, seats)));
            }
            Order::Record(answer) => {
                let _ = self.look().await;
                drop(answer.send(self.public().record()));
            }
            Order::Note(node, note) => self.note(&node, note).await,
            // Heard where the table lives.
            Order::Close => {}
        }
    }

    /// Hears what another node says.
    async fn note(&mut self, node: &str, note: Note) {
        match note {
            Note::Wrote { seq } if seq > self.table.seq() => {
                // What cannot be read now is read later.
                let _ = self.catch_up().await;
            }
            Note::Wrote { .. } => {}
            Note::Here { seats, watching } => {
                let told = Here { seats: seats.into_iter().collect(), watching };
                self.company.hear(node, told, &self.here(), &self.table.held());
            }
            Note::Shown { by, shown } => self.show_here(by, shown),
        }
    }

    fn join(&mut self, connection: Connection, mut guest: Guest, seen: u64) {
        guest.seats = self.table.seats_of(&guest.keys);
        let table = if guest.seats.is_empty() { self.public() } else { &self.table };
        guest.secrets = table.secrets_of(&guest.seats);
        // Events tell all that is new, unless the record itself has become another one.
        let knows = seen > 0 && seen <= table.seq() && !table.is_over() && guest.secrets.is_empty();
        let standing = standing(&self.table, self.late.as_ref(), &guest.seats, !knows);
        let welcome = FromTable::Welcome {
            version: VERSION,
            game: table.game().to_string(),
            seats: guest.seats.clone(),
            standing,
        };
        let mut messages = vec![welcome];
        if knows {
            let events = table.events_after(seen).into_iter().flatten();
            messages.extend(events.map(|(seq, (by, what))| FromTable::Event {
                seq,
                by: *by,
                what: what.clone(),
            }));
        }
        messages.push(self.presence());
        for message in &messages {
            send(&guest.out, message);
        }
        guest.ask(table);
        let (here, mut came) = (self.here(), guest.keys.is_empty());
        for &seat in &guest.seats {
            came |= self.company.come(seat, &here);
        }
        self.guests.insert(connection, guest);
        if came {
            self.company.gather();
            self.announce();
        }
    }

    /// Returns the table as those see it who look on.
    fn public(&self) -> &Table {
        self.late.as_ref().map_or(&self.table, Late::table)
    }

    /// Tells the other nodes soon who is here.
    fn announce(&mut self) {
        if self.follow.is_heard() {
            self.company.announce();
        }
    }

    async fn leave(&mut self, connection: Connection) {
        self.let_go(connection);
        if self.guests.is_empty() {
            // Another node, where somebody looks, lets bots think.
            self.tables.give_back(&self.name).await;
        }
    }

    fn let_go(&mut self, connection: Connection) {
        let Some(guest) = self.guests.remove(&connection) else { return };
        self.company.lose(guest.seats, &self.here(), &self.table.held());
        self.announce();
        self.empty_since = Instant::now();
    }

    /// Lets go of connections that do not read: their task closes them when nothing can come any more.
    fn drop_deaf(&mut self) {
        let guests = self.guests.iter().filter(|(_, guest)| guest.is_deaf());
        let deaf: Vec<Connection> = guests.map(|(&connection, _)| connection).collect();
        deaf.into_iter().for_each(|connection| self.let_go(connection));
    }

    /// Returns those who are at this node.
    fn here(&self) -> Here {
        let guests = self.guests.values();
        let watching = guests.clone().filter(|guest| guest.seats.is_empty()).count();
        Here {
            seats: guests.flat_map(|guest| guest.seats.iter().copied()).collect(),
            watching: u32::try_from(watching).unwrap_or(u32::MAX),
        }
    }

    fn presence(&self) -> FromTable {
        let (seats, watching) = self.company.presence(&self.here(), &self.table.held());
        FromTable::Present { seats, watching }
    }
}
