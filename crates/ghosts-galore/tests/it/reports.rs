//! The arithmetic behind a sheet, summed up again.

use crate::board::{Boards, bare, board};
use crate::random::{every_position, start, step};
use crate::scene::{Played, scene};
use fogbound_game::{Edges, Game as _, Side};
use fogbound_ghosts_galore::Category::{
    Bats, BoneDoors, Diamonds, Dragons, Ghosts, Golems, OtherPaths, Satyrs, Skeletons, Slimes,
    ToothDoors, Werewolves, Wisps,
};
use fogbound_ghosts_galore::{BoardReport, Category, EndKind, Grid, PathReport, neighbour, tables};
use fogbound_tilesets::Monster;
use std::collections::BTreeSet;

fn reports(table: &Played) -> Vec<BoardReport> {
    let game = &table.game;
    let boards: Vec<_> =
        (0..game.rules().players()).map(|seat| (*game.grid(seat), game.doors(seat))).collect();
    let scoring = game.rules().scoring();
    let reports = scoring.reports(&boards);
    let sheets: Vec<_> = reports.iter().map(|report| report.sheet).collect();
    assert_eq!(sheets, scoring.sheets(&boards));
    assert_eq!(sheets, game.sheets());
    reports
}

fn last<const N: usize>(table: &[i16; N], count: u8) -> i16 {
    table[usize::from(count).min(N - 1)]
}

/// Each category from the counts of the report.
fn check_sums(report: &BoardReport) {
    let count = |monster: Monster| i16::from(report.monsters[monster.index()]);
    let paths = |of: fn(&PathReport) -> i16| report.paths.iter().map(of).sum::<i16>();
    let doors = |wanted: Category| {
        let points = report.paths.iter().filter_map(|path| path.points.doors);
        points.filter(|&(category, _)| category == wanted).map(|(_, points)| points).sum::<i16>()
    };
    let alone = report.golems.iter().filter(|spot| spot.beside.is_empty());
    let helped = report.bats.iter().filter(|spot| !spot.beside.is_empty());
    let symbols = report.diamonds.len() as i16;
    let wisps = report.monsters[Monster::Wisp.index()];
    let sums = [
        (Dragons, last(&tables::DRAGONS, report.monsters[0])),
        (Ghosts, paths(|path| path.points.ghosts)),
        (Golems, last(&tables::GOLEMS, alone.map(|spot| spot.count).sum())),
        (Satyrs, paths(|path| path.points.satyrs)),
        (Skeletons, count(Monster::Skeleton) * symbols),
        (Slimes, count(Monster::Slime) * i16::from(report.curves)),
        (Bats, 5 * i16::from(helped.map(|spot| spot.count).sum::<u8>())),
        (Werewolves, 4 * count(Monster::Werewolf) + report.bonus),
        (Wisps, count(Monster::Wisp) * last(&tables::WISP, wisps)),
        (Diamonds, report.diamonds.iter().map(|&value| i16::from(value)).sum()),
        (BoneDoors, doors(BoneDoors)),
        (ToothDoors, doors(ToothDoors)),
        (OtherPaths, doors(OtherPaths)),
    ];
    for (category, sum) in sums {
        assert_eq!(report.sheet[category], sum, "{category:?}");
    }
    assert_eq!(usize::from(report.sheet.dead_ends), report.dead_ends.len());
}

/// Each path by itself: sections in order, points by its own counts.
fn check_path(path: &PathReport) {
    assert!(!path.sections.is_empty());
    for pair in path.sections.windows(2) {
        assert!(joined(pair[0], pair[1]), "{:?}", path.sections);
    }
    let (first, end) = (path.sections[0], path.sections[path.sections.len() - 1]);
    match path.ends {
        None => assert!(joined(end, first), "{:?}", path.sections),
        Some([a, b]) => {
            assert_eq!((a.space, b.space), (first.0, end.0));
            assert!(first.1.contains(a.side) && end.1.contains(b.side));
            for end in [a, b] {
                let outside = neighbour(end.space, end.side).is_none();
                assert_eq!(end.kind == EndKind::Gap, !outside);
            }
        }
    }
    let each = if path.ghosts >= 3 { 6 } else { 3 };
    assert_eq!(path.points.ghosts, i16::from(path.ghosts) * each);
    assert_eq!(path.points.satyrs, i16::from(path.satyrs) * path.types.len() as i16);
    assert_eq!(path.types.contains(&Monster::Ghost), path.ghosts > 0);
    assert_eq!(path.types.contains(&Monster::Satyr), path.satyrs > 0);
    assert!(path.types.is_sorted());
    let doors = path.ends.map(|ends| ends.map(|end| matches!(end.kind, EndKind::Door(_))));
    assert_eq!(path.points.doors.is_some(), doors == Some([true, true]));
    if let Some((category, points)) = path.points.doors {
        let each = if category == OtherPaths { 1 } else { 2 };
        assert_eq!(points, each * path.sections.len() as i16);
    }
}

