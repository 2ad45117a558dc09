use super::*;
use fogbound_table::record::Sets;

/// Returns the choice made by these lines.
fn chosen(typed: &'static str) -> Option<Choice> {
    let mut input = Input::typed(typed);
    let texts = Rc::new(Texts::english());
    let read_sets: ReadSets<'_> = &|_| Some(Sets::shipped());
    Menu { texts, screen: Screen::new(true), input: &mut input, read_sets }.choose()
}

fn wish(typed: &'static str) -> Wish {
    match chosen(typed) {
        Some(Choice::New(wish)) => wish,
        other => panic!("{typed:?}: {other:?}"),
    }
}

#[test]
fn enter_takes_what_is_usual() {
    let wish = wish("\n\n\n\n\n\n\n");
    assert_eq!((wish.game, wish.value("level")), (GameId::Mists, "1"));
    assert_eq!(wish.seats, ["person", "greedy"]);
    assert_eq!((wish.aid, wish.value("joint_scoring")), (Aid::Full, "every_colour"));
}

#[test]
fn g_0_a_game_of_carcassonne_is_set_up_by_answers() {
    let wish = wish("1\n3\n7\n6\n2\n1\n1\n\n2\n");
    assert_eq!((wish.game, wish.seats.len()), (GameId::Carcassonne, 6));
    assert_eq!(wish.seats.iter().filter(|who| *who == "person").count(), 4);
    assert_eq!((wish.value("farmers"), wish.aid), ("false", Aid::Guided));
    assert_eq!(wish.value("parts"), "mist,castles,guards,cemeteries");
}

#[test]
fn every_question_can_be_left() {
    // Back from the players to the level, and from the first question to the menu.
    let again = wish("1\n1\n2\nback\n3\n1\nback\n1\n0\n0\n0\n0\n1\n2\n\n\n\n\n\n");
    assert_eq!(again.game, GameId::GhostsGalore);
    for typed in
        ["quit\n", "1\nquit\n", "1\n1\nq\n", "1\n1\n\nexit\n", "1\n3\n\n\n\nq\n", "5\n", ""]
    {
        assert!(chosen(typed).is_none(), "{typed:?}");
    }
}
