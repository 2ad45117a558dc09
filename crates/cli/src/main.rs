//! The `fogbound` command.
fn main() {
    println!("Fogbound: there is no game yet.");
}
