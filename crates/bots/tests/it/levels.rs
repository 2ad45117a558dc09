//! Requirements on the levels. Where they look ahead, they do so with small budgets here.

use fogbound_bots::ghosts_galore::{self, Effort, Planner};
use fogbound_bots::{
    Bot, Budget, Depth, Seated, Veiled, bots_for, by_name, carcassonne, measured_bot, mists,
    offered_bots, play,
};
use fogbound_game::{Game, Seed, StateHash};
use std::cell::Cell;
use std::sync::Arc;

type Maker<G> = dyn Fn() -> Box<dyn Bot<G>>;

fn carcassonne_game(players: u8, full: bool, seed: &str) -> fogbound_carcassonne::Game {
    use fogbound_carcassonne::{Game, Order, Parts, Setup};
    let parts = if full { Parts::ALL } else { Parts::NONE };
    let rules = Arc::new(Setup::new(parts, players).validate().unwrap());
    Game::start(rules, &Order::Seed(Seed::new(seed))).unwrap().0
}

fn mists_game(level: u8, players: u8, seed: &str) -> fogbound_mists::Game {
    use fogbound_mists::{Game, Level, Order, Setup};
    let set = Arc::new(fogbound_sets::fogbound_mists().clone());
    let setup = Setup::new(set, Level::number(level).unwrap(), players);
    Game::start(Arc::new(setup.validate().unwrap()), &Order::Seed(Seed::new(seed))).unwrap().0
}

fn ghosts_game(players: u8, seed: &str) -> fogbound_ghosts_galore::Game {
    use fogbound_ghosts_galore::{Game, Order, Setup};
    let set = Arc::new(fogbound_sets::fogbound_ghosts().clone());
    let rules = Arc::new(Setup::new(set, players).validate().unwrap());
    Game::start(rules, &Order::Seed(Seed::new(seed))).unwrap().0
}

const SMALL: Depth =
    Depth { candidates: 3, same: 2, turns: 1, whole_round: false, budget: 6, usual_turn: 60 };
const LITTLE: Effort = Effort {
    ways: 3,
    draws: 2,
    rounds: 2,
    budget: 30,
    sample: 4,
    trials: 4,
    claim_ways: 2,
    claim_deals: 0,
    error: 0,
};

/// Lets a bot play all seats of a game to its end. Each choice must be legal.
fn finish<G: Game>(game: &mut G, bot: &mut dyn Bot<G>, mut check: impl FnMut(&G, u8, G::Action)) {
    while let Some(seat) = game.deciding().seats().smallest() {
        let legal = game.legal_of(seat);
        let action = bot.choose_veiled(Veiled::new(game, seat), &legal);
        assert!(legal.contains(&action));
        check(game, seat, action);
        game.apply_of(seat, action).unwrap();
    }
    assert!(game.is_over());
}

/// Plays a game whose every choice must not depend on what is hidden, nor on what the bot met
/// before. Returns the hash of its end.
fn watch<G: Game>(mut game: G, bot: &Maker<G>, experienced: &mut dyn Bot<G>) -> StateHash {
    let mut deals = Seed::new("hidden").stream("test deals");
    finish(&mut game, experienced, |game, seat, choice| {
        let legal = game.legal_of(seat);
        let view = game.view_of(Some(seat));
        assert_eq!(bot().choose(&view, seat, &legal), choice);
        let other = view.deal(&mut deals);
        let again = bot().choose_veiled(Veiled::new(&other, seat), &other.legal_of(seat));
        assert_eq!(again, choice);
    });
    game.hash()
}

/// Watches two games with one experienced bot; returns the first characters of their hashes.
fn watch_both<G: Game>(games: [G; 2], bot: &Maker<G>) -> [String; 2] {
    let mut experienced = bot();
    games.map(|game| watch(game, bot, &mut *experienced).to_string()[..8].to_owned())
}

fn levels_have_names<G: Seated>() {
    let seed = Seed::new("names");
    assert_eq!(G::LEVELS, ["easy", "normal", "hard", "master"]);
    for name in offered_bots::<G>() {
        assert_eq!(by_name::<G>(name, &seed).unwrap().name(), name);
    }
    assert!(by_name::<G>("Hard", &seed).is_none());
}

#[test]
fn every_game_has_four_levels() {
    levels_have_names::<fogbound_carcassonne::Game>();
    levels_have_names::<fogbound_ghosts_galore::Game>();
    levels_have_names::<fogbound_mists::Game>();
}

