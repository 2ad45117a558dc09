//! The server is killed at random moments while people play. `FOGBOUND_KILLS` says how often.

use crate::games::Dice;
use crate::guests::{Guest, Server};
use fogbound_host::{Append, Backend, Listing, Row, Store, StoreError};
use fogbound_protocol::{FromTable, What};
use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

/// Tables that are played at while the server is killed.
const TABLES: usize = 4;

/// Plays a table for two, both seats, until it is told to stop; each answer that the server has confirmed must stand in
/// the log, and each is given once.
pub fn play(
    addresses: &[SocketAddr],
    mut guest: Guest,
    stop: &AtomicBool,
    acts: &AtomicU64,
) -> Guest {
    let mut dice = Dice::fresh("a player");
    let mut done: Vec<(u64, String)> = Vec::new();
    let mut sent: Option<(String, fogbound_protocol::ToTable)> = None;
    while !stop.load(Ordering::Relaxed) && !guest.standing.over {
        if sent.is_none() {
            let Some(asked) = guest.asked.pop() else {
                if guest.hear().is_none() {
                    reconnect(&mut guest, addresses);
                }
                continue;
            };
            let action = asked.legal[dice.below(asked.legal.len())].clone();
            let request = guest.act(asked.seat, &action);
            sent = Some((action, request));
        }
        let Some((action, request)) = &sent else { continue };
        guest.say(request);
        // The same request is sent again and again until somebody answers it.
        let answer = loop {
            match guest.hear() {
                Some(answer @ (FromTable::Done { .. } | FromTable::Refused { .. })) => {
                    break Some(answer);
                }
                Some(FromTable::Later { .. }) | None => break None,
                Some(_) => {}
            }
        };
        match answer {
            Some(FromTable::Done { seq, .. }) => {
                done.push((seq, action.clone()));
                acts.fetch_add(1, Ordering::Relaxed);
                sent = None;
            }
            Some(FromTable::Refused { reason, .. }) => {
                assert_eq!(reason.reason, "draft-old", "{reason:?}");
                sent = None;
            }
            _ => reconnect(&mut guest, addresses),
        }
    }
    while !guest.standing.over && done.last().is_some_and(|(seq, _)| *seq > guest.standing.seq) {
        if guest.hear().is_none() {
            reconnect(&mut guest, addresses);
        }
    }
    for (seq, action) in done {
        let stands = |(at, what): &(u64, What)| match what {
            What::Acted { lines, .. } => *at == seq && lines.contains(&action),
            _ => false,
        };
        assert!(guest.standing.over || guest.events.iter().any(stands), "{seq} {action} is lost");
    }
    guest
}

/// Connects again, at whichever of the nodes is there.
pub fn reconnect(guest: &mut Guest, addresses: &[SocketAddr]) {
    let mut dice = Dice::quiet();
    while !guest.try_to_rejoin(addresses[dice.below(addresses.len())]) {
        thread::sleep(Duration::from_millis(10));
    }
}

#[test]
fn no_answer_is_lost_when_the_server_is_killed_at_any_moment() {
    let kills = std::env::var("FOGBOUND_KILLS").map_or(20, |kills| kills.parse().unwrap());
    let mut dice = Dice::fresh("kills");
    let mut server = Server::process();
    let mut killed = 0;
    let acts = AtomicU64::new(0);
    while killed < kills {
        let guests: Vec<Guest> = (0..TABLES)
            .map(|at| {
                let table = server.make(["mists", "carcassonne"][at % 2], &["person", "open"]);
                let mut guest = Guest::join(&server, &table.table, &[table.token.unwrap()]);
                guest.sit(1, "");
                guest
            })
            .collect();
        let (stop, address) = (AtomicBool::new(false), [server.address]);
        let guests: Vec<Guest> = thread::scope(|scope| {
            let players: Vec<_> = guests
                .into_iter()
                .map(|guest| {
                    let (stop, acts) = (&stop, &acts);
                    scope.spawn(move || play(&address, guest, stop, acts))
                })
                .collect();
            // A table lasts for some kills; then others are set up.
            for _ in 0..20.min(kills - killed) {
                thread::sleep(Duration::from_millis(20 + dice.below(200) as u64));
                server.restart();
                killed += 1;
            }
            stop.store(true, Ordering::Relaxed);
            players.into_iter().map(|player| player.join().unwrap()).collect()
        });
        for mut guest in guests {
            reconnect(&mut guest, &address);
            let again = Guest::join(&server, &guest.table, &guest.tokens);
            // What was missed follows the welcome.
            while guest.standing.seq < again.standing.seq {
                guest.hear().expect("the connection is open");
            }
            assert_eq!(again.standing.record, guest.standing.record);
        }
    }
    println!("{killed} kills, {} answers confirmed, none lost", acts.load(Ordering::Relaxed));
    assert!(acts.into_inner() > kills);
}

/// A store that now and then says that it has failed: sometimes it has written before, sometimes not.
#[derive(Clone, Default)]
struct Failing {
    logs: Arc<Mutex<BTreeMap<String, Vec<Row>>>>,
    batches: u32,
}

impl Backend for Failing {
    fn append(&mut self, batch: &[Append]) -> Result<Vec<bool>, StoreError> {
        self.batches += 1;
        let failed = Err(StoreError::Failed("the disk is full".to_owned()));
        if self.batches % 7 == 3 {
            return failed;
        }
        let mut logs = self.logs.lock().unwrap();
        let written = batch.iter().map(|Append { table, row, .. }| {
            let log = logs.entry(table.clone()).or_default();
            let is_known = log.iter().any(|known| !row.id.is_empty() && known.id == row.id);
            let follows = row.seq == log.len() as u64 + 1 && !is_known;
            if follows {
                log.push(row.clone());
            }
            follows
        });
        let written = written.collect();
        if self.batches % 5 == 4 { failed } else { Ok(written) }
    }

    fn read(&mut self, table: &str, after: u64) -> Result<Vec<Row>, StoreError> {
        let logs = self.logs.lock().unwrap();
        let log = logs.get(table).map(Vec::as_slice).unwrap_or_default();
        Ok(log.iter().filter(|row| row.seq > after).cloned().collect())
    }

    fn secret(&mut self, _name: &str, fresh: &str) -> Result<String, StoreError> {
        Ok(fresh.to_owned())
    }

    fn listed(&mut self, _most: u32) -> Result<Vec<Listing>, StoreError> {
        Ok(Vec::new())
    }

    fn owing(&mut self, _quiet: u32, _most: u32) -> Result<Vec<String>, StoreError> {
        Ok(Vec::new())
    }

    fn settle(&mut self, _table: &str, _seq: u64) -> Result<(), StoreError> {
        Ok(())
    }
}

#[test]
fn a_store_that_fails_loses_nothing_and_doubles_nothing() {
    let store = Failing::default();
    let server = Server::on(Store::with(store.clone(), store).unwrap());
    let made = server.make("mists", &["person"]);
    let guest = Guest::join(&server, &made.table, &[made.token.unwrap()]);
    let acts = AtomicU64::new(0);
    let guest = play(&[server.address], guest, &AtomicBool::new(false), &acts);
    assert!(guest.standing.over);
    assert_eq!(guest.standing.record, Some(server.record(&guest.table)));
}
