//! What a person has set for all games: language, theme, sound.

use crate::storage;
use fogbound_table::texts::{Texts, Value};
use leptos::prelude::*;
use std::rc::Rc;

/// The settings, kept in the browser.
#[derive(Clone, Copy)]
pub struct Settings {
    texts: RwSignal<Rc<Texts>, LocalStorage>,
    language: RwSignal<String>,
    /// `light`, `dark`, `contrast`, or empty for that of the system.
    theme: RwSignal<String>,
    /// Whether there is sound.
    sound: RwSignal<bool>,
    /// How loud it is, of 100.
    volume: RwSignal<u8>,
}

impl Settings {
    /// The settings as they were left, else as the browser would have them.
    pub fn load() -> Settings {
        let language = document().document_element().and_then(|root| root.get_attribute("lang"));
        let language = storage::get(storage::LANGUAGE).or(language).unwrap_or_default();
        let volume = storage::get(storage::VOLUME).and_then(|volume| volume.parse().ok());
        let texts = Texts::language(&language).unwrap_or_else(Texts::english);
        let settings = Settings {
            texts: RwSignal::new_local(Rc::new(texts)),
            language: RwSignal::new(language),
            theme: RwSignal::new(storage::get(storage::THEME).unwrap_or_default()),
            sound: RwSignal::new(storage::get(storage::SOUND).as_deref() == Some("on")),
            volume: RwSignal::new(volume.unwrap_or(60)),
        };
        Effect::new(move || set_root("data-theme", &settings.theme.get()));
        Effect::new(move || set_root("lang", &settings.language.get()));
        settings
    }

    /// The texts, tracked.
    pub fn texts(&self) -> Rc<Texts> {
        self.texts.get()
    }

    /// The tag of the language, tracked.
    pub fn language(&self) -> String {
        self.language.get()
    }

    /// Speaks another language; one that there is not changes nothing.
    pub fn set_language(&self, tag: &str) {
        if let Some(texts) = Texts::language(tag) {
            storage::set(storage::LANGUAGE, tag);
            self.texts.set(Rc::new(texts));
            self.language.set(tag.to_owned());
        }
    }

    /// The theme, tracked: `light`, `dark`, `contrast`, or empty for that of the system.
    pub fn theme(&self) -> String {
        self.theme.get()
    }

    /// Wears another theme.
    pub fn set_theme(&self, theme: &str) {
        storage::set(storage::THEME, theme);
        self.theme.set(theme.to_owned());
    }

    /// Whether there is sound, tracked.
    pub fn sound(&self) -> bool {
        self.sound.get()
    }

    /// How loud sounds are, of 1, tracked.
    pub fn volume(&self) -> f32 {
        f32::from(self.volume.get().min(100)) / 100.0
    }

    /// Makes sounds louder or softer, of 100.
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

fn set_root(attribute: &str, value: &str) {
    if let Some(root) = document().document_element() {
        // Both are plain words, which every attribute takes.
        let _ = match value {
            "" => root.remove_attribute(attribute),
            value => root.set_attribute(attribute, value),
        };
    }
}

/// The settings of the page.
pub fn use_settings() -> Settings {
    // `App` provides them before anything is shown.
    expect_context::<Settings>()
}

/// A text of the page, in the language it speaks now.
pub fn t(id: &'static str) -> impl Fn() -> String + Copy + Send + 'static {
    let settings = use_settings();
    move || settings.texts.with(|texts| texts.get(id, &[]))
}

/// A text with something filled in.
pub fn tx(id: &str, args: &[(&str, Value<'_>)]) -> String {
    use_settings().texts.with(|texts| texts.get(id, args))
}
