//! One `[[track]]` of the file.

use core::ops::Range;
use fogbound_game::ShortList as _;

use fogbound_game::{Edges, Side};

use super::parse::MAX_TRACKS;
use super::{Monster, Section, TrackKind};
use crate::error::{LANGUAGE, Problem, T_1_2};
use crate::read::{Text, TomlTable};
use crate::segment::side_word;
use crate::tile::{bad_name, is_id, keep};

/// The keys of a `[[track]]`.
pub(crate) const TRACK_KEYS: &[&str] = &["name", "count", "sections", "diamonds"];

/// Most monsters of a tile (T-1.2).
pub const MAX_MONSTERS: usize = 3;
/// Most diamonds of a tile.
pub const MAX_DIAMONDS: usize = 9;
/// Highest value of a diamond.
pub const MAX_DIAMOND: u8 = 99;
/// Most sections of a tile: each needs two of its edges.
const MAX_SECTIONS: usize = 2;

/// A tile as written, every part with its place in the file.
pub(crate) struct TrackDraft<'a> {
    name: Text<'a>,
    count: Option<(u32, Range<usize>)>,
    sections: Vec<(Section, Range<usize>)>,
    diamonds: Vec<u32>,
}

impl<'a> TrackDraft<'a> {
    /// Reads a tile; `None` if a part of it cannot be read, which is then among the problems.
    pub fn read(table: &TomlTable<'a>, problems: &mut Vec<Problem>) -> Option<TrackDraft<'a>> {
        let before = problems.len();
        let name = table.required_text("name", problems);
        if table.get("sections").is_none() {
            problems.push(table.missing("sections"));
        }
        let sections = table.texts("sections", MAX_SECTIONS, problems);
        let values = 0..=u32::from(MAX_DIAMOND);
        let draft = TrackDraft {
            count: table.number("count", 1..=MAX_TRACKS, LANGUAGE, problems),
            sections: sections
                .iter()
                .filter_map(|text| keep(text, section(text), problems))
                .collect(),
            diamonds: table.numbers("diamonds", MAX_DIAMONDS, values, problems),
            name: name?,
        };
        if !is_id(draft.name.text) {
            problems.push(bad_name("track", &draft.name));
        }
        (problems.len() == before).then_some(draft)
    }

    /// Returns the number of such tiles in the set.
    pub fn count(&self) -> u32 {
        self.count.as_ref().map_or(1, |count| count.0)
    }

    /// Reports everything that is wrong with the tile itself (T-1.2).
    pub fn check(&self, problems: &mut Vec<Problem>) {
        let Some((_, first)) = self.sections.first() else {
            problems.push(self.problem("no-track").at("without-track", &self.name.span));
            return;
        };
        for side in Side::ALL {
            self.check_edge(side, problems);
        }
        let monsters: usize = self.sections.iter().map(|(section, _)| section.monsters.len()).sum();
        if monsters > MAX_MONSTERS {
            let last = self.sections.last().map_or(first, |(_, span)| span);
            problems.push(
                self.problem("monsters-of-a-tile")
                    .with("monsters", monsters)
                    .with("most", MAX_MONSTERS)
                    .at("monsters-in-all", &(first.start..last.end)),
            );
        }
    }

    /// Checks that an edge carries at most one section.
    fn check_edge(&self, side: Side, problems: &mut Vec<Problem>) {
        let mut found = self.sections.iter().filter(|(section, _)| section.edges.contains(side));
        let (Some((_, first)), Some((_, second))) = (found.next(), found.next()) else { return };
        problems.push(
            self.problem("edge-in-two-sections")
                .with("side", side_word(side))
                .with("letter", side.letter())
                .at("second", second)
                .at("first", first),
        );
    }

    /// Returns a problem of this tile.
    fn problem(&self, key: &'static str) -> Problem {
        Problem::new(T_1_2, key).quoting("tile", self.name.text)
    }

    /// Returns the tile as a value. Call it only when [`TrackDraft::check`] found nothing.
    pub fn into_kind(self) -> TrackKind {
        // A count is at most MAX_TRACKS and a value at most MAX_DIAMOND, which a byte holds.
        let byte = |number: u32| u8::try_from(number).unwrap_or(u8::MAX);
        let count = byte(self.count());
        let mut sections: Vec<Section> =
            self.sections.into_iter().map(|(section, _)| section).collect();
        let mut diamonds: Vec<u8> = self.diamonds.into_iter().map(byte).collect();
        sections.sort_short_by_key(|section| section.edges);
        diamonds.sort_short();
        TrackKind { name: self.name.text.to_owned(), count, sections, diamonds }
    }
}

impl TrackKind {
    /// Reads a tile that a file other than a track set spells out as it lies there: each section
    /// like `NE bat bat`, with its place in that file, and the values of its diamonds, of which the
    /// caller has seen to number and range. `name` is for problems too.
    ///
    /// # Errors
    /// Everything that is wrong with it (T-1.2), in no order. The lines of the marks are not
    /// counted. A problem of the whole tile is marked at `span`.
    ///
    /// ```
    /// use fogbound_tilesets::TrackKind;
    /// let tile = TrackKind::spelled("mine", &[("NE bat bat", 0..10)], &[3, 1], 0..10).unwrap();
    /// assert_eq!((tile.monsters().count(), tile.diamonds), (2, vec![1, 3]));
    /// let sections = [("NE", 0..2), ("ES", 3..5)];
    /// let problems = TrackKind::spelled("mine", &sections, &[], 0..5).unwrap_err();
    /// assert_eq!(problems[0].key(), "edge-in-two-sections");
    /// ```
    pub fn spelled(
        name: &str,
        sections: &[(&str, Range<usize>)],
        diamonds: &[u8],
        span: Range<usize>,
    ) -> Result<TrackKind, Vec<Problem>> {
        let mut problems = Vec::new();
        let texts = sections.iter().map(|(text, span)| Text { text, span: span.clone() });
        let draft = TrackDraft {
            name: Text { text: name, span },
            count: None,
            sections: texts.filter_map(|text| keep(&text, section(&text), &mut problems)).collect(),
            diamonds: diamonds.iter().map(|&value| u32::from(value)).collect(),
        };
        if problems.is_empty() {
            draft.check(&mut problems);
        }
        if problems.is_empty() { Ok(draft.into_kind()) } else { Err(problems) }
    }
}

/// Reads a section: its two edges and the monsters on it.
fn section(text: &Text<'_>) -> Result<Section, Problem> {
    let mut words = text.text.split_whitespace();
    let edges = words.next().and_then(Edges::parse).filter(|edges| edges.len() == 2);
    let edges = edges.ok_or_else(|| {
        Problem::new(T_1_2, "edges-of-a-section")
            .quoting("text", text.text)
            .at("not-two-edges", &text.span)
    })?;
    let mut monsters = words.map(|word| monster(word, text)).collect::<Result<Vec<_>, _>>()?;
    monsters.sort_short();
    Ok(Section { edges, monsters })
}

fn monster(word: &str, text: &Text<'_>) -> Result<Monster, Problem> {
    Monster::parse(word).ok_or_else(|| {
        let known: Vec<String> =
            Monster::ALL.iter().map(|monster| format!("`{}`", monster.name())).collect();
        Problem::new(T_1_2, "unknown-monster")
            .quoting("monster", word)
            .with("known", known.join(", "))
            .at("unknown-monster", &text.span)
    })
}
