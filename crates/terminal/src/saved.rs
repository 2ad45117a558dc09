//! Saved games in a line each.

use crate::store::sets_beside;
use fogbound_presenter::daily::day_of;
use fogbound_presenter::{Chair, Look};
use fogbound_table::record::Sets;
use fogbound_table::texts::{Texts, msg, number};
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::time::SystemTime;

/// Reads a record with the sets it needs beside the shipped ones: the files kept beside it.
pub type ReadSets<'a> = &'a dyn Fn(&[PathBuf]) -> Option<Sets>;

/// A saved game in a line: what is played, by whom, how far it is, when it was left. An error where the
/// file cannot be read.
///
/// # Errors
/// A line that describes the failure.
pub fn describe(path: &Path, texts: &Rc<Texts>, read: ReadSets<'_>) -> Result<String, String> {
    let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let broken = || texts.say(msg!("menu-broken", file = name.clone()));
    let text = std::fs::read_to_string(path).map_err(|_| broken())?;
    let sets = read(&sets_beside(path)).ok_or_else(broken)?;
    let game = fogbound_presenter::open_with(&name, &text, sets, texts).map_err(|_| broken())?;
    let person = |chair: Chair| match chair.points {
        Some(points) => {
            let number = number(points);
            texts.say(msg!("brief-points", player = chair.name, points, number))
        }
        None => chair.name,
    };
    let people: Vec<String> = game.chairs().into_iter().map(person).collect();
    let figures: Vec<String> =
        game.brief(Look::default()).into_iter().map(|brief| brief.words).collect();
    let daily =
        day_of(&game.wish()).map(|day| texts.say(msg!("saved-daily", day = day.to_string())));
    let parts = [
        game.title(),
        daily.unwrap_or_default(),
        people.join(", "),
        figures.join(", "),
        age(path, texts),
    ];
    let parts: Vec<&str> = parts
        .iter()
        .map(|part| part.trim_end_matches('.'))
        .filter(|part| !part.is_empty())
        .collect();
    Ok(parts.join(" · "))
}

/// Describes the time since a file was written.
fn age(path: &Path, texts: &Texts) -> String {
    let written = std::fs::metadata(path).and_then(|found| found.modified()).ok();
    let past = written.and_then(|then| SystemTime::now().duration_since(then).ok());
    let minutes = past.map_or(0, |past| past.as_secs() / 60);
    let (n, unit) = match minutes {
        0..60 => (minutes, "minutes"),
        60..2880 => (minutes / 60, "hours"),
        _ => (minutes / 1440, "days"),
    };
    texts.say(msg!("menu-age", n, unit))
}

#[cfg(test)]
mod tests;
