//! The examples of the rules.

use fogbound_game::Colour;
use fogbound_pictures::Detail;
use fogbound_pictures::board::Standing;
use fogbound_pictures::figures::{Figure, Hound, Icon, Pose};
use fogbound_pictures::shape::pt;
use fogbound_presenter::{
    Example, Examples, Glyph, Look, Overlays, Presenter, Scene, Wish, lesson, open, start,
};
use fogbound_table::games::GameId;
use fogbound_table::texts::Texts;
use fogbound_tilesets::{DoorKind, Monster};
use std::collections::BTreeSet;
use std::rc::Rc;

/// Games of random bots in which the rules that players meet are looked for.
const GAMES: u8 = 6;

#[test]
fn each_mark_in_the_records_shows_its_rule_in_both_languages() {
    for texts in [Texts::english(), Texts::language("de").unwrap()].map(Rc::new) {
        for &game in GameId::ALL {
            let examples = Examples::of(game, &texts);
            let rules: BTreeSet<&str> = examples.rules().collect();
            assert!(rules.len() > 10, "{game}");
            for rule in rules {
                assert!(texts.rule(rule).is_some(), "{rule} is no rule");
                let shown = examples.of_rule(rule);
                let marks = examples.rules().filter(|other| *other == rule).count();
                assert_eq!(shown.len(), marks, "{game}: {rule} is not shown where it is marked");
                for example in shown {
                    assert!(!example.told.text.is_empty(), "{rule}");
                    let is_near = |cell| example.board.tiles.contains(&cell);
                    let is_refused = example.refused.is_some();
                    let cells = &example.told.cells;
                    assert!(
                        is_refused || cells.iter().any(|&cell| is_near(cell)) || cells.is_empty(),
                        "{rule}"
                    );
                }
            }
        }
    }
}

#[test]
fn m_8_6_its_example_shows_the_colours_that_multiply() {
    let texts = Rc::new(Texts::english());
    let shown = Examples::of(Examples::game_of("M-8.6"), &texts).of_rule("M-8.6");
    assert!(shown.iter().any(|example| example.told.text.contains("× 2 colours = 32 points")));
    // Their meeples have not gone home yet.
    let meeples = |example: &Example| match &example.board.scene {
        Scene::Landscape(scene) => {
            scene.figures.iter().filter(|it| matches!(it, Standing::Meeple(_))).count()
        }
        Scene::Train { .. } => 0,
    };
    assert!(
        shown
            .iter()
            .filter(|example| example.told.text.contains("colours"))
            .all(|it| meeples(it) >= 2)
    );
    // What lies far away is left out.
    assert!(shown.iter().all(|example| example.board.tiles.len() <= 30));
}

/// Adds the rules that a player meets at the end of a finished game and on the way there.
fn meet(game: &dyn Presenter, met: &mut BTreeSet<String>) {
    let plies = game.plies();
    met.extend(game.log(Look::at(plies)).into_iter().map(|line| line.told.rule));
    for cell in game.board(Look::at(plies), Overlays::None).tiles {
        met.extend(game.features(Look::at(plies), cell).into_iter().map(|of| of.told.rule));
    }
    let ending = game.ending().unwrap();
    met.insert(ending.rule);
    met.extend(ending.steps.into_iter().map(|step| step.told.rule));
}

#[test]
fn every_rule_that_a_player_meets_in_play_has_an_example() {
    let texts = Rc::new(Texts::english());
    let mut met = BTreeSet::new();
    for &game in GameId::ALL {
        for number in 1..=GAMES {
            let mut wish = Wish::new(game);
            wish.seed = format!("met {number}");
            wish.seats = vec!["random".to_owned(); 2];
            if game == GameId::Mists {
                wish.choose("level", &number.to_string());
            }
            let mut play = start(&wish, &texts).unwrap();
            while let Some(seat) = play.bot_to_decide() {
                // Of a landscape and of a board of spaces; the wrong ones are refused.
                for action in ["place 0 0 0", "place -9 -9 0", "place 0 0", "pass"] {
                    met.extend(play.why_not(seat, action).map(|refused| refused.rule));
                }
                if let Some(answer) =
                    play.question(seat).and_then(|asked| asked.answers.into_iter().next())
                {
                    let foreseen = play.foresee(seat, &answer.action).unwrap();
                    met.extend(foreseen.lines.into_iter().map(|told| told.rule));
                }
                play.let_bot_decide().unwrap();
            }
            meet(&*play, &mut met);
        }
    }
    met.remove("");
    let shown: Vec<Examples> = GameId::ALL.iter().map(|&game| Examples::of(game, &texts)).collect();
    let shown: BTreeSet<&str> = shown.iter().flat_map(Examples::rules).collect();
    let missing: Vec<&String> = met.iter().filter(|id| !shown.contains(id.as_str())).collect();
    assert!(missing.is_empty(), "no example of {missing:?}");
    assert!(met.len() > 45, "{met:?}");
}

