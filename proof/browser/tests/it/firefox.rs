//! The client in Firefox: it starts, takes presses and keys, and its language changes.

use fogbound_browser::{Firefox, server};
use fogbound_table::texts::{Texts, msg};

const DOWN: char = '\u{e015}';

#[test]
fn the_language_changes() {
    let Some(firefox) = launch() else { return };
    let texts = Texts::english();
    firefox.goto(&format!("{}#/", server()));
    firefox.press("button", &texts.say(msg!("preferences")));
    firefox.wait_for("the list", "document.querySelector('dialog[open] select')?.focus() ?? true");
    firefox.key(DOWN);
    firefox.wait_for("German", "document.documentElement.lang === 'de'");
    firefox.check();
}

/// Starts Firefox. Where none is named it is left out, but not by those who may leave out nothing.
fn launch() -> Option<Firefox> {
    let firefox = Firefox::launch();
    let may_lack = std::env::var_os("CI").is_none_or(|value| value != "true");
    assert!(firefox.is_some() || may_lack, "FOGBOUND_FIREFOX names no Firefox");
    firefox
}
