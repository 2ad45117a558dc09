//! The store of a running game: written after every decision, whole or not at all, and never over
//! anything but an earlier state of the same game.

use fogbound_table::texts::{Texts, msg};
use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

/// The ending of files of games.
pub const ENDING: &str = "fog";
/// The endings that are recognised. Games with the ending of earlier versions are still found.
const ENDINGS: [&str; 2] = [ENDING, "fogbound"];

const UNFINISHED: &str = "unfinished";
const FINISHED: &str = "finished";

/// A reason why a game cannot be kept in a file.
#[derive(Debug)]
pub enum Trouble {
    /// There is a file that holds something else than an earlier state of this game.
    Taken,
    /// Another program has written to the file since.
    Changed,
    /// It is a folder or a device.
    NoFile,
    /// The folder it would be in is missing.
    NoFolder,
    /// An error of the system.
    System(io::Error),
}

impl From<io::Error> for Trouble {
    fn from(error: io::Error) -> Trouble {
        Trouble::System(error)
    }
}

impl Trouble {
    /// Returns the trouble with a file in words, and advice on what to do instead.
    #[must_use]
    pub fn told(&self, path: &Path, texts: &Texts) -> (String, String) {
        let file = path.display().to_string();
        let error = match self {
            Trouble::System(error) => error.to_string(),
            _ => String::new(),
        };
        let message = match self {
            Trouble::Taken => msg!("trouble-taken", file),
            Trouble::Changed => msg!("trouble-changed", file),
            Trouble::NoFile => msg!("trouble-no-file", file),
            Trouble::NoFolder => msg!("trouble-no-folder", file),
            Trouble::System(_) => msg!("trouble-system", file, error),
        };
        (texts.say(message), texts.help(message).unwrap_or_default())
    }
}

/// The file of a game.
#[derive(Clone, Debug)]
pub struct Store {
    path: PathBuf,
    /// The text that this program knows to be in the file; nothing if there is none yet.
    known: Option<String>,
    /// Files of sets that the game needs beside the shipped ones.
    sets: Vec<PathBuf>,
}

impl Store {
    /// A file of the player's choice for a new game. Links are followed.
    #[must_use]
    pub fn at(path: &Path, sets: Vec<PathBuf>) -> Store {
        Store { path: resolved(path), known: None, sets: absolute(sets) }
    }

    /// The file of a game that goes on; `text` is what was read there.
    #[must_use]
    pub fn resumed(path: &Path, text: &str, sets: Vec<PathBuf>) -> Store {
        Store { known: Some(text.to_owned()), ..Store::at(path, sets) }
    }

    /// A new file in the data folder, named after the game and its seed. Sets of the player's own are kept
    /// beside it.
    #[must_use]
    pub fn new_game(name: &str, seed: &str, sets: Vec<PathBuf>) -> Store {
        let word: String = seed.chars().filter(char::is_ascii_alphanumeric).take(13).collect();
        let name = format!("{name}-{word}");
        let folder = unfinished_folder();
        let free = (1u32..)
            .map(|n| if n == 1 { name.clone() } else { format!("{name}-{n}") })
            .map(|name| folder.join(format!("{name}.{ENDING}")))
            .find(|path| !path.exists() && !finished_path(path).is_some_and(|p| p.exists()));
        // The numbers do not run out before the disk does.
        let path = free.unwrap_or_else(|| folder.join(name));
        let _ = fs::create_dir_all(&folder);
        // A copy that cannot be made is not missed as long as the set stays where it is.
        let copied = |(n, set): (usize, PathBuf)| {
            let copy = path.with_extension(format!("set-{n}.toml"));
            fs::copy(&set, &copy).map_or(set, |_| copy)
        };
        let sets = absolute(sets).into_iter().enumerate().map(copied).collect();
        Store { path, known: None, sets }
    }

    /// The file of a finished game that was kept elsewhere as long as it ran.
    #[must_use]
    pub fn finished_game(name: &str) -> Store {
        let folder = folder().join(FINISHED);
        // Without the folder the file cannot be written, which is told then.
        let _ = fs::create_dir_all(&folder);
        Store::at(&folder.join(format!("{name}.{ENDING}")), Vec::new())
    }

    /// The file.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Writes the game.
    ///
    /// # Errors
    /// If the file is not as this program knows it; nothing is written then.
    pub fn write(&mut self, text: &str) -> Result<(), Trouble> {
        match (present(&self.path)?, &self.known) {
            (Some(there), Some(known)) if there != *known => return Err(Trouble::Changed),
            (Some(there), None) if !is_earlier(&there, text) => return Err(Trouble::Taken),
            _ => write_whole(&self.path, text)?,
        }
        self.known = Some(text.to_owned());
        Ok(())
    }

    /// Moves the file of a finished game out of the folder of unfinished ones, if it is there, with its sets.
    ///
    /// # Errors
    /// The error of the system; the file stays in its place then.
    pub fn finish(&mut self) -> io::Result<()> {
        let Some(to) = finished_path(&self.path) else { return Ok(()) };
        if let Some(folder) = to.parent() {
            fs::create_dir_all(folder)?;
        }
        fs::rename(&self.path, &to)?;
        for set in &mut self.sets {
            if let Some(there) = finished_path(set) {
                fs::rename(&*set, &there)?;
                *set = there;
            }
        }
        self.path = to;
        Ok(())
    }

    /// Returns the arguments to type in a shell to go on: the file, and the sets that are not beside it.
    #[must_use]
    pub fn arguments(&self) -> String {
        let beside = sets_beside(&self.path);
        let others = self.sets.iter().filter(|set| !beside.contains(set));
        let sets = others.map(|set| format!(" --tiles {}", quoted(set)));
        quoted(&self.path) + &sets.collect::<String>()
    }
}

