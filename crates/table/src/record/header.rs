//! The header: read from its lines, and written in canonical order.
//!
//! The lines common to all games are read here. The lines of a single game are read by
//! [`Recorded::read_setup`] from the same [`HeaderLines`].

use super::commitment::{Commitment, Salt, parse_sha256};
use super::error::{RecordError, Source, excerpt};
use super::model::{Chance, Entry, Header, SetName};
use super::quoted::{quoted, unquoted};
use super::recorded::Recorded;
use crate::aid::Aid;
use crate::games::GameId;
use crate::texts::{Message, Texts, Value, msg};
use fogbound_game::{Refusal, Seed};

/// The first line, with the version of the language.
pub(super) const FIRST_LINE: &str = "fogbound-record 1";

/// The beginning of the first line in every version.
pub(super) const LANGUAGE: &str = "fogbound-record ";

/// The keys that the header of every game has. The texts `record-key-…` describe the value of each.
const KEYS: [&str; 9] =
    ["game", "rules", "tiles", "aid", "commitment", "salt", "seed", "order", "told"];

/// A line of the header.
#[derive(Clone, Copy, Debug)]
pub struct HeaderLine<'a> {
    pub(crate) number: u32,
    pub(super) key: &'a str,
    pub(super) rest: &'a str,
}

impl<'a> HeaderLine<'a> {
    /// Returns the text after the key, without spaces around it.
    #[must_use]
    pub fn rest(&self) -> &'a str {
        self.rest
    }

    /// Returns the words that follow the key.
    #[must_use]
    pub fn words(&self) -> Vec<&'a str> {
        self.rest.split_ascii_whitespace().collect()
    }

    /// Returns the number after the key, if there is one of this type.
    #[must_use]
    pub fn number<T: std::str::FromStr>(&self) -> Option<T> {
        self.rest.parse().ok()
    }
}

/// Returns `true` if a line that begins with this word belongs to the header.
pub(super) fn is_key<G: Recorded>(word: &str) -> bool {
    KEYS.contains(&word) || G::KEYS.contains(&word)
}

/// Reads the word for the game.
pub(super) fn game(source: &Source, lines: &[HeaderLine<'_>]) -> Result<GameId, RecordError> {
    HeaderLines { source, lines }.required("game", |line| line.rest.parse().ok())
}

/// Reads the header from its lines.
pub(super) fn read<G: Recorded>(
    source: &Source,
    lines: &[HeaderLine<'_>],
    comments: Vec<String>,
) -> Result<Header<G::HeaderSetup>, RecordError> {
    let raw = HeaderLines { source, lines };
    raw.required("game", |line| (line.rest == G::NAME).then_some(()))?;
    let rules_version = raw.required("rules", one_word)?;
    let setup = G::read_setup(&raw)?;
    let header = Header {
        rules_version,
        tiles: raw.sets(G::sets_needed(&setup))?,
        setup,
        aid: raw.aid()?,
        chance: raw.chance()?,
        commitment: raw.commitment()?,
        salt: raw.salt()?,
        comments,
    };
    raw.check_commitment(header.commitment.as_ref(), &header.chance, header.salt.as_ref())?;
    Ok(header)
}

/// All lines of a header, to be read one by one.
pub struct HeaderLines<'a> {
    source: &'a Source,
    lines: &'a [HeaderLine<'a>],
}

impl<'a> HeaderLines<'a> {
    /// Returns the lines with this key.
    pub fn all(&self, key: &str) -> impl Iterator<Item = &'a HeaderLine<'a>> {
        self.lines.iter().filter(move |line| line.key == key)
    }

    /// Returns the first line of whose key this is true.
    pub(crate) fn find(&self, is_meant: impl Fn(&str) -> bool) -> Option<&'a HeaderLine<'a>> {
        self.lines.iter().find(|line| is_meant(line.key))
    }

    pub(crate) fn error(&self, line: u32, message: Message<'_>) -> RecordError {
        RecordError::new(self.source, Some(line), message)
    }

