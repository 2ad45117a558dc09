//! 255 colours that come near to all colours of some pictures.

use color_quant::NeuQuant;
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// Red, green and blue.
pub type Rgb = [u8; 3];

/// Colours of a palette; one more number is free.
pub const COLOURS: usize = 255;
/// So many of them are taken as they are.
const EXACT: usize = 64;
/// Of the others a colour counts at most so often: meadows must not outweigh meeples.
const MOST: usize = 200;
/// The thoroughness of the choice of the palette, 1 (best) to 30.
const THOROUGHNESS: i32 = 3;

/// The colours of one picture or of a film.
pub struct Palette {
    /// The commonest colours as they are, so that large areas keep theirs.
    exact: Vec<Rgb>,
    /// Colours near to the others, numbered after them.
    near: NeuQuant,
    /// The numbers looked up already.
    known: BTreeMap<Rgb, u8>,
}

impl Palette {
    /// The colours that come nearest to those of all pixels.
    pub fn of(pixels: impl Iterator<Item = Rgb>) -> Palette {
        let mut counts: BTreeMap<Rgb, usize> = BTreeMap::new();
        pixels.for_each(|colour| *counts.entry(colour).or_default() += 1);
        let mut colours: Vec<(Rgb, usize)> = counts.into_iter().collect();
        colours.sort_by_key(|&(colour, count)| (Reverse(count), colour));
        let others = colours.split_off(EXACT.min(colours.len()));
        let exact: Vec<Rgb> = colours.into_iter().map(|(colour, _)| colour).collect();
        let samples: Vec<u8> = others
            .into_iter()
            .flat_map(|([r, g, b], count)| {
                core::iter::repeat_n([r, g, b, 255], count.min(MOST)).flatten()
            })
            .collect();
        let near = NeuQuant::new(THOROUGHNESS, COLOURS - EXACT, &samples);
        // There are fewer than 256.
        let known = (0u8..).zip(&exact).map(|(number, &colour)| (colour, number)).collect();
        Palette { exact, near, known }
    }

    /// All colours, the free number black.
    pub fn bytes(&self) -> Vec<u8> {
        let mut bytes: Vec<u8> = self.exact.iter().flatten().copied().collect();
        bytes.resize(3 * EXACT, 0);
        bytes.extend(self.near.color_map_rgb());
        bytes.resize(3 * (COLOURS + 1), 0);
        bytes
    }

    /// The number of the nearest colour.
    pub fn number(&mut self, colour: Rgb) -> u8 {
        let [r, g, b] = colour;
        let near = &self.near;
        // There are fewer than 256.
        let nearest = || (EXACT + near.index_of(&[r, g, b, 255])) as u8;
        *self.known.entry(colour).or_insert_with(nearest)
    }
}

#[cfg(test)]
mod tests;
