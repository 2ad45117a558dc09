//! T-2.1, T-2.2: claiming, played out many times with the stack in different orders.

use super::board::{ValuedBoard, Valuer};
use super::effort::Effort;
use super::prospects::Prospects;
use crate::crew;
use crate::search::Race;
use fogbound_game::{Game as _, MAX_SEATS, Rng};
use fogbound_ghosts_galore::{Action, TileId};

/// A seat claims what is among so many percent of the best unseen tiles, and waits otherwise: whoever
/// waits longest chooses from five.
const PICKY: usize = 18;
/// Weight of the others' average gain against the gain of the seat itself, in percent.
const ENVY: i32 = 50;

/// Claiming as one seat sees it. Tiles are known by their places in a list: the face-up ones, the one
/// just revealed, then some of the unseen.
#[derive(Debug)]
pub(super) struct Auction {
    seat: u8,
    trials: u16,
    players: u8,
    tiles: Vec<TileId>,
    /// Number of the tiles that can be claimed now.
    open: usize,
    /// Tiles left in the stack.
    stack: usize,
    /// Seats without a tile, as bits.
    waiting: u8,
    /// The value of each seat's board with each tile.
    values: Vec<[i32; MAX_SEATS]>,
    /// The value from which a seat claims a tile rather than wait.
    bars: [i32; MAX_SEATS],
}

impl Auction {
    pub fn new(valuer: &Valuer<'_>, effort: &Effort, rng: &mut Rng) -> Auction {
        let game = valuer.game;
        let mut tiles = game.face_up();
        tiles.extend(game.just_revealed());
        let open = tiles.len();
        tiles.extend(some_unseen(valuer, effort.sample, rng));
        let players = game.rules().players();
        let mut auction = Auction {
            seat: valuer.seat,
            trials: effort.trials,
            players,
            open,
            stack: usize::from(game.stack()),
            waiting: 0,
            values: vec![[0; MAX_SEATS]; tiles.len()],
            bars: [i32::MIN; MAX_SEATS],
            tiles,
        };
        let prospects = Prospects::new(valuer, effort, rng);
        let waiting: Vec<u8> = (0..players).filter(|&seat| game.claimed(seat).is_none()).collect();
        auction.waiting = waiting.iter().fold(0, |bits, seat| bits | 1 << seat);
        let boards = waiting.iter().map(|&seat| ValuedBoard::of(valuer, seat));
        let boards: Vec<ValuedBoard<'_>> = boards.collect();
        let tiles = auction.tiles.clone();
        let on_each = |board| tiles.iter().map(move |&tile| (board, tile));
        let mut pieces = boards.iter().flat_map(on_each);
        let value = |(board, tile): (&ValuedBoard<'_>, TileId)| prospects.of(board, tile);
        crew::work(
            value,
            || value,
            |crew| {
                for &seat in &waiting {
                    let is_own = seat == valuer.seat;
                    auction.value(usize::from(seat), &mut || {
                        let error = if is_own { rng.below(u32::from(effort.error)) } else { 0 };
                        let value = crew.next(u32::MAX, || pieces.next()).unwrap_or_default();
                        value.saturating_add(error as i32)
                    });
                }
            },
        );
        auction
    }

    /// Sets the values for a seat, tile by tile, and the bar that follows from them.
    fn value(&mut self, seat: usize, value: &mut impl FnMut() -> i32) {
        for values in &mut self.values {
            values[seat] = value();
        }
        let mut unseen: Vec<i32> =
            self.values[self.open..].iter().map(|values| values[seat]).collect();
        unseen.sort_unstable();
        if let Some(&bar) = unseen.iter().rev().nth(unseen.len() * PICKY / 100) {
            self.bars[seat] = bar;
        }
    }

    /// Lets the legal actions race, each in all trials; of equal ones the first is the best.
    pub fn race(&self, legal: &[Action], rng: &mut Rng) -> Race {
        let mut unseen: Vec<usize> = (self.open..self.tiles.len()).collect();
        let mut values = vec![Vec::new(); legal.len()];
        let trials = if self.stack == 0 { 1 } else { self.trials };
        for _ in 0..trials {
            rng.shuffle(&mut unseen);
            let stack = &unseen[..self.stack.min(unseen.len())];
            for (values, &action) in values.iter_mut().zip(legal) {
                values.push(i64::from(self.try_out(action, stack)));
            }
        }
        let sums = values.iter().map(|values| values.iter().sum::<i64>()).enumerate();
        let best = sums.rev().max_by_key(|&(_, sum)| sum).map_or(0, |(at, _)| at);
        Race { best, values }
    }

    /// Returns the outcome of an action when the stack is this.
    fn try_out(&self, action: Action, stack: &[usize]) -> i32 {
        let mut course = Course {
            auction: self,
            open: (0..self.open).collect(),
            stack: stack.to_vec(),
            waiting: self.waiting,
            turn: self.seat,
            own: 0,
            others: 0,
        };
        match action {
            Action::Claim(tile) => {
                let place = self.tiles.iter().position(|&other| other == tile).unwrap_or(0);
                course.claim(place);
            }
            Action::Reveal => course.reveal(),
            _ => course.pass(),
        }
        while course.waiting != 0 {
            course.take_turn();
        }
        course.own - course.others / (i32::from(self.players) - 1) * ENVY / 100
    }
}

/// Returns some of the unseen tiles, in random order.
pub(super) fn some_unseen(valuer: &Valuer<'_>, number: u16, rng: &mut Rng) -> Vec<TileId> {
    let mut unseen: Vec<TileId> = valuer.game.unseen().map(|(tile, _)| tile).collect();
    rng.shuffle(&mut unseen);
    unseen.truncate(usize::from(number));
    unseen
}

/// Claiming as it could go on.
struct Course<'a> {
    auction: &'a Auction,
    open: Vec<usize>,
    /// The last is the top one.
    stack: Vec<usize>,
    waiting: u8,
    turn: u8,
    /// The gain of the seat that looks.
    own: i32,
    /// The gain of all others.
    others: i32,
}

impl Course<'_> {
    /// Takes a turn as anybody would.
    fn take_turn(&mut self) {
        if self.waiting.count_ones() == 1 {
            self.open.append(&mut self.stack);
        }
        let best = self.open.iter().copied().max_by_key(|&tile| self.value(tile));
        match best.filter(|&best| self.stack.is_empty() || self.is_good(best)) {
            Some(best) => self.claim(best),
            None if self.stack.is_empty() => self.waiting = 0,
            None => self.reveal(),
        }
    }

    fn value(&self, tile: usize) -> i32 {
        self.auction.values[tile][usize::from(self.turn)]
    }

    fn is_good(&self, tile: usize) -> bool {
        self.value(tile) >= self.auction.bars[usize::from(self.turn)]
    }

    fn reveal(&mut self) {
        let Some(tile) = self.stack.pop() else { return };
        self.open.push(tile);
        if self.is_good(tile) { self.claim(tile) } else { self.pass() }
    }

    fn claim(&mut self, tile: usize) {
        let value = self.value(tile);
        if self.turn == self.auction.seat {
            self.own = value;
        } else {
            self.others += value;
        }
        self.open.retain(|&other| other != tile);
        self.waiting &= !(1 << self.turn);
        self.pass();
    }

    /// Passes the turn to the next seat without a tile.
    fn pass(&mut self) {
        for _ in 0..self.auction.players {
            self.turn = (self.turn + 1) % self.auction.players;
            if self.waiting & (1 << self.turn) != 0 {
                return;
            }
        }
    }
}
