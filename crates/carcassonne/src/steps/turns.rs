//! All ways to play the tile in hand, for those who weigh whole turns: each placement with each
//! answer about a meeple that follows it.

use super::ghosts::SCARING;
use super::site::{Occupied, Site, Surroundings};
use super::{Checked, Position};
use crate::action::Action;
use crate::game::Game;
use crate::state::Pending;
use fogbound_game::{Game as _, Rotation};
use fogbound_landscape::{Contact, KindId, Placement};

impl Game {
    /// Each placement with what can be answered next: an answer about a meeple, or nothing where
    /// that is not asked at once, be it that ghosts come first or that there is only one answer
    ///
    pub(crate) fn list_turns(&self, out: &mut impl FnMut(Action, Option<Action>)) {
        if self.state.pending != Pending::Place {
            return;
        }
        let (map, kind) = (&self.state.map, KindId(self.state.hand));
        let position = self.position();
        if position.pieces() == [None; 2] {
            // All own meeples are on the board, so a ghost beside one of them is asked for, and one beside another's
            // brings nothing back: no answer about a meeple follows at once.
            let placements = map.placements(position.catalogue(), kind);
            placements
                .for_each(|Placement { cell, rotation }| out(Action::Place(cell, rotation), None));
            return;
        }
        let haunts = position.can_haunt();
        let receivers = [false, true].map(|own| position.receivers(own));
        let occupied = Occupied::new(position);
        // Placements in one cell meet the same.
        for opening in map.openings(position.catalogue(), kind) {
            let any = Placement { cell: opening.cell, rotation: Rotation::NONE };
            let mut contact = map.contact(position.catalogue(), kind, any);
            let surroundings = Surroundings::new(position, &contact, &occupied);
            for rotation in opening.rotations() {
                contact.turn(rotation);
                let placement = contact.placement;
                let mut answers = Answers { placement, count: 0, out };
                let haunting =
                    if haunts { position.haunting(&contact, receivers) } else { Haunting::Unasked };
                match haunting {
                    Haunting::Unasked => {
                        let offers = self.rules.offers().of(kind, rotation);
                        let site = || Some(Site::new(offers, surroundings.joints(contact.lie())));
                        position.list_answers(site, &mut |answer| answers.add(answer));
                    }
                    Haunting::Scaring => {
                        self.list_after_ghost(placement, &mut |answer| answers.add(answer));
                    }
                    Haunting::Asked => {}
                }
                answers.end();
            }
        }
    }

    /// A ghost that scares a meeple away changes who has meeples where, so the placement is tried on a copy.
    fn list_after_ghost(&self, placement: Placement, out: &mut impl FnMut(Action)) {
        let mut after = self.clone();
        after.carry_out(after.state.seat, Checked::Place(placement), &mut drop);
        after.settle(&mut drop);
        if after.state.pending == Pending::Meeple {
            after.position().list_meeple(out);
        }
    }
}

impl Position<'_> {
    /// Returns true if a placement can bring ghosts.
    fn can_haunt(self) -> bool {
        self.rules.parts().mist && self.state.ghost_supply > 0
    }

    /// Foresees who can get a ghost beside an own meeple, or beside one of the others.
    fn receivers(self, own: bool) -> Receivers {
        let mut targets = self.targets(own);
        match (targets.next(), targets.next()) {
            (None, _) => Receivers::None,
            (Some(target), None) => Receivers::One { is_scared: target.ghosts + 1 == SCARING },
            (Some(_), Some(_)) => Receivers::Several,
        }
    }

    /// Foresees the ghosts that a placement brings (G-2.2 to G-2.5).
    fn haunting(self, contact: &Contact<'_>, [others, own]: [Receivers; 2]) -> Haunting {
        let due = [(contact.meets_mist(), others), (contact.breaks_mist(), own)];
        for (_, receivers) in due.into_iter().filter(|&(due, _)| due) {
            match receivers {
                // It is not the last ghost, which would end the matter: with a piece left, six own meeples at most have two
                // each, and that of the others has one now, so 13 of 15 are beside meeples.
                Receivers::None | Receivers::One { is_scared: false } => {}
                Receivers::One { is_scared: true } => return Haunting::Scaring,
                Receivers::Several => return Haunting::Asked,
            }
        }
        Haunting::Unasked
    }
}

/// The meeples that can get a ghost.
#[derive(Clone, Copy)]
enum Receivers {
    None,
    /// It gets the ghost without asking, and may be scared away (G-2.7).
    One {
        is_scared: bool,
    },
    Several,
}

/// What ghosts mean for the list of the answers that follow a placement.
enum Haunting {
    /// There are none, or they go without asking to the only meeple there is.
    Unasked,
    /// One goes without asking and scares that meeple away (G-2.7).
    Scaring,
    /// The player is asked for a meeple first.
    Asked,
}

/// The answers that follow a placement; one alone is not asked for.
struct Answers<'a, F> {
    placement: Placement,
    count: u32,
    out: &'a mut F,
}

impl<F: FnMut(Action, Option<Action>)> Answers<'_, F> {
    fn add(&mut self, answer: Action) {
        // Passing comes first; whether it is alone shows with the second answer.
        if self.count == 1 {
            self.give(Some(Action::Pass));
        }
        if self.count > 0 {
            self.give(Some(answer));
        }
        self.count += 1;
    }

    fn end(mut self) {
        if self.count < 2 {
            self.give(None);
        }
    }

    fn give(&mut self, answer: Option<Action>) {
        let Placement { cell, rotation } = self.placement;
        (self.out)(Action::Place(cell, rotation), answer);
    }
}
