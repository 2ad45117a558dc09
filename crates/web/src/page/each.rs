//! Lists that change: unchanged items are left alone, down to their last picture.
//!
//! A view that is made again sets every attribute and every picture anew, even if nothing is different. So
//! everything that stands beside the board and changes with each turn is shown by these functions.

use crate::page::reactive::memo;
use leptos::prelude::*;
use std::hash::{BuildHasher as _, BuildHasherDefault, DefaultHasher, Hash};
use std::sync::Arc;

/// Returns a part of an optional value, as it changes. Without a value it is the default.
pub fn part_of<S: Send + Sync + 'static, T: Default>(
    whole: Memo<Option<S>>,
    part: impl FnOnce(&S) -> T,
) -> T {
    whole.with(|whole| whole.as_ref().map(part)).unwrap_or_default()
}

/// Shows the items of a list. Each is made anew only when another takes its place.
pub fn each<T>(
    list: Memo<Vec<T>>,
    view: impl Fn(T) -> AnyView + Clone + Send + Sync + 'static,
) -> AnyView
where
    T: Clone + Hash + Send + Sync + 'static,
{
    let looks = BuildHasherDefault::<DefaultHasher>::new();
    let keys = move || {
        let look = |item: &T| looks.hash_one(item);
        list.with(|list| list.iter().map(look).enumerate().collect())
    };
    let one = move |at: usize| {
        let item = list.with_untracked(|list| list.get(at).cloned());
        item.map(&view).into_any()
    };
    keyed(Box::new(keys), Arc::new(one))
}

/// Shows the items of a list, each by a view that follows it. Its signal has no value once the list has
/// become too short for it.
pub fn each_following<T>(
    list: impl Into<Signal<Vec<T>>>,
    view: impl Fn(usize, Memo<Option<T>>) -> AnyView + Send + Sync + 'static,
) -> AnyView
where
    T: Clone + PartialEq + Send + Sync + 'static,
{
    let list = list.into();
    let count = memo(move || list.with(Vec::len));
    let keys = move || (0..count.get()).map(|at| (at, 0)).collect();
    let one = move |at: usize| view(at, memo(move || list.with(|list| list.get(at).cloned())));
    keyed(Box::new(keys), Arc::new(one))
}

/// The place of an item, and a hash to distinguish it from others in the same place.
type Key = (usize, u64);

/// Shows views by key. One function serves all types, to keep the page's download small.
fn keyed(
    keys: Box<dyn Fn() -> Vec<Key> + Send + Sync>,
    view: Arc<dyn Fn(usize) -> AnyView + Send + Sync>,
) -> AnyView {
    view! { <For each=keys key=|key| *key children=move |(at, _)| view(at)/> }.into_any()
}
