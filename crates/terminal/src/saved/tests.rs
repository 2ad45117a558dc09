use super::*;
use crate::store::Store;
use fogbound_presenter::Wish;
use fogbound_table::games::GameId;

#[test]
fn a_saved_game_is_told_in_words_and_a_broken_one_is_marked() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("evening.fog");
    let texts = Rc::new(Texts::english());
    let wish =
        Wish { seats: vec!["person".to_owned(), "greedy".to_owned()], ..Wish::new(GameId::Mists) };
    let game = fogbound_presenter::start(&wish, &texts).map_err(|refused| refused.text).unwrap();
    Store::at(&path, Vec::new()).write(&game.saved()).unwrap();
    let read_sets: ReadSets<'_> = &|_| Some(Sets::shipped());
    let line = describe(&path, &texts, read_sets).unwrap();
    for part in ["Mists over Carcassonne, level 1", "You, Magpie", "0 of 50", "just now"] {
        assert!(line.contains(part), "{part}: {line}");
    }
    std::fs::write(&path, "nonsense").unwrap();
    let broken = describe(&path, &texts, read_sets).unwrap_err();
    assert!(broken.contains("evening.fog"), "{broken}");
}
