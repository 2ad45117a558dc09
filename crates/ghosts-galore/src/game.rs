//! A game: a pure value.

use crate::action::{Action, Ask};
use crate::deal::{Cards, Deal, Order, SeatBoard, Sight};
use crate::event::Event;
use crate::setup::{ROUNDS, Rules};
use crate::state::{Pending, State};
use crate::steps::{Checked, Play, Position};
use crate::tile::{NONE, TileId};
use crate::view;
use fogbound_game::{Deciding, Game as _, Refusal, Rng, StateHasher};
use std::sync::Arc;

/// A game as a seat (or a spectator) sees it: the stacks, the unused tiles, the hidden tiles of
/// others and their choices in a running simultaneous decision are absent (T-2.6).
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

/// Games are equal if their setups and positions are.
impl PartialEq for Game {
    fn eq(&self, other: &Game) -> bool {
        self.rules.fingerprint() == other.rules.fingerprint() && self.state == other.state
    }
}

impl fogbound_game::Game for Game {
    const NAME: &'static str = "ghosts-galore";
    const SUPPLY: &'static str = "T-1.4";

    type Rules = Rules;
    type Order = Order;
    type Action = Action;
    type Checked = Checked;
    type Event = Event;
    type Tile = TileId;

    fn set_up(rules: Arc<Rules>) -> Game {
        Game { state: State::new(rules.setup().start_player), rules }
    }

    /// X-6 or T-1.1 refuses a deal that does not suit the setup.
    fn deal(&mut self, order: &Order) -> Result<(), Refusal> {
        let (boards, deal) = self.rules.deal(order)?;
        for (seat, board) in boards.iter().enumerate() {
            self.state.boards[seat] = board.board;
            self.state.sides[seat] = board.side.unwrap_or(NONE);
        }
        self.state.told = deal.is_none();
        if let Order::Told { sight: Some(Sight { seat, tiles }), .. } = order {
            self.state.sight = *seat;
            match tiles[..] {
                [one, other] => self.state.offers[usize::from(*seat)] = [one.0, other.0],
                _ => self.state.hidden[usize::from(*seat)] = tiles.first().map_or(NONE, |it| it.0),
            }
        }
        if let Some(deal) = deal {
            deal_cards(&mut self.state, &deal.cards);
        }
        Ok(())
    }

    fn begin(&mut self, events: &mut impl FnMut(Event)) {
        self.play(events).begin();
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
        self.position().deciding()
    }

    fn is_over(&self) -> bool {
        self.state.pending == Pending::Over
    }

    fn list(&self, seat: u8, out: &mut impl FnMut(Action)) {
        self.position().list(seat, out);
    }

    fn look_up(&self, seat: u8, action: Action) -> Result<Checked, Refusal> {
        self.position().check(seat, action)
    }

    fn forced(&self, seat: u8) -> Option<(Action, Event)> {
        let (ask, choice) = (Ask::Claim, Action::Reveal);
        let forced = || (choice, Event::Forced { seat, ask, choice });
        self.position().must_reveal().then(forced)
    }

    /// A choice of a simultaneous decision happens when the last seat has chosen.
    fn carry_out(&mut self, seat: u8, checked: Checked, events: &mut impl FnMut(Event)) {
        self.play(events).answer(seat, checked);
    }

    /// Returns true for the top tile of the stack, or, if all tiles are told, for the hidden ones when they
    /// come to be placed, seat by seat.
    fn wants_tile(&self) -> bool {
        self.state.pending == Pending::Draw || self.state.lacks_hidden(self.rules.players())
    }

    fn unseen(&self) -> impl Iterator<Item = (TileId, u8)> {
        let mut seen = [false; 256];
        let size = self.rules.stack_size();
        let mut see = |tile: u8| seen[usize::from(tile)] = true;
        (1..=ROUNDS).flat_map(|round| self.state.revealed(round, size)).for_each(|&tile| see(tile));
        self.state.hidden.iter().for_each(|&tile| see(tile));
        self.state.grids.iter().flat_map(crate::Grid::tiles).for_each(|(_, tile, _)| see(tile.0));
        if self.state.pending == Pending::Keep {
            self.state.offers.iter().flatten().for_each(|&tile| see(tile));
        }
        self.rules
            .catalogue()
            .iter()
            .filter(move |tile| !seen[usize::from(tile.0)])
            .map(|tile| (tile, 1))
    }

    fn has_left(&self, tile: TileId) -> bool {
        let told = self.state.hidden_told;
        if self.state.lacks_hidden(self.rules.players()) && told == self.state.sight {
            // The hidden tile that is known already.
            return self.state.hidden[usize::from(told)] == tile.0;
        }
        self.unseen().any(|(other, _)| other == tile)
    }

    fn take_tile(&mut self, tile: TileId, events: &mut impl FnMut(Event)) {
        if self.state.pending == Pending::Draw {
            self.play(events).tell_top(tile);
        } else {
            self.state.hidden[usize::from(self.state.hidden_told)] = tile.0;
            self.state.hidden_told += 1;
        }
    }

    fn hide(&mut self, seat: Option<u8>) {
        view::hide(self, seat);
    }

    fn suppose(&mut self, rng: &mut Rng) {
        view::suppose(self, rng);
    }

    /// A tile was revealed, or a simultaneous decision was completed: its choices are known now.
    fn revealed_since(&self, later: &Game) -> bool {
        let course =
            |game: &Game| (game.state.round, game.state.drawn, game.is_over(), game.state.sides);
        course(self) != course(later)
    }

    fn hash_public(&self, hasher: &mut StateHasher) {
        self.add_public(hasher);
    }

    fn hash_all(&self, hasher: &mut StateHasher) -> Option<()> {
        self.add_public(hasher);
        hasher.bytes(&self.state.hidden);
        hasher.bytes(self.state.offers.as_flattened());
        hasher.bytes(&self.state.stacks);
        hasher.bytes(&self.state.rest);
        Some(())
    }

    fn tile_text(rules: &Rules, tile: TileId) -> String {
        match rules.catalogue().contains(tile) {
            true => format!("{tile} {}", rules.catalogue().kind(tile).name),
            false => tile.to_string(),
        }
    }

    /// The number decides; the name beside it, if there is one, must be that of the tile.
    fn parse_tile(rules: &Rules, text: &str) -> Option<TileId> {
        let mut words = text.split_ascii_whitespace();
        let tile = TileId(words.next()?.parse().ok()?);
        let known = rules.catalogue().contains(tile);
        let named =
            words.next().is_none_or(|name| known && rules.catalogue().kind(tile).name == name);
        (known && named && words.next().is_none()).then_some(tile)
    }

    fn drawn(event: &Event) -> Option<TileId> {
        match event {
            Event::Revealed { tile, .. } => Some(*tile),
            _ => None,
        }
    }

    fn heading(&self, event: &Event) -> Option<String> {
        match event {
            Event::StackBegun { round, .. } => {
                Some(format!("round {round}, lamp at seat {}", self.lamp() + 1))
            }
            _ => None,
        }
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
