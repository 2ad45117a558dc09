//! Where a running game is kept: written after every action, so that nothing is ever lost.

use fogbound_game::Seed;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

const ENDING: &str = "fogbound";

/// The file of a game.
#[derive(Clone, Debug)]
pub struct Store {
    path: PathBuf,
}

impl Store {
    /// A file of the player's choice.
    pub fn at(path: PathBuf) -> Store {
        Store { path }
    }

    /// A new file in the data folder, named after the game and its seed.
    pub fn new_game(game: &str, seed: &Seed) -> Store {
        let word: String =
            seed.as_str().chars().filter(char::is_ascii_alphanumeric).take(12).collect();
        let name = format!("{game}-{word}");
        let folder = folder().join(UNFINISHED);
        let free = (1u32..)
            .map(|n| if n == 1 { name.clone() } else { format!("{name}-{n}") })
            .map(|name| folder.join(name).with_extension(ENDING))
            .find(|path| !path.exists() && !finished_path(path).is_some_and(|p| p.exists()));
        // The numbers do not run out before the disk does.
        Store { path: free.unwrap_or_else(|| folder.join(name)) }
    }

    /// The file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Writes the game: whole, or not at all.
    pub fn write(&self, text: &str) -> std::io::Result<()> {
        write_whole(&self.path, text)
    }

    /// Moves the file of a finished game out of the folder of unfinished ones, if it is there.
    pub fn finish(&mut self) -> std::io::Result<()> {
        if let Some(to) = finished_path(&self.path) {
            if let Some(folder) = to.parent() {
                fs::create_dir_all(folder)?;
            }
            fs::rename(&self.path, &to)?;
            self.path = to;
        }
        Ok(())
    }
}

/// Writes a file by way of a temporary one beside it.
pub fn write_whole(path: &Path, text: &str) -> std::io::Result<()> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    if let Some(folder) = folder {
        fs::create_dir_all(folder)?;
    }
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(format!(".{}.tmp", std::process::id()));
    let temporary = path.with_file_name(name);
    let mut file = fs::File::create(&temporary)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()?;
    drop(file);
    fs::rename(&temporary, path)
}

const UNFINISHED: &str = "unfinished";
const FINISHED: &str = "finished";

/// `$XDG_DATA_HOME/fogbound`, `%LOCALAPPDATA%\fogbound` or `~/.local/share/fogbound`.
fn folder() -> PathBuf {
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

fn finished_path(path: &Path) -> Option<PathBuf> {
    let name = path.file_name()?;
    (path.parent()? == folder().join(UNFINISHED)).then(|| folder().join(FINISHED).join(name))
}

/// The unfinished game of this kind that was played last.
pub fn newest_unfinished(game: &str) -> Option<PathBuf> {
    let named = |path: &PathBuf| {
        let name = path.file_name().map(|name| name.to_string_lossy().into_owned());
        name.is_some_and(|name| name.starts_with(&format!("{game}-")))
    };
    unfinished().into_iter().find(named)
}

/// All unfinished games, the one played last first.
pub fn unfinished() -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder().join(UNFINISHED)) else { return vec![] };
    let mut games: Vec<_> = entries
        .filter_map(|entry| entry.ok().map(|entry| entry.path()))
        .filter(|path| path.extension().is_some_and(|ending| ending == ENDING))
        .filter_map(|path| Some((path.metadata().ok()?.modified().ok()?, path)))
        .collect();
    games.sort_unstable_by(|a, b| b.cmp(a));
    games.into_iter().map(|(_, path)| path).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_replaced_whole_and_nothing_else_is_left() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("deep").join("game.fogbound");
        write_whole(&path, "one").unwrap();
        write_whole(&path, "two").unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "two");
        assert_eq!(fs::read_dir(path.parent().unwrap()).unwrap().count(), 1);
    }
}
