//! The features of a space: the paths through it, and monsters that mind their
//! neighbours.

use super::{cell, sheet, tone};
use crate::model::{Feature, Outline, Told};
use crate::presented::Words;
use fogbound_game::ShortList as _;
use fogbound_game::{Edges, Game as _};
use fogbound_ghosts_galore::tables::{BAT, GHOST, GHOST_CROWD, MATCHED_DOORS, OTHER_DOORS};
use fogbound_ghosts_galore::{
    Category, End, EndKind, Game, Grid, PathReport, SPACES, Spot, neighbour,
};
use fogbound_table::texts::{family, msg};
use fogbound_tilesets::{DoorKind, Monster};

/// Returns everything about a space of a board.
pub(super) fn features(game: &Game, seat: u8, space: u8, words: Words<'_>) -> Vec<Feature> {
    if space >= SPACES || seat >= game.rules().players() || game.grid(seat).is_empty(space) {
        return Vec::new();
    }
    let report = sheet::report(game, seat);
    let here = report.paths.iter().filter(|path| runs_over(path, space));
    let mut features: Vec<Feature> = here
        .map(|path| Feature {
            told: path_told(game, game.grid(seat), path, words),
            outline: Some(Outline::Path(path.sections.clone())),
        })
        .collect();
    let spots = [(Monster::Golem, &report.golems), (Monster::Bat, &report.bats)];
    for (monster, spots) in spots {
        let spot = spots.iter().find(|spot| spot.space == space);
        features.extend(spot.map(|spot| spot_feature(monster, spot, words)));
    }
    features
}

pub(super) fn runs_over(path: &PathReport, space: u8) -> bool {
    path.sections.iter().any(|&(on, _)| on == space)
}

/// Returns `true` if a path brings points.
pub(super) fn is_scored(path: &PathReport) -> bool {
    points(path) != 0
}

/// Returns all that a path brings.
pub(super) fn points(path: &PathReport) -> i16 {
    let doors = path.points.doors.map_or(0, |(_, points)| points);
    path.points.ghosts + path.points.satyrs + doors
}

/// Describes a path: its course, its monsters and its points.
pub(super) fn path_told(game: &Game, grid: &Grid, path: &PathReport, words: Words<'_>) -> Told {
    let texts = words.texts;
    let sections = path.sections.len();
    let (riders, scores) = (riders(game, grid, path, words), scores(path, words));
    let text = match path.ends {
        Some(ends) => {
            let [one, other] = ends.map(|end| end_words(grid, end, words));
            texts.say(msg!("web-train-path", one, other, sections, riders, scores))
        }
        None => texts.say(msg!("web-train-path.loop", sections, riders, scores)),
    };
    Told::new(text, "T-3.1").toned(tone(points(path))).at(cells(path))
}

/// Returns the spaces a path runs over, each once.
pub(super) fn cells(path: &PathReport) -> Vec<fogbound_game::Cell> {
    let mut spaces: Vec<u8> = path.sections.iter().map(|&(space, _)| space).collect();
    spaces.sort_short();
    spaces.dedup();
    spaces.into_iter().map(cell).collect()
}

fn end_words(grid: &Grid, end: End, words: Words<'_>) -> String {
    let kind = match end.kind {
        EndKind::Door(DoorKind::Bone) => "bone",
        EndKind::Door(DoorKind::Tooth) => "tooth",
        EndKind::Door(DoorKind::Plain) => "plain",
        EndKind::Wall => "wall",
        EndKind::Gap => {
            let beyond = neighbour(end.space, end.side);
            if beyond.is_some_and(|space| grid.is_empty(space)) { "open" } else { "blocked" }
        }
    };
    // A thing inside a board is named by the space beyond, one outside by the last space.
    let space = neighbour(end.space, end.side).unwrap_or(end.space);
    match words.texts.is_pictured() {
        true => words.texts.say(msg!("web-train-end.seen", kind, space)),
        false => words.texts.say(msg!("web-train-end", kind, space)),
    }
}

/// Returns the monsters on a section, as it lies.
fn monsters_on(game: &Game, grid: &Grid, space: u8, edges: Edges) -> Vec<Monster> {
    let Some((tile, rotation)) = grid.at(space) else { return Vec::new() };
    let sections = game.rules().catalogue().kind(tile).sections.iter();
    let on_it = sections.filter(|section| section.edges.turned(rotation) == edges);
    on_it.flat_map(|section| section.monsters.iter().copied()).collect()
}

/// Returns the monsters on a path in words; `none` if there are none.
fn riders(game: &Game, grid: &Grid, path: &PathReport, words: Words<'_>) -> String {
    let all: Vec<Monster> = path
        .sections
        .iter()
        .flat_map(|&(space, edges)| monsters_on(game, grid, space, edges))
        .collect();
    let counted = Monster::ALL.into_iter().filter_map(|monster| {
        let n = all.iter().filter(|&&other| other == monster).count();
        (n > 0).then(|| monsters(monster, n, words))
    });
    let told = counted.collect::<Vec<_>>().join(", ");
    if told.is_empty() { "none".to_owned() } else { told }
}

/// Returns monsters of a type in words, with the number even of a single one.
fn monsters(monster: Monster, n: usize, words: Words<'_>) -> String {
    let told = words.texts.say(family!("galore-monster-", Monster::name, monster, n));
    if n == 1 { words.texts.say(msg!("galore-sum-one", monster = told)) } else { told }
}

/// Returns the points of a path, category by category; `none` when it brings nothing.
fn scores(path: &PathReport, words: Words<'_>) -> String {
    let crowd = usize::from(path.ghosts >= GHOST_CROWD);
    let sections = path.sections.len() as i16;
    let each = |of| if of == Category::OtherPaths { OTHER_DOORS } else { MATCHED_DOORS };
    let terms = [
        Some((Category::Ghosts, i16::from(path.ghosts), GHOST[crowd], path.points.ghosts)),
        Some((Category::Satyrs, path.satyrs.into(), path.types.len() as i16, path.points.satyrs)),
        path.points.doors.map(|(of, points)| (of, sections, each(of), points)),
    ];
    let scored = terms.into_iter().flatten().filter(|(.., points)| *points != 0);
    let told = scored.map(|(of, n, each, points)| {
        words.texts.say(msg!(
            "web-train-scores",
            category = words.texts.ghosts_category(of),
            terms = format!("{n} × {each}"),
            points
        ))
    });
    let told = told.collect::<Vec<_>>().join("; ");
    if told.is_empty() { "none".to_owned() } else { told }
}

/// Golems count without, bats with others beside them.
fn spot_feature(monster: Monster, spot: &Spot, words: Words<'_>) -> Feature {
    let counts = spot.beside.is_empty() == (monster == Monster::Golem);
    let (monsters, beside) = (monsters(monster, spot.count.into(), words), spot.beside.len());
    let message = match monster {
        Monster::Golem => msg!("web-train-spot-golem", monsters, beside),
        _ => msg!("web-train-spot-bat", monsters, beside, each = BAT),
    };
    let spaces = || std::iter::once(spot.space).chain(spot.beside.iter().copied());
    let rule = if monster == Monster::Golem { Category::Golems } else { Category::Bats }.rule();
    Feature {
        told: Told::new(words.texts.say(message), rule)
            .toned(tone(if counts { 1 } else { -1 }))
            .at(spaces().map(cell)),
        outline: Some(Outline::Cells(spaces().map(cell).collect())),
    }
}
