//! A question with its answers: what is drawn, what is listed, and reading a pick.

use crate::draw::{self, Overlay, Size, layout};
use crate::front::Front;
use crate::panels::{self, card, glyph_lines};
use crate::screen::wrap;
use fogbound_game::Cell;
use fogbound_pictures::{Glyph, Stand};
use fogbound_presenter::{
    Answer, Hand, LegalCell, Look, Outline, Overlays, Panel, Presenter, Question, Scene,
};
use fogbound_table::texts::msg;

/// Columns before and beside the picture of a tile.
const MARGIN: usize = 3;

/// Panels that are not shown with every question, as a command shows the same: `boards`, `account`.
const ON_DEMAND: [&str; 2] = ["boards", "sums"];

/// The question of the person at the screen, with the board it is about.
pub(crate) struct Asked {
    pub question: Question,
    scenery: Scene,
}

impl Asked {
    pub fn new(question: Question, scenery: Scene) -> Asked {
        Asked { question, scenery }
    }

    /// The rotations in which the tile in hand looks different.
    pub fn looks(&self) -> &[u8] {
        self.question.hand.as_ref().map(|hand| &hand.looks[..]).unwrap_or_default()
    }

    /// Returns true if the answers are places on the board.
    pub fn is_on_board(&self) -> bool {
        !self.question.cells.is_empty() || !self.places().is_empty()
    }

    /// Returns the cell where an answer places the tile in hand, if it does, and its rotation there.
    pub fn placement(&self, answer: &str, game: &dyn Presenter) -> Option<(Cell, u8)> {
        let all = self.question.cells.iter();
        let mut all = all.flat_map(|legal| legal.turns.iter().map(|&turns| (legal.cell, turns)));
        all.find(|&(cell, turns)| game.placing(cell, turns) == answer)
    }

    /// The numbers by which the cells for the tile in hand are picked: on a train those of its spaces.
    pub fn numbered_cells(&self) -> impl Iterator<Item = (i16, &LegalCell)> {
        let of_space = matches!(self.scenery, Scene::Train { .. });
        (1..).zip(&self.question.cells).map(move |(n, legal)| match of_space {
            true => (3 * legal.cell.y + legal.cell.x, legal),
            false => (n, legal),
        })
    }

    /// The answers that are about different cells of the board, each with its number.
    fn places(&self) -> Vec<(Cell, usize)> {
        let mut places: Vec<(Cell, usize)> = Vec::new();
        for (n, answer) in (1..).zip(&self.question.answers) {
            let Some(cell) = answer.cell else { continue };
            if !places.iter().any(|&(other, _)| other == cell) {
                places.push((cell, n));
            }
        }
        if places.len() > 1 || self.stands().is_empty() { places } else { Vec::new() }
    }

    /// The parts of one tile that answers are about, each with the number of the first answer about it.
    fn stands(&self) -> Vec<(Stand, usize)> {
        let mut stands: Vec<(Stand, usize)> = Vec::new();
        for (n, answer) in (1..).zip(&self.question.answers) {
            let Some(Outline::Region(region)) = &answer.outline else { continue };
            let part = region.parts.first();
            let stand =
                part.filter(|(cell, _)| Some(*cell) == answer.cell).map(|(_, stand)| *stand);
            if let Some(stand) = stand.filter(|stand| !stands.iter().any(|(s, _)| s == stand)) {
                stands.push((stand, n));
            }
        }
        stands
    }

    /// The tile that all answers are about, drawn large with their numbers.
    fn numbered_tile(&self, colour: bool) -> Option<Vec<String>> {
        let Scene::Landscape(scene) = &self.scenery else { return None };
        let cells: Vec<Cell> =
            self.question.answers.iter().filter_map(|answer| answer.cell).collect();
        let cell = cells.first().filter(|first| cells.iter().all(|cell| cell == *first))?;
        let tile = scene.tiles.iter().find(|tile| tile.cell == *cell)?;
        let stands = self.stands();
        (!stands.is_empty()).then(|| {
            let mut picture = draw::picture(scene, tile, Size::Detailed, false);
            stands.into_iter().for_each(|(stand, number)| picture.number(stand, number));
            picture.canvas.lines(colour)
        })
    }

