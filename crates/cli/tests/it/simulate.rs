//! `fogbound simulate`, and the rules of a game, as a user calls them.
use crate::common::{fogbound, run, text};

#[test]
fn figures_and_a_line_for_each_game_come_from_one_run() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("games.csv");
    let csv = file.to_str().unwrap();
    let args = ["simulate", "mists", "--games", "3", "--seed", "both", "--json", "--csv", csv];
    let output = run(dir.path(), &args, b"");
    assert!(output.status.success(), "{}", text(&output.stderr));
    let figures: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    let lines = std::fs::read_to_string(&file).unwrap();
    assert_eq!((figures["games"].as_u64(), lines.lines().count()), (Some(3), 4));
    let won = lines.lines().filter(|line| line.contains(",true,")).count();
    assert_eq!(figures["wins"].as_u64(), u64::try_from(won).ok());
}

#[test]
fn carcassonne_is_simulated_with_any_parts() {
    let dir = tempfile::tempdir().unwrap();
    for (parts, told) in
        [("none", "none"), ("all", "mist,castles,guards,cemeteries"), ("guards", "guards")]
    {
        let args = ["simulate", "carcassonne", "--players", "3", "--parts", parts, "--no-farmers"];
        let common = ["--option", "ghost_cost=scorers", "--games", "5", "--seed", "s", "--json"];
        let output = fogbound(dir.path(), &args).args(common).output().unwrap();
        assert!(output.status.success(), "{}", text(&output.stderr));
        let json: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
        assert_eq!((&json["parts"], &json["games"]), (&told.into(), &5.into()));
        assert_eq!(json["options"]["farmers"], false);
        assert_eq!(json["options"]["ghost_cost"], "scorers");
        assert_eq!(json["scores_sd"].as_array().unwrap().len(), 3);
    }
}

#[test]
fn g_0_parts_that_do_not_exist_or_fit_are_refused() {
    let dir = tempfile::tempdir().unwrap();
    let simulate = |args: &[&str]| {
        let mut all = vec!["simulate", "carcassonne", "--games", "1"];
        all.extend(args);
        let output = run(dir.path(), &all, b"");
        (output.status.code(), text(&output.stderr))
    };
    let (code, told) = simulate(&["--parts", "castles"]);
    assert!(
        code == Some(2) && told.contains("G-0") && told.contains("need the part mist"),
        "{told}"
    );
    let (code, told) = simulate(&["--parts", "river"]);
    assert!(code == Some(2) && told.contains("mist,castles,guards,cemeteries"), "{told}");
    let (code, _) = simulate(&["--players", "7"]);
    assert_eq!(code, Some(2));
    let (code, told) = simulate(&["--option", "farmers=perhaps"]);
    assert!(code == Some(2) && told.contains("ghost_cost=everyone|scorers"), "{told}");
    let (code, told) = simulate(&["--bot", "random,random,random"]);
    assert!(code == Some(2) && told.contains("or 2 of them"), "{told}");
}

#[test]
fn the_rules_of_carcassonne_are_told() {
    let dir = tempfile::tempdir().unwrap();
    let rules = |id: &str| text(&run(dir.path(), &["rules", id], b"").stdout);
    let section = rules("G-2");
    assert!((1..=7).all(|rule| section.contains(&format!("G-2.{rule} "))), "{section}");
    assert!(!section.contains("G-3"), "{section}");
    let game = rules("c");
    assert!(game.contains("C-2.2 ") && game.contains("C-7 ") && !game.contains("G-0"), "{game}");
    let options = rules("options");
    assert!(options.contains("ghost_cost") && options.contains("farmers"), "{options}");
    assert!(options.contains("(G-3.2)") && options.contains("(M-7.2)"), "{options}");
}
