//! Everything counted again through the public interface.

use crate::contest::Contest;
use crate::ghosts_galore::GhostsGalore;
use fogbound_game::Game as _;
use fogbound_ghosts_galore::{Action, Ask, Game, TileId};

/// Looks for each tile, and for what views must not hold.
pub(super) fn check(game: &Game) -> Result<(), String> {
    check_places(game)?;
    check_numbers(game)?;
    for viewer in GhostsGalore::viewers(game) {
        check_view(game, viewer).map_err(|message| format!("the view of {viewer:?}: {message}"))?;
    }
    let players = game.rules().players();
    (0..players).try_for_each(|seat| check_looks(game, seat))
}

/// The tiles that are known to be somewhere, each once.
fn known(game: &Game) -> Vec<TileId> {
    let seats = 0..game.rules().players();
    let lying = seats.clone().flat_map(|seat| game.grid(seat).tiles().map(|(_, tile, _)| tile));
    let keeping = game.ask() == Some(Ask::Keep);
    let offered = seats.clone().filter(|_| keeping).filter_map(|seat| game.offers(seat)).flatten();
    let held = seats.flat_map(|seat| [game.claimed(seat), game.hidden(seat)]).flatten();
    let open = game.removed().into_iter().chain(game.face_up()).chain(game.just_revealed());
    lying.chain(offered).chain(held).chain(open).collect()
}

/// T-1.3, T-1.4: each tile is in one place.
fn check_places(game: &Game) -> Result<(), String> {
    let mut all: Vec<TileId> =
        known(game).into_iter().chain(game.unseen().map(|(tile, _)| tile)).collect();
    all.sort_unstable();
    if all.iter().copied().eq(game.rules().catalogue().iter()) {
        return Ok(());
    }
    Err(format!("not each tile once: {all:?}"))
}

/// T-1.4, T-2: how many tiles are where.
fn check_numbers(game: &Game) -> Result<(), String> {
    let rules = game.rules();
    let (players, size) = (u32::from(rules.players()), u32::from(rules.stack_size()));
    let total = u32::from(rules.catalogue().len());
    let round = u32::from(game.round());
    let rounds_over = round.saturating_sub(1);
    let stacks = u32::from(game.stacks_to_come()) * size + u32::from(game.stack());
    let unused = total - players - 8 * size;
    let unseen = match (round, rules.options().experienced) {
        (1.., _) => stacks + unused,
        (0, false) => total - players,
        (0, true) if game.ask() == Some(Ask::Keep) => total - 2 * players,
        (0, true) => total,
    };
    let lying = rounds_over + u32::from(game.is_over());
    let seats = 0..rules.players();
    let claimed = seats.clone().filter(|&seat| game.claimed(seat).is_some()).count() as u32;
    let open = game.face_up().len() as u32 + u32::from(game.just_revealed().is_some());
    let in_round = if (1..=8).contains(&round) { size } else { 0 };
    let facts = [
        ("unseen tiles", game.unseen().count() as u32, unseen),
        ("removed tiles", game.removed().len() as u32, 4 * rounds_over),
        ("tiles of the stack", claimed + open + u32::from(game.stack()), in_round),
        ("stacks to come", u32::from(game.stacks_to_come()), in_round.min(1) * (8 - round.min(8))),
    ];
    for (what, found, expected) in facts {
        if found != expected {
            return Err(format!("{found} {what} in round {round}, not {expected}"));
        }
    }
    let boards = seats.map(|seat| game.grid(seat).tiles().count() as u32);
    let wrong = boards.enumerate().find(|&(_, found)| found != lying);
    wrong.map_or(Ok(()), |(seat, found)| {
        Err(format!("{found} tiles on the board of seat {seat} in round {round}"))
    })
}

/// T-2.6: what others hold is absent in a view, and it is among the tiles it does not know.
fn check_view(game: &Game, viewer: Option<u8>) -> Result<(), String> {
    if game.is_over() {
        return Ok(());
    }
    let view = game.view_of(viewer);
    // T-1.1: nobody looks at a tile before the sides are chosen.
    let looks = viewer.filter(|_| game.ask() != Some(Ask::Side));
    for seat in (0..game.rules().players()).filter(|&seat| looks != Some(seat)) {
        if view.hidden(seat).is_some() || view.offers(seat).is_some() {
            return Err(format!("it holds tiles of seat {seat}"));
        }
        if viewer != Some(seat) && view.choice(seat).is_some() {
            return Err(format!("it holds the choice of seat {seat}"));
        }
    }
    if view.dealt().is_some() || view.full_hash().is_some() {
        return Err("it knows what was dealt".to_owned());
    }
    if looks.is_some_and(|seat| view.hidden(seat) != game.hidden(seat)) {
        return Err("it lacks its own hidden tile".to_owned());
    }
    fogbound_ghosts_galore::audit::audit(&view)?;
    check_places(&view)
}

/// of rotations that look alike only the smallest is listed.
fn check_looks(game: &Game, seat: u8) -> Result<(), String> {
    for action in game.legal_of(seat) {
        if super::smallest_look(game, seat, action).is_some_and(|smallest| smallest != action) {
            return Err(format!("{action:?} is listed, a look-alike"));
        }
        if let Action::Place(space, _) = action
            && game.grid(seat).at(space).is_some()
        {
            return Err(format!("{action:?} is listed on a tile"));
        }
    }
    Ok(())
}
