//! Hopes of a team: points that are not on the track yet.

use super::evaluate::Judge;
use super::survey::{Area, Junction, SURE};
use fogbound_game::{Colour, Colours, Game as _};
use fogbound_landscape::{Label as _, RegionId};
use fogbound_mists::{Game, Holder, Rules, Target};

/// The expected income, in thousandths of a point.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Hope {
    /// Within the horizon.
    pub long: Income,
    /// Within the active pile.
    pub short: Income,
    /// Scorings of roads and cities within the horizon, in parts of [`SURE`].
    pub scorings: i64,
}

/// Points by the scoring meeple they move.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Income {
    pub own: [i64; 6],
    /// Points that may move any scoring meeple (M-8.10).
    pub any: i64,
}

impl Income {
    fn add(&mut self, rules: &Rules, colour: Colour, points: i64) {
        match rules.scoring_meeple_of(colour) {
            Some(scoring) => self.own[scoring.index()] += points,
            None => self.any += points,
        }
    }

    /// Returns the points missing until every scoring meeple has `goal` points, if this comes in. So many percent of it
    /// count as if all missed what the furthest behind misses.
    pub(super) fn missing(&self, game: &Game, goal: u16, furthest: i64) -> i64 {
        let scoring = game.rules().scoring();
        let (mut all, mut most) = (0, 0);
        for &colour in scoring {
            let there = i64::from(game.points(colour)) * 1_000 + self.own[colour.index()];
            let short = (i64::from(goal) * 1_000 - there).max(0);
            all += short;
            most = most.max(short);
        }
        let missing = (all - self.any).max(0);
        missing + (most * scoring.len() as i64 - missing) * furthest / 100
    }
}

impl Judge {
    /// Returns the expected yield of the meeples on the board.
    pub(super) fn hope(&mut self, game: &Game) -> Hope {
        let mut hope = Hope::default();
        let rules = game.rules();
        for place in 0..self.touched.len() {
            let region = self.touched[place];
            let area = self.areas[region.index()];
            if area.meeples == 0 {
                continue;
            }
            let value = self.value(game, region);
            if game.map().open_edges(region) != area.rim {
                continue;
            }
            // Closing tiles add to it. Cities count twice.
            let city = value >= 2 * i64::from(game.map().region_cells(region).len());
            let grown = value + i64::from(area.cells) * if city { 2 } else { 1 };
            let chances = (self.closing(&area, self.long), self.closing(&area, self.short));
            hope.scorings += chances.0;
            for (n, colour) in area.colours.iter().enumerate() {
                let share = if n == 0 { 100 } else { self.weights.further };
                self.expect(rules, &mut hope, colour, grown * share / 100, chances);
            }
            if let Some(colour) = area.colours.iter().next() {
                let ghosts = area.hounds * ghosts_on_board(game);
                self.expect(rules, &mut hope, colour, ghosts, chances);
            }
        }
        for place in 0..self.junctions.len() {
            self.junction(game, &mut hope, self.junctions[place]);
        }
        self.castles(game, &mut hope);
        hope
    }

    fn expect(
        &self,
        rules: &Rules,
        hope: &mut Hope,
        colour: Colour,
        points: i64,
        (long, short): (i64, i64),
    ) {
        let share = |chance, percent| points * chance * percent * 10 / SURE;
        hope.long.add(rules, colour, share(long, self.weights.region));
        hope.short.add(rules, colour, share(short, self.weights.short));
    }

    /// Adds the contribution of a junction to its two regions.
    fn junction(&mut self, game: &Game, hope: &mut Hope, junction: Junction) {
        let (a, b) = (self.areas[junction.a.index()], self.areas[junction.b.index()]);
        if a.colours.is_empty() && b.colours.is_empty() {
            return;
        }
        let rim = |region: RegionId, area: &Area| game.map().open_edges(region) == area.rim;
        if !rim(junction.a, &a) || !rim(junction.b, &b) {
            return;
        }
        let (value_a, value_b) = (self.value(game, junction.a), self.value(game, junction.b));
        let all: Colours = a.colours.iter().chain(b.colours.iter()).collect();
        let joined = value_a + value_b + if junction.city { 2 } else { 1 };
        let chance = |draws| {
            let closing = self.closing(&a, draws) + self.closing(&b, draws);
            self.chance(draws, junction.joins) * closing / (2 * SURE)
        };
        let chances = (chance(self.long), chance(self.short));
        for colour in all.iter() {
            let alone = if a.colours.contains(colour) { value_a } else { 0 }
                + if b.colours.contains(colour) { value_b } else { 0 };
            let share = |chance, percent| (joined - alone) * chance * percent * 10 / SURE;
            hope.long.add(game.rules(), colour, share(chances.0, self.weights.join));
            hope.short.add(game.rules(), colour, share(chances.1, self.weights.short_join));
        }
    }

    fn castles(&mut self, game: &Game, hope: &mut Hope) {
        let (map, catalogue) = (game.map(), game.rules().catalogue());
        for Holder { target, colour, hounds } in game.holders() {
            let Target::Castle(id) = target else { continue };
            // A face-down tile beside it haunts it.
            let mut around = map.around(id).map(|other| map.table(catalogue, other));
            let counted = around.try_fold((0, 0), |(all, misty), table| {
                Some((all + 1, misty + i64::from(table?.has_mist())))
            });
            let Some((around, misty)) = counted else { continue };
            let missing = 8 - around;
            let hounds = i64::from(hounds) * ghosts_on_board(game);
            let value = 2 + 2 * misty + missing + hounds;
            let chance = |left: i64| (SURE - missing * SURE * 2 / (left + 1)).clamp(0, SURE);
            let chance = |left| chance(left) * self.weights.castle / 100;
            let chances = (chance(self.left), chance(self.active));
            self.expect(game.rules(), hope, colour, value, chances);
        }
    }
}

pub(super) fn ghosts_on_board(game: &Game) -> i64 {
    i64::from(game.rules().level().ghosts - game.ghost_supply())
}
