//! The last screen: board by board, from the first place to the last.

use super::sheet::{arithmetic, reports};
use crate::board::Size;
use crate::board::layout::beside;
use crate::board::track::{Tried, board_lines, board_width};
use crate::play::desk::Desk;
use fogbound_ghosts_galore::{Game, Sheet};

/// Shows how a game has ended.
pub fn show(desk: &Desk<Game>) {
    let Desk { screen, texts, .. } = desk;
    let game = desk.game();
    let ranks = game.ranks().unwrap_or_default();
    let reports = reports(game);
    let mut seats: Vec<(u8, u8)> = ranks.iter().copied().zip(0..).collect();
    seats.sort_unstable();
    let wide = board_width(Size::Compact) + 2;
    for (rank, seat) in seats {
        let Some(report) = reports.get(usize::from(seat)) else { continue };
        let args = [
            ("rank", rank.into()),
            ("player", desk.name(seat).to_owned().into()),
            ("sum", texts.ghosts_total(&report.sheet).into()),
        ];
        screen.raw("");
        screen.heading(&texts.get("train-end-board", &args));
        let (grid, doors, catalogue) =
            (game.grid(seat), game.doors(seat), game.rules().catalogue());
        let board =
            board_lines(catalogue, grid, doors, Size::Compact, screen.colour, Tried::default());
        let how = arithmetic(report, texts, screen.columns.saturating_sub(wide));
        beside(&board, wide, &how).iter().for_each(|line| screen.raw(line));
    }
    screen.raw("");
    let winners: Vec<String> = (0u8..)
        .zip(&ranks)
        .filter(|(_, rank)| **rank == 1)
        .map(|(seat, _)| desk.name(seat).to_owned())
        .collect();
    let args = [("n", winners.len().into()), ("players", winners.join(", ").into())];
    screen.heading(&texts.get("train-end", &args));
    let sheets: Vec<Sheet> = reports.iter().map(|report| report.sheet).collect();
    if has_tie(&sheets) {
        screen.say(&texts.get("train-end-tie", &[]));
    }
    let undone = desk.session.replay().undone();
    if undone > 0 {
        screen.say(&texts.get("train-end-undone", &[("n", undone.into())]));
    }
    desk.sign_off();
}

/// Whether two have the same number of points, so that dead ends count.
fn has_tie(sheets: &[Sheet]) -> bool {
    let mut totals: Vec<i16> = sheets.iter().map(Sheet::total).collect();
    totals.sort_unstable();
    totals.windows(2).any(|pair| pair[0] == pair[1])
}
