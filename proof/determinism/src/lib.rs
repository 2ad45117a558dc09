//! One number for each game that stands for many games: random games of all player counts (and
//! levels), every state hash on the way mixed into a digest. One more stands for the pictures of all
//! tiles and of a position of each game. Built for several platforms they must be the same on each.
//!
//! Built as a `cdylib` for `wasm32-unknown-unknown` this is a module that imports nothing and
//! exports [`fogbound_digest`] and [`fogbound_digest_pictures`].
//!
//! **Invariants.** No clock, no I/O, no chance but that of the seeds.

mod landscape;
mod pictures;
mod train;

use fogbound_game::{Game, Refusal, Rng, Seed, StateHasher};
use fogbound_table::games::GameId;
use fogbound_table::with_game;
use std::sync::Arc;

/// A kind of game with the setups that its digest stands for.
trait Played: Game {
    /// The domain of the digest, and the stream of the random player.
    const PURPOSE: &'static str;
    /// The number of the game that is drawn.
    const DRAWN: u32;

    /// Returns the rules of the game with a number, from which its setup follows.
    fn rules_of(number: u32) -> Result<Self::Rules, Refusal>;

    /// Returns the picture of the position with tiles of this side in pixels.
    fn picture(&self, side: u32) -> String;
}

/// Returns the digest of so many games of a kind: the first 8 bytes of a SHA-256, as a big-endian number.
///
/// # Errors
/// The refusal of a setup or an action, which a sound engine never returns.
pub fn digest(game: GameId, games: u32) -> Result<u64, Refusal> {
    with_game!(game, G => digest_of::<G>(games))
}

fn digest_of<G: Played>(games: u32) -> Result<u64, Refusal> {
    let mut hasher = StateHasher::new(&format!("fogbound {} 1", G::PURPOSE));
    (0..games).try_for_each(|number| play(number, |game: &G| mix(game, &mut hasher)))?;
    Ok(first_bytes(hasher))
}

fn first_bytes(hasher: StateHasher) -> u64 {
    let [a, b, c, d, e, f, g, h, ..] = hasher.finish().0;
    u64::from_be_bytes([a, b, c, d, e, f, g, h])
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

/// Plays the game with a number at random and shows it after every decision; where several seats have to
/// decide, any of them is next.
fn play<G: Played>(number: u32, mut visit: impl FnMut(&G)) -> Result<(), Refusal> {
    let seed = Seed::new(number.to_string());
    let mut rng: Rng = seed.stream(G::PURPOSE);
    let (mut game, _) = G::start(Arc::new(G::rules_of(number)?), &seed.into())?;
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

/// [`digest`] of the game at this place of [`GameId::ALL`] for callers from outside; 0 stands for a refusal, and
/// for a game that there is not.
// The attribute is unsafe because two functions of one name could clash. There is only this one.
#[allow(unsafe_code)]
#[unsafe(no_mangle)]
pub extern "C" fn fogbound_digest(game: u32, games: u32) -> u64 {
    GameId::ALL.get(game as usize).and_then(|&game| digest(game, games).ok()).unwrap_or(0)
}

/// [`digest_pictures`] for callers from outside; 0 stands for a refusal.
// As above.
#[allow(unsafe_code)]
#[unsafe(no_mangle)]
pub extern "C" fn fogbound_digest_pictures(rotations: u32) -> u64 {
    digest_pictures(rotations).unwrap_or(0)
}

/// Digest of the pictures of all shipped tiles in so many rotations, 1 to 4, each rotation at another
/// level of detail, and of a position of each game at every level. First bytes as in [`digest`].
///
/// # Errors
/// As [`digest`].
pub fn digest_pictures(rotations: u32) -> Result<u64, Refusal> {
    let mut hasher = StateHasher::new("fogbound determinism pictures 1");
    pictures::draw_tiles(rotations, &mut hasher);
    for &game in GameId::ALL {
        with_game!(game, G => pictures::draw_position::<G>(&mut hasher))?;
    }
    Ok(first_bytes(hasher))
}
