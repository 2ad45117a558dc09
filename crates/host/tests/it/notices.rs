//! Notices to people who are away: it is their turn.

use crate::databases::Databases;
use crate::guests::{Guest, Server};
use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use fogbound_host::NoticeTerms;
use fogbound_protocol::{FromTable, NoticeKey, PushKeys, ToTable, What};
use serde_json::Value;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{SocketAddr, TcpListener};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;
use web_push_native::p256::ecdsa::signature::Verifier as _;
use web_push_native::p256::ecdsa::{Signature, VerifyingKey};
use web_push_native::p256::elliptic_curve::sec1::ToEncodedPoint as _;
use web_push_native::p256::{PublicKey, SecretKey};
use web_push_native::{Auth, decrypt};

/// Time after which somebody who is away is told.
const AFTER: Duration = Duration::from_millis(300);

/// The time for push services, in seconds after 1970.
const NOW: u64 = 1_800_000_000;

/// Time in which nothing more comes.
const QUIET: Duration = Duration::from_millis(1500);

/// A request that has come.
struct Told {
    /// Its first line and its headers, in small letters.
    head: String,
    body: Vec<u8>,
}

impl Told {
    fn notice(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or(Value::Null)
    }
}

/// Receives notices, and answers them one after the other like this, the last answer again and again.
fn receiver(answers: &'static [&'static str]) -> (SocketAddr, Receiver<Told>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    let (told, heard) = channel();
    thread::spawn(move || {
        for (at, stream) in listener.incoming().enumerate() {
            let mut stream = stream.unwrap();
            let mut lines = BufReader::new(stream.try_clone().unwrap());
            let (mut head, mut line, mut length) = (String::new(), String::new(), 0);
            while lines.read_line(&mut line).unwrap_or(0) > 2 {
                if let Some(told) = line.to_lowercase().strip_prefix("content-length:") {
                    length = told.trim().parse().unwrap();
                }
                head.push_str(&line);
                line.clear();
            }
            let mut body = vec![0; length];
            lines.read_exact(&mut body).unwrap();
            let answer = answers[at.min(answers.len() - 1)];
            let _ = write!(
                stream,
                "HTTP/1.1 {answer}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
            );
            if told.send(Told { head, body }).is_err() {
                return;
            }
        }
    });
    (address, heard)
}

fn server(allow_local: bool) -> Server {
    let server = Server::start();
    server.send_notices(terms(allow_local));
    server
}

/// The terms on which the servers of these tests send notices.
fn terms(allow_local: bool) -> NoticeTerms {
    let contact = "mailto:club@example.org".to_owned();
    NoticeTerms { after: AFTER, allow_local, contact, now: || NOW }
}

/// The terms of a server that ends before anybody has been away for long enough.
fn patient() -> NoticeTerms {
    NoticeTerms { after: Duration::from_secs(60 * 60), ..terms(true) }
}

/// Returns two people at a table of Mists, where the first one has to decide, and leaves this address.
fn seated(server: &Server, to: &str, keys: Option<PushKeys>) -> (Guest, Guest) {
    let table = server.make("mists", &["open", "open"]).table;
    let (mut ada, mut grace) = (Guest::join(server, &table, &[]), Guest::join(server, &table, &[]));
    ada.sit(0, "Ada");
    grace.sit(1, "Grace");
    let mut ada = Guest::join(server, &table, &ada.tokens.clone());
    let grace = Guest::join(server, &table, &grace.tokens.clone());
    notify(&mut ada, to, keys);
    (ada, grace)
}

