//! Track tiles in words.

use crate::texts::{Texts, family, msg};
use fogbound_game::Rotation;
use fogbound_game::ShortList as _;
use fogbound_ghosts_galore::{Catalogue, TileId};
use fogbound_tilesets::{Monster, Track, TrackKind};

/// In place of the monsters of a section that has none.
const NO_MONSTER: &str = "none";

impl Texts {
    /// Describes a tile: its number, its name and its content; beside pictures by its name alone.
    #[must_use]
    pub fn ghosts_tile(&self, catalogue: &Catalogue, tile: TileId) -> String {
        if !catalogue.contains(tile) {
            return self.ghosts_number(tile);
        }
        let kind = catalogue.kind(tile);
        let name = self.tile(&kind.name);
        if self.is_pictured() {
            return self.say(msg!("galore-tile-seen", name));
        }
        self.say(msg!("galore-tile", number = tile.0, name, shows = self.ghosts_shows(kind)))
    }

    /// Returns a tile with its number and its name; without its number where it is seen.
    #[must_use]
    pub fn ghosts_tile_name(&self, catalogue: &Catalogue, tile: TileId) -> String {
        if !catalogue.contains(tile) {
            return self.ghosts_number(tile);
        }
        let name = self.tile(&catalogue.kind(tile).name);
        match self.is_pictured() {
            true => self.say(msg!("galore-tile-seen", name)),
            false => self.say(msg!("galore-tile-short", number = tile.0, name)),
        }
    }

    /// Returns a tile of which nothing but the number is known.
    pub(crate) fn ghosts_number(&self, tile: TileId) -> String {
        self.say(msg!("galore-tile-unknown", number = tile.0))
    }

    /// Describes the content of a tile, in any rotation.
    #[must_use]
    pub fn ghosts_shows(&self, kind: &TrackKind) -> String {
        let mut sections: Vec<&[Monster]> =
            kind.sections.iter().map(|section| &section.monsters[..]).collect();
        sections.sort_short_by_key(|monsters| monsters.is_empty());
        let monsters = |number: usize| self.monsters(sections.get(number).copied().unwrap_or(&[]));
        let values: Vec<String> = kind.diamonds.iter().map(u8::to_string).collect();
        self.say(msg!(
            "galore-shows",
            track = track_word(kind.track()),
            sections = sections.len(),
            first = monsters(0),
            second = monsters(1),
            diamonds = values.len(),
            values = values.join(" + ")
        ))
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
            self.say(msg!(
                "galore-section",
                edges = self.edges(section.edges.turned(rotation)),
                monsters = self.monsters(told)
            ))
        };
        kind.sections.iter().map(section).collect::<Vec<_>>().join(", ")
    }

    /// Returns monsters, sorted, as players read them, like `bat and 2 wisps`.
    fn monsters(&self, monsters: &[Monster]) -> String {
        let types = monsters.chunk_by(|a, b| a == b);
        let words = types.map(|equal| self.ghosts_monsters(equal[0], equal.len()));
        match monsters.is_empty() {
            true => NO_MONSTER.to_owned(),
            false => self.list(words.collect()),
        }
    }

    /// Returns a number of monsters of a type in words, like `2 bats`.
    pub(crate) fn ghosts_monsters(&self, monster: Monster, n: usize) -> String {
        self.say(family!("galore-monster-", Monster::name, monster, n))
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
