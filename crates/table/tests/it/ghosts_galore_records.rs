//! Records of Ghosts Galore: the language, simultaneous decisions, given and told tiles.
use crate::common::Dice;
use crate::common::ghosts::{
    random_answer, random_game, random_record, random_rules, rules, seeded,
};
use fogbound_game::{Deciding, Game as _, Seed};
use fogbound_ghosts_galore::{Action, Options, Order, TileId};
use fogbound_table::games::GameId;
use fogbound_table::games::ghosts_galore::{Entry, Record, Replay};
use fogbound_table::record::{AnyRecord, Chance, RecordError, Sets};
use std::sync::Arc;

fn sets() -> Sets {
    Sets::shipped()
}

/// Returns the record of a game in which the first seat always takes its first listed answer.
fn lamplight(players: u8, options: Options, decisions: usize) -> Record {
    let rules = rules(players, options);
    let mut record = Record::new(&rules, Chance::Seed(Seed::new("lamplight")));
    let order = record.order(&rules).unwrap();
    let mut replay = Replay::start(rules, &order).unwrap();
    record.push_events(replay.end(), replay.start_events());
    for _ in 0..decisions {
        let Some(seat) = replay.end().deciding().seats().smallest() else { break };
        let action = replay.end().legal_of(seat)[0];
        record.push_answer(replay.end(), seat, action);
        let events = replay.apply(seat, action).unwrap().to_vec();
        record.push_events(replay.end(), &events);
    }
    record
}

fn plain(decisions: usize) -> String {
    lamplight(2, Options::default(), decisions).to_text()
}

fn error_of(text: &str) -> RecordError {
    match Record::parse("test", text) {
        Err(error) => error,
        Ok(record) => record.replay(&sets()).map(|_| ()).unwrap_err(),
    }
}

/// Returns a text with one line replaced, and the number of that line.
fn replaced(text: &str, old: &str, new: &str) -> (String, u32) {
    let line = text.lines().position(|line| line == old).unwrap_or_else(|| panic!("no {old}"));
    (text.replacen(&format!("{old}\n"), &format!("{new}\n"), 1), line as u32 + 1)
}

#[test]
fn a_short_record_is_as_documented() {
    insta::assert_snapshot!(plain(12));
}

#[test]
fn records_of_random_games_survive_reading_and_writing() {
    let mut dice = Dice::fresh("ghost records");
    for _ in 0..40 {
        let rules = random_rules(&mut dice);
        let record = if dice.one_in(2) {
            seeded(&mut dice, &rules)
        } else {
            Record::dealt(&rules, &random_game(&mut dice, &rules).end().dealt().unwrap())
        };
        let (record, replay) = random_record(&mut dice, &rules, record);
        let text = record.to_text();
        let read = Record::parse("test", &text).unwrap();
        assert_eq!(read.to_text(), text, "{dice}");
        assert_eq!(read.header, record.header, "{dice}");
        let again = read.replay(&sets()).unwrap();
        assert_eq!(again.end().full_hash(), replay.end().full_hash(), "{dice}");
        assert_eq!((again.taken().len(), again.undone()), (replay.taken().len(), replay.undone()));
        for n in 0..=replay.taken().len() {
            assert_eq!(again.at(n).unwrap().hash(), replay.at(n).unwrap().hash(), "{n} {dice}");
        }
    }
}

#[test]
fn x_6_a_given_deal_plays_the_same_game_as_its_seed() {
    let mut dice = Dice::fresh("given deals");
    for _ in 0..12 {
        let rules = random_rules(&mut dice);
        let replay = random_game(&mut dice, &rules);
        let mut given = Record::dealt(&rules, &replay.end().dealt().unwrap());
        for (n, taken) in replay.taken().iter().enumerate() {
            given.push_answer(replay.at(n).unwrap(), taken.seat, taken.action);
        }
        let again = Record::parse("given", &given.to_text()).unwrap().replay(&sets()).unwrap();
        assert_eq!(again.end().full_hash(), replay.end().full_hash(), "{dice}");
    }
}

#[test]
fn a_record_is_read_by_what_its_line_game_says() {
    let text = plain(5);
    let AnyRecord::GhostsGalore(record) = AnyRecord::parse("ghosts", &text).unwrap() else {
        panic!("not read as Ghosts Galore")
    };
    assert_eq!(record.to_text(), text);
    let mists = include_str!("../records/mists/l1-p1-lost.fog");
    let any = AnyRecord::parse("mists", mists).unwrap();
    assert_eq!(any.game(), GameId::Mists);
    assert!(matches!(any, AnyRecord::Mists(record) if record.to_text() == mists));
    for wrong in ["game chess", "game", "# game ghosts-galore"] {
        let (text, _) = replaced(&text, "game ghosts-galore", wrong);
        assert_eq!(AnyRecord::parse("wrong", &text).unwrap_err().rule(), "record", "{wrong}");
    }
}

