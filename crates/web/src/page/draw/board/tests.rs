use super::*;
use fogbound_presenter::{Look, Overlays, Wish, decide, start};
use fogbound_table::games::GameId;
use fogbound_table::texts::Texts;
use std::collections::BTreeMap;
use std::rc::Rc;

#[test]
fn equal_keys_are_equal_pictures_and_what_is_drawn_is_not_drawn_again() {
    for &name in GameId::ALL {
        let mut wish = Wish {
            seats: vec!["random".to_owned(); 2],
            seed: "keys".to_owned(),
            ..Wish::new(name)
        };
        if name == GameId::Mists {
            wish.choose("level", "6");
        }
        let mut game = start(&wish, &Rc::new(Texts::english())).unwrap();
        let mut drawn: BTreeMap<(Cell, String), String> = BTreeMap::new();
        let mut known = 0;
        for _ in 0..60 {
            if game.ending().is_some() {
                break;
            }
            let (seat, action) = decide(&game.record()).unwrap();
            game.take_for_bot(seat, &action).unwrap();
            let board = game.board(Look::now(0), Overlays::None);
            for tile in layers(&board.scene, Detail::Far, &|_, _| false).tiles {
                let before = drawn.insert((tile.cell, tile.key.clone()), tile.svg.clone());
                known += usize::from(before.is_some());
                assert!(before.is_none_or(|before| before == tile.svg), "{}", tile.key);
            }
            let is_known = |cell, key: &str| drawn.contains_key(&(cell, key.to_owned()));
            let again = layers(&board.scene, Detail::Far, &is_known);
            assert!(again.tiles.iter().all(|tile| tile.svg.is_empty()));
        }
        assert!(known > 10, "{name}");
    }
}
