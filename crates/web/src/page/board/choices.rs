//! The choices on the board: cells for the tile in hand, outlines for meeples, and the consequences of a
//! choice.

use super::camera::{Area, Point, SIDE, centre};
use super::layers::corner;
use crate::page::draw::{self, in_hand, optional};
use crate::page::icons;
use crate::page::mark;
use crate::page::reactive::{effect, memo};
use crate::page::table::{Table, use_table};
use fogbound_game::Cell;
use fogbound_presenter::{Answer, Board, LegalCell};
use js_sys::{Function, Object, Reflect};
use leptos::prelude::*;
use leptos::svg;
use std::time::Duration;
use wasm_bindgen::JsCast;
use web_sys::Element;

/// The frame of a cell where the tile in hand does not fit.
const FRAME: &str = "M11 11H189V189H11Z";

/// The brackets of the cell that is chosen.
pub const BRACKETS: &str = "M8 50V8H50M150 8H192V50M192 150V192H150M50 192H8V150";

/// Strokes across a cell where the tile in hand does not fit.
const HATCH: &str = "M11 61L61 11M11 125L125 11M11 189L189 11M75 189L189 75M139 189L189 139\
    M139 11L189 61M75 11L189 125M11 11L189 189M11 75L125 189M11 139L61 189";

/// Distance between the dots of a cell, in units.
const PIPS: i32 = 22;

/// Distance between the chips of a feature, in units.
const CHIPS: f64 = 43.0;

/// The cells where the tile in hand fits, with a dot for each rotation. They take three elements in all,
/// since there may be very many cells.
#[component]
pub fn LegalCells() -> impl IntoView {
    let table = use_table();
    let question = table.question();
    // Whoever may advise the one who decides at another screen sees what they see.
    let others = table.question_of_others();
    let fits = move || {
        let own = question.with(|question| question.as_ref().map(|asked| drawn(&asked.cells)));
        let is_own = own.is_some();
        let of_others = || others.with(|asked| asked.as_ref().map(|asked| drawn(&asked.cells)));
        let (frames, pips) = own.or_else(of_others).filter(|(frames, _)| !frames.is_empty())?;
        Some(view! {
            <g class="fits" class:of-others=!is_own>
                <path class="legal-wash" d=frames.clone()/>
                <path class="legal" d=frames/>
                <path class="pip" d=pips/>
            </g>
        })
    };
    view! { <g class="legal-cells">{fits}</g> }
}

/// Returns the paths of the frames of cells, and of their dots.
fn drawn(cells: &[LegalCell]) -> (String, String) {
    let (mut frames, mut pips) = (String::new(), String::new());
    for legal in cells {
        let Point { x, y } = Area::of_cells(legal.cell, legal.cell).from;
        frames += &format!("M{} {}h178v178h-178z", x + 11.0, y + 11.0);
        let ways = i32::try_from(legal.turns.len()).unwrap_or_default();
        for pip in 0..ways {
            let aside = PIPS * pip - PIPS * (ways - 1) / 2;
            pips += &format!("M{} {}a7 7 0 1 0 .1 0z", x + f64::from(100 + aside), y + 93.0);
        }
    }
    (frames, pips)
}

/// The tile in hand at the cell it would lie on, and its consequences.
#[component]
pub fn Preview(board: Memo<Board>) -> impl IntoView {
    let table = use_table();
    let foresight = table.foresight();
    let picture = memo(move || match foresight.get() {
        Some(Ok(foresight)) => {
            board.with_untracked(|board| draw::foresight(&foresight, &board.scene))
        }
        _ => String::new(),
    });
    let chosen = move || table.chosen().and_then(|chosen| chosen.placed);
    let hovered = move || table.hovered().and_then(|hovered| hovered.placed);
    // The foresight's picture includes the tile.
    let laid = memo(move || {
        let (chosen, hovered) = (chosen(), hovered());
        let foreseen = hovered.or(chosen).filter(|_| !picture.with(String::is_empty));
        let mut laid: Vec<(Cell, u8)> = Vec::new();
        for place in chosen.into_iter().chain(hovered).filter(|&place| Some(place) != foreseen) {
            if !laid.iter().any(|&(cell, _)| cell == place.0) {
                laid.push(place);
            }
        }
        laid
    });
    let tile = move |(cell, turns): (Cell, u8)| {
        let hand = table.question().get_untracked().and_then(|question| question.hand);
        let picture =
            hand.map(|hand| sized(&in_hand(&hand.glyphs[usize::from(turns % 4)]), 0, SIDE as i32));
        view! { <g class="laid" transform=corner(cell) inner_html=picture></g> }
    };
    effect(move || {
        picture.track();
        laid.track();
        mark("fogbound-preview-end");
    });
    view! {
        <g class="preview">
            <For each=move || laid.get() key=|place| *place children=tile/>
            <g class="foresight" inner_html=move || picture.get()></g>
        </g>
    }
}

