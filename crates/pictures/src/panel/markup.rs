//! Taking apart what was written as SVG: well formed, without `<` or `>` in texts and attributes.

use std::collections::BTreeMap;

/// Returns the elements of some markup that stand in no other, as [`crate::svg::Svg`] writes them.
pub fn elements(markup: &str) -> impl Iterator<Item = &str> {
    let mut rest = markup;
    core::iter::from_fn(move || {
        let (mut depth, mut at) = (0, 0);
        loop {
            let begin = at + rest[at..].find('<')?;
            let end = begin + rest[begin..].find('>')? + 1;
            let tag = &rest[begin..end];
            match (tag.starts_with("</"), tag.ends_with("/>")) {
                (true, _) => depth -= 1,
                (false, false) => depth += 1,
                (false, true) => {}
            }
            at = end;
            if depth == 0 {
                let (element, after) = rest.split_at(end);
                rest = after;
                return Some(element);
            }
        }
    })
}

/// Returns the opening tag and the inside of a group that does nothing but move what is in it.
pub fn only_moved(element: &str) -> Option<(&str, &str)> {
    let end = element.find('>')? + 1;
    let (opening, rest) = element.split_at(end);
    let moves = opening.starts_with("<g transform=") && opening.matches('=').count() == 1;
    moves.then_some((opening, rest.strip_suffix("</g>")?))
}

/// Returns an element with the symbols it shows by their names in the film.
pub fn renamed(element: &str, names: &BTreeMap<String, String>) -> String {
    let mut pieces = element.split("href=\"#");
    let mut text = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        let (id, rest) = piece.split_once('"').unwrap_or((piece, ""));
        let name = names.get(id).map_or(id, String::as_str);
        text.push_str(&format!("href=\"#{name}\"{rest}"));
    }
    text
}

#[cfg(test)]
mod tests;
