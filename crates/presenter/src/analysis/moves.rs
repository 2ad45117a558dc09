//! The moves of a tree as lines to be read.

use super::Analysis;
use crate::presented::{Presented, Words};
use fogbound_table::aid::Aid;
use fogbound_table::record::{NodeId, Record, Sets, Sign, Variations, decision_of};
use fogbound_table::texts::{Texts, msg};
use fogbound_table::with_record;

/// A step of a tree in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveLine {
    /// The position after it.
    pub id: NodeId,
    /// The number of steps to it from the start.
    pub number: usize,
    /// The number of variations that it stands in, one within the other; 0 for what was played.
    pub depth: usize,
    /// Set where a variation begins.
    pub is_first: bool,
    /// The step, with its seat.
    pub text: String,
    /// Its sign.
    pub sign: Option<Sign>,
    /// The remark on the position.
    pub remark: String,
    /// Set for the place that one looks at.
    pub is_here: bool,
}

impl Analysis {
    /// Returns all steps, line by line: after each that has others beside it these with all that follows them, then
    /// the line goes on.
    #[must_use]
    pub fn moves(&self) -> Vec<MoveLine> {
        let mut moves = Vec::new();
        // What is still to be told, the next at the end: the children of a position, or a single one.
        let mut waiting: Vec<(NodeId, usize, usize, bool)> = Vec::new();
        let begin = |id: NodeId, number: usize, depth: usize, to: &mut Vec<_>| {
            if let Some((&first, _)) = self.tree.children(id).split_first() {
                to.push((first, number + 1, depth, true));
            }
        };
        begin(0, 0, 0, &mut waiting);
        while let Some((id, number, depth, leads)) = waiting.pop() {
            let Some(node) = self.tree.node(id) else { continue };
            let siblings = node.parent().map(|before| self.tree.children(before));
            let siblings = siblings.unwrap_or_default();
            let own = if id > self.tree.plies() && !leads { depth.max(1) } else { depth };
            moves.push(MoveLine {
                id,
                number,
                depth: own,
                is_first: !leads,
                text: self.words.get(id).cloned().unwrap_or_default(),
                sign: node.sign,
                remark: node.remark.clone(),
                is_here: id == self.at,
            });
            begin(id, number, own, &mut waiting);
            if leads {
                let others = siblings.iter().skip(1).rev();
                waiting.extend(others.map(|&other| (other, number, depth + 1, false)));
            }
        }
        moves
    }

    /// Puts the steps into words.
    pub(super) fn name_moves(&mut self) {
        self.words = with_record!(&self.record, record => {
            named(record, &self.sets, &self.tree, &self.names, self.texts.for_lists())
        });
    }
}

/// Returns the step to each position in words.
fn named<G: Presented>(
    record: &Record<G>,
    sets: &Sets,
    tree: &Variations,
    names: &[String],
    texts: &Texts,
) -> Vec<String> {
    // It was replayed when it was taken up.
    let Ok(replay) = record.replay(sets) else { return Vec::new() };
    let positions = Record::positions(&replay, tree);
    let name = |(id, _): (usize, &Option<G>)| {
        let node = tree.node(id)?;
        let before = positions.get(node.parent()?)?.as_ref()?;
        Some(match decision_of::<G>(before, &node.step) {
            Some((seat, action)) => {
                let action = before.deed(action, seat, Words { texts, names, aid: Aid::Full });
                texts.say(msg!("replay-last", player = texts.player(names, seat), action))
            }
            None => {
                let word = node.step.trim_start_matches("tile ");
                let tile = G::parse_tile(before.rules(), word);
                let name = tile.map(|tile| before.in_box(tile, texts).1);
                texts.say(msg!("analysis-tile", tile = name.unwrap_or_else(|| word.to_owned())))
            }
        })
    };
    positions.iter().enumerate().map(|at| name(at).unwrap_or_default()).collect()
}
