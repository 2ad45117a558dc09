//! `fogbound tiles sheet`: all tiles of a set as a picture.

use super::PictureArgs;
use crate::common::Outcome;
use crate::tiles::named;
use fogbound_pictures::figures::{Figure, Icon};
use fogbound_pictures::panel::{Panel, Sign, poster_svg, tile_plates, track_plates};
use fogbound_table::texts::Texts;
use fogbound_tilesets::{AnySet, DoorKind, TileSet};
use std::process::ExitCode;

/// Arguments of `fogbound tiles sheet`.
#[derive(clap::Args)]
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
    let words = |name: &str, count: u8| {
        let args = [("name", texts.tile(name).into()), ("n", count.into())];
        texts.get("picture-tile", &args)
    };
    let (title, origin, drawing) = match &set {
        AnySet::Tiles(set) => (&set.title, &set.origin, tile_plates(set, pixels, words)),
        AnySet::Tracks(set) => {
            let side_words = |name: &str, side: u8| {
                let args = [("name", texts.tile(name).into()), ("side", (side + 1).into())];
                texts.get("picture-side", &args)
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
    args.picture.write_picture(&poster_svg(&panel, &drawing, args.picture.styling()))?;
    Ok(ExitCode::SUCCESS)
}

fn landscape_legend(set: &TileSet, texts: &Texts) -> Vec<(Sign, String)> {
    let ghosts = set.kinds.iter().any(|kind| kind.ghosts() > 0);
    let coats = set.kinds.iter().flat_map(|kind| &kind.cities).any(|city| city.coats > 0);
    let signs = [
        (ghosts, Sign::Figure(Figure::PrintedGhost), "picture-printed-ghost"),
        (coats, Sign::Figure(Figure::Icon(Icon::Coat)), "picture-coat"),
    ];
    let shown = signs.into_iter().filter(|(is_there, ..)| *is_there);
    shown.map(|(_, sign, id)| (sign, texts.get(id, &[]))).collect()
}

fn track_legend(texts: &Texts) -> Vec<(Sign, String)> {
    let mut legend = super::ghosts_galore::categories(texts);
    let plain = texts.get("picture-door-plain", &[]);
    let is_plain = |sign: &Sign| *sign == Sign::Door(DoorKind::Plain);
    legend
        .iter_mut()
        .filter(|(sign, _)| is_plain(sign))
        .for_each(|(_, words)| words.clone_from(&plain));
    legend
}
