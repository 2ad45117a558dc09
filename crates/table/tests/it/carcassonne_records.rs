//! Records of Carcassonne: the language, two sets in one header, given and told tiles, undo.
use crate::common::carcassonne::rules;
use crate::common::{Dice, Random, error_of, finished_game, replaced};
use fogbound_carcassonne::{Action, Ask, Game, Order, Parts, Setup};
use fogbound_game::{Game as _, Seed};
use fogbound_table::games::carcassonne::{Entry, Record, Replay, Session};
use fogbound_table::record::{Chance, Sets};
use fogbound_tilesets::TileSet;
use std::sync::Arc;

fn sets() -> Sets {
    Sets::shipped()
}

/// Returns the record of a game in which always the last listed answer is given.
fn lamplight(players: u8, parts: Parts, decisions: usize) -> Record {
    let rules = rules(players, parts);
    let mut record = Record::new(&rules, Chance::Seed(Seed::new("lamplight")));
    let mut replay = Replay::start(Arc::clone(&rules), &record.order(&rules).unwrap()).unwrap();
    record.push_events(replay.end(), replay.start_events());
    for _ in 0..decisions {
        let action = *replay.end().legal().last().unwrap();
        record.push_action(action);
        let events = replay.apply(replay.end().seat(), action).unwrap().to_vec();
        record.push_events(replay.end(), &events);
    }
    record
}

fn full(decisions: usize) -> String {
    lamplight(3, Parts::ALL, decisions).to_text()
}

fn line_of<'a>(text: &'a str, begins: &str) -> &'a str {
    text.lines().find(|line| line.starts_with(begins)).unwrap_or_else(|| panic!("no {begins}"))
}

#[test]
fn a_short_record_is_as_documented() {
    insta::assert_snapshot!(full(8));
}

#[test]
fn g_0_all_nine_combinations_of_parts_are_written_and_read() {
    let mut seen = 0;
    for parts in Parts::combinations() {
        let record = lamplight(2, parts, 2);
        assert_eq!(record.header.tiles.len(), 1 + usize::from(parts.have_tiles()));
        let read = Record::parse("parts", &record.to_text()).unwrap();
        assert_eq!(read.header, record.header);
        assert_eq!(read.replay(&sets()).unwrap().rules().parts(), parts);
        seen += 1;
    }
    assert_eq!(seen, 9);
    // The short words of a person become canonical.
    let text = full(1);
    let (short, _) = replaced(&text, "parts mist,castles,guards,cemeteries", "parts all");
    assert_eq!(Record::parse("short", &short).unwrap().to_text(), text);
}

#[test]
fn the_header_is_checked() {
    let text = full(4);
    for (old, new, rule) in [
        ("players 3", "players 7", "C-1"),
        ("players 3", "players 1", "C-1"),
        ("players 3", "# none", "record"),
        ("start 0", "start 3", "C-1"),
        ("parts mist,castles,guards,cemeteries", "parts castles", "G-0"),
        ("parts mist,castles,guards,cemeteries", "parts mist,cemeteries", "G-0"),
        ("parts mist,castles,guards,cemeteries", "parts mist,mist", "record"),
        ("parts mist,castles,guards,cemeteries", "parts fog", "record"),
        ("parts mist,castles,guards,cemeteries", "# none", "record"),
        ("option farmers true", "option farmers maybe", "C-4"),
        ("option ghost_cost everyone", "option ghost_cost nobody", "G-4.4"),
        ("option meeples_on_misty_roads true", "option meeples_on_misty_roads 1", "G-3.2"),
        ("option farmers true", "option river true", "X-7"),
        ("option farmers true", "option ghost_cost everyone", "record"),
        ("seed \"lamplight\"", "order A A B", "X-6"),
        ("seed \"lamplight\"", "order no-such-tile", "X-6"),
    ] {
        let (changed, line) = replaced(&text, old, new);
        let error = error_of::<Game>(&changed);
        assert_eq!(error.rule(), rule, "{new}: {error}");
        assert!(error.line().is_some() && !error.advice().is_empty(), "{new}");
        if rule.starts_with(['C', 'G']) {
            assert_eq!(error.line(), Some(line), "{new}");
        }
    }
}

