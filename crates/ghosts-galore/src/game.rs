//! A game: a pure value that changes only by [`Game::apply`] and, when tiles are told from outside,
//! [`Game::tell`].

use crate::action::{Action, Ask};
use crate::deal::{Cards, Deal, Order, SeatBoard};
use crate::event::Event;
use crate::setup::{ROUNDS, Rules};
use crate::state::{Pending, State};
use crate::steps::{Look, Play};
use crate::tile::{NONE, TileId};
use crate::view::View;
use fogbound_game::{Deciding, Refusal, into_list};
use std::sync::Arc;

/// A running or finished game. Cloning copies one flat block and allocates nothing.
#[derive(Clone, Debug)]
pub struct Game {
    pub(crate) rules: Arc<Rules>,
    pub(crate) state: State,
}

impl Game {
    /// Starts a game: everything up to the first decision happens and is told.
    ///
    /// # Errors
    /// X-6 or T-1.1 when a given deal does not suit the setup.
    pub fn start(rules: Arc<Rules>, order: &Order) -> Result<(Game, Vec<Event>), Refusal> {
        let mut state = State::new(rules.setup().start_player);
        let (boards, deal) = rules.deal(order)?;
        for (seat, board) in boards.iter().enumerate() {
            state.boards[seat] = board.board;
            state.sides[seat] = board.side.unwrap_or(NONE);
        }
        state.told = deal.is_none();
        if let Some(deal) = deal {
            deal_cards(&mut state, &deal.cards);
        }
        let mut game = Game { rules, state };
        let mut events = Vec::new();
        game.play(&mut into_list(&mut events)).begin();
        Ok((game, events))
    }

    fn play<'a, E: FnMut(Event)>(&'a mut self, events: &'a mut E) -> Play<'a, E> {
        Play { rules: &self.rules, state: &mut self.state, events }
    }

    pub(crate) fn look(&self) -> Look<'_> {
        Look { rules: &self.rules, state: &self.state }
    }

    /// The rules this game is played with.
    #[must_use]
    pub fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// The question asked now, if one is.
    #[must_use]
    pub fn ask(&self) -> Option<Ask> {
        self.look().ask()
    }

    /// Who has to decide now.
    #[must_use]
    pub fn deciding(&self) -> Deciding {
        self.look().deciding()
    }

    /// Whether the game has ended.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.state.pending == Pending::Over
    }

    /// All legal actions of a seat, each once: of rotations that look alike only the smallest.
    /// None when the seat has nothing to decide.
    #[must_use]
    pub fn legal(&self, seat: u8) -> Vec<Action> {
        let mut actions = Vec::new();
        self.legal_into(seat, &mut actions);
        actions
    }

    /// [`Game::legal`] into a list that is emptied first, to save allocations.
    pub fn legal_into(&self, seat: u8, actions: &mut Vec<Action>) {
        actions.clear();
        self.look().list(seat, &mut |action| actions.push(action));
    }

    /// Whether an action of a seat is legal now. All four rotations of a tile are.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn check(&self, seat: u8, action: Action) -> Result<(), Refusal> {
        self.look().check(seat, action)
    }

    /// Takes a decision of a seat; everything that follows by itself happens too. A choice of
    /// a simultaneous decision happens when the last seat has chosen.
    ///
    /// # Errors
    /// The rule that forbids it; the game is unchanged.
    pub fn apply(&mut self, seat: u8, action: Action) -> Result<Vec<Event>, Refusal> {
        let mut events = Vec::new();
        self.apply_with(seat, action, &mut into_list(&mut events))?;
        Ok(events)
    }

    /// [`Game::apply`], with the events going to a function.
    ///
    /// # Errors
    /// As [`Game::apply`].
    pub fn apply_with(
        &mut self,
        seat: u8,
        action: Action,
        events: &mut impl FnMut(Event),
    ) -> Result<(), Refusal> {
        self.check(seat, action)?;
        self.play(events).answer(seat, action)
    }

    /// Whether a tile has to be told ([`Game::tell`]): the top one of the stack, or, where all tiles
    /// are told, the hidden ones when they come to be placed, seat by seat.
    #[must_use]
    pub fn wants_tile(&self) -> bool {
        self.state.pending == Pending::Draw || self.state.lacks_hidden(self.rules.players())
    }

    /// Tells the next tile, where chance comes from outside ([`Order::Told`]).
    ///
    /// # Errors
    /// X-6 when no tile has to be told now, T-1.4 when no such tile can be left.
    pub fn tell(&mut self, tile: TileId) -> Result<Vec<Event>, Refusal> {
        if !self.wants_tile() {
            return Err(Refusal::new("X-6", "not-waiting-for-tile"));
        }
        if !self.unseen().any(|other| other == tile) {
            return Err(Refusal::new("T-1.4", "tile-not-left"));
        }
        let mut events = Vec::new();
        if self.state.pending == Pending::Draw {
            self.play(&mut into_list(&mut events)).tell_top(tile);
        } else {
            self.state.hidden[usize::from(self.state.hidden_told)] = tile.0;
            self.state.hidden_told += 1;
        }
        Ok(events)
    }

    /// What a seat may know; with `None` what a spectator may.
    #[must_use]
    pub fn view(&self, seat: Option<u8>) -> View {
        View::of(self, seat)
    }

    /// The boards with their sides, as far as these are known.
    pub fn boards(&self) -> impl ExactSizeIterator<Item = SeatBoard> + '_ {
        let players = usize::from(self.rules.players());
        let seated = self.state.boards.iter().zip(&self.state.sides).take(players);
        seated.map(|(&board, &side)| SeatBoard { board, side: (side != NONE).then_some(side) })
    }

    /// Everything that chance decided, once the game is over; `None` before, and when this game
    /// never learnt it.
    #[must_use]
    pub fn dealt(&self) -> Option<Deal> {
        if !self.is_over() || self.state.told {
            return None;
        }
        let choose = self.rules.options().choose_side;
        let boards =
            self.boards().map(|seat| SeatBoard { side: seat.side.filter(|_| !choose), ..seat });
        let players = usize::from(self.rules.players());
        let stacked = usize::from(ROUNDS) * usize::from(self.rules.stack_size());
        let all = usize::from(self.rules.catalogue().len());
        let tiles = |tiles: &[u8]| tiles.iter().map(|&tile| TileId(tile)).collect();
        let cards = if self.rules.options().experienced {
            let offers = self.state.offers[..players].iter();
            Cards::Experienced {
                offers: offers.map(|pair| pair.map(TileId)).collect(),
                mix: tiles(&self.state.rest[..all]),
            }
        } else {
            Cards::Plain {
                hidden: tiles(&self.state.hidden[..players]),
                stacks: tiles(&self.state.stacks[..stacked]),
                unused: tiles(&self.state.rest[..all - stacked - players]),
            }
        };
        Some(Deal { boards: boards.collect(), cards })
    }
}

/// Puts dealt tiles in their places.
pub(crate) fn deal_cards(state: &mut State, cards: &Cards) {
    let fill = |places: &mut [u8], tiles: &[TileId]| {
        for (place, tile) in places.iter_mut().zip(tiles) {
            *place = tile.0;
        }
    };
    match cards {
        Cards::Plain { hidden, stacks, unused } => {
            fill(&mut state.hidden, hidden);
            fill(&mut state.stacks, stacks);
            fill(&mut state.rest, unused);
        }
        Cards::Experienced { offers, mix } => {
            for (place, offer) in state.offers.iter_mut().zip(offers) {
                *place = offer.map(|tile| tile.0);
            }
            fill(&mut state.rest, mix);
        }
    }
}
