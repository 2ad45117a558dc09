//! Stars, earned or not.

use super::icons;
use leptos::prelude::*;

/// Draws a star. What it says stands beside it.
pub fn star(is_earned: bool) -> AnyView {
    view! { <span class="star" class:earned=is_earned aria-hidden="true">{icons::star()}</span> }
        .into_any()
}

/// Draws stars beside what earns them.
pub fn told(stars: impl Iterator<Item = (bool, String)>) -> AnyView {
    let line = |(is_earned, text)| view! { <li>{star(is_earned)}<span>{text}</span></li> };
    view! { <ul class="stars-told">{stars.map(line).collect_view()}</ul> }.into_any()
}
