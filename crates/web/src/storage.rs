//! The browser's storage of small things: settings. If storage is forbidden, everything works, but is forgotten.

use web_sys::Storage;

/// The language of the page: a tag such as `de`.
pub const LANGUAGE: &str = "fogbound.language";
/// The theme: `light`, `dark` or `contrast`. Without one, that of the system.
pub const THEME: &str = "fogbound.theme";
/// The sound: `on` if there is any.
pub const SOUND: &str = "fogbound.sound";
/// The volume, of 100.
pub const VOLUME: &str = "fogbound.volume";
/// The hints that have been seen.
pub const GUIDE: &str = "fogbound.guide";
/// The levels that have been begun from the start page.
pub const LEVELS: &str = "fogbound.levels";
/// The positions that have been solved.
pub const SOLVED: &str = "fogbound.solved";
/// The page of the drawer that is open on large screens; empty if it is closed.
pub const DRAWER: &str = "fogbound.drawer";
/// The name of the person at this screen, as tables online call it.
pub const NAME: &str = "fogbound.name";
/// There if new tables online are listed for anybody to join.
pub const LISTED: &str = "fogbound.listed";
/// The tables that are played online, with the secrets of one's own seats there.
pub const TABLES: &str = "fogbound.tables";
/// The beginning of the keys for turns that are being composed at such tables.
pub const TURNS: &str = "fogbound.turns.";
/// The record of the one game that earlier versions have kept.
pub const RECORD: &str = "fogbound.game.record";
/// The drafts of its seats.
pub const DRAFTS: &str = "fogbound.game.drafts";
/// The names of its seats, a line for each.
pub const NAMES: &str = "fogbound.game.names";

fn storage() -> Option<Storage> {
    web_sys::window()?.local_storage().ok()?
}

/// Returns the value that is kept under a key.
pub fn get(key: &str) -> Option<String> {
    storage()?.get_item(key).ok()?
}

/// Keeps something. Returns `false` if the browser refuses, because it is full or storage is forbidden.
pub fn set(key: &str, value: &str) -> bool {
    storage().is_some_and(|storage| storage.set_item(key, value).is_ok())
}

/// Returns the words that are kept under a key.
pub fn words(key: &str) -> Vec<String> {
    get(key).unwrap_or_default().split_whitespace().map(str::to_owned).collect()
}

/// Keeps words, none of which has blanks.
pub fn set_words(key: &str, words: &[String]) {
    set(key, &words.join(" "));
}

/// Adds a word to those that are kept under a key, unless it is among them.
pub fn add_word(key: &str, word: &str) {
    let mut words = words(key);
    if !words.iter().any(|known| known == word) {
        words.push(word.to_owned());
        set_words(key, &words);
    }
}

/// Forgets something.
pub fn remove(key: &str) {
    if let Some(storage) = storage() {
        // A storage that cannot be written to holds nothing to forget.
        let _ = storage.remove_item(key);
    }
}
