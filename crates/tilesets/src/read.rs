//! Typed access to the parsed TOML; everything of the wrong type is reported with its place.

use core::ops::{Range, RangeInclusive};

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::error::{LANGUAGE, Problem};

/// A text of the file and where it stands.
#[derive(Clone, Debug)]
pub(crate) struct Text<'a> {
    pub text: &'a str,
    pub span: Range<usize>,
}

/// A table of the file with the keys it may have.
pub(crate) struct Table<'a> {
    entries: &'a DeTable<'a>,
    /// The whole table, for problems of what it lacks.
    pub span: Range<usize>,
    /// What it is the table of: `set`, `tile` or `start`.
    what: &'static str,
}

impl<'a> Table<'a> {
    /// A table with these keys and no others.
    pub fn new(
        entries: &'a DeTable<'a>,
        span: Range<usize>,
        what: &'static str,
        keys: &[&str],
        problems: &mut Vec<Problem>,
    ) -> Table<'a> {
        for (key, _) in entries.iter() {
            if !keys.contains(&key.get_ref().as_ref()) {
                problems.push(unknown_key(key.get_ref(), &key.span(), keys));
            }
        }
        Table { entries, span, what }
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
            problems.push(self.wrong_type(key, "text", value));
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
            problems.push(self.wrong_type(key, "number", value));
            return None;
        };
        match u32::from_str_radix(integer.as_str(), integer.radix()) {
            Ok(number) if range.contains(&number) => Some((number, value.span())),
            _ => {
                problems.push(
                    Problem::new(rule, "out-of-range")
                        .with("key", key)
                        .with("least", range.start())
                        .with("most", range.end())
                        .at("out-of-range", &value.span()),
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
            problems.push(self.wrong_type(key, "list", value));
            return Vec::new();
        };
        if list.len() > max {
            problems.push(
                Problem::new(LANGUAGE, "too-many-entries")
                    .with("key", key)
                    .with("entries", list.len())
                    .with("most", max)
                    .at("too-long", &value.span()),
            );
        }
        let mut texts = Vec::new();
        for entry in list.iter().take(max) {
            match as_text(entry) {
                Some(text) => texts.push(text),
                None => problems.push(self.wrong_type(key, "texts", entry)),
            }
        }
        texts
    }

    /// The problem of a key that must be there.
    pub fn missing(&self, key: &'static str) -> Problem {
        Problem::new(LANGUAGE, "key-missing")
            .with("key", key)
            .with("value", self.explain(key))
            .at("key-missing", &self.span)
    }

    /// The problem of a value of another type.
    pub fn wrong_type(
        &self,
        key: &'static str,
        wanted: &'static str,
        value: &Spanned<DeValue<'_>>,
    ) -> Problem {
        Problem::new(LANGUAGE, "wrong-type")
            .with("key", key)
            .with("wanted", wanted)
            .with("value", self.explain(key))
            .with("found", value.get_ref().type_str())
            .at("type", &value.span())
    }

    /// Which explanation the value of a key has, like `tile-count`.
    fn explain(&self, key: &str) -> String {
        format!("{}-{key}", self.what)
    }
}

fn as_text<'a>(value: &'a Spanned<DeValue<'a>>) -> Option<Text<'a>> {
    let text = value.get_ref().as_str()?;
    Some(Text { text, span: value.span() })
}

fn unknown_key(key: &str, span: &Range<usize>, keys: &[&str]) -> Problem {
    let known: Vec<_> = keys.iter().map(|key| format!("`{key}`")).collect();
    Problem::new(LANGUAGE, "unknown-key")
        .quoting("key", key)
        .with("known", known.join(", "))
        .at("not-a-key", span)
}
