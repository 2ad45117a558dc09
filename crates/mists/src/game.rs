//! A game: a pure value.

use crate::action::{Action, Decision};
use crate::event::Event;
use crate::hash;
use crate::setup::Rules;
use crate::state::{Outcome, Pending, State};
use crate::steps::{Checked, Play, Position};
use fogbound_game::{Deciding, Refusal, Rng, StateHasher};
use fogbound_landscape::{Deck, KindId, Order};
use std::sync::Arc;

/// A game as everybody at the table sees it: the order of the piles and the face-down tiles are absent (X-6,
/// M-3.7, M-11.4).
pub type View = fogbound_game::View<Game>;

/// A running or finished game. Cloning copies one flat block and allocates nothing.
#[derive(Clone, Debug)]
pub struct Game {
    pub(crate) rules: Arc<Rules>,
    pub(crate) state: State,
}

impl Game {
    fn play<'a, E: FnMut(Event)>(&'a mut self, events: &'a mut E) -> Play<'a, E> {
        Play { rules: &self.rules, state: &mut self.state, events }
    }

    pub(crate) fn position(&self) -> Position<'_> {
        Position { rules: &self.rules, state: &self.state }
    }

    /// The question asked now, if one is.
    #[must_use]
    pub fn decision(&self) -> Option<Decision> {
        self.position().decision()
    }

    /// The end of the game, if it has come.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.state.outcome
    }

    /// The tiles in the order of drawing, once the game is over; `None` before, and for draws
    /// that this game never learnt.
    pub fn deck(&self) -> impl Iterator<Item = Option<KindId>> + '_ {
        let over = self.state.outcome.is_some();
        self.state.deck.tiles().map(move |kind| kind.filter(|_| over))
    }

    /// The tiles drawn openly so far, in order; `None` for those laid face down.
    pub fn draws(&self) -> impl Iterator<Item = Option<KindId>> + '_ {
        self.state.deck.draws()
    }
}

/// Games are equal if their setups and positions are.
impl PartialEq for Game {
    fn eq(&self, other: &Game) -> bool {
        self.rules.fingerprint() == other.rules.fingerprint() && self.state == other.state
    }
}

impl fogbound_game::Game for Game {
    const NAME: &'static str = "mists";
    const SUPPLY: &'static str = "M-3.7";

    type Rules = Rules;
    type Order = Order;
    type Action = Action;
    type Checked = Checked;
    type Event = Event;
    type Tile = KindId;

    fn set_up(rules: Arc<Rules>) -> Game {
        Game { state: *rules.start(), rules }
    }

    /// X-6 refuses an order that is not one of the tiles in play.
    fn deal(&mut self, order: &Order) -> Result<(), Refusal> {
        self.state.deck = Deck::deal(self.rules.tiles(), order, "mists tiles")?;
        Ok(())
    }

    fn begin(&mut self, events: &mut impl FnMut(Event)) {
        self.play(events).run();
    }

    fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    fn with_rules(self, rules: Arc<Rules>) -> Self {
        Self { rules, ..self }
    }

    fn players(&self) -> u8 {
        self.rules.players()
    }

    fn deciding(&self) -> Deciding {
        match self.state.pending {
            Pending::Draw | Pending::Over => Deciding::Nobody,
            _ => Deciding::One(self.state.seat),
        }
    }

    fn is_over(&self) -> bool {
        self.state.outcome.is_some()
    }

    fn list(&self, _: u8, out: &mut impl FnMut(Action)) {
        self.position().list(out);
    }

    fn look_up(&self, _: u8, action: Action) -> Result<Checked, Refusal> {
        self.position().check(action)
    }

    fn pick_unlisted(&self, rng: &mut Rng) -> Option<Checked> {
        let State { map, hand, pending, .. } = &self.state;
        if *pending != Pending::Place {
            return None;
        }
        let (catalogue, kind) = (self.rules.catalogue(), KindId(*hand));
        map.placement_at(catalogue, kind, |count| rng.below(count)).map(Checked::Place)
    }

    /// a face-up tile is always placed by a person.
    fn forced(&self, seat: u8) -> Option<(Action, Event)> {
        if self.state.pending == Pending::Place {
            return None;
        }
        let choice = self.only(seat)?;
        let Decision { ask, .. } = self.decision()?;
        Some((choice, Event::Forced { seat, ask, choice }))
    }

    fn carry_out(&mut self, _: u8, checked: Checked, events: &mut impl FnMut(Event)) {
        let mut play = self.play(events);
        play.answer(checked);
        play.run();
    }

    fn wants_tile(&self) -> bool {
        self.state.pending == Pending::Draw
    }

    /// Tiles of the piles and face-down ones together (M-3.7).
    fn unseen(&self) -> impl Iterator<Item = (KindId, u8)> {
        self.state.deck.not_seen(self.rules.tiles())
    }

    fn take_tile(&mut self, tile: KindId, events: &mut impl FnMut(Event)) {
        self.state.deck.tell(tile);
        self.play(events).run();
    }

    /// In this game everybody sees the same.
    fn hide(&mut self, _: Option<u8>) {
        self.state.deck.hide();
    }

    fn suppose(&mut self, rng: &mut Rng) {
        self.state.deck.suppose(self.rules.tiles(), rng);
    }

    /// A tile was drawn, openly or to be laid face down, or the game ended.
    fn revealed_since(&self, later: &Game) -> bool {
        let course = |game: &Game| (game.state.deck.drawn(), game.state.outcome.is_some());
        course(self) != course(later)
    }

    fn hash_public(&self, hasher: &mut StateHasher) {
        hash::public(self, hasher);
    }

    fn hash_all(&self, hasher: &mut StateHasher) -> Option<()> {
        hash::all(self, hasher)
    }

    fn tile_text(rules: &Rules, tile: KindId) -> String {
        rules.catalogue().kind(tile).name.clone()
    }

    fn parse_tile(rules: &Rules, text: &str) -> Option<KindId> {
        rules.catalogue().find(text)
    }

    fn drawn(event: &Event) -> Option<KindId> {
        match event {
            Event::Drawn { tile } => Some(*tile),
            _ => None,
        }
    }

    fn heading(&self, event: &Event) -> Option<String> {
        match event {
            Event::Turn { seat } => Some(format!("turn {}, seat {}", self.turn(), seat + 1)),
            _ => None,
        }
    }
}
