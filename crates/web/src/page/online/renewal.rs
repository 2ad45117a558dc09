//! Loading the page anew, where the server speaks another version of the messages.

use super::Place;
use leptos::prelude::*;

/// Marks in this session that the page was loaded anew because the server speaks another version.
const RELOADED: &str = "fogbound.reloaded";

impl Place {
    /// Loads the page anew, once: the server speaks another version.
    pub(super) fn reload(self) {
        let session = window().session_storage().ok().flatten();
        let is_again =
            session.as_ref().is_none_or(|it| it.get_item(RELOADED).ok().flatten().is_some());
        let is_marked = session.is_some_and(|it| it.set_item(RELOADED, "1").is_ok());
        self.outdated();
        if !is_again && is_marked {
            // If it fails, the message stays.
            let _ = window().location().reload();
        }
    }
}

/// The page and the server understand each other.
pub fn forget_reload() {
    if let Some(session) = window().session_storage().ok().flatten() {
        // Where nothing can be removed, nothing was marked.
        let _ = session.remove_item(RELOADED);
    }
}
