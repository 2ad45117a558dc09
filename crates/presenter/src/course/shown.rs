//! What people at different screens show each other before anything is decided.

use super::Course;
use crate::model::{Glyph, Question};
use fogbound_game::Cell;

/// An answer that somebody shows to the others: what if here?
#[derive(Clone, Debug, PartialEq)]
pub struct Proposed {
    /// The answer in words; empty where the aid level of the table tells no consequences.
    pub text: String,
    /// The tile where it would lie, if it places one.
    pub tile: Option<(Cell, Glyph)>,
}

impl Course {
    /// Returns the question to somebody at another screen, for those who may advise them: people here who have nothing
    /// to decide, in a game without secrets.
    #[must_use]
    pub fn question_elsewhere(&self) -> Option<Question> {
        let own = &self.remote.as_ref()?.own;
        let may_advise = self.viewer.is_some_and(|viewer| own.contains(&viewer));
        if !may_advise || !self.deciding().is_empty() || self.game.has_secrets() {
            return None;
        }
        let asked = self.game.people_to_decide().into_iter().find(|seat| !own.contains(seat))?;
        self.game.question(asked)
    }

    /// Returns an answer for whoever has to decide as it is shown to others; `None` if it does not fit the question.
    #[must_use]
    pub fn proposed(&self, action: &str) -> Option<Proposed> {
        let seats = self.game.people_to_decide();
        seats.into_iter().find_map(|seat| self.proposed_to(seat, action))
    }

    fn proposed_to(&self, seat: u8, action: &str) -> Option<Proposed> {
        let question = self.game.question(seat)?;
        let mut placings = question
            .cells
            .iter()
            .flat_map(|legal| legal.turns.iter().map(|&turns| (legal.cell, turns)));
        let placed = placings.find(|&(cell, turns)| self.game.placing(cell, turns) == action);
        let is_listed = question.answers.iter().any(|answer| answer.action == action);
        if placed.is_none() && !is_listed {
            return None;
        }
        let tile = placed.and_then(|(cell, turns)| {
            let hand = question.hand.as_ref()?;
            Some((cell, hand.glyphs.get(usize::from(turns))?.clone()))
        });
        let foreseen = self.game.foresee(seat, action).ok();
        let text = foreseen.map(|foresight| foresight.answer).unwrap_or_default();
        Some(Proposed { text, tile })
    }

    /// Returns the answer that the team at other screens sees while somebody here thinks about it: the first one of the
    /// turn that is being composed, else the one that is `chosen`. In games against each other nobody sees it.
    #[must_use]
    pub fn considered(&self, chosen: Option<&str>) -> Option<String> {
        let viewer = self.viewer.filter(|_| self.is_elsewhere() && self.game.is_team())?;
        let first = self.game.composed(viewer).into_iter().next();
        first.or_else(|| chosen.map(str::to_owned))
    }
}
