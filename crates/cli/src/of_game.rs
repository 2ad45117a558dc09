//! A subcommand for each game, with the arguments of that game.

use crate::common::text;
use clap::error::ErrorKind;
use clap::{ArgMatches, Command, FromArgMatches, Subcommand};
use fogbound_table::games::GameId;
use fogbound_table::texts::family;
use std::marker::PhantomData;

/// Arguments that are different for each game.
pub trait ArgsOfGame {
    /// Adds the arguments of a game to its subcommand.
    fn augment(game: GameId, command: Command) -> Command;
}

/// The game that was chosen by a subcommand, and what was typed behind it.
pub struct OfGame<A> {
    pub game: GameId,
    pub matches: ArgMatches,
    args: PhantomData<A>,
}

impl<A: ArgsOfGame> Subcommand for OfGame<A> {
    fn augment_subcommands(command: Command) -> Command {
        GameId::ALL.iter().fold(command, |command, &game| {
            let about = text(family!("game-name-", GameId::name, game));
            // The arguments bring a description of their own.
            command.subcommand(A::augment(game, Command::new(game.name())).about(about))
        })
    }

    fn augment_subcommands_for_update(command: Command) -> Command {
        Self::augment_subcommands(command)
    }

    fn has_subcommand(name: &str) -> bool {
        name.parse::<GameId>().is_ok()
    }
}

impl<A> FromArgMatches for OfGame<A> {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        let chosen =
            matches.subcommand().and_then(|(name, matches)| Some((name.parse().ok()?, matches)));
        let (game, matches) =
            chosen.ok_or_else(|| clap::Error::new(ErrorKind::MissingSubcommand))?;
        Ok(OfGame { game, matches: matches.clone(), args: PhantomData })
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}
