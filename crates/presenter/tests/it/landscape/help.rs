//! Help is given as far as the aid level of the table allows.

use super::*;
use fogbound_table::aid::Aid;

fn at_level(game: &str, aid: Aid) -> Box<dyn Presenter> {
    let mut wish = Wish { aid, ..wish(game, &["person", "person"], "aid") };
    if game == "mists" {
        wish.choose("level", "4");
    }
    start(&wish, &texts()).unwrap()
}

#[test]
fn a_purist_table_tells_rules_and_nothing_else() {
    for name in ["mists", "carcassonne"] {
        let mut game = at_level(name, Aid::Purist);
        let look = Look::now(0);
        assert!(game.left(look).is_err());
        assert!(game.odds(look, Cell::new(-1, 0)).is_err());
        let question = game.question(0).unwrap();
        let choice = choices(game.as_ref(), &question).remove(0);
        let refused = game.foresee(0, &choice).unwrap_err();
        check_words(&refused.text);
        game.push(0, &choice).unwrap();
        let question = game.question(0).unwrap();
        assert!(question.answers.iter().all(|answer| answer.note.is_empty()));
        assert!(game.panels(look).iter().all(|panel| panel.id != "pace"));
        assert!(!format!("{:?}", game.panels(look)).contains("If it ended now"));
    }
}

#[test]
fn a_full_table_tells_what_regions_are_worth_and_what_is_left() {
    for name in ["mists", "carcassonne"] {
        let mut game = at_level(name, Aid::Full);
        let look = Look::now(0);
        let left = game.left(look).unwrap();
        assert!(left.kinds.len() > 10 && left.kinds.iter().all(|kind| kind.n > 0));
        let mut noted = 0;
        let mut rng: Rng = Seed::new("noted").stream("choices");
        for _ in 0..12 {
            let Some(&seat) = game.people_to_decide().first() else { break };
            let question = game.question(seat).unwrap();
            let notes = question.answers.iter().filter(|answer| !answer.note.is_empty());
            noted += notes.count();
            step(game.as_mut(), &mut rng);
        }
        assert!(noted > 0, "{name}");
        let panels = game.panels(look);
        let ids: Vec<&str> = panels.iter().map(|panel| panel.id).collect();
        match name {
            "mists" => assert!(ids.contains(&"pace"), "{ids:?}"),
            _ => assert!(format!("{panels:?}").contains("If it ended now")),
        }
    }
}

#[test]
fn the_odds_of_a_gap_count_the_tiles_that_fit() {
    for mut game in games("odds") {
        let mut rng: Rng = Seed::new("odds").stream("choices");
        for _ in 0..24 {
            if game.ending().is_none() {
                step(game.as_mut(), &mut rng);
            }
        }
        let look = Look::default();
        let board = board(game.as_ref(), look, Overlays::None);
        let covered: Vec<Cell> = board.tiles.clone();
        let mut told = 0;
        for cell in cells(&board) {
            let is_beside = !covered.contains(&cell)
                && covered
                    .iter()
                    .any(|other| (other.x - cell.x).abs() + (other.y - cell.y).abs() == 1);
            let odds = game.odds(look, cell);
            assert_eq!(odds.is_ok(), is_beside, "{cell}");
            let Ok(odds) = odds else { continue };
            let fit: u16 = odds.kinds.iter().map(|kind| kind.n).sum();
            let says = match fit {
                0 => "None of the".to_owned(),
                n => format!("{n} of the"),
            };
            assert!(odds.text.contains(&says), "{}", odds.text);
            assert_eq!(odds.text.contains("dead gap"), fit == 0, "{}", odds.text);
            told += 1;
        }
        assert!(told > 4);
    }
}
