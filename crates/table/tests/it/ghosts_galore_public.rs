//! the public form of a running game of Ghosts Galore reveals nothing hidden to spectators.
use crate::common::ghosts::rules;
use crate::common::{Dice, Random, random_record, seeded};
use fogbound_game::{Deciding, Game as _, Seed};
use fogbound_ghosts_galore::{Action, Game, Options};
use fogbound_table::games::ghosts_galore::{Entry, Record, Replay, Session};
use fogbound_table::record::{Chance, Publisher, Salt, Sets};

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
        full.commit(Salt::parse(&"07".repeat(16)).unwrap());
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

#[test]
fn x_6_the_form_of_a_seat_holds_what_the_seat_knows_and_nothing_else() {
    let mut dice = Dice::fresh("seats of ghosts");
    let (mut kept, mut hidden, mut asked) = (0, 0, 0);
    for _ in 0..60 {
        let rules = Game::random_rules(&mut dice);
        let record = seeded::<Game>(&mut dice, &rules);
        let order = record.order(&rules).unwrap();
        let mut replay = Replay::start(rules.clone(), &order).unwrap();
        let mut publisher = Publisher::start(&record, &replay);
        while !replay.end().is_over() {
            let game = replay.end();
            let seat = dice.below(usize::from(rules.players())) as u8;
            let seen = publisher.seen_by(game, seat);
            let text = seen.to_text();
            let read = Record::parse("test", &text).unwrap();
            assert_eq!(read.to_text(), text);
            let mut told = read.replay(&sets()).unwrap();
            // Whoever plays the seat has its own answer in a running round.
            if let Some(choice) = game.choice(seat) {
                told.apply(seat, choice).unwrap();
            }
            let seat_asked = game.deciding().includes(seat);
            let legal = game.legal_of(seat);
            assert_eq!(told.end().legal_of(seat), legal, "{text}{dice}");
            let own = game.view_of(Some(seat));
            let found = told.end().view_of(Some(seat));
            // Which tile is kept takes effect for its seat at once.
            if !matches!(game.choice(seat), Some(Action::Keep(_))) {
                assert_eq!(found.hidden(seat), own.hidden(seat));
            }
            let others = (0..rules.players()).filter(|&other| other != seat);
            for other in others {
                let nobody = found.hidden(other).is_none() && found.offers(other).is_none();
                assert!(nobody, "{text}{dice}");
            }
            asked += u32::from(seat_asked);
            let word = |word: &str| legal.iter().any(|it| it.to_string().starts_with(word));
            kept += u32::from(word("keep"));
            hidden += u32::from(word("place") && told.end().wants_tile());

            // With everything hidden from the seat dealt again its form has the same header.
            let other = own.deal(&mut dice.seed().stream("other"));
            assert_eq!(publisher.seen_by(&other, seat).to_text(), text, "{dice}");

            let (by, action) = Game::random_answer(&mut dice, replay.end()).unwrap();
            let events = replay.apply(by, action).unwrap().to_vec();
            publisher.decided(&replay, &events);
        }
    }
    assert!(kept > 3 && hidden > 10 && asked > 500, "{kept} {hidden} {asked} {dice}");
}

#[test]
fn x_6_a_sight_that_no_seat_can_have_is_refused() {
    let chance = Chance::Seed(Seed::new("lamplight"));
    let session = Session::start(rules(2, Options::default()), chance, vec![]).unwrap();
    let publisher = Publisher::start(session.record(), session.replay());
    let good = publisher.seen_by(session.game(), 1).to_text();
    let line = good.lines().find(|line| line.starts_with("sight ")).unwrap();
    let read = |line_instead: &str| {
        let text = good.replace(line, line_instead);
        Record::parse("test", &text).and_then(|record| record.replay(&sets())).map(drop)
    };
    read(line).unwrap();
    for wrong in
        ["sight 2 5", "sight 1 200", "sight 1 5 6", "sight 1", "sight", "sight x 5", "sight 1 05"]
    {
        let problem = read(wrong).unwrap_err();
        assert_eq!(
            problem.line(),
            good.lines().position(|it| it == line).map(|at| at as u32 + 1),
            "{wrong}"
        );
    }
    // Beside a seed it has no place.
    let seeded = session.record().to_text().replace("seed ", "sight 1 5\nseed ");
    assert!(Record::parse("test", &seeded).and_then(|it| it.replay(&sets())).is_err());
}
