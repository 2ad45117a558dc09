//! Lists that change: what is the same as before is left alone, down to its last picture.
//!
//! A view that is made again sets every attribute and every picture anew, even if nothing is different. So
//! whatever stands beside the board and changes with each turn is shown by these.

use leptos::prelude::*;
use std::hash::{BuildHasher as _, BuildHasherDefault, DefaultHasher, Hash};
use std::sync::Arc;

/// A part of what may not be there, as it changes; its default without.
pub fn part_of<S: Send + Sync + 'static, T: Default>(
    whole: Memo<Option<S>>,
    part: impl FnOnce(&S) -> T,
) -> T {
    whole.with(|whole| whole.as_ref().map(part)).unwrap_or_default()
}

/// The items of a list, each taken away and made anew only when another takes its place.
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

/// The items of a list, each shown by a view that follows it. Its signal has no value once the list has
/// become too short for it.
pub fn each_following<T>(
    list: impl Into<Signal<Vec<T>>>,
    view: impl Fn(usize, Memo<Option<T>>) -> AnyView + Send + Sync + 'static,
) -> AnyView
where
    T: Clone + PartialEq + Send + Sync + 'static,
{
    let list = list.into();
    let count = Memo::new(move |_| list.with(Vec::len));
    let keys = move || (0..count.get()).map(|at| (at, 0)).collect();
    let one =
        move |at: usize| view(at, Memo::new(move |_| list.with(|list| list.get(at).cloned())));
    keyed(Box::new(keys), Arc::new(one))
}

/// The place of an item, and what tells it from others in the same place.
type Key = (usize, u64);

/// Views by key. One for all types, as much as the page has to fetch for it.
fn keyed(
    keys: Box<dyn Fn() -> Vec<Key> + Send + Sync>,
    view: Arc<dyn Fn(usize) -> AnyView + Send + Sync>,
) -> AnyView {
    view! { <For each=keys key=|key| *key children=move |(at, _)| view(at)/> }.into_any()
}
