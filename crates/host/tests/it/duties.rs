//! What one node alone does at a table.

use crate::databases::{Databases, client};
use crate::games::{Dice, check};
use crate::guests::{Guest, Server};
use fogbound_host::{Append, Duty, Row, Store, StoreError};
use std::future::Future;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

fn run<T>(work: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap().block_on(work)
}

fn entry(seq: u64, duty: Option<Duty>) -> Append {
    let row = Row { seq, id: String::new(), body: "{}".to_owned() };
    Append { table: "a".to_owned(), row, owes: false, listing: None, duty }
}

fn held(duty: Duty) -> Vec<(String, Duty)> {
    vec![("a".to_owned(), duty)]
}

#[test]
fn an_entry_under_a_duty_that_another_node_has_taken_is_not_written() {
    let Some(databases) = Databases::shared() else { return };
    let address = databases.make();
    let [one, two] = [(); 2].map(|()| Store::connect(&address).unwrap());
    run(async {
        let first = one.take("a").await.unwrap().unwrap();
        assert_eq!(two.take("a").await, Ok(None));
        assert_eq!(one.append(entry(1, Some(first))).await, Ok(()));
        // As long as it is renewed nobody else gets it.
        for _ in 0..6 {
            tokio::time::sleep(Duration::from_millis(500)).await;
            assert_eq!(one.renew(held(first)).await, Ok(vec!["a".to_owned()]));
            assert_eq!(two.take("a").await, Ok(None));
        }
        tokio::time::sleep(Duration::from_millis(2100)).await;
        let second = two.take("a").await.unwrap().unwrap();
        assert_ne!(first, second);
        // The first node has slept. It is too late, with the next number and with any other.
        for seq in [2, 1, 3] {
            let late = one.append(entry(seq, Some(first))).await;
            assert_eq!(late, Err(StoreError::Conflict));
        }
        assert_eq!(one.renew(held(first)).await, Ok(vec![]));
        assert_eq!(one.read("a").await.unwrap().len(), 1);
        assert_eq!(two.append(entry(2, Some(second))).await, Ok(()));
        // What people do needs no duty.
        assert_eq!(one.append(entry(3, None)).await, Ok(()));
        // One that is given back is free at once.
        two.give_back(vec!["a".to_owned()]).await.unwrap();
        let third = one.take("a").await.unwrap().unwrap();
        assert_eq!(two.append(entry(4, Some(second))).await, Err(StoreError::Conflict));
        assert_eq!(one.append(entry(4, Some(third))).await, Ok(()));
    });
}

#[test]
fn a_duty_is_free_when_the_clock_of_the_database_was_set_back() {
    let Some(databases) = Databases::shared() else { return };
    let address = databases.make();
    let [one, two] = [(); 2].map(|()| Store::connect(&address).unwrap());
    run(one.take("a")).unwrap().unwrap();
    let ahead = "update fogbound.duty set lease_until = clock_timestamp() + interval '1 hour'";
    client(&address).unwrap().batch_execute(ahead).unwrap();
    assert!(run(two.take("a")).unwrap().is_some());
}

/// Nodes race for every duty, which is taken from them again and again.
#[test]
fn bots_of_a_table_decide_once_although_nodes_lose_their_duties() {
    let Some(databases) = Databases::shared() else { return };
    let address = databases.make();
    let nodes = [(); 3].map(|()| Server::node(&address, None));
    let made = nodes[0].make("carcassonne", &["greedy", "random", "random"]);
    let mut guests: Vec<Guest> =
        nodes.iter().map(|node| Guest::join(node, &made.table, &[])).collect();
    let stop = AtomicBool::new(false);
    thread::scope(|scope| {
        let (stop, address) = (&stop, &address);
        scope.spawn(move || {
            let mut thief = client(address).unwrap();
            let mut dice = Dice::fresh("thefts");
            let mut thefts = 0;
            while !stop.load(Ordering::Relaxed) {
                let steal = "update fogbound.duty set epoch = epoch + 1, lease_until = '-infinity'";
                thefts += thief.execute(steal, &[]).unwrap();
                thread::sleep(Duration::from_millis(5 + dice.below(60) as u64));
            }
            assert!(thefts > 0);
        });
        for guest in &mut guests {
            while !guest.standing.over {
                guest.hear().expect("the connection is open");
            }
        }
        stop.store(true, Ordering::Relaxed);
    });
    for node in &nodes {
        check(node, &guests);
    }
    let store = Store::connect(&address).unwrap();
    let rows = run(store.read(&made.table)).unwrap();
    assert!(rows.iter().map(|row| row.seq).eq(1..=rows.len() as u64));
}
