//! Games on landscape tiles, played through the face that screens see and through nothing else.

mod described;
mod haunted;
mod help;
mod lens;
mod shown;

use fogbound_bots::{Bot, Veiled, by_name, fast_bot};
use fogbound_carcassonne::Parts;
use fogbound_game::{Cell, Rng, Seed};
use fogbound_presenter::{
    Board, Happened, LogLine, Look, Overlays, Part, Presented, Presenter, Pushed, Question, Told,
    Wish, decide, start,
};
use fogbound_table::games::AnyRecord;
use fogbound_table::record::{Record, Sets};
use fogbound_table::session::Session;
use fogbound_table::texts::{LANGUAGES, Texts};
use fogbound_table::with_record;
use std::rc::Rc;

/// Returns the answer of the fast bot in the place of a seat that has come so far with its draft.
fn sensible(record: &str, seat: u8, draft: &str) -> Option<String> {
    with_record!(AnyRecord::parse("", record).ok()?, record => answer(record, seat, draft))
}

fn answer<G: Presented>(record: Record<G>, seat: u8, draft: &str) -> Option<String> {
    let session = Session::resume(record, &Sets::shipped(), Vec::new()).ok()?;
    let draft = session.restore(draft).or_else(|_| session.draft(seat)).ok()?;
    let legal = draft.legal();
    let mut bot = by_name::<G>(fast_bot::<G>(), &Seed::new("sensible"))?;
    let choice = |bot: &mut dyn Bot<G>| bot.choose_veiled(Veiled::new(draft.game(), seat), &legal);
    (!legal.is_empty()).then(|| choice(&mut *bot).to_string())
}

/// Returns all languages there are.
fn languages() -> Vec<Rc<Texts>> {
    let tags = LANGUAGES.iter().map(|language| language.tag);
    tags.map(|tag| Rc::new(Texts::language(tag).expect("listed"))).collect()
}

fn texts() -> Rc<Texts> {
    Rc::new(Texts::english())
}

fn wish(game: &str, seats: &[&str], seed: &str) -> Wish {
    Wish {
        seats: seats.iter().map(|&seat| seat.to_owned()).collect(),
        seed: seed.to_owned(),
        ..Wish::new(game.parse().expect("a game"))
    }
}

fn mists(level: u8, seats: &[&str], seed: &str) -> Box<dyn Presenter> {
    let mut wish = wish("mists", seats, seed);
    wish.choose("level", &level.to_string());
    start(&wish, &texts()).expect("a game")
}

/// Returns everything that may be answered.
fn choices(game: &dyn Presenter, question: &Question) -> Vec<String> {
    let cells = question.cells.iter();
    let places = cells.flat_map(|legal| legal.turns.iter().map(|&turns| (legal.cell, turns)));
    let places = places.map(|(cell, turns)| game.placing(cell, turns));
    places.chain(question.answers.iter().map(|answer| answer.action.clone())).collect()
}

fn board(game: &dyn Presenter, look: Look, overlays: Overlays) -> Board {
    game.board(look, overlays)
}

/// Returns all cells of a board, row by row.
fn cells(board: &Board) -> Vec<Cell> {
    let rows = board.first.y..=board.last.y;
    rows.flat_map(|y| (board.first.x..=board.last.x).map(move |x| Cell::new(x, y))).collect()
}

/// Returns everything there is to see now, as text, and checks the sentences.
fn look_around(game: &dyn Presenter, viewer: Option<u8>) -> String {
    let look = Look { viewer, ..Look::default() };
    let owned = board(game, look, Overlays::Owned);
    let mut text = format!("{owned:?}\n{:?}\n", board(game, look, Overlays::Fields));
    let labels = game.labels(look, &owned.tiles);
    labels.iter().for_each(|(_, label)| check_words(label));
    text.push_str(&format!("{labels:?}\n"));
    for cell in cells(&owned) {
        let features = game.features(look, cell);
        features.iter().for_each(|feature| check_words(&feature.told.text));
        text.push_str(&format!("{features:?}\n{:?}\n", game.odds(look, cell)));
    }
    let (panels, log) = (game.panels(look), game.log(look));
    panels.iter().flat_map(|panel| &panel.parts).for_each(check_part);
    log.iter().for_each(|line| check_words(&line.told.text));
    text.push_str(&format!("{panels:?}\n{log:?}\n{:?}\n{:?}", game.left(look), game.chairs()));
    text
}

