//! Records: the language, replaying, undo, the public form, the commitment.
use crate::common::mists::{own_level, random_setup, rules};
use crate::common::{Dice, finished_game, replaced};
use fogbound_game::{Game as _, Seed};
use fogbound_mists::{Action, Game, Level, Order, Rules, Setup};
use fogbound_table::games::mists::{Entry, Record, Replay};
use fogbound_table::record::{Chance, Commitment, MAX_BYTES, RecordError, Salt, Sets};
use fogbound_tilesets::TileSet;
use std::sync::Arc;

fn sets() -> Sets {
    Sets::shipped()
}

/// Returns the record of a game in which the first listed answer is always taken, up to `decisions`.
fn first_answers(rules: &Arc<Rules>, chance: Chance, decisions: usize) -> Record {
    let mut record = Record::new(rules, chance);
    let (mut game, events) = Game::start(Arc::clone(rules), &record.order(rules).unwrap()).unwrap();
    record.push_events(&game, &events);
    for _ in 0..decisions {
        if game.decision().is_none() {
            break;
        }
        let action = game.legal()[0];
        let events = game.apply(action).unwrap();
        record.push_action(action);
        record.push_events(&game, &events);
    }
    record
}

fn lamplight(decisions: usize) -> Record {
    first_answers(&rules(1, 2), Chance::Seed(Seed::new("lamplight")), decisions)
}

fn parse_error(text: &str) -> RecordError {
    Record::parse("test", text).unwrap_err()
}

fn replay_error(text: &str) -> RecordError {
    Record::parse("test", text).unwrap().replay(&sets()).unwrap_err()
}

#[test]
fn a_short_record_is_as_documented() {
    let mut record = lamplight(6);
    record.push_hash(record.replay(&sets()).unwrap().end().hash());
    insta::assert_snapshot!(record.to_text());
}

#[test]
fn free_writing_becomes_canonical() {
    let text = lamplight(2).to_text();
    let free = text
        .replace("game mists\n", "# a comment\n\n  game \t mists  \r\n")
        .replace("option joint_scoring every_colour\n", "")
        .replace("\n\n#", "\n\n\n#");
    let read = Record::parse("test", &free).unwrap();
    let canonical = text.replacen("game mists", "# a comment\ngame mists", 1);
    assert_eq!(read.to_text(), canonical);
}

#[test]
fn x_6_any_text_is_a_seed() {
    for seed in ["", "7", "two words", "quote \" and \\", "line\nfeed", "ünï \u{1F56F}", "\u{7}#"]
    {
        let record = first_answers(&rules(1, 1), Chance::Seed(Seed::new(seed)), 1);
        let read = Record::parse("test", &record.to_text()).unwrap();
        assert_eq!(read.header.chance, Chance::Seed(Seed::new(seed)));
    }
}

#[test]
fn x_7_an_illegal_action_is_refused_with_line_rule_and_reason() {
    let text = lamplight(6).to_text();
    let place = text.lines().find(|line| line.starts_with("place")).unwrap();
    let (wrong, line) = replaced(&text, place, "place 0 0 0");
    let error = replay_error(&wrong);
    assert_eq!((error.line(), error.rule()), (Some(line), "M-3.2"));
    assert_eq!(error.refusal().unwrap().reason, "cell-occupied");
    let (wrong, line) = replaced(&text, place, "points");
    let error = replay_error(&wrong);
    assert_eq!((error.line(), error.rule()), (Some(line), "X-7"));
    assert_eq!(error.refusal().unwrap().reason, "not-your-decision");
}

#[test]
fn an_error_shows_line_rule_and_reason() {
    let text = lamplight(6).to_text();
    let place = text.lines().find(|line| line.starts_with("place")).unwrap();
    let (wrong, _) = replaced(&text, place, "place 0 0 0");
    let error = miette::Report::new(replay_error(&wrong));
    let mut shown = String::new();
    let plain = miette::GraphicalReportHandler::new_themed(miette::GraphicalTheme::none());
    plain.with_width(100).render_report(&mut shown, error.as_ref()).unwrap();
    insta::assert_snapshot!(shown);
}

#[test]
fn x_7_an_action_after_the_end_is_refused() {
    let mut record = lamplight(1000);
    record.push_action(Action::Pass);
    let error = Record::parse("test", &record.to_text()).unwrap().replay(&sets()).unwrap_err();
    assert_eq!((error.rule(), error.refusal().unwrap().reason), ("X-7", "game-over"));
    assert!(error.line().is_some());
}

