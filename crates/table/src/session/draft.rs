//! Drafts: a turn composed step by step on what its seat sees, and confirmed as a whole.

use super::Session;
use super::preview::{Preview, previewed};
use crate::aid::{Aid, Denied, Help};
use crate::record::Recorded;
use fogbound_bots::Seated;
use fogbound_game::{Game, Refusal};

/// The begin of the first line of a draft that is written down.
const DRAFT: &str = "draft";

/// Some decisions of one seat that are not taken yet, in order. They are made on a copy of what the seat
/// sees, up to the first thing that it cannot know: a reveal, a decision of another seat, the end.
///
/// The written form ([`Draft::to_text`]) is a line with the place where the draft belongs, and a line for
/// each action, as records write them.
#[derive(Clone, Debug)]
pub struct Draft<G: Game> {
    seat: u8,
    aid: Aid,
    /// The place where it belongs: seat, standing decisions before it, hash of what was public there.
    place: String,
    start: G,
    steps: Vec<(G::Action, Preview<G>)>,
}

impl<G: Game> Draft<G> {
    /// Returns the seat whose turn it is.
    #[must_use]
    pub fn seat(&self) -> u8 {
        self.seat
    }

    /// Returns the number of decisions.
    #[must_use]
    pub fn len(&self) -> usize {
        self.steps.len()
    }

    /// Returns `true` if there are no decisions.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }

    /// Returns the decisions so far, in order.
    pub fn actions(&self) -> impl Iterator<Item = G::Action> + '_ {
        self.steps.iter().map(|(action, _)| *action)
    }

    /// Returns the positions in which the decisions are made, in order, as their seat sees them.
    pub fn positions(&self) -> impl Iterator<Item = &G> {
        let later = self.steps.iter().map(|(_, preview)| &preview.game);
        std::iter::once(&self.start).chain(later).take(self.len())
    }

    /// Returns the position that the draft has come to, as its seat would see it.
    #[must_use]
    pub fn game(&self) -> &G {
        self.steps.last().map_or(&self.start, |(_, preview)| &preview.game)
    }

    /// Returns the consequences of each decision.
    ///
    /// # Errors
    /// [`Denied::Aid`] if the aid level includes no previews.
    pub fn previews(&self) -> Result<impl Iterator<Item = &Preview<G>>, Denied> {
        self.aid.check(Help::Preview)?;
        Ok(self.steps.iter().map(|(_, preview)| preview))
    }

    /// Returns `true` if nothing can be added: what comes next cannot be known, or is not for this seat to
    /// decide.
    #[must_use]
    pub fn is_closed(&self) -> bool {
        self.is_final() || !self.game().deciding().seats().contains(self.seat)
    }

    /// Returns `true` if its last decision cannot be taken back freely once it is taken.
    #[must_use]
    pub fn is_final(&self) -> bool {
        self.steps.last().is_some_and(|(_, preview)| preview.is_final)
    }

    /// Returns the legal next decisions; none if it is closed.
    #[must_use]
    pub fn legal(&self) -> Vec<G::Action> {
        if self.is_closed() { Vec::new() } else { self.game().legal_of(self.seat) }
    }

    /// Adds a decision.
    ///
    /// # Errors
    /// The rule that forbids it, or X-6 if the draft is closed. Nothing is changed.
    pub fn push(&mut self, action: G::Action) -> Result<(), Refusal> {
        if self.is_closed() {
            return Err(Refusal::new("X-6", "draft-closed"));
        }
        let preview = previewed(self.game(), self.seat, action)?;
        self.steps.push((action, preview));
        Ok(())
    }

    /// Takes the last `decisions` decisions out of the draft, or all there are.
    pub fn take_back(&mut self, decisions: usize) {
        self.steps.truncate(self.steps.len().saturating_sub(decisions));
    }

    /// Puts another decision in the place of the one at `at`, counted from 0. Later ones stay as long as they
    /// are still legal.
    ///
    /// # Errors
    /// The rule that forbids it, or X-7 if there is no such decision. Nothing is changed.
    pub fn replace(&mut self, at: usize, action: G::Action) -> Result<(), Refusal> {
        if at >= self.steps.len() {
            return Err(Refusal::new("X-7", "undo-nothing"));
        }
        let mut draft = self.clone();
        draft.steps.truncate(at);
        draft.push(action)?;
        let mut later = self.actions().skip(at + 1);
        while later.next().is_some_and(|action| draft.push(action).is_ok()) {}
        drop(later);
        *self = draft;
        Ok(())
    }

    /// Returns the draft as text, to be read again by [`Session::restore`].
    #[must_use]
    pub fn to_text(&self) -> String {
        let lines = self.actions().map(|action| format!("{action}\n"));
        format!("{DRAFT} {}\n{}", self.place, lines.collect::<String>())
    }
}

impl<G: Recorded + Seated> Session<G> {
    /// Returns an empty draft of a seat that has to decide now.
    ///
    /// # Errors
    /// X-5 when the seat is not asked now.
    pub fn draft(&self, seat: u8) -> Result<Draft<G>, Refusal> {
        if !self.game().deciding().seats().contains(seat) {
            return Err(Refusal::new("X-5", "not-asked"));
        }
        let start = (*self.game().view_of(Some(seat))).clone();
        let (aid, place) = (self.aid(), self.place_of(seat));
        Ok(Draft { seat, aid, place, start, steps: Vec::new() })
    }

    /// Returns the place where a draft of a seat belongs now. Simultaneous choices of other seats do not
    /// change it.
    fn place_of(&self, seat: u8) -> String {
        let decisions = self.replay.taken().len() - self.replay.running();
        let before = self.replay.at(decisions).unwrap_or(self.game());
        format!("{seat} {decisions} {}", before.hash())
    }

    /// Takes all decisions of a draft, in order, and returns their events. An empty draft does nothing.
    ///
    /// # Errors
    /// X-7 if the table has gone on since the draft was begun, or the rule that forbids one of the decisions.
    /// Nothing is changed then, not even by those before it.
    pub fn confirm(&mut self, draft: &Draft<G>) -> Result<Vec<G::Event>, Refusal> {
        self.check_seated(draft.seat)?;
        if self.place_of(draft.seat) != draft.place {
            return Err(Refusal::new("X-7", "draft-old"));
        }
        let mut game = self.game().clone();
        for action in draft.actions() {
            game.apply_of(draft.seat, action)?;
        }
        let mut events = Vec::new();
        for action in draft.actions() {
            events.extend(self.apply(draft.seat, action)?);
        }
        Ok(events)
    }

    /// Reads a draft from its written form, to go on with it.
    ///
    /// # Errors
    /// X-7 if it is no draft, or the table has gone on since it was begun; the rule that forbids one of its
    /// decisions.
    pub fn restore(&self, text: &str) -> Result<Draft<G>, Refusal> {
        let unreadable = Refusal::new("X-7", "draft-unreadable");
        let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
        let place = lines.next().and_then(|line| line.strip_prefix(DRAFT)).map(str::trim);
        let place = place.ok_or(unreadable)?;
        let seat = place.split(' ').next().and_then(|word| word.parse().ok()).ok_or(unreadable)?;
        if self.place_of(seat) != place {
            return Err(Refusal::new("X-7", "draft-old"));
        }
        let mut draft = self.draft(seat)?;
        for line in lines {
            draft.push(G::parse_action(line).ok_or(unreadable)?)?;
        }
        Ok(draft)
    }
}
