//! The end of a game: ranks, the decisive differences, and the scoring category by category.

use super::{cell, paths, sheet};
use crate::model::{Ending, Outline, Step, Told, Tone};
use crate::presented::{Words, person_won};
use fogbound_game::ShortList as _;
use fogbound_game::{Cell, Game as _};
use fogbound_ghosts_galore::{BoardReport, Category, Game};
use fogbound_table::games::ghosts_galore::Session;
use fogbound_table::texts::{msg, number, signed};
use fogbound_tilesets::Monster;

/// A board at the end.
struct Place {
    seat: u8,
    rank: u8,
    report: BoardReport,
}

/// Returns the end of a game that is over.
pub(super) fn ending(session: &Session, words: Words<'_>) -> Option<Ending> {
    let game = session.game();
    let ranks = game.ranks()?;
    let reports = sheet::reports(game, &sheet::boards(game));
    let mut places: Vec<Place> = (0..)
        .zip(ranks.into_iter().zip(reports))
        .map(|(seat, (rank, report))| Place { seat, rank, report })
        .collect();
    places.sort_short_by_key(|place| (place.rank, place.seat));
    Some(Ending {
        title: title(&places, words),
        won: person_won(session),
        rule: "T-4.14".to_owned(),
        lines: lines(session, &places, words),
        shuffle: crate::landscape::promise(session, words.texts),
        steps: all_steps(game, &places, words),
        stars: Vec::new(),
        ghosts: None,
    })
}

fn player(place: &Place, words: Words<'_>) -> String {
    words.texts.player(words.names, place.seat)
}

fn title(places: &[Place], words: Words<'_>) -> String {
    let first = places.iter().filter(|place| place.rank == 1);
    let winners: Vec<String> = first.map(|place| player(place, words)).collect();
    words.texts.say(msg!("train-end", n = winners.len(), players = winners.join(", ")))
}

fn lines(session: &Session, places: &[Place], words: Words<'_>) -> Vec<String> {
    let texts = words.texts;
    let ranked = places.iter().map(|place| {
        texts.say(msg!(
            "train-end-board",
            rank = place.rank,
            player = player(place, words),
            sum = texts.ghosts_total(&place.report.sheet)
        ))
    });
    let mut lines: Vec<String> = ranked.collect();
    let total = |place: &Place| place.report.sheet.total();
    if places.windows(2).any(|pair| total(&pair[0]) == total(&pair[1])) {
        lines.push(texts.say(msg!("train-end-tie")));
    }
    lines.extend(commentary(places, words));
    let undone = session.replay().undone();
    if undone > 0 {
        lines.push(texts.say(msg!("train-end-undone", n = undone)));
    }
    lines
}

/// Returns the highlights: the margin, the best category, the longest path between doors.
fn commentary(places: &[Place], words: Words<'_>) -> Vec<String> {
    let texts = words.texts;
    let mut lines = Vec::new();
    if let [first, second, ..] = places {
        let margin = first.report.sheet.total() - second.report.sheet.total();
        if margin > 0 {
            lines.push(texts.say(msg!("web-train-end-margin", n = margin)));
        }
    }
    let scores = places
        .iter()
        .flat_map(|place| place.report.sheet.iter().map(move |(of, points)| (points, of, place)));
    if let Some((points, of, place)) = scores.max_by_key(|&(points, ..)| points) {
        lines.push(texts.say(msg!(
            "web-train-end-best",
            player = player(place, words),
            category = texts.ghosts_category(of),
            points,
            how = texts.ghosts_arithmetic(of, &place.report)
        )));
    }
    let joined = places.iter().flat_map(|place| {
        let paths = place.report.paths.iter().filter(|path| path.points.doors.is_some());
        paths.map(move |path| (path.sections.len(), place))
    });
    if let Some((sections, place)) = joined.max_by_key(|&(sections, _)| sections) {
        lines.push(texts.say(msg!(
            "web-train-end-longest",
            player = player(place, words),
            sections
        )));
    }
    lines
}

/// Returns the scoring of all boards, that of the winner last.
fn all_steps(game: &Game, places: &[Place], words: Words<'_>) -> Vec<Step> {
    let mut sums = vec![0; places.len()];
    let of_place = places.iter().rev().flat_map(|place| steps(game, place, words));
    let summed = of_place.map(|step| {
        step.gains.iter().for_each(|&(seat, points)| sums[usize::from(seat)] += points);
        Step { sums: sums.clone(), ..step }
    });
    summed.collect()
}

/// Returns the scoring of a board, category by category with the sum so far.
fn steps(game: &Game, place: &Place, words: Words<'_>) -> Vec<Step> {
    let mut sum = 0;
    let seat = place.seat;
    let step =
        |told, outlines, gains| Step { told, board: Some(seat), outlines, gains, sums: Vec::new() };
    let scored = place.report.sheet.iter().filter(|&(_, points)| points != 0);
    let mut steps: Vec<Step> = scored
        .map(|(of, points)| {
            sum += points;
            let told = Told::new(
                words.texts.say(msg!(
                    "web-train-end-step",
                    player = player(place, words),
                    category = words.texts.ghosts_category(of),
                    gain = signed(points),
                    sum = number(sum),
                    how = words.texts.ghosts_arithmetic(of, &place.report)
                )),
                of.rule(),
            );
            let (cells, outlines) = shapes(game, place, of);
            let told = told.toned(super::tone(points)).at(cells);
            step(told, outlines, vec![(seat, points.into())])
        })
        .collect();
    let text = words.texts.say(msg!(
        "train-end-board",
        rank = place.rank,
        player = player(place, words),
        sum = words.texts.ghosts_total(&place.report.sheet)
    ));
    let tone = if place.rank == 1 { Tone::Good } else { Tone::Plain };
    steps.push(step(Told::new(text, "T-4.14").toned(tone), Vec::new(), Vec::new()));
    steps
}

/// Returns the cells from which the points of a category come, and the paths or the spaces.
fn shapes(game: &Game, place: &Place, of: Category) -> (Vec<Cell>, Vec<Outline>) {
    let is_of_paths =
        matches!(of, Category::BoneDoors | Category::ToothDoors | Category::OtherPaths);
    if is_of_paths {
        let paths = place.report.paths.iter();
        let paths = paths
            .filter(|path| path.points.doors.is_some_and(|(by, points)| by == of && points != 0));
        let mut cells: Vec<Cell> = paths.clone().flat_map(paths::cells).collect();
        cells.sort_short();
        cells.dedup();
        return (cells, paths.map(|path| Outline::Path(path.sections.clone())).collect());
    }
    let tiles = game.grid(place.seat).tiles();
    let shows = tiles.filter(|&(_, tile, _)| {
        let kind = game.rules().catalogue().kind(tile);
        match Monster::ALL.get(of as usize) {
            Some(monster) => kind.sections.iter().any(|section| section.monsters.contains(monster)),
            None => !kind.diamonds.is_empty(),
        }
    });
    let cells: Vec<Cell> = shows.map(|(space, ..)| cell(space)).collect();
    // A category may cost points because there is nothing of it.
    let outline = (!cells.is_empty()).then(|| Outline::Cells(cells.clone()));
    (cells, outline.into_iter().collect())
}
