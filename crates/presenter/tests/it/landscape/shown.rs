//! Checks that everything shown is true, complete and reveals no secret.

use super::*;
use fogbound_pictures::board::Standing;
use fogbound_pictures::figures::Pose;
use fogbound_presenter::{Scene, open};

#[test]
fn what_can_be_chosen_is_allowed_and_everything_else_has_its_rule() {
    for mut game in games("why") {
        let mut rng: Rng = Seed::new("why").stream("choices");
        for turn in 0..60 {
            if game.ending().is_some() {
                break;
            }
            let seat = game.people_to_decide()[0];
            let question = game.question(seat).unwrap();
            for choice in choices(game.as_ref(), &question) {
                assert_eq!(game.why_not(seat, &choice), None, "{choice}");
            }
            if turn % 15 == 0 && question.hand.is_some() {
                let look = Look::now(seat);
                for cell in cells(&board(game.as_ref(), look, Overlays::None)) {
                    let legal = question.cells.iter().find(|legal| legal.cell == cell);
                    for turns in 0..4 {
                        let refused = game.why_not(seat, &game.placing(cell, turns));
                        let is_listed = legal.is_some_and(|legal| legal.turns.contains(&turns));
                        assert!(!is_listed || refused.is_none());
                        assert!(legal.is_some() || refused.is_some(), "{cell}");
                        if let Some(refused) = refused {
                            check_words(&refused.text);
                            assert!(!refused.rule.is_empty());
                        }
                    }
                }
            }
            step(game.as_mut(), &mut rng);
        }
    }
}

/// Rules by which complete regions score.
const SCORING: [&str; 4] = ["M-8.5", "C-5", "G-4.2", "G-4.3"];

#[test]
fn what_was_foreseen_happens() {
    let (mut seen, mut unseen) = (0, 0);
    for mut game in games("foreseen") {
        let mut rng: Rng = Seed::new("foreseen").stream("choices");
        let mut turn: Vec<Told> = Vec::new();
        while game.ending().is_none() {
            let (foreseen, happened) = step(game.as_mut(), &mut rng);
            let last = foreseen.clone();
            turn.extend(foreseen);
            let Some(happened) = happened else { continue };
            let texts: Vec<&str> = happened.lines.iter().map(|line| line.text.as_str()).collect();
            // Sentences of events are complete; sums are not.
            for line in last.iter().filter(|line| line.text.ends_with(['.', '!'])) {
                assert!(texts.contains(&line.text.as_str()), "{}\n{texts:#?}", line.text);
                seen += 1;
            }
            let is_forced = happened.lines.iter().filter(|line| line.rule == "X-2").count() > 1;
            let scored = happened.lines.iter().filter(|line| SCORING.contains(&&*line.rule));
            for line in scored.filter(|_| !is_forced) {
                assert!(turn.iter().any(|told| told.text == line.text), "{}", line.text);
                unseen += 1;
            }
            turn.clear();
        }
    }
    assert!(seen > 20 && unseen > 20, "{seen} {unseen}");
}

/// Returns the place where two texts begin to differ.
fn difference(here: &str, there: &str) -> String {
    let same = here.chars().zip(there.chars()).take_while(|(a, b)| a == b).count();
    let around = |text: &str| text.chars().skip(same.saturating_sub(80)).take(200).collect();
    let [here, there]: [String; 2] = [around(here), around(there)];
    format!("{here}\n{there}")
}

#[test]
fn nothing_shown_depends_on_what_is_hidden() {
    for mut game in games("hidden") {
        let mut rng: Rng = Seed::new("hidden").stream("choices");
        let mut compared = 0;
        for turn in 0..150 {
            if game.ending().is_some() {
                break;
            }
            let is_drafted = (0..3).any(|seat| !game.draft(seat).is_empty());
            if turn % 12 == 0 && !is_drafted && compared < 5 {
                // In the public form the order of the tiles is not there at all.
                let public = open(&game.public_record(), &texts()).unwrap();
                for viewer in [None, Some(0)] {
                    let (here, there) =
                        (look_around(game.as_ref(), viewer), look_around(public.as_ref(), viewer));
                    assert_eq!(here.lines().count(), there.lines().count());
                    for (here, there) in here.lines().zip(there.lines()) {
                        assert!(here == there, "{}", difference(here, there));
                    }
                }
                compared += 1;
            }
            step(game.as_mut(), &mut rng);
        }
        assert!(compared > 2, "{}: {compared}", game.game());
    }
}

fn cell_of(figure: &Standing) -> Cell {
    match figure {
        Standing::Meeple(meeple) => meeple.cell,
        Standing::Ghosts { cell, .. } => *cell,
    }
}

