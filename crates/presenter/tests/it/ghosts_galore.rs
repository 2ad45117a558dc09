//! Ghosts Galore as a screen sees it: whole games through the one face of all games, and secrets.

use fogbound_game::{Deciding, Game as _, Rng, Seed};
use fogbound_ghosts_galore::{Action, Ask, Game, Options, Order, Rules, Setup, TileId};
use fogbound_presenter::{
    Look, Overlays, Part, Presenter, Pushed, Question, Scored, Wish, open, start,
};
use fogbound_table::aid::{Aid, Help};
use fogbound_table::games::GameId;
use fogbound_table::games::ghosts_galore::{Record, Seat, Session};
use fogbound_table::record::Sets;
use fogbound_table::texts::{LANGUAGES, Texts};
use std::rc::Rc;
use std::sync::Arc;

/// Returns every combination of options.
fn combinations() -> impl Iterator<Item = Options> {
    (0..8).map(|bits| Options {
        experienced: bits & 1 != 0,
        choose_side: bits & 2 != 0,
        walls_are_dead_ends: bits & 4 == 0,
    })
}

fn wish(players: usize, options: Options, aid: Aid, seed: &str) -> Wish {
    let options = options.list().map(|(id, value)| (id.to_owned(), value.to_owned()));
    Wish {
        seats: vec!["person".to_owned(); players],
        choices: options.into(),
        aid,
        seed: seed.to_owned(),
        ..Wish::new(GameId::GhostsGalore)
    }
}

fn pick<T: Clone>(list: &[T], rng: &mut Rng) -> T {
    list[rng.below(u32::try_from(list.len()).unwrap()) as usize].clone()
}

/// Returns all answers to a question, as records write them.
fn answers(game: &dyn Presenter, question: &Question) -> Vec<String> {
    let cells = question.cells.iter();
    let placings = cells.flat_map(|legal| legal.turns.iter().map(|&turns| (legal.cell, turns)));
    let listed = question.answers.iter().map(|answer| answer.action.clone());
    placings.map(|(cell, turns)| game.placing(cell, turns)).chain(listed).collect()
}

/// Returns the rows of the sheet as its viewer sees it, each with the number in the own column.
fn sheet(game: &dyn Presenter, viewer: u8) -> Vec<(String, i32)> {
    let panels = game.panels(Look::now(viewer));
    let panel = panels.into_iter().find(|panel| panel.id == "sheet").unwrap();
    let Part::Table { rows, .. } = &panel.parts[0] else { panic!("no table: {panel:?}") };
    rows.iter().map(|row| (row[0].text.clone(), number(&row[1].text))).collect()
}

fn number(text: &str) -> i32 {
    text.replace('−', "-").parse().unwrap()
}

/// The consequences shown for a placement, and the sheet before it.
struct Foreseen {
    seat: u8,
    lines: Vec<String>,
    before: Vec<(String, i32)>,
}

/// Checks that the consequences shown for a placement are those on the sheet after it. The bonus for most
/// werewolves is left out: simultaneous placements of others decide it.
fn check_foreseen(game: &dyn Presenter, foreseen: &Foreseen) {
    let after = sheet(game, foreseen.seat);
    let both = foreseen.before.iter().zip(&after).take(13);
    for ((name, before), (_, after)) in both.filter(|((name, _), _)| name != "Werewolves") {
        let begin = format!("{name} ");
        let is_told = |line: &&String| line.starts_with(&begin) && line.contains(" → ");
        let told: Vec<&String> = foreseen.lines.iter().filter(is_told).collect();
        match (before == after, &told[..]) {
            (true, []) => {}
            (false, [line]) => {
                let line = line.replace('−', "-");
                assert!(line.contains(&format!(": {before} → {after};")), "{line}");
            }
            _ => panic!("{name} {before} {after}: {:?}", foreseen.lines),
        }
    }
}

