//! Frames: large changes are shown over several, so that none holds the page up for long.

use crate::page::reactive::effect;
use leptos::leptos_dom::helpers::IntervalHandle;
use leptos::prelude::*;
use std::time::Duration;

/// Runs a function once all changes up to now can be seen.
pub fn after_frame(what: impl FnOnce() + 'static) {
    request_animation_frame(move || set_timeout(what, Duration::ZERO));
}

/// Runs a function again and again, as long as `every` returns the pause between two runs.
pub fn repeat(every: impl Fn() -> Option<Duration> + 'static, what: impl Fn() + Copy + 'static) {
    let timer = StoredValue::new(None::<IntervalHandle>);
    let stop = move || {
        if let Some(timer) = timer.try_update_value(Option::take).flatten() {
            timer.clear();
        }
    };
    effect(move || {
        stop();
        timer.set_value(every().and_then(|pause| set_interval_with_handle(what, pause).ok()));
    });
    on_cleanup(stop);
}

/// A value that is shown a frame after it has changed.
pub struct Later<T: 'static> {
    /// The displayed value.
    pub shown: ReadSignal<T>,
    /// True if it has changed since.
    pub is_due: ReadSignal<bool>,
}

/// Shows a value a frame after it has changed. `track` reports the changes.
pub fn a_frame_later<T: Send + Sync + 'static>(
    track: impl Fn() + 'static,
    value: impl Fn() -> T + Clone + 'static,
) -> Later<T> {
    let (shown, show) = signal(untrack(&value));
    let (is_due, due) = signal(false);
    Effect::new(move |before: Option<()>| {
        track();
        if before.is_none() {
            return;
        }
        due.set(true);
        let value = value.clone();
        after_frame(move || {
            // The page may show something else by then.
            if due.try_set(false).is_none() {
                show.set(untrack(value));
            }
        });
    });
    Later { shown, is_due }
}
