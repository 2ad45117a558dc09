//! Regions: segments joined across edges (M-4.1, M-8.1), kept up as tiles are laid.
//!
//! Every segment on the table has a label, the [`RegionId`] of its region. The segments of a region
//! form a ring. Joining two regions relabels the members of one with the label of the other, so
//! asking for the region of a segment is one read.
//!
//! A region counts its *open* edges: those that do not meet a segment of its own kind. An edge that
//! meets a face-down tile, or mist that meets a clear edge, stays open for ever. So "no open edge"
//! is exactly "complete" for roads and cities (M-8.1, M-8.2) and "finished" for mist (M-4.2).

use core::marker::PhantomData;

/// Most segments that can lie on one table.
pub const MAX_SEGMENTS: usize = 640;

/// One segment on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SegmentId(pub(crate) u16);

/// One region on the table. Good until the next tile is laid: joining regions renames them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct RegionId(pub(crate) u16);

/// The label of a region or field: a number below [`MAX_SEGMENTS`].
pub trait Label: Copy {
    /// Returns the number as an index.
    fn index(self) -> usize;
}

impl Label for RegionId {
    fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A set of regions, or of fields.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RegionSet<R> {
    bits: [u64; MAX_SEGMENTS / 64],
    of: PhantomData<R>,
}

impl<R> Default for RegionSet<R> {
    fn default() -> Self {
        RegionSet { bits: [0; MAX_SEGMENTS / 64], of: PhantomData }
    }
}

impl<R: Label> RegionSet<R> {
    /// Adds a region.
    pub fn insert(&mut self, region: R) {
        self.bits[region.index() / 64] |= 1 << (region.index() % 64);
    }

    /// Returns true if the set holds a region.
    #[must_use]
    pub fn contains(&self, region: R) -> bool {
        self.bits[region.index() / 64] & (1 << (region.index() % 64)) != 0
    }

    /// Returns the number of regions.
    #[must_use]
    pub fn len(&self) -> u32 {
        self.bits.iter().map(|bits| bits.count_ones()).sum()
    }

    /// Returns true if the set is empty.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.bits == [0; MAX_SEGMENTS / 64]
    }
}

/// Members with labels, those of one label in a ring.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Rings<const N: usize> {
    len: u16,
    label: [u16; N],
    /// The next member of the ring.
    next: [u16; N],
    /// The cell each member lies on.
    cell: [u8; N],
}

impl<const N: usize> Rings<N> {
    pub const fn new() -> Rings<N> {
        Rings { len: 0, label: [0; N], next: [0; N], cell: [0; N] }
    }

    pub fn len(&self) -> u16 {
        self.len
    }

    /// Adds a ring of one member. The catalogue guarantees that there is room.
    pub fn add(&mut self, cell: u8) {
        let at = usize::from(self.len);
        self.label[at] = self.len;
        self.next[at] = self.len;
        self.cell[at] = cell;
        self.len += 1;
    }

    pub fn label(&self, member: u16) -> u16 {
        self.label[usize::from(member)]
    }

    pub fn cell(&self, member: u16) -> u8 {
        self.cell[usize::from(member)]
    }

    pub fn next(&self, member: u16) -> u16 {
        self.next[usize::from(member)]
    }

    /// Gives the members of one label another one, and joins the rings.
    pub fn join(&mut self, from: u16, to: u16) {
        let mut member = from;
        loop {
            self.label[usize::from(member)] = to;
            member = self.next[usize::from(member)];
            if member == from {
                break;
            }
        }
        self.next.swap(usize::from(from), usize::from(to));
    }

    /// Returns the members of a label.
    pub fn members(&self, label: u16) -> impl Iterator<Item = u16> + '_ {
        let mut at = Some(label);
        core::iter::from_fn(move || {
            let member = at?;
            let next = self.next(member);
            at = (next != label).then_some(next);
            Some(member)
        })
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Regions {
    rings: Rings<MAX_SEGMENTS>,
    /// Open edges, kept at the place of the label.
    open: [u16; MAX_SEGMENTS],
}

impl Regions {
    pub(crate) const fn new() -> Regions {
        Regions { rings: Rings::new(), open: [0; MAX_SEGMENTS] }
    }

    pub(crate) fn len(&self) -> u16 {
        self.rings.len()
    }

    /// Adds a region of one segment.
    pub(crate) fn add(&mut self, cell: u8, edges: u8) {
        self.open[usize::from(self.rings.len())] = u16::from(edges);
        self.rings.add(cell);
    }

    pub(crate) fn region(&self, segment: SegmentId) -> RegionId {
        RegionId(self.rings.label(segment.0))
    }

    pub(crate) fn open(&self, region: RegionId) -> u16 {
        self.open[usize::from(region.0)]
    }

    pub(crate) fn cell(&self, segment: SegmentId) -> u8 {
        self.rings.cell(segment.0)
    }

    /// Joins the regions of two segments that meet across an edge: both lose an open edge.
    pub(crate) fn join(&mut self, new: SegmentId, old: SegmentId) {
        let (from, to) = (self.region(new).0, self.region(old).0);
        if from == to {
            self.open[usize::from(to)] -= 2;
            return;
        }
        let joined = self.open[usize::from(to)] + self.open[usize::from(from)];
        self.open[usize::from(to)] = joined - 2;
        self.rings.join(from, to);
    }

    pub(crate) fn next_member(&self, segment: SegmentId) -> SegmentId {
        SegmentId(self.rings.next(segment.0))
    }

    /// Returns the segments of a region.
    pub(crate) fn members(&self, region: RegionId) -> impl Iterator<Item = SegmentId> + '_ {
        self.rings.members(region.0).map(SegmentId)
    }
}
