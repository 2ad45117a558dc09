//! One number that stands for many games: random games of all levels and player counts, every state
//! hash on the way mixed into a digest. Built for several platforms it must be the same on each.
//!
//! Built as a `cdylib` for `wasm32-unknown-unknown` this is a module that imports nothing and
//! exports [`fogbound_digest`].
//!
//! **Invariants.** No clock, no I/O, no chance but that of the seeds.

use fogbound_game::{Refusal, Seed, StateHasher};
use fogbound_mists::{Game, JointScoring, Level, Order, Setup};
use fogbound_tilesets::TileSet;
use std::sync::Arc;

/// Digest of this many games: the first 8 bytes of a SHA-256, as a big-endian number.
///
/// # Errors
/// The refusal of a setup or an action, which a sound engine never gives.
pub fn digest(games: u32) -> Result<u64, Refusal> {
    let set = Arc::new(fogbound_tilesets::fogbound_mists().clone());
    let mut hasher = StateHasher::new("fogbound determinism 1");
    for number in 0..games {
        play(number, &set, &mut hasher)?;
    }
    let [a, b, c, d, e, f, g, h, ..] = hasher.finish().0;
    Ok(u64::from_be_bytes([a, b, c, d, e, f, g, h]))
}

/// Plays one game at random: level, players and options follow from its number.
fn play(number: u32, set: &Arc<TileSet>, hasher: &mut StateHasher) -> Result<(), Refusal> {
    // The remainders fit in a byte.
    let (level, players) = ((number % 6) as u8 + 1, (number / 6 % 5) as u8 + 1);
    let Some(level) = Level::number(level) else { return Ok(()) };
    let mut setup = Setup::new(Arc::clone(set), level, players);
    if number % 4 == 1 {
        setup.options.joint_scoring = JointScoring::Majority;
    }
    setup.options.meeples_on_misty_roads = !number.is_multiple_of(3);
    let seed = Seed::new(number.to_string());
    let mut rng = seed.stream("determinism");
    let (mut game, _) = Game::start(Arc::new(setup.validate()?), &Order::Seed(seed))?;
    let mut legal = Vec::new();
    while game.decision().is_some() {
        game.legal_into(&mut legal);
        // A list of legal actions is short, and never empty while something is asked.
        let choice = legal[rng.below(legal.len() as u32) as usize];
        game.apply_with(choice, &mut |_| {})?;
        hasher.bytes(&game.hash().0);
    }
    if let Some(hash) = game.full_hash() {
        hasher.bytes(&hash.0);
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
