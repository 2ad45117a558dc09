//! Whole games.

use crate::guests::{Guest, Server};
use fogbound_presenter::start;
use fogbound_protocol::{FromTable, Made, ToTable};
use fogbound_table::games::AnyRecord;
use fogbound_table::record::Sets;
use fogbound_table::setup::Wish;
use fogbound_table::texts::Texts;
use fogbound_table::with_record;
use std::rc::Rc;

/// A source of choices for a test.
pub struct Dice(u64);

impl Dice {
    pub fn fresh(purpose: &str) -> Dice {
        let dice = Dice::quiet();
        println!("{purpose}: seed {}", dice.0);
        dice
    }

    pub fn quiet() -> Dice {
        let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap();
        Dice(now.as_nanos() as u64 | 1)
    }

    pub fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % n as u64) as usize
    }
}

/// Lets people answer at random until the game is over. `now_and_then` is called between answers.
pub fn play(
    server: &mut Server,
    guests: &mut [Guest],
    now_and_then: &mut dyn FnMut(&mut Server, &mut [Guest], usize),
) {
    let mut dice = Dice::fresh("an online game");
    let mut answers = 0;
    while !guests.iter().all(|guest| guest.standing.over) {
        let asked = (0..guests.len()).find(|&at| !guests[at].asked.is_empty());
        let Some(at) = asked else {
            // Somebody hears of the next question, or of the end.
            guests.iter_mut().for_each(Guest::listen);
            continue;
        };
        let asked = guests[at].asked.remove(0);
        knows_its_choices(&guests[at], asked.seat, asked.on, &asked.legal);
        let action = asked.legal[dice.below(asked.legal.len())].clone();
        let request = guests[at].act(asked.seat, &action);
        match guests[at].ask(&request) {
            FromTable::Done { .. } => answers += 1,
            // The table has gone on, and asks again.
            FromTable::Refused { reason, .. } => {
                assert_eq!(reason.reason, "draft-old", "{reason:?}")
            }
            other => panic!("{other:?}"),
        }
        now_and_then(server, guests, answers);
    }
}

/// Checks that the record of a guest, with what its seat knows, leads to the question that it is asked.
fn knows_its_choices(guest: &Guest, seat: u8, on: u64, legal: &[String]) {
    if guest.standing.seq != on {
        return;
    }
    let text = guest.standing.record.as_ref().unwrap();
    with_record!(AnyRecord::parse("online", text).unwrap(), record => {
        let replay = record.replay(&Sets::shipped()).unwrap();
        let game = fogbound_game::Game::view_of(replay.end(), Some(seat)).into_game();
        let known = fogbound_game::Game::legal_of(&game, seat);
        let known: Vec<String> = known.iter().map(ToString::to_string).collect();
        assert_eq!(known, legal, "{text}");
    });
}

/// Checks that all have the same finished game, which the rules confirm.
pub fn check(server: &Server, guests: &[Guest]) {
    let record = server.record(&guests[0].table);
    for guest in guests {
        assert_eq!(guest.standing.record.as_ref(), Some(&record));
    }
    with_record!(AnyRecord::parse("online", &record).unwrap(), record => {
        let replay = record.replay(&Sets::shipped()).unwrap();
        assert!(fogbound_game::Game::is_over(replay.end()));
        assert!(record.header.commitment.is_some() && record.header.salt.is_some());
    });
}

/// Makes a table, takes its seats, and lets one more look on.
pub fn sit_down(server: &Server, game: &str, seats: &[&str]) -> Vec<Guest> {
    let made = server.make(game, seats);
    let mut guests =
        vec![Guest::join(server, &made.table, &made.token.into_iter().collect::<Vec<_>>())];
    for (seat, _) in seats.iter().enumerate().filter(|(_, holder)| **holder == "open") {
        let mut guest = Guest::join(server, &made.table, &[]);
        guest.sit(seat as u8, "Grace");
        guests.push(guest);
    }
    // Somebody looks on.
    guests.push(Guest::join(server, &made.table, &[]));
    guests
}

#[test]
fn people_and_a_bot_play_a_game_of_each_kind() {
    for (game, bot) in
        [("mists", "greedy"), ("ghosts-galore", "planner"), ("carcassonne", "greedy")]
    {
        let mut server = Server::start();
        let mut guests = sit_down(&server, game, &["person", "open", bot]);
        play(&mut server, &mut guests, &mut |_, _, _| {});
        check(&server, &guests);
    }
}

#[test]
fn a_game_goes_on_where_it_was_after_the_server_was_killed() {
    for game in ["mists", "ghosts-galore", "carcassonne"] {
        let mut server = Server::start();
        let mut guests = sit_down(&server, game, &["person", "open", "open"]);
        play(&mut server, &mut guests, &mut |server, guests, answers| {
            if answers % 9 == 4 {
                server.restart();
                for guest in guests.iter_mut().filter(|guest| !guest.standing.over) {
                    guest.rejoin(server);
                }
            }
        });
        check(&server, &guests);
    }
}

