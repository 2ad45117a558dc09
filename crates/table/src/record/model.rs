//! The content of a record and its written form.

use super::commitment::{Commitment, Salt};
use super::header;
use super::recorded::Recorded;
use crate::aid::Aid;
use fogbound_game::{Deciding, Game, Refusal, Seed, StateHash};
use fogbound_landscape::{Catalogue, Order};
use std::fmt;
use std::sync::Arc;

/// The source of chance.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Chance {
    /// Shuffled from a seed; `seed "…"`. Full form.
    Seed(Seed),
    /// Given openly, word by word; `order …`. The game defines the words. Full form.
    Order(Vec<String>),
    /// Told draw by draw in the log; `told`. Public form, or a box on the table.
    Told,
}

impl Chance {
    /// Returns the order of landscape tiles.
    ///
    /// # Errors
    /// X-6 if it names tiles that are not in the set.
    pub(crate) fn order(&self, catalogue: &Catalogue) -> Result<Order, Refusal> {
        Ok(match self {
            Chance::Seed(seed) => Order::Seed(seed.clone()),
            Chance::Told => Order::Told,
            Chance::Order(names) => {
                let kinds = names.iter().map(|name| catalogue.find(name)).collect::<Option<_>>();
                Order::Tiles(kinds.ok_or(Refusal::new("X-6", "setup-order"))?)
            }
        })
    }
}

/// A tile set as records name it. A set that changes gets a new version, and the hash proves that this is
/// really that version.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetName {
    /// Its id, like `fogbound-mists`.
    pub id: String,
    /// Its version, from 1.
    pub version: u32,
    /// SHA-256 of its content, 64 hexadecimal digits.
    pub hash: String,
}

/// The part before the log; `S` is the game's own part ([`Recorded::HeaderSetup`]).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header<S> {
    /// Version of the rules the game is played with.
    pub rules_version: String,
    /// The setup of the game.
    pub setup: S,
    /// The sets of tiles: one, or as many as the game needs ([`Recorded::sets_needed`]).
    pub tiles: Vec<SetName>,
    /// The amount of help for the players; `aid …`, absent for [`Aid::Full`].
    pub aid: Aid,
    /// The source of chance.
    pub chance: Chance,
    /// The commitment to the seed published before the first tile.
    pub commitment: Option<Commitment>,
    /// The salt of the commitment, beside the seed.
    pub salt: Option<Salt>,
    /// Comments of the header, without the `#`.
    pub comments: Vec<String>,
}

/// One line of the log of a game with actions of type `A`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entry<A> {
    /// The tile drawn next. In a record with `told` it decides the draw; otherwise it is verified.
    Tile(String),
    /// The answer of the one seat that decides.
    Action(A),
    /// The answer of a seat to a question put to several at once.
    Choice(u8, A),
    /// Takes back so many of the decisions that stand, at least 1.
    Undo(u32),
    /// The same with the consent of everybody at the table, even beyond a reveal.
    UndoByConsent(u32),
    /// The hash of the position here ([`fogbound_game::Game::hash`]), verified.
    Hash(StateHash),
    /// A comment without the `#`; nothing depends on it.
    Comment(String),
    /// An empty line.
    Blank,
}

impl<A> Entry<A> {
    /// Returns the answer of a seat to the question that the game `before` asks. The seat is named if several are asked
    /// at once.
    pub fn answer<G: Game<Action = A>>(before: &G, seat: u8, action: A) -> Entry<A> {
        match before.deciding() {
            Deciding::Together(_) => Entry::Choice(seat, action),
            Deciding::One(_) | Deciding::Nobody => Entry::Action(action),
        }
    }

    /// Returns true for the answer of a seat.
    #[must_use]
    pub const fn is_decision(&self) -> bool {
        matches!(self, Entry::Action(_) | Entry::Choice(..))
    }

    /// Returns the number of decisions that it takes back.
    pub(super) const fn undone(&self) -> usize {
        match self {
            Entry::Undo(decisions) | Entry::UndoByConsent(decisions) => *decisions as usize,
            _ => 0,
        }
    }
}

/// An entry with the line it was read from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line<A> {
    /// Line of the file, from 1; 0 for an entry that was not read from a file.
    pub number: u32,
    /// The entry.
    pub entry: Entry<A>,
}

/// A record: syntax only, no rule is checked before [`Record::replay`].
#[derive(Clone, Debug)]
pub struct Record<G: Recorded> {
    /// The part before the log.
    pub header: Header<G::HeaderSetup>,
    /// The log. Nothing in it is ever rewritten: taking back is an entry of its own.
    pub lines: Vec<Line<G::Action>>,
    /// Name and text of the file, for reports.
    pub(super) source: super::error::Source,
}

