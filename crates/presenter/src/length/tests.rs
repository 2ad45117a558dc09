use super::*;
use fogbound_table::games::GameId;

fn wish(game: GameId, seats: &[&str], choices: &[(&str, &str)]) -> Wish {
    let seats = seats.iter().map(|&who| who.to_owned()).collect();
    let mut wish = Wish { seats, ..Wish::new(game) };
    choices.iter().for_each(|(id, value)| wish.choose(id, value));
    wish
}

fn told(wish: &Wish) -> String {
    length(wish, &Texts::english()).expect("a game that can be set up")
}

#[test]
fn parts_and_people_make_a_game_longer() {
    let base = |seats: &[&str]| told(&wish(GameId::Carcassonne, seats, &[("parts", "none")]));
    assert_eq!(base(&["person"; 2]), "71 tiles are laid: about 40 minutes.");
    assert_eq!(base(&["person", "greedy"]), "71 tiles are laid: about 20 minutes.");
    let full = told(&wish(GameId::Carcassonne, &["person"; 2], &[]));
    assert_eq!(full, "131 tiles are laid: about 75 minutes.");
}

#[test]
fn a_level_without_castles_and_cemeteries_has_fewer_tiles() {
    let level =
        |level: &str| told(&wish(GameId::Mists, &["person", "greedy"], &[("level", level)]));
    assert_eq!(level("1"), "50 tiles at most: 15 minutes, or less.");
    assert_eq!(level("6"), "60 tiles at most: 20 minutes, or less.");
}

#[test]
fn at_one_screen_each_train_takes_its_time() {
    let train = |seats: &[&str]| told(&wish(GameId::GhostsGalore, seats, &[]));
    assert_eq!(train(&["person", "planner"]), "Everybody lays 9 tiles: about 5 minutes.");
    assert_eq!(train(&["person"; 5]), "Everybody lays 9 tiles: about 25 minutes.");
}

#[test]
fn what_cannot_be_played_has_no_length() {
    let alone = wish(GameId::Carcassonne, &["person"], &[]);
    assert_eq!(length(&alone, &Texts::english()), None);
    assert_eq!(Length::Each(1).minutes(0, 1), 5, "nothing is over before it began");
}
