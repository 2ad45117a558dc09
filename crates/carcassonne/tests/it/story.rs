//! Events as lines of text.

use fogbound_carcassonne::Event;
use fogbound_landscape::{Catalogue, KindId};

/// An event in one line: its word, then what it is about.
pub fn event_text(event: &Event, catalogue: &Catalogue, players: u8) -> String {
    let name = |kind: KindId| catalogue.kind(kind).name.as_str();
    let numbers = |all: &[u16]| {
        let texts: Vec<String> = all[..usize::from(players)].iter().map(u16::to_string).collect();
        texts.join(" ")
    };
    let word = event.word();
    match *event {
        Event::Turn { seat } | Event::GuardGained { seat } => format!("{word} {seat}"),
        Event::Drawn { tile } | Event::SetAside { tile } => format!("{word} {}", name(tile)),
        Event::Placed { cell, tile, rotation } => {
            format!("{word} {} {cell} {}", name(tile), rotation.quarters())
        }
        Event::Forced { seat, ask, choice } => format!("{word} {seat} {}: {choice}", ask.name()),
        Event::GhostPlaced { cell, seat, rule } => format!("{word} {rule} {cell}: {seat}"),
        Event::GhostSkipped { of } => format!("{word} {of}"),
        Event::Scared { cell, seat } => format!("{word} {cell}: {seat}"),
        Event::MeeplePlaced { seat, cell, piece, stand } => {
            format!("{word} {cell}: {seat} {} {} {}", piece.name(), stand.kind(), stand.name())
        }
        Event::Scored { feature, points, gains, costs, last, .. } => {
            let costs = if costs.iter().any(|&cost| cost > 0) {
                format!(" less {}", numbers(&costs))
            } else {
                String::new()
            };
            let last = if last { " last" } else { "" };
            format!("{word} {} {points}: {}{costs}{last}", feature.name(), numbers(&gains))
        }
        Event::MeepleReturned { seat, cell, piece } => {
            format!("{word} {cell}: {seat} {}", piece.name())
        }
        Event::GhostsCharged { costs } => format!("{word} {}", numbers(&costs)),
    }
}
