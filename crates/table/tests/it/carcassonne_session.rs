//! A table of Carcassonne: people and bots, previews, resuming.
use crate::common::carcassonne::rules;
use crate::common::{Dice, Random};
use fogbound_bots::{Bot, Seated};
use fogbound_carcassonne::{Action, Event, Game, Parts, View};
use fogbound_game::{Game as _, Seed};
use fogbound_table::games::carcassonne::{Record, Seat, Session};
use fogbound_table::record::{Chance, Sets};
use fogbound_table::session::seats_of;

fn bot(seat: u8) -> Seat {
    Seat::Bot(Game::bot("random", &Seed::new("bots"), seat).unwrap())
}

#[test]
fn bots_and_people_take_turns() {
    let seats = vec![bot(0), Seat::Person, bot(2)];
    let chance = Chance::Seed(Seed::new("beside"));
    let mut session = Session::start(rules(3, Parts::ALL), chance, seats).unwrap();
    let mut decided = [0; 3];
    while !session.game().is_over() {
        let seat = session.game().seat();
        if seat == 1 {
            assert!(session.bots_to_decide().is_empty());
            let hint = session.hint(1).unwrap();
            session.apply(1, hint).unwrap();
        } else {
            let (by, _, _) = session.let_bot_decide().unwrap().unwrap();
            assert_eq!(by, seat);
        }
        decided[usize::from(seat)] += 1;
    }
    assert!(decided.iter().all(|&n| n > 43), "each has 43 or 44 turns: {decided:?}");
    let text = session.record().to_text();
    let record = Record::parse("saved", &text).unwrap();
    let seats = seats_of(&record, &Seed::new("bots"));
    let names: Vec<_> = seats.iter().map(Seat::name).collect();
    assert_eq!(names, ["random", "person", "random"]);
    assert_eq!(Session::resume(record, &Sets::shipped(), seats).unwrap().record().to_text(), text);
}

/// A bot that finds out whether its view reveals the pile.
struct Peeping;

impl Bot<Game> for Peeping {
    fn name(&self) -> &'static str {
        "peeping"
    }

    fn choose(&mut self, view: &View, _seat: u8, legal: &[Action]) -> Action {
        assert!(view.deck().all(|tile| tile.is_none()));
        assert_eq!(legal, view.legal());
        // Whatever is tried ends before the next draw, which has to be told.
        let mut game = view.clone().into_game();
        let drawn = game.draws().count();
        game.apply(legal[legal.len() / 2]).unwrap();
        assert!(game.is_over() || game.draws().count() == drawn);
        legal[legal.len() / 2]
    }
}

#[test]
fn c_7_a_bot_does_not_see_the_pile() {
    let seats = (0..2).map(|_| Seat::Bot(Box::new(Peeping))).collect();
    let chance = Chance::Seed(Seed::new("peeping"));
    let mut session = Session::start(rules(2, Parts::ALL), chance, seats).unwrap();
    let mut decided = 0;
    while session.let_bot_decide().unwrap().is_some() {
        decided += 1;
    }
    assert!(session.game().is_over() && decided > 131, "{decided}");
}

#[test]
fn x_6_a_preview_tells_no_more_than_the_seat_knows() {
    let mut dice = Dice::fresh("carcassonne previews");
    let mut finals = [0, 0];
    for _ in 0..3 {
        let chance = Chance::Seed(dice.seed());
        let mut session = Session::start(Game::random_rules(&mut dice), chance, vec![]).unwrap();
        while let Some((_, action)) = Game::random_answer(&mut dice, session.game()) {
            let seat = session.game().seat();
            let preview = session.preview(seat, action).unwrap();
            // The same seat would see the same in any other deal.
            let other = session.game().view().deal(dice.rng());
            let mut seen = other.view().into_game();
            assert_eq!(seen.apply(action).unwrap(), preview.events, "{dice}");
            assert!(!preview.events.iter().any(|event| matches!(event, Event::Drawn { .. })));
            session.apply(seat, action).unwrap();
            assert_eq!(session.undo().is_err(), preview.is_final, "{action} {dice}");
            if !preview.is_final {
                session.apply(seat, action).unwrap();
            }
            finals[usize::from(preview.is_final)] += 1;
        }
    }
    assert!(finals[0] > 20 && finals[1] > 100, "{finals:?}");
}
