use super::*;

#[test]
fn every_game_has_a_position_to_show() {
    let texts = Rc::new(Texts::english());
    for &game in GameId::ALL {
        let board = showcase(game, &texts).expect("a record of our own");
        assert!(board.tiles.len() >= 9, "{game}");
    }
}
