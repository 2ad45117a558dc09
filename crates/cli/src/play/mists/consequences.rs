//! What an answer would bring about, in a line or two.

use fogbound_game::Colours;
use fogbound_landscape::SegmentKind;
use fogbound_mists::{Ask, Event, Feature, Game, Region, RegionInfo};
use fogbound_table::mists::Preview;
use fogbound_table::texts::{Names, Texts};

/// The line; it says so when nothing happens.
pub fn line(preview: &Preview, before: &Game, names: &Names<'_>, texts: &Texts) -> String {
    let mut parts = ghosts(preview, texts);
    parts.extend(preview.events.iter().filter(|event| is_told(event)).map(|event| {
        let sentence = texts.event(event, names);
        sentence.trim_end_matches('.').to_owned()
    }));
    let game = &preview.game;
    let asked = |game: &Game| game.decision().map(|decision| decision.ask);
    if asked(before) == Some(Ask::Place) && asked(game) == Some(Ask::Meeple) {
        parts.extend(completed(game, texts));
    }
    if parts.is_empty() {
        parts.push(texts.get("consequence-none", &[]));
    }
    parts.join(" · ")
}

/// Ghosts in and out, added up.
fn ghosts(preview: &Preview, texts: &Texts) -> Vec<String> {
    let (mut come, mut go) = (0u16, 0u16);
    for event in &preview.events {
        match event {
            Event::GhostsPlaced { n, .. } => come += u16::from(*n),
            Event::GhostsRemoved { n, .. } => go += u16::from(*n),
            _ => {}
        }
    }
    let left = preview.game.ghost_supply();
    [("consequence-come", come), ("consequence-go", go)]
        .into_iter()
        .filter(|&(_, n)| n > 0)
        .map(|(id, n)| texts.get(id, &[("n", n.into()), ("left", left.into())]))
        .collect()
}

fn is_told(event: &Event) -> bool {
    !matches!(
        event,
        Event::Turn { .. }
            | Event::Drawn { .. }
            | Event::Placed { .. }
            | Event::Forced { .. }
            | Event::GhostsPlaced { .. }
            | Event::GhostsRemoved { .. }
            | Event::MeeplePlaced { .. }
            | Event::MeepleReturned { .. }
            | Event::Moved { .. }
    )
}

/// Regions on (or castles around) the new tile that are complete now.
fn completed(game: &Game, texts: &Texts) -> Vec<String> {
    let mut found: Vec<RegionInfo> = game.occupied().into_iter().filter(|i| i.complete).collect();
    let Some(cell) = game.placed() else { return vec![] };
    let Some(id) = game.map().at(cell) else { return vec![] };
    for (kind, feature) in [(SegmentKind::Road, Feature::Road), (SegmentKind::City, Feature::City)]
    {
        for (_, edges, _) in game.map().segments(game.rules().catalogue(), id, kind) {
            let info = game.region_info(Region { feature, cell, edges });
            found.extend(info.filter(|info| info.complete && !found.contains(info)));
        }
    }
    found.iter().map(|info| complete(info, texts)).collect()
}

fn complete(info: &RegionInfo, texts: &Texts) -> String {
    let colours = info.colours;
    let id = if colours.is_empty() { "consequence-free" } else { "consequence-complete" };
    let args = [
        ("feature", texts.feature(info.region.feature).into()),
        ("kind", info.region.feature.name().into()),
        ("x", info.region.cell.x.into()),
        ("y", info.region.cell.y.into()),
        ("points", (info.value * u16::from(colours.len().max(1))).into()),
        ("colours", colour_list(colours, texts).into()),
    ];
    texts.get(id, &args)
}

fn colour_list(colours: Colours, texts: &Texts) -> String {
    colours.iter().map(|colour| texts.colour(colour)).collect::<Vec<_>>().join(", ")
}
