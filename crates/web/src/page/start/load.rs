//! Opening a recorded game: a file, or pasted text.

use crate::page::loading::Loading;
use crate::page::rules::Linked;
use crate::page::settings::t;
use leptos::html;
use leptos::prelude::*;

/// A place to put a record.
#[component]
pub fn Load() -> impl IntoView {
    let loading = expect_context::<Loading>();
    let text = RwSignal::new(String::new());
    let file = NodeRef::<html::Input>::new();
    let read = move |_| {
        let chosen =
            file.get_untracked().and_then(|input| input.files()).and_then(|files| files.get(0));
        if let Some(chosen) = chosen {
            loading.load_file(&chosen);
        }
    };
    view! {
        <p>{t!("load-what")}</p>
        <label class="field">
            <span>{t!("load-file")}</span>
            <input type="file" accept=".fogbound,.fog,.fogbound-shelf,text/plain" node_ref=file on:change=read/>
        </label>
        <label class="field">
            <span>{t!("load-text")}</span>
            <textarea rows="6" prop:value=text on:input=move |event| text.set(event_target_value(&event))>
            </textarea>
        </label>
        <div role="alert" class="tone-bad load-problem">
            {move || loading.problem.get().map(|text| view! { <Linked text/> })}
        </div>
        <button class="button primary" type="button" on:click=move |_| loading.load(&text.get_untracked())>
            {t!("load-open")}
        </button>
    }
}
