//! Those who look on see what happens some time later, so that nobody can be told from outside.

use crate::games::Dice;
use crate::guests::{Guest, Server};
use fogbound_protocol::{FromTable, Shown, ToTable, Word};
use std::time::{Duration, Instant};

/// The delay of the tables here, in seconds.
const DELAY: u16 = 2;

/// Takes a decision for one of these people, whoever is asked first, unless the game is over.
fn decide(guests: &mut [Guest], dice: &mut Dice) {
    while !guests.iter().any(|guest| guest.standing.over) {
        let Some(at) = (0..guests.len()).find(|&at| !guests[at].asked.is_empty()) else {
            guests.iter_mut().for_each(Guest::listen);
            continue;
        };
        let asked = guests[at].asked.remove(0);
        let action = asked.legal[dice.below(asked.legal.len())].clone();
        let request = guests[at].act(asked.seat, &action);
        if let FromTable::Done { .. } = guests[at].ask(&request) {
            return;
        }
    }
}

/// Waits until somebody sees this name on the second seat, which no event tells that is still to come.
fn sees(watching: &mut Guest, name: &str) {
    while watching.standing.chairs[1].name != name {
        watching.hear().unwrap();
    }
}

#[test]
fn who_looks_on_sees_a_decision_late_and_those_who_play_at_once() {
    let mut dice = Dice::fresh("late");
    let mut server = Server::start();
    let made = server.make_late("mists", &["person", "open"], DELAY);
    let mut watching = Guest::join(&server, &made.table, &[]);
    assert_eq!(watching.standing.late, 0, "nothing waits while a seat is free");
    let mut people = vec![Guest::join(&server, &made.table, &[made.token.unwrap()])];
    let mut other = Guest::join(&server, &made.table, &[]);
    other.sit(1, "Grace");
    people.push(other);
    // Who sits where everybody sees at once, and nobody learns later who sat there before.
    let start = Instant::now();
    sees(&mut watching, "Grace");
    let rename = ToTable::Name { id: "n".to_owned(), seat: 1, name: "Hopper".to_owned() };
    people[1].say(&rename);
    sees(&mut watching, "Hopper");
    assert!(start.elapsed() < Duration::from_secs(DELAY.into()), "{:?}", start.elapsed());
    assert_eq!(watching.standing.late, u32::from(DELAY));
    let seated = people[0].standing.seq;
    while watching.standing.seq < seated {
        watching.hear().unwrap();
        assert_eq!(watching.standing.chairs[1].name, "Hopper");
    }
    let before = server.record(&made.table);
    let start = Instant::now();
    decide(&mut people, &mut dice);
    let seq = people.iter().map(|guest| guest.standing.seq).max().unwrap();
    while start.elapsed() < Duration::from_secs(DELAY.into()) / 2 {
        watching.listen();
    }
    assert!(watching.standing.seq < seq);
    // Nor does anybody learn more by coming anew, by asking for the record, or after a restart.
    let anew = Guest::join(&server, &made.table, &[]);
    assert!(anew.standing.seq < seq);
    assert_eq!(server.record(&made.table), before);
    let shown = Shown::Signal { word: Word::Thanks };
    people[0].say(&ToTable::Show { seat: 0, shown });
    while people[1].hear().is_none_or(|heard| !matches!(heard, FromTable::Shown { .. })) {}
    while watching.standing.seq < seq {
        let heard = watching.hear().unwrap();
        assert!(!matches!(heard, FromTable::Shown { .. }), "what is shown is about now");
    }
    assert!(start.elapsed() >= Duration::from_secs(DELAY.into()), "{:?}", start.elapsed());
    assert_ne!(server.record(&made.table), before);
    let after = server.record(&made.table);
    // A log does not say when its entries were written, so all of them wait after a restart.
    server.restart();
    assert_eq!(server.record(&made.table), before);
    let start = Instant::now();
    while server.record(&made.table) != after {
        assert!(start.elapsed() < Duration::from_secs(20), "what waits is shown in time");
        std::thread::sleep(Duration::from_millis(50));
    }
}

#[test]
fn who_looks_on_sees_the_same_game_in_the_end() {
    let mut dice = Dice::fresh("late");
    let server = Server::start();
    let made = server.make_late("ghosts-galore", &["person", "open"], 1);
    let mut watching = Guest::join(&server, &made.table, &[]);
    let mut people = vec![Guest::join(&server, &made.table, &[made.token.unwrap()])];
    let mut other = Guest::join(&server, &made.table, &[]);
    other.sit(1, "Grace");
    people.push(other);
    while !people.iter().any(|guest| guest.standing.over) {
        decide(&mut people, &mut dice);
    }
    while !watching.standing.over {
        watching.hear().unwrap();
    }
    while !people.iter().all(|guest| guest.standing.over) {
        people.iter_mut().for_each(Guest::listen);
    }
    assert_eq!(watching.standing.record, people[0].standing.record);
}

#[test]
fn where_seats_see_different_things_those_who_look_on_are_late_unless_that_is_not_wished() {
    let server = Server::start();
    for (game, is_late) in [("ghosts-galore", true), ("mists", false)] {
        let wanted = serde_json::json!({ "game": game, "seats": ["person", "person"] });
        let (status, body) = server.http("POST", "/api/v1/tables", "", &wanted.to_string());
        assert_eq!(status, 400, "one person makes a table: {body}");
        let bot = if is_late { "planner" } else { "greedy" };
        let wanted = serde_json::json!({ "game": game, "seats": ["person", bot] });
        let (_, body) = server.http("POST", "/api/v1/tables", "", &wanted.to_string());
        let made: fogbound_protocol::Made = serde_json::from_str(&body).unwrap();
        let before = server.record(&made.table);
        let mut people = vec![Guest::join(&server, &made.table, &[made.token.unwrap()])];
        let mut dice = Dice::fresh("late");
        for _ in 0..3 {
            decide(&mut people, &mut dice);
        }
        assert_eq!(server.record(&made.table) == before, is_late, "{game}");
    }
}