    /// Reads a pick: numbers of the list or of cells, coordinates, or an answer as records write it.
    pub fn pick(&self, line: &str, held: u8, game: &dyn Presenter) -> Option<String> {
        let Some(numbers) = numbers(line) else { return Some(line.to_owned()) };
        if self.question.cells.is_empty() {
            let [n] = numbers[..] else { return None };
            let at = usize::try_from(n).ok()?.checked_sub(1)?;
            return self.question.answers.get(at).map(|answer| answer.action.clone());
        }
        let numbered =
            |n: i16| self.numbered_cells().find(|(number, _)| *number == n).map(|(_, l)| l.cell);
        let of_space = matches!(self.scenery, Scene::Train { .. });
        let (cell, turns) = match (of_space, &numbers[..]) {
            (_, &[n]) => (numbered(n)?, None),
            (true, &[n, turns]) => (numbered(n)?, Some(turns)),
            (false, &[x, y]) => (Cell::new(x, y), None),
            (false, &[x, y, turns]) => (Cell::new(x, y), Some(turns)),
            _ => return None,
        };
        let turns = match turns {
            Some(turns) => u8::try_from(turns).ok().filter(|turns| *turns < 4)?,
            None => self.fitting(cell, held),
        };
        Some(game.placing(cell, turns))
    }

    /// Returns the rotation of the tile in hand on a cell: as it is held, else as it fits first.
    fn fitting(&self, cell: Cell, held: u8) -> u8 {
        let legal = self.question.cells.iter().find(|legal| legal.cell == cell);
        let first =
            legal.filter(|legal| !legal.turns.contains(&held)).and_then(|l| l.turns.first());
        first.copied().unwrap_or(held)
    }

    /// The next rotation in which the tile in hand fits on a cell, or, without a cell, looks different.
    pub fn next_turn(&self, cell: Option<Cell>, held: u8) -> Option<u8> {
        let legal =
            cell.and_then(|cell| self.question.cells.iter().find(|legal| legal.cell == cell));
        let all = legal.map_or(self.looks(), |legal| &legal.turns[..]);
        all.iter().find(|&&turns| turns > held).or(all.first()).copied()
    }
}

/// Returns the numbers in a line; `None` when it holds anything else.
pub(crate) fn numbers(line: &str) -> Option<Vec<i16>> {
    line.split(|c: char| c.is_whitespace() || c == ',')
        .filter(|word| !word.is_empty())
        .map(|word| word.parse().ok())
        .collect()
}

/// The cell that a command names.
pub(crate) fn cell(text: &str) -> Option<Cell> {
    match numbers(text)?[..] {
        [x, y] => Some(Cell::new(x, y)),
        _ => None,
    }
}

impl Front {
    /// The board with what can be chosen, and the state of the game.
    pub(crate) fn picture(&self, asked: &Asked, with_state: bool) {
        let label = |(n, legal): (i16, &LegalCell)| {
            let sign = if legal.turns.contains(&self.held) { "" } else { "~" };
            (legal.cell, format!("{n}{sign}"))
        };
        let mut overlay = Overlay { focus: self.focus, ..Overlay::default() };
        if let Scene::Landscape(scene) = &asked.scenery {
            overlay.labels = asked.numbered_cells().map(label).collect();
            let is_tile = |cell: &Cell| scene.tiles.iter().any(|tile| tile.cell == *cell);
            for (cell, n) in asked.places() {
                match is_tile(&cell) {
                    true => overlay.marks.push((cell, format!("{n})"))),
                    false => overlay.labels.push((cell, n.to_string())),
                }
            }
        }
        self.draw_with_state(&asked.scenery, &overlay, None, with_state);
    }

    /// The board, and the panels beside or below it.
    pub(crate) fn draw_with_state(
        &self,
        scenery: &Scene,
        overlay: &Overlay,
        tried: Option<(Cell, &Glyph)>,
        with_state: bool,
    ) {
        let mut panels = if with_state { self.game().panels(self.look()) } else { Vec::new() };
        panels.retain(|panel| !ON_DEMAND.contains(&panel.id));
        let board = self.board_lines(scenery, overlay, tried);
        let wide = board.iter().map(|line| layout::width(line)).max().unwrap_or(0) + MARGIN;
        let is_table = |panel: &Panel| {
            panels::table_width(panel).is_some_and(|w| wide + w <= self.screen.columns)
        };
        self.screen.raw("");
        let beside = panels.iter().position(is_table).map(|at| panels.remove(at));
        let table = beside
            .map(|panel| panels::lines(&panel, self.screen.columns - wide, self.screen.colour));
        let lines = layout::beside(&board, wide, &table.unwrap_or_default());
        lines.iter().for_each(|line| self.screen.raw(line));
        self.say_hidden(scenery, overlay);
        if !panels.is_empty() {
            self.screen.raw("");
        }
        self.panels(&panels);
    }

