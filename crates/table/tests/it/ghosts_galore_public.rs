//! the public form of a running game of Ghosts Galore reveals nothing hidden to spectators.
use crate::common::ghosts::rules;
use crate::common::{Dice, Random, random_record, seeded};
use fogbound_game::{Deciding, Game as _, Seed};
use fogbound_ghosts_galore::{Action, Game, Options};
use fogbound_table::games::ghosts_galore::{Entry, Record, Session};
use fogbound_table::record::{Chance, Salt, Sets};

fn sets() -> Sets {
    Sets::shipped()
}

#[test]
fn x_6_the_public_form_hides_what_is_hidden() {
    let mut dice = Dice::fresh("public ghosts");
    let (mut running_rounds, mut kept) = (0, 0);
    for _ in 0..240 {
        let rules = Game::random_rules(&mut dice);
        let record = seeded::<Game>(&mut dice, &rules);
        let (mut full, _) = random_record::<Game>(&mut dice, &rules, record);
        full.header.comments.push("the seed is a secret".to_owned());
        full.commit(Salt::new(&[7; 16]).unwrap());
        // Early cuts come upon sides and keeping.
        let most = if dice.one_in(2) { 12 } else { full.lines.len() };
        full.lines.truncate(dice.below(most));
        let replay = full.replay(&sets()).unwrap();
        if replay.end().is_over() {
            continue;
        }
        let public = full.public(&sets()).unwrap();
        let text = public.to_text();
        assert_eq!(public.header.chance, Chance::Told);
        assert!(!["\nseed ", "\nsalt ", " keep "].iter().any(|word| text.contains(word)), "{dice}");
        assert_eq!(public.header.commitment, full.header.commitment);

        // It records the same game as far as it is public, and is its own public form.
        let read = Record::parse("test", &text).unwrap();
        let told = read.replay(&sets()).unwrap();
        let waiting = |game: &Game| match game.deciding() {
            Deciding::Together(seats) => usize::from(seats.len()),
            Deciding::One(_) | Deciding::Nobody => 0,
        };
        let players = usize::from(rules.players());
        if replay.end().round() > 0 {
            assert_eq!(read.public(&sets()).unwrap().to_text(), text, "{dice}");
            assert_eq!(told.end().removed(), replay.end().removed());
            assert_eq!(told.end().face_up(), replay.end().face_up());
            if [0, players].contains(&waiting(replay.end())) {
                assert_eq!(told.end().hash(), replay.end().hash(), "{dice}\n{text}");
            } else {
                running_rounds += 1;
                // At the end the hidden tiles would have to be told first.
                let asked = if told.end().wants_tile() { 0 } else { players };
                assert_eq!(waiting(told.end()), asked, "no choice is in it yet");
            }
        }
        kept += u32::from(replay.taken().iter().any(|t| matches!(t.action, Action::Keep(_))));

        // With everything hidden dealt again the public form has the same bytes.
        let other = Game::redealt(&mut dice, &full, replay.end());
        let mut other = other.public(&sets()).unwrap();
        other.header.commitment.clone_from(&full.header.commitment);
        assert_eq!(other.to_text(), text, "{dice}");
    }
    assert!(running_rounds > 3 && kept > 3, "{running_rounds} {kept} {dice}");
}

/// Starts a game of two players and plays it until both have claimed and now place.
fn placing(seed: &str) -> Session {
    let chance = Chance::Seed(Seed::new(seed));
    let mut session = Session::start(rules(2, Options::default()), chance, vec![]).unwrap();
    while !matches!(session.game().deciding(), Deciding::Together(_)) {
        let seat = session.game().deciding().seats().smallest().unwrap();
        let action = session.game().legal_of(seat)[0];
        session.apply(seat, action).unwrap();
    }
    session
}

#[test]
fn x_5_a_choice_goes_into_the_public_form_when_all_have_chosen() {
    let mut session = placing("together");
    let public = |session: &Session| session.record().public(&sets()).unwrap();
    let before = public(&session).to_text();
    let place = |space| Action::Place(space, fogbound_game::Rotation::NONE);
    session.apply(1, place(4)).unwrap();
    assert_eq!(public(&session).to_text(), before);
    session.undo().unwrap();
    session.apply(1, place(5)).unwrap();
    assert_eq!(public(&session).to_text(), before, "nobody hears of a choice taken back");
    session.apply(0, place(8)).unwrap();
    let after = public(&session);
    assert!(after.to_text().starts_with(&before));
    let choices: Vec<&Entry> = after
        .lines
        .iter()
        .map(|line| &line.entry)
        .filter(|entry| matches!(entry, Entry::Choice(..)))
        .collect();
    assert_eq!(choices, [&Entry::Choice(0, place(8)), &Entry::Choice(1, place(5))]);
    assert!(!after.to_text().contains("undo"));
}

#[test]
fn x_5_what_was_public_is_taken_back_in_public() {
    let chance = Chance::Seed(Seed::new("claims"));
    let mut session = Session::start(rules(3, Options::default()), chance, vec![]).unwrap();
    // With two tiles face up nothing is revealed by a claim.
    while session.game().face_up().len() < 2 || session.game().just_revealed().is_some() {
        let seat = session.game().deciding().seats().smallest().unwrap();
        let revealed = session.game().just_revealed().is_some();
        session.apply(seat, if revealed { Action::Leave } else { Action::Reveal }).unwrap();
    }
    let seat = session.game().deciding().seats().smallest().unwrap();
    let claim = Action::Claim(session.game().face_up()[0]);
    let before = session.game().hash();
    session.apply(seat, claim).unwrap();
    session.undo().unwrap();
    assert_eq!(session.game().hash(), before);
    let public = session.record().public(&sets()).unwrap();
    assert!(public.to_text().ends_with(&format!("{claim}\nundo 1\n")));
    assert_eq!(public.replay(&sets()).unwrap().end().hash(), before);
}