#[test]
fn x_6_a_tile_that_was_not_drawn_is_refused() {
    let text = lamplight(6).to_text();
    let tile = text.lines().find(|line| line.starts_with("tile ")).unwrap();
    let other = if tile == "tile lone-gate" { "tile wall-road" } else { "tile lone-gate" };
    let (wrong, line) = replaced(&text, tile, other);
    let error = replay_error(&wrong);
    assert_eq!((error.line(), error.rule()), (Some(line), "X-6"));
    let (wrong, line) = replaced(&text, tile, "tile no-such-tile");
    let error = replay_error(&wrong);
    assert_eq!((error.line(), error.rule()), (Some(line), "record"));
    let (wrong, line) = replaced(&text, tile, &format!("{tile}\n{tile}"));
    let error = replay_error(&wrong);
    assert_eq!(
        (error.line(), error.refusal().unwrap().reason),
        (Some(line + 1), "not-waiting-for-tile")
    );
    // The lines may be left out if an order or a seed determines them.
    let without: String =
        text.split_inclusive('\n').filter(|line| !line.starts_with("tile ")).collect();
    let (a, b) = (Record::parse("a", &without).unwrap(), lamplight(6));
    let hash = |record: &Record| record.replay(&sets()).unwrap().end().hash();
    assert_eq!(hash(&a), hash(&b));
}

#[test]
fn a_wrong_hash_is_found() {
    let mut record = lamplight(6);
    record.push_hash(record.replay(&sets()).unwrap().at(3).unwrap().hash());
    let text = record.to_text();
    let error = replay_error(&text);
    assert_eq!((error.line(), error.rule()), (Some(text.lines().count() as u32), "X-6"));
}

#[test]
fn lines_that_are_no_lines_of_a_record_are_refused() {
    let text = lamplight(4).to_text();
    let first = text.lines().find(|line| line.starts_with("place")).unwrap();
    for wrong in [
        "undo 0",
        "undo -1",
        "undo",
        "undo 99999999999",
        "tile",
        "tile a b",
        "hash 12",
        "plaice 1 2 3",
        "place 1 2",
        "place 1 2 4",
        "place 1 2 3 4",
        "place 99999 0 0",
        "split",
        "fogbound-record 1",
        "meeple red road NSE",
        "split 1 2 3 4 5 6 7",
        "place 1 2 0 # why not",
    ] {
        let (changed, line) = replaced(&text, first, wrong);
        let found =
            Record::parse("test", &changed).map(|record| record.replay(&sets()).map(|_| ()));
        let error = match found {
            Err(error) | Ok(Err(error)) => error,
            Ok(Ok(())) => panic!("{wrong} was accepted"),
        };
        assert_eq!(error.line(), Some(line), "{wrong}");
    }
}

#[test]
fn the_header_is_checked() {
    let text = lamplight(4).to_text();
    for (old, new, rule) in [
        ("fogbound-record 1", "fogbound-record 2", "record"),
        ("game mists", "game chess", "record"),
        ("game mists", "# none", "record"),
        ("level 1", "level 7", "record"),
        ("level 1", "level 1\nlevel 2", "record"),
        ("level 1", "level 1\nlevel.goal 3", "record"),
        ("level 1", "level custom", "record"),
        ("seats red,green blue,yellow", "seats red,mauve blue,yellow", "record"),
        ("scoring black", "scoring", "record"),
        ("start 0", "start x", "record"),
        ("option joint_scoring every_colour", "option joint_scoring nobody", "M-8.6"),
        ("option joint_scoring every_colour", "option house_rule true", "X-7"),
        ("option joint_scoring every_colour", "option meeples_on_misty_roads true", "record"),
        ("seed \"lamplight\"", "# none", "X-6"),
        ("seed \"lamplight\"", "seed lamplight", "record"),
        ("seed \"lamplight\"", "seed \"lamplight\"\ntold", "X-6"),
        ("start 0", "start 0\nsalt 00112233445566778899aabbccddeeff", "X-6"),
    ] {
        let (changed, _) = replaced(&text, old, new);
        let error = parse_error(&changed);
        assert_eq!(error.rule(), rule, "{new}");
        assert!(error.line().is_some(), "{new}");
        assert!(!error.advice().is_empty(), "{new}");
    }
    for (old, new, rule) in [
        ("rules 1", "rules 2", "record"),
        ("seats red,green blue,yellow", "seats red,green blue,red", "M-1.2"),
        ("seats red,green blue,yellow", "seats red,green", "M-1.2"),
        ("scoring black", "scoring red", "M-1.3"),
        ("start 0", "start 2", "M-1.7"),
        ("seed \"lamplight\"", "order lone-gate wall-road", "X-6"),
        ("seed \"lamplight\"", "order castle-in-the-air", "X-6"),
    ] {
        let (changed, line) = replaced(&text, old, new);
        let error = replay_error(&changed);
        assert_eq!((error.rule(), error.line()), (rule, Some(line)), "{new}");
    }
}

