//! Pictures and films of a game for others: a position as a drawing with panels around it, whatever the game.

mod legend;

use crate::{Board, Chair, Look, Overlays, Part, Presenter, Question, Scene};
use fogbound_pictures::Frame;
use fogbound_pictures::board::Mark;
use fogbound_pictures::panel::{self, Block, Drawing, Entry, Panel, Player, Shot};
use fogbound_table::texts::{Texts, msg};
use legend::legend;

/// Unless a size is given, the longer side of a film has about so many pixels.
const LONG_SIDE: u32 = 760;

/// Sizes of tiles that are chosen, in pixels.
const SIZES: [u32; 2] = [24, 96];

/// A recorded game of which positions are drawn.
pub struct Recorded<'a> {
    game: &'a dyn Presenter,
    texts: &'a Texts,
    /// The standing decisions before each turn, where a game has such.
    turns: Vec<usize>,
}

/// The parts of a position to draw.
#[derive(Clone, Copy, Debug)]
pub struct Wanted {
    /// The position, and its viewer.
    pub look: Look,
    /// Side of a tile in pixels.
    pub pixels: u32,
    /// Features shown by their outline.
    pub overlays: Overlays,
    /// True if the picture is one of a film, which shows the position and no choices.
    pub moving: bool,
}

impl<'a> Recorded<'a> {
    /// Prepares pictures of a game.
    pub fn new(game: &'a dyn Presenter, texts: &'a Texts) -> Recorded<'a> {
        // Where each seat has a board of its own, all play at once, and the log is headed by rounds.
        let board = game.board(Look::at(0), Overlays::None);
        let has_turns = matches!(board.scene, Scene::Landscape(_));
        let log = if has_turns { game.log(Look::default()) } else { Vec::new() };
        let turns = log.iter().filter(|line| line.is_heading).map(|line| line.ply).collect();
        Recorded { game, texts, turns }
    }

    /// Returns the positions of a film: the first, each at the beginning of a turn, the last. Where a game has
    /// no turns, as all play at once, each in which something has changed for everybody to see.
    pub fn stages(&self) -> Vec<usize> {
        let last = self.game.plies();
        let changes =
            |at: &usize| self.game.panels(Look::at(at - 1)) != self.game.panels(Look::at(*at));
        let mut stages = match self.turns.is_empty() {
            true => (1..=last).filter(changes).collect(),
            false => self.turns.clone(),
        };
        stages.extend([0, last]);
        stages.sort_unstable();
        stages.dedup();
        stages
    }

    /// Returns the side of a tile at which a picture of the last position, in the larger of the sizes that are
    /// chosen, has no side much longer than `long` pixels.
    pub fn fitting(&self, long: u32) -> u32 {
        let Frame { size, scale, .. } = self.shot(self.game.plies(), SIZES[1]).drawing.frame;
        let tiles = size.x.max(size.y) * scale / f64::from(SIZES[1]);
        ((f64::from(long) / tiles) as u32).clamp(SIZES[0], SIZES[1])
    }

    /// Returns the side of a tile in a film for which none is given.
    pub fn film_side(&self) -> u32 {
        self.fitting(LONG_SIDE)
    }

    /// Draws a picture of a film. The side of a tile is `pixels` long.
    pub fn shot(&self, ply: usize, pixels: u32) -> Shot {
        let (look, overlays) = (Look::at(ply), Overlays::None);
        let (panel, drawing) = self.draw(Wanted { look, pixels, overlays, moving: true });
        Shot { panel, drawing }
    }

    /// Draws a position for everybody, with its question. The side of a tile is `pixels` long.
    pub fn picture(&self, ply: usize, pixels: u32) -> (Panel, Drawing) {
        let (look, overlays) = (Look::at(ply), Overlays::None);
        self.draw(Wanted { look, pixels, overlays, moving: false })
    }

    /// Draws a position, with the panels around it.
    pub fn draw(&self, wanted: Wanted) -> (Panel, Drawing) {
        let chairs = self.game.chairs_at(wanted.look);
        // Several seats have questions of their own.
        let is_one = chairs.iter().filter(|chair| chair.is_deciding).count() == 1;
        let asked = self.game.asked(wanted.look).filter(|_| !wanted.moving);
        let asked = if is_one { asked } else { asked.map(without_choices) };
        let mut panels = self.game.panels(wanted.look);
        let board = self.game.board(wanted.look, wanted.overlays);
        let (drawing, legend, below) = match board.scene {
            Scene::Landscape(_) => {
                let scene = marked(board, asked.as_ref(), wanted.moving);
                let legend = legend(&scene, wanted.moving, self.texts);
                (Drawing::of_scene(&scene, wanted.pixels), legend, Vec::new())
            }
            // The boards of all are the drawing, between the panels before and after them.
            Scene::Train { .. } => {
                let is_board = |part: &Part| matches!(part, Part::Board { .. });
                let at = panels.iter().position(|panel| panel.parts.iter().any(is_board));
                let mut below = panels.split_off(at.unwrap_or(panels.len()));
                let all = below
                    .iter_mut()
                    .flat_map(|panel| panel.parts.extract_if(.., |part| is_board(part)));
                let boards = all.filter_map(|part| match part {
                    Part::Board { board, text } => Some((board, text)),
                    _ => None,
                });
                let boards: Vec<_> = boards.collect();
                below.retain(|panel| !panel.parts.is_empty());
                (Drawing::of_boards(&boards, wanted.pixels), Vec::new(), below)
            }
        };
        let hand = asked.as_ref().and_then(|asked| asked.hand.as_ref()).map(|hand| {
            let words = self.texts.say(msg!("picture-hand", tile = hand.name.as_str()));
            (hand.glyphs[0].clone(), words)
        });
        let panel = Panel {
            title: self.game.title(),
            subtitle: self.subtitle(wanted, asked.as_ref()),
            players: chairs.into_iter().map(player).collect(),
            blocks: panels.into_iter().map(block).collect(),
            below: below.into_iter().map(block).collect(),
            hand,
            legend,
        };
        (panel, drawing)
    }

    /// Describes how far the record has come, and what is asked then.
    fn subtitle(&self, wanted: Wanted, asked: Option<&Question>) -> String {
        let last = self.game.plies();
        let at = wanted.look.ply.unwrap_or(last).min(last);
        let turn = self.turns.iter().filter(|&&begun| begun <= at).count();
        let ending = self.game.ending().filter(|_| at == last);
        let mut sentences = vec![self.texts.say(msg!("picture-place", turn, at, decisions = last))];
        // The font of pictures has no stars.
        sentences.extend(ending.as_ref().map(|end| end.title.replace('★', "").trim().to_owned()));
        sentences.extend(ending.as_ref().and(self.game.story()).map(|story| story.verdict));
        let viewer = wanted.look.viewer.filter(|_| self.game.has_secrets() && ending.is_none());
        let chairs = self.game.chairs();
        let viewer = viewer.and_then(|seat| chairs.into_iter().nth(usize::from(seat)));
        let seen =
            |chair: Chair| self.texts.say(msg!("picture-seen", viewer = chair.name.as_str()));
        sentences.extend(viewer.map(seen));
        sentences.extend(asked.map(|asked| asked.text.clone()));
        let is_closed = |sentence: &str| sentence.ends_with(['.', '!', '?', ':']);
        let closed = sentences.into_iter().map(|sentence| match is_closed(&sentence) {
            true => sentence,
            false => sentence + ".",
        });
        closed.collect::<Vec<_>>().join(" ")
    }
}