/// Returns a picture as a square of the board that begins at `at` in both directions. The picture's own size
/// attributes come too late to count.
pub fn sized(picture: &str, at: i32, side: i32) -> String {
    let size = format!("<svg x=\"{at}\" y=\"{at}\" width=\"{side}\" height=\"{side}\"");
    picture.replacen("<svg", &size, 1)
}

/// Marks on the chosen, the active and the refused cell.
#[component]
pub fn Marks(active: RwSignal<Option<Cell>>, refused: RwSignal<Option<Cell>>) -> impl IntoView {
    let table = use_table();
    let chosen = move || {
        let (cell, _) = table.chosen()?.placed?;
        let is_advised = table.adviser().is_some();
        Some(view! {
            <g class="chosen" class:advised=is_advised transform=corner(cell)>
                <path class="rim" d=BRACKETS/>
                <path class="accent" d=BRACKETS/>
                {is_advised.then(lamp)}
            </g>
        })
    };
    let hatched = move || {
        let cell = refused.get().filter(|_| table.refused().is_some())?;
        Some(view! {
            <g class="refused" transform=corner(cell)>
                <path class="legal-wash" d=FRAME/>
                <path class="hatch" d=HATCH/>
                <path class="legal" d=FRAME/>
            </g>
        })
    };
    let cursor = move || {
        let cell = active.get()?;
        Some(view! {
            <g class="cursor" transform=corner(cell)>
                <path class="cursor-rim" d="M3 3H197V197H3Z"/>
                <path class="cursor-line" d="M3 3H197V197H3Z"/>
            </g>
        })
    };
    view! { {hatched} {chosen} {cursor} }
}

/// The lamp at the corner of a cell that has been advised.
fn lamp() -> impl IntoView {
    view! {
        <g class="advice-lamp" transform="translate(186 14)">
            <circle r="32"/>
            <path d=icons::HINT transform="scale(1.9) translate(-12 -12)"/>
        </g>
    }
}

/// The answers about one feature: those with the same outline.
#[derive(Clone, Debug, PartialEq)]
struct Choice {
    answers: Vec<Answer>,
}

impl Choice {
    fn key(&self) -> String {
        self.answers.iter().map(|answer| &answer.action[..]).collect::<Vec<_>>().join("|")
    }
}

/// Groups the answers that have outlines by feature.
fn choices(answers: Vec<Answer>) -> Vec<Choice> {
    let mut choices: Vec<Choice> = Vec::new();
    for answer in answers {
        let Some(outline) = &answer.outline else { continue };
        let is_same =
            |other: &Answer| other.outline.as_ref().is_some_and(|it| it.is_around(outline));
        let same = choices.iter_mut().find(|choice| choice.answers.iter().any(is_same));
        match same {
            Some(choice) => choice.answers.push(answer),
            None => choices.push(Choice { answers: vec![answer] }),
        }
    }
    choices
}

/// Answers as outlines on the features themselves.
#[component]
pub fn Outlines(board: Memo<Board>) -> impl IntoView {
    let table = use_table();
    let all = move || choices(table.offered());
    view! {
        <g class="outlines">
            <For each=all key=Choice::key let(choice)>
                <OneOutline choice board/>
            </For>
        </g>
    }
}

