//! Pictures for others, as in a forum: a board or a whole set with a panel around it.
//!
//! * [`Panel`]: title, players with colours, letters and scores, the score track, supplies, the
//!   tile to place, the legend. It is plain data and holds all words.
//! * [`Drawing`]: what the panel goes around, a board, a table of Ghosts Galore or a set of tiles.
//! * [`poster_svg`] puts both together; [`film_svg`] shows many one after the other.

mod film;
mod header;
mod legend;
mod markup;
mod plates;
mod poster;
mod strip;
mod text;
mod track;

pub use film::{Shot, Timing, film_svg};
pub use legend::Sign;
pub use plates::{tile_plates, track_plates};
pub use poster::{Drawing, poster_svg};
pub use strip::STRIP;
pub use track::{Course, FARTHEST, Track, track_strip_svg, track_svg};

use crate::figures::Figure;
use crate::style::Sheet;
use crate::tile::Tile;
use fogbound_game::Colour;

/// The panel around a drawing.
#[derive(Clone, Debug, Default)]
pub struct Panel {
    /// The headline.
    pub title: String,
    /// The line below the title; may be empty.
    pub subtitle: String,
    /// In seat order.
    pub players: Vec<Player>,
    /// The score track, where points are marked on one.
    pub track: Option<Track>,
    /// The supplies left for everybody.
    pub supplies: Vec<Supply>,
    /// The tile that waits to be placed, and the words about it.
    pub hand: Option<(Tile, String)>,
    /// The meanings of the signs in the drawing.
    pub legend: Vec<(Sign, String)>,
}

/// A player in the header.
#[derive(Clone, Debug)]
pub struct Player {
    /// As others call the player.
    pub name: String,
    /// The colours of the player's meeples.
    pub colours: Vec<Colour>,
    /// The score, where every player has one.
    pub score: Option<u16>,
    /// The pieces in supply, with their number.
    pub pieces: Vec<(Figure, u8)>,
    /// True if a decision of the player is awaited.
    pub decides: bool,
}

/// Something that is left for everybody.
#[derive(Clone, Debug)]
pub enum Supply {
    /// Ghosts as a row, those in play hollow.
    Ghosts {
        /// Ghosts left.
        left: u8,
        /// Ghosts in the game.
        all: u8,
        /// The number in words.
        words: String,
    },
    /// Anything else, as a sign with its number in words.
    Other(Figure, String),
}

/// Adds the classes of panels.
pub(crate) fn style(sheet: &mut Sheet) {
    let p = sheet.palette;
    let family = "font-family:'Alegreya Sans',system-ui,'Segoe UI',Roboto,'Noto Sans',sans-serif;\
        font-variant-numeric:tabular-nums";
    sheet.fill("title", p.text, &format!("{family};font-weight:800"));
    sheet.fill("words", p.second_text, &format!("{family};font-weight:500"));
    sheet.rule("middle", "text-anchor:middle");
    sheet.rule("end", "text-anchor:end");
    sheet.fill("turn", p.accent, &format!("stroke:{};stroke-width:1.5", p.ink));
    sheet.fill("chip", p.table, &format!("stroke:{};stroke-width:1;stroke-opacity:.35", p.text));
    track::style(sheet);
}
