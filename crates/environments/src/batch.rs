//! Many games at once.

use crate::Hosted;
use fogbound_game::{Refusal, Seed};
use fogbound_table::record::{Chance, Record};
use std::sync::Arc;

/// What a program sees of all games after a step; each list has an entry for each game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct State {
    /// The number of legal answers of the seat that has to decide.
    pub count: Vec<i32>,
    /// The seat that has to decide: the first of several.
    pub seat: Vec<u8>,
    /// 1 if the game that was there ended with this step, and the next one has begun; else 0.
    pub done: Vec<u8>,
    /// For each seat of each game 1 if it won the game that ended with this step, -1 if not; 0 without an end.
    pub reward: Vec<f32>,
    /// The number of the game that is running, from 1: `SEED/NUMBER` is its seed.
    pub number: Vec<i64>,
}

/// Answers that are none, by the games they were given to, from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Misplaced(pub Vec<usize>);

/// Many games of one kind. The k-th game in place i of n has the seed `SEED/(i + 1 + (k - 1) n)`, whatever is
/// answered elsewhere.
pub trait Batch: Send + Sync {
    /// Returns the number of games.
    fn len(&self) -> usize;

    /// Returns `true` if there are no games.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns the number of seats of each game.
    fn players(&self) -> u8;

    /// Returns what is seen of all games.
    fn state(&self) -> &State;

    /// Answers in each game by a place in the list of legal answers. All are checked before anything moves.
    ///
    /// # Errors
    /// The games whose answers are not in the list, or as many answers as games; nothing is changed.
    fn step(&mut self, places: &[i32]) -> Result<(), Misplaced>;

    /// Returns the legal answers of a game, as records write them.
    fn legal(&self, game: usize) -> Vec<String>;
}

/// A game and its legal answers.
struct Running<G: Hosted> {
    game: G,
    legal: Vec<G::Action>,
}

/// The games of a batch.
pub(crate) struct Many<G: Hosted> {
    rules: Arc<G::Rules>,
    seed: String,
    games: Vec<Running<G>>,
    state: State,
}

impl<G: Hosted> Many<G> {
    pub fn start(rules: &Arc<G::Rules>, games: u32, seed: &str) -> Result<Many<G>, Refusal> {
        let (rules, seed) = (Arc::clone(rules), seed.to_owned());
        let mut many = Many { rules, seed, games: Vec::new(), state: State::default() };
        for number in 1..=i64::from(games) {
            let game: G = many.begin(number)?;
            let players = usize::from(game.players());
            many.games.push(Running { game, legal: Vec::new() });
            many.state.number.push(number);
            many.state.count.push(0);
            many.state.seat.push(0);
            many.state.done.push(0);
            many.state.reward.resize(many.state.reward.len() + players, 0.0);
            many.look(many.games.len() - 1);
        }
        Ok(many)
    }

    fn begin(&self, number: i64) -> Result<G, Refusal> {
        let seed = Seed::new(format!("{}/{number}", self.seed));
        let order = Record::<G>::new(&self.rules, Chance::Seed(seed)).order(&self.rules)?;
        let mut game = G::set_up(Arc::clone(&self.rules));
        game.deal(&order)?;
        game.begin(&mut drop);
        game.settle(&mut drop);
        Ok(game)
    }

    /// Notes what is seen of a game.
    fn look(&mut self, at: usize) {
        let Running { game, legal } = &mut self.games[at];
        let seat = game.mover();
        game.legal_into(seat, legal);
        self.state.seat[at] = seat;
        self.state.count[at] = i32::try_from(legal.len()).unwrap_or(i32::MAX);
    }

    fn place_of(&self, at: usize, place: i32) -> Option<G::Action> {
        self.games[at].legal.get(usize::try_from(place).ok()?).copied()
    }

    /// Notes the end of a game, and begins the next one in its place.
    fn end(&mut self, at: usize) {
        let game = &self.games[at].game;
        let players = usize::from(game.players());
        let winners = game.winners().unwrap_or_default();
        let rewards = &mut self.state.reward[at * players..][..players];
        for (seat, reward) in (0..).zip(rewards) {
            *reward = if winners.contains(seat) { 1.0 } else { -1.0 };
        }
        let places = i64::try_from(self.games.len()).unwrap_or(i64::MAX);
        let number = self.state.number[at].saturating_add(places);
        // Rules that have begun one game from a seed begin every other.
        if let Ok(next) = self.begin(number) {
            self.games[at].game = next;
        }
        self.state.number[at] = number;
        self.state.done[at] = 1;
    }
}

impl<G: Hosted> Batch for Many<G> {
    fn len(&self) -> usize {
        self.games.len()
    }

    fn players(&self) -> u8 {
        self.games.first().map_or(0, |running| running.game.players())
    }

    fn state(&self) -> &State {
        &self.state
    }

    fn step(&mut self, places: &[i32]) -> Result<(), Misplaced> {
        let place = |at: usize| places.get(at).copied().unwrap_or(-1);
        let is_wrong = |at: &usize| self.place_of(*at, place(*at)).is_none();
        let wrong: Vec<usize> = (0..self.games.len().max(places.len()))
            .filter(|at| *at >= self.games.len() || is_wrong(at))
            .collect();
        if !wrong.is_empty() {
            return Err(Misplaced(wrong));
        }
        self.state.reward.fill(0.0);
        self.state.done.fill(0);
        for at in 0..self.games.len() {
            let Some(action) = self.place_of(at, place(at)) else { continue };
            let game = &mut self.games[at].game;
            // Listed answers are legal.
            let _ = game.apply_with(game.mover(), action, &mut drop);
            if game.is_over() {
                self.end(at);
            }
            self.look(at);
        }
        Ok(())
    }

    fn legal(&self, game: usize) -> Vec<String> {
        let running = self.games.get(game);
        running.map(|it| it.legal.iter().map(ToString::to_string).collect()).unwrap_or_default()
    }
}
