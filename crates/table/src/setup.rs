//! Games wished for in words: the choices, and the rules that follow from them.

use crate::aid::Aid;
use crate::games::{GameId, Listed};
use crate::record::{Chance, Recorded};
use crate::session::Session;
use crate::texts::{OptionText, Texts};
use crate::with_game;
use fogbound_bots::{Seated, offered_bots, usual_bot};
use fogbound_game::setup::Setup;
use fogbound_game::{Choice, Game, Refusal, Values};
use std::ops::RangeInclusive;
use std::sync::Arc;

/// A problem of a file, ready to be shown with its lines.
pub type FileError = Box<dyn miette::Diagnostic + Send + Sync>;

/// A game that can be set up from words.
pub trait SetUp: Game + Listed + 'static {
    /// Its setup.
    type Setup: Setup<Rules = <Self as Game>::Rules>;

    /// The ids of the texts about readings of its rules begin with this.
    const READINGS: &'static str = "option";

    /// The words for things that can be read from files instead of using the shipped ones.
    const FILES: &'static [&'static str] = &["tiles"];

    /// Set if nothing but the order of tiles comes by chance, so that they can come from a box on the table.
    const CAN_BE_TOLD: bool = true;

    /// Returns the usual setup, with the shipped tiles.
    fn usual(players: u8) -> Self::Setup;

    /// Reads one of [`SetUp::FILES`] from its text. `name` (a file name) is only shown in errors.
    ///
    /// # Errors
    /// All problems of the file.
    fn read_file(
        setup: &mut Self::Setup,
        what: &str,
        name: &str,
        text: &str,
    ) -> Result<(), FileError>;
}

/// A file that a game is set up with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetUpFile {
    /// What it holds: one of [`SetUp::FILES`].
    pub what: String,
    /// Its name, for errors.
    pub name: String,
    /// Its text.
    pub text: String,
}

/// A game that somebody wishes to play. What is left empty takes its usual value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wish {
    /// The game.
    pub game: GameId,
    /// Choices and readings of the rules by their ids.
    pub choices: Vec<(String, String)>,
    /// What is read instead of using the shipped ones.
    pub files: Vec<SetUpFile>,
    /// The holders of the seats: `person`, `open` or the name of a bot.
    pub seats: Vec<String>,
    /// The amount of help.
    pub aid: Aid,
    /// The seed of the order of tiles.
    pub seed: String,
    /// The secret of the promise about it, in hexadecimal digits; no promise without it.
    pub salt: String,
    /// Set if the tiles come from a box on the table, and people tell each of them.
    pub told: bool,
}

impl Wish {
    /// Makes the wish for a game with nothing chosen yet.
    #[must_use]
    pub fn new(game: GameId) -> Wish {
        Wish {
            game,
            choices: Vec::new(),
            files: Vec::new(),
            seats: Vec::new(),
            aid: Aid::default(),
            seed: String::new(),
            salt: String::new(),
            told: false,
        }
    }

    /// Returns the wish that a running game would fulfil.
    #[must_use]
    pub fn of<G: Recorded + Seated + SetUp>(session: &Session<G>) -> Wish {
        let header = &session.record().header;
        let seats = session.seats().iter().map(|seat| seat.name().to_owned()).collect();
        let seed = match &header.chance {
            Chance::Seed(seed) => seed.as_str().to_owned(),
            Chance::Order(_) | Chance::Told => String::new(),
        };
        let told = header.chance == Chance::Told;
        let mut wish = Wish { seats, aid: header.aid, seed, told, ..Wish::new(G::ID) };
        for line in G::write_setup(&header.setup) {
            let line = line.strip_prefix("option ").unwrap_or(&line);
            if let Some((id, value)) =
                line.split_once(' ').filter(|(id, _)| wish.usual(id).is_some())
            {
                wish.choose(id, value);
            }
        }
        wish
    }

    /// Makes a choice.
    pub fn choose(&mut self, id: &str, value: &str) {
        self.choices.retain(|(known, _)| known != id);
        self.choices.push((id.to_owned(), value.to_owned()));
    }

    /// Returns the value of a choice or reading: the chosen one, or the usual one. Empty for an id that the
    /// game does not know.
    #[must_use]
    pub fn value(&self, id: &str) -> &str {
        let chosen = self.choices.iter().find(|(known, _)| known == id);
        chosen.map(|(_, value)| value.as_str()).or_else(|| self.usual(id)).unwrap_or_default()
    }

