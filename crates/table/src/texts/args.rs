//! The arguments of sentences about answers and events.

use super::{Texts, Value, family, msg};
use fogbound_game::{Cell, Colour, Edges, Fields, Worded};

pub(crate) type Args = Vec<(&'static str, Value<'static>)>;

/// The persons and things that the sentences of a game speak of.
#[derive(Debug)]
pub struct Names<'a, R> {
    /// The rules of the game: names of tiles.
    pub rules: &'a R,
    /// A name for each seat; seats beyond it go by their number.
    pub players: &'a [String],
}

impl<R> Clone for Names<'_, R> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<R> Copy for Names<'_, R> {}

impl<R> Names<'_, R> {
    /// Returns the name of a seat.
    #[must_use]
    pub fn player(&self, texts: &Texts, seat: u8) -> String {
        texts.player(self.players, seat)
    }
}

impl Texts {
    /// Returns the fields of an answer or an event as arguments; `tile` is the name of a tile.
    pub(crate) fn args(
        &self,
        said: &impl Worded,
        players: &[String],
        tile: &dyn Fn(u8) -> String,
    ) -> Args {
        let mut out = Arguments { texts: self, players, tile, args: Args::new() };
        said.fields(&mut out);
        out.args
    }

    /// Returns the word for a colour.
    #[must_use]
    pub fn colour(&self, colour: Colour) -> String {
        self.say(family!("colour-", Colour::name, colour))
    }

    /// Returns the column of a cell for a sentence that names the cell, or `SEEN` beside a picture.
    #[must_use]
    pub fn column(&self, cell: Cell) -> Value<'static> {
        if self.is_pictured { SEEN.into() } else { cell.x.into() }
    }

    /// Returns edges for a sentence that names them, or `SEEN` beside a picture.
    pub(crate) fn sides(&self, edges: Edges) -> Value<'static> {
        if self.is_pictured { SEEN.into() } else { self.edges(edges).into() }
    }

    pub(crate) fn with_cell(&self, cell: Cell, mut args: Args) -> Args {
        args.extend([("x", self.column(cell)), ("y", cell.y.into())]);
        args
    }

    /// Edges as players read them, like `N–E`.
    #[must_use]
    pub fn edges(&self, edges: Edges) -> String {
        let sides = edges.iter().map(|side| self.get(&format!("side-{}", side.letter()), &[]));
        sides.collect::<Vec<_>>().join("–")
    }

    /// Returns edges in words, like `north, east and south`.
    #[must_use]
    pub fn edges_in_words(&self, edges: Edges) -> String {
        self.list(edges.iter().map(|side| self.wind(2 * side.index() as u8)).collect())
    }

    /// Returns a direction in words: clockwise from the north, 0 to 7.
    #[must_use]
    pub fn wind(&self, wind: u8) -> String {
        self.say(msg!("web-wind", wind))
    }

    /// Returns the items of a list in words, like `north, east and south`.
    #[must_use]
    pub fn list(&self, mut words: Vec<String>) -> String {
        let last = words.pop().unwrap_or_default();
        match words.is_empty() {
            true => last,
            false => self.say(msg!("list-and", first = words.join(", "), second = last)),
        }
    }
}

/// Turns fields into arguments: `player` for a seat, words in the language of the player, `kind` beside
/// `feature` as records have it, the number of its items for a list.
struct Arguments<'a> {
    texts: &'a Texts,
    players: &'a [String],
    tile: &'a dyn Fn(u8) -> String,
    args: Args,
}

impl Fields for Arguments<'_> {
    fn number(&mut self, name: &'static str, number: i64) {
        self.args.push(match (name, u8::try_from(number)) {
            ("seat", Ok(seat)) => ("player", self.texts.player(self.players, seat).into()),
            ("x", _) if self.texts.is_pictured => (name, SEEN.into()),
            _ => (name, number.into()),
        });
    }

    fn word(&mut self, name: &'static str, word: &str) {
        let family = match name {
            "feature" => {
                self.args.push(("kind", word.to_owned().into()));
                "feature"
            }
            "hound" => "hound",
            "piece" => "carc-piece",
            _ => return self.args.push((name, word.to_owned().into())),
        };
        self.args.push((name, self.texts.get(&format!("{family}-{word}"), &[]).into()));
    }

    fn list(&mut self, name: &'static str, items: &dyn Fn(&mut dyn Fields)) {
        let mut counted = Arguments { args: Args::new(), ..*self };
        items(&mut counted);
        self.args.push((name, counted.args.len().into()));
    }

    fn nothing(&mut self, name: &'static str) {
        self.args.push((name, "".into()));
    }

    fn tile(&mut self, name: &'static str, tile: u8) {
        self.args.push((name, (self.tile)(tile).into()));
    }

    fn colour(&mut self, name: &'static str, colour: Colour) {
        self.args.push((name, self.texts.colour(colour).into()));
    }

    fn edges(&mut self, name: &'static str, edges: Edges) {
        self.args.push((name, self.texts.sides(edges)));
    }
}

/// Stands for a place that a picture shows.
pub(crate) const SEEN: &str = "seen";
