//! Shared parts of the tests of the terminal: the program with a data folder of its own, and its output.

pub mod online;

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// The program with a data folder of its own.
pub fn fogbound(data: &Path, args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_fogbound"));
    command.args(args).env("XDG_DATA_HOME", data).env("NO_COLOR", "1").current_dir(data);
    command.env_remove("FOGBOUND_LANGUAGE");
    command
}

/// Runs it with these lines as input.
pub fn run(data: &Path, args: &[&str], input: &[u8]) -> Output {
    let mut child = fogbound(data, args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    // Both ends at once, so that neither waits for the other; the program may stop reading early.
    let typing = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().unwrap();
    typing.join().unwrap();
    output
}

pub fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

/// So many answers: a part is advised, which takes its time, the others are the first ones there are.
pub fn hints(count: usize) -> Vec<u8> {
    let lines = (0..count).map(|at| if at % 4 == 0 { "hint!\n" } else { "1\n\n" });
    lines.collect::<String>().into_bytes()
}

pub fn only_file(folder: PathBuf) -> PathBuf {
    let files: Vec<_> =
        std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
    assert_eq!(files.len(), 1, "{files:?}");
    files[0].clone()
}
