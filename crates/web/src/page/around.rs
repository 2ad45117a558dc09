//! What is open around a board: sheets, dialogs. One value for all parts of a view.

use super::strip::Shared;
use leptos::prelude::*;

/// A sheet that is drawn up over the board where the screen is small.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sheet {
    /// How the game stands.
    Standing,
    /// What has happened.
    Log,
    /// The tiles that are left.
    Tiles,
}

/// What is open around a board.
#[derive(Clone, Copy)]
pub struct Around {
    /// The sheet over the board, on a small screen.
    pub sheet: RwSignal<Option<Sheet>>,
    /// What the paper on the right shows, on a large screen: the log, or the tiles.
    pub tab: RwSignal<Sheet>,
    /// Whether that paper is folded away.
    pub folded: RwSignal<bool>,
    /// Whether the menu is open.
    pub menu: RwSignal<bool>,
    /// Whether the seats are shown, to be given to somebody else.
    pub seats: RwSignal<bool>,
    /// Whether the end of the game is told.
    pub ending: RwSignal<bool>,
    /// Whether a hint of the guide stands beside the board.
    pub explains: RwSignal<bool>,
}

impl Around {
    /// Nothing is open yet; for everything in the view that calls this.
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

/// What is open around the board of this view.
pub fn use_around() -> Around {
    // Every view with a board provides it first.
    expect_context::<Around>()
}

/// A signal that says whether a sheet is open, and closes it.
pub fn sheet_shown(sheet: Sheet) -> RwSignal<bool> {
    let open = use_around().sheet;
    let shown = RwSignal::new(false);
    Effect::new(move || shown.set(open.get() == Some(sheet)));
    Effect::new(move |_| {
        if !shown.get() && open.get_untracked() == Some(sheet) {
            open.set(None);
        }
    });
    shown
}
