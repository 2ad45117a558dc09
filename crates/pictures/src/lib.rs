//! Pictures of tiles, boards and figures as SVG: pure functions of tile data, position and theme.
//!
//! ```
//! use fogbound_game::Rotation;
//! use fogbound_pictures::{Styling, Theme, Tile, file_sheet, tile_svg};
//!
//! let set = fogbound_sets::fogbound_mists();
//! let tile = Tile::of(set, 0, Rotation::NONE).ok_or("no such kind")?;
//! let file = tile_svg(&tile, 192, Styling::Inline(Theme::Dark));
//! let part_of_a_page = tile_svg(&tile, 192, Styling::Page);
//! assert_eq!(file.replace(&format!("<style>{}</style>", file_sheet(Theme::Dark)), ""), part_of_a_page);
//! # Ok::<(), &str>(())
//! ```
//!
//! * [`tile_svg`] and [`board_svg`] make whole files; [`draw_tile`] and [`BoardDrawing`] draw
//!   into a picture of the caller's.
//! * [`Scene`] is a position as plain data; who knows a game makes one of it.
//! * For a page: [`BoardDrawing::tiles`] and [`BoardDrawing::layers`] draw only what changed, [`BoardDrawing::outline`] what
//!   can be chosen, [`Glyph`] single things; they share [`shared_defs`] and move by [`motion_sheet`].
//! * [`Theme`] and [`style_sheet`]: colours; geometry knows classes only.
//! * [`Detail`]: how much is drawn, by the size on the screen.
//! * [`Places`]: where figures stand on a tile.
//! * [`svg`], [`shape`], [`wobble`]: the writer, the geometry, the seeded irregularity.
//! * [`figures`]: what stands on tiles. [`train`]: everything of Ghosts Galore. [`panel`]: what
//!   stands beside a board. [`gif`]: pixels of pictures as an animation.
//!
//! A tile is 200 by 200 units, its light comes from the upper left: data is turned and drawn again,
//! a picture never. The rules that make any two tiles fit are explained in `tile/region.rs` (walls
//! end in corners), `tile/layout.rs` (roads cross in the middle), `tile/mist/mod.rs` and
//! `tile/town.rs` (houses across the seam).
//!
//! **Invariants.** No I/O, no clock, no hash order. The same call returns the same bytes on every
//! platform. No element has a `style` attribute.

pub mod board;
pub mod detail;
pub mod document;
pub mod figures;
pub mod gif;
pub mod motion;
pub mod panel;
pub mod shape;
mod sheet;
pub mod single;
pub mod small;
pub mod style;
pub mod svg;
pub mod things;
pub mod tile;
pub mod train;
pub mod wobble;

pub use board::{BoardDrawing, Scene, board_svg};
pub use detail::Detail;
pub use document::{Frame, Styling, document};
pub use motion::motion_sheet;
pub use sheet::{file_sheet, style_sheet};
pub use single::tile_svg;
pub use small::{Glyph, shared_defs};
pub use style::Theme;
pub use things::Thing;
pub use tile::{Appearance, Places, Stand, Tile, draw_back, draw_tile};
