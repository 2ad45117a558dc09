//! Scenes: small games that lead straight to the rule in question.
//!
//! ```text
//! let table = scene().quiet().play(
//!     "end   0 -1 0 | meeple red road E
//!      end   1 -1 2 | pass | points",
//! );
//! assert_eq!(table.only("scored"), ["scored road 0 -1 E: 2*1+0=2 red"]);
//! ```
//!
//! Each line of a script is a turn: the tile (a kind of `tiles.toml`), its cell and rotation, then
//! the answers to the questions that follow, in the words of records, separated by `|`. `aside KIND`
//! is a tile that cannot be placed. A question for a meeple that the line leaves open is passed when
//! the next line begins; the last line stops where it ends.
//!
//! The 2x2 starting tile covers (0,0), (1,0), (0,1), (1,1); its quarters are bare fields unless
//! [`Scene::start`] sets others. Scenes are solo games (red, green, blue and yellow meeples, the
//! scoring meeple black) with 15 ghosts, one pile of 60 tiles and a goal far away. Tiles nobody
//! names are meadows. The order of the tiles is told draw by draw.

use crate::story::event_text;
use fogbound_game::{Cell, Colour, Game as _, Refusal};
use fogbound_landscape::{Catalogue, KindId};
use fogbound_mists::{
    Action, Cemeteries, Event, Game, HoundPlace, Level, Options, Order, Piles, Rules, Scoring,
    Setup,
};
use fogbound_tilesets::TileSet;
use std::sync::Arc;

const TILES: &str = include_str!("tiles.toml");

/// The configuration of a scene.
pub struct Scene {
    level: Level,
    sizes: Vec<u8>,
    players: u8,
    start: &'static str,
    scoring: Option<Vec<Colour>>,
    start_player: u8,
    options: Options,
    spare: Vec<String>,
}

/// A solo game without cemeteries.
pub fn scene() -> Scene {
    Scene {
        level: Level {
            number: None,
            ghosts: 15,
            piles: Piles::Equal(1),
            milestones: Vec::new(),
            goal: 1000,
            castles: true,
            cemeteries: Cemeteries::None,
            scoring: Scoring::Team,
        },
        sizes: vec![60],
        players: 1,
        start: "plain",
        scoring: None,
        start_player: 0,
        options: Options::default(),
        spare: Vec::new(),
    }
}

impl Scene {
    /// With quiet cemeteries (levels 2–4).
    pub fn quiet(mut self) -> Scene {
        self.level.cemeteries = Cemeteries::Quiet;
        self
    }

    /// With haunted cemeteries (levels 5–6).
    pub fn haunted(mut self) -> Scene {
        self.level.cemeteries = Cemeteries::Haunted;
        self
    }

    /// This many ghosts, those on the starting tile included.
    pub fn ghosts(mut self, ghosts: u8) -> Scene {
        self.level.ghosts = ghosts;
        self
    }

    pub fn goal(mut self, goal: u16) -> Scene {
        self.level.goal = goal;
        self
    }

    /// Piles of these sizes and the spaces of the hounds.
    pub fn piles(mut self, sizes: &[u8], hounds: &[u16]) -> Scene {
        self.sizes = sizes.to_vec();
        self.level.milestones = hounds.to_vec();
        self
    }

    /// Level 6: three scoring meeples, red, green and blue unless others are named.
    pub fn colours(mut self) -> Scene {
        self.level.scoring = Scoring::Colours;
        self
    }

    pub fn scoring(mut self, colours: &str) -> Scene {
        self.scoring = Some(colours.split(' ').map(colour).collect());
        self
    }

    pub fn players(mut self, players: u8) -> Scene {
        self.players = players;
        self
    }

    pub fn start_player(mut self, seat: u8) -> Scene {
        self.start_player = seat;
        self
    }

    /// `plain`, `ruin` (2 + 1 ghosts on one bank in the west) or `street` (roads to the ruin).
    pub fn start(mut self, start: &'static str) -> Scene {
        self.start = start;
        self
    }

    pub fn option(mut self, id: &str, value: &str) -> Scene {
        self.options.set(id, value).expect("an option");
        self
    }

    /// More tiles than the script names, for [`Played::then`].
    pub fn with(mut self, kinds: &str) -> Scene {
        self.spare.extend(kinds.split_whitespace().map(str::to_owned));
        self
    }

    /// The rules for a scene with these tiles, meadows filling up the piles.
    pub fn rules(&self, kinds: &[String]) -> Arc<Rules> {
        let set = Arc::new(tile_set(self.start, kinds, self.sizes.iter().sum()));
        let mut level = self.level.clone();
        level.piles = Piles::Sizes(self.sizes.clone());
        let mut setup = Setup::new(set, level, self.players);
        if let Some(scoring) = &self.scoring {
            setup.scoring.clone_from(scoring);
        }
        setup.start_player = self.start_player;
        setup.options = self.options;
        Arc::new(setup.validate().expect("a scene that can be played"))
    }

