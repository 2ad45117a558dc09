//! A running game at a table: seats, drafts, undo, aid levels and the promised shuffle. The gauntlet
//! (`previews`) checks the properties of every game; the single agreements are checked here.
use fogbound_bots::Seated;
use fogbound_game::{Deciding, Game as _, Rotation, Seats, Seed};
use fogbound_ghosts_galore::{Action, Game, Options, Setup};
use fogbound_table::aid::{Aid, Denied, Help};
use fogbound_table::games::{ghosts_galore, mists};
use fogbound_table::record::{Chance, Commitment, Recorded, Salt, Sets};
use fogbound_table::session::{Request, Seat, Session, Terms, seats_of};
use std::sync::Arc;

type Train = Session<Game>;

fn train(players: u8, options: Options, terms: Terms) -> Train {
    let set = Arc::new(fogbound_sets::fogbound_ghosts().clone());
    let mut setup = Setup::new(set, players);
    setup.options = options;
    let chance = Chance::Seed(Seed::new("table"));
    Session::start_on(terms, Arc::new(setup.validate().unwrap()), chance, vec![]).unwrap()
}

fn fog(players: u8, terms: Terms) -> mists::Session {
    let set = Arc::new(fogbound_sets::fogbound_mists().clone());
    let level = fogbound_mists::Level::number(1).unwrap();
    let rules = fogbound_mists::Setup::new(set, level, players).validate().unwrap();
    let chance = Chance::Seed(Seed::new("table"));
    Session::start_on(terms, Arc::new(rules), chance, vec![]).unwrap()
}

fn bot(seat: u8) -> Seat<Game> {
    Seat::Bot(Game::bot("random", &Seed::new("bots"), seat).unwrap())
}

/// Takes the first legal decision of whoever is asked.
fn step<G: Recorded + Seated>(session: &mut Session<G>) {
    let seat = session.game().deciding().seats().smallest().unwrap();
    let action = session.game().legal_of(seat)[0];
    session.apply(seat, action).unwrap();
}

/// Plays until all place at once.
fn place_together(session: &mut Train) {
    while !matches!(session.game().deciding(), Deciding::Together(_)) {
        step(session);
    }
}

fn place(space: u8) -> Action {
    Action::Place(space, Rotation::NONE)
}

fn resumed(session: &Train) -> Train {
    let record = ghosts_galore::Record::parse("table", &session.record().to_text()).unwrap();
    let seats = seats_of(&record, &Seed::new("bots"));
    Session::resume(record, &Sets::shipped(), seats).unwrap()
}

fn names(session: &Train) -> Vec<&'static str> {
    session.seats().iter().map(Seat::name).collect()
}

#[test]
fn seats_change_hands_and_the_record_says_when() {
    let mut session = train(3, Options::default(), Terms::default());
    place_together(&mut session);
    session.set_seat(1, bot(1)).unwrap();
    session.set_seat(2, Seat::Open).unwrap();
    assert_eq!((session.people(), session.open_seats()), (Seats::of(0), Seats::of(2)));
    // The open seat blocks only itself.
    assert_eq!(session.let_bot_decide().unwrap().unwrap().0, 1);
    session.apply(0, place(4)).unwrap();
    assert_eq!(session.game().deciding(), Deciding::Together(Seats::of(2)));
    let refusal = session.apply(2, place(0)).unwrap_err();
    assert_eq!((refusal.rule.as_str(), refusal.reason), ("X-7", "seat-open"));
    let again = resumed(&session);
    assert_eq!(names(&again), ["person", "random", "open"]);
    assert_eq!(again.record().to_text(), session.record().to_text());
    session.set_seat(2, Seat::Person).unwrap();
    session.set_seat(1, Seat::Person).unwrap();
    session.apply(2, place(0)).unwrap();
    assert_eq!(names(&resumed(&session)), ["person"; 3]);
    // Each change stands where it happened.
    let text = session.record().to_text();
    let log: Vec<&str> = text.lines().filter(|l| l.contains("seat")).collect();
    assert_eq!(log.iter().filter(|line| line.starts_with("# seated: ")).count(), 5);
    let at = |line: &str| log.iter().position(|l| *l == line).unwrap();
    assert!(at("# seated: person, random, open") < at("seat 0 place 4 0"));
    let last = log.iter().rposition(|l| *l == "# seated: person, random, person").unwrap();
    assert!(at("seat 0 place 4 0") < last && last < at("seat 2 place 0 0"));
    assert_eq!(session.set_seat(3, Seat::Open).unwrap_err().reason, "no-such-seat");
}

