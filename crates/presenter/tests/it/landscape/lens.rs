//! Placing a meeple: the places under the lens, and the figures that a preview shows.

use super::*;
use fogbound_presenter::{Brief, Spot, Then};

/// Returns true if a question is about placing a meeple or a guard.
fn places_a_piece(question: &Question) -> bool {
    let places = |action: &str| ["meeple ", "guard "].iter().any(|word| action.starts_with(word));
    question.answers.iter().any(|answer| places(&answer.action))
}

#[test]
fn m_7_1_c_3_the_lens_shows_every_place_for_every_piece() {
    let (mut opened, mut with_choice) = (0, 0);
    for mut game in games("lens") {
        let mut rng: Rng = Seed::new("lens").stream("choices");
        while game.ending().is_none() {
            let seat = game.people_to_decide()[0];
            let question = game.question(seat).unwrap();
            assert_eq!(question.lens().is_some(), places_a_piece(&question), "{question:?}");
            if let Some(cell) = question.lens() {
                opened += 1;
                let board = board(game.as_ref(), Look::now(seat), Overlays::None);
                assert!(board.tiles.contains(&cell), "no tile on {cell}");
                let chairs = game.chairs_at(Look::now(seat));
                let supply = &chairs[usize::from(seat)].pieces;
                with_choice += usize::from(question.pieces().len() > 1);
                for piece in question.pieces() {
                    assert!(supply.contains(&(piece.glyph.clone(), piece.left.into())));
                }
                let offers = question.answers.iter().filter(|answer| !answer.is_pass);
                let spots: Vec<&Spot> =
                    offers.map(|answer| answer.spot.as_ref().unwrap()).collect();
                for (at, spot) in spots.iter().enumerate() {
                    let is_same =
                        |other: &&Spot| (other.stand, &other.piece) == (spot.stand, &spot.piece);
                    assert!(!spots[..at].iter().any(is_same), "{spot:?} twice");
                }
                for answer in &question.answers {
                    let gain = answer.spot.as_ref().and_then(|spot| spot.gain);
                    let told = gain.filter(|gain| gain.is_now).map(|gain| gain.points.to_string());
                    assert!(told.is_none_or(|points| answer.note.contains(&points)), "{answer:?}");
                }
            }
            step(game.as_mut(), &mut rng);
        }
    }
    assert!(opened > 100 && with_choice > 5, "{opened} lenses, {with_choice} with a choice");
}

/// Returns the figures without the tiles, which the next player draws from.
fn without_tiles(briefs: &[Brief]) -> Vec<Brief> {
    briefs[..briefs.len() - 1].to_vec()
}

#[test]
fn a_preview_shows_the_figures_that_the_turn_leads_to() {
    let (mut turns, mut changes) = (0, 0);
    for mut game in games("figures") {
        let mut rng: Rng = Seed::new("figures").stream("choices");
        while game.ending().is_none() {
            let seat = game.people_to_decide()[0];
            let look = Look::now(seat);
            let question = game.question(seat).unwrap();
            if question.cells.is_empty() {
                step(game.as_mut(), &mut rng);
                continue;
            }
            let before = without_tiles(&game.brief(look));
            let all = choices(game.as_ref(), &question);
            let mut choice = all[rng.below(all.len() as u32) as usize].clone();
            let Then { briefs, points } = game.foresee(seat, &choice).unwrap().then.unwrap();
            // Nothing else is placed. A game that asks for something else goes its own way.
            let is_plain = loop {
                if let Pushed::Taken(_) = game.push(seat, &choice).unwrap() {
                    break true;
                }
                let question = game.question(seat).unwrap();
                match question.answers.iter().find(|answer| answer.is_pass) {
                    Some(pass) if question.lens().is_some() => choice = pass.action.clone(),
                    _ => break false,
                }
            };
            if is_plain && game.ending().is_none() {
                turns += 1;
                let then = without_tiles(&briefs);
                assert_eq!(then, without_tiles(&game.brief(look)));
                let now = game.chairs().iter().map(|chair| chair.points).collect::<Vec<_>>();
                changes += usize::from(then != before);
                assert_eq!(points, now);
            }
        }
    }
    assert!(turns > 50 && changes > 10, "{turns} turns, {changes} of them with changes");
}
