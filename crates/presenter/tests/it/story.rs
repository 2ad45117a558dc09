//! The stories of finished games.

use fogbound_presenter::{
    Presenter, RACES, Step, Story, Wish, carcassonne, form, ghosts_galore, mists, start,
};
use fogbound_table::games::GameId;
use fogbound_table::texts::Texts;
use std::collections::BTreeMap;
use std::rc::Rc;
use std::time::SystemTime;

/// Games of each kind in a usual run; `cargo xtask soak stories` plays 10,000.
const GAMES: usize = 200;

/// Most games of one kind, per cent.
const MOST: usize = 40;

/// Games of which every kind occurs.
const ALL_KINDS: usize = 10_000;

/// Plays a game by bots, the strongest or any, with as many seats and such choices as its number says.
pub fn played(game: GameId, number: usize, seed: &str) -> Box<dyn Presenter> {
    let form = form(game, &Texts::english());
    let mut wish = Wish::new(game);
    wish.seed = format!("{seed} {number}");
    let bots = ["random", form.usual_bot];
    let bot = |seat: usize| match number % 3 {
        2 => bots[(number + seat) % bots.len()],
        _ => bots[bots.len() - 1],
    };
    let (least, most) = (usize::from(*form.players.start()), usize::from(*form.players.end()));
    let seats = least + number / 3 % (most - least + 1);
    wish.seats = (0..seats).map(|seat| bot(seat).to_owned()).collect();
    if game == GameId::Mists {
        wish.choose("level", &(1 + number % 6).to_string());
    }
    played_out(&wish)
}

/// Plays a game by bots.
pub fn played_out(wish: &Wish) -> Box<dyn Presenter> {
    let texts = Rc::new(Texts::english());
    let mut game = start(wish, &texts).expect("a wish that can be fulfilled");
    while game.let_bot_decide().expect("bots keep to the rules").is_some() {}
    game
}

/// Checks what holds for every story.
fn check(game: &dyn Presenter, story: &Story) {
    let moments = story.moments.iter().flat_map(|moment| [&moment.title, &moment.told.text]);
    let parts = story.shares.iter().flat_map(|share| &share.parts).map(|part| &part.name);
    for text in
        [&story.badge, &story.verdict, &story.next.text].into_iter().chain(moments).chain(parts)
    {
        let is_id =
            ["badge-", "verdict-", "story-", "share-"].iter().any(|id| text.starts_with(id));
        assert!(!text.is_empty() && !is_id, "{text}");
    }
    assert!(story.ends.is_sorted() && story.ends.last() == Some(&game.plies()));
    for curve in &story.curves {
        assert_eq!(curve.points.len(), story.ends.len() + 1);
        assert_eq!(curve.points.first(), Some(&0));
    }
    for chair in game.chairs() {
        let curve = story.curves.iter().find(|curve| curve.seat == Some(chair.seat));
        if let (Some(points), Some(curve)) = (chair.points, curve) {
            assert_eq!(curve.points.last(), Some(&points), "the curve ends with the result");
        }
    }
    let steps = game.ending().map(|ending| ending.steps).unwrap_or_default();
    if let Some(last) = steps.last() {
        let points: Vec<i32> = game.chairs().iter().filter_map(|chair| chair.points).collect();
        assert_eq!(last.sums, points, "the final scoring ends with the result");
        let won = |step: &&Step| step.gains.iter().any(|&(_, points)| points > 0);
        let mut won = steps.iter().filter(won);
        assert!(won.all(|step| !step.outlines.is_empty()), "{steps:?}");
    }
    for moment in &story.moments {
        assert!(moment.ply <= game.plies() && !moment.told.text.is_empty(), "{moment:?}");
    }
    assert!(story.chapters.is_sorted_by_key(|chapter| chapter.ply));
    for chapter in &story.chapters {
        assert!(chapter.ply <= game.plies() && chapter.ply > 0, "{chapter:?}");
        assert!(!chapter.title.starts_with("chapter-"), "{chapter:?}");
    }
    if let Some(supply) = &story.supply {
        assert_eq!(supply.lowest.len(), story.ends.len());
    }
    assert_eq!(story.shares.len(), game.chairs().len());
    for (curve, share) in
        story.curves.iter().zip(&story.shares).filter(|(curve, _)| curve.seat.is_some())
    {
        let points = curve.points.last().copied().unwrap_or_default();
        // Ghosts cost nobody more than there is (G-4.4, G-5.1).
        let is_whole = match game.game() {
            GameId::Carcassonne => share.sum <= points,
            _ => share.sum == points,
        };
        assert!(is_whole, "{share:?}: {points}");
    }
}

/// Plays games by bots: each story fits its game, and no kind is common.
fn tell_many(id: GameId) {
    let games = std::env::var("FOGBOUND_STORIES").ok().and_then(|games| games.parse().ok());
    let count = games.unwrap_or(GAMES);
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).expect("after 1970");
    let seed = format!("stories {}", now.as_nanos());
    println!("seed: {seed}");
    let mut kinds: BTreeMap<&str, usize> = BTreeMap::new();
    for number in 0..count {
        let game = played(id, number, &seed);
        let story = game.story().expect("the story of a finished game");
        check(game.as_ref(), &story);
        *kinds.entry(story.kind).or_default() += 1;
    }
    println!("{}, {count} games: {kinds:?}", id.name());
    for (kind, games) in &kinds {
        assert!(100 * games <= MOST * count, "{kind}: {games} of {count}");
    }
    if count >= ALL_KINDS {
        let all = match id {
            GameId::Mists => mists::KINDS.len(),
            GameId::Carcassonne => RACES.len() + carcassonne::KINDS.len(),
            GameId::GhostsGalore => RACES.len() + ghosts_galore::KINDS.len(),
        };
        assert_eq!(kinds.len(), all, "{kinds:?}");
    }
}

#[test]
fn the_story_of_a_game_of_mists() {
    tell_many(GameId::Mists);
}

#[test]
fn the_story_of_a_game_of_carcassonne() {
    tell_many(GameId::Carcassonne);
}

#[test]
fn the_story_of_a_game_of_ghosts_galore() {
    tell_many(GameId::GhostsGalore);
}

/// The share of games that bots win, as statistics compare it, is the measured one.
#[test]
fn the_games_won_by_bots_are_those_measured() {
    let measured = include_str!("../../../../docs/measurements.md");
    let (_, table) = measured.split_once("## Greedy, two players").expect("the measurement");
    let won = (1..=6).map(|level| {
        let row = table.lines().find_map(|line| line.strip_prefix(&format!("| {level} | ")));
        let percent = row.and_then(|row| row.split_once(" %")).expect("a row").0;
        percent.parse::<f64>().expect("a number").round() as u32
    });
    assert_eq!(won.collect::<Vec<_>>(), mists::WON_BY_GREEDY);
}
