//! `docs/tile-sets.md` is true: its example loads, its tables show the shipped sets.
//! `UPDATE_DOCS=1` writes the tables anew.

use std::fmt::Write as _;
use std::fs;

use fogbound_game::Side;
use fogbound_sets::{fogbound_ghosts, newest, shipped};
use fogbound_tilesets::{
    Building, Door, DoorKind, Group, Kind, Monster, TileSet, Track, TrackKind, TrackSet,
};

const DOCS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/tile-sets.md");

fn list(parts: impl Iterator<Item = String>) -> String {
    parts.collect::<Vec<_>>().join(", ")
}

fn row(kind: &Kind) -> String {
    let edges: String = Side::ALL.map(|side| &kind.terrain(side).name()[..1]).concat();
    let roads = list(kind.roads.iter().map(|road| match road.end {
        Some(end) => format!("{} {}", road.edges, end.name()),
        None => road.edges.to_string(),
    }));
    let cities = list(
        kind.cities
            .iter()
            .map(|city| format!("{}{}", city.edges, "*".repeat(usize::from(city.coats)))),
    );
    let mists = list(kind.mists.iter().map(|mist| format!("{} {}", mist.edges, mist.ghosts)));
    let building = kind.building.map_or("", Building::name);
    let (name, count) = (&kind.name, kind.count);
    format!("| `{name}` | {count} | `{edges}` | {roads} | {cities} | {mists} | {building} |\n")
}

fn summary(set: &TileSet) -> String {
    let drawn: Vec<_> = set.kinds.iter().filter(|kind| kind.group != Group::Start).collect();
    let total = |of: &dyn Fn(&Kind) -> usize| -> usize {
        drawn.iter().map(|kind| usize::from(kind.count) * of(kind)).sum()
    };
    let terrain = |word: &str| {
        total(&|kind| Side::ALL.iter().filter(|&&side| kind.terrain(side).name() == word).count())
    };
    let mut text = format!(
        "{} tiles in {} kinds: {} city, {} road and {} field edges",
        total(&|_| 1),
        drawn.len(),
        terrain("city"),
        terrain("road"),
        terrain("field"),
    );
    let misty = total(&|kind| usize::from(kind.ghosts() > 0));
    if misty > 0 {
        let with = |n: u8| total(&|kind| usize::from(kind.ghosts() == n));
        let edges = total(&|kind| usize::from(kind.misty().len()));
        let mists = total(&|kind| kind.mists.len());
        write!(
            text,
            ", {edges} of them misty; {misty} misty tiles with {mists} mists, showing 1, 2 and 3 \
             ghosts on {}, {} and {} tiles",
            with(1),
            with(2),
            with(3),
        )
        .unwrap();
    }
    text
}

fn table(set: &TileSet) -> String {
    let rows: String = set.kinds.iter().map(row).collect();
    format!(
        "\n{}.\n\n| kind | count | edges | roads | cities | mists | building |\n\
         |---|---|---|---|---|---|---|\n{rows}\n",
        summary(set)
    )
}

fn tiles(set: &TrackSet) -> impl Iterator<Item = &TrackKind> {
    set.tiles().map(|place| &set.kinds[place])
}

fn rows(rows: impl Iterator<Item = (String, usize)>) -> String {
    rows.map(|(name, number)| format!("| {name} | {number} |\n")).collect()
}

