//! The log of a tournament: every pair that was played, so that a tournament can be broken off and go on.

use super::game::Played;
use crate::bot_lines::Budget;
use crate::common::{error, misuse, text};
use fogbound_table::texts::msg;
use miette::{IntoDiagnostic as _, WrapErr as _};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fs::File;
use std::io::{ErrorKind, Write as _};
use std::path::Path;

/// Version of the format.
const VERSION: u8 = 1;

/// The first line: what all results depend on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Head {
    #[serde(rename = "fogbound-arena")]
    version: u8,
    /// Version of the program, whose bots may play differently in another.
    program: String,
    bots: Vec<String>,
    budget: Option<Budget>,
    /// Game, rules, setup, tiles and seed, as the header of a record has them.
    record: String,
}

impl Head {
    /// Returns the first line of a tournament.
    pub fn new(bots: Vec<String>, budget: Option<Budget>, record: String) -> Head {
        let program = env!("CARGO_PKG_VERSION").to_owned();
        Head { version: VERSION, program, bots, budget, record }
    }
}

/// Every other line: the games of a pair.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Entry {
    #[serde(rename = "match")]
    at: u32,
    pair: u32,
    games: Vec<Played>,
}

/// What was played already, and where to write what is played now.
#[derive(Debug, Default)]
pub struct Log {
    file: Option<File>,
    known: BTreeMap<(u32, u32), Vec<Played>>,
}

impl Log {
    /// Takes up a log, or begins one. A line that was broken off in the middle is removed.
    ///
    /// # Errors
    /// If the file cannot be read or written, is no log, or belongs to another tournament.
    pub fn open(path: &Path, head: &Head) -> miette::Result<Log> {
        let shown = path.display().to_string();
        let read = match std::fs::read(path) {
            Err(cause) if cause.kind() == ErrorKind::NotFound => Ok(Vec::new()),
            read => read,
        };
        let read = read
            .into_diagnostic()
            .wrap_err_with(|| text(msg!("error-read", path = shown.as_str())))?;
        let first = line_of(head)?;
        let whole = read.iter().rposition(|&byte| byte == b'\n').map_or(0, |at| at + 1);
        if whole == 0 && !first.as_bytes().starts_with(&read) {
            return Err(error(msg!("arena-no-log", path = shown.as_str())));
        }
        let mut known = BTreeMap::new();
        let lines = read[..whole].split_inclusive(|&byte| byte == b'\n');
        for (number, line) in (1_usize..).zip(lines) {
            if number == 1 {
                check_head(line, head, &shown)?;
                continue;
            }
            let entry: Entry = serde_json::from_slice(line)
                .map_err(|_| error(msg!("arena-log-line", path = shown.as_str(), line = number)))?;
            known.insert((entry.at, entry.pair), entry.games);
        }
        let open = || {
            let mut file = File::options().create(true).append(true).open(path)?;
            file.set_len(whole as u64)?;
            if whole == 0 {
                file.write_all(first.as_bytes())?;
            }
            Ok::<File, std::io::Error>(file)
        };
        let file = open()
            .into_diagnostic()
            .wrap_err_with(|| text(msg!("error-write", path = shown.as_str())))?;
        Ok(Log { file: Some(file), known })
    }

    /// Returns the games of a pair if they have been played.
    pub fn known(&self, at: u32, pair: u32) -> Option<&Vec<Played>> {
        self.known.get(&(at, pair))
    }

    /// Adds a pair, unless it is there.
    pub fn add(&self, at: u32, pair: u32, games: &[Played]) -> miette::Result<()> {
        let Some(mut file) = self.file.as_ref().filter(|_| self.known(at, pair).is_none()) else {
            return Ok(());
        };
        let line = line_of(&Entry { at, pair, games: games.to_vec() })?;
        // One call, so that a line is broken off only if the machine is.
        file.write_all(line.as_bytes()).into_diagnostic()
    }
}

fn line_of(entry: &impl Serialize) -> miette::Result<String> {
    Ok(serde_json::to_string(entry).into_diagnostic()? + "\n")
}

/// Checks that a log belongs to this tournament.
fn check_head(line: &[u8], head: &Head, path: &str) -> miette::Result<()> {
    let found: Head =
        serde_json::from_slice(line).map_err(|_| error(msg!("arena-no-log", path)))?;
    let differs = match &found {
        _ if found == *head => return Ok(()),
        _ if found.version != VERSION || found.program != head.program => {
            let version = found.program.as_str();
            return Err(misuse(msg!("arena-log-version", path, version)));
        }
        _ if found.bots != head.bots => (found.bots.join(", "), head.bots.join(", ")),
        _ if found.budget != head.budget => {
            (format!("{:?}", found.budget), format!("{:?}", head.budget))
        }
        _ => difference(&found.record, &head.record),
    };
    let (there, here) = (differs.0.as_str(), differs.1.as_str());
    Err(misuse(msg!("arena-log-other", path, there, here)))
}

/// Returns the first lines of two headers that differ.
fn difference(there: &str, here: &str) -> (String, String) {
    let lines = there.lines().map(Some).chain([None]).zip(here.lines().map(Some).chain([None]));
    let first = lines.into_iter().find(|(there, here)| there != here);
    let (there, here) = first.unwrap_or_default();
    let shown = |line: Option<&str>| line.unwrap_or("-").to_owned();
    (shown(there), shown(here))
}
