//! The short texts that describe segments, like `"N village"` or `"SW 2"`.

use fogbound_game::{Edges, Halves, Side};

use crate::error::{C_2_2, LANGUAGE, M_0_1, Problem};
use crate::model::{Building, City, Mist, Road, RoadEnd, Terrain};
use crate::read::Text;

/// Most coats of arms on one city segment.
const MAX_COATS: u8 = 4;
/// Most ghost symbols on one mist segment (M-0.1).
const MAX_GHOSTS: u8 = 3;

/// Reads the terrain of the four edges in the order N E S W.
pub(crate) fn edges(text: &Text<'_>) -> Result<[Terrain; 4], Problem> {
    let words: Vec<&str> = text.text.split_whitespace().take(5).collect();
    let terrains: Option<Vec<Terrain>> = match words.as_slice() {
        [letters] => letters.chars().map(terrain_letter).collect(),
        words => words.iter().map(|word| terrain_word(word)).collect(),
    };
    terrains.and_then(|list| <[Terrain; 4]>::try_from(list).ok()).ok_or_else(|| {
        Problem::new(M_0_1, "not-four-terrains")
            .quoting("text", text.text)
            .at("not-four-terrains", &text.span)
    })
}

fn terrain_letter(letter: char) -> Option<Terrain> {
    match letter.to_ascii_lowercase() {
        'f' => Some(Terrain::Field),
        'r' => Some(Terrain::Road),
        'c' => Some(Terrain::City),
        _ => None,
    }
}

fn terrain_word(word: &str) -> Option<Terrain> {
    match word {
        "field" => Some(Terrain::Field),
        "road" => Some(Terrain::Road),
        "city" => Some(Terrain::City),
        _ => None,
    }
}

/// Reads a road: two edges, or one edge and what stands at the end.
pub(crate) fn road(text: &Text<'_>) -> Result<Road, Problem> {
    let (edges, rest) = first_edges(text, "road")?;
    let end = match rest.as_slice() {
        [] => None,
        [word] => Some(RoadEnd::parse(word).ok_or_else(|| {
            Problem::new(LANGUAGE, "unknown-end").quoting("end", word).at("unknown-end", &text.span)
        })?),
        _ => return Err(too_many_words(text)),
    };
    match (edges.len(), end) {
        (1, Some(_)) | (2, None) => Ok(Road { edges, end }),
        (1, None) => Err(Problem::new(M_0_1, "road-without-end")
            .with("edges", edges)
            .at("ends-at-what", &text.span)),
        (2, Some(_)) => {
            Err(Problem::new(M_0_1, "road-with-needless-end").at("needless-end", &text.span))
        }
        (count, _) => Err(Problem::new(M_0_1, "edges-of-a-road")
            .with("count", count)
            .at("too-many-edges", &text.span)),
    }
}

/// Reads a city: its edges, and `coat` or a number of coats of arms.
pub(crate) fn city(text: &Text<'_>) -> Result<City, Problem> {
    let (edges, rest) = first_edges(text, "city")?;
    let coats = match rest.as_slice() {
        [] => Some(0),
        ["coat"] => Some(1),
        [number, "coat" | "coats"] => small_number(number, MAX_COATS),
        _ => None,
    };
    let coats = coats.ok_or_else(|| {
        Problem::new(LANGUAGE, "not-a-city")
            .quoting("text", text.text)
            .with("most", MAX_COATS)
            .at("not-understood", &text.span)
    })?;
    Ok(City { edges, coats })
}

/// Reads a mist segment: its edges and its number of ghost symbols.
pub(crate) fn mist(text: &Text<'_>) -> Result<Mist, Problem> {
    let (edges, rest) = first_edges(text, "mist")?;
    let ghosts = match rest.as_slice() {
        [number] => small_number(number, MAX_GHOSTS),
        _ => None,
    };
    let ghosts = ghosts.ok_or_else(|| {
        Problem::new(M_0_1, "ghosts-of-a-mist")
            .quoting("text", text.text)
            .with("edges", edges)
            .with("most", MAX_GHOSTS)
            .at("ghosts-of-a-mist", &text.span)
    })?;
    Ok(Mist { edges, ghosts })
}

/// A field as written: its half-edges, and the cities it touches by their edges.
pub(crate) struct FieldText {
    pub halves: Halves,
    pub cities: Vec<Edges>,
}

/// Reads a field: its half-edges, then the cities it touches.
pub(crate) fn field(text: &Text<'_>) -> Result<FieldText, Problem> {
    let bad = || {
        Problem::new(C_2_2, "not-a-field")
            .quoting("text", text.text)
            .at("not-understood", &text.span)
    };
    // One city has at least one edge, so a field has at most four words after the half-edges.
    let words: Vec<&str> = text.text.split_whitespace().take(6).collect();
    let (first, rest) = words.split_first().ok_or_else(bad)?;
    let halves = Halves::parse(first).filter(|halves| !halves.is_empty()).ok_or_else(bad)?;
    let cities: Option<Vec<Edges>> = rest.iter().map(|word| edge_letters(word)).collect();
    Ok(FieldText { halves, cities: cities.filter(|list| list.len() <= 4).ok_or_else(bad)? })
}

/// Reads the word for a building.
pub(crate) fn building(text: &Text<'_>) -> Result<Building, Problem> {
    Building::parse(text.text).ok_or_else(|| {
        Problem::new(M_0_1, "unknown-building")
            .quoting("text", text.text)
            .at("unknown-building", &text.span)
    })
}

/// Splits off the edges a segment begins with.
fn first_edges<'a>(text: &Text<'a>, what: &str) -> Result<(Edges, Vec<&'a str>), Problem> {
    // No segment has more than three words. A fourth is enough to see that there are too many.
    let mut words = text.text.split_whitespace().take(4);
    let edges = words.next().and_then(edge_letters).ok_or_else(|| {
        Problem::new(M_0_1, "no-edges")
            .quoting("text", text.text)
            .with("segment", what)
            .at("no-edges", &text.span)
    })?;
    Ok((edges, words.collect()))
}

fn edge_letters(word: &str) -> Option<Edges> {
    Edges::parse(word).filter(|edges| !edges.is_empty())
}

fn small_number(word: &str, max: u8) -> Option<u8> {
    word.parse().ok().filter(|&number| number <= max)
}

fn too_many_words(text: &Text<'_>) -> Problem {
    Problem::new(LANGUAGE, "too-many-words")
        .quoting("text", text.text)
        .at("not-understood", &text.span)
}

/// Returns `north`, `east`, `south` or `west`.
pub(crate) fn side_word(side: Side) -> &'static str {
    ["north", "east", "south", "west"][side.index()]
}
