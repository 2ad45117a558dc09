//! A tile checked against itself (M-0.1, C-2.2).

use core::ops::Range;

use fogbound_game::{Edges, Halves, Side};

use crate::error::{C_2_2, LANGUAGE, M_0_1, Problem};
use crate::model::{Building, Group, RoadEnd, Terrain};
use crate::segment::side_word;
use crate::tile::{Context, Draft, Role};

impl Draft<'_> {
    /// Reports everything that is wrong with the tile itself.
    pub fn check(&self, context: Context, role: Role, problems: &mut Vec<Problem>) {
        for side in Side::ALL {
            self.check_terrain(side, problems);
            self.check_mist(side, problems);
        }
        self.check_ghosts(role, problems);
        self.check_building(role, problems);
        self.check_road_ends(problems);
        self.check_part(problems);
        self.check_count(role, problems);
        if context.fields {
            self.check_halves(problems);
            self.check_touched_cities(problems);
        }
    }

    /// Returns a problem of this tile.
    fn problem(&self, rule: &'static str, key: &'static str) -> Problem {
        Problem::new(rule, key).quoting("tile", self.name.text)
    }

    /// Returns a problem of one edge of this tile.
    fn edge_problem(&self, key: &'static str, side: Side) -> Problem {
        self.problem(M_0_1, key)
            .with("side", side_word(side))
            .with("letter", side.letter())
            .with("terrain", self.terrain(side).name())
    }

    /// Checks that each road and city edge is in exactly one segment of its kind, and no other edge
    /// in any.
    fn check_terrain(&self, side: Side, problems: &mut Vec<Problem>) {
        let terrain = self.terrain(side);
        let roads = self.roads.iter().map(|(road, span)| (road.edges, Terrain::Road, span));
        let cities = self.cities.iter().map(|(city, span)| (city.edges, Terrain::City, span));
        let found: Vec<_> =
            roads.chain(cities).filter(|(edges, ..)| edges.contains(side)).collect();
        match found.as_slice() {
            [] if terrain == Terrain::Field => {}
            [] => problems
                .push(self.edge_problem("edge-in-no-segment", side).at("by-edges", &self.edges.1)),
            [(_, kind, _)] if *kind == terrain => {}
            [(_, kind, span)] => problems.push(
                self.edge_problem("edge-against-segment", side)
                    .with("segment", kind.name())
                    .at("by-segment", span)
                    .at("by-edges", &self.edges.1),
            ),
            [(.., first), (.., second), ..] => problems.push(
                self.edge_problem("edge-in-two-segments", side)
                    .at("second", second)
                    .at("first", first),
            ),
        }
    }

    /// Checks that a misty edge is in exactly one mist segment, and never a city edge.
    fn check_mist(&self, side: Side, problems: &mut Vec<Problem>) {
        let mut found = self.mists.iter().filter(|(mist, _)| mist.edges.contains(side));
        let Some((_, first)) = found.next() else { return };
        if self.terrain(side) == Terrain::City {
            problems.push(
                self.edge_problem("edge-city-and-misty", side)
                    .at("mist", first)
                    .at("by-edges", &self.edges.1),
            );
        }
        if let Some((_, second)) = found.next() {
            problems.push(
                self.edge_problem("edge-in-two-mists", side)
                    .at("second", second)
                    .at("first", first),
            );
        }
    }

    fn check_ghosts(&self, role: Role, problems: &mut Vec<Problem>) {
        let (Some(first), Some(last)) = (self.mists.first(), self.mists.last()) else { return };
        let ghosts: u8 = self.mists.iter().map(|mist| mist.0.ghosts).sum();
        let (least, what) = match role {
            Role::Quarter => (0, "quarter"),
            Role::Drawn | Role::Start => (1, "tile"),
        };
        if (least..=3).contains(&ghosts) {
            return;
        }
        problems.push(
            self.problem(M_0_1, "ghosts-of-a-tile")
                .with("ghosts", ghosts)
                .with("role", what)
                .with("least", least)
                .at("in-all", &(first.1.start..last.1.end)),
        );
    }

    fn check_building(&self, role: Role, problems: &mut Vec<Problem>) {
        let Some((building, span)) = &self.building else { return };
        let dead_place = matches!(building, Building::Castle | Building::Cemetery);
        if role != Role::Drawn && dead_place {
            problems.push(
                self.problem(M_0_1, "start-with-building")
                    .with("building", building.name())
                    .at("on-start", span),
            );
        }
        if *building == Building::Castle && self.mists.is_empty() {
            problems
                .push(self.problem(M_0_1, "castle-without-mist").at("castle-without-mist", span));
        }
    }

    /// Checks that a road ends only at something the tile has.
    fn check_road_ends(&self, problems: &mut Vec<Problem>) {
        let building = self.building.as_ref().map(|building| building.0);
        for (road, span) in &self.roads {
            let there = match road.end {
                Some(RoadEnd::City) => !self.cities.is_empty(),
                Some(RoadEnd::Castle) => building == Some(Building::Castle),
                Some(RoadEnd::Monastery) => building == Some(Building::Monastery),
                Some(RoadEnd::Cemetery) => building == Some(Building::Cemetery),
                Some(RoadEnd::Village | RoadEnd::Crossing | RoadEnd::Ruin) | None => true,
            };
            let Some(end) = road.end.filter(|_| !there) else { continue };
            problems.push(
                self.problem(M_0_1, "road-ends-at-nothing")
                    .with("end", end.name())
                    .at("ends-at-nothing", span),
            );
        }
    }

    /// Checks that a tile's `part` suits its building.
    fn check_part(&self, problems: &mut Vec<Problem>) {
        let (Some((part, span)), Some((building, _))) = (&self.part, &self.building) else {
            return;
        };
        if *part == Group::Base && *building == Building::Monastery {
            return;
        }
        problems.push(
            self.problem(LANGUAGE, "part-of-a-building")
                .with("building", building.name())
                .with("part", part.name())
                .at("unsuitable-part", span),
        );
    }

    fn check_count(&self, role: Role, problems: &mut Vec<Problem>) {
        let Some((count, span)) = &self.count else { return };
        if role == Role::Quarter && *count != 1 {
            problems.push(self.problem(LANGUAGE, "count-of-a-quarter").at("must-be-1", span));
        }
    }

    /// C-2.2: checks that the half-edges of clear field and road edges are in exactly one field,
    /// others in none.
    fn check_halves(&self, problems: &mut Vec<Problem>) {
        let open: Edges = Side::ALL
            .into_iter()
            .filter(|&side| self.terrain(side) != Terrain::City && !self.misty().contains(side))
            .collect();
        let open = Halves::of(open);
        let mut used = Halves::NONE;
        for (field, span) in &self.fields {
            let twice = used.intersection(field.halves);
            if !twice.is_empty() {
                problems.push(
                    self.problem(C_2_2, "halves-twice")
                        .with("halves", twice)
                        .at("halves-again", span),
                );
            }
            let closed = without(field.halves, open);
            if !closed.is_empty() {
                problems.push(
                    self.problem(C_2_2, "halves-closed")
                        .with("halves", closed)
                        .at("halves-not-field", span),
                );
            }
            used = used.union(field.halves);
        }
        let missing = without(open, used);
        if !missing.is_empty() {
            problems.push(
                self.problem(C_2_2, "halves-missing")
                    .with("halves", missing)
                    .at("halves-missing", self.fields_span()),
            );
        }
    }

    /// Returns the place of the fields, or of the name of the tile if there are none.
    fn fields_span(&self) -> &Range<usize> {
        self.fields.last().map_or(&self.name.span, |field| &field.1)
    }

    fn check_touched_cities(&self, problems: &mut Vec<Problem>) {
        for (field, span) in &self.fields {
            for (place, edges) in field.cities.iter().enumerate() {
                let wrong = if !self.cities.iter().any(|city| city.0.edges == *edges) {
                    self.problem(C_2_2, "touched-city-missing")
                } else if field.cities[..place].contains(edges) {
                    self.problem(C_2_2, "touched-city-twice")
                } else {
                    continue;
                };
                problems.push(wrong.with("edges", edges).at("touched-city", span));
            }
        }
    }
}

fn without(all: Halves, less: Halves) -> Halves {
    Halves::from_bits(all.bits() & !less.bits())
}
