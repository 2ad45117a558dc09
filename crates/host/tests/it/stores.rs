//! The store, in a file and in a database.

use crate::databases::{Databases, client};
use crate::guests::{Place, open_store as open};
use fogbound_host::{Append, Row, Store, StoreError};
use std::future::Future;
use std::thread;
use std::time::Duration;

/// Runs what the store is asked.
fn run<T>(work: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap().block_on(work)
}

fn entry(table: &str, seq: u64, id: &str) -> Append {
    let row = Row { seq, id: id.to_owned(), body: format!("{{\"{table}\": {seq}}}") };
    Append { table: table.to_owned(), row, owes: false, listing: None, duty: None }
}

fn listed(table: &str, seq: u64, summary: &str, is_listed: bool) -> Append {
    Append { listing: Some((summary.to_owned(), is_listed)), ..entry(table, seq, "") }
}

#[test]
fn entries_have_numbers_without_gaps_and_each_request_is_there_once() {
    let place = Place::fresh();
    let store = open(&place);
    run(async {
        assert_eq!(store.append(entry("a", 1, "")).await, Ok(()));
        assert_eq!(store.append(entry("a", 2, "x")).await, Ok(()));
        for wrong in [entry("a", 2, "y"), entry("a", 4, "y"), entry("a", 3, "x"), entry("b", 2, "")]
        {
            assert_eq!(store.append(wrong).await, Err(StoreError::Conflict));
        }
        // The same request may come at another table, and entries without one as often as there are any.
        assert_eq!(store.append(entry("b", 1, "x")).await, Ok(()));
        assert_eq!(store.append(entry("a", 3, "")).await, Ok(()));
        let rows: Vec<(u64, String)> =
            store.read("a").await.unwrap().into_iter().map(|row| (row.seq, row.id)).collect();
        assert_eq!(rows, [(1, String::new()), (2, "x".to_owned()), (3, String::new())]);
        let after = store.read_after("a", 2).await.unwrap();
        assert_eq!(after, [entry("a", 3, "").row]);
        assert_eq!(store.read("c").await, Ok(vec![]));
        assert_eq!(store.ping().await, Ok(()));
    });
}

#[test]
fn of_entries_that_are_written_together_each_gets_its_own_answer() {
    let place = Place::fresh();
    let store = open(&place);
    let answers = run(async {
        let appends = [
            entry("a", 1, "x"),
            entry("a", 2, "y"),
            entry("a", 2, "z"),
            entry("b", 1, "x"),
            entry("a", 3, "y"),
            entry("a", 3, "z"),
            entry("b", 3, ""),
        ];
        let all: Vec<_> = appends.into_iter().map(|it| store.append(it)).collect();
        futures_util::future::join_all(all).await
    });
    let written: Vec<bool> = answers.iter().map(Result::is_ok).collect();
    assert_eq!(written, [true, true, false, true, false, true, false]);
    assert!(answers.iter().flat_map(|it| it.as_ref().err()).all(|it| *it == StoreError::Conflict));
    assert_eq!(run(store.read("a")).unwrap().len(), 3);
    assert_eq!(run(store.read("b")).unwrap().len(), 1);
}

#[test]
fn tables_are_listed_as_their_last_entry_says() {
    let place = Place::fresh();
    let store = open(&place);
    let told = |most| {
        let listed = run(store.listed(most)).unwrap();
        listed.into_iter().map(|it| (it.table, it.summary)).collect::<Vec<_>>()
    };
    let pair = |table: &str, summary: &str| (table.to_owned(), summary.to_owned());
    run(store.append(listed("a", 1, "one", true))).unwrap();
    run(store.append(listed("b", 1, "two", false))).unwrap();
    assert_eq!(told(9), [pair("a", "one")]);
    run(store.append(listed("b", 2, "three", true))).unwrap();
    // What was not written tells nothing.
    run(store.append(listed("a", 1, "wrong", true))).unwrap_err();
    let mut both = told(9);
    both.sort();
    assert_eq!(both, [pair("a", "one"), pair("b", "three")]);
    assert_eq!(told(1).len(), 1);
    run(store.append(listed("a", 2, "", false))).unwrap();
    assert_eq!(told(9), [pair("b", "three")]);
}

