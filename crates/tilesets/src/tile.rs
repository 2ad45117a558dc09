//! One `[[tile]]` of the file, as it is written there.

use core::ops::Range;
use fogbound_game::ShortList as _;

use fogbound_game::{Edges, Side};

use crate::error::{LANGUAGE, Problem};
use crate::model::{Building, City, Field, Group, Kind, Mist, Road, Terrain};
use crate::read::{Text, TomlTable};
use crate::segment::{self, FieldText};

/// The keys of a `[[tile]]`.
pub(crate) const TILE_KEYS: &[&str] =
    &["name", "count", "part", "edges", "roads", "cities", "mists", "fields", "building"];

/// Most entries of one list of a tile: its half-edges.
const MAX_ENTRIES: usize = 8;

/// Most cells a set may cover, the starting tile included: what the engine's board holds.
pub const MAX_CELLS: u32 = 136;

/// The facts about the rest of the set that a tile's checks need.
#[derive(Clone, Copy)]
pub(crate) struct Context {
    /// Part of the tiles that do not name theirs and have no building.
    pub part: Group,
    /// True if the set has fields, so that every tile must have them.
    pub fields: bool,
}

/// The role of a tile.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Role {
    /// Drawn from the pile.
    Drawn,
    /// Drawn from the pile, and one of its kind is the starting tile.
    Start,
    /// A quarter of the 2x2 starting tile.
    Quarter,
}

/// A tile as written, every part with its place in the file.
pub(crate) struct Draft<'a> {
    pub name: Text<'a>,
    pub count: Option<(u32, Range<usize>)>,
    pub part: Option<(Group, Range<usize>)>,
    pub edges: ([Terrain; 4], Range<usize>),
    pub roads: Vec<(Road, Range<usize>)>,
    pub cities: Vec<(City, Range<usize>)>,
    pub mists: Vec<(Mist, Range<usize>)>,
    pub fields: Vec<(FieldText, Range<usize>)>,
    pub building: Option<(Building, Range<usize>)>,
}

