use super::*;
use fogbound_table::texts::LANGUAGES;
use std::collections::BTreeSet;

#[test]
fn each_level_has_three_pictures_with_something_in_them() {
    for language in &LANGUAGES {
        let texts = Rc::new(Texts::language(language.tag).expect("a language of the program"));
        let mut said = BTreeSet::new();
        for level in 1..=6 {
            let news = news(level, &texts);
            assert_eq!(news.len(), EACH, "level {level}");
            for News { picture, text } in news {
                assert!(said.insert(text.clone()) && !text.starts_with("news-"), "{text}");
                if let Picture::Board(board, first, wide) = picture {
                    let is_inside = |cell: &&Cell| {
                        let (x, y) = (cell.x - first.x, cell.y - first.y);
                        (0..wide).contains(&x) && (0..wide).contains(&y)
                    };
                    let tiles = board.tiles.iter().filter(is_inside).count();
                    assert!(tiles >= 2, "{text}: {tiles} tiles");
                }
            }
        }
    }
    assert!(news(0, &Rc::new(Texts::english())).is_empty());
    assert!(news(7, &Rc::new(Texts::english())).is_empty());
}

/// What the sentences speak of is in the records, before or right after the position that is shown.
#[test]
fn the_records_show_what_is_said() {
    let texts = Rc::new(Texts::english());
    let rules = |name: &str| {
        let (_, shown) = NEWS.iter().find(|(known, _)| *known == name).expect("a name");
        let shown = shown.expect("a part of a board");
        let game = crate::open(shown.record, &texts).expect("a record of our own");
        let near = game.log(Look::at(game.plies())).into_iter();
        let near = near.filter(|line| line.ply.abs_diff(shown.ply) <= 1);
        near.map(|line| line.told.rule).collect::<Vec<_>>()
    };
    for (name, rule) in [
        ("mist", "M-6.1"),
        ("bank", "M-4.3"),
        ("joint", "M-8.5"),
        ("castle", "M-8.5"),
        ("cemetery", "M-6.3"),
        ("burial", "M-5.3"),
        ("hound", "M-10.2"),
        ("hound-points", "M-8.9"),
        ("graves", "M-6.4"),
        ("night", "M-11.1"),
        ("closed", "M-5.3"),
    ] {
        assert!(rules(name).iter().any(|known| known == rule), "{name}: {:?}", rules(name));
    }
}
