//! Another game that goes on from an earlier position.

use super::{Chance, Entry, Record, Recorded};

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
        let mut branch = self.clone();
        branch.header.commitment = None;
        branch.header.salt = None;
        branch.lines.clear();
        // The numbers of lines before each standing decision.
        let mut before = Vec::new();
        for line in &self.lines {
            let undone = match &line.entry {
                Entry::Action(_) | Entry::Choice(..) => {
                    before.push(branch.lines.len());
                    0
                }
                Entry::Undo(decisions) | Entry::UndoByConsent(decisions) => *decisions as usize,
                Entry::Hash(_) => continue,
                Entry::Tile(_) | Entry::Comment(_) | Entry::Blank => 0,
            };
            if undone == 0 {
                branch.lines.push(line.clone());
            } else {
                let left = before.len().checked_sub(undone)?;
                branch.lines.truncate(before.get(left).copied()?);
                before.truncate(left);
            }
        }
        match before.get(ply) {
            Some(&lines) => branch.lines.truncate(lines),
            None if ply == before.len() => {}
            None => return None,
        }
        Some(branch)
    }
}
