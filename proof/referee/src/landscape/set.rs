//! The tiles of a game as the setup line names them.

use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize;
use serde_json::Value;

use super::Kind;
use crate::geometry::{Cell, Side};
use crate::script::Script;
use crate::trial::Stop;

/// The cells of the 2x2 starting tile.
pub(crate) const QUARTERS: [Cell; 4] =
    [Cell::new(0, 0), Cell::new(0, 1), Cell::new(1, 0), Cell::new(1, 1)];

/// Kinds, the start and the order of drawing.
#[derive(Clone, Debug, Default)]
pub(crate) struct Set {
    pub(crate) kinds: BTreeMap<String, Kind>,
    pub(crate) start: Vec<(Cell, String)>,
    /// In the order of drawing; `None` in a trace that does not reveal it.
    pub(crate) order: Option<Vec<String>>,
    /// Copies of the kinds that are drawn, without what lies there at the beginning.
    pub(crate) in_play: BTreeMap<String, usize>,
}

#[derive(Deserialize)]
struct Written {
    kinds: Vec<Kind>,
    start: Vec<(i32, i32, String, u8)>,
    tiles: Option<Vec<String>>,
}

impl Set {
    /// Reads kinds, start and tiles; `drawn` is the number of copies that are drawn of a kind.
    pub(crate) fn read(
        line: &Value,
        script: &mut Script<'_>,
        drawn: impl Fn(&Kind) -> usize,
    ) -> Result<Self, Stop> {
        let written: Written = script.read(line)?;
        let mut kinds = BTreeMap::new();
        for kind in written.kinds {
            for fault in kind.faults() {
                script.check(false, "M-0.1", "kinds", "a tile the rules allow", &fault);
            }
            if let Some(double) = kinds.insert(kind.name.clone(), kind) {
                script.check(false, "trace", "kinds", "each kind once", &double.name);
            }
        }
        let mut start = Vec::new();
        for (x, y, name, rotation) in written.start {
            script.check(rotation == 0, "X-1", "start", "rotation 0", &rotation);
            start.push((Cell::new(x, y), name));
        }
        let copies = kinds.values().map(|kind| (kind.name.clone(), drawn(kind)));
        let in_play = copies.filter(|(_, copies)| *copies > 0).collect();
        Ok(Self { kinds, start, order: written.tiles, in_play })
    }

    /// Checks that such kinds lie on just these cells at the beginning, and agree where they touch.
    pub(crate) fn check_start(
        &self,
        script: &mut Script<'_>,
        rule: &'static str,
        (cells, expected): (&[Cell], &str),
        is_due: impl Fn(&Kind) -> bool,
    ) -> Result<(), Stop> {
        let found: Vec<Cell> = self.start.iter().map(|(cell, _)| *cell).collect();
        script.demand(found == cells, rule, "start", expected, &found)?;
        let mut faces = BTreeMap::new();
        for (cell, name) in &self.start {
            let Some(kind) = self.kinds.get(name) else {
                return script.demand(false, "trace", "start", "a listed kind", name);
            };
            script.check(is_due(kind), rule, "start", expected, name);
            faces.insert(*cell, &kind.face);
        }
        for (cell, one) in &faces {
            for side in [Side::E, Side::S] {
                let Some(other) = faces.get(&cell.across(side)) else { continue };
                let back = side.opposite();
                let agree = one.terrain(side) == other.terrain(back)
                    && one.is_misty(side) == other.is_misty(back);
                script.check(agree, "M-0.1", "start", "equal inner edges", &(cell, side));
            }
        }
        Ok(())
    }

    /// Checks that the order has each kind as often as it is drawn.
    pub(crate) fn check_order(
        &self,
        script: &mut Script<'_>,
        rule: &'static str,
    ) -> Result<(), Stop> {
        let Some(order) = &self.order else { return Ok(()) };
        let unknown = order.iter().find(|name| !self.kinds.contains_key(*name));
        script.demand(unknown.is_none(), "trace", "tiles", "listed kinds", &unknown)?;
        let mut found: BTreeMap<&String, usize> = BTreeMap::new();
        for name in order {
            *found.entry(name).or_default() += 1;
        }
        for name in self.in_play.keys().chain(order).collect::<BTreeSet<_>>() {
            let (due, is) = (self.in_play.get(name), found.get(name));
            let expected = format!("{} x {name}", due.unwrap_or(&0));
            script.check(due == is, rule, "tiles", &expected, &is.unwrap_or(&0));
        }
        Ok(())
    }
}
