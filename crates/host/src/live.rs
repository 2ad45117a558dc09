//! A table that somebody looks at: one task, which alone changes it. Requests arrive one after the other; an entry is
//! written to the log before anybody hears of it.

use crate::entry::Entry;
use crate::hosting::Thought;
use crate::store::{Append, Row, StoreError};
use crate::table::{Table, Unplanned};
use crate::tables::Tables;
use crate::wording::Language;
use axum::extract::ws::Utf8Bytes;
use fogbound_game::Refusal;
use fogbound_protocol::{FromTable, Near, Presence, Shown, Summary, ToTable, VERSION};
use std::collections::BTreeMap;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep_until};

/// Messages that wait for a connection. One that does not read them is closed.
pub const UNREAD: usize = 256;
/// Requests that wait for a table.
const WAITING: usize = 256;
/// Time for which a table without connections stays in memory.
const LINGER: Duration = Duration::from_secs(30);
/// Time after which somebody who was lost counts as gone.
const GRACE: Duration = Duration::from_secs(40);
/// Time in which changes of presence are gathered.
const GATHER: Duration = Duration::from_millis(700);
/// Time to wait before a request is sent again that could not be written.
const LATER: u32 = 500;
/// Time for which a bot may think; then a simple one answers.
const THINKING: Duration = Duration::from_secs(10);

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
}

/// A way to tell a table something.
pub type Line = mpsc::Sender<Order>;

/// Somebody who is connected.
struct Guest {
    seats: Vec<u8>,
    language: Language,
    legal: bool,
    out: mpsc::Sender<Utf8Bytes>,
    /// What only their seats know, as they were told it last.
    secrets: String,
}

/// The table with its connections.
pub struct Live {
    name: String,
    tables: Tables,
    table: Table,
    guests: BTreeMap<Connection, Guest>,
    /// People who were lost, and since when.
    lost: BTreeMap<u8, Instant>,
    /// When presence is told next.
    tell_presence: Option<Instant>,
    /// When a bot's answer is due, and the answer once it is there.
    bot: Option<Bot>,
    empty_since: Instant,
    /// True once the log may hold something that this task does not know.
    has_fallen_behind: bool,
}

/// A bot that thinks.
struct Bot {
    seat: u8,
    /// The number of the last event when it began.
    seq: u64,
    /// When its answer may be shown: no sooner, however long it has thought.
    due: Instant,
    answer: oneshot::Receiver<String>,
    answered: Option<String>,
}

/// Returns a way to tell a table things, and where it hears them.
pub fn line() -> (Line, mpsc::Receiver<Order>) {
    mpsc::channel(WAITING)
}

impl Live {
    /// Brings a table to life.
    pub fn new(name: String, table: Table, tables: Tables) -> Live {
        Live {
            name,
            tables,
            table,
            guests: BTreeMap::new(),
            lost: BTreeMap::new(),
            tell_presence: None,
            bot: None,
            empty_since: Instant::now(),
            has_fallen_behind: false,
        }
    }

    /// Lives until nobody has looked for a while.
    pub async fn run(mut self, mut heard: mpsc::Receiver<Order>) {
        loop {
            self.let_bot_think();
            let wake = self.wake();
            let bot = self.bot.as_mut().filter(|bot| bot.answered.is_none());
            tokio::select! {
                order = heard.recv() => match order {
                    Some(order) => self.hear(order).await,
                    None => return,
                },
                answer = thought(bot) => {
                    if let Some(bot) = &mut self.bot {
                        bot.answered = Some(answer.unwrap_or_default());
                    }
                }
                () = sleep_until(wake) => {
                    self.awake().await;
                    if self.guests.is_empty() && self.empty_since.elapsed() >= LINGER {
                        if self.tables.forget(&self.name, &heard) {
                            return;
                        }
                        // Somebody is about to come.
                        self.empty_since = Instant::now();
                    }
                }
            }
            // Whoever was here connects again, to the table as the log has it.
            if self.has_fallen_behind {
                return;
            }
        }
    }

