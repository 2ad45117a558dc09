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
    let labels = board(game.as_ref(), Look::default(), Overlays::None).labels;
    let labels: Vec<&str> = labels.iter().map(|(_, label)| label.as_str()).collect();
    let first = "ruin nw: road from the north to the ruin, mist in the north, south and west with 2 ghost \
                 symbols; 2 ghosts on the N–S–W mist";
    assert_eq!(labels[0], first);
    let last = "ruin se: city east, road from the south to the ruin";
    assert_eq!(labels[3], last);
    let game = carcassonne("none", &["person", "person"], "described");
    let labels = board(game.as_ref(), Look::default(), Overlays::None).labels;
    assert!(labels[0].1.ends_with(": city north, road east to west"), "{}", labels[0].1);
}

#[test]
fn a_line_of_the_log_beside_its_tile_needs_no_place() {
    let mut seen = 0;
    for texts in languages() {
        for mut game in games("log") {
            game.speak(Rc::clone(&texts));
            let mut rng: Rng = Seed::new("log").stream("choices");
            for _ in 0..80 {
                if game.ending().is_some() || game.people_to_decide().is_empty() {
                    break;
                }
                step(game.as_mut(), &mut rng);
            }
            for line in game.log(Look::default()) {
                let has_place = |text: &str| text.contains('(') || text.contains('–');
                assert_eq!(line.tile.is_some(), !line.beside.is_empty(), "{line:?}");
                if line.tile.is_some() {
                    check_words(&line.beside);
                    let points = line.beside.contains(['×', '=']);
                    assert!(points || !has_place(&line.beside), "{line:?}");
                    assert!(!line.beside.contains("  ") && !line.beside.contains("seen"));
                    seen += usize::from(has_place(&line.told.text));
                }
            }
        }
    }
    assert!(seen > 200, "{seen}");
}
