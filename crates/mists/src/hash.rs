//! The state hash: everything public, and the whole order of tiles at the end.

use crate::action::{About, Feature};
use crate::game::Game;
use crate::state::State;
use fogbound_game::{Cell, Game as _, StateHasher};
use fogbound_landscape::KindId;

/// The setup, the position, the question and how far the step has come.
pub(crate) fn public(game: &Game, hasher: &mut StateHasher) {
    hasher.bytes(&game.rules.fingerprint().0);
    board(game, hasher);
    track(game, hasher);
    question(game, hasher);
}

/// The public hash and the whole order of tiles; `None` when some of it never got known.
pub(crate) fn all(game: &Game, hasher: &mut StateHasher) -> Option<()> {
    let tiles: Vec<KindId> = game.deck().collect::<Option<_>>()?;
    hasher.bytes(&game.hash().0);
    hasher.number(tiles.len() as i64);
    tiles.iter().for_each(|tile| hasher.number(i64::from(tile.0)));
    Some(())
}

fn board(game: &Game, hasher: &mut StateHasher) {
    let tiles = game.tiles();
    hasher.number(tiles.len() as i64);
    for tile in tiles {
        hash_cell(hasher, tile.cell);
        let (kind, rotation) = match tile.tile {
            Some((kind, rotation)) => (i64::from(kind.0), rotation.quarters()),
            None => (-1, 0),
        };
        hasher.number(kind);
        hasher.number(i64::from(rotation));
    }
    let ghosts = game.ghosts();
    hasher.number(ghosts.len() as i64);
    for ghosts in ghosts {
        hash_cell(hasher, ghosts.cell);
        hasher.text(ghosts.spot.name());
        hasher.number(i64::from(ghosts.n));
    }
    let meeples = game.meeples();
    hasher.number(meeples.len() as i64);
    for meeple in meeples {
        hash_cell(hasher, meeple.cell);
        hasher.text(meeple.colour.name());
        hasher.text(meeple.feature.map_or("buried", Feature::name));
        hasher.text(meeple.edges.name());
        hasher.number(i64::from(meeple.hounds[0]) + 2 * i64::from(meeple.hounds[1]));
    }
}

fn track(game: &Game, hasher: &mut StateHasher) {
    let State { supply, points, piles, pile, milestones, seat, turn, .. } = &game.state;
    hasher.number(i64::from(game.state.ghost_supply));
    hasher.bytes(supply);
    points.iter().for_each(|&points| hasher.number(i64::from(points)));
    hasher.bytes(piles);
    hasher.bytes(&[*pile, *milestones, *seat]);
    hasher.number(i64::from(*turn));
    hasher.number(game.set_aside().len() as i64);
    game.set_aside().for_each(|kind| hasher.number(i64::from(kind.0)));
    game.state.hounds.iter().for_each(|place| hasher.text(place.name()));
    hasher.number(game.hand().map_or(-1, |kind| i64::from(kind.0)));
    hasher.number(i64::from(game.placed().is_some()));
    if let Some(cell) = game.placed() {
        hash_cell(hasher, cell);
    }
    let outcome = game.state.outcome;
    hasher.text(outcome.map_or("", |outcome| outcome.rule.as_str()));
}

/// The question, what it is about, and what the step still has to do.
fn question(game: &Game, hasher: &mut StateHasher) {
    let Some(decision) = game.decision() else {
        hasher.text("");
        return;
    };
    hasher.text(decision.ask.name());
    match decision.about {
        About::Nothing => {}
        About::Cemetery(cell) => hash_cell(hasher, cell),
        About::Region(region) => {
            hasher.text(region.feature.name());
            hash_cell(hasher, region.cell);
            hasher.text(region.edges.name());
        }
        About::Ghosts(cell, n) => {
            hash_cell(hasher, cell);
            hasher.number(i64::from(n));
        }
        About::Points(colour, points) => {
            hasher.text(colour.name());
            hasher.number(i64::from(points));
        }
        About::Hound(hound, cell) => {
            hasher.text(hound.name());
            if let Some(cell) = cell {
                hash_cell(hasher, cell);
            }
        }
    }
    game.position().hash_progress(hasher);
}

pub(crate) fn hash_cell(hasher: &mut StateHasher, cell: Cell) {
    hasher.number(i64::from(cell.x));
    hasher.number(i64::from(cell.y));
}
