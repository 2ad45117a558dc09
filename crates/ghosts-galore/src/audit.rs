//! Everything a state keeps, counted again (used by tests).

use crate::game::Game;
use crate::setup::{MAX_PLAYERS, ROUNDS};
use crate::state::Pending;
use crate::tile::NONE;
use fogbound_game::Game as _;

/// Checks that each tile is in exactly one place and that what is kept twice agrees. A view is
/// checked for what it knows.
///
/// # Errors
/// The first fact that does not hold.
pub fn audit(game: &Game) -> Result<(), String> {
    let state = &game.state;
    let size = game.rules.stack_size();
    let players = usize::from(game.rules.players());
    let over = game.is_over();
    let mut places = vec![Vec::new(); 256];
    let mut put = |tile: u8, place: &str| {
        if tile != NONE {
            places[usize::from(tile)].push(place.to_owned());
        }
    };
    for seat in 0..players {
        for (space, tile, _) in state.grids[seat].tiles() {
            put(tile.0, &format!("space {space} of seat {seat}"));
        }
        put(state.claimed[seat], &format!("claimed by seat {seat}"));
        if !over {
            put(state.hidden[seat], &format!("hidden tile of seat {seat}"));
        }
    }
    game.removed().iter().for_each(|tile| put(tile.0, "removed"));
    game.face_up().iter().for_each(|tile| put(tile.0, "face up"));
    game.just_revealed().iter().for_each(|tile| put(tile.0, "just revealed"));
    let past = usize::from(state.round.saturating_sub(1)) * usize::from(size);
    let left = past + usize::from(state.drawn);
    if state.pending != Pending::Side && state.pending != Pending::Keep {
        state.stacks.iter().skip(left).for_each(|&tile| put(tile, "a stack"));
        let experienced = game.rules.options().experienced;
        if !experienced {
            state.rest.iter().for_each(|&tile| put(tile, "unused"));
        }
    }
    for (tile, places) in places.iter().enumerate() {
        if places.len() > 1 {
            return Err(format!("tile {tile} is in several places: {}", places.join(", ")));
        }
        let known = state.stacks[left..].iter().take(1).all(|&tile| tile != NONE);
        let complete = known && !state.told && state.round >= 1 && state.round <= ROUNDS;
        let in_set = tile < usize::from(game.rules.catalogue().len());
        if complete && !game.rules.options().experienced && in_set && places.is_empty() {
            let hidden_known = state.hidden[..players].iter().all(|&tile| tile != NONE);
            if hidden_known && left < usize::from(size) * 8 {
                return Err(format!("tile {tile} is nowhere"));
            }
        }
    }
    audit_counts(game, players)
}

/// Each board holds a tile for every round that is over.
fn audit_counts(game: &Game, players: usize) -> Result<(), String> {
    let state = &game.state;
    let rounds = match state.pending {
        Pending::Over => ROUNDS + 1,
        _ => state.round.saturating_sub(1),
    };
    for (seat, grid) in state.grids.iter().enumerate().take(MAX_PLAYERS) {
        let expected = if seat < players { usize::from(rounds) } else { 0 };
        let found = grid.tiles().count();
        if found != expected {
            return Err(format!("seat {seat} has {found} tiles, not {expected}"));
        }
    }
    let removed = game.removed().len();
    let rounds_over = usize::from(state.round.saturating_sub(1).min(ROUNDS));
    if removed != 4 * rounds_over {
        return Err(format!("{removed} tiles have left the game after {rounds_over} rounds"));
    }
    Ok(())
}
