//! M-1 Setup.

use crate::scene::{cell, colour, scene};
use fogbound_game::setup::Setup as _;
use fogbound_game::{Colour, Game as _, Seed};
use fogbound_mists::{
    Cemeteries, Game, HoundPlace, Level, MAX_GOAL, Order, Piles, Rules, Scoring, Setup,
};
use std::sync::Arc;

fn setup(level: u8, players: u8) -> Setup {
    let set = Arc::new(fogbound_sets::fogbound_mists().clone());
    Setup::new(set, Level::number(level).unwrap(), players)
}

fn game(setup: Setup) -> Game {
    let rules = Arc::new(setup.validate().unwrap());
    Game::start(rules, &Order::Seed(Seed::new("setup"))).unwrap().0
}

/// The rule by which a setup is refused.
fn refused(setup: Setup) -> String {
    setup.validate().map(|_: Rules| ()).unwrap_err().rule.to_string()
}

fn colours(names: &str) -> Vec<Colour> {
    names.split_whitespace().map(colour).collect()
}

/// One text for each seat.
fn seats(names: &[&str]) -> Vec<Vec<Colour>> {
    names.iter().map(|seat| colours(seat)).collect()
}

#[test]
fn m_1_1_one_to_five_players() {
    for players in 1..=5 {
        let game = game(setup(1, players));
        assert_eq!((game.players(), game.rules().players()), (players, players));
    }
    assert_eq!(refused(setup(1, 0)), "M-1.1");
    let mut six = setup(1, 5);
    six.seats.push(six.scoring.clone());
    assert_eq!(refused(six), "M-1.1");
}

#[test]
fn m_1_1_six_colours_of_five_meeples() {
    let names: Vec<&str> = Colour::ALL.iter().map(|colour| colour.name()).collect();
    assert_eq!(names, ["red", "green", "blue", "yellow", "black", "pink"]);
    let game = game(setup(1, 5));
    let supplies = Colour::ALL.map(|colour| game.supply(colour));
    assert_eq!(supplies, [5, 5, 5, 5, 5, 0], "five players; pink is nobody's");
}

#[test]
fn m_1_5_the_tiles_of_each_level_are_known_before_it_is_set_up() {
    let first = setup(1, 2);
    for number in 1..=6 {
        let game = game(setup(number, 2));
        assert_eq!(
            first.tiles_at(&Level::number(number).unwrap()),
            Ok(game.rules().tiles().len()),
            "level {number}"
        );
    }
}

#[test]
fn m_1_2_colours_and_meeples_by_number_of_players() {
    for (players, colours, meeples) in [(1, 4, 3), (2, 2, 3), (3, 1, 5), (4, 1, 5), (5, 1, 5)] {
        let game = game(setup(1, players));
        for seat in 0..players {
            let own = game.rules().colours(seat);
            assert_eq!(own.len(), colours, "{players} players");
            assert!(own.iter().all(|&colour| game.supply(colour) == meeples), "{players} players");
        }
    }
}

#[test]
fn m_1_2_other_numbers_of_colours_are_refused() {
    let with = |players, names: &[&str]| {
        let mut setup = setup(1, players);
        setup.seats = seats(names);
        setup.scoring = colours("pink");
        setup
    };
    assert_eq!(refused(with(2, &["red", "blue"])), "M-1.2");
    assert_eq!(refused(with(3, &["red", "blue", "green yellow"])), "M-1.2");
    assert_eq!(refused(with(1, &["red blue green"])), "M-1.2");
    assert_eq!(refused(with(3, &["red", "blue", "red"])), "M-1.2", "a colour twice");
    assert!(with(2, &["red black", "blue green"]).validate().is_ok());
}

#[test]
fn m_1_2_the_colour_is_chosen_freely_each_turn() {
    let mut table = scene().players(2).with("cap end").play("end 0 -1 0");
    assert_eq!(table.legal(), ["meeple green road E", "meeple red road E", "pass"]);
    assert_eq!(table.refused("meeple blue road E"), "M-1.2", "blue is the other player's");
    table.act("meeple red road E").then("cap 0 2 1");
    assert_eq!(table.legal(), ["meeple blue city S", "meeple yellow city S", "pass"]);
    table.then("end -1 0 2");
    assert_eq!(table.legal(), ["meeple green road W", "meeple red road W", "pass"]);
}

#[test]
fn m_1_3_one_scoring_meeple_in_a_colour_nobody_plays() {
    for level in 1..=5 {
        let game = game(setup(level, 2));
        assert_eq!(game.rules().scoring(), colours("black"));
        assert_eq!(game.points(Colour::Black), 0);
        for scoring in ["red", "yellow", "black pink", ""] {
            let mut other = setup(level, 2);
            other.scoring = colours(scoring);
            assert_eq!(refused(other), "M-1.3", "{scoring:?}");
        }
    }
}