    /// Plays the script with an order of tiles that is fixed from the beginning: all of them.
    pub fn deal(mut self, order: &str, script: &str) -> Played {
        let kinds: Vec<String> = order.split_whitespace().map(str::to_owned).collect();
        assert_eq!(kinds.len(), usize::from(self.sizes.iter().sum::<u8>()));
        self.spare.clear();
        let rules = self.rules(&kinds);
        let find = |kind: &String| rules.catalogue().find(kind).expect("a kind of the scene");
        let order = Order::Tiles(kinds.iter().map(find).collect());
        let (game, events) = Game::start(rules, &order).expect("a game");
        let mut table = Played { game, events, last: Vec::new() };
        table.then(script);
        table
    }

    /// Plays the script.
    pub fn play(self, script: &str) -> Played {
        let mut kinds = self.spare.clone();
        kinds.extend(lines(script).map(|line| kind_of(line).to_owned()));
        let (game, events) = Game::start(self.rules(&kinds), &Order::Told).expect("a game");
        let mut table = Played { game, events, last: Vec::new() };
        table.then(script);
        table
    }
}

fn lines(script: &str) -> impl Iterator<Item = &str> {
    script.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'))
}

/// The kind a line draws.
fn kind_of(line: &str) -> &str {
    let line = line.strip_prefix("aside ").unwrap_or(line);
    line.split_whitespace().next().expect("a kind")
}

/// The set of these kinds and the quarters of the starting tile; meadows fill it up to `total`.
fn tile_set(start: &str, kinds: &[String], total: u8) -> TileSet {
    let mut text = format!(
        "format = 1\nid = \"scene\"\nversion = 1\ntitle = \"A scene\"\norigin = \"Tests.\"\n\
         start = {{ nw = \"{start}-nw\", ne = \"{start}-ne\", sw = \"{start}-sw\", \
         se = \"{start}-se\" }}\n"
    );
    let named = |name: &str| kinds.iter().filter(|kind| *kind == name).count();
    let missing = usize::from(total).checked_sub(kinds.len()).expect("enough tiles in the piles");
    for block in TILES.split("[[tile]]").skip(1) {
        let name = block.split('"').nth(1).expect("a name");
        let count = named(name) + if name == "meadow" { missing } else { 0 };
        if name.starts_with(&format!("{start}-")) {
            text += &format!("[[tile]]{block}\n");
        } else if count > 0 {
            text += &format!("[[tile]]\ncount = {count}{block}\n");
        }
    }
    TileSet::parse("scene.toml", &text).unwrap_or_else(|error| panic!("{error}"))
}

/// A game in the middle of a scene.
#[derive(Clone)]
pub struct Played {
    pub game: Game,
    /// The events since the last tile was placed, itself included.
    events: Vec<Event>,
    /// The events of the last answer.
    last: Vec<Event>,
}

impl Played {
    /// Plays more lines.
    pub fn then(&mut self, script: &str) -> &mut Played {
        for line in lines(script) {
            if self.asked() == "meeple" {
                self.act("pass");
            }
            self.events.clear();
            self.tell(kind_of(line));
            if line.starts_with("aside ") {
                assert!(self.only("set_aside").len() == 1, "{line} can be placed");
                continue;
            }
            let mut parts = line.split('|').map(str::trim);
            let place = parts.next().unwrap_or_default();
            self.act(&format!("place {}", place[kind_of(line).len()..].trim()));
            parts.for_each(|answer| {
                self.act(answer);
            });
        }
        self
    }

    /// Draws a tile, unless one is in hand already.
    pub fn tell(&mut self, kind: &str) -> &mut Played {
        let id = self.catalogue().find(kind).unwrap_or_else(|| panic!("no {kind} in the scene"));
        if self.game.wants_tile() {
            let events = self.game.tell(id).unwrap_or_else(|refusal| panic!("{refusal}"));
            self.events.extend(events);
        } else if self.game.hand() != Some(id) {
            panic!("{kind} cannot be drawn, legal {:?}", self.legal());
        }
        self
    }

    /// Answers the question asked.
    pub fn act(&mut self, action: &str) -> &mut Played {
        let parsed = Action::parse(action).unwrap_or_else(|| panic!("`{action}` is no action"));
        match self.game.apply(parsed) {
            Ok(events) => {
                self.last.clone_from(&events);
                self.events.extend(events);
                self
            }
            Err(refusal) => panic!(
                "`{action}` is refused ({refusal}); asked {}, legal {:?}; {:#?}",
                self.asked(),
                self.legal(),
                self.only("")
            ),
        }
    }

