//! The tables of this browser that are played online, with the secrets of one's own seats there.

use crate::storage;

/// The number of tables that are remembered.
const MANY: usize = 60;

/// The word for a game that is over.
const OVER: &str = "over";

/// Who is told when it is one's turn and nobody is at the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Told {
    #[default]
    Nobody,
    /// This device, by the push service of its browser.
    Device,
    /// An address of a program.
    Address,
}

impl Told {
    const ALL: [Told; 3] = [Told::Nobody, Told::Device, Told::Address];

    const fn word(self) -> &'static str {
        match self {
            Told::Nobody => "nobody",
            Told::Device => "device",
            Told::Address => "address",
        }
    }
}

/// A table that somebody has visited from here.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Known {
    /// The name of the table.
    pub name: String,
    /// The secrets of one's own seats.
    pub tokens: Vec<String>,
    /// True if the game is over.
    pub is_over: bool,
    /// One's own seats, as far as they are known.
    pub seats: Vec<u8>,
    /// Who is told of one's turns.
    pub told: Told,
    /// The title of the game, and who plays it.
    pub title: String,
}

impl Known {
    fn parse(line: &str) -> Option<Known> {
        let mut parts = line.splitn(4, ' ');
        let name = parts.next().filter(|name| !name.is_empty())?.to_owned();
        let tokens = parts.next().unwrap_or_default().split(',').filter(|token| !token.is_empty());
        let tokens = tokens.map(str::to_owned).collect();
        let state: Vec<&str> = parts.next().unwrap_or_default().split(',').collect();
        let is_over = state.first() == Some(&OVER);
        let seats = state.iter().filter_map(|seat| seat.parse().ok()).collect();
        let told = Told::ALL.into_iter().find(|told| state.contains(&told.word()));
        let title = parts.next().unwrap_or_default().to_owned();
        Some(Known { name, tokens, is_over, seats, told: told.unwrap_or_default(), title })
    }

    fn line(&self) -> String {
        let state = [if self.is_over { OVER } else { "on" }, self.told.word()].map(str::to_owned);
        let seats = self.seats.iter().map(ToString::to_string);
        let state = state.into_iter().chain(seats).collect::<Vec<_>>().join(",");
        let title = self.title.replace(['\n', '\r'], " ");
        [self.name.as_str(), &self.tokens.join(","), &state, &title].join(" ")
    }
}

/// Returns the tables, the one that was visited last at the front.
pub fn all() -> Vec<Known> {
    storage::get(storage::TABLES).unwrap_or_default().lines().filter_map(Known::parse).collect()
}

/// Returns a table, without seats if it is not known.
pub fn find(name: &str) -> Known {
    let known = all().into_iter().find(|known| known.name == name);
    known.unwrap_or_else(|| Known { name: name.to_owned(), ..Known::default() })
}

/// Remembers a table as the one that was visited last. Returns `false` if the browser refuses.
pub fn remember(known: Known) -> bool {
    let mut tables = all();
    tables.retain(|other| other.name != known.name);
    tables.insert(0, known);
    tables.truncate(MANY);
    write(&tables)
}

/// Forgets a table.
pub fn forget(name: &str) {
    let mut tables = all();
    tables.retain(|other| other.name != name);
    write(&tables);
}

fn write(tables: &[Known]) -> bool {
    let lines: Vec<String> = tables.iter().map(Known::line).collect();
    storage::set(storage::TABLES, &lines.join("\n"))
}

/// Keeps the turns that are being composed at a table.
pub fn keep_turns(name: &str, drafts: &str) {
    let key = key_of_turns(name);
    match drafts.is_empty() {
        true => storage::remove(&key),
        // Without storage they are there as long as the page is.
        false => drop(storage::set(&key, drafts)),
    }
}

/// Returns the turns that were being composed at a table when the page was left.
pub fn turns(name: &str) -> Option<String> {
    storage::get(&key_of_turns(name))
}

fn key_of_turns(name: &str) -> String {
    [storage::TURNS, name].concat()
}

#[cfg(test)]
mod tests {
    use super::{Known, Told};

    #[test]
    fn a_table_is_read_as_it_is_kept() {
        let known = |tokens: &[&str], title: &str| Known {
            name: "a1b2".to_owned(),
            tokens: tokens.iter().map(|&token| token.to_owned()).collect(),
            is_over: tokens.is_empty(),
            told: if tokens.is_empty() { Told::Nobody } else { Told::Address },
            seats: (0..).zip(tokens).map(|(seat, _)| seat * 2).collect(),
            title: title.to_owned(),
        };
        for known in [known(&[], ""), known(&["t1"], "Mists, level 2"), known(&["t1", "t2"], "M")] {
            assert_eq!(Known::parse(&known.line()), Some(known));
        }
        // As it was kept when nobody could be told.
        let before = Known::parse("a1b2 t1 on,0,2 M").unwrap();
        assert_eq!((before.told, &before.seats[..]), (Told::Nobody, &[0, 2][..]));
        assert_eq!(Known::parse(""), None);
        let two_lines = known(&[], "one\ntwo").line();
        assert_eq!(Known::parse(&two_lines), Some(known(&[], "one two")));
    }
}
