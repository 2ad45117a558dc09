//! Reads and checks the shipped sets, and writes them as the bytes that the program unpacks.

use std::error::Error;
use std::path::Path;
use std::{env, fs};

use fogbound_tilesets::{LoadError, TileSet, TrackSet};
use packed::Packed;
use sources::{SOURCES, TRACK_SOURCES};

#[path = "src/packed.rs"]
mod packed;
#[path = "src/sources.rs"]
mod sources;

fn main() -> Result<(), Box<dyn Error>> {
    // The texts are part of this script, which runs again when it was built anew.
    println!("cargo::rerun-if-changed=build.rs");
    let out = env::var("OUT_DIR")?;
    let out = Path::new(&out);
    fs::write(out.join("tiles"), read(&SOURCES, TileSet::parse))?;
    fs::write(out.join("tracks"), read(&TRACK_SOURCES, TrackSet::parse))?;
    Ok(())
}

/// Returns the sets of these sources as bytes. The build fails with everything that is wrong with any of
/// them.
fn read<T: Packed + PartialEq>(
    sources: &[(&str, &str)],
    parse: impl Fn(&str, &str) -> Result<T, LoadError>,
) -> Vec<u8> {
    let mut all = Vec::new();
    for (name, text) in sources {
        match parse(name, text) {
            Ok(set) => all.extend(pack(name, &set)),
            Err(error) => report(&error),
        }
    }
    all
}

fn pack<T: Packed + PartialEq>(name: &str, set: &T) -> Vec<u8> {
    let mut bytes = Vec::new();
    set.pack(&mut bytes);
    let mut rest = bytes.iter();
    if T::unpack(&mut rest) != *set || rest.len() > 0 {
        println!("cargo::error=sets/{name} is not the same when it is unpacked");
    }
    bytes
}

fn report(error: &LoadError) {
    let name = error.name();
    for problem in error.problems() {
        println!("cargo::error=sets/{name}: {problem}");
    }
    if error.omitted() > 0 {
        println!("cargo::error=sets/{name}: {} more", error.omitted());
    }
}