/// Returns the words by which a label names a figure, and those with it.
fn words(figure: &Standing) -> Vec<&'static str> {
    let Standing::Meeple(meeple) = figure else { return vec!["ghost"] };
    let guard = meeple.pose == Pose::Guard;
    let [rufus, ronja] = meeple.hounds;
    let with = [(rufus, "Rufus"), (ronja, "Ronja"), (meeple.ghosts > 0, "ghost")];
    let with = with.into_iter().filter_map(|(is_there, word)| is_there.then_some(word));
    std::iter::once(if guard { "guard" } else { "meeple" }).chain(with).collect()
}

#[test]
fn the_label_of_a_tile_names_what_stands_on_it() {
    let mut named = 0;
    for mut game in games("labels") {
        let mut rng: Rng = Seed::new("labels").stream("choices");
        for turn in 0..120 {
            if game.ending().is_some() {
                break;
            }
            step(game.as_mut(), &mut rng);
            if turn % 15 != 0 {
                continue;
            }
            let look = Look {
                viewer: Some(game.people_to_decide().first().copied().unwrap_or(0)),
                ..Look::default()
            };
            let board = board(game.as_ref(), look, Overlays::None);
            let Scene::Landscape(scene) = &board.scene else { panic!("{board:?}") };
            for (cell, label) in &game.labels(look, &board.tiles) {
                for figure in scene.figures.iter().filter(|figure| cell_of(figure) == *cell) {
                    for word in words(figure) {
                        assert!(label.contains(word), "{figure:?}: {label}");
                        named += 1;
                    }
                }
            }
        }
    }
    assert!(named > 50, "{named}");
}

#[test]
fn every_language_says_everything() {
    for texts in languages() {
        let games =
            [mists(6, &["person"], "languages"), carcassonne("all", &["person"; 2], "languages")];
        for mut game in games {
            game.speak(texts.clone());
            let game = play(game, "languages", 45);
            let ending = game.ending().unwrap();
            check_words(&ending.title);
            ending.lines.iter().for_each(|line| check_words(line));
            assert!(!game.title().is_empty());
        }
    }
}

/// Panels and log without pictures.
fn told(game: &dyn Presenter) -> String {
    let mut text = format!("{}\n", game.title());
    for chair in game.chairs() {
        text.push_str(&format!("{}: {} {:?}\n", chair.name, chair.supply, chair.points));
    }
    for panel in game.panels(Look::now(0)) {
        text.push_str(&format!("\n[{}] {}\n", panel.id, panel.title));
        for part in panel.parts {
            text.push_str(&match part {
                Part::Glyph { text, .. } | Part::Track { text, .. } | Part::Board { text, .. } => {
                    format!("  {text}\n")
                }
                Part::Meter { count, of, text, .. } => format!("  {count}/{of} {text}\n"),
                Part::Line(told) => format!("  {} [{}]\n", told.text, told.rule),
                Part::Table { heads, rows, .. } => std::iter::once(heads)
                    .chain(rows)
                    .map(|row| {
                        let row: Vec<String> = row.into_iter().map(|entry| entry.text).collect();
                        format!("  {}\n", row.join(" | "))
                    })
                    .collect(),
            });
        }
    }
    text.push_str("\nLog\n");
    for line in game.log(Look::now(0)) {
        let indent = if line.is_heading { "" } else { "  " };
        text.push_str(&format!("{indent}{} [{}]\n", line.told.text, line.told.rule));
    }
    if let Some(ending) = game.ending() {
        let lines = [ending.lines, ending.shuffle].concat();
        text.push_str(&format!("\n{}\n{}\n", ending.title, lines.join("\n")));
        ending.steps.iter().for_each(|step| text.push_str(&format!("- {}\n", step.told.text)));
    }
    text
}

#[test]
fn a_game_of_mists_in_words() {
    let game = play(mists(3, &["person", "random"], "words"), "words", 1000);
    insta::assert_snapshot!(told(game.as_ref()));
}

#[test]
fn a_game_of_carcassonne_in_words() {
    let mut game = carcassonne("all", &["person", "random"], "words");
    let mut rng: Rng = Seed::new("words").stream("choices");
    for _ in 0..60 {
        step(game.as_mut(), &mut rng);
    }
    insta::assert_snapshot!(told(game.as_ref()));
    let game = play(game, "words", 1000);
    let ending = game.ending().unwrap();
    let steps: Vec<String> = ending.steps.into_iter().map(|step| step.told.text).collect();
    insta::assert_snapshot!(format!(
        "{}\n{}\n\n{}",
        ending.title,
        [ending.lines, ending.shuffle].concat().join("\n"),
        steps.join("\n")
    ));
}
