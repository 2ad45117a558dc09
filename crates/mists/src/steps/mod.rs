//! M-2: a turn as a list of steps, one file for each.
//!
//! Each step file has up to four parts: what is legal (`list_…`), why something is not (`check_…`),
//! what an answer does (`answer_…`), and how the step goes on (`continue_…`), which looks at the
//! state, does what is due and either asks the next question or is done.

mod bury;
mod end;
mod face_down;
mod ghosts;
mod hounds;
mod meeple;
mod mist;
mod place;
mod progress;
mod score;
mod split;

use crate::action::{About, Action, Ask, Decision, Hound, Split};
use crate::event::{Event, Spot};
use crate::setup::Rules;
use crate::state::{Chase, Haunting, NONE, Pending, Stage, Stand, State, Step, Target};
use fogbound_game::{Cell, Colour, Edges, Refusal, RuleId};
use fogbound_landscape::{Catalogue, CellId, Placement};

/// M-2: the order of a turn.
const TURN: [Step; 8] = [
    Step::Place,    // 1a M-3
    Step::Mist,     // 1b M-4
    Step::Bury,     // 1c M-5
    Step::Ghosts,   // 2a M-6
    Step::Meeple,   // 2b M-7
    Step::Score,    // 3a M-8
    Step::Hounds,   // 3b M-10
    Step::FaceDown, // 3c M-11
];

/// A legal action with everything it names looked up.
#[derive(Clone, Copy, Debug)]
pub enum Checked {
    Place(Placement),
    BuryAt(CellId),
    Bury { from: CellId, cemetery: CellId },
    BurySupply { colour: Colour, cemetery: CellId },
    Spare(Edges),
    Haunt(CellId, Edges),
    Cemetery(CellId),
    Pass,
    Meeple(Colour, Stand),
    Score(Target),
    Points,
    Ghosts(CellId, u8),
    Split { cell: CellId, hound: bool, split: Split },
    Assign { scoring: Colour, colour: Colour, points: u16 },
    Hound(Hound, CellId),
    HoundDone,
    HoundGhosts { at: CellId, first: Option<CellId>, from: CellId, n: u8 },
    FaceDown(Cell),
}

/// The continuation of a step.
pub(crate) enum Flow {
    /// The step is over.
    Done,
    /// A question has to be answered first.
    Ask(Pending),
    /// The game is over.
    Over,
}

/// A position: the rules, and the state to look at.
#[derive(Clone, Copy)]
pub(crate) struct Position<'a> {
    pub rules: &'a Rules,
    pub state: &'a State,
}

impl<'a> Position<'a> {
    pub fn catalogue(self) -> &'a Catalogue {
        self.rules.catalogue()
    }

    /// The question asked now, if any.
    pub fn decision(self) -> Option<Decision> {
        let cell = |id| self.state.map.cell(id);
        let (ask, about) = match self.state.pending {
            Pending::Draw | Pending::Over => return None,
            Pending::Place => (Ask::Place, About::Nothing),
            Pending::BuryAt => (Ask::BuryAt, About::Nothing),
            Pending::Bury(cemetery) => (Ask::Bury, About::Cemetery(cell(cemetery))),
            Pending::Spare => (Ask::Spare, About::Nothing),
            Pending::Haunt(_) => (Ask::Haunt, About::Nothing),
            Pending::Cemetery => (Ask::Cemetery, About::Nothing),
            Pending::Meeple => (Ask::Meeple, About::Nothing),
            Pending::Score => (Ask::Score, About::Nothing),
            Pending::Reward => (Ask::Reward, About::Region(self.region(self.state.target))),
            Pending::Split { cell: from, n, .. } => (Ask::Split, About::Ghosts(cell(from), n)),
            Pending::Assign(colour, points) => (Ask::Assign, About::Points(colour, points)),
            Pending::Hound(hound) => (Ask::Hound, About::Hound(hound, None)),
            Pending::HoundGhosts(hound, at) => {
                (Ask::HoundGhosts, About::Hound(hound, Some(cell(at))))
            }
            Pending::FaceDown => (Ask::FaceDown, About::Nothing),
        };
        Some(Decision { seat: self.state.seat, ask, about })
    }

    /// All legal actions without doubles.
    pub fn list(self, out: &mut impl FnMut(Action)) {
        match self.state.pending {
            Pending::Draw | Pending::Over => {}
            Pending::Place => self.list_place(out),
            Pending::BuryAt => self.list_bury_at(out),
            Pending::Bury(_) => self.list_bury(out),
            Pending::Spare => self.list_spare(out),
            Pending::Haunt(cell) => self.list_haunt(cell, out),
            Pending::Cemetery => self.list_cemetery(out),
            Pending::Meeple => self.list_meeple(out),
            Pending::Score => self.list_score(out),
            Pending::Reward => self.list_reward(out),
            Pending::Split { cell, n, .. } => self.list_split(cell, n, out),
            Pending::Assign(..) => {
                self.rules.scoring().iter().for_each(|&colour| out(Action::Assign(colour)));
            }
            Pending::Hound(_) => self.list_hound(out),
            Pending::HoundGhosts(..) => self.list_hound_ghosts(out),
            Pending::FaceDown => self.list_face_down(out),
        }
    }

    /// Looks up a legal action.
    pub fn check(self, action: Action) -> Result<Checked, Refusal> {
        match (self.state.pending, action) {
            (Pending::Place, Action::Place(cell, rotation)) => self.check_place(cell, rotation),
            (Pending::BuryAt, Action::BuryAt(cell)) => self.check_bury_at(cell),
            (Pending::Bury(cemetery), Action::Bury(cell)) => self.check_bury(cemetery, cell),
            (Pending::Bury(cemetery), Action::BurySupply(colour)) => {
                self.check_bury_supply(cemetery, colour)
            }
            (Pending::Spare, Action::Spare(edges)) => self.check_spare(edges),
            (Pending::Haunt(cell), Action::Haunt(at, edges)) => self.check_haunt(cell, at, edges),
            (Pending::Cemetery, Action::Cemetery(cell)) => self.check_cemetery(cell),
            (Pending::Meeple, Action::Pass) => Ok(Checked::Pass),
            (Pending::Meeple, Action::Meeple(colour, feature, edges)) => {
                self.check_meeple(colour, feature, edges)
            }
            (Pending::Score, Action::Score(region)) => self.check_score(region),
            (Pending::Reward, Action::Points) => Ok(Checked::Points),
            (Pending::Reward, Action::Ghosts(cell, n)) => {
                self.check_ghosts(cell, n).map(|cell| Checked::Ghosts(cell, n))
            }
            (Pending::Split { cell, n, hound }, Action::Split(split)) => {
                self.check_split(cell, n, split)?;
                Ok(Checked::Split { cell, hound, split })
            }
            (Pending::Assign(colour, points), Action::Assign(scoring)) => {
                self.check_assign(scoring)?;
                Ok(Checked::Assign { scoring, colour, points })
            }
            (Pending::Hound(hound), Action::Hound(cell)) => self.check_hound(hound, cell),
            (Pending::HoundGhosts(..), Action::HoundDone) => Ok(Checked::HoundDone),
            (Pending::HoundGhosts(_, at), Action::HoundGhosts(cell, n)) => {
                self.check_hound_ghosts(at, cell, n)
            }
            (Pending::FaceDown, Action::FaceDown(cell)) => self.check_face_down(cell),
            _ => Err(Refusal::new("X-7", "not-your-decision")),
        }
    }
}