#[test]
fn m_1_8_levels_of_ones_own_stand_in_the_header() {
    let mut dice = Dice::new("own");
    let mut setup = random_setup(&mut dice, 1);
    setup.level = own_level(&mut dice);
    setup.level.milestones = vec![3, 9];
    setup.level.piles = fogbound_mists::Piles::Equal(3);
    setup.level.scoring = fogbound_mists::Scoring::Team;
    let setup = Setup::new(setup.set, setup.level, 4);
    let record = first_answers(&Arc::new(setup.validate().unwrap()), Chance::Seed(dice.seed()), 9);
    let text = record.to_text();
    assert_eq!(Record::parse("test", &text).unwrap().header, record.header);
    let (wrong, line) = replaced(&text, "level.milestones 3 9", "level.milestones 9 3");
    let error = replay_error(&wrong);
    assert_eq!(error.rule(), "M-1.8");
    // The level as a whole is refused at its first line.
    assert_eq!(error.line(), Some(line - 3));
}

#[test]
fn x_6_undo_stops_at_a_reveal() {
    let rules = rules(1, 2);
    let mut replay = Replay::start(rules, &Order::Seed(Seed::new("lamplight"))).unwrap();
    assert_eq!(replay.undo(1).unwrap_err().reason, "undo-nothing");
    let start = replay.end().hash();
    let place = replay.end().legal()[0];
    replay.apply(replay.end().seat(), place).unwrap();
    assert_eq!(replay.undo(0).unwrap_err().reason, "undo-nothing");
    assert_eq!(replay.undo(2).unwrap_err().rule.as_str(), "X-7");
    replay.undo(1).unwrap();
    assert_eq!((replay.end().hash(), replay.undone()), (start, 1));
    replay.apply(replay.end().seat(), place).unwrap();
    while replay.end().turn() == 1 {
        replay.apply(replay.end().seat(), replay.end().legal()[0]).unwrap();
    }
    let taken = replay.taken().len();
    assert!(replay.at(taken - 1).unwrap().revealed_since(replay.end()), "the next tile was drawn");
    let refusal = replay.undo(1).unwrap_err();
    assert_eq!((refusal.rule.as_str(), refusal.reason), ("X-6", "undo-past-reveal"));
    assert_eq!(replay.taken().len(), taken);
}

#[test]
fn x_6_undo_past_a_reveal_is_refused_with_its_line() {
    let record = lamplight(6);
    let mut text = record.to_text();
    text.push_str("undo 5\n");
    let error = replay_error(&text);
    assert_eq!(error.line(), Some(text.lines().count() as u32));
    assert_eq!((error.rule(), error.refusal().unwrap().reason), ("X-6", "undo-past-reveal"));
}

#[test]
fn x_6_undo_stops_at_a_face_down_tile_and_at_the_end() {
    let mut dice = Dice::fresh("face down");
    let (mut unseen, mut ended) = (0, 0);
    for _ in 0..30 {
        let replay = finished_game::<Game>(&mut dice, &rules(5, 3));
        for (n, taken) in replay.taken().iter().enumerate() {
            let (before, after) = (replay.at(n).unwrap(), taken.after());
            let drawn = |game: &Game| game.piles().iter().map(|&size| u32::from(size)).sum::<u32>();
            let over = after.is_over();
            assert_eq!(
                before.revealed_since(after),
                drawn(before) != drawn(after) || over,
                "{dice}"
            );
            unseen += u32::from(after.draws().any(|draw| draw.is_none()));
            ended += u32::from(over);
        }
    }
    assert!(unseen > 0 && ended > 0, "{dice}");
}

#[test]
fn x_6_a_told_game_waits_for_its_tiles() {
    let rules = rules(1, 2);
    let mut record = Record::new(&rules, Chance::Told);
    let start = record.replay(&sets()).unwrap();
    assert!(start.end().wants_tile());
    record.push_action(Action::Pass);
    let error = Record::parse("test", &record.to_text()).unwrap().replay(&sets()).unwrap_err();
    assert_eq!(error.refusal().unwrap().reason, "waiting-for-tile");
    record.lines.clear();
    record.push_tile("ruin-nw");
    let error = Record::parse("test", &record.to_text()).unwrap().replay(&sets()).unwrap_err();
    assert_eq!((error.rule(), error.refusal().unwrap().reason), ("M-3.7", "tile-not-left"));
    record.lines.clear();
    record.push_tile("lone-gate");
    let replay = record.replay(&sets()).unwrap();
    assert!(replay.end().decision().is_some());
    assert_eq!(replay.start_events().len(), 2, "the turn began, the tile was drawn");
}

