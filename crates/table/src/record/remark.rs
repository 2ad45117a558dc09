//! What somebody has written about a decision, kept in the log as comments: remarks and other marks.

use super::{Entry, Line, Record, Recorded};

/// The beginning of the comment of a remark.
const REMARK: &str = "remark: ";

impl<G: Recorded> Record<G> {
    /// Returns the line after that of each standing decision; at the front that after the header.
    pub(super) fn places(&self) -> Vec<usize> {
        std::iter::once(0).chain(self.standing().into_iter().map(|at| at + 1)).collect()
    }

    /// Returns the remark about the position after `ply` standing decisions; empty without one.
    #[must_use]
    pub fn remark(&self, ply: usize) -> String {
        let place = self.places().get(ply).copied().unwrap_or(self.lines.len());
        let lines = self.lines.iter().skip(place).map_while(said);
        lines.collect::<Vec<_>>().join("\n")
    }

    /// Writes a remark about the position after `ply` standing decisions in place of the one that stands there;
    /// an empty one stands for none. Without effect if there are fewer decisions.
    pub fn set_remark(&mut self, ply: usize, text: &str) {
        let Some(place) = self.places().get(ply).copied() else { return };
        let before = self.lines.iter().skip(place).map_while(said).count();
        let mut remark = self.clone();
        remark.lines.clear();
        let said = text.lines().map(str::trim).filter(|line| !line.is_empty());
        said.for_each(|line| remark.push_comment(&format!("{REMARK}{line}")));
        self.lines.splice(place..place + before, remark.lines);
    }
}

impl<G: Recorded> Record<G> {
    /// Returns the comments that begin with a word and a colon, without these, each with the number of standing
    /// decisions before it.
    #[must_use]
    pub fn marked(&self, word: &str) -> Vec<(usize, String)> {
        let of_line = |line: &Line<G::Action>| match &line.entry {
            Entry::Comment(text) => {
                Some(text.strip_prefix(word)?.strip_prefix(':')?.trim().to_owned())
            }
            _ => None,
        };
        let places = self.places();
        let ply = |at: usize| places.partition_point(|&place| place <= at).saturating_sub(1);
        let lines = self.lines.iter().enumerate();
        lines.filter_map(|(at, line)| Some((ply(at), of_line(line)?))).collect()
    }
}

/// Returns the text of a line of a remark.
pub(super) fn said<A>(line: &Line<A>) -> Option<&str> {
    match &line.entry {
        Entry::Comment(text) => text.strip_prefix(REMARK),
        _ => None,
    }
}
