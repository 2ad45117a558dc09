//! The settings of a person for all games: language, theme, sound.

use crate::page::reactive::effect;
use crate::storage;
use fogbound_pictures::Theme;
use fogbound_table::texts::{Message, Texts};
use leptos::prelude::*;
use std::rc::Rc;
use wasm_bindgen::JsCast as _;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::Response;

/// A part of the rules that is there if any is.
const ANY_RULE: &str = "X";

/// The settings, kept in the browser.
#[derive(Clone, Copy)]
pub struct Settings {
    texts: RwSignal<Rc<Texts>, LocalStorage>,
    language: RwSignal<String>,
    /// `light`, `dark`, `contrast`, or empty for that of the system.
    theme: RwSignal<String>,
    /// True if sound is on.
    sound: RwSignal<bool>,
    /// Volume, of 100.
    volume: RwSignal<u8>,
}

impl Settings {
    /// Returns the settings as they were left, else the defaults of the browser. The language is the one that
    /// was chosen for the program.
    pub fn load() -> Settings {
        let volume = storage::get(storage::VOLUME).and_then(|volume| volume.parse().ok());
        let texts = Texts::chosen().beside_pictures();
        let settings = Settings {
            language: RwSignal::new(texts.tag().to_owned()),
            texts: RwSignal::new_local(Rc::new(texts)),
            theme: RwSignal::new(storage::get(storage::THEME).unwrap_or_default()),
            sound: RwSignal::new(storage::get(storage::SOUND).as_deref() == Some("on")),
            volume: RwSignal::new(volume.unwrap_or(60)),
        };
        effect(move || set_root("data-theme", &settings.theme.get()));
        effect(move || set_root("lang", &settings.language.get()));
        settings
    }

    /// Returns the texts, tracked.
    pub fn texts(&self) -> Rc<Texts> {
        self.texts.get()
    }

    /// Returns the tag of the language, tracked.
    pub fn language(&self) -> String {
        self.language.get()
    }

    /// Returns the tag of the language as it is written where the reader lives, if the browser says where that is; for
    /// dates and times.
    pub fn locale(&self) -> String {
        let language = self.language();
        let is_of_it = |tag: &String| tag.split('-').next() == Some(&language);
        let tags = window().navigator().languages();
        tags.iter().filter_map(|tag| tag.as_string()).find(is_of_it).unwrap_or(language)
    }

    /// Changes the language, as soon as its sentences are here. A language that cannot be fetched changes
    /// nothing. `settled` is called with the language in use then.
    pub fn set_language(&self, tag: &str, settled: impl FnOnce(&str) + 'static) {
        let (settings, tag) = (*self, tag.to_owned());
        let had_rules = untrack(|| self.has_rules());
        spawn_local(async move {
            if let Some(texts) = texts_of(&tag).await {
                storage::set(storage::LANGUAGE, &tag);
                Texts::choose(&tag);
                settings.texts.set(Rc::new(texts));
                settings.language.set(tag);
                if had_rules {
                    settings.fetch_rules();
                }
            }
            settled(&settings.language.get_untracked());
        });
    }

    /// Returns true if the texts of the rules are here, tracked.
    pub fn has_rules(&self) -> bool {
        self.texts.with(|texts| texts.rule(ANY_RULE).is_some())
    }

    /// Fetches the texts of the rules, unless they are here. Nobody needs them to begin.
    pub fn fetch_rules(&self) {
        if untrack(|| self.has_rules()) {
            return;
        }
        let settings = *self;
        let tag = self.language.get_untracked();
        spawn_local(async move {
            if let Some(rules) = fetched("rules", &tag).await {
                Texts::provide_rules(&tag, rules);
                if settings.language.get_untracked() == tag {
                    settings.texts.set(Rc::new(Texts::chosen().beside_pictures()));
                }
            }
        });
    }

