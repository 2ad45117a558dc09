//! Build chores: `cargo xtask check` and `cargo xtask test`.

use std::process::{Command, ExitCode};

fn cargo(args: &[&str]) -> bool {
    println!("cargo {}", args.join(" "));
    Command::new(env!("CARGO")).args(args).status().is_ok_and(|status| status.success())
}

fn main() -> ExitCode {
    let ok = match std::env::args().nth(1).as_deref() {
        Some("check") => {
            cargo(&["fmt", "--all", "--check"])
                && cargo(&["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"])
                && cargo(&["doc", "--workspace", "--no-deps"])
        }
        Some("test") => cargo(&["test", "--workspace"]),
        _ => {
            eprintln!("cargo xtask check | test");
            false
        }
    };
    if ok { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
