//! The state of the drawer and the dialogs around a board. One value for all parts of a view.

use super::board::Area;
use super::cards::Pointing;
use super::sharing::Sharing;
use crate::page::reactive::effect;
use crate::storage;
use fogbound_game::Cell;
use fogbound_presenter::Step;
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
    /// The best moves.
    Advice,
    /// The moves of an analysis.
    Moves,
}

impl Sheet {
    /// Those of every game, in order.
    pub const ALL: [Sheet; 4] = [Sheet::Log, Sheet::Tiles, Sheet::Standing, Sheet::Advice];

    /// Returns its name in storage.
    const fn name(self) -> &'static str {
        match self {
            Sheet::Log => "log",
            Sheet::Tiles => "tiles",
            Sheet::Standing => "standing",
            Sheet::Advice => "advice",
            Sheet::Moves => "moves",
        }
    }
}

/// A cell and what is around it, in pixels of the screen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Surroundings {
    /// The cell.
    pub cell: Area,
    /// The part of the screen that no paper covers.
    pub free: Area,
    /// The cells of the board.
    pub board: Area,
    /// The card of the guide, if it is open.
    pub guide: Option<Area>,
    /// The screen.
    pub screen: Area,
}

impl Surroundings {
    /// Returns true if the screen has room for papers beside the cell.
    pub fn is_large(&self) -> bool {
        self.screen.width() >= 600.0 && self.screen.height() >= 500.0
    }
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
    /// The name of the hint for newcomers that lies open.
    pub guide: RwSignal<Option<String>>,
    /// The cell that is pointed at, chosen or under the lens. What there is to say about it stands beside it.
    pub surroundings: RwSignal<Option<Surroundings>>,
    /// The cell that a line of the log is about, while somebody points at that line.
    pub told: RwSignal<Option<Cell>>,
    /// The step of the final scoring that the board shows.
    pub step: RwSignal<Option<Step>>,
    /// The card of what somebody points at.
    pub pointing: Pointing,
}

impl Around {
    /// Provides the state to everything in the calling view, with nothing open yet.
    pub fn provide() -> Around {
        let around = Around {
            drawer: RwSignal::new(kept_drawer()),
            menu: RwSignal::new(false),
            seats: RwSignal::new(false),
            ending: RwSignal::new(false),
            guide: RwSignal::new(None),
            surroundings: RwSignal::new(None),
            told: RwSignal::new(None),
            step: RwSignal::new(None),
            pointing: Pointing::new(),
        };
        provide_context(around);
        effect(move || {
            // The moves are for analyses only.
            let open = around.drawer.get();
            if open != Some(Sheet::Moves) {
                keep_drawer(open);
            }
        });
        Sharing::provide();
        around
    }
}

/// The width of a window that has room for board and drawer, in pixels.
const ROOMY: f64 = 1280.0;

/// Returns true if the window has room for board and drawer.
pub fn is_roomy() -> bool {
    window().inner_width().ok().and_then(|width| width.as_f64()).is_some_and(|it| it >= ROOMY)
}

/// Returns the page of the drawer that was open last. On smaller screens it begins closed.
fn kept_drawer() -> Option<Sheet> {
    let kept = storage::get(storage::DRAWER).filter(|_| is_roomy())?;
    Sheet::ALL.into_iter().find(|sheet| sheet.name() == kept)
}

/// Keeps the open page of the drawer for the next view of a board.
fn keep_drawer(open: Option<Sheet>) {
    if is_roomy() {
        // It is a convenience: without storage it begins closed.
        let _ = storage::set(storage::DRAWER, open.map_or("", Sheet::name));
    }
}

/// Returns the state of the drawer and the dialogs around the board of this view.
pub fn use_around() -> Around {
    // Every view with a board provides it first.
    expect_context::<Around>()
}
