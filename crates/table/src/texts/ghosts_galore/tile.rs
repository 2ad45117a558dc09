//! Track tiles in words.

use crate::texts::Texts;
use fogbound_game::Rotation;
use fogbound_game::ShortList as _;
use fogbound_ghosts_galore::{Catalogue, TileId};
use fogbound_tilesets::{Monster, Track, TrackKind};

/// In place of the monsters of a section that has none.
const NO_MONSTER: &str = "none";

impl Texts {
    /// Describes a tile: its number, its name and its content.
    #[must_use]
    pub fn ghosts_tile(&self, catalogue: &Catalogue, tile: TileId) -> String {
        if !catalogue.contains(tile) {
            return self.ghosts_number(tile);
        }
        let kind = catalogue.kind(tile);
        let args = [
            ("number", tile.0.into()),
            ("name", self.tile(&kind.name).into()),
            ("shows", self.ghosts_shows(kind).into()),
        ];
        self.get("galore-tile", &args)
    }

    /// Returns a tile with its number and its name.
    #[must_use]
    pub fn ghosts_tile_name(&self, catalogue: &Catalogue, tile: TileId) -> String {
        if !catalogue.contains(tile) {
            return self.ghosts_number(tile);
        }
        let name = self.tile(&catalogue.kind(tile).name);
        self.get("galore-tile-short", &[("number", tile.0.into()), ("name", name.into())])
    }

    /// Returns a tile of which nothing but the number is known.
    pub(super) fn ghosts_number(&self, tile: TileId) -> String {
        self.get("galore-tile-unknown", &[("number", tile.0.into())])
    }

    /// Describes the content of a tile, in any rotation.
    #[must_use]
    pub fn ghosts_shows(&self, kind: &TrackKind) -> String {
        let mut sections: Vec<&[Monster]> =
            kind.sections.iter().map(|section| &section.monsters[..]).collect();
        sections.sort_short_by_key(|monsters| monsters.is_empty());
        let monsters = |number: usize| self.monsters(sections.get(number).copied().unwrap_or(&[]));
        let values: Vec<String> = kind.diamonds.iter().map(u8::to_string).collect();
        let args = [
            ("track", track_word(kind.track()).into()),
            ("sections", sections.len().into()),
            ("first", monsters(0).into()),
            ("second", monsters(1).into()),
            ("diamonds", values.len().into()),
            ("values", values.join(" + ").into()),
        ];
        self.get("galore-shows", &args)
    }

    /// Describes the course of the tracks of a tile in a rotation, and the things on them if there are two.
    #[must_use]
    pub fn ghosts_tracks(&self, catalogue: &Catalogue, tile: TileId, rotation: Rotation) -> String {
        if !catalogue.contains(tile) {
            return self.ghosts_number(tile);
        }
        let kind = catalogue.kind(tile);
        let section = |section: &fogbound_tilesets::Section| {
            let told: &[Monster] = if kind.sections.len() > 1 { &section.monsters } else { &[] };
            let args = [
                ("edges", self.edges(section.edges.turned(rotation)).into()),
                ("monsters", self.monsters(told).into()),
            ];
            self.get("galore-section", &args)
        };
        kind.sections.iter().map(section).collect::<Vec<_>>().join(", ")
    }

    /// Returns monsters, sorted, as players read them, like `bat and 2 wisps`.
    fn monsters(&self, monsters: &[Monster]) -> String {
        let types = monsters.chunk_by(|a, b| a == b);
        let mut words = types.map(|equal| self.ghosts_monsters(equal[0], equal.len()));
        let Some(first) = words.next() else { return NO_MONSTER.to_owned() };
        words.fold(first, |first, second| {
            self.get("galore-and", &[("first", first.into()), ("second", second.into())])
        })
    }

    /// Returns a number of monsters of a type in words, like `2 bats`.
    pub(super) fn ghosts_monsters(&self, monster: Monster, n: usize) -> String {
        self.get(&format!("galore-monster-{}", monster.name()), &[("n", n.into())])
    }
}

const fn track_word(track: Track) -> &'static str {
    match track {
        Track::Straight => "straight",
        Track::Curve => "curve",
        Track::Bridge => "bridge",
        Track::DoubleCurve => "double_curve",
    }
}
