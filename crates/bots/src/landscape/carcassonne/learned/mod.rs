//! The evaluation that was learned from games, of the base game and of the whole expansion.
//!
//! What each seat has is put into terms, and a seat's worth is its score and the sum of its terms, each with a weight. The
//! weights foresee the points to come best in games of fast bots; docs/bots.md says how they were found.

mod terms;

use super::evaluate::{Judge, after_passing, is_complete, lead, lead_over};
use super::holdings::{self, Holding, Holdings};
use super::survey::{Joint, Survey};
use super::weights::Weights;
use crate::advice::Figures;
use crate::search::Judging;
use crate::staged::Staged;
use fogbound_carcassonne::{Action, Game, MAX_PLAYERS, Parts, Piece, Region};
use fogbound_game::Game as _;
pub use terms::{NAMES, PARTS, TERMS, Terms};
use terms::{PART_OF, Sheet};

/// Numbers of tiles left with weights of their own.
pub const STAGES: usize = 7;

static BASE: Staged<TERMS, STAGES> = Staged::read(include_str!("base.txt"));
static FULL: Staged<TERMS, STAGES> = Staged::read(include_str!("full.txt"));

/// Evaluates positions by what was learned.
#[derive(Clone, Debug)]
pub struct Learned {
    survey: Survey,
    /// The weights of this turn.
    weights: Terms,
    holdings: Holdings,
    /// The joins that may count in this turn, since a tile was placed.
    joints: Vec<Joint>,
}

impl Default for Learned {
    fn default() -> Self {
        Learned {
            survey: Survey::new(Weights::default()),
            weights: [0; TERMS],
            holdings: Holdings::new(),
            joints: Vec::new(),
        }
    }
}

impl Judging<Game> for Learned {
    const TRIAL_PATIENCE: u32 = Judge::TRIAL_PATIENCE;
    const SHARES: bool = Judge::SHARES;

    fn begin(&mut self, game: &Game) {
        self.survey.begin(game);
        self.find_joints(game);
        let staged = if game.rules().parts() == Parts::NONE { &BASE } else { &FULL };
        // They were learned with two players: what counts is how often each has still to move.
        let left = i64::from(game.pile()) * 2 / i64::from(game.rules().players());
        self.weights = staged.at(left);
    }

    fn tried(&mut self, game: &Game, action: Action) {
        // Nothing else changes the map.
        if let Action::Place(cell, _) = action {
            self.survey.look(game, Some(cell));
            self.find_joints(game);
        }
    }

    fn value(&mut self, game: &Game, seat: u8) -> i64 {
        let sheet = self.sheet(game);
        worth(game, &sheet, &self.weights, seat)
    }

    /// A meeple that completes nothing adds its region to what there is after passing.
    fn answers(&mut self, game: &Game, seat: u8, list: &[Action], values: &mut Vec<Option<i64>>) {
        after_passing(game, seat, |passed, cell| {
            let regions = self.regions(passed);
            values.extend(list.iter().map(|&action| {
                let mut sheet = regions.clone();
                let mut placed = None;
                if action != Action::Pass {
                    let (region, meeple) = holdings::placed(passed, seat, cell, action)?;
                    // What is complete is scored in this turn.
                    if is_complete(passed, region) {
                        return None;
                    }
                    self.add_joins(passed, &mut sheet, Some(region), -1);
                    let holding = Holding::of(&self.survey.stays, region, &meeple);
                    sheet.add(self.survey.hope(passed, region), &holding);
                    self.holdings.push(holding);
                    self.add_joins(passed, &mut sheet, Some(region), 1);
                    self.holdings.pop();
                    placed = Some((seat, meeple.piece));
                }
                add_supplies(passed, &mut sheet, placed);
                Some(worth(passed, &sheet, &self.weights, seat))
            }));
        });
    }

    fn parts(&mut self, game: &Game, seat: u8) -> Vec<i64> {
        let sheet = self.sheet(game);
        parts(game, &sheet, &self.weights, seat).to_vec()
    }

    fn figures(game: &Game, seat: u8) -> Figures {
        Judge::figures(game, seat)
    }
}

impl Learned {
    /// Returns the terms of a position between two turns; at the end of a game only the scores count.
    fn sheet(&mut self, game: &Game) -> Sheet {
        if game.is_over() {
            return Sheet::new(game.rules().players());
        }
        let mut sheet = self.regions(game);
        add_supplies(game, &mut sheet, None);
        sheet
    }

