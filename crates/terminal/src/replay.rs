//! A position of a record in words and characters.

use crate::draw::layout;
use crate::draw::track::{board_lines, board_width};
use crate::draw::{self, Overlay, Size, Style};
use crate::panels;
use crate::screen::{Screen, wrap};
use fogbound_presenter::{Look, Lookback, Mistake, Overlays, Presenter, Scene};
use fogbound_table::texts::{Texts, msg};

/// The position after so many decisions, the last of them, and what is asked then, for a screen.
#[must_use]
pub fn lines(game: &dyn Presenter, at: usize, screen: &Screen, texts: &Texts) -> Vec<String> {
    let look = Look::at(at);
    let place = msg!("replay-place", at, decisions = game.plies(), undone = game.undone());
    let mut lines = vec![game.title(), texts.say(place)];
    lines.push(game.decided(at).unwrap_or_else(|| texts.say(msg!("replay-start"))));
    lines.extend(game.happened(at).lines.into_iter().map(|told| told.text));
    let mut lines = wrapped(lines, screen);
    lines.extend(board(game, look, screen));
    for panel in game.panels(look) {
        lines.extend(panels::lines(&panel, screen.columns, screen.colour));
    }
    lines.extend(wrapped(game.asked(look).map(|asked| asked.text), screen));
    lines.push(texts.say(msg!("replay-hash", hash = game.hash(look))));
    lines.retain(|line| !line.is_empty());
    lines
}

/// Describes the result of replaying a record: its decisions, the number of verified hashes, and its end.
#[must_use]
pub fn verified(game: &dyn Presenter, hashes: usize, texts: &Texts) -> String {
    texts.say(msg!(
        "replay-verified",
        decisions = game.plies(),
        hashes,
        over = if game.is_over() { "yes" } else { "no" },
        hash = game.hash(Look::default())
    ))
}

/// A finished game looked at again: the course as a line of bars, a column for each turn, and what cost most.
#[must_use]
pub fn lookback(found: &Lookback, screen: &Screen, texts: &Texts) -> Vec<String> {
    const BARS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
    let (least, most) = found.range;
    let bar = |value: i64| {
        let part = (value - least).max(0) as usize * BARS.len() / (most - least).max(1) as usize;
        BARS[part.min(BARS.len() - 1)]
    };
    let bars: Vec<char> = found.course.iter().map(|at| bar(at.value.value)).collect();
    let marks: Vec<&str> = found.marks.iter().map(|(_, label)| label.as_str()).collect();
    let mut lines = vec![format!("{}: {}", found.title, marks.join(" … "))];
    lines.extend(
        bars.chunks(screen.columns - 2).map(|row| format!("  {}", row.iter().collect::<String>())),
    );
    let ends = [found.course.first(), found.course.last()];
    lines.extend(ends.into_iter().flatten().map(|at| format!("  {}", at.text)));
    lines.push(texts.say(msg!("lookback-mistakes")));
    lines.extend(found.mistakes.iter().flat_map(|mistake| {
        told(mistake).lines().map(|line| format!("  {line}")).collect::<Vec<_>>()
    }));
    if found.mistakes.is_empty() {
        lines.push(format!("  {}", texts.say(msg!("lookback-none"))));
    }
    lines
}

/// Breaks lines that are too long for a screen.
fn wrapped(lines: impl IntoIterator<Item = String>, screen: &Screen) -> Vec<String> {
    lines.into_iter().flat_map(|line| wrap(&line, screen.columns)).collect()
}

/// A mistake with what was played, and what would have been better, under it.
pub(crate) fn told(mistake: &Mistake) -> String {
    mistake.lines().join("\n  ")
}

/// The board, or the boards of all under their names.
fn board(game: &dyn Presenter, look: Look, screen: &Screen) -> Vec<String> {
    let of_seat = |board: u8| game.board(Look { board: Some(board), ..look }, Overlays::None).scene;
    let named = |seat: u8, name: &str| match of_seat(seat) {
        Scene::Train { board, .. } => {
            let mut lines = vec![name.to_owned()];
            lines.extend(board_lines(&board, Size::Compact, false, None));
            lines
        }
        Scene::Landscape(_) => Vec::new(),
    };
    // All of the board, however long it is.
    let style = Style { rows: None, ..screen.style() };
    match of_seat(0) {
        Scene::Landscape(scene) => draw::render(&scene, style, &Overlay::default()),
        Scene::Train { .. } => {
            let chairs = game.chairs();
            let boards: Vec<Vec<String>> =
                chairs.iter().map(|chair| named(chair.seat, &chair.name)).collect();
            layout::rows(&boards, board_width(Size::Compact) + 3, screen.columns)
        }
    }
}
