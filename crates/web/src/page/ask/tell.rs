//! The tile that comes next, told by whoever looks: it is drawn from a box on the table, or wanted in a position that is
//! set up.

use crate::page::draw;
use crate::page::icons;
use crate::page::reactive::{effect, memo};
use crate::page::settings::{t, tx};
use crate::page::table::Table;
use fogbound_presenter::InBox;
use leptos::prelude::*;

/// The tiles that can be told now, and the one that is shown among them.
#[derive(Clone, Copy)]
pub struct Telling {
    table: Table,
    tiles: Memo<Vec<InBox>>,
    /// The word of the tile that was picked from the list.
    picked: RwSignal<String>,
    /// The tile that was picked, or else the first one.
    shown: Memo<Option<InBox>>,
}

impl Telling {
    pub fn new(table: Table) -> Telling {
        let tiles = memo(move || match table.wants_tile() {
            true => table.show(|game| game.tiles_in_box()),
            false => Vec::new(),
        });
        let picked = table.picked();
        let shown = memo(move || {
            tiles.with(|tiles| {
                let picked = picked.with(|word| tiles.iter().find(|it| it.word == *word));
                picked.or(tiles.first()).cloned()
            })
        });
        let telling = Telling { table, tiles, picked, shown };
        effect(move || {
            if telling.is_due() && table.draws_by_chance().get() {
                // Others still hear of the change that has led here.
                crate::page::frames::after_frame(move || table.tell_by_chance());
            }
        });
        telling
    }

    /// Returns true if a tile has to be told, tracked.
    pub fn is_due(self) -> bool {
        self.tiles.with(|tiles| !tiles.is_empty())
    }

    fn tell(self) {
        if let Some(tile) = self.shown.get_untracked() {
            self.table.tell_tile(&tile.word);
        }
    }
}

/// The picture of the tile that was picked.
#[component]
pub fn Picked(telling: Telling) -> impl IntoView {
    let picture =
        move || telling.shown.with(|shown| shown.as_ref().map(|it| draw::in_hand(&it.tile.glyph)));
    view! {
        <div class="ask-hand" aria-hidden="true"><div class="ask-tile" inner_html=picture></div></div>
    }
}

/// The list of tiles, and whether chance draws all of them.
#[component]
pub fn Choice(telling: Telling) -> impl IntoView {
    let table = telling.table;
    let option = move |InBox { word, tile }: InBox| {
        let value = word.clone();
        let is_shown =
            move || telling.shown.with(|shown| shown.as_ref().is_some_and(|it| it.word == word));
        view! { <option value=value selected=is_shown>{tx!("tiles-kind", name = tile.name, n = tile.n)}</option> }
    };
    let by_chance = table.draws_by_chance();
    view! {
        <div class="ask-tell">
            <select aria-labelledby="ask-question" on:change=move |event| telling.picked.set(event_target_value(&event))>
                {move || telling.tiles.get().into_iter().map(option).collect_view()}
            </select>
            {(!table.is_analysed()).then(|| view! {
                <label class="choice small">
                    <input type="checkbox" prop:checked=by_chance
                        on:change=move |event| by_chance.set(event_target_checked(&event))/>
                    <span>{t!("tell-always")}</span>
                </label>
            })}
        </div>
    }
}

/// The buttons for telling the tile.
#[component]
pub fn TellButtons(telling: Telling) -> impl IntoView {
    let table = telling.table;
    view! {
        <button type="button" class="button" on:click=move |_| table.tell_by_chance()>
            {icons::die()} <span>{t!("tell-random")}</span>
        </button>
        <button type="button" class="button primary tell" on:click=move |_| telling.tell()>
            {icons::confirm()} <span>{t!("tell-this")}</span>
        </button>
    }
}
