//! Scenes: small games that lead straight to the rule in question.
//!
//! ```text
//! let table = base().play(
//!     "G 0 -1 1 | city NS
//!      E 0 -2 2",
//! );
//! assert_eq!(table.only("scored"), ["scored city 6: 6 0"]);
//! ```
//!
//! Each line of a script is a turn: the tile, its cell and rotation, then the answers to the
//! questions that follow, in the words of records, separated by `|`. An answer that begins with what
//! is occupied (`city NS`, `monastery`, `guard field 45`) places a piece, a meeple unless it names
//! `guard`. `aside KIND` is a tile that cannot be placed. A question for a meeple that the line
//! leaves open is passed when the next line begins; the last line stops where it ends, but in
//! [`Scene::turns`] its turn is over. Two players take turns, seat 0 first.
//!
//! The pile holds the tiles of the script: those of the base set (`A` to `X`) and those of
//! `tiles.toml`, each as often as it is named. In [`Scene::play`] one more is left, so the game goes
//! on; [`Scene::end`] plays until the game is over. Without mist the starting tile is `D` at (0,0),
//! with mist a 2x2 one on (0,0), (1,0), (0,1), (1,1): a meadow unless [`Scene::start`] sets
//! another. The order of the tiles is told draw by draw.

use crate::story::event_text;
use fogbound_carcassonne::{
    Action, Ask, Breakdown, Event, Game, MeepleView, Options, Order, Parts, Rules, Setup,
};
use fogbound_game::Game as _;
use fogbound_landscape::Catalogue;
use fogbound_tilesets::{Group, TileSet};
use std::sync::Arc;

const TILES: &str = include_str!("tiles.toml");

/// The configuration of a scene.
#[derive(Clone)]
pub struct Scene {
    parts: Parts,
    players: u8,
    start_player: u8,
    options: Options,
    start: &'static str,
    spare: Vec<String>,
}

/// The base game.
pub fn base() -> Scene {
    parts("none")
}

/// The full expansion.
pub fn haunted() -> Scene {
    parts("all")
}

/// A game with these parts.
pub fn parts(parts: &str) -> Scene {
    Scene {
        parts: Parts::parse(parts).expect("parts"),
        players: 2,
        start_player: 0,
        options: Options::default(),
        start: "plain",
        spare: Vec::new(),
    }
}

impl Scene {
    pub fn players(mut self, players: u8) -> Scene {
        self.players = players;
        self
    }

    pub fn start_player(mut self, seat: u8) -> Scene {
        self.start_player = seat;
        self
    }

    pub fn option(mut self, id: &str, value: &str) -> Scene {
        self.options.set(id, value).expect("an option");
        self
    }

    /// `plain`, `foggy` (mist in the west and east of the southern quarters) or `street` (roads to
    /// the ruin).
    pub fn start(mut self, start: &'static str) -> Scene {
        self.start = start;
        self
    }

    /// More tiles than the script names, for [`Played::then`].
    pub fn with(mut self, kinds: &str) -> Scene {
        self.spare.extend(kinds.split_whitespace().map(str::to_owned));
        self
    }

    /// The setup with a pile of these tiles.
    pub fn setup(&self, kinds: &[String]) -> Setup {
        let mut setup = Setup::new(self.parts, self.players);
        setup.start_player = self.start_player;
        setup.options = self.options;
        let named = |name: &str| kinds.iter().filter(|kind| *kind == name).count() as u8;
        let mut base = fogbound_sets::base().clone();
        for kind in &mut base.kinds {
            kind.count = named(&kind.name) + u8::from(kind.name == "D");
        }
        setup.base = Arc::new(base);
        let mut expansion = tile_set(self.start);
        for kind in expansion.kinds.iter_mut().filter(|kind| kind.group != Group::Start) {
            kind.count = named(&kind.name);
        }
        setup.expansion = Arc::new(expansion);
        setup
    }

    /// Plays the script; one tile is left.
    pub fn play(mut self, script: &str) -> Played {
        self.spare.push("B".to_owned());
        self.run(script)
    }

    /// Plays the script; no meeple is placed where the last line places none.
    pub fn turns(self, script: &str) -> Played {
        let mut table = self.play(script);
        if table.asked() == "meeple" {
            table.act("pass");
        }
        table
    }

