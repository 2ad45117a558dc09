//! The keyboard.

use crate::find::Find;
use crate::page::Page;
use serde_json::{Value, json};

/// Keys that write nothing, or not their name: name, number, text.
const KEYS: [(&str, u32, &str); 15] = [
    ("Enter", 13, "\r"),
    ("Tab", 9, ""),
    ("Escape", 27, ""),
    ("Backspace", 8, ""),
    ("Delete", 46, ""),
    ("Home", 36, ""),
    ("End", 35, ""),
    ("PageUp", 33, ""),
    ("PageDown", 34, ""),
    ("ArrowLeft", 37, ""),
    ("ArrowUp", 38, ""),
    ("ArrowRight", 39, ""),
    ("ArrowDown", 40, ""),
    (" ", 32, " "),
    ("F1", 112, ""),
];

/// The number of presses of Tab before it is given up to reach something.
const TABS: usize = 300;

/// Null unless `this` has the focus, else the fault in showing it, if any. An element shows it by an
/// outline or a shadow around it, or by an empty frame that comes next and lies over all of what it is
/// seen through.
const FOCUS: &str = "function () {
    if (document.activeElement !== this) return null;
    const frames = ({ outlineStyle, outlineWidth, boxShadow }) =>
        (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1) || boxShadow !== 'none';
    const next = this.nextElementSibling;
    const lies = next?.childNodes.length === 0 && next.offsetWidth > 0.95 * this.parentElement.offsetWidth;
    const over = lies && parseFloat(getComputedStyle(next).borderTopWidth) >= 1;
    const shows = frames(getComputedStyle(this)) || over;
    return shows && this.matches(':focus-visible') ? '' : 'does not show that it has the focus';
}";

/// Keys that are held: name and bit.
const HELD: [(&str, u32); 4] = [("Alt", 1), ("Control", 2), ("Meta", 4), ("Shift", 8)];

impl Page {
    /// Presses a key: its name or its character, after what is held with it: `Tab`, `r`, `Shift+Tab`,
    /// `Control+z`.
    #[track_caller]
    pub fn key(&self, key: &str) {
        let Some(mut event) = key_event(key) else { self.fail(&format!("there is no key {key}")) };
        event["type"] = "keyDown".into();
        self.call("Input.dispatchKeyEvent", event.clone());
        event["type"] = "keyUp".into();
        event["text"] = "".into();
        self.call("Input.dispatchKeyEvent", event);
    }

    /// Presses Tab until an element has the focus, and fails if that cannot be seen.
    #[track_caller]
    pub fn tab_to(&self, find: impl Into<Find>) {
        let find = find.into();
        for _ in 0..TABS {
            let element = self.element(&find);
            if let Some(trouble) = self.call_on(&element, FOCUS).as_str() {
                if trouble.is_empty() {
                    return;
                }
                self.fail(&format!("{find} {trouble}"));
            }
            self.key("Tab");
        }
        self.fail(&format!("{TABS} Tabs do not reach {find}"));
    }

    /// Presses the keys of a text.
    #[track_caller]
    pub fn write(&self, text: &str) {
        for character in text.chars() {
            self.key(character.encode_utf8(&mut [0; 4]));
        }
    }

    /// Puts a text where the cursor is, at once.
    #[track_caller]
    pub fn paste(&self, text: &str) {
        self.call("Input.insertText", json!({ "text": text }));
    }
}

fn key_event(key: &str) -> Option<Value> {
    let mut rest = key;
    let mut held = 0;
    while let Some((name, after)) = rest.split_once('+').filter(|(name, _)| !name.is_empty()) {
        held |= HELD.iter().find(|(known, _)| *known == name)?.1;
        rest = after;
    }
    let known = KEYS.iter().find(|(name, ..)| *name == rest);
    let (code, number, text) = match known {
        Some((" ", number, text)) => ("Space".to_owned(), *number, (*text).to_owned()),
        Some((name, number, text)) => ((*name).to_owned(), *number, (*text).to_owned()),
        None => plain(rest)?,
    };
    // With Control or Alt held, a key writes nothing.
    let text = if held & 7 == 0 { text } else { String::new() };
    Some(json!({
        "key": rest, "code": code, "windowsVirtualKeyCode": number, "modifiers": held, "text": text,
    }))
}

/// The key of a single character.
fn plain(key: &str) -> Option<(String, u32, String)> {
    let mut characters = key.chars();
    let (character, None) = (characters.next()?, characters.next()) else { return None };
    let upper = character.to_ascii_uppercase();
    let code = match upper {
        'A'..='Z' => format!("Key{upper}"),
        '0'..='9' => format!("Digit{upper}"),
        _ => String::new(),
    };
    let number = if code.is_empty() { 0 } else { u32::from(upper) };
    Some((code, number, key.to_owned()))
}

#[cfg(test)]
mod tests;
