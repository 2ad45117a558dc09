//! One number for each game that stands for many games: random games of all player counts (and
//! levels), every state hash on the way mixed into a digest. One more stands for the pictures of all
//! tiles and of a position of each game. Built for several platforms they must be the same on each.
//!
//! Built as a `cdylib` for `wasm32-unknown-unknown` this is a module that imports nothing and
//! exports [`fogbound_digest`], [`fogbound_digest_ghosts_galore`], [`fogbound_digest_carcassonne`]
//! and [`fogbound_digest_pictures`].
//!
//! **Invariants.** No clock, no I/O, no chance but that of the seeds.

mod pictures;

pub use pictures::digest_pictures;

use fogbound_carcassonne as carcassonne;
use fogbound_game::{Game, Refusal, Rng, Seed, StateHasher};
use fogbound_ghosts_galore as ghosts;
use fogbound_mists as mists;
use std::sync::Arc;

/// Digest of this many games of Mists over Carcassonne: the first 8 bytes of a SHA-256, as a
/// big-endian number.
///
/// # Errors
/// The refusal of a setup or an action, which a sound engine never returns.
pub fn digest(games: u32) -> Result<u64, Refusal> {
    let mut hasher = StateHasher::new("fogbound determinism 1");
    (0..games).try_for_each(|number| play_mists(number, |game| mix(game, &mut hasher)))?;
    Ok(first_bytes(hasher))
}

/// Likewise of Ghosts Galore.
///
/// # Errors
/// As [`digest`].
pub fn digest_ghosts_galore(games: u32) -> Result<u64, Refusal> {
    let mut hasher = StateHasher::new("fogbound determinism ghosts-galore 1");
    (0..games).try_for_each(|number| play_ghosts_galore(number, |game| mix(game, &mut hasher)))?;
    Ok(first_bytes(hasher))
}

/// Likewise of Carcassonne.
///
/// # Errors
/// As [`digest`].
pub fn digest_carcassonne(games: u32) -> Result<u64, Refusal> {
    let mut hasher = StateHasher::new("fogbound determinism carcassonne 1");
    (0..games).try_for_each(|number| play_carcassonne(number, |game| mix(game, &mut hasher)))?;
    Ok(first_bytes(hasher))
}

fn first_bytes(hasher: StateHasher) -> u64 {
    let [a, b, c, d, e, f, g, h, ..] = hasher.finish().0;
    u64::from_be_bytes([a, b, c, d, e, f, g, h])
}

/// Level, players and options follow from the number.
fn play_mists(number: u32, visit: impl FnMut(&mists::Game)) -> Result<(), Refusal> {
    let set = Arc::new(fogbound_sets::fogbound_mists().clone());
    // The remainders fit in a byte.
    let (level, players) = ((number % 6) as u8 + 1, (number / 6 % 5) as u8 + 1);
    let Some(level) = mists::Level::number(level) else { return Ok(()) };
    let mut setup = mists::Setup::new(set, level, players);
    if number % 4 == 1 {
        setup.options.joint_scoring = mists::JointScoring::Majority;
    }
    setup.options.meeples_on_misty_roads = !number.is_multiple_of(3);
    let seed = Seed::new(number.to_string());
    let rng = seed.stream("determinism");
    let rules = Arc::new(setup.validate()?);
    play::<mists::Game>(rules, &mists::Order::Seed(seed), rng, visit)
}

/// Players and options follow from the number.
fn play_ghosts_galore(number: u32, visit: impl FnMut(&ghosts::Game)) -> Result<(), Refusal> {
    let set = Arc::new(fogbound_sets::fogbound_ghosts().clone());
    // The remainders fit in a byte.
    let players = (number % 4) as u8 + 2;
    let mut setup = ghosts::Setup::new(set, players);
    setup.start_player = (number / 4 % 5) as u8 % players;
    setup.options.experienced = !(number / 4).is_multiple_of(3);
    setup.options.choose_side = !(number / 4).is_multiple_of(2);
    setup.options.walls_are_dead_ends = number % 5 != 1;
    let seed = Seed::new(number.to_string());
    let rng = seed.stream("determinism ghosts-galore");
    let rules = Arc::new(setup.validate()?);
    play::<ghosts::Game>(rules, &ghosts::Order::Seed(seed), rng, visit)
}

