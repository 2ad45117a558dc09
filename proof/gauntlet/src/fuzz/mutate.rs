//! Inputs that are nearly right, and inputs that are not right at all.

use super::Target;
use fogbound_game::Rng;

/// Words of all languages, and pieces that upset readers.
const PIECES: &[&str] = &[
    "[[tile]]\n",
    "[tile]\n",
    "name = ",
    "edges = ",
    "roads = [",
    "cities = ",
    "mists = ",
    "fields = ",
    "building = ",
    "count = ",
    "format = ",
    "version = ",
    "start = ",
    "part = ",
    "\"",
    "'",
    "'''",
    "[",
    "]",
    "{",
    "}",
    "=",
    ",",
    "#",
    "\n",
    "\n\n",
    "\r\n",
    "\t",
    " ",
    "",
    "N",
    "SW 2",
    "NESW",
    "WSEN",
    "0123 N",
    "castle",
    "cemetery",
    "monastery",
    "village",
    "coat",
    "ghosts",
    "piles",
    "milestones",
    "goal",
    "castles",
    "cemeteries",
    "scoring",
    "quiet",
    "haunted",
    "none",
    "team",
    "colours",
    "true",
    "false",
    "red",
    "green",
    "blue",
    "yellow",
    "black",
    "pink",
    "place",
    "bury_at",
    "bury",
    "bury_supply",
    "spare",
    "haunt",
    "pass",
    "meeple",
    "road",
    "city",
    "score",
    "points",
    "split",
    "assign",
    "hound",
    "hound_done",
    "hound_ghosts",
    "face_down",
    "ghost 1 0",
    "field 0145",
    "monastery -",
    "guard",
    "meeple guard city NS",
    "tile",
    "[[track]]\n",
    "[[board]]\n",
    "sections = [",
    "sides = [[",
    "diamonds",
    "; diamonds 1 3",
    "player Zoe\n",
    "doors ",
    "board ",
    "0N bone",
    "8S tooth",
    "4E plain",
    "NS bat",
    "dragon",
    "skeleton",
    "game ghosts-galore",
    "game mists",
    "game carcassonne",
    "parts mist,castles",
    "farmers",
    "ghost_cost scorers",
    "boards",
    "seat 1",
    "side",
    "keep",
    "reveal",
    "claim",
    "leave",
    "undo",
    "undo 1",
    "undo 3 consent",
    "aid",
    "aid purist",
    "undo 4294967295",
    "hash",
    "seed",
    "order",
    "told",
    "players",
    "level",
    "option",
    "tiles",
    "0",
    "1",
    "-1",
    "4",
    "255",
    "256",
    "32767",
    "-32768",
    "65536",
    "4294967296",
    "9223372036854775808",
    "-9223372036854775809",
    "1e9",
    "0x7f",
    "1.5",
    "nan",
    "é",
    "漢字",
    "🦴",
    "\u{301}",
    "\u{feff}",
    "\u{1b}[31m",
    "\u{0}",
    "\u{202e}",
    "-",
    "--",
    "a.b.c",
];

/// A valid file with one to six changes.
pub(super) fn mutated(rng: &mut Rng, files: &[String], target: Target) -> String {
    let mut text = pick(rng, files).to_owned();
    for _ in 0..[1, 1, 1, 1, 2, 2, 3, 6][rng.below(8) as usize] {
        text = change(rng, text, files);
    }
    if target == Target::Record && rng.below(2) == 0 {
        // Most changes of a header end there; let some reach the log.
        text = repair_header(rng, text, files);
    }
    text
}

fn change(rng: &mut Rng, text: String, files: &[String]) -> String {
    match rng.below(8) {
        0 | 1 => flip_byte(rng, text),
        2 | 3 => change_lines(rng, &text),
        4 | 5 => replace_word(rng, &text),
        6 => text[..place(rng, &text)].to_owned(),
        _ => {
            let other = pick(rng, files);
            splice(rng, &text, other)
        }
    }
}

