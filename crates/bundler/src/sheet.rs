//! The style sheet of the site: the pictures in all themes, then the sheets of the page.

use crate::{Outcome, at};
use fogbound_pictures::{Theme, style_sheet};
use std::fs;
use std::path::Path;

/// When a theme other than the light one holds: as the system wishes unless the page says otherwise, or
/// as the page says.
const THEMES: [(&str, Theme); 3] = [
    ("@media (prefers-color-scheme:dark){:root:not([data-theme=light])", Theme::Dark),
    (":root[data-theme=dark]", Theme::Dark),
    (":root[data-theme=contrast]", Theme::Contrast),
];

/// All rules, in one text: pictures, then each `.css` file of a folder by name.
pub fn collect(folder: &Path) -> Outcome<String> {
    let entries = fs::read_dir(folder).map_err(at(folder))?;
    let mut paths = Vec::new();
    for entry in entries {
        let path = entry.map_err(at(folder))?.path();
        if path.extension().is_some_and(|extension| extension == "css") {
            paths.push(path);
        }
    }
    paths.sort();
    let mut sheet = pictures();
    for path in paths {
        sheet.push_str(&fs::read_to_string(&path).map_err(at(&path))?);
    }
    Ok(sheet)
}

/// The pictures in every theme, the light one where no other holds.
fn pictures() -> String {
    let mut sheet = style_sheet(Theme::Light);
    sheet.push('\n');
    for (scope, theme) in THEMES {
        let rules = without_keyframes(&style_sheet(theme));
        let end = "}".repeat(scope.matches('{').count());
        sheet.push_str(&format!("{scope}{{{rules}}}{end}\n"));
    }
    sheet
}

/// Animations are the same in all themes, and may not stand inside other rules.
fn without_keyframes(sheet: &str) -> String {
    let mut rest = sheet;
    let mut kept = String::new();
    while let Some((before, after)) = rest.split_once("@keyframes") {
        kept.push_str(before);
        rest = after_block(after);
    }
    kept + rest
}

/// What follows the first block of balanced braces.
fn after_block(text: &str) -> &str {
    let mut depth = 0;
    for (at, character) in text.char_indices() {
        match character {
            '{' => depth += 1,
            '}' if depth == 1 => return &text[at + 1..],
            '}' => depth -= 1,
            _ => {}
        }
    }
    ""
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keyframes_stay_outside_of_themes() {
        assert_eq!(without_keyframes("a{b:c}@keyframes d{from{e:f}to{g:h}}i{j:k}"), "a{b:c}i{j:k}");
        assert_eq!(without_keyframes("a{b:c}"), "a{b:c}");
    }

    #[test]
    fn every_theme_is_there_once_and_braces_balance() {
        let sheet = pictures();
        assert_eq!(sheet.matches('{').count(), sheet.matches('}').count());
        assert_eq!(sheet.matches("@keyframes fogbound-drift").count(), 1);
        for (theme, times) in [(Theme::Light, 1), (Theme::Dark, 2), (Theme::Contrast, 1)] {
            let rules = without_keyframes(&style_sheet(theme));
            let whole = without_keyframes(&sheet);
            assert_eq!(whole.matches(&rules).count(), times, "{}", theme.name());
        }
    }
}
