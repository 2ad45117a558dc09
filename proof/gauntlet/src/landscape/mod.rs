//! The games on landscapes in the gauntlet, and what they share.

pub mod carcassonne;
pub mod mists;
pub mod tile_sets;

use crate::contest::{Chance, Style};
use fogbound_game::{Cell, Game, Rng, Rotation};
use fogbound_landscape::{Catalogue, KindId, Map, Order};

/// Returns the order that makes chance like this; `deck` are the tiles of a finished game.
fn order<G>(chance: &Chance<'_, G>, deck: impl Fn(&G) -> Vec<Option<KindId>>) -> Order {
    match chance {
        Chance::Seed(seed) => Order::Seed((*seed).clone()),
        Chance::Order(game) => Order::Tiles(deck(game).into_iter().flatten().collect()),
        Chance::Told(_) => Order::Told,
    }
}

/// Checks that the queries of a game show no more than its view.
fn shows_its_view<G: Game, T: PartialEq>(game: &G, shown: impl Fn(&G) -> T) -> Result<(), String> {
    let view = game.view();
    let same = shown(game) == shown(&view) && game.legal() == view.legal();
    if same { Ok(()) } else { Err("the game shows more than its view".to_owned()) }
}

/// Returns the cells of the board, those around them, and one that nothing touches, each once.
fn cells(map: &Map) -> Vec<Cell> {
    let board: Vec<Cell> = map.cells().map(|id| map.cell(id)).collect();
    let far = |far: Cell, cell: &Cell| Cell::new(far.x.max(cell.x + 3), far.y.max(cell.y + 3));
    let mut cells = vec![board.iter().fold(Cell::default(), far)];
    cells.extend(board.iter().flat_map(|cell| cell.around()).chain(board.iter().copied()));
    cells.sort_unstable();
    cells.dedup();
    cells
}

/// returns the smallest rotation of the tile in hand that looks alike.
fn smallest(catalogue: &Catalogue, hand: KindId, rotation: Rotation) -> Rotation {
    catalogue.kind(hand).alike[usize::from(rotation.quarters())]
}

/// Returns a random choice after a temperament. `pass` is listed first if it is legal at all; `placed` is the
/// cell on which an action puts a tile, and `weight` what a covered cell beside it counts.
fn choose<A: Copy + Ord>(
    map: &Map,
    legal: &[A],
    (style, rng): (Style, &mut Rng),
    pass: A,
    placed: impl Fn(A) -> Option<Cell>,
    weight: impl Fn(Cell) -> u32,
) -> A {
    // Now and then everybody does anything.
    if style != Style::Even && rng.below(8) > 0 {
        if legal.first() == Some(&pass) {
            let others = legal.len() as u32 - 1;
            return match style {
                Style::Keen if others > 0 => legal[1 + rng.below(others) as usize],
                _ => pass,
            };
        }
        let density = |cell: Cell| -> u32 {
            let covered = cell.around().into_iter().filter(|&other| map.at(other).is_some());
            covered.map(&weight).sum()
        };
        let weighed = legal.iter().filter_map(|&action| Some((density(placed(action)?), action)));
        if let Some((_, action)) = weighed.map(|(w, a)| (16 * w + rng.below(16), a)).max() {
            return action;
        }
    }
    legal[rng.below(legal.len() as u32) as usize]
}
