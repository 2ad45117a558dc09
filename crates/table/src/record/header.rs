//! The header: read from its lines, and written in canonical order.

use super::commitment::{Commitment, Salt, parse_sha256};
use super::error::{RecordError, Source, excerpt};
use super::model::{Chance, Header, SetName};
use crate::level_file::{parse_cemeteries, parse_scoring};
use crate::texts::{Texts, Value};
use fogbound_game::{Colour, Seed};
use fogbound_mists::{Level, MAX_GOAL, Options, Piles};
use std::fmt::Write as _;

/// The first line, with the version of the language.
pub(super) const FIRST_LINE: &str = "fogbound-record 1";

/// Every key of the header; what follows it is told by the texts `record-key-…`.
const KEYS: [&str; 20] = [
    "game",
    "rules",
    "level",
    "level.ghosts",
    "level.piles",
    "level.milestones",
    "level.goal",
    "level.castles",
    "level.cemeteries",
    "level.scoring",
    "seats",
    "scoring",
    "start",
    "option",
    "tiles",
    "commitment",
    "salt",
    "seed",
    "order",
    "told",
];

/// A line of the header.
pub(super) struct RawLine<'a> {
    pub number: u32,
    pub key: &'a str,
    pub rest: &'a str,
}

impl<'a> RawLine<'a> {
    fn words(&self) -> Vec<&'a str> {
        self.rest.split_ascii_whitespace().collect()
    }
}

/// Whether a line that begins with this word belongs to the header.
pub(super) fn is_key(word: &str) -> bool {
    KEYS.contains(&word)
}

/// Reads the header from its lines.
pub(super) fn read(
    source: &Source,
    lines: &[RawLine<'_>],
    comments: Vec<String>,
) -> Result<Header, RecordError> {
    let raw = Raw { source, lines };
    raw.required("game", |line| (line.rest == "mists").then_some(()))?;
    let header = Header {
        rules_version: raw.required("rules", one_word)?,
        level: raw.level()?,
        seats: raw.required("seats", |line| line.words().into_iter().map(colours).collect())?,
        scoring: raw.required("scoring", |line| colours(line.rest))?,
        start_player: raw.required("start", number)?,
        options: raw.options()?,
        tiles: raw.required("tiles", set_name)?,
        chance: raw.chance()?,
        commitment: raw.optional("commitment", |line| Commitment::parse(line.rest))?,
        salt: raw.optional("salt", |line| Salt::parse(line.rest))?,
        comments,
    };
    raw.check_commitment(&header)?;
    Ok(header)
}

struct Raw<'a> {
    source: &'a Source,
    lines: &'a [RawLine<'a>],
}

impl<'a> Raw<'a> {
    fn all(&self, key: &str) -> impl Iterator<Item = &'a RawLine<'a>> {
        self.lines.iter().filter(move |line| line.key == key)
    }