#[test]
fn x_5_the_seat_stands_before_a_choice_made_together() {
    let text = plain(12);
    let choice = text.lines().find(|line| line.starts_with("seat 0 place")).unwrap();
    let alone = text.lines().find(|line| line.starts_with("claim")).unwrap();
    for (old, new, rule, reason) in [
        (choice, choice.strip_prefix("seat 0 ").unwrap(), "X-5", "seat-not-named"),
        (choice, &choice.replace("seat 0", "seat 4"), "X-5", "not-asked"),
        (choice, &format!("{choice}\n{choice}"), "X-5", "already-chosen"),
        (choice, "seat 0 place 9 0", "T-2.3", "no-such-space"),
        (choice, "seat 0 reveal", "X-7", "not-your-decision"),
        (alone, &format!("seat 0 {alone}"), "X-5", "seat-named"),
    ] {
        let (changed, line) = replaced(&text, old, new);
        let error = error_of(&changed);
        let line = line + u32::from(reason == "already-chosen");
        assert_eq!((error.rule(), error.line()), (rule, Some(line)), "{new}");
        assert_eq!(error.refusal().unwrap().reason, reason, "{new}");
    }
    for wrong in ["seat", "seat 0", "seat x place 1 0", "seat +1 place 1 0", "seat 0 seat 0 leave"]
    {
        let (changed, line) = replaced(&text, choice, wrong);
        assert_eq!(error_of(&changed).line(), Some(line), "{wrong}");
    }
}

#[test]
fn x_5_the_order_of_arrival_changes_nothing() {
    let mut dice = Dice::fresh("arrival");
    let rules = random_rules(&mut dice);
    let replay = random_game(&mut dice, &rules);
    let mut by_seat = Replay::start(rules, &Order::Dealt(replay.end().dealt().unwrap())).unwrap();
    let mut n = 0;
    while let Some(length) = replay.round(n) {
        let mut round = replay.taken()[n..n + length].to_vec();
        round.sort_by_key(|taken| taken.seat);
        for taken in round {
            by_seat.apply(taken.seat, taken.action).unwrap();
        }
        n += length;
    }
    assert_eq!(n, replay.taken().len());
    assert_eq!(by_seat.end().full_hash(), replay.end().full_hash(), "{dice}");
}

#[test]
fn x_5_undo_takes_back_a_choice_only_while_others_wait() {
    let rules = rules(3, Options::default());
    let mut replay = Replay::start(rules, &Order::Seed(Seed::new("undo"))).unwrap();
    while !matches!(replay.end().deciding(), Deciding::Together(_)) {
        let seat = replay.end().deciding().seats().smallest().unwrap();
        replay.apply(seat, replay.end().legal_of(seat)[0]).unwrap();
    }
    let place = Action::Place(4, fogbound_game::Rotation::NONE);
    let before = replay.end().hash();
    replay.apply(2, place).unwrap();
    replay.apply(0, place).unwrap();
    replay.undo(2).unwrap();
    assert_eq!(replay.end().hash(), before);
    assert_eq!(replay.round(replay.taken().len()), None, "the round is not complete");
    for seat in [1, 2, 0] {
        replay.apply(seat, place).unwrap();
    }
    let refusal = replay.undo(1).unwrap_err();
    assert_eq!((refusal.rule.as_str(), refusal.reason), ("X-6", "undo-past-reveal"));
}

#[test]
fn x_6_a_tile_line_is_right_or_refused() {
    let text = plain(12);
    let tile = text.lines().find(|line| line.starts_with("tile ")).unwrap();
    let [_, number, name] = tile.split(' ').collect::<Vec<_>>()[..] else { panic!("{tile}") };
    // The number alone is enough.
    let (short, _) = replaced(&text, tile, &format!("tile {number}"));
    let hash =
        |text: &str| Record::parse("test", text).unwrap().replay(&sets()).unwrap().end().hash();
    assert_eq!(hash(&short), hash(&text));
    let other = (number.parse::<u8>().unwrap() + 1) % 78;
    for (wrong, rule) in [
        (format!("tile {number} no-such-name"), "record"),
        (format!("tile {name}"), "record"),
        ("tile 78".to_owned(), "record"),
        ("tile 300".to_owned(), "record"),
        (format!("tile {number} {name} {name}"), "record"),
        (format!("tile {other}"), "X-6"),
    ] {
        let (changed, line) = replaced(&text, tile, &wrong);
        let error = error_of(&changed);
        assert_eq!((error.rule(), error.line()), (rule, Some(line)), "{wrong}");
    }
}

#[test]
fn the_header_is_checked() {
    let text = plain(4);
    for (old, new, rule) in [
        ("players 2", "players 6", "T-1.1"),
        ("players 2", "players", "record"),
        ("players 2", "# none", "record"),
        ("players 2", "players 2\nseats red blue", "record"),
        ("start 0", "start 2", "T-1.5"),
        ("option experienced false", "option experienced maybe", "T-1.3"),
        ("option experienced false", "option house_rule true", "X-7"),
        ("option experienced false", "option choose_side false", "record"),
        ("start 0", "start 0\nboards a/0 b/1", "record"),
        ("seed \"lamplight\"", "told", "record"),
        ("seed \"lamplight\"", "order hidden 1 2", "record"),
    ] {
        let (changed, _) = replaced(&text, old, new);
        let error = error_of(&changed);
        assert_eq!(error.rule(), rule, "{new}: {error}");
        assert!(error.line().is_some() && !error.advice().is_empty(), "{new}");
    }
}