impl<'a> Draft<'a> {
    /// Reads a tile; `None` if a part of it cannot be read, which is then among the problems.
    pub fn read(table: &TomlTable<'a>, problems: &mut Vec<Problem>) -> Option<Draft<'a>> {
        let before = problems.len();
        let name = table.required_text("name", problems);
        let edges = table.required_text("edges", problems);
        let edges = edges.and_then(|text| keep(&text, segment::edges(&text), problems));
        let part = table.text("part", problems);
        let building = table.text("building", problems);
        let draft = Draft {
            count: table.number("count", 1..=MAX_CELLS, LANGUAGE, problems),
            part: part.and_then(|text| keep(&text, read_part(&text), problems)),
            roads: read_list(table, "roads", segment::road, problems),
            cities: read_list(table, "cities", segment::city, problems),
            mists: read_list(table, "mists", segment::mist, problems),
            fields: read_list(table, "fields", segment::field, problems),
            building: building.and_then(|text| keep(&text, segment::building(&text), problems)),
            name: name?,
            edges: edges?,
        };
        if !is_kind_name(draft.name.text) {
            problems.push(bad_name("tile", &draft.name));
        }
        (problems.len() == before).then_some(draft)
    }

    /// Returns the number of such tiles in the set.
    pub fn count(&self) -> u32 {
        self.count.as_ref().map_or(1, |count| count.0)
    }

    /// Returns the terrain and mist of the edge on `side`, and their place in the file.
    pub fn edge(&self, side: Side) -> (Terrain, bool, &Range<usize>) {
        (self.terrain(side), self.misty().contains(side), &self.edges.1)
    }

    /// Returns the terrain of a side, as named in `edges`.
    pub fn terrain(&self, side: Side) -> Terrain {
        self.edges.0[side.index()]
    }

    /// Returns the misty sides.
    pub fn misty(&self) -> Edges {
        self.mists.iter().fold(Edges::NONE, |edges, mist| edges.union(mist.0.edges))
    }

    /// Returns true if the tile names any of its fields.
    pub fn has_fields(&self) -> bool {
        !self.fields.is_empty()
    }

    /// Returns the part of the game the tile belongs to.
    pub fn group(&self, context: Context, role: Role) -> Group {
        let part = self.part.as_ref().map_or(context.part, |part| part.0);
        match (role, self.building.as_ref().map(|building| building.0)) {
            (Role::Quarter, _) => Group::Start,
            (_, Some(Building::Castle)) => Group::Castle,
            (_, Some(Building::Cemetery)) => Group::Cemetery,
            (_, Some(Building::Monastery)) => Group::Base,
            (_, None) => part,
        }
    }

    /// Returns the tile as a value. Call it only when [`Draft::check`] found nothing.
    pub fn into_kind(self, context: Context, role: Role) -> Kind {
        let group = self.group(context, role);
        // A count is at most MAX_CELLS, which a byte holds.
        let count = u8::try_from(self.count()).unwrap_or(u8::MAX);
        let mut roads: Vec<Road> = self.roads.into_iter().map(|road| road.0).collect();
        let mut cities: Vec<City> = self.cities.into_iter().map(|city| city.0).collect();
        let mut mists: Vec<Mist> = self.mists.into_iter().map(|mist| mist.0).collect();
        roads.sort_short_by_key(|road| road.edges);
        cities.sort_short_by_key(|city| city.edges);
        mists.sort_short_by_key(|mist| mist.edges);
        let mut fields: Vec<Field> = self
            .fields
            .into_iter()
            .map(|(field, _)| Field { halves: field.halves, cities: places(&field, &cities) })
            .collect();
        fields.sort_short_by_key(|field| field.halves.bits().trailing_zeros());
        Kind {
            name: self.name.text.to_owned(),
            group,
            count,
            roads,
            cities,
            mists,
            fields,
            building: self.building.map(|building| building.0),
        }
    }
}

/// Places in `cities` of the cities a field touches, ascending.
fn places(field: &FieldText, cities: &[City]) -> Vec<u8> {
    (0u8..)
        .zip(cities)
        .filter(|(_, city)| field.cities.contains(&city.edges))
        .map(|(place, _)| place)
        .collect()
}

fn read_list<'a, T>(
    table: &TomlTable<'a>,
    key: &'static str,
    read: impl Fn(&Text<'a>) -> Result<T, Problem>,
    problems: &mut Vec<Problem>,
) -> Vec<(T, Range<usize>)> {
    let texts = table.texts(key, MAX_ENTRIES, problems);
    texts.iter().filter_map(|text| keep(text, read(text), problems)).collect()
}

/// Returns the value with its place, or its problem among the others.
pub(crate) fn keep<T>(
    text: &Text<'_>,
    result: Result<T, Problem>,
    problems: &mut Vec<Problem>,
) -> Option<(T, Range<usize>)> {
    match result {
        Ok(value) => Some((value, text.span.clone())),
        Err(problem) => {
            problems.push(problem);
            None
        }
    }
}

/// Reads a `part`, of the set or of a tile.
pub(crate) fn read_part(text: &Text<'_>) -> Result<Group, Problem> {
    match text.text {
        "base" => Ok(Group::Base),
        "mist" => Ok(Group::Mist),
        other => Err(Problem::new(LANGUAGE, "unknown-part")
            .quoting("part", other)
            .at("unknown-part", &text.span)),
    }
}

/// Returns true for lower-case words joined by hyphens, or a single capital letter; at most 40
/// characters.
fn is_kind_name(name: &str) -> bool {
    let letter = name.len() == 1 && name.bytes().all(|byte| byte.is_ascii_uppercase());
    letter || is_id(name)
}

/// Returns true for lower-case words joined by hyphens, the first beginning with a letter; at most
/// 40 characters.
pub(crate) fn is_id(name: &str) -> bool {
    name.len() <= 40
        && name.starts_with(|first: char| first.is_ascii_lowercase())
        && name.split('-').all(|word| {
            !word.is_empty()
                && word.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit())
        })
}

/// Returns the problem of a name that an `entry` (`tile`, `track` or `board`) cannot have.
pub(crate) fn bad_name(entry: &str, name: &Text<'_>) -> Problem {
    Problem::new(LANGUAGE, "not-a-name")
        .quoting("name", name.text)
        .with("entry", entry)
        .at("not-a-name", &name.span)
}