    /// Returns the line with this key, at most one.
    fn line(&self, key: &str) -> Result<Option<&'a HeaderLine<'a>>, RecordError> {
        let mut lines = self.all(key);
        let first = lines.next();
        match lines.next() {
            None => Ok(first),
            Some(second) => Err(self.error(second.number, msg!("record-twice", key))),
        }
    }

    /// Returns the value of the line with this key, if there is one.
    ///
    /// # Errors
    /// Two such lines, or one that `read` cannot read.
    pub fn optional<T>(
        &self,
        key: &str,
        read: impl Fn(&HeaderLine<'a>) -> Option<T>,
    ) -> Result<Option<T>, RecordError> {
        let Some(line) = self.line(key)? else { return Ok(None) };
        let value = read(line).ok_or_else(|| self.unreadable(line))?;
        Ok(Some(value))
    }

    /// Returns the value of the line with this key.
    ///
    /// # Errors
    /// No such line, two of them, or one that `read` cannot read.
    pub fn required<T>(
        &self,
        key: &str,
        read: impl Fn(&HeaderLine<'a>) -> Option<T>,
    ) -> Result<T, RecordError> {
        self.optional(key, read)?.ok_or_else(|| self.missing(key))
    }

    fn missing(&self, key: &str) -> RecordError {
        self.error(1, msg!("record-missing", key, value = explain(key)))
    }

    fn unreadable(&self, line: &HeaderLine<'_>) -> RecordError {
        let (text, value) = (excerpt(line.rest), explain(line.key));
        self.error(line.number, msg!("record-unreadable", key = line.key, text, value))
    }

    /// Hands each of the lines `option ID VALUE` to `set`. `known` are all options with their values, for the
    /// message.
    ///
    /// # Errors
    /// A repeated option, or one that `set` refuses.
    pub fn options(
        &self,
        known: &[(&str, [&str; 2])],
        set: &mut dyn FnMut(&str, &str) -> Result<(), Refusal>,
    ) -> Result<(), RecordError> {
        let mut seen: Vec<&str> = Vec::new();
        for line in self.all("option") {
            let [id, value] = line.words()[..] else { return Err(self.unreadable(line)) };
            if seen.contains(&id) {
                return Err(self.error(line.number, msg!("record-option-twice", id = excerpt(id))));
            }
            seen.push(id);
            set(id, value).map_err(|refusal| {
                let known: Vec<String> =
                    known.iter().map(|(id, [a, b])| format!("{id} {a}|{b}")).collect();
                self.error(
                    line.number,
                    msg!("record-no-option", text = excerpt(line.rest), known = known.join(", ")),
                )
                .with_rule(refusal.rule.as_str())
            })?;
        }
        Ok(())
    }

    /// Returns the lines `tiles`, exactly so many.
    fn sets(&self, needed: usize) -> Result<Vec<SetName>, RecordError> {
        let lines: Vec<_> = self.all("tiles").collect();
        let Some(last) = lines.last() else { return Err(self.missing("tiles")) };
        if let Some(line) = lines.get(needed) {
            return Err(self.error(line.number, msg!("record-sets-many", n = needed)));
        }
        if lines.len() < needed {
            return Err(self.error(last.number, msg!("record-sets-few", n = needed)));
        }
        let read = |line: &&HeaderLine<'a>| set_name(line).ok_or_else(|| self.unreadable(line));
        lines.iter().map(read).collect()
    }

    fn aid(&self) -> Result<Aid, RecordError> {
        Ok(self.optional("aid", |line| Aid::parse(line.rest))?.unwrap_or_default())
    }

    fn commitment(&self) -> Result<Option<Commitment>, RecordError> {
        self.optional("commitment", |line| Commitment::parse(line.rest))
    }

    fn salt(&self) -> Result<Option<Salt>, RecordError> {
        self.optional("salt", |line| Salt::parse(line.rest))
    }

    fn chance(&self) -> Result<Chance, RecordError> {
        let seed: Option<String> = self.optional("seed", |line| unquoted(line.rest))?;
        let told = self.optional("told", |line| line.rest.is_empty().then_some(()))?;
        let names = |line: &HeaderLine<'a>| line.words().into_iter().map(str::to_owned);
        let order: Vec<String> = self.all("order").flat_map(names).collect();
        match (seed, order.is_empty(), told) {
            (Some(seed), true, None) => Ok(Chance::Seed(Seed::new(seed))),
            (None, false, None) => Ok(Chance::Order(order)),
            (None, true, Some(())) => Ok(Chance::Told),
            _ => Err(self.error(1, msg!("record-chance")).with_rule("X-6")),
        }
    }

    /// Checks that a promised seed is the one promised.
    fn check_commitment(
        &self,
        commitment: Option<&Commitment>,
        chance: &Chance,
        salt: Option<&Salt>,
    ) -> Result<(), RecordError> {
        let refuse = |key: &str, message: Message<'_>| {
            let line = self.all(key).next().map_or(1, |line| line.number);
            Err(self.error(line, message).with_rule("X-6"))
        };
        match (commitment, chance, salt) {
            (None, _, None) | (Some(_), Chance::Told, None) => Ok(()),
            (None, _, Some(_)) => refuse("salt", msg!("record-salt-alone")),
            (Some(_), Chance::Seed(_), None) => refuse("commitment", msg!("record-salt-missing")),
            (Some(promised), Chance::Seed(seed), Some(salt)) => {
                if promised.is_kept_by(seed, salt) {
                    return Ok(());
                }
                refuse("commitment", msg!("record-commitment-broken"))
            }
            (Some(_), Chance::Order(_), _) => refuse("commitment", msg!("record-commitment-order")),
            (Some(_), Chance::Told, Some(_)) => refuse("salt", msg!("record-salt-told")),
        }
    }
}

/// Describes the value of this key.
pub(crate) fn explain(key: &str) -> Value<'static> {
    Texts::of_errors().get(&format!("record-key-{}", key.replace('.', "-")), &[]).into()
}