#[test]
fn t_1_1_given_boards_and_tiles_are_checked() {
    let mut dice = Dice::new("given");
    let rules = rules(2, Options::default());
    let deal = random_game(&mut dice, &rules).end().dealt().unwrap();
    let record = Record::dealt(&rules, &deal);
    let text = record.to_text();
    record.replay(&sets()).unwrap();
    let line = |key: &str| text.lines().find(|line| line.starts_with(key)).unwrap();
    let boards = line("boards ");
    let first = boards.split(' ').nth(1).unwrap();
    let name = first.split('/').next().unwrap();
    let hidden = line("order hidden");
    let stack = line("order stack");
    let cases = [
        (boards, format!("boards {first}"), "T-1.1"),
        (boards, format!("boards {first} {first}"), "T-1.1"),
        (boards, format!("boards {name} {first}"), "T-1.1"),
        (boards, format!("boards {first} castle-in-the-air/0"), "T-1.1"),
        (boards, format!("boards {first} {name}/2"), "record"),
        (boards, "# none".to_owned(), "record"),
        (hidden, "order hidden".to_owned(), "X-6"),
        (hidden, format!("{hidden}\norder offer 1 2"), "X-6"),
        (hidden, "order hidden 1 x".to_owned(), "X-6"),
        (hidden, "order 1 2".to_owned(), "X-6"),
        (hidden, "order hidden 200 201".to_owned(), "X-6"),
        (stack, format!("{stack} 1"), "X-6"),
        (stack, "# none".to_owned(), "X-6"),
    ];
    for (old, new, rule) in cases {
        let (changed, _) = replaced(&text, old, &new);
        let error = error_of(&changed);
        assert_eq!(error.rule(), rule, "{new}: {error}");
        assert!(error.line().is_some(), "{new}");
    }
    // Stacks that are cut in other places are refused even if the tiles are all there.
    let shifted = text.replacen("\norder stack", "", 1);
    assert_eq!(error_of(&shifted).rule(), "X-6");
}

#[test]
fn x_6_a_game_with_a_box_is_told_its_tiles() {
    let mut dice = Dice::fresh("told ghosts");
    for _ in 0..10 {
        let rules = random_rules(&mut dice);
        let boards = random_game(&mut dice, &rules).end().dealt().unwrap().boards;
        let record = Record::told(&rules, &boards);
        let mut session = fogbound_table::games::ghosts_galore::Session::begin(
            record,
            Arc::clone(&rules),
            vec![],
        )
        .unwrap();
        while !session.game().is_over() {
            if session.game().wants_tile() {
                let unseen: Vec<TileId> = session.game().unseen().collect();
                session.tell(dice.pick(&unseen)).unwrap();
            } else {
                let (seat, action) = random_answer(&mut dice, session.game()).unwrap();
                assert!(!matches!(action, Action::Keep(_)), "this is chosen at the table");
                session.apply(seat, action).unwrap();
            }
        }
        let text = session.record().to_text();
        let read = Record::parse("told", &text).unwrap();
        assert_eq!(read.to_text(), text);
        assert_eq!(read.replay(&sets()).unwrap().end().hash(), session.game().hash(), "{dice}");
        let is_tile =
            |line: &&fogbound_table::record::Line<Action>| matches!(line.entry, Entry::Tile(_));
        let told = read.lines.iter().filter(is_tile).count();
        assert_eq!(told, usize::from(rules.players()) * 9 + 32, "{dice}");
    }
}

#[test]
fn changed_records_never_panic() {
    let mut dice = Dice::fresh("changed ghosts");
    let rules = random_rules(&mut dice);
    let record = Record::dealt(&rules, &random_game(&mut dice, &rules).end().dealt().unwrap());
    let text = random_record(&mut dice, &rules, record).0.to_text();
    let words: Vec<&str> = text.split_inclusive([' ', '\n']).collect();
    let mut refused = 0;
    for _ in 0..1000 {
        let mut words = words.clone();
        for _ in 0..=dice.below(3) {
            let at = dice.below(words.len());
            match dice.below(3) {
                0 => words[at] = words[dice.below(words.len())],
                1 => words.insert(at, "255 "),
                _ => drop(words.remove(at)),
            }
        }
        let read = Record::parse("test", &words.concat()).and_then(|record| record.replay(&sets()));
        refused += u32::from(read.is_err());
    }
    assert!(refused > 500, "{refused} {dice}");
}

#[test]
fn the_example_of_the_docs_is_a_canonical_record() {
    let docs = include_str!("../../../../docs/records.md");
    let begin = "<!-- example: a test replays this record of Ghosts Galore -->\n```text\n";
    let (_, rest) = docs.split_once(begin).unwrap();
    let (example, _) = rest.split_once("```").unwrap();
    let record = Record::parse("docs/records.md", example).unwrap();
    assert_eq!(record.to_text(), example);
    let replay = record.replay(&sets()).unwrap();
    assert_eq!((replay.taken().len(), replay.undone()), (8, 1));
}
