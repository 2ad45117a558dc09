//! The screen of a running game: the board, and papers around it.

use super::announce::Announce;
use super::around::Around;
use super::ask::Ask;
use super::board::Board;
use super::cards::Cards;
use super::ending::Ending;
use super::guide::Guide;
use super::pass::{Elsewhere, Pass, passes_to};
use super::rails::{Drawer, Rail};
use super::replay::Past;
use super::strip::Strip;
use super::table::use_table;
use super::train::Train;
use crate::page::reactive::memo;
use fogbound_table::games::GameId;
use leptos::prelude::*;

/// The screen of a running game.
#[component]
pub fn Play() -> impl IntoView {
    let table = use_table();
    table.attend();
    let around = Around::provide();
    let with_drawer = move || around.drawer.with(Option::is_some);
    let looks_back = move || table.ply().is_some();
    let is_train = memo(move || table.show(|game| Some(game.game())) == Some(GameId::GhostsGalore));
    let passes_on = passes_to(table);
    let result = memo(move || {
        let is_told = around.ending.get() && around.step.with(Option::is_none);
        let end = is_told.then(|| table.show(|game| game.ending()))?;
        end.and_then(|end| end.won)
    });
    let has_lens = memo(move || table.lens().is_some());
    view! {
        <main class="play" class:train=is_train class:looks-back=looks_back class:with-drawer=with_drawer
            class:with-guide=move || around.guide.with(Option::is_some) class:has-lens=has_lens class:won=move || result.get() == Some(true)
            class:counting=move || around.step.with(Option::is_some)
            class:ended=around.ending class:lost=move || result.get() == Some(false) class:passes-on=move || passes_on.get().is_some()>
            <Strip/>
            // The question is the first that the Tab key comes to.
            <Show when=move || table.ply().is_none() && !table.is_elsewhere()><Ask/></Show>
            <section class="board-area"><Board/></section>
            <Show when=move || is_train.get()><Rail/><Train/></Show>
            <Past/>
            <Drawer/>
            <Guide/>
            <Cards/>
            <Announce/>
            <Pass next=passes_on/>
            <Elsewhere/>
            <Ending/>
        </main>
    }
    .into_any()
}
