//! Reading the language of records, line by line.

use super::error::{RecordError, Source, excerpt};
use super::header::{self, HeaderLine};
use super::model::{Entry, Line, Record};
use super::recorded::Recorded;
use crate::games::GameId;
use crate::texts::msg;
use fogbound_game::StateHash;
use fogbound_tilesets::control_line;
use std::sync::Arc;

/// The end of an `undo` that everybody has consented to.
const CONSENT: &str = "consent";

/// Longest record, in bytes.
pub const MAX_BYTES: usize = 1 << 20;

impl<G: Recorded> Record<G> {
    /// Reads a record. `source_name` (a file name) is only shown in errors. [`Record::replay`] checks that
    /// the rules allow the game.
    ///
    /// # Errors
    /// The first line that is not of the language, or a seed that is not the one promised.
    pub fn parse(source_name: &str, text: &str) -> Result<Record<G>, RecordError> {
        let source = source_of(source_name, text)?;
        let text = Arc::clone(&source.text);
        let lines = (1u32..).zip(text.lines().map(str::trim)).skip(1);
        let mut reader =
            Reader::<G> { source: &source, raw: Vec::new(), comments: Vec::new(), log: Vec::new() };
        for (number, line) in lines {
            reader.line(number, line)?;
        }
        let Reader { raw, comments, mut log, .. } = reader;
        let header = header::read::<G>(&source, &raw, comments)?;
        trim_blank_lines(&mut log);
        Ok(Record { header, lines: log, source })
    }
}

/// Returns the text of a record after checking its first line.
fn source_of(name: &str, text: &str) -> Result<Source, RecordError> {
    // Some editors begin a file with a mark of the byte order.
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let source = Source { name: name.into(), text: "".into() };
    refuse_unshowable(&source, text)?;
    let source = Source { text: text.into(), ..source };
    let first = text.lines().next().unwrap_or_default().trim();
    if first == header::FIRST_LINE {
        return Ok(source);
    }
    let version = |line: &str| line.strip_prefix(header::LANGUAGE)?.trim().parse::<u32>().ok();
    Err(match (version(first), version(header::FIRST_LINE)) {
        (Some(version), Some(known)) if version > known => {
            RecordError::new(&source, Some(1), msg!("record-later", version, known))
        }
        _ => {
            let message = msg!("record-first-line", first = header::FIRST_LINE);
            RecordError::new(&source, Some(1), message)
        }
    })
}

/// Returns the game that the line `game` of a record names.
pub(crate) fn game_of(source_name: &str, text: &str) -> Result<GameId, RecordError> {
    let source = source_of(source_name, text)?;
    let lines = (1u32..).zip(source.text.lines().map(str::trim));
    let keyed = lines.filter_map(|(number, line)| {
        let (key, rest) = line.split_once([' ', '\t'])?;
        (key == "game").then_some(HeaderLine { number, key, rest: rest.trim() })
    });
    header::game(&source, &keyed.collect::<Vec<_>>())
}

/// Refuses a huge file, or one that could confuse a terminal: it is not shown.
fn refuse_unshowable(source: &Source, text: &str) -> Result<(), RecordError> {
    if text.len() > MAX_BYTES {
        let message = msg!("record-long", name = &*source.name, most = MAX_BYTES);
        return Err(RecordError::new(source, None, message));
    }
    match control_line(text) {
        Some(line) => Err(RecordError::new(source, None, msg!("record-control", line))),
        None => Ok(()),
    }
}

/// Removes empty lines at both ends: the canonical text has one before the log, and none at its end.
fn trim_blank_lines<A>(log: &mut Vec<Line<A>>) {
    let is_blank = |line: &Line<A>| matches!(line.entry, Entry::Blank);
    let first = log.iter().position(|line| !is_blank(line)).unwrap_or(log.len());
    let last = log.iter().rposition(|line| !is_blank(line)).map_or(0, |last| last + 1);
    log.truncate(last);
    log.drain(..first.min(last));
}

