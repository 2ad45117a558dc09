//! A record up to an earlier position, and another game that goes on from there.

use super::{Chance, Entry, Line, Record, Recorded};
use crate::session::seats::SEATED;

impl<G: Recorded> Record<G> {
    /// Returns the record of another game, which goes on from the position after `ply` standing decisions. What
    /// came later or was taken back is left out. The tiles are the same; they are known by now, so nothing is
    /// promised about them. `None` where tiles are told, which only those with the box can do, or if there
    /// are fewer decisions.
    #[must_use]
    pub fn branch(&self, ply: usize) -> Option<Record<G>> {
        if self.header.chance == Chance::Told {
            return None;
        }
        let mut branch = self.up_to(ply)?;
        branch.header.commitment = None;
        branch.header.salt = None;
        Some(branch)
    }

    /// Returns the record of the same game as it was after `ply` standing decisions, with the tiles drawn then. What
    /// came later or was taken back is left out. `None` if there are fewer decisions.
    #[must_use]
    pub fn up_to(&self, ply: usize) -> Option<Record<G>> {
        let mut earlier = self.clone();
        earlier.lines.clear();
        // The numbers of lines before each standing decision.
        let mut before = Vec::new();
        for line in &self.lines {
            match line.entry.undone() {
                0 if matches!(line.entry, Entry::Hash(_)) => {}
                0 => {
                    if line.entry.is_decision() {
                        before.push(earlier.lines.len());
                    }
                    earlier.lines.push(line.clone());
                }
                undone => {
                    let left = before.len().checked_sub(undone)?;
                    earlier.lines.truncate(before.get(left).copied()?);
                    before.truncate(left);
                }
            }
        }
        match before.get(ply) {
            Some(&lines) => earlier.lines.truncate(lines),
            None if ply == before.len() => {}
            None => return None,
        }
        Some(earlier)
    }

    /// Returns the places in the log of the decisions that stand, ascending.
    #[must_use]
    pub fn standing(&self) -> Vec<usize> {
        let mut standing = Vec::new();
        for (at, Line { entry, .. }) in self.lines.iter().enumerate() {
            if entry.is_decision() {
                standing.push(at);
            }
            standing.truncate(standing.len().saturating_sub(entry.undone()));
        }
        standing
    }

    /// Takes away what the header says about the game as a whole, but for who sits where.
    pub fn forget_comments(&mut self) {
        self.header.comments.retain(|comment| comment.starts_with(SEATED));
    }

    /// Takes away the hashes that the log ends with, so that the game can go on. Replaying the record has checked them.
    pub fn reopen(&mut self) {
        while self.lines.pop_if(|line| matches!(line.entry, Entry::Hash(_))).is_some() {}
    }
}
