//! Which seats bots play, and where their chance comes from.

use crate::common::misuse;
use fogbound_bots::Seated;
use fogbound_game::Seed;
use fogbound_table::session::Seat;
use fogbound_table::texts::msg;

/// Bots must not share a random stream with the tiles.
pub fn bot_seed(seed: &Seed) -> Seed {
    Seed::new(format!("{} bots", seed.as_str()))
}

/// Reads `none`, `all`, `2,3` or `all-but-1`; seats are counted from one.
pub fn parse<G: Seated>(
    text: &str,
    players: u8,
    bot: &str,
    seed: &Seed,
) -> miette::Result<Vec<Seat<G>>> {
    let bots = named(text, players)?;
    let mut made = fogbound_bots::bots_for::<G>(bot, seed, players)
        .ok_or_else(|| misuse(msg!("error-bot", bot)))?;
    // From the last seat on, so that `pop` returns the bot of each seat.
    let mut seats: Vec<Seat<G>> = (0..players)
        .rev()
        .map(|seat| match (made.pop(), bots.contains(&seat)) {
            (Some(bot), true) => Seat::Bot(bot),
            _ => Seat::Person,
        })
        .collect();
    seats.reverse();
    Ok(seats)
}

/// The seats that such a text names in a game with so many players.
pub fn named(text: &str, players: u8) -> miette::Result<Vec<u8>> {
    bots(text, players).ok_or_else(|| misuse(msg!("error-seats", bots = text, last = players)))
}

fn bots(text: &str, players: u8) -> Option<Vec<u8>> {
    match text {
        "none" | "" => Some(vec![]),
        "all" => Some((0..players).collect()),
        _ => match text.strip_prefix("all-but-") {
            Some(people) => {
                let people = numbers(people, players)?;
                Some((0..players).filter(|seat| !people.contains(seat)).collect())
            }
            None => numbers(text, players),
        },
    }
}

fn numbers(text: &str, players: u8) -> Option<Vec<u8>> {
    let number = |word: &str| {
        let seat = word.trim().parse::<u8>().ok()?.checked_sub(1)?;
        (seat < players).then_some(seat)
    };
    text.split(',').map(number).collect()
}

#[cfg(test)]
mod tests;