/// A game being played: the rules, the state, and where events go.
pub(crate) struct Play<'a, E> {
    pub rules: &'a Rules,
    pub state: &'a mut State,
    pub events: &'a mut E,
}

impl<E: FnMut(Event)> Play<'_, E> {
    pub fn position(&self) -> Position<'_> {
        Position { rules: self.rules, state: self.state }
    }

    pub fn tell(&mut self, event: Event) {
        (self.events)(event);
    }

    /// Goes on until somebody has to decide, a tile has to be told, or the game is over.
    pub fn run(&mut self) {
        loop {
            if self.state.outcome.is_some() {
                self.state.pending = Pending::Over;
                return;
            }
            match self.continue_step() {
                Flow::Done => self.next_step(),
                Flow::Over => {}
                Flow::Ask(pending) => {
                    self.state.pending = pending;
                    return;
                }
            }
        }
    }

    fn continue_step(&mut self) -> Flow {
        if let Some((cell, n, hound)) = self.state.split {
            return Flow::Ask(Pending::Split { cell, n, hound });
        }
        match self.state.step {
            Step::Place => self.continue_place(),
            Step::Mist => self.continue_mist(),
            Step::Bury => self.continue_bury(),
            Step::Ghosts => self.continue_ghosts(),
            Step::Meeple => self.continue_meeple(),
            Step::Score => self.continue_score(),
            Step::Hounds => self.continue_hounds(),
            Step::FaceDown => self.continue_face_down(),
        }
    }

    fn next_step(&mut self) {
        let at = TURN.iter().position(|&step| step == self.state.step).unwrap_or(0);
        match TURN.get(at + 1) {
            Some(&step) => self.begin_step(step),
            None => {
                // M-1.7: clockwise.
                self.state.seat = (self.state.seat + 1) % self.rules.players();
                self.begin_step(Step::Place);
            }
        }
    }

    fn begin_step(&mut self, step: Step) {
        self.state.step = step;
        self.state.asked = false;
        if step == Step::Place {
            self.state.placed = NONE;
            self.state.met_mist = false;
            self.state.finished = Edges::NONE;
            self.state.haunting = Haunting::Count;
            self.state.stage = Stage::Next;
            self.state.chase = Chase::Look;
        }
    }

    /// Carries out a legal action.
    pub fn answer(&mut self, action: Checked) {
        match action {
            Checked::Place(placement) => self.answer_place(placement),
            Checked::BuryAt(cemetery) => self.state.burying = Some(cemetery),
            Checked::Bury { from, cemetery } => self.answer_bury(from, cemetery),
            Checked::BurySupply { colour, cemetery } => self.answer_bury_supply(colour, cemetery),
            Checked::Spare(edges) => self.answer_spare(edges),
            Checked::Haunt(cell, edges) => {
                self.place_ghosts(RuleId("M-6.4"), cell, Spot::Mist(edges), 1);
            }
            Checked::Cemetery(cell) => self.answer_cemetery(cell),
            Checked::Pass => {}
            Checked::Meeple(colour, stand) => self.answer_meeple(colour, stand),
            Checked::Score(target) => self.answer_score(target),
            Checked::Points => self.answer_points(),
            Checked::Ghosts(cell, n) => self.answer_ghosts(cell, n),
            Checked::Split { cell, hound, split } => self.answer_split(cell, hound, split),
            Checked::Assign { scoring, colour, points } => {
                self.advance(RuleId("M-8.10"), scoring, points, Some(colour));
            }
            Checked::Hound(hound, at) => self.answer_hound(hound, at),
            Checked::HoundDone => self.state.chase = Chase::Join,
            Checked::HoundGhosts { at, first, from, n } => {
                self.answer_hound_ghosts(at, first, from, n);
            }
            Checked::FaceDown(cell) => self.answer_face_down(cell),
        }
    }
}
