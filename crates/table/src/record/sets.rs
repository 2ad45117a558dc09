//! The sets that a record means, and the rules it is played with.

use super::error::RecordError;
use super::model::{Chance, Header, Record, SetName};
use super::recorded::Recorded;
use crate::texts::msg;
use fogbound_tilesets::{AnySet, TileSet, TrackSet};
use std::sync::Arc;

/// The sets at hand.
#[derive(Clone, Debug)]
pub struct Sets {
    tiles: Vec<Arc<TileSet>>,
    tracks: Vec<Arc<TrackSet>>,
}

impl Sets {
    /// Returns the sets that come with the program, in all their versions.
    #[must_use]
    pub fn shipped() -> Sets {
        Sets {
            tiles: fogbound_sets::shipped().iter().cloned().map(Arc::new).collect(),
            tracks: fogbound_sets::shipped_tracks().iter().cloned().map(Arc::new).collect(),
        }
    }

    /// Adds one more tile set, for instance one that the caller has read from a file.
    #[must_use]
    pub fn with(mut self, set: Arc<TileSet>) -> Sets {
        self.tiles.push(set);
        self
    }

    /// Adds one more track set.
    #[must_use]
    pub fn with_tracks(mut self, set: Arc<TrackSet>) -> Sets {
        self.tracks.push(set);
        self
    }

    /// Adds one more set of any kind.
    #[must_use]
    pub fn with_any(self, set: AnySet) -> Sets {
        match set {
            AnySet::Tiles(set) => self.with(Arc::new(set)),
            AnySet::Tracks(set) => self.with_tracks(Arc::new(set)),
        }
    }

    /// Returns the tile sets.
    #[must_use]
    pub fn tiles(&self) -> &[Arc<TileSet>] {
        &self.tiles
    }

    /// Returns the track sets.
    #[must_use]
    pub fn tracks(&self) -> &[Arc<TrackSet>] {
        &self.tracks
    }
}

impl From<&TileSet> for SetName {
    fn from(set: &TileSet) -> SetName {
        SetName { id: set.id.clone(), version: set.version, hash: set.hash.clone() }
    }
}

impl From<&TrackSet> for SetName {
    fn from(set: &TrackSet) -> SetName {
        SetName { id: set.id.clone(), version: set.version, hash: set.hash.clone() }
    }
}

impl<S> Header<S> {
    /// Returns the key of the line with the source of chance.
    pub(super) fn chance_key(&self) -> &'static str {
        match self.chance {
            Chance::Seed(_) => "seed",
            Chance::Order(_) => "order",
            Chance::Told => "told",
        }
    }
}

impl<G: Recorded> Record<G> {
    /// Returns the rules of the recorded game.
    ///
    /// # Errors
    /// A rules version or a set that is not at hand, a set other than the recorded one, or a setup that no
    /// game can have (M-1, T-1, C-1).
    pub fn rules(&self, sets: &Sets) -> Result<Arc<G::Rules>, RecordError> {
        if self.header.rules_version != G::RULES_VERSION {
            let version = self.header.rules_version.as_str();
            return Err(self.error_key(
                "rules",
                msg!("record-rules-version", version, own = G::RULES_VERSION),
            ));
        }
        G::rules_of(self, sets)
    }

    /// Returns the set that the record names in the `nth` line `tiles`, from 0, out of those at hand.
    pub(crate) fn set<S>(&self, sets: &[Arc<S>], nth: usize) -> Result<Arc<S>, RecordError>
    where
        for<'a> SetName: From<&'a S>,
    {
        let Some(name) = self.header.tiles.get(nth) else {
            return Err(self.error_key("tiles", msg!("record-sets-few", n = nth + 1)));
        };
        let (id, version) = (name.id.as_str(), name.version);
        let named = |set: &SetName| set.id == name.id && set.version == name.version;
        let names: Vec<SetName> = sets.iter().map(|set| SetName::from(&**set)).collect();
        if !names.iter().any(named) {
            return Err(self.error_nth("tiles", nth, msg!("record-no-set", id, version)));
        }
        let found = names.iter().position(|set| set == name).and_then(|at| sets.get(at));
        found
            .cloned()
            .ok_or_else(|| self.error_nth("tiles", nth, msg!("record-other-set", id, version)))
    }
}
