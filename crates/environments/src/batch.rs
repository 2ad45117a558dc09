//! Many games at once.

mod helpers;
mod many;

pub(crate) use many::Many;

/// What a program sees of all games, in lists of its own; each has an entry for each game.
#[derive(Debug)]
pub struct State<'a> {
    /// The number of legal answers of the seat that has to decide.
    pub count: &'a mut [i32],
    /// The seat that has to decide: the first of several.
    pub seat: &'a mut [u8],
    /// 1 if the game that was there ended with this step, and the next one has begun; else 0.
    pub done: &'a mut [u8],
    /// For each seat of each game what the end was worth to it, if one came with this step; else 0.
    pub reward: &'a mut [f32],
    /// The number of the game that is running, from 1: `SEED/NUMBER` is its seed.
    pub number: &'a mut [i64],
    /// The boards as the deciding seats see them ([`Observation::board`](crate::Observation::board)); empty unless
    /// the games are observed, as the next two.
    pub board: &'a mut [i16],
    /// The numbers about each whole game.
    pub globals: &'a mut [i16],
    /// The rows of the legal answers.
    pub answers: &'a mut [i16],
}

/// The lengths of the lists of a [`State`]; the others have one entry for each game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lengths {
    /// Rewards.
    pub reward: usize,
    /// Numbers of boards.
    pub board: usize,
    /// Numbers about whole games.
    pub globals: usize,
    /// Numbers in the rows of answers.
    pub answers: usize,
}

/// Lists for a [`State`].
#[derive(Clone, Debug, PartialEq)]
pub struct Lists {
    /// [`State::count`].
    pub count: Vec<i32>,
    /// [`State::seat`].
    pub seat: Vec<u8>,
    /// [`State::done`].
    pub done: Vec<u8>,
    /// [`State::reward`].
    pub reward: Vec<f32>,
    /// [`State::number`].
    pub number: Vec<i64>,
    /// [`State::board`].
    pub board: Vec<i16>,
    /// [`State::globals`].
    pub globals: Vec<i16>,
    /// [`State::answers`].
    pub answers: Vec<i16>,
}

impl Lists {
    /// Returns lists of the right lengths for a batch.
    #[must_use]
    pub fn of(batch: &dyn Batch) -> Lists {
        let (games, lengths) = (batch.len(), batch.lengths());
        Lists {
            count: vec![0; games],
            seat: vec![0; games],
            done: vec![0; games],
            reward: vec![0.0; lengths.reward],
            number: vec![0; games],
            board: vec![0; lengths.board],
            globals: vec![0; lengths.globals],
            answers: vec![0; lengths.answers],
        }
    }

    /// Lends the lists to a step.
    pub fn state(&mut self) -> State<'_> {
        let Lists { count, seat, done, reward, number, board, globals, answers } = self;
        State { count, seat, done, reward, number, board, globals, answers }
    }
}

/// A step that failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StepError {
    /// These games, from 0, have no such answer. Nothing is changed.
    Misplaced(Vec<usize>),
    /// These games have more legal answers than observations can hold. All games have moved on.
    TooMany(Vec<usize>),
    /// A list of the state is not as long as [`Batch::lengths`] says. Nothing is changed.
    Lengths,
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

    /// Returns how long the lists of a state have to be.
    fn lengths(&self) -> Lengths;

    /// Writes down what is seen of all games, where none has ended just now.
    ///
    /// # Errors
    /// If a list has a wrong length.
    fn show(&mut self, state: State<'_>) -> Result<(), StepError>;

    /// Answers in each game by a place in the list of legal answers, and writes down what is seen then. All are checked
    /// before anything moves.
    ///
    /// # Errors
    /// The games whose answers are not in the list, or that cannot be observed; or a list of a wrong length.
    fn step(&mut self, places: &[i64], state: State<'_>) -> Result<(), StepError>;

    /// Draws a place in the list of legal answers for each game, any as likely as any other. The draws come from the
    /// stream `answers` of the seed of the batch, and go on there with each call.
    ///
    /// # Errors
    /// If the list has a wrong length.
    fn sample(&mut self, places: &mut [i64]) -> Result<(), StepError>;

    /// Returns the legal answers of a game, as records write them.
    fn legal(&self, game: usize) -> Vec<String>;
}
