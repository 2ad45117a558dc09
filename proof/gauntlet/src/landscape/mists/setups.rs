//! Random setups: the six levels and levels of one's own, made so that every rule gets its turn.

use crate::contest::Style;
use crate::landscape::tile_sets::random_set;
use fogbound_game::{Colour, Rng};
use fogbound_mists::{
    Cemeteries, JointScoring, Level, MAX_GOAL, Options, Piles, Rules, Scoring, Setup,
};
use fogbound_sets::fogbound_mists;
use fogbound_tilesets::{Group, TileSet};
use std::sync::{Arc, LazyLock};

static SHIPPED: LazyLock<Arc<TileSet>> = LazyLock::new(|| Arc::new(fogbound_mists().clone()));

/// Rules that are valid, and the temperament to play them with. Random setups that happen to be
/// invalid (a pile without tiles, too few ghosts) are thrown away.
pub(super) fn random_rules(rng: &mut Rng) -> (Arc<Rules>, Style) {
    loop {
        let (setup, style) = random_setup(rng);
        if let Ok(rules) = setup.validate() {
            return (Arc::new(rules), style);
        }
    }
}

/// A random setup, which may be invalid.
pub fn random_setup(rng: &mut Rng) -> (Setup, Style) {
    let level_of_the_table = Level::number(rng.below(18) as u8 + 1);
    let own_set = level_of_the_table.is_none() && rng.below(3) == 0;
    let set = if own_set { Arc::new(random_set(rng)) } else { Arc::clone(&SHIPPED) };
    let level = level_of_the_table.unwrap_or_else(|| random_level(rng, &set));
    let mut setup = Setup::new(set, level, rng.below(5) as u8 + 1);
    random_colours(rng, &mut setup);
    setup.start_player = rng.below(setup.seats.len() as u32) as u8;
    setup.options = Options {
        joint_scoring: [JointScoring::EveryColour, JointScoring::Majority][coin(rng)],
        meeples_on_misty_roads: coin(rng) == 0,
    };
    let style = [Style::Even, Style::Keen, Style::Keen, Style::Shy][rng.below(4) as usize];
    (setup, style)
}

fn coin(rng: &mut Rng) -> usize {
    rng.below(2) as usize
}

/// Any colours for the seats, and any that are allowed for the scoring meeples.
fn random_colours(rng: &mut Rng, setup: &mut Setup) {
    let mut colours = Colour::ALL;
    rng.shuffle(&mut colours);
    let mut left = colours.into_iter();
    for seat in &mut setup.seats {
        let count = seat.len();
        *seat = left.by_ref().take(count).collect();
    }
    let mut scoring: Vec<Colour> = match setup.level.scoring {
        Scoring::Team => left.collect(),
        Scoring::Colours => setup.seats.concat(),
    };
    rng.shuffle(&mut scoring);
    scoring.truncate(if setup.level.scoring == Scoring::Team { 1 } else { 3 });
    setup.scoring = scoring;
}

/// M-1.8: many ghosts make long games, few make short ones; low spaces bring hounds early.
fn random_level(rng: &mut Rng, set: &TileSet) -> Level {
    let castles = rng.below(4) > 0;
    let cemeteries =
        [Cemeteries::None, Cemeteries::Quiet, Cemeteries::Haunted, Cemeteries::Haunted]
            [rng.below(4) as usize];
    let in_play = tiles_in_play(set, castles, cemeteries);
    let piles = random_piles(rng, in_play);
    let count = match &piles {
        Piles::Equal(count) => usize::from(*count),
        Piles::Sizes(sizes) => sizes.len(),
    };
    let goal = match rng.below(16) {
        0 => MAX_GOAL,
        1 | 2 => 1 + rng.below(20) as u16,
        _ => 20 + rng.below(300) as u16,
    };
    let furthest = u32::from(goal).min([6, 6, 6, 40][rng.below(4) as usize]);
    let mut milestones: Vec<u16> = (1..count).map(|_| 1 + rng.below(furthest) as u16).collect();
    milestones.sort_unstable();
    Level {
        number: None,
        ghosts: match rng.below(4) {
            0 => rng.below(30) as u8,
            _ => 60 + rng.below(141) as u8,
        },
        piles,
        milestones,
        goal,
        castles,
        cemeteries,
        scoring: [Scoring::Team, Scoring::Colours][coin(rng)],
    }
}

fn tiles_in_play(set: &TileSet, castles: bool, cemeteries: Cemeteries) -> u32 {
    let takes_part = |group| match group {
        Group::Base | Group::Mist => true,
        Group::Castle => castles,
        Group::Cemetery => cemeteries != Cemeteries::None,
        Group::Start => false,
    };
    set.kinds.iter().filter(|kind| takes_part(kind.group)).map(|kind| u32::from(kind.count)).sum()
}

/// One to three piles, equal or of random sizes.
fn random_piles(rng: &mut Rng, tiles: u32) -> Piles {
    let count = 1 + rng.below(3);
    if coin(rng) == 0 {
        return Piles::Equal(count as u8);
    }
    let mut left = tiles;
    let mut sizes = Vec::new();
    for _ in 1..count {
        let size = (1 + rng.below(tiles / count + 1)).min(left);
        sizes.push(size as u8);
        left -= size;
    }
    sizes.push(left as u8);
    Piles::Sizes(sizes)
}
