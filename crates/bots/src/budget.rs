//! What a decision may cost.

/// What a bot that looks ahead may spend on a decision.
#[derive(Clone, Copy, Debug)]
pub enum Budget {
    /// So many of what it counts: turns of the fast bot, tiles that are tried. What comes of it is the same everywhere.
    Count(u32),
    /// A time. What comes of it depends on the machine.
    Time {
        /// In microseconds.
        micros: u32,
        /// Returns the time since some moment, in microseconds.
        clock: Clock,
    },
}

/// A clock that somebody lends to a bot, which has none of its own.
pub type Clock = fn() -> u64;

/// The cost of a decision as it grows.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Meter {
    /// The clock and the time it showed last; without one costs are counted.
    clock: Option<(Clock, u64)>,
}

impl Meter {
    /// Begins to measure, by a clock if there is one.
    pub fn start(clock: Option<Clock>) -> Meter {
        Meter { clock: clock.map(|clock| (clock, clock())) }
    }

    /// Returns the cost of what was done since this was asked last, if `counted` is what it counts.
    pub fn cost(&mut self, counted: u32) -> u32 {
        let Some((clock, last)) = &mut self.clock else { return counted };
        let now = clock();
        let cost = now.saturating_sub(*last);
        *last = now;
        u32::try_from(cost).unwrap_or(u32::MAX)
    }
}

impl Budget {
    /// Returns the number that it is, and the clock that measures it.
    pub(crate) fn measured(self) -> (u32, Option<Clock>) {
        match self {
            Budget::Count(count) => (count, None),
            Budget::Time { micros, clock } => (micros, Some(clock)),
        }
    }
}
