//! Pictures of tiles, boards and figures as SVG: pure functions of tile data, position and theme.
//!
//! * [`Theme`] and [`style_sheet`]: colours; geometry knows classes only.
//! * [`Detail`]: how much is drawn, by the size on the screen.
//! * [`svg`], [`shape`], [`wobble`]: the writer, the geometry, the seeded irregularity.
//! * [`figures`]: what stands on tiles. [`train`]: everything of Ghosts Galore.
//!
//! **Invariants.** No I/O, no clock, no hash order. The same call gives the same bytes on every
//! platform. No element has a `style` attribute.

pub mod board;
pub mod detail;
pub mod document;
pub mod figures;
pub mod shape;
pub mod sheet;
pub mod style;
pub mod svg;
pub mod tile;
pub mod train;
pub mod wobble;

pub use board::{Board, Scene, board_svg};
pub use detail::Detail;
pub use document::{Frame, Styling, document};
pub use sheet::{sheet_svg, tile_svg};
pub use style::{Theme, style_sheet};
pub use tile::{Look, Places, Stand, Tile, draw_back, draw_tile};
