//! track tiles and the turns of them that look alike.

use crate::scorer::Monster;
use serde::Deserialize;

use crate::geometry::Edges;

#[derive(Deserialize)]
pub(crate) struct RawTile {
    sections: Vec<RawSection>,
}

#[derive(Deserialize)]
struct RawSection {
    edges: String,
    monsters: Vec<Monster>,
}

/// A lying section with its monsters, sorted.
type Section = (Edges, Vec<Monster>);

/// The features that distinguish the turns of a tile: its sections with their monsters. Diamonds
/// look the same from all sides.
#[derive(Clone, Debug)]
pub(crate) struct Tile(Vec<Section>);

impl RawTile {
    pub(crate) fn read(self) -> Result<Tile, String> {
        let section = |raw: RawSection| {
            let edges = Edges::read(&raw.edges).ok_or(format!("edges {:?}", raw.edges))?;
            let mut monsters = raw.monsters;
            monsters.sort();
            Ok((edges, monsters))
        };
        self.sections.into_iter().map(section).collect::<Result<_, String>>().map(Tile)
    }
}

impl Tile {
    /// T-1.2: up to 3.
    pub(crate) fn monsters(&self) -> usize {
        self.0.iter().map(|(_, monsters)| monsters.len()).sum()
    }

    fn turned(&self, quarters: u8) -> Vec<Section> {
        let turn = |(edges, monsters): &Section| (edges.turned(quarters), monsters.clone());
        let mut sections: Vec<Section> = self.0.iter().map(turn).collect();
        sections.sort();
        sections
    }

    /// The rotations that are listed: the smallest of each look.
    pub(crate) fn looks(&self) -> Vec<u8> {
        let is_new = |quarters: &u8| {
            (0..*quarters).all(|smaller| self.turned(smaller) != self.turned(*quarters))
        };
        (0..4).filter(is_new).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn looks(sections: &[(&str, &[&str])]) -> Vec<u8> {
        let sections: Vec<_> = sections
            .iter()
            .map(|(edges, monsters)| json!({"edges": edges, "monsters": monsters}))
            .collect();
        let raw: RawTile = serde_json::from_value(json!({"sections": sections})).unwrap();
        raw.read().unwrap().looks()
    }

    #[test]
    fn x_3_turns_that_look_alike_are_listed_once() {
        assert_eq!(looks(&[("NE", &[])]), [0, 1, 2, 3]);
        assert_eq!(looks(&[("NS", &["bat"])]), [0, 1]);
        assert_eq!(looks(&[("NS", &["bat"]), ("EW", &["bat"])]), [0]);
        assert_eq!(looks(&[("NS", &["bat"]), ("EW", &[])]), [0, 1]);
        assert_eq!(looks(&[("NS", &["bat", "wisp"]), ("EW", &["wisp", "bat"])]), [0]);
        assert_eq!(looks(&[("NE", &["bat"]), ("SW", &["bat"])]), [0, 1]);
        assert_eq!(looks(&[("NE", &["bat"]), ("SW", &["bat", "bat"])]), [0, 1, 2, 3]);
    }
}