/// A question without the tile in hand and its cells.
fn without_choices(asked: Question) -> Question {
    Question { hand: None, cells: Vec::new(), ..asked }
}

/// The tiles of a board with marks: the cells where the tile in hand fits, and the newest tile.
fn marked(board: Board, asked: Option<&Question>, moving: bool) -> fogbound_pictures::Scene {
    let Scene::Landscape(mut scene) = board.scene else {
        return fogbound_pictures::Scene::default();
    };
    let legal = asked.into_iter().flat_map(|asked| &asked.cells);
    // A tile has four rotations.
    let legal = legal.map(|legal| (legal.cell, Mark::Legal(legal.turns.len() as u8)));
    scene.marks = legal.collect();
    // Where a tile waits to be placed, the one before it is no news.
    if moving || scene.marks.is_empty() {
        scene.marks.extend(board.changed.into_iter().map(|cell| (cell, Mark::Changed)));
    }
    scene
}

fn player(chair: Chair) -> Player {
    Player {
        name: chair.name,
        colours: chair.colours,
        score: chair.points,
        supply: chair.supply,
        decides: chair.is_deciding,
    }
}

/// A panel as pictures draw it.
fn block(panel: crate::Panel) -> Block {
    // A table tells the points of a track better.
    let has_table = panel.parts.iter().any(|part| matches!(part, Part::Table { .. }));
    let parts = panel.parts.into_iter().flat_map(|part| match part {
        Part::Glyph { glyph, text } => vec![panel::Part::Row(vec![glyph], text)],
        Part::Track { track, .. } if has_table => vec![panel::Part::Track(track)],
        Part::Track { track, text } => {
            vec![panel::Part::Track(track), panel::Part::Row(Vec::new(), text)]
        }
        Part::Board { text, .. } => vec![panel::Part::Row(Vec::new(), text)],
        Part::Meter { full, hollow, count, of, text } => {
            let sign = |at: u16| if at < count { &full } else { &hollow }.clone();
            vec![panel::Part::Row((0..of.max(count)).map(sign).collect(), text)]
        }
        Part::Line(told) => vec![panel::Part::Row(Vec::new(), told.text)],
        Part::Table { heads, rows, .. } => {
            let rows: Vec<Vec<Entry>> = std::iter::once(heads).chain(rows).collect();
            vec![panel::Part::Table(rows)]
        }
    });
    Block { title: panel.title, parts: parts.collect() }
}
