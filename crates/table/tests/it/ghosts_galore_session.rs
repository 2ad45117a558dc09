//! A table of Ghosts Galore: people and bots that decide at the same time.
use crate::common::ghosts::rules;
use crate::common::{Dice, Random};
use fogbound_bots::{Bot, Seated};
use fogbound_game::{Deciding, Game as _, Seats, Seed};
use fogbound_ghosts_galore::{Action, Event, Game, Options, View};
use fogbound_table::games::ghosts_galore::{Record, Seat, Session};
use fogbound_table::record::{Chance, Sets};
use fogbound_table::session::seats_of;

fn bot(seat: u8) -> Seat {
    Seat::Bot(Game::bot("random", &Seed::new("bots"), seat).unwrap())
}

fn table(seed: &str, options: Options, seats: Vec<Seat>) -> Session {
    Session::start(rules(3, options), Chance::Seed(Seed::new(seed)), seats).unwrap()
}

#[test]
fn x_5_bots_decide_beside_people_in_any_order() {
    let options = Options { experienced: true, choose_side: true, ..Options::default() };
    let mut session = table("beside", options, vec![bot(0), Seat::Person, bot(2)]);
    let mut dice = Dice::new("person");
    let (mut first, mut last) = (0, 0);
    while !session.game().is_over() {
        let together = matches!(session.game().deciding(), Deciding::Together(_));
        let bots = session.bots_to_decide();
        assert!(!bots.contains(1));
        let person = session.game().deciding().seats().contains(1);
        if person && (bots.is_empty() || dice.one_in(2)) {
            let hint = session.hint(1).unwrap();
            session.apply(1, hint).unwrap();
            if together && bots.is_empty() { last += 1 } else { first += 1 }
        } else {
            let (seat, action, _) = session.let_bot_decide().unwrap().unwrap();
            assert_eq!(Some(seat), bots.smallest(), "{action}");
        }
    }
    assert!(first > 0 && last > 0);
    assert_eq!(session.bots_to_decide(), Seats::NONE);
    assert!(session.hint(1).is_err());
    let text = session.record().to_text();
    let record = Record::parse("saved", &text).unwrap();
    let seats = seats_of(&record, &Seed::new("bots"));
    let names: Vec<_> = seats.iter().map(Seat::name).collect();
    assert_eq!(names, ["random", "person", "random"]);
    assert_eq!(Session::resume(record, &Sets::shipped(), seats).unwrap().record().to_text(), text);
}

/// A bot that checks that its view is that of its seat and reveals no choice of another.
struct Peeping(u8);

impl Bot<Game> for Peeping {
    fn name(&self) -> &'static str {
        "peeping"
    }

    fn choose(&mut self, view: &View, seat: u8, legal: &[Action]) -> Action {
        assert_eq!((view.seat(), seat), (Some(self.0), self.0));
        let others = (0..view.rules().players()).filter(|&other| other != seat);
        for other in others {
            assert_eq!(view.choice(other), None);
            assert_eq!(view.hidden(other), None);
            assert_eq!(view.offers(other), None);
        }
        assert_eq!(legal, view.legal_of(seat));
        legal[legal.len() / 2]
    }
}

#[test]
fn t_2_6_a_bot_sees_what_its_seat_sees() {
    let options = Options { experienced: true, ..Options::default() };
    let seats = (0..3).map(|seat| Seat::Bot(Box::new(Peeping(seat)))).collect();
    let mut session = table("peeping", options, seats);
    let mut decided = 0;
    while session.let_bot_decide().unwrap().is_some() {
        decided += 1;
    }
    assert!(session.game().is_over());
    assert!(decided > 3 + 8 * 6, "{decided}");
}

#[test]
fn x_6_a_preview_tells_no_more_than_the_seat_knows() {
    let mut dice = Dice::fresh("ghost previews");
    let mut finals = [0, 0];
    for _ in 0..6 {
        let chance = Chance::Seed(dice.seed());
        let mut session = Session::start(Game::random_rules(&mut dice), chance, vec![]).unwrap();
        while let Some((seat, action)) = Game::random_answer(&mut dice, session.game()) {
            let preview = session.preview(seat, action).unwrap();
            // The same seat would see the same in any other deal.
            let other = session.game().view_of(Some(seat)).deal(dice.rng());
            let mut seen = other.view_of(Some(seat)).into_game();
            assert_eq!(seen.apply_of(seat, action).unwrap(), preview.events, "{dice}");
            let told = |event: &Event| matches!(event, Event::Revealed { .. });
            assert!(!preview.events.iter().any(told));
            session.apply(seat, action).unwrap();
            assert_eq!(session.undo().is_err(), preview.is_final, "{action} {dice}");
            if !preview.is_final {
                session.apply(seat, action).unwrap();
            }
            finals[usize::from(preview.is_final)] += 1;
        }
    }
    assert!(finals[0] > 50 && finals[1] > 50, "{finals:?}");
}
