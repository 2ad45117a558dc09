//! Tiles that are told: drawn from a box on the table, by chance, or as somebody wants them.

use fogbound_presenter::{Analysis, Wish, empty, form, open, start};
use fogbound_table::games::GameId;
use fogbound_table::record::Sets;
use fogbound_table::texts::Texts;
use std::collections::BTreeMap;
use std::rc::Rc;

fn wish(game: GameId) -> Wish {
    Wish { seats: vec!["person".to_owned(); 2], told: true, ..Wish::new(game) }
}

#[test]
fn x_6_games_from_a_box_ask_for_their_tiles() {
    let texts = Rc::new(Texts::english());
    let mut games = 0;
    for &game in GameId::ALL {
        let begun = start(&wish(game), &texts);
        assert_eq!(begun.is_ok(), form(game, &texts).can_be_told, "{game}");
        let Ok(mut table) = begun else { continue };
        games += 1;
        assert!(table.wants_tile() && table.commitment().is_none());
        assert!(table.wish().told);
        let tiles = table.tiles_in_box();
        let rare = tiles.iter().find(|it| it.tile.n == 1).unwrap();
        // By its name in the language of the table, too.
        assert_eq!(table.tiles_named(&rare.tile.name), std::slice::from_ref(rare));
        assert!(table.tell_tile("no-such-tile").is_err() && table.wants_tile());
        table.tell_tile(&rare.word).unwrap();
        assert!(!table.wants_tile());
        assert!(!table.tiles_in_box().contains(rare));
    }
    assert!(games >= 2);
}

#[test]
fn x_6_chance_draws_every_tile_of_the_box_equally_often() {
    let texts = Rc::new(Texts::english());
    let table = start(&wish(GameId::Mists), &texts).unwrap();
    let tiles = table.tiles_in_box();
    let all: u16 = tiles.iter().map(|it| it.tile.n).sum();
    let mut drawn: BTreeMap<String, u32> = BTreeMap::new();
    let draws = u32::from(all) * 200;
    for nth in 0..draws {
        *drawn.entry(table.drawn_by_chance(&nth.to_string()).unwrap()).or_default() += 1;
    }
    assert_eq!(table.drawn_by_chance("7"), table.drawn_by_chance("7"));
    for it in &tiles {
        // Five standard deviations of 200 draws a tile.
        let (expected, came) = (f64::from(it.tile.n) * 200.0, f64::from(drawn[&it.word]));
        assert!((came - expected).abs() < 5.0 * expected.sqrt(), "{}: {came}", it.word);
    }
}

#[test]
fn x_6_a_position_is_set_up_tile_by_tile_and_played_on() {
    let texts = Rc::new(Texts::english());
    for &game in GameId::ALL {
        let record = empty(&Wish { seed: "set up".to_owned(), ..wish(game) }, &texts).unwrap();
        let mut analysis = Analysis::open("", &record, Sets::shipped(), &texts).unwrap();
        for _ in 0..8 {
            let mut course = analysis.course().unwrap();
            if course.game().wants_tile() {
                // Whoever sets it up takes the last tile of the list.
                let tile = course.game().tiles_in_box().pop().unwrap();
                analysis.play(&format!("tile {}", tile.word)).unwrap();
                assert!(analysis.play(&format!("tile {}", tile.word)).is_err());
                continue;
            }
            let question = course.question().unwrap();
            let placing = question
                .cells
                .first()
                .map(|legal| course.game().placing(legal.cell, legal.turns[0]));
            let answer = placing.unwrap_or_else(|| question.answers[0].action.clone());
            course.push(&answer).unwrap();
            if !course.drafts().is_empty() {
                course.confirm().unwrap();
            }
            analysis.follow(&course.game().record());
        }
        assert!(analysis.tree().path(analysis.at()).len() > 5);
        // It goes on against a bot, which knows no tile that is to come.
        let on = analysis.play_on("easy").unwrap();
        let table = open(&on, &texts).unwrap();
        assert!(table.wish().told && table.wish().seats.iter().any(|who| who == "easy"));
    }
}
