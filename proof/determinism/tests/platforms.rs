//! The same games have the same hashes here and in WebAssembly, and the same as ever; the same tiles
//! and positions result in the same pictures.

use fogbound_determinism::{digest, digest_pictures, fogbound_digest, fogbound_digest_pictures};
use fogbound_table::games::GameId;
use std::env;
use std::path::{Path, PathBuf};
use wasmi::{Engine, Linker, Module, Store, WasmParams};

const GAMES: u32 = 120;

/// Tiles are drawn in all rotations.
const ROTATIONS: u32 = 4;
/// In wasm32, where drawing is slow: once at every level of detail.
const ROTATIONS_IN_WASM: u32 = 3;

/// The digests that all platforms and all versions agree on. They change when the rules, the shipped set, the
/// shuffle or the state hash change, and only then: records made before would no longer verify, so such a change
/// needs a new version of the rules or of the set.
const fn pinned(game: GameId) -> u64 {
    match game {
        GameId::Mists => 0x8ba7_aa9d_f2da_6f07,
        GameId::GhostsGalore => 0x7bb8_a9b2_ae40_76cc,
        GameId::Carcassonne => 0xd315_71e8_65d1_0dea,
    }
}

/// The digest of pictures on all platforms. It changes with every change of a picture.
const PINNED_PICTURES: u64 = 0x528d_e700_a252_b655;

const TARGET: &str = "wasm32-unknown-unknown";

fn is_pinned(game: GameId) {
    let found = digest(game, GAMES).expect("no action is refused");
    assert_eq!(found, pinned(game), "the digest is {found:#018x}");
    assert_ne!(digest(game, GAMES - 1), Ok(found), "every game must count");
}

#[test]
fn x_6_hashes_of_mists_are_pinned() {
    is_pinned(GameId::Mists);
}

#[test]
fn x_6_hashes_of_ghosts_galore_are_pinned() {
    is_pinned(GameId::GhostsGalore);
}

#[test]
fn x_6_hashes_of_carcassonne_are_pinned() {
    is_pinned(GameId::Carcassonne);
}

#[test]
fn pictures_are_pinned() {
    let found = digest_pictures(ROTATIONS).expect("no action is refused");
    assert_eq!(found, PINNED_PICTURES, "the digest is {found:#018x}");
    assert_ne!(digest_pictures(ROTATIONS - 1), Ok(found), "every rotation must count");
}

/// Compares the digest of a kind of game with that of the other platform. The variable `FOGBOUND_GAMES` is a number of
/// games, else there are as many as are pinned.
fn is_equal_in_wasm(game: GameId) {
    let wished = env::var("FOGBOUND_GAMES").ok();
    let games = wished.map_or(GAMES, |games| games.parse().expect("a number of games"));
    let place = (0..).zip(GameId::ALL).find(|(_, other)| **other == game).expect("in the list").0;
    let there = in_wasm("fogbound_digest", (place, games));
    assert_eq!(there, fogbound_digest(place, games));
    println!("{game:?}: {games} games, {there:#018x} on both platforms");
}

#[test]
fn x_6_hashes_of_mists_are_equal_in_wasm32() {
    is_equal_in_wasm(GameId::Mists);
}

#[test]
fn x_6_hashes_of_ghosts_galore_are_equal_in_wasm32() {
    is_equal_in_wasm(GameId::GhostsGalore);
}

#[test]
fn x_6_hashes_of_carcassonne_are_equal_in_wasm32() {
    is_equal_in_wasm(GameId::Carcassonne);
}

#[test]
fn pictures_are_equal_in_wasm32() {
    let there = in_wasm("fogbound_digest_pictures", ROTATIONS_IN_WASM);
    assert_eq!(there, fogbound_digest_pictures(ROTATIONS_IN_WASM));
}

/// Calls a function of this crate on the other platform.
fn in_wasm(name: &str, params: impl WasmParams) -> u64 {
    let bytes = std::fs::read(module()).expect("`cargo xtask test` builds the module");
    let engine = Engine::default();
    let module = Module::new(&engine, &bytes).expect("a valid module");
    assert_eq!(module.imports().count(), 0, "the engine needs nothing from outside");
    let mut store = Store::new(&engine, ());
    let instance = Linker::new(&engine).instantiate_and_start(&mut store, &module).expect("starts");
    let function = instance.get_typed_func(&store, name).expect("exported");
    function.call(&mut store, params).expect("no trap")
}

/// This crate as `cargo xtask test` has built it for the other platform, beside the client.
fn module() -> PathBuf {
    // The package lies two below the root.
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    let usual = || package.join("../../target");
    let target = env::var_os("CARGO_TARGET_DIR").map_or_else(usual, PathBuf::from);
    target.join(TARGET).join("quick/fogbound_determinism.wasm")
}