/// A city of 30 tiles.
#[test]
fn m_1_3_progress_is_counted_beyond_space_50() {
    let mut script = String::new();
    for x in 2..30 {
        script += &format!("meadow {x} 0 0\n");
    }
    script += "cap 0 -1 0 | meeple red city E\n";
    for x in 1..29 {
        script += &format!("tube {x} -1 0\n");
    }
    script += "cap 29 -1 2";
    let table = scene().play(&script);
    assert_eq!(table.points(), 60);
    assert_eq!(table.only("moved"), ["moved M-8.6 black 60 to 60"]);
}

#[test]
fn m_1_4_one_ghost_on_each_symbol_of_the_starting_tile() {
    for (level, ghosts) in [(1, 15), (2, 15), (3, 15), (4, 13), (5, 13), (6, 12)] {
        let game = game(setup(level, 2));
        let corner = |x, y| game.ghosts_at(cell(x, y));
        assert_eq!([corner(0, 0), corner(0, 1), corner(1, 0), corner(1, 1)], [2, 1, 0, 0]);
        assert_eq!(game.ghost_supply(), ghosts - 3, "level {level}");
    }
    let table = scene().start("ruin").play("meadow 2 0 0");
    assert_eq!(table.ghosts(), ["0 0 SW 2", "0 1 N 1"]);
}

#[test]
fn m_1_5_the_level_table() {
    use Cemeteries::{Haunted, None, Quiet};
    let rows = [
        (1, 50, 15, vec![50], vec![], 50, None),
        (2, 60, 15, vec![60], vec![], 75, Quiet),
        (3, 60, 15, vec![20, 20, 20], vec![15, 50], 100, Quiet),
        (4, 60, 13, vec![20, 20, 20], vec![20, 60], 120, Quiet),
        (5, 60, 13, vec![20, 20, 20], vec![15, 50], 100, Haunted),
        (6, 60, 12, vec![20, 20, 20], vec![10, 25], 50, Haunted),
    ];
    for (level, tiles, ghosts, piles, hounds, goal, cemeteries) in rows {
        let rules = setup(level, 2).validate().unwrap();
        assert_eq!(rules.tiles().len(), tiles, "level {level}");
        assert_eq!(rules.piles(), piles, "level {level}");
        let data = rules.level();
        assert_eq!((data.ghosts, &data.milestones, data.goal), (ghosts, &hounds, goal));
        assert_eq!(data.cemeteries, cemeteries);
        let buildings =
            rules.tiles().iter().any(|&kind| rules.catalogue().kind(kind).building.is_some());
        assert_eq!(buildings, level > 1, "level {level}");
    }
    assert!(Level::number(0).is_none() && Level::number(7).is_none());
}

#[test]
fn m_1_5_a_level_is_chosen_by_its_number() {
    let mut chosen = setup(1, 2);
    chosen.set("level", "6").unwrap();
    assert_eq!((&chosen.level, chosen.scoring.len()), (&Level::number(6).unwrap(), 3));
    assert_eq!(chosen.set("level", "7").unwrap_err().rule.to_string(), "M-1.5");
    let before = chosen.options;
    chosen.set("joint_scoring", "majority").unwrap();
    assert!(chosen.options != before && chosen.level == Level::number(6).unwrap());
}

#[test]
fn m_1_5_the_hounds_of_a_level_wait_on_the_track() {
    let waiting = |level| game(setup(level, 2)).hounds().collect::<Vec<_>>();
    assert!(waiting(2).is_empty());
    let places: Vec<HoundPlace> = waiting(3).into_iter().map(|(_, place)| place).collect();
    assert_eq!(places, [HoundPlace::Track; 2]);
}

#[test]
fn m_1_6_three_scoring_meeples_of_colours_in_play() {
    let with = |players, scoring| {
        let mut setup = setup(6, players);
        setup.scoring = colours(scoring);
        setup
    };
    assert!(with(2, "yellow red blue").validate().is_ok());
    assert_eq!(refused(with(2, "red green")), "M-1.6", "two");
    assert_eq!(refused(with(2, "red green red")), "M-1.6", "one twice");
    assert_eq!(refused(with(2, "red green pink")), "M-1.6", "pink is nobody's");
    assert_eq!(refused(with(1, "red green blue yellow")), "M-1.6", "four");
}

