//! The publishers' answers, continued: Dized.MoC.0050 to 0060, the list of questions, and answers
//! from fairs and forums.

use crate::m_8::SHELF;
use crate::m_8_points::{joint_road, level_6_hound};
use crate::m_9::scoring_beside_the_ruin;
use crate::m_10::rufus_among_ghosts;
use crate::scene::{colour, scene};
use fogbound_game::{Colour, Game as _};
use fogbound_mists::{Game, Level, Order, Setup};
use std::sync::Arc;

const NOTHING: [&str; 0] = [];

fn setup(level: u8, players: u8) -> Setup {
    let set = Arc::new(fogbound_sets::fogbound_mists().clone());
    Setup::new(set, Level::number(level).unwrap(), players)
}

fn start(setup: Setup) -> Game {
    Game::start(Arc::new(setup.validate().unwrap()), &Order::Told).unwrap().0
}

fn supplies(game: &Game) -> Vec<u8> {
    Colour::ALL.iter().map(|&colour| game.supply(colour)).collect()
}

#[test]
fn dized_moc_0050_another_player_completes_my_region() {
    for (kind, feature, points) in [("end", "road", 2), ("cap", "city", 4)] {
        let table = scene().players(2).play(&format!(
            "{kind} 0 -1 0 | meeple red {feature} E
             {kind} 1 -1 2"
        ));
        assert_eq!(table.points(), points);
        assert_eq!(table.only("meeple_returned"), ["meeple_returned red 0 -1"]);
        assert_eq!(table.supply("red"), 3);
    }
}

#[test]
fn dized_moc_0051_occupied_road_or_city_is_refused() {
    let table = scene().players(2).play("end 0 -1 0 | meeple red road E\ngate 1 -1 0");
    assert_eq!(table.legal(), ["meeple blue city E", "meeple yellow city E", "pass"]);
    assert_eq!(table.refused("meeple blue road W"), "M-7.3");
    let table = scene().players(2).play("cap 1 -1 2 | meeple red city W\ngate 0 -1 0");
    assert_eq!(table.legal(), ["meeple blue road W", "meeple yellow road W", "pass"]);
    assert_eq!(table.refused("meeple blue city E"), "M-7.3");
}

#[test]
fn dized_moc_0052_touching_by_a_corner_is_refused() {
    let mut table = scene().with("meadow").play("");
    table.tell("meadow");
    for corner in ["-1 -1", "2 -1", "-1 2", "2 2"] {
        assert_eq!(table.refused(&format!("place {corner} 0")), "M-3.2");
    }
}

#[test]
fn dized_moc_0053_one_meeple_a_turn() {
    let mut table = scene().with("end").play("gate 0 -1 0 | meeple red road W");
    assert_eq!(table.asked(), "");
    table.tell("end");
    assert_eq!(table.refused("meeple green city E"), "X-7", "the next tile comes first");
    assert_eq!(table.meeples(), ["0 -1 red road"]);
}

#[test]
fn dized_moc_0054_no_meeple_on_an_earlier_tile() {
    let table = scene().players(3).play("end 0 -1 0\ncap 0 2 1");
    assert_eq!(table.legal(), ["meeple green city S", "pass"]);
    assert_eq!(table.refused("meeple green road E"), "M-7.2");
}

#[test]
fn dized_moc_0055_placing_a_meeple_is_optional() {
    let mut table = scene().play("end 0 -1 0");
    assert!(table.legal().contains(&"pass".to_owned()));
    table.act("pass");
    assert_eq!((table.supply("red"), table.meeples().len()), (3, 0));
}

#[test]
fn dized_moc_0056_drawing_and_placing_are_not_optional() {
    let mut table = scene().with("road end").play("meadow 0 -1 0");
    for (tiles, kind, place) in [(6, "road", "place 0 2 0"), (7, "end", "place 2 0 0")] {
        if table.asked() == "meeple" {
            table.act("pass");
        }
        table.tell(kind);
        assert_eq!(table.refused("pass"), "X-7");
        table.act(place);
        assert_eq!(table.game.map().len(), tiles);
    }
}

#[test]
fn dized_moc_0058_drawn_tile_is_public() {
    let mut table = scene().players(3).with("road").play("");
    table.tell("road");
    assert_eq!(table.game.view().hand(), table.catalogue().find("road"));
    assert_eq!(table.only("drawn"), ["drawn road"]);
}

#[test]
fn dized_moc_0059_ghost_supply_too_small_loses() {
    let table = scene().ghosts(1).play("lane2 0 -1 0");
    assert_eq!(table.outcome(), "lost M-12.2");
    assert_eq!(table.ghosts(), NOTHING);
}

#[test]
fn dized_moc_0059_empty_pile_loses() {
    let table = scene().piles(&[2], &[]).play("meadow 0 -1 0\nmeadow 0 2 0");
    assert_eq!(table.outcome(), "lost M-12.3");
}

