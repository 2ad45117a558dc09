//! Reading variations out of the comments of a log.

use super::{NodeId, Sign, Variations, play_step};
use crate::record::error::excerpt;
use crate::record::{Entry, Line, Record, RecordError, Recorded, Replay, entry};
use crate::texts::msg;
use std::collections::BTreeMap;

/// A comment that belongs to an analysis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Note<'a> {
    /// `variation: after N`, or `after N of K`.
    Variation(&'a str),
    /// `move: …`
    Move(&'a str),
    /// `sign: …`
    Sign(&'a str),
    /// `remark: …`
    Remark(&'a str),
}

impl Note<'_> {
    pub fn of(comment: &str) -> Option<Note<'_>> {
        let (word, rest) = comment.split_once(':')?;
        let rest = rest.trim();
        Some(match word {
            "variation" => Note::Variation(rest),
            "move" => Note::Move(rest),
            "sign" => Note::Sign(rest),
            "remark" => Note::Remark(rest),
            _ => return None,
        })
    }
}

/// Returns `true` for a comment that belongs to an analysis.
pub(super) fn is_note(comment: &str) -> bool {
    Note::of(comment).is_some()
}

/// Returns the two numbers of `after N of K`; without the second it is the game itself, 0.
fn branching(text: &str) -> Option<(usize, usize)> {
    let words: Vec<&str> = text.split_ascii_whitespace().collect();
    match words[..] {
        ["after", steps] => Some((steps.parse().ok()?, 0)),
        ["after", steps, "of", variation] => {
            let variation = variation.parse().ok().filter(|&variation| variation > 0)?;
            Some((steps.parse().ok()?, variation))
        }
        _ => None,
    }
}

impl<G: Recorded> Record<G> {
    /// Returns the tree of the game, which `replay` has played through, with its variations, signs and remarks.
    ///
    /// # Errors
    /// The first line about a variation that is not of the language, or that the rules refuse.
    pub fn variations(&self, replay: &Replay<G>) -> Result<Variations, RecordError> {
        let mut tree = Variations::of_game(replay);
        for ply in 0..=tree.plies() {
            tree.set_remark(ply, &self.remark(ply));
        }
        let mut reader = Reader {
            record: self,
            replay,
            tree,
            played: BTreeMap::new(),
            variations: Vec::new(),
            signs: vec![None],
        };
        let mut is_variation = false;
        for line in &self.lines {
            is_variation = reader.line(line, is_variation)?;
        }
        let Reader { mut tree, signs, .. } = reader;
        for (ply, sign) in signs.into_iter().enumerate() {
            tree.set_sign(ply, sign);
        }
        Ok(tree)
    }
}

struct Reader<'a, G: Recorded> {
    record: &'a Record<G>,
    replay: &'a Replay<G>,
    tree: Variations,
    /// The game at the positions of variations.
    played: BTreeMap<NodeId, G>,
    /// The positions of each variation, from the one that it begins at.
    variations: Vec<Vec<NodeId>>,
    /// The signs of the decisions that stand so far, from the start.
    signs: Vec<Option<Sign>>,
}

impl<G: Recorded> Reader<'_, G> {
    /// Reads a line. Returns `true` if the lines that follow are about a variation.
    fn line(&mut self, line: &Line<G::Action>, is_variation: bool) -> Result<bool, RecordError> {
        let text = match &line.entry {
            Entry::Comment(text) => text,
            Entry::Blank => return Ok(is_variation),
            entry => {
                self.signs.extend(entry.is_decision().then_some(None));
                let left = self.signs.len().saturating_sub(entry.undone());
                self.signs.truncate(left.max(1));
                return Ok(false);
            }
        };
        match Note::of(text) {
            Some(Note::Variation(place)) => self.begin(line, place).map(|()| true),
            Some(Note::Move(step)) if is_variation => self.step(line, step).map(|()| true),
            Some(Note::Sign(sign)) => self.sign(line, sign, is_variation).map(|()| is_variation),
            Some(Note::Remark(remark)) if is_variation => {
                let id = self.here();
                let before = self.tree.node(id).map(|node| node.remark.clone());
                let before = before.filter(|_| id > self.tree.plies()).unwrap_or_default();
                self.tree.set_remark(id, &format!("{before}\n{remark}"));
                Ok(true)
            }
            Some(Note::Move(_) | Note::Remark(_)) | None => Ok(is_variation),
        }
    }

    /// Returns the position that the last variation has come to.
    fn here(&self) -> NodeId {
        self.variations.last().and_then(|steps| steps.last()).copied().unwrap_or(0)
    }

    fn begin(&mut self, line: &Line<G::Action>, place: &str) -> Result<(), RecordError> {
        let wrong = || self.record.error(line, msg!("variation-place", text = excerpt(place)));
        let (steps, variation) = branching(place).ok_or_else(wrong)?;
        let from = match variation.checked_sub(1) {
            None => (steps <= self.tree.plies()).then_some(steps),
            Some(earlier) => self.variations.get(earlier).and_then(|ids| ids.get(steps)).copied(),
        };
        let missing = || self.record.error(line, msg!("variation-missing", text = excerpt(place)));
        self.variations.push(vec![from.ok_or_else(missing)?]);
        Ok(())
    }

    fn step(&mut self, line: &Line<G::Action>, step: &str) -> Result<(), RecordError> {
        let wrong = || self.record.error(line, msg!("variation-move", text = excerpt(step)));
        let entry = entry::<G>(step).ok_or_else(wrong)?;
        if !matches!(entry, Entry::Action(_) | Entry::Choice(..) | Entry::Tile(_)) {
            return Err(wrong());
        }
        let from = self.here();
        let before =
            if from <= self.tree.plies() { self.replay.at(from) } else { self.played.get(&from) };
        // Each position was played when it was read.
        let mut game = before.unwrap_or(self.replay.end()).clone();
        let step = entry.to_string();
        play_step(&mut game, &step).map_err(|refusal| {
            self.record.refused(&Line { number: line.number, entry }, refusal)
        })?;
        let id = self.tree.add(from, &step);
        self.played.entry(id).or_insert(game);
        if let Some(steps) = self.variations.last_mut() {
            steps.push(id);
        }
        Ok(())
    }

    fn sign(
        &mut self,
        line: &Line<G::Action>,
        text: &str,
        is_variation: bool,
    ) -> Result<(), RecordError> {
        let wrong = || self.record.error(line, msg!("variation-sign", text = excerpt(text)));
        let sign = Sign::parse(text).ok_or_else(wrong)?;
        if is_variation {
            self.tree.set_sign(self.here(), Some(sign));
        } else if let Some(last) = self.signs.last_mut() {
            *last = Some(sign);
        }
        Ok(())
    }
}
