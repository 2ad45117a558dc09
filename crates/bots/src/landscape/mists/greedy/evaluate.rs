//! Value of a position, just before the next draw, in thousandths of a point.

use super::faces::{Faces, faces};
use super::fits::{Fits, NO_FIT};
use super::hope::{Hope, ghosts_on_board};
use super::prune;
use super::survey::{Area, FRESH, Junction, SURE, fill_chances};
use super::weights::Weights;
use crate::advice::Figures;
use crate::search::Judging;
use fogbound_game::{Cell, Colour, Game as _, Rotation, Side};
use fogbound_landscape::{CellId, KindId, MAX_SEGMENTS, RegionId};
use fogbound_mists::{Action, Cemeteries, Game, Rules, Scoring};
use fogbound_tilesets::Building;
use std::sync::Arc;

/// A game that is won or lost.
const END: i64 = 1_000_000_000;
/// The same where it is averaged with other ends, beyond what the position is worth now.
const WON: i64 = 100_000;
const LOST: i64 = -40_000;

/// Evaluates positions. Keeps tables for the rules and the turn at hand.
#[derive(Clone, Debug)]
pub struct Judge {
    pub(super) weights: Weights,
    /// Whether the weights are those learned for the level that is played.
    is_learned: bool,
    pub(super) rules: Option<(Arc<Rules>, Faces)>,
    pub(super) fits: Fits,
    /// Chance that one of `d` draws is among `n` of the unseen tiles, at `d * (unseen + 1) + n`.
    pub(super) chances: Vec<i64>,
    /// Number of tiles not seen.
    pub(super) unseen: i64,
    /// Tiles left to draw when the turn began, in all and in the active pile.
    pub(super) left: i64,
    pub(super) active: i64,
    /// Draws that one open cell can hope for within the horizon, and within the active pile.
    pub(super) long: i64,
    pub(super) short: i64,
    /// Tiles on the map when the turn began, those laid since then in the position that was looked at last, and whether
    /// one was.
    pub(super) begun: u8,
    pub(super) surveyed: Vec<(Cell, Option<(KindId, Rotation)>)>,
    pub(super) is_surveyed: bool,
    pub(super) areas: Vec<Area>,
    pub(super) touched: Vec<RegionId>,
    pub(super) junctions: Vec<Junction>,
    /// Fewest ghosts each kind brings anywhere.
    pub(super) due: Vec<u8>,
}

/// The words for what a running game is worth to the team.
pub const PARTS: [&str; 6] = ["points", "regions", "milestone", "supply", "cemeteries", "meeples"];

impl Default for Judge {
    fn default() -> Self {
        Judge::new(Weights::default())
    }
}

impl Judging<Game> for Judge {
    // Some turns can be played in thousands of ways, and a trial has several turns.
    const PATIENCE: u32 = 6_000;
    const FAST_PATIENCE: u32 = 2_400;
    const TRIAL_PATIENCE: u32 = 300;

    fn begin(&mut self, game: &Game) {
        self.begin_turn(game);
    }

    /// Returns the value for the team.
    fn value(&mut self, game: &Game, _seat: u8) -> i64 {
        self.evaluate(game)
    }

    fn averaged(&self, game: &Game, value: i64, now: i64) -> i64 {
        let points = || i64::from(game.lowest_points());
        match game.outcome() {
            Some(outcome) => now + if outcome.won { WON } else { LOST + points() },
            None => value,
        }
    }

    fn prune(game: &Game, list: &mut Vec<Action>) {
        prune(game, list);
    }

    fn parts(&mut self, game: &Game, _seat: u8) -> Vec<i64> {
        let is_over = game.outcome().is_some();
        if is_over { Vec::new() } else { self.parts_of(game).to_vec() }
    }

    fn figures(game: &Game, _seat: u8) -> Figures {
        let ghosts = Some(i64::from(game.ghost_supply()) * 1_000);
        Figures { points: i64::from(game.lowest_points()) * 1_000, ghosts }
    }
}

impl Judge {
    pub(crate) fn new(weights: Weights) -> Judge {
        Judge {
            weights,
            is_learned: false,
            rules: None,
            fits: Fits::new(),
            chances: Vec::new(),
            unseen: 0,
            left: 0,
            active: 0,
            long: 0,
            short: 0,
            begun: 0,
            surveyed: Vec::new(),
            is_surveyed: false,
            areas: vec![FRESH; MAX_SEGMENTS],
            touched: Vec::new(),
            junctions: Vec::new(),
            due: Vec::new(),
        }
    }

    /// Returns one that judges by what was learned about the level that is played.
    pub(crate) fn learned() -> Judge {
        Judge { is_learned: true, ..Judge::default() }
    }

    /// Prepares for the decisions of one turn.
    pub(crate) fn begin_turn(&mut self, game: &Game) {
        let known = self.rules.as_ref().is_some_and(|(rules, _)| Arc::ptr_eq(rules, game.rules()));
        if !known {
            self.rules = Some((Arc::clone(game.rules()), faces(game.rules().catalogue())));
            self.fits = Fits::new();
            if self.is_learned {
                self.weights = Weights::learned(game.rules().level());
            }
        }
        self.fits.begin(game.unseen());
        self.unseen = self.fits.unseen().iter().map(|&(_, n)| i64::from(n)).sum();
        self.left = game.piles().iter().map(|&n| i64::from(n)).sum();
        self.active = game.piles().first().map_or(0, |&n| i64::from(n));
        self.begin_survey(game);
        fill_chances(&mut self.chances, self.unseen, self.weights.horizon);
    }

