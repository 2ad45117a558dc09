//! Runs: whole, in shards, broken off and merged.

use crate::{bots, files, wish, write};
use fogbound_bots::Seated as _;
use fogbound_data::{Error, Plan, Shard, merge, seed_in, simulate};
use fogbound_game::Seed;
use fogbound_table::games::{GameId, Mists};
use fogbound_table::setup::Wish;
use std::fs::{self, File, OpenOptions};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use tempfile::tempdir;

#[test]
fn the_same_bytes_come_from_any_threads_and_shards() {
    for &game in GameId::ALL {
        let dir = tempdir().unwrap();
        let at = |name: &str| dir.path().join(name);
        let written = write(game, &at("whole"), Shard::WHOLE, 1).unwrap();
        assert_eq!((written.games, written.before, written.played), (23, 0, 23));
        assert!(written.decisions > 23 * 5, "{written:?}");
        let whole = files(&at("whole"));
        // Five chunks of two tables, and the run.
        assert_eq!(whole.len(), 11, "{:?}", whole.keys());
        write(game, &at("threads"), Shard::WHOLE, 7).unwrap();
        assert!(files(&at("threads")) == whole);
        for shards in [2, 3] {
            let folders: Vec<PathBuf> =
                (1..=shards).map(|shard| at(&format!("{shard}-of-{shards}"))).collect();
            let mut games = 0;
            for (folder, index) in folders.iter().zip(1..) {
                let shard = Shard::new(index, shards).unwrap();
                games += write(game, folder, shard, index).unwrap().played;
            }
            assert_eq!(games, 23);
            let merged = at(&format!("merged-{shards}"));
            let (last, rest) = folders.split_last().unwrap();
            assert!(matches!(merge(rest, &merged), Err(Error::Missing(_))));
            assert_eq!(merge(std::slice::from_ref(last), &merged).unwrap().games, 23);
            assert!(files(&merged) == whole);
            // Once more changes nothing.
            assert_eq!(merge(&folders, &merged).unwrap().before, 23);
            assert!(files(&merged) == whole);
        }
    }
}

#[test]
fn shards_may_share_a_folder() {
    let dir = tempdir().unwrap();
    for index in [2, 1] {
        write(GameId::Mists, dir.path(), Shard::new(index, 2).unwrap(), 2).unwrap();
    }
    let whole = tempdir().unwrap();
    write(GameId::Mists, whole.path(), Shard::WHOLE, 2).unwrap();
    assert!(files(dir.path()) == files(whole.path()));
}

/// The last chunk stays unfinished; what there is of it is thrown away by the next run.
#[test]
fn a_run_that_was_stopped_goes_on_where_it_was() {
    let dir = tempdir().unwrap();
    let rules = wish(GameId::Mists).rules::<Mists>().unwrap();
    let bots = ["random".to_owned()];
    let plan = Plan::<Mists>::new(rules, &bots, Seed::new("lamplight"), 23, 5).unwrap();
    let stopped = AtomicBool::new(false);
    let stop = |written: &fogbound_data::Written| {
        stopped.store(written.played >= 12, Ordering::Relaxed);
    };
    let written = plan.write(dir.path(), Shard::WHOLE, 1, &stopped, stop).unwrap();
    assert_eq!((written.played, written.is_whole()), (10, false));
    assert!(dir.path().join("games/0000000011.unfinished").exists());
    let written = write(GameId::Mists, dir.path(), Shard::WHOLE, 2).unwrap();
    assert_eq!((written.before, written.played, written.is_whole()), (10, 13, true));
    let whole = tempdir().unwrap();
    write(GameId::Mists, whole.path(), Shard::WHOLE, 2).unwrap();
    assert!(files(dir.path()) == files(whole.path()));
    assert_eq!(write(GameId::Mists, dir.path(), Shard::WHOLE, 2).unwrap().played, 0);
}

/// A program may die between the names of the two files of a chunk.
#[test]
fn a_chunk_without_its_games_is_played_again() {
    let dir = tempdir().unwrap();
    write(GameId::Mists, dir.path(), Shard::WHOLE, 1).unwrap();
    let before = files(dir.path());
    fs::remove_file(dir.path().join("games/0000000006.parquet")).unwrap();
    fs::write(dir.path().join("games/0000000006.unfinished"), "PAR1 and rubbish").unwrap();
    assert_eq!(write(GameId::Mists, dir.path(), Shard::WHOLE, 1).unwrap().played, 5);
    assert!(files(dir.path()) == before);
}

