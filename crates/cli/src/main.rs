//! The `fogbound` command.
fn main() {}