fn check_part(part: &Part) {
    match part {
        Part::Glyph { text, .. }
        | Part::Track { text, .. }
        | Part::Board { text, .. }
        | Part::Meter { text, .. } => check_words(text),
        Part::Line(told) => check_words(&told.text),
        Part::Table { caption, heads, rows } => {
            check_words(caption);
            heads.iter().chain(rows.iter().flatten()).for_each(|entry| check_words(&entry.text));
        }
    }
}

/// Refuses a text that no message should lead to: an id, an empty sentence, a variable not filled in.
fn check_words(words: &str) {
    assert!(!words.is_empty(), "nothing said");
    assert!(!words.contains("{ $") && !words.contains("{$"), "{words}");
    let is_id = words.split(' ').any(|word| word.contains("web-") || word.contains("carc-"));
    assert!(!is_id, "{words}");
}

/// Lets a bot decide, or a person at random; returns the consequences foreseen, and the events, if any.
fn step(game: &mut dyn Presenter, rng: &mut Rng) -> (Vec<Told>, Option<Happened>) {
    if let Some(seat) = game.bot_to_decide() {
        let (bot, action) = decide(&game.record()).expect("a bot decides");
        assert_eq!(bot, seat);
        return (Vec::new(), Some(game.take_for_bot(seat, &action).expect("legal")));
    }
    let seat = game.people_to_decide()[0];
    let question = game.question(seat).expect("a question");
    check_words(&question.text);
    let all = choices(game, &question);
    // At random nobody scores: every other answer is a good one.
    let advice = sensible(&game.record(), seat, &game.draft(seat)).filter(|_| rng.below(2) == 0);
    let choice = &advice.unwrap_or_else(|| all[rng.below(all.len() as u32) as usize].clone());
    let foreseen = game.foresee(seat, choice).expect("legal");
    assert!(!foreseen.lines.is_empty());
    foreseen.lines.iter().for_each(|line| check_words(&line.text));
    let happened = match game.push(seat, choice).expect("legal") {
        Pushed::Drafted => {
            assert!(!foreseen.is_final);
            None
        }
        Pushed::Taken(happened) => Some(happened),
    };
    (foreseen.lines, happened)
}

/// Plays a game to its end, looking around now and then.
fn play(mut game: Box<dyn Presenter>, seed: &str, look_every: usize) -> Box<dyn Presenter> {
    let mut rng: Rng = Seed::new(seed).stream("choices");
    let mut steps = 0usize;
    while game.ending().is_none() {
        steps += 1;
        if steps.is_multiple_of(look_every) {
            look_around(game.as_ref(), Some(0));
        }
        let (_, happened) = step(game.as_mut(), &mut rng);
        if let Some(happened) = happened {
            happened.lines.iter().for_each(|line| check_words(&line.text));
            happened.scores.iter().for_each(|score| check_words(&score.arithmetic));
        }
    }
    game
}

/// Returns games of both kinds in their richest form.
fn games(seed: &str) -> Vec<Box<dyn Presenter>> {
    let seats = ["person", "person", "person"];
    let mists = [2, 4, 6].map(|level| mists(level, &seats[..2], seed));
    mists.into_iter().chain([carcassonne("all", &seats, seed)]).collect()
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
    let mut wish = wish("carcassonne", seats, seed);
    wish.choose("parts", parts);
    start(&wish, &texts()).expect("a game")
}

/// Returns the nine combinations of parts.
fn combinations() -> Vec<String> {
    Parts::combinations().map(|parts| parts.to_string()).collect()
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
        ending.steps.iter().for_each(|step| check_words(&step.told.text));
    }
}
