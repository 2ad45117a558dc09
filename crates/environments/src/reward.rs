//! What the end of a game is worth.

use crate::Hosted;
use std::str::FromStr;

/// What the end of a game is worth to a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Reward {
    /// 1 if it has won, -1 if not.
    #[default]
    Win,
    /// Its points less the most of any other seat. There is no such reward where all seats win or lose together.
    Margin,
}

impl FromStr for Reward {
    type Err = ();

    fn from_str(word: &str) -> Result<Reward, ()> {
        match word {
            "win" => Ok(Reward::Win),
            "margin" => Ok(Reward::Margin),
            _ => Err(()),
        }
    }
}

impl Reward {
    /// Returns what the end is worth to a seat; 0 while the game runs.
    pub(crate) fn of<G: Hosted>(self, game: &G, seat: u8) -> f32 {
        let Some(winners) = game.winners() else { return 0.0 };
        let points = |seat| game.points(seat).unwrap_or_default();
        match self {
            Reward::Win if winners.contains(seat) => 1.0,
            Reward::Win => -1.0,
            Reward::Margin => {
                let others = (0..game.players()).filter(|&other| other != seat);
                // Points are exact in such a number.
                (points(seat) - others.map(points).max().unwrap_or_default()) as f32
            }
        }
    }
}
