//! Writing variations into the comments of a log.

use super::read::Note;
use super::{Node, NodeId, Variations};
use crate::record::{Entry, Record, Recorded};
use std::collections::VecDeque;

impl<G: Recorded> Record<G> {
    /// Writes a tree into the record in place of the variations, signs and remarks that stand there: what belongs to
    /// the game right after its decision, and the variations at the end.
    pub fn set_variations(&mut self, tree: &Variations) {
        self.remove_variations();
        for ply in 0..=tree.plies() {
            self.set_remark(ply, tree.node(ply).map_or("", |node| &node.remark));
        }
        // Backwards, so that the places of earlier ones stay.
        for (ply, place) in self.places().into_iter().enumerate().take(tree.plies() + 1).rev() {
            let Some(sign) = tree.node(ply).and_then(|node| node.sign) else { continue };
            let remarks = self.lines.iter().skip(place);
            let remarks = remarks.take_while(|line| super::super::remark::said(line).is_some());
            let place = place + remarks.count();
            let entry = Entry::Comment(format!("sign: {}", sign.text()));
            self.lines.insert(place, super::super::Line { number: 0, entry });
        }
        for variation in tree.written() {
            self.push(Entry::Blank);
            variation.into_iter().for_each(|line| self.push(Entry::Comment(line)));
        }
    }

    /// Removes variations and signs; the remarks on the game stay.
    fn remove_variations(&mut self) {
        let (mut kept, mut is_variation) = (Vec::new(), false);
        for line in std::mem::take(&mut self.lines) {
            let note = match &line.entry {
                Entry::Comment(text) => Note::of(text),
                Entry::Blank => {
                    kept.push(line);
                    continue;
                }
                _ => {
                    is_variation = false;
                    None
                }
            };
            is_variation |= matches!(note, Some(Note::Variation(_)));
            match note {
                Some(Note::Variation(_) | Note::Sign(_)) => {}
                Some(Note::Move(_) | Note::Remark(_)) if is_variation => {}
                _ => kept.push(line),
            }
        }
        let is_blank = |line: &super::super::Line<G::Action>| matches!(line.entry, Entry::Blank);
        let end = kept.iter().rposition(|line| !is_blank(line)).map_or(0, |last| last + 1);
        kept.truncate(end);
        self.lines = kept;
    }
}

impl Variations {
    /// Returns the variations line by line, each as comments without the `#`: those of the game in its order, then
    /// those of variations.
    fn written(&self) -> Vec<Vec<String>> {
        let mut written = Vec::new();
        let mut waiting: VecDeque<(String, NodeId)> = VecDeque::new();
        for ply in 0..=self.plies() {
            let others = self.children(ply).iter().filter(|&&id| id > self.plies());
            waiting.extend(others.map(|&id| (format!("after {ply}"), id)));
        }
        while let Some((place, first)) = waiting.pop_front() {
            let number = written.len() + 1;
            let mut lines = vec![format!("variation: {place}")];
            let mut next = Some(first);
            for steps in 1usize.. {
                let Some(id) = next else { break };
                let Some(node) = self.node(id) else { break };
                lines.extend(node.written());
                let mut children = node.children().iter();
                next = children.next().copied();
                waiting.extend(children.map(|&id| (format!("after {steps} of {number}"), id)));
            }
            written.push(lines);
        }
        written
    }
}

impl Node {
    fn written(&self) -> Vec<String> {
        let mut lines = vec![format!("move: {}", self.step)];
        lines.extend(self.remark.lines().map(|line| format!("remark: {line}")));
        lines.extend(self.sign.map(|sign| format!("sign: {}", sign.text())));
        lines
    }
}
