//! T-3 Paths.

use crate::board::{Boards, bare, board, row};
use crate::random::every_position;
use crate::scene::scene;
use fogbound_game::Game as _;
use fogbound_ghosts_galore::Category::{Ghosts, OtherPaths, Satyrs};
use fogbound_ghosts_galore::{EndKind, Grid, Path, PathReport, SPACES, neighbour};

#[test]
fn t_3_1_sections_join_where_both_touch_the_shared_edge() {
    assert_eq!(row(&["EW", "EW", "EW"]).paths(), ["0EW 1EW 2EW"]);
    assert_eq!(row(&["NS", "EW", "NS"]).paths(), ["0NS", "1EW", "2NS"], "one edge is not enough");
    assert_eq!(row(&["ES", "EW", "SW"]).paths(), ["0ES 1EW 2SW"]);
    let column = bare("NS | . | .\n NS | . | .\n NE | . | .");
    assert_eq!(column.paths(), ["0NS 3NS 6NE"]);
}

/// Whoever looks at one tile sees all that it changes: the other paths are those that were there without it.
#[test]
fn t_3_1_the_paths_at_a_tile_are_those_that_change_with_it() {
    let mut met = 0;
    every_position(10, &scene(), |table| {
        let game = &table.game;
        if !game.is_over() {
            return;
        }
        let (scoring, full, doors) = (game.rules().scoring(), *game.grid(0), game.doors(0));
        for space in 0..SPACES {
            let mut without = Grid::default();
            for (other, tile, rotation) in full.tiles().filter(|&(other, ..)| other != space) {
                without.lay(other, tile, rotation);
            }
            // A path may be walked from either end.
            let told = |mut path: Path| {
                path.ends.iter_mut().for_each(|ends| ends.sort_by_key(|end| (end.space, end.side)));
                format!("{path:?}")
            };
            let leads_there = |path: &Path| {
                path.ends.iter().flatten().any(|end| neighbour(end.space, end.side) == Some(space))
            };
            let (mut all, mut parts) = (Vec::new(), Vec::new());
            scoring.paths(&full, doors, |path| all.push(told(*path)));
            scoring.paths_at(&full, doors, space, |path| parts.push(told(*path)));
            met += parts.len();
            scoring.paths(&without, doors, |path| {
                if !leads_there(path) {
                    parts.push(told(*path));
                }
            });
            all.sort_unstable();
            parts.sort_unstable();
            assert_eq!(all, parts, "space {space} of {full:?}");
        }
    });
    assert!(met > 500, "{met} paths");
}

/// The end of a row and the beginning of the next are not neighbours.
#[test]
fn t_3_1_a_path_does_not_run_around_the_board() {
    let rows = bare(". | . | EW\n EW | . | EW\n EW | . | .");
    assert_eq!(rows.paths(), ["2EW", "3EW", "5EW", "6EW"]);
    let columns = bare("NS | . | .\n . | . | .\n NS | . | .");
    assert_eq!(columns.paths(), ["0NS", "6NS"]);
}

#[test]
fn t_3_1_a_tile_joins_as_it_lies() {
    assert_eq!(row(&["NS @1", "NE @2", "."]).paths(), ["0EW 1SW"]);
    assert_eq!(row(&["NE @1", "NE @3", "."]).paths(), ["0ES 1NW"]);
    assert_eq!(row(&["NE @0", "NE @3", "."]).paths(), ["0NE 1NW"]);
    assert_eq!(row(&["NE @1 + SW", "NS @3", "."]).paths(), ["0ES 1EW", "0NW"]);
}

#[test]
fn t_3_1_the_sections_of_a_bridge_do_not_touch() {
    let crossing = bare(". | NS | .\n EW | NS + EW | EW\n . | NS | .");
    assert_eq!(crossing.paths(), ["1NS 4NS 7NS", "3EW 4EW 5EW"]);
    let ghosts = bare(". | NS ghost ghost | .\n EW ghost | NS + EW | .\n . | . | .");
    assert_eq!(ghosts.points(Ghosts), 9, "two on one path and one on the other");
}

