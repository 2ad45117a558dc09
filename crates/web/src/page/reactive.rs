//! Effects and computed values. What they run is boxed: one effect serves all, and one memo all values of a
//! type, to keep the page's download small.

use leptos::prelude::*;

/// Runs a function now, and again whenever something that it has read changes.
pub fn effect(run: impl FnMut() + 'static) {
    boxed_effect(Box::new(run));
}

fn boxed_effect(run: Box<dyn FnMut()>) {
    Effect::new(run);
}

/// Returns a value that is computed again whenever something that its function has read changes.
pub fn memo<T: PartialEq + Send + Sync + 'static>(
    value: impl Fn() -> T + Send + Sync + 'static,
) -> Memo<T> {
    boxed_memo(Box::new(value))
}

fn boxed_memo<T: PartialEq + Send + Sync + 'static>(
    value: Box<dyn Fn() -> T + Send + Sync>,
) -> Memo<T> {
    Memo::new(move |_| value())
}
