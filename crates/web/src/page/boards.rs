//! The board of a game, or those of all seats, with what stands around them.

use super::announce::Announce;
use super::board::Board;
use super::cards::Cards;
use super::rails::{Drawer, Rail};
use super::table::use_table;
use super::train::Train;
use fogbound_table::games::GameId;
use leptos::prelude::*;

/// The boards of a table at which one game lies from beginning to end.
#[component]
pub fn Boards() -> impl IntoView {
    let is_train = use_table().peek(|game| Some(game.game())) == Some(GameId::GhostsGalore);
    view! {
        <section class="board-area"><Board/></section>
        {is_train.then(|| view! { <Rail/> <Train/> })}
        <Drawer/>
        <Cards/>
        <Announce/>
    }
}
