//! All tables: those that live, and those that only the store knows.

use crate::entry::{Entry, Founding};
use crate::hosting::Thought;
use crate::live::{Line, Live, Order, line, think};
use crate::log::mark;
use crate::metrics::Metrics;
use crate::store::{Append, Row, Store, StoreError};
use crate::table::{Before, Table, Unplanned, clean, wish};
use crate::token::{Key, is_table_name, random, table_name};
use fogbound_game::Refusal;
use fogbound_protocol::{Made, Wanted};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::{Semaphore, mpsc, oneshot};

/// Most tables that live at once. Further ones wait until somebody leaves another.
const MOST: usize = 20_000;

/// Bots that think at once.
const THINKERS: usize = 2;

/// All tables of a server. A copy is the same.
#[derive(Clone)]
pub struct Tables(Arc<Shared>);

struct Shared {
    store: Store,
    lines: Mutex<BTreeMap<String, Line>>,
    room: Arc<Semaphore>,
    pace: Duration,
    metrics: Arc<Metrics>,
    is_ending: AtomicBool,
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
    /// Too many tables live.
    Full,
}

/// The reason why no table is made.
#[derive(Debug)]
pub enum NotMade {
    /// There is no such game.
    Refused(Refusal),
    /// It cannot be kept now.
    Later,
}

impl From<Refusal> for NotMade {
    fn from(refusal: Refusal) -> NotMade {
        NotMade::Refused(refusal)
    }
}

impl From<getrandom::Error> for NotMade {
    fn from(_: getrandom::Error) -> NotMade {
        NotMade::Later
    }
}

impl From<StoreError> for NotMade {
    fn from(_: StoreError) -> NotMade {
        NotMade::Later
    }
}

impl Tables {
    /// Opens the tables of a store. A bot's answer is shown no sooner than `pace` after the question.
    #[must_use]
    pub fn new(store: Store, pace: Duration) -> Tables {
        let room = Arc::new(Semaphore::new(THINKERS));
        Tables(Arc::new(Shared {
            store,
            lines: Mutex::default(),
            room,
            pace,
            metrics: Arc::default(),
            is_ending: AtomicBool::new(false),
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

    /// Returns the number of tables in memory.
    pub(crate) fn live(&self) -> usize {
        self.lines().len()
    }

    /// Lets it be known that the server is about to end ([`operate`](crate::operate)).
    pub fn announce_end(&self) {
        self.0.is_ending.store(true, Ordering::Relaxed);
    }

    /// Returns `true` once the server is about to end.
    pub(crate) fn is_ending(&self) -> bool {
        self.0.is_ending.load(Ordering::Relaxed)
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

    fn lines(&self) -> MutexGuard<'_, BTreeMap<String, Line>> {
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
        // A table that has fallen behind its log hears nothing any more, and is read anew.
        let open = |line: &&Line| !line.is_closed();
        if let Some(line) = self.lines().get(name).filter(open) {
            return Ok(line.clone());
        }
        let rows = self.0.store.read(name).await.map_err(Missing::Store)?;
        let table = read(&rows)?;
        let mut lines = self.lines();
        // Somebody else may have been faster.
        if let Some(line) = lines.get(name).filter(open) {
            return Ok(line.clone());
        }
        if lines.len() >= MOST {
            return Err(Missing::Full);
        }
        let (line, heard) = line();
        lines.insert(name.to_owned(), line.clone());
        tokio::spawn(Live::new(name.to_owned(), table, self.clone()).run(heard));
        Ok(line)
    }

    /// Lets a table go, unless it has been told something just now.
    pub fn forget(&self, name: &str, heard: &mpsc::Receiver<Order>) -> bool {
        let mut lines = self.lines();
        // Whoever holds a line to it, or finds one from now on, is heard.
        let is_wanted =
            !heard.is_empty() || lines.get(name).is_some_and(|line| line.strong_count() > 1);
        if !is_wanted {
            lines.remove(name);
        }
        !is_wanted
    }

    /// Makes a table.
    ///
    /// # Errors
    /// The reason why not.
    pub async fn make(&self, mut wanted: Wanted) -> Result<Made, NotMade> {
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
        let made = self.found(before.wanted, seed, before.people).await;
        made.map_err(|not_made| match not_made {
            NotMade::Refused(refusal) => Unplanned::Refused(refusal),
            NotMade::Later => Unplanned::Later,
        })
    }

    async fn found(
        &self,
        wanted: Wanted,
        seed: String,
        seated: Vec<(u8, String, Key)>,
    ) -> Result<String, NotMade> {
        wish(&wanted, &seed, "")?;
        let listed = wanted.listed;
        let founding = Founding { wanted, seed, salt: random::<16>()?, seated };
        let table = Table::found(&founding)?;
        let name = table_name()?;
        let body = |value: &Entry| serde_json::to_string(value).map_err(|_| NotMade::Later);
        let summary = table.summary(&name);
        let told = serde_json::to_string(&summary).map_err(|_| NotMade::Later)?;
        let row = Row { seq: 1, id: String::new(), body: body(&Entry::Made(founding))? };
        let listing = Some((told, listed && summary.free > 0));
        self.append(Append { table: name.clone(), row, listing, duty: None }).await?;
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
    let entry = |row: &Row| {
        serde_json::from_str::<Entry>(&row.body)
            .map_err(|error| Missing::Broken(row.seq, error.to_string()))
    };
    let Some((first, rest)) = rows.split_first() else { return Err(Missing::Unknown) };
    let broken = |seq: u64| move |refusal: Refusal| Missing::Broken(seq, refusal.to_string());
    let Entry::Made(founding) = entry(first)? else {
        return Err(Missing::Broken(first.seq, "the log does not begin with the table".to_owned()));
    };
    let mut table = Table::found(&founding).map_err(broken(first.seq))?;
    for row in rest {
        let id = Some(row.id.as_str()).filter(|id| !id.is_empty());
        table.apply(&entry(row)?, id).map_err(broken(row.seq))?;
    }
    Ok(table)
}