    /// Returns when something is due.
    fn wake(&self) -> Instant {
        let bot = self.bot.as_ref().filter(|bot| bot.answered.is_some()).map(|bot| bot.due);
        let gone = self.lost.values().min().map(|&since| since + GRACE);
        let idle = self.guests.is_empty().then(|| self.empty_since + LINGER);
        let dues = [bot, self.tell_presence, gone, idle];
        let rest = Instant::now() + Duration::from_secs(60);
        dues.into_iter().flatten().min().unwrap_or(rest)
    }

    /// Does what is due.
    async fn awake(&mut self) {
        let now = Instant::now();
        let gone: Vec<u8> = self
            .lost
            .iter()
            .filter(|(_, since)| **since + GRACE <= now)
            .map(|(&seat, _)| seat)
            .collect();
        for seat in gone {
            self.lost.remove(&seat);
            self.tell_presence = Some(now);
        }
        if self.tell_presence.is_some_and(|due| due <= now) {
            self.tell_presence = None;
            self.broadcast(&self.presence());
        }
        if self.bot.as_ref().is_some_and(|bot| bot.answered.is_some() && bot.due <= now) {
            self.bot_answered().await;
        }
    }

    async fn hear(&mut self, order: Order) {
        match order {
            Order::Join { connection, tokens, seen, language, legal, out } => {
                let guest =
                    Guest { seats: Vec::new(), language, legal, out, secrets: String::new() };
                self.join(connection, guest, &tokens, seen);
            }
            Order::Say(connection, request) => self.say(connection, request).await,
            Order::Leave(connection) => self.leave(connection),
            // Whoever has gone needs no answer.
            Order::Summary(answer) => drop(answer.send(self.table.summary(&self.name))),
            Order::Record(answer) => drop(answer.send(self.table.record())),
        }
    }

