//! The tiles that are left.

use crate::page::rules::RuleLink;
use crate::page::settings::tx;
use crate::page::table::use_table;
use fogbound_presenter::{Left, Refused};
use leptos::prelude::*;

/// The tiles that are left, or why this is not told.
#[component]
pub fn Tiles() -> impl IntoView {
    let table = use_table();
    let left = Memo::new(move |_| {
        let look = table.look();
        table.show_beside(|game| Some(game.left(look)))
    });
    move || match left.get() {
        Some(Ok(left)) => kinds(left).into_any(),
        Some(Err(refused)) => why_not(refused).into_any(),
        None => ().into_any(),
    }
}

fn kinds(left: Left) -> impl IntoView {
    let kind = |(svg, name, n): (String, String, u16)| {
        let words = tx("tiles-kind", &[("name", name.clone().into()), ("n", n.into())]);
        view! {
            <li title=name>
                <span class="tile-picture" aria-hidden="true" inner_html=svg></span>
                <span class="tile-count" aria-hidden="true">"×"{n}</span>
                <span class="visually-hidden">{words}</span>
            </li>
        }
    };
    view! {
        <div class="tiles-left" tabindex="0" role="region" aria-label=tx("rail-tiles", &[])>
            <p>{left.text}</p>
            <ul>{left.kinds.into_iter().map(kind).collect::<Vec<_>>()}</ul>
        </div>
    }
}

fn why_not(refused: Refused) -> impl IntoView {
    view! { <p class="tiles-left">{refused.text}" "<RuleLink rule=refused.rule/></p> }
}
