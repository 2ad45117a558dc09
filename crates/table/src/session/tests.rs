use super::*;
use crate::games::mists::{Record, Seat, Session};
use fogbound_mists::{Action, Ask, Event, Level, Rules, Setup};

fn rules(level: u8, players: u8) -> Arc<Rules> {
    let set = Arc::new(fogbound_sets::fogbound_mists().clone());
    Arc::new(Setup::new(set, Level::number(level).unwrap(), players).validate().unwrap())
}

fn table(level: u8, players: u8, seed: &str) -> Session {
    Session::start(rules(level, players), Chance::Seed(Seed::new(seed)), vec![]).unwrap()
}

fn bot(name: &str) -> Seat {
    Seat::Bot(fogbound_bots::by_name(name, &Seed::new("bots")).unwrap())
}

/// Plays a whole game of random actions, calling `each` before every decision.
fn play(session: &mut Session, mut each: impl FnMut(&mut Session, Action)) {
    let mut rng = Seed::new("choices").stream("session");
    while session.game().decision().is_some() {
        let legal = session.game().legal();
        let action = legal[rng.below(legal.len() as u32) as usize];
        each(session, action);
        session.apply(session.game().seat(), action).unwrap();
    }
}

#[test]
fn a_preview_is_what_happens_up_to_the_next_draw() {
    for level in 1..=6 {
        let mut session = table(level, 2, "previews");
        let mut seen = None;
        play(&mut session, |session, action| {
            let preview = session.preview(session.game().seat(), action).unwrap();
            let mut real = session.game().clone();
            let events = real.apply(action).unwrap();
            assert_eq!(events[..preview.events.len()], preview.events, "level {level}");
            if let Some(next) = events.get(preview.events.len()) {
                let drawn = matches!(next, Event::Drawn { .. } | Event::SetAside { .. });
                assert!(drawn, "the preview stopped before {next:?}");
                assert!(preview.is_final);
            }
            seen = Some(preview.is_final);
        });
        assert_eq!(seen, Some(true), "the last decision ends the game");
    }
}

#[test]
fn x_6_a_preview_does_not_depend_on_what_is_hidden() {
    let mut session = table(5, 2, "leaks");
    let mut rng = Seed::new("other orders").stream("session");
    play(&mut session, |session, action| {
        let other = session.game().view().deal(&mut rng);
        let mut game = other.view().into_game();
        let preview = session.preview(session.game().seat(), action).unwrap();
        assert_eq!(game.apply(action).unwrap(), preview.events);
        assert_eq!(game.hash(), preview.game.hash());
    });
}

#[test]
fn undo_restores_the_position_and_stops_at_a_reveal() {
    let mut session = table(2, 2, "undo");
    assert_eq!(session.undo().unwrap_err().reason, "undo-nothing");
    let start = session.game().hash();
    let place = session.game().legal()[0];
    session.apply(session.game().seat(), place).unwrap();
    assert_eq!(session.game().decision().unwrap().ask, Ask::Meeple);
    session.undo().unwrap();
    assert_eq!(session.game().hash(), start);
    session.apply(session.game().seat(), place).unwrap();
    session.apply(session.game().seat(), Action::Pass).unwrap();
    let later = session.game().hash();
    let refusal = session.undo().unwrap_err();
    assert_eq!((refusal.rule.as_str(), refusal.reason), ("X-6", "undo-past-reveal"));
    assert_eq!(session.game().hash(), later);
}

#[test]
fn whatever_a_preview_calls_final_cannot_be_taken_back_and_the_rest_can() {
    let mut session = table(3, 3, "finality");
    let mut checked = [0, 0];
    play(&mut session, |session, action| {
        let is_final = session.preview(session.game().seat(), action).unwrap().is_final;
        let before = session.game().hash();
        session.apply(session.game().seat(), action).unwrap();
        assert_eq!(session.undo().is_err(), is_final);
        checked[usize::from(is_final)] += 1;
        if is_final {
            // It stands now: go on from a copy made of the record up to here.
            let mut record = session.record().clone();
            while !matches!(
                record.lines.pop().unwrap().entry,
                crate::games::mists::Entry::Action(_)
            ) {}
            let text = record.to_text();
            let record = Record::parse("copy", &text).unwrap();
            *session = Session::resume(record, &Sets::shipped(), vec![]).unwrap();
        }
        assert_eq!(session.game().hash(), before);
    });
    assert!(checked[0] > 10 && checked[1] > 10, "{checked:?}");
}

#[test]
fn a_saved_game_goes_on_where_it_stopped() {
    let mut session = table(5, 2, "saved");
    let mut count = 0;
    play(&mut session, |session, _| {
        count += 1;
        if count % 10 == 0 {
            let record = Record::parse("saved", &session.record().to_text()).unwrap();
            let resumed = Session::resume(record, &Sets::shipped(), vec![]).unwrap();
            assert_eq!(resumed.game().hash(), session.game().hash());
            assert_eq!(resumed.record().to_text(), session.record().to_text());
            *session = resumed;
        }
    });
    assert!(session.game().outcome().is_some());
    assert!(count > 20);
}

#[test]
fn bots_play_their_seats_and_the_record_says_who_sat_where() {
    let seats = vec![bot("random"), Seat::Person, bot("greedy")];
    let chance = Chance::Seed(Seed::new("seats"));
    let mut session = Session::start(rules(2, 3), chance, seats).unwrap();
    let mut decided = [0, 0];
    while let Some(decision) = session.game().decision() {
        let is_bot = !session.bots_to_decide().is_empty();
        assert_eq!(is_bot, decision.seat != 1);
        match session.let_bot_decide().unwrap() {
            Some(_) => assert!(is_bot),
            None => {
                let hint = session.hint(session.game().seat()).unwrap();
                session.apply(session.game().seat(), hint).unwrap();
            }
        }
        decided[usize::from(is_bot)] += 1;
    }
    assert!(decided[0] > 0 && decided[1] > decided[0], "{decided:?}");
    assert!(session.hint(session.game().seat()).is_err());
    let record = Record::parse("seats", &session.record().to_text()).unwrap();
    let seats = seats_of(&record, &Seed::new("bots"));
    let names: Vec<_> = seats.iter().map(Seat::name).collect();
    assert_eq!(names, ["random", "person", "greedy"]);
}

#[test]
fn a_refused_action_leaves_the_record_alone() {
    let mut session = table(1, 1, "refused");
    let text = session.record().to_text();
    let refusal = session.apply(session.game().seat(), Action::Points).unwrap_err();
    assert_eq!(refusal.rule.as_str(), "X-7");
    assert!(session.preview(session.game().seat(), Action::Points).is_err());
    assert_eq!(session.record().to_text(), text);
}

#[test]
fn events_are_those_of_the_decisions_that_stand() {
    let mut session = table(1, 2, "events");
    let before = session.events().count();
    let place = session.game().legal()[0];
    let told = session.apply(session.game().seat(), place).unwrap().len();
    assert_eq!(session.events().count(), before + told);
    assert!(session.events().any(|event| matches!(event, Event::Placed { .. })));
    session.undo().unwrap();
    assert_eq!(session.events().count(), before);
}
