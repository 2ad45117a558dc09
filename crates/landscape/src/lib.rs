//! The growing map of square tiles, shared by every game that lays them: placing, legal placements,
//! regions, completion, mist banks, surroundings and face-down tiles.
//!
//! * [`Catalogue`] — tile kinds compiled to small tables per rotation.
//! * [`Map`] — the tiles on the table, with regions kept incrementally. A flat block of memory:
//!   copying it allocates nothing.
//! * [`Contact`] — what a tile meets where it lies or would lie.
//! * [`Fields`] — the fields of the same tiles, for the game that has farmers.
//! * [`Deck`] — the tiles in the order of drawing, each as far as it is known.
//! * [`audit`] — the same facts computed slowly from the tiles alone; tests compare the two.
//!
//! Places of rules: M-3.2, M-3.3, M-3.4 in `rim.rs`; M-4.1, M-4.2, M-8.1, M-8.2 in `regions.rs`;
//! contacts of mist (M-6.2, G-2.3) in `contact.rs`; C-2.2 in `fields.rs`; X-3 in `catalogue.rs`.
//!
//! **Invariants.** No chance but that of a deck's seed, no turn, no player, no meeple: only tiles. Nothing allocates after the
//! catalogue is built and the deck is dealt.

pub mod audit;
mod catalogue;
mod contact;
mod deck;
mod fields;
mod map;
mod regions;
mod rim;

pub use catalogue::{
    Appearance, Catalogue, CatalogueError, FieldSegment, KindId, KindTable, Lie, Segment,
    SegmentKind,
};
pub use contact::{Contact, Joined, Met};
pub use deck::{Deck, Order};
pub use fields::{FieldId, FieldRegion, Fields, MAX_FIELDS};
pub use map::{CellId, CellSet, Laid, MAX_CELLS, Map};
pub use regions::{Label, MAX_SEGMENTS, RegionId, RegionSet, SegmentId};
pub use rim::{Opening, Placement};
