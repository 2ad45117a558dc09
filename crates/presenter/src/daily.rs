//! The deal of a day: the same game for everybody, and its result in a line to share that gives nothing away.

use crate::model::Story;
use crate::presenter::Presenter;
use fogbound_table::games::GameId;
use fogbound_table::setup::Wish;
use fogbound_table::texts::{Texts, msg};
use std::fmt;

/// The seeds of such deals begin with this.
const SEED: &str = "daily ";

/// The levels that come one after the other, where a game has levels: those that are won often enough to be fun.
const LEVELS: u8 = 5;

/// The heights of a course in characters.
const BARS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

/// Most characters of a course.
const WIDE: usize = 20;

/// A day of the calendar, like `2026-11-25`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Day {
    text: String,
    of_month: u8,
}

impl Day {
    /// Reads a day; `None` if the calendar has none of this name.
    #[must_use]
    pub fn parse(text: &str) -> Option<Day> {
        let digits = |part: &str, length: usize| {
            let is_number = part.len() == length && part.bytes().all(|byte| byte.is_ascii_digit());
            is_number.then(|| part.parse::<u16>().ok()).flatten()
        };
        let parts: Vec<&str> = text.split('-').collect();
        let [year, month, of_month] = parts[..] else { return None };
        let (year, month) = (digits(year, 4)?, digits(month, 2)?);
        let of_month = digits(of_month, 2)?;
        let is_leap =
            year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
        let last = match month {
            2 => 28 + u16::from(is_leap),
            4 | 6 | 9 | 11 => 30,
            1..=12 => 31,
            _ => return None,
        };
        let is_there = (1..=last).contains(&of_month);
        is_there.then(|| Day { text: text.to_owned(), of_month: of_month as u8 })
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// Returns the deal of a day for a game: a person alone against the mist, or against the usual bot.
#[must_use]
pub fn deal(game: GameId, day: &Day) -> Wish {
    let mut wish = Wish { seed: format!("{SEED}{day}"), ..Wish::new(game) };
    let has_levels = !wish.value("level").is_empty();
    if has_levels {
        wish.choose("level", &((day.of_month - 1) % LEVELS + 1).to_string());
    }
    let seats: &[&str] = if has_levels { &["person"] } else { &["person", "normal"] };
    wish.seats = seats.iter().map(|&who| who.to_owned()).collect();
    wish
}

/// Returns the day whose deal a game is; `None` for every other game.
#[must_use]
pub fn day_of(wish: &Wish) -> Option<Day> {
    let day = Day::parse(wish.seed.strip_prefix(SEED)?)?;
    let deal = deal(wish.game, &day);
    let is_same = deal.choices.iter().all(|(id, value)| wish.value(id) == value);
    (is_same && wish.seats.len() == deal.seats.len()).then_some(day)
}

/// Returns the result of a deal of the day: what can be told to others who have not played it yet. `None` for other
/// games, and until it is over.
#[must_use]
pub fn told(game: &dyn Presenter, texts: &Texts) -> Option<String> {
    let day = day_of(&game.wish())?.to_string();
    let ending = game.ending()?;
    let story = game.story();
    let chairs = game.chairs();
    let points: Vec<String> = match game.is_team() {
        true => story.iter().filter_map(points_of_team).map(|it| it.to_string()).collect(),
        false => chairs.iter().filter_map(|chair| Some(chair.points?.to_string())).collect(),
    };
    let points = points.join(" : ");
    let title = game.title();
    let line = match ending.won {
        Some(true) => msg!("daily-won", day, title, points),
        Some(false) => msg!("daily-lost", day, title, points),
        None => msg!("daily-over", day, title, points),
    };
    let stars = ending.stars.iter().map(|star| if star.is_earned { '★' } else { '☆' });
    let parts = [texts.say(line), stars.collect(), story.map(|it| course(&it)).unwrap_or_default()];
    Some(parts.into_iter().filter(|part: &String| !part.is_empty()).collect::<Vec<_>>().join(" "))
}

fn points_of_team(story: &Story) -> Option<i32> {
    story.curves.first()?.points.last().copied()
}

/// Draws the points of the first seat, or the team, in characters.
fn course(story: &Story) -> String {
    let Some(curve) = story.curves.first() else { return String::new() };
    let points = &curve.points;
    let (Some(&least), Some(&most)) = (points.iter().min(), points.iter().max()) else {
        return String::new();
    };
    let wide = points.len().min(WIDE);
    let bar = |column: usize| {
        let at = (column + 1) * points.len() / wide - 1;
        let height = (points[at] - least) * (BARS.len() as i32 - 1) / (most - least).max(1);
        BARS[usize::try_from(height).unwrap_or_default()]
    };
    (0..wide).map(bar).collect()
}

#[cfg(test)]
mod tests;