#[test]
fn a_header_names_as_many_sets_as_are_played_with() {
    let text = full(4);
    let base = line_of(&text, "tiles base");
    let expansion = line_of(&text, "tiles fogbound-mists");
    let number = |line: &str| text.lines().position(|other| other == line).unwrap() as u32 + 1;
    let (first, second) = (number(base), number(expansion));
    assert_eq!(second, first + 1, "the base set comes first");
    let swapped = format!("{base}\n{expansion}");
    let version = format!(" {} ", fogbound_sets::fogbound_mists().version);
    let (one, two) = (expansion.replace(&version, " 9 "), base.replace("sha256:", "sha256:x"));
    for (old, new, rule, line) in [
        (base, "# none", "record", first + 1),
        (expansion, "# none", "record", first),
        (expansion, &*format!("{expansion}\n{base}"), "record", second + 1),
        (&*swapped, &*format!("{expansion}\n{base}"), "C-2", first),
        (expansion, &*one, "record", second),
        (base, &*two, "record", first),
    ] {
        let error = error_of::<Game>(&text.replacen(old, new, 1));
        assert_eq!((error.rule(), error.line()), (rule, Some(line)), "{new}: {error}");
    }
    let told = |old, new| error_of::<Game>(&text.replacen(old, new, 1)).advice().to_owned();
    assert!(told(expansion, "# none").starts_with("this game needs 2 lines `tiles`"));
    assert!(told(expansion, &format!("{expansion}\n{base}")).ends_with("keep 2 lines `tiles`"));
    // A base set in place of the expansion has no 2x2 starting tile.
    let error = error_of::<Game>(&text.replacen(expansion, base, 1));
    assert_eq!((error.rule(), error.line()), ("G-1.1", Some(second)), "{error}");
    // The base game alone needs no second set, and takes none.
    let plain = lamplight(2, Parts::NONE, 3).to_text();
    let error = error_of::<Game>(&plain.replacen(base, &swapped, 1));
    assert_eq!(error.rule(), "record");
    assert!(error.advice().contains("one line `tiles`"), "{}", error.advice());
}

/// Returns the shipped expansion under another name.
fn other_expansion() -> TileSet {
    let (_, source) = fogbound_sets::SOURCES[0];
    TileSet::parse("own.toml", &source.replacen("\"fogbound-mists\"", "\"own-mists\"", 1)).unwrap()
}

#[test]
fn a_set_of_ones_own_takes_the_place_of_one_of_the_two() {
    let own = Arc::new(other_expansion());
    let mut setup = Setup::new(Parts::ALL, 2);
    setup.expansion = Arc::clone(&own);
    let record = Record::new(&setup.validate().unwrap(), Chance::Seed(Seed::new("own")));
    let read = Record::parse("own", &record.to_text()).unwrap();
    assert_eq!(read.header.tiles[1].id, "own-mists");
    let error = read.replay(&sets()).unwrap_err();
    assert!(error.to_string().contains("own-mists"), "{error}");
    let replay = read.replay(&sets().with(own)).unwrap();
    assert_eq!(replay.rules().setup().expansion.id, "own-mists");
}

#[test]
fn c_2_an_expansion_that_is_not_played_leaves_no_trace() {
    let mut setup = Setup::new(Parts::NONE, 2);
    setup.expansion = Arc::new(other_expansion());
    let own = setup.validate().unwrap();
    let shipped = rules(2, Parts::NONE);
    assert_eq!(own.fingerprint(), shipped.fingerprint());
    let of = |rules| Record::new(rules, Chance::Told).to_text();
    assert_eq!(of(&own), of(&shipped));
}

#[test]
fn x_7_an_entry_that_no_rule_allows_is_refused_with_its_line() {
    let text = full(8);
    let place = line_of(&text, "place");
    let meeple = line_of(&text, "meeple");
    for (old, new, rule, reason) in [
        (place, "place 0 0 0", "M-3.2", "cell-occupied"),
        (place, "place 9 9 0", "M-3.2", "no-face-up-neighbour"),
        (place, "pass", "X-7", "not-your-decision"),
        (place, "ghost 0 0", "X-7", "not-your-decision"),
        (meeple, "meeple meeple monastery -", "C-4", "meeple-nothing-there"),
        (meeple, "ghost 0 0", "X-7", "not-your-decision"),
        (meeple, "undo 9", "X-7", "undo-nothing"),
        (place, "tile A", "X-6", "not-waiting-for-tile"),
    ] {
        let (changed, line) = replaced(&text, old, new);
        let error = error_of::<Game>(&changed);
        let refusal = error.refusal().unwrap_or_else(|| panic!("{new}: {error}"));
        assert_eq!((error.rule(), refusal.reason), (rule, reason), "{new}");
        assert_eq!(error.line(), Some(line), "{new}");
    }
    for wrong in [
        "place 1 0",
        "place +1 0 0",
        "meeple red road N",
        "meeple guard road",
        "meeple meeple castle",
        "seat 0 pass",
    ] {
        let (changed, line) = replaced(&text, place, wrong);
        assert_eq!(error_of::<Game>(&changed).line(), Some(line), "{wrong}");
    }
}

