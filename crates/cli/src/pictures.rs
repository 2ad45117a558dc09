//! Pictures of games and tile sets as files: `fogbound board`, `fogbound film`, `fogbound tiles sheet`.

pub mod board;
mod carcassonne;
pub mod film;
mod ghosts_galore;
mod gif;
mod legend;
mod mists;
mod palette;
mod raster;
pub mod sheet;

use crate::common::{Outcome, error, text};
use crate::trace::SetArgs;
use clap::ValueEnum;
use fogbound_game::Deciding;
use fogbound_pictures::panel::{Drawing, Panel};
use fogbound_pictures::{Styling, Theme};
use fogbound_presenter::Outlines;
use fogbound_table::record::{AnyRecord, Playable, Record, Replay, Sets};
use fogbound_table::texts::{Texts, msg};
use fogbound_table::with_record;
use miette::{IntoDiagnostic, WrapErr};
use std::io::Write as _;
use std::path::{Path, PathBuf};

/// How pictures look and where they go.
#[derive(clap::Args, Clone, Debug)]
pub struct PictureArgs {
    /// The file to write, `-` for the standard output; its extension chooses the format
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,
    /// The format, whatever the extension of the file
    #[arg(long, value_enum)]
    format: Option<Format>,
    /// Colours: light for dusk, dark for night, contrast for night with stronger outlines
    #[arg(long, value_enum, default_value_t = ThemeName::Light)]
    theme: ThemeName,
    /// Side of a tile in pixels, 16 to 512; the smaller, the simpler tiles are drawn
    #[arg(long, value_name = "PX", value_parser = clap::value_parser!(u32).range(16..=512))]
    size: Option<u32>,
}

#[derive(ValueEnum, Clone, Copy, Debug)]
enum ThemeName {
    Light,
    Dark,
    Contrast,
}

/// The format of a file.
#[derive(ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
enum Format {
    Svg,
    Png,
    Gif,
}

impl PictureArgs {
    fn theme(&self) -> Theme {
        match self.theme {
            ThemeName::Light => Theme::Light,
            ThemeName::Dark => Theme::Dark,
            ThemeName::Contrast => Theme::Contrast,
        }
    }

    fn styling(&self) -> Styling {
        Styling::Inline(self.theme())
    }

    /// The format asked for by its name or by the extension of the file, if it is possible here.
    fn format(&self, possible: [Format; 2]) -> miette::Result<Format> {
        let extension = self.output.extension().map(|name| name.to_string_lossy().to_lowercase());
        let named = |format: &Format| extension.as_deref() == Some(format.extension());
        let asked = self.format.or_else(|| Format::value_variants().iter().copied().find(named));
        let known = possible.map(|format| format!(".{}", format.extension())).join(", ");
        let Some(format) = asked else {
            let path = self.output.display().to_string();
            return Err(error(msg!("error-picture-extension", path, known)));
        };
        if !possible.contains(&format) {
            let format = format.extension();
            return Err(error(msg!("error-picture-format", format, known)));
        }
        Ok(format)
    }

    /// Writes a single picture as its file name asks.
    fn write_picture(&self, svg: &str) -> miette::Result<()> {
        match self.format([Format::Svg, Format::Png])? {
            Format::Png => self.write(&raster::png(svg)?),
            _ => self.write(svg.as_bytes()),
        }
    }

    fn write(&self, bytes: &[u8]) -> miette::Result<()> {
        let written = match self.output.as_os_str() == "-" {
            true => std::io::stdout().write_all(bytes),
            false => std::fs::write(&self.output, bytes),
        };
        let written = written.into_diagnostic();
        written
            .wrap_err_with(|| text(msg!("error-write", path = self.output.display().to_string())))
    }
}

impl Format {
    const fn extension(self) -> &'static str {
        match self {
            Format::Svg => "svg",
            Format::Png => "png",
            Format::Gif => "gif",
        }
    }
}

/// A command that draws the record of any game.
trait Draws {
    fn draw<G: Pictured>(&self, record: &Record<G>, sets: &Sets) -> Outcome;

    /// Reads the record and draws it.
    fn draw_file(&self, file: &Path, tiles: &SetArgs) -> Outcome {
        let sets = tiles.sets()?;
        with_record!(read_record(file)?, record => self.draw(&record, &sets))
    }
}

/// The parts of a position to draw.
#[derive(Clone, Copy, Debug)]
struct Wanted {
    /// Side of a tile in pixels.
    pixels: u32,
    /// Features shown by their outline.
    overlay: Option<Outlines>,
    /// True if the picture is one of a film, which shows the position and no choices.
    moving: bool,
}

/// A game that there are pictures of. They are drawn from a view, so nothing hidden gets into them.
trait Pictured: Playable {
    /// True if there are landscape tiles, whose features can be outlined.
    const HAS_FEATURES: bool;

    /// The board, or the whole table.
    fn drawing(view: &fogbound_game::View<Self>, wanted: Wanted, texts: &Texts) -> Drawing;

    /// Returns the texts around it; `place` describes how far the record has come.
    fn panel(view: &fogbound_game::View<Self>, wanted: Wanted, place: &str, texts: &Texts)
    -> Panel;

    /// Returns true if a position belongs into a film after the one before it.
    fn moved(before: &Self, now: &Self) -> bool;
}

/// The name of a seat.
fn seat_name(texts: &Texts, seat: u8) -> String {
    texts.get("name-person", &[("seat", seat.into())])
}

/// The tiles left in piles.
fn pile_words(piles: &[u8], texts: &Texts) -> String {
    let tiles: u16 = piles.iter().map(|&pile| u16::from(pile)).sum();
    let sizes: Vec<String> = piles.iter().map(u8::to_string).collect();
    texts.get("picture-piles", &[("tiles", tiles.into()), ("piles", sizes.join(" + ").into())])
}

/// Returns true if a decision of a seat is waited for.
fn decides(deciding: Deciding, seat: u8) -> bool {
    deciding.seats().contains(seat)
}

/// Describes how far a record has come.
fn place<G: Playable>(texts: &Texts, replay: &Replay<G>, at: usize) -> String {
    let args = [("at", at.into()), ("decisions", replay.taken().len().into())];
    texts.get("picture-place", &args)
}

/// A seat that a game has.
fn check_seat(seat: Option<u8>, players: u8) -> miette::Result<()> {
    match seat.filter(|&seat| seat >= players) {
        Some(seat) => Err(error(msg!("error-picture-seat", seat, last = players - 1))),
        None => Ok(()),
    }
}

/// Reads a record of any game.
fn read_record(path: &Path) -> miette::Result<AnyRecord> {
    let text = crate::common::read_text(path)?;
    Ok(AnyRecord::parse(&path.display().to_string(), &text)?)
}