fn one_word(line: &HeaderLine<'_>) -> Option<String> {
    let word = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '-');
    let fits = (1..=20).contains(&line.rest.len()) && line.rest.chars().all(word);
    fits.then(|| line.rest.to_owned())
}

fn set_name(line: &HeaderLine<'_>) -> Option<SetName> {
    let [id, version, hash] = line.words()[..] else { return None };
    let letter = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    let fits = id.len() <= 40 && id.chars().all(letter);
    let name =
        SetName { id: id.to_owned(), version: version.parse().ok()?, hash: parse_sha256(hash)? };
    fits.then_some(name)
}

/// Returns the header in canonical order, line by line.
pub(super) fn write<G: Recorded>(header: &Header<G::HeaderSetup>) -> Vec<String> {
    let mut lines = vec![FIRST_LINE.to_owned()];
    let comment = |text: &String| Entry::<G::Action>::Comment(text.clone()).to_string();
    lines.extend(header.comments.iter().map(comment));
    lines.push(format!("game {}", G::NAME));
    lines.push(format!("rules {}", header.rules_version));
    lines.extend(G::write_setup(&header.setup));
    for SetName { id, version, hash } in &header.tiles {
        lines.push(format!("tiles {id} {version} sha256:{hash}"));
    }
    if header.aid != Aid::Full {
        lines.push(format!("aid {}", header.aid));
    }
    lines.extend(header.commitment.as_ref().map(|commitment| format!("commitment {commitment}")));
    lines.extend(header.salt.as_ref().map(|salt| format!("salt {}", salt.as_str())));
    match &header.chance {
        Chance::Seed(seed) => lines.push(format!("seed {}", quoted(seed.as_str()))),
        Chance::Told => lines.push("told".to_owned()),
        Chance::Order(words) => {
            lines.extend(G::order_lines(words).into_iter().map(|line| format!("order {line}")))
        }
    }
    lines
}

#[cfg(test)]
mod tests;
