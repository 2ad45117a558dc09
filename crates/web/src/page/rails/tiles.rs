//! The tiles that are left.

use crate::page::draw;
use crate::page::each::each;
use crate::page::reactive::memo;
use crate::page::rules::RuleLink;
use crate::page::settings::{t, tx};
use crate::page::table::use_table;
use fogbound_presenter::{Counted, Refused};
use leptos::prelude::*;

/// The tiles that are left, or the reason why they are not shown.
#[component]
pub fn Tiles() -> impl IntoView {
    let table = use_table();
    let left = memo(move || {
        let look = table.look();
        table.show_beside(|game| Some(game.left(look)))
    });
    let kinds = memo(move || match left.get() {
        Some(Ok(left)) => left.kinds,
        _ => Vec::new(),
    });
    let text = move || left.get().and_then(Result::ok).map(|left| left.text);
    let refused = move || left.get().and_then(Result::err).map(why_not);
    let is_told = memo(move || left.with(|left| matches!(left, Some(Ok(_)))));
    view! {
        <Show when=move || is_told.get() fallback=move || refused>
            <div class="tiles-left" tabindex="0" role="region" aria-label=t!("rail-tiles")>
                <p>{text}</p>
                <ul>{each(kinds, kind)}</ul>
            </div>
        </Show>
    }
}

fn kind(Counted { glyph, name, n }: Counted) -> AnyView {
    let words = tx!("tiles-kind", name = name.clone(), n);
    view! {
        <li title=name>
            <span class="tile-picture" aria-hidden="true" inner_html=draw::glyph(&glyph)></span>
            <span class="tile-count" aria-hidden="true">"×"{n}</span>
            <span class="visually-hidden">{words}</span>
        </li>
    }
    .into_any()
}

fn why_not(refused: Refused) -> impl IntoView {
    view! { <p class="tiles-left">{refused.text}" "<RuleLink rule=refused.rule/></p> }
}
