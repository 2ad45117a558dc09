//! The few figures of a game that matter most, for screens that have no room for panels.

use crate::carcassonne::seat_colour;
use crate::landscape::Landscape;
use crate::model::{Brief, Glyph};
use crate::presented::Words;
use fogbound_pictures::figures::{Icon, Pose};
use fogbound_table::texts::{Message, msg};

pub(crate) fn brief(glyph: Glyph, text: String, message: Message<'_>, words: Words<'_>) -> Brief {
    Brief { glyph, text, words: words.texts.say(message) }
}

/// Returns a number that may be negative, with the sign for that.
#[must_use]
pub fn number(number: i32) -> String {
    match number {
        0.. => number.to_string(),
        _ => format!("−{}", number.unsigned_abs()),
    }
}

pub(crate) fn seat_points(seat: u8, points: i32, words: Words<'_>) -> Brief {
    let meeple = Glyph::meeple(seat_colour(seat), Pose::Standing);
    let player = words.texts.player(words.names, seat);
    let number = number(points);
    let said = msg!("brief-points", player, points, number = number.as_str());
    brief(meeple, number.clone(), said, words)
}

pub(crate) fn tiles(game: &impl Landscape, words: Words<'_>) -> Brief {
    let left: u16 = game.pile_sizes().into_iter().map(u16::from).sum();
    brief(Glyph::icon(Icon::Pile), left.to_string(), msg!("brief-tiles", n = left), words)
}