/// Lets bots by these words play the same game. Returns the first characters of the hash of its end.
fn ended<G: Seated>(start: impl Fn() -> G, words: [&str; 2]) -> [String; 2] {
    words.map(|word| {
        let mut game = start();
        let seed = Seed::new("budget");
        let sat = |seat| measured_bot::<G>(word, &seed, seat).unwrap();
        let mut bots: Vec<_> = (0..game.players()).map(sat).collect();
        play(&mut game, &mut bots, &mut Vec::new(), &mut |_, _| {}, &mut |_| {}).unwrap();
        game.hash().to_string()[..8].to_owned()
    })
}

#[test]
fn a_bot_can_be_measured_with_a_budget() {
    let train = || ghosts_game(2, "budget");
    let [usual, named] = ended(train, ["hard", "hard@3000"]);
    assert_eq!(usual, named, "the budget of `hard` is 3,000");
    let [one, many] = ended(train, ["hard@1", "hard@800"]);
    assert_ne!(one, many);
    let carcassonne = || carcassonne_game(2, false, "budget");
    let [one, many] = ended(carcassonne, ["hard@1", "master@120"]);
    assert_ne!(one, many);
    let mists = || mists_game(1, 2, "budget");
    let [one, many] = ended(mists, ["hard@1", "hard@120"]);
    assert_ne!(one, many);
}

thread_local! {
    /// The times that the clock was looked at, on which it goes on by a millisecond.
    static LOOKS: Cell<u64> = const { Cell::new(0) };
}

fn clock() -> u64 {
    LOOKS.set(LOOKS.get() + 1);
    LOOKS.get() * 1_000
}

/// Returns the looks at the clock of `hard` with so many milliseconds, at the first decisions of a game.
fn looks<G: Seated>(mut game: G, ms: u32) -> u64 {
    let before = LOOKS.get();
    let budget = Budget::Time { micros: ms * 1_000, clock };
    let mut bot = G::thinker("hard", Some(budget), &Seed::new("time")).unwrap();
    for _ in 0..8 {
        let seat = game.deciding().seats().smallest().unwrap();
        let (before, legal) = (LOOKS.get(), game.legal_of(seat));
        let action = bot.choose_veiled(Veiled::new(&game, seat), &legal);
        let looks = LOOKS.get() - before;
        // Each deal takes a millisecond here, and each of at most five rounds has at least one.
        assert!(looks <= u64::from(ms) + 6, "{looks} of {ms}");
        game.apply_of(seat, action).unwrap();
    }
    LOOKS.get() - before
}

#[test]
fn a_bot_can_be_measured_with_a_time() {
    fn check<G: Seated>(game: G) {
        let [short, long] = [1, 40].map(|ms| looks(game.clone(), ms));
        assert!(long > 3 * short, "{}: {short} and {long} deals", G::NAME);
        assert!(
            G::thinker("normal", Some(Budget::Time { micros: 1, clock }), &Seed::new("")).is_none()
        );
    }
    check(carcassonne_game(2, false, "time"));
    check(mists_game(2, 2, "time"));
    check(ghosts_game(2, "time"));
}

#[test]
fn only_a_budget_of_a_bot_that_searches_is_taken() {
    let seed = Seed::new("words");
    for word in [
        "hard@0",
        "hard@",
        "hard@-1",
        "hard@many",
        "hard@9999999999",
        "normal@5",
        "random@5",
        "@5",
        "no@5",
    ] {
        assert!(measured_bot::<fogbound_mists::Game>(word, &seed, 0).is_none(), "{word}");
        assert!(measured_bot::<fogbound_ghosts_galore::Game>(word, &seed, 0).is_none(), "{word}");
    }
    assert!(measured_bot::<fogbound_mists::Game>("random", &seed, 0).is_some());
    // Records and messages of strangers name bots, too.
    assert!(fogbound_mists::Game::bot("hard@4000000000", &seed, 0).is_none());
}

#[test]
fn every_choice_is_legal_with_all_games_and_players() {
    let tiny = Depth { candidates: 2, budget: 2, ..SMALL };
    for (players, full) in [(2, true), (3, false), (4, true), (5, false), (6, false)] {
        let mut game = carcassonne_game(players, full, "legal");
        finish(&mut game, &mut carcassonne::Ahead::new("", tiny), |_, _, _| {});
    }
    for players in 2..=5 {
        let mut game = ghosts_game(players, "legal");
        finish(&mut game, &mut Planner::of_level("", LITTLE), |_, _, _| {});
    }
    for (level, players) in (1..=6).flat_map(|level| (1..=5).map(move |p| (level, p))) {
        let mut game = mists_game(level, players, "legal");
        finish(&mut game, &mut mists::Ahead::new("", tiny), |_, _, _| {});
    }
}

