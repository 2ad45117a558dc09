//! Files that name the tiles and boards of a set.

use super::*;
use fogbound_table::score_file::{ScoreFile, parse_with};
use fogbound_tilesets::TrackSet;

/// Returns a set with a few kinds that the tests know.
fn railway() -> TrackSet {
    let tiles = "[[track]]\nname = \"two-bats\"\nsections = [\"NE bat bat\"]\n\
        [[track]]\nname = \"ghost-line\"\ncount = 2\nsections = [\"NS ghost\"]\ndiamonds = [2]\n\
        [[track]]\nname = \"filler\"\ncount = 60\nsections = [\"NS\", \"EW\"]\n";
    let sides = "sides = [[\"0N bone\", \"2E bone\", \"3W tooth\", \"8S tooth\"], \
        [\"0N tooth\", \"1N tooth\", \"5E bone\", \"7S bone\"]]\n";
    let text = format!(
        "format = 1\ngame = \"ghosts-galore\"\nid = \"my-railway\"\nversion = 3\ntitle = \"T\"\norigin = \"O\"\n\
         {tiles}[[board]]\nname = \"seaside\"\n{sides}[[board]]\nname = \"mountain\"\n{sides}"
    );
    TrackSet::parse("railway.toml", &text).unwrap()
}

const FILE: &str = "\
fogbound-score 1
game ghosts-galore
tiles my-railway 3

player Ann
board seaside 1
1 ghost-line 0
4 ghost-line 2
5 two-bats 1

player Bob
board mountain 0
3 filler 1
8 NE bat; diamonds 5
";

fn read(text: &str) -> Result<ScoreFile, FileReport> {
    parse_with("evening.score", text, Some(&railway()))
}

/// Returns the rule and the text of the only problem.
fn only(text: &str) -> (&'static str, Option<u32>, String) {
    let error = read(text).unwrap_err();
    let [problem] = error.problems() else { panic!("{}", shown(&error)) };
    (problem.rule(), problem.line(), problem.to_string())
}

#[test]
fn x_1_tiles_of_a_set_are_turned_clockwise() {
    let scores = read(FILE).unwrap().score();
    let ann = &scores.players[0].report;
    // From the tooth door 1N over 1 and 4 to a gap; the curve NE lies as ES.
    assert_eq!(ann.paths[0].sections.len(), 2);
    let (space, edges) = ann.paths[1].sections[0];
    assert_eq!((space, edges.name()), (5, "ES"));
    assert_eq!(ann.diamonds, [2, 2]);
    assert_eq!(scores.players[1].report.diamonds, [5]);
}

#[test]
fn a_set_that_is_given_need_not_be_named() {
    for line in ["", "tiles my-railway\n", "tiles my-railway 3\n"] {
        assert!(read(&FILE.replace("tiles my-railway 3\n", line)).is_ok(), "{line}");
    }
    for line in ["tiles my-railway 2\n", "tiles fogbound-ghosts\n"] {
        let (rule, line, said) = only(&FILE.replace("tiles my-railway 3\n", line));
        assert_eq!((rule, line), ("score-file", Some(3)));
        assert!(said.contains("`my-railway 3`"), "{said}");
    }
}

#[test]
fn shipped_sets_are_named_by_their_id() {
    let set = fogbound_sets::fogbound_ghosts();
    let (board, tile) = (&set.boards[1].name, &set.kinds[2].name);
    let text = format!(
        "fogbound-score 1\ngame ghosts-galore\ntiles {}\nplayer Ann\nboard {board} 1\n4 {tile} 3\n",
        set.id
    );
    let file = parse("evening.score", &text).unwrap();
    assert_eq!(file.players[0].doors, fogbound_ghosts_galore::Doors::new(&set.boards[1].sides[1]));
    assert_eq!(file.score().players[0].tiles, 1);
}

#[test]
fn t_1_2_a_tile_lies_as_often_as_the_set_has_it() {
    let (rule, line, said) = only(&FILE.replace("3 filler 1", "3 two-bats 1"));
    assert_eq!((rule, line), ("T-1.2", Some(13)));
    insta::assert_snapshot!(said, @"the tile `two-bats` lies on 2 spaces: space 5 of Ann, space 3 of Bob");
    let (_, line, said) = only(&FILE.replace("3 filler 1", "3 ghost-line 1\n4 ghost-line 1"));
    assert_eq!(line, Some(13));
    insta::assert_snapshot!(said, @"the tile `ghost-line` lies on 4 spaces: space 1 of Ann, space 4 of Ann, space 3 of Bob, space 4 of Bob");
}

#[test]
fn t_1_1_no_two_players_have_the_same_board() {
    let (rule, line, said) = only(&FILE.replace("mountain", "seaside"));
    assert_eq!((rule, line), ("T-1.1", Some(12)));
    insta::assert_snapshot!(said, @"`Ann` and `Bob` have the same board `seaside`");
}

#[test]
fn a_rotation_is_0_to_3() {
    for rest in ["", " 4", " 10", " x", " 1 2", " -1"] {
        let (_, line, said) = only(&FILE.replace("two-bats 1", &format!("two-bats{rest}")));
        assert_eq!(line, Some(9));
        insta::allow_duplicates! {
            insta::assert_snapshot!(said, @"after `two-bats` its rotation is missing, or there is more");
        }
    }
}
