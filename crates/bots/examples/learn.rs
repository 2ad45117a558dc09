//! Learns the weights of an evaluation from games.
//!
//!     cargo run --profile fast -p fogbound-bots --example learn -- PARTS BOT GAMES SEED > FILE
//!
//! BOT plays GAMES games of Carcassonne with two players and these parts of the expansion, `base` or `full`; one of five turns is played by `easy`
//! instead, so that there is something to learn from. The weights of what each seat has at the end of each turn are those
//! that foresee the points to come best (least squares). One game of ten is kept out to measure how well. Written is the
//! file of weights that `crates/bots` reads when it is built.

use fogbound_bots::carcassonne::{NAMES, STAGES, TERMS, Terms, terms};
use fogbound_bots::{Between, Bot, Veiled, between, measured_bot};
use fogbound_carcassonne::{Game, Order, Parts, Rules, Setup};
use fogbound_game::{Deciding, Game as _, Seed};
use std::sync::Arc;

type Failure = Box<dyn std::error::Error + Send + Sync>;

/// Numbers of tiles left with weights of their own.
type Left = [i64; STAGES];

/// Numbers that are looked for: at each stage the weights of the terms, and the worth of being next. The latter is the
/// same after all turns that can be played, so it is not written.
const UNKNOWN: usize = STAGES * (TERMS + 1);

/// Added to each square, in points or pieces of each position, so that a term that never varies does not matter.
const RIDGE: f64 = 1e-5;

/// The end of a turn.
struct Position {
    /// What the first seat has more than the second.
    terms: Terms,
    left: u8,
    next: u8,
    /// The points that the first seat gains on the second from here to the end.
    gain: f64,
}

fn play(rules: &Arc<Rules>, bot: &str, seed: &Seed) -> Result<Vec<Position>, Failure> {
    let (mut game, _) = Game::start(Arc::clone(rules), &Order::Seed(seed.clone()))?;
    let make = |name| measured_bot::<Game>(name, seed, 0).ok_or("no such bot");
    let (mut usual, mut erring) = (make(bot)?, make("easy")?);
    let mut rng = seed.stream("errors");
    let (mut positions, mut legal) = (Vec::new(), Vec::new());
    let (mut turn, mut errs) = (u16::MAX, false);
    while let Some(seat) = game.deciding().seats().smallest() {
        if game.turn() != turn {
            (turn, errs) = (game.turn(), rng.below(5) == 0);
        }
        game.legal_into(seat, &mut legal);
        let bot: &mut Box<dyn Bot<Game>> = if errs { &mut erring } else { &mut usual };
        let action = bot.choose_veiled(Veiled::new(&game, seat), &legal);
        let mut seen = game.view_of(Some(seat)).into_game();
        game.apply_with(seat, action, &mut drop)?;
        seen.apply_with(seat, action, &mut drop)?;
        if seen.deciding() == Deciding::Nobody && !seen.is_over() {
            let [mut own, others] = terms(&seen)[..] else { return Err("not two seats".into()) };
            for (own, other) in own.iter_mut().zip(others) {
                *own -= other;
            }
            let (left, next) = (seen.pile(), 1 - seat);
            positions.push(Position { terms: own, left, next, gain: -lead(&seen) });
        }
    }
    for position in &mut positions {
        position.gain += lead(&game);
    }
    Ok(positions)
}

fn lead(game: &Game) -> f64 {
    f64::from(game.scores()[0]) - f64::from(game.scores()[1])
}

/// The numbers that belong to a position, by their places among the unknown ones.
fn known(position: &Position, all: &Left) -> Vec<(usize, f64)> {
    let Between { high, low, share, span } = between(all, position.left.into());
    let share = share as f64 / span as f64;
    let mut known = Vec::new();
    for (stage, share) in [(high, share), (low, 1.0 - share)] {
        if share > 0.0 {
            let first = stage * (TERMS + 1);
            let terms = position.terms.iter().enumerate().filter(|(_, term)| **term != 0);
            known.extend(terms.map(|(n, &term)| (first + n, term as f64 / 1e3 * share)));
            known.push((first + TERMS, if position.next == 0 { share } else { -share }));
        }
    }
    known
}

/// What is known of the squares of errors.
struct Squares {
    /// The lower half of the matrix of the equations, row by row, and their right side.
    matrix: Vec<[f64; UNKNOWN]>,
    right: [f64; UNKNOWN],
    positions: u32,
}

impl Squares {
    fn new() -> Squares {
        Squares { matrix: vec![[0.0; UNKNOWN]; UNKNOWN], right: [0.0; UNKNOWN], positions: 0 }
    }

    fn add(&mut self, position: &Position, left: &Left) {
        let known = known(position, left);
        for &(row, a) in &known {
            for &(column, b) in &known {
                self.matrix[row][column] += a * b;
            }
            self.right[row] += a * position.gain;
        }
        self.positions += 1;
    }