#[test]
fn a_recorded_game_shows_the_board_of_whoever_decided_and_at_the_end_a_winners() {
    let seats = ["normal", "random", "easy"].map(str::to_owned).to_vec();
    let wish = Wish { seats, seed: "boards".to_owned(), ..Wish::new(GameId::GhostsGalore) };
    let mut game = start(&wish, &Rc::new(Texts::english())).unwrap();
    while game.let_bot_decide().unwrap().is_some() {}
    let record = Record::parse("boards", &game.record()).unwrap();
    let replay = record.replay(&Sets::shipped()).unwrap();
    let owner = |look| game.board(look, Overlays::None).owner;
    assert_eq!(owner(Look::at(0)), Some(0));
    for (ply, taken) in (1..game.plies()).zip(replay.taken()) {
        assert_eq!(owner(Look::at(ply)), Some(taken.seat), "{ply}");
        assert_eq!(owner(Look { board: Some(1), ..Look::at(ply) }), Some(1));
    }
    // What somebody chooses while others still have to is not told before all have.
    let mut secrets = 0;
    for (ply, taken) in (1..=game.plies()).zip(replay.taken()) {
        let left = replay.at(ply).unwrap().deciding();
        let is_secret = matches!(left, Deciding::Together(left) if !left.contains(taken.seat));
        let told = game.decided(ply).unwrap();
        assert_eq!(
            told.ends_with("has chosen; what, comes out once all have."),
            is_secret,
            "{told}"
        );
        secrets += u32::from(is_secret);
    }
    assert!(secrets > 10, "{secrets}");
    let ranks = replay.end().ranks().unwrap();
    let best = owner(Look::at(game.plies())).unwrap();
    assert_eq!((ranks[usize::from(best)], owner(Look::default())), (1, Some(best)));
}

#[test]
fn whole_games_are_played_by_what_is_offered() {
    let texts = Rc::new(Texts::english());
    let mut checked = 0;
    for (number, options) in combinations().enumerate() {
        for players in 2..=5 {
            let aid = Aid::ALL[(number + players) % 3];
            checked += play(players, options, aid, &texts);
        }
    }
    assert!(checked > 300, "{checked}");
}

/// Plays a whole game; returns the number of placements foreseen.
fn play(players: usize, options: Options, aid: Aid, texts: &Rc<Texts>) -> usize {
    let seed = format!("offered {players} {options:?}");
    let mut rng = Seed::new(seed.clone()).stream("answers");
    let mut game = start(&wish(players, options, aid, &seed), texts).unwrap();
    let (mut checked, mut happened) = (0, Vec::new());
    let mut foreseen: Vec<Foreseen> = Vec::new();
    while !game.people_to_decide().is_empty() {
        let seat = pick(&game.people_to_decide(), &mut rng);
        let question = game.question(seat).unwrap();
        let all = answers(&*game, &question);
        assert!(!all.is_empty() && !question.text.is_empty());
        assert!(all.iter().all(|action| game.why_not(seat, action).is_none()), "{all:?}");
        assert!(question.answers.iter().all(|answer| !answer.text.is_empty()));
        let action = pick(&all, &mut rng);
        let foresight = game.foresee(seat, &action);
        assert_eq!(foresight.is_ok(), aid.allows(Help::Preview));
        if let Ok(foresight) = foresight {
            assert!(!foresight.lines.is_empty() && !foresight.answer.is_empty(), "{action}");
            if question.hand.is_some() {
                let lines = foresight.lines.into_iter().map(|told| told.text).collect();
                foreseen.push(Foreseen { seat, lines, before: sheet(&*game, seat) });
            }
        }
        match game.push(seat, &action).unwrap() {
            Pushed::Taken(done) => happened = done.scores,
            // The last to claim knows the next question: placing.
            Pushed::Drafted => assert_eq!(question.hint, "claim"),
        }
        assert!(game.question(seat).is_none_or(|next| next != question));
        if foreseen.len() == players {
            checked += players;
            foreseen.drain(..).for_each(|foreseen| check_foreseen(&*game, &foreseen));
        }
    }
    check_end(&*game, &happened);
    checked
}

