//! Pictures for others, as in a forum: a board or a whole set with a panel around it.
//!
//! * [`Panel`]: title, players with colours, letters and scores, the panels of the game, the tile to
//!   place, the legend. It is plain data and holds all words.
//! * [`Drawing`]: what the panel goes around, a board, a table of Ghosts Galore or a set of tiles.
//! * [`poster_svg`] puts both together; [`film_svg`] shows many one after the other.

mod blocks;
mod boards;
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

use crate::shape::{Path, Point, pt};
use crate::small::Glyph;
use crate::style::Sheet;
use crate::svg::Svg;
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
    /// The panels of the game above the drawing.
    pub blocks: Vec<Block>,
    /// Those below it.
    pub below: Vec<Block>,
    /// The tile that waits to be placed, and the words about it.
    pub hand: Option<(Glyph, String)>,
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
    pub score: Option<i32>,
    /// The supply in words; may be empty.
    pub supply: String,
    /// True if a decision of the player is awaited.
    pub decides: bool,
}

/// A panel of the game.
#[derive(Clone, Debug)]
pub struct Block {
    /// The heading.
    pub title: String,
    /// The contents, from top to bottom.
    pub parts: Vec<Part>,
}

/// A part of a panel.
#[derive(Clone, Debug)]
pub enum Part {
    /// Things side by side and the words about them.
    Row(Vec<Glyph>, String),
    /// A score track. Those of a header stand above its other panels.
    Track(Track),
    /// The heads of a table, then its rows.
    Table(Vec<Vec<Entry>>),
}

/// A place in a table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Entry {
    /// Its words or its number.
    pub text: String,
    /// A remark on it for screens that have room, may be empty.
    pub note: String,
    /// A sign before it.
    pub glyph: Option<Glyph>,
    /// Set if it stands out, like the seat whose turn it is.
    pub is_strong: bool,
}

/// Draws a sheet of paper from the origin, once in each class.
fn draw_paper(svg: &mut Svg, size: Point, classes: &[&str]) {
    let corner = pt(14.0, 14.0);
    let mut paper = Path::new();
    paper.move_to(pt(corner.x, 0.0)).line_to(pt(size.x - corner.x, 0.0));
    paper.arc_to(corner, true, pt(size.x, corner.y)).line_to(pt(size.x, size.y - corner.y));
    paper.arc_to(corner, true, pt(size.x - corner.x, size.y)).line_to(pt(corner.x, size.y));
    paper.arc_to(corner, true, pt(0.0, size.y - corner.y)).line_to(pt(0.0, corner.y));
    paper.arc_to(corner, true, pt(corner.x, 0.0)).close();
    classes.iter().for_each(|class| svg.path(class, &paper));
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
    sheet.fill("paper", p.paper, &format!("stroke:{};stroke-width:1.5", p.text));
    sheet.fill("chip", p.table, &format!("stroke:{};stroke-width:1;stroke-opacity:.35", p.text));
    track::style(sheet);
}
