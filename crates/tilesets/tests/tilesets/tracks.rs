//! Every way to break the tiles of a track set is refused, with its place and what to change.

use crate::boards::with_boards;
use crate::common::VALID;
use fogbound_game::{Edges, Side};
use fogbound_tilesets::{
    Advice, AnySet, Door, DoorKind, LoadError, MAX_KINDS, Monster, Section, TileSet, Track,
    TrackBoard, TrackKind, TrackSet,
};

/// A valid set of three kinds and two boards.
pub const TRACKS: &str = include_str!("little-tracks.toml");

/// The valid set with the one place that reads `from` changed to `to`.
pub fn edited(from: &str, to: &str) -> String {
    assert_eq!(TRACKS.matches(from).count(), 1, "{from} must occur once");
    TRACKS.replace(from, to)
}

pub fn valid(text: &str) -> TrackSet {
    TrackSet::parse("tracks.toml", text).unwrap_or_else(|error| panic!("{error}"))
}

fn refused(text: &str) -> LoadError {
    TrackSet::parse("tracks.toml", text).expect_err("must be refused")
}

/// The problems in their technical form.
pub fn problems(text: &str) -> Vec<String> {
    refused(text).problems().iter().map(ToString::to_string).collect()
}

/// Checks that the edit is refused with exactly this problem.
pub fn assert_refused(from: &str, to: &str, problem: &str) {
    assert_eq!(problems(&edited(from, to)), [problem]);
}

#[test]
fn the_little_set_is_read_as_it_is_written() {
    let set = valid(TRACKS);
    assert_eq!((set.id.as_str(), set.version), ("little-tracks", 1));
    assert_eq!((set.title.as_str(), set.origin.as_str()), ("A little track set", "Made for tests"));
    let section = |edges, monsters: &[Monster]| Section {
        edges: Edges::parse(edges).unwrap(),
        monsters: monsters.to_vec(),
    };
    let kind = |name: &str, count, sections, diamonds: &[u8]| TrackKind {
        name: name.to_owned(),
        count,
        sections,
        diamonds: diamonds.to_vec(),
    };
    use Monster::{Bat, Dragon, Ghost, Golem, Wisp};
    assert_eq!(
        set.kinds,
        [
            kind("bend", 48, vec![section("NE", &[Bat, Bat])], &[1, 3]),
            kind("cross", 1, vec![section("EW", &[]), section("NS", &[Ghost])], &[]),
            kind("twins", 1, vec![section("NE", &[Wisp]), section("SW", &[Dragon, Golem])], &[]),
        ]
    );
    assert_eq!(set.tiles().skip(46).collect::<Vec<_>>(), [0, 0, 1, 2]);
    let door = |space, side, kind| Door { space, side, kind };
    use DoorKind::{Bone, Plain, Tooth};
    use Side::{East, North, South, West};
    let first = [
        door(0, North, Bone),
        door(2, East, Bone),
        door(6, West, Plain),
        door(7, South, Tooth),
        door(8, South, Tooth),
    ];
    let second =
        [door(1, North, Tooth), door(3, West, Tooth), door(5, East, Bone), door(7, South, Bone)];
    let board = TrackBoard { name: "one".to_owned(), sides: [first.to_vec(), second.to_vec()] };
    assert_eq!(set.boards[0], board);
    assert_eq!(set.boards.len(), 2);
}

#[test]
fn t_1_2_the_four_types_of_track() {
    let track = |sections: &str| {
        let set = valid(&edited("[\"NE bat bat\"]", sections));
        (set.kinds[0].track(), set.kinds[0].curves())
    };
    assert_eq!(track("[\"NS\"]"), (Track::Straight, 0));
    assert_eq!(track("[\"EW\"]"), (Track::Straight, 0));
    for curve in ["NE", "ES", "SW", "NW"] {
        assert_eq!(track(&format!("[\"{curve}\"]")), (Track::Curve, 1));
    }
    assert_eq!(track("[\"EW\", \"NS\"]"), (Track::Bridge, 0));
    assert_eq!(track("[\"NE\", \"SW\"]"), (Track::DoubleCurve, 2));
    assert_eq!(track("[\"NW\", \"ES\"]"), (Track::DoubleCurve, 2));
    let monsters: Vec<_> = valid(TRACKS).kinds[2].monsters().collect();
    assert_eq!(monsters, [Monster::Wisp, Monster::Dragon, Monster::Golem]);
}