/// Checks that sheets, points of seats, the last events and the ending agree.
fn check_end(game: &dyn Presenter, happened: &[Scored]) {
    let ending = game.ending().unwrap();
    let chairs = game.chairs();
    assert_eq!(happened.len(), chairs.len());
    for chair in &chairs {
        let sheet = sheet(game, chair.seat);
        let total = sheet[13].1;
        assert_eq!(sheet.iter().take(13).map(|(_, points)| points).sum::<i32>(), total);
        assert_eq!(chair.points, Some(total));
        let told = happened.iter().find(|scored| scored.seat == Some(chair.seat)).unwrap();
        assert_eq!(told.points, total);
        let line = format!("{}: {total} point", chair.name);
        assert!(ending.lines.iter().any(|text| text.contains(&line)), "{line}: {ending:?}");
        let own = format!("{}: ", chair.name);
        let mut steps = ending.steps.iter().filter(|step| step.told.text.starts_with(&own));
        let last = steps.next_back().unwrap().told.text.replace('−', "-");
        assert!(last.contains(&format!(", {total} in all: ")), "{last}");
    }
}

/// Returns everything that a screen can show to somebody, one thing after the other.
fn shown(game: &dyn Presenter, viewer: Option<u8>, with_unseen: bool) -> String {
    let mut shown = format!("{:?}{:?}{:?}", game.title(), game.chairs(), game.commitment());
    // Of the past every seventh position.
    let past = (0..game.plies()).step_by(7).chain([game.plies()]);
    for ply in [None].into_iter().chain(past.map(Some)) {
        let look = Look { viewer, ply, board: None };
        shown +=
            &format!("{:?}{:?}{:?}", game.panels(look), game.chairs_at(look), game.asked(look));
        for board in 0..game.chairs().len() {
            let look = Look { board: u8::try_from(board).ok(), ..look };
            let drawn = game.board(look, Overlays::Owned);
            let features = drawn.tiles.iter().map(|&cell| game.features(look, cell));
            let labels = game.labels(look, &drawn.tiles);
            shown += &format!("{:?}{drawn:?}{labels:?}", features.collect::<Vec<_>>());
        }
        if with_unseen {
            shown += &format!("{:?}", game.left(look));
        }
        shown += &format!("{:?}", game.happened(ply.unwrap_or(game.plies())));
    }
    shown += &format!("{:?}", game.log(Look { viewer, ..Look::default() }));
    if let Some(question) = viewer.and_then(|viewer| game.question(viewer)) {
        shown += &format!("{question:?}");
        for action in answers(game, &question).iter().step_by(5) {
            shown += &format!("{:?}", game.foresee(question.seat, action));
        }
    }
    shown
}

fn rules(players: u8, options: Options) -> Arc<Rules> {
    let set = Arc::new(fogbound_sets::fogbound_ghosts().clone());
    Arc::new(Setup { options, ..Setup::new(set, players) }.validate().unwrap())
}

type Moves = Vec<(u8, Action)>;

/// Returns a game shuffled from a seed and played at random to its end, with its moves.
fn played(rules: &Arc<Rules>, seed: &Seed, rng: &mut Rng) -> (Game, Moves) {
    let order = Order::Seed(seed.clone());
    finish(Game::start(Arc::clone(rules), &order).unwrap().0, rng)
}

/// Plays on at random to the end.
fn finish(mut game: Game, rng: &mut Rng) -> (Game, Moves) {
    let mut moves = Vec::new();
    while let Some(seat) = game.deciding().seats().smallest() {
        let action = pick(&game.legal_of(seat), rng);
        game.apply_of(seat, action).unwrap();
        moves.push((seat, action));
    }
    (game, moves)
}

/// Returns the position after some moves of a finished game.
fn after(over: &Game, moves: &[(u8, Action)]) -> Game {
    let order = Order::Dealt(over.dealt().unwrap());
    let (mut game, _) = Game::start(Arc::clone(over.rules()), &order).unwrap();
    for &(seat, action) in moves {
        game.apply_of(seat, action).unwrap();
    }
    game
}

