//! The state of the game: a line for each player, then tiles and ghosts.

use crate::board::{layout::pad, letter, seat_colour};
use crate::play::Screen;
use fogbound_carcassonne::Game;
use fogbound_presenter::carcassonne::totals;
use fogbound_table::texts::Texts;

/// Ghosts in the game (G-1.3).
const GHOSTS: u8 = 15;

/// The lines, one for each player and one for the table; `ahead` says whether what they would end
/// with may be told.
pub fn lines(
    game: &Game,
    names: &[String],
    texts: &Texts,
    screen: &Screen,
    ahead: bool,
) -> Vec<String> {
    let wide = names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
    let columns = columns(game, ahead);
    let heads: Vec<String> = columns.iter().map(|(id, _)| texts.get(id, &[])).collect();
    let mut lines = vec![format!("{}{}", " ".repeat(wide + 4), heads.join("  "))];
    for (seat, name) in (0..game.rules().players()).zip(names) {
        let here = if seat == game.seat() && !game.is_over() { "►" } else { " " };
        let colour = seat_colour(seat);
        let meeple = screen.meeple(colour, &letter(colour).to_string());
        let mut line = format!("{here}{meeple} {}", pad(name, wide));
        for ((_, numbers), head) in columns.iter().zip(&heads) {
            let number = numbers.get(usize::from(seat)).map(u16::to_string).unwrap_or_default();
            let room = head.chars().count();
            line.push_str(&format!(" {number:>room$} "));
        }
        lines.push(line.trim_end().to_owned());
    }
    lines.push(table(game, texts));
    lines
}

/// The columns there are, each with the id of its heading and a number for every seat.
fn columns(game: &Game, ahead: bool) -> Vec<(&'static str, Vec<u16>)> {
    let parts = game.rules().parts();
    let each = |number: &dyn Fn(u8) -> u16| (0..game.rules().players()).map(number).collect();
    let mut columns = vec![("carc-column-points", game.scores().to_vec())];
    if ahead && !game.is_over() {
        columns.push(("carc-column-end", totals(game)));
    }
    columns.push(("carc-column-meeples", each(&|seat| game.supply(seat).into())));
    if parts.guards {
        columns.push(("carc-column-guards", each(&|seat| game.guards(seat).into())));
    }
    if parts.cemeteries {
        columns.push(("carc-column-gain", each(&|seat| game.common_guards(seat).into())));
    }
    if parts.mist {
        columns.push(("carc-column-ghosts", game.ghosts_by_seat().to_vec()));
    }
    columns
}

/// Tiles left, discarded, ghosts left.
fn table(game: &Game, texts: &Texts) -> String {
    let left = game.ghost_supply();
    let solid = usize::from(left.min(GHOSTS));
    let bar = "●".repeat(solid) + &"○".repeat(usize::from(GHOSTS) - solid);
    let args = [
        ("tiles", (u16::from(game.pile()) + u16::from(game.hand().is_some())).into()),
        ("discarded", game.set_aside().len().into()),
        ("ghosts", if game.rules().parts().mist { i64::from(left) } else { -1 }.into()),
        ("bar", bar.into()),
    ];
    texts.get("carc-table", &args)
}
