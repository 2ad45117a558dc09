//! Levels of detail: the smaller a tile on the screen, the fewer and larger its parts.

/// The amount of detail in the drawing of a tile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Detail {
    /// Everything; for tiles of 144 pixels and more.
    #[default]
    Near,
    /// No tufts, furrows, ruts, crests and curls; for 72 to 143 pixels.
    Middle,
    /// Large simple shapes; below 72 pixels.
    Far,
}

impl Detail {
    /// All levels, the richest first.
    pub const ALL: [Detail; 3] = [Detail::Near, Detail::Middle, Detail::Far];

    /// Returns the level for a tile whose side is this many pixels long on the screen.
    #[must_use]
    pub const fn for_side(pixels: u32) -> Detail {
        match pixels {
            144.. => Detail::Near,
            72..=143 => Detail::Middle,
            _ => Detail::Far,
        }
    }

    /// Returns true if the finest lines are drawn: tufts, furrows, ruts, crests, curls.
    #[must_use]
    pub const fn is_near(self) -> bool {
        matches!(self, Detail::Near)
    }

    /// Returns true if only large shapes are drawn: no swathes, streaks, shadows, windows,
    /// lamplight.
    #[must_use]
    pub const fn is_far(self) -> bool {
        matches!(self, Detail::Far)
    }

    /// Returns one of three values, for this level.
    #[must_use]
    pub fn of<T>(self, near: T, middle: T, far: T) -> T {
        match self {
            Detail::Near => near,
            Detail::Middle => middle,
            Detail::Far => far,
        }
    }

    /// Returns one letter for ids: `n`, `m`, `f`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Detail::Near => 'n',
            Detail::Middle => 'm',
            Detail::Far => 'f',
        }
    }
}

#[cfg(test)]
mod tests;