impl<G: Recorded> Record<G> {
    /// Returns a record of a game that begins now.
    #[must_use]
    pub fn new(rules: &G::Rules, chance: Chance) -> Record<G> {
        let header = Header {
            rules_version: G::RULES_VERSION.to_owned(),
            setup: G::setup_of(rules),
            tiles: G::sets_of(rules),
            aid: Aid::Full,
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

    /// Returns the source of chance for [`fogbound_game::Game::start`].
    ///
    /// # Errors
    /// X-6 if a given order names a tile that the set does not have.
    pub fn order(&self, rules: &G::Rules) -> Result<G::Order, Refusal> {
        G::order_of(rules, &self.header)
    }

    /// Adds an entry to the log.
    pub fn push(&mut self, entry: Entry<G::Action>) {
        self.lines.push(Line { number: 0, entry });
    }

    /// Adds the tile that is drawn next, as [`fogbound_game::Game::tile_text`] writes it.
    pub fn push_tile(&mut self, tile: &str) {
        self.push(Entry::Tile(tile.to_owned()));
    }

    /// Adds the answer of the one seat that decides.
    pub fn push_action(&mut self, action: G::Action) {
        self.push(Entry::Action(action));
    }

    /// Adds the answer of a seat to the question that the game `before` asks ([`Entry::answer`]).
    pub fn push_answer(&mut self, before: &G, seat: u8, action: G::Action) {
        self.push(Entry::answer(before, seat, action));
    }

    /// Adds that the last `decisions` standing decisions are taken back (at least 1).
    pub fn push_undo(&mut self, decisions: u32) {
        self.push(Entry::Undo(decisions));
    }

    /// Adds that the last `decisions` standing decisions are taken back (at least 1) with the
    /// consent of everybody at the table.
    pub fn push_undo_by_consent(&mut self, decisions: u32) {
        self.push(Entry::UndoByConsent(decisions));
    }

    /// Adds a comment; each of its lines becomes one.
    pub fn push_comment(&mut self, text: &str) {
        for line in printable_lines(text) {
            self.push(Entry::Comment(line));
        }
    }

    /// Adds the hash of the position reached, to be verified when the record is read.
    pub fn push_hash(&mut self, hash: StateHash) {
        self.push(Entry::Hash(hash));
    }

    /// Adds the lines that make the log readable: headings and the tiles drawn. Call it with the game and the
    /// events of its start, of every action (after the entry for the action) and of every told tile. In a
    /// game with told tiles these lines also decide the draws.
    pub fn push_events(&mut self, game: &G, events: &[G::Event]) {
        for event in events {
            if let Some(heading) = game.heading(event) {
                if !self.lines.is_empty() {
                    self.push(Entry::Blank);
                }
                self.push(Entry::Comment(heading));
            }
            if let Some(tile) = G::drawn(event) {
                self.push_tile(&G::tile_text(game.rules(), tile));
            }
        }
    }

    /// Returns the record of a game played with these decisions, each with its seat, and with a comment in
    /// its header. It ends with the hash of the last position.
    ///
    /// # Errors
    /// The refusal of the first action that is not legal, or of the order.
    pub fn of_game(
        rules: &Arc<G::Rules>,
        chance: Chance,
        decisions: &[(u8, G::Action)],
        comment: &str,
    ) -> Result<Record<G>, Refusal> {
        let mut record = Record::<G>::new(rules, chance);
        record.header.comments.push(comment.to_owned());
        let order = record.order(rules)?;
        let (mut game, events) = G::start(Arc::clone(rules), &order)?;
        record.push_events(&game, &events);
        for &(seat, action) in decisions {
            record.push_answer(&game, seat, action);
            let events = game.apply_of(seat, action)?;
            record.push_events(&game, &events);
        }
        record.push_hash(game.hash());
        Ok(record)
    }

    /// Returns the canonical text. Reading it and writing it again returns the same bytes.
    #[must_use]
    pub fn to_text(&self) -> String {
        let mut lines = header::write::<G>(&self.header);
        lines.push(String::new());
        lines.extend(self.lines.iter().map(|line| line.entry.to_string()));
        lines.push(String::new());
        lines.join("\n")
    }
}

/// Returns the lines of a text, fit to stand in a comment.
pub(super) fn printable_lines(text: &str) -> Vec<String> {
    let printable = |line: &str| line.replace(|c: char| c.is_control(), " ").trim().to_owned();
    text.lines().map(printable).collect()
}

impl<A: fmt::Display> fmt::Display for Entry<A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entry::Tile(name) => write!(f, "tile {name}"),
            Entry::Action(action) => write!(f, "{action}"),
            Entry::Choice(seat, action) => write!(f, "seat {seat} {action}"),
            Entry::Undo(decisions) => write!(f, "undo {decisions}"),
            Entry::UndoByConsent(decisions) => write!(f, "undo {decisions} consent"),
            Entry::Hash(hash) => write!(f, "hash {hash}"),
            Entry::Comment(text) if text.is_empty() => f.write_str("#"),
            Entry::Comment(text) => write!(f, "# {text}"),
            Entry::Blank => Ok(()),
        }
    }
}
