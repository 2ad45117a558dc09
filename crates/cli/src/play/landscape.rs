//! What games on landscape tiles have in common in the terminal: where the tile in hand can go, the
//! board around it, what is left to draw.

use super::desk::Desk;
use super::screen::Input;
use super::table::{Action, Next, Step, Table, take};
use super::told;
use crate::board::{self, Overlay, Picture, Scene, Size};
use fogbound_game::{Cell, Game as _, Rotation};
use fogbound_landscape::{KindId, Placement};
use fogbound_presenter::{InWords as _, Landscape};
use fogbound_table::aid::Help;
use fogbound_table::session::Draft;
use miette::miette;

/// A game on landscape tiles that the terminal can draw.
pub trait Drawn: Landscape + Scene {}

impl<G: Landscape + Scene> Drawn for G {}

/// How a player looks at the board.
#[derive(Clone, Copy, Debug, Default)]
pub struct View {
    /// How the tile in hand is held.
    pub rotation: Rotation,
    /// The cell to look at; otherwise the newest tile.
    pub focus: Option<Cell>,
}

/// The numbered cells for the tile in hand, each with the rotations that fit.
#[derive(Clone, Debug, Default)]
pub struct Cells(Vec<(Cell, Vec<Rotation>)>);

impl Cells {
    /// The cells, row by row; none when no tile is to be placed.
    pub fn of<G: Landscape>(game: &G, seat: u8) -> Cells {
        let mut cells: Vec<(Cell, Vec<Rotation>)> = vec![];
        for placement in game.legal_of(seat).into_iter().filter_map(G::placement) {
            match cells.iter_mut().find(|(cell, _)| *cell == placement.cell) {
                Some((_, rotations)) => rotations.push(placement.rotation),
                None => cells.push((placement.cell, vec![placement.rotation])),
            }
        }
        cells.sort_unstable_by_key(|(cell, _)| (cell.y, cell.x));
        Cells(cells)
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Labels for the board: numbered empty cells. Where the tile must be turned first, the number
    /// wears a sign.
    pub fn labels<G: Landscape>(
        &self,
        game: &G,
        seat: u8,
        rotation: Rotation,
    ) -> Vec<(Cell, String)> {
        let label = |(n, (cell, _)): (usize, &(Cell, Vec<Rotation>))| {
            let fits = fits(game, seat, Placement { cell: *cell, rotation });
            (*cell, if fits { format!("{n}") } else { format!("{n}~") })
        };
        (1..).zip(&self.0).map(label).collect()
    }

    /// Reads a pick: the number of a cell, or coordinates, with or without quarter turns.
    pub fn pick<G: Landscape>(
        &self,
        numbers: &[i16],
        game: &G,
        seat: u8,
        held: Rotation,
    ) -> Option<G::Action> {
        let cell = match numbers {
            [n] => self.0.get(usize::try_from(*n).ok()?.checked_sub(1)?)?.0,
            [x, y] => Cell::new(*x, *y),
            [x, y, r] => {
                let rotation = Rotation::new(u8::try_from(*r).ok()?)?;
                return Some(G::lay(Placement { cell: Cell::new(*x, *y), rotation }));
            }
            _ => return None,
        };
        let mut rotation = held;
        if !fits(game, seat, Placement { cell, rotation }) {
            let fitting = self.0.iter().find(|(other, _)| *other == cell);
            let first = fitting.and_then(|(_, rotations)| rotations.first());
            rotation = first.copied().unwrap_or(held);
        }
        Some(G::lay(Placement { cell, rotation }))
    }
}

/// The numbers in a line; `None` when it says something else.
pub fn numbers(line: &str) -> Option<Vec<i16>> {
    line.split(|c: char| c.is_whitespace() || c == ',')
        .filter(|word| !word.is_empty())
        .map(|word| word.parse().ok())
        .collect()
}

fn fits<G: Landscape>(game: &G, seat: u8, placement: Placement) -> bool {
    game.check_of(seat, G::lay(placement)).is_ok()
}

/// The next rotation in which a tile fits on a cell, after this one; the same if there is no other.
fn next_rotation<G: Landscape>(game: &G, seat: u8, placement: Placement) -> Rotation {
    let Placement { cell, rotation } = placement;
    let mut next = rotation.next();
    while next != rotation && !fits(game, seat, Placement { cell, rotation: next }) {
        next = next.next();
    }
    next
}

/// The screens of a game on landscape tiles.
pub trait LandscapeTable: Table<Game: Drawn> + Sized {
    fn view(&self) -> View;
    fn view_mut(&mut self) -> &mut View;

    /// What is drawn over the board for the question asked now.
    fn overlay(&self) -> Overlay;

    /// The state of the game in a few lines.
    fn status(&self);