#[test]
fn x_5_a_draft_sees_no_choice_of_others_and_outlives_them() {
    let texts = [5, 8].map(|other| {
        let mut session = train(3, Options::default(), Terms::default());
        place_together(&mut session);
        let early = session.draft(0).unwrap().to_text();
        session.apply(1, place(other)).unwrap();
        let mut draft = session.draft(0).unwrap();
        assert_eq!(draft.to_text(), early, "what others choose at once moves no draft");
        draft.push(place(4)).unwrap();
        assert!(draft.is_closed() && !draft.is_final() && draft.legal().is_empty());
        assert_eq!(draft.push(place(3)).unwrap_err().reason, "draft-closed");
        (draft.to_text(), format!("{:?}", draft.game()), session.game().view_of(Some(0)).hash())
    });
    assert_eq!(texts[0], texts[1]);
    assert!(texts[0].0.ends_with("\nplace 4 0\n"), "{}", texts[0].0);
}

#[test]
fn a_draft_is_confirmed_whole_or_not_at_all_and_can_be_read_again() {
    let mut session = fog(2, Terms::default());
    let seat = session.game().seat();
    let mut draft = session.draft(seat).unwrap();
    let places = draft.legal();
    draft.push(places[0]).unwrap();
    while !draft.is_closed() {
        let next = *draft.legal().last().unwrap();
        draft.push(next).unwrap();
    }
    assert!(draft.len() >= 2 && draft.is_final());
    let text = draft.to_text();
    assert_eq!(session.restore(&text).unwrap().to_text(), text);
    // Another place for the tile keeps what still fits.
    let before = draft.len();
    draft.replace(0, places[1]).unwrap();
    assert_eq!(draft.actions().next(), Some(places[1]));
    assert!(!draft.is_empty() && draft.len() <= before);
    assert!(draft.replace(0, fogbound_mists::Action::Points).is_err());
    assert!(draft.replace(9, places[0]).is_err());
    assert_eq!(draft.actions().next(), Some(places[1]), "a refused one changes nothing");

    for bad in ["", "draft", "draft x 0 00", "place 0 0 0", &text.replace("pass", "dance")] {
        if *bad != text {
            assert!(session.restore(bad).is_err(), "{bad}");
        }
    }
    let old = session.restore(&text).unwrap();
    let wrong = text.replace(&places[0].to_string(), "place 0 0 0");
    assert_eq!(session.restore(&wrong).unwrap_err().rule.as_str(), "M-3.2");
    session.confirm(&old).unwrap();
    assert_eq!(session.replay().taken().len(), old.len());
    let after = session.record().to_text();
    assert_eq!(session.confirm(&old).unwrap_err().reason, "draft-old");
    assert_eq!(session.restore(&text).unwrap_err().reason, "draft-old");
    assert_eq!(session.record().to_text(), after);
    let other = (seat + 1) % 2;
    let asked = session.game().seat();
    assert!(session.draft(if asked == seat { other } else { seat }).is_err(), "not asked");
}

#[test]
fn undo_is_free_for_several_own_decisions_and_not_for_those_of_others() {
    let mut session = fog(2, Terms::default());
    let seat = session.game().seat();
    let start = session.game().hash();
    let mut draft = session.draft(seat).unwrap();
    while !draft.is_closed() {
        draft.push(draft.legal()[0]).unwrap();
    }
    draft.take_back(1);
    assert!(!draft.is_empty());
    session.confirm(&draft).unwrap();
    let decisions = draft.len() as u32;
    let other = (seat + 1) % 2;
    assert_eq!(session.take_back(other, 1).unwrap_err().reason, "undo-nothing");
    assert_eq!(session.take_back(seat, decisions + 1).unwrap_err().reason, "undo-nothing");
    assert_eq!(session.take_back(seat, 0).unwrap_err().reason, "undo-nothing");
    session.take_back(seat, decisions).unwrap();
    assert_eq!(session.game().hash(), start);
    assert!(session.record().to_text().ends_with(&format!("undo {decisions}\n")));

    // Two who claim in turn, nothing revealed between them.
    let mut train = train(3, Options::default(), Terms::default());
    let first = train.game().deciding().seats().smallest().unwrap();
    train.apply(first, Action::Leave).unwrap();
    let reveals = train.game().legal_of(train.game().deciding().seats().smallest().unwrap());
    assert!(reveals.contains(&Action::Reveal));
    train.take_back(first, 1).unwrap();
}

