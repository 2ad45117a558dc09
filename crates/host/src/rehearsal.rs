//! A table that is played by texts alone, without connections and without a disk: for whoever looks for texts that it
//! cannot bear.

use crate::entry::{Entry, Founding};
use crate::notices::Recipient;
use crate::store::Row;
use crate::table::{Table, Unplanned};
use crate::tables::read;
use crate::token::Key;
use fogbound_protocol::{ToTable, Wanted};

/// Most messages that are heard.
const MOST: usize = 200;

/// The beginning of an answer that stands for a legal one, by its number: so games go on.
const LEGAL: char = '#';

/// Lets a client say these lines at a table; returns the number of entries that its log has in the end. The first line
/// is the table as it is wanted, the others are messages; an answer `#3` stands for the legal answer of this number.
///
/// # Errors
/// A sentence about the fact that does not hold: an entry that is not read as it was written, or does not happen, or a
/// log that makes another table when it is read.
pub fn rehearse(text: &str) -> Result<usize, String> {
    let mut lines = text.lines();
    let Some(wanted) = lines.next().and_then(|line| serde_json::from_str::<Wanted>(line).ok())
    else {
        return Ok(0);
    };
    let (seed, salt) = ("rehearsal".to_owned(), "0".repeat(32));
    let founding = Founding { wanted, seed, salt, seated: Vec::new() };
    let Ok(mut table) = Table::found(&founding) else { return Ok(0) };
    let mut log = vec![row(1, String::new(), &Entry::Made(founding))?];
    let mut keys = Vec::new();
    for line in lines.take(MOST) {
        let Ok(mut request) = serde_json::from_str::<ToTable>(line) else { continue };
        chosen(&table, &mut request);
        let Ok(entry) = planned(&table, &table.seats_of(&keys), &request) else { continue };
        let id = request.id().cloned().unwrap_or_default();
        if let ToTable::Sit { token, .. } = &request {
            keys.push(Key::of(token));
        }
        let seq = table.seq() + 1;
        let row = row(seq, id, &entry)?;
        let happened = table.apply(&entry, Some(&row.id));
        happened.map_err(|refusal| format!("{entry:?} was planned and is refused: {refusal}"))?;
        log.push(row);
    }
    let again = read(&log).map_err(|missing| format!("the log is not read: {missing:?}"))?;
    let seats = table.seats_of(&keys);
    match again.standing(&seats, true) == table.standing(&seats, true) {
        true => Ok(log.len()),
        false => Err("the log makes another table when it is read".to_owned()),
    }
}

/// Writes an entry as it is kept, and checks that it is read again.
fn row(seq: u64, id: String, entry: &Entry) -> Result<Row, String> {
    let body = serde_json::to_string(entry).map_err(|error| error.to_string())?;
    let again = serde_json::from_str::<Entry>(&body).map_err(|error| format!("{body}: {error}"))?;
    match again == *entry {
        true => Ok(Row { seq, id, body }),
        false => Err(format!("{body} is read as another entry: {again:?}")),
    }
}

/// Puts legal answers in the place of numbers.
fn chosen(table: &Table, request: &mut ToTable) {
    let ToTable::Act { seat, actions, .. } = request else { return };
    let Some(asked) = table.asked(*seat) else { return };
    for action in actions {
        let number = action.strip_prefix(LEGAL).and_then(|number| number.parse::<usize>().ok());
        let legal = number.and_then(|number| asked.legal.get(number % asked.legal.len().max(1)));
        if let Some(legal) = legal {
            action.clone_from(legal);
        }
    }
}

fn planned(table: &Table, seats: &[u8], request: &ToTable) -> Result<Entry, Unplanned> {
    match request {
        ToTable::Again { id, seat, .. } => {
            table.plan_again(seats, id, *seat)?;
            Ok(Entry::Again { seat: *seat, table: "0".repeat(20) })
        }
        ToTable::Notify { id, seat, to, keys } => {
            table.plan_notify(seats, (id, *seat, &Recipient::of(to, keys)), "en")
        }
        request => table.plan(seats, request, |_| true),
    }
}
