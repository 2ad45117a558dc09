//! The course of a recorded game up to the position that is looked at. What comes later is not told.

use crate::page::table::use_table;
use fogbound_presenter::{Curve, Story};
use leptos::prelude::*;
use std::fmt::Write as _;

/// The height of the picture, in units of which its width has a thousand.
const HIGH: f64 = 100.0;

/// The points, and what is left of a supply, turn by turn over the slider.
#[component]
pub fn SoFar(story: StoredValue<Story>) -> impl IntoView {
    let table = use_table();
    let last = table.peek(|game| game.plies());
    let drawn = move || {
        let at = table.ply().unwrap_or(last);
        story.with_value(|story| draw(story, at, last))
    };
    view! {
        <svg class="so-far" viewBox=format!("0 0 1000 {HIGH}") preserveAspectRatio="none" aria-hidden="true"
            inner_html=drawn></svg>
    }
}

/// Draws the turns that are over after `at` of all `last` decisions.
fn draw(story: &Story, at: usize, last: usize) -> String {
    let x = |ply: usize| 1000.0 * ply as f64 / last.max(1) as f64;
    let turns = story.ends.partition_point(|&end| end <= at);
    let points = || story.curves.iter().flat_map(|curve| curve.points.iter().take(turns + 1));
    let goal = story.pace.map_or(0, |(goal, _)| i32::from(goal));
    let most = points().copied().max().unwrap_or_default().max(goal).max(10);
    let least = points().copied().min().unwrap_or_default().min(0);
    let y = |points: i32| {
        4.0 + (HIGH - 8.0) * f64::from(most - points) / f64::from((most - least).max(1))
    };
    let steps = |values: &mut dyn Iterator<Item = i32>, begin: i32| {
        let mut path = format!("M0 {:.1}", y(begin));
        for (value, &end) in values.zip(&story.ends) {
            // Writing to a string cannot fail.
            let _ = write!(path, "H{:.1}V{:.1}", x(end.min(at)), y(value));
        }
        path
    };
    let mut svg = String::new();
    let mut line = |class: &str, d: &str| {
        let _ =
            write!(svg, "<path class=\"{class}\" d=\"{d}\" vector-effect=\"non-scaling-stroke\"/>");
    };
    if let Some(supply) = &story.supply {
        let lowest = supply.lowest.iter().copied().take(turns).map(i32::from);
        let area = steps(&mut lowest.clone(), lowest.clone().next().unwrap_or_default());
        line("so-far-supply", &format!("{area}V{:.1}H0z", y(0)));
    }
    for Curve { points, colour, .. } in &story.curves {
        let class = colour.map_or("course-curve".to_owned(), |colour| {
            format!("course-curve of-{}", colour.name())
        });
        line(&class, &steps(&mut points.iter().copied().skip(1).take(turns), 0));
    }
    for chapter in story.chapters.iter().filter(|chapter| chapter.ply <= at) {
        line("course-mark", &format!("M{x:.1} 0V{HIGH}", x = x(chapter.ply)));
    }
    svg
}
