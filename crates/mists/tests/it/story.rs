//! Events as lines of text.

use fogbound_game::Colour;
use fogbound_landscape::{Catalogue, KindId};
use fogbound_mists::Event;

/// An event in one line: its word, the rule where it can differ, then what it is about.
pub fn event_text(event: &Event, catalogue: &Catalogue) -> String {
    let name = |kind: &KindId| catalogue.kind(*kind).name.as_str();
    let word = event.word();
    match event {
        Event::Turn { seat } => format!("{word} {seat}"),
        Event::Drawn { tile } | Event::SetAside { tile } => format!("{word} {}", name(tile)),
        Event::Placed { cell, tile, rotation } => {
            format!("{word} {} {cell} {}", name(tile), rotation.quarters())
        }
        Event::Forced { ask, choice, .. } => format!("{word} {}: {choice}", ask.name()),
        Event::BankFinished { cell, edges, cells } => format!("{word} {cell} {edges} {cells}"),
        Event::GhostsPlaced { rule, cell, spot, n }
        | Event::GhostsRemoved { rule, cell, spot, n } => {
            format!("{word} {rule} {cell} {} {n}", spot.name())
        }
        Event::TooFewGhosts { due, supply } => format!("{word} {due} {supply}"),
        Event::Buried { rule, cell, colour } => format!("{word} {rule} {cell} {colour}"),
        Event::MeeplePlaced { colour, cell, feature, edges } => {
            format!("{word} {colour} {cell} {} {edges}", feature.name())
        }
        Event::Scored { region, tiles, each, extra, value, colours } => {
            let colours: Vec<&str> = colours.iter().map(Colour::name).collect();
            let (feature, cell, edges) = (region.feature.name(), region.cell, region.edges);
            let colours = colours.join(" ");
            format!("{word} {feature} {cell} {edges}: {tiles}*{each}+{extra}={value} {colours}")
        }
        Event::Forgone { region, points } => {
            let (feature, cell, edges) = (region.feature.name(), region.cell, region.edges);
            format!("{word} {feature} {cell} {edges}: {points}")
        }
        Event::Moved { rule, scoring, points, total, colour } => {
            let whose = colour.map_or(String::new(), |colour| format!(" for {colour}"));
            format!("{word} {rule} {scoring} {points} to {total}{whose}")
        }
        Event::MeepleReturned { colour, cell } => format!("{word} {colour} {cell}"),
        Event::Milestone { hound, at } => format!("{word} {} {at}", hound.name()),
        Event::HoundJoined { hound, cell, colour } => {
            format!("{word} {} {cell} {colour}", hound.name())
        }
        Event::HoundScored { hound, colour, points } => {
            format!("{word} {} {colour} {points}", hound.name())
        }
        Event::HoundLeft { rule, hound } => format!("{word} {rule} {}", hound.name()),
        Event::HoundLost { hound } => format!("{word} {}", hound.name()),
        Event::PilesJoined { moved, tiles } => format!("{word} {moved} {tiles}"),
        Event::NothingBuried { cell } | Event::FaceDown { cell } => format!("{word} {cell}"),
        Event::Won => word.to_owned(),
        Event::Lost { rule } => format!("{word} {rule}"),
    }
}
