//! Beginning or opening a game where another one is running: it is lost only if somebody says so.

use super::dialog::Dialog;
use super::icons;
use super::settings::t;
use super::strip::{Item, download};
use super::table::Table;
use fogbound_table::texts::msg;
use leptos::prelude::*;

/// What is to take the place of the running game.
#[derive(Clone, Copy)]
pub struct Replacing {
    table: Table,
    asks: RwSignal<bool>,
    begin: StoredValue<Option<Callback<()>>>,
}

impl Replacing {
    /// Nothing is asked yet; for the whole page.
    pub fn provide(table: Table) {
        let (asks, begin) = (RwSignal::new(false), StoredValue::new(None));
        provide_context(Replacing { table, asks, begin });
    }

    /// Begins something else: at once where no game is lost by it, else when this was confirmed.
    pub fn replace(self, begin: impl Fn() + Send + Sync + 'static) {
        if !self.table.is_busy() {
            return begin();
        }
        self.begin.set_value(Some(Callback::new(move |()| begin())));
        self.asks.set(true);
    }
}

/// What may take the place of the running game.
pub fn use_replacing() -> Replacing {
    // `App` provides it before anything is shown.
    expect_context::<Replacing>()
}

/// Asks whether the running game may be lost.
#[component]
pub fn Sure() -> impl IntoView {
    let Replacing { table, asks, begin } = use_replacing();
    let sure = move || {
        asks.set(false);
        if let Some(begin) = begin.get_value() {
            begin.run(());
        }
    };
    view! {
        <Dialog shown=asks title=Signal::derive(t!("menu-sure-title")) class="sure">
            <p>{t!("menu-sure")}</p>
            <div class="dialog-buttons">
                <Item icon=icons::go_on() text=msg!("menu-sure-no") primary=true press=move || asks.set(false)/>
                <Show when=move || table.is_there()>
                    <Item icon=icons::save() text=msg!("menu-save") press=move || download(table)/>
                </Show>
                <Item icon=icons::die() text=msg!("menu-sure-yes") press=sure/>
            </div>
        </Dialog>
    }
}