    pub(crate) fn evaluate(&mut self, game: &Game) -> i64 {
        if let Some(outcome) = game.outcome() {
            let points = i64::from(game.lowest_points());
            return if outcome.won { END } else { points - END };
        }
        self.parts_of(game).iter().sum()
    }

    /// Returns what a running game is worth, in the order of [`PARTS`].
    fn parts_of(&mut self, game: &Game) -> [i64; PARTS.len()] {
        let Some((rules, faces)) = self.rules.take() else { return [0; PARTS.len()] };
        self.survey(game, &faces);
        self.people(game);
        self.share_draws();
        let hope = self.hope(game);
        let points = i64::from(game.lowest_points()) * 1_000;
        let parts = [
            points,
            self.points(game, &hope) - points,
            -self.pressure(game, &hope),
            -self.ghosts(game, &hope),
            -self.cemeteries(game),
            self.meeples(game),
        ];
        self.rules = Some((rules, faces));
        parts
    }

    /// Returns the points on the track and those expected. Where colours score apart, points beyond
    /// the goal are worth nothing.
    fn points(&self, game: &Game, hope: &Hope) -> i64 {
        let (rules, level) = (game.rules(), game.rules().level());
        if level.scoring == Scoring::Colours {
            return -hope.long.missing(game, level.goal, 0);
        }
        let all = |&c: &Colour| i64::from(game.points(c)) * 1_000 + hope.long.own[c.index()];
        rules.scoring().iter().map(all).sum()
    }

    /// Returns the fear that the next milestone is not reached in time.
    fn pressure(&self, game: &Game, hope: &Hope) -> i64 {
        let left = game.piles().first().map_or(0, |&n| i64::from(n));
        let missing = hope.short.missing(game, game.next_milestone(), self.weights.furthest);
        let pace = (missing / (left + 1)).min(6_000);
        pace * pace / 1_000 * self.weights.pressure / 1_000
    }

    /// Returns the fear of running out of ghosts.
    fn ghosts(&mut self, game: &Game, hope: &Hope) -> i64 {
        let supply = i64::from(game.ghost_supply());
        let unseen = self.unseen;
        let cemeteries = game.rules().level().cemeteries;
        let quiet = cemeteries == Cemeteries::Quiet && game.open_cemeteries().next().is_some();
        let mut defeats = 0;
        let mut expected = 0;
        let catalogue = game.rules().catalogue();
        let is_cemetery = |kind| catalogue.kind(kind).building == Some(Building::Cemetery);
        for &(kind, count) in self.fits.unseen() {
            let due = self.due[kind.index()];
            if due == NO_FIT {
                continue;
            }
            let haunting = cemeteries == Cemeteries::Haunted && is_cemetery(kind);
            let extra = i64::from(quiet && due > 0) + if haunting { 3 } else { 0 };
            let due = i64::from(due) + extra;
            expected += due * i64::from(count);
            defeats += i64::from(due > supply) * i64::from(count);
        }
        let freed = self.freed(game);
        // Each scoring can chase three (M-8.4).
        let chased = (3 * hope.scorings).min(ghosts_on_board(game) * SURE);
        let sixteenths = supply * 16
            + freed * self.weights.bank * 16 / (100 * SURE)
            + chased * self.weights.chase * 16 / (100 * SURE)
            - expected * self.weights.due * 16 / (100 * unseen.max(1));
        let fear = (self.fear(sixteenths) + self.fear(supply * 16)) / 2;
        let burden = (i64::from(game.rules().level().ghosts) * 16 - sixteenths)
            * self.weights.ghost
            * self.left.min(20)
            / 320;
        fear * self.left.min(8) / 8 + burden + defeats * self.weights.defeat / unseen.max(1)
    }

    /// Returns the fear at a supply in sixteenths of a ghost, on a line between whole ghosts.
    fn fear(&self, sixteenths: i64) -> i64 {
        let fear = &self.weights.fear;
        let at = sixteenths.clamp(0, 16 * (fear.len() as i64 - 1));
        let (whole, part) = ((at / 16) as usize, at % 16);
        let next = fear[(whole + 1).min(fear.len() - 1)];
        (fear[whole] * (16 - part) + next * part) / 16
    }

    fn cemeteries(&self, game: &Game) -> i64 {
        let map = game.map();
        let haunted = game.rules().level().cemeteries == Cemeteries::Haunted;
        let cost = |id: CellId| {
            if haunted {
                (8 - map.around(id).count() as i64) * self.weights.haunted
            } else {
                let beside = Side::ALL.iter().filter(|&&side| map.neighbour(id, side).is_none());
                self.weights.cemetery + beside.count() as i64 * self.weights.flank
            }
        };
        game.open_cemeteries().filter_map(|cell| map.at(cell)).map(cost).sum()
    }

    /// Returns the worth of the meeples not on the board.
    fn meeples(&self, game: &Game) -> i64 {
        let rules = game.rules();
        let mut worth = 0;
        for seat in 0..rules.players() {
            let supplies = rules.colours(seat).iter().map(|&colour| game.supply(colour));
            let all: u8 = supplies.clone().sum();
            let first = self.weights.meeples.iter().take(usize::from(all));
            let colours = supplies.filter(|&supply| supply > 0).count() as i64;
            worth += first.sum::<i64>() + colours * self.weights.colour;
        }
        worth * self.left.min(10) / 10
    }
}