    fn merge(&mut self, other: &Squares) {
        let (sums, others) = (self.matrix.as_flattened_mut(), other.matrix.as_flattened());
        let right = self.right.iter_mut().zip(&other.right);
        sums.iter_mut().zip(others).chain(right).for_each(|(sum, other)| *sum += other);
        self.positions += other.positions;
    }

    /// Returns the numbers for which the squares are least, by the decomposition of Cholesky.
    fn solve(mut self) -> [f64; UNKNOWN] {
        let ridge = RIDGE * f64::from(self.positions);
        for row in 0..UNKNOWN {
            for column in 0..=row {
                let done = (0..column).map(|n| self.matrix[row][n] * self.matrix[column][n]);
                let rest = self.matrix[row][column] - done.sum::<f64>();
                let is_diagonal = row == column;
                let divisor = self.matrix[column][column];
                self.matrix[row][column] =
                    if is_diagonal { (rest + ridge).sqrt() } else { rest / divisor };
            }
        }
        for row in 0..UNKNOWN {
            let done: f64 = (0..row).map(|n| self.matrix[row][n] * self.right[n]).sum();
            self.right[row] = (self.right[row] - done) / self.matrix[row][row];
        }
        for row in (0..UNKNOWN).rev() {
            let done: f64 = (row + 1..UNKNOWN).map(|n| self.matrix[n][row] * self.right[n]).sum();
            self.right[row] = (self.right[row] - done) / self.matrix[row][row];
        }
        self.right
    }
}

/// The share of the games of a thread: the squares, and the positions to measure with.
fn share(
    rules: &Arc<Rules>,
    left: &Left,
    bot: &str,
    numbers: impl Iterator<Item = u32>,
    seed: &str,
) -> Result<(Squares, Vec<Position>), Failure> {
    let (mut squares, mut kept) = (Squares::new(), Vec::new());
    for n in numbers {
        let positions = play(rules, bot, &Seed::new(format!("{seed}/{n}")))?;
        if n % 10 == 0 {
            kept.extend(positions);
        } else {
            positions.iter().for_each(|position| squares.add(position, left));
        }
    }
    Ok((squares, kept))
}

/// Returns the standard deviation of numbers around 0.
fn spread(numbers: impl Iterator<Item = f64>) -> f64 {
    let (count, squares) =
        numbers.fold((0.0, 0.0), |(count, sum), it| (count + 1.0, sum + it * it));
    (squares / f64::max(count, 1.0)).sqrt()
}

fn main() -> Result<(), Failure> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [parts, bot, games, seed] = &args[..] else { return Err("PARTS BOT GAMES SEED".into()) };
    let games: u32 = games.parse()?;
    let (parts, left): (Parts, Left) = match parts.as_str() {
        "base" => (Parts::NONE, [71, 50, 35, 20, 10, 4, 0]),
        "full" => (Parts::ALL, [131, 90, 60, 35, 15, 5, 0]),
        _ => return Err("`base` or `full`".into()),
    };
    let rules = Arc::new(Setup::new(parts, 2).validate()?);
    // Two threads whatever the machine has, so that sums are rounded the same.
    let (odd, even) = std::thread::scope(|scope| {
        let odd = scope.spawn(|| share(&rules, &left, bot, (1..=games).step_by(2), seed));
        let even = share(&rules, &left, bot, (2..=games).step_by(2), seed);
        Ok::<_, Failure>((odd.join().map_err(|_| "a thread has panicked")??, even?))
    })?;
    let (mut squares, mut kept) = odd;
    squares.merge(&even.0);
    kept.extend(even.1);
    let positions = squares.positions;
    let found = squares.solve();
    let foreseen = |it: &Position| known(it, &left).iter().map(|&(n, x)| found[n] * x).sum::<f64>();
    let before = spread(kept.iter().map(|it| it.gain));
    let after = spread(kept.iter().map(|it| it.gain - foreseen(it)));
    println!("# Weights of the learned evaluation of Carcassonne, in thousandths, made with");
    println!("#");
    println!(
        "#     cargo run --profile fast -p fogbound-bots --example learn -- {}",
        args.join(" ")
    );
    println!("#");
    println!(
        "# from {positions} positions. In {} others the points to come spread by {before:.2} around 0 and by",
        kept.len()
    );
    println!(
        "# {after:.2} around what these weights foresee. A column belongs to a number of tiles left."
    );
    let row = |numbers: [i64; STAGES]| numbers.map(|number| format!("{number:6}")).join(" ");
    println!("{}", row(left));
    for (term, name) in NAMES.iter().enumerate() {
        let weight = |stage: usize| (found[stage * (TERMS + 1) + term] * 1e3).round() as i64;
        println!("{}  # {name}", row(std::array::from_fn(weight)));
    }
    Ok(())
}
