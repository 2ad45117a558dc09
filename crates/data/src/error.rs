//! What can go wrong, in words.

use fogbound_game::Refusal;
use fogbound_table::texts::{Message, Texts, msg};
use parquet::errors::ParquetError;
use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

/// A run that could not be written or merged. Everything that has its final name is whole nevertheless.
#[derive(Debug)]
pub enum Error {
    /// A file or folder cannot be read or written.
    Io(PathBuf, io::Error),
    /// A file cannot be written, or is no whole table.
    Table(PathBuf, ParquetError),
    /// A game stopped by the rules: its number, its seed and why.
    Stopped(u32, String, Refusal),
    /// There is no bot with this name.
    NoBot(String),
    /// The bots are neither one nor as many as these seats.
    BotsNumber(u8),
    /// A folder has games of another run.
    OtherRun {
        /// The folder.
        path: PathBuf,
        /// The field of `run.json` that differs, with its value there and the one that was asked for.
        field: String,
        /// Its value there.
        there: String,
        /// The value that was asked for.
        asked: String,
    },
    /// A folder has no run, or one of another version.
    NoRun(PathBuf),
    /// Another program is writing this file.
    Busy(PathBuf),
    /// A file does not hold the games that its name promises.
    Damaged(PathBuf),
    /// Two files should be the same and are not.
    Differ(PathBuf, PathBuf),
    /// After a merge these games are still missing, each range with its first and last one.
    Missing(Vec<(u32, u32)>),
}

impl Error {
    /// Says it, by whoever makes something of a message.
    pub fn told<T>(&self, say: impl FnOnce(Message<'_>) -> T) -> T {
        let shown = |path: &Path| path.display().to_string();
        match self {
            Error::Io(path, error) => {
                say(msg!("parquet-io", path = shown(path), error = error.to_string()))
            }
            Error::Table(path, error) => {
                say(msg!("parquet-io", path = shown(path), error = error.to_string()))
            }
            Error::Stopped(number, seed, refusal) => {
                let reason = Texts::chosen().refusal(refusal);
                say(msg!("simulate-stopped", number = *number, seed = seed.as_str(), reason))
            }
            Error::NoBot(bot) => say(msg!("error-bot", bot = bot.as_str())),
            Error::BotsNumber(players) => say(msg!("error-bots-number", players = *players)),
            Error::OtherRun { path, field, there, asked } => say(msg!(
                "parquet-other-run",
                path = shown(path),
                field = field.as_str(),
                there = there.as_str(),
                asked = asked.as_str()
            )),
            Error::NoRun(path) => say(msg!("parquet-no-run", path = shown(path))),
            Error::Busy(path) => say(msg!("parquet-busy", path = shown(path))),
            Error::Damaged(path) => say(msg!("parquet-damaged", path = shown(path))),
            Error::Differ(path, other) => {
                say(msg!("parquet-differ", path = shown(path), other = shown(other)))
            }
            Error::Missing(ranges) => {
                const SHOWN: usize = 8;
                let range = |(first, last): &(u32, u32)| format!("{first}-{last}");
                let mut games: Vec<String> = ranges.iter().take(SHOWN).map(range).collect();
                if ranges.len() > SHOWN {
                    games.push("…".to_owned());
                }
                say(msg!("parquet-missing", games = games.join(", ")))
            }
        }
    }

    /// Returns a function that makes an error about a file of one of the system.
    pub(crate) fn io(path: &Path) -> impl FnOnce(io::Error) -> Error + use<> {
        let path = path.to_owned();
        move |error| Error::Io(path, error)
    }

    /// Returns a function that makes an error about a file of one of its format.
    pub(crate) fn table(path: &Path) -> impl FnOnce(ParquetError) -> Error + use<> {
        let path = path.to_owned();
        move |error| Error::Table(path, error)
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.told(|message| Texts::chosen().say(message)))
    }
}

impl std::error::Error for Error {}
