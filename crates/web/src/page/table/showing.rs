//! The displayed part of the game: a position, the question, its consequences, the latest events.

use super::Table;
use super::game::GameSignals;
use super::pointing::Pointing;
use crate::page::reactive::{effect, memo};
use fogbound_presenter::{Foresight, Happened, Look, Panel, Question, Refused, Scored};
use leptos::prelude::*;
use std::time::Duration;

/// Time for which a refusal is shown, unless something else is done before.
const READING: Duration = Duration::from_secs(15);

/// The displayed part of the game.
#[derive(Clone, Copy)]
pub(super) struct Showing {
    /// The displayed position of the past. The present without one.
    pub ply: RwSignal<Option<usize>>,
    /// The seat whose board is displayed there, if one was asked for.
    board: RwSignal<Option<u8>>,
    /// The latest events.
    pub happened: RwSignal<Option<Happened>>,
    /// The latest refusal and its reason.
    pub refused: RwSignal<Option<Refused>>,
    /// The question that the person at the screen has to answer.
    pub question: Memo<Option<Question>>,
    /// The question to somebody at another screen, for those who may advise them.
    others: Memo<Option<Question>>,
    foresight: Memo<Option<Result<Foresight, Refused>>>,
    panels: Memo<Vec<Panel>>,
}

impl Showing {
    pub fn new(game: GameSignals, pointing: Pointing, elsewhere: RwSignal<bool>) -> Showing {
        let ply: RwSignal<Option<usize>> = RwSignal::new(None);
        let board = RwSignal::new(None);
        let question = memo(move || {
            game.asked.track();
            // A viewer of the past is asked nothing, nor is one of a game that goes on in another tab.
            let is_asked = game.viewer.get().is_some() && ply.get().is_none() && !elsewhere.get();
            is_asked.then(|| game.peek(|course| course.question())).flatten()
        });
        let others = memo(move || {
            game.asked.track();
            let may_advise = game.viewer.get().is_some() && ply.get().is_none();
            may_advise.then(|| game.peek(|course| course.question_elsewhere())).flatten()
        });
        let foresight = memo(move || {
            game.version.track();
            game.viewer.get()?;
            let answer = pointing.hovered.get().or_else(|| pointing.chosen.get())?;
            game.peek(|course| Some(course.foresee(&answer.action)))
        });
        let panels = memo(move || {
            game.settled.track();
            let look = look_of(ply.get(), board.get(), game.viewer.get());
            game.peek(|course| course.game().panels(look))
        });
        let (happened, refused) = (RwSignal::new(None), RwSignal::new(None::<Refused>));
        effect(move || {
            if let Some(told) = refused.get() {
                let end = move || {
                    if refused.try_get_untracked().flatten().is_some_and(|now| now == told) {
                        refused.set(None);
                    }
                };
                set_timeout(end, READING);
            }
        });
        Showing { ply, board, happened, refused, question, others, foresight, panels }
    }

    /// Shows the present of another game.
    pub fn clear(self) {
        self.ply.set(None);
        self.happened.set(None);
        self.refused.set(None);
    }
}

impl Table {
    /// Returns the view of the person at the screen, tracked.
    pub fn look(&self) -> Look {
        look_of(self.showing.ply.get(), self.showing.board.get(), self.game.viewer.get())
    }

    /// Returns all panels of the game, beside the board.
    pub fn panels(&self) -> Memo<Vec<Panel>> {
        self.showing.panels
    }

    /// Returns the displayed position of the past, tracked. The present without one.
    pub fn ply(&self) -> Option<usize> {
        self.showing.ply.get()
    }

    /// Shows points as they are won.
    pub fn show_scores(&self, scores: Vec<Scored>) {
        self.showing.happened.set(Some(Happened { scores, ..Happened::default() }));
    }

    /// Displays a position of the past, or the present again.
    pub fn look_at(&self, ply: Option<usize>) {
        let before = self.showing.ply.get_untracked();
        self.showing.board.set(None);
        self.showing.ply.set(ply);
        // Events are shown when moving on by one. A leap would show all of them at once.
        let next = ply.filter(|&ply| before.is_some_and(|before| before + 1 == ply));
        self.showing.happened.set(next.and_then(|ply| self.peek(|game| Some(game.happened(ply)))));
    }

    /// Displays a position of the past, in games in which each has a board that of a seat.
    pub fn look_at_board(&self, ply: usize, seat: u8) {
        self.look_at(Some(ply));
        self.showing.board.set(Some(seat));
    }

    /// Returns the question that the person at the screen has to answer.
    pub fn question(&self) -> Memo<Option<Question>> {
        self.showing.question
    }

    /// Returns the question to somebody at another screen, for those who may advise them.
    pub fn question_of_others(&self) -> Memo<Option<Question>> {
        self.showing.others
    }

    /// Returns the consequences of the pointed answer, else of the chosen one.
    pub fn foresight(&self) -> Memo<Option<Result<Foresight, Refused>>> {
        self.showing.foresight
    }

    /// Returns the latest events, tracked.
    pub fn happened(&self) -> Option<Happened> {
        self.showing.happened.get()
    }

    /// Returns the latest refusal and its reason, tracked.
    pub fn refused(&self) -> Option<Refused> {
        self.showing.refused.get()
    }
}

/// Returns the view: a position of the past as all may see it, with a board that was asked for or the viewer's, or the
/// present through somebody's eyes.
fn look_of(ply: Option<usize>, board: Option<u8>, viewer: Option<u8>) -> Look {
    match ply {
        Some(ply) => Look { board: board.or(viewer), ..Look::at(ply) },
        None => Look { viewer, ..Look::default() },
    }
}
