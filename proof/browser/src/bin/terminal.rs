//! A person at a terminal who sits down at a table that is played online and does what is advised until the game is over:
//! `terminal LINK SEAT NAME`.

use fogbound_table::texts::Texts;
use fogbound_terminal::online::{TableLink, Visit, visit};
use fogbound_terminal::{Input, Manner};
use std::error::Error;
use std::rc::Rc;

/// More decisions than any game has.
const MANY: usize = 2000;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [link, seat, name] = &arguments[..] else { return Err("terminal LINK SEAT NAME".into()) };
    let seat: u8 = seat.parse()?;
    let place = Visit {
        link: TableLink::parse(link).ok_or("no link to a table")?,
        seat: seat.checked_sub(1),
        name: Some(name.clone()),
        watches: false,
        manner: Manner { no_color: true, quick: false },
    };
    let advised = || Input::typed(&"hint!\n".repeat(MANY));
    visit(place, &Rc::new(Texts::english()), advised).map_err(|failure| format!("{failure:?}"))?;
    Ok(())
}