/// Lets the first seat be told at this address, too.
fn notify(ada: &mut Guest, to: &str, keys: Option<PushKeys>) {
    let id = ada.fresh();
    let notify = ToTable::Notify { id, seat: 0, to: to.to_owned(), keys };
    assert!(matches!(ada.ask(&notify), FromTable::Done { .. }));
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
    let (ada, mut grace) = seated(&server, &to, None);
    let (table, tokens) = (ada.table.clone(), ada.tokens.clone());
    assert!(heard.recv_timeout(AFTER * 2).is_err(), "Ada is there");
    drop(ada);
    let told = heard.recv_timeout(Duration::from_secs(10)).unwrap().notice();
    assert_eq!(told["table"], table.as_str());
    assert_eq!((&told["seat"], &told["text"]), (&0.into(), &"It is your turn.".into()));
    assert!(heard.recv_timeout(QUIET).is_err(), "once a turn");
    // Not even a server that begins anew tells it again.
    server.restart();
    server.send_notices(terms(true));
    grace.rejoin(&server);
    assert!(heard.recv_timeout(QUIET).is_err(), "once a turn");
    let mut ada = Guest::join(&server, &table, &tokens);
    play(&mut ada, 0);
    drop(ada);
    play(&mut grace, 1);
    assert_eq!(heard.recv_timeout(Duration::from_secs(10)).unwrap().notice()["seat"], 0);
    // Whoever wants no more is told no more.
    let mut ada = Guest::join(&server, &table, &tokens);
    let id = ada.fresh();
    let nothing = ToTable::Notify { id, seat: 0, to: String::new(), keys: None };
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
fn whoever_is_away_is_told_by_a_server_that_starts_anew_though_nobody_looks() {
    let mut server = Server::start();
    server.send_notices(patient());
    let (address, heard) = receiver(&["200 OK"]);
    let to = format!("http://localhost:{}/", address.port());
    let (ada, grace) = seated(&server, &to, None);
    drop((ada, grace));
    server.restart();
    assert!(heard.recv_timeout(AFTER * 2).is_err(), "a server without terms tells nobody");
    server.send_notices(terms(true));
    assert_eq!(heard.recv_timeout(Duration::from_secs(10)).unwrap().notice()["seat"], 0);
    assert!(heard.recv_timeout(QUIET).is_err(), "once a turn");
    server.restart();
    server.send_notices(terms(true));
    assert!(heard.recv_timeout(QUIET).is_err(), "once a turn");
}

#[test]
fn whoever_is_away_is_told_by_another_node_if_their_own_was_killed() {
    let Some(databases) = Databases::shared() else { return };
    let database = databases.make();
    let nodes = [(); 2].map(|()| Server::node(&database, None));
    let (address, heard) = receiver(&["200 OK"]);
    let to = format!("http://localhost:{}/", address.port());
    nodes[0].send_notices(patient());
    nodes[1].send_notices(terms(true));
    let (ada, grace) = seated(&nodes[0], &to, None);
    let [first, second] = nodes;
    drop(first);
    drop((ada, grace));
    assert_eq!(heard.recv_timeout(Duration::from_secs(20)).unwrap().notice()["seat"], 0);
    assert!(heard.recv_timeout(QUIET).is_err(), "once a turn");
    drop(second);
}

#[test]
fn all_devices_and_programs_of_a_person_are_told_until_none_is_wanted() {
    let server = server(true);
    let receivers = [(); 2].map(|()| receiver(&["200 OK"]));
    let [phone, program] =
        receivers.each_ref().map(|(address, _)| format!("http://localhost:{}/", address.port()));
    let (mut ada, mut grace) = seated(&server, &phone, None);
    let (table, tokens) = (ada.table.clone(), ada.tokens.clone());
    notify(&mut ada, &program, None);
    notify(&mut ada, &phone, None);
    drop(ada);
    for (_, heard) in &receivers {
        assert_eq!(heard.recv_timeout(Duration::from_secs(10)).unwrap().notice()["seat"], 0);
        assert!(heard.recv_timeout(QUIET).is_err(), "once");
    }
    let mut ada = Guest::join(&server, &table, &tokens);
    notify(&mut ada, "", None);
    play(&mut ada, 0);
    drop(ada);
    play(&mut grace, 1);
    for (_, heard) in &receivers {
        assert!(heard.recv_timeout(QUIET).is_err());
    }
}

#[test]
fn a_notice_that_is_not_taken_is_sent_again_and_no_redirect_is_followed() {
    let server = server(true);
    let (address, heard) = receiver(&["503 Busy", "302 Found\r\nlocation: /elsewhere", "200 OK"]);
    let to = format!("http://localhost:{}/", address.port());
    let (ada, _grace) = seated(&server, &to, None);
    drop(ada);
    for _ in 0..2 {
        assert_eq!(heard.recv_timeout(Duration::from_secs(10)).unwrap().notice()["seat"], 0);
    }
    assert!(heard.recv_timeout(QUIET * 2).is_err());
}

#[test]
fn no_address_of_this_machine_is_asked_unless_that_is_allowed() {
    let server = server(false);
    let (address, heard) = receiver(&["200 OK"]);
    let to = format!("https://localhost:{}/", address.port());
    let (mut ada, _grace) = seated(&server, &to, None);
    for wrong in ["http://localhost/", "ftp://example.org/", "gopher"] {
        let id = ada.fresh();
        let notify = ToTable::Notify { id, seat: 0, to: wrong.to_owned(), keys: None };
        let FromTable::Refused { reason, .. } = ada.ask(&notify) else { panic!("{wrong}") };
        assert_eq!(reason.reason, "no-such-address");
    }
    let id = ada.fresh();
    let other = ToTable::Notify { id, seat: 1, to, keys: None };
    let FromTable::Refused { reason, .. } = ada.ask(&other) else { panic!("another's seat") };
    assert_eq!(reason.reason, "not-your-seat");
    drop(ada);
    assert!(heard.recv_timeout(QUIET * 2).is_err());
    // A server that sends none says so.
    let server = Server::start();
    let made = server.make("mists", &["person"]);
    let mut ada = Guest::join(&server, &made.table, &[made.token.unwrap()]);
    let id = ada.fresh();
    let notify = ToTable::Notify { id, seat: 0, to: "https://example.org/".to_owned(), keys: None };
    let FromTable::Refused { reason, .. } = ada.ask(&notify) else { panic!("refused") };
    assert_eq!(reason.reason, "no-notices");
    assert_eq!(server.get("/api/v1/notices").0, 404);
}

/// Returns the key of a server for push services.
fn key_of(server: &Server) -> NoticeKey {
    let (status, text) = server.get("/api/v1/notices");
    assert_eq!(status, 200, "{text}");
    serde_json::from_str(&text).unwrap()
}

fn bytes(text: &str) -> Vec<u8> {
    BASE64_URL_SAFE_NO_PAD.decode(text).unwrap()
}

#[test]
fn a_browser_is_told_by_a_push_service_that_cannot_read_it_and_knows_the_server_by_its_key() {
    let mut server = server(true);
    // The same key after a restart: what browsers have subscribed to goes on.
    let key = key_of(&server);
    server.restart();
    server.send_notices(terms(true));
    assert_eq!(key_of(&server), key);
    let secret = SecretKey::from_slice(&[7; 32]).unwrap();
    let public = secret.public_key().to_encoded_point(false);
    let keys = PushKeys {
        p256dh: BASE64_URL_SAFE_NO_PAD.encode(public.as_bytes()),
        auth: BASE64_URL_SAFE_NO_PAD.encode([9; 16]),
    };
    let (address, heard) = receiver(&["201 Created"]);
    let to = format!("http://localhost:{}/push/ada", address.port());
    let (ada, _grace) = seated(&server, &to, Some(keys.clone()));
    let table = ada.table.clone();
    drop(ada);
    let told = heard.recv_timeout(Duration::from_secs(10)).unwrap();
    assert!(!String::from_utf8_lossy(&told.body).contains("turn"), "the service reads nothing");
    let notice = decrypt(told.body.clone(), &secret, &Auth::clone_from_slice(&[9; 16])).unwrap();
    let notice: Value = serde_json::from_slice(&notice).unwrap();
    assert_eq!((&notice["table"], &notice["seat"]), (&table.as_str().into(), &0.into()));
    assert_eq!(notice["text"], "It is your turn.");
    for line in ["post /push/ada ", "content-encoding: aes128gcm", "ttl: "] {
        assert!(told.head.to_lowercase().contains(line), "{}", told.head);
    }
    // Who sends is signed, for this service and not for long.
    let (_, word) = told.head.split_once("vapid t=").expect("a signed word");
    let (word, rest) = word.split_once(", k=").unwrap();
    assert!(rest.starts_with(&key.push), "{rest}");
    let (signed, signature) = word.rsplit_once('.').unwrap();
    let public = PublicKey::from_sec1_bytes(&bytes(&key.push)).unwrap();
    let signature = Signature::from_slice(&bytes(signature)).unwrap();
    VerifyingKey::from(public).verify(signed.as_bytes(), &signature).unwrap();
    let (head, claims) = signed.split_once('.').unwrap();
    let [head, claims] =
        [head, claims].map(|part| -> Value { serde_json::from_slice(&bytes(part)).unwrap() });
    assert_eq!(head["alg"], "ES256");
    assert_eq!(claims["aud"], format!("http://localhost:{}", address.port()));
    assert_eq!(claims["sub"], "mailto:club@example.org");
    let until = claims["exp"].as_u64().unwrap();
    assert!((NOW..=NOW + 24 * 60 * 60).contains(&until), "{until}");
    // What is no key is refused when it is left, not when it is wanted.
    let (mut ada, _grace) = seated(&server, &to, Some(keys.clone()));
    for wrong in [
        PushKeys { auth: "short".to_owned(), ..keys.clone() },
        PushKeys { p256dh: keys.auth.clone(), ..keys },
    ] {
        let id = ada.fresh();
        let notify = ToTable::Notify { id, seat: 0, to: to.clone(), keys: Some(wrong) };
        let FromTable::Refused { reason, .. } = ada.ask(&notify) else { panic!("refused") };
        assert_eq!(reason.reason, "no-such-address");
    }
}