#[test]
fn tables_where_somebody_may_have_to_be_told_are_known_until_that_is_settled() {
    let place = Place::fresh();
    let store = open(&place);
    let owing = |quiet| run(store.owing(Duration::from_millis(quiet), 9)).unwrap();
    let owes = |table, seq| Append { owes: true, ..entry(table, seq, "") };
    run(store.append(owes("a", 1))).unwrap();
    run(store.append(entry("b", 1, ""))).unwrap();
    run(store.append(owes("b", 1))).unwrap_err();
    thread::sleep(Duration::from_millis(20));
    run(store.append(owes("c", 1))).unwrap();
    assert_eq!(owing(60_000), Vec::<String>::new(), "not quiet for long enough");
    thread::sleep(Duration::from_millis(20));
    assert_eq!(owing(5), ["a", "c"], "in the order of waiting");
    run(store.append(owes("a", 2))).unwrap();
    run(store.settle("a", 1)).unwrap();
    run(store.settle("c", 1)).unwrap();
    thread::sleep(Duration::from_millis(20));
    assert_eq!(owing(5), ["a"], "what has happened meanwhile is not settled");
    run(store.settle("a", 2)).unwrap();
    assert_eq!(owing(0), Vec::<String>::new());
}

#[test]
fn what_was_written_is_there_when_the_store_is_opened_again() {
    let place = Place::fresh();
    let store = open(&place);
    run(store.append(entry("a", 1, "x"))).unwrap();
    drop(store);
    let store = open(&place);
    assert_eq!(run(store.read("a")).unwrap(), [entry("a", 1, "x").row]);
    assert_eq!(run(store.append(entry("a", 1, "y"))), Err(StoreError::Conflict));
}

#[test]
fn nodes_that_open_a_new_database_at_once_all_find_its_schema() {
    let Some(databases) = Databases::shared() else { return };
    let address = databases.make();
    thread::scope(|scope| {
        let open = || Store::connect(&address).map(|store| run(store.append(entry("a", 1, ""))));
        let nodes: Vec<_> = (0..6).map(|_| scope.spawn(open)).collect();
        let written = nodes.into_iter().map(|node| node.join().unwrap().unwrap());
        assert_eq!(written.filter(Result::is_ok).count(), 1);
    });
}

#[test]
fn a_database_of_a_later_version_and_none_at_all_are_refused_in_words() {
    let Some(databases) = Databases::shared() else { return };
    let address = databases.make();
    drop(Store::connect(&address).unwrap());
    let later = "update fogbound.version set taken = 77";
    client(&address).unwrap().batch_execute(later).unwrap();
    let refused = Store::connect(&address).unwrap_err().to_string();
    assert_eq!(refused, "this database was written by a later version (77)");
    let none = Store::connect(&format!("{address}_none")).unwrap_err().to_string();
    assert!(none.contains("does not exist"), "{none}");
    let secret = Store::connect("postgres://me:secret@[").unwrap_err().to_string();
    assert!(!secret.contains("secret"), "{secret}");
}

#[test]
fn of_nodes_that_write_the_same_number_one_wins() {
    let Some(databases) = Databases::shared() else { return };
    let address = databases.make();
    let won: usize = thread::scope(|scope| {
        let node = |name: usize| {
            let store = Store::connect(&address).unwrap();
            run(async move {
                let mut won = 0;
                for at in 0..200 {
                    // Both orders of tables, in batches that wait for one another.
                    let tables = if name.is_multiple_of(2) { ["a", "b"] } else { ["b", "a"] };
                    let id = format!("{name}-{at}");
                    let appends = tables.map(|table| store.append(entry(table, at + 1, &id)));
                    for answer in futures_util::future::join_all(appends).await {
                        match answer {
                            Ok(()) => won += 1,
                            Err(error) => assert_eq!(error, StoreError::Conflict),
                        }
                    }
                }
                won
            })
        };
        let nodes: Vec<_> = (0..4).map(|name| scope.spawn(move || node(name))).collect();
        nodes.into_iter().map(|node| node.join().unwrap()).sum()
    });
    let store = Store::connect(&address).unwrap();
    let logs: Vec<Vec<Row>> =
        ["a", "b"].iter().map(|table| run(store.read(table)).unwrap()).collect();
    for log in &logs {
        assert!(log.iter().map(|row| row.seq).eq(1..=200));
    }
    assert_eq!(won, 400);
}
