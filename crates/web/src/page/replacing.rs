//! Beginning or opening a game while another one is running, which is lost only after a confirmation.

use super::dialog::Dialog;
use super::icons;
use super::settings::t;
use super::strip::{Item, download};
use super::table::Table;
use fogbound_table::texts::msg;
use leptos::prelude::*;

/// The game that is to take the place of the running one.
#[derive(Clone, Copy)]
pub struct Replacing {
    table: Table,
    asks: RwSignal<bool>,
    begin: StoredValue<Option<Callback<()>>>,
}

impl Replacing {
    /// Provides the state to the whole page, with nothing asked yet.
    pub fn provide(table: Table) {
        let (asks, begin) = (RwSignal::new(false), StoredValue::new(None));
        provide_context(Replacing { table, asks, begin });
    }

    /// Begins another game: at once if no game is lost by it, else after a confirmation.
    pub fn replace(self, begin: impl Fn() + Send + Sync + 'static) {
        if !self.table.is_busy() {
            return begin();
        }
        self.begin.set_value(Some(Callback::new(move |()| begin())));
        self.asks.set(true);
    }
}

/// Returns the state of replacing the running game.
pub fn use_replacing() -> Replacing {
    // `App` provides it before anything is shown.
    expect_context::<Replacing>()
}

/// Asks for consent to losing the running game.
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
