//! Records of Ghosts Galore: the language, simultaneous decisions, given and told tiles.
use crate::common::ghosts::rules;
use crate::common::{Dice, Random, error_of, finished_game, replaced};
use fogbound_game::{Deciding, Game as _, Seed};
use fogbound_ghosts_galore::{Action, Game, Options, Order, TileId};
use fogbound_table::games::ghosts_galore::{Entry, Record, Replay};
use fogbound_table::record::{Chance, Sets};
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

#[test]
fn a_short_record_is_as_documented() {
    insta::assert_snapshot!(plain(12));
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
        let error = error_of::<Game>(&changed);
        let line = line + u32::from(reason == "already-chosen");
        assert_eq!((error.rule(), error.line()), (rule, Some(line)), "{new}");
        assert_eq!(error.refusal().unwrap().reason, reason, "{new}");
    }
    for wrong in ["seat", "seat 0", "seat x place 1 0", "seat +1 place 1 0", "seat 0 seat 0 leave"]
    {
        let (changed, line) = replaced(&text, choice, wrong);
        assert_eq!(error_of::<Game>(&changed).line(), Some(line), "{wrong}");
    }
}

#[test]
fn x_5_the_order_of_arrival_changes_nothing() {
    let mut dice = Dice::fresh("arrival");
    let rules = Game::random_rules(&mut dice);
    let replay = finished_game::<Game>(&mut dice, &rules);
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
        let error = error_of::<Game>(&changed);
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
        let error = error_of::<Game>(&changed);
        assert_eq!(error.rule(), rule, "{new}: {error}");
        assert!(error.line().is_some() && !error.advice().is_empty(), "{new}");
    }
}

#[test]
fn t_1_1_given_boards_and_tiles_are_checked() {
    let mut dice = Dice::new("given");
    let rules = rules(2, Options::default());
    let deal = finished_game::<Game>(&mut dice, &rules).end().dealt().unwrap();
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
        let error = error_of::<Game>(&changed);
        assert_eq!(error.rule(), rule, "{new}: {error}");
        assert!(error.line().is_some(), "{new}");
    }
    // Stacks that are cut in other places are refused even if the tiles are all there.
    let shifted = text.replacen("\norder stack", "", 1);
    assert_eq!(error_of::<Game>(&shifted).rule(), "X-6");
}

#[test]
fn x_6_a_game_with_a_box_is_told_its_tiles() {
    let mut dice = Dice::fresh("told ghosts");
    for _ in 0..10 {
        let rules = Game::random_rules(&mut dice);
        let boards = finished_game::<Game>(&mut dice, &rules).end().dealt().unwrap().boards;
        let record = Record::told(&rules, &boards);
        let mut session = fogbound_table::games::ghosts_galore::Session::begin(
            record,
            Arc::clone(&rules),
            vec![],
        )
        .unwrap();
        while !session.game().is_over() {
            if session.game().wants_tile() {
                let unseen: Vec<TileId> = session.game().unseen().map(|(tile, _)| tile).collect();
                session.tell(dice.pick(&unseen)).unwrap();
            } else {
                let (seat, action) = Game::random_answer(&mut dice, session.game()).unwrap();
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
