//! The consequences of an answer.

use super::{events, features, scene};
use crate::landscape::{Landscape as _, region_cells, without_repeats};
use crate::model::{Foresight, GhostsThere, Glyph, Told, Tone};
use crate::presented::Words;
use fogbound_game::{Cell, Colours, Game as _};
use fogbound_landscape::{RegionId, SegmentKind};
use fogbound_mists::{Action, Ask, Event, Feature, Game, Region, RegionInfo, Spot};
use fogbound_table::games::mists::Preview;
use fogbound_table::texts::{Texts, msg};

/// Returns all of it, as far as anybody can know.
pub(super) fn foresight(
    before: &Game,
    action: Action,
    preview: &Preview,
    words: Words<'_>,
) -> Foresight {
    let then = &preview.game;
    let ahead = Ahead::of(then);
    let lost = ahead.lost.iter().map(|event| events::told(event, before.rules(), words));
    let mut lines: Vec<Told> = lost.collect();
    lines.extend(consequences(preview, before, words));
    if ahead.ghosts > 0 {
        let left =
            then.ghost_supply().saturating_sub(u8::try_from(ahead.ghosts).unwrap_or(u8::MAX));
        let text = words.texts.say(msg!("consequence-come", n = ahead.ghosts, left));
        let told = Told::new(text, "M-6.1").toned(Tone::Bad);
        // They come after those that come at once.
        let at = lines.iter().rposition(|line| line.rule == "M-6.1").map_or(0, |last| last + 1);
        lines.insert(at, told.at(ahead.cells.iter().copied()));
    } else if are_spared(before, action, preview) {
        let text = words.texts.say(msg!("consequence-no-ghost"));
        lines.insert(0, Told::new(text, "M-6.2").toned(Tone::Good));
    }
    if matches!(action, Action::Place(..)) {
        lines.extend(grown(before, then, words.texts));
        lines.extend(cemeteries(before, then, words.texts));
    }
    if lines.is_empty() {
        lines.push(Told::new(words.texts.say(msg!("consequence-none")), ""));
    }
    let tile = match (action, before.hand()) {
        (Action::Place(cell, rotation), Some(kind)) => {
            Some((cell, Glyph::Tile(before.face(kind, rotation))))
        }
        _ => None,
    };
    Foresight {
        lines: lines.into_iter().map(Told::into_line).collect(),
        tile,
        ghosts: ghosts_there(preview),
        ..Foresight::default()
    }
}

/// Returns true if a tile with ghost symbols would bring no ghost.
fn are_spared(before: &Game, action: Action, preview: &Preview) -> bool {
    let comes = |event: &Event| {
        matches!(
            event,
            Event::GhostsPlaced { .. } | Event::TooFewGhosts { .. } | Event::Lost { .. }
        )
    };
    let kind = before.hand().filter(|_| matches!(action, Action::Place(..)));
    let symbols = kind.map_or(0, |kind| before.rules().catalogue().kind(kind).ghosts);
    symbols > 0 && !preview.events.iter().any(comes)
}

/// Returns the immediate consequences in a few words: ghosts added up, then other events, then completed
/// regions.
fn consequences(preview: &Preview, before: &Game, words: Words<'_>) -> Vec<Told> {
    let (rules, game) = (before.rules(), &preview.game);
    let mut lines = ghosts(preview, words.texts);
    let told = preview.events.iter().filter(|event| is_told(event));
    lines.extend(told.map(|event| events::told(event, rules, words)));
    let asked = |game: &Game| game.decision().map(|decision| decision.ask);
    if asked(before) == Some(Ask::Place) && asked(game) == Some(Ask::Meeple) {
        lines.extend(completed(game, words.texts));
    }
    lines
}

/// The place of ghosts that come (more than 0) or leave, and their number.
fn ghosts_at(event: &Event) -> Option<(Cell, Spot, i16)> {
    match *event {
        Event::GhostsPlaced { cell, spot, n, .. } => Some((cell, spot, n.into())),
        Event::GhostsRemoved { cell, spot, n, .. } => Some((cell, spot, -i16::from(n))),
        _ => None,
    }
}