/// Returns a table at which some moves were made, with the deal of a finished game.
fn table(over: &Game, moves: &[(u8, Action)]) -> Box<dyn Presenter> {
    let rules = over.rules();
    let record = Record::dealt(rules, &over.dealt().unwrap());
    let people = (0..rules.players()).map(|_| Seat::Person).collect();
    let mut session = Session::begin(record, Arc::clone(rules), people).unwrap();
    for &(seat, action) in moves {
        session.apply(seat, action).unwrap();
    }
    open(&session.record().to_text(), &Rc::new(Texts::english())).unwrap()
}

#[test]
fn nothing_that_is_shown_depends_on_what_is_hidden() {
    let mut differed = 0;
    for (number, options) in combinations().enumerate() {
        let players = 2 + (number % 4) as u8;
        let rules = rules(players, options);
        let seed = Seed::new(format!("hidden {number}"));
        let mut rng = seed.stream("moves");
        let (over, moves) = played(&rules, &seed, &mut rng);
        for part in 0..4 {
            let viewer = (part % 2 == 1).then_some(part % players);
            let upto = rng.below(moves.len() as u32) as usize;
            let other = after(&over, &moves[..upto]).view_of(viewer).deal(&mut rng);
            // The tile that others have kept unseen is another one then.
            let kept = |seat: u8| match (other.ask(), other.choice(seat)) {
                (Some(Ask::Keep), Some(choice)) => choice,
                _ => other.hidden(seat).map_or(Action::Keep(TileId(0)), Action::Keep),
            };
            let then = moves[..upto].iter().map(|&(seat, action)| match action {
                Action::Keep(_) if Some(seat) != viewer => (seat, kept(seat)),
                _ => (seat, action),
            });
            let then: Moves = then.collect();
            let (other_over, _) = finish(other.clone(), &mut rng);
            differed += usize::from(other_over.dealt() != over.dealt());
            let one = shown(&*table(&over, &moves[..upto]), viewer, true);
            let two = shown(&*table(&other_over, &then), viewer, true);
            assert!(one == two, "{options:?}, {players} players, {viewer:?}, move {upto}");
        }
    }
    assert!(differed > 28, "{differed}");
}

#[test]
fn x_5_a_question_stays_the_same_while_others_answer_theirs() {
    let mut stayed = 0;
    for (number, options) in combinations().enumerate() {
        let seed = format!("stays {number}");
        let mut rng = Seed::new(seed.clone()).stream("answers");
        let texts = Rc::new(Texts::english());
        let mut game = start(&wish(3, options, Aid::Full, &seed), &texts).unwrap();
        while let [first, ref others @ ..] = game.people_to_decide()[..] {
            let waiting = others.last().map(|&seat| (seat, game.question(seat)));
            let all = answers(&*game, &game.question(first).unwrap());
            game.push(first, &pick(&all, &mut rng)).unwrap();
            if let Some((seat, question)) = waiting {
                assert_eq!(game.question(seat), question);
                stayed += 1;
            }
        }
    }
    assert!(stayed > 80, "{stayed}");
}

#[test]
fn a_hidden_tile_appears_to_nobody_else() {
    let texts = Texts::english();
    for (number, options) in combinations().enumerate() {
        let players = 2 + (number % 4) as u8;
        let rules = rules(players, options);
        let seed = Seed::new(format!("nobody {number}"));
        let mut rng = seed.stream("moves");
        let (over, moves) = played(&rules, &seed, &mut rng);
        for upto in [moves.len() - 1, moves.len() - usize::from(players), moves.len() / 2] {
            let position = after(&over, &moves[..upto]);
            let game = table(&over, &moves[..upto]);
            let owner = rng.below(players.into()) as u8;
            let name = texts.ghosts_tile_name(rules.catalogue(), position.hidden(owner).unwrap());
            let is_shown = |viewer| shown(&*game, viewer, false).contains(&name);
            assert!(is_shown(Some(owner)), "{name}");
            let others = (0..players).filter(|&seat| seat != owner).map(Some);
            assert!(!others.chain([None]).any(is_shown), "{name}");
        }
    }
}

