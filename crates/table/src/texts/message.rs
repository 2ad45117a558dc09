//! Messages whose ids and arguments are checked while the program is compiled.

use super::{Texts, Value};

/// A message with its arguments. Made by [`msg!`](crate::msg) and [`family!`](crate::family).
#[derive(Clone, Copy, Debug)]
pub struct Message<'a> {
    #[doc(hidden)]
    pub id: &'a str,
    #[doc(hidden)]
    pub args: &'a [(&'a str, Value<'a>)],
}

/// Makes a [`Message`]: `msg!("id")`, `msg!("id", name, n = 3)`, where `name` is short for `name = name`. An id
/// that is not in `texts/`, and an argument that is missing or not used, do not compile.
///
/// ```compile_fail
/// fogbound_table::texts::msg!("no-such-message");
/// ```
#[macro_export]
macro_rules! msg {
    (@ $name:ident) => { $name };
    (@ $name:ident = $value:expr) => { $value };
    ($id:literal $(, $name:ident $(= $value:expr)?)* $(,)?) => {
        $crate::texts::Message {
            id: $crate::texts::checked!($id $($name)*),
            args: &[$((
                stringify!($name),
                $crate::texts::Value::from($crate::msg!(@ $name $(= $value)?)),
            )),*],
        }
    };
}

/// Makes a [`Message`] whose id is a prefix and a word: the name of a value of an enum with `ALL`, as in
/// `family!("hound-", Hound::name, hound)`, or one of a constant list, as in `family!("parts-", in PARTS, part)`.
/// In the id, `-` stands for `_`. It does not compile unless each word has its message with these arguments.
#[macro_export]
macro_rules! family {
    (@ $prefix:literal, $count:expr, $at:ident => $nth:expr, $word:expr, $($name:ident $(= $value:expr)?)*) => {
        $crate::texts::Message {
            id: &{
                const {
                    let mut $at = 0;
                    while $at < $count {
                        $crate::texts::demand($nth, &$crate::texts::members!($prefix $($name)*));
                        $at += 1;
                    }
                }
                [$prefix, &$word.replace('_', "-")].concat()
            },
            args: &[$((
                stringify!($name),
                $crate::texts::Value::from($crate::msg!(@ $name $(= $value)?)),
            )),*],
        }
    };
    ($prefix:literal, in $words:expr, $word:expr $(, $name:ident $(= $value:expr)?)* $(,)?) => {
        $crate::family!(@ $prefix, $words.len(), at => $words[at], $word, $($name $(= $value)?)*)
    };
    ($prefix:literal, $kind:ident::$word:ident, $of:expr $(, $name:ident $(= $value:expr)?)* $(,)?) => {
        $crate::family!(
            @ $prefix, $kind::ALL.len(), at => $kind::ALL[at].$word(), $of.$word(), $($name $(= $value)?)*
        )
    };
}

/// Fails, while the program is compiled, unless a word is among the members of a family of messages.
#[doc(hidden)]
pub const fn demand(word: &str, members: &[&str]) {
    let mut at = 0;
    while at < members.len() {
        if completes(word.as_bytes(), members[at].as_bytes()) {
            return;
        }
        at += 1;
    }
    panic!("a word has no message with these arguments");
}

/// Returns `true` if the word is the end of the id, where `-` stands for `_`.
const fn completes(word: &[u8], id: &[u8]) -> bool {
    let mut at = 0;
    while at < word.len() && at < id.len() {
        if id[at] != word[at] && (id[at] != b'-' || word[at] != b'_') {
            return false;
        }
        at += 1;
    }
    word.len() == id.len()
}

impl Texts {
    /// Returns a message in words.
    #[must_use]
    pub fn say(&self, message: Message<'_>) -> String {
        self.get(message.id, message.args)
    }

    /// Returns the advice that stands with a message, filled in like it; `None` if it has none.
    #[must_use]
    pub fn help(&self, message: Message<'_>) -> Option<String> {
        self.find(&format!("{}.help", message.id), message.args)
    }
}
