//! Bad input, and too much of it.

use crate::games::Dice;
use crate::guests::{Guest, Server, open, try_to_open};
use fogbound_host::{Limits, rehearse};
use fogbound_protocol::{FromTable, ToTable};
use tungstenite::Message;

#[test]
fn requests_that_make_no_sense_are_refused_with_a_reason() {
    let server = Server::start();
    for (body, status) in [
        ("", 400),
        ("{", 400),
        ("[]", 400),
        (r#"{"game":"chess","seats":["person"]}"#, 400),
        (r#"{"game":"mists","seats":["person","person"]}"#, 400),
        (r#"{"game":"mists","seats":["person","deep-thought"]}"#, 400),
        (r#"{"game":"mists","seats":[]}"#, 400),
        (r#"{"game":"mists","seats":["person"],"aid":"much"}"#, 400),
        (r#"{"game":"mists","seats":["person"],"choices":[{"id":"level","value":"9"}]}"#, 400),
        (r#"{"game":"mists","seats":["person"],"extra":1}"#, 400),
    ] {
        let (got, answer) = server.http("POST", "/api/v1/tables", "", body);
        assert_eq!(got, status, "{body}: {answer}");
        let answer: serde_json::Value = serde_json::from_str(&answer).unwrap();
        assert!(!answer["text"].as_str().unwrap().is_empty(), "{body}");
    }
    let long = format!(r#"{{"game":"mists","seats":["person"],"name":"{}"}}"#, "x".repeat(70_000));
    assert_eq!(server.http("POST", "/api/v1/tables", "", &long).0, 413);
    assert_eq!(server.get("/api/v1/tables/00000000000000000000").0, 404);
    assert_eq!(server.get("/api/v1/tables/..%2f..%2fetc").0, 404);
    let (_, german) = server.http("GET", "/api/v1/tables/none", "accept-language: de\r\n", "");
    assert!(german.contains("Diesen Tisch gibt es nicht"), "{german}");
}

#[test]
fn pages_of_others_are_refused() {
    let server = Server::start();
    let status = |headers: &str| server.http("GET", "/api/v1", headers, "").0;
    assert_eq!(status(""), 200);
    assert_eq!(status("host: localhost:1\r\norigin: http://localhost:1\r\n"), 200);
    assert_eq!(status("host: evil.example\r\n"), 403);
    assert_eq!(status("host: localhost\r\norigin: https://evil.example\r\n"), 403);
    assert_eq!(status("host: \r\n"), 403);
}

#[test]
fn messages_that_make_no_sense_are_refused_and_nobody_else_is_disturbed() {
    let server = Server::start();
    let made = server.make("mists", &["person", "open"]);
    let mut ada = Guest::join(&server, &made.table, &[made.token.unwrap()]);
    for bad in [
        "",
        "{}",
        "null",
        "[1]",
        r#"{"type":"fly"}"#,
        r#"{"type":"act"}"#,
        r#"{"type":"ping","x":1}"#,
    ] {
        ada.say_text(bad);
        let answer = ada.until(|message| matches!(message, FromTable::Refused { .. }));
        let FromTable::Refused { reason, .. } = answer else { panic!("refused") };
        assert_eq!(reason.reason, "unreadable", "{bad}");
    }
    ada.say_text(r#"{"type":"ping"}"#);
    ada.until(|message| matches!(message, FromTable::Pong {}));
    // The first message must be a hello; another version is told the right one.
    let mut socket = open(&server, &made.table);
    socket.send(Message::text(r#"{"type":"ping"}"#)).unwrap();
    assert!(socket.read().unwrap().to_text().unwrap().contains("no-hello"));
    let mut socket = open(&server, &made.table);
    socket.send(Message::text(r#"{"type":"hello","versions":[99]}"#)).unwrap();
    assert_eq!(socket.read().unwrap().to_text().unwrap(), r#"{"type":"reload","version":1}"#);
    // Too large a message closes the connection, and no other one.
    let mut socket = open(&server, &made.table);
    let _ = socket.send(Message::text("x".repeat(40_000)));
    assert!(loop_until_closed(&mut socket));
    ada.say_text(r#"{"type":"ping"}"#);
    ada.until(|message| matches!(message, FromTable::Pong {}));
}

fn loop_until_closed(socket: &mut tungstenite::WebSocket<std::net::TcpStream>) -> bool {
    (0..100).any(|_| matches!(socket.read(), Err(_) | Ok(Message::Close(_))))
}

#[test]
fn one_address_gets_no_more_than_its_share() {
    let server = Server::limited(Limits { connections: 2, tables: 4, messages: 2, drawings: 3 });
    let made = server.make("mists", &["person", "open"]);
    let wanted = r#"{"game":"mists","seats":["person"]}"#;
    assert_eq!(server.http("POST", "/api/v1/tables", "", wanted).0, 201);
    assert_eq!(server.http("POST", "/api/v1/tables", "", wanted).0, 429);
    let first = open(&server, &made.table);
    let mut ada = Guest::join(&server, &made.table, &[made.token.unwrap()]);
    assert_eq!(try_to_open(&server, &made.table).err(), Some(429));
    drop(first);
    // Who talks without end is sent away.
    for _ in 0..40 {
        ada.say_text(r#"{"type":"ping"}"#);
    }
    while ada.hear().is_some() {}
}

/// Messages that a table takes, to be spoilt.
fn models() -> Vec<String> {
    let (id, seat) = ("a-1".to_owned(), 0);
    let act = ToTable::Act { id: id.clone(), seat, on: 9, actions: vec!["place 0 0 1".to_owned()] };
    let messages = [
        act,
        ToTable::Sit { id: id.clone(), seat: 1, name: "Grace".to_owned(), token: "x".repeat(32) },
        ToTable::Give { id: id.clone(), seat: 1, to: "greedy".to_owned() },
        ToTable::TakeBack { id: id.clone(), seat, decisions: 1 },
        ToTable::Vote { id: id.clone(), seat, agrees: true },
        ToTable::Again { id: id.clone(), seat, same: true },
        ToTable::Notify { id, seat, to: "https://example.org/a".to_owned(), keys: None },
    ];
    messages.iter().map(|message| serde_json::to_string(message).unwrap()).collect()
}

/// Spoils a message: some characters go, come or change.
fn spoil(model: &str, dice: &mut Dice) -> String {
    let mut letters: Vec<char> = model.chars().collect();
    for _ in 0..=dice.below(6) {
        let at = dice.below(letters.len().max(1));
        let letter =
            ['{', '}', '"', ',', ':', '0', '-', '9', 'x', '\\', '\u{0}', '[', ' ', 'é', '😀']
                [dice.below(15)];
        match dice.below(3) {
            0 => letters.insert(at.min(letters.len()), letter),
            1 if at < letters.len() => drop(letters.remove(at)),
            _ if at < letters.len() => letters[at] = letter,
            _ => {}
        }
    }
    letters.into_iter().collect()
}

/// `FOGBOUND_MALFORMED` says how many.
#[test]
fn x_7_malformed_messages_are_refused_with_a_reason() {
    let number =
        std::env::var("FOGBOUND_MALFORMED").map_or(2_000, |number| number.parse().unwrap());
    let mut dice = Dice::fresh("malformed messages");
    let server = Server::start();
    // Nobody may sit, so that nothing that is still a message changes the table.
    let made = server.make("mists", &["person", "greedy"]);
    let mut watcher = Guest::join(&server, &made.table, &[]);
    let record = server.record(&made.table);
    let models = models();
    let mut refused = 0;
    for _ in 0..number {
        let bad = spoil(&models[dice.below(models.len())], &mut dice);
        watcher.say_text(&bad);
        let is_answer = |message: &FromTable| matches!(message, FromTable::Refused { .. });
        let FromTable::Refused { reason, .. } = watcher.until(is_answer) else { panic!("{bad}") };
        assert!(!reason.reason.is_empty() && !reason.text.is_empty(), "{bad}");
        refused += 1;
    }
    assert_eq!(server.record(&made.table), record);
    println!("{refused} of {number} malformed messages refused with a reason");
}

/// The files that fuzzing begins with: a whole session at a table of each game.
fn sessions() -> Vec<String> {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/seeds/protocol");
    let files = std::fs::read_dir(folder).unwrap();
    files.map(|file| std::fs::read_to_string(file.unwrap().path()).unwrap()).collect()
}

#[test]
fn x_7_spoilt_messages_of_somebody_who_sits_there_leave_a_log_that_can_be_read() {
    let sessions = sessions();
    assert_eq!(sessions.len(), 3);
    for session in &sessions {
        let entries = rehearse(session).unwrap();
        assert!(entries > 15, "most of it happens: {entries} entries of\n{session}");
    }
    let mut dice = Dice::fresh("spoilt sessions");
    let models = models();
    let (mut messages, mut entries) = (0, 0);
    for number in 0..100 {
        // The table is wanted as it was; of the messages a third is spoilt, left out or said twice.
        let mut lines = sessions[number % sessions.len()].lines();
        let mut spoilt = lines.next().unwrap().to_owned() + "\n";
        for line in lines.chain(models.iter().map(String::as_str)) {
            let line = match dice.below(9) {
                0 => spoil(line, &mut dice),
                1 => String::new(),
                2 => format!("{line}\n{line}"),
                _ => line.to_owned(),
            };
            messages += 1;
            spoilt += &(line + "\n");
        }
        match rehearse(&spoilt) {
            Ok(log) => entries += log,
            Err(problem) => panic!("{problem}\n{spoilt}"),
        }
    }
    assert!(messages > 3_000 && entries > 500, "{messages} messages, {entries} entries");
}
