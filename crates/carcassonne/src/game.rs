//! A game: a pure value.

use crate::action::{Action, Ask};
use crate::event::Event;
use crate::setup::Rules;
use crate::state::{Pending, State};
use crate::steps::{Checked, Play, Position};
use fogbound_game::{Deciding, Game as _, Refusal, Rng, StateHasher};
use fogbound_landscape::{Deck, KindId, Order};
use std::sync::Arc;

/// A game as everybody at the table sees it: the order of the pile is absent (C-7, X-6).
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
    pub fn ask(&self) -> Option<Ask> {
        self.position().ask()
    }

    /// The active seat.
    #[must_use]
    pub fn seat(&self) -> u8 {
        self.state.seat
    }

    /// All ways to play the tile in hand, into a list that is emptied first: each placement of
    /// [`Game::legal`] with each answer about a meeple that follows it; with none where it is not
    /// asked next, be it that ghosts come first (G-2.4) or that passing is all there is. Faster
    /// than trying each placement on a copy. Empty when no tile is in hand.
    pub fn turns_into(&self, turns: &mut Vec<(Action, Option<Action>)>) {
        turns.clear();
        self.list_turns(&mut |place, answer| turns.push((place, answer)));
    }

    /// The tiles in the order of drawing, once the game is over; `None` before, and for draws
    /// that this game never learnt.
    pub fn deck(&self) -> impl Iterator<Item = Option<KindId>> + '_ {
        let over = self.is_over();
        self.state.deck.tiles().map(move |kind| kind.filter(|_| over))
    }

    /// The tiles drawn so far, in order.
    pub fn draws(&self) -> impl Iterator<Item = KindId> + '_ {
        self.state.deck.draws().flatten()
    }
}

/// Games are equal if their setups and positions are.
impl PartialEq for Game {
    fn eq(&self, other: &Game) -> bool {
        self.rules.fingerprint() == other.rules.fingerprint() && self.state == other.state
    }
}

impl fogbound_game::Game for Game {
    const NAME: &'static str = "carcassonne";
    const SUPPLY: &'static str = "C-7";

    type Rules = Rules;
    type Order = Order;
    type Action = Action;
    type Checked = Checked;
    type Event = Event;
    type Tile = KindId;

    fn set_up(rules: Arc<Rules>) -> Game {
        Game { state: *rules.opening(), rules }
    }

    /// X-6 refuses an order that is not one of the tiles in play.
    fn deal(&mut self, order: &Order) -> Result<(), Refusal> {
        self.state.deck = Deck::deal(self.rules.tiles(), order, "carcassonne tiles")?;
        Ok(())
    }

    fn begin(&mut self, events: &mut impl FnMut(Event)) {
        self.play(events).begin_turn();
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
        self.state.pending == Pending::Over
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
        let ask = self.ask().filter(|&ask| ask != Ask::Place)?;
        let choice = match ask {
            Ask::Meeple => self.position().must_pass().then_some(Action::Pass),
            _ => self.only(seat),
        }?;
        Some((choice, Event::Forced { seat, ask, choice }))
    }

    fn carry_out(&mut self, _: u8, checked: Checked, events: &mut impl FnMut(Event)) {
        self.play(events).answer(checked);
    }

    fn wants_tile(&self) -> bool {
        self.state.pending == Pending::Draw
    }

    /// All that have not been drawn (C-7).
    fn unseen(&self) -> impl Iterator<Item = (KindId, u8)> {
        self.state.deck.not_seen(self.rules.tiles())
    }

    fn take_tile(&mut self, tile: KindId, events: &mut impl FnMut(Event)) {
        self.state.deck.tell(tile);
        self.play(events).continue_draw();
    }

    /// In this game everybody sees the same.
    fn hide(&mut self, _: Option<u8>) {
        self.state.deck.hide();
    }

    fn suppose(&mut self, rng: &mut Rng) {
        self.state.deck.suppose(self.rules.tiles(), rng);
    }

    /// A tile was drawn, or the game ended.
    fn revealed_since(&self, later: &Game) -> bool {
        let course = |game: &Game| (game.state.deck.drawn(), game.is_over());
        course(self) != course(later)
    }

    fn hash_public(&self, hasher: &mut StateHasher) {
        self.add_public(hasher);
    }

    fn hash_all(&self, hasher: &mut StateHasher) -> Option<()> {
        self.add_public(hasher);
        let tiles: Vec<u8> =
            self.deck().map(|kind| kind.map(|kind| kind.0)).collect::<Option<_>>()?;
        hasher.bytes(&tiles);
        Some(())
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
