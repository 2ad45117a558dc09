//! Setups in words: what there is to choose before a game begins, declared once by each game.

use crate::rules::Refusal;
use core::ops::RangeInclusive;

/// The readings of the rules that a game knows: their ids, each with its values, the usual one first.
pub type Readings = [(&'static str, [&'static str; 2])];

/// A choice beside the number of players and the readings of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The word for it, like `level`.
    pub id: &'static str,
    /// The values.
    pub values: Values,
}

/// The values of a choice, in words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Values {
    /// One of these; the first is the usual one.
    One(&'static [&'static str]),
    /// Any of these, separated by commas; `all`, which is usual, or `none`.
    Some(&'static [&'static str]),
}

impl Values {
    /// Returns the usual value.
    #[must_use]
    pub fn usual(self) -> &'static str {
        match self {
            Values::One(values) => values.first().copied().unwrap_or_default(),
            Values::Some(_) => "all",
        }
    }
}

/// The setup of a game; nothing in it is checked yet.
pub trait Setup: Sized {
    /// A validated setup.
    type Rules;

    /// The numbers of players there can be.
    const PLAYERS: RangeInclusive<u8>;

    /// The choices beside players and readings.
    const CHOICES: &'static [Choice];

    /// The readings of the rules.
    const READINGS: &'static Readings;

    /// Sets a choice or a reading from its word.
    ///
    /// # Errors
    /// If there is no such choice or value. The refusal names the rule it belongs to.
    fn set(&mut self, id: &str, value: &str) -> Result<(), Refusal>;

    /// Checks everything and prepares the game.
    ///
    /// # Errors
    /// The rule that the setup breaks.
    fn validate(self) -> Result<Self::Rules, Refusal>;
}

/// Declares the named readings of the rules of a game: a struct `Options` with a field for each, its
/// usual value first, and its words.
///
/// ```
/// fogbound_game::options! {
///     /// The readings of the rules.
///     pub struct Options {
///         /// C-4: whether meeples can lie on fields.
///         farmers: bool, "C-4", { "true" => true, "false" => false },
///     }
/// }
///
/// let mut options = Options::default();
/// options.set("farmers", "false")?;
/// assert_eq!(options.list(), [("farmers", "false")]);
/// # Ok::<(), fogbound_game::Refusal>(())
/// ```
#[macro_export]
macro_rules! options {
    (
        $(#[$doc:meta])*
        pub struct Options {
            $(
                $(#[$about:meta])*
                $id:ident: $type:ty, $rule:literal,
                { $usual:literal => $first:expr, $other:literal => $second:expr $(,)? },
            )+
        }
    ) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub struct Options {
            $($(#[$about])* pub $id: $type,)+
        }

        impl Default for Options {
            fn default() -> Self {
                Options { $($id: $first,)+ }
            }
        }

        impl Options {
            const COUNT: usize = [$($rule),+].len();

            /// Every option id with its possible values, the usual one first.
            pub const VALUES: [(&'static str, [&'static str; 2]); Options::COUNT] =
                [$((stringify!($id), [$usual, $other])),+];

            /// Sets a named option from text.
            ///
            /// # Errors
            /// If there is no such option or value. The refusal names the rule of the option.
            pub fn set(&mut self, id: &str, value: &str) -> Result<(), $crate::Refusal> {
                match (id, value) {
                    $(
                        (stringify!($id), $usual) => self.$id = $first,
                        (stringify!($id), $other) => self.$id = $second,
                        (stringify!($id), _) => {
                            return Err($crate::Refusal::new($rule, "setup-option"));
                        }
                    )+
                    _ => return Err($crate::Refusal::new("X-7", "setup-option")),
                }
                Ok(())
            }

            /// Returns all options with their values, as in records.
            #[must_use]
            pub fn list(&self) -> [(&'static str, &'static str); Options::COUNT] {
                [$((stringify!($id), if self.$id == $first { $usual } else { $other })),+]
            }
        }
    };
}
