//! The terminal in another language than English.

use crate::common::{fogbound, hints, run, text};
use tempfile::TempDir;

#[test]
fn a_language_is_chosen_by_an_option_or_by_the_environment() {
    let data = TempDir::new().unwrap();
    let told = |args: &[&str], variable: Option<&str>| {
        let mut command = fogbound(data.path(), args);
        variable.map(|value| command.env("FOGBOUND_LANGUAGE", value));
        text(&command.output().unwrap().stdout)
    };
    let rule = ["rules", "M-6.2"];
    let (english, german) = ("One fewer for extending mist", "Einer weniger für erweiterten Nebel");
    assert!(told(&rule, None).contains(english));
    assert!(told(&["rules", "M-6.2", "--language", "de"], None).contains(german));
    for variable in ["de", "de_AT.UTF-8", "de-CH"] {
        assert!(told(&rule, Some(variable)).contains(german), "{variable}");
    }
    assert!(told(&rule, Some("tlh")).contains(english));
    assert!(told(&["rules", "M-6.2", "--language", "en"], Some("de")).contains(english));
}

#[test]
fn an_unknown_language_is_refused() {
    let data = TempDir::new().unwrap();
    let output = run(data.path(), &["rules", "--language", "tlh"], b"");
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).contains("[possible values: en, de]"), "{output:?}");
}

#[test]
fn errors_speak_the_chosen_language() {
    let data = TempDir::new().unwrap();
    std::fs::write(data.path().join("no.record"), "hello\n").unwrap();
    let output = run(data.path(), &["replay", "no.record", "--language", "de"], b"");
    assert!(!output.status.success());
    assert!(text(&output.stderr).contains("dies ist kein Protokoll"), "{}", text(&output.stderr));
}

#[test]
fn whole_games_are_played_in_german_within_80_columns() {
    let games = [
        ("mists", "Ihr habt ", "Friedhof"),
        ("ghosts-galore", "Erster Platz", "geheime"),
        ("carcassonne", "Schlusswertung", "Straße"),
    ];
    for (game, end, word) in games {
        let data = TempDir::new().unwrap();
        let mut args = vec!["play", game, "--players", "2", "--bots", "2", "--seed", "lamplight"];
        args.extend(["--save", "game.fogbound", "--language", "de"]);
        if game == "mists" {
            args.extend(["--level", "6"]);
        }
        let mut input = b"help\ntiles\nlog all\nterms\n".to_vec();
        input.extend(hints(400));
        let output = run(data.path(), &args, &input);
        let shown = text(&output.stdout);
        assert!(output.status.success(), "{}", text(&output.stderr));
        assert!(shown.contains(end) && shown.contains(word), "{shown}");
        for line in shown.lines() {
            assert!(line.chars().count() <= 80, "{line}");
            assert!(!line.contains("{ $") && !line.contains("event-"), "{line}");
        }
        // The record has no language: it replays in any.
        let replay = run(data.path(), &["replay", "game.fogbound"], b"");
        assert!(replay.status.success(), "{}", text(&replay.stderr));
    }
}
