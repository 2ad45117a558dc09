//! T-2.6: the knowledge of a seat. Secrets are removed here and nowhere else.

use crate::deal::Cards;
use crate::game::{Game, deal_cards};
use crate::setup::ROUNDS;
use crate::state::Pending;
use crate::tile::{NONE, TileId};
use fogbound_game::{Game as _, Rng, Seats, Simultaneous};

/// Removes everything that a seat must not know.
pub(crate) fn hide(game: &mut Game, viewer: Option<u8>) {
    let size = usize::from(game.rules.stack_size());
    let state = &mut game.state;
    let past = usize::from(state.round.saturating_sub(1)) * size;
    state.stacks.iter_mut().skip(past + usize::from(state.drawn)).for_each(|tile| *tile = NONE);
    state.rest.fill(NONE);
    // T-1.1: the side is chosen before anybody looks at a tile.
    let looks = viewer.filter(|_| state.pending != Pending::Side);
    if Some(state.sight) != looks {
        state.sight = NONE;
    }
    for (seat, (hidden, offers)) in (0..).zip(state.hidden.iter_mut().zip(&mut state.offers)) {
        if Some(seat) != looks {
            *hidden = NONE;
            *offers = [NONE; 2];
        }
    }
    state.choices = state.choices.seen_by(viewer);
}

/// Deals again everything that was removed.
pub(crate) fn suppose(game: &mut Game, rng: &mut Rng) {
    if game.rules.options().experienced && !game.state.told {
        deal_experienced(game, rng);
    } else {
        deal_plain(game, rng);
    }
    suppose_choices(game, rng);
}

/// Takes the next of some shuffled tiles for every empty place.
fn fill(places: &mut [u8], tiles: &mut impl Iterator<Item = u8>) {
    for place in places.iter_mut().filter(|place| **place == NONE) {
        *place = tiles.next().unwrap_or(NONE);
    }
}

fn shuffled(tiles: impl Iterator<Item = u8>, rng: &mut Rng) -> Vec<u8> {
    let mut tiles: Vec<u8> = tiles.collect();
    rng.shuffle(&mut tiles);
    tiles
}

fn deal_plain(game: &mut Game, rng: &mut Rng) {
    let unseen: Vec<u8> = game.unseen().map(|(tile, _)| tile.0).collect();
    let mut tiles = shuffled(unseen.into_iter(), rng).into_iter();
    let players = usize::from(game.rules.players());
    let stacked = usize::from(ROUNDS) * usize::from(game.rules.stack_size());
    // If hidden tiles are chosen outside, no offers are known: such a game stays a told one.
    let experienced = game.rules.options().experienced;
    let state = &mut game.state;
    state.told &= experienced;
    state.hidden_told = if state.told { players as u8 } else { 0 };
    fill(&mut state.hidden[..players], &mut tiles);
    fill(&mut state.stacks[..stacked], &mut tiles);
    let unused: Vec<TileId> = tiles.map(TileId).collect();
    deal_cards(state, &Cards::Plain { hidden: vec![], stacks: vec![], unused });
}

/// T-1.3: others were offered two tiles each and keep one. The tiles they put back are in the mix,
/// and may have come out already. The tiles they kept have not.
fn deal_experienced(game: &mut Game, rng: &mut Rng) {
    let players = usize::from(game.rules.players());
    let all = game.rules.catalogue().len();
    let keeping = game.state.pending == Pending::Keep || game.state.pending == Pending::Side;
    let own: Vec<u8> = game.state.offers.iter().flatten().copied().collect();
    let unseen: Vec<u8> = game.unseen().map(|(tile, _)| tile.0).collect();
    let kept = shuffled(unseen.iter().copied().filter(|tile| !own.contains(tile)), rng);
    let mut kept = kept.into_iter();
    let state = &mut game.state;
    let strangers = |seat: &usize| state.offers[*seat][0] == NONE;
    let strangers: Vec<usize> = (0..players).filter(strangers).collect();
    for &seat in &strangers {
        state.offers[seat][0] = kept.next().unwrap_or(NONE);
        if !keeping {
            state.hidden[seat] = state.offers[seat][0];
        }
    }
    let offered: Vec<u8> = state.offers.iter().flatten().copied().collect();
    let returned = shuffled((0..all).filter(|tile| !offered.contains(tile)), rng);
    for (&seat, tile) in strangers.iter().zip(returned) {
        state.offers[seat][1] = tile;
        // Which of the two was kept must not show by its place.
        if rng.below(2) == 1 {
            state.offers[seat].swap(0, 1);
        }
    }
    deal_mix(game, keeping, rng);
}

/// The mix, and the stacks as they were cut from it.
fn deal_mix(game: &mut Game, keeping: bool, rng: &mut Rng) {
    let all = game.rules.catalogue().len();
    let stacked = usize::from(ROUNDS) * usize::from(game.rules.stack_size());
    let unseen: Vec<u8> = game.unseen().map(|(tile, _)| tile.0).collect();
    let state = &mut game.state;
    let mut mix = if keeping {
        shuffled(0..all, rng)
    } else {
        let mut tiles = shuffled(unseen.into_iter(), rng).into_iter();
        fill(&mut state.stacks[..stacked], &mut tiles);
        state.stacks[..stacked].iter().copied().chain(tiles).collect()
    };
    if !keeping {
        for kept in state.hidden.into_iter().filter(|&tile| tile != NONE) {
            let at = rng.below(mix.len() as u32 + 1) as usize;
            mix.insert(at, kept);
        }
    }
    for (place, tile) in state.rest.iter_mut().zip(mix) {
        *place = tile;
    }
}

/// others who have chosen already have chosen something.
fn suppose_choices(game: &mut Game, rng: &mut Rng) {
    let decision = game.state.choices;
    for seat in decision.sealed().iter() {
        let mut open = game.clone();
        open.state.choices = Simultaneous::among(Seats::of(seat));
        let legal = open.legal_of(seat);
        if let Some(&choice) = legal.get(rng.below(legal.len() as u32) as usize) {
            game.state.choices.suppose(seat, choice);
        }
    }
}
