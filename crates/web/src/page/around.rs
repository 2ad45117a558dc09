//! The state of the sheets and dialogs around a board. One value for all parts of a view.

use super::strip::Shared;
use crate::page::reactive::effect;
use leptos::prelude::*;

/// A sheet that is drawn up over the board on small screens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sheet {
    /// The state of the game.
    Standing,
    /// The log of past events.
    Log,
    /// The tiles that are left.
    Tiles,
}

/// The state of the sheets and dialogs around a board.
#[derive(Clone, Copy)]
pub struct Around {
    /// The sheet over the board, on a small screen.
    pub sheet: RwSignal<Option<Sheet>>,
    /// The content of the paper on the right, on a large screen: the log, or the tiles.
    pub tab: RwSignal<Sheet>,
    /// True while that paper is folded away.
    pub folded: RwSignal<bool>,
    /// True while the menu is open.
    pub menu: RwSignal<bool>,
    /// True while the dialog is open in which seats are given to somebody else.
    pub seats: RwSignal<bool>,
    /// True while the end of the game is shown.
    pub ending: RwSignal<bool>,
    /// True while a hint of the guide stands beside the board.
    pub explains: RwSignal<bool>,
}

impl Around {
    /// Provides the state to everything in the calling view, with nothing open yet.
    pub fn provide() -> Around {
        let around = Around {
            sheet: RwSignal::new(None),
            tab: RwSignal::new(Sheet::Log),
            folded: RwSignal::new(false),
            menu: RwSignal::new(false),
            seats: RwSignal::new(false),
            ending: RwSignal::new(false),
            explains: RwSignal::new(false),
        };
        provide_context(around);
        Shared::provide();
        around
    }
}

/// Returns the state of the sheets and dialogs around the board of this view.
pub fn use_around() -> Around {
    // Every view with a board provides it first.
    expect_context::<Around>()
}

/// Returns a signal that is true while a sheet is open, and that closes it.
pub fn sheet_shown(sheet: Sheet) -> RwSignal<bool> {
    let open = use_around().sheet;
    let shown = RwSignal::new(false);
    effect(move || shown.set(open.get() == Some(sheet)));
    effect(move || {
        if !shown.get() && open.get_untracked() == Some(sheet) {
            open.set(None);
        }
    });
    shown
}
