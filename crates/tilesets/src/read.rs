//! Typed access to the parsed TOML; everything of the wrong type is reported with its place.

use core::ops::{Range, RangeInclusive};

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::error::{LANGUAGE, Problem, quoted};

/// A text of the file and where it stands.
#[derive(Clone, Debug)]
pub(crate) struct Text<'a> {
    pub text: &'a str,
    pub span: Range<usize>,
}

/// A table of the file with the words to explain its keys.
pub(crate) struct Table<'a> {
    entries: &'a DeTable<'a>,
    /// The whole table, for problems of what it lacks.
    pub span: Range<usize>,
    keys: &'static [Key],
}

/// A key of a table and what its value is.
pub(crate) struct Key {
    pub name: &'static str,
    pub value: &'static str,
}

impl<'a> Table<'a> {
    /// A table with these keys and no others.
    pub fn new(
        entries: &'a DeTable<'a>,
        span: Range<usize>,
        keys: &'static [Key],
        problems: &mut Vec<Problem>,
    ) -> Table<'a> {
        for (key, _) in entries.iter() {
            if !keys.iter().any(|known| known.name == key.get_ref().as_ref()) {
                problems.push(unknown_key(key.get_ref(), &key.span(), keys));
            }
        }
        Table { entries, span, keys }
    }

    /// The value of `key`, if it is there.
    pub fn get(&self, key: &str) -> Option<&'a Spanned<DeValue<'a>>> {
        self.entries.get(key)
    }

    /// The text of `key`; `None` without a problem if it is not there.
    pub fn text(&self, key: &'static str, problems: &mut Vec<Problem>) -> Option<Text<'a>> {
        let value = self.get(key)?;
        let text = as_text(value);
        if text.is_none() {
            problems.push(self.wrong_type(key, "a text in quotes", value));
        }
        text
    }

    /// The text of `key`, which must be there.
    pub fn required_text(
        &self,
        key: &'static str,
        problems: &mut Vec<Problem>,
    ) -> Option<Text<'a>> {
        if self.get(key).is_none() {
            problems.push(self.missing(key));
        }
        self.text(key, problems)
    }

    /// The number of `key` with its place; `None` without a problem if it is not there.
    pub fn number(
        &self,
        key: &'static str,
        range: RangeInclusive<u32>,
        rule: &'static str,
        problems: &mut Vec<Problem>,
    ) -> Option<(u32, Range<usize>)> {
        let value = self.get(key)?;
        let Some(integer) = value.get_ref().as_integer() else {
            problems.push(self.wrong_type(key, "a whole number", value));
            return None;
        };
        match u32::from_str_radix(integer.as_str(), integer.radix()) {
            Ok(number) if range.contains(&number) => Some((number, value.span())),
            _ => {
                let (low, high) = (range.start(), range.end());
                problems.push(
                    Problem::new(
                        rule,
                        format!("`{key}` is out of range"),
                        format!("write a whole number from {low} to {high}"),
                    )
                    .at(&value.span(), format!("must be {low} to {high}")),
                );
                None
            }
        }
    }

    /// The number of `key`, which must be there.
    pub fn required_number(
        &self,
        key: &'static str,
        range: RangeInclusive<u32>,
        problems: &mut Vec<Problem>,
    ) -> Option<u32> {
        if self.get(key).is_none() {
            problems.push(self.missing(key));
        }
        Some(self.number(key, range, LANGUAGE, problems)?.0)
    }

    /// The list of texts of `key`; empty if it is not there. At most `max` entries are read.
    pub fn texts(
        &self,
        key: &'static str,
        max: usize,
        problems: &mut Vec<Problem>,
    ) -> Vec<Text<'a>> {
        let Some(value) = self.get(key) else { return Vec::new() };
        let Some(list) = value.get_ref().as_array() else {
            problems.push(self.wrong_type(key, "a list of texts in brackets", value));
            return Vec::new();
        };
        if list.len() > max {
            problems.push(
                Problem::new(
                    LANGUAGE,
                    format!("`{key}` has {} entries", list.len()),
                    format!("a tile has room for at most {max}"),
                )
                .at(&value.span(), "too long"),
            );
        }
        let mut texts = Vec::new();
        for entry in list.iter().take(max) {
            match as_text(entry) {
                Some(text) => texts.push(text),
                None => problems.push(self.wrong_type(key, "a list of texts in quotes", entry)),
            }
        }
        texts
    }

    /// The problem of a key that must be there.
    pub fn missing(&self, key: &'static str) -> Problem {
        Problem::new(
            LANGUAGE,
            format!("`{key}` is missing"),
            format!("add `{key}`: {}", explain(self.keys, key)),
        )
        .at(&self.span, format!("has no `{key}`"))
    }

    /// The problem of a value of another type.
    pub fn wrong_type(
        &self,
        key: &'static str,
        wanted: &str,
        value: &Spanned<DeValue<'_>>,
    ) -> Problem {
        let found = value.get_ref().type_str();
        Problem::new(
            LANGUAGE,
            format!("`{key}` must be {wanted}"),
            format!("`{key}` is {}", explain(self.keys, key)),
        )
        .at(&value.span(), format!("this is of type {found}"))
    }
}

fn explain(keys: &[Key], name: &str) -> &'static str {
    keys.iter().find(|key| key.name == name).map_or("", |key| key.value)
}

fn as_text<'a>(value: &'a Spanned<DeValue<'a>>) -> Option<Text<'a>> {
    let text = value.get_ref().as_str()?;
    Some(Text { text, span: value.span() })
}

fn unknown_key(key: &str, span: &Range<usize>, keys: &[Key]) -> Problem {
    let names: Vec<_> = keys.iter().map(|key| format!("`{}`", key.name)).collect();
    Problem::new(
        LANGUAGE,
        format!("unknown key {}", quoted(key)),
        format!("the keys possible here are {}", names.join(", ")),
    )
    .at(span, "not a key of the language")
}
