//! All tables: those that live, and those that only the store knows.

use crate::bus::{Bus, Note};
use crate::entry::{Entry, Founding};
use crate::hosting::Thought;
use crate::live::{Late, Line, Live, Order, line, think};
use crate::log::mark;
use crate::metrics::Metrics;
use crate::node::{Duties, Seen, Turn, keep_duties, keep_looking, keep_reminding};
use crate::notices::{NoticeTerms, Notices};
use crate::store::{Append, Duty, Row, Store, StoreError};
use crate::table::{Before, Table, Unplanned, clean, wish};
use crate::token::{Key, is_table_name, random, table_name};
use fogbound_game::Refusal;
use fogbound_protocol::{Made, Wanted};
use std::collections::BTreeMap;
use std::io;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, Once, OnceLock, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::{Semaphore, mpsc, oneshot};

/// Most tables that live at once. Further ones wait until somebody leaves another.
const MOST: usize = 20_000;

/// Time between two looks whether all tables have ended.
const CLOSING: Duration = Duration::from_millis(10);

/// Bots that think at once.
const THINKERS: usize = 2;

/// All tables of a server. A copy is the same.
#[derive(Clone)]
pub struct Tables(Arc<Shared>);

struct Shared {
    store: Store,
    lines: Mutex<BTreeMap<String, Living>>,
    bus: Arc<Bus>,
    duties: Duties,
    /// Done when the first table comes to life.
    started: Once,
    is_closing: AtomicBool,
    room: Arc<Semaphore>,
    pace: Duration,
    metrics: Arc<Metrics>,
    notices: OnceLock<Notices>,
}

/// A table that lives.
struct Living {
    line: Line,
    seen: Seen,
}

/// The reason why a table is not there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Missing {
    /// There is none of this name.
    Unknown,
    /// It cannot be read now.
    Store(StoreError),
    /// What is kept of it makes no table: the number of the entry, and the reason.
    Broken(u64, String),
    /// Too many tables live, or the server is about to end.
    Full,
}

impl From<StoreError> for Unplanned {
    fn from(_: StoreError) -> Unplanned {
        Unplanned::Later
    }
}

impl Tables {
    /// Opens the tables of a store. A bot's answer is shown no sooner than `pace` after the question.
    #[must_use]
    pub fn new(store: Store, pace: Duration) -> Tables {
        Tables::with(store, pace, Bus::none())
    }

    /// Opens the tables of a store that nodes share. They hear of one another at once, through NATS at an address, else
    /// through the database.
    ///
    /// # Errors
    /// Fails if this is no address of NATS, nodes do not share the store, or the system has no threads or random bits.
    pub fn shared(store: Store, pace: Duration, nats: Option<&str>) -> io::Result<Tables> {
        let bus = Bus::of(&store, nats)?;
        Ok(Tables::with(store, pace, bus))
    }

    fn with(store: Store, pace: Duration, bus: Bus) -> Tables {
        Tables(Arc::new(Shared {
            store,
            lines: Mutex::default(),
            bus: Arc::new(bus),
            duties: Duties::default(),
            started: Once::new(),
            is_closing: AtomicBool::new(false),
            room: Arc::new(Semaphore::new(THINKERS)),
            pace,
            metrics: Arc::default(),
            notices: OnceLock::new(),
        }))
    }

    /// Returns the store.
    pub fn store(&self) -> &Store {
        &self.0.store
    }

    /// Returns what is counted.
    pub(crate) fn metrics(&self) -> &Arc<Metrics> {
        &self.0.metrics
    }

    /// Lets people who are away be told that it is their turn, those of tables that nobody looks at among them; without
    /// it nobody is. The first terms stand.
    ///
    /// # Panics
    /// Outside of the runtime of Tokio, in which it goes on.
    pub fn send_notices(&self, terms: NoticeTerms) {
        // Whoever looks for people to tell has to find the terms.
        if self.0.notices.set(Notices::new(terms)).is_ok() {
            tokio::spawn(keep_reminding(self.while_open()));
        }
    }

    /// Returns what sends notices.
    pub(crate) fn notices(&self) -> Option<&Notices> {
        self.0.notices.get()
    }

    /// Returns the number of tables in memory.
    pub(crate) fn live(&self) -> usize {
        self.lines().len()
    }

    /// Returns `true` once the server is about to end.
    pub(crate) fn is_closing(&self) -> bool {
        self.0.is_closing.load(Ordering::SeqCst)
    }

