//! Facts that must hold in every state, counted again from what is on the table. Tests call
//! [`check`] after every ply.

use crate::action::{Ask, Feature};
use crate::event::Spot;
use crate::game::Game;
use crate::level::Scoring;
use crate::public::Holder;
use crate::state::{GhostsView, MeepleView, Target};
use fogbound_game::{Colour, Game as _};
use fogbound_landscape::SegmentKind;

/// Checks conservation of ghosts, meeples and tiles, and the map itself.
///
/// # Errors
/// A sentence that names the first fact that does not hold.
pub fn check(game: &Game) -> Result<(), String> {
    fogbound_landscape::audit::check(game.map(), game.rules().catalogue())?;
    check_ghosts(game)?;
    check_meeples(game)?;
    check_holders(game)?;
    check_tiles(game)
}

/// M-1.5: every ghost of the level is on the board or in the supply.
fn check_ghosts(game: &Game) -> Result<(), String> {
    let board: u16 = game.ghosts().iter().map(|ghosts| u16::from(ghosts.n)).sum();
    let all = u16::from(game.rules().level().ghosts);
    if board + u16::from(game.ghost_supply()) == all {
        Ok(())
    } else {
        Err(format!("{board} ghosts on the board, {} in the supply", game.ghost_supply()))
    }
}

/// M-1.2, M-1.6: every meeple is on the board, in a supply or on the score track; X-4: at most one
/// unburied on a cell.
fn check_meeples(game: &Game) -> Result<(), String> {
    let rules = game.rules();
    let each = if rules.players() <= 2 { 3 } else { 5 };
    let meeples = game.meeples();
    for colour in Colour::ALL {
        let plays = (0..rules.players()).any(|seat| rules.colours(seat).contains(&colour));
        let lent = plays
            && rules.players() > 2
            && rules.level().scoring == Scoring::Colours
            && rules.scoring().contains(&colour);
        let expected = if plays { each - usize::from(lent) } else { 0 };
        let board = meeples.iter().filter(|meeple| meeple.colour == colour).count();
        if board + usize::from(game.supply(colour)) != expected {
            return Err(format!("{colour}: {board} on the board, {} left", game.supply(colour)));
        }
    }
    let mut standing: Vec<_> =
        meeples.iter().filter(|m| m.feature.is_some()).map(|m| m.cell).collect();
    let count = standing.len();
    standing.dedup();
    if standing.len() == count { Ok(()) } else { Err("two meeples on one cell".to_owned()) }
}

/// what the names of ghosts and meeples mean on the map is what they stand on.
fn check_holders(game: &Game) -> Result<(), String> {
    let (map, catalogue) = (game.map(), game.rules().catalogue());
    let region = |cell, kind, edges| {
        let segment = map.segment_named(catalogue, map.at(cell)?, kind, edges)?;
        Some(map.region(segment))
    };
    let bank = |ghosts: GhostsView| match ghosts.spot {
        Spot::Mist(edges) => {
            region(ghosts.cell, SegmentKind::Mist, edges).map(|bank| (bank, ghosts.n))
        }
        Spot::Cemetery => None,
    };
    let mut named: Vec<_> = game.ghosts().into_iter().filter_map(bank).collect();
    let mut haunts: Vec<_> = game.haunts().collect();
    named.sort_unstable();
    haunts.sort_unstable();
    if named != haunts {
        return Err(format!("ghosts in {named:?} by name, in {haunts:?} on the map"));
    }
    let holder = |meeple: MeepleView| {
        let feature = meeple.feature?;
        let segments =
            |kind| Some(Target::Segments(feature, region(meeple.cell, kind, meeple.edges)?));
        let target = match feature {
            Feature::Road => segments(SegmentKind::Road),
            Feature::City => segments(SegmentKind::City),
            Feature::Castle => map.at(meeple.cell).map(Target::Castle),
        };
        let hounds = meeple.hounds.into_iter().map(u8::from).sum();
        Some(Holder { target: target?, colour: meeple.colour, hounds })
    };
    let named: Vec<Holder> = game.meeples().into_iter().filter_map(holder).collect();
    let holders: Vec<Holder> = game.holders().collect();
    // Their orders differ.
    if named.len() == holders.len() && named.iter().all(|holder| holders.contains(holder)) {
        return Ok(());
    }
    Err(format!("{named:?} by name, {holders:?} on the map"))
}

/// M-3: every tile is on the board, in hand, set aside or in a pile, and pile sizes add up.
fn check_tiles(game: &Game) -> Result<(), String> {
    let in_play = game.rules().tiles().len();
    let board = game.map().len() as usize - 4;
    let piles: usize = game.piles().iter().map(|&size| usize::from(size)).sum();
    // M-11.1: the face-down tile is drawn before its cell is chosen.
    let face_down_drawn = game.decision().is_some_and(|decision| decision.ask == Ask::FaceDown);
    let hand = usize::from(game.hand().is_some() || face_down_drawn);
    if board + piles + hand + game.set_aside().len() != in_play {
        return Err(format!("{board} tiles on the board, {piles} in piles, {hand} in hand"));
    }
    let face_down = game.tiles().iter().filter(|tile| tile.tile.is_none()).count();
    let unseen: usize = game.unseen().map(|(_, count)| usize::from(count)).sum();
    if unseen == piles + face_down + usize::from(face_down_drawn) {
        Ok(())
    } else {
        Err(format!("{unseen} tiles unseen, {piles} in piles, {face_down} face down"))
    }
}