#[test]
fn every_choice_of_easy_is_legal() {
    fn plays<G: Seated>(mut game: G) {
        let mut easy = by_name("easy", &Seed::new("easy")).unwrap();
        finish(&mut game, &mut *easy, |_, _, _| {});
    }
    plays(carcassonne_game(3, true, "easy"));
    plays(mists_game(5, 2, "easy"));
    plays(ghosts_game(3, "easy"));
}

// The hashes pin every choice: they are the same on every platform, and change when a bot changes.

/// These games have turns with so many ways to play them that `normal` does not look at all.
#[test]
fn x_6_normal_plays_the_same_whatever_is_hidden_or_was_before() {
    let normal = || by_name("normal", &Seed::new("")).unwrap();
    let seen = watch(carcassonne_game(6, true, "normal/4"), &normal, &mut *normal());
    assert_eq!(seen.to_string()[..8], *"8c39734f");
    let normal = || by_name("normal", &Seed::new("")).unwrap();
    let seen = watch(mists_game(5, 2, "normal/61"), &normal, &mut *normal());
    assert_eq!(seen.to_string()[..8], *"98524f07");
}

#[test]
fn x_6_carcassonne_is_looked_ahead_in_the_same_whatever_is_hidden_or_was_before() {
    let games = || [carcassonne_game(2, false, "ahead"), carcassonne_game(3, true, "ahead")];
    let seen = watch_both(games(), &|| Box::new(carcassonne::Ahead::new("", SMALL)));
    assert_eq!(seen, ["9e4d7617", "8c0ebc07"]);
    let seen = watch_both(games(), &|| by_name("easy", &Seed::new("easy")).unwrap());
    assert_eq!(seen, ["e8aa6d68", "8f2e932b"]);
    let seen = watch_both(games(), &|| by_name("learned", &Seed::new("")).unwrap());
    assert_eq!(seen, ["c2fc9d66", "450025ae"]);
    let seen = watch_both(games(), &|| measured_bot("master@60", &Seed::new(""), 0).unwrap());
    assert_eq!(seen, ["fcbc4aae", "2d16e541"]);
}

#[test]
fn m_11_4_mists_are_looked_ahead_in_the_same_whatever_is_hidden_or_was_before() {
    let games = || [mists_game(5, 3, "ahead"), mists_game(3, 2, "ahead")];
    let seen = watch_both(games(), &|| Box::new(mists::Ahead::new("", SMALL)));
    assert_eq!(seen, ["f7ebb086", "6162b4e0"]);
    let seen = watch_both(games(), &|| by_name("easy", &Seed::new("easy")).unwrap());
    assert_eq!(seen, ["3ebc3190", "67882ab8"]);
    let seen = watch_both(games(), &|| measured_bot("master@60", &Seed::new(""), 0).unwrap());
    assert_eq!(seen, ["6d04e2b3", "c1a20f0e"]);
    let games = [mists_game(4, 3, "learned"), mists_game(6, 2, "learned")];
    let seen = watch_both(games, &|| by_name("learned", &Seed::new("")).unwrap());
    assert_eq!(seen, ["7525c5b5", "91f03f78"]);
}

#[test]
fn m_11_4_styles_play_the_same_whatever_is_hidden_or_was_before() {
    let games = || [mists_game(3, 3, "styles"), mists_game(2, 2, "styles")];
    let styles = fogbound_mists::Game::STYLES;
    let seen = styles.iter().map(|&style| {
        let [first, other] = watch_both(games(), &|| by_name(style, &Seed::new("")).unwrap());
        first + " " + &other
    });
    assert_eq!(
        Vec::from_iter(seen),
        ["8326f7ec 3c6cb878", "4ab3df56 f6c07043", "26704eb2 cb2fc68c"]
    );
}

/// What a team did in some games of level 2, and what came of them.
#[derive(Debug, Default)]
struct Manner {
    won: u32,
    chased: u32,
    scored: u32,
    /// Points that the regions scored have brought to all colours.
    points: u32,
}

