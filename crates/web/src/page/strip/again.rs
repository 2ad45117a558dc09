//! The same game again: with the same tiles, or with others.

use crate::page::table::Table;
use crate::page::wishes;
use fogbound_presenter::{Who, Wish};

/// Returns true if there is a seed to play the same game from once more.
pub fn has_seed(table: Table) -> bool {
    table.show(|game| !game.wish().seed.is_empty())
}

/// Begins the game of a table again, with its seed or with another. Returns true if there is one.
pub fn begin(table: Table, played: Table, same_seed: bool) -> bool {
    let Some(wish) = table.peek(|game| Some(game.wish())) else { return false };
    let seed = if same_seed { wish.seed.clone() } else { String::new() };
    // A seed that somebody has seen cannot be promised.
    begin_with(table, played, Wish { seed, salt: String::new(), ..wish })
}

/// Begins a game that goes on from an earlier position of the one on a table, with the same tiles. Returns true if
/// there is one.
pub fn branch(table: Table, played: Table, ply: usize) -> bool {
    let record = table.peek(|game| game.branch(ply));
    let is_open = record.is_some_and(|record| played.open(&record, &table.given_names()));
    // Whoever goes on with a game between bots takes the seat that has to decide.
    let chairs = played.peek(|game| game.chairs());
    if is_open && chairs.iter().all(|chair| chair.who != Who::Person) {
        let next = chairs.iter().find(|chair| chair.is_deciding);
        next.into_iter().for_each(|chair| played.give_seat(chair.seat, "person"));
    }
    is_open
}

/// Begins another game for those at a table. Returns true if there is one.
pub fn begin_with(table: Table, played: Table, wish: Wish) -> bool {
    played.begin(&wishes::promised(wish), &table.given_names())
}
