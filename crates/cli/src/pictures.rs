//! Pictures of games and tile sets as files: `fogbound board`, `fogbound film`, `fogbound tiles sheet`.

pub mod board;
pub mod film;
pub mod raster;
pub mod sheet;

use crate::common::{misuse, print_bytes, text};
use crate::trace::SetArgs;
use clap::ValueEnum;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use fogbound_pictures::{Styling, Theme};
use fogbound_presenter::Presenter;
use fogbound_table::texts::{Texts, msg};
use miette::{IntoDiagnostic, WrapErr};
use std::path::{Path, PathBuf};
use std::rc::Rc;

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
    #[arg(long, default_value = Theme::Light.name(), value_parser = themes())]
    theme: Theme,
    /// Side of a tile in pixels, 16 to 512; the smaller, the simpler tiles are drawn
    #[arg(long, value_name = "PX", value_parser = clap::value_parser!(u32).range(16..=512))]
    size: Option<u32>,
}

/// The format of a file.
#[derive(ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
enum Format {
    Svg,
    Png,
    Gif,
}

/// Reads the name of a theme.
fn themes() -> impl TypedValueParser<Value = Theme> {
    let named = |name: String| Theme::ALL.into_iter().find(|theme| theme.name() == name);
    // Nothing else is read.
    PossibleValuesParser::new(Theme::ALL.map(Theme::name))
        .map(move |name| named(name).unwrap_or_default())
}

/// Reads the name of a format that is possible for a command.
fn formats(possible: [Format; 2]) -> impl TypedValueParser<Value = Format> {
    let names = PossibleValuesParser::new(possible.map(Format::extension));
    names.map(move |name| match possible.into_iter().find(|format| format.extension() == name) {
        Some(format) => format,
        // Nothing else is read.
        None => possible[0],
    })
}

impl PictureArgs {
    fn styling(&self) -> Styling {
        Styling::Inline(self.theme)
    }

    /// The format asked for by its name or by the extension of the file, if it is possible here.
    fn format(&self, possible: [Format; 2]) -> miette::Result<Format> {
        let extension = self.output.extension().map(|name| name.to_string_lossy().to_lowercase());
        let named = |format: &Format| extension.as_deref() == Some(format.extension());
        let asked = self.format.or_else(|| Format::value_variants().iter().copied().find(named));
        let known = possible.map(|format| format!(".{}", format.extension())).join(", ");
        let Some(format) = asked else {
            let path = self.output.display().to_string();
            return Err(misuse(msg!("error-picture-extension", path, known)));
        };
        if !possible.contains(&format) {
            let format = format.extension();
            return Err(misuse(msg!("error-picture-format", format, known)));
        }
        Ok(format)
    }

    /// Writes a single picture as its file name asks. The sides of its tiles are `side` long.
    fn write_picture(&self, svg: &str, side: u32) -> miette::Result<()> {
        match self.format([Format::Svg, Format::Png])? {
            Format::Png => self.write(&raster::png(svg, side)?),
            _ => self.write(svg.as_bytes()),
        }
    }

    fn write(&self, bytes: &[u8]) -> miette::Result<()> {
        if self.output.as_os_str() == "-" {
            return print_bytes(bytes);
        }
        std::fs::write(&self.output, bytes)
            .into_diagnostic()
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

/// A record of any game as it is drawn.
fn opened(file: &Path, tiles: &SetArgs, texts: &Rc<Texts>) -> miette::Result<Box<dyn Presenter>> {
    let (name, text) = (file.display().to_string(), crate::common::read_text(file)?);
    Ok(fogbound_presenter::open_with(&name, &text, tiles.sets()?, texts)?)
}
