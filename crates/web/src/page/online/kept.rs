//! The tables of this browser that are played online, with the secrets of one's own seats there.

use crate::storage;

/// The number of tables that are remembered.
const MANY: usize = 60;

/// The word for a game that is over.
const OVER: &str = "over";

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
    /// The title of the game, and who plays it.
    pub title: String,
}

impl Known {
    fn parse(line: &str) -> Option<Known> {
        let mut parts = line.splitn(4, ' ');
        let name = parts.next().filter(|name| !name.is_empty())?.to_owned();
        let tokens = parts.next().unwrap_or_default().split(',').filter(|token| !token.is_empty());
        let tokens = tokens.map(str::to_owned).collect();
        let mut state = parts.next().unwrap_or_default().split(',');
        let is_over = state.next() == Some(OVER);
        let seats = state.filter_map(|seat| seat.parse().ok()).collect();
        let title = parts.next().unwrap_or_default().to_owned();
        Some(Known { name, tokens, is_over, seats, title })
    }

    fn line(&self) -> String {
        let state = if self.is_over { OVER } else { "on" }.to_owned();
        let seats = self.seats.iter().map(ToString::to_string);
        let state = std::iter::once(state).chain(seats).collect::<Vec<_>>().join(",");
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

#[cfg(test)]
mod tests {
    use super::Known;

    #[test]
    fn a_table_is_read_as_it_is_kept() {
        let known = |tokens: &[&str], title: &str| Known {
            name: "a1b2".to_owned(),
            tokens: tokens.iter().map(|&token| token.to_owned()).collect(),
            is_over: tokens.is_empty(),
            seats: (0..).zip(tokens).map(|(seat, _)| seat * 2).collect(),
            title: title.to_owned(),
        };
        for known in [known(&[], ""), known(&["t1"], "Mists, level 2"), known(&["t1", "t2"], "M")] {
            assert_eq!(Known::parse(&known.line()), Some(known));
        }
        assert_eq!(Known::parse(""), None);
        let two_lines = known(&[], "one\ntwo").line();
        assert_eq!(Known::parse(&two_lines), Some(known(&[], "one two")));
    }
}
