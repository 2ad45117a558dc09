//! Frames: much that changes at once is shown over several, so that none holds the page up for long.

use leptos::prelude::*;
use std::time::Duration;

/// Does something once what has changed up to now can be seen.
pub fn after_frame(what: impl FnOnce() + 'static) {
    request_animation_frame(move || set_timeout(what, Duration::ZERO));
}

/// The same a frame later.
pub fn a_frame_later<T>(value: Memo<T>) -> ReadSignal<T>
where
    T: Clone + PartialEq + Send + Sync + 'static,
{
    let (later, set) = signal(value.get_untracked());
    Effect::new(move |before: Option<()>| {
        value.track();
        if before.is_some() {
            after_frame(move || {
                // The page may show something else by then.
                if let Some(value) = value.try_get_untracked() {
                    set.set(value);
                }
            });
        }
    });
    later
}
