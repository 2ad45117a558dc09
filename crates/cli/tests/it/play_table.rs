//! The table in the terminal: aid levels, promises, seats that change hands, consent, drafts.

use crate::common::{hints, only_file, run, text};
use tempfile::TempDir;

const GAMES: [&str; 3] = ["mists", "ghosts-galore", "carcassonne"];

/// Returns the output for these lines typed in a game with a seed of its own, and its record.
fn played(game: &str, more: &[&str], input: &str) -> (String, String) {
    let data = TempDir::new().unwrap();
    let args = [&["play", game, "--save", "table.fogbound"], more].concat();
    // With secrets and several people, the screen is passed on first.
    let is_passed = game == "ghosts-galore" && !more.contains(&"--bots");
    let input = format!("{}{input}", if is_passed { "\n" } else { "" });
    let output = run(data.path(), &args, input.as_bytes());
    assert!(output.status.success(), "{}", text(&output.stderr));
    let shown = text(&output.stdout);
    for line in shown.lines().filter(|line| !line.contains("sha256:")) {
        assert!(line.chars().count() <= 80, "{game}: {line}");
    }
    (shown, std::fs::read_to_string(data.path().join("table.fogbound")).unwrap())
}

fn flat(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

const SEED: [&str; 2] = ["--seed", "lamplight"];

#[test]
fn a_purist_is_told_what_is_legal_and_how_to_get_more_in_another_game() {
    let asked = "hint\nhint!\ntiles\ngap 2 2\nbest\nscore\nsheet\nterms\n1\n\nq\n";
    for game in GAMES {
        let (shown, record) = played(game, &[&SEED[..], &["--aid", "purist"]].concat(), asked);
        let shown = flat(&shown);
        assert!(record.contains("\naid purist\n"), "{record}");
        assert!(shown.contains("Aid level: purist"), "{shown}");
        assert!(shown.contains("nothing else. It was fixed at the start"), "{shown}");
        let denied = "Hints are not given at this table: its aid level is “purist”, fixed when the \
                      game began. A new game can have more help.";
        assert!(shown.matches(denied).count() >= 2, "{shown}");
        let odds = "What is left to draw is not told at this table";
        assert!(shown.contains(odds), "{shown}");
        assert!(!shown.contains("Advice:") && !shown.contains("→"), "{shown}");
        for help in ["Dead ends", "if it ended", "best now"] {
            assert!(!shown.contains(help), "{help}: {shown}");
        }
        assert!(record.contains("\nplace ") || record.contains("\nclaim "), "{record}");
    }
}

#[test]
fn a_guided_player_sees_consequences_and_gets_no_hints() {
    for game in GAMES {
        let more = [&SEED[..], &["--aid", "guided"]].concat();
        let (shown, record) = played(game, &more, "hint\ntiles\n1\n\nq\n");
        let shown = flat(&shown);
        assert!(record.contains("\naid guided\n"), "{record}");
        assert!(shown.contains("Hints are not given") && !shown.contains("Advice:"), "{shown}");
        assert!(shown.contains("not been seen"), "{shown}");
        assert!(shown.contains("→") || shown.contains("Dead ends"), "{shown}");
    }
}

#[test]
fn x_6_a_random_shuffle_is_promised_at_the_start_and_shown_at_the_end() {
    for game in GAMES {
        let data = TempDir::new().unwrap();
        let args = ["play", game, "--bots", "all", "--bot", "random"];
        let output = run(data.path(), &args, b"");
        let shown = text(&output.stdout);
        assert!(output.status.success(), "{}", text(&output.stderr));
        assert!(shown.contains("The shuffle is promised (see terms)."), "{shown}");
        let end = flat(&shown);
        assert!(end.contains("Seed and salt are those that were promised."), "{shown}");
        let record = only_file(data.path().join("fogbound").join("finished"));
        let kept = std::fs::read_to_string(&record).unwrap();
        assert!(kept.contains("\ncommitment sha256:"), "{kept}");
        let replay = run(data.path(), &["replay", &record.display().to_string()], b"");
        assert!(replay.status.success(), "{}", text(&replay.stderr));
    }
    let (shown, record) = played("mists", &SEED, "terms\nq\n");
    assert!(flat(&shown).contains("Nothing is promised about the shuffle"), "{shown}");
    assert!(!record.contains("commitment"), "{record}");
}

#[test]
fn seats_change_hands_at_any_time() {
    for game in GAMES {
        // A bot takes over and plays while an open seat waits; then a person sits down there.
        let input = "seat 9 bot\nseat 1 oracle\nseat 2 open\nseat 1 bot random\n1\nhint\n\
                     seat 2 person\nq\n";
        let (shown, record) = played(game, &SEED, input);
        let shown = flat(&shown);
        assert!(shown.contains("There is no such seat"), "{shown}");
        assert!(shown.contains("Say which seat and who"), "{shown}");
        assert!(shown.contains("Seat 2 has to decide, and nobody sits there"), "{shown}");
        assert!(shown.contains("Nobody sits on that seat"), "{shown}");
        assert!(shown.contains("A person sits on seat 2 now."), "{shown}");
        let notes: Vec<&str> =
            record.lines().filter(|line| line.starts_with("# seated: ")).collect();
        assert_eq!(
            notes,
            [
                "# seated: person, person",
                "# seated: person, open",
                "# seated: random, open",
                "# seated: random, person"
            ]
        );
    }
}

#[test]
fn a_resumed_game_seats_the_last_state() {
    let data = TempDir::new().unwrap();
    let args = ["play", "mists", "--seed", "lamplight", "--save", "table.fogbound"];
    let input = b"seat 1 bot random\nseat 2 open\nq\n";
    assert!(run(data.path(), &args, input).status.success());
    let resume = ["play", "--resume", "table.fogbound"];
    let shown = text(&run(data.path(), &resume, b"q\n").stdout);
    assert!(flat(&shown).contains("Seat 2 has to decide"), "{shown}");
    let before = std::fs::read(data.path().join("table.fogbound")).unwrap();
    assert!(run(data.path(), &resume, b"q\n").status.success());
    assert_eq!(std::fs::read(data.path().join("table.fogbound")).unwrap(), before);
}

#[test]
fn x_6_beyond_a_reveal_everybody_at_the_screen_is_asked() {
    // Both players of Mists have finished a turn; the first no leaves all as it is.
    let turns = "1!\npass!\n1!\npass!\n";
    let input = format!("{turns}undo\nyes\nno way\nundo\ny\ny\nlog\nq\n");
    let (shown, record) = played("mists", &SEED, &input);
    let shown = flat(&shown);
    assert!(shown.contains("Something hidden has been revealed since then"), "{shown}");
    assert!(shown.contains("Seat 2: yes agrees") && shown.contains("Seat 1: yes agrees"));
    assert_eq!(shown.matches("Not everybody agrees").count(), 1, "{shown}");
    assert_eq!(record.matches("\nundo 1 consent\n").count(), 1, "{record}");
    assert!(!record.contains("\nundo 2") && shown.contains("Taken back."), "{record}");

    // A single person is not asked, and several decisions can go at once.
    for game in ["mists", "carcassonne"] {
        let more = [&SEED[..], &["--bots", "2"]].concat();
        let (_, record) = played(game, &more, "hint!\nhint!\nundo 2\nq\n");
        let by_consent =
            record.lines().any(|line| line.starts_with("undo ") && line.ends_with(" consent"));
        assert!(by_consent || record.contains("\nundo 2\n"), "{record}");
    }
    let more = [&SEED[..], &["--bots", "2"]].concat();
    let (shown, record) = played("ghosts-galore", &more, "1!\n0!\nundo\nq\n");
    assert!(shown.contains("Taken back.") && record.contains(" consent\n"), "{shown}{record}");
}

#[test]
fn several_own_decisions_are_taken_back_at_once() {
    let (shown, record) = played("mists", &SEED, "undo 0\nundo x\n1!\nundo 3\nundo 1\nq\n");
    assert_eq!(flat(&shown).matches("Say how many of your decisions").count(), 2, "{shown}");
    assert!(flat(&shown).contains("There is nothing to undo,"), "{shown}");
    assert!(record.contains("\nundo 1\n") && !record.contains("undo 3"), "{record}");
}

#[test]
fn a_turn_is_composed_shown_and_confirmed_as_a_whole() {
    for game in ["mists", "carcassonne"] {
        // Dropped once, refused once as a whole, then taken.
        let input = "1 ; pass\nundo\nundo\n1 ; points\nlog 1\n1;pass\n\nq\n";
        let (shown, record) = played(game, &SEED, input);
        assert!(flat(&shown).contains("Enter takes all of it"), "{shown}");
        assert!(flat(&shown).contains("Nothing is chosen any more"), "{shown}");
        assert!(shown.matches("Chosen: ").count() >= 4, "{shown}");
        let places = record.lines().filter(|line| line.starts_with("place ")).count();
        let passes = record.lines().filter(|line| *line == "pass").count();
        assert_eq!((places, passes), (1, 1), "{record}");
    }
}

#[test]
fn a_whole_game_can_be_played_at_every_level() {
    for game in GAMES {
        let more = [&SEED[..], &["--bots", "2", "--aid", "guided"]].concat();
        let input = "seat 1 bot random\n";
        let (shown, record) = played(game, &more, input);
        assert!(record.contains("\nhash ") && shown.contains("Seed: lamplight"), "{shown}");
    }
    let (shown, _) = played("mists", &SEED, &text(&hints(400)));
    assert!(shown.contains("Aid level: full"), "{shown}");
}
