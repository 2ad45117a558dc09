//! Games of one kind, stepped together.

use super::helpers::Helpers;
use super::{Batch, Lengths, State, StepError};
use crate::Hosted;
use crate::observe::{Observer, Shape, TooMany, WIDTH};
use crate::reward::Reward;
use fogbound_game::play::own_rules;
use fogbound_game::{Refusal, Rng, Seed};
use std::sync::Arc;

/// A game and its legal answers.
struct Running<G: Hosted> {
    /// The number of the game, from 1.
    number: i64,
    game: G,
    legal: Vec<G::Action>,
}

/// What all games of a batch have in common.
struct Kind {
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
    kind: Kind,
    games: Vec<Running<G>>,
    /// The number of games that one thread moves.
    each: usize,
    helpers: Helpers,
    answers: Rng,
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
        let games = games as usize;
        let mut kind = Kind { seed: seed.to_owned(), observer, reward, games, players: 0 };
        let threads = (games / WORTH_A_THREAD).clamp(1, (threads as usize).max(1));
        let each = games.div_ceil(threads).max(1);
        let mut running = Vec::new();
        let mut own = Arc::clone(rules);
        for (at, number) in (0..games).zip(1..) {
            if at % each == 0 {
                own = own_rules(rules);
            }
            let game: G = kind.begin(&own, number)?;
            kind.players = game.players();
            let legal = game.legal();
            running.push(Running { number, game, legal });
        }
        let answers = Seed::new(seed).stream("answers");
        Ok(Many { kind, games: running, each, helpers: Helpers::new(threads - 1), answers })
    }

    /// Does something with all games, on several threads where that is worth it. Returns the games that are named by
    /// their places in their part, in order.
    fn in_parts(
        &mut self,
        state: State<'_>,
        act: &(impl Fn(&Kind, &mut Part<'_, G>) -> Vec<usize> + Sync),
    ) -> Vec<usize> {
        let kind = &self.kind;
        // The last part is left for this thread.
        let mut own = Part { first: 0, games: &mut self.games, state };
        let mut others = Vec::new();
        while own.games.len() > self.each {
            others.push(own.split_off(self.each, kind));
        }
        let work = |mut part: Part<'_, G>| {
            let first = part.first;
            act(kind, &mut part).into_iter().map(|at| first + at).collect::<Vec<_>>()
        };
        self.helpers.share(others, own, work).concat()
    }
}

impl Kind {
    fn begin<G: Hosted>(&self, rules: &Arc<G::Rules>, number: i64) -> Result<G, Refusal> {
        let seed = Seed::new(format!("{}/{number}", self.seed));
        let mut game = G::set_up(Arc::clone(rules));
        game.deal(&seed.into())?;
        game.begin(&mut drop);
        game.settle(&mut drop);
        Ok(game)
    }

    /// Returns the lengths of the lists for so many games.
    fn lengths(&self, games: usize) -> Lengths {
        let reward = games * usize::from(self.players);
        let Some(observer) = &self.observer else {
            return Lengths { reward, board: 0, globals: 0, answers: 0 };
        };
        let Shape { planes, side, globals, answers } = observer.shape();
        Lengths {
            reward,
            board: games * planes * side * side,
            globals: games * globals,
            answers: games * answers * WIDTH,
        }
    }

    /// Demands lists of the right lengths.
    fn demand(&self, state: &State<'_>) -> Result<(), StepError> {
        let State { count, seat, done, reward, number, board, globals, answers } = state;
        let each = [count.len(), seat.len(), done.len(), number.len()];
        let lengths = Lengths {
            reward: reward.len(),
            board: board.len(),
            globals: globals.len(),
            answers: answers.len(),
        };
        let fit = each == [self.games; 4] && lengths == self.lengths(self.games);
        if fit { Ok(()) } else { Err(StepError::Lengths) }
    }
}

/// Some games that follow one another, with their parts of the state.
struct Part<'a, G: Hosted> {
    /// The place of its first game in the batch.
    first: usize,
    games: &'a mut [Running<G>],
    state: State<'a>,
}

