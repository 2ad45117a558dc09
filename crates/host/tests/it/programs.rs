//! What programs ask for over HTTP: positions, pictures, sets, rules.

use crate::guests::{Guest, Server};
use fogbound_host::Limits;
use fogbound_protocol::{FromTable, Rule, SetSummary};
use fogbound_sets::{SOURCES, TRACK_SOURCES};
use fogbound_table::games::{AnyRecord, GameId};
use fogbound_table::record::Sets;
use fogbound_table::{trace, with_record};
use serde_json::Value;

/// Returns a table where a few decisions were made by one person on all seats.
fn played(server: &Server, game: &str) -> (String, Guest) {
    let table = server.make(game, &["open", "open"]).table;
    let mut guest = Guest::join(server, &table, &[]);
    guest.sit(0, "Ada");
    guest.sit(1, "Grace");
    let mut guest = Guest::join(server, &table, &guest.tokens.clone());
    for _ in 0..8 {
        while guest.asked.is_empty() {
            guest.hear();
        }
        let asked = guest.asked.remove(0);
        let request = guest.act(asked.seat, &asked.legal[0]);
        assert!(matches!(guest.ask(&request), FromTable::Done { .. }));
    }
    (table, guest)
}

/// Returns the positions before each decision of a record, and at its end, as traces have them.
fn positions(record: &str) -> Vec<Value> {
    let record = AnyRecord::parse("", record).unwrap();
    with_record!(record, record => {
        let replay = record.replay(&Sets::shipped()).unwrap();
        (0..=replay.taken().len()).map(|at| trace::position(replay.at(at).unwrap())).collect()
    })
}

#[test]
fn x_6_every_position_and_record_of_a_running_game_is_what_everybody_may_know() {
    let server = Server::start();
    for game in GameId::ALL {
        let (table, _guest) = played(&server, game.name());
        let path = format!("/api/v1/tables/{table}");
        let record = server.record(&table);
        let expected = positions(&record);
        assert!(expected.len() > 4, "{game}: {}", expected.len());
        for (at, position) in expected.iter().enumerate() {
            let (status, body) = server.get(&format!("{path}/position?at={at}"));
            assert_eq!(status, 200, "{body}");
            let told: Value = serde_json::from_str(&body).unwrap();
            assert_eq!(told["game"], game.name());
            assert_eq!((&told["at"], &told["position"]), (&Value::from(at), position));
            assert_eq!(
                (&told["decisions"], &told["over"]),
                (&(expected.len() - 1).into(), &false.into())
            );
            let (status, earlier) = server.get(&format!("{path}/record?to={at}"));
            assert_eq!(status, 200, "{earlier}");
            assert!(earlier.lines().any(|line| line == "told"), "{earlier}");
            assert_eq!(positions(&earlier), expected[..=at], "{game} at {at}");
        }
        let (_, latest) = server.get(&format!("{path}/position"));
        let latest: Value = serde_json::from_str(&latest).unwrap();
        assert_eq!(Some(&latest["position"]), expected.last());
        for what in ["position?at", "record?to", "picture.svg?at"] {
            let (status, beyond) = server.http(
                "GET",
                &format!("{path}/{what}={}", expected.len()),
                "accept-language: de\r\n",
                "",
            );
            assert_eq!(status, 404, "{beyond}");
            assert!(beyond.contains("no-such-position") && beyond.contains("So viele"), "{beyond}");
            let (status, wrong) = server.get(&format!("{path}/{what}=soon"));
            assert_eq!(status, 400, "{wrong}");
            assert!(wrong.contains("no-such-request"), "{wrong}");
        }
    }
}

