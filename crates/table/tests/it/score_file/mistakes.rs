//! Mistakes in score files: each is reported with its line, its rule and advice.

use super::*;
use std::collections::BTreeSet;

/// Returns the report on a file that cannot be scored, problem by problem.
fn told(text: &str) -> Vec<String> {
    let error = parse("evening.score", text).unwrap_err();
    let problem = |problem: &fogbound_table::file_report::Problem| {
        let line = problem.line().map_or("no line".to_owned(), |line| format!("line {line}"));
        format!("{}, {line}: {problem}\n    {}", problem.rule(), problem.advice())
    };
    error.problems().iter().map(problem).collect()
}

/// Returns the example with some text in another's place, one change for each mistake there can be.
fn mistakes() -> Vec<String> {
    let doors = "doors 0N bone, 2N bone, 1N tooth, 2E tooth, 7S plain, 8S plain";
    let many = (0..5).map(|n| format!("player P{n}\n{doors}\n")).collect::<String>();
    let set = "game ghosts-galore\ntiles fogbound-ghosts";
    let board = &fogbound_sets::fogbound_ghosts().boards[0].name;
    let with_set = |old: &str, new: &str| {
        changed("game ghosts-galore", set).replacen(old, new, 1).replace("NAME", board)
    };
    let mut texts = vec![
        String::new(),
        format!("{EXAMPLE}{}", "#".repeat(1 << 16)),
        changed("player Greg", "player \u{1b}[2J"),
        "fogbound-score 1\n".to_owned(),
        changed("\nplayer Mary", &format!("\n{many}player Mary")),
        with_set("player Greg", "player Greg\nboard NAME 2").replacen(doors, "", 1),
        with_set(doors, "board NAME"),
        with_set(doors, "board no-such-board 0"),
        with_set(doors, "board NAME 0")
            .replacen("doors 1N bone, 3W bone, 0W tooth", "board NAME 1 # ", 1)
            .replace("board NAME", &format!("board {board}")),
        with_set("0 NE slime skeleton", "0 no-such-tile 1"),
    ];
    for (old, new) in [
        ("fogbound-score 1", "fogbound-score 2"),
        ("game ghosts-galore\n", ""),
        ("game ghosts-galore", "game mists"),
        ("game ghosts-galore", "game ghosts-galore\ngame ghosts-galore"),
        ("player Mary", "option walls_are_dead_ends false\nplayer Mary"),
        ("player Greg", "0 NE bat\nplayer Greg"),
        ("0 NE slime skeleton", "9 NE slime skeleton"),
        ("player Greg", "option walls_are_dead_ends no\n\nplayer Greg"),
        ("player Greg", "option experienced true\n\nplayer Greg"),
        ("player Greg", "tiles\n\nplayer Greg"),
        ("player Greg", "tiles my-railway 3\n\nplayer Greg"),
        ("player Greg", "tiles fogbound-ghosts 0\n\nplayer Greg"),
        ("player Greg", "player"),
        ("player Mary", "player Greg"),
        (doors, ""),
        (doors, &format!("{doors}\ndoors 0N bone")),
        (doors, "board seaside 0"),
        (doors, &format!("{doors}, 0N bone, 0N bone, 0N bone, 0N bone, 0N bone, 0N bone, 0N bone")),
        ("0N bone, 2N bone", "0N bone, 2N"),
        ("0N bone, 2N bone", "0N bone, 4N bone"),
        ("0N bone, 2N bone", "0N bone, 2N bones"),
        ("0N bone, 2N bone", "0N bone, 0N bone"),
        ("0N bone, 2N bone", "0N bone"),
        ("1 NS ghost dragon", "0 NS ghost dragon"),
        ("0 NE slime skeleton", "0"),
        ("0 NE slime skeleton", "0 mossy-bend 1"),
        ("; diamonds 1 ", "; diamonds 1; 3"),
        ("; diamonds 1 ", "; 1"),
        ("; diamonds 1 ", "; diamonds 100"),
        ("; diamonds 1 ", "; diamonds"),
        ("; diamonds 1 ", "; diamonds 1 1 1 1 1 1 1 1 1 1"),
        ("0 NE slime skeleton", "0 NE slime, SW, NS"),
        ("0 NE slime skeleton", "0 EN slime"),
        ("0 NE slime skeleton", "0 NE slime skeletons"),
        ("0 NE slime skeleton", "0 NE slime, ES skeleton"),
        ("0 NE slime skeleton", "0 NE slime slime, SW skeleton bat"),
    ] {
        texts.push(changed(old, new));
    }
    texts
}

#[test]
fn every_mistake_is_told() {
    let all: Vec<String> = mistakes().iter().flat_map(|text| told(text)).collect();
    let mut seen = BTreeSet::new();
    let distinct: Vec<String> = all.into_iter().filter(|told| seen.insert(told.clone())).collect();
    insta::assert_snapshot!(distinct.join("\n"));
}

#[test]
fn every_text_about_mistakes_is_said_by_some_mistake() {
    let errors: Vec<FileReport> =
        mistakes().iter().map(|text| parse("evening.score", text).unwrap_err()).collect();
    let mut said: BTreeSet<&str> =
        errors.iter().flat_map(|error| error.problems()).map(|problem| problem.key()).collect();
    // The report itself, and what the tests of sets see.
    said.extend(["score-file-unusable", "score-file-stopped", "score-file-other-set"]);
    said.extend(["score-file-tile-too-often", "score-file-rotation"]);
    let source = include_str!("../../../../../texts/en/terminal/score.ftl");
    let ids = source.lines().filter_map(|line| line.split_once(" = ")).map(|(id, _)| id);
    let written: BTreeSet<&str> = ids.filter(|id| id.starts_with("score-file-")).collect();
    assert_eq!(said, written);
}

#[test]
fn several_mistakes_are_shown_at_once() {
    let text = changed("4 NS werewolf, EW golem", "4 NS werewolf, EN golem")
        .replace("6 NE satyr dragon", "6 NE satyr, NW dragoon dragon")
        .replace("2E plain", "2E plain, 2E plain");
    let error = parse("evening.score", &text).unwrap_err();
    assert_eq!(error.problems().len(), 3);
    let rules: Vec<_> = error.problems().iter().map(|problem| problem.rule()).collect();
    assert_eq!(rules, ["T-1.2", "T-1.1", "T-1.2"]);
    insta::assert_snapshot!(shown(&error));
}