#[test]
fn x_6_a_tile_line_is_right_or_refused() {
    let text = full(6);
    let tile = line_of(&text, "tile ");
    for (wrong, rule) in [("tile no-such-tile", "record"), ("tile C C", "record")] {
        let (changed, line) = replaced(&text, tile, wrong);
        let error = error_of::<Game>(&changed);
        assert_eq!((error.rule(), error.line()), (rule, Some(line)), "{wrong}");
    }
    let other = if tile == "tile C" { "tile X" } else { "tile C" };
    assert_eq!(error_of::<Game>(&replaced(&text, tile, other).0).rule(), "X-6");
    // It may be left out.
    let (without, _) = replaced(&text, tile, "# nothing");
    let hash =
        |text: &str| Record::parse("test", text).unwrap().replay(&sets()).unwrap().end().hash();
    assert_eq!(hash(&without), hash(&text));
}

#[test]
fn x_6_a_game_with_a_box_is_told_its_tiles() {
    let mut dice = Dice::fresh("told tiles");
    for _ in 0..5 {
        let rules = Game::random_rules(&mut dice);
        let record = Record::new(&rules, Chance::Told);
        let mut session = Session::begin(record, Arc::clone(&rules), vec![]).unwrap();
        while !session.game().is_over() {
            if session.game().wants_tile() {
                let unseen: Vec<_> = session.game().unseen().map(|(kind, _)| kind).collect();
                session.tell(dice.pick(&unseen)).unwrap();
            } else {
                let (_, action) = Game::random_answer(&mut dice, session.game()).unwrap();
                session.apply(session.game().seat(), action).unwrap();
            }
        }
        let text = session.record().to_text();
        let read = Record::parse("told", &text).unwrap();
        assert_eq!(read.to_text(), text);
        let replay = read.replay(&sets()).unwrap();
        assert_eq!(replay.end().full_hash(), session.game().full_hash(), "{dice}");
        let told = read.lines.iter().filter(|line| matches!(line.entry, Entry::Tile(_))).count();
        assert_eq!(told, session.game().draws().count(), "{dice}");
        // A tile of which none is left is refused.
        let last =
            read.lines.iter().rposition(|line| matches!(line.entry, Entry::Tile(_))).unwrap();
        let mut wrong = read.clone();
        wrong.lines[last].entry = Entry::Tile("D".to_owned());
        if replay.end().draws().last() != rules.catalogue().find("D") {
            let error = wrong.replay(&sets()).unwrap_err();
            assert_eq!(error.rule(), "C-7", "{dice}");
        }
    }
}

#[test]
fn x_6_undo_reaches_back_to_the_last_draw() {
    let mut replay = Replay::start(rules(2, Parts::ALL), &Order::Seed(Seed::new("undo"))).unwrap();
    let refused = |replay: &mut Replay, n| {
        let refusal = replay.undo(n).unwrap_err();
        (refusal.rule.as_str(), refusal.reason)
    };
    assert_eq!(refused(&mut replay, 1), ("X-7", "undo-nothing"));
    let mut dice = Dice::new("undo");
    let mut asked = 0;
    while let Some((_, action)) = Game::random_answer(&mut dice, replay.end()) {
        let (before, drawn) = (replay.end().hash(), replay.end().draws().count());
        replay.apply(replay.end().seat(), action).unwrap();
        if replay.end().draws().count() > drawn || replay.end().is_over() {
            assert_eq!(refused(&mut replay, 1), ("X-6", "undo-past-reveal"));
            continue;
        }
        asked += usize::from(replay.end().ask() != Some(Ask::Place));
        replay.undo(1).unwrap();
        assert_eq!(replay.end().hash(), before);
        replay.apply(replay.end().seat(), action).unwrap();
    }
    assert!(asked > 50, "{asked}");
}

#[test]
fn every_action_of_a_game_is_written_and_read() {
    let mut dice = Dice::fresh("actions");
    let mut words = std::collections::BTreeSet::new();
    for parts in [Parts::ALL, Parts::NONE] {
        let replay = finished_game::<Game>(&mut dice, &rules(4, parts));
        for n in 0..replay.taken().len() {
            for action in replay.at(n).unwrap().legal() {
                assert_eq!(Action::parse(&action.to_string()), Some(action));
                words.insert(action.word());
            }
        }
    }
    assert_eq!(words.len(), 4, "{words:?} {dice}");
}
