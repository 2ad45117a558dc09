//! C-1, C-2, G-1: a setup is an untrusted value; [`Setup::validate`] is the one door to a game.

use crate::offers::Offers;
use crate::parts::Parts;
use crate::state::{NONE, State};
use core::ops::RangeInclusive;
use fogbound_game::ShortList as _;
use fogbound_game::{Cell, Choice, Readings, Refusal, Rotation, StateHash, StateHasher, Values};
use fogbound_landscape::{Appearance, Catalogue, KindId, MAX_CELLS};
use fogbound_tilesets::{Group, Kind, Start, TileSet};
use std::sync::Arc;

/// Most players (C-1).
pub const MAX_PLAYERS: usize = 6;

/// The players who pay for ghosts beside meeples when a region is scored (G-4.4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum GhostCost {
    /// Every player with meeples in the region.
    #[default]
    Everyone,
    /// Only the players who receive its points, and a cemetery's keeper.
    Scorers,
}

fogbound_game::options! {
    /// The named readings of the rules a game is played with.
    pub struct Options {
        /// C-4: whether meeples can lie on fields. On by default.
        farmers: bool, "C-4", { "true" => true, "false" => false },
        /// G-3.2: whether road segments with a misty edge can be occupied. On by default.
        meeples_on_misty_roads: bool, "G-3.2", { "true" => true, "false" => false },
        /// G-4.4.
        ghost_cost: GhostCost, "G-4.4",
        { "everyone" => GhostCost::Everyone, "scorers" => GhostCost::Scorers },
    }
}

/// The setup of a game, not yet checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The base tiles.
    pub base: Arc<TileSet>,
    /// The tiles of the expansion; needed only for parts that have tiles.
    pub expansion: Arc<TileSet>,
    /// Number of players, 2–6.
    pub players: u8,
    /// The seat that begins.
    pub start_player: u8,
    /// The parts of the expansion that are played.
    pub parts: Parts,
    /// Readings of the rules.
    pub options: Options,
}

impl Setup {
    /// The usual setup with the shipped tiles: seat 0 begins.
    #[must_use]
    pub fn new(parts: Parts, players: u8) -> Setup {
        Setup {
            base: Arc::new(fogbound_sets::base().clone()),
            expansion: Arc::new(fogbound_sets::fogbound_mists().clone()),
            players,
            start_player: 0,
            parts,
            options: Options::default(),
        }
    }

    /// Checks everything and prepares the game.
    ///
    /// # Errors
    /// The rule of C-1, C-2, G-0 or G-1 that the setup breaks.
    pub fn validate(self) -> Result<Rules, Refusal> {
        if !<Self as fogbound_game::setup::Setup>::PLAYERS.contains(&self.players) {
            return Err(Refusal::new("C-1", "setup-two-to-six"));
        }
        if self.start_player >= self.players {
            return Err(Refusal::new("C-1", "setup-start-player"));
        }
        self.parts.check()?;
        let kinds = self.kinds()?;
        let catalogue = Catalogue::of_kinds(&kinds, Appearance::Carcassonne)
            .map_err(|_| Refusal::new("C-2", "setup-too-many-tiles"))?;
        let single = self.single_start(&catalogue)?;
        let start = self.start(&catalogue, single)?;
        let tiles = tiles_in_play(&catalogue, single);
        if tiles.len() + start.len() > MAX_CELLS {
            return Err(Refusal::new("C-2", "setup-too-many-tiles"));
        }
        let fingerprint = self.fingerprint();
        let offers = Offers::new(&catalogue, &self.options);
        let mut rules = Rules {
            setup: self,
            kinds,
            offers,
            catalogue,
            tiles,
            start,
            opening: State::new(),
            fingerprint,
        };
        rules.opening = rules.open();
        Ok(rules)
    }

    /// G-0: the kinds of the parts in play, those of the base game first.
    fn kinds(&self) -> Result<Vec<Kind>, Refusal> {
        let parts = self.parts;
        let base = |kind: &&Kind| kind.group == Group::Base;
        let expansion = |kind: &&Kind| match kind.group {
            Group::Base => false,
            Group::Mist | Group::Start => parts.mist,
            Group::Castle => parts.castles,
            Group::Cemetery => parts.cemeteries,
        };
        let mut kinds: Vec<Kind> = self.base.kinds.iter().filter(base).cloned().collect();
        kinds.extend(self.expansion.kinds.iter().filter(expansion).cloned());
        let mut names: Vec<&str> = kinds.iter().map(|kind| kind.name.as_str()).collect();
        names.sort_short();
        if names.windows(2).any(|pair| pair[0] == pair[1]) {
            return Err(Refusal::new("C-2", "setup-same-names"));
        }
        // C-2.2: a set for Mists alone may leave fields out; each tile but one covered by cities and
        // mist has some.
        let has_room = |kind: &Kind| {
            let covered =
                kind.cities.iter().map(|city| city.edges).fold(kind.misty(), |a, b| a.union(b));
            covered.len() < 4
        };
        if kinds.iter().any(|kind| kind.fields.is_empty() && has_room(kind)) {
            return Err(Refusal::new("C-2.2", "setup-fields"));
        }
        Ok(kinds)
    }

    /// C-2: the kind of the base game's starting tile.
    fn single_start(&self, catalogue: &Catalogue) -> Result<KindId, Refusal> {
        let refusal = Refusal::new("C-2", "setup-base-set");
        let Start::Single(place) = self.base.start else { return Err(refusal) };
        catalogue.find(&self.base.kinds[place].name).ok_or(refusal)
    }

