//! What is shown of the game: a position, the question, what would happen, what has happened.

use super::Table;
use super::game::Game;
use super::pointing::Pointing;
use fogbound_presenter::{Foresight, Happened, Look, Panel, Question, Refused};
use leptos::prelude::*;

/// What is shown.
#[derive(Clone, Copy)]
pub(super) struct Showing {
    /// The position of the past that is looked at; the present without one.
    pub ply: RwSignal<Option<usize>>,
    /// What happened last.
    pub happened: RwSignal<Option<Happened>>,
    /// What was refused last, and why.
    pub refused: RwSignal<Option<Refused>>,
    /// The question that the person at the screen has to answer.
    pub question: Memo<Option<Question>>,
    foresight: Memo<Option<Result<Foresight, Refused>>>,
    panels: Memo<Vec<Panel>>,
}

impl Showing {
    pub fn new(game: Game, pointing: Pointing) -> Showing {
        let ply: RwSignal<Option<usize>> = RwSignal::new(None);
        let question = Memo::new(move |_| {
            game.asked.track();
            // Who looks at the past is asked nothing.
            let is_asked = game.viewer.get().is_some() && ply.get().is_none();
            is_asked.then(|| game.peek(|course| course.question())).flatten()
        });
        let foresight = Memo::new(move |_| {
            game.version.track();
            game.viewer.get()?;
            let answer = pointing.hovered.get().or_else(|| pointing.chosen.get())?;
            game.peek(|course| Some(course.foresee(&answer.action)))
        });
        let panels = Memo::new(move |_| {
            game.settled.track();
            let look = look_of(ply.get(), game.viewer.get());
            game.peek(|course| course.game().panels(look))
        });
        let (happened, refused) = (RwSignal::new(None), RwSignal::new(None));
        Showing { ply, happened, refused, question, foresight, panels }
    }

    /// Shows the present of another game.
    pub fn clear(self) {
        self.ply.set(None);
        self.happened.set(None);
        self.refused.set(None);
    }
}

impl Table {
    /// What the person at the screen looks at, tracked.
    pub fn look(&self) -> Look {
        look_of(self.showing.ply.get(), self.game.viewer.get())
    }

    /// All panels of the game, beside the board.
    pub fn panels(&self) -> Memo<Vec<Panel>> {
        self.showing.panels
    }

    /// The position of the past that is looked at, tracked; the present without one.
    pub fn ply(&self) -> Option<usize> {
        self.showing.ply.get()
    }

    /// Looks at a position of the past, or at the present again.
    pub fn look_at(&self, ply: Option<usize>) {
        let before = self.showing.ply.get_untracked();
        self.showing.ply.set(ply);
        // What happened is shown to who goes on by one; who leaps would see all of it at once.
        let next = ply.filter(|&ply| before.is_some_and(|before| before + 1 == ply));
        self.showing.happened.set(next.and_then(|ply| self.peek(|game| Some(game.happened(ply)))));
    }

    /// The question that the person at the screen has to answer.
    pub fn question(&self) -> Memo<Option<Question>> {
        self.showing.question
    }

    /// What the answer that is pointed at, else the one that is chosen, would bring about.
    pub fn foresight(&self) -> Memo<Option<Result<Foresight, Refused>>> {
        self.showing.foresight
    }

    /// What happened last, tracked.
    pub fn happened(&self) -> Option<Happened> {
        self.showing.happened.get()
    }

    /// What was refused last, and why, tracked.
    pub fn refused(&self) -> Option<Refused> {
        self.showing.refused.get()
    }
}

/// What is looked at: a position of the past as all may see it, or the present through somebody's eyes.
fn look_of(ply: Option<usize>, viewer: Option<u8>) -> Look {
    match ply {
        Some(ply) => Look::at(ply),
        None => Look { viewer, ..Look::default() },
    }
}
