//! The few figures of a game that matter most: they are always in sight.

use crate::landscape::Landscape;
use crate::model::{Alarm, Brief, Glyph};
use crate::presented::Words;
use fogbound_pictures::figures::Icon;
use fogbound_table::texts::{Message, msg};

pub(crate) fn brief(glyph: Glyph, text: String, message: Message<'_>, words: Words<'_>) -> Brief {
    let words = words.texts.say(message);
    Brief { glyph, text, words, progress: None, alarm: Alarm::None }
}

pub(crate) fn ghosts(left: u8, words: Words<'_>) -> Brief {
    brief(Glyph::icon(Icon::GhostLeft), left.to_string(), msg!("brief-ghosts", n = left), words)
}

pub(crate) fn tiles(game: &impl Landscape, words: Words<'_>) -> Brief {
    let left: u16 = game.pile_sizes().into_iter().map(u16::from).sum();
    brief(Glyph::icon(Icon::Pile), left.to_string(), msg!("brief-tiles", n = left), words)
}
