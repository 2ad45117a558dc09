//! From SVG to pixels, lettered with the font that comes with the program.

use crate::common::error;
use fogbound_pictures::gif::{Gif, Palette, Rgb, samples};
use fogbound_pictures::panel::Timing;
use fogbound_table::texts::msg;
use miette::IntoDiagnostic;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree, fontdb::Database};
use std::sync::{Arc, LazyLock};

/// The weights of the one font there is; fonts of the system are never looked at.
const FONTS: [&[u8]; 2] = [
    include_bytes!("../../../../assets/fonts/AlegreyaSans-Medium.ttf"),
    include_bytes!("../../../../assets/fonts/AlegreyaSans-ExtraBold.ttf"),
];
const FAMILY: &str = "Alegreya Sans";

/// Larger pictures are refused: they would need half a gigabyte of memory.
const MOST_PIXELS: u64 = 50_000_000;

static DATABASE: LazyLock<Arc<Database>> = LazyLock::new(|| {
    let mut database = Database::new();
    FONTS.into_iter().for_each(|font| database.load_font_data(font.to_vec()));
    Arc::new(database)
});

/// Renders a picture in its own size, of which the sides of tiles are `side` long.
pub fn pixels(svg: &str, side: u32) -> miette::Result<Pixmap> {
    let fontdb = Arc::clone(&DATABASE);
    let options = Options { fontdb, font_family: FAMILY.to_owned(), ..Options::default() };
    let unreadable = |cause: String| error(msg!("error-picture-svg", cause));
    let tree = Tree::from_str(svg, &options).map_err(|cause| unreadable(cause.to_string()))?;
    let size = tree.size().to_int_size();
    let (width, height) = (size.width(), size.height());
    let small = u64::from(width) * u64::from(height) <= MOST_PIXELS;
    let pixmap = small.then(|| Pixmap::new(width, height)).flatten();
    let mut pixmap = pixmap.ok_or_else(|| too_large(width, height, side))?;
    resvg::render(&tree, Transform::identity(), &mut pixmap.as_mut());
    Ok(pixmap)
}

/// Returns the refusal of a picture that is too large, with the largest tiles of which there is room for all.
pub fn too_large(width: u32, height: u32, side: u32) -> miette::Report {
    let (wide, high) = (f64::from(width), f64::from(height));
    let by_area = (MOST_PIXELS as f64 / (wide * high)).sqrt();
    let by_side = f64::from(u16::MAX) / wide.max(high);
    // Panels grow a little less than tiles do.
    let most = (f64::from(side) * by_area.min(by_side) * 0.97) as u32;
    error(msg!("error-picture-large", width, height, most))
}

/// Renders a picture to a PNG file. It gets 255 colours of its own choice: hardly to be seen, and
/// files are a third as large.
pub fn png(svg: &str, side: u32) -> miette::Result<Vec<u8>> {
    let picture = pixels(svg, side)?;
    let colours = rgb(&picture);
    let mut palette = Palette::of(colours.iter().copied());
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, picture.width(), picture.height());
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_compression(png::Compression::High);
    encoder.set_palette(palette.bytes());
    let mut writer = encoder.write_header().into_diagnostic()?;
    let numbers: Vec<u8> = colours.into_iter().map(|colour| palette.number(colour)).collect();
    writer.write_image_data(&numbers).into_diagnostic()?;
    writer.finish().into_diagnostic()?;
    Ok(bytes)
}

/// Renders pictures of one size to an animated GIF.
pub fn film(pictures: &[String], timing: Timing, side: u32) -> miette::Result<Vec<u8>> {
    let chosen = samples(pictures.len()).map(|at| pixels(&pictures[at], side));
    let chosen = chosen.collect::<miette::Result<Vec<_>>>()?;
    let Some(size) = chosen.first() else { return Ok(Vec::new()) };
    let short = |pixels: u32| {
        u16::try_from(pixels).map_err(|_| too_large(size.width(), size.height(), side))
    };
    let (width, height) = (short(size.width())?, short(size.height())?);
    let palette = Palette::of(chosen.iter().flat_map(rgb));
    let mut film = Gif::new(width, height, palette).into_diagnostic()?;
    for (at, picture) in pictures.iter().enumerate() {
        let time = timing.of(at, pictures.len());
        film.add(rgb(&pixels(picture, side)?), time).into_diagnostic()?;
    }
    film.finish().into_diagnostic()
}

/// Returns the colours of a picture, which has the table below it and is opaque.
fn rgb(picture: &Pixmap) -> Vec<Rgb> {
    let pixels = picture.pixels().iter();
    pixels.map(|pixel| [pixel.red(), pixel.green(), pixel.blue()]).collect()
}