/// Returns the changes of the ghosts at each place, with those that the rest of the turn brings there or may
/// bring there.
fn ghosts_there(preview: &Preview) -> Vec<GhostsThere> {
    let mut outcomes = Vec::new();
    let known = preview.events.iter().filter_map(ghosts_at).collect();
    add_outcomes(&preview.game, known, &mut outcomes);
    let places = outcomes.iter().flatten().map(|&(cell, spot, _)| (cell, spot));
    let there = |(cell, spot): (Cell, Spot)| {
        let here = |&&(at, on, _): &&(Cell, Spot, i16)| (at, on) == (cell, spot);
        let sum = |outcome: &Vec<_>| outcome.iter().filter(here).map(|&(.., n)| n).sum::<i16>();
        let least = outcomes.iter().map(sum).min().unwrap_or(0);
        let change = outcomes.iter().map(sum).max().unwrap_or(0);
        let stand = scene::haunted(spot);
        (change != 0).then_some(GhostsThere { cell, stand, change, is_certain: least == change })
    };
    without_repeats(places).into_iter().filter_map(there).collect()
}

/// The answers that are tried to find out where ghosts may come to. A turn rarely has more than six.
const MOST_OUTCOMES: usize = 64;

/// Adds the changes of ghosts for each way to answer what is asked before the meeple.
fn add_outcomes(
    game: &Game,
    known: Vec<(Cell, Spot, i16)>,
    outcomes: &mut Vec<Vec<(Cell, Spot, i16)>>,
) {
    let asked = game.decision().map(|decision| decision.ask);
    if !matches!(asked, Some(Ask::Spare | Ask::Haunt | Ask::Cemetery)) {
        outcomes.push(known);
        return;
    }
    for action in game.legal() {
        let mut then = game.clone();
        if let Ok(events) = then.apply(action)
            && outcomes.len() < MOST_OUTCOMES
        {
            let all = known.iter().copied().chain(events.iter().filter_map(ghosts_at)).collect();
            add_outcomes(&then, all, outcomes);
        }
    }
}