/// Returns true if two sections meet at an edge.
fn joined(one: (u8, Edges), other: (u8, Edges)) -> bool {
    let meets = |&side: &Side| {
        one.1.contains(side)
            && neighbour(one.0, side) == Some(other.0)
            && other.1.contains(side.opposite())
    };
    Side::ALL.iter().any(meets)
}

/// Checks the counts against the kinds of the tiles that lie there.
fn check_counts(table: &Played, grid: &Grid, report: &BoardReport) {
    let catalogue = table.game.rules().catalogue();
    let kinds: Vec<_> = grid.tiles().map(|(_, tile, _)| catalogue.kind(tile)).collect();
    for monster in Monster::ALL {
        let found = kinds.iter().flat_map(|kind| kind.monsters());
        let found = found.filter(|&other| other == monster).count();
        assert_eq!(usize::from(report.monsters[monster.index()]), found);
    }
    assert_eq!(kinds.iter().map(|kind| kind.curves()).sum::<u8>(), report.curves);
    let mut diamonds: Vec<u8> = kinds.iter().flat_map(|kind| kind.diamonds.clone()).collect();
    diamonds.sort_unstable();
    assert_eq!(diamonds, report.diamonds);
    for (monster, spots) in [(Monster::Golem, &report.golems), (Monster::Bat, &report.bats)] {
        let here = |space: u8| {
            let kind = grid.at(space).map(|(tile, _)| catalogue.kind(tile));
            kind.map_or(0, |kind| kind.monsters().filter(|&other| other == monster).count())
        };
        let spaces: Vec<u8> = (0..9).filter(|&space| here(space) > 0).collect();
        assert_eq!(spots.iter().map(|spot| spot.space).collect::<Vec<_>>(), spaces);
        for spot in spots {
            assert_eq!(usize::from(spot.count), here(spot.space));
            let mut beside: Vec<u8> = Side::ALL
                .into_iter()
                .filter_map(|side| neighbour(spot.space, side))
                .filter(|&space| here(space) > 0)
                .collect();
            beside.sort_unstable();
            assert_eq!(spot.beside, beside);
        }
    }
    let named: Vec<(u8, Edges)> =
        report.paths.iter().flat_map(|path| path.sections.clone()).collect();
    let lying: BTreeSet<(u8, Edges)> = grid
        .tiles()
        .flat_map(|(space, tile, turn)| {
            let sections = catalogue.kind(tile).sections.iter();
            sections.map(move |section| (space, section.edges.turned(turn)))
        })
        .collect();
    assert_eq!(named.len(), lying.len(), "each section once");
    assert_eq!(named.into_iter().collect::<BTreeSet<_>>(), lying);
}

fn check(table: &Played) {
    let reports = reports(table);
    let most = reports.iter().map(|report| report.monsters[Monster::Werewolf.index()]).max();
    for (seat, report) in (0u8..).zip(&reports) {
        check_sums(report);
        report.paths.iter().for_each(check_path);
        check_counts(table, table.game.grid(seat), report);
        let leads = Some(report.monsters[Monster::Werewolf.index()]) == most && most != Some(0);
        let bonus = if reports.len() == 2 { 5 } else { 10 };
        assert_eq!(report.bonus, if leads { bonus } else { 0 });
    }
}

#[test]
fn t_4_the_arithmetic_of_every_sheet_adds_up() {
    every_position(3, &scene(), |table| {
        if table.asked() == Some("place") || table.game.is_over() {
            check(table);
        }
    });
    every_position(2, &scene().option("walls_are_dead_ends", "false"), |table| {
        if table.game.is_over() {
            check(table);
        }
    });
}

/// Many full boards, for the rare knots.
#[test]
fn t_3_1_paths_of_full_boards() {
    let mut loops = 0;
    for number in 0..150 {
        let (mut table, mut rng) = start(&scene().players(5), &format!("full {number}"));
        while step(&mut table, &mut rng) {}
        check(&table);
        let paths = reports(&table).into_iter().flat_map(|report| report.paths);
        loops += paths.filter(|path| path.ends.is_none()).count();
    }
    assert!(loops > 0, "some of them loops");
}

/// A path begins at the end that comes first, and a loop at its smallest section.
#[test]
fn t_3_1_the_sections_of_a_path_are_in_order() {
    let path = board("6W plain, 0N plain", "NS | . | .\n NE | SW | .\n EW | NW | .");
    assert_eq!(path.paths(), ["0NS 3NE 4SW 7NW 6EW"]);
    let ring = bare(". | . | .\n . | ES | SW\n . | NE | NW");
    let report = Boards::of(&[ring]).reports().swap_remove(0);
    assert_eq!(report.paths[0].sections[0].0, 4);
    let spaces: Vec<u8> = report.paths[0].sections.iter().map(|&(space, _)| space).collect();
    assert!(spaces == [4, 5, 8, 7] || spaces == [4, 7, 8, 5], "{spaces:?}");
}
