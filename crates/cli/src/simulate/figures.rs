//! Arithmetic and layout that the reports of all games share.

use comfy_table::{CellAlignment, ContentArrangement, Table, presets};
use fogbound_table::texts::{Message, Texts, msg};
use fogbound_terminal::Screen;

pub fn ratio(part: u64, whole: u64) -> f64 {
    if whole == 0 { 0.0 } else { part as f64 / whole as f64 }
}

/// A sum, divided by the number of games.
pub fn mean(sum: i64, games: u64) -> f64 {
    if games == 0 { 0.0 } else { sum as f64 / games as f64 }
}

/// The standard deviation of single games around their mean, from their sum and that of squares.
pub fn deviation(sum: i64, squares: i64, games: u64) -> f64 {
    if games < 2 {
        return 0.0;
    }
    let (n, sum) = (games as f64, sum as f64);
    let spread = squares as f64 - sum * sum / n;
    (spread.max(0.0) / (n - 1.0)).sqrt()
}

/// The 95 % Wilson score interval of a rate.
pub fn wilson(wins: u64, games: u64) -> (f64, f64) {
    // The 97.5 % point of the normal distribution.
    const Z: f64 = 1.959_963_984_540_054;
    if games == 0 {
        return (0.0, 1.0);
    }
    let (n, rate) = (games as f64, ratio(wins, games));
    let middle = rate + Z * Z / (2.0 * n);
    let spread = Z * (rate * (1.0 - rate) / n + Z * Z / (4.0 * n * n)).sqrt();
    let whole = 1.0 + Z * Z / n;
    // At the ends middle and spread cancel out, but for rounding.
    let low = if wins == 0 { 0.0 } else { ((middle - spread) / whole).max(0.0) };
    let high = if wins == games { 1.0 } else { ((middle + spread) / whole).min(1.0) };
    (low, high)
}

/// A figure's name, its value and a note.
pub type Row = [String; 3];

/// A heading and a table of figures.
pub fn table(title: &str, rows: Vec<Row>, texts: &Texts) -> String {
    let mut table = Table::new();
    table.load_style(presets::UTF8_BORDERS_ONLY);
    let screen = Screen::new(false);
    if screen.rows.is_some() {
        let columns = u16::try_from(screen.columns).unwrap_or(u16::MAX);
        table.set_content_arrangement(ContentArrangement::Dynamic).set_width(columns);
    }
    let heads = [msg!("simulate-figure"), msg!("simulate-value")].map(|head| texts.say(head));
    table.set_header(heads.into_iter().chain([String::new()]));
    table.add_rows(rows);
    if let Some(column) = table.column_mut(1) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    format!("{title}\n{table}")
}

/// A figure without a note.
pub fn plain(name: Message<'_>, value: String, texts: &Texts) -> Row {
    [texts.say(name), value, String::new()]
}

/// A number with so many digits behind the point, as it is written in the language of the texts.
pub fn decimal(value: f64, digits: usize, texts: &Texts) -> String {
    let shown = format!("{value:.digits$}");
    let shown = match shown.strip_prefix('-') {
        Some(below) => format!("−{below}"),
        None => shown,
    };
    match shown.split_once('.') {
        Some((whole, tenth)) => texts.say(msg!("web-decimal", whole, tenth)),
        None => shown,
    }
}

/// A share of 1 in percent.
pub fn percent(share: f64, digits: usize, texts: &Texts) -> String {
    texts.say(msg!("simulate-percent", share = decimal(100.0 * share, digits, texts)))
}

/// A 95 % interval in percent.
pub fn interval(low: f64, high: f64, texts: &Texts) -> String {
    texts.say(msg!(
        "simulate-interval",
        low = decimal(100.0 * low, 1, texts),
        high = decimal(100.0 * high, 1, texts)
    ))
}

/// A field of CSV, quoted where it must be.
pub fn quoted(field: &str) -> String {
    if field.contains([',', '"', '\n', '\r']) {
        format!("\"{}\"", field.replace('"', "\"\""))
    } else {
        field.to_owned()
    }
}

#[cfg(test)]
mod tests;