#[test]
fn dized_moc_0060_reaching_the_goal_wins() {
    let table = scene().goal(4).play("cap 0 2 1 | meeple blue city S\ncap 0 3 3");
    assert_eq!((table.points(), table.outcome()), (4, "won M-12.1".to_owned()));
}

#[test]
fn faq_moc_0004_a_joint_scoring_is_one_scoring() {
    let mut table = joint_road("every_colour");
    assert_eq!(table.legal(), ["ghosts 0 2 1", "ghosts 0 2 2", "points"]);
    table.act("ghosts 0 2 1");
    assert_eq!(table.asked(), "", "nothing is left to decide for the other colour");
    assert_eq!(table.points(), 0);
}

#[test]
fn faq_moc_0006_setup_for_one_and_two_players() {
    for players in [1, 2] {
        assert_eq!(supplies(&start(setup(1, players))), [3, 3, 3, 3, 0, 0]);
        let mut played = setup(1, players);
        played.scoring = vec![colour("red")];
        assert_eq!(played.validate().unwrap_err().rule.as_str(), "M-1.3");
    }
}

#[test]
fn faq_moc_0007_level_6_setup_by_player_count() {
    for (players, expected) in [
        (1, [3, 3, 3, 3, 0, 0]),
        (2, [3, 3, 3, 3, 0, 0]),
        (3, [4, 4, 4, 0, 0, 0]),
        (5, [4, 4, 4, 5, 5, 0]),
    ] {
        assert_eq!(supplies(&start(setup(6, players))), expected, "{players} players");
    }
}

#[test]
fn faq_moc_0007_hound_points_follow_the_meeple() {
    let mut table = level_6_hound("red green blue", "blue", "lane2");
    table.act("points");
    assert_eq!(table.only("moved").last().unwrap(), "moved M-8.10 blue 2 to 13 for blue");
    assert_eq!((table.points_of("red"), table.points_of("blue")), (11, 13));
}

#[test]
fn hig_2022_11_finishing_tile_gets_no_ghosts() {
    let table = scene().play("fog1 0 -1 0\nfog2 1 -1 2");
    assert_eq!(table.only("ghosts"), ["ghosts_removed M-4.3 0 -1 E 1"]);
}

#[test]
fn hig_2022_11_finishing_tile_adds_no_cemetery_ghost() {
    let table = scene().quiet().play("fog1 0 -1 0\nyard 0 2 0\nfog2 1 -1 2");
    assert_eq!(table.ghosts(), NOTHING);
}

/// Only buried meeples are on the board when Rufus's space is reached.
#[test]
fn hig_2022_11_hound_without_a_meeple_is_lost() {
    let table = scene().quiet().piles(&[30, 30], &[2]).play(
        "end 0 2 0 | meeple red road E
         yard 0 -1 0
         meadow -1 -1 0
         meadow 1 -1 0
         meadow 0 -2 0
         end -1 0 1 | meeple red road S
         end -1 1 3",
    );
    assert_eq!(table.meeples(), ["0 -1 red buried"]);
    assert_eq!(table.only("hound piles"), ["hound_lost rufus", "piles_joined 23 53"]);
}

#[test]
fn hig_2022_11_any_own_colour_each_turn() {
    let own = |table: &crate::scene::Played| -> Vec<String> {
        let meeples = table.legal().into_iter().filter(|action| action != "pass");
        meeples.map(|action| action.split(' ').nth(1).unwrap().to_owned()).collect()
    };
    let solo = scene().play("end 0 -1 0 | meeple red road E\nend -1 0 2");
    assert_eq!(own(&solo), ["blue", "green", "red", "yellow"], "red a second time");
    let two = scene().players(2).play("end 0 -1 0 | meeple red road E\ncap 0 2 1\nend -1 0 2");
    assert_eq!(own(&two), ["green", "red"]);
}

#[test]
fn hig_2022_11_starting_tile_is_four_for_removing_ghosts() {
    let table = scoring_beside_the_ruin();
    assert_eq!(table.legal(), ["ghosts 0 0 1", "ghosts 0 0 2", "ghosts 0 1 1", "points"]);
}

#[test]
fn hig_2022_11_hound_points_at_level_6() {
    let mut table = level_6_hound("red green yellow", "yellow", "lane2");
    table.act("points").act("assign yellow");
    assert_eq!(table.legal(), ["assign green", "assign red", "assign yellow"]);
    table.act("assign green");
    assert_eq!(table.last("moved"), ["moved M-8.10 green 2 to 7 for blue"]);
}

#[test]
fn hig_2023_02_majority_scores_alone() {
    let mut table = joint_road("majority");
    table.act("points");
    assert_eq!(table.points(), 5);
}