    fn join(&mut self, connection: Connection, mut guest: Guest, tokens: &[String], seen: u64) {
        guest.seats = self.table.seats_of(tokens);
        guest.secrets = self.table.secrets_of(&guest.seats);
        // Events tell all that is new, unless the record itself has become another one.
        let knows = seen > 0
            && seen <= self.table.seq()
            && !self.table.is_over()
            && guest.secrets.is_empty();
        let standing = self.table.standing(&guest.seats, !knows);
        let welcome = FromTable::Welcome {
            version: VERSION,
            game: self.table.game().to_string(),
            seats: guest.seats.clone(),
            standing,
        };
        let mut messages = vec![welcome];
        if knows {
            let events = self.table.events_after(seen).into_iter().flatten();
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
        self.ask(&guest);
        let mut came = false;
        for seat in &guest.seats {
            came |= self.lost.remove(seat).is_some() || !self.is_here(*seat);
        }
        self.guests.insert(connection, guest);
        if came || tokens.is_empty() {
            self.gather();
        }
    }

    fn leave(&mut self, connection: Connection) {
        let Some(guest) = self.guests.remove(&connection) else { return };
        let now = Instant::now();
        for seat in guest.seats {
            if !self.is_here(seat) && self.table.held().contains(&seat) {
                self.lost.insert(seat, now);
            }
        }
        self.gather();
        self.empty_since = now;
    }

    fn gather(&mut self) {
        self.tell_presence = self.tell_presence.or(Some(Instant::now() + GATHER));
    }

    fn is_here(&self, seat: u8) -> bool {
        self.guests.values().any(|guest| guest.seats.contains(&seat))
    }

    fn near(&self, seat: u8) -> Near {
        match () {
            () if self.is_here(seat) => Near::Here,
            () if self.lost.contains_key(&seat) => Near::Away,
            () => Near::Gone,
        }
    }

    fn presence(&self) -> FromTable {
        let near = |seat| Presence { seat, near: self.near(seat) };
        let watching = self.guests.values().filter(|guest| guest.seats.is_empty()).count();
        FromTable::Present {
            seats: self.table.held().into_iter().map(near).collect(),
            watching: u32::try_from(watching).unwrap_or(u32::MAX),
        }
    }

    async fn say(&mut self, connection: Connection, request: ToTable) {
        let Some(guest) = self.guests.get(&connection) else { return };
        let (seats, out, language) = (guest.seats.clone(), guest.out.clone(), guest.language);
        let id = request.id().cloned().unwrap_or_default();
        let planned = match &request {
            ToTable::Ping {} => return send(&out, &FromTable::Pong {}),
            ToTable::Show { seat, shown } => return self.show(&seats, *seat, shown),
            ToTable::Again { id, seat, same } => match self.table.plan_again(&seats, id, *seat) {
                Ok(()) => self
                    .tables
                    .again(self.table.before(), *same)
                    .await
                    .map(|table| Entry::Again { seat: *seat, table }),
                Err(unplanned) => Err(unplanned),
            },
            _ => self.table.plan(&seats, &request, |seat| self.near(seat) == Near::Gone),
        };
        let entry = match planned {
            Ok(entry) => entry,
            Err(unplanned) => {
                if let Unplanned::Refused(refusal) = &unplanned {
                    self.tables.metrics().refused(refusal.reason);
                }
                return send(&out, &not_done(id, &unplanned, language));
            }
        };
        match self.write(&entry, &id).await {
            Ok(seq) => {
                if let (Some(guest), Entry::Sat { seat, .. }) =
                    (self.guests.get_mut(&connection), &entry)
                {
                    guest.seats.push(*seat);
                    guest.seats.sort_unstable();
                }
                send(&out, &FromTable::Done { id, seq });
                self.happened();
            }
            Err(_) => send(&out, &FromTable::Later { id, ms: LATER }),
        }
    }

    /// Shows something to all others.
    fn show(&self, seats: &[u8], seat: u8, shown: &Shown) {
        if !seats.contains(&seat) || !is_showable(shown) {
            return;
        }
        let message = text(&FromTable::Shown { by: seat, shown: shown.clone() });
        for guest in self.guests.values().filter(|guest| !guest.seats.contains(&seat)) {
            // One that does not read is closed when something happens.
            let _ = guest.out.try_send(message.clone());
        }
    }

    /// Writes an entry to the log, and lets it happen; everybody is told its event.
    async fn write(&mut self, entry: &Entry, id: &str) -> Result<u64, StoreError> {
        let seq = self.table.seq() + 1;
        let body = serde_json::to_string(entry).map_err(|e| StoreError::Failed(e.to_string()))?;
        let row = Row { seq, id: id.to_owned(), body };
        // What is told in the list changes with seats alone, and at the end.
        let is_listed = self.table.is_listed();
        let changes = is_listed
            && matches!(entry, Entry::Sat { .. } | Entry::Left { .. } | Entry::Given { .. });
        let listing = match changes.then(|| self.table.summary_after(&self.name, entry)) {
            Some(summary) => {
                let json = serde_json::to_string(&summary)
                    .map_err(|e| StoreError::Failed(e.to_string()))?;
                Some((json, summary.free > 0))
            }
            None => None,
        };
        let append = Append { table: self.name.clone(), row, listing, duty: None };
        let appended = self.tables.append(append).await;
        // What failed on the way may have been written all the same; what was too much was not.
        self.has_fallen_behind |= !matches!(appended, Ok(()) | Err(StoreError::Busy));
        appended?;
        let id = Some(id).filter(|id| !id.is_empty());
        // It was checked on this very table.
        let (by, what) = self.table.apply(entry, id).map_err(|refusal| {
            self.has_fallen_behind = true;
            StoreError::Failed(refusal.to_string())
        })?;
        self.broadcast(&FromTable::Event { seq, by, what });
        Ok(seq)
    }

    /// Tells what an event could not, and asks.
    fn happened(&mut self) {
        let is_over = self.table.is_over();
        for guest in self.guests.values_mut() {
            let secrets = match is_over {
                true => OVER.to_owned(),
                false => self.table.secrets_of(&guest.seats),
            };
            if secrets != guest.secrets {
                send(&guest.out, &FromTable::Record(self.table.standing(&guest.seats, true)));
                guest.secrets = secrets;
            }
        }
        for guest in self.guests.values() {
            self.ask(guest);
        }
        self.drop_deaf();
        if self.bot.as_ref().is_some_and(|bot| bot.seq != self.table.seq()) {
            self.bot = None;
        }
    }

    /// Asks somebody who wants to be asked.
    fn ask(&self, guest: &Guest) {
        if !guest.legal {
            return;
        }
        for asked in guest.seats.iter().filter_map(|&seat| self.table.asked(seat)) {
            send(&guest.out, &FromTable::Asked(asked));
        }
    }

    fn broadcast(&mut self, message: &FromTable) {
        let text = text(message);
        self.guests.values().for_each(|guest| offer(&guest.out, &text));
        self.drop_deaf();
    }

    /// Lets go of connections that do not read: their task closes them when nothing can come any more.
    fn drop_deaf(&mut self) {
        let deaf = |guest: &Guest| guest.out.capacity() == 0 || guest.out.is_closed();
        let deaf: Vec<Connection> =
            self.guests.iter().filter(|(_, guest)| deaf(guest)).map(|(&it, _)| it).collect();
        deaf.into_iter().for_each(|connection| self.leave(connection));
    }

    /// Begins the thinking of the bot that has to decide, if somebody is there to see it.
    fn let_bot_think(&mut self) {
        if self.bot.is_some() || self.guests.is_empty() {
            return;
        }
        let Some((seat, thought)) = self.table.bot_to_decide() else { return };
        let (seq, due) = (self.table.seq(), Instant::now() + self.tables.pace());
        let answer = self.tables.think(thought);
        self.bot = Some(Bot { seat, seq, due, answer, answered: None });
    }

    async fn bot_answered(&mut self) {
        let Some(bot) = self.bot.take() else { return };
        if bot.seq != self.table.seq() {
            return;
        }
        let answer = bot.answered.unwrap_or_default();
        let planned = self.table.plan_act(bot.seat, &[answer]).or_else(|_| {
            // One that fails to answer takes the first answer there is, so that the table lives.
            let legal = self.table.asked(bot.seat).map(|asked| asked.legal).unwrap_or_default();
            self.table.plan_act(bot.seat, legal.get(..1).unwrap_or_default())
        });
        if let Ok(entry) = planned {
            // What could not be written is thought of again.
            if self.write(&entry, "").await.is_ok() {
                self.happened();
            }
        }
    }
}

/// The secrets of a game that is over: none.
const OVER: &str = "over";

/// Waits for a bot; for ever without one.
async fn thought(bot: Option<&mut Bot>) -> Option<String> {
    match bot {
        Some(bot) => tokio::time::timeout(THINKING, &mut bot.answer).await.ok()?.ok(),
        None => std::future::pending().await,
    }
}

/// Runs a thought where it keeps nobody waiting.
pub fn think(
    thought: Thought,
    room: std::sync::Arc<tokio::sync::Semaphore>,
) -> oneshot::Receiver<String> {
    let (answer, answered) = oneshot::channel();
    tokio::spawn(async move {
        // The room is never closed.
        let Ok(_place) = room.acquire_owned().await else { return };
        // A bot that panics gives no answer.
        if let Ok(action) = tokio::task::spawn_blocking(thought).await {
            let _ = answer.send(action);
        }
    });
    answered
}

/// Returns `true` for something that fits on the board.
fn is_showable(shown: &Shown) -> bool {
    match shown {
        Shown::Place { .. } => true,
        Shown::Proposal { action } => action.len() <= 80 && !action.contains(char::is_control),
        Shown::Signal { word } => {
            ["yes", "no", "thanks", "wait", "well_done", "help"].contains(&word.as_str())
        }
    }
}

fn not_done(id: String, unplanned: &Unplanned, language: Language) -> FromTable {
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

fn send(out: &mpsc::Sender<Utf8Bytes>, message: &FromTable) {
    offer(out, &text(message));
}

/// Sends a message to a connection. One that has no room is let go of soon.
fn offer(out: &mpsc::Sender<Utf8Bytes>, text: &Utf8Bytes) {
    let _ = out.try_send(text.clone());
}
