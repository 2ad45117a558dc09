//! Who is told when it is one's turn and nobody is at the table: this device, or an address of one's own.

use super::kept::Told;
use super::{Place, http};
use crate::page::dialog::Dialog;
use crate::page::icons;
use crate::page::settings::{Settings, t, use_settings};
use fogbound_protocol::PushKeys;
use js_sys::{Array, Promise};
use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};

// `static/notices.js`, as Rust calls it.
#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = fogboundNotices, js_name = can)]
    fn js_can() -> bool;
    #[wasm_bindgen(js_namespace = fogboundNotices, js_name = subscribe)]
    fn js_subscribe(key: &str) -> Promise;
}

/// A problem with telling this device.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Problem {
    /// The server gives this reason.
    Server(String),
    /// The server does not answer.
    Unreached,
    /// The person, or the browser, refuses.
    Refused,
}

/// The dialog in which one chooses who is told.
#[component]
pub fn Notices() -> impl IntoView {
    // `Online` provides it before anything of the table is shown.
    let place = expect_context::<Place>();
    let settings = use_settings();
    let table = place.table();
    let address = RwSignal::new(String::new());
    let problem = RwSignal::new(None::<Problem>);
    let now = move || match place.told() {
        Told::Nobody => t!("notices-nobody")(),
        Told::Device => t!("notices-device")(),
        Told::Address => t!("notices-address")(),
    };
    let wrong = move || match problem.get() {
        Some(Problem::Server(reason)) => Some(reason),
        Some(Problem::Unreached) => Some(t!("online-unreached")()),
        Some(Problem::Refused) => Some(t!("notices-refused")()),
        None => table.refused().map(|refused| refused.text),
    };
    let choose = move |who: Told, to: &str| {
        problem.set(None);
        place.notify(who, to, None);
    };
    let tell_device = move |_| {
        problem.set(None);
        spawn_local(async move {
            match subscribe(settings).await {
                Ok((to, keys)) => place.notify(Told::Device, &to, Some(&keys)),
                Err(found) => drop(problem.try_set(Some(found))),
            }
        });
    };
    let save = move |_| choose(Told::Address, untrack(|| address.get()).trim());
    view! {
        <Dialog shown=place.noticing() title=Signal::derive(t!("menu-notices"))>
            <p>{t!("notices-what")}</p>
            <p role="status" class="notices-now"><strong>{now}</strong></p>
            <p role="alert" class="tone-bad">{wrong}</p>
            <div class="menu-items">
                {match js_can() {
                    true => view! {
                        <button class="button primary" type="button" on:click=tell_device>
                            {icons::bell()}{t!("notices-tell-device")}
                        </button>
                    }
                    .into_any(),
                    false => view! { <p class="small">{t!("notices-cannot")}</p> }.into_any(),
                }}
                <button class="button" type="button" on:click=move |_| choose(Told::Nobody, "")>
                    {icons::close()}{t!("notices-tell-nobody")}
                </button>
            </div>
            <details class="own-seat">
                <summary>{t!("notices-own")}</summary>
                <p>{t!("notices-own-what")}</p>
                <div class="share-row">
                    <input type="url" inputmode="url" placeholder="https://" maxlength="512" aria-label=t!("notices-own")
                        prop:value=address on:input=move |event| address.set(event_target_value(&event))/>
                    <button class="button" type="button" on:click=save>{icons::confirm()}{t!("notices-save")}</button>
                </div>
            </details>
        </Dialog>
    }
}

/// Asks the person whether this device may be told, and returns where and how.
async fn subscribe(settings: Settings) -> Result<(String, PushKeys), Problem> {
    let language = untrack(|| settings.language());
    let key = http::notice_key(&language).await;
    let key = key.map_err(|reason| reason.map_or(Problem::Unreached, Problem::Server))?;
    let found = JsFuture::from(js_subscribe(&key)).await.map_err(|_| Problem::Refused)?;
    let parts: Vec<String> = found
        .dyn_into::<Array>()
        .map(|parts| parts.iter().filter_map(|part| part.as_string()).collect())
        .unwrap_or_default();
    let parts: [String; 3] = parts.try_into().map_err(|_| Problem::Refused)?;
    let [to, p256dh, auth] = parts;
    Ok((to, PushKeys { p256dh, auth }))
}
