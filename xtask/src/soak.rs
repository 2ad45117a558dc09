//! Long tests by programs that may have to be installed first.

use crate::{Outcome, cargo, root, run, servers};
use std::process::{Command, Stdio};

/// The readers that can be fuzzed, tables that are played online among them, and the folders of files to begin with.
const READERS: [(&str, &[&str]); 6] = [
    ("tiles", &["fuzz/seeds/tiles", "sets"]),
    ("level", &["fuzz/seeds/level"]),
    ("record", &["crates/table/tests/records"]),
    ("tracks", &["fuzz/seeds/tracks", "sets"]),
    ("score", &["fuzz/seeds/score"]),
    ("protocol", &["fuzz/seeds/protocol"]),
];

/// Runs cargo-fuzz for a reader.
///
/// # Errors
/// If there is no such reader, cargo-fuzz is not installed, or it finds a file that the reader cannot bear.
pub(crate) fn fuzz(reader: &str, args: &[&str]) -> Outcome {
    let names = READERS.map(|(name, _)| name).join(", ");
    let folders =
        READERS.into_iter().find_map(|(name, folders)| (name == reader).then_some(folders));
    let folders = folders.ok_or_else(|| format!("there is no reader {reader}, but {names}"))?;
    demand("fuzz", "rustup toolchain install nightly && cargo install --locked cargo-fuzz")?;
    // New findings go into the first folder.
    let corpus = root().join("fuzz/corpus").join(reader);
    std::fs::create_dir_all(&corpus).map_err(|error| format!("{}: {error}", corpus.display()))?;
    // Not the cargo that runs this: fuzzing needs a nightly one.
    let mut fuzz = Command::new("cargo");
    fuzz.current_dir(root()).env_remove("CARGO").env_remove("RUSTUP_TOOLCHAIN");
    fuzz.args(["+nightly", "fuzz", "run", reader]).arg(corpus).args(folders);
    run(fuzz.args(args))
}

/// Kills nodes, databases and brokers while people play at tables that several nodes share.
///
/// # Errors
/// If an answer is lost, or PostgreSQL or NATS is missing.
pub(crate) fn nodes() -> Outcome {
    servers::Servers::prepare(true)?.report();
    let mut tests = cargo();
    tests.args(["test", "--package", "fogbound-host", "--test", "it", "faults::"]);
    // One after the other: each of them keeps the machine busy.
    tests.args(["--", "--nocapture", "--test-threads", "1"]).env("CI", "true");
    let kills = [("NODE", "100"), ("DATABASE", "20"), ("BROKER", "20")];
    run(tests.envs(kills.map(|(what, count)| (format!("FOGBOUND_{what}_KILLS"), count))))
}

/// Runs cargo-mutants on the engines: a mutant that survives is a rule that no test holds. The audits are left
/// out, since they are checks themselves and find nothing in a right engine.
///
/// # Errors
/// If it is not installed, or a mutant survives.
pub(crate) fn mutants(args: &[&str]) -> Outcome {
    demand("mutants", "cargo install --locked cargo-mutants")?;
    let mut mutants = cargo();
    mutants.args(["mutants", "--output", "target", "--exclude", "**/audit.rs"]);
    mutants.args(engines()?.iter().flat_map(|engine| ["--package", engine]));
    run(mutants.args(args))
}

/// Returns the packages that decide games: those with steps of a turn, and the two that they rest on.
fn engines() -> Result<Vec<String>, String> {
    let crates = std::fs::read_dir(root().join("crates")).map_err(|error| error.to_string())?;
    let folders = crates.flatten().filter(|entry| entry.path().join("src/steps").is_dir());
    let games = folders.map(|entry| entry.file_name().to_string_lossy().into_owned());
    let all = games.chain(["game", "landscape"].map(str::to_owned));
    Ok(all.map(|name| format!("fogbound-{name}")).collect())
}

/// Fails unless cargo has this command.
fn demand(command: &str, install: &str) -> Outcome {
    let version =
        cargo().args([command, "--version"]).stdout(Stdio::null()).stderr(Stdio::null()).status();
    match version.is_ok_and(|status| status.success()) {
        true => Ok(()),
        false => Err(format!("cargo-{command} is missing: {install}")),
    }
}
