//! The turn that a defeat hung on, and games that go on from earlier positions.

use crate::story::{played, played_out};
use fogbound_presenter::{Attempt, Found, Look, Presenter, Wish, attempt, open};
use fogbound_table::games::GameId;
use fogbound_table::texts::Texts;
use std::rc::Rc;
use std::time::SystemTime;

/// Lost games in a usual run; `cargo xtask soak turnings` looks at 200.
const GAMES: usize = 4;

/// The number of the first of the tries that check a finding: none of those that found it.
const FRESH: u32 = 1_000_000;

fn fresh_seed() -> String {
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).expect("after 1970");
    let seed = format!("turnings {}", now.as_nanos());
    println!("seed: {seed}");
    seed
}

/// Searches as long as there is something to find.
fn search(game: &dyn Presenter) -> Option<(Found, u32)> {
    let (record, mut turning) = (game.record(), game.turning()?);
    while let Some(asked) = turning.next() {
        let wins = attempt(&record, asked).expect("a position of this record");
        assert!(wins <= asked.count);
        turning.note(asked, wins);
        let (told, ply) = game.tell_turning(&turning);
        assert!(!told.text.is_empty() && !told.text.starts_with("turning-"), "{}", told.text);
        assert_eq!(ply.is_none(), turning.found() == Found::Nothing);
    }
    Some((turning.found(), turning.tries()))
}

#[test]
fn a_lost_game_is_won_from_the_turn_it_hung_on_and_hardly_from_two_turns_later() {
    let wanted = std::env::var("FOGBOUND_TURNINGS").ok().and_then(|games| games.parse().ok());
    let wanted = wanted.unwrap_or(GAMES);
    let each = if wanted > GAMES { 200 } else { 40 };
    let seed = fresh_seed();
    let (mut games, mut number, mut never, mut tries) = (0, 0, 0, 0);
    let (mut here, mut of_here, mut later, mut of_later) = (0, 0, 0, 0);
    while games < wanted {
        // Levels 1 to 4, two players, both greedy.
        number += 1;
        let mut wish = Wish::new(GameId::Mists);
        wish.seed = format!("{seed} {number}");
        wish.choose("level", &(1 + number % 4).to_string());
        wish.seats = vec!["greedy".to_owned(); 2];
        let game = played_out(&wish);
        let Some((found, tried)) = search(game.as_ref()) else { continue };
        tries += tried;
        games += 1;
        let Found::Last(last, _) = found else {
            never += 1;
            continue;
        };
        let (record, story) = (game.record(), game.story().expect("a finished game"));
        let wins = |ply| {
            let fresh = Attempt { seat: 0, ply, first: FRESH, count: each };
            attempt(&record, fresh).expect("a position of this record")
        };
        here += wins(last.ply);
        of_here += each;
        // The start of turn n is the end of turn n - 1.
        if let Some(&ply) = story.ends.get(last.turn).filter(|&&ply| ply < game.plies()) {
            later += wins(ply);
            of_later += each;
        }
        if games % 10 == 0 || games == wanted {
            println!(
                "{games} lost games of {number}, {never} of them never mostly won; {tries} tries; fresh games won: \
                 {here} of {of_here} from there, {later} of {of_later} two turns later"
            );
        }
    }
    if wanted > GAMES {
        assert!(2 * here >= of_here, "{here} of {of_here}");
        assert!(5 * later * of_here < 4 * here * of_later, "{later} of {of_later}");
    }
}

#[test]
fn only_games_that_were_lost_hung_on_a_turn() {
    let seed = fresh_seed();
    for (id, number) in GameId::ALL.iter().flat_map(|&id| (0..6).map(move |n| (id, n))) {
        let game = played(id, number, &seed);
        let lost = game.ending().and_then(|ending| ending.won) == Some(false);
        assert_eq!(game.turning().is_some(), lost);
    }
}

#[test]
fn the_same_tries_end_the_same_in_every_game() {
    for &id in GameId::ALL {
        let record = played(id, 0, "the same tries").record();
        let tries = Attempt { seat: 0, ply: 12, first: 3, count: 2 };
        let wins = attempt(&record, tries).expect("a position of this record");
        assert_eq!(attempt(&record, tries), Some(wins));
        assert_eq!(attempt(&record, Attempt { ply: 100_000, ..tries }), None);
    }
    assert_eq!(attempt("", Attempt { seat: 0, ply: 0, first: 0, count: 1 }), None);
}

#[test]
fn another_game_goes_on_from_any_position_of_a_game() {
    let texts = Rc::new(Texts::english());
    for &id in GameId::ALL {
        let mut wish = played(id, 0, "branches").wish();
        wish.salt = "5a".repeat(32);
        let game = played_out(&wish);
        assert!(game.commitment().is_some());
        for ply in (0..game.plies()).step_by(7) {
            let branch = game.branch(ply).expect("a game with a seed");
            let branch = open(&branch, &texts).expect("a record");
            let then = Look { ply: Some(ply), ..Look::default() };
            assert_eq!(branch.hash(Look::default()), game.hash(then), "{ply}");
            assert_eq!((branch.plies(), branch.undone()), (ply, 0));
            assert_eq!(branch.commitment(), None);
            assert!(!branch.is_over());
        }
        let mut again = open(&game.branch(0).expect("the start"), &texts).expect("a record");
        while again.let_bot_decide().expect("bots keep to the rules").is_some() {}
        assert_eq!(again.hash(Look::default()), game.hash(Look::default()));
        assert_eq!(game.branch(game.plies() + 1), None);
    }
}

#[test]
fn a_remark_about_a_position_is_kept_in_the_record() {
    let texts = Rc::new(Texts::english());
    for &id in GameId::ALL {
        let mut game = played(id, 0, "remarks");
        let (plain, last) = (game.record(), game.plies());
        for (ply, text) in
            [(0, "the start"), (9, "a fork\n\n  here: # two ways"), (last, "the end")]
        {
            game.set_remark(ply, text);
        }
        game.set_remark(last + 1, "nowhere");
        let mut again = open(&game.record(), &texts).expect("a record");
        assert_eq!(again.remark(0), "the start");
        assert_eq!(again.remark(9), "a fork\nhere: # two ways");
        assert_eq!((again.remark(last), again.remark(8)), ("the end".to_owned(), String::new()));
        assert_eq!(again.hash(Look::default()), game.hash(Look::default()));
        assert!(again.public_record().contains("a fork"), "it is shared with the game");
        // Another game that goes on from there takes it along, one from before does not.
        assert!(again.branch(9).expect("a branch").contains("two ways"));
        assert!(!again.branch(8).expect("a branch").contains("two ways"));
        for ply in [0, 9, last] {
            again.set_remark(ply, "");
        }
        assert_eq!(again.record(), plain);
    }
}
