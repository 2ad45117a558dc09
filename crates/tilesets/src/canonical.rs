//! The canonical text of a set's meaning, and its hash.

use core::fmt::{self, Write};

use fogbound_game::hash::sha256_hex;

use crate::model::{Kind, Start, TileSet};

/// Returns the SHA-256 over the canonical text, 64 hexadecimal digits.
pub(crate) fn hash(canonical: &str) -> String {
    sha256_hex(canonical.as_bytes())
}

impl TileSet {
    /// Returns the meaning of the set as text, one line for each fact: everything but title,
    /// origin, comments and layout. Two files with the same canonical text are the same set. Its
    /// SHA-256 is [`TileSet::hash`]. Described in `docs/tile-sets.md`.
    #[must_use]
    pub fn canonical(&self) -> String {
        let mut text = String::new();
        // Writing to a String cannot fail.
        let _ = self.write_canonical(&mut text);
        text
    }

    fn write_canonical(&self, out: &mut String) -> fmt::Result {
        writeln!(out, "fogbound tile set 1\nid {}\nversion {}", self.id, self.version)?;
        let form = match self.start {
            Start::Single(_) => "single",
            Start::Block(_) => "block",
        };
        write!(out, "start {form}")?;
        for place in self.start.kinds() {
            write!(out, " {}", self.kinds[place].name)?;
        }
        writeln!(out)?;
        self.kinds.iter().try_for_each(|kind| write_kind(out, kind))
    }
}

fn write_kind(out: &mut String, kind: &Kind) -> fmt::Result {
    writeln!(out, "tile {} {} {}", kind.name, kind.group.name(), kind.count)?;
    for road in &kind.roads {
        match road.end {
            Some(end) => writeln!(out, "road {} {}", road.edges, end.name())?,
            None => writeln!(out, "road {}", road.edges)?,
        }
    }
    for city in &kind.cities {
        writeln!(out, "city {} {}", city.edges, city.coats)?;
    }
    for mist in &kind.mists {
        writeln!(out, "mist {} {}", mist.edges, mist.ghosts)?;
    }
    for field in &kind.fields {
        write!(out, "field {}", field.halves)?;
        for &place in &field.cities {
            write!(out, " {}", kind.cities[usize::from(place)].edges)?;
        }
        writeln!(out)?;
    }
    match kind.building {
        Some(building) => writeln!(out, "building {}", building.name()),
        None => Ok(()),
    }
}