/// Writes a copy of a game, never over anything but an earlier state of it.
///
/// # Errors
/// The reason why it cannot be written there.
pub fn write_copy(path: &Path, text: &str) -> Result<(), Trouble> {
    Store::at(path, Vec::new()).write(text)
}

/// The files of sets that are kept beside the file of a game.
#[must_use]
pub fn sets_beside(path: &Path) -> Vec<PathBuf> {
    let beside = (0..).map(|n: u32| path.with_extension(format!("set-{n}.toml")));
    beside.take_while(|set| set.is_file()).collect()
}

/// Returns the content of a file; `None` when there is none.
fn present(path: &Path) -> Result<Option<String>, Trouble> {
    match fs::metadata(path) {
        Ok(found) if !found.is_file() => Err(Trouble::NoFile),
        Ok(found) if found.len() > LARGEST => Err(Trouble::Taken),
        Ok(_) => Ok(Some(String::from_utf8_lossy(&fs::read(path)?).into_owned())),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error.into()),
    }
}

/// No record is larger.
const LARGEST: u64 = 1 << 20;

/// Checks whether a file holds an earlier state of a record, which only grows but for the hash at its end.
fn is_earlier(there: &str, text: &str) -> bool {
    let hash = there.trim_end().rfind('\n').filter(|&at| there[at + 1..].starts_with("hash "));
    let log = hash.map_or(there, |at| &there[..=at]);
    !log.trim().is_empty() && text.starts_with(log) || there.is_empty()
}

/// Writes a file by way of a temporary one beside it.
fn write_whole(path: &Path, text: &str) -> Result<(), Trouble> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    if folder.is_some_and(|folder| !folder.is_dir()) {
        return Err(Trouble::NoFolder);
    }
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(format!(".{}.tmp", std::process::id()));
    let temporary = path.with_file_name(name);
    let written = fs::File::create(&temporary).and_then(|mut file| {
        file.write_all(text.as_bytes())?;
        file.sync_all()
    });
    let renamed = written.and_then(|()| fs::rename(&temporary, path));
    if renamed.is_err() {
        // A file that could not take its place is in the way of nobody.
        let _ = fs::remove_file(&temporary);
    }
    Ok(renamed?)
}

/// The file that a path leads to, links followed, even one that leads nowhere yet.
fn resolved(path: &Path) -> PathBuf {
    let mut path = path.to_path_buf();
    // No more links than any system follows.
    for _ in 0..40 {
        let Ok(to) = fs::read_link(&path) else { break };
        path = path.parent().map_or(to.clone(), |folder| folder.join(&to));
    }
    path
}

fn absolute(sets: Vec<PathBuf>) -> Vec<PathBuf> {
    sets.into_iter().map(|set| std::path::absolute(&set).unwrap_or(set)).collect()
}

/// Returns a path as a shell takes it.
#[must_use]
pub fn quoted(path: &Path) -> String {
    let text = path.display().to_string();
    let is_plain = |c: char| c.is_alphanumeric() || "/._-+=:@%,\\".contains(c);
    match !text.is_empty() && text.chars().all(is_plain) {
        true => text,
        false => format!("'{}'", text.replace('\'', r"'\''")),
    }
}

/// Returns the folder for what the program keeps: `$XDG_DATA_HOME/fogbound`, `%LOCALAPPDATA%\fogbound` or
/// `~/.local/share/fogbound`.
#[must_use]
pub fn folder() -> PathBuf {
    let named = |variable: &str| {
        std::env::var_os(variable).filter(|value| !value.is_empty()).map(PathBuf::from)
    };
    let base = named("XDG_DATA_HOME")
        .filter(|path| path.is_absolute())
        .or_else(|| named("LOCALAPPDATA"))
        .or_else(|| named("HOME").map(|home| home.join(".local").join("share")))
        .unwrap_or_else(|| PathBuf::from("."));
    base.join("fogbound")
}

/// Returns the folder of unfinished games.
#[must_use]
pub fn unfinished_folder() -> PathBuf {
    folder().join(UNFINISHED)
}

fn finished_path(path: &Path) -> Option<PathBuf> {
    let name = path.file_name()?;
    (path.parent()? == unfinished_folder()).then(|| folder().join(FINISHED).join(name))
}

/// All unfinished games, the one played last first.
#[must_use]
pub fn unfinished() -> Vec<PathBuf> {
    games_in(&unfinished_folder())
}

/// All finished games, the one that ended last first.
#[must_use]
pub fn finished() -> Vec<PathBuf> {
    games_in(&folder().join(FINISHED))
}

fn games_in(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let is_game = |path: &PathBuf| {
        path.extension().is_some_and(|ending| ENDINGS.iter().any(|known| ending == *known))
    };
    let paths = entries.filter_map(|entry| entry.ok().map(|entry| entry.path())).filter(is_game);
    let mut games: Vec<_> =
        paths.filter_map(|path| Some((path.metadata().ok()?.modified().ok()?, path))).collect();
    games.sort_unstable_by(|a, b| b.cmp(a));
    games.into_iter().map(|(_, path)| path).collect()
}

/// Removes the file of a game and the sets that are kept beside it.
///
/// # Errors
/// If a file cannot be removed.
pub fn throw_away(path: &Path) -> io::Result<()> {
    let sets = sets_beside(path);
    fs::remove_file(path)?;
    sets.into_iter().try_for_each(fs::remove_file)
}

#[cfg(test)]
mod tests;
