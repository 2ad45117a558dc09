//! One rule in a dialog, wherever a rule is named.

use super::examples::Shown;
use super::linked::Linked;
use crate::page::dialog::Dialog;
use crate::page::reactive::effect;
use crate::page::route::{Route, go};
use crate::page::settings::{t, tx, use_settings};
use leptos::prelude::*;

/// The rule that is shown in the dialog, by its id.
#[derive(Clone, Copy)]
pub struct RuleShown(pub RwSignal<Option<String>>);

/// The id of a rule as a link to its explanation. An empty id shows nothing.
#[component]
pub fn RuleLink(
    /// The id.
    rule: String,
) -> impl IntoView {
    let shown = expect_context::<RuleShown>();
    let settings = use_settings();
    (!rule.is_empty()).then(|| {
        let id = rule.clone();
        let name = move || {
            let rule = settings.texts().rule(&id);
            let title = rule.map(|rule| rule.title).unwrap_or_default();
            tx!("rules-link", id = id.as_str(), title)
        };
        let id = rule.clone();
        view! {
            <button class="rule-link" type="button" aria-label=name
                on:click=move |_| shown.0.set(Some(id.clone()))>
                {rule}
            </button>
        }
    })
}

/// The dialog in which a rule is explained.
#[component]
pub fn RuleDialog() -> impl IntoView {
    let shown = expect_context::<RuleShown>().0;
    let settings = use_settings();
    let is_open = RwSignal::new(false);
    effect(move || {
        let opens = shown.with(Option::is_some);
        is_open.set(opens);
        if opens {
            settings.fetch_rules();
        }
    });
    effect(move || {
        if !is_open.get() && shown.with_untracked(Option::is_some) {
            shown.set(None);
        }
    });
    let rule = move || {
        let id = shown.get()?;
        settings.texts().rule(&id)
    };
    let title = Signal::derive(move || match rule() {
        Some(rule) => format!("{} {}", rule.id, rule.title),
        None => shown.get().unwrap_or_default(),
    });
    let is_missing = move || shown.with(Option::is_some) && !settings.has_rules();
    let all = move |_| {
        let id = shown.get_untracked().unwrap_or_default();
        is_open.set(false);
        go(&Route::Rules(id));
    };
    view! {
        <Dialog shown=is_open title class="rule-dialog">
            {move || rule().map(|rule| view! {
                <div class="rule-text"><Linked text=rule.text/></div>
                <Shown rule=rule.id/>
                {rule.source.map(|source| view! {
                    <p class="rule-source">{tx!("rules-source", source)}</p>
                })}
            })}
            <Show when=is_missing><p>{t!("rules-missing")}</p></Show>
            <p><button class="button" type="button" on:click=all>{t!("rules-all")}</button></p>
        </Dialog>
    }
}