    /// Returns the terms of the regions with meeples, and of their joins.
    fn regions(&mut self, game: &Game) -> Sheet {
        self.holdings.look(game, &self.survey.stays);
        let mut sheet = Sheet::new(game.rules().players());
        for holding in self.holdings.iter() {
            let hope = self.survey.hope(game, holding.region);
            sheet.add(hope, holding);
        }
        self.add_joins(game, &mut sheet, None, 1);
        sheet
    }

    /// Adds joins to the terms of the regions, so many times: those of one region, or all.
    fn add_joins(&mut self, game: &Game, sheet: &mut Sheet, of: Option<Region>, times: i64) {
        let is_meant = |joint: &&Joint| of.is_none_or(|region| joint.regions.contains(&region));
        for joint in self.joints.iter().filter(is_meant) {
            let pieces = joint.regions.map(|region| self.holdings.pieces(region));
            if pieces.iter().flatten().any(|&pieces| pieces > 0) {
                let values = joint.regions.map(|region| self.survey.hope(game, region).value);
                let sides = [(pieces[0], values[0]), (pieces[1], values[1])];
                sheet.add_join(joint.regions[0].feature(), joint.chance, sides, times);
            }
        }
    }

    /// Looks for the joins of regions that have meeples, or may get some in this turn.
    fn find_joints(&mut self, game: &Game) {
        self.holdings.look(game, &self.survey.stays);
        let held = self.holdings.iter().map(|holding| holding.region);
        let placed = game.placed().into_iter().flat_map(|cell| holdings::of_tile(game, cell));
        let regions = held.chain(placed);
        self.survey.joints(game, regions, &mut self.joints);
    }
}

/// Adds supplies to the terms of the regions. A seat may be about to place a piece.
fn add_supplies(game: &Game, sheet: &mut Sheet, placed: Option<(u8, Piece)>) {
    for seat in 0..game.rules().players() {
        let piece = placed.filter(|&(placing, _)| placing == seat).map(|(_, piece)| piece);
        let [meeples, guards] = holdings::supply(game, seat, piece);
        sheet.add_supply(seat.into(), meeples + guards, guards);
    }
}

/// Returns the lead of a seat by scores and terms.
fn worth(game: &Game, sheet: &Sheet, weights: &Terms, seat: u8) -> i64 {
    let totals = totals(game, sheet, weights);
    lead(&totals[..game.scores().len()], seat)
}

/// Returns what each seat has by scores and terms.
fn totals(game: &Game, sheet: &Sheet, weights: &Terms) -> [i64; MAX_PLAYERS] {
    let mut totals = [0; MAX_PLAYERS];
    for ((total, &score), terms) in totals.iter_mut().zip(game.scores()).zip(&sheet.seats) {
        let worth: i64 = terms.iter().zip(weights).map(|(term, weight)| term * weight).sum();
        *total = i64::from(score) * 1_000 + worth / 1_000;
    }
    totals
}

/// Returns what that lead is made of, in the order of [`PARTS`].
fn parts(game: &Game, sheet: &Sheet, weights: &Terms, seat: u8) -> [i64; PARTS.len()] {
    let count = game.scores().len();
    let totals = totals(game, sheet, weights);
    let others = (0..count).filter(|&other| other != usize::from(seat));
    // Which of the others is the best does not depend on the part.
    let best = others.max_by_key(|&other| totals[other]).unwrap_or_default();
    let part = |part: usize| {
        let of = |seat: usize| {
            let terms = sheet.seats[seat].iter().zip(weights).zip(PART_OF);
            let worth =
                terms.filter(|&(_, of)| of == part).map(|((term, weight), _)| term * weight);
            let score = if part == 0 { i64::from(game.scores()[seat]) * 1_000 } else { 0 };
            score + worth.sum::<i64>() / 1_000
        };
        let all: Vec<i64> = (0..count).map(of).collect();
        lead_over(&all, seat.into(), best)
    };
    std::array::from_fn(part)
}

/// Returns the terms of each seat between two turns, to learn from.
#[must_use]
pub fn terms(game: &Game) -> Vec<Terms> {
    let mut learned = Learned::default();
    learned.begin(game);
    learned.sheet(game).seats
}
