//! The bots of the examples, which know nothing but the protocol.

use crate::guests::{Guest, Server, example};
use std::path::Path;
use std::process::Command;

#[test]
fn the_bots_of_the_examples_play_a_game_to_its_end() {
    let server = Server::start();
    let table = server.make("mists", &["open", "open"]).table;
    let address = server.address.to_string();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples");
    let mut rust =
        Command::new(example("online_bot")).args([&address, &table, "0"]).spawn().unwrap();
    let script = folder.join("online_bot.py");
    let mut python =
        Command::new("python3").arg(script).args([&address, &table, "1"]).spawn().unwrap();
    assert!(rust.wait().unwrap().success());
    assert!(python.wait().unwrap().success());
    assert!(Guest::join(&server, &table, &[]).standing.over);
}
