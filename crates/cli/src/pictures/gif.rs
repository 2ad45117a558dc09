//! Pictures one after the other as an animated GIF: one palette for all, and of each picture only
//! the changes. The same pictures result in the same bytes.

use super::palette::{COLOURS, Palette, Rgb, rgb};
use super::raster::{self, too_large};
use fogbound_pictures::panel::Timing;
use gif::{DisposalMethod, Encoder, Frame, Repeat};
use miette::IntoDiagnostic;

/// The number of what stays as it is: the one that the palette leaves free.
const UNCHANGED: u8 = COLOURS as u8;
/// So many pictures are looked at for the palette.
const SAMPLES: usize = 5;

/// Encodes pictures of one size, given as SVG, of which the sides of tiles are `side` long.
pub fn encode(pictures: &[String], timing: Timing, side: u32) -> miette::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let Some(end) = pictures.last() else { return Ok(bytes) };
    let size = raster::pixels(end, side)?;
    let short = |pixels: u32| {
        u16::try_from(pixels).map_err(|_| too_large(size.width(), size.height(), side))
    };
    let (width, height) = (short(size.width())?, short(size.height())?);
    let mut palette = Palette::of(samples(pictures, side)?.into_iter().flatten());
    let mut encoder =
        Encoder::new(&mut bytes, width, height, &palette.bytes()).into_diagnostic()?;
    encoder.set_repeat(Repeat::Infinite).into_diagnostic()?;
    let mut before = Vec::new();
    for (number, picture) in (1..).zip(pictures) {
        let now = rgb(&raster::pixels(picture, side)?);
        let time = if number == pictures.len() { timing.last } else { timing.shot };
        let frame = frame(&before, &now, width, &mut palette);
        // A GIF counts in hundredths of a second.
        let delay = u16::try_from(time / 10).unwrap_or(u16::MAX);
        encoder.write_frame(&Frame { delay, ..frame }).into_diagnostic()?;
        before = now;
    }
    drop(encoder);
    Ok(bytes)
}

/// The colours of some of the pictures, the last one among them.
fn samples(pictures: &[String], side: u32) -> miette::Result<Vec<Vec<Rgb>>> {
    let step = pictures.len().div_ceil(SAMPLES).max(1);
    let chosen = pictures.iter().rev().step_by(step);
    chosen.map(|picture| Ok(rgb(&raster::pixels(picture, side)?))).collect()
}

/// The smallest rectangle that holds what is new; in it, what is not new stays.
fn frame(before: &[Rgb], now: &[Rgb], width: u16, palette: &mut Palette) -> Frame<'static> {
    let wide = usize::from(width);
    let is_new = |at: usize| before.get(at) != Some(&now[at]);
    let new = || (0..now.len()).filter(|&at| is_new(at));
    let top = new().next().unwrap_or(0) / wide;
    let bottom = new().next_back().unwrap_or(0) / wide;
    let left = new().map(|at| at % wide).min().unwrap_or(0);
    let right = new().map(|at| at % wide).max().unwrap_or(0);
    let rows = (top..=bottom).flat_map(|y| (left..=right).map(move |x| y * wide + x));
    let number = |at: usize| if is_new(at) { palette.number(now[at]) } else { UNCHANGED };
    let buffer: Vec<u8> = rows.map(number).collect();
    // All of them are less than the width and the height.
    let [left, top, wide, high] =
        [left, top, right - left + 1, bottom - top + 1].map(|part| part as u16);
    Frame {
        left,
        top,
        width: wide,
        height: high,
        dispose: DisposalMethod::Keep,
        transparent: Some(UNCHANGED),
        buffer: buffer.into(),
        ..Frame::default()
    }
}
