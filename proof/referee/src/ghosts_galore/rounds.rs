//! T-2: the order of a game, and what all players decide at once.

use serde_json::json;

use super::Trial;
use super::deal::Deal;
use super::setup::looks_of;
use super::state::Covered;
use crate::geometry::listed;
use crate::trial::{Answer, Question, Stop};

/// A space and a rotation.
type Place = (usize, u8);

impl Trial<'_> {
    /// Plays the whole game.
    pub(super) fn play_all_rounds(&mut self) -> Result<(), Stop> {
        if self.setup.options.choose_side {
            self.choose_sides()?;
        }
        self.deal()?;
        for round in 1..=8 {
            self.begin_stack(round);
            self.claim_tiles()?;
            self.place_claimed_tiles()?;
            self.end_round();
        }
        self.place_hidden_tiles()
    }

    /// T-1.1, option `choose_side`.
    fn choose_sides(&mut self) -> Result<(), Stop> {
        let sides = || [0, 1].map(|side: usize| (json!(["side", side]), side));
        let choices =
            self.ask_all(self.setup.players, |_, seat| Ok(Question::new(seat, "side", sides())))?;
        for (seat, side) in choices.into_iter().enumerate() {
            self.state.boards.boards[seat].doors = self.setup.sides[seat][side].clone();
            self.news.tell("side_chosen", json!({"seat": seat, "side": side}));
        }
        Ok(())
    }

    /// T-1.3, T-1.4: the hidden tiles, and the stacks.
    fn deal(&mut self) -> Result<(), Stop> {
        if self.setup.options.experienced {
            self.state.hidden = self.ask_all(self.setup.players, Self::offer)?;
            self.state.offered.clear();
        }
        let (number, size) = (8, self.setup.stack());
        self.state.stacks = match &self.setup.deal {
            Deal::Open { hidden, stacks } => {
                self.state.hidden = hidden.iter().copied().map(Some).collect();
                let known = |stack: &Vec<usize>| stack.iter().copied().map(Some).collect();
                stacks.iter().map(known).collect()
            }
            Deal::Offers { mix, .. } => {
                let is_left = |tile: &Covered| !self.state.hidden.contains(tile);
                let left: Vec<Covered> = mix.iter().copied().map(Some).filter(is_left).collect();
                left.chunks(size).take(number).map(<[Covered]>::to_vec).collect()
            }
            Deal::Unknown => vec![vec![None; size]; number],
        };
        Ok(())
    }

    /// Two tiles of which one is kept, or nothing that could be seen.
    fn offer(&mut self, seat: usize) -> Result<Question<Covered>, Stop> {
        let offers = match &self.setup.deal {
            Deal::Offers { offers, .. } => Some(offers[seat]),
            Deal::Open { .. } | Deal::Unknown => self.learn_offers()?,
        };
        let keep = |tile: usize| (json!(["keep", tile]), Some(tile));
        let answers = offers.map_or(vec![(json!(null), None)], |pair| pair.map(keep).to_vec());
        Ok(Question::new(seat, "keep", answers))
    }

    fn begin_stack(&mut self, round: usize) {
        self.state.round = round;
        self.state.stack = self.state.stacks.remove(0);
        self.news.tell("stack_begun", json!({"round": round}));
    }

    /// T-2.3.
    fn place_claimed_tiles(&mut self) -> Result<(), Stop> {
        let tiles: Vec<usize> = self.state.claimed.iter().flatten().copied().collect();
        self.state.active = None;
        let choices = self.ask_all(self.setup.players, |trial, seat| {
            Ok(trial.where_to(seat, "place", tiles[seat]))
        })?;
        self.state.claimed.fill(None);
        self.lay(&tiles, choices);
        Ok(())
    }

    /// T-2.4.
    fn end_round(&mut self) {
        let mut left = std::mem::take(&mut self.state.face_up);
        left.sort_unstable();
        self.news.tell("removed", json!({"tiles": left}));
        self.state.removed.extend(left);
        self.state.lamp = (self.state.lamp + 1) % self.setup.players;
        self.news.tell("lamp", json!({"seat": self.state.lamp}));
    }

    /// T-2.5.
    fn place_hidden_tiles(&mut self) -> Result<(), Stop> {
        self.state.round = 9;
        let choices = self.ask_all(self.setup.players, |trial, seat| {
            let tile = trial.learn_hidden(seat)?;
            Ok(trial.where_to(seat, "hidden", tile).about(json!({"tile": tile})))
        })?;
        let tiles: Vec<usize> = self.state.hidden.iter_mut().filter_map(Option::take).collect();
        self.lay(&tiles, choices);
        Ok(())
    }

    /// Every empty space with every look of the tile; all rotations are accepted.
    fn where_to(&self, seat: usize, ask: &'static str, tile: usize) -> Question<Place> {
        let looks: Vec<u8> = listed(looks_of(&self.state.boards.tiles[tile])).collect();
        let mut question = Question::new(seat, ask, []);
        for space in self.state.empty_spaces(seat) {
            for rotation in 0..4 {
                let answer: Answer<Place> = (json!(["place", space, rotation]), (space, rotation));
                let is_listed = looks.contains(&rotation);
                let list = if is_listed { &mut question.answers } else { &mut question.unlisted };
                list.push(answer);
            }
        }
        question
    }

    /// Lays a tile of each seat where it has chosen.
    fn lay(&mut self, tiles: &[usize], choices: Vec<Place>) {
        for (seat, (tile, (space, rotation))) in tiles.iter().zip(choices).enumerate() {
            self.state.boards.boards[seat].grid[space] = Some((*tile, rotation));
            let place = json!({"seat": seat, "tile": tile, "space": space, "rotation": rotation});
            self.news.tell("placed", place);
        }
    }
}