/// Changes, removes, adds or repeats one byte or a few.
fn flip_byte(rng: &mut Rng, text: String) -> String {
    let mut bytes = text.into_bytes();
    if bytes.is_empty() {
        return String::new();
    }
    let at = rng.below(bytes.len() as u32) as usize;
    match rng.below(4) {
        0 => bytes[at] ^= 1 << rng.below(8),
        1 => bytes[at] = rng.below(256) as u8,
        2 => {
            bytes.remove(at);
        }
        _ => bytes.insert(at, rng.below(256) as u8),
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Swaps, repeats or removes lines.
fn change_lines(rng: &mut Rng, text: &str) -> String {
    let mut lines: Vec<&str> = text.split_inclusive('\n').collect();
    if lines.is_empty() {
        return String::new();
    }
    let count = lines.len() as u32;
    let (one, two) = (rng.below(count) as usize, rng.below(count) as usize);
    match rng.below(3) {
        0 => lines.swap(one, two),
        1 => lines.insert(one, lines[two]),
        _ => {
            let last = (one + rng.below(4) as usize).min(lines.len() - 1);
            lines.drain(one..=last);
        }
    }
    lines.concat()
}

/// Puts another word, or another number, in the place of a word.
fn replace_word(rng: &mut Rng, text: &str) -> String {
    let is_word = |c: char| c.is_alphanumeric() || c == '_' || c == '-';
    let from = text[..place(rng, text)].rfind(|c| !is_word(c)).map_or(0, |at| at + 1);
    let from = (from..=text.len()).find(|&at| text.is_char_boundary(at)).unwrap_or(text.len());
    let to = text[from..].find(|c| !is_word(c)).map_or(text.len(), |length| from + length);
    let word = match text[from..to].parse::<i64>() {
        Ok(number) if rng.below(2) == 0 => {
            number.saturating_add(i64::from(rng.below(5)) - 2).to_string()
        }
        _ => pick(rng, PIECES).to_string(),
    };
    [&text[..from], &word, &text[to..]].concat()
}

/// The beginning of one file and the end of another.
fn splice(rng: &mut Rng, one: &str, two: &str) -> String {
    [&one[..place(rng, one)], &two[place(rng, two)..]].concat()
}

/// Puts the header of a valid record before the log of this one.
fn repair_header(rng: &mut Rng, text: String, files: &[String]) -> String {
    let Some(log) = text.find("\n\n") else { return text };
    // One of the same game, if it can be seen which it is.
    let game = text.lines().find(|line| line.starts_with("game ")).unwrap_or_default();
    let alike: Vec<&String> = files.iter().filter(|file| file.contains(game)).collect();
    let valid = if alike.is_empty() { pick(rng, files) } else { pick(rng, &alike) };
    let header = valid.find("\n\n").unwrap_or(valid.len());
    [&valid[..header], &text[log..]].concat()
}

/// Random pieces, sometimes behind a first line that is right.
pub(super) fn random(rng: &mut Rng, target: Target) -> String {
    let mut text = String::new();
    if rng.below(2) == 0 {
        text.push_str(target.first_line());
    }
    for _ in 0..rng.below(60) {
        match rng.below(4) {
            0 => text.push(char::from_u32(rng.below(0x300)).unwrap_or('x')),
            1 => text.push_str([" ", "\n", "\"", " = "][rng.below(4) as usize]),
            _ => text.push_str(pick(rng, PIECES)),
        }
    }
    text
}

fn place(rng: &mut Rng, text: &str) -> usize {
    let at = rng.below(text.len() as u32 + 1) as usize;
    (0..=at).rev().find(|&at| text.is_char_boundary(at)).unwrap_or(0)
}

fn pick<'a, T: AsRef<str>>(rng: &mut Rng, list: &'a [T]) -> &'a str {
    list[rng.below(list.len() as u32) as usize].as_ref()
}
