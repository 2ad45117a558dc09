//! The short texts that describe segments, like `"N village"` or `"SW 2"`.

use fogbound_game::{Edges, Halves, Side};

use crate::error::{C_2_2, LANGUAGE, M_0_1, Problem, quoted};
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
        Problem::new(
            M_0_1,
            format!("{} does not name the terrain of four edges", quoted(text.text)),
            "write four of `field`, `road`, `city` in the order north, east, south, west, \
             or their four first letters, like `\"cfrf\"`",
        )
        .at(&text.span, "not four terrains")
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
        [word] => Some(road_end(word).ok_or_else(|| {
            Problem::new(
                LANGUAGE,
                format!("a road cannot end at {}", quoted(word)),
                "write `village`, `crossing`, `city`, `castle`, `monastery`, `cemetery` or `ruin`",
            )
            .at(&text.span, "unknown end of a road")
        })?),
        _ => return Err(too_many_words(text, "`\"ES\"` or `\"N village\"`")),
    };
    match (edges.len(), end) {
        (1, Some(_)) | (2, None) => Ok(Road { edges, end }),
        (1, None) => Err(Problem::new(
            M_0_1,
            "a road with one edge ends on its tile, but nothing says where",
            format!("write what stands at its end, like `\"{edges} village\"`, or the second edge"),
        )
        .at(&text.span, "ends at what?")),
        (2, Some(_)) => Err(Problem::new(
            M_0_1,
            "a road with two edges runs through its tile and ends nowhere on it",
            "leave out the end, or split the road into two roads of one edge each",
        )
        .at(&text.span, "two edges and an end")),
        (count, _) => Err(Problem::new(
            M_0_1,
            format!("a road segment has one or two edges, not {count}"),
            "roads that meet at a village or crossing are one road for each edge, \
             like `\"N village\", \"E village\", \"S village\"`",
        )
        .at(&text.span, "too many edges")),
    }
}

fn road_end(word: &str) -> Option<RoadEnd> {
    RoadEnd::ALL.into_iter().find(|end| end.name() == word)
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
        Problem::new(
            LANGUAGE,
            format!("{} does not describe a city", quoted(text.text)),
            format!(
                "write its edges, then `coat` or `2 coats` if it has coats of arms \
                 (at most {MAX_COATS}), like `\"NW coat\"`"
            ),
        )
        .at(&text.span, "not understood")
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
        Problem::new(
            M_0_1,
            format!("{} does not say how many ghosts the mist shows", quoted(text.text)),
            format!("write the edges and a number from 0 to {MAX_GHOSTS}, like `\"{edges} 1\"`"),
        )
        .at(&text.span, format!("needs a number from 0 to {MAX_GHOSTS}"))
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
        Problem::new(
            C_2_2,
            format!("{} does not describe a field", quoted(text.text)),
            "write its half-edges as ascending digits 0 to 7, then the edges of each city it \
             touches, like `\"27 N\"`",
        )
        .at(&text.span, "not understood")
    };
    // One city has at least one edge, so a field has at most four words after the half-edges.
    let words: Vec<&str> = text.text.split_whitespace().take(6).collect();
    let (first, rest) = words.split_first().ok_or_else(bad)?;
    let halves = Halves::parse(first).filter(|halves| !halves.is_empty()).ok_or_else(bad)?;
    let cities: Option<Vec<Edges>> = rest.iter().map(|word| edge_letters(word)).collect();
    Ok(FieldText { halves, cities: cities.filter(|list| list.len() <= 4).ok_or_else(bad)? })
}

/// The word for a building.
pub(crate) fn building(text: &Text<'_>) -> Result<Building, Problem> {
    let all = [Building::Monastery, Building::Castle, Building::Cemetery];
    all.into_iter().find(|building| building.name() == text.text).ok_or_else(|| {
        Problem::new(
            M_0_1,
            format!("{} is not a building", quoted(text.text)),
            "write `monastery`, `castle` or `cemetery`; a tile has at most one of them",
        )
        .at(&text.span, "unknown building")
    })
}

/// Splits off the edges a segment begins with.
fn first_edges<'a>(text: &Text<'a>, what: &str) -> Result<(Edges, Vec<&'a str>), Problem> {
    // No segment has more than three words; a fourth is enough to see that there are too many.
    let mut words = text.text.split_whitespace().take(4);
    let edges = words.next().and_then(edge_letters).ok_or_else(|| {
        Problem::new(
            M_0_1,
            format!("{} does not begin with the edges of a {what}", quoted(text.text)),
            "begin with some of the letters `N`, `E`, `S`, `W`, in this order",
        )
        .at(&text.span, "has no edges")
    })?;
    Ok((edges, words.collect()))
}

fn edge_letters(word: &str) -> Option<Edges> {
    Edges::parse(word).filter(|edges| !edges.is_empty())
}

fn small_number(word: &str, max: u8) -> Option<u8> {
    word.parse().ok().filter(|&number| number <= max)
}

fn too_many_words(text: &Text<'_>, like: &str) -> Problem {
    Problem::new(
        LANGUAGE,
        format!("{} has too many words", quoted(text.text)),
        format!("write something like {like}; each segment is a text of its own"),
    )
    .at(&text.span, "not understood")
}

/// `north`, `east`, `south` or `west`.
pub(crate) fn side_word(side: Side) -> &'static str {
    ["north", "east", "south", "west"][side.index()]
}
