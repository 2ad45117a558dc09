//! Weights that were learned from games, as a file of whole numbers.

/// Weights of terms, in thousandths. They depend on the tiles left: they are known at some numbers of tiles and lie on a
/// line in between.
#[derive(Clone, Debug)]
pub(crate) struct Staged<const TERMS: usize, const STAGES: usize> {
    /// The numbers of tiles left, falling.
    left: [i64; STAGES],
    weights: [[i64; STAGES]; TERMS],
}

impl<const TERMS: usize, const STAGES: usize> Staged<TERMS, STAGES> {
    /// Reads a file: a row of the numbers of tiles left, and a row for each term. What follows a `#` in a line is a remark.
    /// A `const` holds what is read, so that a wrong file does not compile.
    ///
    /// # Panics
    /// If there are too few numbers or too many, or something else.
    pub const fn read(file: &str) -> Self {
        let mut file = Numbers { bytes: file.as_bytes(), at: 0 };
        let left = file.row();
        let mut weights = [[0; STAGES]; TERMS];
        let mut term = 0;
        while term < TERMS {
            weights[term] = file.row();
            term += 1;
        }
        file.skip();
        assert!(file.at == file.bytes.len(), "too many numbers");
        Staged { left, weights }
    }

    /// Returns the weights at a number of tiles left.
    pub fn at(&self, left: i64) -> [i64; TERMS] {
        let Between { high, low, share, span } = between(&self.left, left);
        self.weights.map(|term| term[low] + (term[high] - term[low]) * share / span)
    }
}

/// The place of a number of tiles among those with weights of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Between {
    /// The numbers beside it, by their places in the list.
    pub high: usize,
    /// The lower one.
    pub low: usize,
    /// How far it is from the lower one to the higher one, in parts of `span`.
    pub share: i64,
    /// The distance of these, at least 1.
    pub span: i64,
}

/// Returns the place of a number of tiles left among falling numbers. Beyond their ends it lies at the end.
#[must_use]
pub fn between<const STAGES: usize>(stages: &[i64; STAGES], left: i64) -> Between {
    let low = stages.iter().position(|&stage| stage <= left).unwrap_or(STAGES - 1);
    let high = low.saturating_sub(1);
    let span = (stages[high] - stages[low]).max(1);
    Between { high, low, share: (left - stages[low]).clamp(0, span), span }
}

/// Whole numbers in a text.
struct Numbers<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl Numbers<'_> {
    /// Goes on to the next number.
    const fn skip(&mut self) {
        let mut remark = false;
        while self.at < self.bytes.len() {
            match self.bytes[self.at] {
                b'\n' => remark = false,
                b'#' => remark = true,
                b' ' | b'\r' => {}
                _ if remark => {}
                _ => return,
            }
            self.at += 1;
        }
    }

    const fn row<const N: usize>(&mut self) -> [i64; N] {
        let (mut row, mut n) = ([0; N], 0);
        while n < N {
            row[n] = self.number();
            n += 1;
        }
        row
    }

    const fn number(&mut self) -> i64 {
        self.skip();
        let is_negative = self.at < self.bytes.len() && self.bytes[self.at] == b'-';
        self.at += is_negative as usize;
        let (mut number, start) = (0, self.at);
        while self.at < self.bytes.len() && self.bytes[self.at].is_ascii_digit() {
            number = number * 10 + (self.bytes[self.at] - b'0') as i64;
            self.at += 1;
        }
        assert!(self.at > start, "a number");
        if is_negative { -number } else { number }
    }
}
