//! The stars and the moments of a finished game, and who brought the points.

use crate::page::draw::thumbnail_of_change;
use crate::page::frames::after_frame;
use crate::page::icons;
use crate::page::route::Route;
use crate::page::settings::{t, tx, use_settings};
use crate::page::sharing::{Copying, whole};
use crate::page::shelf::{Summary, use_shelf};
use crate::page::stars::told;
use crate::page::table::use_table;
use crate::shelf::Listed;
use fogbound_presenter::{Board, Look, Moment, Overlays, Share, ShareOf, Star, Story, daily};
use fogbound_table::texts::number;
use leptos::prelude::*;

/// The width of a bar of points in its own units.
const WIDE: i32 = 300;

/// The stars of a won level, with what the missing ones need.
#[component]
pub fn Stars(stars: Vec<Star>) -> impl IntoView {
    let (all, id) = (stars.len(), use_table().id());
    let earned = stars.iter().filter(|star| star.is_earned).count();
    let is_this =
        |(listed, told): &(Listed, Summary)| listed.id == id && told.first_try == Some(true);
    let first_try = untrack(|| use_shelf().games()).iter().any(is_this);
    let first_try = first_try
        .then(|| view! { <p class="star-first earned">{icons::flag()}{t!("star-first")}</p> });
    (all > 0).then(|| {
        view! {
            <section class="ending-stars">
                <h3>{tx!("star-count", n = earned, of = all)}</h3>
                {told(stars.into_iter().map(|star| (star.is_earned, star.text)))}
                {first_try}
            </section>
        }
    })
}

/// The result of the deal of a day, to be told to others.
#[component]
pub fn Daily() -> impl IntoView {
    let texts = untrack(|| use_settings().texts());
    let told = use_table().peek(|game| {
        let day = daily::day_of(&game.wish())?;
        let told = daily::told(game, &texts)?;
        Some(format!("{told} {}", whole(&Route::Daily(day.to_string()))))
    });
    told.map(|told| {
        view! {
            <section class="ending-daily">
                <h3>{t!("daily-share")}</h3>
                <Copying address=told label=Signal::derive(t!("daily-share"))/>
            </section>
        }
    })
}

/// The moments, each a button that shows the board as it was then.
#[component]
pub fn Moments(story: StoredValue<Story>) -> impl IntoView {
    let table = use_table();
    let last = table.peek(|game| game.plies());
    let moment = move |Moment { title, told, ply, seat }: Moment| {
        let picture = drawn(move || {
            let look = Look { viewer: None, ply: Some(ply), board: seat };
            Some(table.peek(|game| game.board(look, Overlays::None)))
        });
        let ply = (ply < last).then_some(ply);
        view! {
            <li>
                <button class="button moment" type="button" class:current=move || ply.is_some() && table.ply() == ply
                    on:click=move |_| table.look_at(ply)>
                    <span class="moment-picture" aria-hidden="true" inner_html=picture></span>
                    <span class="moment-title">{icons::clock()}{title}</span>
                    <span class="moment-told">{told.text}</span>
                </button>
            </li>
        }
    };
    let moments = story.with_value(|story| story.moments.clone());
    (!moments.is_empty()).then(|| {
        view! {
            <ul class="moments">{moments.into_iter().map(moment).collect_view()}</ul>
        }
    })
}

/// Draws the last change of a board and what lies around it, as soon as the words are there.
pub fn drawn(board: impl FnOnce() -> Option<Board> + 'static) -> RwSignal<String> {
    let picture = RwSignal::new(String::new());
    after_frame(move || {
        if let Some(board) = board() {
            // The paper may be closed by now.
            picture.try_set(thumbnail_of_change(&board));
        }
    });
    picture
}

/// Who brought the points, and with what.
#[component]
pub fn Shares(story: StoredValue<Story>) -> impl IntoView {
    let shares = story.with_value(|story| story.shares.clone());
    let gains = |share: &Share| share.parts.iter().map(|part| part.points.max(0)).sum::<i32>();
    let most = shares.iter().map(gains).max().unwrap_or_default().max(1);
    let share = move |Share { name, parts, sum, .. }: Share| {
        let mut from = 0;
        let mut drawn = String::new();
        for (at, part) in parts.iter().filter(|part| part.points > 0).enumerate() {
            let wide = part.points * WIDE / most;
            let class = match part.colour {
                Some(colour) => format!("of-{}", colour.name()),
                None => format!("shade-{}", at % 4),
            };
            drawn +=
                &format!("<rect class=\"{class}\" x=\"{from}\" width=\"{wide}\" height=\"14\"/>");
            from += wide;
        }
        let words = |ShareOf { name, points, .. }: &ShareOf| format!("{name} {}", number(*points));
        let words: Vec<String> = parts.iter().map(words).collect();
        view! {
            <li>
                <span class="share-name">{name}</span>
                <strong class="share-sum">{sum}</strong>
                <svg class="share-bar" viewBox=format!("0 0 {WIDE} 14") preserveAspectRatio="none" aria-hidden="true"
                    inner_html=drawn></svg>
                <span class="share-parts small">{words.join(" · ")}</span>
            </li>
        }
    };
    view! {
        <section class="shares">
            <h3>{t!("story-shares")}</h3>
            <ul>{shares.into_iter().map(share).collect_view()}</ul>
        </section>
    }
}
