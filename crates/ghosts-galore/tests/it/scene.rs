//! Scenes: games in which every tile is known.
//!
//! ```text
//! let mut table = scene().players(3).start();
//! table.then("0 leave | 1 reveal | 1 claim 4");
//! assert_eq!(table.last("claimed"), ["claimed 1 4"]);
//! ```
//!
//! Tiles are dealt by their numbers unless a scene sets others: seat 0 has tile 0 hidden, seat 1
//! tile 1 and so on, the next tiles are the first stack, its top first. Boards are dealt in the order
//! of the set, their first side up. A script is a list of answers, each with its seat, separated by
//! `|`.

use fogbound_game::{Game as _, Refusal};
use fogbound_ghosts_galore::{
    Action, Cards, Deal, Event, Game, Options, Order, Rules, SeatBoard, Setup, TileId, View,
};
use fogbound_tilesets::TrackSet;
use std::sync::Arc;

const TILES: &str = include_str!("tiles.toml");

/// The set for tests.
pub fn test_set() -> TrackSet {
    TrackSet::parse("tiles.toml", TILES).unwrap_or_else(|error| panic!("{error}"))
}

/// The configuration of a scene.
#[derive(Clone)]
pub struct Scene {
    players: u8,
    start_player: u8,
    options: Options,
    /// Tiles dealt before all others.
    first: Vec<String>,
}

/// A game of two; seat 0 begins.
pub fn scene() -> Scene {
    Scene { players: 2, start_player: 0, options: Options::default(), first: Vec::new() }
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
        self.options.set(id, value).unwrap();
        self
    }

    /// Tiles of these kinds are dealt first: the hidden tiles, then the first stack.
    pub fn first(mut self, kinds: &str) -> Scene {
        self.first = kinds.split_whitespace().map(str::to_owned).collect();
        self
    }

    pub fn setup(&self) -> Setup {
        let mut setup = Setup::new(Arc::new(test_set()), self.players);
        setup.start_player = self.start_player;
        setup.options = self.options;
        setup
    }

    pub fn rules(&self) -> Arc<Rules> {
        Arc::new(self.setup().validate().unwrap())
    }

    /// All tiles in the order of the deal.
    pub fn tiles(&self) -> Vec<TileId> {
        let rules = self.rules();
        let mut rest: Vec<TileId> = rules.catalogue().iter().collect();
        let mut tiles = Vec::new();
        for name in &self.first {
            let named = |&tile: &TileId| rules.catalogue().kind(tile).name == *name;
            let at = rest.iter().position(named).unwrap_or_else(|| panic!("no {name} left"));
            tiles.push(rest.remove(at));
        }
        tiles.extend(rest);
        tiles
    }

    /// Each seat's board: the first of the set, the second, and so on.
    pub fn boards(&self) -> Vec<SeatBoard> {
        let side = (!self.options.choose_side).then_some(0);
        (0..self.players).map(|board| SeatBoard { board, side }).collect()
    }

    /// The deal of this scene with its tiles in this order. With `experienced` seat 0 is offered
    /// the first two and so on, and the mix is all tiles from the last to the first.
    pub fn deal_of(&self, tiles: &[TileId]) -> Deal {
        let players = usize::from(self.players);
        let cards = if self.options.experienced {
            let pair = |pair: &[TileId]| [pair[0], pair[1]];
            let mix = tiles.iter().rev().copied().collect();
            Cards::Experienced { offers: tiles.chunks(2).map(pair).take(players).collect(), mix }
        } else {
            let (hidden, rest) = tiles.split_at(players);
            let (stacks, unused) = rest.split_at(8 * (players + 4));
            let [hidden, stacks, unused] = [hidden, stacks, unused].map(<[TileId]>::to_vec);
            Cards::Plain { hidden, stacks, unused }
        };
        Deal { boards: self.boards(), cards }
    }

    pub fn deal(&self) -> Deal {
        self.deal_of(&self.tiles())
    }

    pub fn start(&self) -> Played {
        self.start_with(self.deal())
    }

    pub fn start_with(&self, deal: Deal) -> Played {
        Played::new(self.rules(), &Order::Dealt(deal)).unwrap()
    }
}

/// A game being played.
#[derive(Clone)]
pub struct Played {
    pub game: Game,
    /// The events of the last script.
    last: Vec<Event>,
}

impl Played {
    pub fn new(rules: Arc<Rules>, order: &Order) -> Result<Played, Refusal> {
        let (game, last) = Game::start(rules, order)?;
        Ok(Played { game, last })
    }

    /// Plays a script.
    pub fn then(&mut self, script: &str) -> &mut Played {
        self.last.clear();
        for answer in script.split('|').map(str::trim).filter(|answer| !answer.is_empty()) {
            let (seat, action) = parse(answer);
            match self.game.apply_of(seat, action) {
                Ok(events) => self.last.extend(events),
                Err(refusal) => panic!(
                    "`{answer}` is refused ({refusal}); asked {:?} of {:?}",
                    self.game.ask(),
                    self.game.deciding()
                ),
            }
        }
        self
    }