#[test]
fn pictures_are_drawn_for_everybody_once() {
    let server = Server::start();
    for game in GameId::ALL {
        let (table, _guest) = played(&server, game.name());
        let path = format!("/api/v1/tables/{table}/picture.svg");
        let (status, head, body) = server.answer("GET", &path, "", "");
        assert_eq!(status, 200, "{body}");
        assert!(body.starts_with("<svg"), "{body}");
        assert!(head.contains("content-type: image/svg+xml"), "{head}");
        assert!(head.contains("cache-control: private, no-cache"), "{head}");
        let tag = head.lines().find_map(|line| line.strip_prefix("etag: ")).unwrap();
        let asked = format!("if-none-match: {tag}\r\n");
        assert_eq!(server.answer("GET", &path, &asked, "").0, 304);
        // Another position, other colours and another language are other pictures.
        for other in ["?at=0", "?theme=dark", "?language=de"] {
            let (status, _, drawn) = server.answer("GET", &(path.clone() + other), &asked, "");
            assert_eq!(status, 200, "{drawn}");
            assert_ne!(drawn, body, "{other}");
        }
        assert_eq!(server.get(&(path + "?theme=pink")).0, 400);
        // Without a painter of pixels there are none.
        assert_eq!(server.get(&format!("/api/v1/tables/{table}/picture.png")).0, 404);
    }
    assert_eq!(server.get("/api/v1/tables/00000000000000000000/picture.svg").0, 404);
}

#[test]
fn one_address_is_drawn_for_only_so_often() {
    let server = Server::limited(Limits { drawings: 3, ..Limits::default() });
    let table = server.make("mists", &["person"]).table;
    let path = format!("/api/v1/tables/{table}/position");
    for _ in 0..3 {
        assert_eq!(server.get(&path).0, 200);
    }
    let (status, refused) = server.get(&path);
    assert_eq!(status, 429);
    assert!(refused.contains("too-many"), "{refused}");
    assert_eq!(server.get(&format!("/api/v1/tables/{table}/record")).0, 200);
}

#[test]
fn sets_are_served_as_they_are_shipped() {
    let server = Server::start();
    let listed: Vec<SetSummary> = serde_json::from_str(&server.get("/api/v1/sets").1).unwrap();
    assert_eq!(listed.len(), SOURCES.len() + TRACK_SOURCES.len());
    for (set, (file, source)) in listed.iter().zip(SOURCES.iter().chain(&TRACK_SOURCES)) {
        assert_eq!(format!("{}.toml", set.name), *file);
        assert_eq!(format!("{}-{}", set.id, set.version), set.name);
        let path = format!("/api/v1/sets/{}", set.name);
        let (status, head, body) = server.answer("GET", &path, "", "");
        assert_eq!((status, body.as_str()), (200, *source));
        let tag = head.lines().find_map(|line| line.strip_prefix("etag: ")).unwrap();
        let known = server.answer("GET", &path, &format!("if-none-match: {tag}\r\n"), "");
        assert_eq!((known.0, known.2.as_str()), (304, ""));
    }
    assert_eq!(server.get("/api/v1/sets/none").0, 404);
    assert_eq!(server.get("/api/v1/sets/..%2fbase-1").0, 404);
}

#[test]
fn rules_are_served_in_the_language_that_is_asked_for() {
    let server = Server::start();
    let all = |path: &str| -> Vec<Rule> { serde_json::from_str(&server.get(path).1).unwrap() };
    let (english, german) = (all("/api/v1/rules"), all("/api/v1/rules?language=de"));
    let ids = |rules: &[Rule]| rules.iter().map(|rule| rule.id.clone()).collect::<Vec<_>>();
    assert_eq!(ids(&english), ids(&german));
    assert!(english.len() > 100, "{}", english.len());
    assert!(english.iter().zip(&german).filter(|(one, other)| one.text == other.text).count() < 5);
    let one: Rule = serde_json::from_str(&server.get("/api/v1/rules/m-6.2").1).unwrap();
    assert_eq!(Some(&one), english.iter().find(|rule| rule.id == "M-6.2"));
    let (status, unknown) =
        server.http("GET", "/api/v1/rules/M-99?language=de", "accept-language: en\r\n", "");
    assert_eq!(status, 404);
    assert!(unknown.contains("Diese Regel gibt es nicht"), "{unknown}");
}
