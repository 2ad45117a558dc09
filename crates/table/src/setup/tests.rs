use super::*;
use crate::session::Session;

fn wish(game: GameId) -> Wish {
    let mut wish = Wish {
        seats: ["person", "random", "open"].map(str::to_owned).to_vec(),
        aid: Aid::Guided,
        seed: "lamplight".to_owned(),
        ..Wish::new(game)
    };
    let form = form(game, &Texts::english());
    for choice in form.choices {
        match choice.values {
            Values::One(values) => wish.choose(choice.id, values[2]),
            Values::Some(values) => wish.choose(choice.id, values[0]),
        }
    }
    for option in form.options {
        wish.choose(option.id, option.values[1].0);
    }
    wish
}

fn session<G: Recorded + Seated + SetUp>(wish: &Wish) -> Session<G> {
    Session::of_wish(wish, wish.rules::<G>().unwrap()).unwrap()
}

#[test]
fn a_game_knows_what_was_wished_for() {
    for &game in GameId::ALL {
        let mut wished = wish(game);
        let mut again = with_game!(game, G => Wish::of(&session::<G>(&wished)));
        wished.choices.sort();
        again.choices.sort();
        assert_eq!(again, wished);
    }
}

#[test]
fn g_0_only_parts_that_go_together_are_offered() {
    let form = form(GameId::Carcassonne, &Texts::english());
    let parts = form.values("parts");
    assert_eq!((parts.len(), parts[0].as_str()), (9, "mist,castles,guards,cemeteries"));
    assert!(parts.contains(&"none".to_owned()) && !parts.contains(&"castles".to_owned()));
    assert!(form.values("level").is_empty());
}

#[test]
fn values_bots_and_unusual_readings_are_told_in_words() {
    let texts = Texts::english();
    for &game in GameId::ALL {
        let form = form(game, &texts);
        for choice in form.choices {
            for value in form.values(choice.id) {
                let told = form.told(choice.id, &value, &texts);
                assert!(!told.contains(&format!("{}-", choice.id)), "{told}");
            }
        }
        for bot in form.bots {
            assert!(!texts.bot(bot).starts_with("bot-"), "{bot}");
        }
        let readings = with_game!(game, G => readings::<G>());
        let others: Vec<_> = readings.iter().map(|&(id, [_, other])| (id, other)).collect();
        let usual: Vec<_> = readings.iter().map(|&(id, [usual, _])| (id, usual)).collect();
        with_game!(game, G => {
            let unusual = texts.unusual::<G>(&others);
            assert_eq!(unusual.len(), readings.len());
            assert!(!unusual.iter().any(|text| text.contains("option-")), "{unusual:?}");
            assert!(texts.unusual::<G>(&usual).is_empty());
        });
    }
}

#[test]
fn what_is_not_chosen_is_usual() {
    let mut wish = Wish::new(GameId::Mists);
    assert_eq!((wish.value("level"), wish.value("joint_scoring")), ("1", "every_colour"));
    wish.choose("level", "4");
    wish.choose("level", "5");
    assert_eq!((wish.value("level"), wish.choices.len()), ("5", 1));
    assert_eq!((wish.value("parts"), Wish::new(GameId::Carcassonne).value("parts")), ("", "all"));
    wish.choose("parts", "all");
    wish.seats = vec!["person".to_owned()];
    assert!(wish.rules::<crate::games::Mists>().is_err(), "there are no parts in it");
}
