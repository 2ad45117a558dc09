//! Files for the reader that the program is named after: none may panic, and what is read must hold.

#![no_main]

use fogbound_gauntlet::fuzz::Target;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let target = Target::ALL.into_iter().find(|target| target.name() == env!("CARGO_BIN_NAME"));
    let target = target.expect("each program is named after a reader");
    target.try_text(text).expect("what is read holds");
});