#[test]
fn x_6_a_commitment_is_checked() {
    let mut record = lamplight(4);
    let salt = Salt::parse(&"07".repeat(16)).unwrap();
    record.commit(salt.clone());
    let text = record.to_text();
    let read = Record::parse("test", &text).unwrap();
    assert_eq!(read.header.commitment, Some(Commitment::of(&Seed::new("lamplight"), &salt)));
    read.replay(&sets()).unwrap();

    // The public form keeps the promise and nothing that it is about.
    let public = record.public(&sets()).unwrap();
    assert_eq!(public.header.commitment, record.header.commitment);
    let public = public.to_text();
    assert!(!public.contains(salt.as_str()) && !public.contains("lamplight"));
    Record::parse("test", &public).unwrap();

    for (old, new) in [
        ("seed \"lamplight\"".to_owned(), "seed \"torchlight\"".to_owned()),
        (format!("salt {}", salt.as_str()), format!("salt {}", "08".repeat(16))),
        (format!("salt {}", salt.as_str()), "# no salt".to_owned()),
        ("seed \"lamplight\"".to_owned(), "told".to_owned()),
    ] {
        let error = parse_error(&replaced(&text, &old, &new).0);
        assert_eq!(error.rule(), "X-6", "{new}");
    }
    let short = parse_error(&replaced(&text, &format!("salt {}", salt.as_str()), "salt 0707").0);
    assert_eq!(short.rule(), "record");
    assert!(Salt::parse(&"01".repeat(15)).is_none() && Salt::parse(&"01".repeat(65)).is_none());
}

#[test]
fn x_6_the_commitment_is_pinned() {
    let salt = Salt::parse("000102030405060708090a0b0c0d0e0f").unwrap();
    insta::assert_snapshot!(Commitment::of(&Seed::new("lamplight"), &salt));
}

/// Returns the shipped set as a file of somebody's own.
fn own_set(version: u32, other: bool) -> Arc<TileSet> {
    let shipped = fogbound_sets::fogbound_mists().version;
    let source = fogbound_sets::SOURCES[0]
        .1
        .replace("id = \"fogbound-mists\"", "id = \"my-box\"")
        .replace(&format!("\nversion = {shipped}\n"), &format!("\nversion = {version}\n"));
    let source = if other { source.replacen("lone-gate", "only-gate", 1) } else { source };
    Arc::new(TileSet::parse("my-box.toml", &source).unwrap())
}

#[test]
fn old_versions_of_a_set_stay_replayable() {
    let (old, new) = (own_set(1, false), own_set(2, true));
    let setup = Setup::new(Arc::clone(&old), Level::number(2).unwrap(), 2);
    let record =
        first_answers(&Arc::new(setup.validate().unwrap()), Chance::Seed(Seed::new("a")), 8);
    let text = record.to_text();
    let read = Record::parse("test", &text).unwrap();
    let line = text.lines().position(|line| line.starts_with("tiles ")).unwrap() as u32 + 1;

    let both = sets().with(Arc::clone(&new)).with(Arc::clone(&old));
    let hash = |sets: &Sets| read.replay(sets).map(|replay| replay.end().hash());
    assert_eq!(hash(&both).unwrap(), record.replay(&sets().with(old)).unwrap().end().hash());

    for (sets, said) in [
        (sets(), "not at hand"),
        (sets().with(new), "not at hand"),
        (sets().with(own_set(1, true)), "not the one"),
    ] {
        let error = hash(&sets).unwrap_err();
        assert!(error.to_string().contains(said), "{error}");
        assert_eq!(error.line(), Some(line));
    }
}

#[test]
fn huge_and_binary_files_are_refused() {
    let text = format!("{}# {}\n", lamplight(1).to_text(), "x".repeat(MAX_BYTES));
    assert_eq!(parse_error(&text).line(), None);
    assert!(parse_error("fogbound-record 1\n\u{1b}[2J").to_string().contains("line 2"));
    for text in ["", "\n", "\u{feff}fogbound-record 1\n", "fogbound-record 1", "# \n#\n"] {
        parse_error(text);
    }
}

#[test]
fn comments_cannot_become_lines() {
    let mut record = lamplight(1);
    record.push_comment("one\nundo 1\r\n\u{1b}[31mred");
    let read = Record::parse("test", &record.to_text()).unwrap();
    let comments = read.lines.iter().filter(|line| matches!(line.entry, Entry::Comment(_)));
    assert_eq!(comments.count(), 1 + 3);
    assert_eq!(read.replay(&sets()).unwrap().taken().len(), 1);
}
