//! Whole games played through the face that screens see, and through nothing else.

use fogbound_game::{Rng, Seed};
use fogbound_presenter::{
    Detail, Look, Overlays, Presenter, Pushed, Question, Showing, Wish, decide, start,
};
use fogbound_table::texts::Texts;
use std::rc::Rc;

fn texts() -> Rc<Texts> {
    Rc::new(Texts::english())
}

fn wish(game: &str, seats: &[&str], seed: &str) -> Wish {
    Wish {
        game: game.to_owned(),
        level: 1,
        parts: "all".to_owned(),
        seats: seats.iter().map(|&seat| seat.to_owned()).collect(),
        seed: seed.to_owned(),
        ..Wish::default()
    }
}

fn mists(level: u8, seats: &[&str], seed: &str) -> Box<dyn Presenter> {
    let wish = Wish { level, ..wish("mists", seats, seed) };
    start(&wish, &texts()).expect("a game")
}

/// Everything that may be answered.
fn choices(game: &dyn Presenter, question: &Question) -> Vec<String> {
    let cells = question.cells.iter();
    let places = cells.flat_map(|legal| legal.turns.iter().map(|&turns| (legal.cell, turns)));
    let places = places.map(|(cell, turns)| game.placing(cell, turns));
    places.chain(question.answers.iter().map(|answer| answer.action.clone())).collect()
}

/// Looks at everything there is to see, so that nothing of it fails.
fn look_around(game: &dyn Presenter, viewer: Option<u8>) -> String {
    let look = Look { viewer, ..Look::default() };
    let drawn = |_, _: &str| false;
    let showing = Showing { overlays: Overlays::Owned, detail: Detail::Far, drawn: &drawn };
    let board = game.board(look, showing);
    let mut text = format!("{:?}\n{:?}\n{:?}\n", board.tiles, board.overlays, board.figures);
    for y in board.north..=board.south {
        for x in board.west..=board.east {
            let cell = fogbound_game::Cell::new(x, y);
            text.push_str(&format!("{:?}\n", game.features(look, cell)));
        }
    }
    text.push_str(&format!("{:?}\n{:?}\n", game.panels(look), game.log(look)));
    text.push_str(&format!("{:?}\n", game.left(look)));
    text
}

/// A text that no message should lead to: an id, an empty sentence, a variable not filled in.
fn check_words(words: &str) {
    assert!(!words.is_empty(), "nothing said");
    assert!(!words.contains("{ $") && !words.contains("{$"), "{words}");
    let is_id = words.contains('-') && !words.contains(' ') && words.is_ascii();
    assert!(!is_id, "{words}");
}

/// Plays a game to its end: people at random, bots as they like.
fn play(mut game: Box<dyn Presenter>, seed: &str, look_every: usize) -> Box<dyn Presenter> {
    let mut rng: Rng = Seed::new(seed).stream("choices");
    let mut steps = 0usize;
    while game.ending().is_none() {
        steps += 1;
        if steps.is_multiple_of(look_every) {
            look_around(game.as_ref(), Some(0));
        }
        if let Some(seat) = game.bot_to_decide() {
            let (bot, action) = decide(&game.record()).expect("a bot decides");
            assert_eq!(bot, seat);
            game.take_for_bot(seat, &action).expect("legal");
            continue;
        }
        let seat = game.people_to_decide()[0];
        let question = game.question(seat).expect("a question");
        check_words(&question.text);
        let all = choices(game.as_ref(), &question);
        let choice = &all[rng.below(all.len() as u32) as usize];
        let foreseen = game.foresee(seat, choice).expect("legal");
        foreseen.lines.iter().for_each(|line| check_words(&line.text));
        match game.push(seat, choice).expect("legal") {
            Pushed::Drafted => assert!(!foreseen.is_final),
            Pushed::Taken(happened) => {
                happened.lines.iter().for_each(|line| check_words(&line.text));
            }
        }
    }
    game
}

#[test]
fn mists_is_played_to_its_end_at_every_level() {
    for level in 1..=6 {
        for players in 1..=5 {
            let seats: Vec<&str> =
                (0..players).map(|seat| if seat % 2 == 0 { "person" } else { "random" }).collect();
            let game = play(mists(level, &seats, "levels"), &format!("{level} {players}"), 40);
            let ending = game.ending().unwrap();
            check_words(&ending.title);
            ending.lines.iter().for_each(|line| check_words(line));
        }
    }
}

fn carcassonne(parts: &str, seats: &[&str], seed: &str) -> Box<dyn Presenter> {
    let wish = Wish { parts: parts.to_owned(), ..wish("carcassonne", seats, seed) };
    start(&wish, &texts()).expect("a game")
}

/// The nine combinations of parts.
fn combinations() -> Vec<String> {
    fogbound_presenter::form("carcassonne", &texts()).parts
}

#[test]
fn carcassonne_is_played_to_its_end_in_every_combination() {
    let combinations = combinations();
    assert_eq!(combinations.len(), 9);
    for (number, parts) in combinations.iter().enumerate() {
        let players = 2 + number % 5;
        let seats: Vec<&str> =
            (0..players).map(|seat| if seat % 2 == 0 { "person" } else { "random" }).collect();
        let game = play(carcassonne(parts, &seats, "parts"), parts, 60);
        let ending = game.ending().unwrap();
        check_words(&ending.title);
        ending.lines.iter().for_each(|line| check_words(line));
        ending.steps.iter().for_each(|step| check_words(&step.text));
    }
}
