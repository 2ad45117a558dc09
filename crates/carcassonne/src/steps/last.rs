//! The end and the final scoring (C-6, G-5). Meeples and ghosts stay where they are.

use super::score::{Region, Worth};
use super::{Play, Position};
use crate::event::{Event, Feature};
use crate::setup::MAX_PLAYERS;
use crate::state::{Breakdown, MAX_MEEPLES, Pending};
use fogbound_landscape::{CellSet, FieldRegion};
use fogbound_tilesets::Building;

/// Points of a field for each complete city it touches (C-6).
const CITY_IN_FIELD: u16 = 3;

impl Position<'_> {
    /// Returns the cells of a field, and its points (C-6).
    pub(super) fn field(self, region: FieldRegion) -> (CellSet, u16) {
        let fields = &self.state.fields;
        let cities = fields.complete_cities(self.catalogue(), &self.state.map, region);
        let mut cells = CellSet::EMPTY;
        fields.members(region).for_each(|member| cells.insert(fields.cell_of(member)));
        (cells, CITY_IN_FIELD * cities.len() as u16)
    }

    /// Every region with meeples, once, with what it would bring now by C-6 and G-5.1.
    pub fn final_worths(self, mut found: impl FnMut(Region, Worth)) {
        let meeples = || self.state.meeples.iter();
        let mut regions = [None; MAX_MEEPLES];
        for (region, meeple) in regions.iter_mut().zip(meeples()) {
            *region = Some(self.region(meeple));
        }
        for (at, &region) in regions.iter().enumerate() {
            let Some(region) = region.filter(|_| !regions[..at].contains(&region)) else {
                continue;
            };
            // A cemetery brings its keeper nothing (G-5.1).
            if !matches!(region, Region::Building(Building::Cemetery, _)) {
                let inside = meeples().zip(&regions).filter(|&(_, other)| *other == Some(region));
                found(region, self.worth(region, false, inside.map(|(meeple, _)| meeple)));
            }
        }
    }

    /// G-5.1: ghosts beside the meeples of each seat, farmers and keepers included.
    pub fn ghosts_by_seat(self) -> [u16; MAX_PLAYERS] {
        let mut ghosts = [0; MAX_PLAYERS];
        for meeple in self.state.meeples.iter() {
            ghosts[usize::from(meeple.seat)] += u16::from(meeple.ghosts);
        }
        ghosts
    }
}

impl<E: FnMut(Event)> Play<'_, E> {
    /// C-6, G-5.1.
    pub(super) fn end_game(&mut self) {
        let Play { rules, state, events } = self;
        let position = Position { rules, state };
        let mut all = [0; MAX_PLAYERS];
        let mut breakdown = Breakdown { before: state.scores, ..Breakdown::default() };
        position.final_worths(|region, worth| {
            let (feature, gains) = (region.feature(), worth.gains());
            let part = match feature {
                Feature::Road => &mut breakdown.road,
                Feature::City => &mut breakdown.city,
                Feature::Castle => &mut breakdown.castle,
                Feature::Field => &mut breakdown.field,
                Feature::Monastery | Feature::Cemetery => &mut breakdown.monastery,
            };
            for seat in 0..MAX_PLAYERS {
                part[seat] += gains[seat];
                all[seat] += gains[seat];
            }
            let Worth { cells, points, .. } = worth;
            let costs = [0; MAX_PLAYERS];
            events(Event::Scored { feature, cells, points, gains, costs, last: true });
        });
        breakdown.ghosts = position.ghosts_by_seat();
        if breakdown.ghosts != [0; MAX_PLAYERS] {
            events(Event::GhostsCharged { costs: breakdown.ghosts });
        }
        self.settle(&all, &breakdown.ghosts);
        self.state.breakdown = breakdown;
        self.state.pending = Pending::Over;
    }
}
