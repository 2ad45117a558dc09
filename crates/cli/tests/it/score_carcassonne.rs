//! `fogbound score carcassonne` as a user calls it.
use fogbound_carcassonne::Game;
use fogbound_game::Game as _;
use fogbound_table::games::carcassonne::{Record, Replay};
use fogbound_table::record::Sets;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

const FEATURES: [&str; 5] = ["road", "city", "monastery", "castle", "field"];

/// A recorded game.
fn recorded(name: &str) -> PathBuf {
    let records = Path::new(env!("CARGO_MANIFEST_DIR")).join("../table/tests/records");
    records.join(name)
}

fn replay(file: &Path) -> Replay {
    let text = std::fs::read_to_string(file).unwrap();
    Record::parse("test", &text).unwrap().replay(&Sets::shipped()).unwrap()
}

fn score(file: &Path, args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_fogbound"));
    command.args(["score", "carcassonne"]).arg(file).args(args);
    command.env("NO_COLOR", "1").output().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

fn score_json(file: &Path, at: usize) -> Value {
    let shown = score(file, &["--json", "--to", &at.to_string()]);
    assert!(shown.status.success(), "{}", text(&shown.stderr));
    serde_json::from_str(&text(&shown.stdout)).unwrap()
}

fn numbers(list: &Value) -> Vec<i64> {
    list.as_array().unwrap().iter().map(|n| n.as_i64().unwrap()).collect()
}

/// Returns the scores with which the engine would end the game here.
fn ended_now(game: &Game) -> Vec<i64> {
    let ghosts = game.ghosts_by_seat();
    let before = match game.breakdown() {
        Some(parts) => parts.before[..game.scores().len()].to_vec(),
        None => game.scores().to_vec(),
    };
    let worths = game.worths();
    let total = |(seat, &score): (usize, &u16)| {
        let gains: u16 = worths.iter().map(|(_, worth)| worth.gains()[seat]).sum();
        i64::from((score + gains).saturating_sub(ghosts[seat]))
    };
    before.iter().enumerate().map(total).collect()
}

/// Checks the reported sums of a position one by one.
fn check(told: &Value, game: &Game) {
    let players = game.scores().len();
    // Every turn begins with what the last one led to.
    let mut scores = vec![0; players];
    for turn in told["turns"].as_array().unwrap() {
        let scored = turn["scored"].as_array().unwrap();
        for (seat, score) in scores.iter_mut().enumerate() {
            let sum =
                |what: &str| -> i64 { scored.iter().map(|one| numbers(&one[what])[seat]).sum() };
            *score = (*score + sum("gains") - sum("costs")).max(0);
        }
        assert_eq!(scores, numbers(&turn["scores"]));
    }
    let parts = &told["breakdown"];
    assert_eq!(scores, numbers(&parts["before"]));
    // Every meeple is reported once, and the points go to the majority.
    let mut meeples = 0;
    let mut gains = vec![[0; FEATURES.len()]; players];
    for region in told["regions"].as_array().unwrap() {
        let standing = region["meeples"].as_array().unwrap();
        meeples += standing.len();
        let of = |seat: usize| standing.iter().filter(|one| one["seat"] == seat).count();
        let most = (0..players).map(of).max().unwrap();
        assert!(most > 0);
        for (seat, gains) in gains.iter_mut().enumerate() {
            assert_eq!(numbers(&region["pieces"])[seat], of(seat) as i64);
            let owns = of(seat) == most;
            let gain = if owns { region["points"].as_i64().unwrap() } else { 0 };
            assert_eq!(numbers(&region["gains"])[seat], gain);
            if let Some(kind) = FEATURES.iter().position(|kind| region["feature"] == *kind) {
                gains[kind] += gain;
            }
        }
        let cells = region["cells"].as_array().unwrap();
        assert!(standing.iter().all(|one| cells.contains(&json!([one["x"], one["y"]]))));
    }
    assert_eq!(meeples, game.meeples().len());
    for (seat, gains) in gains.iter().enumerate() {
        for (kind, gain) in FEATURES.iter().zip(gains) {
            assert_eq!(numbers(&parts[kind])[seat], *gain, "{kind}");
        }
    }
}

#[test]
fn c_6_the_score_of_any_position_is_the_one_of_the_engine() {
    let (mut complete, mut paid) = (0, 0);
    for name in [
        "p2-none.fog",
        "p2-mist-guards-cemeteries-scorers.fog",
        "p3-mist-castles-guards-cemeteries.fog",
        "p4-mist.fog",
        "p5-mist-guards.fog",
        "p6-mist-castles.fog",
    ] {
        let file = recorded("carcassonne").join(name);
        let replay = replay(&file);
        let last = replay.taken().len();
        for at in [0, 1, 17, last / 3, last / 2, 2 * last / 3, last - 1, last] {
            let (told, game) = (score_json(&file, at), replay.at(at).unwrap());
            check(&told, game);
            assert_eq!(numbers(&told["totals"]), ended_now(game), "{name} at {at}");
            assert_eq!(told["finished"], game.is_over());
            assert_eq!(told["placed"], json!(game.placed().map(|cell| [cell.x, cell.y])));
            let open = text(&score(&file, &["--to", &at.to_string()]).stdout);
            assert_eq!(open.contains("The turn is not over"), game.placed().is_some());
            complete += told["turns"].as_array().unwrap().len();
            paid += numbers(&told["breakdown"]["ghosts"]).iter().filter(|n| **n < 0).count();
            if !game.is_over() {
                let scores: Vec<i64> = game.scores().iter().map(|&n| n.into()).collect();
                assert_eq!(numbers(&told["breakdown"]["before"]), scores, "{name} at {at}");
            }
        }
    }
    assert!(complete > 50 && paid > 20, "{complete} {paid}");
}

#[test]
fn c_6_a_finished_game_ends_with_its_scores() {
    let mut files = 0;
    for entry in std::fs::read_dir(recorded("carcassonne")).unwrap() {
        let file = entry.unwrap().path();
        let replay = replay(&file);
        let (told, game) = (score_json(&file, replay.taken().len()), replay.end());
        let numbers = |list: &[u16]| json!(list[..game.scores().len()]);
        assert_eq!(told["finished"], true);
        assert_eq!(told["totals"], json!(game.scores()), "{}", file.display());
        assert_eq!(told["ranks"], json!(game.ranks().unwrap()));
        let (parts, by) = (&told["breakdown"], game.breakdown().unwrap());
        let engine = [&by.road, &by.city, &by.monastery, &by.castle, &by.field];
        assert_eq!(parts["before"], numbers(&by.before));
        for (kind, part) in FEATURES.iter().zip(engine) {
            assert_eq!(parts[kind], numbers(part), "{kind}");
        }
        files += 1;
    }
    assert!(files > 10);
}

#[test]
fn a_position_is_told_as_the_docs_show() {
    let shown = score(&recorded("carcassonne/p2-none.fog"), &["--to", "14"]);
    let docs = include_str!("../../../../docs/scoring.md");
    let (_, rest) = docs.split_once("$ fogbound score carcassonne evening.fog --to 14\n").unwrap();
    let told = text(&shown.stdout);
    assert!(!told.is_empty() && rest.starts_with(&told), "{told}{}", text(&shown.stderr));
}

#[test]
fn a_finished_game_is_told_to_its_end() {
    let shown = score(&recorded("carcassonne/p3-mist-castles-guards-cemeteries.fog"), &[]);
    let told = text(&shown.stdout);
    assert!(told.lines().all(|line| line.chars().count() <= 80), "{told}");
    insta::assert_snapshot!(told);
}

#[test]
fn g_5_1_no_score_ends_below_0() {
    let file = recorded("carcassonne/p2-mist-castles-clear-roads.fog");
    let told = text(&score(&file, &[]).stdout).replace("\n    ", " ");
    let sum = "0 + 2 for roads + 1 for cities + 1 for castles − 5 for ghosts = 0 points";
    assert!(told.contains(&format!("{sum}, for no score falls below 0")), "{told}");
}

#[test]
fn what_cannot_be_scored_is_reported() {
    let beyond = score(&recorded("carcassonne/p2-none.fog"), &["--to", "5000"]);
    assert_eq!(beyond.status.code(), Some(2));
    assert!(text(&beyond.stderr).contains("has only"), "{}", text(&beyond.stderr));
    let other = score(&recorded("ghosts-galore/p2.fog"), &[]);
    assert_eq!(other.status.code(), Some(2));
    assert!(text(&other.stderr).contains("ghosts-galore"), "{}", text(&other.stderr));
    assert_eq!(score(&recorded("carcassonne/none.fog"), &[]).status.code(), Some(1));
    assert_eq!(score(&recorded("carcassonne/p2-none.fog"), &["--loud"]).status.code(), Some(2));
    for failed in [beyond, other] {
        assert!(failed.stdout.is_empty());
    }
}
