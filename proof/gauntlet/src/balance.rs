//! The balance of the shipped track set of Ghosts Galore: the points of each category, the cost of
//! playing for it, and the final points of boards.

use crate::parallel;
use fogbound_bots::ghosts_galore::Planner;
use fogbound_bots::{Bot, Random, play};
use fogbound_game::{Game as _, Seed};
use fogbound_ghosts_galore::{Category, Game, Options, Order, Rules, Setup, Sheet};
use fogbound_sets::fogbound_ghosts;
use fogbound_tilesets::{Monster, TrackKind};
use std::sync::Arc;

/// By how many percent a bot that plays for a category overrates it.
const FAVOUR: u16 = 50;

/// The player at a seat.
#[derive(Clone, Copy)]
enum Player {
    Random,
    Planner,
    Favouring(Category),
}

impl Player {
    fn bot(self, seed: &Seed, seat: u8) -> Box<dyn Bot<Game>> {
        match self {
            Player::Random => Box::new(Random::new::<Game>(seed, seat)),
            Player::Planner => Box::new(Planner::default()),
            Player::Favouring(category) => Box::new(Planner::favouring(category, FAVOUR)),
        }
    }
}

/// Mean and spread of whole numbers, summed exactly: the order of the games does not matter.
#[derive(Clone, Copy, Debug, Default)]
struct Figure {
    count: i64,
    sum: i64,
    squares: i64,
}

impl Figure {
    fn add(&mut self, value: i16) {
        let value = i64::from(value);
        self.join(Figure { count: 1, sum: value, squares: value * value });
    }

    fn join(&mut self, more: Figure) {
        self.count += more.count;
        self.sum += more.sum;
        self.squares += more.squares;
    }

    fn mean(&self) -> f64 {
        self.sum as f64 / self.count.max(1) as f64
    }

    /// The standard deviation.
    fn spread(&self) -> f64 {
        (self.squares as f64 / self.count.max(1) as f64 - self.mean().powi(2)).max(0.0).sqrt()
    }

    /// The standard error of the mean.
    fn error(&self) -> f64 {
        self.spread() / (self.count.max(1) as f64).sqrt()
    }
}

/// The final points of several boards.
#[derive(Clone, Copy, Debug, Default)]
struct Boards {
    points: [Figure; 13],
    total: Figure,
}

impl Boards {
    fn add(&mut self, sheet: &Sheet) {
        for (category, points) in sheet.iter() {
            self.points[category as usize].add(points);
        }
        self.total.add(sheet.total());
    }

    fn join(&mut self, more: &Boards) {
        for (figure, more) in self.points.iter_mut().zip(more.points) {
            figure.join(more);
        }
        self.total.join(more.total);
    }
}

/// The results of some games: the boards of the one player and of the others; the lead of the one
/// over seat `one + 1`.
#[derive(Clone, Copy, Debug, Default)]
struct Games {
    one: Boards,
    others: Boards,
    lead: Figure,
}

impl Games {
    fn add(&mut self, one: usize, sheets: &[Sheet]) {
        for (seat, sheet) in sheets.iter().enumerate() {
            if seat == one { self.one.add(sheet) } else { self.others.add(sheet) }
        }
        let next = (one + 1) % sheets.len();
        self.lead.add(sheets[one].total() - sheets[next].total());
    }

    fn join(&mut self, more: &Games) {
        self.one.join(&more.one);
        self.others.join(&more.others);
        self.lead.join(more.lead);
    }

    fn boards(mut self) -> Boards {
        self.one.join(&self.others);
        self.one
    }
}

/// Plays games of one player, whose seat goes round, against others that are all alike.
fn games(
    rules: &Arc<Rules>,
    seed: &str,
    count: u32,
    one: Player,
    others: Player,
) -> Result<Games, String> {
    let round = |number: u32, total: &mut Games| {
        let seed = Seed::new(format!("{seed}/{}", number + 1));
        let players = rules.players();
        // A remainder of a number of players, which is 2 to 5.
        let seat = (number % u32::from(players)) as u8;
        let at = |other: u8| if other == seat { one } else { others };
        let mut bots: Vec<_> = (0..players).map(|seat| at(seat).bot(&seed, seat)).collect();
        let refused = |refusal| format!("{refusal:?}");
        let (mut game, _) = Game::start(Arc::clone(rules), &Order::Seed(seed)).map_err(refused)?;
        play(&mut game, &mut bots, &mut Vec::new(), &mut |_, _| {}, &mut |_| {})
            .map_err(refused)?;
        total.add(usize::from(seat), &game.sheets());
        Ok(())
    };
    parallel::run(0..count, round, |total, more| total.join(&more))
}

fn rules(players: u8, experienced: bool) -> Result<Arc<Rules>, String> {
    let mut setup = Setup::new(Arc::new(fogbound_ghosts().clone()), players);
    setup.options = Options { experienced, ..Options::default() };
    setup.validate().map(Arc::new).map_err(|refusal| format!("{refusal:?}"))
}

/// Returns the number of scoring things of a category in the set; nothing for doors and paths.
fn number_in_set(category: Category) -> String {
    let tiles = || fogbound_ghosts().tiles().map(|place| &fogbound_ghosts().kinds[place]);
    if category == Category::Diamonds {
        return tiles().map(|kind| kind.diamonds.len()).sum::<usize>().to_string();
    }
    // The first nine categories are those of the monsters, in the same order.
    let Some(&monster) = Monster::ALL.get(category as usize) else { return String::new() };
    let of = |kind: &TrackKind| kind.monsters().filter(|&other| other == monster).count();
    tiles().map(of).sum::<usize>().to_string()
}

/// Prints two tables: what each category brings in `count` games of two, and the points of whole
/// boards with each number of players, in as many games.
///
/// # Errors
/// The failure in a game.
pub fn print(seed: &str, count: u32) -> Result<(), String> {
    print_categories(seed, count)?;
    println!();
    print_totals(seed, count)
}

fn print_categories(seed: &str, count: u32) -> Result<(), String> {
    let rules = rules(2, false)?;
    let random = games(&rules, seed, count, Player::Random, Player::Random)?.boards();
    let plain = games(&rules, seed, count, Player::Planner, Player::Planner)?.boards();
    println!("| category | in the set | random | planner | playing for it | total, ahead by |");
    println!("|---|---|---|---|---|---|");
    for category in Category::ALL {
        let one = Player::Favouring(category);
        let played = games(&rules, seed, count, one, Player::Planner)?;
        let points = |boards: &Boards| boards.points[category as usize].mean();
        println!(
            "| {} | {} | {:.1} | {:.1} | {:.1} | {:+.2} ± {:.2} |",
            category.name().replace('_', " "),
            number_in_set(category),
            points(&random),
            points(&plain),
            points(&played.one),
            played.lead.mean(),
            played.lead.error(),
        );
    }
    Ok(())
}

fn print_totals(seed: &str, count: u32) -> Result<(), String> {
    println!("| players | random | planner | planner, `experienced` |");
    println!("|---|---|---|---|");
    for players in 2..=5 {
        let total = |player, experienced| {
            let rules = rules(players, experienced)?;
            let boards = games(&rules, seed, count, player, player)?.boards();
            Ok::<_, String>(format!("{:.1}, {:.1}", boards.total.mean(), boards.total.spread()))
        };
        let random = total(Player::Random, false)?;
        let plain = total(Player::Planner, false)?;
        println!("| {players} | {random} | {plain} | {} |", total(Player::Planner, true)?);
    }
    Ok(())
}

#[cfg(test)]
mod tests;