/// Totals of a track set: types of tiles, monsters, diamonds, and the doors of its boards.
fn track_table(set: &TrackSet) -> String {
    let words = ["straight", "curve", "bridge", "double curve"];
    let types = rows(Track::ALL.into_iter().zip(words).map(|(track, word)| {
        (word.to_owned(), tiles(set).filter(|kind| kind.track() == track).count())
    }));
    let sections: usize = tiles(set).map(|kind| kind.sections.len()).sum();
    let curves: usize = tiles(set).map(|kind| usize::from(kind.curves())).sum();
    let monsters = rows(Monster::ALL.into_iter().map(|monster| {
        let number = tiles(set).flat_map(TrackKind::monsters).filter(|&m| m == monster).count();
        (monster.name().to_owned(), number)
    }));
    let shown = [0, 1, 2, 3].map(|n| tiles(set).filter(|t| t.monsters().count() == n).count());
    let all_monsters: usize = tiles(set).map(|kind| kind.monsters().count()).sum();
    let values = || tiles(set).flat_map(|kind| &kind.diamonds);
    let diamonds = rows((0..=99).filter_map(|value| {
        let number = values().filter(|&&other| other == value).count();
        (number > 0).then(|| (value.to_string(), number))
    }));
    let boards: String = set.boards.iter().map(board_rows).collect();
    format!(
        "\n{} tiles in {} kinds with {sections} sections, {curves} of them curves; {all_monsters} \
         monsters, on {} tiles none, on {} one, on {} two, on {} three; {} diamonds.\n\n\
         | type | tiles |\n|---|---|\n{types}\n| monster | number |\n|---|---|\n{monsters}\n\
         | value of a diamond | number |\n|---|---|\n{diamonds}\n\
         | board | side | bone doors | tooth doors | plain doors |\n|---|---|---|---|---|\n\
         {boards}\n",
        tiles(set).count(),
        set.kinds.len(),
        shown[0],
        shown[1],
        shown[2],
        shown[3],
        values().count(),
    )
}

fn board_rows(board: &fogbound_tilesets::TrackBoard) -> String {
    let row = |(number, side): (usize, &Vec<Door>)| {
        let doors = DoorKind::ALL.map(|kind| {
            let of_kind = side.iter().filter(|door| door.kind == kind);
            list(of_kind.map(|door| format!("{}{}", door.space, door.side.letter())))
        });
        format!("| `{}` | {number} | {} |\n", board.name, doors.join(" | "))
    };
    (1..).zip(&board.sides).map(row).collect()
}

/// Returns the text with the table of the set with this id in its place.
fn with_table(docs: &str, id: &str, table: &str) -> String {
    let begin = format!("<!-- table {id} -->\n");
    let (before, rest) = docs.split_once(&begin).expect("the table has its place");
    let (_, after) = rest.split_once("<!-- /table -->").expect("the table has an end");
    format!("{before}{begin}{table}<!-- /table -->{after}")
}

fn with_tables(docs: &str) -> String {
    let shown = shipped().iter().filter(|set| newest(&set.id) == Some(set));
    let docs = shown.fold(docs.to_owned(), |docs, set| with_table(&docs, &set.id, &table(set)));
    let ghosts = fogbound_ghosts();
    with_table(&docs, &ghosts.id, &track_table(ghosts))
}

#[test]
fn tables_show_the_shipped_sets() {
    let docs = fs::read_to_string(DOCS).unwrap();
    let wanted = with_tables(&docs);
    if std::env::var_os("UPDATE_DOCS").is_some() {
        fs::write(DOCS, wanted).unwrap();
    } else {
        assert!(docs == wanted, "docs/tile-sets.md is stale: run this test with UPDATE_DOCS=1");
    }
}

/// Returns the TOML text under a comment.
fn example<'a>(docs: &'a str, comment: &str) -> &'a str {
    let (_, rest) = docs.split_once(&format!("<!-- {comment} -->\n```toml\n")).unwrap();
    rest.split_once("```").unwrap().0
}

#[test]
fn the_example_loads() {
    let docs = fs::read_to_string(DOCS).unwrap();
    let example = example(&docs, "example: a test loads this set");
    if let Err(error) = TileSet::parse("example", example) {
        panic!("{error}");
    }
}

#[test]
fn the_example_of_tracks_loads() {
    let docs = fs::read_to_string(DOCS).unwrap();
    let example = example(&docs, "example: a test loads this track set");
    if let Err(error) = TrackSet::parse("example", example) {
        panic!("{error}");
    }
}

#[test]
fn measured_figures_have_their_place() {
    let docs = fs::read_to_string(DOCS).unwrap();
    let (_, rest) = docs.split_once("<!-- measured -->").unwrap();
    assert!(rest.contains("<!-- /measured -->"));
}
