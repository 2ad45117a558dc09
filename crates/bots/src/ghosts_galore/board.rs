//! A seat's board as the planner values it, in hundredths of a point.

use super::contents::Contents;
use super::hopes::{HOPES, hopes_of};
use super::survey::{Survey, Surveyor};
use super::tracks::{Apart, Platforms};
use super::worth::WORTH;
use fogbound_game::{Game as _, Rotation};
use fogbound_ghosts_galore::{Category, Doors, Game, Grid, TileId, tables};
use fogbound_tilesets::Monster;
use std::sync::{Arc, OnceLock};

/// A category somebody plays for.
#[derive(Clone, Copy, Debug)]
pub(super) struct Favour {
    pub category: Category,
    /// Points in it count so many percent more.
    pub percent: i32,
}

/// A game as one seat sees it, ready to have its boards valued.
#[derive(Debug)]
pub(super) struct Valuer<'a> {
    pub game: &'a Game,
    /// The seat that looks.
    pub seat: u8,
    pub favour: Option<Favour>,
    tiles: Vec<Contents>,
    /// Value of each hope, by number of empty spaces.
    worth: [[i16; HOPES]; 10],
}

impl<'a> Valuer<'a> {
    pub fn new(game: &'a Game, seat: u8, favour: Option<Favour>) -> Valuer<'a> {
        let mut worth = [[0; HOPES]; 10];
        for (spaces, column) in worth.iter_mut().enumerate() {
            for (worth, row) in column.iter_mut().zip(&WORTH) {
                // An empty board is valued like one with a single tile.
                *worth = row[spaces.min(row.len() - 1)];
            }
        }
        Valuer { game, seat, favour, tiles: Contents::of_all(game.rules().catalogue()), worth }
    }

    fn contents(&self, tile: TileId) -> &Contents {
        &self.tiles[usize::from(tile.0)]
    }

    /// Werewolves a seat is known to have, on its board or claimed.
    fn werewolves(&self, seat: u8) -> i16 {
        let lying = self.game.grid(seat).tiles().map(|(_, tile, _)| tile);
        let known = lying.chain(self.game.claimed(seat));
        known.map(|tile| self.contents(tile).count(Monster::Werewolf)).sum()
    }
}

/// A way to lay a tile, and the value of the board then.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lie {
    pub space: u8,
    pub rotation: Rotation,
    pub value: i32,
}

/// A seat's board, real or imagined.
#[derive(Clone, Debug)]
pub(super) struct ValuedBoard<'a> {
    valuer: &'a Valuer<'a>,
    surveyor: Arc<Surveyor<'a>>,
    favour: Option<Favour>,
    grid: Grid,
    /// The hidden tile, if it is known and still to be laid.
    hidden: Option<TileId>,
    /// The contents of the tiles, the hidden one included.
    all: Contents,
    /// What does not change with the next tile, for each empty space, once it is asked for.
    apart: OnceLock<Vec<Apart>>,
}