fn manner(style: &str) -> Manner {
    use fogbound_mists::Event;
    let mut manner = Manner::default();
    for game in 0..40 {
        let mut game = mists_game(2, 2, &format!("manner {game}"));
        let mut team = bots_for(style, &Seed::new(""), 2).unwrap();
        play(&mut game, &mut team, &mut Vec::new(), &mut |_, _| {}, &mut |event| match event {
            Event::Scored { value, colours, .. } => {
                manner.scored += 1;
                manner.points += u32::from(value) * colours.iter().count() as u32;
            }
            Event::Forgone { .. } => manner.chased += 1,
            _ => {}
        })
        .unwrap();
        manner.won += u32::from(game.outcome().unwrap().won);
    }
    manner
}

#[test]
fn styles_show_and_win_as_normal_does() {
    let [careful, normal, bold, builder] = ["careful", "normal", "bold", "builder"].map(manner);
    let all = format!("{careful:?} {normal:?} {bold:?} {builder:?}");
    let chased = |it: &Manner| it.chased * 100 / (it.chased + it.scored);
    assert!(chased(&careful) > chased(&normal) && chased(&normal) > chased(&bold), "{all}");
    let large = |it: &Manner| it.points * 100 / it.scored;
    assert!(large(&builder) > large(&normal), "{all}");
    for style in [&careful, &bold, &builder] {
        assert!(style.won.abs_diff(normal.won) < 15, "{all}");
    }
}

#[test]
fn x_6_ghosts_are_looked_ahead_in_the_same_whatever_is_hidden_or_was_before() {
    let games = || [ghosts_game(2, "ahead"), ghosts_game(4, "ahead")];
    let seen = watch_both(games(), &|| Box::new(Planner::of_level("", LITTLE)));
    assert_eq!(seen, ["bbff744c", "de6b88ee"]);
    let dealing = Effort { claim_deals: 2, ..LITTLE };
    let seen = watch_both(games(), &move || Box::new(Planner::of_level("", dealing)));
    assert_eq!(seen, ["f4d8b442", "49e53a75"]);
    let seen = watch_both(games(), &|| by_name("easy", &Seed::new("easy")).unwrap());
    assert_eq!(seen, ["556af4d8", "e9548064"]);
}

/// Returns how many half points of 4 for each pair of seeds the first of two bots gets.
fn half_points<G: Game>(
    pairs: u8,
    start: impl Fn(&str) -> G,
    bots: [&Maker<G>; 2],
    lead: impl Fn(&G) -> i32,
) -> u32 {
    let mut halves = 0;
    for (pair, first) in (0..pairs).flat_map(|pair| [(pair, 0), (pair, 1)]) {
        let mut game = start(&format!("pair {pair}"));
        let mut seats = [bots[first](), bots[1 - first]()];
        play(&mut game, &mut seats, &mut Vec::new(), &mut |_, _| {}, &mut |_| {}).unwrap();
        let lead = if first == 0 { lead(&game) } else { -lead(&game) };
        halves += (1 + lead.signum()).unsigned_abs();
    }
    halves
}

fn level<G: Seated>(name: &'static str) -> impl Fn() -> Box<dyn Bot<G>> {
    move || bots_for(name, &Seed::new("level"), 1).unwrap().remove(0)
}

#[test]
fn levels_look_a_whole_round_ahead_in_carcassonne() {
    let end = |players, depth: Depth| {
        let mut game = carcassonne_game(players, false, "round");
        finish(&mut game, &mut carcassonne::Ahead::new("", depth), |_, _, _| {});
        game.hash()
    };
    let small = |turns, whole_round| Depth { turns, whole_round, ..SMALL };
    assert_eq!(end(6, small(1, true)), end(6, small(6, false)));
    assert_ne!(end(6, small(1, true)), end(6, small(1, false)));
    assert_eq!(end(2, small(3, true)), end(2, small(3, false)), "a round is less");
    let levels = [carcassonne::HARD, carcassonne::MASTER];
    assert_eq!(levels.map(|depth| depth.whole_round), [true; 2]);
}