    /// Plays the script, whose last tile is the last of the game.
    pub fn end(self, script: &str) -> Played {
        let mut table = self.run(script);
        if table.asked() == "meeple" {
            table.act("pass");
        }
        assert!(table.game.is_over(), "asked {}", table.asked());
        table
    }

    fn run(self, script: &str) -> Played {
        let mut kinds = self.spare.clone();
        kinds.extend(lines(script).map(|line| kind_of(line).to_owned()));
        let rules = Arc::new(self.setup(&kinds).validate().expect("a scene that can be played"));
        let mut table = Played::new(rules, &Order::Told);
        table.then(script);
        table
    }
}

/// The set of the tests with this starting tile.
pub fn tile_set(start: &str) -> TileSet {
    let mut text = format!(
        "format = 1\nid = \"scene\"\nversion = 1\ntitle = \"A scene\"\norigin = \"Tests.\"\n\
         start = {{ nw = \"{start}-nw\", ne = \"{start}-ne\", sw = \"{start}-sw\", \
         se = \"{start}-se\" }}\n"
    );
    for block in TILES.split("[[tile]]").skip(1) {
        let name = block.split('"').nth(1).expect("a name");
        let quarter = ["-nw", "-ne", "-sw", "-se"].iter().any(|end| name.ends_with(end));
        if !quarter || name.starts_with(&format!("{start}-")) {
            text += &format!("[[tile]]{block}\n");
        }
    }
    TileSet::parse("scene.toml", &text).unwrap_or_else(|error| panic!("{error}"))
}

fn lines(script: &str) -> impl Iterator<Item = &str> {
    script.lines().map(str::trim).filter(|line| !line.is_empty())
}

/// The kind a line draws.
fn kind_of(line: &str) -> &str {
    let line = line.strip_prefix("aside ").unwrap_or(line);
    line.split_whitespace().next().expect("a kind")
}

/// An answer in the words of records: `city NS` is `meeple meeple city NS`.
fn answer(text: &str) -> Action {
    let stands = ["road", "city", "field", "monastery", "castle", "cemetery"];
    let (piece, stand) = match text.strip_prefix("guard ") {
        Some(rest) => ("guard", rest),
        None => ("meeple", text),
    };
    let full = match stand.split(' ').collect::<Vec<&str>>()[..] {
        [kind] if stands.contains(&kind) => format!("meeple {piece} {kind} -"),
        [kind, name] if stands.contains(&kind) => format!("meeple {piece} {kind} {name}"),
        _ => text.to_owned(),
    };
    Action::parse(&full).unwrap_or_else(|| panic!("`{text}` is no action"))
}

/// A game in the middle of a scene.
#[derive(Clone)]
pub struct Played {
    pub game: Game,
    /// The events since the last tile was drawn.
    events: Vec<Event>,
    /// All events so far.
    history: Vec<Event>,
}

impl Played {
    pub fn new(rules: Arc<Rules>, order: &Order) -> Played {
        let (game, events) = Game::start(rules, order).expect("a game");
        Played { game, history: events.clone(), events }
    }