#[test]
fn x_5_a_choice_is_taken_back_and_those_of_others_stay() {
    let mut session = train(3, Options::default(), Terms::default());
    place_together(&mut session);
    session.apply(2, place(3)).unwrap();
    session.apply(0, place(5)).unwrap();
    session.take_back(2, 1).unwrap();
    assert_eq!(session.game().choice(0), Some(place(5)));
    assert_eq!(session.game().deciding(), Deciding::Together([1, 2].into_iter().collect()));
    assert!(session.record().to_text().ends_with("undo 2\nseat 0 place 5 0\n"));
    let public = session.record().public(&Sets::shipped()).unwrap().to_text();
    assert!(!public.contains("undo") && !public.contains("seat 0 place"), "{public}");
}

#[test]
fn x_6_beyond_a_reveal_everybody_has_to_agree() {
    let mut session = train(3, Options::default(), Terms::default());
    session.set_seat(2, bot(2)).unwrap();
    place_together(&mut session);
    let before = session.game().hash();
    let standing = session.replay().taken().len();
    session.apply(0, place(5)).unwrap();
    session.apply(1, place(3)).unwrap();
    session.let_bot_decide().unwrap();
    assert_eq!(session.take_back(0, 1).unwrap_err().reason, "undo-past-reveal");
    // Bots neither ask nor vote, and one person can say no.
    assert_eq!(session.ask_to_take_back(2, 1).unwrap_err().reason, "undo-no-vote");
    assert_eq!(session.agree(0).unwrap_err().reason, "undo-not-asked");
    assert!(!session.ask_to_take_back(0, 1).unwrap());
    assert_eq!(session.request().unwrap().waiting(), Seats::of(1));
    assert_eq!(session.ask_to_take_back(1, 1).unwrap_err().reason, "undo-asked-already");
    assert_eq!(session.agree(2).unwrap_err().reason, "undo-no-vote");
    session.decline(1).unwrap();
    assert_eq!(session.request(), None);
    // Anything that happens drops the wish.
    assert!(!session.ask_to_take_back(0, 1).unwrap());
    session.set_seat(2, Seat::Open).unwrap();
    assert_eq!(session.request(), None);

    assert!(!session.ask_to_take_back(0, 1).unwrap());
    let request = *session.request().unwrap();
    assert_eq!((request.asker(), request.decisions()), (0, 3));
    assert!(session.agree(1).unwrap());
    assert_eq!((session.game().hash(), session.replay().taken().len()), (before, standing));
    let text = session.record().to_text();
    assert!(text.ends_with("undo 3 consent\n"), "{text}");
    let plain = text.replace("undo 3 consent", "undo 3");
    let plain = ghosts_galore::Record::parse("plain", &plain).unwrap();
    let error = plain.replay(&Sets::shipped()).unwrap_err();
    assert_eq!(error.refusal().unwrap().reason, "undo-past-reveal");
    assert_eq!(resumed(&session).game().hash(), before);
    // In public the whole round is gone, by consent too, and the same tiles come again.
    let public = session.record().public(&Sets::shipped()).unwrap();
    assert!(public.to_text().ends_with("undo 3 consent\n"), "{}", public.to_text());
    assert_eq!(public.replay(&Sets::shipped()).unwrap().end().hash(), before);
}

#[test]
fn x_6_a_round_that_consent_opens_again_is_hidden_again() {
    let mut session = train(2, Options::default(), Terms::default());
    place_together(&mut session);
    session.apply(1, place(5)).unwrap();
    session.apply(0, place(3)).unwrap();
    // Only the later choice is taken back: the other one is nobody's business again.
    assert!(!session.ask_to_take_back(0, 1).unwrap());
    session.agree(1).unwrap();
    assert_eq!(session.game().deciding(), Deciding::Together(Seats::of(0)));
    let public = session.record().public(&Sets::shipped()).unwrap();
    assert!(public.to_text().ends_with("undo 2 consent\n"), "{}", public.to_text());
    session.apply(0, place(8)).unwrap();
    let public = session.record().public(&Sets::shipped()).unwrap();
    let hash = public.replay(&Sets::shipped()).unwrap().end().hash();
    assert_eq!(hash, session.game().hash());
    assert!(public.to_text().contains("undo 2 consent\nseat 0 place 8 0\nseat 1 place 5 0\n"));
}