#[test]
fn t_1_2_every_monster_has_its_word() {
    for monster in Monster::ALL {
        let set = valid(&edited("NE bat bat", &format!("NE {}", monster.name())));
        assert_eq!(set.kinds[0].monsters().collect::<Vec<_>>(), [monster]);
    }
}

#[test]
fn t_1_2_a_section_has_two_edges() {
    for bad in ["N bat", "NES bat", "bat", "", "EN bat", "ne", "NN", "NESW"] {
        let problem = format!("T-1.2 at line 11: edges-of-a-section (text={bad})");
        assert_refused("NE bat bat", bad, &problem);
    }
}

#[test]
fn t_1_2_an_edge_has_one_section() {
    assert_refused(
        "\"NE wisp\", \"SW golem dragon\"",
        "\"NE wisp\", \"ES golem\"",
        "T-1.2 at line 20: edge-in-two-sections (tile=twins, side=east, letter=E)",
    );
    let found = problems(&edited("\"NS ghost\", \"EW\"", "\"NS ghost\", \"NS\""));
    assert_eq!(found.len(), 2, "{found:?}");
    assert!(found[0].contains("side=north") && found[1].contains("side=south"), "{found:?}");
}

#[test]
fn t_1_2_a_tile_has_a_section_and_at_most_two() {
    assert_refused("[\"NE bat bat\"]", "[]", "T-1.2 at line 9: no-track (tile=bend)");
    assert_refused(
        "\"NS ghost\", \"EW\"",
        "\"NS ghost\", \"EW\", \"NE\"",
        "tile-set at line 16: too-many-entries (key=sections, entries=3, most=2)",
    );
}

#[test]
fn t_1_2_at_most_three_monsters() {
    assert_eq!(valid(&edited("bat bat", "bat bat bat")).kinds[0].monsters().count(), 3);
    assert_refused(
        "bat bat",
        "bat bat bat bat",
        "T-1.2 at line 11: monsters-of-a-tile (tile=bend, monsters=4, most=3)",
    );
    assert_refused(
        "NE wisp",
        "NE wisp wisp",
        "T-1.2 at line 20: monsters-of-a-tile (tile=twins, monsters=4, most=3)",
    );
}

#[test]
fn t_1_2_unknown_monsters() {
    assert_refused(
        "bat bat",
        "bat vampire",
        "T-1.2 at line 11: unknown-monster (monster=vampire, known=`dragon`, `ghost`, `golem`, \
         `satyr`, `skeleton`, `slime`, `bat`, `werewolf`, `wisp`)",
    );
    assert!(problems(&edited("bat bat", "Bat"))[0].contains("unknown-monster (monster=Bat"));
}

#[test]
fn t_1_2_diamonds() {
    assert_eq!(valid(&edited("[3, 1]", "[99, 0, 5]")).kinds[0].diamonds, [0, 5, 99]);
    assert_eq!(valid(&edited("[3, 1]", "[1, 1, 1, 1, 1, 1, 1, 1, 1]")).kinds[0].diamonds, [1; 9]);
    assert_refused(
        "[3, 1]",
        "[1, 1, 1, 1, 1, 1, 1, 1, 1, 1]",
        "tile-set at line 12: too-many-entries (key=diamonds, entries=10, most=9)",
    );
    for bad in ["100", "-1", "99999999999999999999"] {
        assert_refused(
            "[3, 1]",
            &format!("[3, {bad}]"),
            "tile-set at line 12: out-of-range (key=diamonds, least=0, most=99)",
        );
    }
    for (bad, found) in [("3", "integer"), ("[\"3\"]", "string"), ("[1.5]", "float")] {
        let problem = format!(
            "tile-set at line 12: wrong-type (key=diamonds, wanted=numbers, \
             value=track-diamonds, found={found})"
        );
        assert_refused("[3, 1]", bad, &problem);
    }
}