/// Parts, players and options follow from the number.
fn play_carcassonne(number: u32, visit: impl FnMut(&carcassonne::Game)) -> Result<(), Refusal> {
    let parts = carcassonne::Parts::combinations().nth(number as usize % 9);
    // The remainders fit in a byte.
    let players = (number % 5) as u8 + 2;
    let mut setup = carcassonne::Setup::new(parts.unwrap_or_default(), players);
    setup.start_player = (number / 5 % 6) as u8 % players;
    setup.options.farmers = !(number / 9).is_multiple_of(3);
    setup.options.meeples_on_misty_roads = number % 4 != 1;
    if (number / 9).is_multiple_of(2) {
        setup.options.ghost_cost = carcassonne::GhostCost::Scorers;
    }
    let seed = Seed::new(number.to_string());
    let rng = seed.stream("determinism carcassonne");
    let rules = Arc::new(setup.validate()?);
    play::<carcassonne::Game>(rules, &carcassonne::Order::Seed(seed), rng, visit)
}

/// Mixes the state of a game into a digest; at its end also what was secret.
fn mix<G: Game>(game: &G, hasher: &mut StateHasher) {
    hasher.bytes(&game.hash().0);
    if game.deciding().seats().is_empty()
        && let Some(hash) = game.full_hash()
    {
        hasher.bytes(&hash.0);
    }
}

/// Plays one game at random and shows it after every decision; where several seats have to decide,
/// any of them is next.
fn play<G: Game>(
    rules: Arc<G::Rules>,
    order: &G::Order,
    mut rng: Rng,
    mut visit: impl FnMut(&G),
) -> Result<(), Refusal> {
    let (mut game, _) = G::start(rules, order)?;
    let mut legal = Vec::new();
    loop {
        let seats = game.deciding().seats();
        let place = rng.below(u32::from(seats.len()));
        let Some(seat) = seats.iter().nth(place as usize) else { break };
        game.legal_into(seat, &mut legal);
        // A list of legal actions is short, and never empty while something is asked.
        let choice = legal[rng.below(legal.len() as u32) as usize];
        game.apply_with(seat, choice, &mut |_| {})?;
        visit(&game);
    }
    Ok(())
}

/// [`digest`] for callers from outside; 0 stands for a refusal.
// The attribute is unsafe because two functions of one name could clash. There is only this one.
#[allow(unsafe_code)]
#[unsafe(no_mangle)]
pub extern "C" fn fogbound_digest(games: u32) -> u64 {
    digest(games).unwrap_or(0)
}

/// [`digest_ghosts_galore`] for callers from outside; 0 stands for a refusal.
// As above.
#[allow(unsafe_code)]
#[unsafe(no_mangle)]
pub extern "C" fn fogbound_digest_ghosts_galore(games: u32) -> u64 {
    digest_ghosts_galore(games).unwrap_or(0)
}

/// [`digest_carcassonne`] for callers from outside; 0 stands for a refusal.
// As above.
#[allow(unsafe_code)]
#[unsafe(no_mangle)]
pub extern "C" fn fogbound_digest_carcassonne(games: u32) -> u64 {
    digest_carcassonne(games).unwrap_or(0)
}

/// [`digest_pictures`] for callers from outside; 0 stands for a refusal.
// As above.
#[allow(unsafe_code)]
#[unsafe(no_mangle)]
pub extern "C" fn fogbound_digest_pictures(rotations: u32) -> u64 {
    digest_pictures(rotations).unwrap_or(0)
}
