//! M-1.5 and M-1.8: levels as data.

use fogbound_game::{Refusal, vocabulary};

vocabulary! {
    /// The role of cemeteries (M-1.5).
    words Cemeteries {
        /// No cemetery tile takes part.
        None = "none",
        /// They close when 4 tiles lie beside them, and draw ghosts (M-5.1, M-6.3).
        Quiet = "quiet",
        /// They close when 8 tiles lie around them, and swallow tiles (M-5.2, M-6.4, M-11).
        Haunted = "haunted",
    }
}

vocabulary! {
    /// The scoring meeples in play (M-1.8).
    words Scoring {
        /// One scoring meeple for the team.
        Team = "team",
        /// Three scoring meeples in three colours (level 6).
        Colours = "colours",
    }
}

/// The cut of the tiles into piles (M-1.8).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Piles {
    /// This many equal piles of all tiles in play, the remainder going to the last one.
    Equal(u8),
    /// Piles of these sizes, first pile first; together the tiles in play.
    Sizes(Vec<u8>),
}

/// A level: an untrusted value, checked when a game is set up.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Level {
    /// 1–6 for the levels of the table (M-1.5), `None` for a level of one's own (M-1.8).
    pub number: Option<u8>,
    /// Ghosts in the game, those on the starting tile included.
    pub ghosts: u8,
    /// Tile piles.
    pub piles: Piles,
    /// The space of each hound, Rufus first: one for every pile but the last.
    pub milestones: Vec<u16>,
    /// Points to reach (each colour, with [`Scoring::Colours`]).
    pub goal: u16,
    /// True if castle tiles take part.
    pub castles: bool,
    /// The role of cemeteries.
    pub cemeteries: Cemeteries,
    /// The scoring meeples in play.
    pub scoring: Scoring,
}

impl Level {
    /// Level 1–6 of the table (M-1.5); `None` for any other number.
    #[must_use]
    pub fn number(number: u8) -> Option<Level> {
        use Cemeteries::{Haunted, Quiet};
        use Scoring::{Colours, Team};
        let (ghosts, milestones, goal, cemeteries, scoring): (_, &[u16], _, _, _) = match number {
            1 => (15, &[], 50, Cemeteries::None, Team),
            2 => (15, &[], 75, Quiet, Team),
            3 => (15, &[15, 50], 100, Quiet, Team),
            4 => (13, &[20, 60], 120, Quiet, Team),
            5 => (13, &[15, 50], 100, Haunted, Team),
            6 => (12, &[10, 25], 50, Haunted, Colours),
            _ => return None,
        };
        Some(Level {
            number: Some(number),
            ghosts,
            piles: Piles::Equal(if milestones.is_empty() { 1 } else { 3 }),
            milestones: milestones.to_vec(),
            goal,
            castles: number > 1,
            cemeteries,
            scoring,
        })
    }

    /// The sizes of the piles for this many tiles in play (M-1.8).
    ///
    /// # Errors
    /// M-1.8 when a pile would be empty or the sizes do not add up.
    pub fn pile_sizes(&self, tiles: u8) -> Result<Vec<u8>, Refusal> {
        let refusal = Refusal::new("M-1.8", "setup-piles");
        let sizes = match &self.piles {
            Piles::Equal(0) => return Err(refusal),
            Piles::Equal(count) => {
                let each = tiles / count;
                let mut sizes = vec![each; usize::from(*count)];
                if let Some(last) = sizes.last_mut() {
                    *last += tiles % count;
                }
                sizes
            }
            Piles::Sizes(sizes) => sizes.clone(),
        };
        let sum: usize = sizes.iter().map(|&size| usize::from(size)).sum();
        if sizes.contains(&0) || sum != usize::from(tiles) {
            return Err(refusal);
        }
        if sizes.len() != self.milestones.len() + 1 {
            return Err(Refusal::new("M-1.8", "setup-milestones"));
        }
        Ok(sizes)
    }

    /// M-1.8: what holds whatever the tile set.
    pub(crate) fn check(&self) -> Result<(), Refusal> {
        let spaces = &self.milestones;
        let rising = spaces.windows(2).all(|pair| pair[0] <= pair[1]);
        let in_range = spaces.iter().all(|&space| (1..=self.goal).contains(&space));
        if spaces.len() > 2 || !rising || !in_range {
            return Err(Refusal::new("M-1.8", "setup-milestones"));
        }
        if self.goal == 0 || self.goal > MAX_GOAL {
            return Err(Refusal::new("M-1.8", "setup-level"));
        }
        if let Some(number) = self.number
            && Level::number(number).as_ref() != Some(self)
        {
            return Err(Refusal::new("M-1.8", "setup-level"));
        }
        Ok(())
    }
}

/// Highest goal a level may set; far above what all tiles together can bring.
pub const MAX_GOAL: u16 = 10_000;
