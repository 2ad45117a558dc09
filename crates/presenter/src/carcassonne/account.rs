//! The history of the scores of a game, and the totals with which it would end here.

use fogbound_carcassonne::{self as engine, Event, Feature, Game, MAX_PLAYERS, MeepleView};
use fogbound_game::ShortList as _;
use fogbound_game::{Cell, Game as _};
use fogbound_landscape::CellSet;
use fogbound_table::games::carcassonne::Replay;

/// A number for each seat.
pub type PerSeat = [u16; MAX_PLAYERS];

/// The score of a position with its arithmetic.
pub struct Account {
    /// Number of seats.
    pub players: u8,
    /// Decisions before the position.
    pub at: usize,
    /// Decisions in the whole record.
    pub decisions: usize,
    /// Set if the game is over.
    pub finished: bool,
    /// The turns in which something was scored, in order; the final scoring is not among them.
    pub turns: Vec<Turn>,
    /// The scores they lead to.
    pub before: PerSeat,
    /// The tile of an unfinished turn; its completed regions have not been scored yet.
    pub placed: Option<Cell>,
    /// Every region with meeples, as the final scoring has it (C-6, G-5.1).
    pub regions: Vec<Standing>,
    /// Ghosts beside the meeples of each seat (G-5.1).
    pub ghosts: PerSeat,
}

/// The scorings of a turn.
pub struct Turn {
    /// Its number, from 1.
    pub number: u16,
    /// Whose it was.
    pub seat: u8,
    /// The complete regions.
    pub scored: Vec<Scored>,
    /// The scores after it.
    pub after: PerSeat,
    /// Set if one of them would have been below 0 (G-4.4).
    pub raised: bool,
}

/// A complete region.
pub struct Scored {
    /// The complete region.
    pub region: Region,
    /// The points of each seat.
    pub gains: PerSeat,
    /// The payment of each seat for ghosts.
    pub costs: PerSeat,
}

/// A region and its points.
pub struct Region {
    /// Its kind.
    pub feature: Feature,
    /// Its cells, sorted.
    pub cells: Vec<Cell>,
    /// Its worth in points.
    pub points: u16,
    /// Set if each tile counts twice.
    pub doubled: bool,
}

/// A region with meeples on the board.
pub struct Standing {
    /// The region.
    pub region: Region,
    /// The meeples in it.
    pub meeples: Vec<MeepleView>,
    /// The number of each seat's meeples there.
    pub pieces: [u8; MAX_PLAYERS],
    /// The points of each seat.
    pub gains: PerSeat,
}

impl Region {
    /// Returns the region of an event or of a worth.
    pub(super) fn new(
        game: &Game,
        feature: Feature,
        cells: CellSet,
        points: u16,
        complete: bool,
    ) -> Region {
        let doubled = match feature {
            Feature::City => complete,
            // Its own cell and all eight around it hold tiles.
            Feature::Castle => cells.len() == 9,
            _ => false,
        };
        Region { feature, cells: sorted(game, cells), points, doubled }
    }

    /// Returns the number of things counted beside or in place of the tiles: coats of arms of a city, tiles
    /// with mist around a castle, complete cities at a field.
    #[must_use]
    pub fn counted(&self) -> u16 {
        let each = if self.doubled { 2 } else { 1 };
        match self.feature {
            Feature::City => (self.points / each).saturating_sub(self.cells.len() as u16),
            Feature::Castle => self.points / each,
            Feature::Field => self.points / 3,
            Feature::Road | Feature::Monastery | Feature::Cemetery => 0,
        }
    }
}

impl Account {
    /// Returns the score after `at` decisions; `None` if there are fewer.
    #[must_use]
    pub fn of(replay: &Replay, at: usize) -> Option<Account> {
        let game = replay.at(at)?;
        let mut turns: Vec<Turn> = Vec::new();
        let mut scores = [0; MAX_PLAYERS];
        for (n, taken) in replay.taken()[..at].iter().enumerate() {
            let scored = scored(taken.after(), &taken.events);
            if scored.is_empty() {
                continue;
            }
            let raised = settle(&mut scores, &scored);
            let number = replay.at(n)?.turn();
            turns.push(Turn { number, seat: taken.seat, scored, after: scores, raised });
        }
        Some(Account {
            players: game.rules().players(),
            at,
            decisions: replay.taken().len(),
            finished: game.is_over(),
            turns,
            before: scores,
            placed: game.placed(),
            regions: standing(game),
            ghosts: game.ghosts_by_seat(),
        })
    }