    /// The question and its answers.
    fn list(&self);

    /// Tells the events from this one on; what the player has just done need not be told.
    fn tell(&self, from: usize, own: bool);

    /// Tells the turn of a bot, whose events begin with this one.
    fn tell_bot(&self, from: usize, seat: u8, turn: u16);

    /// Draws from a box on the table, or lets a bot play its whole turn; stops where a person has to
    /// answer and at the end.
    fn advance(&mut self, input: &mut Input) -> miette::Result<Step> {
        let from = self.desk().session.events().count();
        if self.desk().game().is_over() {
            return Ok(Step::Over);
        }
        if self.desk().game().wants_tile() {
            if told::draw(self.desk_mut(), input)?.is_none() {
                return Ok(Step::Leave);
            }
            self.tell(from, false);
            return Ok(Step::On);
        }
        if !self.desk().session.is_bots_turn() {
            return Ok(Step::Ask);
        }
        let (seat, turn) = (self.seat(), self.desk().game().turn_number());
        let desk = self.desk_mut();
        while desk.session.is_bots_turn() && desk.game().turn_number() == turn {
            if let Err(refusal) = desk.session.let_bot_decide() {
                return Err(miette!("{}", desk.texts.refusal(&refusal)));
            }
            desk.keep()?;
        }
        desk.screen.raw("");
        self.tell_bot(from, seat, turn);
        Ok(Step::On)
    }

    /// Shows what an answer would bring about and waits for Enter; takes it at once where that can be
    /// taken back or nobody wants to be asked.
    fn weigh(&mut self, action: Action<Self>, at_once: bool) -> miette::Result<Next> {
        let seat = self.seat();
        if let Err(refusal) = self.desk_mut().choose(seat, action) {
            self.desk_mut().refuse(refusal);
            return Ok(Next::Wait);
        }
        let is_place = Self::Game::placement(action).is_some();
        let is_final = self.desk().chosen.as_ref().is_some_and(Draft::is_final);
        if at_once || self.desk().quick || !(is_final || is_place) {
            return take(self, action);
        }
        let is_tried = self.try_tile(action);
        let desk = self.desk();
        if !is_tried {
            let what = desk.game().answer(action, seat, &desk.names, &desk.texts);
            desk.screen.say(&desk.texts.get("chosen", &[("what", what.into())]));
        }
        let previews = desk.chosen.as_ref().and_then(|draft| draft.previews().ok());
        for preview in previews.into_iter().flatten() {
            desk.screen.say(&format!("   → {}", self.foresee(desk.game(), preview)));
        }
        desk.say(if is_place { "confirm-place" } else { "confirm" });
        Ok(Next::Wait)
    }

    /// The board as it is, with something drawn over it, and what of that is out of sight.
    fn board(&self, overlay: &Overlay) {
        let Desk { screen, texts, .. } = self.desk();
        let (game, style) = (self.desk().game(), screen.style());
        board::render_with(game, style, overlay).lines().for_each(|line| screen.raw(line));
        let hidden = board::out_of_sight(game, style, overlay);
        if !hidden.is_empty() {
            let place = |(cell, label): &(Cell, String)| format!("{label} ({},{})", cell.x, cell.y);
            let list: Vec<String> = hidden.iter().map(place).collect();
            screen.say(&texts.get("board-more", &[("list", list.join(" · ").into())]));
        }
    }

    /// The board with what can be chosen, and the state of the game.
    fn picture(&self, with_status: bool) {
        self.desk().screen.raw("");
        self.board(&self.overlay());
        if with_status {
            self.status();
        }
    }

    /// The tile in hand, as it is held, with so many cells to go to.
    fn hand(&self, kind: KindId, cells: usize) {
        let Desk { screen, texts, .. } = self.desk();
        let game = self.desk().game();
        let (tile, symbols) = (game.kind(kind), game.has_symbols());
        let picture = Picture::tile(tile, self.view().rotation, Size::Detailed, symbols);
        let looks = Landscape::catalogue(game).kind(kind).looks.len();
        let mut notes = vec![texts.get("hand-name", &[("tile", texts.tile(&tile.name).into())])];
        notes.extend(game.hand_note(kind, texts));
        notes.push(texts.get("hand-cells", &[("n", cells.into())]));
        notes.push(texts.get("hand-turn", &[("looks", looks.into())]));
        notes.push(texts.get("hand-pick", &[]));
        for (at, line) in picture.canvas.lines(screen.colour).iter().enumerate() {
            let note = notes.get(at).map_or("", String::as_str);
            screen.raw(format!("   {line}   {note}").trim_end());
        }
    }

