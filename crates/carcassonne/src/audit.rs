//! Facts that must hold in every state, counted again through the public interface. Tests call
//! [`check`] after every ply.

use crate::action::{Ask, Piece};
use crate::game::Game;
use fogbound_game::{Cell, Game as _, Halves, Side};
use fogbound_landscape::{CellId, FieldId};
use std::collections::BTreeSet;

/// Most ghosts beside a meeple: the third scares it away (G-2.7).
const MOST_GHOSTS: u8 = 2;

/// Checks conservation of meeples, guards, ghosts and tiles, the map and the fields.
///
/// # Errors
/// A sentence that names the first fact that does not hold.
pub fn check(game: &Game) -> Result<(), String> {
    fogbound_landscape::audit::check(game.map(), game.rules().catalogue())?;
    check_fields(game)?;
    check_pieces(game)?;
    check_ghosts(game)?;
    check_tiles(game)
}

/// C-1, G-1.2: every meeple and guard is on the board or in a supply; X-4: at most one on a cell.
fn check_pieces(game: &Game) -> Result<(), String> {
    let guarded = game.rules().parts().guards;
    let (all_meeples, all_guards) = if guarded { (5, 5) } else { (7, 0) };
    let board = game.meeples();
    for seat in 0..game.rules().players() {
        let count =
            |piece| board.iter().filter(|one| one.seat == seat && one.piece == piece).count();
        let meeples = count(Piece::Meeple) + usize::from(game.supply(seat));
        if meeples != all_meeples {
            return Err(format!("seat {seat} has {meeples} meeples, not {all_meeples}"));
        }
        let kept = usize::from(game.guards(seat)) + usize::from(game.common_guards(seat));
        let guards = count(Piece::Guard) + kept;
        if guards != all_guards {
            return Err(format!("seat {seat} has {guards} guards, not {all_guards}"));
        }
    }
    let cells: BTreeSet<Cell> = board.iter().map(|one| one.cell).collect();
    if cells.len() != board.len() {
        return Err("two meeples on one cell".to_owned());
    }
    match board.iter().find(|one| one.seat >= game.rules().players()) {
        Some(one) => Err(format!("a meeple of seat {} on {}", one.seat, one.cell)),
        None => Ok(()),
    }
}

/// G-1.2, G-2: every ghost is beside a meeple or in the supply.
fn check_ghosts(game: &Game) -> Result<(), String> {
    let all = if game.rules().parts().mist { 15 } else { 0 };
    let board = game.meeples();
    let haunted: u8 = board.iter().map(|one| one.ghosts).sum();
    if haunted + game.ghost_supply() != all {
        return Err(format!("{haunted} ghosts on the board, {} left", game.ghost_supply()));
    }
    let wrong = |ghosts: u8, piece| ghosts > MOST_GHOSTS || (piece == Piece::Guard && ghosts > 0);
    match board.iter().find(|one| wrong(one.ghosts, one.piece)) {
        Some(one) => Err(format!("{} ghosts beside a {}", one.ghosts, one.piece.name())),
        None => Ok(()),
    }
}

/// C-2, C-3: every tile is on the board, in hand, set aside or in the pile.
fn check_tiles(game: &Game) -> Result<(), String> {
    let mut left = [0i32; 256];
    game.rules().tiles().iter().for_each(|kind| left[kind.index()] += 1);
    game.rules().start().iter().for_each(|(_, kind)| left[kind.index()] += 1);
    for kind in game.tiles().iter().map(|tile| tile.kind).chain(game.hand()).chain(game.set_aside())
    {
        left[kind.index()] -= 1;
    }
    let mut pile = 0;
    for (kind, count) in game.unseen() {
        left[kind.index()] -= i32::from(count);
        pile += i32::from(count);
    }
    if pile != i32::from(game.pile()) {
        return Err(format!("{pile} tiles unseen, {} in the pile", game.pile()));
    }
    if let Some(kind) = left.iter().position(|&count| count != 0) {
        return Err(format!("{} tiles of kind {kind} are nowhere", left[kind]));
    }
    let held = game.hand().is_some();
    if held != (game.ask() == Some(Ask::Place)) {
        return Err("a tile is in hand, and nobody is asked where it goes".to_owned());
    }
    Ok(())
}

/// C-4: fields are joined over half-edges that lie against each other, and no others.
fn check_fields(game: &Game) -> Result<(), String> {
    let (map, fields, catalogue) = (game.map(), game.fields(), game.rules().catalogue());
    let all = map.cells().flat_map(|cell| fields.on(catalogue, map, cell));
    let mut left: BTreeSet<FieldId> = all.map(|(field, _)| field).collect();
    while let Some(first) = left.first().copied() {
        let region = flood(game, first);
        let kept: BTreeSet<FieldId> = fields.members(fields.region(first)).collect();
        if kept != region {
            return Err(format!("the field of {first:?} is {region:?}, kept is {kept:?}"));
        }
        left.retain(|field| !region.contains(field));
    }
    Ok(())
}

fn flood(game: &Game, first: FieldId) -> BTreeSet<FieldId> {
    let (map, fields, catalogue) = (game.map(), game.fields(), game.rules().catalogue());
    let mut region = BTreeSet::from([first]);
    let mut open = vec![first];
    while let Some(field) = open.pop() {
        let cell = fields.cell_of(field);
        let halves = fields.name(catalogue, map, field);
        for (beside, wanted) in across(game, cell, halves) {
            for (other, name) in fields.on(catalogue, map, beside) {
                if !name.intersection(wanted).is_empty() && region.insert(other) {
                    open.push(other);
                }
            }
        }
    }
    region
}

/// The cells beside a cell, each with its half-edges that lie against some of these.
fn across(game: &Game, cell: CellId, halves: Halves) -> Vec<(CellId, Halves)> {
    const FACING: [u8; 8] = [5, 4, 7, 6, 1, 0, 3, 2];
    let against = |side: Side| {
        let own = halves.iter().filter(move |half| half / 2 == side as u8);
        own.fold(0, |bits, half| bits | (1 << FACING[usize::from(half)]))
    };
    let beside = |side| Some((game.map().neighbour(cell, side)?, against(side)));
    let beside = Side::ALL.into_iter().filter_map(beside).filter(|&(_, bits)| bits != 0);
    beside.map(|(cell, bits)| (cell, Halves::from_bits(bits))).collect()
}