    /// Tells the game a tile from outside.
    pub fn tell(&mut self, tile: u8) -> &mut Played {
        self.last = self.game.tell(TileId(tile)).unwrap();
        self
    }

    /// Everybody claims: what they have just revealed, or else the face-up tile first revealed.
    pub fn claim_all(&mut self) -> &mut Played {
        while let Some(ask @ ("claim" | "decide")) = self.asked() {
            let seat = self.seats()[0];
            let legal = self.game.legal_of(seat);
            let reveal = ask == "claim" && legal[0] == Action::Reveal && self.face_up().is_empty();
            let claim = legal.into_iter().find(|action| matches!(action, Action::Claim(_)));
            let action = if reveal { Action::Reveal } else { claim.unwrap() };
            let events = self.game.apply_of(seat, action).unwrap();
            self.last.extend(events);
        }
        self
    }

    /// Everybody who is asked places on the first empty space, unturned.
    pub fn place_all(&mut self) -> &mut Played {
        let seats = self.seats();
        for seat in seats {
            let space = self.game.grid(seat).empty_spaces().next().unwrap();
            self.then(&format!("{seat} place {space} 0"));
        }
        self
    }

    /// Plays on to the end of this round.
    pub fn round(&mut self) -> &mut Played {
        self.claim_all().place_all()
    }

    /// Plays on to the hidden tiles.
    pub fn until_hidden(&mut self) -> &mut Played {
        while self.asked() != Some("hidden") {
            self.round();
        }
        self
    }

    /// Plays on to the end of the game.
    pub fn finish(&mut self) -> &mut Played {
        self.until_hidden().place_all()
    }

    /// The question asked.
    pub fn asked(&self) -> Option<&'static str> {
        self.game.ask().map(|ask| ask.name())
    }

    /// Returns the seats that have to decide.
    pub fn seats(&self) -> Vec<u8> {
        self.game.deciding().seats().iter().collect()
    }

    /// Lists the legal answers of a seat.
    pub fn legal(&self, seat: u8) -> Vec<String> {
        self.game.legal_of(seat).iter().map(Action::to_string).collect()
    }

    /// The rule and the reason of a refusal, which must change nothing (X-7).
    pub fn refused(&mut self, answer: &str) -> String {
        let (seat, action) = parse(answer);
        let before = (format!("{:?}", self.game), self.game.hash());
        let refusal = self.game.check_of(seat, action).expect_err(answer);
        assert_eq!(self.game.apply_of(seat, action).expect_err(answer), refusal);
        assert!(before == (format!("{:?}", self.game), self.game.hash()), "`{answer}` changed it");
        assert!(!self.game.legal_of(seat).contains(&action), "`{answer}` is listed");
        refusal.to_string()
    }

    /// The events of the last script whose word is one of these; all of them for none.
    pub fn last(&self, words: &str) -> Vec<String> {
        let wanted =
            |event: &&Event| words.is_empty() || words.split(' ').any(|word| word == event.word());
        self.last.iter().filter(wanted).map(event_text).collect()
    }

    pub fn face_up(&self) -> Vec<u8> {
        self.game.face_up().into_iter().map(|tile| tile.0).collect()
    }

    pub fn removed(&self) -> Vec<u8> {
        self.game.removed().into_iter().map(|tile| tile.0).collect()
    }

    pub fn hidden(&self, seat: u8) -> Option<u8> {
        self.game.hidden(seat).map(|tile| tile.0)
    }

    pub fn claimed(&self, seat: u8) -> Option<u8> {
        self.game.claimed(seat).map(|tile| tile.0)
    }
}

fn parse(answer: &str) -> (u8, Action) {
    let (seat, action) = answer.split_once(' ').unwrap();
    let action = Action::parse(action).unwrap_or_else(|| panic!("`{action}` is no action"));
    (seat.parse().unwrap(), action)
}

/// All that a view holds, as text.
pub fn seen(view: &View) -> String {
    format!("{view:?}")
}

/// An event in one line: its word, then what it is about.
pub fn event_text(event: &Event) -> String {
    let word = event.word();
    match *event {
        Event::Forced { seat, ask, choice } => format!("{word} {seat} {}: {choice}", ask.name()),
        Event::SideChosen { seat, side } => format!("{word} {seat} {side}"),
        Event::StackBegun { round, tiles } => format!("{word} {round} {tiles}"),
        Event::Revealed { seat, tile, rest } => {
            format!("{word} {seat} {tile}{}", if rest { " rest" } else { "" })
        }
        Event::Left { seat, tile } | Event::Claimed { seat, tile } => {
            format!("{word} {seat} {tile}")
        }
        Event::Placed { seat, tile, space, rotation, hidden } => {
            let hidden = if hidden { " hidden" } else { "" };
            format!("{word} {seat} {tile} on {space} {}{hidden}", rotation.quarters())
        }
        Event::Removed { tiles } => {
            format!("{word} {}", tiles.map(|tile| tile.to_string()).join(" "))
        }
        Event::Lamp { seat } => format!("{word} {seat}"),
        Event::Scored { seat, total, rank } => format!("{word} {seat} {total} {rank}"),
    }
}
