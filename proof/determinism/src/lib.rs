//! One number for each game that stands for many games: random games of all player counts (and
//! levels), every state hash on the way mixed into a digest. One more stands for the pictures of all
//! tiles and of a position of each game. Built for several platforms they must be the same on each.
//!
//! Built as a `cdylib` for `wasm32-unknown-unknown` this is a module that imports nothing and
//! exports [`fogbound_digest`] and [`fogbound_digest_pictures`].
//!
//! **Invariants.** No clock, no I/O, no chance but that of the seeds.

mod pictures;

use fogbound_carcassonne as carcassonne;
use fogbound_game::{Game, Refusal, Rng, Seed, StateHasher};
use fogbound_ghosts_galore as ghosts;
use fogbound_mists as mists;
use fogbound_pictures::train::table_svg;
use fogbound_pictures::{Styling, board_svg};
use fogbound_presenter as presenter;
use std::sync::Arc;

/// The digest of so many games, of each kind of game: the first 8 bytes of a SHA-256, as a big-endian number.
/// The refusal is that of a setup or an action, which a sound engine never returns.
pub const DIGESTS: [fn(u32) -> Result<u64, Refusal>; 3] =
    [digest::<mists::Game>, digest::<ghosts::Game>, digest::<carcassonne::Game>];

/// A kind of game with the setups that its digest stands for.
trait Played: Game {
    /// The domain of the digest, and the stream of the random player.
    const PURPOSE: &'static str;
    /// The number of the game that is drawn.
    const DRAWN: u32;

    /// Returns the rules of the game with a number, from which its setup follows.
    fn rules_of(number: u32) -> Result<Self::Rules, Refusal>;

    /// Returns the order of a seed.
    fn order_of(seed: Seed) -> Self::Order;

    /// Returns the picture of the position with tiles of this side in pixels.
    fn picture(&self, side: u32) -> String;
}

fn digest<G: Played>(games: u32) -> Result<u64, Refusal> {
    let mut hasher = StateHasher::new(&format!("fogbound {} 1", G::PURPOSE));
    (0..games).try_for_each(|number| play(number, |game: &G| mix(game, &mut hasher)))?;
    Ok(first_bytes(hasher))
}

fn first_bytes(hasher: StateHasher) -> u64 {
    let [a, b, c, d, e, f, g, h, ..] = hasher.finish().0;
    u64::from_be_bytes([a, b, c, d, e, f, g, h])
}

/// Level, players and options follow from the number.
impl Played for mists::Game {
    const PURPOSE: &'static str = "determinism";
    const DRAWN: u32 = 16;

    fn rules_of(number: u32) -> Result<mists::Rules, Refusal> {
        let set = Arc::new(fogbound_sets::fogbound_mists().clone());
        // The remainders fit in a byte, and there are six levels.
        let (level, players) = ((number % 6) as u8 + 1, (number / 6 % 5) as u8 + 1);
        let level = mists::Level::number(level).ok_or(Refusal::new("M-1.5", "setup-level"))?;
        let mut setup = mists::Setup::new(set, level, players);
        if number % 4 == 1 {
            setup.options.joint_scoring = mists::JointScoring::Majority;
        }
        setup.options.meeples_on_misty_roads = !number.is_multiple_of(3);
        setup.validate()
    }

    fn order_of(seed: Seed) -> mists::Order {
        mists::Order::Seed(seed)
    }

    fn picture(&self, side: u32) -> String {
        board_svg(&presenter::mists::scene(self), side, Styling::Page)
    }
}

/// Players and options follow from the number.
impl Played for ghosts::Game {
    const PURPOSE: &'static str = "determinism ghosts-galore";
    const DRAWN: u32 = 3;

    fn rules_of(number: u32) -> Result<ghosts::Rules, Refusal> {
        let set = Arc::new(fogbound_sets::fogbound_ghosts().clone());
        // The remainders fit in a byte.
        let players = (number % 4) as u8 + 2;
        let mut setup = ghosts::Setup::new(set, players);
        setup.start_player = (number / 4 % 5) as u8 % players;
        setup.options.experienced = !(number / 4).is_multiple_of(3);
        setup.options.choose_side = !(number / 4).is_multiple_of(2);
        setup.options.walls_are_dead_ends = number % 5 != 1;
        setup.validate()
    }

    fn order_of(seed: Seed) -> ghosts::Order {
        ghosts::Order::Seed(seed)
    }

    fn picture(&self, side: u32) -> String {
        let table = presenter::ghosts_galore::table(&self.view_of(None), &[]);
        table_svg(&table, side, Styling::Page)
    }
}

/// Parts, players and options follow from the number.
impl Played for carcassonne::Game {
    const PURPOSE: &'static str = "determinism carcassonne";
    const DRAWN: u32 = 8;

    fn rules_of(number: u32) -> Result<carcassonne::Rules, Refusal> {
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
        setup.validate()
    }

    fn order_of(seed: Seed) -> carcassonne::Order {
        carcassonne::Order::Seed(seed)
    }

    fn picture(&self, side: u32) -> String {
        board_svg(&presenter::carcassonne::scene(self), side, Styling::Page)
    }
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
    let (mut game, _) = G::start(Arc::new(G::rules_of(number)?), &G::order_of(seed))?;
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

/// One of [`DIGESTS`] for callers from outside; 0 stands for a refusal, and for a kind that there is not.
// The attribute is unsafe because two functions of one name could clash. There is only this one.
#[allow(unsafe_code)]
#[unsafe(no_mangle)]
pub extern "C" fn fogbound_digest(kind: u32, games: u32) -> u64 {
    DIGESTS.get(kind as usize).and_then(|digest| digest(games).ok()).unwrap_or(0)
}

/// [`digest_pictures`] for callers from outside; 0 stands for a refusal.
// As above.
#[allow(unsafe_code)]
#[unsafe(no_mangle)]
pub extern "C" fn fogbound_digest_pictures(rotations: u32) -> u64 {
    digest_pictures(rotations).unwrap_or(0)
}

/// Digest of the pictures of all shipped tiles in so many rotations, 1 to 4, each rotation at another
/// level of detail, and of a position of each game at every level: level 5 of Mists over Carcassonne for
/// three, Ghosts Galore for five, Carcassonne with all parts for five. First bytes as in [`DIGESTS`].
///
/// # Errors
/// As in [`DIGESTS`].
pub fn digest_pictures(rotations: u32) -> Result<u64, Refusal> {
    let mut hasher = StateHasher::new("fogbound determinism pictures 1");
    pictures::draw_tiles(rotations, &mut hasher);
    pictures::draw_position::<mists::Game>(&mut hasher)?;
    pictures::draw_position::<ghosts::Game>(&mut hasher)?;
    pictures::draw_position::<carcassonne::Game>(&mut hasher)?;
    Ok(first_bytes(hasher))
}
