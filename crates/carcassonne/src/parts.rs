//! G-0: the parts of the expansion.

use core::fmt;
use fogbound_game::Refusal;

/// The parts of the expansion that are played (G-0).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Parts {
    /// Mist tiles, the 2x2 starting tile and ghosts.
    pub mist: bool,
    /// Castle tiles; needs `mist`.
    pub castles: bool,
    /// Guards.
    pub guards: bool,
    /// Cemetery tiles; needs `guards`.
    pub cemeteries: bool,
}

impl Parts {
    /// The plain base game.
    pub const NONE: Parts = Parts { mist: false, castles: false, guards: false, cemeteries: false };
    /// The full expansion.
    pub const ALL: Parts = Parts { mist: true, castles: true, guards: true, cemeteries: true };

    /// The names of the parts.
    pub const NAMES: [&str; 4] = ["mist", "castles", "guards", "cemeteries"];

    /// The nine combinations there are, the plain base game first and the full expansion last.
    pub fn combinations() -> impl Iterator<Item = Parts> {
        (0..16u8).map(Parts::from_bits).filter(|parts| parts.check().is_ok())
    }

    fn from_bits(bits: u8) -> Parts {
        let on = |bit: u8| bits & (1 << bit) != 0;
        Parts { mist: on(0), castles: on(1), guards: on(2), cemeteries: on(3) }
    }

    /// Reads `none`, `all`, or names separated by commas.
    #[must_use]
    pub fn parse(text: &str) -> Option<Parts> {
        match text {
            "none" => return Some(Parts::NONE),
            "all" => return Some(Parts::ALL),
            _ => {}
        }
        let mut bits = 0;
        for name in text.split(',') {
            let bit = 1 << Parts::NAMES.iter().position(|&known| known == name)?;
            if bits & bit != 0 {
                return None;
            }
            bits |= bit;
        }
        Some(Parts::from_bits(bits))
    }

    /// Each part with whether it is played, in a fixed order.
    #[must_use]
    pub const fn list(self) -> [(&'static str, bool); 4] {
        [
            (Parts::NAMES[0], self.mist),
            (Parts::NAMES[1], self.castles),
            (Parts::NAMES[2], self.guards),
            (Parts::NAMES[3], self.cemeteries),
        ]
    }

    /// Returns these parts with this one on or off, and with whatever it needs on, or what needs it off (G-0); the same
    /// parts for another name.
    #[must_use]
    pub fn turned(self, name: &str, on: bool) -> Parts {
        match name {
            "mist" => Parts { mist: on, castles: self.castles && on, ..self },
            "castles" => Parts { castles: on, mist: self.mist || on, ..self },
            "guards" => Parts { guards: on, cemeteries: self.cemeteries && on, ..self },
            "cemeteries" => Parts { cemeteries: on, guards: self.guards || on, ..self },
            _ => self,
        }
    }

    /// Returns true if tiles of the expansion are played.
    #[must_use]
    pub const fn have_tiles(self) -> bool {
        self.mist || self.castles || self.cemeteries
    }

    /// Checks that these parts go together.
    ///
    /// # Errors
    /// G-0 if castles are played without mist, or cemeteries without guards.
    pub const fn check(self) -> Result<(), Refusal> {
        if self.castles && !self.mist {
            return Err(Refusal::new("G-0", "setup-castles-need-mist"));
        }
        if self.cemeteries && !self.guards {
            return Err(Refusal::new("G-0", "setup-cemeteries-need-guards"));
        }
        Ok(())
    }
}

/// As in records: `none`, or the names of the parts with commas between them.
impl fmt::Display for Parts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Parts::NONE {
            return f.write_str("none");
        }
        let mut between = "";
        for (name, _) in self.list().into_iter().filter(|(_, on)| *on) {
            write!(f, "{between}{name}")?;
            between = ",";
        }
        Ok(())
    }
}
