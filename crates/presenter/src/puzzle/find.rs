//! Finding positions to solve in games between bots, and how hard they are.

use super::search::{Best, Turns, begins_turn, best, known};
use super::{Aim, SOLVE, missed_comment};
use crate::presented::Presented;
use fogbound_bots::{Veiled, bots_for, decide, offered_bots};
use fogbound_game::{Deciding, Refusal, Seed};
use fogbound_table::record::{Chance, Record};
use std::sync::Arc;

/// The number of times that the weakest level tries a position.
pub const TRIES: u8 = 20;

/// The turns before the end of a game in which somebody alone may still win it in two.
const LAST: usize = 4;

/// A position to solve that was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// What is to be achieved.
    pub aim: Aim,
    /// The number of decisions before it.
    pub ply: usize,
    /// How often of [`TRIES`] the weakest level misses the answer.
    pub missed: u8,
    /// Its record, with the comments that a file has.
    pub record: String,
}

/// Lets bots with this name play a game, and returns the beginnings of turns that have one best answer for some aim: better
/// than all others by so much at least, and missed so often at least.
///
/// # Errors
/// If there is no such bot.
pub fn find<G: Presented>(
    rules: &Arc<G::Rules>,
    seed: &Seed,
    bot: &str,
    [margin, least]: [u8; 2],
) -> Result<Vec<Candidate>, Refusal> {
    let (mut game, _) = G::start(Arc::clone(rules), &seed.clone().into())?;
    let no_bot = Refusal::new("X-7", "no-such-bot");
    let mut bots = bots_for::<G>(bot, seed, game.players()).ok_or(no_bot)?;
    let (mut taken, mut legal, mut found) = (Vec::new(), Vec::new(), Vec::new());
    // Whoever plays alone has the next turn, too.
    let is_alone = game.players() == 1;
    let aims: Vec<Aim> =
        G::AIMS.iter().copied().filter(|aim| is_alone == (aim.turns() > 1)).collect();
    let mut begun = Vec::new();
    while !game.is_over() {
        let seat = game.mover();
        game.legal_into(seat, &mut legal);
        // The last of several that decide at once sees what comes of it, and may be asked the next thing.
        let is_last = matches!(game.deciding(), Deciding::Together(seats) if seats.len() < 2);
        if begins_turn(&legal) && !is_last {
            begun.push((game.clone(), taken.len()));
        }
        taken.extend(decide(&mut game, &mut bots, &mut legal, &mut drop)?);
    }
    let from = if is_alone { begun.len().saturating_sub(LAST) } else { 0 };
    for (game, ply) in begun.drain(from..) {
        let seat = game.mover();
        for &aim in &aims {
            let missed = missed_at(&game, seat, aim, margin.into());
            let Some(missed) = missed.filter(|&missed| missed >= least) else { continue };
            let comments = header(aim, missed, seat, game.players());
            let record = cut::<G>(rules, seed, &taken[..ply], comments)?;
            found.push(Candidate { aim, ply, missed, record });
        }
    }
    Ok(found)
}

/// Returns how often the weakest level misses the single best answer here; `None` if there is none that is better by so much.
fn missed_at<G: Presented>(game: &G, seat: u8, aim: Aim, margin: i32) -> Option<u8> {
    let known = known(game, seat, aim);
    let Best { worth, second, is_only, .. } = best(&known, seat, aim)?;
    let lead = second?.map_or(i32::MAX, |second| worth.unwrap_or(second) - second);
    (is_only && lead >= margin).then(|| missed_by_beginners(&known, seat, aim, worth))?
}

/// Returns how often of [`TRIES`] the weakest level misses the answer that is worth so much; `None` if every turn loses the
/// game. It plays to win, as beginners do who have not seen what a turn can bring: what it misses seldom is what anybody
/// would play.
pub(super) fn missed_by_beginners<G: Presented>(
    start: &G,
    seat: u8,
    aim: Aim,
    worth: Option<i32>,
) -> Option<u8> {
    let worth = worth?;
    let level = *offered_bots::<G>().first()?;
    let finds = |number: u8| {
        let mut bot = G::bot(level, &Seed::new(format!("try {number}")), seat)?;
        let (mut game, mut turns) = (start.clone(), Turns::default());
        loop {
            let legal = game.legal_of(seat);
            if turns.are_over(&legal, aim) {
                return Some(game.worth(seat, aim) == Some(worth));
            }
            let action = bot.choose_veiled(Veiled::new(&game, seat), &legal);
            game.apply_of(seat, action).ok()?;
            turns = turns.after(&action);
        }
    };
    let missed = (1..=TRIES).filter(|&number| finds(number) != Some(true)).count();
    u8::try_from(missed).ok()
}

/// Returns the comments of a position.
fn header(aim: Aim, missed: u8, seat: u8, players: u8) -> Vec<String> {
    let seats = (0..players).map(|other| if other == seat { "person" } else { "open" });
    let seats = seats.collect::<Vec<_>>().join(", ");
    vec![format!("{SOLVE} {}", aim.name()), missed_comment(missed), format!("seated: {seats}")]
}

/// Returns the record of a game up to the question that stands after these decisions.
fn cut<G: Presented>(
    rules: &Arc<G::Rules>,
    seed: &Seed,
    taken: &[(u8, G::Action)],
    comments: Vec<String>,
) -> Result<String, Refusal> {
    let chance = Chance::Seed(seed.clone());
    let mut record = Record::<G>::of_game(rules, chance, taken, "")?;
    record.header.comments = comments;
    // Without the hash.
    record.lines.pop();
    Ok(record.to_text())
}
