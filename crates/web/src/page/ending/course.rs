//! The course of a finished game as a picture: points, pace and ghosts turn by turn. Whoever points at a turn sees the
//! board as it was then.

use crate::page::settings::{t, use_settings};
use crate::page::table::use_table;
use fogbound_game::Colour;
use fogbound_presenter::{Curve, Story};
use fogbound_table::texts::msg;
use leptos::html;
use leptos::prelude::*;
use std::fmt::Write as _;
use wasm_bindgen::JsCast as _;
use web_sys::{Element, PointerEvent};

/// The size of the picture of the points, and the height of that of the ghosts, in its own units.
pub(super) const WIDE: f64 = 500.0;
pub(super) const HIGH: f64 = 130.0;
const LOW: f64 = 44.0;
/// Room beside it for numbers.
pub(super) const MARGIN: f64 = 34.0;
/// Ghosts of which a turn is coloured as a warning.
const FEW: u16 = 2;

/// Where turns and points lie in the picture.
#[derive(Clone, Copy)]
struct Scale {
    turns: usize,
    least: i32,
    most: i32,
}

impl Scale {
    fn of(story: &Story) -> Scale {
        let points = || story.curves.iter().flat_map(|curve| curve.points.iter().copied());
        let goal = story.pace.map(|(goal, _)| goal.into());
        Scale {
            turns: story.ends.len().max(1),
            least: points().min().unwrap_or_default().min(0),
            most: points().chain(goal).max().unwrap_or_default().max(1),
        }
    }

    fn x(self, turn: usize) -> f64 {
        MARGIN + (WIDE - MARGIN) * turn as f64 / self.turns as f64
    }

    fn y(self, points: f64) -> f64 {
        let part = (points - f64::from(self.least)) / f64::from(self.most - self.least);
        8.0 + (HIGH - 16.0) * (1.0 - part)
    }

    /// The turn at a place of the picture, as a part of its width.
    fn turn_at(self, part: f64) -> usize {
        let turn = (part * WIDE - MARGIN) / (WIDE - MARGIN) * self.turns as f64;
        (turn.round().max(0.0) as usize).min(self.turns)
    }

    /// The steps of a curve.
    fn path(self, curve: &Curve) -> String {
        let mut path = String::new();
        for (turn, &points) in curve.points.iter().enumerate() {
            let (x, y) = (self.x(turn), self.y(points.into()));
            // Writing to a string cannot fail.
            let _ = match turn {
                0 => write!(path, "M{x:.1} {y:.1}"),
                _ => write!(path, "H{x:.1}V{y:.1}"),
            };
        }
        path
    }
}

/// The course of a game.
#[component]
pub fn Course(story: StoredValue<Story>) -> impl IntoView {
    let table = use_table();
    let scale = story.with_value(Scale::of);
    let turns = story.with_value(|story| story.ends.len());
    let last = table.peek(|game| game.plies());
    let turn = move || match table.ply() {
        None => turns,
        Some(0) => 0,
        Some(ply) => story.with_value(|story| story.turn_of(ply) + 1),
    };
    let look_at = move |turn: usize| {
        let end = |turn: usize| story.with_value(|story| story.ends.get(turn).copied());
        let ply = turn.checked_sub(1).map_or(Some(0), end).unwrap_or(last);
        table.look_at((ply < last).then_some(ply));
    };
    let point = move |event: PointerEvent| {
        let target = event.current_target().and_then(|target| target.dyn_into::<Element>().ok());
        let Some(area) = target.map(|target| target.get_bounding_client_rect()) else { return };
        if area.width() > 0.0 {
            look_at(scale.turn_at((f64::from(event.client_x()) - area.x()) / area.width()));
        }
    };
    // A mouse that only goes over the picture leaves everything as it was; a press stays.
    let before = StoredValue::new(None::<Option<usize>>);
    let enter = move |_| before.set_value(Some(untrack(|| table.ply())));
    let press = move |event: PointerEvent| {
        before.set_value(None);
        point(event);
    };
    let leave = move |_| {
        if let Some(ply) = before.try_update_value(Option::take).flatten() {
            table.look_at(ply);
        }
    };
    let slider = NodeRef::<html::Input>::new();
    let slide = move |_| {
        let value = slider.get_untracked().map(|input| input.value_as_number());
        look_at(value.filter(|value| value.is_finite()).unwrap_or_default() as usize);
    };
    let unit = story.with_value(|story| story.unit);
    let settings = use_settings();
    let at = move || settings.texts().say(msg!("story-at", unit, turn = turn(), of = turns));
    let numbers = move || {
        let texts = settings.texts();
        let say = |(name, points): (&str, i32)| texts.say(msg!("story-now", name, points));
        story.with_value(|story| story.at(turn()).into_iter().map(say).collect::<Vec<_>>())
    };
    let told = move || numbers().join(" · ");
    // Each beside a sign of its curve, if there are several.
    let colours = story.with_value(|story| {
        story.curves.iter().map(|curve| curve.colour).collect::<Vec<Option<Colour>>>()
    });
    let keyed = move || {
        let entry = |(at, text): (usize, String)| {
            let colour = colours.get(at).copied().flatten();
            let key = colour.map(|colour| format!("course-key of-{}", colour.name()));
            view! { <span>{key.map(|class| view! { <i class=class aria-hidden="true"></i> })}{text}</span> }
        };
        numbers().into_iter().enumerate().map(entry).collect_view()
    };
    let has_supply = story.with_value(|story| story.supply.is_some());
    let height = HIGH + if has_supply { LOW } else { 0.0 };
    let picture = story.with_value(|story| picture(story, scale, &t!("story-pace")()));
    let mark = move || format!("M{x:.1} 4V{bottom:.1}", x = scale.x(turn()), bottom = height - 2.0);
    view! {
        <section class="course">
            <h3 class="visually-hidden">{t!("story-course")}</h3>
            <svg class="course-picture" viewBox=format!("0 0 {} {height}", WIDE + 6.0) aria-hidden="true"
                on:pointerenter=enter on:pointermove=point on:pointerdown=press on:pointerleave=leave>
                <g inner_html=picture></g>
                <path class="course-mark" d=mark/>
            </svg>
            <div class="course-slider">
                <input type="range" min="0" max=turns step="1" node_ref=slider aria-label=t!("story-course")
                    aria-valuetext=move || format!("{}: {}", at(), told())
                    prop:value=move || turn().to_string() on:input=slide/>
                <span class="small">{at}</span>
            </div>
            <p class="course-told small">{keyed}</p>
        </section>
    }
}