    /// Prints panels.
    pub(crate) fn panels(&self, panels: &[Panel]) {
        for panel in panels {
            let lines = panels::lines(panel, self.screen.columns, self.screen.colour);
            lines.iter().for_each(|line| self.screen.raw(line));
        }
    }

    fn board_lines(
        &self,
        scenery: &Scene,
        overlay: &Overlay,
        tried: Option<(Cell, &Glyph)>,
    ) -> Vec<String> {
        match (scenery, tried) {
            (Scene::Landscape(scene), Some((cell, Glyph::Tile(tile)))) => {
                let tried = Some((cell, tile.kind.clone(), tile.rotation));
                let overlay = Overlay { tried, ..overlay.clone() };
                let mut style = self.screen.style();
                style.rows = Some(3 * style.size.height() + 1);
                draw::render(scene, style, &overlay)
            }
            (Scene::Landscape(scene), _) => draw::render(scene, self.screen.style(), overlay),
            (Scene::Train { board, .. }, tried) => {
                let tile = tried.and_then(|(cell, glyph)| match glyph {
                    Glyph::Track(tile) => Some((space(cell), tile)),
                    _ => None,
                });
                draw::track::board_lines(board, self.screen.size, self.screen.colour, tile)
            }
        }
    }

    /// The labels of the board that are beyond the screen.
    fn say_hidden(&self, scenery: &Scene, overlay: &Overlay) {
        let Scene::Landscape(scene) = scenery else { return };
        let hidden = draw::out_of_sight(scene, self.screen.style(), overlay);
        if !hidden.is_empty() {
            let place = |(cell, label): &(Cell, String)| format!("{label} ({},{})", cell.x, cell.y);
            let list: Vec<String> = hidden.iter().map(place).collect();
            self.say(msg!("board-more", list = list.join(" · ")));
        }
    }

    /// Shows the tile in hand where it is being tried.
    pub(crate) fn try_tile(&self, asked: &Asked, cell: Cell, turns: u8) {
        let hand = asked.question.hand.as_ref();
        let glyph = hand.and_then(|hand| hand.glyphs.get(usize::from(turns)));
        let tried = glyph.map(|glyph| (cell, glyph));
        let board = self.board_lines(&asked.scenery, &Overlay::default(), tried);
        board.iter().for_each(|line| self.screen.raw(line));
    }

    /// The question and its numbered answers.
    pub(crate) fn list(&self, asked: &Asked) {
        let question = &asked.question;
        self.screen.raw("");
        self.screen.heading(&format!("{}: {}", self.name(question.seat), question.text));
        if let Some(hand) = &question.hand {
            self.hand(hand, question.cells.len(), matches!(asked.scenery, Scene::Train { .. }));
        }
        let cards = question.answers.iter().any(is_card);
        match (asked.numbered_tile(self.screen.colour), cards) {
            (Some(tile), _) => self.beside_tile(&tile, &question.answers),
            (None, true) => self.cards(&question.answers),
            (None, false) => {
                numbered(&question.answers).for_each(|line| self.screen.say(&line));
            }
        }
    }

    /// The tile in hand as it is held.
    fn hand(&self, hand: &Hand, n: usize, is_train: bool) {
        let glyph = hand.glyphs.get(usize::from(self.held));
        let lines = glyph.and_then(|glyph| glyph_lines(glyph, Size::Detailed, self.screen.colour));
        let texts = &self.texts;
        let (cells, pick) = match is_train {
            true => (msg!("hand-cells.train", n), msg!("hand-pick.train")),
            false => (msg!("hand-cells", n), msg!("hand-pick")),
        };
        let notes = [
            texts.say(msg!("hand-name", tile = hand.name.as_str())),
            hand.note.clone(),
            texts.say(cells),
            texts.say(msg!("hand-turn", looks = hand.looks.len())),
            texts.say(pick),
        ];
        let lines = lines.unwrap_or_default();
        let wide = lines.first().map_or(0, |line| layout::width(line)) + 2 * MARGIN;
        let room = self.screen.columns.saturating_sub(wide);
        let notes: Vec<String> = notes
            .iter()
            .filter(|note| !note.is_empty())
            .flat_map(|note| wrap(note, room))
            .collect();
        let lines: Vec<String> = lines.iter().map(|line| format!("{:MARGIN$}{line}", "")).collect();
        layout::beside(&lines, wide, &notes).iter().for_each(|line| self.screen.raw(line));
    }