#[test]
fn another_run_in_the_same_folder_is_refused() {
    let dir = tempdir().unwrap();
    write(GameId::Mists, dir.path(), Shard::WHOLE, 1).unwrap();
    let before = files(dir.path());
    let mut level = wish(GameId::Mists);
    level.choose("level", "5");
    let seed = Wish { seed: "other".to_owned(), ..wish(GameId::Mists) };
    let plain = wish(GameId::Mists);
    for (wish, bot, sizes, field) in [
        (&level, "random", (23, 5), "setup"),
        (&seed, "random", (23, 5), "seed"),
        (&plain, "greedy", (23, 5), "bots"),
        (&plain, "random", (24, 5), "games"),
        (&plain, "random", (23, 4), "chunk"),
        (&wish(GameId::Carcassonne), "random", (23, 5), "setup"),
    ] {
        let stopped = AtomicBool::new(false);
        let (bots, path) = (bots(bot), dir.path());
        let refused = simulate(wish, &bots, sizes, path, Shard::WHOLE, 1, &stopped).unwrap();
        let told = refused.unwrap_err().to_string();
        assert!(told.contains("another run"), "{told}");
        assert!(told.contains(field), "{field}: {told}");
    }
    assert!(files(dir.path()) == before);
    assert_eq!(seed_in(dir.path()).as_deref(), Some("lamplight"));
    assert_eq!(seed_in(&dir.path().join("games")), None);
}

#[test]
fn two_programs_do_not_write_the_same_chunk() {
    let dir = tempdir().unwrap();
    fs::create_dir_all(dir.path().join("games")).unwrap();
    let held = File::create(dir.path().join("games/0000000001.unfinished")).unwrap();
    held.lock().unwrap();
    let busy = write(GameId::Mists, dir.path(), Shard::WHOLE, 1);
    assert!(matches!(busy, Err(Error::Busy(_))), "{busy:?}");
    assert_eq!(write(GameId::Mists, dir.path(), Shard::new(2, 2).unwrap(), 1).unwrap().played, 10);
    drop(held);
    assert_eq!(write(GameId::Mists, dir.path(), Shard::WHOLE, 1).unwrap().played, 13);
}

#[test]
fn a_merge_takes_nothing_that_is_damaged_or_foreign() {
    let dir = tempdir().unwrap();
    let (one, other, into) =
        (dir.path().join("one"), dir.path().join("other"), dir.path().join("into"));
    write(GameId::Mists, &one, Shard::WHOLE, 1).unwrap();
    write(GameId::GhostsGalore, &other, Shard::WHOLE, 1).unwrap();
    let merged = |folders: &[&PathBuf]| {
        let folders: Vec<PathBuf> = folders.iter().map(|&folder| folder.clone()).collect();
        merge(&folders, &into)
    };
    assert!(matches!(merged(&[&one, &other]), Err(Error::OtherRun { .. })));
    assert!(matches!(merged(&[&one, &dir.path().join("nothing")]), Err(Error::NoRun(_))));
    assert!(!into.exists());
    // A file that was cut off on its way here, and one of other games.
    let file = one.join("games/0000000006.parquet");
    let (good, long) = (fs::read(&file).unwrap(), fs::metadata(&file).unwrap().len());
    OpenOptions::new().write(true).open(&file).unwrap().set_len(long / 2).unwrap();
    assert!(matches!(merged(&[&one]), Err(Error::Table(..))));
    fs::copy(one.join("games/0000000021.parquet"), &file).unwrap();
    assert!(matches!(merged(&[&one]), Err(Error::Damaged(_))));
    fs::write(&file, &good).unwrap();
    assert!(merged(&[&one]).is_ok());
    // The same games, told differently.
    fs::copy(one.join("games/0000000011.parquet"), &file).unwrap();
    assert!(matches!(merged(&[&one]), Err(Error::Differ(..))));
    assert_eq!(fs::read(into.join("games/0000000006.parquet")).unwrap(), good);
}

#[test]
fn bots_and_shards_that_do_not_exist_are_refused() {
    let rules = || wish(GameId::Mists).rules::<Mists>().unwrap();
    let plan = |bots: &[&str]| {
        let bots: Vec<String> = bots.iter().map(|&bot| bot.to_owned()).collect();
        Plan::<Mists>::new(rules(), &bots, Seed::new("s"), 1, 1).map(|_| ())
    };
    assert!(plan(&[Mists::BOTS[0]]).is_ok() && plan(&["greedy", "random"]).is_ok());
    for unknown in ["nobody", "normal@5", "hard@0"] {
        assert!(matches!(plan(&[unknown]), Err(Error::NoBot(_))), "{unknown}");
    }
    assert!(plan(&["hard@5"]).is_ok());
    assert!(matches!(plan(&["random", "random", "random"]), Err(Error::BotsNumber(2))));
    assert!(matches!(plan(&[]), Err(Error::BotsNumber(2))));
    assert_eq!("2/3".parse(), Ok(Shard::new(2, 3).unwrap()));
    for word in ["0/3", "4/3", "1/0", "3", "1/2/3", "a/b", "-1/2", "1/2000000"] {
        assert!(word.parse::<Shard>().is_err(), "{word}");
    }
}
