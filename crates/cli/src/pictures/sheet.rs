//! `fogbound tiles sheet`: all tiles of a set as a picture.

use super::{Format, PictureArgs, formats};
use crate::common::Outcome;
use crate::tiles::named;
use fogbound_ghosts_galore::Category;
use fogbound_pictures::Glyph;
use fogbound_pictures::figures::{Figure, Icon};
use fogbound_pictures::panel::{Panel, Sign, poster_svg, tile_plates, track_plates};
use fogbound_presenter::ghosts_galore::category;
use fogbound_table::texts::{Texts, msg};
use fogbound_tilesets::{AnySet, DoorKind, TileSet};
use std::process::ExitCode;

/// Arguments of `fogbound tiles sheet`.
#[derive(clap::Args)]
#[command(mut_arg("format", |format| format.value_parser(formats([Format::Svg, Format::Png]))))]
pub struct Args {
    /// The id of a shipped set (`fogbound-mists`, `base`, `fogbound-ghosts`), or a file
    set: String,
    #[command(flatten)]
    picture: PictureArgs,
}

/// Side of a tile where none is given.
const SIZE: u32 = 96;

pub fn run(args: &Args) -> Outcome {
    let texts = Texts::chosen();
    let pixels = args.picture.size.unwrap_or(SIZE);
    let set = named(&args.set)?;
    let words =
        |name: &str, count: u8| texts.say(msg!("picture-tile", name = texts.tile(name), n = count));
    let (title, origin, drawing) = match &set {
        AnySet::Tiles(set) => (&set.title, &set.origin, tile_plates(set, pixels, words)),
        AnySet::Tracks(set) => {
            let side_words = |name: &str, side: u8| {
                texts.say(msg!("picture-side", name = texts.tile(name), side = side + 1))
            };
            (&set.title, &set.origin, track_plates(set, pixels, words, side_words))
        }
    };
    let legend = match &set {
        AnySet::Tiles(set) => landscape_legend(set, &texts),
        AnySet::Tracks(_) => track_legend(&texts),
    };
    let (title, subtitle) = (title.clone(), origin.clone());
    let panel = Panel { title, subtitle, legend, ..Panel::default() };
    args.picture.write_picture(&poster_svg(&panel, &drawing, args.picture.styling()), pixels)?;
    Ok(ExitCode::SUCCESS)
}

fn landscape_legend(set: &TileSet, texts: &Texts) -> Vec<(Sign, String)> {
    let ghosts = set.kinds.iter().any(|kind| kind.ghosts() > 0);
    let coats = set.kinds.iter().flat_map(|kind| &kind.cities).any(|city| city.coats > 0);
    let signs = [
        (ghosts, Sign::Glyph(Glyph::Figure(Figure::PrintedGhost)), msg!("picture-printed-ghost")),
        (coats, Sign::Glyph(Glyph::icon(Icon::Coat)), msg!("picture-coat")),
    ];
    let shown = signs.into_iter().filter(|(is_there, ..)| *is_there);
    shown.map(|(_, sign, message)| (sign, texts.say(message))).collect()
}

/// The categories of a sheet by their signs.
fn track_legend(texts: &Texts) -> Vec<(Sign, String)> {
    let words = |of: Category| match category(of) {
        Glyph::Door(DoorKind::Plain) => texts.say(msg!("picture-door-plain")),
        _ => texts.ghosts_category(of),
    };
    Category::ALL.map(|of| (Sign::Glyph(category(of)), words(of))).into()
}
