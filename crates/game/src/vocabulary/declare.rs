//! The macro that declares the vocabulary of a game.

/// Declares a part of a game's vocabulary.
///
/// * `words`: an enum of plain words, with `ALL`, `name` and `parse`.
/// * `questions`: the same, each with the `rule` that asks it.
/// * `answers`: an enum with `WORDS`, `word`, `parse` and [`Display`](core::fmt::Display); its fields are
///   [`Argument`](crate::vocabulary::Argument)s.
/// * `events`: an enum with `WORDS`, `word` and `rule`; its fields are
///   [`Field`](crate::vocabulary::Field)s, and `as` names one otherwise than the program does. The
///   expression for the rule may use the fields.
///
/// ```
/// use fogbound_game::{Cell, Edges, vocabulary};
///
/// vocabulary! {
///     /// An answer.
///     answers Action {
///         /// Haunts the mist of a cell.
///         Haunt(cell: Cell, edges: Edges) = "haunt",
///         /// Does nothing.
///         Pass = "pass",
///     }
/// }
///
/// let haunt = Action::Haunt(Cell::new(3, -1), Edges::NONE);
/// assert_eq!(haunt.to_string(), "haunt 3 -1 -");
/// assert_eq!(Action::parse("haunt 3 -1 -"), Some(haunt));
/// assert_eq!(Action::parse("pass on"), None);
/// ```
#[macro_export]
macro_rules! vocabulary {
    ($(#[$about:meta])* words $name:ident {
        $($(#[$doc:meta])* $variant:ident = $word:literal),* $(,)?
    }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum $name { $($(#[$doc])* $variant),* }

        impl $name {
            /// All of them, in order.
            pub const ALL: [$name; [$($word),*].len()] = [$($name::$variant),*];

            /// Returns the word in records and traces.
            #[must_use]
            pub const fn name(self) -> &'static str {
                [$($word),*][self as usize]
            }

            /// Reads the word.
            #[must_use]
            pub fn parse(word: &str) -> Option<$name> {
                $name::ALL.into_iter().find(|one| one.name() == word)
            }
        }

        impl $crate::vocabulary::Field for $name {
            fn show(&self, name: &'static str, out: &mut dyn $crate::vocabulary::Fields) {
                out.word(name, self.name());
            }
        }

        impl $crate::vocabulary::Argument for $name {
            fn read(words: &mut $crate::vocabulary::Words<'_>) -> Option<Self> {
                $name::parse(words.word()?)
            }

            fn every(_: &[$crate::Cell], out: &mut dyn FnMut(Self)) {
                $name::ALL.into_iter().for_each(out);
            }
        }
    };
    ($(#[$about:meta])* questions $name:ident {
        $($(#[$doc:meta])* $variant:ident = $word:literal, $rule:literal);* $(;)?
    }) => {
        $crate::vocabulary! {
            $(#[$about])*
            words $name { $($(#[$doc])* $variant = $word),* }
        }

        impl $name {
            /// Returns the rule that asks the question.
            #[must_use]
            pub const fn rule(self) -> &'static str {
                [$($rule),*][self as usize]
            }
        }
    };
    ($(#[$about:meta])* answers $name:ident {
        $($(#[$doc:meta])* $variant:ident $(($($field:ident: $type:ty),+))? = $word:literal),* $(,)?
    }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum $name { $($(#[$doc])* $variant $(($($type),+))?),* }

        impl $name {
            /// The words of all answers.
            pub const WORDS: [&'static str; [$($word),*].len()] = [$($word),*];

            /// Returns the word in records and traces.
            #[must_use]
            pub const fn word(&self) -> &'static str {
                match self { $($name::$variant { .. } => $word),* }
            }

            /// Reads an answer as it is written; `None` when it is none.
            #[must_use]
            pub fn parse(text: &str) -> Option<$name> {
                let mut words = $crate::vocabulary::Words::of(text);
                let answer = match words.word()? {
                    $($word => $name::$variant $((
                        $(<$type as $crate::vocabulary::Argument>::read(&mut words)?),+
                    ))?,)*
                    _ => return None,
                };
                words.word().is_none().then_some(answer)
            }
        }

        impl $crate::vocabulary::Worded for $name {
            fn word(&self) -> &'static str {
                self.word()
            }

            fn fields(&self, out: &mut dyn $crate::vocabulary::Fields) {
                match self {
                    $($name::$variant $(($($field),+))? => {
                        $($($crate::vocabulary::Field::show($field, stringify!($field), out);)+)?
                    })*
                }
            }
        }

        impl $crate::vocabulary::Answer for $name {
            fn parse(text: &str) -> Option<$name> {
                $name::parse(text)
            }

            #[allow(unused_variables)]
            fn every(cells: &[$crate::Cell], out: &mut dyn FnMut(Self)) {
                $($crate::vocabulary!(
                    @every $name::$variant, cells, out, () $($($field: $type,)+)?
                );)*
            }
        }

        impl ::core::fmt::Display for $name {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                $crate::vocabulary::write_answer(self, f)
            }
        }

        impl $crate::vocabulary::Field for $name {
            fn show(&self, name: &'static str, out: &mut dyn $crate::vocabulary::Fields) {
                out.list(name, &|out| {
                    out.word("word", self.word());
                    $crate::vocabulary::Worded::fields(self, out);
                });
            }
        }
    };
    ($(#[$about:meta])* events $name:ident {
        $($(#[$doc:meta])* $variant:ident
            $({$($field:ident: $type:ty $(as $label:literal)?),+ $(,)?})?
            = $word:literal, $rule:expr);* $(;)?
    }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[allow(missing_docs)]
        pub enum $name { $($(#[$doc])* $variant $({$($field: $type),+})?),* }

        impl $name {
            /// The words of all events.
            pub const WORDS: [&'static str; [$($word),*].len()] = [$($word),*];

            /// Returns the word in traces.
            #[must_use]
            pub const fn word(&self) -> &'static str {
                match self { $($name::$variant { .. } => $word),* }
            }

            /// Returns the rule behind it.
            #[must_use]
            #[allow(unused_variables)]
            pub fn rule(&self) -> $crate::RuleId {
                match *self { $($name::$variant $({$($field),+})? => $rule.into()),* }
            }
        }

        impl $crate::vocabulary::Worded for $name {
            fn word(&self) -> &'static str {
                self.word()
            }

            fn fields(&self, out: &mut dyn $crate::vocabulary::Fields) {
                match self {
                    $($name::$variant $({$($field),+})? => {
                        $($($crate::vocabulary::Field::show(
                            $field, $crate::vocabulary!(@label $field $($label)?), out,
                        );)+)?
                    })*
                }
            }
        }

        impl $crate::vocabulary::Happening for $name {
            const WORDS: &'static [&'static str] = &$name::WORDS;

            fn rule(&self) -> $crate::RuleId {
                self.rule()
            }
        }
    };
    (@every $answer:path, $cells:ident, $out:ident, ()) => { $out($answer) };
    (@every $answer:path, $cells:ident, $out:ident, ($($done:ident)+)) => {
        $out($answer($($done),+))
    };
    (@every $answer:path, $cells:ident, $out:ident, ($($done:ident)*)
        $field:ident: $type:ty, $($rest:tt)*
    ) => {
        <$type as $crate::vocabulary::Argument>::every($cells, &mut |$field| {
            $crate::vocabulary!(@every $answer, $cells, $out, ($($done)* $field) $($rest)*);
        })
    };
    (@label $field:ident) => { stringify!($field) };
    (@label $field:ident $label:literal) => { $label };
}
