//! Seats, and what is allowed on them.

use crate::games::sit_down;
use crate::guests::{Guest, Server};
use fogbound_protocol::{Chair, FromTable, Holder, Near, ToTable, What};

fn reason(answer: FromTable) -> String {
    match answer {
        FromTable::Refused { reason, .. } => {
            assert!(reason.text.ends_with('.') && !reason.text.contains("refused-"), "{reason:?}");
            reason.reason
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn x_7_only_who_holds_a_seat_decides_there() {
    let server = Server::start();
    let made = server.make("mists", &["person", "open"]);
    let mut ada = Guest::join(&server, &made.table, &[made.token.unwrap()]);
    assert_eq!(ada.seats, [0]);
    let mut grace = Guest::join(&server, &made.table, &[]);
    let act = grace.act(0, "place 0 0 1");
    assert_eq!(reason(grace.ask(&act)), "not-your-seat");
    let id = grace.fresh();
    let taken = ToTable::Sit { id, seat: 0, name: "Grace".to_owned(), token: "x".repeat(32) };
    assert_eq!(reason(grace.ask(&taken)), "seat-taken");
    let id = grace.fresh();
    let nowhere = ToTable::Sit { id, seat: 9, name: "Grace".to_owned(), token: "x".repeat(32) };
    assert_eq!(reason(grace.ask(&nowhere)), "no-such-seat");
    let id = grace.fresh();
    let weak = ToTable::Sit { id, seat: 1, name: String::new(), token: "1234".to_owned() };
    assert_eq!(reason(grace.ask(&weak)), "no-secret");
    grace.sit(1, " Grace\n");
    let hears = |message: &FromTable| match message {
        FromTable::Event { what: What::Seat { seat: 1, chair }, .. } => {
            let grace = Chair {
                holder: Holder::Person,
                name: "Grace".to_owned(),
                deciding: chair.deciding,
            };
            assert_eq!(*chair, grace);
            true
        }
        _ => false,
    };
    ada.until(hears);
    // A secret that was made up opens nothing.
    assert!(Guest::join(&server, &made.table, &["0".repeat(32)]).seats.is_empty());
    // One person on two devices.
    assert_eq!(Guest::join(&server, &made.table, &grace.tokens).seats, [1]);
    let id = grace.fresh();
    assert!(matches!(grace.ask(&ToTable::Leave { id, seat: 1 }), FromTable::Done { .. }));
    assert!(Guest::join(&server, &made.table, &grace.tokens).seats.is_empty());
}

#[test]
fn x_7_an_illegal_answer_is_refused_with_its_rule_in_the_language_of_the_guest() {
    let server = Server::start();
    let made = server.make("mists", &["person", "open"]);
    let mut ada = Guest::join(&server, &made.table, &[made.token.unwrap()]);
    while ada.asked.is_empty() {
        ada.hear().unwrap();
    }
    let seat = ada.asked[0].seat;
    let far = ada.act(seat, "place 40 40 0");
    let FromTable::Refused { reason: told, .. } = ada.ask(&far) else { panic!("refused") };
    assert_eq!((told.rule.as_str(), told.reason.as_str()), ("M-3.2", "no-face-up-neighbour"));
    for wrong in ["place", "fly", "place 1 1 1 1", ""] {
        let wrong = ada.act(seat, wrong);
        assert_eq!(reason(ada.ask(&wrong)), "unreadable-answer");
    }
    let nothing = ToTable::Act { id: "n".to_owned(), seat, on: ada.standing.seq, actions: vec![] };
    assert_eq!(reason(ada.ask(&nothing)), "unreadable-answer");
    let no_id = ToTable::Leave { id: "a b".to_owned(), seat };
    assert_eq!(reason(ada.ask(&no_id)), "no-id");
}

/// Whether a decision is refused must not tell what the one before it brings out.
#[test]
fn x_6_decisions_end_with_the_first_that_brings_out_what_was_hidden() {
    let server = Server::start();
    for (game, seats, first, next, peek) in [
        ("ghosts-galore", &["person", "open"][..], "reveal", "claim 37", "only-revealed"),
        // In a game alone one's own next tile follows.
        ("mists", &["person"][..], "", "place 40 40 0", "no-face-up-neighbour"),
    ] {
        let mut guests = sit_down(&server, game, seats);
        let mut is_closed = false;
        while !is_closed {
            let Some(at) = guests.iter().position(|guest| !guest.asked.is_empty()) else {
                assert!(!guests[0].standing.over, "{game}: there was nothing to bring out");
                guests.iter_mut().for_each(Guest::listen);
                continue;
            };
            let guest = &mut guests[at];
            let asked = guest.asked.remove(0);
            if let Some(first) = asked.legal.iter().find(|answer| answer.starts_with(first)) {
                let (id, seat, on) = (guest.fresh(), asked.seat, asked.on);
                let actions = vec![first.clone(), next.to_owned()];
                let refused = reason(guest.ask(&ToTable::Act { id, seat, on, actions }));
                assert_ne!(refused, peek, "{game}: {first}");
                is_closed = refused == "draft-closed";
            }
            // Leaving a revealed tile comes last.
            let act = guest.act(asked.seat, asked.legal.last().unwrap());
            guest.ask(&act);
        }
    }
}

#[test]
fn x_6_what_others_must_agree_to_is_taken_back_when_all_have() {
    let server = Server::start();
    let made = server.make("carcassonne", &["person", "open"]);
    let mut ada = Guest::join(&server, &made.table, &[made.token.unwrap()]);
    let mut grace = Guest::join(&server, &made.table, &[]);
    grace.sit(1, "Grace");
    let mut grace = Guest::join(&server, &made.table, &grace.tokens.clone());
    while ada.asked.is_empty() {
        ada.hear().unwrap();
    }
    // A tile and a meeple: the next tile comes out.
    while let Some(asked) = ada.asked.first().cloned().filter(|asked| asked.seat == 0) {
        let act = ada.act(0, &asked.legal[0]);
        assert!(matches!(ada.ask(&act), FromTable::Done { .. }));
        while !ada.events.iter().any(|(seq, _)| *seq > asked.on) {
            ada.hear().unwrap();
        }
        if let Some((_, What::Acted { deciding, .. })) = ada.events.last()
            && deciding != &[0]
        {
            break;
        }
        while ada.asked.is_empty() {
            ada.hear().unwrap();
        }
    }
    let before = ada.standing.record.clone().unwrap();
    let id = ada.fresh();
    ada.ask(&ToTable::TakeBack { id, seat: 0, decisions: 1 });
    let asked = |message: &FromTable| matches!(message, FromTable::Event { what: What::AskedBack { waiting, .. }, .. } if waiting == &[1]);
    grace.until(asked);
    // Whoever comes now is told, too.
    let watcher = Guest::join(&server, &made.table, &[]);
    assert!(matches!(watcher.standing.asked_back, Some(What::AskedBack { .. })));
    let id = grace.fresh();
    assert!(matches!(
        grace.ask(&ToTable::Vote { id, seat: 1, agrees: false }),
        FromTable::Done { .. }
    ));
    ada.until(|message| matches!(message, FromTable::Event { what: What::Declined {}, .. }));
    let id = ada.fresh();
    ada.ask(&ToTable::TakeBack { id, seat: 0, decisions: 1 });
    let id = grace.fresh();
    grace.ask(&ToTable::Vote { id, seat: 1, agrees: true });
    ada.until(|message| matches!(message, FromTable::Event { what: What::TookBack { .. }, .. }));
    let after = ada.standing.record.clone().unwrap();
    assert_eq!(after.strip_prefix(&before), Some("undo 1 consent\n"));
    assert_eq!(server.record(&made.table), after);
}

#[test]
fn presence_is_told_and_a_bot_stands_in_for_somebody_who_has_left() {
    let server = Server::start();
    let made = server.make("mists", &["person", "open"]);
    let token = made.token.unwrap();
    let mut grace = Guest::join(&server, &made.table, &[]);
    grace.sit(1, "Grace");
    // Ada was never there.
    let near = |message: &FromTable, wanted: Near| match message {
        FromTable::Present { seats, .. } => {
            seats.iter().any(|it| it.seat == 0 && it.near == wanted)
        }
        _ => false,
    };
    grace.until(|message| near(message, Near::Gone));
    let id = grace.fresh();
    let give = ToTable::Give { id, seat: 0, to: "greedy".to_owned() };
    assert!(matches!(grace.ask(&give), FromTable::Done { .. }));
    let mut ada = Guest::join(&server, &made.table, &[token]);
    assert_eq!(ada.seats, [0]);
    assert_eq!(ada.standing.chairs[0].holder, Holder::Bot("greedy".to_owned()));
    assert_eq!(ada.standing.chairs[0].name, "Ada");
    grace.until(|message| near(message, Near::Here));
    let id = grace.fresh();
    let give = ToTable::Give { id, seat: 0, to: "random".to_owned() };
    assert_eq!(reason(grace.ask(&give)), "seat-taken");
    let id = ada.fresh();
    let back = ToTable::Give { id, seat: 0, to: "person".to_owned() };
    assert!(matches!(ada.ask(&back), FromTable::Done { .. }));
}