#[test]
fn m_1_6_they_come_from_the_box_or_from_the_supplies() {
    for (players, supplies) in [
        (1, [3, 3, 3, 3, 0, 0]),
        (2, [3, 3, 3, 3, 0, 0]),
        (3, [4, 4, 4, 0, 0, 0]),
        (4, [4, 5, 4, 4, 0, 0]),
        (5, [4, 5, 4, 4, 5, 0]),
    ] {
        let mut setup = setup(6, players);
        if players > 3 {
            setup.scoring = colours("blue red yellow");
        }
        let game = game(setup);
        assert_eq!(Colour::ALL.map(|c| game.supply(c)), supplies, "{players} players");
    }
}

#[test]
fn m_1_7_the_start_player_is_chosen_and_play_goes_clockwise() {
    let mut table = scene().players(3).start_player(1).play("");
    for (y, seat) in [(-1, 1), (-2, 2), (-3, 0), (-4, 1)] {
        assert_eq!(table.only("turn"), [format!("turn {seat}")]);
        assert_eq!(table.game.seat(), seat);
        table.then(&format!("meadow 0 {y} 0"));
    }
    let mut nobody = setup(1, 3);
    nobody.start_player = 3;
    assert_eq!(refused(nobody), "M-1.7");
}

/// A level that M-1.8 allows; each test changes one thing.
fn house_level() -> Level {
    Level { number: None, piles: Piles::Sizes(vec![10, 20, 30]), ..Level::number(3).unwrap() }
}

type Change = fn(&mut Level);

fn with_level(change: impl Fn(&mut Level)) -> Setup {
    let mut setup = setup(2, 2);
    setup.level = house_level();
    change(&mut setup.level);
    setup
}

#[test]
fn m_1_8_a_house_level_is_data() {
    let rules = with_level(|_| ()).validate().unwrap();
    assert_eq!(rules.piles(), [10, 20, 30]);
    let none = with_level(|level| level.cemeteries = Cemeteries::None).level;
    let mut without = setup(2, 2);
    without.level = Level { piles: Piles::Equal(3), ..none };
    assert_eq!(without.clone().validate().unwrap().tiles().len(), 55, "five cemeteries fewer");
    without.level.castles = false;
    assert_eq!(without.validate().unwrap().tiles().len(), 50, "and five castles");
}

#[test]
fn m_1_8_impossible_levels_are_refused() {
    let refusals: [(&str, Change); 12] = [
        ("too few ghosts for the starting tile", |level| level.ghosts = 2),
        ("an empty pile", |level| level.piles = Piles::Sizes(vec![0, 30, 30])),
        ("too few tiles", |level| level.piles = Piles::Sizes(vec![20, 20, 19])),
        ("a hound too many", |level| level.piles = Piles::Sizes(vec![30, 30])),
        ("a hound too few", |level| level.piles = Piles::Sizes(vec![15; 4])),
        ("no pile", |level| level.piles = Piles::Equal(0)),
        ("space 0", |level| level.milestones = vec![0, 10]),
        ("falling spaces", |level| level.milestones = vec![50, 15]),
        ("beyond the goal", |level| level.milestones = vec![15, 101]),
        ("three hounds", |level| {
            level.milestones = vec![1, 2, 3];
            level.piles = Piles::Sizes(vec![15; 4]);
        }),
        ("no goal", |level| {
            level.goal = 0;
            level.milestones.clear();
            level.piles = Piles::Equal(1);
        }),
        ("a goal out of reach", |level| level.goal = MAX_GOAL + 1),
    ];
    for (what, change) in refusals {
        assert_eq!(refused(with_level(change)), "M-1.8", "{what}");
    }
    let exact = with_level(|level| level.ghosts = 3);
    assert!(exact.validate().is_ok(), "as many ghosts as symbols are enough");
    let same = with_level(|level| level.milestones = vec![100, 100]);
    assert!(same.validate().is_ok(), "both hounds on one space, that of the goal");
}

#[test]
fn m_1_8_the_numbered_levels_are_those_of_the_table() {
    let mut easy = setup(4, 2);
    easy.level.goal = 100;
    assert_eq!(refused(easy), "M-1.8");
}

#[test]
fn m_1_8_the_remainder_goes_to_the_last_pile() {
    let level = Level { piles: Piles::Equal(3), ..house_level() };
    assert_eq!(level.pile_sizes(61).unwrap(), [20, 20, 21]);
    assert_eq!(level.pile_sizes(62).unwrap(), [20, 20, 22]);
    assert_eq!(level.pile_sizes(2).unwrap_err().rule.as_str(), "M-1.8");
}

#[test]
fn m_1_8_three_scoring_meeples_without_level_6() {
    let setup = with_level(|level| level.scoring = Scoring::Colours);
    assert_eq!(refused(setup), "M-1.6", "the one scoring meeple of the team is not enough");
}