impl<'a, G: Hosted> Part<'a, G> {
    /// Takes away so many games from its beginning.
    fn split_off(&mut self, games: usize, kind: &Kind) -> Part<'a, G> {
        let Lengths { reward, board, globals, answers } = kind.lengths(games);
        let state = &mut self.state;
        let state = State {
            count: taken(&mut state.count, games),
            seat: taken(&mut state.seat, games),
            done: taken(&mut state.done, games),
            reward: taken(&mut state.reward, reward),
            number: taken(&mut state.number, games),
            board: taken(&mut state.board, board),
            globals: taken(&mut state.globals, globals),
            answers: taken(&mut state.answers, answers),
        };
        let part = Part { first: self.first, games: taken(&mut self.games, games), state };
        self.first += games;
        part
    }

    /// Notes what is seen of a game.
    fn look(&mut self, kind: &Kind, at: usize) -> Result<(), TooMany> {
        let (Running { number, game, legal }, state) = (&mut self.games[at], &mut self.state);
        let seat = game.mover();
        game.legal_into(seat, legal);
        state.seat[at] = seat;
        state.count[at] = i32::try_from(legal.len()).unwrap_or(i32::MAX);
        state.number[at] = *number;
        let Some(observer) = &kind.observer else { return Ok(()) };
        let Lengths { board, globals, answers, .. } = kind.lengths(1);
        let (board, globals) = (part(state.board, at, board), part(state.globals, at, globals));
        observer.look(game, seat, board, globals);
        observer.list(legal, part(state.answers, at, answers))
    }

    /// Notes the end of a game, and begins the next one in its place.
    fn end(&mut self, kind: &Kind, at: usize) {
        let (running, state) = (&mut self.games[at], &mut self.state);
        let rewards = part(state.reward, at, usize::from(kind.players));
        for (seat, reward) in (0..).zip(rewards) {
            *reward = kind.reward.of(&running.game, seat);
        }
        let places = i64::try_from(kind.games).unwrap_or(i64::MAX);
        running.number = running.number.saturating_add(places);
        // Rules that have begun one game from a seed begin every other.
        if let Ok(next) = kind.begin(running.game.rules(), running.number) {
            running.game = next;
        }
        state.done[at] = 1;
    }
}

/// The number of answers in a list.
fn count<T>(legal: &[T]) -> u32 {
    u32::try_from(legal.len()).unwrap_or(u32::MAX)
}

/// Takes so many items away from the beginning of a list.
fn taken<'a, T>(list: &mut &'a mut [T], count: usize) -> &'a mut [T] {
    let (taken, rest) = std::mem::take(list).split_at_mut(count);
    *list = rest;
    taken
}

impl<G: Hosted> Batch for Many<G> {
    fn len(&self) -> usize {
        self.games.len()
    }

    fn players(&self) -> u8 {
        self.kind.players
    }

    fn lengths(&self) -> Lengths {
        self.kind.lengths(self.kind.games)
    }

    fn show(&mut self, state: State<'_>) -> Result<(), StepError> {
        self.kind.demand(&state)?;
        found(self.in_parts(state, &|kind, part| {
            part.state.reward.fill(0.0);
            part.state.done.fill(0);
            (0..part.games.len()).filter(|&at| part.look(kind, at).is_err()).collect()
        }))
    }

    fn step(&mut self, places: &[i64], state: State<'_>) -> Result<(), StepError> {
        self.kind.demand(&state)?;
        let place = |at: usize| places.get(at).copied().unwrap_or(-1);
        let count = |at: usize| self.games.get(at).map_or(0, |game| count(&game.legal));
        let wrong: Vec<usize> = (0..self.games.len().max(places.len()))
            .filter(|&at| !(0..i64::from(count(at))).contains(&place(at)))
            .collect();
        if !wrong.is_empty() {
            return Err(StepError::Misplaced(wrong));
        }
        found(self.in_parts(state, &|kind, part| {
            part.state.reward.fill(0.0);
            part.state.done.fill(0);
            let mut many = Vec::new();
            for at in 0..part.games.len() {
                let Running { game, legal, .. } = &mut part.games[at];
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
        }))
    }

    fn sample(&mut self, places: &mut [i64]) -> Result<(), StepError> {
        if places.len() != self.games.len() {
            return Err(StepError::Lengths);
        }
        for (place, running) in places.iter_mut().zip(&self.games) {
            *place = self.answers.below(count(&running.legal)).into();
        }
        Ok(())
    }

    fn legal(&self, game: usize) -> Vec<String> {
        let running = self.games.get(game);
        running.map(|it| it.legal.iter().map(ToString::to_string).collect()).unwrap_or_default()
    }
}

/// Reports the games that have more legal answers than observations can hold.
fn found(many: Vec<usize>) -> Result<(), StepError> {
    if many.is_empty() { Ok(()) } else { Err(StepError::TooMany(many)) }
}

/// The part of a list that belongs to one game.
fn part<T>(list: &mut [T], game: usize, length: usize) -> &mut [T] {
    &mut list[game * length..][..length]
}
