//! The signs by which a step is judged, as they are used for chess.

/// The judgement of a step in one sign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// `!!`: as good as it is hard to find.
    Brilliant,
    /// `!`: good.
    Good,
    /// `!?`: worth a try.
    Interesting,
    /// `?!`: of doubtful worth.
    Dubious,
    /// `?`: a mistake.
    Mistake,
    /// `??`: a blunder.
    Blunder,
}

impl Sign {
    /// All of them, from the best to the worst.
    pub const ALL: &[Sign] = &[
        Sign::Brilliant,
        Sign::Good,
        Sign::Interesting,
        Sign::Dubious,
        Sign::Mistake,
        Sign::Blunder,
    ];

    /// Returns the sign as it is written.
    #[must_use]
    pub const fn text(self) -> &'static str {
        match self {
            Sign::Brilliant => "!!",
            Sign::Good => "!",
            Sign::Interesting => "!?",
            Sign::Dubious => "?!",
            Sign::Mistake => "?",
            Sign::Blunder => "??",
        }
    }

    /// Returns the word for it, by which texts name it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Sign::Brilliant => "brilliant",
            Sign::Good => "good",
            Sign::Interesting => "interesting",
            Sign::Dubious => "dubious",
            Sign::Mistake => "mistake",
            Sign::Blunder => "blunder",
        }
    }

    /// Reads a sign; `None` if it is none.
    #[must_use]
    pub fn parse(text: &str) -> Option<Sign> {
        Sign::ALL.iter().copied().find(|sign| sign.text() == text)
    }
}