/// Ghosts in and out, added up.
fn ghosts(preview: &Preview, texts: &Texts) -> Vec<Told> {
    let all: Vec<(Cell, Spot, i16)> = preview.events.iter().filter_map(ghosts_at).collect();
    let left = preview.game.ghost_supply();
    let told = |sign: i16| {
        let these = all.iter().filter(|(.., n)| n.signum() == sign);
        let n: i16 = these.clone().map(|(.., n)| n.abs()).sum();
        let cells = without_repeats(these.map(|&(cell, ..)| cell));
        let (text, rule, tone) = match sign {
            1 => (texts.say(msg!("consequence-come", n, left)), "M-6.1", Tone::Bad),
            _ => (texts.say(msg!("consequence-go", n)), "M-4.3", Tone::Good),
        };
        (n > 0).then(|| Told::new(text, rule).toned(tone).at(cells))
    };
    [1, -1].into_iter().filter_map(told).collect()
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

/// Ghosts that come whatever is chosen before the meeple.
#[derive(Default)]
pub(super) struct Ahead {
    /// Their number.
    pub ghosts: u16,
    /// The cells they come to with the first of the answers.
    cells: Vec<Cell>,
    /// The events of a defeat, where there are too few.
    lost: Vec<Event>,
}

impl Ahead {
    /// Looks ahead. The choice of the mist that is spared or haunted, and of the cemetery that gets the
    /// ghost, does not change the number of ghosts.
    pub fn of(game: &Game) -> Ahead {
        let mut ahead = Ahead::default();
        let mut game = game.clone();
        let asked = |game: &Game| game.decision().map(|decision| decision.ask);
        while let Some(Ask::Spare | Ask::Haunt | Ask::Cemetery) = asked(&game) {
            let legal = game.legal();
            let Some(events) = legal.first().and_then(|&first| game.apply(first).ok()) else {
                break;
            };
            let is_defeat =
                |event: &&Event| matches!(event, Event::TooFewGhosts { .. } | Event::Lost { .. });
            ahead.lost.extend(events.iter().filter(is_defeat));
            let come = events.iter().filter_map(ghosts_at).filter(|&(.., n)| n > 0);
            for (cell, _, n) in come {
                ahead.ghosts += n.unsigned_abs();
                ahead.cells.push(cell);
            }
        }
        ahead.cells = without_repeats(ahead.cells);
        ahead
    }
}

/// Returns the position once the rest of the turn is over, if no meeple is placed.
pub(super) fn settled(game: &Game) -> Game {
    let mut game = game.clone();
    loop {
        let next = match game.decision().map(|decision| decision.ask) {
            Some(Ask::Spare | Ask::Haunt | Ask::Cemetery) => game.legal().first().copied(),
            Some(Ask::Meeple) => Some(Action::Pass),
            _ => None,
        };
        if next.is_none_or(|next| game.apply(next).is_err()) {
            return game;
        }
    }
}

/// Returns the mist banks that the placed tile has made larger and that are not finished.
fn grown(before: &Game, then: &Game, texts: &Texts) -> Vec<Told> {
    let (map, catalogue) = (then.map(), then.rules().catalogue());
    let Some(id) = then.placed().and_then(|cell| map.at(cell)) else { return Vec::new() };
    let regions = map.segments(catalogue, id, SegmentKind::Mist);
    let regions: Vec<RegionId> = without_repeats(regions.map(|(segment, ..)| map.region(segment)));
    let told = |region: RegionId| {
        let (cells, open) = (region_cells(map, region), map.open_edges(region));
        let has_grown = cells.iter().any(|&cell| before.map().at(cell).is_some());
        let text = texts.say(msg!(
            "web-mists-grown",
            cells = cells.len(),
            open,
            ghosts = features::ghosts_on(then, region),
            grown = if has_grown { "yes" } else { "no" }
        ));
        (open > 0).then(|| Told::new(text, "M-4.1").at(cells))
    };
    regions.into_iter().filter_map(told).collect()
}

/// Cemeteries that the placed tile has closed, before anybody is buried.
fn cemeteries(before: &Game, then: &Game, texts: &Texts) -> Vec<Told> {
    let asked = then.decision().map(|decision| decision.ask);
    if !matches!(asked, Some(Ask::Bury | Ask::BuryAt)) {
        return Vec::new();
    }
    let placed = then.placed().into_iter();
    let open: Vec<Cell> = before.open_cemeteries().chain(placed).collect();
    let closed = |cell: &Cell| {
        let is_cemetery = then
            .map()
            .at(*cell)
            .and_then(|id| then.map().table(then.rules().catalogue(), id)?.building)
            == Some(fogbound_tilesets::Building::Cemetery);
        is_cemetery && !then.open_cemeteries().any(|other| other == *cell)
    };
    let told = |cell: Cell| {
        Told::new(texts.say(msg!("web-mists-closes", x = texts.column(cell), y = cell.y)), "M-5")
            .toned(Tone::Bad)
            .at([cell])
    };
    open.into_iter().filter(closed).map(told).collect()
}

/// Regions on (or castles around) the new tile that are complete now.
fn completed(game: &Game, texts: &Texts) -> Vec<Told> {
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
    found.iter().map(|info| complete(game, info, texts)).collect()
}

fn complete(game: &Game, info: &RegionInfo, texts: &Texts) -> Told {
    let colours = info.colours;
    let Region { feature: kind, cell, .. } = info.region;
    let (x, y) = (texts.column(cell), cell.y);
    let feature = texts.feature(kind);
    let kind = kind.name();
    let points = info.value * u16::from(colours.len().max(1));
    let message = match colours.is_empty() {
        true => msg!("consequence-free", feature, kind, x, y, points),
        false => {
            let colours = colour_list(colours, texts);
            msg!("consequence-complete", feature, kind, x, y, points, colours)
        }
    };
    let cells = features::parts(game, info.region).into_iter().map(|(cell, _)| cell);
    let told = Told::new(texts.say(message), "M-8.5").toned(Tone::Good).at(without_repeats(cells));
    if colours.is_empty() { told.offered() } else { told }
}

fn colour_list(colours: Colours, texts: &Texts) -> String {
    colours.iter().map(|colour| texts.colour(colour)).collect::<Vec<_>>().join(", ")
}