    /// A tile with numbers on it, and the answers to its right.
    fn beside_tile(&self, tile: &[String], answers: &[Answer]) {
        let tile: Vec<String> = tile.iter().map(|line| format!("{:MARGIN$}{line}", "")).collect();
        let wide = MARGIN + Size::Detailed.width() + 1;
        let room = self.screen.columns.saturating_sub(wide);
        let lines: Vec<String> = numbered(answers).flat_map(|line| wrap(&line, room)).collect();
        layout::beside(&tile, wide, &lines).iter().for_each(|line| self.screen.raw(line));
    }

    /// Answers that are tiles as cards in rows; those before and after them as lines.
    fn cards(&self, answers: &[Answer]) {
        let first = answers.iter().position(is_card).unwrap_or(0);
        let lines: Vec<(usize, String)> = numbered(answers).enumerate().collect();
        let is_line = |(at, _): &&(usize, String)| !is_card(&answers[*at]);
        let said = |(_, line): &(usize, String)| self.screen.say(line);
        lines[..first].iter().for_each(said);
        let cards = (1..).zip(answers).filter_map(|(n, answer)| {
            let words = [answer.text.as_str(), answer.note.as_str()];
            card(answer.glyph.as_ref()?, &words, &format!("{n:>3}"), self.screen.colour)
        });
        let cards: Vec<Vec<String>> = cards.collect();
        let rows = layout::rows(&cards, panels::CARD, self.screen.columns);
        rows.iter().for_each(|line| self.screen.raw(line));
        lines[first..].iter().filter(is_line).for_each(said);
    }

    /// The boards of all, each under its name.
    pub(crate) fn boards(&self, size: Size) {
        let (chairs, look) = (self.game().chairs(), self.look());
        let board = |seat: u8| match self
            .game()
            .board(Look { board: Some(seat), ..look }, Overlays::None)
            .scene
        {
            Scene::Train { board, .. } => {
                Some(draw::track::board_lines(&board, size, self.screen.colour, None))
            }
            Scene::Landscape(_) => None,
        };
        let wide = draw::track::board_width(size) + 2;
        let named = chairs.iter().filter_map(|chair| {
            let name: String = chair.name.chars().take(wide - 2).collect();
            let mut lines = vec![self.screen.bold(&name)];
            lines.extend(board(chair.seat)?);
            Some(lines)
        });
        let named: Vec<Vec<String>> = named.collect();
        let lines = layout::rows(&named, wide, self.screen.columns);
        lines.iter().for_each(|line| self.screen.raw(line));
    }

    /// The board, or the boards of all, of a finished game, with its panels.
    pub(crate) fn boards_at_the_end(&self) {
        let scenery = self.game().board(Look::default(), Overlays::None).scene;
        match &scenery {
            Scene::Landscape(_) => {
                self.draw_with_state(&scenery, &Overlay::default(), None, true);
            }
            Scene::Train { .. } => {
                self.boards(Size::Compact);
                let panels = self.game().panels(Look::default());
                let panels: Vec<Panel> =
                    panels.into_iter().filter(|panel| !ON_DEMAND.contains(&panel.id)).collect();
                self.panels(&panels);
            }
        }
    }
}

/// The number of a space of a train board; no space is that of a cell beside the board.
fn space(cell: Cell) -> u8 {
    u8::try_from(3 * cell.y + cell.x).unwrap_or(u8::MAX)
}

/// Answers as numbered lines.
fn numbered(answers: &[Answer]) -> impl Iterator<Item = String> {
    (1..).zip(answers).map(|(n, answer)| match answer.note.is_empty() {
        true => format!(" {n:>2}  {}", answer.text),
        false => format!(" {n:>2}  {} – {}", answer.text, answer.note),
    })
}

/// Returns true if an answer is a tile or a board to look at.
fn is_card(answer: &Answer) -> bool {
    matches!(answer.glyph, Some(Glyph::Tile(..) | Glyph::Track(..) | Glyph::Board(_)))
}
