//! Tables of games, as whoever writes and reads them.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod content;
mod runs;

use fogbound_data::{Error, Shard, Written, simulate};
use fogbound_table::games::GameId;
use fogbound_table::setup::Wish;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::sync::atomic::AtomicBool;

/// A game of two.
fn wish(game: GameId) -> Wish {
    let seats = vec![String::new(); 2];
    Wish { seats, seed: "lamplight".to_owned(), ..Wish::new(game) }
}

fn bots(bot: &str) -> Vec<String> {
    vec![bot.to_owned()]
}

/// Writes 23 games in files of 5.
fn write(game: GameId, folder: &Path, shard: Shard, threads: u32) -> Result<Written, Error> {
    simulate(&wish(game), &bots("random"), (23, 5), folder, shard, threads, &AtomicBool::new(false))
        .unwrap()
}

/// All files of a folder by their paths in it.
fn files(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let mut files = BTreeMap::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(next) = folders.pop() {
        for entry in fs::read_dir(next).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let name = path.strip_prefix(folder).unwrap().display().to_string();
                files.insert(name.replace('\\', "/"), fs::read(path).unwrap());
            }
        }
    }
    files
}
