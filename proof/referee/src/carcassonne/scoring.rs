//! C-5 and G-4: what is complete is scored at the end of a turn.

use serde_json::{Value, json};

use super::Trial;
use super::regions::Region;
use super::setup::GhostCost;
use super::state::{Feature, Piece};
use crate::geometry::Cell;

impl Trial<'_> {
    /// Every complete region with a meeple, wherever it lies: none keeps one after its turn. All
    /// scorings of the turn are added up before a score below 0 becomes 0 (G-4.4).
    pub(crate) fn score(&mut self) {
        let mut changes = vec![0; self.setup.players];
        let occupied = self.state.occupied().into_iter();
        let complete: Vec<Region> =
            occupied.filter(|region| self.state.is_complete(region)).collect();
        for region in complete {
            let gains = self.gains(&region);
            let costs = self.costs(&region);
            for (seat, change) in changes.iter_mut().enumerate() {
                *change += gains[seat] - costs[seat];
            }
            let mut told = self.told(&region, &gains);
            told["costs"] = json!(costs);
            told["final"] = json!(false);
            if region.feature == Feature::Cemetery {
                self.news.allow("scored", told);
                self.reward_the_keeper(&region);
            } else {
                self.news.tell("scored", told);
            }
            self.send_home(&region);
        }
        for (score, change) in self.state.scores.iter_mut().zip(changes) {
            *score = (*score + change).max(0);
        }
    }

    /// Returns the points that each seat receives for a region (C-5): ties all take all.
    pub(crate) fn gains(&self, region: &Region) -> Vec<i64> {
        let mut gains = vec![0; self.setup.players];
        for seat in self.state.majority(region) {
            gains[seat] = self.state.value(region);
        }
        gains
    }

    /// Returns the points that each seat pays for the ghosts beside its meeples there (G-4.4).
    fn costs(&self, region: &Region) -> Vec<i64> {
        let majority = self.state.majority(region);
        let mut costs = vec![0; self.setup.players];
        for meeple in self.state.meeples_on(region) {
            let pays = self.setup.options.ghost_cost == GhostCost::Everyone
                || region.feature == Feature::Cemetery
                || majority.contains(&meeple.seat);
            if pays {
                costs[meeple.seat] += 2 * i64::from(meeple.ghosts);
            }
        }
        costs
    }

    /// A scoring as an event. Those of a building are its cell and the tiles around it.
    pub(crate) fn told(&self, region: &Region, gains: &[i64]) -> Value {
        let mut cells = region.cells();
        if region.feature.is_building() {
            let around: Vec<Cell> = cells.iter().flat_map(|cell| cell.around()).collect();
            cells.extend(around.into_iter().filter(|cell| self.state.land.board.has(*cell)));
        }
        let cells: Vec<Value> = cells.iter().map(|cell| json!([cell.x, cell.y])).collect();
        json!({"feature": region.feature, "cells": cells,
            "points": self.state.value(region), "gains": gains})
    }

    /// G-4.3: a guard of the keeper's colour, if one is left.
    fn reward_the_keeper(&mut self, cemetery: &Region) {
        for keeper in self.state.meeples_on(cemetery) {
            let seat = keeper.seat;
            if self.state.common_guards[seat] > 0 {
                self.state.common_guards[seat] -= 1;
                *self.state.supply[seat].of(Piece::Guard) += 1;
                self.news.tell("guard_gained", json!({"seat": seat}));
            }
        }
    }

    /// All pieces of the region return, with the ghosts beside them (G-4.5).
    fn send_home(&mut self, region: &Region) {
        for meeple in self.state.meeples_on(region) {
            let (seat, cell, piece) = (meeple.seat, meeple.cell, meeple.piece);
            self.state.take_back(cell);
            let told = json!({"seat": seat, "x": cell.x, "y": cell.y, "piece": piece});
            self.news.tell("meeple_returned", told);
        }
    }
}