    /// The rule that forbids an action. The refusal must change nothing (X-7).
    pub fn refused(&self, action: &str) -> String {
        let parsed = Action::parse(action).unwrap_or_else(|| panic!("`{action}` is no action"));
        let mut copy = self.game.clone();
        let refusal: Refusal = copy.apply(parsed).expect_err(action);
        let (before, after) = (format!("{:?}", self.game), format!("{copy:?}"));
        assert!(before == after, "`{action}` has changed something");
        refusal.rule.to_string()
    }

    /// Returns true if an action is accepted, listed or not.
    pub fn accepts(&self, action: &str) -> bool {
        self.game.check(Action::parse(action).expect("an action")).is_ok()
    }

    /// The question asked; empty when a tile has to be drawn or the game is over.
    pub fn asked(&self) -> &'static str {
        self.game.decision().map_or("", |decision| decision.ask.name())
    }

    /// All listed actions, sorted as text.
    pub fn legal(&self) -> Vec<String> {
        let mut legal: Vec<String> = self.game.legal().iter().map(Action::to_string).collect();
        legal.sort_unstable();
        legal
    }

    /// The events since the last tile was placed whose word begins with one of these words.
    pub fn only(&self, words: &str) -> Vec<String> {
        self.pick(&self.events, words)
    }

    /// Like [`Played::only`], of the last answer alone.
    pub fn last(&self, words: &str) -> Vec<String> {
        self.pick(&self.last, words)
    }

    fn pick(&self, events: &[Event], words: &str) -> Vec<String> {
        let wanted = |event: &&Event| {
            words.is_empty() || words.split(' ').any(|word| event.word().starts_with(word))
        };
        events.iter().filter(wanted).map(|event| event_text(event, self.catalogue())).collect()
    }

    /// Points of the scoring meeple (of the last one, if there are three).
    pub fn points(&self) -> u16 {
        self.game.lowest_points()
    }

    /// Points of the scoring meeple of this colour.
    pub fn points_of(&self, name: &str) -> u16 {
        self.game.points(colour(name))
    }

    pub fn supply(&self, name: &str) -> u8 {
        self.game.supply(colour(name))
    }

    /// Spots with ghosts: cell, spot, number.
    pub fn ghosts(&self) -> Vec<String> {
        let ghosts = self.game.ghosts();
        ghosts.iter().map(|g| format!("{} {} {}", g.cell, g.spot.name(), g.n)).collect()
    }

    /// Meeples on the board: cell, colour, feature (or `buried`), hounds.
    pub fn meeples(&self) -> Vec<String> {
        let text = |m: &fogbound_mists::MeepleView| {
            let hounds = ["", " rufus"][usize::from(m.hounds[0])].to_owned()
                + ["", " ronja"][usize::from(m.hounds[1])];
            let stand = m.feature.map_or("buried", |feature| feature.name());
            format!("{} {} {stand}{hounds}", m.cell, m.colour)
        };
        self.game.meeples().iter().map(text).collect()
    }

    pub fn hounds(&self) -> Vec<&'static str> {
        self.game.hounds().map(|(_, place): (_, HoundPlace)| place.name()).collect()
    }

    /// `won RULE`, `lost RULE`, or nothing while the game runs.
    pub fn outcome(&self) -> String {
        let text = |o: fogbound_mists::Outcome| {
            format!("{} {}", if o.won { "won" } else { "lost" }, o.rule)
        };
        self.game.outcome().map(text).unwrap_or_default()
    }

    /// Returns the public facts about a region, named as in `score road 0 -1 E`: `complete`, `open N` and
    /// `haunted`.
    pub fn region(&self, name: &str) -> String {
        let Some(Action::Score(region)) = Action::parse(&format!("score {name}")) else {
            panic!("`{name}` is no region");
        };
        let info = self.game.region_info(region).expect("a region on the board");
        let state =
            if info.complete { "complete".to_owned() } else { format!("open {}", info.open) };
        if info.haunted { state + " haunted" } else { state }
    }

    pub fn open_cemeteries(&self) -> Vec<String> {
        self.game.open_cemeteries().map(|cell| cell.to_string()).collect()
    }

    pub fn catalogue(&self) -> &Catalogue {
        self.game.rules().catalogue()
    }

    /// The name of a kind.
    pub fn name(&self, kind: KindId) -> &str {
        &self.catalogue().kind(kind).name
    }
}

pub fn colour(name: &str) -> Colour {
    Colour::parse(name).unwrap_or_else(|| panic!("{name} is no colour"))
}

pub fn cell(x: i16, y: i16) -> Cell {
    Cell::new(x, y)
}
