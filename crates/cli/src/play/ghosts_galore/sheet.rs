//! The live sheet (T-4.15): all seats side by side, what a tile would change, and the arithmetic.

use super::GhostsGalore;
use crate::board::layout::pad;
use crate::board::track::Tried;
use crate::play::desk::Desk;
use crate::play::screen::wrap;
use fogbound_ghosts_galore::{BoardReport, Category, Doors, Game, Grid, Sheet};
use fogbound_table::aid::Help;
use fogbound_table::texts::Texts;

/// Columns of the names of categories.
const LABEL: usize = 12;
/// Most columns of a seat.
const WIDEST: usize = 11;
/// Columns that all seats share.
const SEATS: usize = 36;

impl GhostsGalore {
    fn column(&self) -> usize {
        (SEATS / usize::from(self.desk.session.rules().players())).min(WIDEST)
    }

    pub(super) fn sheets_width(&self) -> usize {
        LABEL + self.column() * usize::from(self.desk.session.rules().players())
    }

    /// The sheets of all seats, category by category, where they may be shown.
    pub(super) fn sheets(&self) -> Vec<String> {
        if !self.desk.gives(Help::Score) {
            return vec![];
        }
        let Desk { screen, texts, .. } = &self.desk;
        let wide = self.column();
        let game = self.desk.game();
        let sheets = game.sheets();
        let heading: String = (0..game.rules().players())
            .map(|seat| format!("{:>wide$}", self.short_name(seat, wide - 1)))
            .collect();
        let line = |label: String, value: &dyn Fn(&Sheet) -> i16| {
            let values = sheets.iter().map(|sheet| format!("{:>wide$}", value(sheet)));
            format!("{label:<LABEL$}{}", values.collect::<String>())
        };
        let mut lines = vec![screen.bold(&format!("{:LABEL$}{heading}", ""))];
        lines.extend(Category::ALL.map(|of| line(texts.ghosts_category(of), &|sheet| sheet[of])));
        lines.push(screen.bold(&line(texts.get("train-total", &[]), &Sheet::total)));
        let dead = |sheet: &Sheet| i16::from(sheet.dead_ends);
        lines.push(line(texts.get("train-dead-ends", &[]), &dead));
        lines
    }

    /// The name of a seat, or its number where there is no room for the name.
    fn short_name(&self, seat: u8, room: usize) -> String {
        let name = self.desk.name(seat);
        if name.chars().count() <= room {
            return name.to_owned();
        }
        self.desk.texts.get("train-seat", &[("seat", seat.into())])
    }

    /// The board of a seat with a tile that is tried, and what it changes on the sheet.
    pub(super) fn consequences(&self, seat: u8, tried: Tried) {
        let changes = self.changes(seat, tried);
        let lines = self.with_sheet(seat, tried, &changes);
        lines.iter().for_each(|line| self.desk.screen.raw(line));
    }

    fn changes(&self, seat: u8, tried: Tried) -> Vec<String> {
        if !self.desk.gives(Help::Preview) {
            return vec![];
        }
        let Desk { screen, texts, .. } = &self.desk;
        let game = self.desk.game();
        let Some((space, tile, rotation)) = tried.tile else { return vec![] };
        let Some(then) = game.sheet_with(seat, space, tile, rotation) else { return vec![] };
        let Some(now) = game.sheets().get(usize::from(seat)).copied() else { return vec![] };
        let line = |label: String, now: i16, then: i16| {
            let change = if now == then { String::new() } else { format!("{:+}", then - now) };
            format!("{label:<LABEL$}{now:>5} {then:>5} {change:>5}").trim_end().to_owned()
        };
        let heading = [("train-now", 5), ("train-then", 6)]
            .map(|(id, wide)| format!("{:>wide$}", texts.get(id, &[])));
        let mut lines = vec![screen.bold(&format!("{:LABEL$}{}", "", heading.concat()))];
        lines.extend(Category::ALL.map(|of| line(texts.ghosts_category(of), now[of], then[of])));
        let total = line(texts.get("train-total", &[]), now.total(), then.total());
        lines.push(screen.bold(&total));
        let dead = texts.get("train-dead-ends", &[]);
        lines.push(line(dead, now.dead_ends.into(), then.dead_ends.into()));
        lines
    }

    /// The sheet of a seat with its arithmetic.
    pub(super) fn sheet(&self, seat: u8) {
        let Desk { screen, texts, .. } = &self.desk;
        let reports = reports(self.desk.game());
        let Some(report) = reports.get(usize::from(seat)) else { return };
        screen.heading(&format!("{}: {}", self.desk.name(seat), texts.ghosts_total(&report.sheet)));
        let lines = arithmetic(report, texts, screen.columns);
        lines.iter().for_each(|line| screen.raw(line));
    }
}

/// The scoring of all boards as they lie, with the arithmetic.
pub(super) fn reports(game: &Game) -> Vec<BoardReport> {
    let boards: Vec<(Grid, &Doors)> =
        (0..game.rules().players()).map(|seat| (*game.grid(seat), game.doors(seat))).collect();
    game.rules().scoring().reports(&boards)
}

/// Each category with its points and how they come about.
pub(super) fn arithmetic(report: &BoardReport, texts: &Texts, columns: usize) -> Vec<String> {
    let line = |of: Category| {
        let label = format!("{:<LABEL$}{:>4}  ", texts.ghosts_category(of), report.sheet[of]);
        let how = wrap(&texts.ghosts_arithmetic(of, report), columns.saturating_sub(LABEL + 6));
        let first = |at: usize| if at == 0 { label.clone() } else { pad("", LABEL + 6) };
        how.iter().enumerate().map(|(at, part)| first(at) + part).collect::<Vec<_>>()
    };
    Category::ALL.into_iter().flat_map(line).collect()
}
