use super::*;
use fogbound_table::record::Sets;

/// Returns the choice made by these lines.
fn chosen(typed: &'static str) -> Option<Choice> {
    let mut input = Input::typed(typed);
    let texts = Rc::new(Texts::english());
    let read_sets: ReadSets<'_> = &|_| Some(Sets::shipped());
    let screen = Screen::new(true);
    Menu { texts, screen, input: &mut input, read_sets, unfinished: &Vec::new }.choose()
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
    assert_eq!(wish.seats, ["person", "normal"]);
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
        ["quit\n", "1\nquit\n", "1\n1\nq\n", "1\n1\n\nexit\n", "1\n3\n\n\n\nq\n", "6\n", ""]
    {
        assert!(chosen(typed).is_none(), "{typed:?}");
    }
}

#[test]
fn the_deal_of_the_day_is_one_of_a_game() {
    let chosen = chosen("5\n3\n");
    assert!(matches!(chosen, Some(Choice::Daily(GameId::Carcassonne))), "{chosen:?}");
}

#[test]
fn an_unfinished_game_is_thrown_away_only_if_that_is_meant() {
    let folder = tempfile::tempdir().unwrap();
    let files = ["one.fogbound", "two.fogbound"].map(|name| folder.path().join(name));
    let there = || files.iter().filter(|file| file.is_file()).cloned().collect::<Vec<_>>();
    let shown = |typed: &str| {
        files.iter().for_each(|file| std::fs::write(file, "no record").unwrap());
        std::fs::write(folder.path().join("one.set-0.toml"), "").unwrap();
        let (screen, kept) = Screen::kept();
        let (texts, mut input) = (Rc::new(Texts::english()), Input::typed(typed));
        let read_sets: ReadSets<'_> = &|_| Some(Sets::shipped());
        let mut menu = Menu { texts, screen, input: &mut input, read_sets, unfinished: &there };
        assert!(menu.choose().is_none());
        (kept.take(), there().len())
    };
    let (said, left) = shown("2\ndrop 3\ndrop 0\ndrop one\ndrop 1\n\ndrop 1\nback\nquit\n");
    assert_eq!((said.matches("Throw away “").count(), left), (2, 2), "{said}");
    let (said, left) = shown("2\ndrop 1\nyes\nback\nquit\n");
    assert_eq!((said.matches("Thrown away.").count(), left), (1, 1), "{said}");
    assert!(!folder.path().join("one.set-0.toml").exists(), "its set goes with it");
    let (said, left) = shown("2\ndrop 2\nyes\ndrop 1\nyes\nquit\n");
    assert!(said.contains("There is no unfinished game.") && left == 0, "{said}");
}
