//! The style sheet of the site: the pictures in all themes, then the sheets of the page.

use crate::{Outcome, at};
use fogbound_pictures::{Theme, motion_sheet, style_sheet};
use std::fs;
use std::path::Path;

/// The selector of each theme. The light theme holds if no other does. The dark one holds if the system
/// wishes it and the page does not choose otherwise, or if the page chooses it. Paper is light.
const THEMES: [(&str, Theme); 4] = [
    (":root", Theme::Light),
    ("@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light])", Theme::Dark),
    ("@media screen{:root[data-theme=dark]", Theme::Dark),
    ("@media screen{:root[data-theme=contrast]", Theme::Contrast),
];

/// Returns all rules, in one text: pictures, then each `.css` file of a folder, first what the others build on.
pub fn collect(folder: &Path) -> Outcome<String> {
    let entries = fs::read_dir(folder).map_err(at(folder))?;
    let mut paths = Vec::new();
    for entry in entries {
        let path = entry.map_err(at(folder))?.path();
        if path.extension().is_some_and(|extension| extension == "css") {
            paths.push(path);
        }
    }
    paths.sort_by_key(|path| (!path.ends_with("base.css"), path.clone()));
    let mut sheet = pictures();
    for path in paths {
        sheet.push_str(&plain(&fs::read_to_string(&path).map_err(at(&path))?));
    }
    Ok(sheet)
}

/// Returns a sheet without comments and indentation.
fn plain(source: &str) -> String {
    let mut parts = source.split("/*");
    let mut rest = parts.next().unwrap_or_default().to_owned();
    rest.extend(parts.filter_map(|part| Some(part.split_once("*/")?.1)));
    let lines = rest.lines().map(str::trim).filter(|line| !line.is_empty());
    lines.flat_map(|line| [line, "\n"]).collect()
}

/// Returns the pictures in every theme. The differences between themes are variables: variables reach into
/// symbols that are shown elsewhere in the page, but selectors that begin at its root do not.
fn pictures() -> String {
    let themes = THEMES.map(|(_, theme)| rules(&style_sheet(theme)));
    let [light, ..] = &themes;
    let mut variables: Vec<Vec<String>> = Vec::new();
    let mut sheet = String::new();
    for (at, rule) in light.iter().enumerate() {
        sheet.push_str(&rule.selector);
        sheet.push('{');
        for (place, (property, value)) in rule.declarations.iter().enumerate() {
            let values: Vec<String> = themes
                .iter()
                .map(|rules| rules.get(at).and_then(|rule| rule.declarations.get(place)))
                .map(|declaration| declaration.map_or(value, |(_, value)| value).clone())
                .collect();
            if values.iter().all(|other| other == value) {
                sheet.push_str(&format!("{property}:{value};"));
                continue;
            }
            let known = variables.iter().position(|known| *known == values);
            let number = known.unwrap_or(variables.len());
            if known.is_none() {
                variables.push(values);
            }
            sheet.push_str(&format!("{property}:var(--picture-{number});"));
        }
        sheet.push_str("}\n");
    }
    let themes = (0..).zip(THEMES).map(|(theme, (scope, _))| {
        let value = |(number, values): (usize, &Vec<String>)| {
            format!("--picture-{number}:{};", values[theme])
        };
        let values: String = variables.iter().enumerate().map(value).collect();
        format!("{scope}{{{values}{}\n", "}".repeat(1 + scope.matches('{').count()))
    });
    themes.collect::<String>() + &sheet + motion_sheet() + "\n"
}

/// A rule of a sheet: its selector, and its properties with their values.
struct Rule {
    selector: String,
    declarations: Vec<(String, String)>,
}

/// Returns the rules of a flat sheet, in order. Every theme has the same ones with the same properties.
fn rules(sheet: &str) -> Vec<Rule> {
    let rule = |block: &str| {
        let (selector, body) = block.split_once('{')?;
        let declaration = |text: &str| {
            let (property, value) = text.split_once(':')?;
            Some((property.trim().to_owned(), value.trim().to_owned()))
        };
        let declarations = body.split(';').filter_map(declaration).collect();
        Some(Rule { selector: selector.trim().to_owned(), declarations })
    };
    sheet.split('}').filter_map(rule).collect()
}

#[cfg(test)]
mod tests;
