//! A set of either kind, as its file names it.

use crate::advice::Advice;
use crate::document::{self, Family};
use crate::error::LoadError;
use crate::model::TileSet;
use crate::track::TrackSet;

/// A validated set of landscape tiles or of track tiles and boards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AnySet {
    /// Landscape tiles: the file names no `game`.
    Tiles(TileSet),
    /// Track tiles and boards: the file has `game = "ghosts-galore"`.
    Tracks(TrackSet),
}

impl AnySet {
    /// Reads a set of the kind named by the file's `game`. `source_name` (a file name) is only
    /// shown in errors.
    ///
    /// # Errors
    /// Like those of [`TileSet::parse`] or [`TrackSet::parse`]; a `game` that has no sets.
    pub fn parse(source_name: &str, text: &str) -> Result<AnySet, LoadError> {
        document::load(source_name, text, |document, problems| match document.family(problems)? {
            Family::Tiles => TileSet::read(document, problems).map(AnySet::Tiles),
            Family::Tracks => TrackSet::read(document, problems).map(AnySet::Tracks),
        })
    }

    /// Lists everything unusual about the set.
    #[must_use]
    pub fn advice(&self) -> Vec<Advice> {
        match self {
            AnySet::Tiles(set) => set.advice(),
            AnySet::Tracks(set) => set.advice(),
        }
    }
}