    fn usual(&self, id: &str) -> Option<&'static str> {
        with_game!(self.game, G => {
            let choice = choices::<G>().iter().find(|choice| choice.id == id);
            let reading = readings::<G>().iter().find(|(known, _)| *known == id);
            choice.map(|choice| choice.values.usual()).or(reading.map(|(_, [usual, _])| *usual))
        })
    }

    /// Returns the usual setup with what is read from files.
    ///
    /// # Errors
    /// All problems of the first file that has any.
    pub fn read_files<G: SetUp>(&self) -> Result<G::Setup, FileError> {
        let mut setup = G::usual(u8::try_from(self.seats.len()).unwrap_or(u8::MAX));
        // A level is read for the tiles that there are.
        for what in G::FILES {
            for file in self.files.iter().filter(|file| file.what == *what) {
                G::read_file(&mut setup, what, &file.name, &file.text)?;
            }
        }
        Ok(setup)
    }

    /// Returns the rules of the game, which must be the one wished for.
    ///
    /// # Errors
    /// The reason for which no such game can be set up.
    pub fn rules<G: SetUp>(&self) -> Result<Arc<G::Rules>, Refusal> {
        let unread = |_| Refusal::new("M-1.8", "setup-file");
        let mut setup = self.read_files::<G>().map_err(unread)?;
        for (id, value) in &self.choices {
            setup.set(id, value)?;
        }
        setup.validate().map(Arc::new)
    }
}

/// Returns the choices of a game beside players and readings.
#[must_use]
pub fn choices<G: SetUp>() -> &'static [Choice] {
    <G::Setup as Setup>::CHOICES
}

/// Returns the readings of the rules of a game.
#[must_use]
pub fn readings<G: SetUp>() -> &'static fogbound_game::Readings {
    <G::Setup as Setup>::READINGS
}

/// The choices of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
    /// The game.
    pub game: GameId,
    /// The range of numbers of players.
    pub players: RangeInclusive<u8>,
    /// Choices beside players and readings.
    pub choices: &'static [Choice],
    /// The bots that people choose from: the levels, the weakest first, then the styles.
    pub bots: Vec<&'static str>,
    /// The bot of whoever has not chosen one.
    pub usual_bot: &'static str,
    /// Readings of the rules.
    pub options: Vec<OptionText>,
    /// Set if the tiles can come from a box on the table ([`Wish::told`]).
    pub can_be_told: bool,
}

impl Form {
    /// Returns the values of a choice that make a game, the usual one first.
    #[must_use]
    pub fn values(&self, id: &str) -> Vec<String> {
        let Some(choice) = self.choices.iter().find(|choice| choice.id == id) else {
            return Vec::new();
        };
        match choice.values {
            Values::One(values) => values.iter().map(|&value| value.to_owned()).collect(),
            Values::Some(names) => {
                let some = |bits: u32| {
                    let places = 0..names.len();
                    let named: Vec<&str> =
                        places.filter(|at| bits & (1 << at) != 0).map(|at| names[at]).collect();
                    if named.is_empty() { "none".to_owned() } else { named.join(",") }
                };
                let is_a_game = |value: &String| {
                    let mut wish = Wish { seats: vec![String::new(); 2], ..Wish::new(self.game) };
                    wish.choose(id, value);
                    with_game!(self.game, G => wish.rules::<G>().is_ok())
                };
                (0..1 << names.len()).rev().map(some).filter(is_a_game).collect()
            }
        }
    }

    /// Returns a value of a choice in words.
    #[must_use]
    pub fn told(&self, id: &str, value: &str, texts: &Texts) -> String {
        let word = |value: &str| texts.get(&format!("{id}-{value}"), &[]);
        let is_all = |choice: &Choice| match choice.values {
            Values::Some(names) => choice.id == id && names.join(",") == value,
            Values::One(_) => false,
        };
        match self.choices.iter().any(is_all) {
            true => word("all"),
            false => value.split(',').map(word).collect::<Vec<_>>().join(", "),
        }
    }

    /// Returns each part that can be chosen by itself, with what it brings.
    #[must_use]
    pub fn explained(&self, id: &str, texts: &Texts) -> Vec<String> {
        let choice = self.choices.iter().find(|choice| choice.id == id);
        let Some(Values::Some(names)) = choice.map(|choice| choice.values) else {
            return Vec::new();
        };
        let word = |name: &str, what: &str| texts.get(&format!("{id}-{what}{name}"), &[]);
        names.iter().map(|name| format!("{}: {}", word(name, ""), word(name, "what-"))).collect()
    }

    /// Returns `true` if the game has this choice.
    #[must_use]
    pub fn has(&self, id: &str) -> bool {
        self.choices.iter().any(|choice| choice.id == id)
    }
}

/// Lists the choices of a game.
#[must_use]
pub fn form(game: GameId, texts: &Texts) -> Form {
    with_game!(game, G => Form {
        game,
        players: <<G as SetUp>::Setup as Setup>::PLAYERS,
        choices: choices::<G>(),
        bots: offered_bots::<G>(),
        usual_bot: usual_bot::<G>(),
        options: texts.readings::<G>(),
        can_be_told: G::CAN_BE_TOLD,
    })
}

#[cfg(test)]
mod tests;
