//! The folder of a run: `run.json`, and a file for each chunk in `games/` and `decisions/`.

use crate::Error;
use crate::plan::Run;
use crate::play::Played;
use crate::table::{Rows, Table};
use crate::tables::{Decisions, Games};
use parquet::file::metadata::KeyValue;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

/// A folder with games of one run. A chunk is there when its file of games is: it gets its name last.
pub(crate) struct Folder {
    path: PathBuf,
    pub run: Run,
}

const RUN: &str = "run.json";

impl Folder {
    /// Opens a folder that has a run.
    pub fn open(path: &Path) -> Result<Folder, Error> {
        let file = path.join(RUN);
        let text = fs::read_to_string(&file).map_err(|error| match error.kind() {
            ErrorKind::NotFound => Error::NoRun(path.to_owned()),
            _ => Error::Io(file, error),
        })?;
        let run: Run = serde_json::from_str(&text).map_err(|_| Error::NoRun(path.to_owned()))?;
        Ok(Folder { path: path.to_owned(), run })
    }

    /// Opens the folder of a run, and makes it if it is not there.
    pub fn of(path: &Path, run: &Run) -> Result<Folder, Error> {
        let folder = match Folder::open(path) {
            Err(Error::NoRun(_)) if !path.join(RUN).exists() => {
                make_tables(path)?;
                let text = serde_json::to_string_pretty(run).unwrap_or_default() + "\n";
                // Whoever comes first names the run: the name is given once.
                let file = path.join(RUN);
                let temporary = path.join(format!("{RUN}.{}.unfinished", std::process::id()));
                fs::write(&temporary, text).map_err(Error::io(&temporary))?;
                fs::rename(&temporary, &file).map_err(Error::io(&file))?;
                sync(path)?;
                Folder::open(path)?
            }
            result => result?,
        };
        folder.demand(run)?;
        // Whoever copies folders may leave empty ones out.
        make_tables(path)?;
        Ok(folder)
    }

    /// Demands that the folder has games of this run.
    pub fn demand(&self, run: &Run) -> Result<(), Error> {
        self.run.difference(run).map_or(Ok(()), |(field, there, asked)| {
            Err(Error::OtherRun { path: self.path.clone(), field, there, asked })
        })
    }

    /// Returns the file of a table that begins with this game.
    pub fn file<R: Rows>(&self, first: u32) -> PathBuf {
        self.path.join(R::NAME).join(format!("{first:010}.parquet"))
    }

    /// Returns `true` if the chunk that begins with this game is there.
    pub fn has(&self, first: u32) -> bool {
        self.file::<Games>(first).exists()
    }

    /// Takes a chunk in hand; `None` if it is there.
    pub fn take(&self, first: u32) -> Result<Option<Taken>, Error> {
        if self.has(first) {
            return Ok(None);
        }
        let games = Unfinished::open(self.file::<Games>(first))?;
        match games.file.try_lock() {
            // A file system without locks: two programs then write the same bytes.
            Ok(()) | Err(TryLockError::Error(_)) => {}
            Err(TryLockError::WouldBlock) => return Err(Error::Busy(games.path)),
        }
        // Another program may have finished it between. Then the file opened has got its name, or is one too many.
        if self.has(first) {
            let _ = fs::remove_file(&games.temporary);
            return Ok(None);
        }
        let decisions = Unfinished::open(self.file::<Decisions>(first))?;
        games.empty().and_then(|()| decisions.empty())?;
        Ok(Some(Taken { games, decisions }))
    }

    /// Returns what the metadata of each file say.
    pub fn about<R: Rows>(&self) -> Vec<KeyValue> {
        let run = serde_json::to_string(&self.run).unwrap_or_default();
        let about = [
            ("fogbound.table", R::NAME.to_owned()),
            ("fogbound.schema", self.run.schema.to_string()),
            ("fogbound.run", run),
        ];
        about.map(|(key, value)| KeyValue::new(key.to_owned(), value)).to_vec()
    }
}

/// Makes the folders of the tables, if they are not there.
fn make_tables(path: &Path) -> Result<(), Error> {
    [Games::NAME, Decisions::NAME].iter().try_for_each(|table| {
        let table = path.join(table);
        fs::create_dir_all(&table).map_err(Error::io(&table))
    })
}

/// Returns the seed of the run that a folder has, if it has one.
#[must_use]
pub fn seed_in(folder: &Path) -> Option<String> {
    Folder::open(folder).ok().map(|folder| folder.run.seed)
}

/// A file that gets its name when it is whole.
pub(crate) struct Unfinished {
    pub file: File,
    pub path: PathBuf,
    temporary: PathBuf,
}

impl Unfinished {
    fn open(path: PathBuf) -> Result<Unfinished, Error> {
        let temporary = path.with_extension("unfinished");
        let mut options = OpenOptions::new();
        // What is in it may be the work of another program, until the lock says that it is not.
        let file = options.create(true).truncate(false).write(true).open(&temporary);
        Ok(Unfinished { file: file.map_err(Error::io(&temporary))?, path, temporary })
    }

    fn empty(&self) -> Result<(), Error> {
        self.file.set_len(0).map_err(Error::io(&self.temporary))
    }

    /// Gives the file its name once the disk has it.
    fn finish(self) -> Result<(), Error> {
        self.file.sync_all().map_err(Error::io(&self.temporary))?;
        fs::rename(&self.temporary, &self.path).map_err(Error::io(&self.path))?;
        self.path.parent().map_or(Ok(()), sync)
    }
}

/// A chunk in hand.
pub(crate) struct Taken {
    pub games: Unfinished,
    pub decisions: Unfinished,
}

impl Taken {
    /// Gives both files their names.
    pub fn finish(self) -> Result<(), Error> {
        self.decisions.finish()?;
        self.games.finish()
    }
}

/// A chunk being written.
pub(crate) struct Chunk {
    taken: Taken,
    games: Table<Games>,
    decisions: Table<Decisions>,
}

impl Chunk {
    /// Begins the tables of a chunk; `None` if it is there.
    pub fn begin(folder: &Folder, first: u32) -> Result<Option<Chunk>, Error> {
        let Some(taken) = folder.take(first)? else { return Ok(None) };
        let games = table(folder, &taken.games)?;
        let decisions = table(folder, &taken.decisions)?;
        Ok(Some(Chunk { taken, games, decisions }))
    }

    /// Adds a game.
    pub fn add(&mut self, number: u32, game: Played) -> Result<(), Error> {
        self.games.rows().add(number, &game);
        self.decisions.rows().add(number, game);
        self.games.go_on()?;
        self.decisions.go_on()
    }

    /// Ends the tables.
    pub fn finish(self) -> Result<(), Error> {
        let Chunk { taken, games, decisions } = self;
        games.finish()?;
        decisions.finish()?;
        taken.finish()
    }
}

fn table<R: Rows>(folder: &Folder, unfinished: &Unfinished) -> Result<Table<R>, Error> {
    let file = unfinished.file.try_clone().map_err(Error::io(&unfinished.path))?;
    Table::begin(&unfinished.path, file, folder.about::<R>())
}

/// Lets the disk have the names in a folder.
#[cfg(unix)]
fn sync(folder: &Path) -> Result<(), Error> {
    File::open(folder).and_then(|folder| folder.sync_all()).map_err(Error::io(folder))
}

/// Elsewhere a folder cannot be synchronised by itself.
#[cfg(not(unix))]
fn sync(_: &Path) -> Result<(), Error> {
    Ok(())
}