#[test]
fn t_3_1_the_sections_of_a_double_curve_do_not_touch() {
    assert_eq!(row(&["EW", "NE + SW", "EW"]).paths(), ["0EW 1SW", "1NE 2EW"]);
}

/// East over the bridge, around, and south over it again.
#[test]
fn t_3_1_one_path_uses_both_sections_of_a_bridge() {
    let knot = board(
        "3W plain, 7S plain",
        ".  | ES      | SW
         EW | NS + EW | NW
         .  | NS      | .",
    );
    assert_eq!(knot.paths(), ["3EW 4EW 5NW 2SW 1ES 4NS 7NS"]);
    assert_eq!(knot.points(OtherPaths), 7, "the bridge counts twice");
}

#[test]
fn t_3_1_one_path_uses_both_sections_of_a_double_curve() {
    let knot = board(
        "1N plain, 3W plain",
        ".  | NS      | .
         EW | NW + ES | SW
         .  | NE      | NW",
    );
    // From the north to the west, and a loop in the south-east.
    assert_eq!(knot.paths(), ["1NS 4NW 3EW", "4ES 5SW 8NW 7NE loop"]);
    let through = board(
        "1N plain, 3W plain",
        ".  | NS      | .
         EW | NE + SW | SW
         .  | NE      | NW",
    );
    assert_eq!(through.paths(), ["1NS 4NE 5SW 8NW 7NE 4SW 3EW"]);
    assert_eq!(through.points(OtherPaths), 7);
}

const LOOP: &str = "ES ghost satyr | SW ghost | .
                    NE ghost       | NW bat   | .
                    .              | .        | .";

#[test]
fn t_3_1_a_path_is_a_loop_or_has_two_ends() {
    let ring = bare(LOOP);
    assert_eq!(ring.paths().len(), 1);
    assert!(ring.paths()[0].ends_with(" loop"), "{:?}", ring.paths());
    assert_eq!(ring.dead_ends(), 0);
    let paths = Boards::of(&[bare("EW | . | .\n . | . | .\n . | . | .")]).paths();
    assert!(paths[0].ends.is_some());
}

#[test]
fn t_3_1_loops_count_for_ghosts_and_satyrs() {
    let ring = bare(LOOP);
    assert_eq!(ring.points(Ghosts), 18, "three ghosts on one path");
    assert_eq!(ring.points(Satyrs), 3, "satyr, ghost, bat");
    assert_eq!(ring.points(OtherPaths), 0);
}

/// The longest of all: a loop that crosses itself.
#[test]
fn t_3_1_a_loop_can_cross_itself() {
    let eight = bare(
        "ES ghost | SW            | .
         NE       | NS + EW ghost | SW
         .        | NE ghost      | NW",
    );
    let paths = Boards::of(std::slice::from_ref(&eight)).paths();
    assert_eq!(paths.len(), 1);
    assert_eq!((paths[0].sections.len(), paths[0].ends, paths[0].ghosts), (8, None, 3));
}

#[test]
fn t_3_1_paths_without_doors_count_for_ghosts_and_satyrs() {
    let lone = bare(". | . | .\n . | EW ghost satyr | EW ghost ghost\n . | . | .");
    assert_eq!((lone.points(Ghosts), lone.points(Satyrs)), (18, 2));
    let apart = bare(". | . | .\n EW ghost satyr | . | EW ghost ghost\n . | . | .");
    assert_eq!((apart.points(Ghosts), apart.points(Satyrs)), (9, 2));
}

/// Every section belongs to exactly one path, in whatever order they are found.
#[test]
fn t_3_1_each_section_once() {
    let full = bare(&["NE + SW"; 9].join("|"));
    let paths = Boards::of(std::slice::from_ref(&full)).paths();
    let sections: usize = paths.iter().map(|path| path.sections.len()).sum();
    assert_eq!(sections, 18);
    let full = bare(&["NS + EW"; 9].join("|"));
    assert_eq!(full.paths().len(), 6);
}

fn ends(path: &PathReport) -> Vec<String> {
    let text = |end: fogbound_ghosts_galore::End| {
        let kind = match end.kind {
            EndKind::Door(kind) => kind.name(),
            EndKind::Wall => "wall",
            EndKind::Gap => "gap",
        };
        format!("{}{} {kind}", end.space, end.side.letter())
    };
    path.ends.into_iter().flatten().map(text).collect()
}

