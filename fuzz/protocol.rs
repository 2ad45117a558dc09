//! Messages for a table that is played online: none may panic, and its log can always be read back.

#![no_main]

use fogbound_host::rehearse;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    rehearse(text).expect("the log can be read back");
});
