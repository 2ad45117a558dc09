//! Makes a web site of the compiled client: names files after their content, compresses them and writes
//! them to `web/dist` in the folder of build products.
//!
//! `fogbound-bundler [--dev]`, after the client was compiled with the profile `web`. With `--dev` it takes
//! the client that was compiled with the profile `quick`, and writes it to `web/dev` as it is.

mod pack;
mod program;
mod sheet;
mod site;
mod texts;

use serde_json::Value;
use site::Site;
use std::env;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

type Outcome<T> = Result<T, String>;

fn main() -> ExitCode {
    let is_dev = env::args().any(|argument| argument == "--dev");
    match bundle(is_dev) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}

fn bundle(is_dev: bool) -> Outcome<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let target = target_directory(&root)?;
    let (profile, dist) = if is_dev { ("quick", "web/dev") } else { ("web", "web/dist") };
    let module = target.join("wasm32-unknown-unknown").join(profile).join("fogbound_web.wasm");
    let bound = target.join("web/bound");
    program::write(&module, &bound, is_dev)?;

    let statics = root.join("crates/web/static");
    let mut site = Site::default();
    site.read(&bound)?;
    site.read(&statics)?;
    site.read(&root.join("assets/fonts"))?;
    site.add("style.css", sheet::collect(&statics.join("style"))?.into_bytes());
    for (name, text) in texts::collect(&root.join("texts"))? {
        site.add(&name, text.into_bytes());
    }
    let pages = site.resolve("index.html", "sw.js")?;

    let dist = target.join(dist);
    let sizes = pack::write(&pages, &dist, !is_dev)?;
    println!("{}", pack::table(&sizes));
    println!("{}", dist.display());
    Ok(())
}

/// Returns the folder of build products, which cargo alone knows.
fn target_directory(root: &Path) -> Outcome<PathBuf> {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let output = Command::new(cargo)
        .args(["metadata", "--format-version", "1", "--no-deps"])
        .current_dir(root)
        .output()
        .map_err(|error| format!("cargo metadata: {error}"))?;
    let metadata: Value = serde_json::from_slice(&output.stdout)
        .map_err(|error| format!("cargo metadata: {error}"))?;
    let path =
        metadata["target_directory"].as_str().ok_or("cargo metadata: no target directory")?;
    Ok(PathBuf::from(path))
}

/// Says which file an error is about.
fn at(path: &Path) -> impl Fn(std::io::Error) -> String {
    let path = path.to_owned();
    move |error| format!("{}: {error}", path.display())
}