#[test]
fn t_3_2_what_a_path_end_reaches() {
    let doors = "0W bone, 2E tooth, 3W plain";
    let reached = |tiles: &str| {
        let paths = Boards::of(&[board(doors, tiles)]).paths();
        paths.iter().map(ends).collect::<Vec<_>>()
    };
    assert_eq!(reached("EW | EW | EW\n . | . | .\n . | . | ."), [["2E tooth", "0W bone"]]);
    assert_eq!(reached(". | . | .\n EW | . | .\n . | . | ."), [["3E gap", "3W plain"]]);
    assert_eq!(
        reached(". | . | .\n . | . | .\n EW | NS | ."),
        [["6E gap", "6W wall"], ["7N gap", "7S wall"]]
    );
}

#[test]
fn t_3_2_dead_ends() {
    let doors = "0W bone, 2E tooth, 0N plain";
    let dead = |tiles: &str| board(doors, tiles).dead_ends();
    assert_eq!(dead("EW | EW | EW\n . | . | .\n . | . | ."), 0, "two doors");
    assert_eq!(dead("EW | . | .\n . | . | .\n . | . | ."), 1, "an empty space");
    assert_eq!(dead("EW | NS | .\n . | NS | .\n . | NE | ES"), 5, "an edge without track");
    assert_eq!(dead(". | . | .\n EW | . | .\n . | . | ."), 2, "an edge without door and a gap");
    assert_eq!(dead(". | . | .\n . | EW + NS | .\n . | . | ."), 4, "each end counts");
    assert_eq!(dead("NW | . | .\n . | . | .\n . | . | ."), 0, "both doors of a corner");
}

#[test]
fn t_3_2_walls_are_dead_ends_by_option() {
    let boards = [
        (". | . | .\n EW | EW | EW\n . | . | .", 2, 0),
        (". | . | .\n EW | . | .\n . | . | .", 2, 1),
        (". | . | .\n . | EW | .\n . | . | .", 2, 2),
        ("NW | . | .\n . | . | .\n . | . | .", 2, 0),
    ];
    for (tiles, with, without) in boards {
        let dead = |boards: Boards| boards.sheets()[0].dead_ends;
        assert_eq!(dead(Boards::of(&[bare(tiles)])), with, "{tiles}");
        assert_eq!(dead(Boards::of(&[bare(tiles)]).without_walls()), without, "{tiles}");
    }
}

#[test]
fn t_3_2_the_option_reaches_the_game() {
    let rules = |on| scene().option("walls_are_dead_ends", on).rules();
    assert!(scene().rules().scoring().walls_are_dead_ends, "the default");
    assert!(rules("true").scoring().walls_are_dead_ends);
    assert!(!rules("false").scoring().walls_are_dead_ends);
    let dead = |on| {
        let mut table = scene().option("walls_are_dead_ends", on).start();
        // Straight tracks on the spaces of the top row, which has a bone door at 0N and at 2E.
        table.then("0 claim 2 | 1 claim 3 | 0 place 1 0 | 1 place 4 0").game.sheets()[0].dead_ends
    };
    assert_eq!((dead("true"), dead("false")), (2, 1));
}

/// The report names the same dead ends as the sheet counts.
#[test]
fn t_3_2_dead_ends_by_name() {
    let tiles = "EW | . | .\n . | . | .\n . | . | NS + EW";
    for (boards, wanted) in [
        (Boards::of(&[bare(tiles)]), vec!["0E", "0W", "8N", "8S", "8E", "8W"]),
        (Boards::of(&[bare(tiles)]).without_walls(), vec!["0E", "8N", "8W"]),
    ] {
        let report = boards.reports().swap_remove(0);
        let mut named: Vec<String> = report
            .dead_ends
            .iter()
            .map(|end| format!("{}{}", end.space, end.side.letter()))
            .collect();
        named.sort();
        let mut wanted: Vec<String> = wanted.into_iter().map(str::to_owned).collect();
        wanted.sort();
        assert_eq!(named, wanted);
        assert_eq!(report.sheet.dead_ends as usize, named.len());
    }
}