impl<'a> ValuedBoard<'a> {
    /// Returns the board of a seat as it lies, with the hidden tile if the one who looks knows it.
    pub fn of(valuer: &'a Valuer<'a>, seat: u8) -> ValuedBoard<'a> {
        let hidden = valuer.game.hidden(seat).filter(|_| seat == valuer.seat);
        let board = ValuedBoard::bare(valuer, seat, valuer.game.doors(seat), hidden);
        let lying = board.grid.tiles().map(|(_, tile, _)| tile).chain(hidden);
        let all = lying.fold(Contents::default(), |all, tile| all.with(valuer.contents(tile)));
        ValuedBoard { all, ..board }
    }

    /// Returns a board with these doors before the first tile.
    pub fn with_doors(valuer: &'a Valuer<'a>, seat: u8, doors: &'a Doors) -> ValuedBoard<'a> {
        ValuedBoard::bare(valuer, seat, doors, None)
    }

    fn bare(
        valuer: &'a Valuer<'a>,
        seat: u8,
        doors: &'a Doors,
        hidden: Option<TileId>,
    ) -> ValuedBoard<'a> {
        let players = valuer.game.rules().players();
        let others = (0..players).filter(|&other| other != seat);
        let surveyor = Arc::new(Surveyor {
            scoring: valuer.game.rules().scoring(),
            tiles: &valuer.tiles,
            doors,
            platforms: Platforms::new(doors),
            rivals: others.map(|other| valuer.werewolves(other)).max().unwrap_or(0),
            bonus: tables::PACK[usize::from(players > 2)],
        });
        let favour = valuer.favour.filter(|_| seat == valuer.seat);
        let grid = *valuer.game.grid(seat);
        let (all, apart) = (Contents::default(), OnceLock::new());
        ValuedBoard { valuer, surveyor, favour, grid, hidden, all, apart }
    }

    /// Returns the board with a tile laid.
    pub fn with(&self, tile: TileId, lie: &Lie) -> ValuedBoard<'a> {
        let &ValuedBoard { valuer, favour, hidden, .. } = self;
        ValuedBoard {
            valuer,
            surveyor: Arc::clone(&self.surveyor),
            favour,
            grid: self.grid.with(lie.space, tile, lie.rotation),
            hidden,
            all: self.holding(tile),
            apart: OnceLock::new(),
        }
    }

    pub fn spaces_left(&self) -> usize {
        self.grid.empty_spaces().count()
    }

    /// Returns the tiles that the one who looks has not seen.
    pub fn unseen(&self) -> Vec<TileId> {
        self.valuer.game.unseen().map(|(tile, _)| tile).collect()
    }

    /// Returns the value as it lies.
    pub fn value(&self) -> i32 {
        self.value_of(&self.surveyor.survey(&self.grid, &self.surveyor.begin(&self.all)))
    }

    /// Returns what the value is made of, by categories, in thousandths of a point; the last tile lies at its best. Nobody's
    /// favour counts.
    pub fn parts(&self) -> Vec<i64> {
        let begun = self.surveyor.begin(&self.all);
        let mut best: Option<(i32, Grid)> = None;
        if let Some(hidden) = self.hidden.filter(|_| self.spaces_left() == 1) {
            self.each(&self.grid, hidden, &mut |full, _| {
                let value = self.value_with(full, &begun);
                if best.is_none_or(|(most, _)| value > most) {
                    best = Some((value, *full));
                }
            });
        }
        let grid = best.map_or(self.grid, |(_, full)| full);
        let survey = self.surveyor.survey(&grid, &begun);
        let worth = &self.valuer.worth[survey.spaces_left()];
        let part = |category: Category| {
            let hopes = hopes_of(category);
            let hoped = product(&survey.hopes[hopes.clone()], &worth[hopes]);
            10 * i64::from(100 * i32::from(survey.points[category as usize]) + hoped)
        };
        Category::ALL.into_iter().map(part).collect()
    }

    /// Visits the boards a new tile can make, for every way to lay it. When only the hidden tile is
    /// left to come, that one lies at its best too.
    pub fn lies(&self, tile: TileId, visit: &mut impl FnMut(Lie)) {
        let begun = self.surveyor.begin(&self.holding(tile));
        match self.hidden.filter(|_| self.spaces_left() == 2) {
            Some(hidden) => self.each(&self.grid, tile, &mut |grid, mut lie| {
                lie.value = i32::MIN;
                self.each(grid, hidden, &mut |full, _| {
                    lie.value = lie.value.max(self.value_with(full, &begun));
                });
                visit(lie);
            }),
            None => self.lies_apart(tile, &begun, visit),
        }
    }

    /// Likewise, by what does not change with the tile and by what does.
    fn lies_apart(&self, tile: TileId, begun: &Survey, visit: &mut impl FnMut(Lie)) {
        let catalogue = self.valuer.game.rules().catalogue();
        for apart in self.apart.get_or_init(|| self.surveyor.apart(&self.grid)) {
            let (space, mut apart) = (apart.space, apart.clone());
            self.surveyor
                .golems_and_bats(&self.grid.with(space, tile, Rotation::NONE), &mut apart.survey);
            // Each category is in one of both surveys.
            let collected = self.value_of(&Survey { empty: apart.survey.empty, ..begun.clone() });
            for rotation in catalogue.looks(tile) {
                let grid = self.grid.with(space, tile, rotation);
                let value = collected + self.value_of(&self.surveyor.tracks_with(&grid, &apart));
                visit(Lie { space, rotation, value });
            }
        }
    }

    /// Visits the boards the hidden tile can make.
    pub fn hidden_lies(&self, visit: &mut impl FnMut(Lie)) {
        let begun = self.surveyor.begin(&self.all);
        if let Some(hidden) = self.hidden {
            self.each(&self.grid, hidden, &mut |grid, lie| {
                visit(Lie { value: self.value_with(grid, &begun), ..lie });
            });
        }
    }

    /// Returns the value with a new tile at its best.
    pub fn best(&self, tile: TileId) -> i32 {
        let mut best = i32::MIN;
        self.lies(tile, &mut |lie| best = best.max(lie.value));
        best
    }

    fn each(&self, grid: &Grid, tile: TileId, visit: &mut impl FnMut(&Grid, Lie)) {
        for space in grid.empty_spaces() {
            for rotation in self.valuer.game.rules().catalogue().looks(tile) {
                visit(&grid.with(space, tile, rotation), Lie { space, rotation, value: 0 });
            }
        }
    }

    fn holding(&self, tile: TileId) -> Contents {
        self.all.with(self.valuer.contents(tile))
    }

    fn value_with(&self, grid: &Grid, begun: &Survey) -> i32 {
        self.value_of(&self.surveyor.survey(grid, begun))
    }

    /// Returns the points, and what the hopes are worth.
    fn value_of(&self, survey: &Survey) -> i32 {
        let worth = &self.valuer.worth[survey.spaces_left()];
        let points: i32 = survey.points.into_iter().map(i32::from).sum();
        let value = 100 * points + product(&survey.hopes, worth);
        let Some(Favour { category, percent }) = self.favour else { return value };
        let hopes = hopes_of(category);
        let part = 100 * i32::from(survey.points[category as usize])
            + product(&survey.hopes[hopes.clone()], &worth[hopes]);
        value + part * percent / 100
    }
}

fn product(hopes: &[i16], worth: &[i16]) -> i32 {
    hopes.iter().zip(worth).map(|(&hope, &worth)| i32::from(hope) * i32::from(worth)).sum()
}