struct Reader<'a, G: Recorded> {
    source: &'a Source,
    raw: Vec<HeaderLine<'a>>,
    comments: Vec<String>,
    /// The lines after the header, or after its last line so far.
    log: Vec<Line<G::Action>>,
}

impl<'a, G: Recorded> Reader<'a, G> {
    fn line(&mut self, number: u32, line: &'a str) -> Result<(), RecordError> {
        let (key, rest) = line.split_once([' ', '\t']).unwrap_or((line, ""));
        if header::is_key::<G>(key) {
            self.header_line(HeaderLine { number, key, rest: rest.trim() })
        } else {
            let entry = self.entry(number, line)?;
            self.log.push(Line { number, entry });
            Ok(())
        }
    }

    fn header_line(&mut self, line: HeaderLine<'a>) -> Result<(), RecordError> {
        // Comments between the lines of the header belong to it.
        for earlier in self.log.drain(..) {
            match earlier.entry {
                Entry::Blank => {}
                Entry::Comment(text) => self.comments.push(text),
                _ => {
                    let number = Some(line.number);
                    return Err(RecordError::new(
                        self.source,
                        number,
                        msg!("record-late", key = line.key),
                    ));
                }
            }
        }
        self.raw.push(line);
        Ok(())
    }

    fn entry(&self, number: u32, line: &str) -> Result<Entry<G::Action>, RecordError> {
        entry::<G>(line).ok_or_else(|| {
            RecordError::new(self.source, Some(number), msg!("record-entry", line = excerpt(line)))
        })
    }
}

/// Reads a line of the log; `None` if it is not of the language.
pub(crate) fn entry<G: Recorded>(line: &str) -> Option<Entry<G::Action>> {
    let (key, rest) = line.split_once([' ', '\t']).unwrap_or((line, ""));
    let rest = rest.trim();
    match key {
        "" => Some(Entry::Blank),
        _ if key.starts_with('#') => Some(Entry::Comment(line[1..].trim().to_owned())),
        "tile" => tile(rest, G::TILE_WORDS).map(Entry::Tile),
        "undo" => undo(rest),
        "hash" => parse_hash(rest).map(Entry::Hash),
        "seat" => choice::<G>(rest),
        _ => G::parse_action(line).map(Entry::Action),
    }
}

/// Reads the name of a tile, which has at most `most` words; `None` for anything longer.
fn tile(rest: &str, most: usize) -> Option<String> {
    let words: Vec<&str> = rest.split_whitespace().collect();
    let is_name = |word: &&str| word.len() <= 40;
    let fits = (1..=most).contains(&words.len()) && words.iter().all(is_name);
    fits.then(|| words.join(" "))
}

/// Reads an `undo`: the number of decisions taken back, by consent or not.
fn undo<A>(rest: &str) -> Option<Entry<A>> {
    let mut words = rest.split_ascii_whitespace();
    let decisions = words.next()?.parse().ok().filter(|&decisions: &u32| decisions > 0)?;
    match (words.next(), words.next()) {
        (None, _) => Some(Entry::Undo(decisions)),
        (Some(CONSENT), None) => Some(Entry::UndoByConsent(decisions)),
        _ => None,
    }
}

/// Reads the seat, then its answer.
fn choice<G: Recorded>(rest: &str) -> Option<Entry<G::Action>> {
    let (seat, action) = rest.split_once([' ', '\t'])?;
    let is_number = seat.bytes().all(|byte| byte.is_ascii_digit());
    let seat = seat.parse().ok().filter(|_| is_number)?;
    G::parse_action(action.trim()).map(|action| Entry::Choice(seat, action))
}

fn parse_hash(text: &str) -> Option<StateHash> {
    if text.len() != 32 || !super::commitment::is_hex(text) {
        return None;
    }
    let mut hash = [0; 16];
    for (byte, at) in hash.iter_mut().zip((0..32).step_by(2)) {
        *byte = u8::from_str_radix(text.get(at..at + 2)?, 16).ok()?;
    }
    Some(StateHash(hash))
}