#[test]
fn every_language_has_all_words() {
    for language in &LANGUAGES {
        let texts = Rc::new(Texts::language(language.tag).unwrap());
        for (number, options) in combinations().enumerate() {
            let players = 2 + number % 4;
            let seed = format!("words {number}");
            let mut rng = Seed::new(seed.clone()).stream("answers");
            let mut game = start(&wish(players, options, Aid::Full, &seed), &texts).unwrap();
            let mut told = String::new();
            while let Some(&seat) = game.people_to_decide().first() {
                let question = game.question(seat).unwrap();
                let all = answers(&*game, &question);
                let action = &all[rng.below(all.len() as u32) as usize];
                told += &format!("{:?}", game.foresee(seat, action).unwrap());
                game.push(seat, action).unwrap();
            }
            told += &shown(&*game, Some(0), true);
            told += &format!("{:?}", game.ending().unwrap());
            for gap in ["web-train-", "galore-", "train-end", "train-total", "{$", "end-seed"] {
                let at = told.find(gap).map(|at| told[at..].chars().take(60).collect::<String>());
                assert_eq!(at, None, "{}", language.tag);
            }
        }
    }
}

#[test]
fn the_sheet_says_in_five_words_what_each_category_wants() {
    for language in &LANGUAGES {
        let texts = Rc::new(Texts::language(language.tag).unwrap());
        let game = start(&wish(2, Options::default(), Aid::Full, "wants"), &texts).ok().unwrap();
        let panels = game.panels(Look::now(0));
        let sheet = panels.into_iter().find(|panel| panel.id == "sheet").unwrap();
        let Part::Table { rows, .. } = &sheet.parts[0] else { panic!("no table: {sheet:?}") };
        let heads: Vec<_> = rows.iter().map(|row| &row[0]).collect();
        let wants = |note: &str| (1..=5).contains(&note.split_whitespace().count());
        assert!(heads[..13].iter().all(|head| wants(&head.note)), "{heads:?}");
        assert!(heads[13..].iter().all(|head| head.note.is_empty()), "{heads:?}");
    }
}

/// Returns true if a sentence names a space by its number, or sides by their letters.
fn has_number(text: &str) -> bool {
    let spaces = ["space ", "Feld "].iter().flat_map(|word| text.split(word).skip(1));
    let letters = ["N–", "E–", "S–", "W–", "O–"];
    spaces.into_iter().any(|rest| rest.starts_with(|first: char| first.is_ascii_digit()))
        || letters.iter().any(|letter| text.contains(letter))
}

#[test]
fn beside_pictures_spaces_are_told_without_numbers() {
    let mut numbers = 0;
    for language in &LANGUAGES {
        let texts = || Texts::language(language.tag).expect("listed");
        let (plain, pictured) = (Rc::new(texts()), Rc::new(texts().beside_pictures()));
        let wish = wish(3, Options::default(), Aid::Full, "spaces");
        let mut game = start(&wish, &pictured).unwrap();
        let mut rng = Seed::new("spaces").stream("answers");
        while let Some(&seat) = game.people_to_decide().first() {
            let question = game.question(seat).unwrap();
            let all = answers(&*game, &question);
            let action = pick(&all, &mut rng);
            let told = |game: &dyn Presenter| {
                let foresight = game.foresee(seat, &action).unwrap();
                let lines = foresight.lines.into_iter().map(|told| told.text);
                lines.chain([foresight.answer, question.text.clone()]).collect::<Vec<_>>()
            };
            let seen = told(&*game);
            assert!(!seen.iter().any(|text| has_number(text)), "{seen:?}");
            assert!(question.answers.iter().all(|answer| !has_number(&answer.text)));
            game.speak(Rc::clone(&plain));
            numbers += told(&*game).iter().filter(|text| has_number(text)).count();
            game.speak(Rc::clone(&pictured));
            game.push(seat, &action).unwrap();
        }
    }
    assert!(numbers > 50, "{numbers}");
}

#[test]
fn x_7_a_bot_that_does_not_play_this_game_is_refused() {
    let texts = Rc::new(Texts::english());
    let wish = Wish {
        seats: vec!["person".to_owned(), "greedy".to_owned()],
        ..wish(2, Options::default(), Aid::Full, "bots")
    };
    let refused = start(&wish, &texts).err().unwrap();
    assert_eq!(refused.rule, "X-7");
    assert!(!refused.text.is_empty());
}
