//! The shelf: all games of this browser, in progress and finished.

mod notice;
mod summary;
mod taken;

pub use notice::{Notice, Undo};
pub use summary::{Ghosts, State, Summary};
pub use taken::Taken;

use crate::page::parts;
use crate::page::settings::Settings;
use crate::page::sharing;
use crate::shelf::{self, Kept, Listed, Put};
use crate::storage;
use leptos::prelude::*;
use std::time::Duration;
use wasm_bindgen_futures::spawn_local;

/// The games that this browser keeps, as the page follows them.
#[derive(Clone, Copy)]
pub struct Shelf {
    /// Count of the changes of the shelf.
    version: RwSignal<u32>,
    /// True if the game on the table is kept nowhere.
    is_lost: RwSignal<bool>,
    /// The games that were removed just now, with their titles.
    removed: RwSignal<Vec<(String, String)>>,
}

/// Time for which a removed game can be restored.
const UNDO: Duration = Duration::from_secs(10);

impl Shelf {
    /// Provides the state to the whole page.
    pub fn provide(settings: Settings) -> Shelf {
        let shelf = Shelf {
            version: RwSignal::new(0),
            is_lost: RwSignal::new(false),
            removed: RwSignal::default(),
        };
        provide_context(shelf);
        shelf.bring_over(settings);
        shelf
    }

    /// Returns all games with what is told of them, the one that was changed last at the front. Tracked.
    pub fn games(self) -> Vec<(Listed, Summary)> {
        self.version.track();
        let told = |listed: Listed| {
            let told = Summary::parse(&listed.told);
            (listed, told)
        };
        shelf::list().into_iter().map(told).collect()
    }

    /// Returns whether a game has won its level at the first try: none of that level was lost before.
    /// What was found when it was won stays, whatever is lost later. Untracked.
    pub fn first_try(self, id: &str, told: &Summary) -> Option<bool> {
        let is_won = told.level > 0 && told.state == State::Won;
        let games = is_won.then(|| untrack(|| self.games()))?;
        let known = games.iter().find(|(listed, _)| listed.id == id);
        let has_lost = |(_, other): &(Listed, Summary)| {
            other.level == told.level && other.state == State::Lost
        };
        known.and_then(|(_, known)| known.first_try).or_else(|| Some(!games.iter().any(has_lost)))
    }

    /// Returns the game that was played last, untracked.
    pub fn latest(self) -> Option<String> {
        shelf::list().into_iter().map(|listed| listed.id).next()
    }

    /// Removes a game, which can be restored for a while.
    pub fn remove(self, id: String, title: String) {
        self.removed.update(|removed| removed.push((id.clone(), title)));
        let gone = id.clone();
        let forget = move || self.removed.update(|removed| removed.retain(|(id, _)| *id != gone));
        set_timeout(forget, UNDO);
        self.follow(async move { shelf::remove(&id).await });
    }

    /// Restores a game that was removed just now.
    pub fn restore(self, id: String) {
        self.removed.update(|removed| removed.retain(|(removed, _)| *removed != id));
        self.follow(async move { shelf::restore(&id).await });
    }

    /// Gives a game a name.
    pub fn rename(self, id: String, name: String) {
        self.follow(async move { shelf::rename(&id, name.trim()).await });
    }

    /// Lets the page follow a change of the shelf that takes its time.
    fn follow(self, change: impl Future<Output = ()> + 'static) {
        spawn_local(async move {
            change.await;
            self.changed();
        });
    }

    /// Hands all games to the browser, to be kept as one file.
    pub fn export(self) {
        spawn_local(async { sharing::keep("games.fogbound-shelf", &shelf::exported().await) });
    }

    /// Lets the page follow a change of the shelf.
    pub fn changed(self) {
        self.version.update(|version| *version = version.wrapping_add(1));
    }

    /// Notices what has become of the game on the table.
    pub fn noticed(self, put: Put) {
        if self.is_lost.get_untracked() != (put == Put::Lost) {
            self.is_lost.set(put == Put::Lost);
        }
        self.changed();
    }

    /// Brings over the one game that earlier versions have kept. It is forgotten in its old place when it is
    /// safe on the shelf.
    fn bring_over(self, settings: Settings) {
        let read = |key| storage::get(key).unwrap_or_default();
        let Some(record) = storage::get(storage::RECORD) else { return };
        let kept = Kept { record, drafts: read(storage::DRAFTS), names: read(storage::NAMES) };
        let texts = untrack(|| settings.texts());
        let id = name_of(&[kept.record.as_str(), &kept.drafts].concat());
        spawn_local(async move {
            let Ok(games) = parts::games().await else { return };
            let told = (games.look)(&kept, false, &texts).unwrap_or_default().told;
            // If it is there already, an earlier attempt has been interrupted.
            if shelf::put(&id, &told.to_string(), &kept).await != Put::Lost {
                [storage::RECORD, storage::DRAFTS, storage::NAMES]
                    .iter()
                    .copied()
                    .for_each(storage::remove);
            }
            self.changed();
        });
    }
}

/// Returns a name for a game that has none, always the same for the same text.
fn name_of(record: &str) -> String {
    let sum = record.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |sum, byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    format!("{sum:016x}")
}

/// Returns the shelf of the page.
pub fn use_shelf() -> Shelf {
    // `App` provides it before anything is shown.
    expect_context::<Shelf>()
}
