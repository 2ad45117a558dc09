//! The state of the drawer and the dialogs around a board. One value for all parts of a view.

use super::strip::Shared;
use fogbound_game::Cell;
use leptos::prelude::*;

/// A page of the drawer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sheet {
    /// The log of past events.
    Log,
    /// The tiles that are left.
    Tiles,
    /// The state of the game.
    Standing,
}

/// The state of the drawer and the dialogs around a board.
#[derive(Clone, Copy)]
pub struct Around {
    /// The open page of the drawer. It is closed without one.
    pub drawer: RwSignal<Option<Sheet>>,
    /// True while the menu is open.
    pub menu: RwSignal<bool>,
    /// True while the dialog is open in which seats are given to somebody else.
    pub seats: RwSignal<bool>,
    /// True while the end of the game is shown.
    pub ending: RwSignal<bool>,
    /// The place of the cell that is pointed at or chosen, as corners in pixels of the screen. Its
    /// consequences stand beside it.
    pub spot: RwSignal<Option<[f64; 4]>>,
    /// The cell that a line of the log is about, while somebody points at that line.
    pub told: RwSignal<Option<Cell>>,
}

impl Around {
    /// Provides the state to everything in the calling view, with nothing open yet.
    pub fn provide() -> Around {
        let around = Around {
            drawer: RwSignal::new(None),
            menu: RwSignal::new(false),
            seats: RwSignal::new(false),
            ending: RwSignal::new(false),
            spot: RwSignal::new(None),
            told: RwSignal::new(None),
        };
        provide_context(around);
        Shared::provide();
        around
    }
}

/// Returns the state of the drawer and the dialogs around the board of this view.
pub fn use_around() -> Around {
    // Every view with a board provides it first.
    expect_context::<Around>()
}
