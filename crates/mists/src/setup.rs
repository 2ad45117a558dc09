//! M-1: a setup is an untrusted value; [`Setup::validate`] is the one door to a game.

use crate::event::Spot;
use crate::level::{Cemeteries, Level, Scoring};
use crate::state::{Meeples, State};
use core::ops::RangeInclusive;
use fogbound_game::{Cell, Choice, Colour, Colours, Readings, Refusal, Rotation};
use fogbound_game::{StateHash, StateHasher, Values};
use fogbound_landscape::{Appearance, Catalogue, KindId, MAX_CELLS};
use fogbound_tilesets::{Block, Building, Group, Start, TileSet};
use std::sync::Arc;

/// The scoring of a region with several colours (M-8.6, option `joint_scoring`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum JointScoring {
    /// Every colour on the region counts once.
    #[default]
    EveryColour,
    /// Only the colours tied for most meeples count, each once.
    Majority,
}

fogbound_game::options! {
    /// The named readings of the rules a game is played with.
    pub struct Options {
        /// M-8.6.
        joint_scoring: JointScoring, "M-8.6",
        { "every_colour" => JointScoring::EveryColour, "majority" => JointScoring::Majority },
        /// M-7.2: whether road segments with a misty edge can be occupied.
        meeples_on_misty_roads: bool, "M-7.2", { "true" => true, "false" => false },
    }
}

/// The setup of a game, not yet checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The tiles.
    pub set: Arc<TileSet>,
    /// The level.
    pub level: Level,
    /// The colours of each seat (M-1.2).
    pub seats: Vec<Vec<Colour>>,
    /// The scoring meeples: one colour, or three (M-1.3, M-1.6).
    pub scoring: Vec<Colour>,
    /// The seat that begins (M-1.7).
    pub start_player: u8,
    /// Readings of the rules.
    pub options: Options,
}

impl Setup {
    /// The usual setup for this many players: colours in their fixed order, seat 0 begins.
    #[must_use]
    pub fn new(set: Arc<TileSet>, level: Level, players: u8) -> Setup {
        let each = colours_each(players);
        let mut colours = Colour::ALL.into_iter();
        let seats: Vec<Vec<Colour>> =
            (0..players).map(|_| colours.by_ref().take(each).collect()).collect();
        let scoring = match level.scoring {
            Scoring::Team => colours.next().into_iter().collect(),
            Scoring::Colours => seats.iter().flatten().copied().take(3).collect(),
        };
        Setup { set, level, seats, scoring, start_player: 0, options: Options::default() }
    }

    /// Checks everything and prepares the game.
    ///
    /// # Errors
    /// The rule of M-1 (or M-0.1) that the setup breaks.
    pub fn validate(self) -> Result<Rules, Refusal> {
        let in_play = self.check_seats()?;
        self.check_scoring(in_play)?;
        self.level.check()?;
        let refuse_set = |_| Refusal::new("M-0.1", "setup-set");
        let catalogue = Catalogue::new(&self.set, Appearance::Mists).map_err(refuse_set)?;
        let Start::Block(block) = self.set.start else {
            return Err(Refusal::new("M-0.1", "setup-set"));
        };
        if catalogue.iter().any(|(_, kind)| kind.building == Some(Building::Monastery)) {
            return Err(Refusal::new("M-0.1", "setup-set"));
        }
        let tiles = tiles_in_play(&catalogue, &self.level);
        let count = u8::try_from(tiles.len()).map_err(|_| Refusal::new("M-0.1", "setup-set"))?;
        if tiles.len() + 4 > MAX_CELLS {
            return Err(Refusal::new("M-0.1", "setup-set"));
        }
        let piles = self.level.pile_sizes(count)?;
        let quarters = quarters(block);
        let symbols: u8 = quarters.iter().map(|&(_, kind)| catalogue.kind(kind).ghosts).sum();
        if self.level.ghosts < symbols {
            return Err(Refusal::new("M-1.8", "setup-ghosts"));
        }
        let mut rules = Rules {
            catalogue,
            tiles,
            piles,
            quarters,
            start: State::new(),
            setup: self,
            fingerprint: StateHash([0; 16]),
        };
        rules.start = rules.opening();
        rules.fingerprint = rules.compute_fingerprint();
        Ok(rules)
    }

    /// Returns the number of tiles that take part at a level (M-1.5), the starting tile excepted.
    ///
    /// # Errors
    /// M-0.1 if the set is none for this game.
    pub fn tiles_at(&self, level: &Level) -> Result<usize, Refusal> {
        let catalogue = Catalogue::new(&self.set, Appearance::Mists)
            .map_err(|_| Refusal::new("M-0.1", "setup-set"))?;
        Ok(tiles_in_play(&catalogue, level).len())
    }

