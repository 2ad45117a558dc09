//! Remarks about positions of a game that is over, kept in its record.

use crate::page::dialog::Dialog;
use crate::page::icons;
use crate::page::settings::t;
use crate::page::table::{Table, use_table};
use crate::shelf::{self, Kept};
use leptos::html;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

/// The most characters of a remark.
const LONGEST: &str = "2000";

/// The button that opens a remark, and the dialog in which it is written.
#[component]
pub fn RemarkButton(
    /// The position.
    #[prop(into)]
    at: Signal<usize>,
    /// The table of the running game.
    running: Table,
    /// The name of the displayed game on the shelf, if it stands there.
    mine: StoredValue<Option<String>>,
) -> impl IntoView {
    let table = use_table();
    let shown = RwSignal::new(false);
    let field = NodeRef::<html::Textarea>::new();
    let write = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        shown.set(false);
        let text = field.get_untracked().map(|field| field.value()).unwrap_or_default();
        let ply = at.get_untracked();
        table.set_remark(ply, &text);
        match mine.get_value() {
            Some(id) if id == running.id() => running.set_remark(ply, &text),
            Some(id) => keep(id, table.peek(|game| game.record())),
            None => {}
        }
    };
    let before = move || table.show(|game| game.remark(at.get()));
    view! {
        <button class="button" type="button" aria-label=t!("replay-remark") title=t!("replay-remark")
            aria-haspopup="dialog" on:click=move |_| shown.set(true)>
            {icons::pen()}
        </button>
        <Dialog shown title=Signal::derive(t!("replay-remark"))>
            <form class="remark-form" on:submit=write>
                <textarea rows="5" maxlength=LONGEST node_ref=field aria-label=t!("replay-remark")
                    prop:value=before></textarea>
                <div class="dialog-buttons">
                    <button class="button primary" type="submit">{t!("replay-remark-keep")}</button>
                </div>
            </form>
        </Dialog>
    }
}

/// What somebody has written about the position.
#[component]
pub fn Remark(#[prop(into)] at: Signal<usize>) -> impl IntoView {
    let table = use_table();
    let text = move || table.show(|game| game.remark(at.get()));
    move || {
        let text = text();
        (!text.is_empty()).then(|| view! { <li class="reel-remark">{text}</li> })
    }
}

/// Keeps a game on the shelf with another record; what is told of it stays the same.
fn keep(id: String, record: String) {
    spawn_local(async move {
        let Some(kept) = shelf::take(&id).await else { return };
        let told = shelf::list().into_iter().find(|listed| listed.id == id).map(|it| it.told);
        // If another tab has it by now, the remark is that tab's to write.
        let _ = shelf::put(&id, &told.unwrap_or_default(), &Kept { record, ..kept }).await;
    });
}
