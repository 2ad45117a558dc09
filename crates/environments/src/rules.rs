//! Rules that were checked once, for any number of games.

use crate::Hosted;
use crate::batch::{Batch, Many};
use crate::observe::{Legend, Observer, Shape};
use crate::play::{Play, Playing};
use crate::reward::Reward;
use fogbound_game::Refusal;
use fogbound_game::setup::Setup;
use fogbound_table::record::{Chance, Sets};
use fogbound_table::setup::{FileError, SetUpFile, Wish, choices, readings};
use fogbound_table::{tile_set_file, with_game};
use miette::NarratableReportHandler;
use std::ops::RangeInclusive;
use std::sync::{Arc, LazyLock};

/// Valid rules of a game.
pub trait Rules: Send + Sync {
    /// Returns the wish that they fulfil.
    fn wish(&self) -> &Wish;

    /// Returns the number of seats.
    fn players(&self) -> u8;

    /// Returns the shape of observations.
    fn shape(&self) -> Shape;

    /// Returns what observations consist of.
    fn legend(&self) -> Legend;

    /// Returns the numbers of seats that the game may have.
    fn seats(&self) -> RangeInclusive<u8>;

    /// Returns `true` if all seats win or lose together.
    fn is_team(&self) -> bool;

    /// Returns `true` if its tiles can be told as they are drawn from a box.
    fn can_be_told(&self) -> bool;

    /// Returns all choices and readings of the game by their ids, as they stand, but for those read from files.
    fn settings(&self) -> Vec<(&'static str, String)>;

    /// Starts a game.
    ///
    /// # Errors
    /// X-6 if chance is a given order that is not one of these tiles.
    fn start(&self, chance: Chance) -> Result<Box<dyn Play>, Refusal>;

    /// Starts a batch of games, which are observed if that is wanted, with these rewards. The first ones have the
    /// seeds `SEED/1`, `SEED/2` and so on. They are stepped on up to so many threads, if there are enough games;
    /// nothing else depends on it.
    ///
    /// # Errors
    /// If no game can be started.
    fn batch(
        &self,
        games: u32,
        seed: &str,
        observed: bool,
        reward: Reward,
        threads: u32,
    ) -> Result<Box<dyn Batch>, Refusal>;
}

/// The reason for which there are no such rules.
#[derive(Debug)]
pub enum NoRules {
    /// No such game can be set up.
    Refused(Refusal),
    /// A file is wrong, or the game has no use for it: all about it in words.
    File(String),
}

impl From<Refusal> for NoRules {
    fn from(refusal: Refusal) -> NoRules {
        NoRules::Refused(refusal)
    }
}

impl From<FileError> for NoRules {
    fn from(error: FileError) -> NoRules {
        let mut text = String::new();
        // Writing to a text cannot fail.
        let _ = NarratableReportHandler::new().render_report(&mut text, &*error);
        NoRules::File(text)
    }
}

/// Returns the shipped sets and those in files.
///
/// # Errors
/// All problems of the first file that has any.
pub fn sets(files: &[SetUpFile]) -> Result<Sets, NoRules> {
    static SHIPPED: LazyLock<Sets> = LazyLock::new(Sets::shipped);
    let mut sets = SHIPPED.clone();
    for file in files.iter().filter(|file| file.what != "level") {
        let set = tile_set_file::any(&file.name, &file.text);
        sets = sets.with_any(set.map_err(FileError::from)?);
    }
    Ok(sets)
}

/// Checks the rules of a game that is wished for; the number of its seats is that of the players.
///
/// # Errors
/// The reason for which no such game can be set up.
pub fn rules(wish: Wish) -> Result<Box<dyn Rules>, NoRules> {
    fn of<G: Hosted>(wish: Wish) -> Result<Box<dyn Rules>, NoRules> {
        let is_read = |file: &&SetUpFile| G::FILES.contains(&file.what.as_str());
        if let Some(file) = wish.files.iter().find(|file| !is_read(file)) {
            let known = G::FILES.join(", ");
            return Err(NoRules::File(format!(
                "{} reads no {}; it reads {known}",
                G::ID,
                file.what
            )));
        }
        wish.read_files::<G>()?;
        let (rules, observer) = (wish.rules::<G>()?, Arc::new(Observer::of::<G>()));
        let sets = Arc::new(sets(&wish.files)?);
        Ok(Box::new(Checked::<G> { wish, rules, observer, sets }))
    }
    with_game!(wish.game, G => of::<G>(wish))
}

struct Checked<G: Hosted> {
    wish: Wish,
    rules: Arc<G::Rules>,
    observer: Arc<Observer>,
    sets: Arc<Sets>,
}

impl<G: Hosted> Rules for Checked<G> {
    fn wish(&self) -> &Wish {
        &self.wish
    }

    fn players(&self) -> u8 {
        // Rules have been made for so many.
        u8::try_from(self.wish.seats.len()).unwrap_or(u8::MAX)
    }

    fn shape(&self) -> Shape {
        self.observer.shape()
    }

    fn legend(&self) -> Legend {
        self.observer.legend::<G>(*self.seats().end())
    }

    fn seats(&self) -> RangeInclusive<u8> {
        <G::Setup as Setup>::PLAYERS
    }

    fn is_team(&self) -> bool {
        G::TEAM
    }

    fn can_be_told(&self) -> bool {
        G::CAN_BE_TOLD
    }

    fn settings(&self) -> Vec<(&'static str, String)> {
        let choices = choices::<G>().iter().map(|choice| choice.id);
        let ids = choices.chain(readings::<G>().iter().map(|(id, _)| *id));
        let is_chosen = |id: &&str| self.wish.files.iter().all(|file| file.what != *id);
        ids.filter(is_chosen).map(|id| (id, self.wish.value(id).to_owned())).collect()
    }

    fn start(&self, chance: Chance) -> Result<Box<dyn Play>, Refusal> {
        let (observer, sets) = (Arc::clone(&self.observer), Arc::clone(&self.sets));
        Ok(Box::new(Playing::<G>::start(&self.rules, observer, sets, chance)?))
    }

    fn batch(
        &self,
        games: u32,
        seed: &str,
        observed: bool,
        reward: Reward,
        threads: u32,
    ) -> Result<Box<dyn Batch>, Refusal> {
        let observer = observed.then(|| Arc::clone(&self.observer));
        Ok(Box::new(Many::<G>::start(&self.rules, games, seed, observer, reward, threads)?))
    }
}