    /// Chooses another level; colours and scoring meeples are again the usual ones.
    pub fn set_level(&mut self, level: Level) {
        let players = u8::try_from(self.seats.len()).unwrap_or(u8::MAX);
        let usual = Setup::new(Arc::clone(&self.set), level, players);
        *self = Setup { options: self.options, start_player: self.start_player, ..usual };
    }

    /// M-1.1, M-1.2, M-1.7.
    fn check_seats(&self) -> Result<Colours, Refusal> {
        let players = u8::try_from(self.seats.len()).unwrap_or(u8::MAX);
        if !(1..=5).contains(&players) {
            return Err(Refusal::new("M-1.1", "setup-players"));
        }
        if self.start_player >= players {
            return Err(Refusal::new("M-1.7", "setup-start-player"));
        }
        let mut in_play = Colours::NONE;
        for seat in &self.seats {
            if seat.len() != colours_each(players) {
                return Err(Refusal::new("M-1.2", "setup-colours"));
            }
            for &colour in seat {
                if in_play.contains(colour) {
                    return Err(Refusal::new("M-1.2", "setup-colours"));
                }
                in_play = in_play.with(colour);
            }
        }
        Ok(in_play)
    }

    /// M-1.3, M-1.6.
    fn check_scoring(&self, in_play: Colours) -> Result<(), Refusal> {
        match self.level.scoring {
            Scoring::Team => match self.scoring[..] {
                [colour] if !in_play.contains(colour) => Ok(()),
                _ => Err(Refusal::new("M-1.3", "setup-scoring")),
            },
            Scoring::Colours => {
                let distinct: Colours = self.scoring.iter().copied().collect();
                let valid = self.scoring.len() == 3
                    && distinct.len() == 3
                    && distinct.iter().all(|colour| in_play.contains(colour));
                if valid { Ok(()) } else { Err(Refusal::new("M-1.6", "setup-scoring")) }
            }
        }
    }
}

impl fogbound_game::setup::Setup for Setup {
    type Rules = Rules;

    const PLAYERS: RangeInclusive<u8> = 1..=5;
    const CHOICES: &'static [Choice] =
        &[Choice { id: "level", values: Values::One(&["1", "2", "3", "4", "5", "6"]) }];
    const READINGS: &'static Readings = &Options::VALUES;

    fn set(&mut self, id: &str, value: &str) -> Result<(), Refusal> {
        if id != "level" {
            return self.options.set(id, value);
        }
        let level = value.parse().ok().and_then(Level::number);
        self.set_level(level.ok_or(Refusal::new("M-1.5", "setup-no-level"))?);
        Ok(())
    }

    fn validate(self) -> Result<Rules, Refusal> {
        Setup::validate(self)
    }
}

/// M-1.2: colours of each player.
const fn colours_each(players: u8) -> usize {
    match players {
        1 => 4,
        2 => 2,
        _ => 1,
    }
}

/// M-1.5: the tiles that are shuffled, kind by kind in the order of the set.
fn tiles_in_play(catalogue: &Catalogue, level: &Level) -> Vec<KindId> {
    let takes_part = |group: Group| match group {
        Group::Base | Group::Mist => true,
        Group::Castle => level.castles,
        Group::Cemetery => level.cemeteries != Cemeteries::None,
        Group::Start => false,
    };
    catalogue
        .iter()
        .filter(|(_, kind)| takes_part(kind.group))
        .flat_map(|(id, kind)| std::iter::repeat_n(id, usize::from(kind.count)))
        .collect()
}

/// cells of the quarters, sorted by x, then y.
fn quarters(block: Block) -> [(Cell, KindId); 4] {
    // A catalogue has at most 250 kinds, so every place fits.
    let kind = |place: usize| KindId(u8::try_from(place).unwrap_or(u8::MAX));
    [
        (Cell::new(0, 0), kind(block.north_west)),
        (Cell::new(0, 1), kind(block.south_west)),
        (Cell::new(1, 0), kind(block.north_east)),
        (Cell::new(1, 1), kind(block.south_east)),
    ]
}

/// A validated setup with everything that does not change during a game.
#[derive(Clone, Debug)]
pub struct Rules {
    setup: Setup,
    catalogue: Catalogue,
    tiles: Vec<KindId>,
    piles: Vec<u8>,
    quarters: [(Cell, KindId); 4],
    start: State,
    fingerprint: StateHash,
}

impl Rules {
    /// The setup as it was given.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The level.
    #[must_use]
    pub fn level(&self) -> &Level {
        &self.setup.level
    }