    fn error(&self, line: u32, id: &str, args: &[(&str, Value<'_>)]) -> RecordError {
        RecordError::new(self.source, Some(line), id, args)
    }

    /// The line with this key, at most one.
    fn line(&self, key: &str) -> Result<Option<&'a RawLine<'a>>, RecordError> {
        let mut lines = self.all(key);
        let first = lines.next();
        match lines.next() {
            None => Ok(first),
            Some(second) => Err(self.error(second.number, "record-twice", &[("key", key.into())])),
        }
    }

    fn optional<T>(
        &self,
        key: &str,
        read: impl Fn(&RawLine<'a>) -> Option<T>,
    ) -> Result<Option<T>, RecordError> {
        let Some(line) = self.line(key)? else { return Ok(None) };
        let value = read(line).ok_or_else(|| self.unreadable(line))?;
        Ok(Some(value))
    }

    fn required<T>(
        &self,
        key: &str,
        read: impl Fn(&RawLine<'a>) -> Option<T>,
    ) -> Result<T, RecordError> {
        self.optional(key, read)?.ok_or_else(|| {
            self.error(1, "record-missing", &[("key", key.into()), ("value", explain(key))])
        })
    }

    fn unreadable(&self, line: &RawLine<'_>) -> RecordError {
        let (text, value) = (excerpt(line.rest), explain(line.key));
        let args = [("key", line.key.into()), ("text", text), ("value", value)];
        self.error(line.number, "record-unreadable", &args)
    }

    fn level(&self) -> Result<Level, RecordError> {
        let numbered = self.required("level", |line| match line.rest {
            "custom" => Some(None),
            _ => number(line).and_then(Level::number).map(Some),
        })?;
        if let Some(level) = numbered {
            let own = self.lines.iter().find(|line| line.key.starts_with("level."));
            return match own {
                None => Ok(level),
                Some(line) => Err(self.error(line.number, "record-numbered-level", &[])),
            };
        }
        Ok(Level {
            number: None,
            ghosts: self.required("level.ghosts", number)?,
            piles: self.required("level.piles", piles)?,
            milestones: self.required("level.milestones", milestones)?,
            goal: self.required("level.goal", |line| {
                number(line).filter(|goal| (1..=MAX_GOAL).contains(goal))
            })?,
            castles: self.required("level.castles", |line| line.rest.parse().ok())?,
            cemeteries: self.required("level.cemeteries", |line| parse_cemeteries(line.rest))?,
            scoring: self.required("level.scoring", |line| parse_scoring(line.rest))?,
        })
    }

    fn options(&self) -> Result<Options, RecordError> {
        let mut options = Options::default();
        let mut seen: Vec<&str> = Vec::new();
        for line in self.all("option") {
            let [id, value] = line.words()[..] else { return Err(self.unreadable(line)) };
            if seen.contains(&id) {
                let args = [("id", excerpt(id))];
                return Err(self.error(line.number, "record-option-twice", &args));
            }
            seen.push(id);
            options.set(id, value).map_err(|refusal| {
                let known = Options::VALUES.map(|(id, [a, b])| format!("{id} {a}|{b}"));
                let args = [("text", excerpt(line.rest)), ("known", known.join(", ").into())];
                self.error(line.number, "record-no-option", &args).with_rule(refusal.rule.as_str())
            })?;
        }
        Ok(options)
    }

    fn chance(&self) -> Result<Chance, RecordError> {
        let seed: Option<String> =
            self.optional("seed", |line| serde_json::from_str(line.rest).ok())?;
        let told = self.optional("told", |line| line.rest.is_empty().then_some(()))?;
        let names = |line: &RawLine<'a>| line.words().into_iter().map(str::to_owned);
        let order: Vec<String> = self.all("order").flat_map(names).collect();
        match (seed, order.is_empty(), told) {
            (Some(seed), true, None) => Ok(Chance::Seed(Seed::new(seed))),
            (None, false, None) => Ok(Chance::Order(order)),
            (None, true, Some(())) => Ok(Chance::Told),
            _ => Err(self.error(1, "record-chance", &[]).with_rule("X-6")),
        }
    }

    /// a seed that was promised must be the one promised.
    fn check_commitment(&self, header: &Header) -> Result<(), RecordError> {
        let refuse = |key: &str, id: &str| {
            let line = self.all(key).next().map_or(1, |line| line.number);
            Err(self.error(line, id, &[]).with_rule("X-6"))
        };
        match (&header.commitment, &header.chance, &header.salt) {
            (None, _, None) | (Some(_), Chance::Told, None) => Ok(()),
            (None, _, Some(_)) => refuse("salt", "record-salt-alone"),
            (Some(_), Chance::Seed(_), None) => refuse("commitment", "record-salt-missing"),
            (Some(promised), Chance::Seed(seed), Some(salt)) => {
                if Commitment::of(seed, salt) == *promised {
                    return Ok(());
                }
                refuse("commitment", "record-commitment-broken")
            }
            (Some(_), Chance::Order(_), _) => refuse("commitment", "record-commitment-order"),
            (Some(_), Chance::Told, Some(_)) => refuse("salt", "record-salt-told"),
        }
    }
}

/// What follows this key.
fn explain(key: &str) -> Value<'static> {
    Texts::of_errors().get(&format!("record-key-{}", key.replace('.', "-")), &[]).into()
}

fn one_word(line: &RawLine<'_>) -> Option<String> {
    let word = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '-');
    let fits = (1..=20).contains(&line.rest.len()) && line.rest.chars().all(word);
    fits.then(|| line.rest.to_owned())
}

fn number<T: std::str::FromStr>(line: &RawLine<'_>) -> Option<T> {
    line.rest.parse().ok()
}

fn colours(word: &str) -> Option<Vec<Colour>> {
    word.split(',').map(Colour::parse).collect()
}

fn piles(line: &RawLine<'_>) -> Option<Piles> {
    let words = line.words();
    if let ["equal", count] = words[..] {
        return count.parse().ok().filter(|count| (1..=3).contains(count)).map(Piles::Equal);
    }
    let sizes = words.iter().map(|word| word.parse().ok()).collect::<Option<Vec<u8>>>()?;
    (1..=3).contains(&sizes.len()).then_some(Piles::Sizes(sizes))
}

fn milestones(line: &RawLine<'_>) -> Option<Vec<u16>> {
    if line.rest == "none" {
        return Some(Vec::new());
    }
    let words = line.words();
    let fits = (1..=2).contains(&words.len());
    words.into_iter().map(|word| word.parse().ok()).collect::<Option<_>>().filter(|_| fits)
}

fn set_name(line: &RawLine<'_>) -> Option<SetName> {
    let [id, version, hash] = line.words()[..] else { return None };
    let letter = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    let fits = id.len() <= 40 && id.chars().all(letter);
    let name =
        SetName { id: id.to_owned(), version: version.parse().ok()?, hash: parse_sha256(hash)? };
    fits.then_some(name)
}

/// The header in canonical order, every line ended.
pub(super) fn write(header: &Header) -> String {
    let mut text = format!("{FIRST_LINE}\n");
    // Writing to a String cannot fail.
    let mut line = |words: std::fmt::Arguments<'_>| {
        let _ = writeln!(text, "{words}");
    };
    for comment in &header.comments {
        line(format_args!("{}", super::model::Entry::Comment(comment.clone())));
    }
    line(format_args!("game mists"));
    line(format_args!("rules {}", header.rules_version));
    write_level(&header.level, &mut line);
    let seats: Vec<String> = header.seats.iter().map(|seat| join(seat)).collect();
    line(format_args!("seats {}", seats.join(" ")));
    line(format_args!("scoring {}", join(&header.scoring)));
    line(format_args!("start {}", header.start_player));
    for (id, value) in header.options.list() {
        line(format_args!("option {id} {value}"));
    }
    let SetName { id, version, hash } = &header.tiles;
    line(format_args!("tiles {id} {version} sha256:{hash}"));
    if let Some(commitment) = &header.commitment {
        line(format_args!("commitment {commitment}"));
    }
    if let Some(salt) = &header.salt {
        line(format_args!("salt {}", salt.as_str()));
    }
    match &header.chance {
        Chance::Seed(seed) => line(format_args!("seed {}", serde_json::Value::from(seed.as_str()))),
        Chance::Told => line(format_args!("told")),
        Chance::Order(names) => {
            for names in names.chunks(6) {
                line(format_args!("order {}", names.join(" ")));
            }
        }
    }
    text
}

fn write_level(level: &Level, line: &mut impl FnMut(std::fmt::Arguments<'_>)) {
    if let Some(number) = level.number {
        return line(format_args!("level {number}"));
    }
    line(format_args!("level custom"));
    line(format_args!("level.ghosts {}", level.ghosts));
    match &level.piles {
        Piles::Equal(count) => line(format_args!("level.piles equal {count}")),
        Piles::Sizes(sizes) => line(format_args!("level.piles {}", spaced(sizes))),
    }
    match level.milestones.is_empty() {
        true => line(format_args!("level.milestones none")),
        false => line(format_args!("level.milestones {}", spaced(&level.milestones))),
    }
    line(format_args!("level.goal {}", level.goal));
    line(format_args!("level.castles {}", level.castles));
    line(format_args!("level.cemeteries {}", level.cemeteries.name()));
    line(format_args!("level.scoring {}", level.scoring.name()));
}

fn spaced(numbers: &[impl ToString]) -> String {
    numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

fn join(colours: &[Colour]) -> String {
    colours.iter().map(|colour| colour.name()).collect::<Vec<_>>().join(",")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_key_is_explained() {
        for key in KEYS {
            let Value::String(text) = explain(key) else { panic!("{key}") };
            assert!(!text.is_empty() && !text.starts_with("record-key-"), "{key}: {text}");
        }
    }
}