#[test]
fn every_rule_has_an_example() {
    let texts = Rc::new(Texts::english());
    let is_without = |id: &&String| {
        // A section is a summary of its rules; one without rules is a rule itself.
        let is_section = !id.contains('.')
            && texts.rule_ids().iter().any(|other| other.starts_with(&format!("{id}.")));
        let is_rule = id.contains('-') && !is_section;
        is_rule && Examples::of(Examples::game_of(id), &texts).of_rule(id).is_empty()
    };
    let ids = texts.rule_ids();
    let missing: Vec<&String> = ids.iter().filter(is_without).collect();
    assert!(missing.is_empty(), "no example of {missing:?}");
    assert!(ids.len() > 140);
}

#[test]
fn every_piece_and_category_has_a_card_with_an_example() {
    let texts = Rc::new(Texts::english());
    let figure = |name: &str| match name {
        "ghosts-galore" => {
            let monsters = Monster::ALL.into_iter().map(Glyph::Monster);
            let doors = DoorKind::ALL.into_iter().map(Glyph::Door);
            monsters
                .chain(doors)
                .chain([Glyph::icon(Icon::Diamond), Glyph::icon(Icon::Lamp)])
                .collect()
        }
        name => {
            let mut all = vec![Glyph::Figure(Figure::Ghosts(1)), Glyph::icon(Icon::GhostLeft)];
            all.extend(
                [Pose::Standing, Pose::Scoring].map(|pose| Glyph::meeple(Colour::Red, pose)),
            );
            all.push(match name {
                "mists" => Glyph::Figure(Figure::Hound(Hound::Rufus)),
                _ => Glyph::meeple(Colour::Red, Pose::Guard),
            });
            all
        }
    };
    for &name in GameId::ALL {
        let game = open(&lesson(name).unwrap(), &texts).unwrap();
        let examples = Examples::of(name, &texts);
        for glyph in figure(name.name()) {
            let glyph: Glyph = glyph;
            let piece = glyph.piece().unwrap();
            let rule = game.card(piece).unwrap_or_else(|| panic!("{name}: {piece} has no card"));
            assert!(texts.rule(rule).is_some(), "{rule}");
            assert!(!examples.of_rule(rule).is_empty(), "{name}: {piece} has no example");
        }
        assert_eq!(game.card("teapot"), None);
    }
}

#[test]
fn everything_to_be_seen_on_a_board_has_a_card_with_an_example() {
    let texts = Rc::new(Texts::english());
    let mut names = BTreeSet::new();
    for &name in GameId::ALL {
        let examples = Examples::of(name, &texts);
        for seed in ["one", "two"] {
            let mut wish = Wish::new(name);
            wish.seed = seed.to_owned();
            let bot = if name == GameId::GhostsGalore { "planner" } else { "greedy" };
            wish.seats = vec![bot.to_owned(); 2];
            if name == GameId::Mists {
                wish.choose("level", "5");
            }
            let mut game = start(&wish, &texts).unwrap();
            while game.bot_to_decide().is_some() {
                game.let_bot_decide().unwrap();
            }
            for ply in (0..=game.plies()).step_by(5) {
                let board = game.board(Look::at(ply), Overlays::None);
                for thing in board.scene.things(Detail::Middle) {
                    let card = game.card(thing.name);
                    let rule = card.unwrap_or_else(|| panic!("{name}: no card of {}", thing.name));
                    assert!(!examples.of_rule(rule).is_empty(), "{name}: {}", thing.name);
                    let middle = pt(
                        f64::midpoint(thing.from.x, thing.to.x),
                        f64::midpoint(thing.from.y, thing.to.y),
                    );
                    assert!(thing.is_at(middle), "{thing:?}");
                    names.insert((name.name(), thing.name));
                }
            }
        }
    }
    let named = |game: &str| names.iter().filter(|(of, _)| *of == game).count();
    assert!(named("mists") >= 7, "{names:?}");
    assert!(named("carcassonne") >= 8, "{names:?}");
    assert!(named("ghosts-galore") >= 14, "{names:?}");
}

#[test]
fn m_5_2_the_card_of_a_cemetery_says_when_it_closes_at_this_level() {
    let texts = Rc::new(Texts::english());
    let card = |level: &str| {
        let mut wish = Wish::new(GameId::Mists);
        wish.seats = vec!["person".to_owned()];
        wish.choose("level", level);
        start(&wish, &texts).unwrap().card("cemetery")
    };
    assert_eq!([card("2"), card("4")], [Some("M-5.1"); 2]);
    assert_eq!([card("5"), card("6")], [Some("M-5.2"); 2]);
}