    /// Returns the points of each seat from the regions of a kind at the end.
    #[must_use]
    pub fn part(&self, feature: Feature) -> PerSeat {
        let of_kind = self.regions.iter().filter(|standing| standing.region.feature == feature);
        sum(of_kind.map(|standing| &standing.gains))
    }

    /// Returns the scores after the final scoring.
    #[must_use]
    pub fn totals(&self) -> Vec<u16> {
        let gains = self.regions.iter().map(|standing| &standing.gains);
        ended(&self.before[..usize::from(self.players)], gains, self.ghosts)
    }

    /// Returns for each seat 1 + the number of seats with more points (C-6).
    #[must_use]
    pub fn ranks(&self) -> Vec<usize> {
        let totals = self.totals();
        let better = |score: &u16| totals.iter().filter(|other| *other > score).count();
        totals.iter().map(|score| 1 + better(score)).collect()
    }
}

/// Returns the scores with which the game would end here (C-6, G-5.1).
pub(super) fn totals(game: &Game) -> Vec<u16> {
    if game.is_over() {
        return game.scores().to_vec();
    }
    let gains: Vec<PerSeat> = game.worths().iter().map(|(_, worth)| worth.gains()).collect();
    ended(game.scores(), gains.iter(), game.ghosts_by_seat())
}

/// Returns scores after the final scoring; none is below 0 (G-5.1).
fn ended<'a>(
    scores: &[u16],
    gains: impl Iterator<Item = &'a PerSeat>,
    ghosts: PerSeat,
) -> Vec<u16> {
    let gains = sum(gains);
    let total = |(seat, score): (usize, &u16)| (score + gains[seat]).saturating_sub(ghosts[seat]);
    scores.iter().enumerate().map(total).collect()
}

fn sum<'a>(all: impl Iterator<Item = &'a PerSeat>) -> PerSeat {
    let mut sum = [0; MAX_PLAYERS];
    all.for_each(|one| sum.iter_mut().zip(one).for_each(|(sum, n)| *sum += n));
    sum
}

fn sorted(game: &Game, cells: CellSet) -> Vec<Cell> {
    let mut cells: Vec<Cell> = cells.iter().map(|id| game.map().cell(id)).collect();
    cells.sort_short();
    cells
}

/// Returns the complete regions among events.
fn scored(game: &Game, events: &[Event]) -> Vec<Scored> {
    let scored = |event: &Event| match *event {
        Event::Scored { feature, cells, points, gains, costs, last: false } => {
            let region = Region::new(game, feature, cells, points, true);
            Some(Scored { region, gains, costs })
        }
        _ => None,
    };
    events.iter().filter_map(scored).collect()
}

/// Adds up the scorings of a turn; returns `true` if a score would have been below 0.
fn settle(scores: &mut PerSeat, scored: &[Scored]) -> bool {
    let gains = sum(scored.iter().map(|one| &one.gains));
    let costs = sum(scored.iter().map(|one| &one.costs));
    let mut raised = false;
    for (seat, score) in scores.iter_mut().enumerate() {
        let sum = *score + gains[seat];
        raised |= sum < costs[seat];
        *score = sum.saturating_sub(costs[seat]);
    }
    raised
}

/// Returns every region with meeples. The cemeteries with keepers come after the regions that bring points.
fn standing(game: &Game) -> Vec<Standing> {
    let mut groups: Vec<(engine::Region, Vec<MeepleView>)> = Vec::new();
    for meeple in game.meeples() {
        // Every meeple stands on something of its tile.
        let Some(region) = game.region(meeple.cell, meeple.stand) else { continue };
        match groups.iter_mut().find(|(known, _)| *known == region) {
            Some((_, meeples)) => meeples.push(meeple),
            None => groups.push((region, vec![meeple])),
        }
    }
    let mut regions = Vec::new();
    for (region, worth) in game.worths() {
        let found = groups.iter().position(|(known, _)| *known == region);
        let meeples = found.map(|at| groups.remove(at).1).unwrap_or_default();
        let region = Region::new(game, region.feature(), worth.cells, worth.points, false);
        regions.push(Standing { region, meeples, pieces: worth.pieces, gains: worth.gains() });
    }
    for (region, meeples) in groups {
        let engine::Region::Building(_, cell) = region else { continue };
        let mut cells = CellSet::EMPTY;
        cells.insert(cell);
        game.map().around(cell).for_each(|around| cells.insert(around));
        let mut pieces = [0; MAX_PLAYERS];
        meeples.iter().for_each(|meeple| pieces[usize::from(meeple.seat)] += 1);
        let region = Region::new(game, region.feature(), cells, 0, false);
        regions.push(Standing { region, meeples, pieces, gains: [0; MAX_PLAYERS] });
    }
    regions
}

#[cfg(test)]
mod tests;
