//! Putting the folders of shards together.

use crate::Error;
use crate::folder::Folder;
use crate::table::Rows;
use crate::tables::{Decisions, Games};
use crate::write::Written;
use parquet::file::reader::{FileReader as _, SerializedFileReader};
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

/// Copies all chunks of these folders, which belong to one run, into one. What is there twice must be the same, and
/// is taken once; what has no name yet, because a run was broken off, is left out.
///
/// # Errors
/// If a folder has games of another run, a file is damaged, or, after everything else was copied, games are missing.
pub fn merge(folders: &[PathBuf], into: &Path) -> Result<Written, Error> {
    let sources: Vec<Folder> =
        folders.iter().map(|folder| Folder::open(folder)).collect::<Result<_, _>>()?;
    let Some(first) = sources.first() else { return Err(Error::NoRun(into.to_owned())) };
    sources.iter().try_for_each(|source| source.demand(&first.run))?;
    let target = Folder::of(into, &first.run)?;
    let mut written = Written { games: target.run.games, ..Written::default() };
    let mut missing: Vec<(u32, u32)> = Vec::new();
    for (first, last) in target.run.chunks() {
        let games = last - first + 1;
        let was_there = target.has(first);
        for source in sources.iter().filter(|source| source.has(first)) {
            copy(source, &target, first, games)?;
        }
        match target.has(first) {
            true if was_there => written.before += games,
            true => written.played += games,
            false => match missing.last_mut() {
                Some((_, end)) if *end + 1 == first => *end = last,
                _ => missing.push((first, last)),
            },
        }
    }
    if missing.is_empty() { Ok(written) } else { Err(Error::Missing(missing)) }
}

/// Copies a chunk, or compares it with what is there.
fn copy(source: &Folder, target: &Folder, first: u32, games: u32) -> Result<(), Error> {
    check::<Games>(source, first, Some(games))?;
    check::<Decisions>(source, first, None)?;
    let pairs = [
        (source.file::<Games>(first), target.file::<Games>(first)),
        (source.file::<Decisions>(first), target.file::<Decisions>(first)),
    ];
    let Some(taken) = target.take(first)? else {
        return pairs.into_iter().try_for_each(|(one, other)| compare(one, other));
    };
    for ((path, _), mut to) in pairs.iter().zip([&taken.games.file, &taken.decisions.file]) {
        let copied = File::open(path).and_then(|mut file| io::copy(&mut file, &mut to));
        copied.map_err(Error::io(path))?;
    }
    taken.finish()
}

/// Demands that a file is a whole table of this run, with so many rows if that is known.
fn check<R: Rows>(folder: &Folder, first: u32, rows: Option<u32>) -> Result<(), Error> {
    let path = folder.file::<R>(first);
    let file = File::open(&path).map_err(Error::io(&path))?;
    let reader = SerializedFileReader::new(file).map_err(Error::table(&path))?;
    let about = reader.metadata().file_metadata();
    let written = about.key_value_metadata().cloned().unwrap_or_default();
    let belongs = folder.about::<R>().iter().all(|pair| written.contains(pair));
    let is_whole = rows.is_none_or(|rows| i64::from(rows) == about.num_rows());
    if belongs && is_whole { Ok(()) } else { Err(Error::Damaged(path)) }
}

/// Demands that two files are the same.
fn compare(one: PathBuf, other: PathBuf) -> Result<(), Error> {
    let bytes = |path: &Path| fs::read(path).map_err(Error::io(path));
    if bytes(&one)? == bytes(&other)? { Ok(()) } else { Err(Error::Differ(one, other)) }
}
