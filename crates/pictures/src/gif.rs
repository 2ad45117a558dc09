//! Pictures one after the other as an animated GIF: one palette for all, and of each picture only
//! the changes. The same pictures result in the same bytes.

mod palette;

pub use palette::{COLOURS, Palette, Rgb};

use gif::{DisposalMethod, Encoder, EncodingError, Frame, Repeat};

/// The number of what stays as it is: the one that the palette leaves free.
const UNCHANGED: u8 = COLOURS as u8;
/// So many pictures are looked at for the palette.
const SAMPLES: usize = 5;

/// Returns the numbers of those pictures of a film whose colours its palette is chosen from: the last one, and
/// some before it.
pub fn samples(pictures: usize) -> impl Iterator<Item = usize> {
    (0..pictures).rev().step_by(pictures.div_ceil(SAMPLES).max(1))
}

/// An animated GIF that is being written.
pub struct Gif {
    encoder: Encoder<Vec<u8>>,
    palette: Palette,
    /// The picture before.
    before: Vec<Rgb>,
    width: u16,
}

impl Gif {
    /// Begins a film that repeats itself, with pictures of one size.
    ///
    /// # Errors
    ///
    /// Fails if the encoder does.
    pub fn new(width: u16, height: u16, palette: Palette) -> Result<Gif, EncodingError> {
        let mut encoder = Encoder::new(Vec::new(), width, height, &palette.bytes())?;
        encoder.set_repeat(Repeat::Infinite)?;
        Ok(Gif { encoder, palette, before: Vec::new(), width })
    }

    /// Adds a picture, by rows, that is shown for a time in milliseconds.
    ///
    /// # Errors
    ///
    /// Fails if the encoder does, as it does for a picture of another size.
    pub fn add(&mut self, picture: Vec<Rgb>, time: u32) -> Result<(), EncodingError> {
        let frame = frame(&self.before, &picture, self.width, &mut self.palette);
        // A GIF counts in hundredths of a second.
        let delay = u16::try_from(time / 10).unwrap_or(u16::MAX);
        self.encoder.write_frame(&Frame { delay, ..frame })?;
        self.before = picture;
        Ok(())
    }

    /// Ends the film and returns the file.
    ///
    /// # Errors
    ///
    /// Fails if the encoder does.
    pub fn finish(self) -> Result<Vec<u8>, EncodingError> {
        self.encoder.into_inner()
    }
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