    /// Writes an entry, and counts it.
    ///
    /// # Errors
    /// It is not written.
    pub(crate) async fn append(&self, append: Append) -> Result<(), StoreError> {
        let since = Instant::now();
        let appended = self.0.store.append(append).await;
        self.0.metrics.appended(since, &appended);
        appended
    }

    /// Returns the time after which a bot's answer is shown.
    pub fn pace(&self) -> Duration {
        self.0.pace
    }

    /// Lets a bot think.
    pub fn think(&self, thought: Thought) -> oneshot::Receiver<String> {
        think(self.0.metrics.timed(thought), Arc::clone(&self.0.room))
    }

    /// Returns the duties of this node.
    pub(crate) fn duties(&self) -> &Duties {
        &self.0.duties
    }

    /// Returns whose turn it is to let the bots of a table think.
    pub(crate) async fn turn_of(&self, table: &str) -> Turn {
        self.0.duties.turn_of(&self.0.store, table).await
    }

    /// Notes that the duty of a table may be another node's by now.
    pub(crate) fn lose_duty(&self, table: &str, duty: Option<Duty>) {
        self.0.duties.lose(table, duty);
    }

    /// Gives the duty of a table back, if this node has it.
    pub(crate) async fn give_back(&self, table: &str) {
        self.0.duties.give_back(&self.0.store, table).await;
    }

    /// Tells the other nodes something about a table.
    pub(crate) fn publish(&self, table: &str, note: &Note) {
        self.0.bus.publish(table, note);
    }

    /// Returns the tables that live, each with the number of its last entry.
    pub(crate) fn known(&self) -> Vec<(String, u64)> {
        let known = |(name, it): (&String, &Living)| (name.clone(), it.seen.get());
        self.lines().iter().filter(|(_, it)| !it.line.is_closed()).map(known).collect()
    }

    /// Returns a way to speak to a table that lives.
    pub(crate) fn living(&self, name: &str) -> Option<Line> {
        self.lines().get(name).map(|it| it.line.clone()).filter(|line| !line.is_closed())
    }

    /// Ends the life of all tables: what was said to them is written, duties are given back, and whoever is connected
    /// is told to connect again, to another node. From now on no table is found here.
    pub async fn close(&self) {
        self.0.is_closing.store(true, Ordering::SeqCst);
        let lines: Vec<Line> = self.lines().values().map(|it| it.line.clone()).collect();
        for line in &lines {
            // One that has gone needs not be told.
            let _ = line.send(Order::Close).await;
        }
        for line in lines {
            line.closed().await;
        }
        while !self.lines().is_empty() {
            tokio::time::sleep(CLOSING).await;
        }
    }

    /// Begins what a node does for all its tables.
    pub(crate) fn start(&self) {
        self.0.started.call_once(|| {
            if !self.0.store.is_shared() {
                return;
            }
            self.0.bus.start();
            tokio::spawn(keep_duties(self.while_open()));
            tokio::spawn(keep_looking(self.while_open(), Arc::clone(&self.0.bus)));
        });
    }

    /// Returns what finds the tables as long as somebody has them.
    fn while_open(&self) -> impl Fn() -> Option<Tables> + use<> {
        let shared = Arc::downgrade(&self.0);
        move || shared.upgrade().map(Tables)
    }

    fn lines(&self) -> MutexGuard<'_, BTreeMap<String, Living>> {
        // Nothing that is done under the lock can be left half done.
        self.0.lines.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns a way to speak to a table, which comes to life by that.
    ///
    /// # Errors
    /// The reason why it is not there.
    pub async fn line(&self, name: &str) -> Result<Line, Missing> {
        if !is_table_name(name) {
            return Err(Missing::Unknown);
        }
        self.start();
        // A table that does not know its log any more hears nothing, and is read anew.
        if let Some(line) = self.living(name) {
            return Ok(line);
        }
        let rows = self.0.store.read(name).await.map_err(Missing::Store)?;
        let table = read(&rows)?;
        let late = Late::of(&rows, &table)?;
        let mut lines = self.lines();
        // Somebody else may have been faster.
        if let Some(living) = lines.get(name).filter(|it| !it.line.is_closed()) {
            return Ok(living.line.clone());
        }
        if lines.len() >= MOST || self.is_closing() {
            return Err(Missing::Full);
        }
        let (line, heard) = line();
        let (seen, follow) = (Seen::default(), self.0.bus.follow(name, line.downgrade()));
        lines.insert(name.to_owned(), Living { line: line.clone(), seen: seen.clone() });
        let live = Live::new(name.to_owned(), table, late, self.clone(), seen, follow);
        let (tables, name, own) = (self.clone(), name.to_owned(), line.downgrade());
        tokio::spawn(async move {
            live.run(heard).await;
            tables.bury(&name, &own);
        });
        Ok(line)
    }

