//! X-5, T-2.6: several people at one screen. What only one of them may know is shown after the screen
//! was passed to them, and is wiped before anything else is shown.

use super::GhostsGalore;
use crate::play::Input;
use crate::play::table::Table as _;
use fogbound_game::Deciding;
use fogbound_ghosts_galore::{Ask, View};

/// What came of passing the screen.
pub enum Pass {
    /// The seat may be asked.
    Ready,
    /// Something has changed; look again who is asked.
    Again,
    /// The game is left.
    Leave,
}

impl GhostsGalore {
    /// Whether several people share the screen.
    fn is_shared(&self) -> bool {
        self.desk.people().count() > 1
    }

    /// Whether the secrets of a seat may be shown now.
    pub(super) fn sees(&self, seat: u8) -> bool {
        !self.desk.is_open(seat) && (!self.is_shared() || self.at == Some(seat))
    }

    /// What may be shown to a seat now: its own view when nobody else looks, else what everybody
    /// knows.
    pub(super) fn view(&self, seat: u8) -> View {
        self.desk.game().view(self.sees(seat).then_some(seat))
    }

    /// Wipes the screen if there are secrets on it.
    pub(super) fn hide(&mut self) {
        if self.at.take().is_some() {
            self.desk.screen.clear();
            self.shown = None;
        }
    }

    /// Sees to it that only the asked seat looks where secrets are shown.
    pub(super) fn pass(&mut self, seat: u8, input: &mut Input) -> miette::Result<Pass> {
        let is_secret = self.desk.game().ask().is_some_and(Ask::is_simultaneous);
        if !is_secret && !self.wanted {
            self.hide();
            return Ok(Pass::Ready);
        }
        if self.sees(seat) || self.desk.is_open(seat) {
            return Ok(Pass::Ready);
        }
        self.hand_over(seat, input)
    }

    /// Asks for the screen to be passed to a seat.
    pub(super) fn hand_over(&mut self, seat: u8, input: &mut Input) -> miette::Result<Pass> {
        if self.at.is_none() {
            self.desk.screen.raw("");
        }
        self.hide();
        loop {
            let desk = &self.desk;
            let args = [("player", desk.name(seat).to_owned().into())];
            desk.screen.heading(&desk.texts.get("train-pass", &args));
            let own = self.others_choice();
            if own {
                let seat = desk.session.replay().taken().last().map_or(0, |taken| taken.seat);
                let args = [("player", desk.name(seat).to_owned().into())];
                desk.screen.say(&desk.texts.get("train-pass-undo", &args));
            }
            let Some(line) = desk.screen.line("↵>", input) else { return Ok(Pass::Leave) };
            match line.to_lowercase().as_str() {
                "" => {
                    self.at = Some(seat);
                    self.shown = None;
                    return Ok(Pass::Ready);
                }
                "q" | "quit" | "exit" => return Ok(Pass::Leave),
                "u" | "undo" if own && self.desk.undo(1)? => {
                    self.undone();
                    return Ok(Pass::Again);
                }
                _ => {}
            }
        }
    }

    /// Whether the last decision is a choice in the running simultaneous decision: only the seat that
    /// made it may take it back.
    pub(super) fn others_choice(&self) -> bool {
        let replay = self.desk.session.replay();
        let before = replay.taken().len().checked_sub(1).and_then(|last| replay.at(last));
        let last = replay.taken().last().map(|taken| taken.seat);
        let (Some(before), Some(last)) = (before, last) else { return false };
        let same =
            before.ask() == self.desk.game().ask() && before.round() == self.desk.game().round();
        let asked =
            |deciding| matches!(deciding, Deciding::Together(seats) if seats.contains(last));
        same && asked(before.deciding())
    }
}
