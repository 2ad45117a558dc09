//! Checks that tiles are described by their edges as they lie.

use super::*;

/// The sides as English and German name them, clockwise.
const SIDES: [[&str; 4]; 2] =
    [["north", "east", "south", "west"], ["Norden", "Osten", "Süden", "Westen"]];

/// Returns the sides that a description names, turned clockwise, sorted.
fn sides(shows: &str, turns: usize) -> Vec<usize> {
    let words = shows.split([' ', ',']);
    let side = |word: &str| SIDES.iter().find_map(|all| all.iter().position(|side| *side == word));
    let mut sides: Vec<usize> = words.filter_map(side).map(|side| (side + turns) % 4).collect();
    sides.sort_unstable();
    sides
}

#[test]
fn the_tile_in_hand_is_described_as_it_is_turned() {
    let mut checked = 0;
    for texts in languages() {
        for mut game in games("described") {
            game.speak(Rc::clone(&texts));
            let mut rng: Rng = Seed::new("described").stream("choices");
            for _ in 0..60 {
                let Some(&seat) = game.people_to_decide().first() else { break };
                let hand = game.question(seat).and_then(|question| question.hand);
                for (turns, shows) in hand.iter().flat_map(|hand| hand.shows.iter().enumerate()) {
                    check_words(shows);
                    let upright = &hand.as_ref().unwrap().shows[0];
                    assert_eq!(sides(shows, 0), sides(upright, turns), "{upright} / {shows}");
                    checked += sides(shows, 0).len();
                }
                step(game.as_mut(), &mut rng);
            }
        }
    }
    assert!(checked > 500, "{checked}");
}

#[test]
fn a_cell_is_described_by_the_edges_of_its_tile() {
    let game = mists(1, &["person"], "described");
    let tiles = board(game.as_ref(), Look::default(), Overlays::None).tiles;
    let labels = game.labels(Look::default(), &tiles);
    let labels: Vec<&str> = labels.iter().map(|(_, label)| label.as_str()).collect();
    let first = "ruin nw: road from the north to the ruin, mist in the north, south and west with 2 ghost \
                 symbols; 2 ghosts on the mist in the north, south and west";
    assert_eq!(labels[0], first);
    let last = "ruin se: city east, road from the south to the ruin";
    assert_eq!(labels[3], last);
    let game = carcassonne("none", &["person", "person"], "described");
    let tiles = board(game.as_ref(), Look::default(), Overlays::None).tiles;
    let labels = game.labels(Look::default(), &tiles);
    assert!(labels[0].1.ends_with(": city north, road east to west"), "{}", labels[0].1);
}

/// Returns true if a sentence names a cell by its coordinates, or sides by their letters.
fn has_place(text: &str) -> bool {
    let is_number = |text: &str| text.trim().parse::<i16>().is_ok();
    let mut brackets = text.split('(').skip(1).filter_map(|rest| rest.split_once(')'));
    let names_cell = brackets.any(|(inside, _)| {
        inside.split_once(',').is_some_and(|(x, y)| is_number(x) && is_number(y))
    });
    let is_side = |letter: char| "NESWO".contains(letter);
    let dashes = text.match_indices('–');
    let mut beside = dashes.map(|(at, dash)| (&text[..at], &text[at + dash.len()..]));
    names_cell || beside.any(|(left, right)| left.ends_with(is_side) && right.starts_with(is_side))
}

#[test]
fn beside_pictures_nothing_is_told_by_coordinates_and_no_answers_read_alike() {
    let (mut lines, mut answers, mut apart) = (0, 0, 0);
    for language in &LANGUAGES {
        let texts = || Texts::language(language.tag).expect("listed");
        let (plain, pictured) = (Rc::new(texts()), Rc::new(texts().beside_pictures()));
        for mut game in games("log") {
            let mut rng: Rng = Seed::new("log").stream("choices");
            for _ in 0..150 {
                let Some(&seat) = game.people_to_decide().first() else { break };
                game.speak(Rc::clone(&plain));
                let told = game.question(seat).expect("a question").answers;
                game.speak(Rc::clone(&pictured));
                let question = game.question(seat).expect("a question");
                // The spots of a split have no pictures of their own.
                let is_split = question.answers.iter().any(|it| it.action.starts_with("split"));
                assert!(!has_place(&question.text), "{}", question.text);
                for (answer, told) in question.answers.iter().zip(&told) {
                    let same = question.answers.iter().filter(|other| other.text == answer.text);
                    assert_eq!(same.count(), 1, "{question:#?}");
                    let is_short = is_split || !has_place(&answer.text);
                    assert!(is_short && !answer.text.contains("seen"), "{answer:?}");
                    answers += usize::from(has_place(&told.text));
                    apart += usize::from(answer.text.contains(SIDES[0][0]));
                }
                let (foreseen, happened) = step(game.as_mut(), &mut rng);
                let news = happened.map(|happened| happened.lines).unwrap_or_default();
                for told in foreseen.iter().chain(&news) {
                    assert!(!has_place(&told.text), "{told:?}");
                    assert!(!told.text.contains("  ") && !told.text.contains("seen"), "{told:?}");
                }
            }
            for line in game.log(Look::default()) {
                assert!(!has_place(&line.told.text), "{line:?}");
                lines += usize::from(line.tile.is_some());
            }
        }
    }
    assert!(lines > 300 && answers > 300 && apart > 10, "{lines} {answers} {apart}");
}

#[test]
fn what_scores_is_shown_in_the_log() {
    let mut game = carcassonne("all", &["person", "person", "person"], "scores");
    let mut rng: Rng = Seed::new("scores").stream("choices");
    for _ in 0..200 {
        if game.people_to_decide().is_empty() {
            break;
        }
        step(game.as_mut(), &mut rng);
    }
    let scored =
        |line: &LogLine| line.told.rule.starts_with("C-5") && line.told.text.contains("points");
    let lines: Vec<LogLine> = game.log(Look::default()).into_iter().filter(scored).collect();
    assert!(lines.len() > 3, "{lines:?}");
    assert!(lines.iter().all(|line| line.tile.is_some() && !line.told.cells.is_empty()));
}
