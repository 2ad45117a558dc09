//! The players: a bot for each seat.

use crate::common::misuse;
use fogbound_bots::{Bot, Seated, measured_bot};
use fogbound_game::{Refusal, Seed};
use fogbound_table::texts::msg;

/// The name of the bot of each seat.
#[derive(Clone, Debug)]
pub struct Bots(Vec<String>);

impl Bots {
    /// One bot for all seats, or as many as there are seats.
    pub fn new(names: &[String], players: u8) -> miette::Result<Bots> {
        match names {
            [bot] => Ok(Bots(vec![bot.clone(); usize::from(players)])),
            _ if names.len() == usize::from(players) => Ok(Bots(names.to_vec())),
            _ => Err(misuse(msg!("error-bots-number", players))),
        }
    }

    /// The number of seats.
    pub fn players(&self) -> u8 {
        u8::try_from(self.0.len()).unwrap_or(u8::MAX)
    }

    /// The bots themselves, each with a random stream of its own.
    pub fn seated<G: Seated>(&self, seed: &Seed) -> Result<Vec<Box<dyn Bot<G>>>, Refusal> {
        let seated = |(seat, name): (u8, &String)| measured_bot::<G>(name, seed, seat);
        let bots: Option<Vec<_>> = (0..).zip(&self.0).map(seated).collect();
        bots.ok_or(Refusal::new("X-7", "no-such-bot"))
    }

    /// `planner`, or `planner,random` where they differ.
    pub fn short(&self) -> String {
        match &self.0[..] {
            [first, rest @ ..] if rest.iter().all(|bot| bot == first) => first.clone(),
            bots => bots.join(","),
        }
    }

    /// All of them by name, seat by seat.
    pub fn all(&self) -> String {
        self.0.join(", ")
    }
}

#[cfg(test)]
mod tests;
