//! The answers of a person: shown with their consequences, taken, and taken back.

use crate::front::{Front, Next};
use crate::store::Trouble;
use fogbound_presenter::{Foresight, Happened, Pushed, Refused};
use fogbound_table::texts::msg;

impl Front {
    /// Chooses answers, to be taken as a whole: shows what each would bring about and waits for Enter, or
    /// takes them at once.
    pub(crate) fn choose(&mut self, answers: Vec<String>, at_once: bool) -> Result<Next, Trouble> {
        self.unchoose();
        let (last, drafted) = answers.split_last().map_or((None, &[][..]), |(l, d)| (Some(l), d));
        for answer in drafted {
            if let Err(refused) = self.draft(answer) {
                self.drop_chosen(self.chosen.len());
                self.refuse(refused);
                return Ok(Next::Wait);
            }
        }
        if let Some(refused) = last.and_then(|last| self.course.why_not(last)) {
            self.drop_chosen(self.chosen.len());
            match refused.rule.is_empty() {
                true => self.say(msg!("not-understood")),
                false => self.refuse(refused),
            }
            return Ok(Next::Wait);
        }
        self.chosen.extend(last.cloned());
        if at_once || self.quick {
            return self.confirm();
        }
        self.show_chosen(drafted.is_empty());
        Ok(Next::Wait)
    }

    /// Adds an answer to the turn that is being composed.
    fn draft(&mut self, answer: &str) -> Result<(), Refused> {
        self.course.draft(answer)?;
        self.chosen.push(answer.to_owned());
        Ok(())
    }

    /// Drops what waits for Enter.
    pub(crate) fn unchoose(&mut self) {
        self.drop_chosen(self.chosen.len().saturating_sub(1));
    }

    /// Drops all that is chosen, so many of which are drafted.
    fn drop_chosen(&mut self, drafted: usize) {
        self.chosen.clear();
        self.undraft(drafted);
    }

    /// Takes answers out of the turn that is being composed.
    pub(crate) fn undraft(&mut self, answers: usize) {
        if answers > 0 {
            // There are as many in the draft.
            let _ = self.course.take_back(u32::try_from(answers).unwrap_or(u32::MAX));
        }
    }

    /// The answers that wait for Enter, the last with what it would bring about.
    pub(crate) fn show_chosen(&mut self, is_alone: bool) {
        let Some(last) = self.chosen.last().cloned() else { return };
        let foresight = self.course.foresee(&last);
        let foresight = foresight.unwrap_or_else(|_| Foresight::default());
        let tried = self.asked().and_then(|asked| asked.placement(&last, self.game()));
        let is_tried = match (tried, self.asked()) {
            (Some((cell, turns)), Some(asked)) => {
                self.held = turns;
                self.try_tile(&asked, cell, turns);
                is_alone
            }
            _ => false,
        };
        if !is_tried {
            let drafted = self.course.question().map(|question| question.draft);
            for what in drafted.into_iter().flatten().chain([self.in_words(&last, &foresight)]) {
                self.say(msg!("chosen", what));
            }
        }
        for told in &foresight.lines {
            self.screen.say(&format!("   → {}", told.text));
        }
        self.say(match (self.chosen.len() > 1, is_tried, foresight.is_final) {
            (true, ..) => msg!("confirm-draft"),
            (false, true, false) => msg!("confirm-place"),
            (false, true, true) => msg!("confirm-place.last"),
            (false, false, false) => msg!("confirm"),
            (false, false, true) => msg!("confirm.last"),
        });
    }

    /// An answer in words.
    fn in_words(&self, answer: &str, foresight: &Foresight) -> String {
        if !foresight.answer.is_empty() {
            return foresight.answer.clone();
        }
        // If consequences are not shown.
        let answers = self.course.question().map(|question| question.answers);
        let same = answers.into_iter().flatten().find(|other| other.action == answer);
        same.map_or_else(|| answer.to_owned(), |answer| answer.text)
    }

    /// Takes the answers that wait for Enter.
    pub(crate) fn confirm(&mut self) -> Result<Next, Trouble> {
        let Some(last) = self.chosen.pop() else {
            self.say(msg!("nothing-chosen"));
            return Ok(Next::Wait);
        };
        let taken = match self.course.push(&last) {
            Ok(Pushed::Taken(happened)) => Ok(happened),
            // A whole turn is on its way already.
            Ok(Pushed::Drafted) if self.is_on_its_way() => Ok(Happened::default()),
            Ok(Pushed::Drafted) => self.course.confirm(),
            Err(refused) => Err(refused),
        };
        match taken {
            Ok(happened) => {
                self.chosen.clear();
                self.refused = None;
                self.keep()?;
                // Parts that others must not see are not in the news.
                self.report(&happened);
                Ok(Next::Ask)
            }
            Err(refused) => {
                self.drop_chosen(self.chosen.len());
                self.refuse(refused);
                Ok(Next::Wait)
            }
        }
    }

    /// Returns true if the turn of the person at the screen has gone to a table elsewhere.
    fn is_on_its_way(&self) -> bool {
        self.course.viewer().is_some_and(|seat| self.course.has_made(seat))
    }

    /// Takes back decisions; where that needs consent, it is asked for next.
    pub(crate) fn take_back(&mut self, decisions: u32) -> Result<Next, Trouble> {
        let is_draft = self.course.viewer().is_some_and(|seat| !self.game().draft(seat).is_empty());
        let is_here = !self.course.is_elsewhere() || is_draft && !self.is_on_its_way();
        match self.course.take_back(decisions) {
            Ok(()) if is_here => self.taken_back(),
            // The table tells when it is done.
            Ok(()) => Ok(Next::Wait),
            Err(refused) => {
                self.refuse(refused);
                self.ask_consent();
                Ok(Next::Wait)
            }
        }
    }

    /// Something was taken back: what is shown is old.
    pub(crate) fn taken_back(&mut self) -> Result<Next, Trouble> {
        self.keep()?;
        self.refused = None;
        self.say(msg!("undone"));
        self.shown = None;
        Ok(Next::Ask)
    }

    /// Asks the person whose turn it is to agree to an undo, if there is one.
    pub(crate) fn ask_consent(&self) {
        let (Some(seat), Some(what)) = (self.course.consenting(), self.course.would_go()) else {
            return;
        };
        self.say(msg!("undo-consent", what, player = self.name(seat)));
    }
}