    /// Forgets a table that has ended, unless it lives again.
    fn bury(&self, name: &str, own: &mpsc::WeakSender<Order>) {
        let Some(own) = own.upgrade() else { return };
        let mut lines = self.lines();
        if lines.get(name).is_some_and(|it| it.line.same_channel(&own)) {
            lines.remove(name);
        }
    }

    /// Lets a table go, unless it has been told something just now.
    pub fn forget(&self, name: &str, heard: &mpsc::Receiver<Order>) -> bool {
        let mut lines = self.lines();
        // Whoever holds a line to it, or finds one from now on, is heard.
        let is_wanted =
            !heard.is_empty() || lines.get(name).is_some_and(|it| it.line.strong_count() > 1);
        if !is_wanted {
            lines.remove(name);
        }
        !is_wanted
    }

    /// Makes a table.
    ///
    /// # Errors
    /// The reason why not.
    pub async fn make(&self, mut wanted: Wanted) -> Result<Made, Unplanned> {
        wanted.name = clean(&wanted.name)?;
        let maker = wanted.seats.iter().position(|holder| holder == "person");
        if wanted.seats.iter().filter(|holder| *holder == "person").count() > 1 {
            return Err(Refusal::new("X-7", "one-maker").into());
        }
        let seat = maker.and_then(|seat| u8::try_from(seat).ok());
        let given = std::mem::take(&mut wanted.token);
        let token = if given.is_empty() { random::<16>()? } else { given };
        let key = Key::of_secret(&token)?;
        let seated = seat.map(|seat| (seat, wanted.name.clone(), key));
        let seed = random::<16>()?;
        let name = self.found(wanted, seed, seated.into_iter().collect()).await?;
        Ok(Made { table: name, seat, token: seat.map(|_| token) })
    }

    /// Makes a table for the same game as one that is over, with the same people.
    ///
    /// # Errors
    /// The reason why not.
    pub async fn again(&self, before: Before, same: bool) -> Result<String, Unplanned> {
        let seed = if same { before.seed } else { random::<16>()? };
        self.found(before.wanted, seed, before.people).await
    }

    async fn found(
        &self,
        wanted: Wanted,
        seed: String,
        seated: Vec<(u8, String, Key)>,
    ) -> Result<String, Unplanned> {
        wish(&wanted, &seed, "")?;
        let listed = wanted.listed;
        let founding = Founding { wanted, seed, salt: random::<16>()?, seated };
        let (table, name) = (Table::found(&founding)?, table_name()?);
        let summary = table.summary(&name);
        let told = serde_json::to_string(&summary).map_err(|_| Unplanned::Later)?;
        let made = Entry::Made(founding);
        let body = serde_json::to_string(&made).map_err(|_| Unplanned::Later)?;
        let row = Row { seq: 1, id: String::new(), body };
        let listing = Some((told, listed && summary.free > 0));
        let made = Append { table: name.clone(), row, owes: false, listing, duty: None };
        self.append(made).await?;
        self.0.metrics.made();
        tracing::info!(table = mark(&name), game = %table.game(), "a table was made");
        Ok(name)
    }
}

/// Returns the table that follows from a log.
///
/// # Errors
/// There is none, or an entry of it makes no sense.
pub fn read(rows: &[Row]) -> Result<Table, Missing> {
    let Some((first, rest)) = rows.split_first() else { return Err(Missing::Unknown) };
    let broken = |seq: u64| move |refusal: Refusal| Missing::Broken(seq, refusal.to_string());
    let Entry::Made(founding) = read_entry(first)? else {
        return Err(Missing::Broken(first.seq, "the log does not begin with the table".to_owned()));
    };
    let mut table = Table::found(&founding).map_err(broken(first.seq))?;
    for row in rest {
        let id = Some(row.id.as_str()).filter(|id| !id.is_empty());
        table.apply(&read_entry(row)?, id).map_err(broken(row.seq))?;
    }
    Ok(table)
}

/// Reads an entry of a log.
///
/// # Errors
/// It makes no sense.
pub fn read_entry(row: &Row) -> Result<Entry, Missing> {
    serde_json::from_str(&row.body).map_err(|error| Missing::Broken(row.seq, error.to_string()))
}
