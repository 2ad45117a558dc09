//! `fogbound puzzles`, as a user calls it.

use crate::common::{fogbound, run, text};
use fogbound_presenter::{Course, open, puzzles};
use fogbound_table::texts::Texts;
use std::fs;
use std::rc::Rc;
use tempfile::TempDir;

#[test]
fn positions_are_found_and_are_good_ones() {
    let dir = TempDir::new().unwrap();
    let find = ["puzzles", "find", "carcassonne", "--parts", "none", "--games", "2", "--seed", "s"];
    let output = fogbound(dir.path(), &find).args(["--into", "found"]).output().unwrap();
    assert!(output.status.success(), "{}", text(&output.stderr));
    let files = fs::read_dir(dir.path().join("found")).unwrap().map(|file| file.unwrap().path());
    let mut files: Vec<_> = files.collect();
    files.sort();
    assert!(!files.is_empty());
    let told = text(&output.stdout);
    assert!(told.contains(&format!("2 games: {} positions", files.len())), "{told}");
    let output = fogbound(dir.path(), &["puzzles", "check"]).args(&files).output().unwrap();
    let told = text(&output.stdout);
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert_eq!(told.matches("one best answer").count(), files.len(), "{told}");
    assert!(!told.contains("does not say so"), "{told}");
    // A comment that is wrong is told with the right one.
    let record = fs::read_to_string(&files[0]).unwrap();
    let (before, after) = record.split_once("# missed: ").unwrap();
    let (missed, after) = after.split_once('\n').unwrap();
    fs::write(&files[0], format!("{before}{after}")).unwrap();
    let output = fogbound(dir.path(), &["puzzles", "check"]).arg(&files[0]).output().unwrap();
    let told = text(&output.stdout).split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(told.contains(&format!("`# missed: {missed}`")), "{told}");
}

#[test]
fn all_that_are_shipped_are_listed_with_how_hard_they_are() {
    let dir = TempDir::new().unwrap();
    let output = fogbound(dir.path(), &["puzzles"]).output().unwrap();
    let told = text(&output.stdout);
    assert_eq!(told.matches("difficulty ").count(), told.matches(" of 5 ").count(), "{told}");
    let first = told.lines().find(|line| line.starts_with("mists/01")).unwrap();
    assert!(first.starts_with("mists/01  difficulty 4 of 5  Bring"), "{first}");
    assert!(told.contains("carcassonne/20  difficulty 5 of 5"), "{told}");
}

#[test]
fn a_position_is_solved_missed_and_solved_from_a_file() {
    let dir = TempDir::new().unwrap();
    let texts = Rc::new(Texts::english());
    for id in ["mists/02", "carcassonne/05", "ghosts-galore/12"] {
        let puzzle = puzzles().into_iter().find(|puzzle| puzzle.id == id).unwrap();
        // What is best is told by whoever takes any turn.
        let mut course = Course::new(open(puzzle.record, &texts).unwrap(), &[]);
        let from = course.game().plies();
        let mut any = Vec::new();
        let verdict = loop {
            if let Some(verdict) = course.game().verdict(from, puzzle.aim) {
                break verdict;
            }
            let question = course.question().unwrap();
            let cell = question.cells.last();
            let placed = cell.map(|it| course.game().placing(it.cell, *it.turns.last().unwrap()));
            any.push(placed.unwrap_or_else(|| question.answers[0].action.clone()));
            course.push(any.last().unwrap()).unwrap();
        };
        assert!(!verdict.is_right, "{id}: another turn");
        fs::write(dir.path().join("mine.fog"), puzzle.record).unwrap();
        for position in [id, "mine.fog"] {
            let then = ["show".to_owned(), "again".to_owned()];
            let typed = [&any[..], &then, &verdict.best];
            let solve = ["puzzles", "solve", position, "--quick"];
            let output = run(dir.path(), &solve, typed.concat().join("\n").as_bytes());
            let told = text(&output.stdout);
            assert!(output.status.success(), "{}", text(&output.stderr));
            let [wrong, best, right] = ["Not yet.", "This is the best answer", "Right!"]
                .map(|said| told.find(said).unwrap_or_else(|| panic!("{said}: {told}")));
            assert!(wrong < best && best < right, "{told}");
        }
    }
    let output = fogbound(dir.path(), &["puzzles", "solve", "mists/99"]).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).contains("mists/99"), "{}", text(&output.stderr));
}

#[test]
fn a_search_without_sense_is_refused() {
    let dir = TempDir::new().unwrap();
    for (args, why) in [
        (&["find", "mists"][..], "--into"),
        (&["find", "chess", "--into", "x"], "chess"),
        (&["find", "mists", "--into", "x", "--missed", "21"], "21"),
        (&["find", "mists", "--into", "x", "--bot", "hard@9"], "hard@9"),
    ] {
        let output = fogbound(dir.path(), &["puzzles"]).args(args).output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        assert!(text(&output.stderr).contains(why), "{args:?}: {}", text(&output.stderr));
    }
}
