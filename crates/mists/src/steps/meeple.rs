//! 2b Place a meeple (M-7).
//!
//! At most one, on the tile just placed: on a road, a city or a castle whose region holds no meeple
//! of anybody.

use super::{Checked, Flow, Play, Position};
use crate::action::{Action, Feature};
use crate::event::Event;
use crate::state::{Meeple, Pending, Stand};
use fogbound_game::{Colour, Edges, Refusal};
use fogbound_landscape::{RegionId, SegmentId, SegmentKind};
use fogbound_tilesets::Building;

/// Segments of the placed tile that could be occupied now, one name for each choice.
type Choices = ([(Feature, Edges); 5], usize);

impl Position<'_> {
    pub(super) fn list_meeple(self, out: &mut impl FnMut(Action)) {
        out(Action::Pass);
        let (choices, len) = self.meeple_choices();
        for colour in self.supply_colours() {
            for &(feature, edges) in &choices[..len] {
                out(Action::Meeple(colour, feature, edges));
            }
        }
    }

    fn meeple_choices(self) -> Choices {
        let mut choices = [(Feature::Castle, Edges::NONE); 5];
        let mut len = 0;
        let placed = self.state.placed_cell();
        for (kind, feature) in
            [(SegmentKind::Road, Feature::Road), (SegmentKind::City, Feature::City)]
        {
            for (segment, edges, _) in self.state.map.segments(self.catalogue(), placed, kind) {
                if self.check_segment(segment, feature).is_ok()
                    && self.listed_name(segment, feature) == edges
                {
                    choices[len] = (feature, edges);
                    len += 1;
                }
            }
        }
        let building = self.state.map.table(self.catalogue(), placed).and_then(|t| t.building);
        if building == Some(Building::Castle) {
            choices[len] = (Feature::Castle, Edges::NONE);
            len += 1;
        }
        (choices, len)
    }

    /// the smallest name among the segments of the tile in this region that may be chosen.
    fn listed_name(self, segment: SegmentId, feature: Feature) -> Edges {
        let map = &self.state.map;
        let kind = segment_kind(feature);
        map.segments(self.catalogue(), map.cell_of(segment), kind)
            .filter(|&(other, _, _)| {
                map.region(other) == map.region(segment) && self.check_misty(other, feature).is_ok()
            })
            .map(|(_, edges, _)| edges)
            .min()
            .unwrap_or_else(|| map.name(self.catalogue(), segment))
    }

    fn check_segment(self, segment: SegmentId, feature: Feature) -> Result<(), Refusal> {
        self.check_misty(segment, feature)?;
        if self.is_occupied(self.state.map.region(segment)) {
            return Err(Refusal::new("M-7.3", "meeple-region-occupied"));
        }
        Ok(())
    }

    /// M-7.2, option `meeples_on_misty_roads`.
    fn check_misty(self, segment: SegmentId, feature: Feature) -> Result<(), Refusal> {
        if feature != Feature::Road || self.rules.options().meeples_on_misty_roads {
            return Ok(());
        }
        let map = &self.state.map;
        let misty =
            map.lie(self.catalogue(), map.cell_of(segment)).map_or(Edges::NONE, |l| l.misty);
        if map.name(self.catalogue(), segment).intersection(misty).is_empty() {
            Ok(())
        } else {
            Err(Refusal::new("M-7.2", "meeple-misty-road"))
        }
    }

    /// M-7.3: whether a meeple of any colour stands in the region.
    fn is_occupied(self, region: RegionId) -> bool {
        self.state.meeples.standing().any(|meeple| match meeple.stand {
            Stand::Segment(_, segment) => self.state.map.region(segment) == region,
            Stand::Castle | Stand::Buried => false,
        })
    }

    pub(super) fn check_meeple(
        self,
        colour: Colour,
        feature: Feature,
        edges: Edges,
    ) -> Result<Checked, Refusal> {
        if !self.rules.colours(self.state.seat).contains(&colour) {
            return Err(Refusal::new("M-1.2", "meeple-not-your-colour"));
        }
        if self.state.supply[colour.index()] == 0 {
            return Err(Refusal::new("M-7.1", "meeple-no-supply"));
        }
        let placed = self.state.placed_cell();
        let no_feature = Refusal::new("M-7.2", "meeple-no-feature");
        if feature == Feature::Castle {
            let table = self.state.map.table(self.catalogue(), placed);
            let castle = table.is_some_and(|table| table.building == Some(Building::Castle));
            let there = castle && edges.is_empty();
            return there.then_some(Checked::Meeple(colour, Stand::Castle)).ok_or(no_feature);
        }
        let kind = segment_kind(feature);
        let named = |name| self.state.map.segment_named(self.catalogue(), placed, kind, name);
        let segment = named(edges).ok_or(no_feature)?;
        self.check_segment(segment, feature)?;
        let listed = named(self.listed_name(segment, feature)).unwrap_or(segment);
        Ok(Checked::Meeple(colour, Stand::Segment(feature, listed)))
    }
}

fn segment_kind(feature: Feature) -> SegmentKind {
    if feature == Feature::City { SegmentKind::City } else { SegmentKind::Road }
}

impl<E: FnMut(Event)> Play<'_, E> {
    pub(super) fn continue_meeple(&mut self) -> Flow {
        if self.state.asked {
            return Flow::Done;
        }
        self.state.asked = true;
        Flow::Ask(Pending::Meeple)
    }

    pub(super) fn answer_meeple(&mut self, colour: Colour, stand: Stand) {
        let cell = self.state.placed_cell();
        self.state.supply[colour.index()] -= 1;
        self.state.meeples.push(Meeple { colour, cell, stand, hounds: [false; 2] });
        let (feature, edges) = match stand {
            Stand::Segment(feature, segment) => {
                (feature, self.state.map.name(self.rules.catalogue(), segment))
            }
            Stand::Castle | Stand::Buried => (Feature::Castle, Edges::NONE),
        };
        let cell = self.state.map.cell(cell);
        self.tell(Event::MeeplePlaced { colour, cell, feature, edges });
    }
}
