//! The parts for Ghosts Galore only: the draft row, the boards of all players, the sheet on narrow screens.

mod boards;
mod row;
mod sheet;

use super::table::use_table;
use boards::Boards;
use fogbound_presenter::{Glyph, Panel, Part};
use leptos::prelude::*;
use row::Row;
use sheet::Strip;

/// All panels of the game, as they change.
type Panels = Memo<Vec<Panel>>;

/// The draft row, the boards, and the sheet on narrow screens.
#[component]
pub fn Train() -> impl IntoView {
    let panels: Panels = use_table().panels();
    view! {
        <Row panels/>
        <Strip panels/>
        <Boards panels/>
    }
}

/// Returns a panel, if it is there now.
fn panel(panels: Panels, id: &str) -> Option<Panel> {
    panels.with(|panels| panels.iter().find(|panel| panel.id == id).cloned())
}

/// Returns the glyphs of a panel with their words, or none if the panel is not there now.
fn glyphs(panels: Panels, id: &str) -> Vec<(Glyph, String)> {
    let parts = panel(panels, id).map(|panel| panel.parts).unwrap_or_default();
    let glyph = |part| match part {
        Part::Glyph { glyph, text } => Some((glyph, text)),
        _ => None,
    };
    parts.into_iter().filter_map(glyph).collect()
}