    /// The readings of the rules.
    #[must_use]
    pub fn options(&self) -> &Options {
        &self.setup.options
    }

    /// The compiled tiles.
    #[must_use]
    pub fn catalogue(&self) -> &Catalogue {
        &self.catalogue
    }

    /// The tiles that take part, kind by kind in the order of the set, the starting tile left out.
    #[must_use]
    pub fn tiles(&self) -> &[KindId] {
        &self.tiles
    }

    /// Sizes of the piles at the start, first pile first.
    #[must_use]
    pub fn piles(&self) -> &[u8] {
        &self.piles
    }

    /// The quarters of the starting tile, sorted by x, then y.
    #[must_use]
    pub fn quarters(&self) -> &[(Cell, KindId); 4] {
        &self.quarters
    }

    /// Number of seats, 1–5.
    #[must_use]
    pub fn players(&self) -> u8 {
        // Checked to be at most 5.
        self.setup.seats.len() as u8
    }

    /// The colours of a seat; none for a seat that does not exist.
    #[must_use]
    pub fn colours(&self, seat: u8) -> &[Colour] {
        self.setup.seats.get(usize::from(seat)).map_or(&[], Vec::as_slice)
    }

    /// The scoring meeples.
    #[must_use]
    pub fn scoring(&self) -> &[Colour] {
        &self.setup.scoring
    }

    /// The scoring meeple that moves for a colour's points, if there is no choice (M-8.10).
    #[must_use]
    pub fn scoring_meeple_of(&self, colour: Colour) -> Option<Colour> {
        match self.setup.level.scoring {
            Scoring::Team => self.setup.scoring.first().copied(),
            Scoring::Colours => self.setup.scoring.contains(&colour).then_some(colour),
        }
    }

    /// Hash over the whole setup, the tile set included.
    #[must_use]
    pub fn fingerprint(&self) -> StateHash {
        self.fingerprint
    }

    pub(crate) fn start(&self) -> &State {
        &self.start
    }

    /// M-1.2 to M-1.6: the table before the first turn.
    fn opening(&self) -> State {
        let mut state = State::new();
        state.ghost_supply = self.setup.level.ghosts;
        for &(cell, kind) in &self.quarters {
            let laid = state.map.lay(&self.catalogue, cell, kind, Rotation::NONE);
            // M-1.4: one ghost on each symbol of the starting tile.
            for (_, edges, segment) in state.map.clone().segments(
                &self.catalogue,
                laid.cell,
                fogbound_landscape::SegmentKind::Mist,
            ) {
                state.add_ghosts(laid.cell, Spot::Mist(edges).index(), segment.ghosts);
            }
        }
        let from_box = self.setup.seats.len() <= 2;
        let each: u8 = if from_box { 3 } else { 5 };
        for &colour in self.setup.seats.iter().flatten() {
            let gives_scorer = !from_box
                && self.setup.level.scoring == Scoring::Colours
                && self.setup.scoring.contains(&colour);
            state.supply[colour.index()] = each - u8::from(gives_scorer);
        }
        for (pile, &size) in state.piles.iter_mut().zip(&self.piles) {
            *pile = size;
        }
        state.pile_count = self.piles.len() as u8;
        state.seat = self.setup.start_player;
        state.meeples = Meeples::default();
        state
    }

    fn compute_fingerprint(&self) -> StateHash {
        let mut hasher = StateHasher::new("fogbound mists setup 1");
        hasher.text(&self.setup.set.id);
        hasher.number(i64::from(self.setup.set.version));
        hasher.text(&self.setup.set.hash);
        let level = &self.setup.level;
        hasher.number(i64::from(level.ghosts));
        hasher.number(self.piles.len() as i64);
        hasher.bytes(&self.piles);
        hasher.number(level.milestones.len() as i64);
        level.milestones.iter().for_each(|&space| hasher.number(i64::from(space)));
        hasher.number(i64::from(level.goal));
        hasher.number(i64::from(level.castles));
        hasher.text(level.cemeteries.name());
        hasher.text(level.scoring.name());
        hasher.number(self.setup.seats.len() as i64);
        for seat in &self.setup.seats {
            hasher.number(seat.len() as i64);
            seat.iter().for_each(|colour| hasher.text(colour.name()));
        }
        hasher.number(self.setup.scoring.len() as i64);
        self.setup.scoring.iter().for_each(|colour| hasher.text(colour.name()));
        hasher.number(i64::from(self.setup.start_player));
        for (id, value) in self.setup.options.list() {
            hasher.text(id);
            hasher.text(value);
        }
        hasher.finish()
    }
}