#[test]
fn x_6_neither_a_shuffle_nor_the_end_is_taken_back_by_consent() {
    let options = Options { experienced: true, ..Options::default() };
    let mut session = train(2, options, Terms::default());
    for seat in 0..2 {
        let keep = session.game().legal_of(seat)[0];
        session.apply(seat, keep).unwrap();
    }
    assert_eq!(session.ask_to_take_back(0, 1).unwrap_err().reason, "undo-past-shuffle");
    while !session.game().is_over() {
        step(&mut session);
    }
    assert_eq!(session.ask_to_take_back(0, 1).unwrap_err().reason, "undo-game-over");
}

#[test]
fn a_request_is_a_value() {
    let mut request = Request::new(1, 4, Seats::first(3));
    assert_eq!(request.waiting(), [0, 2].into_iter().collect());
    assert!(!request.agree(2).unwrap() && !request.agree(2).unwrap());
    assert!(request.agree(5).is_err());
    assert!(request.agree(0).unwrap());
    assert_eq!(request.agreed(), Seats::first(3));
}

#[test]
fn an_aid_level_is_kept_and_refuses_what_it_does_not_give() {
    for aid in Aid::ALL {
        let mut session = fog(2, Terms { aid, salt: None });
        let text = session.record().to_text();
        let line = format!("\naid {aid}\n");
        assert_eq!(text.contains(&line), aid != Aid::Full, "{text}");
        let record = mists::Record::parse("aid", &text).unwrap();
        assert_eq!((record.header.aid, record.to_text()), (aid, text));
        let seat = session.game().seat();
        let action = session.game().legal()[0];
        let denied = |help| (!aid.allows(help)).then_some(Denied::Aid { aid, help });
        assert_eq!(session.hint(seat).err(), denied(Help::Hint));
        assert_eq!(session.preview(seat, action).err(), denied(Help::Preview));
        // Legal answers and refusals are shown at all levels, and drafts can be made.
        let mut draft = session.draft(seat).unwrap();
        assert!(draft.legal().contains(&action));
        draft.push(action).unwrap();
        assert_eq!(draft.previews().is_err(), aid == Aid::Purist);
        assert!(draft.push(fogbound_mists::Action::Points).is_err());
        session.confirm(&draft).unwrap();
        let public = session.record().public(&Sets::shipped()).unwrap();
        assert_eq!(public.header.aid, aid);
    }
    // Written out, `full` is left out again; anything else is refused.
    let text = fog(2, Terms::default()).record().to_text();
    let full = text.replace("\nseed ", "\naid full\nseed ");
    assert_eq!(mists::Record::parse("full", &full).unwrap().to_text(), text);
    let error = mists::Record::parse("bad", &full.replace("full", "expert")).unwrap_err();
    assert!(error.advice().contains("`purist`, `guided` or `full`"), "{}", error.advice());
}

#[test]
fn x_6_the_shuffle_is_promised_before_the_first_tile_and_shown_after_the_last() {
    let salt = Salt::parse(&"09".repeat(16)).unwrap();
    let terms = Terms { salt: Some(salt.clone()), ..Terms::default() };
    let mut session = train(2, Options::default(), terms);
    let promised = session.commitment().unwrap().clone();
    assert_eq!(session.revealed(), None);
    let public = session.record().public(&Sets::shipped()).unwrap().to_text();
    assert!(public.contains(&promised.to_string()) && !public.contains(salt.as_str()));
    while !session.game().is_over() {
        assert_eq!(session.revealed(), None);
        step(&mut session);
    }
    let (seed, shown) = session.revealed().unwrap();
    assert_eq!(shown, Some(&salt));
    assert!(promised.is_kept_by(seed, &salt));
    assert!(!promised.is_kept_by(&Seed::new("other"), &salt));
    assert!(!promised.is_kept_by(seed, &Salt::parse(&"08".repeat(16)).unwrap()));
    assert_eq!(Commitment::parse(&promised.to_string()), Some(promised));
    assert_eq!(train(2, Options::default(), Terms::default()).commitment(), None);
}
