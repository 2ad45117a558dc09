//! Boards of Ghosts Galore written down by hand: reading, mistakes, scores (T-4, T-5).
mod mistakes;
mod robust;
mod scores;
mod sets;

use fogbound_ghosts_galore::Category;
use fogbound_table::file_report::FileReport;
use fogbound_table::score_file::{PlayerScore, Scores, parse};
use fogbound_table::texts::Texts;

/// The worked example of the rules (T-5), with boards of our own that have its figures.
const EXAMPLE: &str = include_str!("example.score");
const DOCS: &str = include_str!("../../../../../docs/scoring.md");

/// Returns the example with one piece of text in another's place.
fn changed(old: &str, new: &str) -> String {
    assert!(EXAMPLE.contains(old), "{old}");
    EXAMPLE.replacen(old, new, 1)
}

fn scores(text: &str) -> Scores {
    parse("evening.score", text).unwrap_or_else(|error| panic!("{}", shown(&error))).score()
}

/// Returns the points of one category, for each player.
fn points(scores: &Scores, category: Category) -> Vec<i16> {
    scores.players.iter().map(|player| player.report.sheet[category]).collect()
}

fn ranks(scores: &Scores) -> Vec<Option<u8>> {
    scores.players.iter().map(|player| player.rank).collect()
}

fn total(player: &PlayerScore) -> (i16, u8) {
    (player.report.sheet.total(), player.report.sheet.dead_ends)
}

fn words(scores: &Scores) -> String {
    scores.words(&Texts::english(), 80)
}

/// Returns an error as a person sees it.
fn shown(error: &FileReport) -> String {
    let mut shown = String::new();
    let plain = miette::GraphicalReportHandler::new_themed(miette::GraphicalTheme::none());
    plain.with_width(100).render_report(&mut shown, error).unwrap();
    shown
}

#[test]
fn t_5_the_worked_example() {
    let scores = scores(EXAMPLE);
    for (category, expected) in Category::ALL.into_iter().zip([
        [1, 1],
        [6, 24],
        [4, 4],
        [8, 5],
        [8, 4],
        [9, 7],
        [10, 15],
        [17, 8],
        [6, 9],
        [4, 6],
        [6, 10],
        [16, 8],
        [2, 1],
    ]) {
        assert_eq!(points(&scores, category), expected, "{}", category.name());
    }
    assert_eq!(scores.players.iter().map(total).collect::<Vec<_>>(), [(97, 0), (102, 2)]);
    assert_eq!(ranks(&scores), [Some(2), Some(1)]);
    insta::assert_snapshot!(words(&scores));
}

#[test]
fn t_5_the_example_has_the_details_that_the_rules_tell() {
    let scores = scores(EXAMPLE);
    let [greg, mary] = &scores.players[..] else { panic!("two players") };
    for player in [greg, mary] {
        assert_eq!(player.report.monsters.iter().sum::<u8>(), 18);
        assert_eq!(player.tiles, 9);
    }
    let paths = &greg.report.paths;
    let tooth = paths.iter().find(|path| path.sections.len() == 8).unwrap();
    assert_eq!(tooth.sections.iter().filter(|(space, _)| *space == 4).count(), 2);
    assert_eq!((tooth.ghosts, tooth.satyrs, tooth.types.len()), (2, 1, 8));
    let bottom =
        paths.iter().find(|path| path.points.doors.is_some_and(|(c, _)| c == Category::OtherPaths));
    assert!(bottom.unwrap().sections.iter().all(|&(space, _)| space > 5));
    assert_eq!((greg.report.curves, mary.report.curves), (9, 7));
    assert_eq!(mary.report.diamonds, [1, 1, 1, 3]);
    assert!(mary.report.paths.iter().any(|path| path.ghosts == 4));
    let lone = mary.report.bats.iter().find(|spot| spot.beside.is_empty()).unwrap();
    assert_eq!((lone.space, lone.count), (7, 1));
}

#[test]
fn the_example_of_the_docs_is_this_one() {
    let (_, rest) = DOCS.split_once("```text\nfogbound-score 1\n").unwrap();
    let (example, _) = rest.split_once("```").unwrap();
    assert_eq!(format!("fogbound-score 1\n{example}"), EXAMPLE);
    let (_, rest) = DOCS.split_once("$ fogbound score ghosts-galore evening.score\n").unwrap();
    let (told, _) = rest.split_once("```").unwrap();
    assert_eq!(told, words(&scores(EXAMPLE)));
}
