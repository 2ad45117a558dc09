//! What a record holds, and how it is written.

use super::commitment::{Commitment, Salt};
use super::header;
use fogbound_game::{Colour, Refusal, Seed, StateHash};
use fogbound_mists::{Action, Event, Game, Level, Options, Order, RULES_VERSION, Rules};
use std::fmt::Write as _;
use std::sync::Arc;

/// Where the order of the tiles comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Chance {
    /// Shuffled from a seed; `seed "…"`. Full form.
    Seed(Seed),
    /// Given openly, kind by kind, first tile first; `order …`. Full form.
    Order(Vec<String>),
    /// Told draw by draw in the log; `told`. Public form, or a box on the table.
    Told,
}

/// A tile set as records name it: a set that changes gets a new version, and the hash says whether
/// this is really that version.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetName {
    /// Its id, like `fogbound-mists`.
    pub id: String,
    /// Its version, from 1.
    pub version: u32,
    /// SHA-256 of what it says, 64 hexadecimal digits.
    pub hash: String,
}

/// What stands before the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    /// Version of the rules the game is played with.
    pub rules_version: String,
    /// The level.
    pub level: Level,
    /// The colours of each seat (M-1.2).
    pub seats: Vec<Vec<Colour>>,
    /// The scoring meeples (M-1.3, M-1.6).
    pub scoring: Vec<Colour>,
    /// The seat that begins (M-1.7).
    pub start_player: u8,
    /// Readings of the rules.
    pub options: Options,
    /// The tiles.
    pub tiles: SetName,
    /// Where the order of the tiles comes from.
    pub chance: Chance,
    /// What was published about the seed before the first tile.
    pub commitment: Option<Commitment>,
    /// The salt of the commitment, beside the seed.
    pub salt: Option<Salt>,
    /// Comments of the header, without the `#`.
    pub comments: Vec<String>,
}

/// One line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entry {
    /// The tile drawn next. In a record with `told` it decides the draw, else it is verified.
    Tile(String),
    /// A decision.
    Action(Action),
    /// Takes back so many of the decisions that stand, at least 1.
    Undo(u32),
    /// The hash of the position here ([`fogbound_mists::Game::hash`]), verified.
    Hash(StateHash),
    /// A comment without the `#`; nothing depends on it.
    Comment(String),
    /// An empty line.
    Blank,
}

/// An entry with the line it was read from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Line of the file, from 1; 0 for an entry that was not read from a file.
    pub number: u32,
    /// The entry.
    pub entry: Entry,
}

/// A record: syntax only, no rule is checked before [`Record::replay`].
#[derive(Clone, Debug)]
pub struct Record {
    /// What stands before the log.
    pub header: Header,
    /// The log. Nothing in it is ever rewritten: taking back is an entry of its own.
    pub lines: Vec<Line>,
    /// Name and text of the file, for reports.
    pub(super) source: super::error::Source,
}

impl Record {
    /// A record of a game that begins now.
    #[must_use]
    pub fn new(rules: &Rules, chance: Chance) -> Record {
        let setup = rules.setup();
        let header = Header {
            rules_version: RULES_VERSION.to_owned(),
            level: setup.level.clone(),
            seats: setup.seats.clone(),
            scoring: setup.scoring.clone(),
            start_player: setup.start_player,
            options: setup.options,
            tiles: SetName {
                id: setup.set.id.clone(),
                version: setup.set.version,
                hash: setup.set.hash.clone(),
            },
            chance,
            commitment: None,
            salt: None,
            comments: Vec::new(),
        };
        Record { header, lines: Vec::new(), source: super::error::Source::default() }
    }

    /// Commits to the seed: the header shows a hash over seed and salt. Without effect unless
    /// chance comes from a seed.
    pub fn commit(&mut self, salt: Salt) {
        if let Chance::Seed(seed) = &self.header.chance {
            self.header.commitment = Some(Commitment::of(seed, &salt));
            self.header.salt = Some(salt);
        }
    }