/// Draws everything that does not move.
fn picture(story: &Story, scale: Scale, pace_text: &str) -> String {
    let mut svg = String::new();
    let mut line = |class: &str, d: &str| {
        // Writing to a string cannot fail.
        let _ = write!(svg, "<path class=\"{class}\" d=\"{d}\"/>");
    };
    for points in [0, scale.most] {
        let y = scale.y(points.into());
        line("course-line", &format!("M{MARGIN} {y:.1}H{WIDE}"));
    }
    let pace = story.pace.map(|(goal, tiles)| f64::from(goal) / tiles.max(1) as f64);
    if let Some(pace) = pace {
        let (from, to) = (scale.y(0.0), scale.y(pace * scale.turns as f64));
        line("course-pace", &format!("M{MARGIN} {from:.1}L{WIDE} {to:.1}"));
    }
    for curve in &story.curves {
        let path = scale.path(curve);
        match curve.colour {
            Some(colour) => line(&format!("course-curve of-{}", colour.name()), &path),
            None => {
                line("course-area", &format!("{path}V{:.1}H{MARGIN}z", scale.y(0.0)));
                line("course-curve", &path);
            }
        }
    }
    for points in [0, scale.most] {
        let (x, y) = (MARGIN - 6.0, scale.y(points.into()) + 4.0);
        let _ = write!(svg, "<text class=\"course-number\" x=\"{x}\" y=\"{y:.1}\">{points}</text>");
    }
    if let Some(pace) = pace {
        let turn = scale.turns * 4 / 5;
        let (x, y) = (scale.x(turn), scale.y(pace * turn as f64));
        // Below the line, unless there is no room.
        let y = if y + 22.0 < scale.y(0.0) { y + 18.0 } else { y - 6.0 };
        let _ = write!(
            svg,
            "<text class=\"course-number\" x=\"{x:.1}\" y=\"{y:.1}\">{pace_text}</text>"
        );
    }
    svg + &bars(story, scale)
}

/// Draws the supply of each turn below the points.
fn bars(story: &Story, scale: Scale) -> String {
    let Some(supply) = &story.supply else { return String::new() };
    let most = supply.lowest.iter().max().copied().unwrap_or_default().max(1);
    let wide = (scale.x(1) - scale.x(0)) * 0.7;
    let bar = |(turn, &left): (usize, &u16)| {
        let high = ((LOW - 10.0) * f64::from(left) / f64::from(most)).max(2.0);
        let (x, y) = (scale.x(turn + 1) - wide, HIGH + LOW - 4.0 - high);
        let class = if left <= FEW { "course-bar few" } else { "course-bar" };
        format!(
            "<rect class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\" width=\"{wide:.1}\" height=\"{high:.1}\"/>"
        )
    };
    let bars: String = supply.lowest.iter().enumerate().map(bar).collect();
    let (x, y) = (MARGIN - 6.0, HIGH + 12.0);
    bars + &format!("<text class=\"course-number\" x=\"{x}\" y=\"{y}\">{most}</text>")
}