#[test]
fn t_1_4_enough_tiles_for_two_players_and_at_most_250() {
    assert_refused(
        "count = 48",
        "count = 47",
        "T-1.4 at line 1: too-few-tracks (least=50, tiles=49)",
    );
    assert_eq!(valid(&edited("count = 48", "count = 248")).tiles().count(), 250);
    assert_refused(
        "count = 48",
        "count = 249",
        "tile-set at line 1: too-many-tracks (most=250, tiles=251)",
    );
    for bad in ["0", "251"] {
        assert_refused(
            "count = 48",
            &format!("count = {bad}"),
            "tile-set at line 10: out-of-range (key=count, least=1, most=250)",
        );
    }
}

#[test]
fn names_are_good_and_not_used_twice() {
    assert_refused(
        "name = \"cross\"",
        "name = \"bend\"",
        "tile-set at line 15: name-twice (tile=bend, entry=track)",
    );
    assert_refused(
        "name = \"two\"",
        "name = \"one\"",
        "tile-set at line 30: name-twice (tile=one, entry=board)",
    );
    assert_eq!(valid(&edited("\"one\"", "\"bend\"")).boards[0].name, "bend");
    assert_refused("\"cross\"", "\"X\"", "tile-set at line 15: not-a-name (name=X, entry=track)");
    assert_refused(
        "\"two\"",
        "\"board two\"",
        "tile-set at line 30: not-a-name (name=board two, entry=board)",
    );
}

#[test]
fn missing_keys() {
    let missing = |line: &str, value: &str| {
        let found = problems(&edited(line, ""));
        assert_eq!(found.len(), 1, "{found:?}");
        assert!(found[0].contains(&format!("key-missing (key={value}")), "{found:?}");
    };
    missing("format = 1\n", "format, value=set-format");
    missing("id = \"little-tracks\"\n", "id, value=set-id");
    missing("title = \"A little track set\"\n", "title, value=set-title");
    missing("name = \"bend\"\n", "name, value=track-name");
    missing("sections = [\"NE bat bat\"]\n", "sections, value=track-sections");
    missing("name = \"one\"\n", "name, value=board-name");
    let boards = TRACKS.find("[[board]]").unwrap();
    let tracks = TRACKS.find("[[track]]").unwrap();
    assert!(problems(&TRACKS[..boards])[0].contains("key-missing (key=board, value=set-board)"));
    let found = problems(&format!("{}{}", &TRACKS[..tracks], &TRACKS[boards..]));
    assert!(found[0].contains("key-missing (key=track, value=set-track)"), "{found:?}");
    let found = problems(&with_boards(2).replacen("sides", "# sides", 1));
    assert!(found[0].contains("key-missing (key=sides, value=board-sides)"), "{found:?}");
}

#[test]
fn unknown_keys() {
    assert_refused(
        "version = 1",
        "version = 1\nstart = \"bend\"",
        "tile-set at line 5: unknown-key (key=start, known=`format`, `game`, `id`, `version`, \
         `title`, `origin`, `track`, `board`)",
    );
    assert_refused(
        "diamonds",
        "rubies",
        "tile-set at line 12: unknown-key (key=rubies, known=`name`, `count`, `sections`, \
         `diamonds`)",
    );
    assert_refused(
        "name = \"two\"",
        "name = \"two\"\ndoors = 3",
        "tile-set at line 31: unknown-key (key=doors, known=`name`, `sides`)",
    );
}