    /// The order of tiles for [`fogbound_mists::Game::start`].
    ///
    /// # Errors
    /// X-6 when a given order names a kind the set does not have.
    pub fn order(&self, rules: &Rules) -> Result<Order, Refusal> {
        Ok(match &self.header.chance {
            Chance::Seed(seed) => Order::Seed(seed.clone()),
            Chance::Told => Order::Told,
            Chance::Order(names) => {
                let kind = |name: &String| rules.catalogue().find(name);
                let kinds = names.iter().map(kind).collect::<Option<Vec<_>>>();
                Order::Tiles(kinds.ok_or(Refusal::new("X-6", "setup-order"))?)
            }
        })
    }

    /// Adds an entry to the log.
    pub fn push(&mut self, entry: Entry) {
        self.lines.push(Line { number: 0, entry });
    }

    /// Adds the tile that is drawn next, by its name.
    pub fn push_tile(&mut self, name: &str) {
        self.push(Entry::Tile(name.to_owned()));
    }

    /// Adds a decision.
    pub fn push_action(&mut self, action: Action) {
        self.push(Entry::Action(action));
    }

    /// Adds that the last `decisions` standing decisions are taken back (at least 1).
    pub fn push_undo(&mut self, decisions: u32) {
        self.push(Entry::Undo(decisions));
    }

    /// Adds a comment; each of its lines becomes one.
    pub fn push_comment(&mut self, text: &str) {
        for line in text.lines() {
            let printable = line.replace(|c: char| c.is_control(), " ");
            self.push(Entry::Comment(printable.trim().to_owned()));
        }
    }

    /// Adds the hash of the position reached, to be verified when the record is read.
    pub fn push_hash(&mut self, hash: StateHash) {
        self.push(Entry::Hash(hash));
    }

    /// Adds what makes the log readable: a heading for each turn and the tiles drawn. Call it with
    /// the game and the events of [`Game::start`], of every action (after [`Record::push_action`])
    /// and of every told tile. In a game with told tiles these lines are also what decides the
    /// draws.
    pub fn push_events(&mut self, game: &Game, events: &[Event]) {
        for event in events {
            match event {
                Event::Turn { seat } => {
                    if !self.lines.is_empty() {
                        self.push(Entry::Blank);
                    }
                    self.push(Entry::Comment(format!("turn {}, seat {seat}", game.turn())));
                }
                Event::Drawn { tile } => {
                    self.push_tile(&game.rules().catalogue().kind(*tile).name);
                }
                _ => {}
            }
        }
    }

    /// The record of a game played with these actions, with a comment in its header; it ends with
    /// the hash of the last position.
    ///
    /// # Errors
    /// The refusal of the first action that is not legal, or of the order.
    pub fn of_game(
        rules: &Arc<Rules>,
        chance: Chance,
        actions: &[Action],
        comment: &str,
    ) -> Result<Record, Refusal> {
        let mut record = Record::new(rules, chance);
        record.header.comments.push(comment.to_owned());
        let order = record.order(rules)?;
        let (mut game, events) = Game::start(Arc::clone(rules), &order)?;
        record.push_events(&game, &events);
        for &action in actions {
            let events = game.apply(action)?;
            record.push_action(action);
            record.push_events(&game, &events);
        }
        record.push_hash(game.hash());
        Ok(record)
    }

    /// The canonical text. Reading it and writing it again gives the same bytes.
    #[must_use]
    pub fn to_text(&self) -> String {
        let mut text = header::write(&self.header);
        text.push('\n');
        for line in &self.lines {
            // Writing to a String cannot fail.
            let _ = writeln!(text, "{}", line.entry);
        }
        text
    }
}

impl std::fmt::Display for Entry {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Entry::Tile(name) => write!(f, "tile {name}"),
            Entry::Action(action) => write!(f, "{action}"),
            Entry::Undo(decisions) => write!(f, "undo {decisions}"),
            Entry::Hash(hash) => write!(f, "hash {hash}"),
            Entry::Comment(text) if text.is_empty() => f.write_str("#"),
            Entry::Comment(text) => write!(f, "# {text}"),
            Entry::Blank => Ok(()),
        }
    }
}