#[test]
fn a_request_has_its_effect_once_however_often_it_is_sent() {
    let mut server = Server::start();
    let mut guests = sit_down(&server, "mists", &["person", "open"]);
    let guest = &mut guests[0];
    while guest.asked.is_empty() {
        guest.hear().unwrap();
    }
    let (asked, seq) = (guest.asked[0].clone(), guest.standing.seq);
    let request = guest.act(asked.seat, &asked.legal[0]);
    let done = |answer: FromTable| match answer {
        FromTable::Done { seq, .. } => seq,
        other => panic!("{other:?}"),
    };
    let first = done(guest.ask(&request));
    assert!(first > seq);
    assert_eq!(done(guest.ask(&request)), first);
    server.restart();
    guest.rejoin(&server);
    assert_eq!(done(guest.ask(&request)), first);
    assert_eq!(guest.events.iter().filter(|(at, _)| *at == first).count(), 1);
    // Another request for the same is refused.
    let again = match request {
        ToTable::Act { seat, on, actions, .. } => {
            ToTable::Act { id: "another".to_owned(), seat, on, actions }
        }
        other => panic!("{other:?}"),
    };
    assert!(matches!(guest.ask(&again), FromTable::Refused { .. }));
}

/// Plays some decisions of a new game at random, here and alone, and returns its record with all that is hidden.
fn begun(game: &str, people: usize, decisions: usize, dice: &mut Dice) -> String {
    let wish = Wish {
        seats: vec!["person".to_owned(); people],
        seed: format!("kept {decisions}"),
        salt: "00112233445566778899aabbccddeeff".to_owned(),
        ..Wish::new(game.parse().unwrap())
    };
    let mut game = start(&wish, &Rc::new(Texts::english())).map_err(|it| it.text).unwrap();
    for _ in 0..decisions {
        let Some(&seat) = game.people_to_decide().first() else { break };
        let question = game.question(seat).unwrap();
        let cells = question.cells.iter();
        let places = cells.flat_map(|legal| legal.turns.iter().map(|&turns| (legal.cell, turns)));
        let mut answers: Vec<String> =
            places.map(|(cell, turns)| game.placing(cell, turns)).collect();
        answers.extend(question.answers.iter().map(|answer| answer.action.clone()));
        game.push(seat, &answers[dice.below(answers.len())]).unwrap();
    }
    // A turn that is still being composed is no decision yet.
    game.record()
}

#[test]
fn a_kept_game_goes_on_at_a_table_and_hides_what_it_hid() {
    let mut dice = Dice::fresh("kept games");
    for (game, bot) in
        [("mists", "greedy"), ("ghosts-galore", "planner"), ("carcassonne", "greedy")]
    {
        for decisions in [0, 1, dice.below(if game == "mists" { 6 } else { 30 })] {
            let record = begun(game, 3, decisions, &mut dice);
            let mut server = Server::start();
            let wanted = serde_json::json!({
                "game": game, "seats": ["person", "open", bot], "name": "Ada", "record": record, "delay": 0,
            });
            let (status, body) = server.http("POST", "/api/v1/tables", "", &wanted.to_string());
            assert_eq!(status, 201, "{body}");
            let made: Made = serde_json::from_str(&body).unwrap();
            let shown = server.record(&made.table);
            assert!(!shown.contains("seed kept") && !shown.contains("\nsalt "), "{shown}");
            // It shows what the public form of the record shows, and nothing else.
            let public: String = with_record!(AnyRecord::parse("kept", &record).unwrap(), record => {
                record.public(&Sets::shipped()).unwrap().to_text()
            });
            let log = |text: &str| {
                let lines = text.lines().filter(|line| !line.starts_with('#')).map(str::to_owned);
                lines.skip_while(|line| !line.is_empty()).collect::<Vec<_>>()
            };
            assert_eq!(log(&shown), log(&public));
            let mut guests =
                vec![Guest::join(&server, &made.table, &[made.token.clone().unwrap()])];
            let mut other = Guest::join(&server, &made.table, &[]);
            other.sit(1, "Grace");
            guests.push(other);
            play(&mut server, &mut guests, &mut |server, guests, answers| {
                if answers == 5 {
                    server.restart();
                    for guest in guests.iter_mut().filter(|guest| !guest.standing.over) {
                        guest.rejoin(server);
                    }
                }
            });
            check(&server, &guests);
        }
    }
}

#[test]
fn what_is_no_running_game_with_a_seed_goes_on_nowhere() {
    let server = Server::start();
    let refused = |seats: &[&str], game: &str, record: &str| {
        let wanted = serde_json::json!({ "game": game, "seats": seats, "record": record });
        let (status, body) = server.http("POST", "/api/v1/tables", "", &wanted.to_string());
        assert_eq!(status, 400, "{body}");
        serde_json::from_str::<fogbound_protocol::Reason>(&body).unwrap().reason
    };
    let mut dice = Dice::fresh("kept games");
    let record = begun("mists", 2, 6, &mut dice);
    let two = ["person", "open"];
    assert_eq!(refused(&two, "mists", "nonsense"), "kept-unreadable");
    let tampered = format!("{record}place 90 90 0\n");
    assert_eq!(refused(&two, "mists", &tampered), "kept-unreadable");
    assert_eq!(refused(&["person", "open", "open"], "mists", &record), "no-such-seat");
    assert_eq!(refused(&two, "carcassonne", &record), "no-such-game");
    assert_eq!(refused(&["person", "nobody"], "mists", &record), "no-such-bot");
    let public: String = with_record!(AnyRecord::parse("kept", &record).unwrap(), record => {
        record.public(&Sets::shipped()).unwrap().to_text()
    });
    assert_eq!(refused(&two, "mists", &public), "kept-told");
    let over = begun("mists", 2, 1_000, &mut dice);
    assert_eq!(refused(&two, "mists", &over), "game-over");
}
