use super::*;
use crate::open::start;
use std::rc::Rc;

fn day(text: &str) -> Day {
    Day::parse(text).expect("a day")
}

#[test]
fn days_are_those_of_the_calendar() {
    for known in ["2026-11-25", "2028-02-29", "2000-02-29", "2026-12-31"] {
        assert_eq!(day(known).to_string(), known);
    }
    for none in [
        "",
        "2026",
        "2026-11",
        "2026-11-31",
        "2026-02-29",
        "2100-02-29",
        "2026-13-01",
        "2026-00-01",
        "2026-01-00",
        "26-1-1",
        "2026-1-01",
        "+026-01-01",
        "2026-01-01-01",
        "2026-01-0x",
    ] {
        assert_eq!(Day::parse(none), None, "{none}");
    }
}

#[test]
fn everybody_gets_the_same_deal_and_another_one_the_day_after() {
    let texts = Rc::new(Texts::english());
    for &game in GameId::ALL {
        let records = ["2026-11-25", "2026-11-25", "2026-11-26"]
            .map(|text| start(&deal(game, &day(text)), &texts).expect("a game").record());
        assert_eq!(records[0], records[1]);
        assert_ne!(records[0], records[2]);
    }
    // All levels but the last one come in turn.
    let levels: Vec<String> = (1..=6)
        .map(|of_month| deal(GameId::Mists, &day(&format!("2026-11-0{of_month}"))))
        .map(|wish| wish.value("level").to_owned())
        .collect();
    assert_eq!(levels, ["1", "2", "3", "4", "5", "1"]);
}

#[test]
fn the_result_is_told_when_it_is_over_and_gives_no_tile_away() {
    let texts = Rc::new(Texts::english());
    for &id in GameId::ALL {
        let today = day("2026-11-25");
        let mut game = start(&deal(id, &today), &texts).expect("a game");
        assert_eq!(told(&*game, &texts), None);
        game.give_seat(0, "easy").expect("a bot");
        while !game.is_over() {
            game.let_bot_decide().expect("legal");
        }
        assert_eq!(day_of(&game.wish()), Some(today));
        let told = told(&*game, &texts).expect("it is over");
        assert!(told.contains("2026-11-25") && told.contains(&game.title()), "{told}");
        assert!(told.ends_with(|last| BARS.contains(&last)), "{told}");
        assert!(told.chars().count() < 160, "{told}");
        for chair in game.chairs().iter().filter(|_| !game.is_team()) {
            let points = chair.points.expect("points").to_string();
            assert!(told.contains(&points), "{points} in {told}");
        }
        // Another level, other seats or another seed are another game.
        let wish = game.wish();
        assert_eq!(day_of(&Wish { seed: "2026-11-25".to_owned(), ..wish.clone() }), None);
        assert_eq!(day_of(&Wish { seats: vec![String::new(); 5], ..wish.clone() }), None);
        if !wish.value("level").is_empty() {
            let mut other = wish;
            other.choose("level", "6");
            assert_eq!(day_of(&other), None);
        }
    }
}
