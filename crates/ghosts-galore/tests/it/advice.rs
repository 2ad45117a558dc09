//! The gain of a tile: [`Game::gain`] and [`Game::sheet_with`], counted the long way.

use crate::random::{start, step};
use crate::scene::{Played, scene};
use fogbound_game::{Game as _, Rotation};
use fogbound_ghosts_galore::{Best, Game, Grid, Sheet, TileId};

/// The sheets of all boards with this one in place of a seat's.
fn sheet(game: &Game, seat: u8, grid: Grid) -> Sheet {
    let players = 0..game.rules().players();
    let of = |other| if other == seat { grid } else { *game.grid(other) };
    let boards: Vec<_> = players.map(|other| (of(other), game.doors(other))).collect();
    game.rules().scoring().sheets(&boards)[usize::from(seat)]
}

/// All ways to lay a tile, rotations that look alike included.
fn places(grid: Grid, tile: TileId) -> Vec<(u8, Rotation, Grid)> {
    let turns = |space| Rotation::ALL.map(|turn| (space, turn, grid.with(space, tile, turn)));
    grid.empty_spaces().flat_map(turns).collect()
}

/// Points, then fewer dead ends.
fn worth(sheet: &Sheet) -> (i16, i16) {
    (sheet.total(), -i16::from(sheet.dead_ends))
}

/// The first of the best.
fn first_best(places: Vec<(u8, Rotation, Sheet)>) -> Option<(u8, Rotation, Sheet)> {
    let most = places.iter().map(|place| worth(&place.2)).max()?;
    places.into_iter().find(|place| worth(&place.2) == most)
}

fn slow_alone(game: &Game, seat: u8, grid: Grid, tile: TileId) -> Option<(u8, Rotation, Sheet)> {
    let scored = |(space, turn, with)| (space, turn, sheet(game, seat, with));
    first_best(places(grid, tile).into_iter().map(scored).collect())
}

fn slow_both(game: &Game, seat: u8, tile: TileId, hidden: TileId) -> Option<Best> {
    let grid = *game.grid(seat);
    let without = slow_alone(game, seat, grid, hidden)?.2.total();
    let then = |(space, turn, with)| {
        slow_alone(game, seat, with, hidden).map(|(_, _, sheet)| (space, turn, sheet))
    };
    let (space, rotation, sheet) =
        first_best(places(grid, tile).into_iter().filter_map(then).collect())?;
    Some(Best { space, rotation, gain: sheet.total() - without, sheet })
}

fn check(game: &Game, seat: u8, tile: TileId) {
    let now = sheet(game, seat, *game.grid(seat)).total();
    let gain = game.gain(seat, tile).unwrap();
    let (space, rotation, sheet) = slow_alone(game, seat, *game.grid(seat), tile).unwrap();
    assert_eq!(gain.alone, Best { space, rotation, gain: sheet.total() - now, sheet });
    let hidden = game.hidden(seat).filter(|&hidden| hidden != tile);
    let slow = hidden.and_then(|hidden| slow_both(game, seat, tile, hidden));
    assert_eq!(gain.with_hidden, slow);
}

#[test]
fn t_4_15_gain_is_that_of_the_best_place() {
    for players in [2, 4] {
        for number in 0..3 {
            let (mut table, mut rng) = start(&scene().players(players), &format!("gain {number}"));
            let mut last = 0;
            while step(&mut table, &mut rng) {
                let round = table.game.round();
                // One look at each seat in the later rounds, when boards are fuller.
                if table.asked() == Some("claim") && round > last.max(3) {
                    last = round;
                    for seat in 0..players {
                        let tile = table.game.face_up()[0];
                        check(&table.game, seat, tile);
                    }
                }
            }
        }
    }
}

#[test]
fn t_4_15_gain_of_an_empty_board() {
    let table = scene().first("straight three-dragons treasure").start();
    check(&table.game, 0, table.game.just_revealed().unwrap());
    let gain = table.game.gain(1, table.game.just_revealed().unwrap()).unwrap();
    assert_eq!(gain.alone.gain, 6 + 1, "diamonds and a satyr by itself");
    assert_eq!((gain.alone.space, gain.alone.rotation.quarters()), (0, 0), "at a door");
}

/// Without the hidden tile, or without room for both, there is only the gain of the tile alone.
#[test]
fn t_4_15_gain_where_the_hidden_tile_does_not_matter() {
    let mut table = scene().start();
    let tile = table.game.just_revealed().unwrap();
    assert!(table.game.view_of(Some(0)).gain(0, tile).unwrap().with_hidden.is_some());
    assert!(table.game.view_of(Some(1)).gain(0, tile).unwrap().with_hidden.is_none());
    assert!(table.game.gain(0, TileId(0)).unwrap().with_hidden.is_none(), "it is the hidden one");
    table.until_hidden();
    let gain = table.game.gain(0, TileId(60)).unwrap();
    assert_eq!((gain.alone.space, gain.with_hidden), (8, None));
    table.place_all();
    assert_eq!(table.game.gain(0, TileId(60)), None, "the board is full");
}

#[test]
fn t_4_15_gain_of_nobody_and_nothing() {
    let table = scene().start();
    for seat in [2, 5, 200] {
        assert_eq!(table.game.gain(seat, TileId(5)), None);
        assert_eq!(table.game.sheet_with(seat, 0, TileId(5), Rotation::NONE), None);
    }
    for tile in [78, 255] {
        assert_eq!(table.game.gain(0, TileId(tile)), None);
        assert_eq!(table.game.sheet_with(0, 0, TileId(tile), Rotation::NONE), None);
    }
    for space in [9, 255] {
        assert_eq!(table.game.sheet_with(0, space, TileId(5), Rotation::NONE), None);
    }
}

#[test]
fn t_4_15_the_sheet_with_a_tile() {
    let (mut table, mut rng): (Played, _) = start(&scene().players(3), "sheet with");
    while step(&mut table, &mut rng) {
        let Some(&tile) = table.game.face_up().first() else { continue };
        for space in 0..9 {
            for turn in Rotation::ALL {
                let grid = *table.game.grid(1);
                let wanted = grid
                    .is_empty(space)
                    .then(|| sheet(&table.game, 1, grid.with(space, tile, turn)));
                assert_eq!(table.game.sheet_with(1, space, tile, turn), wanted);
            }
        }
    }
}
