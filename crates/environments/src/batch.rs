//! Many games at once.

use crate::Hosted;
use crate::observe::{Observer, Shape, TooMany, WIDTH};
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
    /// The boards as the deciding seats see them ([`Observation::board`](crate::Observation::board)); empty unless
    /// they are wanted, as the next two.
    pub board: Vec<i16>,
    /// The numbers about each whole game.
    pub globals: Vec<i16>,
    /// The rows of the legal answers.
    pub answers: Vec<i16>,
}

/// A step that failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StepError {
    /// These games, from 0, have no such answer. Nothing is changed.
    Misplaced(Vec<usize>),
    /// These games have more legal answers than observations can hold. All games have moved on.
    TooMany(Vec<usize>),
}

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
    /// The games whose answers are not in the list, or that cannot be observed.
    fn step(&mut self, places: &[i32]) -> Result<(), StepError>;

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
    observer: Option<Arc<Observer>>,
}

impl<G: Hosted> Many<G> {
    pub fn start(
        rules: &Arc<G::Rules>,
        games: u32,
        seed: &str,
        observer: Option<Arc<Observer>>,
    ) -> Result<Many<G>, Refusal> {
        let (rules, seed) = (Arc::clone(rules), seed.to_owned());
        let mut many = Many { rules, seed, games: Vec::new(), state: State::default(), observer };
        for number in 1..=i64::from(games) {
            let game: G = many.begin(number)?;
            many.games.push(Running { game, legal: Vec::new() });
            many.state.number.push(number);
        }
        let games = many.games.len();
        let State { count, seat, done, reward, board, globals, answers, .. } = &mut many.state;
        count.resize(games, 0);
        seat.resize(games, 0);
        done.resize(games, 0);
        let players = many.games.first().map_or(0, |running| running.game.players());
        reward.resize(games * usize::from(players), 0.0);
        if let Some(observer) = &many.observer {
            let one = observer.empty();
            *board = one.board.repeat(games);
            *globals = one.globals.repeat(games);
            *answers = one.answers.repeat(games);
        }
        for at in 0..games {
            // The first decision of a game has few answers.
            let _ = many.look(at);
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
    fn look(&mut self, at: usize) -> Result<(), TooMany> {
        let Running { game, legal } = &mut self.games[at];
        let seat = game.mover();
        game.legal_into(seat, legal);
        self.state.seat[at] = seat;
        self.state.count[at] = i32::try_from(legal.len()).unwrap_or(i32::MAX);
        let Some(observer) = &self.observer else { return Ok(()) };
        let Shape { planes, side, globals, answers } = observer.shape();
        let State { board, globals: numbers, answers: rows, .. } = &mut self.state;
        let board = part(board, at, planes * side * side);
        let (numbers, rows) = (part(numbers, at, globals), part(rows, at, answers * WIDTH));
        observer.observe_into(game, seat, board, numbers, rows).map(|_| ())
    }

    fn place_of(&self, at: usize, place: i32) -> Option<G::Action> {
        self.games[at].legal.get(usize::try_from(place).ok()?).copied()
    }

    /// Notes the end of a game, and begins the next one in its place.
    fn end(&mut self, at: usize) {
        let game = &self.games[at].game;
        let players = usize::from(game.players());
        let winners = game.winners().unwrap_or_default();
        let rewards = part(&mut self.state.reward, at, players);
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

    fn step(&mut self, places: &[i32]) -> Result<(), StepError> {
        let place = |at: usize| places.get(at).copied().unwrap_or(-1);
        let is_wrong = |at: &usize| self.place_of(*at, place(*at)).is_none();
        let wrong: Vec<usize> = (0..self.games.len().max(places.len()))
            .filter(|at| *at >= self.games.len() || is_wrong(at))
            .collect();
        if !wrong.is_empty() {
            return Err(StepError::Misplaced(wrong));
        }
        self.state.reward.fill(0.0);
        self.state.done.fill(0);
        let mut many = Vec::new();
        for at in 0..self.games.len() {
            let Some(action) = self.place_of(at, place(at)) else { continue };
            let game = &mut self.games[at].game;
            // Listed answers are legal.
            let _ = game.apply_with(game.mover(), action, &mut drop);
            if game.is_over() {
                self.end(at);
            }
            if self.look(at).is_err() {
                many.push(at);
            }
        }
        if many.is_empty() { Ok(()) } else { Err(StepError::TooMany(many)) }
    }

    fn legal(&self, game: usize) -> Vec<String> {
        let running = self.games.get(game);
        running.map(|it| it.legal.iter().map(ToString::to_string).collect()).unwrap_or_default()
    }
}

/// The part of a list that belongs to one game.
fn part<T>(list: &mut [T], game: usize, length: usize) -> &mut [T] {
    &mut list[game * length..][..length]
}
