//! Where ghosts come to: a preview shows each place, and how certain it is.

use super::*;
use fogbound_pictures::Stand;
use fogbound_pictures::board::Standing;
use fogbound_presenter::{GhostsThere, Scene};
use std::collections::HashMap;

type Haunts = HashMap<(Cell, Stand), i16>;

/// Returns the ghosts on each place of the board.
fn haunts(game: &dyn Presenter, seat: u8) -> Haunts {
    let Scene::Landscape(scene) = board(game, Look::now(seat), Overlays::None).scene else {
        panic!("no landscape");
    };
    let there = scene.figures.iter().filter_map(|figure| match *figure {
        Standing::Ghosts { cell, stand, count } => Some(((cell, stand), i16::from(count))),
        Standing::Meeple(_) => None,
    });
    there.collect()
}

/// Answers what is asked between the tile and the meeple, at random. Returns true if the meeple is asked for.
fn answer_until_meeple(game: &mut dyn Presenter, seat: u8, rng: &mut Rng) -> bool {
    loop {
        match game.question(seat) {
            Some(question) if question.hint == "meeple" => return true,
            Some(question) if ["spare", "haunt", "cemetery"].contains(&question.hint) => {
                let all = choices(game, &question);
                let choice = &all[rng.below(all.len() as u32) as usize];
                if let Pushed::Taken(_) = game.push(seat, choice).expect("legal") {
                    return false;
                }
            }
            _ => return false,
        }
    }
}

#[test]
fn m_6_1_m_6_3_a_preview_shows_where_ghosts_come_to_and_where_they_may() {
    let (mut certain, mut uncertain, mut spared) = (0, 0, 0);
    for number in 0..18u8 {
        let seed = format!("haunted {number}");
        let mut game = mists(1 + number % 6, &["person"], &seed);
        let mut rng: Rng = Seed::new(&seed).stream("choices");
        while game.ending().is_none() {
            let seat = game.people_to_decide()[0];
            let question = game.question(seat).unwrap();
            if question.cells.is_empty() {
                step(game.as_mut(), &mut rng);
                continue;
            }
            let all = choices(game.as_ref(), &question);
            let choice = &all[rng.below(all.len() as u32) as usize];
            let before = haunts(game.as_ref(), seat);
            let foreseen = game.foresee(seat, choice).expect("legal").ghosts;
            let is_drafted = matches!(game.push(seat, choice), Ok(Pushed::Drafted));
            if !is_drafted || !answer_until_meeple(game.as_mut(), seat, &mut rng) {
                continue;
            }
            let mut changes = haunts(game.as_ref(), seat);
            before.iter().for_each(|(&place, count)| *changes.entry(place).or_default() -= count);
            for &GhostsThere { cell, stand, change, is_certain } in &foreseen {
                let real = changes.remove(&(cell, stand)).unwrap_or(0);
                match is_certain {
                    true => assert_eq!(real, change, "{choice} on {cell} {stand}"),
                    false => assert!((0..=change).contains(&real), "{choice} on {cell} {stand}"),
                }
                certain += u32::from(is_certain);
                uncertain += u32::from(!is_certain);
                spared += u32::from(real != change);
            }
            changes.retain(|_, change| *change != 0);
            assert!(changes.is_empty(), "not foreseen after {choice}: {changes:?}");
        }
    }
    assert!(certain > 100 && uncertain > 10 && spared > 3, "{certain} {uncertain} {spared}");
}
