//! Text in quotation marks on one line, as JSON writes it. Reading and writing all of JSON would make the page's
//! download larger by more than the rules of a game.

use std::str::Chars;

/// Letters after a backslash, and what they stand for.
const ESCAPES: [(char, char); 8] = [
    ('"', '"'),
    ('\\', '\\'),
    ('n', '\n'),
    ('r', '\r'),
    ('t', '\t'),
    ('b', '\u{8}'),
    ('f', '\u{c}'),
    ('/', '/'),
];

/// Returns a text in quotation marks.
pub(super) fn quoted(text: &str) -> String {
    let mut line = String::from('"');
    for letter in text.chars() {
        // A slash may be written with a backslash, but need not be.
        match ESCAPES[..7].iter().find(|(_, meant)| *meant == letter) {
            Some((sign, _)) => line.extend(['\\', *sign]),
            None if letter < ' ' => line.push_str(&format!("\\u{:04x}", u32::from(letter))),
            None => line.push(letter),
        }
    }
    line.push('"');
    line
}

/// Returns the text that stands in quotation marks; `None` if it does not.
pub(super) fn unquoted(line: &str) -> Option<String> {
    let line = line.trim_matches([' ', '\t', '\r', '\n']);
    let mut letters = line.strip_prefix('"')?.strip_suffix('"')?.chars();
    let mut text = String::new();
    while let Some(letter) = letters.next() {
        text.push(match letter {
            '\\' => escaped(&mut letters)?,
            '"' | ..' ' => return None,
            _ => letter,
        });
    }
    Some(text)
}

/// Returns the letter that is meant by those after a backslash.
fn escaped(letters: &mut Chars<'_>) -> Option<char> {
    match letters.next()? {
        'u' => {
            let first = unit(letters)?;
            // Half a letter is followed by its other half.
            let is_half = (0xd800..0xdc00).contains(&first);
            let goes_on = is_half && (letters.next(), letters.next()) == (Some('\\'), Some('u'));
            let second = if goes_on { unit(letters) } else { None };
            char::decode_utf16([first].into_iter().chain(second)).next()?.ok()
        }
        sign => ESCAPES.iter().find(|(other, _)| *other == sign).map(|(_, meant)| *meant),
    }
}

/// Returns the number that the next four digits are.
fn unit(letters: &mut Chars<'_>) -> Option<u16> {
    let digits: String = letters.take(4).collect();
    let is_number = digits.len() == 4 && digits.bytes().all(|digit| digit.is_ascii_hexdigit());
    is_number.then(|| u16::from_str_radix(&digits, 16).ok()).flatten()
}

#[cfg(test)]
mod tests;
