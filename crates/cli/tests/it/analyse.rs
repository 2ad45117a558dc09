//! The analysis of a game in the terminal.

use crate::common::{run, text};
use tempfile::TempDir;

const LOST: &str = include_str!("../../../table/tests/records/mists/l1-p1-lost.fog");

#[test]
fn a_lost_game_is_branched_signed_kept_and_played_on() {
    let data = TempDir::new().unwrap();
    let file = data.path().join("lost.fog");
    std::fs::write(&file, LOST).unwrap();
    let name = file.display().to_string();
    let analysed = |typed: &str| {
        let output = run(data.path(), &["analyse", &name], typed.as_bytes());
        assert!(output.status.success(), "{}", text(&output.stderr));
        text(&output.stdout)
    };
    let shown = analysed("to 8\n1!\nsign ?!\nremark a try\nsign ??!\nto 999\nsave\nquit\n");
    for said in ["The signs are", "There is no such step.", "Saved to"] {
        assert!(shown.contains(said), "{said}: {shown}");
    }
    let kept = std::fs::read_to_string(&file).unwrap();
    for line in ["# variation:", "# sign: ?!", "# remark: a try"] {
        assert!(kept.contains(line), "{line}: {kept}");
    }
    // Everything else is the game as it was, for whoever knows no variations.
    let is_of_game = |line: &&str| !line.is_empty() && !line.starts_with('#');
    let lines =
        |record: &str| record.lines().filter(is_of_game).map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(lines(&kept), lines(LOST));
    // It is there again, and the game goes on from it against a bot.
    let shown = analysed("tree\nquit\n");
    assert!(shown.contains("?!") && shown.contains("a try"), "{shown}");
    let shown = analysed("to 8\nplay easy\nquit\n");
    assert!(shown.contains("fogbound play --resume"), "{shown}");
}

#[test]
fn the_better_turns_become_variations_of_what_cost_most() {
    // Lost by two beginners who answered at random.
    const SHORT: &str = include_str!("../../../table/tests/records/mists/l1-p2-lost.fog");
    let data = TempDir::new().unwrap();
    let file = data.path().join("lost.fog");
    std::fs::write(&file, SHORT).unwrap();
    let name = file.display().to_string();
    let output = run(data.path(), &["analyse", &name], b"worst\nsave\nquit\n");
    let shown = text(&output.stdout);
    for said in ["What cost most", "Played: ", "Better: ", "Saved to"] {
        assert!(shown.contains(said), "{said}: {shown}");
    }
    let kept = std::fs::read_to_string(&file).unwrap();
    for line in ["# variation:", "# sign: ?\n", "# sign: !\n"] {
        assert!(kept.contains(line), "{line}: {kept}");
    }
}

#[test]
fn x_6_a_position_is_set_up_in_every_game_and_played_on() {
    for game in ["mists", "carcassonne", "ghosts-galore"] {
        let data = TempDir::new().unwrap();
        let file = data.path().join("set-up.fog");
        let name = file.display().to_string();
        let args = ["play", game, "--players", "2", "--sandbox", "--seed", "s", "--save", &name];
        let typed = "no-such-tile\ntiles\n".to_owned()
            + &"random\n1!\n".repeat(12)
            + "back\nback\n1!\ntree\nsave\nquit\n";
        let output = run(data.path(), &args, typed.as_bytes());
        let shown = text(&output.stdout);
        assert!(output.status.success(), "{game}: {}", text(&output.stderr));
        for said in ["Which tile comes next?", "No tile that is left", "Saved to"] {
            assert!(shown.contains(said), "{game}: {said}: {shown}");
        }
        let kept = std::fs::read_to_string(&file).unwrap();
        assert!(kept.contains("told") && !kept.contains("seed"), "{game}: {kept}");
        // It is there again, and goes on against a bot on tiles that chance draws.
        let typed = "to 3\nplay easy\n".to_owned() + &"random\n1!\n".repeat(6) + "quit\n";
        let output = run(data.path(), &["analyse", &name], typed.as_bytes());
        let shown = text(&output.stdout);
        assert!(output.status.success(), "{game}: {}", text(&output.stderr));
        assert!(shown.contains("Which tile is drawn?"), "{game}: {shown}");
        assert!(shown.contains("fogbound play --resume"), "{game}: {shown}");
    }
    let data = TempDir::new().unwrap();
    let args = ["play", "mists", "--sandbox", "--bots", "all"];
    assert!(!run(data.path(), &args, b"").status.success());
}
