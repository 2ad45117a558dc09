//! Characters with what they show, and how that is coloured.

use anstyle::{Ansi256Color, Color, Effects, Style as Ansi};
use fogbound_game::Colour;
use fogbound_tilesets::{DoorKind, Monster};
use std::fmt::Write as _;

/// The ground under a character.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ground {
    Table,
    Field,
    Mist,
    City,
    FaceDown,
    /// A mine: the ground of track tiles.
    Cave,
}

/// The meaning of a character. Each kind has a shape of its own; colour only repeats it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ink {
    Plain,
    Road,
    Building,
    Ghost,
    Symbol,
    Coat,
    Mark,
    Number,
    Rim,
    Meeple(Colour),
    Buried(Colour),
    Monster(Monster),
    Diamond,
    Door(DoorKind),
}

/// One character of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pixel {
    pub ch: char,
    pub ground: Ground,
    pub ink: Ink,
}

impl Pixel {
    pub const BLANK: Pixel = Pixel { ch: ' ', ground: Ground::Table, ink: Ink::Plain };
}

/// A picture of characters, row by row.
#[derive(Clone, Debug)]
pub struct Canvas {
    width: usize,
    pixels: Vec<Pixel>,
}

impl Canvas {
    pub fn new(width: usize, height: usize) -> Canvas {
        Canvas { width, pixels: vec![Pixel::BLANK; width * height] }
    }

    pub fn height(&self) -> usize {
        self.pixels.len() / self.width.max(1)
    }

    /// The pixel there, if it is on the canvas.
    pub fn at(&mut self, x: usize, y: usize) -> Option<&mut Pixel> {
        if x < self.width { self.pixels.get_mut(y * self.width + x) } else { None }
    }

    /// Returns the meaning of a character there.
    pub fn ink(&self, x: usize, y: usize) -> Option<Ink> {
        let pixel = if x < self.width { self.pixels.get(y * self.width + x) } else { None };
        pixel.map(|pixel| pixel.ink)
    }

    /// Writes a character, keeping the ground.
    pub fn put(&mut self, x: usize, y: usize, ch: char, ink: Ink) {
        if let Some(pixel) = self.at(x, y) {
            pixel.ch = ch;
            pixel.ink = ink;
        }
    }

    /// Writes a text to the right of a place.
    pub fn write(&mut self, x: usize, y: usize, text: &str, ink: Ink) {
        for (step, ch) in text.chars().enumerate() {
            self.put(x + step, y, ch, ink);
        }
    }

    /// Copies a picture to a place.
    pub fn paste(&mut self, x: usize, y: usize, other: &Canvas) {
        for (index, &pixel) in other.pixels.iter().enumerate() {
            if let Some(place) = self.at(x + index % other.width, y + index / other.width) {
                *place = pixel;
            }
        }
    }

    /// One row as text, without blanks at its end.
    pub fn row(&self, y: usize, colour: bool) -> String {
        let row = &self.pixels[y * self.width..(y + 1) * self.width];
        let len = row.iter().rposition(|&pixel| pixel != Pixel::BLANK).map_or(0, |last| last + 1);
        if !colour {
            return row[..len].iter().map(|pixel| pixel.ch).collect::<String>();
        }
        let mut text = String::new();
        let mut current = Ansi::new();
        for pixel in &row[..len] {
            let style = ansi(pixel);
            if style != current {
                // Writing to a String cannot fail.
                let _ = write!(text, "{}{style}", current.render_reset());
                current = style;
            }
            text.push(pixel.ch);
        }
        let _ = write!(text, "{}", current.render_reset());
        text
    }

    /// All rows as lines.
    pub fn lines(&self, colour: bool) -> Vec<String> {
        (0..self.height()).map(|y| self.row(y, colour)).collect()
    }
}

/// Colours of the 256-colour palette: dusk meadows, lavender fog, sand-coloured roads.
fn ansi(pixel: &Pixel) -> Ansi {
    let indexed = |index| Some(Color::Ansi256(Ansi256Color(index)));
    let ground = match pixel.ground {
        Ground::Table => None,
        Ground::Field => Some((65, 238)),
        Ground::Mist => Some((146, 255)),
        Ground::City => Some((138, 95)),
        Ground::FaceDown => Some((236, 60)),
        Ground::Cave => Some((236, 242)),
    };
    let base = Ansi::new().bg_color(ground.and_then(|(bg, _)| indexed(bg)));
    let (fg, effects) = match pixel.ink {
        Ink::Plain => (ground.map(|(_, fg)| fg), Effects::new()),
        Ink::Road => (Some(if pixel.ground == Ground::Mist { 94 } else { 223 }), Effects::BOLD),
        Ink::Building | Ink::Coat => (Some(17), Effects::BOLD),
        Ink::Symbol => (Some(60), Effects::new()),
        Ink::Mark if pixel.ground == Ground::Table => (Some(214), Effects::BOLD),
        Ink::Mark => (Some(226), Effects::BOLD),
        Ink::Number => (None, Effects::BOLD),
        Ink::Rim => (None, Effects::DIMMED),
        Ink::Ghost => return chip(231, 54).effects(Effects::BOLD),
        Ink::Monster(monster) => return chip(231, monster_colour(monster)).effects(Effects::BOLD),
        Ink::Diamond => (Some(51), Effects::BOLD),
        Ink::Door(kind) => (Some(door_colour(kind)), Effects::BOLD),
        Ink::Meeple(colour) => return meeple(colour).effects(Effects::BOLD),
        Ink::Buried(colour) => return meeple(colour).effects(Effects::UNDERLINE),
    };
    base.fg_color(fg.and_then(indexed)).effects(effects)
}

/// The background of a monster's letter.
const fn monster_colour(monster: Monster) -> u8 {
    [124, 61, 95, 130, 240, 28, 54, 88, 24][monster.index()]
}

const fn door_colour(kind: DoorKind) -> u8 {
    match kind {
        DoorKind::Bone => 230,
        DoorKind::Tooth => 203,
        DoorKind::Plain => 250,
    }
}

/// A meeple: its letter on its colour.
pub fn meeple(colour: Colour) -> Ansi {
    let (fg, bg) = match colour {
        Colour::Red => (231, 160),
        Colour::Green => (231, 28),
        Colour::Blue => (231, 26),
        Colour::Yellow => (16, 220),
        Colour::Black => (231, 16),
        Colour::Pink => (16, 212),
    };
    chip(fg, bg)
}

fn chip(fg: u8, bg: u8) -> Ansi {
    let indexed = |index| Some(Color::Ansi256(Ansi256Color(index)));
    Ansi::new().fg_color(indexed(fg)).bg_color(indexed(bg))
}

/// The letter of a colour on the board: R G B Y K P.
pub fn letter(colour: Colour) -> char {
    ['R', 'G', 'B', 'Y', 'K', 'P'][colour.index()]
}
