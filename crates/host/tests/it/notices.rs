//! Notices to people who are away: it is their turn.

use crate::guests::{Guest, Server};
use fogbound_host::NoticeTerms;
use fogbound_protocol::{FromTable, ToTable, What};
use serde_json::Value;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{SocketAddr, TcpListener};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;

/// Time after which somebody who is away is told.
const AFTER: Duration = Duration::from_millis(300);

/// Time in which nothing more comes.
const QUIET: Duration = Duration::from_millis(1500);

/// Receives notices, and answers them one after the other like this, the last answer again and again.
fn receiver(answers: &'static [&'static str]) -> (SocketAddr, Receiver<Value>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    let (told, heard) = channel();
    thread::spawn(move || {
        for (at, stream) in listener.incoming().enumerate() {
            let mut stream = stream.unwrap();
            let mut lines = BufReader::new(stream.try_clone().unwrap());
            let (mut line, mut length) = (String::new(), 0);
            while lines.read_line(&mut line).unwrap_or(0) > 2 {
                if let Some(told) = line.to_lowercase().strip_prefix("content-length:") {
                    length = told.trim().parse().unwrap();
                }
                line.clear();
            }
            let mut body = vec![0; length];
            lines.read_exact(&mut body).unwrap();
            let answer = answers[at.min(answers.len() - 1)];
            let _ = write!(
                stream,
                "HTTP/1.1 {answer}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
            );
            let body = serde_json::from_slice(&body).unwrap_or(Value::Null);
            if told.send(body).is_err() {
                return;
            }
        }
    });
    (address, heard)
}

fn server(allow_local: bool) -> Server {
    let server = Server::start();
    server.tables.as_ref().unwrap().send_notices(NoticeTerms { after: AFTER, allow_local });
    server
}

/// Returns two people at a table of Mists, where the first one has to decide, and leaves this address.
fn seated(server: &Server, to: &str) -> (Guest, Guest) {
    let table = server.make("mists", &["open", "open"]).table;
    let (mut ada, mut grace) = (Guest::join(server, &table, &[]), Guest::join(server, &table, &[]));
    ada.sit(0, "Ada");
    grace.sit(1, "Grace");
    let mut ada = Guest::join(server, &table, &ada.tokens.clone());
    let grace = Guest::join(server, &table, &grace.tokens.clone());
    let id = ada.fresh();
    let notify = ToTable::Notify { id, seat: 0, to: to.to_owned() };
    assert!(matches!(ada.ask(&notify), FromTable::Done { .. }));
    (ada, grace)
}

/// Lets a seat decide until it is the turn of the other one.
fn play(guest: &mut Guest, seat: u8) {
    loop {
        while guest.asked.is_empty() {
            let message = guest.hear().expect("the connection is open");
            let FromTable::Event { by, what: What::Acted { deciding, .. }, .. } = message else {
                continue;
            };
            if by == Some(seat) && !deciding.contains(&seat) {
                return;
            }
        }
        let asked = guest.asked.remove(0);
        let request = guest.act(seat, &asked.legal[0]);
        guest.say(&request);
    }
}

#[test]
fn whoever_is_away_is_told_once_a_turn_and_nobody_else_hears_of_the_address() {
    let mut server = server(true);
    let (address, heard) = receiver(&["200 OK"]);
    let to = format!("http://localhost:{}/secret-of-ada", address.port());
    let (ada, mut grace) = seated(&server, &to);
    let (table, tokens) = (ada.table.clone(), ada.tokens.clone());
    assert!(heard.recv_timeout(AFTER * 2).is_err(), "Ada is there");
    drop(ada);
    let told = heard.recv_timeout(Duration::from_secs(10)).unwrap();
    assert_eq!(told["table"], table.as_str());
    assert_eq!((&told["seat"], &told["text"]), (&0.into(), &"It is your turn.".into()));
    assert!(heard.recv_timeout(QUIET).is_err(), "once a turn");
    // Not even a server that begins anew tells it again.
    server.restart();
    let terms = NoticeTerms { after: AFTER, allow_local: true };
    server.tables.as_ref().unwrap().send_notices(terms);
    grace.rejoin(&server);
    assert!(heard.recv_timeout(QUIET).is_err(), "once a turn");
    let mut ada = Guest::join(&server, &table, &tokens);
    play(&mut ada, 0);
    drop(ada);
    play(&mut grace, 1);
    assert_eq!(heard.recv_timeout(Duration::from_secs(10)).unwrap()["seat"], 0);
    // Whoever wants no more is told no more.
    let mut ada = Guest::join(&server, &table, &tokens);
    let id = ada.fresh();
    let nothing = ToTable::Notify { id, seat: 0, to: String::new() };
    assert!(matches!(ada.ask(&nothing), FromTable::Done { .. }));
    play(&mut ada, 0);
    drop(ada);
    play(&mut grace, 1);
    assert!(heard.recv_timeout(QUIET).is_err());
    let known = format!("{:?} {:?} {}", grace.events, grace.standing, server.record(&table));
    assert!(!known.contains("secret-of-ada") && !known.contains("localhost"), "{known}");
    assert!(known.contains("Noted"), "numbers have no gaps: {known}");
}

#[test]
fn a_notice_that_is_not_taken_is_sent_again_and_no_redirect_is_followed() {
    let server = server(true);
    let (address, heard) = receiver(&["503 Busy", "302 Found\r\nlocation: /elsewhere", "200 OK"]);
    let to = format!("http://localhost:{}/", address.port());
    let (ada, _grace) = seated(&server, &to);
    drop(ada);
    for _ in 0..2 {
        assert_eq!(heard.recv_timeout(Duration::from_secs(10)).unwrap()["seat"], 0);
    }
    assert!(heard.recv_timeout(QUIET * 2).is_err());
}

#[test]
fn no_address_of_this_machine_is_asked_unless_that_is_allowed() {
    let server = server(false);
    let (address, heard) = receiver(&["200 OK"]);
    let to = format!("https://localhost:{}/", address.port());
    let (mut ada, _grace) = seated(&server, &to);
    for wrong in ["http://localhost/", "ftp://example.org/", "gopher"] {
        let id = ada.fresh();
        let notify = ToTable::Notify { id, seat: 0, to: wrong.to_owned() };
        let FromTable::Refused { reason, .. } = ada.ask(&notify) else { panic!("{wrong}") };
        assert_eq!(reason.reason, "no-such-address");
    }
    let id = ada.fresh();
    let other = ToTable::Notify { id, seat: 1, to };
    let FromTable::Refused { reason, .. } = ada.ask(&other) else { panic!("another's seat") };
    assert_eq!(reason.reason, "not-your-seat");
    drop(ada);
    assert!(heard.recv_timeout(QUIET * 2).is_err());
    // A server that sends none says so.
    let server = Server::start();
    let made = server.make("mists", &["person"]);
    let mut ada = Guest::join(&server, &made.table, &[made.token.unwrap()]);
    let id = ada.fresh();
    let notify = ToTable::Notify { id, seat: 0, to: "https://example.org/".to_owned() };
    let FromTable::Refused { reason, .. } = ada.ask(&notify) else { panic!("refused") };
    assert_eq!(reason.reason, "no-notices");
}
