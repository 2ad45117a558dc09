//! Variations: what else could have been played, as a tree beside the game that was, with signs and remarks.
//!
//! They stand in a record as comments, so that whoever does not know them reads the game as before.
//! `docs/records.md` describes their lines. [`Record::variations`] reads them and plays each through the engine,
//! [`Record::set_variations`] writes them.

mod read;
mod sign;
mod write;

pub use sign::Sign;

use super::{Record, Recorded, Replay, entry};
use crate::record::model::Entry;
use crate::record::reading::seat_named;
use fogbound_game::Refusal;

/// A position in a tree of variations: 0 is the start, then come those of the game that was played.
pub type NodeId = usize;

/// A position of the tree, with the step that led to it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Node {
    /// The decision as the log has it, or the line `tile …` of a tile that was told; empty at the start.
    pub step: String,
    /// The sign of the step.
    pub sign: Option<Sign>,
    /// The remark on the position; empty without one.
    pub remark: String,
    parent: Option<NodeId>,
    children: Vec<NodeId>,
}

impl Node {
    /// Returns the position before it; `None` at the start.
    #[must_use]
    pub fn parent(&self) -> Option<NodeId> {
        self.parent
    }

    /// Returns the positions after it: what was played first, then the variations in their order.
    #[must_use]
    pub fn children(&self) -> &[NodeId] {
        &self.children
    }
}

/// The tree of a game and its variations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variations {
    /// Each stands after its parent. Those that were deleted stay, without being anybody's child.
    nodes: Vec<Node>,
    /// The number of steps of the game that was played.
    plies: usize,
}

impl Variations {
    /// Returns the tree of a game without variations.
    #[must_use]
    pub fn of_game<G: Recorded>(replay: &Replay<G>) -> Variations {
        let mut tree = Variations { nodes: vec![Node::default()], plies: 0 };
        for (ply, taken) in replay.taken().iter().enumerate() {
            let before = replay.at(ply).unwrap_or(replay.end());
            let entry = Entry::answer(before, taken.seat, taken.action);
            tree.add(ply, &entry.to_string());
        }
        tree.plies = replay.taken().len();
        tree
    }

    /// Returns a position; `None` if there is none with this number.
    #[must_use]
    pub fn node(&self, id: NodeId) -> Option<&Node> {
        self.nodes.get(id)
    }

    /// Returns the number of steps of the game that was played. Its positions are those up to this number.
    #[must_use]
    pub fn plies(&self) -> usize {
        self.plies
    }

    /// Returns the numbers of all positions, each after the one before it; those that were deleted are left out.
    #[must_use]
    pub fn ids(&self) -> Vec<NodeId> {
        let mut ids = vec![0];
        let mut at = 0;
        while let Some(&id) = ids.get(at) {
            ids.extend(self.children(id));
            at += 1;
        }
        ids
    }

    /// Returns the positions after one: what was played first, then the variations in their order.
    #[must_use]
    pub fn children(&self, id: NodeId) -> &[NodeId] {
        self.nodes.get(id).map(Node::children).unwrap_or_default()
    }

    /// Returns the positions from the start to this one, both included.
    #[must_use]
    pub fn path(&self, id: NodeId) -> Vec<NodeId> {
        let parent = |&id: &NodeId| self.nodes.get(id)?.parent;
        let mut path: Vec<NodeId> = std::iter::successors(Some(id), parent).collect();
        path.reverse();
        path
    }

    /// Returns the last position of the game that was played on the way to this one.
    #[must_use]
    pub fn leaves_game_at(&self, id: NodeId) -> usize {
        self.path(id).into_iter().rfind(|&id| id <= self.plies).unwrap_or(0)
    }

    /// Returns the position after a step, which is added unless it is there.
    pub fn add(&mut self, parent: NodeId, step: &str) -> NodeId {
        let is_it = |&&id: &&NodeId| self.nodes.get(id).is_some_and(|node| node.step == step);
        if let Some(&there) = self.children(parent).iter().find(is_it) {
            return there;
        }
        let id = self.nodes.len();
        self.nodes.push(Node { step: step.to_owned(), parent: Some(parent), ..Node::default() });
        if let Some(parent) = self.nodes.get_mut(parent) {
            parent.children.push(id);
        }
        id
    }

    /// Sets the sign of a step. The start has none.
    pub fn set_sign(&mut self, id: NodeId, sign: Option<Sign>) {
        if let Some(node) = self.nodes.get_mut(id).filter(|node| node.parent.is_some()) {
            node.sign = sign;
        }
    }

    /// Sets the remark on a position, line by line; empty lines are left out.
    pub fn set_remark(&mut self, id: NodeId, text: &str) {
        if let Some(node) = self.nodes.get_mut(id) {
            let lines = super::model::printable_lines(text);
            let said: Vec<String> = lines.into_iter().filter(|line| !line.is_empty()).collect();
            node.remark = said.join("\n");
        }
    }