    /// Shows the tile in hand where it is being tried; `false` when an answer places no tile.
    fn try_tile(&mut self, action: Action<Self>) -> bool {
        let game = self.desk().game();
        let (Some(placement), Some(kind)) = (Self::Game::placement(action), game.in_hand()) else {
            return false;
        };
        let Placement { cell, rotation } = placement;
        let overlay = Overlay { tried: Some((cell, kind, rotation)), ..Overlay::default() };
        let screen = &self.desk().screen;
        let mut style = screen.style();
        style.rows = Some(3 * style.size.height() + 1);
        let board = board::render_with(game, style, &overlay);
        board.lines().for_each(|line| screen.raw(line));
        self.view_mut().rotation = rotation;
        true
    }

    /// The words that every game on landscape tiles has.
    fn shared_word(&mut self, word: &str, rest: &str) -> Option<miette::Result<Next>> {
        match word {
            "r" | "turn" => return Some(self.turn_tile()),
            "b" | "board" => {
                self.view_mut().focus = cell(rest);
                self.picture(true);
                self.list();
            }
            "size" => {
                let screen = &mut self.desk_mut().screen;
                screen.size = screen.size.other();
                self.picture(false);
                self.list();
            }
            "s" | "status" => self.status(),
            "t" | "tiles" => self.tiles(),
            "gap" => self.gap(rest),
            _ => return None,
        }
        Some(Ok(Next::Wait))
    }

    /// Turns the tile in hand, or the one that is being tried where it lies.
    fn turn_tile(&mut self) -> miette::Result<Next> {
        let (desk, seat) = (self.desk(), self.seat());
        let game = desk.game();
        let Some(kind) = game.in_hand() else {
            desk.say("no-tile-in-hand");
            return Ok(Next::Wait);
        };
        if let Some(tried) = desk.chosen_action().and_then(Self::Game::placement) {
            let next = next_rotation(game, seat, tried);
            if next == tried.rotation {
                desk.say("fits-one-way");
                return Ok(Next::Wait);
            }
            let action = Self::Game::lay(Placement { rotation: next, ..tried });
            return self.choose(action, false);
        }
        let (looks, held) = (&Landscape::catalogue(game).kind(kind).looks, self.view().rotation);
        let next = looks.iter().find(|&&look| look > held).or(looks.first());
        self.view_mut().rotation = next.copied().unwrap_or_default();
        self.picture(false);
        self.list();
        Ok(Next::Wait)
    }

    /// The tiles nobody has seen yet, drawn small.
    fn tiles(&self) {
        if !self.desk().allows(Help::Odds) {
            return;
        }
        let Desk { screen, texts, .. } = self.desk();
        let game = self.desk().game();
        let unseen = game.unseen_kinds();
        let count: u32 = unseen.iter().map(|&(_, n)| u32::from(n)).sum();
        let args = [("n", count.into()), ("down", game.face_down().into())];
        screen.heading(&texts.get("tiles-left", &args));
        let wide = Size::Compact.width() + 3;
        for row in unseen.chunks((screen.columns / wide).max(1)) {
            let mut lines = vec![String::new(); Size::Compact.height()];
            for &(kind, n) in row {
                let tile = game.kind(kind);
                let picture =
                    Picture::tile(tile, Rotation::NONE, Size::Compact, game.has_symbols());
                let parts = picture.canvas.lines(screen.colour);
                for (at, (line, part)) in lines.iter_mut().zip(parts).enumerate() {
                    let note = if at == 1 && n > 1 { format!("×{n}") } else { String::new() };
                    line.push_str(&format!("{part}{note:<3}"));
                }
            }
            lines.iter().for_each(|line| screen.raw(line.trim_end()));
            screen.raw("");
        }
    }

    /// How many of the tiles left would fit on a cell.
    fn gap(&self, rest: &str) {
        let (desk, game) = (self.desk(), self.desk().game());
        if !desk.allows(Help::Odds) {
            return;
        }
        let Some(cell) = cell(rest) else { return desk.say("gap-how") };
        let (mut fitting, mut all) = (0u32, 0u32);
        for (kind, n) in game.unseen_kinds() {
            let fits = Rotation::ALL.into_iter().any(|rotation| {
                let placement = Placement { cell, rotation };
                game.table().check(Landscape::catalogue(game), kind, placement).is_ok()
            });
            fitting += if fits { u32::from(n) } else { 0 };
            all += u32::from(n);
        }
        let args = [
            ("x", cell.x.into()),
            ("y", cell.y.into()),
            ("n", fitting.into()),
            ("all", all.into()),
        ];
        desk.screen.say(&desk.texts.get("gap", &args));
    }
}

/// The cell that a command names.
fn cell(text: &str) -> Option<Cell> {
    match numbers(text)?[..] {
        [x, y] => Some(Cell::new(x, y)),
        _ => None,
    }
}