#[test]
fn hig_2023_02_tied_colours_all_score() {
    let table = scene().option("joint_scoring", "majority").play(&format!(
        "{SHELF}meadow 6 0 0\nmeadow 7 0 0\nmeadow 8 0 0
         end 0 -1 0 | meeple blue road E
         road 2 -1 0 | meeple blue road EW
         road 4 -1 0 | meeple red road EW
         road 6 -1 0 | meeple red road EW
         end 8 -1 2 | meeple green road W
         road 1 -1 0
         road 3 -1 0
         road 5 -1 0
         road 7 -1 0"
    ));
    assert_eq!(table.only("scored"), ["scored road 0 -1 E: 9*1+0=9 red blue"]);
    assert_eq!(table.points(), 18);
}

#[test]
fn hig_2023_03_scoring_meeple_in_an_unused_colour() {
    for level in 1..=5 {
        for players in [1, 2] {
            let game = start(setup(level, players));
            let [scoring] = game.rules().scoring() else { panic!("one scoring meeple") };
            let seats = (0..players).flat_map(|seat| game.rules().colours(seat));
            assert!(seats.clone().all(|colour| colour != scoring));
            assert_eq!((seats.count(), game.points(*scoring)), (4, 0));
        }
    }
}

#[test]
fn hig_2023_03_meeple_of_any_own_colour() {
    let table = scene().players(2).play(
        "end 0 -1 0 | meeple red road E
         cap 0 2 1 | meeple blue city S
         end -1 0 2",
    );
    assert_eq!(table.legal(), ["meeple green road W", "meeple red road W", "pass"]);
}

#[test]
fn hig_2023_03_points_again_for_each_further_colour() {
    let table = scene().play(&format!(
        "{SHELF}meadow 6 0 0
         end 0 -1 0 | meeple blue road E
         road 2 -1 0 | meeple red road EW
         road 4 -1 0 | meeple green road EW
         end 6 -1 2 | meeple blue road W
         road 1 -1 0
         road 3 -1 0
         road 5 -1 0"
    ));
    assert_eq!(table.only("scored"), ["scored road 0 -1 E: 7*1+0=7 red green blue"]);
    assert_eq!(table.points(), 21);
}

#[test]
fn hig_2023_03_starting_tile_counts_by_quarters() {
    let one = scene().start("street").play("end 2 1 2 | meeple red road W");
    let two = scene().start("street").play("end -1 0 0 | meeple red road E");
    assert_eq!((one.points(), two.points()), (2, 3), "one quarter, and two, and the tile itself");
}

#[test]
fn hig_2023_03_closed_cemetery_with_mist_gets_a_ghost() {
    let table = scene().haunted().play(
        "end 0 2 0 | meeple red road E
         meadow 1 -1 0
         meadow 1 -2 0
         meadow 0 -2 0
         meadow -1 -2 0
         yard-fog1 0 -1 1 | face_down -1 0
         yard -1 -1 0",
    );
    assert_eq!(table.only("buried")[0], "buried M-5.3 0 -1 red", "closed before 2a");
    assert_eq!(table.only("ghosts"), ["ghosts_placed M-6.4 0 -1 S 1"]);
}

#[test]
fn hig_level_6_scoring_colours_are_in_play() {
    for (scoring, valid) in [
        ("blue red yellow", true),
        ("blue red", false),
        ("blue red blue", false),
        ("blue red black", false),
    ] {
        let mut level_6 = setup(6, 2);
        level_6.scoring = scoring.split(' ').map(colour).collect();
        let refusal = level_6.validate().err().map(|refusal| refusal.rule.to_string());
        assert_eq!(refusal, (!valid).then(|| "M-1.6".to_owned()), "{scoring}");
    }
}

#[test]
fn hig_summary_steps_do_not_need_each_other() {
    let table = scene().play("end 0 -1 0 | meeple red road E\nend 1 -1 2");
    assert_eq!(table.only("meeple_placed scored"), ["scored road 0 -1 E: 2*1+0=2 red"]);
    let table = scene().haunted().play("yard 0 -1 0 | face_down 1 -1");
    assert_eq!(table.only("scored face_down"), ["face_down 1 -1"]);
}

#[test]
fn hig_summary_hound_may_stop_early() {
    for answers in [
        &["hound_done"][..],
        &["hound_ghosts -1 0 1", "hound_done"],
        &["hound_ghosts -1 0 1", "hound_ghosts 0 -2 1"],
    ] {
        let mut table = rufus_among_ghosts();
        for answer in answers {
            assert_eq!(table.asked(), "hound_ghosts");
            table.act(answer);
        }
        assert_eq!(table.asked(), "");
        let done = answers.iter().filter(|answer| **answer == "hound_done").count();
        assert_eq!(table.only("ghosts_removed").len(), answers.len() - done);
    }
}
