//! The tiles that are left.

use crate::page::draw;
use crate::page::each::each;
use crate::page::reactive::memo;
use crate::page::rules::RuleLink;
use crate::page::settings::{t, tx};
use crate::page::table::{Table, use_table};
use fogbound_presenter::{Counted, InBox, Refused};
use leptos::prelude::*;

/// The tiles that are left, to be picked where one is told, or the reason why they are not shown.
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
    let told = memo(move || match table.wants_tile() {
        true => table.show(|game| game.tiles_in_box()),
        false => Vec::new(),
    });
    let text = move || left.get().and_then(Result::ok).map(|left| left.text);
    let refused = move || left.get().and_then(Result::err).map(why_not);
    let is_told = memo(move || left.with(|left| matches!(left, Some(Ok(_)))));
    view! {
        <Show when=move || is_told.get() fallback=move || refused>
            <div class="tiles-left" tabindex="0" role="region" aria-label=t!("rail-tiles")>
                <p>{text}</p>
                <ul>{each(kinds, move |counted| kind(table, told, counted))}</ul>
            </div>
        </Show>
    }
}

fn kind(table: Table, told: Memo<Vec<InBox>>, counted: Counted) -> AnyView {
    let Counted { glyph, name, n } = counted;
    let words = tx!("tiles-kind", name = name.clone(), n);
    let picture = StoredValue::new(draw::glyph(&glyph));
    let shown = move || {
        view! {
            <span class="tile-picture" aria-hidden="true" inner_html=picture.get_value()></span>
            <span class="tile-count" aria-hidden="true">"×"{n}</span>
            <span class="visually-hidden">{words.clone()}</span>
        }
    };
    let its_name = name.clone();
    let word = memo(move || {
        told.with(|told| told.iter().find(|it| it.tile.name == its_name).map(|it| it.word.clone()))
    });
    let content = move || match word.get() {
        Some(word) => {
            let pick = move |_| table.picked().set(word.clone());
            view! { <button type="button" class="tile-pick" on:click=pick>{shown()}</button> }
                .into_any()
        }
        None => shown().into_any(),
    };
    view! { <li title=name>{content}</li> }.into_any()
}

fn why_not(refused: Refused) -> impl IntoView {
    view! { <p class="tiles-left">{refused.text}" "<RuleLink rule=refused.rule/></p> }
}