    /// Returns the theme, tracked: `light`, `dark`, `contrast`, or empty for that of the system.
    pub fn theme(&self) -> String {
        self.theme.get()
    }

    /// Returns the theme of pictures that are made now, untracked.
    pub fn drawn(&self) -> Theme {
        let is_dark = || window_matches("(prefers-color-scheme: dark)");
        match self.theme.get_untracked().as_str() {
            "contrast" => Theme::Contrast,
            "dark" => Theme::Dark,
            "" if is_dark() => Theme::Dark,
            _ => Theme::Light,
        }
    }

    /// Changes the theme.
    pub fn set_theme(&self, theme: &str) {
        storage::set(storage::THEME, theme);
        self.theme.set(theme.to_owned());
    }

    /// Returns true if sound is on, tracked.
    pub fn sound(&self) -> bool {
        self.sound.get()
    }

    /// Returns the volume, of 1, tracked.
    pub fn volume(&self) -> f32 {
        f32::from(self.volume.get().min(100)) / 100.0
    }

    /// Sets the volume, of 100.
    pub fn set_volume(&self, volume: u8) {
        storage::set(storage::VOLUME, &volume.to_string());
        self.volume.set(volume);
    }

    /// Turns sound on or off.
    pub fn set_sound(&self, on: bool) {
        storage::set(storage::SOUND, if on { "on" } else { "off" });
        self.sound.set(on);
    }
}

/// Returns the texts of a language, fetched if they are not here yet.
async fn texts_of(tag: &str) -> Option<Texts> {
    if let Some(texts) = Texts::language(tag) {
        return Some(texts.beside_pictures());
    }
    Texts::provide(tag, fetched("texts", tag).await?);
    Texts::language(tag).map(Texts::beside_pictures)
}

/// Fetches the sentences of a language or its rules in words, from the address that the page holds.
async fn fetched(what: &str, tag: &str) -> Option<String> {
    let response = part_of_site(&format!("{what}-{tag}")).await?;
    JsFuture::from(response.text().ok()?).await.ok()?.as_string()
}

/// Returns true if a media query holds for the window now.
pub fn window_matches(query: &str) -> bool {
    window().match_media(query).ok().flatten().is_some_and(|query| query.matches())
}

/// Fetches a file of the site, whose address the page has by this name.
pub(crate) async fn part_of_site(name: &str) -> Option<Response> {
    let address = document().body()?.get_attribute(&format!("data-{name}"))?;
    let response = JsFuture::from(window().fetch_with_str(&address)).await.ok()?;
    response.dyn_into::<Response>().ok().filter(Response::ok)
}

fn set_root(attribute: &str, value: &str) {
    if let Some(root) = document().document_element() {
        // Both are plain words, which every attribute takes.
        let _ = match value {
            "" => root.remove_attribute(attribute),
            value => root.set_attribute(attribute, value),
        };
    }
}

/// Returns the settings of the page.
pub fn use_settings() -> Settings {
    // `App` provides them before anything is shown.
    expect_context::<Settings>()
}

/// Returns a function that returns a message without arguments, in the current language of the page.
pub fn said(message: Message<'static>) -> impl Fn() -> String + Copy + Send + 'static {
    let (settings, id) = (use_settings(), message.id);
    move || settings.texts.with(|texts| texts.say(Message { id, args: &[] }))
}

/// Returns the text of a message.
pub fn filled(message: Message<'_>) -> String {
    use_settings().texts.with(|texts| texts.say(message))
}

/// `t!("id")`: a text of the page, in the language it speaks now.
macro_rules! t {
    ($id:literal) => {
        $crate::page::settings::said(fogbound_table::texts::msg!($id))
    };
}

/// `tx!("id", name, n = 3)`: a text with something filled in.
macro_rules! tx {
    ($($message:tt)*) => {
        $crate::page::settings::filled(fogbound_table::texts::msg!($($message)*))
    };
}

pub(crate) use {t, tx};
