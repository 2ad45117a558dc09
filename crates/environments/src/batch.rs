//! Many games at once.

use crate::Hosted;
use crate::observe::{Observer, Shape, TooMany, WIDTH};
use crate::reward::Reward;
use fogbound_game::{Refusal, Seed};
use fogbound_table::record::{Chance, Record};
use std::panic::resume_unwind;
use std::sync::Arc;
use std::thread;

/// What a program sees of all games after a step; each list has an entry for each game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct State {
    /// The number of legal answers of the seat that has to decide.
    pub count: Vec<i32>,
    /// The seat that has to decide: the first of several.
    pub seat: Vec<u8>,
    /// 1 if the game that was there ended with this step, and the next one has begun; else 0.
    pub done: Vec<u8>,
    /// For each seat of each game what the end was worth to it, if one came with this step; else 0.
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

/// What all games of a batch have in common.
struct Kind<G: Hosted> {
    rules: Arc<G::Rules>,
    seed: String,
    observer: Option<Arc<Observer>>,
    reward: Reward,
    /// The number of games.
    games: usize,
    players: u8,
}

/// Fewest games that are worth a thread of their own: to begin one takes as long as to move some dozens of them.
const WORTH_A_THREAD: usize = 128;

/// The games of a batch.
pub(crate) struct Many<G: Hosted> {
    kind: Kind<G>,
    games: Vec<Running<G>>,
    state: State,
    threads: usize,
}

impl<G: Hosted> Many<G> {
    pub fn start(
        rules: &Arc<G::Rules>,
        games: u32,
        seed: &str,
        observer: Option<Arc<Observer>>,
        reward: Reward,
        threads: u32,
    ) -> Result<Many<G>, Refusal> {
        let (rules, seed) = (Arc::clone(rules), seed.to_owned());
        let mut kind = Kind { rules, seed, observer, reward, games: games as usize, players: 0 };
        let (mut running, mut state) = (Vec::new(), State::default());
        for number in 1..=i64::from(games) {
            let game: G = kind.begin(number)?;
            kind.players = game.players();
            running.push(Running { game, legal: Vec::new() });
            state.number.push(number);
        }
        let State { count, seat, done, reward, board, globals, answers, .. } = &mut state;
        count.resize(kind.games, 0);
        seat.resize(kind.games, 0);
        done.resize(kind.games, 0);
        reward.resize(kind.games * usize::from(kind.players), 0.0);
        if let Some(observer) = &kind.observer {
            let one = observer.empty();
            *board = one.board.repeat(kind.games);
            *globals = one.globals.repeat(kind.games);
            *answers = one.answers.repeat(kind.games);
        }
        let mut many = Many { kind, games: running, state, threads: threads as usize };
        many.in_parts(&|kind, part| {
            for at in 0..part.games.len() {
                // The first decision of a game has few answers.
                let _ = part.look(kind, at);
            }
            Vec::new()
        });
        Ok(many)
    }

    /// Does something with all games, on several threads where that is worth it. Returns the games that are named by
    /// their places in their part, in order.
    fn in_parts(
        &mut self,
        act: &(impl Fn(&Kind<G>, &mut Part<'_, G>) -> Vec<usize> + Sync),
    ) -> Vec<usize> {
        let threads = (self.games.len() / WORTH_A_THREAD).clamp(1, self.threads.max(1));
        let size = self.games.len().div_ceil(threads).max(1);
        let kind = &self.kind;
        // The last part is left for this thread.
        let mut own = Part::of(&mut self.games, &mut self.state);
        let mut others = Vec::new();
        while own.games.len() > size {
            others.push(own.split_off(size, kind));
        }
        thread::scope(|scope| {
            let work = |mut part: Part<'_, G>| {
                let first = part.first;
                act(kind, &mut part).into_iter().map(|at| first + at).collect::<Vec<_>>()
            };
            let others: Vec<_> =
                others.into_iter().map(|part| scope.spawn(move || work(part))).collect();
            let last = work(own);
            let mut named = Vec::new();
            for other in others {
                named.extend(other.join().unwrap_or_else(|panic| resume_unwind(panic)));
            }
            named.extend(last);
            named
        })
    }

    fn place_of(&self, at: usize, place: i32) -> Option<G::Action> {
        self.games[at].legal.get(usize::try_from(place).ok()?).copied()
    }
}

impl<G: Hosted> Kind<G> {
    fn begin(&self, number: i64) -> Result<G, Refusal> {
        let seed = Seed::new(format!("{}/{number}", self.seed));
        let order = Record::<G>::new(&self.rules, Chance::Seed(seed)).order(&self.rules)?;
        let mut game = G::set_up(Arc::clone(&self.rules));
        game.deal(&order)?;
        game.begin(&mut drop);
        game.settle(&mut drop);
        Ok(game)
    }
}

/// Some games that follow one another, with their parts of the state.
struct Part<'a, G: Hosted> {
    /// The place of its first game in the batch.
    first: usize,
    games: &'a mut [Running<G>],
    count: &'a mut [i32],
    seat: &'a mut [u8],
    done: &'a mut [u8],
    reward: &'a mut [f32],
    number: &'a mut [i64],
    board: &'a mut [i16],
    globals: &'a mut [i16],
    answers: &'a mut [i16],
}

