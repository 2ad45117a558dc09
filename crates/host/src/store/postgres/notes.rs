//! Notes from node to node through the database.

use super::Address;
use postgres::fallible_iterator::FallibleIterator as _;
use postgres::{Client, NoTls};
use std::sync::mpsc::{Receiver, TryRecvError};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// Time for which notes are gathered: to notify keeps the whole database busy for a moment.
const GATHER: Duration = Duration::from_millis(20);
/// Time after which a database that was lost is looked for again.
const RETRY: Duration = Duration::from_millis(500);
/// Most notes that are said at once.
const BATCH: usize = 512;

const NOTIFY: &str = "select pg_notify('fogbound', note) from unnest($1::text[]) as notes (note)";

/// Something that is heard from other nodes.
pub enum Heard {
    /// A note.
    Note(String),
    /// Notes may have been lost before.
    Again,
}

impl Address {
    /// Says what waits, and hears what others say, until nobody can say anything any more.
    pub fn keep_noting(&self, waiting: &Receiver<String>, heard: impl Fn(Heard)) {
        loop {
            // Without a database nothing is said or heard.
            let _ = self.0.connect(NoTls).and_then(|client| note(client, waiting, &heard));
            let lost = waiting.try_iter().take(BATCH).count();
            if lost == 0 && matches!(waiting.try_recv(), Err(TryRecvError::Disconnected)) {
                return;
            }
            sleep(RETRY);
        }
    }
}

/// Says and hears notes until the connection is lost, or nobody can say anything any more.
fn note(
    mut client: Client,
    waiting: &Receiver<String>,
    heard: &impl Fn(Heard),
) -> Result<(), postgres::Error> {
    client.batch_execute("listen fogbound")?;
    heard(Heard::Again);
    loop {
        let mut notes = Vec::new();
        while notes.len() < BATCH {
            match waiting.try_recv() {
                Ok(note) => notes.push(note),
                Err(TryRecvError::Empty) => break,
                Err(TryRecvError::Disconnected) => return Ok(()),
            }
        }
        if !notes.is_empty() {
            client.execute(NOTIFY, &[&notes])?;
        }
        hear(&mut client, heard)?;
        if client.is_closed() {
            return Ok(());
        }
    }
}

/// Hears what others say, for a moment.
fn hear(client: &mut Client, heard: &impl Fn(Heard)) -> Result<(), postgres::Error> {
    let end = Instant::now() + GATHER;
    let mut notes = client.notifications();
    let mut notes = notes.timeout_iter(GATHER);
    while let Some(note) = notes.next()? {
        heard(Heard::Note(note.payload().to_owned()));
        // What waits to be said does not wait for others to be silent.
        if Instant::now() >= end {
            break;
        }
    }
    Ok(())
}