    /// Moves the variation that a position belongs to before the one above it. What was played stays the first.
    /// Returns `false` if nothing is to be moved.
    pub fn promote(&mut self, id: NodeId) -> bool {
        let first = |id: &NodeId| *id > self.plies && self.place(*id) > 0;
        let Some(id) = self.path(id).into_iter().rfind(first) else { return false };
        let (place, parent) = (self.place(id), self.nodes[id].parent);
        let Some(siblings) = parent.and_then(|parent| self.nodes.get_mut(parent)) else {
            return false;
        };
        if siblings.children[place - 1] <= self.plies {
            return false;
        }
        siblings.children.swap(place - 1, place);
        true
    }

    /// Returns the place of a position among those after the one before it.
    fn place(&self, id: NodeId) -> usize {
        let parent = self.nodes.get(id).and_then(|node| node.parent);
        let siblings = parent.map(|parent| self.children(parent)).unwrap_or_default();
        siblings.iter().position(|&other| other == id).unwrap_or(0)
    }

    /// Deletes a position of a variation with all that follows it, and returns the one before it; `None` for a
    /// position of the game that was played, which stays.
    pub fn delete(&mut self, id: NodeId) -> Option<NodeId> {
        let parent = self.nodes.get(id)?.parent.filter(|_| id > self.plies)?;
        self.nodes.get_mut(parent)?.children.retain(|&child| child != id);
        Some(parent)
    }
}

/// Returns the decision of a step with the seat that takes it; `None` for a tile that is told, or where no seat has
/// such a decision to take.
#[must_use]
pub fn decision_of<G: Recorded>(game: &G, step: &str) -> Option<(u8, G::Action)> {
    let (named, action) = match entry::<G>(step)? {
        Entry::Action(action) => (None, action),
        Entry::Choice(seat, action) => (Some(seat), action),
        _ => return None,
    };
    Some((seat_named(game, named).ok()?, action))
}

/// Plays a step of a tree in a game.
///
/// # Errors
/// The reason for which the rules forbid it; X-7 if it is no step of this game.
pub fn play_step<G: Recorded>(game: &mut G, step: &str) -> Result<Vec<G::Event>, Refusal> {
    match entry::<G>(step) {
        Some(Entry::Action(action)) => game.apply_of(seat_named(game, None)?, action),
        Some(Entry::Choice(seat, action)) => game.apply_of(seat_named(game, Some(seat))?, action),
        Some(Entry::Tile(name)) => {
            let tile = G::parse_tile(game.rules(), &name)
                .ok_or(Refusal::new("X-6", "not-waiting-for-tile"));
            game.tell(tile?)
        }
        _ => Err(Refusal::new("X-7", "not-your-decision")),
    }
}

impl<G: Recorded> Record<G> {
    /// Returns the record of the game that leads to a position of a tree, as another game without comments on the
    /// analysis and without a promise about its tiles. Where chance is known it stays the same; told tiles are told.
    ///
    /// # Errors
    /// The refusal of a step that is not legal.
    pub fn line_to(
        &self,
        replay: &Replay<G>,
        tree: &Variations,
        id: NodeId,
    ) -> Result<Record<G>, Refusal> {
        let from = tree.leaves_game_at(id);
        let mut line = self.up_to(from).unwrap_or_else(|| self.clone());
        line.header.comments.clear();
        (line.header.commitment, line.header.salt) = (None, None);
        line.lines.retain(|line| match &line.entry {
            Entry::Comment(text) => !read::is_note(text) && !text.starts_with("seated:"),
            _ => true,
        });
        let mut game = replay.at(from).unwrap_or(replay.end()).clone();
        for id in tree.path(id).into_iter().filter(|&id| id > tree.plies()) {
            let Some(node) = tree.node(id) else { continue };
            let events = play_step(&mut game, &node.step)?;
            if let Some(entry @ (Entry::Action(_) | Entry::Choice(..))) = entry::<G>(&node.step) {
                line.push(entry);
            }
            line.push_events(&game, &events);
        }
        Ok(line)
    }

    /// Returns the game at each position of a tree, by number; `None` where there is none any more, or where a step is
    /// not legal.
    #[must_use]
    pub fn positions(replay: &Replay<G>, tree: &Variations) -> Vec<Option<G>> {
        let mut positions: Vec<Option<G>> = vec![None; tree.nodes.len()];
        for id in tree.ids() {
            positions[id] = match tree.nodes[id].parent {
                _ if id <= tree.plies => replay.at(id).cloned(),
                Some(parent) => positions[parent].clone().and_then(|mut game| {
                    play_step(&mut game, &tree.nodes[id].step).is_ok().then_some(game)
                }),
                None => None,
            };
        }
        positions
    }
}