    /// The starting tile: one of the base game, or the 2x2 one (G-1.1).
    fn start(&self, catalogue: &Catalogue, single: KindId) -> Result<Vec<(Cell, KindId)>, Refusal> {
        if !self.parts.mist {
            return Ok(vec![(Cell::new(0, 0), single)]);
        }
        let refusal = Refusal::new("G-1.1", "setup-set");
        let Start::Block(block) = self.expansion.start else { return Err(refusal) };
        let quarter = |x, y, place: usize| {
            let kind = catalogue.find(&self.expansion.kinds[place].name).ok_or(refusal)?;
            Ok((Cell::new(x, y), kind))
        };
        Ok(vec![
            quarter(0, 0, block.north_west)?,
            quarter(0, 1, block.south_west)?,
            quarter(1, 0, block.north_east)?,
            quarter(1, 1, block.south_east)?,
        ])
    }

    fn fingerprint(&self) -> StateHash {
        let mut hasher = StateHasher::new("fogbound carcassonne setup 1");
        // The expansion's set has no effect where none of its tiles are played.
        let expansion = self.parts.have_tiles().then_some(&self.expansion);
        for set in std::iter::once(&self.base).chain(expansion) {
            hasher.text(&set.id);
            hasher.number(i64::from(set.version));
            hasher.text(&set.hash);
        }
        hasher.number(i64::from(self.players));
        hasher.number(i64::from(self.start_player));
        for (part, on) in self.parts.list() {
            hasher.text(part);
            hasher.number(i64::from(on));
        }
        for (id, value) in self.options.list() {
            hasher.text(id);
            hasher.text(value);
        }
        hasher.finish()
    }
}

impl fogbound_game::setup::Setup for Setup {
    type Rules = Rules;

    const PLAYERS: RangeInclusive<u8> = 2..=MAX_PLAYERS as u8;
    const CHOICES: &'static [Choice] =
        &[Choice { id: "parts", values: Values::Some(&Parts::NAMES) }];
    const READINGS: &'static Readings = &Options::VALUES;

    fn set(&mut self, id: &str, value: &str) -> Result<(), Refusal> {
        if id != "parts" {
            return self.options.set(id, value);
        }
        self.parts = Parts::parse(value).ok_or(Refusal::new("G-0", "setup-parts"))?;
        Ok(())
    }

    fn validate(self) -> Result<Rules, Refusal> {
        Setup::validate(self)
    }
}

/// The tiles that are shuffled, kind by kind: all in play but the starting ones. The single starting
/// tile is left out also where the 2x2 one takes its place (G-1.1).
fn tiles_in_play(catalogue: &Catalogue, single: KindId) -> Vec<KindId> {
    let left = |id: KindId, count: u8| usize::from(count) - usize::from(id == single && count > 0);
    let all = catalogue.iter().filter(|(_, kind)| kind.group != Group::Start);
    all.flat_map(|(id, kind)| std::iter::repeat_n(id, left(id, kind.count))).collect()
}

/// A validated setup with everything that does not change during a game.
#[derive(Clone, Debug)]
pub struct Rules {
    setup: Setup,
    kinds: Vec<Kind>,
    catalogue: Catalogue,
    offers: Offers,
    tiles: Vec<KindId>,
    start: Vec<(Cell, KindId)>,
    opening: State,
    fingerprint: StateHash,
}

impl Rules {
    /// The setup as it was given.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The parts of the expansion that are played.
    #[must_use]
    pub fn parts(&self) -> Parts {
        self.setup.parts
    }

    /// The readings of the rules.
    #[must_use]
    pub fn options(&self) -> &Options {
        &self.setup.options
    }

    /// Number of seats, 2–6.
    #[must_use]
    pub fn players(&self) -> u8 {
        self.setup.players
    }

    /// The compiled tiles.
    #[must_use]
    pub fn catalogue(&self) -> &Catalogue {
        &self.catalogue
    }

    /// The kinds in play, in the order of the catalogue.
    #[must_use]
    pub fn kinds(&self) -> &[Kind] {
        &self.kinds
    }

    /// The tiles that are shuffled, kind by kind in the order of the catalogue.
    #[must_use]
    pub fn tiles(&self) -> &[KindId] {
        &self.tiles
    }

    /// The starting tile with its cell, or its four quarters, sorted by x, then y.
    #[must_use]
    pub fn start(&self) -> &[(Cell, KindId)] {
        &self.start
    }

    /// Hash over the whole setup, the tile sets included.
    #[must_use]
    pub fn fingerprint(&self) -> StateHash {
        self.fingerprint
    }

    pub(crate) fn offers(&self) -> &Offers {
        &self.offers
    }

    pub(crate) fn opening(&self) -> &State {
        &self.opening
    }

    /// G-1: the table before the first turn.
    fn open(&self) -> State {
        let mut state = State::new();
        for &(cell, kind) in &self.start {
            let laid = state.map.lay(&self.catalogue, cell, kind, Rotation::NONE);
            state.fields.lay(&laid);
        }
        let (meeples, guards, common) = if self.setup.parts.guards { (5, 2, 3) } else { (7, 0, 0) };
        for seat in 0..usize::from(self.setup.players) {
            state.supply[seat] = meeples;
            state.guards[seat] = guards;
            state.common_guards[seat] = common;
        }
        state.ghost_supply = if self.setup.parts.mist { 15 } else { 0 };
        state.seat = self.setup.start_player;
        state.placed = NONE;
        state
    }
}