impl<'a, G: Hosted> Part<'a, G> {
    fn of(games: &'a mut [Running<G>], state: &'a mut State) -> Part<'a, G> {
        let State { count, seat, done, reward, number, board, globals, answers } = state;
        Part { first: 0, games, count, seat, done, reward, number, board, globals, answers }
    }

    /// Takes away so many games from its beginning.
    fn split_off(&mut self, games: usize, kind: &Kind<G>) -> Part<'a, G> {
        let Lengths { board, globals, answers } = Lengths::of(kind);
        let part = Part {
            first: self.first,
            games: taken(&mut self.games, games),
            count: taken(&mut self.count, games),
            seat: taken(&mut self.seat, games),
            done: taken(&mut self.done, games),
            reward: taken(&mut self.reward, games * usize::from(kind.players)),
            number: taken(&mut self.number, games),
            board: taken(&mut self.board, games * board),
            globals: taken(&mut self.globals, games * globals),
            answers: taken(&mut self.answers, games * answers),
        };
        self.first += games;
        part
    }

    /// Notes what is seen of a game.
    fn look(&mut self, kind: &Kind<G>, at: usize) -> Result<(), TooMany> {
        let Running { game, legal } = &mut self.games[at];
        let filled = legal.len();
        let seat = game.mover();
        game.legal_into(seat, legal);
        self.seat[at] = seat;
        self.count[at] = i32::try_from(legal.len()).unwrap_or(i32::MAX);
        let Some(observer) = &kind.observer else { return Ok(()) };
        let Lengths { board, globals, answers } = Lengths::of(kind);
        let board = part(self.board, at, board);
        let (numbers, rows) = (part(self.globals, at, globals), part(self.answers, at, answers));
        observer.look(game, seat, board, numbers);
        observer.list(legal, rows, filled)
    }

    /// Notes the end of a game, and begins the next one in its place.
    fn end(&mut self, kind: &Kind<G>, at: usize) {
        let rewards = part(self.reward, at, usize::from(kind.players));
        for (seat, reward) in (0..).zip(rewards) {
            *reward = kind.reward.of(&self.games[at].game, seat);
        }
        let places = i64::try_from(kind.games).unwrap_or(i64::MAX);
        let number = self.number[at].saturating_add(places);
        // Rules that have begun one game from a seed begin every other.
        if let Ok(next) = kind.begin(number) {
            self.games[at].game = next;
        }
        self.number[at] = number;
        self.done[at] = 1;
    }
}

/// Takes so many items away from the beginning of a list.
fn taken<'a, T>(list: &mut &'a mut [T], count: usize) -> &'a mut [T] {
    let (taken, rest) = std::mem::take(list).split_at_mut(count);
    *list = rest;
    taken
}

/// The numbers of each game in the lists of an observation; 0 without observations.
struct Lengths {
    board: usize,
    globals: usize,
    answers: usize,
}

impl Lengths {
    fn of<G: Hosted>(kind: &Kind<G>) -> Lengths {
        let Some(observer) = &kind.observer else {
            return Lengths { board: 0, globals: 0, answers: 0 };
        };
        let Shape { planes, side, globals, answers } = observer.shape();
        Lengths { board: planes * side * side, globals, answers: answers * WIDTH }
    }
}

impl<G: Hosted> Batch for Many<G> {
    fn len(&self) -> usize {
        self.games.len()
    }

    fn players(&self) -> u8 {
        self.kind.players
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
        let many = self.in_parts(&|kind, part| {
            part.reward.fill(0.0);
            part.done.fill(0);
            let mut many = Vec::new();
            for at in 0..part.games.len() {
                let Running { game, legal } = &mut part.games[at];
                let place = usize::try_from(place(part.first + at)).unwrap_or(usize::MAX);
                let Some(&action) = legal.get(place) else { continue };
                // Listed answers are legal.
                let _ = game.apply_with(game.mover(), action, &mut drop);
                if game.is_over() {
                    part.end(kind, at);
                }
                if part.look(kind, at).is_err() {
                    many.push(at);
                }
            }
            many
        });
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
