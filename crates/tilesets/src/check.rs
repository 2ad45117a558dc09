//! A tile checked against itself (M-0.1, C-2.2).

use core::ops::Range;

use fogbound_game::{Edges, Halves, Side};

use crate::error::{C_2_2, LANGUAGE, M_0_1, Problem, quoted};
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

    /// A problem of this tile.
    fn problem(
        &self,
        rule: &'static str,
        what: impl core::fmt::Display,
        help: impl Into<String>,
    ) -> Problem {
        Problem::new(rule, format!("tile {}: {what}", quoted(self.name.text)), help)
    }

    /// Each road and city edge in exactly one segment of its kind, and no other edge in any.
    fn check_terrain(&self, side: Side, problems: &mut Vec<Problem>) {
        let terrain = self.terrain(side);
        let where_ = side_word(side);
        let roads = self.roads.iter().map(|(road, span)| (road.edges, Terrain::Road, span));
        let cities = self.cities.iter().map(|(city, span)| (city.edges, Terrain::City, span));
        let found: Vec<_> =
            roads.chain(cities).filter(|(edges, ..)| edges.contains(side)).collect();
        match found.as_slice() {
            [] if terrain == Terrain::Field => {}
            [] => problems.push(
                self.problem(
                    M_0_1,
                    format!("its {where_} edge is {}, but in no segment", terrain.name()),
                    format!(
                        "name the {} with `{}` among its segments, or change the terrain in \
                         `edges`",
                        terrain.name(),
                        side.letter()
                    ),
                )
                .at(&self.edges.1, format!("{} in the {where_}", terrain.name())),
            ),
            [(_, kind, _)] if *kind == terrain => {}
            [(_, kind, span)] => problems.push(
                self.problem(
                    M_0_1,
                    format!(
                        "its {where_} edge is {} by `edges`, but {} by its segments",
                        terrain.name(),
                        kind.name()
                    ),
                    "change one of the two; `edges` goes north, east, south, west",
                )
                .at(span, format!("{} in the {where_}", kind.name()))
                .at(&self.edges.1, format!("{} in the {where_}", terrain.name())),
            ),
            [(.., first), (.., second), ..] => problems.push(
                self.problem(
                    M_0_1,
                    format!("its {where_} edge lies in two segments"),
                    format!("keep `{}` in one of them only", side.letter()),
                )
                .at(second, "and here")
                .at(first, format!("`{}` is here", side.letter())),
            ),
        }
    }

    /// A misty edge in exactly one mist segment, and never a city edge.
    fn check_mist(&self, side: Side, problems: &mut Vec<Problem>) {
        let where_ = side_word(side);
        let mut found = self.mists.iter().filter(|(mist, _)| mist.edges.contains(side));
        let Some((_, first)) = found.next() else { return };
        if self.terrain(side) == Terrain::City {
            problems.push(
                self.problem(
                    M_0_1,
                    format!("its {where_} edge is city and misty"),
                    format!("mist covers fields and roads only: leave `{}` out", side.letter()),
                )
                .at(first, format!("mist in the {where_}"))
                .at(&self.edges.1, format!("city in the {where_}")),
            );
        }
        if let Some((_, second)) = found.next() {
            problems.push(
                self.problem(
                    M_0_1,
                    format!("its {where_} edge lies in two mists"),
                    format!("keep `{}` in one of them only", side.letter()),
                )
                .at(second, "and here")
                .at(first, format!("`{}` is here", side.letter())),
            );
        }
    }

    fn check_ghosts(&self, role: Role, problems: &mut Vec<Problem>) {
        let (Some(first), Some(last)) = (self.mists.first(), self.mists.last()) else { return };
        let ghosts: u8 = self.mists.iter().map(|mist| mist.0.ghosts).sum();
        let (least, what) = match role {
            Role::Quarter => (0, "a quarter of the starting tile"),
            Role::Drawn | Role::Start => (1, "a tile with mist"),
        };
        if (least..=3).contains(&ghosts) {
            return;
        }
        problems.push(
            self.problem(
                M_0_1,
                format!("it shows {ghosts} ghost symbols"),
                format!("{what} shows {least} to 3, all its mists together"),
            )
            .at(&(first.1.start..last.1.end), format!("{ghosts} in all")),
        );
    }

    fn check_building(&self, role: Role, problems: &mut Vec<Problem>) {
        let Some((building, span)) = &self.building else { return };
        let dead_place = matches!(building, Building::Castle | Building::Cemetery);
        if role != Role::Drawn && dead_place {
            problems.push(
                self.problem(
                    M_0_1,
                    format!("the starting tile cannot have a {}", building.name()),
                    "leave the building out, or start with another tile",
                )
                .at(span, "on the starting tile"),
            );
        }
        if *building == Building::Castle && self.mists.is_empty() {
            problems.push(
                self.problem(
                    M_0_1,
                    "a castle always stands in mist, and this tile has none",
                    "add a mist, like `mists = [\"SW 1\"]`",
                )
                .at(span, "a castle without mist"),
            );
        }
    }

    /// A road can end only at something the tile has.
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
                self.problem(
                    M_0_1,
                    format!("a road ends at a {0}, but the tile has no {0}", end.name()),
                    format!("add the {} or let the road end elsewhere", end.name()),
                )
                .at(span, "ends at nothing"),
            );
        }
    }

    /// A tile's `part` must suit its building.
    fn check_part(&self, problems: &mut Vec<Problem>) {
        let (Some((part, span)), Some((building, _))) = (&self.part, &self.building) else {
            return;
        };
        if *part == Group::Base && *building == Building::Monastery {
            return;
        }
        problems.push(
            self.problem(
                LANGUAGE,
                format!(
                    "a tile with a {} does not belong to part `{}`",
                    building.name(),
                    part.name()
                ),
                "leave `part` out: castles and cemeteries are parts of their own, monasteries \
                 belong to the base game",
            )
            .at(span, "does not suit the building"),
        );
    }

    fn check_count(&self, role: Role, problems: &mut Vec<Problem>) {
        let Some((count, span)) = &self.count else { return };
        if role == Role::Quarter && *count != 1 {
            problems.push(
                self.problem(
                    LANGUAGE,
                    "a quarter of the starting tile is there once",
                    "leave `count` out",
                )
                .at(span, "must be 1"),
            );
        }
    }

    /// C-2.2: the half-edges of clear field and road edges in exactly one field, others in none.
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
                    self.problem(
                        C_2_2,
                        format!("half-edges in two fields: {twice}"),
                        "keep each half-edge in one field",
                    )
                    .at(span, format!("{twice} again")),
                );
            }
            let closed = without(field.halves, open);
            if !closed.is_empty() {
                problems.push(
                    self.problem(
                        C_2_2,
                        format!("half-edges of a city edge or a misty edge: {closed}"),
                        "fields have no half-edges there: leave them out",
                    )
                    .at(span, format!("{closed} cannot be field")),
                );
            }
            used = used.union(field.halves);
        }
        let missing = without(open, used);
        if !missing.is_empty() {
            problems.push(
                self.problem(
                    C_2_2,
                    format!("half-edges in no field: {missing}"),
                    "add them to `fields`; both halves of each field or road edge without mist \
                     lie in a field (a set for Mists alone may leave out all fields of all tiles)",
                )
                .at(self.fields_span(), format!("{missing} missing")),
            );
        }
    }

    /// Where the fields stand, or the name of the tile if there are none.
    fn fields_span(&self) -> &Range<usize> {
        self.fields.last().map_or(&self.name.span, |field| &field.1)
    }

    fn check_touched_cities(&self, problems: &mut Vec<Problem>) {
        for (field, span) in &self.fields {
            for (place, edges) in field.cities.iter().enumerate() {
                let wrong = if !self.cities.iter().any(|city| city.0.edges == *edges) {
                    "the tile has no such city"
                } else if field.cities[..place].contains(edges) {
                    "the city is named twice"
                } else {
                    continue;
                };
                problems.push(
                    self.problem(
                        C_2_2,
                        format!("a field touches city `{edges}`, but {wrong}"),
                        "name each city once, with all its edges as in `cities`",
                    )
                    .at(span, format!("`{edges}`")),
                );
            }
        }
    }
}

fn without(all: Halves, less: Halves) -> Halves {
    Halves::from_bits(all.bits() & !less.bits())
}
