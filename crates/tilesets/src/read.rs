//! Typed access to the parsed TOML. Everything of the wrong type is reported with its place.

use core::ops::{Range, RangeInclusive};
use std::collections::HashMap;

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
pub(crate) struct TomlTable<'a> {
    entries: &'a DeTable<'a>,
    /// The whole table, for problems of what it lacks.
    pub span: Range<usize>,
    /// The kind of table: `set`, `tile`, `start`, `track` or `board`.
    what: &'static str,
}

/// The tables of a list whose entries have names.
pub(crate) struct NamedTables<'a> {
    pub tables: Vec<TomlTable<'a>>,
    /// The place of the first table with each name.
    pub names: HashMap<&'a str, usize>,
}

impl<'a> TomlTable<'a> {
    /// Returns a table with these keys and no others.
    pub fn new(
        entries: &'a DeTable<'a>,
        span: Range<usize>,
        what: &'static str,
        keys: &[&str],
        problems: &mut Vec<Problem>,
    ) -> TomlTable<'a> {
        for (key, _) in entries.iter() {
            if !keys.contains(&key.get_ref().as_ref()) {
                problems.push(unknown_key(key.get_ref(), &key.span(), keys));
            }
        }
        TomlTable::unchecked(entries, span, what)
    }

    /// Returns a table of which only some keys matter.
    pub fn unchecked(
        entries: &'a DeTable<'a>,
        span: Range<usize>,
        what: &'static str,
    ) -> TomlTable<'a> {
        TomlTable { entries, span, what }
    }

    /// Returns the value of `key`, if it is there.
    pub fn get(&self, key: &str) -> Option<&'a Spanned<DeValue<'a>>> {
        self.entries.get(key)
    }

    /// Returns the text of `key`; `None` without a problem if it is not there.
    pub fn text(&self, key: &'static str, problems: &mut Vec<Problem>) -> Option<Text<'a>> {
        let value = self.get(key)?;
        let text = as_text(value);
        if text.is_none() {
            problems.push(self.wrong_type(key, "text", value));
        }
        text
    }

    /// Returns the text of `key`, which must be there.
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

    /// Returns the number of `key` with its place; `None` without a problem if it is not there.
    pub fn number(
        &self,
        key: &'static str,
        range: RangeInclusive<u32>,
        rule: &'static str,
        problems: &mut Vec<Problem>,
    ) -> Option<(u32, Range<usize>)> {
        self.number_in(key, "number", self.get(key)?, range, rule, problems)
    }

    /// Reads the number in `value`, which stands in `key`. `wanted` describes all of `key`.
    fn number_in(
        &self,
        key: &'static str,
        wanted: &'static str,
        value: &Spanned<DeValue<'_>>,
        range: RangeInclusive<u32>,
        rule: &'static str,
        problems: &mut Vec<Problem>,
    ) -> Option<(u32, Range<usize>)> {
        let Some(integer) = value.get_ref().as_integer() else {
            problems.push(self.wrong_type(key, wanted, value));
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

    /// Returns the number of `key`, which must be there.
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

    /// Returns the list of texts of `key`; empty if it is not there. At most `max` entries are
    /// read.
    pub fn texts(
        &self,
        key: &'static str,
        max: usize,
        problems: &mut Vec<Problem>,
    ) -> Vec<Text<'a>> {
        self.get(key).map_or_else(Vec::new, |value| self.texts_in(key, value, max, problems))
    }

    /// Returns the list of texts in `value`, which stands in `key`.
    pub fn texts_in(
        &self,
        key: &'static str,
        value: &'a Spanned<DeValue<'a>>,
        max: usize,
        problems: &mut Vec<Problem>,
    ) -> Vec<Text<'a>> {
        let mut texts = Vec::new();
        for entry in self.list_in(key, "list", value, max, problems) {
            match as_text(entry) {
                Some(text) => texts.push(text),
                None => problems.push(self.wrong_type(key, "texts", entry)),
            }
        }
        texts
    }

    /// Returns the list of numbers of `key`; empty if it is not there. At most `max` entries are
    /// read.
    pub fn numbers(
        &self,
        key: &'static str,
        max: usize,
        range: RangeInclusive<u32>,
        problems: &mut Vec<Problem>,
    ) -> Vec<u32> {
        let Some(value) = self.get(key) else { return Vec::new() };
        let list = self.list_in(key, "numbers", value, max, problems).iter();
        list.filter_map(|entry| {
            self.number_in(key, "numbers", entry, range.clone(), LANGUAGE, problems)
        })
        .map(|(number, _)| number)
        .collect()
    }

    /// Returns the first `max` entries of the list in `value`, which stands in `key`. `wanted`
    /// describes it.
    fn list_in(
        &self,
        key: &'static str,
        wanted: &'static str,
        value: &'a Spanned<DeValue<'a>>,
        max: usize,
        problems: &mut Vec<Problem>,
    ) -> &'a [Spanned<DeValue<'a>>] {
        let Some(list) = value.get_ref().as_array() else {
            problems.push(self.wrong_type(key, wanted, value));
            return &[];
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
        list.get(..max).unwrap_or(list)
    }

    /// Returns the entries `[[key]]`, of which there must be some.
    pub fn entries(
        &self,
        key: &'static str,
        problems: &mut Vec<Problem>,
    ) -> Option<&'a [Spanned<DeValue<'a>>]> {
        let Some(value) = self.get(key) else {
            problems.push(self.missing(key));
            return None;
        };
        let list = value.get_ref().as_array();
        if list.is_none() {
            problems.push(self.wrong_type(key, "tables", value));
        }
        Some(list?)
    }

    /// Returns the tables of a list of entries `[[key]]` with these keys and no others, no two of
    /// one name.
    pub fn named_tables(
        &self,
        key: &'static str,
        list: &'a [Spanned<DeValue<'a>>],
        keys: &[&str],
        problems: &mut Vec<Problem>,
    ) -> Option<NamedTables<'a>> {
        let mut found = NamedTables { tables: Vec::new(), names: HashMap::new() };
        let mut places: Vec<Range<usize>> = Vec::new();
        for entry in list {
            let Some(entries) = entry.get_ref().as_table() else {
                problems.push(self.wrong_type(key, "tables", entry));
                return None;
            };
            let name = entries.get("name").and_then(as_text);
            if let Some(name) = &name {
                match found.names.get(name.text) {
                    Some(&other) => problems.push(name_twice(key, name, &places[other])),
                    None => {
                        found.names.insert(name.text, places.len());
                    }
                }
            }
            places.push(name.map_or(entry.span(), |name| name.span));
            found.tables.push(TomlTable::new(entries, entry.span(), key, keys, problems));
        }
        Some(found)
    }

    /// Returns the problem of a key that must be there.
    pub fn missing(&self, key: &'static str) -> Problem {
        Problem::new(LANGUAGE, "key-missing")
            .with("key", key)
            .with("value", self.explain(key))
            .at("key-missing", &self.span)
    }

    /// Returns the problem of a value of another type.
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

    /// Returns the explanation key for the value of a key, like `tile-count`.
    fn explain(&self, key: &str) -> String {
        format!("{}-{key}", self.what)
    }
}

fn as_text<'a>(value: &'a Spanned<DeValue<'a>>) -> Option<Text<'a>> {
    let text = value.get_ref().as_str()?;
    Some(Text { text, span: value.span() })
}

fn name_twice(entry: &str, name: &Text<'_>, first: &Range<usize>) -> Problem {
    Problem::new(LANGUAGE, "name-twice")
        .quoting("tile", name.text)
        .with("entry", entry)
        .at("again", &name.span)
        .at("first-name", first)
}

fn unknown_key(key: &str, span: &Range<usize>, keys: &[&str]) -> Problem {
    let known: Vec<_> = keys.iter().map(|key| format!("`{key}`")).collect();
    Problem::new(LANGUAGE, "unknown-key")
        .quoting("key", key)
        .with("known", known.join(", "))
        .at("not-a-key", span)
}
