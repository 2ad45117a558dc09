//! The `start` of a set: one tile, or the four quarters of a 2x2 block.

use std::collections::HashMap;

use fogbound_game::Side;

use crate::error::{LANGUAGE, M_0_1, Problem};
use crate::model::{Block, Start};
use crate::read::{Text, TomlTable};
use crate::segment::side_word;
use crate::tile::Draft;

const START_KEYS: &[&str] = &["nw", "ne", "sw", "se"];

/// The starting tile as written, by names.
pub(crate) enum StartText<'a> {
    /// One tile.
    Single(Text<'a>),
    /// North-west, north-east, south-west, south-east.
    Block([Text<'a>; 4]),
}

impl<'a> StartText<'a> {
    /// Reads `start`; `None` if it cannot be read, which is then among the problems.
    pub fn read(table: &TomlTable<'a>, problems: &mut Vec<Problem>) -> Option<StartText<'a>> {
        let Some(value) = table.get("start") else {
            problems.push(table.missing("start"));
            return None;
        };
        if let Some(name) = value.get_ref().as_str() {
            return Some(StartText::Single(Text { text: name, span: value.span() }));
        }
        let Some(entries) = value.get_ref().as_table() else {
            problems.push(table.wrong_type("start", "start", value));
            return None;
        };
        let quarters = TomlTable::new(entries, value.span(), "start", START_KEYS, problems);
        let [nw, ne, sw, se] =
            ["nw", "ne", "sw", "se"].map(|key| quarters.required_text(key, problems));
        Some(StartText::Block([nw?, ne?, sw?, se?]))
    }

    /// Returns the places of the tiles named.
    pub fn find(&self, names: &HashMap<&str, usize>, problems: &mut Vec<Problem>) -> Option<Start> {
        match self {
            StartText::Single(name) => Some(Start::Single(find(name, names, problems)?)),
            StartText::Block(quarters) => {
                let places = quarters.each_ref().map(|name| find(name, names, problems));
                for (number, quarter) in quarters.iter().enumerate() {
                    if quarters[..number].iter().any(|other| other.text == quarter.text) {
                        problems.push(same_quarter(quarter));
                    }
                }
                let [north_west, north_east, south_west, south_east] = places;
                Some(Start::Block(Block {
                    north_west: north_west?,
                    north_east: north_east?,
                    south_west: south_west?,
                    south_east: south_east?,
                }))
            }
        }
    }
}

fn find(
    name: &Text<'_>,
    names: &HashMap<&str, usize>,
    problems: &mut Vec<Problem>,
) -> Option<usize> {
    let place = names.get(name.text).copied();
    if place.is_none() {
        problems.push(
            Problem::new(LANGUAGE, "unknown-start")
                .quoting("tile", name.text)
                .at("no-such-tile", &name.span),
        );
    }
    place
}

fn same_quarter(name: &Text<'_>) -> Problem {
    Problem::new(LANGUAGE, "quarter-twice").quoting("tile", name.text).at("again", &name.span)
}

/// Checks that the inner edges of the block agree in terrain and mist (M-0.1).
pub(crate) fn check_block(block: Block, drafts: &[Option<Draft<'_>>], problems: &mut Vec<Problem>) {
    let inner = [
        (block.north_west, Side::East, block.north_east),
        (block.south_west, Side::East, block.south_east),
        (block.north_west, Side::South, block.south_west),
        (block.north_east, Side::South, block.south_east),
    ];
    let tile = |place: usize| drafts.get(place).and_then(Option::as_ref);
    for (one, side, other) in inner {
        let (Some(one), Some(other)) = (tile(one), tile(other)) else { continue };
        let (terrain, misty, span) = one.edge(side);
        let (facing_terrain, facing_misty, facing_span) = other.edge(side.opposite());
        if (terrain, misty) == (facing_terrain, facing_misty) {
            continue;
        }
        problems.push(
            Problem::new(M_0_1, "quarters-apart")
                .quoting("tile", one.name.text)
                .quoting("facing", other.name.text)
                .with("side", side_word(side))
                .with("terrain", terrain.name())
                .with("mist", mist_word(misty))
                .with("facing-side", side_word(side.opposite()))
                .with("facing-terrain", facing_terrain.name())
                .with("facing-mist", mist_word(facing_misty))
                .at("quarter", span)
                .at("facing-quarter", facing_span),
        );
    }
}

fn mist_word(misty: bool) -> &'static str {
    if misty { "misty" } else { "clear" }
}