/// The outline of a feature in the colour that is pointed at or chosen, else in the first. Several colours
/// have chips beside it.
#[component]
fn OneOutline(choice: Choice, board: Memo<Board>) -> impl IntoView {
    let table = use_table();
    let group = NodeRef::<svg::G>::new();
    let actions: Vec<String> = choice.answers.iter().map(|answer| answer.action.clone()).collect();
    let lit = memo(move || {
        let pointed = table.pointed()?;
        actions.iter().position(|action| *action == pointed.action)
    });
    let drawn = |answer: &Answer| {
        let outline = answer.outline.as_ref()?;
        let svg = board.with_untracked(|board| draw::outline(outline, &board.scene));
        Some((svg, answer.action.clone()))
    };
    let outlines: Vec<(String, String)> = choice.answers.iter().filter_map(drawn).collect();
    let shown = move || outlines[lit.get().unwrap_or(0)].clone();
    let (outline, action) = (shown.clone(), move || shown().1);
    let cell = choice.answers.iter().find_map(|answer| answer.cell);
    let chips: RwSignal<Option<Point>> = RwSignal::new(None);
    let answers = choice.answers.clone();
    let several = answers.len() > 1;
    effect(move || {
        if let Some((group, cell)) = group.get().zip(cell).filter(|_| several) {
            // Each runs in a task of its own, as it takes a millisecond or two.
            let place = move || {
                chips.try_set(beside(&group, cell).or(Some(centre(cell))));
            };
            set_timeout(place, Duration::ZERO);
        }
    });
    let chip = move |(number, answer): (usize, Answer)| {
        let aside = CHIPS * (number as f64 - (answers.len() as f64 - 1.0) / 2.0);
        let place =
            move || chips.get().map(|Point { x, y }| format!("translate({} {y})", x + aside));
        view! {
            <g class="chip" class:lit=move || lit.get() == Some(number)
                class:unplaced=move || chips.get().is_none() transform=place
                data-action=answer.action.clone()>
                <circle class="hit-chip" r="20"/>
                <g class="chip-picture" inner_html=sized(&optional(answer.glyph.as_ref()), -15, 30)></g>
            </g>
        }
    };
    let all = choice.answers.clone();
    view! {
        <g class="outline" class:lit=move || lit.get().is_some() data-action=action>
            <g node_ref=group inner_html=move || outline().0></g>
            {several.then(|| all.into_iter().enumerate().map(chip).collect_view())}
        </g>
    }
}

/// Distance between the points at which an outline is probed, in units.
const PROBE: f64 = 12.5;

/// Returns the place of the chips: the middle of the part of a feature that lies on a cell.
fn beside(outline: &Element, cell: Cell) -> Option<Point> {
    let area = outline.query_selector(".hit").ok()??;
    let contains =
        Reflect::get(&area, &"isPointInFill".into()).ok()?.dyn_into::<Function>().ok()?;
    let corner = Area::of_cells(cell, cell).from;
    let steps = (SIDE / PROBE) as i32;
    let at = |from: f64, step: i32| from + (f64::from(step) + 0.5) * PROBE;
    // One point object serves all queries, as there are very many.
    let probe = Object::new();
    let set = |name: &str, at: f64| {
        // A new object takes every property.
        let _ = Reflect::set(&probe, &name.into(), &at.into());
        at
    };
    let mut inside = Vec::new();
    for row in 0..steps {
        let y = set("y", at(corner.y, row));
        for column in 0..steps {
            let x = set("x", at(corner.x, column));
            if contains.call1(&area, &probe).is_ok_and(|inside| inside.is_truthy()) {
                inside.push(Point::new(x, y));
            }
        }
    }
    middle(&inside)
}

/// Returns the point, of those given, that is nearest to their mean.
fn middle(points: &[Point]) -> Option<Point> {
    let mean = |of: fn(&Point) -> f64| points.iter().map(of).sum::<f64>() / points.len() as f64;
    let mean = Point::new(mean(|point| point.x), mean(|point| point.y));
    let nearer = |a: &&Point, b: &&Point| a.distance(mean).total_cmp(&b.distance(mean));
    points.iter().min_by(nearer).copied()
}

/// The tile in hand at the mouse, as long as the mouse is over no cell that the tile fits.
#[component]
pub fn Ghost(
    /// Position of the mouse in the window and the side of a cell, in pixels.
    place: RwSignal<Option<(Point, f64)>>,
) -> impl IntoView {
    let table = use_table();
    let picture = memo(move || {
        let question = table.question();
        let turns = usize::from(table.held() % 4);
        question.with(|question| {
            let question = question.as_ref().filter(|question| !question.cells.is_empty())?;
            question.hand.as_ref().map(|hand| in_hand(&hand.glyphs[turns]))
        })
    });
    let shown = move || place.get().filter(|_| table.hovered().is_none() && is_free(table));
    let transform = move || {
        shown().map(|(at, side)| {
            let side = side.clamp(56.0, 180.0) * 0.8;
            format!("translate({}px,{}px)", at.x - side / 2.0, at.y - side / 2.0)
        })
    };
    let side = move || shown().map(|(_, side)| format!("{}px", side.clamp(56.0, 180.0) * 0.8));
    view! {
        <div class="ghost-tile" aria-hidden="true" class:hidden=move || shown().is_none() style:transform=transform
            style:width=side inner_html=move || picture.get()></div>
    }
}

/// Returns true if the tile in hand is held, not laid on a cell as a preview.
fn is_free(table: Table) -> bool {
    table.chosen().is_none_or(|chosen| chosen.placed.is_none())
}

#[cfg(test)]
mod tests;