#[test]
fn wrong_types() {
    let wrong = |from: &str, to: &str, piece: &str| {
        let found = problems(&edited(from, to));
        assert!(found.len() == 1 && found[0].contains(piece), "{found:?}");
    };
    wrong("[\"NE bat bat\"]", "\"NE bat bat\"", "(key=sections, wanted=list");
    wrong("[\"NE bat bat\"]", "[3]", "(key=sections, wanted=texts");
    wrong("count = 48", "count = \"48\"", "(key=count, wanted=number");
    wrong("name = \"bend\"", "name = 3", "(key=name, wanted=text, value=track-name");
    wrong("\"ghosts-galore\"", "3", "(key=game, wanted=text, value=set-game");
    let at = TRACKS.find("[[board]]").unwrap();
    let (before, after) = TRACKS.split_at(at);
    let found = problems(&before.replacen("id =", "board = [3, 4]\nid =", 1));
    assert!(found[0].contains("(key=board, wanted=tables"), "{found:?}");
    let header = &TRACKS[..TRACKS.find("[[track]]").unwrap()];
    let found = problems(&format!("{header}track = 3\n{after}"));
    assert!(found[0].contains("(key=track, wanted=tables"), "{found:?}");
}

#[test]
fn at_most_250_kinds() {
    let at = TRACKS.find("[[board]]").unwrap();
    let more = "[[track]]\n".repeat(MAX_KINDS - 2);
    let text = format!("{}{more}{}", &TRACKS[..at], &TRACKS[at..]);
    assert_eq!(problems(&text), ["tile-set at line 1: too-many-kinds (kinds=251, most=250)"]);
}

#[test]
fn a_file_says_which_kind_of_set_it_is() {
    let error = TileSet::parse("", TRACKS).expect_err("tracks are no tiles");
    assert_eq!(error.to_string(), ": tile-set at line 2: tracks-not-tiles");
    assert_eq!(problems(VALID), ["tile-set at line 1: tiles-not-tracks"]);
    let text = edited("\"ghosts-galore\"", "\"chess\"");
    assert_eq!(problems(&text), ["tile-set at line 2: unknown-game (game=chess)"]);
    assert!(TileSet::parse("", &text).is_err());
    assert!(AnySet::parse("", &text).is_err());
}

#[test]
fn any_set_goes_by_what_the_file_says() {
    assert_eq!(AnySet::parse("", TRACKS).unwrap(), AnySet::Tracks(valid(TRACKS)));
    let tiles = TileSet::parse("", VALID).unwrap();
    assert_eq!(AnySet::parse("", VALID).unwrap(), AnySet::Tiles(tiles.clone()));
    assert_eq!(AnySet::parse("", VALID).unwrap().advice(), tiles.advice());
    assert_eq!(AnySet::parse("", TRACKS).unwrap().advice(), valid(TRACKS).advice());
    assert!(AnySet::parse("", &edited("\"NE wisp\"", "\"N\"")).is_err());
}

#[test]
fn all_problems_are_reported_in_the_order_of_the_file() {
    let text = edited("version = 1", "version = 0")
        .replace("NE bat bat", "NE bat bad")
        .replace("\"EW\"]", "\"SW\"]")
        .replace("0N bone", "0N plain")
        .replace("6S bone", "6E bone");
    let found: Vec<_> = refused(&text)
        .problems()
        .iter()
        .map(|problem| (problem.line().unwrap(), problem.key()))
        .collect();
    assert_eq!(
        found,
        [
            (4, "out-of-range"),
            (11, "unknown-monster"),
            (16, "edge-in-two-sections"),
            (25, "doors-of-a-pair"),
            (33, "door-inside"),
        ]
    );
}

#[test]
fn advice_on_what_is_unusual() {
    let few = [Advice::FewBoards(2), Advice::FewTracks(50)];
    assert_eq!(valid(TRACKS).advice(), few);
    let golems = valid(&edited("bat bat", "golem golem"));
    assert_eq!(golems.advice(), [&[Advice::TwoGolems(48)][..], &few].concat());
    let golems = valid(&edited("NE wisp", "NE golem"));
    assert_eq!(golems.advice()[0], Advice::TwoGolems(1), "on two sections of one tile");
    let boards = valid(&with_boards(5).replace("count = 48", "count = 75"));
    assert_eq!(boards.advice(), []);
    let tiles = valid(&with_boards(4).replace("count = 48", "count = 74"));
    assert_eq!(tiles.advice(), [Advice::FewBoards(4), Advice::FewTracks(76)]);
}
