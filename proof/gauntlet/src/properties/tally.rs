//! The counts of a run.

use crate::contest::Contest;
use std::collections::BTreeSet;
use std::fmt;

/// The counts of a run.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// Games played.
    pub games: u32,
    /// Decisions taken in them; every action was tried on each.
    pub decisions: u64,
    /// Listed actions that applied.
    pub listed: u64,
    /// Actions refused.
    pub refused: u64,
    /// Actions of seats that were not asked, all of them refused.
    pub not_asked: u64,
    /// Unlisted rotations accepted that look like a listed one.
    pub looks: u64,
    /// Other names of listed choices accepted.
    pub names: u64,
    /// Views compared with those of a game dealt again.
    pub views: u64,
    /// Games dealt again from a view and played to the end.
    pub dealt: u64,
    /// Orders in which choices made at once arrived.
    pub arrivals: u64,
    pub(super) asks: BTreeSet<&'static str>,
    /// Questions that had a legal answer which is not listed.
    pub(super) twins: BTreeSet<&'static str>,
    pub(super) events: BTreeSet<&'static str>,
}

impl Tally {
    pub(super) fn add(&mut self, other: Tally) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.listed += other.listed;
        self.refused += other.refused;
        self.not_asked += other.not_asked;
        self.looks += other.looks;
        self.names += other.names;
        self.views += other.views;
        self.dealt += other.dealt;
        self.arrivals += other.arrivals;
        self.asks.extend(other.asks);
        self.twins.extend(other.twins);
        self.events.extend(other.events);
    }

    /// Checks that the run has met everything there is.
    ///
    /// # Errors
    /// The things that it has not met.
    pub fn check_coverage<C: Contest>(&self) -> Result<(), String> {
        let asks = C::asks().into_iter().filter(|ask| !self.asks.contains(ask));
        let events = C::event_words().into_iter().filter(|word| !self.events.contains(word));
        let missing: Vec<&str> = asks.chain(events).collect();
        let twins = C::asks_with_twins().into_iter().filter(|ask| !self.twins.contains(ask));
        let twins: Vec<&str> = twins.collect();
        if self.dealt > 0 && self.refused > 0 && missing.is_empty() && twins.is_empty() {
            return Ok(());
        }
        Err(format!("never met: {missing:?}, unlisted answers to {twins:?} ({self})"))
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} games, {} decisions; on each of them every action was tried: {} listed ones \
             applied, {} were refused, {} looked like a listed one, {} were other names of one; \
             seats not asked tried {}, all refused; {} views showed nothing of what was dealt \
             again; {} games were dealt again and played to the end",
            self.games,
            self.decisions,
            self.listed,
            self.refused,
            self.looks,
            self.names,
            self.not_asked,
            self.views,
            self.dealt
        )?;
        if self.arrivals > 0 {
            write!(f, "; choices made at once arrived in {} orders", self.arrivals)?;
        }
        Ok(())
    }
}
