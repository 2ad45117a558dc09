//! `docs/tile-sets.md` is true: its example loads, its tables show the shipped sets.
//! `UPDATE_DOCS=1` writes the tables anew.

use std::fmt::Write as _;
use std::fs;

use fogbound_game::Side;
use fogbound_tilesets::{Building, Group, Kind, TileSet, shipped};

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

fn with_tables(docs: &str) -> String {
    shipped().iter().fold(docs.to_owned(), |docs, set| {
        let begin = format!("<!-- table {} -->\n", set.id);
        let (before, rest) = docs.split_once(&begin).expect("the table has its place");
        let (_, after) = rest.split_once("<!-- /table -->").expect("the table has an end");
        format!("{before}{begin}{}<!-- /table -->{after}", table(set))
    })
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

#[test]
fn the_example_loads() {
    let docs = fs::read_to_string(DOCS).unwrap();
    let (_, rest) = docs.split_once("<!-- example: a test loads this set -->\n```toml\n").unwrap();
    let (example, _) = rest.split_once("```").unwrap();
    if let Err(error) = TileSet::parse("example", example) {
        panic!("{error}");
    }
}

#[test]
fn measured_figures_have_their_place() {
    let docs = fs::read_to_string(DOCS).unwrap();
    let (_, rest) = docs.split_once("<!-- measured -->").unwrap();
    assert!(rest.contains("<!-- /measured -->"));
}
