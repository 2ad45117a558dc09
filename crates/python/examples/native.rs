//! The same module as the library, for the tests in Python: `cargo test` builds it with everything else and with the
//! same features. The library itself is built for a wheel alone, optimised as a whole, which one that other crates can
//! use would not be.

#[path = "../src/lib.rs"]
mod native;
