//! A wish for a game, and the choices for it.

use crate::presented::Presented;
use fogbound_bots::Seated;
use fogbound_carcassonne::Parts;
use fogbound_game::Refusal;
use fogbound_mists::Level;
use fogbound_table::aid::Aid;
use fogbound_table::games::{Carcassonne, GameId, GhostsGalore, Mists};
use fogbound_table::record::Chance;
use fogbound_table::session::Session;
use fogbound_table::texts::{OptionText, Texts};
use std::ops::RangeInclusive;
use std::sync::Arc;

/// A game that somebody wishes to play. What is left empty takes its usual value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wish {
    /// The game.
    pub game: GameId,
    /// The level of Mists over Carcassonne, 1 to 6.
    pub level: u8,
    /// The parts of the expansion of Carcassonne, as records write them: `all`, `none`, `mist,guards`.
    pub parts: String,
    /// The occupants of the seats: `person`, `open` or the name of a bot.
    pub seats: Vec<String>,
    /// Readings of the rules: ids with values.
    pub options: Vec<(String, String)>,
    /// The aid level.
    pub aid: Aid,
    /// The seed of the order of tiles.
    pub seed: String,
    /// The secret of the promise about it, in hexadecimal digits; no promise without it.
    pub salt: String,
}

/// The choices for a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
    /// The game.
    pub game: GameId,
    /// The possible numbers of players.
    pub players: RangeInclusive<u8>,
    /// Levels, from 1 on; none where the game has none.
    pub levels: RangeInclusive<u8>,
    /// Combinations of parts as records write them; none where the game has none.
    pub parts: Vec<String>,
    /// The bots, the simplest first.
    pub bots: &'static [&'static str],
    /// Readings of the rules.
    pub options: Vec<OptionText>,
}

impl Wish {
    /// Nothing is said yet but what is played.
    #[must_use]
    pub fn new(game: GameId) -> Wish {
        Wish {
            game,
            level: 0,
            parts: String::new(),
            seats: Vec::new(),
            options: Vec::new(),
            aid: Aid::default(),
            seed: String::new(),
            salt: String::new(),
        }
    }

    /// The wish that a running game would fulfil.
    pub(crate) fn of<G: Presented>(session: &Session<G>) -> Wish {
        let header = &session.record().header;
        let seats = session.seats().iter().map(|seat| seat.name().to_owned()).collect();
        let seed = match &header.chance {
            Chance::Seed(seed) => seed.as_str().to_owned(),
            Chance::Order(_) | Chance::Told => String::new(),
        };
        let mut wish = Wish { seats, aid: header.aid, seed, ..Wish::new(G::ID) };
        for line in G::write_setup(&header.setup) {
            match line.split_once(' ') {
                Some(("level", level)) => wish.level = level.parse().unwrap_or_default(),
                Some(("parts", parts)) => wish.parts = parts.to_owned(),
                Some(("option", option)) => {
                    let option = option.split_once(' ');
                    wish.options
                        .extend(option.map(|(id, value)| (id.to_owned(), value.to_owned())));
                }
                _ => {}
            }
        }
        wish
    }
}

/// The choices for a game.
#[must_use]
pub fn form(game: GameId, texts: &Texts) -> Form {
    let none = RangeInclusive::new(1, 0);
    match game {
        GameId::GhostsGalore => Form {
            game,
            players: 2..=5,
            levels: none,
            parts: Vec::new(),
            bots: GhostsGalore::BOTS,
            options: texts.ghosts_options(),
        },
        GameId::Carcassonne => Form {
            game,
            players: 2..=6,
            levels: none,
            parts: Parts::combinations().map(parts_text).collect(),
            bots: Carcassonne::BOTS,
            options: texts.carcassonne_options(),
        },
        GameId::Mists => Form {
            game,
            players: 1..=5,
            levels: 1..=6,
            parts: Vec::new(),
            bots: Mists::BOTS,
            options: texts.options(),
        },
    }
}

fn parts_text(parts: Parts) -> String {
    fogbound_table::record::CarcassonneSetup::parts_text(parts)
}

fn players(wish: &Wish) -> u8 {
    u8::try_from(wish.seats.len()).unwrap_or(u8::MAX)
}

pub(crate) fn mists(wish: &Wish) -> Result<Arc<fogbound_mists::Rules>, Refusal> {
    let set = Arc::new(fogbound_sets::fogbound_mists().clone());
    let level = Level::number(wish.level).ok_or(Refusal::new("M-1.5", "setup-level"))?;
    let mut setup = fogbound_mists::Setup::new(set, level, players(wish));
    for (id, value) in &wish.options {
        setup.options.set(id, value)?;
    }
    setup.validate().map(Arc::new)
}

pub(crate) fn ghosts_galore(wish: &Wish) -> Result<Arc<fogbound_ghosts_galore::Rules>, Refusal> {
    let set = Arc::new(fogbound_sets::fogbound_ghosts().clone());
    let mut setup = fogbound_ghosts_galore::Setup::new(set, players(wish));
    for (id, value) in &wish.options {
        setup.options.set(id, value)?;
    }
    setup.validate().map(Arc::new)
}

pub(crate) fn carcassonne(wish: &Wish) -> Result<Arc<fogbound_carcassonne::Rules>, Refusal> {
    let parts = Parts::parse(&wish.parts).ok_or(Refusal::new("G-0", "setup-parts"))?;
    let mut setup = fogbound_carcassonne::Setup::new(parts, players(wish));
    for (id, value) in &wish.options {
        setup.options.set(id, value)?;
    }
    setup.validate().map(Arc::new)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::open::start;
    use std::rc::Rc;

    fn wish(game: GameId) -> Wish {
        let options = [(GameId::Mists, "meeples_on_misty_roads"), (GameId::Carcassonne, "farmers")];
        let option = options.iter().filter(|(of, _)| *of == game);
        Wish {
            game,
            level: 3,
            parts: "mist,guards".to_owned(),
            seats: ["person", "random", "open"].map(str::to_owned).to_vec(),
            options: option.map(|(_, id)| ((*id).to_owned(), "false".to_owned())).collect(),
            aid: Aid::Guided,
            seed: "lamplight".to_owned(),
            salt: String::new(),
        }
    }

    #[test]
    fn a_game_knows_what_was_wished_for() {
        let texts = Rc::new(Texts::english());
        for &game in GameId::ALL {
            let wished = wish(game);
            let first = start(&wished, &texts).map_err(|refused| refused.text).expect(game.name());
            let again = first.wish();
            assert_eq!(again.seats, wished.seats, "{game}");
            assert_eq!((&again.seed, again.aid), (&wished.seed, wished.aid), "{game}");
            for option in &wished.options {
                assert!(again.options.contains(option), "{game}: {option:?}");
            }
            let second = start(&again, &texts).map_err(|refused| refused.text).expect(game.name());
            assert_eq!(second.record(), first.record(), "{game}");
            assert_eq!(second.wish(), again, "{game}");
        }
    }
}
