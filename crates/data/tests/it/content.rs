//! What stands in the tables.

use crate::{bots, wish, write};
use fogbound_data::{SCHEMA, Shard};
use fogbound_game::Seed;
use fogbound_presenter::Presented;
use fogbound_table::games::{GameId, Playable};
use fogbound_table::{trace, with_game};
use parquet::file::reader::{FileReader as _, SerializedFileReader};
use parquet::record::{Field, List, Row};
use std::fs::File;
use std::path::Path;
use std::sync::Arc;

fn reader(path: &Path) -> SerializedFileReader<File> {
    SerializedFileReader::new(File::open(path).unwrap()).unwrap()
}

fn rows(path: &Path) -> Vec<Row> {
    reader(path).into_iter().map(Result::unwrap).collect()
}

fn get<'a>(row: &'a Row, column: &str) -> &'a Field {
    row.get_column_iter().find(|(name, _)| *name == column).map(|(_, field)| field).unwrap()
}

fn text(row: &Row, column: &str) -> String {
    match get(row, column) {
        Field::Str(text) => text.clone(),
        other => panic!("{column} is {other:?}"),
    }
}

fn number(row: &Row, column: &str) -> i64 {
    match *get(row, column) {
        Field::UByte(number) => number.into(),
        Field::UShort(number) => number.into(),
        Field::UInt(number) => number.into(),
        Field::Int(number) => number.into(),
        ref other => panic!("{column} is {other:?}"),
    }
}

fn list(row: &Row, column: &str) -> Vec<i64> {
    let Field::ListInternal(list) = get(row, column) else { panic!("{column} is no list") };
    List::elements(list)
        .iter()
        .map(|field| match *field {
            Field::UByte(number) => number.into(),
            Field::Int(number) => number.into(),
            ref other => panic!("{column} has {other:?}"),
        })
        .collect()
}

/// Every decision is played again, by its place in the list and by its text, and everything beside it compared.
fn play_again<G: Playable + Presented>(game: &Row, decisions: &mut impl Iterator<Item = Row>) {
    let rules = wish(G::ID).rules::<G>().unwrap();
    let seed = Seed::new(text(game, "seed"));
    let order = G::Order::from(seed);
    let (mut played, mut events) = G::start(Arc::clone(&rules), &order).unwrap();
    let mut tile = Field::Null;
    for ply in 0..number(game, "decisions") {
        let row = decisions.next().unwrap();
        assert_eq!((number(&row, "game"), number(&row, "ply")), (number(game, "game"), ply));
        let seat = played.mover();
        assert_eq!(number(&row, "seat"), i64::from(seat));
        assert_eq!(text(&row, "ask"), <G as trace::Traced>::question(&played, seat).ask);
        if let Some(drawn) = events.iter().filter_map(G::drawn).last() {
            tile = Field::Str(G::tile_text(&rules, drawn));
        }
        assert_eq!(*get(&row, "tile"), tile);
        let points = played.points(seat).filter(|_| !G::POINTS_ARE_HELP);
        assert_eq!(*get(&row, "points"), points.map_or(Field::Null, Field::Int));
        let legal = played.legal_of(seat);
        assert_eq!(number(&row, "legal"), legal.len() as i64);
        let action = legal[number(&row, "place") as usize];
        assert_eq!(G::parse_action(&text(&row, "answer")), Some(action));
        events = played.apply_of(seat, action).unwrap();
    }
    assert!(played.is_over());
    let Field::Bytes(hash) = get(game, "hash") else { panic!("no hash") };
    assert_eq!(hash.data(), played.hash().0);
    let winners: Vec<i64> = played.winners().unwrap().iter().map(i64::from).collect();
    assert_eq!(list(game, "winners"), winners);
    let points = (0..played.players()).filter_map(|seat| played.points(seat).map(i64::from));
    assert_eq!(list(game, "points"), points.collect::<Vec<_>>());
    assert_eq!(text(game, "result"), trace::result(&played).unwrap().to_string());
}

#[test]
fn the_games_of_the_tables_can_be_played_again() {
    for &game in GameId::ALL {
        let dir = tempfile::tempdir().unwrap();
        write(game, dir.path(), Shard::WHOLE, 2).unwrap();
        let mut number_of_game = 0;
        for first in [1, 6, 11, 16, 21] {
            let file = |table: &str| dir.path().join(table).join(format!("{first:010}.parquet"));
            let mut decisions = rows(&file("decisions")).into_iter();
            for row in rows(&file("games")) {
                number_of_game += 1;
                assert_eq!(number(&row, "game"), number_of_game);
                assert_eq!(text(&row, "seed"), format!("lamplight/{number_of_game}"));
                with_game!(game, G => play_again::<G>(&row, &mut decisions));
            }
            assert!(decisions.next().is_none());
        }
        assert_eq!(number_of_game, 23);
    }
}

#[test]
fn each_file_tells_where_it_comes_from() {
    let dir = tempfile::tempdir().unwrap();
    write(GameId::Mists, dir.path(), Shard::WHOLE, 1).unwrap();
    for table in ["games", "decisions"] {
        let reader = reader(&dir.path().join(table).join("0000000001.parquet"));
        let about = reader.metadata().file_metadata();
        let pairs = about.key_value_metadata().unwrap();
        let value = |key: &str| {
            pairs.iter().find(|pair| pair.key == key).and_then(|pair| pair.value.clone()).unwrap()
        };
        assert_eq!(value("fogbound.table"), table);
        assert_eq!(value("fogbound.schema"), SCHEMA.to_string());
        assert!(value("fogbound.run").contains("\"seed\":\"lamplight\""));
        let types: Vec<String> = about
            .schema_descr()
            .columns()
            .iter()
            .map(|column| column.path().parts()[0].clone())
            .collect();
        let documented = include_str!("../../../../docs/data.md");
        for column in types {
            assert!(documented.contains(&format!("| `{column}` |")), "{table}: {column}");
        }
    }
}

#[test]
fn a_long_file_is_written_in_row_groups_that_cut_no_game() {
    let dir = tempfile::tempdir().unwrap();
    let (wish, stopped) = (wish(GameId::Carcassonne), std::sync::atomic::AtomicBool::new(false));
    let written = fogbound_data::simulate(
        &wish,
        &bots("random"),
        (400, 400),
        dir.path(),
        Shard::WHOLE,
        2,
        &stopped,
    )
    .unwrap();
    let reader = reader(&dir.path().join("decisions/0000000001.parquet"));
    let groups = reader.metadata().row_groups();
    let (first, last) = (groups[0].num_rows(), groups[groups.len() - 1].num_rows());
    assert_eq!(groups.len(), 2);
    assert_eq!(u64::try_from(first + last).unwrap(), written.unwrap().decisions);
    assert!((1 << 16..(1 << 16) + 400).contains(&first), "{first}");
    let begins = reader.get_row_group(1).unwrap().get_row_iter(None).unwrap().next().unwrap();
    assert_eq!(number(&begins.unwrap(), "ply"), 0);
}
