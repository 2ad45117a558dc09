//! The first games that teach.

use fogbound_presenter::{Care, Look, Presenter, Pushed, counsel, decide, lesson, open};
use fogbound_table::games::GameId;
use fogbound_table::texts::Texts;
use std::collections::BTreeSet;
use std::rc::Rc;

/// What is advised to the person.
fn advised(game: &dyn Presenter) -> String {
    let counsel = counsel(&game.record(), 0, &game.draft(0), Care::Quick).unwrap();
    counsel.hint().unwrap().to_owned()
}

/// The core rules of a game: each has to be met in its first game.
fn core(game: GameId) -> &'static [&'static str] {
    match game.name() {
        "mists" => &[
            "M-3.2", "M-4.3", "M-5.3", "M-6.1", "M-6.3", "M-7.1", "M-8.4", "M-8.5", "M-8.6",
            "M-8.7", "M-8.9", "M-10.1", "M-10.2", "M-12.1",
        ],
        "ghosts-galore" => &[
            "T-2.1", "T-2.2", "T-2.3", "T-2.4", "T-2.5", "T-4.1", "T-4.2", "T-4.3", "T-4.4",
            "T-4.5", "T-4.6", "T-4.7", "T-4.8", "T-4.9", "T-4.10", "T-4.11", "T-4.12", "T-4.13",
            "T-4.14",
        ],
        _ => &["C-3", "C-5", "C-6", "G-2.2", "G-2.3", "G-2.7", "G-5.1"],
    }
}

/// Lets the bots of a game decide as the page does: from its record alone.
fn let_bots_go_on(game: &mut dyn Presenter) {
    while game.bot_to_decide().is_some() {
        let (seat, action) = decide(&game.record()).unwrap();
        game.take_for_bot(seat, &action).unwrap();
    }
}

/// Plays a first game by its advice and returns what was said.
fn follow(game: &mut dyn Presenter) -> BTreeSet<&'static str> {
    let mut said = BTreeSet::new();
    let_bots_go_on(game);
    while !game.is_over() {
        said.extend(game.says(0).map(|(name, _)| name));
        let action = advised(game);
        if game.push(0, &action).unwrap() == Pushed::Drafted && game.question(0).is_none() {
            game.confirm(0).unwrap();
        }
        let_bots_go_on(game);
    }
    said
}

#[test]
fn who_follows_a_first_game_wins_it_meets_each_core_rule_and_hears_all_there_is_to_say() {
    let texts = Rc::new(Texts::english());
    for &name in GameId::ALL {
        let record = lesson(name).unwrap();
        let mut game = open(&record, &texts).unwrap();
        assert!(game.is_lesson() && game.plies() == 0, "{name}");
        let said = follow(&mut *game);
        let ending = game.ending().unwrap();
        assert_eq!(ending.won, Some(true), "{name}");
        let mut met: BTreeSet<String> =
            game.log(Look::at(game.plies())).into_iter().map(|line| line.told.rule).collect();
        // A category that brings nobody anything is not met.
        let steps =
            ending.steps.into_iter().filter(|step| step.gains.iter().any(|(_, gain)| *gain != 0));
        met.extend(steps.map(|step| step.told.rule));
        let missing: Vec<_> = core(name).iter().filter(|rule| !met.contains(**rule)).collect();
        assert!(missing.is_empty(), "{name}: {missing:?} are not met");
        assert!(said.len() >= 10, "{name}: {said:?}");
        assert_eq!(game.story().unwrap().next.wish.game, name);
        assert!(!game.story().unwrap().next.text.is_empty());
    }
}

#[test]
fn who_plays_otherwise_plays_on_with_bots_and_advice() {
    let texts = Rc::new(Texts::english());
    for &name in GameId::ALL {
        let record = lesson(name).unwrap();
        let mut game = open(&record, &texts).unwrap();
        let_bots_go_on(&mut *game);
        // The first answer that is not the one shown.
        let shown = advised(&*game);
        let asked = game.question(0).unwrap();
        let cells = asked.cells.iter().flat_map(|legal| {
            legal.turns.iter().map(|&turns| game.placing(legal.cell, turns)).collect::<Vec<_>>()
        });
        let answers = asked.answers.iter().map(|answer| answer.action.clone());
        let other = cells.chain(answers).find(|action| *action != shown).unwrap();
        game.push(0, &other).unwrap();
        assert_eq!(game.says(0), None, "{name}");
        follow(&mut *game);
        assert!(game.is_over(), "{name}");
    }
}

#[test]
fn other_games_say_nothing() {
    let record = lesson(GameId::ALL[0]).unwrap().replace("# lesson: first\n", "");
    let game = open(&record, &Rc::new(Texts::english())).unwrap();
    assert!(!game.is_lesson());
    assert_eq!(game.says(0), None);
}