#[test]
fn levels_pay_more_for_turns_with_many_positions() {
    let end = |budget, usual_turn| {
        let mut game = mists_game(4, 2, "price");
        let depth = Depth { budget, usual_turn, ..SMALL };
        finish(&mut game, &mut mists::Ahead::new("", depth), |_, _, _| {});
        game.hash()
    };
    assert_eq!(end(60, 1), end(6, u32::MAX), "no turn looks at so few: one deal a round is all");
    assert_ne!(end(60, 1), end(60, u32::MAX));
    assert_eq!(end(60, 0), end(60, 1));
    let levels = [mists::HARD, carcassonne::HARD, carcassonne::MASTER];
    assert_eq!(levels.map(|depth| depth.usual_turn), [95, 60, 60]);
}

#[test]
fn stronger_levels_of_carcassonne_win() {
    let hard = Depth { budget: 100, ..carcassonne::HARD };
    let hard = move || -> Box<dyn Bot<_>> { Box::new(carcassonne::Ahead::new("", hard)) };
    let start = |seed: &str| carcassonne_game(2, false, seed);
    let lead = |game: &fogbound_carcassonne::Game| {
        i32::from(game.scores()[0]) - i32::from(game.scores()[1])
    };
    let halves = half_points(8, start, [&hard, &level("greedy")], lead);
    assert!(halves > 18, "{halves} of 32 half points");
    let halves = half_points(6, start, [&level("normal"), &level("easy")], lead);
    assert!(halves > 15, "{halves} of 24 half points");
    let halves = half_points(30, start, [&level("learned"), &level("greedy")], lead);
    assert!(halves > 66, "{halves} of 120 half points");
}

#[test]
fn what_was_learned_wins_mists() {
    let won = |level: u8, name: &'static str| {
        let games = (0..60u8).filter(|game| {
            let mut game = mists_game(level, 1 + game % 5, &format!("learned {game}"));
            let mut bots = bots_for(name, &Seed::new(""), game.players()).unwrap();
            play(&mut game, &mut bots, &mut Vec::new(), &mut |_, _| {}, &mut |_| {}).unwrap();
            game.outcome().is_some_and(|end| end.won)
        });
        games.count()
    };
    let [learned, greedy] = ["learned", "greedy"].map(|name| won(4, name) + won(5, name));
    assert!(learned > greedy + 10, "{learned} of 120, {greedy} without");
}

/// Every priority that people can turn decides something.
#[test]
fn every_priority_of_mists_matters() {
    type Turn = fn(&mut mists::Weights);
    let turns: [Turn; 21] = [
        |it| it.region *= 2,
        |it| it.join *= 4,
        |it| it.attention *= 2,
        |it| it.horizon /= 2,
        |it| it.cell /= 2,
        |it| it.trust += 60,
        |it| it.further *= 2,
        |it| it.castle /= 2,
        |it| it.fear = it.fear.map(|fear| 2 * fear),
        |it| it.ghost *= 2,
        |it| it.bank *= 2,
        |it| it.chase *= 2,
        |it| it.due *= 2,
        |it| it.defeat *= 8,
        |it| it.meeples = it.meeples.map(|meeple| 4 * meeple),
        |it| it.colour *= 8,
        |it| it.pressure *= 2,
        |it| it.short *= 2,
        |it| it.short_join += 60,
        |it| it.furthest += 60,
        |it| it.haunted *= 4,
    ];
    let ends = |turn: Turn| {
        let games = ["a", "b", "c", "d"].map(|seed| {
            let mut game = mists_game(6, 2, seed);
            let mut weights = mists::Weights::learned(game.rules().level());
            turn(&mut weights);
            let mut bot = mists::greedy_with("", weights);
            finish(&mut game, &mut bot, |_, _, _| {});
            game.hash()
        });
        games.map(|hash| hash.to_string())
    };
    let usual = ends(|_| {});
    for (n, turn) in turns.into_iter().enumerate() {
        assert_ne!(ends(turn), usual, "priority {n}");
    }
}

#[test]
fn stronger_levels_of_ghosts_galore_win() {
    let hard = Effort { budget: 500, ..ghosts_galore::HARD };
    let hard = move || -> Box<dyn Bot<_>> { Box::new(Planner::of_level("", hard)) };
    let start = |seed: &str| ghosts_game(2, seed);
    let lead = |game: &fogbound_ghosts_galore::Game| {
        let sheets = game.sheets();
        i32::from(sheets[0].total()) - i32::from(sheets[1].total())
    };
    let halves = half_points(3, start, [&hard, &level("planner")], lead);
    assert!(halves > 6, "{halves} of 12 half points");
    let halves = half_points(6, start, [&level("normal"), &level("easy")], lead);
    assert!(halves > 14, "{halves} of 24 half points");
}
