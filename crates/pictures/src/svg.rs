//! A small, deterministic writer of SVG.
//!
//! Numbers are written in whole tenths, attributes in the order they are passed. Nothing ever gets
//! a `style` attribute: the look of a thing is set by its class alone, so that a picture works on a
//! page that forbids inline styles.

use crate::shape::{Path, Point, push_number};

/// An SVG text that grows element by element.
#[derive(Clone, Debug, Default)]
pub struct Svg {
    text: String,
    shapes: usize,
}

impl Svg {
    /// Returns a picture with nothing drawn yet.
    #[must_use]
    pub fn new() -> Svg {
        Svg::default()
    }

    /// Returns the number of elements that draw something: all but groups and what only defines.
    #[must_use]
    pub fn shapes(&self) -> usize {
        self.shapes
    }

    /// Returns the text so far.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// Returns the text.
    #[must_use]
    pub fn into_string(self) -> String {
        self.text
    }

    /// Adds an element without children, which draws something.
    pub fn leaf(&mut self, tag: Tag) {
        self.text.push_str(&tag.text);
        self.text.push_str("/>");
        self.shapes += 1;
    }

    /// Adds an element with the children that `fill` draws.
    pub fn group(&mut self, tag: Tag, fill: impl FnOnce(&mut Svg)) {
        self.text.push_str(&tag.text);
        self.text.push('>');
        fill(self);
        self.text.push_str("</");
        self.text.push_str(tag.name);
        self.text.push('>');
    }

    /// Adds an element that holds text, which is escaped.
    pub fn text(&mut self, tag: Tag, words: &str) {
        self.shapes += 1;
        self.group(tag, |svg| push_escaped(&mut svg.text, words));
    }

    /// Adds a path of one class, unless it is empty.
    pub fn path(&mut self, class: &str, path: &Path) {
        if !path.is_empty() {
            self.leaf(Tag::new("path").class(class).data(path));
        }
    }

    /// Adds a copy of what has this `id`, with its origin at `at`.
    pub fn place(&mut self, id: &str, at: Point) {
        self.leaf(Tag::new("use").href(id).at(at, 1.0));
    }

    /// Adds a copy of what has this `id`, with its origin at `at`, enlarged by `scale`.
    pub fn place_scaled(&mut self, id: &str, at: Point, scale: f64) {
        self.leaf(Tag::new("use").href(id).at(at, scale));
    }

    /// Adds what another writer wrote.
    pub fn append(&mut self, other: &Svg) {
        self.text.push_str(&other.text);
        self.shapes += other.shapes;
    }

    /// Adds markup as it is. It must be well formed.
    pub fn raw(&mut self, markup: &str) {
        self.text.push_str(markup);
    }
}

/// The beginning of one element: its name and its attributes.
#[derive(Clone, Debug)]
pub struct Tag {
    name: &'static str,
    text: String,
}

impl Tag {
    /// Returns an element with this name and no attributes yet.
    #[must_use]
    pub fn new(name: &'static str) -> Tag {
        Tag { name, text: format!("<{name}") }
    }

    /// Adds an attribute with a text, which is escaped.
    #[must_use]
    pub fn text(mut self, name: &str, value: &str) -> Tag {
        self.begin(name);
        push_escaped(&mut self.text, value);
        self.text.push('"');
        self
    }

    /// Adds an attribute with a number, written with at most one decimal.
    #[must_use]
    pub fn number(mut self, name: &str, value: f64) -> Tag {
        self.begin(name);
        push_number(&mut self.text, value);
        self.text.push('"');
        self
    }

    /// Sets the classes, separated by spaces.
    #[must_use]
    pub fn class(self, classes: &str) -> Tag {
        self.text("class", classes)
    }

    /// Sets the outline of a path.
    #[must_use]
    pub fn data(mut self, path: &Path) -> Tag {
        self.begin("d");
        self.text.push_str(path.as_str());
        self.text.push('"');
        self
    }

    /// Sets the element a `use` shows: the one with this id.
    #[must_use]
    pub fn href(mut self, id: &str) -> Tag {
        self.begin("href");
        self.text.push('#');
        push_escaped(&mut self.text, id);
        self.text.push('"');
        self
    }

    /// Moves the origin to `at` and enlarges by `scale`, which keeps two decimals.
    #[must_use]
    pub fn at(mut self, at: Point, scale: f64) -> Tag {
        self.begin("transform");
        self.text.push_str("translate(");
        push_number(&mut self.text, at.x);
        self.text.push(' ');
        push_number(&mut self.text, at.y);
        self.text.push(')');
        let hundredths = (scale * 100.0).round() as i64;
        if hundredths != 100 {
            let (whole, rest) = (hundredths / 100, hundredths % 100);
            self.text.push_str(&format!(" scale({whole}.{rest:02})"));
        }
        self.text.push('"');
        self
    }

    /// Sets the clip that cuts a tile to its square (see [`crate::style::DEFINITIONS`]).
    #[must_use]
    pub fn clipped(self) -> Tag {
        self.text("clip-path", "url(#tile-clip)")
    }

    fn begin(&mut self, name: &str) {
        self.text.push(' ');
        self.text.push_str(name);
        self.text.push_str("=\"");
    }
}

/// Adds words with the signs escaped that mean something in XML.
fn push_escaped(text: &mut String, words: &str) {
    for letter in words.chars() {
        match letter {
            '&' => text.push_str("&amp;"),
            '<' => text.push_str("&lt;"),
            '>' => text.push_str("&gt;"),
            '"' => text.push_str("&quot;"),
            other => text.push(other),
        }
    }
}

#[cfg(test)]
mod tests;
