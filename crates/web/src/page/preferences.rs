//! Language, theme, sound.

use super::settings::{said, t, use_settings};
use fogbound_table::texts::{LANGUAGES, Message, msg};
use leptos::prelude::*;
use web_sys::HtmlSelectElement;

/// The settings for all games.
#[component]
pub fn Preferences() -> impl IntoView {
    let settings = use_settings();
    let language = move |tag: &'static str| {
        let name = match tag {
            "de" => msg!("language-de"),
            _ => msg!("language-en"),
        };
        view! { <option value=tag selected=move || settings.language() == tag>{said(name)}</option> }
    };
    // A language that cannot be fetched does not stay chosen.
    let choose_language = move |event| {
        let list: HtmlSelectElement = event_target(&event);
        settings.set_language(&list.value(), move |spoken| list.set_value(spoken));
    };
    let theme = move |name: &'static str, message: Message<'static>| {
        view! {
            <label class="choice">
                <input type="radio" name="theme" prop:checked=move || settings.theme() == name
                    on:change=move |_| settings.set_theme(name)/>
                <span>{said(message)}</span>
            </label>
        }
    };
    view! {
        <label class="field">
            <span>{t!("preferences-language")}</span>
            <select on:change=choose_language>
                {LANGUAGES.iter().map(|known| language(known.tag)).collect_view()}
            </select>
        </label>
        <fieldset class="field">
            <legend>{t!("preferences-theme")}</legend>
            {theme("", msg!("theme-system"))}
            {theme("light", msg!("theme-light"))}
            {theme("dark", msg!("theme-dark"))}
            {theme("contrast", msg!("theme-contrast"))}
        </fieldset>
        <label class="choice">
            <input type="checkbox" prop:checked=move || settings.sound()
                on:change=move |event| settings.set_sound(event_target_checked(&event))/>
            <span>{t!("preferences-sound")}</span>
        </label>
        <label class="field">
            <span>{t!("preferences-volume")}</span>
            <input type="range" min="0" max="100" step="5"
                prop:value=move || f64::from(settings.volume()) * 100.0
                on:input=move |event| {
                    settings.set_volume(event_target_value(&event).parse().unwrap_or_default());
                }/>
        </label>
    }
}
