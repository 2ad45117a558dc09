//! Contents of tiles, whatever way they lie.

use fogbound_ghosts_galore::Catalogue;
use fogbound_tilesets::Monster;

/// The contents of one or several tiles.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Contents {
    monsters: [i16; 9],
    /// A double curve counts 2.
    pub curves: i16,
    /// Number of diamonds.
    pub diamonds: i16,
    /// The sum of their values.
    pub worth: i16,
}

impl Contents {
    /// Returns the contents of each tile of a catalogue.
    pub fn of_all(catalogue: &Catalogue) -> Vec<Contents> {
        let of = |tile| {
            let kind = catalogue.kind(tile);
            let mut contents = Contents {
                monsters: [0; 9],
                curves: i16::from(kind.curves()),
                diamonds: kind.diamonds.len() as i16,
                worth: kind.diamonds.iter().map(|&value| i16::from(value)).sum(),
            };
            kind.monsters().for_each(|monster| contents.monsters[monster.index()] += 1);
            contents
        };
        catalogue.iter().map(of).collect()
    }

    /// Counts the monsters of a type.
    pub fn count(&self, monster: Monster) -> i16 {
        self.monsters[monster.index()]
    }

    /// Returns the contents together with those of another tile.
    pub fn with(mut self, other: &Contents) -> Contents {
        for (count, more) in self.monsters.iter_mut().zip(other.monsters) {
            *count += more;
        }
        self.curves += other.curves;
        self.diamonds += other.diamonds;
        self.worth += other.worth;
        self
    }
}
