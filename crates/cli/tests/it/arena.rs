//! `fogbound arena` and `fogbound bot`, as a user calls them.

use crate::common::{fogbound, text};
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::time::Duration;
use tempfile::TempDir;

fn arena(dir: &Path, args: &[&str]) -> Output {
    fogbound(dir, &["arena"]).args(args).output().unwrap()
}

/// The results of a tournament that went well.
fn results(dir: &Path, args: &[&str]) -> Value {
    let output = arena(dir, &[args, &["--seed", "s", "--json"]].concat());
    assert!(output.status.success(), "{args:?}: {}", text(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap()
}

/// The option that lets a bot of ours take part as a program.
fn as_program(bot: &str) -> String {
    format!("cmd:'{}' bot --bot {bot} --threads 2", env!("CARGO_BIN_EXE_fogbound"))
}

/// The option that lets a script take part.
fn script(dir: &Path, name: &str, lines: &str) -> String {
    let path = dir.join(name);
    fs::write(&path, lines).unwrap();
    format!("cmd:sh '{}'", path.display())
}

#[test]
fn a_bot_against_itself_is_exactly_even() {
    let dir = TempDir::new().unwrap();
    for args in [
        &["carcassonne", "--bot", "greedy,greedy", "--pairs", "2"][..],
        &["carcassonne", "--bot", "random,random", "--players", "5", "--pairs", "2"],
        &["ghosts-galore", "--bot", "random,random", "--players", "3", "--pairs", "4"],
        &["ghosts-galore", "--bot", "random,random", "--players", "4", "--games", "7"],
        &["mists", "--bot", "greedy,greedy", "--players", "3", "--pairs", "3"],
    ] {
        let results = &results(dir.path(), args)["matches"][0];
        assert!(results["bots"][1].as_str().unwrap().ends_with(" #2"), "{results}");
        for figure in ["points", "points_low", "points_high"] {
            assert_eq!(results[figure], 0.5, "{args:?}: {results}");
        }
        assert_eq!((&results["elo"], &results["wins"]), (&0.0.into(), &results["losses"]));
        // Seven games are made up to four pairs.
        assert!(!args.contains(&"--games") || results["pairs"] == 4, "{results}");
    }
}

#[test]
fn bots_meet_at_budgets_that_are_named() {
    let dir = TempDir::new().unwrap();
    let game = ["ghosts-galore", "--pairs", "1"];
    let bots = |bots: &'static str| [&game[..], &["--bot", bots]].concat();
    let named = results(dir.path(), &bots("hard@40,normal"));
    assert_eq!(named["bots"], serde_json::json!(["hard@40", "normal"]));
    // One for all that have none and count, also if it plays as a program.
    let mut all = bots("hard,normal");
    all.extend(["--budget", "40"]);
    let margin = |results: &Value| results["matches"][0]["margin"].clone();
    assert_eq!(margin(&results(dir.path(), &all)), margin(&named));
    let program = as_program("hard");
    let told = [&game[..], &["--bot", &program, "--bot", "normal", "--budget", "40"]].concat();
    assert_eq!(margin(&results(dir.path(), &told)), margin(&named));
    assert_ne!(margin(&results(dir.path(), &bots("hard@900,normal"))), margin(&named));
    // So does a time, which a budget of its own comes before.
    let mut timed = bots("hard@40,normal");
    timed.extend(["--budget", "2ms"]);
    assert_eq!(margin(&results(dir.path(), &timed)), margin(&named));
    let timed = [&game[..], &["--bot", &program, "--bot", "hard", "--budget", "2ms"]].concat();
    assert_eq!(results(dir.path(), &timed)["matches"][0]["forfeits"], serde_json::json!([0, 0]));
    let refused = arena(dir.path(), &bots("normal@40,random"));
    assert_eq!(refused.status.code(), Some(2));
    assert!(text(&refused.stderr).contains("normal@40"), "{}", text(&refused.stderr));
    let refused = fogbound(dir.path(), &["simulate", "mists", "--bot", "hard@0"]).output().unwrap();
    assert_eq!(refused.status.code(), Some(2));
    assert!(text(&refused.stderr).contains("`hard@2000`"), "{}", text(&refused.stderr));
}

#[test]
fn bots_of_ours_play_the_same_games_as_programs() {
    let dir = TempDir::new().unwrap();
    for (game, bot, more) in [
        ("mists", "greedy", &["--level", "5"][..]),
        ("mists", "random", &["--level", "6", "--players", "3"]),
        ("carcassonne", "greedy", &[]),
        ("carcassonne", "random", &["--players", "3", "--parts", "none"]),
        ("ghosts-galore", "planner", &["--option", "experienced=true"]),
        ("ghosts-galore", "hard@200", &["--players", "3"]),
        ("ghosts-galore", "random", &["--option", "choose_side=true", "--players", "3"]),
    ] {
        let program = as_program(bot);
        let args = [game, "--bot", bot, "--bot", &program, "--pairs", "1", "--csv", "games.csv"];
        let results = &results(dir.path(), &[&args, more].concat())["matches"][0];
        assert_eq!((&results["points"], &results["forfeits"]), (&0.5.into(), &[0, 0].into()));
        // A seating and the same exchanged follow each other.
        let csv = fs::read_to_string(dir.path().join("games.csv")).unwrap();
        let mut lines = csv.lines();
        let at = lines.next().unwrap().split(',').position(|it| it == "hash").unwrap();
        let hashes: Vec<_> = lines.map(|line| line.split(',').nth(at).unwrap()).collect();
        assert!(hashes.len() >= 2, "{csv}");
        for games in hashes.chunks(2) {
            assert_eq!((games[0], games[0].len()), (games[1], 32), "{game}, {bot}");
        }
    }
}

/// The output of a tournament of three bots, its CSV and its log.
fn tournament(dir: &Path, more: &[&str]) -> [String; 3] {
    let args = ["ghosts-galore", "--bot", "random,random", "--bot", "random", "--pairs", "8"];
    let files = ["--seed", "t", "--log", "log", "--csv", "csv", "--json"];
    let output = arena(dir, &[&args[..], &files, more].concat());
    assert!(output.status.success(), "{}", text(&output.stderr));
    let file = |name| fs::read_to_string(dir.join(name)).unwrap();
    [text(&output.stdout), file("csv"), file("log")]
}

#[test]
fn results_do_not_depend_on_threads() {
    for more in [&[][..], &["--stop", "-400,0"]] {
        let played = |threads| {
            let dir = TempDir::new().unwrap();
            tournament(dir.path(), &[&["--threads", threads], more].concat())
        };
        let one = played("1");
        assert_eq!(played("2"), one);
        assert_eq!(played("7"), one);
        let json: Value = serde_json::from_str(&one[0]).unwrap();
        assert_eq!(json["matches"].as_array().unwrap().len(), 3);
        assert_eq!(json["standings"].as_array().unwrap().len(), 3);
        let pairs: i64 = (0..3).map(|at| json["matches"][at]["pairs"].as_i64().unwrap()).sum();
        assert_eq!(one[1].lines().count() as i64, 1 + 2 * pairs);
        assert_eq!(one[2].lines().count() as i64, 1 + pairs);
        assert!(one[1].lines().all(|line| line.split(',').count() == 12), "{}", one[1]);
    }
}

#[test]
fn a_tournament_goes_on_where_it_was_broken_off() {
    let dir = TempDir::new().unwrap();
    let log = dir.path().join("log");
    let whole = tournament(dir.path(), &[]);
    let first = whole[2].find('\n').unwrap();
    for cut in [0, 10, first, first + 1, first + 30, whole[2].len() / 2, whole[2].len() - 1] {
        fs::write(&log, &whole[2][..cut]).unwrap();
        assert_eq!(tournament(dir.path(), &["--threads", "3"]), whole, "cut after {cut} bytes");
    }
    let args = [
        "ghosts-galore",
        "--bot",
        "random,random",
        "--bot",
        "random",
        "--seed",
        "t",
        "--log",
        "log",
    ];
    let told = |more: &[&str]| {
        let output = arena(dir.path(), &[&args[..], more].concat());
        (output.status.code(), text(&output.stderr))
    };
    let (code, error) = told(&["--players", "3"]);
    assert!(code == Some(2) && error.contains("players 2") && error.contains("--log"), "{error}");
    let (code, error) = told(&["--bot", "planner"]);
    assert!(code == Some(2) && error.contains("planner"), "{error}");
    let torn = whole[2].replacen("\"pair\":3", "\"pair\":", 1);
    fs::write(&log, torn).unwrap();
    let (code, error) = told(&[]);
    assert!(code == Some(1) && error.contains("line 4 of log"), "{error}");
    fs::write(&log, "something else\n").unwrap();
    let (code, error) = told(&[]);
    assert!(code == Some(1) && error.contains("is no log"), "{error}");
    assert_eq!(fs::read_to_string(&log).unwrap(), "something else\n");
}

#[test]
#[cfg(unix)]
fn ctrl_c_tells_what_was_played_and_the_same_command_goes_on() {
    let played = |dir: &Path, threads: &str| {
        let args = ["arena", "carcassonne", "--parts", "none", "--bot", "greedy,random", "--json"];
        let more = ["--pairs", "25", "--seed", "s", "--log", "log", "--threads", threads];
        fogbound(dir, &args).args(more).stdout(Stdio::piped()).spawn().unwrap()
    };
    let (whole, cut) = (TempDir::new().unwrap(), TempDir::new().unwrap());
    let expected = played(whole.path(), "2").wait_with_output().unwrap();
    let child = played(cut.path(), "2");
    let log = cut.path().join("log");
    while fs::read_to_string(&log).unwrap_or_default().lines().count() < 3 {
        std::thread::sleep(Duration::from_millis(5));
    }
    let told = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(told.unwrap().success());
    let output = child.wait_with_output().unwrap();
    let json: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!((output.status.code(), &json["complete"]), (Some(130), &false.into()));
    let pairs = json["matches"][0]["pairs"].as_u64().unwrap();
    assert!((2..25).contains(&pairs), "{pairs}");
    assert_eq!(fs::read_to_string(&log).unwrap().lines().count() as u64, 1 + pairs);
    let again = played(cut.path(), "1").wait_with_output().unwrap();
    assert_eq!(text(&again.stdout), text(&expected.stdout));
    assert_eq!(fs::read(log).unwrap(), fs::read(whole.path().join("log")).unwrap());
}

#[test]
fn a_sequential_test_ends_a_match_early() {
    let dir = TempDir::new().unwrap();
    let args = ["carcassonne", "--parts", "none", "--bot", "greedy,random", "--pairs", "50"];
    let results = &results(dir.path(), &[&args[..], &["--stop", "0,100"]].concat())["matches"][0];
    assert_eq!(results["sprt"]["accepted"], "elo1");
    assert!(results["pairs"].as_i64().unwrap() < 20, "{results}");
    assert!(results["elo"].is_null() && results["elo_low"].as_f64().unwrap() > 0.0, "{results}");
}

#[test]
fn the_table_has_a_text_for_every_figure() {
    let dir = TempDir::new().unwrap();
    for language in ["en", "de"] {
        for game in ["mists", "carcassonne"] {
            let args = [game, "--bot", "greedy,random,random", "--pairs", "2", "--seed", "s"];
            let more = ["--stop", "0,5", "--language", language];
            let shown = text(&arena(dir.path(), &[&args[..], &more].concat()).stdout);
            assert!(!shown.contains("arena-") && !shown.contains("simulate-"), "{shown}");
            assert!(shown.contains("random #2") && shown.contains("Elo"), "{shown}");
            let mut rows = shown.lines().filter(|line| line.starts_with('│'));
            assert!(rows.all(|row| row.chars().count() <= 80), "{shown}");
        }
    }
}

#[test]
fn the_bot_of_the_examples_plays_every_game() {
    if Command::new("python3").arg("--version").output().is_err() {
        println!("NOT RUN: the example in Python needs python3");
        return;
    }
    let dir = TempDir::new().unwrap();
    let example = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("examples/arena_bot.py");
    let bot = format!("cmd:python3 '{}'", example.display());
    for game in ["mists", "carcassonne", "ghosts-galore"] {
        let args = [game, "--bot", "random", "--bot", &bot, "--pairs", "2", "--threads", "2"];
        let results = results(dir.path(), &args);
        assert_eq!(results["matches"][0]["forfeits"], Value::from([0, 0]), "{game}: {results}");
        assert_eq!(results["matches"][0]["games"], 4);
    }
}

#[test]
#[cfg(unix)]
fn a_program_that_fails_loses_the_game_and_the_arena_goes_on() {
    let dir = TempDir::new().unwrap();
    let welcome =
        "read hello; echo '{\"type\":\"welcome\",\"version\":1}'; read game; read asked\n";
    let choose = |action| {
        format!(
            "while true; do echo '{{\"type\":\"choose\",\"action\":\"{action}\"}}'; read l || exit; done"
        )
    };
    let deaf = "while read line; do :; done".to_owned();
    for (name, then, told) in [
        ("crash", "exit 3".to_owned(), "it has ended (exit status: 3)"),
        ("hang", deaf, "it has not answered within 2 seconds"),
        ("chatter", "echo 'Thinking…'; read line".to_owned(), "its line 1 is no answer: Thinking…"),
        ("flood", "exec yes".to_owned(), "its line 1 is no answer: y"),
        (
            "illegal",
            choose("place 77 0 0"),
            "its line 1 chooses `place 77 0 0`, which is not legal: ",
        ),
        ("unreadable", choose("resign"), "its line 1 chooses `resign`, which is not legal: "),
        (
            "sorry",
            "echo '{\"type\":\"error\",\"text\":\"sorry\"}'; read line".to_owned(),
            "its line 1 says: sorry",
        ),
    ] {
        let bot = script(dir.path(), name, &format!("{welcome}{then}\n"));
        // A team loses as a whole.
        let games = match name {
            "crash" => &["carcassonne", "mists"][..],
            "hang" => &["mists"],
            _ => &["carcassonne"],
        };
        let patience = if name == "hang" { "2" } else { "60" };
        for &game in games {
            let args = [game, "--bot", "random", "--bot", &bot, "--pairs", "1", "--seed", "s"];
            let output =
                arena(dir.path(), &[&args[..], &["--patience", patience, "--json"]].concat());
            let error = text(&output.stderr);
            assert!(output.status.success(), "{name}: {error}");
            assert!(error.contains(told) && error.contains(name), "{name}: {error}");
            assert!(error.contains("pair 1, game 2"), "{name}: {error}");
            let results: Value = serde_json::from_slice(&output.stdout).unwrap();
            let forfeits = if game == "mists" { 1 } else { 2 };
            assert_eq!(results["matches"][0]["forfeits"], Value::from([0, forfeits]), "{error}");
            assert_ne!(results["matches"][0]["points"], 0.0);
        }
    }
}

#[test]
#[cfg(unix)]
fn a_program_hears_only_what_its_seat_may_know() {
    let dir = TempDir::new().unwrap();
    // A file for each process: one only says hello, before anything is played.
    let own = format!("tee heard.$$ | '{}' bot", env!("CARGO_BIN_EXE_fogbound"));
    let bot = script(dir.path(), "listener", &own);
    let args = ["ghosts-galore", "--bot", "random", "--bot", &bot, "--pairs", "1"];
    results(dir.path(), &[&args[..], &["--budget", "150ms", "--threads", "1"]].concat());
    let files = fs::read_dir(dir.path()).unwrap().map(|file| file.unwrap().path());
    let heard = files.filter(|path| path.display().to_string().contains("heard."));
    let mut seats: Vec<i64> =
        heard.filter_map(|file| check_heard(&fs::read_to_string(file).unwrap())).collect();
    seats.sort_unstable();
    assert_eq!(seats, [0, 1]);
}

/// Checks the lines that a program has heard, and returns the seat it had.
fn check_heard(heard: &str) -> Option<i64> {
    let lines: Vec<Value> = heard.lines().map(|it| serde_json::from_str(it).unwrap()).collect();
    let of = |kind: &'static str| lines.iter().filter(move |line| line["type"] == kind);
    assert_eq!(lines[0], serde_json::json!({"type": "hello", "versions": [1]}));
    assert_eq!(lines.last().unwrap()["type"], "quit");
    let game = of("game").next()?;
    assert_eq!(game["budget"], serde_json::json!({"milliseconds": 150}));
    assert_eq!((&game["setup"]["trace"], &game["setup"]["hidden"]), (&1.into(), &Value::Null));
    let seat = game["seat"].as_i64().unwrap();
    for asked in of("asked") {
        let record = asked["record"].as_str().unwrap();
        assert!(record.contains("\ntold\n") && !record.contains("seed"), "{record}");
        assert!(record.contains(&format!("\nsight {seat} ")), "{record}");
        assert_eq!(record.matches("sight").count(), 1);
        assert!(!asked["legal"].as_array().unwrap().is_empty());
    }
    assert!(of("over").next().unwrap()["result"]["ranks"].is_array());
    Some(seat)
}

#[test]
fn a_bot_of_ours_says_what_it_does_not_understand() {
    let dir = TempDir::new().unwrap();
    let said = |lines: &str| {
        let output =
            crate::common::run(dir.path(), &["bot", "--level", "greedy"], lines.as_bytes());
        assert!(output.status.success());
        text(&output.stdout)
    };
    assert_eq!(
        said("{\"type\":\"hello\",\"versions\":[1,2]}\n"),
        "{\"type\":\"welcome\",\"version\":1}\n"
    );
    for (line, told) in [
        ("{\"type\":\"hello\",\"versions\":[2]}", "only version 1"),
        ("hello", "cannot read this"),
        (
            "{\"type\":\"asked\",\"seat\":0,\"on\":1,\"ask\":\"\",\"about\":null,\"legal\":[],\"position\":{},\"record\":\"\"}",
            "no game has begun",
        ),
        (
            "{\"type\":\"game\",\"game\":\"chess\",\"seat\":0,\"players\":2,\"seed\":\"\",\"setup\":{}}",
            "chess",
        ),
        (
            "{\"type\":\"game\",\"game\":\"ghosts-galore\",\"seat\":0,\"players\":2,\"seed\":\"\",\"setup\":{}}",
            "no bot called greedy",
        ),
    ] {
        let said = said(&format!("{line}\n"));
        assert!(said.starts_with("{\"type\":\"error\"") && said.contains(told), "{said}");
    }
    assert_eq!(said("{\"type\":\"news\"}\n{\"type\":\"quit\"}\nnothing\n"), "");
}

#[test]
fn mistakes_in_the_arguments_are_named_with_their_cure() {
    let dir = TempDir::new().unwrap();
    for (args, told) in [
        (&["mists"][..], "--bot"),
        (&["mists", "--bot", "greedy"], "cmd:python3 my_bot.py"),
        (&["mists", "--bot", "greedy"], "a match needs two bots"),
        (&["mists", "--bot", "greedy,planner"], "--bot planner"),
        (&["mists", "--bot", "greedy,planner"], "learned, greedy"),
        (&["mists", "--bot", "greedy", "--bot", "cmd:no-such-program"], "no-such-program does not"),
        (&["mists", "--bot", "greedy,random", "--stop", "20,0"], "0,20"),
        (&["mists", "--bot", "greedy,random", "--budget", "soon"], "100ms"),
        (&["mists", "--bot", "greedy,random", "--pairs", "0"], "from 1 to 1000000"),
        (&["mists", "--bot", "greedy,random", "--pairs", "3", "--games", "3"], "--games"),
        (&["mists", "--bot", "greedy,random", "--log", "log"], "--seed"),
        (&["mists", "--bot", "greedy,random", "--players", "6"], "from 1 to 5"),
        (&["carcassonne", "--bot", "greedy,random", "--parts", "river"], "mist,castles"),
    ] {
        let output = arena(dir.path(), args);
        // As it was before it was broken to the width of a terminal.
        let error = text(&output.stderr).split_whitespace().collect::<Vec<_>>().join(" ");
        assert_eq!(output.status.code(), Some(2), "{args:?}: {error}");
        assert!(error.contains(told), "{args:?}: {error}");
    }
}
