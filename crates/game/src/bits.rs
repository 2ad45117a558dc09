//! Sets of a few things, a bit for each: what all of them can do.

/// Adds to a struct of one byte what a set can do. `$bit` is the bit of an element, `$at` the element of the
/// bit with a number.
macro_rules! bits {
    ($set:ident of $element:ty, |$one:ident| $bit:expr, |$number:ident| $at:expr) => {
        impl $set {
            /// The empty set.
            pub const NONE: $set = $set(0);

            /// Returns true if the set holds this element.
            #[must_use]
            pub const fn contains(self, $one: $element) -> bool {
                self.0 & $bit != 0
            }

            /// Returns true if the set holds everything that `other` holds.
            #[must_use]
            pub const fn contains_all(self, other: $set) -> bool {
                self.0 & other.0 == other.0
            }

            /// Returns the set with an element added.
            #[must_use]
            pub const fn with(self, $one: $element) -> $set {
                $set(self.0 | $bit)
            }

            /// Returns the set with an element taken out.
            #[must_use]
            pub const fn without(self, $one: $element) -> $set {
                $set(self.0 & !$bit)
            }

            /// Returns everything that is in either set.
            #[must_use]
            pub const fn union(self, other: $set) -> $set {
                $set(self.0 | other.0)
            }

            /// Returns everything that is in both sets.
            #[must_use]
            pub const fn intersection(self, other: $set) -> $set {
                $set(self.0 & other.0)
            }

            /// Returns everything that is in this set and not in the other.
            #[must_use]
            pub const fn minus(self, other: $set) -> $set {
                $set(self.0 & !other.0)
            }

            /// Returns the number of elements.
            #[must_use]
            pub const fn len(self) -> u8 {
                self.0.count_ones() as u8
            }

            /// Returns true if the set is empty.
            #[must_use]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Returns the first element in the order of the set, if any.
            #[must_use]
            pub const fn smallest(self) -> Option<$element> {
                if self.0 == 0 {
                    return None;
                }
                let $number = self.0.trailing_zeros() as u8;
                Some($at)
            }

            /// Returns the elements, in the order of the set.
            pub fn iter(self) -> impl Iterator<Item = $element> + Clone {
                let mut left = self;
                core::iter::from_fn(move || {
                    let first = left.smallest();
                    left.0 &= left.0.wrapping_sub(1);
                    first
                })
            }
        }

        impl FromIterator<$element> for $set {
            fn from_iter<I: IntoIterator<Item = $element>>(elements: I) -> Self {
                elements.into_iter().fold($set::NONE, $set::with)
            }
        }
    };
}

pub(crate) use bits;