    /// Plays more lines.
    pub fn then(&mut self, script: &str) -> &mut Played {
        for line in lines(script) {
            if self.asked() == "meeple" {
                self.act("pass");
            }
            self.tell(kind_of(line));
            if line.starts_with("aside ") {
                assert_eq!(self.only("set_aside").len(), 1, "{line} can be placed");
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

    /// Draws a tile, unless it is in hand already.
    pub fn tell(&mut self, kind: &str) -> &mut Played {
        let id = self.catalogue().find(kind).unwrap_or_else(|| panic!("no {kind} in the scene"));
        self.events.clear();
        if self.game.hand() != Some(id) {
            let events = self.game.tell(id).unwrap_or_else(|refusal| panic!("{kind}: {refusal}"));
            self.add(events);
        }
        self
    }

    fn add(&mut self, events: Vec<Event>) {
        self.history.extend(&events);
        self.events.extend(events);
    }

    /// Answers the question asked. Before a tile is placed, its turns are listed by trying, too.
    pub fn act(&mut self, text: &str) -> &mut Played {
        if self.game.ask() == Some(Ask::Place) {
            let mut turns = Vec::new();
            self.game.turns_into(&mut turns);
            assert_eq!(turns, turns_by_trying(&self.game), "before `{text}`");
        }
        match self.game.apply(answer(text)) {
            Ok(events) => self.add(events),
            Err(refusal) => panic!(
                "`{text}` is refused ({refusal}); asked {}, legal {:?}; {:#?}",
                self.asked(),
                self.legal(),
                self.only("")
            ),
        }
        self
    }

    /// The rule and the reason of a refusal, which must change nothing (X-7).
    pub fn refused(&self, text: &str) -> String {
        let action = answer(text);
        let mut copy = self.game.clone();
        let refusal = copy.apply(action).expect_err(text);
        assert_eq!(self.game.check(action).expect_err(text), refusal);
        let unchanged = format!("{:?}", self.game) == format!("{copy:?}");
        assert!(unchanged && copy.hash() == self.game.hash(), "`{text}` has changed something");
        assert!(!self.game.legal().contains(&action), "`{text}` is listed");
        refusal.to_string()
    }

    /// Returns true if an action is accepted, listed or not.
    pub fn accepts(&self, text: &str) -> bool {
        self.game.check(answer(text)).is_ok()
    }

    /// Returns the question asked; empty when a tile has to be told or the game is over.
    pub fn asked(&self) -> &'static str {
        self.game.ask().map_or("", Ask::name)
    }

    /// All listed actions, sorted as text, pieces as in scripts.
    pub fn legal(&self) -> Vec<String> {
        let short = |action: &Action| {
            let text = action.to_string();
            text.strip_prefix("meeple ").map_or(text.clone(), str::to_owned)
        };
        let mut legal: Vec<String> = self.game.legal().iter().map(short).collect();
        legal.sort_unstable();
        legal
    }

    /// The events since the last tile was drawn whose word is one of these; all of them for none.
    pub fn only(&self, words: &str) -> Vec<String> {
        self.pick(&self.events, words)
    }

    /// Like [`Played::only`], of the whole game.
    pub fn ever(&self, words: &str) -> Vec<String> {
        self.pick(&self.history, words)
    }

    fn pick(&self, events: &[Event], words: &str) -> Vec<String> {
        let wanted =
            |event: &&Event| words.is_empty() || words.split(' ').any(|word| word == event.word());
        let players = self.game.rules().players();
        let text = |event| event_text(event, self.catalogue(), players);
        events.iter().filter(wanted).map(text).collect()
    }

    pub fn scores(&self) -> &[u16] {
        self.game.scores()
    }

    pub fn breakdown(&self) -> &Breakdown {
        self.game.breakdown().expect("a finished game")
    }

    /// Meeples on the board: cell, seat, `guard` for a guard, feature and name, ghosts.
    pub fn meeples(&self) -> Vec<String> {
        let text = |meeple: &MeepleView| {
            let MeepleView { cell, seat, piece, stand, ghosts } = meeple;
            let guard = if piece.name() == "guard" { "guard " } else { "" };
            let name = stand.name();
            let space = if name.is_empty() { "" } else { " " };
            let ghosts = match ghosts {
                0 => String::new(),
                n => format!(" +{n}"),
            };
            format!("{cell}: {seat} {guard}{}{space}{name}{ghosts}", stand.kind())
        };
        self.game.meeples().iter().map(text).collect()
    }

    /// Meeples and guards in the supply of a seat.
    pub fn supply(&self, seat: u8) -> (u8, u8) {
        (self.game.supply(seat), self.game.guards(seat))
    }

    pub fn catalogue(&self) -> &Catalogue {
        self.game.rules().catalogue()
    }
}

/// Every placement with every answer about a meeple that follows it, each tried on a copy.
pub fn turns_by_trying(game: &Game) -> Vec<(Action, Option<Action>)> {
    let mut turns = Vec::new();
    for placement in game.legal() {
        let mut copy = game.clone();
        copy.apply(placement).expect("listed");
        if copy.ask() == Some(Ask::Meeple) {
            turns.extend(copy.legal().into_iter().map(|answer| (placement, Some(answer))));
        } else {
            turns.push((placement, None));
        }
    }
    turns
}
