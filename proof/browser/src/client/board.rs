//! The board: what is seen of it, and the choice of a cell.

use super::{BOARD, Hand, MANY, Player};
use crate::find::Find;
use crate::input::Point;
use serde_json::json;

/// Cells where the tile in hand fits.
pub(super) const LEGAL: &str =
    "[role=grid]:not([aria-busy]) [role=gridcell][data-ways]:not([data-ways='0'])";
/// All cells of the board.
const CELLS: &str = "[role=grid]:not([aria-busy]) [role=gridcell]";
/// A board whose cells are still those of before.
const BUSY: &str = "[role=grid][aria-busy]";
/// The button that shows the whole board.
const FIT: &str = "Show the whole board";
/// The area of the drawing of the board.
const DRAWN: &str = "(() => {
    const { x, y, width, height } = document.querySelector('svg.board').getBoundingClientRect();
    return [x, y, width, height];
})()";
/// Holds as long as the board moves by itself.
const MOVES: &str = ".gliding";

/// True if every cell and the frame of a train board lie within what the board is seen through, and
/// the cells under no paper.
const WHOLE: &str = "(() => {
    const seen = document.querySelector('.board-window').getBoundingClientRect();
    const isFree = (x, y) => document.elementFromPoint(x, y)?.closest('.board-window');
    return [...document.querySelectorAll('svg.board .frame, svg.board [role=gridcell]')].every(part => {
        const { left, top, right, bottom } = part.getBoundingClientRect();
        const isWithin = left > seen.left - 1 && top > seen.top - 1
            && right < seen.right + 1 && bottom < seen.bottom + 1;
        const corners = [left + 2, right - 2].flatMap(x => [[x, top + 2], [x, bottom - 2]]);
        return isWithin && (part.matches('.frame') || corners.every(([x, y]) => isFree(x, y)));
    });
})()";

/// The area of the drawing of a board in the window, in pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Area {
    /// Its left side.
    pub x: f64,
    /// Its upper side.
    pub y: f64,
    /// From left to right.
    pub width: f64,
    /// From above to below.
    pub height: f64,
}

impl Player {
    /// Returns the number of tiles on the board.
    #[track_caller]
    pub fn tiles(&self) -> usize {
        // Changes are shown with the next frame, and their cells with the one after it.
        self.wait_for_rest();
        self.page.wait_for("all cells of the board", &format!("!document.querySelector('{BUSY}')"));
        self.page.count(CELLS) - self.page.count(LEGAL)
    }

    /// A place in the middle of the board as it is seen.
    #[track_caller]
    pub fn middle_of_board(&self) -> Point {
        self.page.spot(BOARD)
    }

    /// Returns the area of the drawing of the board, parts out of sight included.
    #[track_caller]
    pub fn board(&self) -> Area {
        let area = self.page.eval(DRAWN);
        let part = |at: usize| area[at].as_f64().unwrap_or_default();
        Area { x: part(0), y: part(1), width: part(2), height: part(3) }
    }

    /// Returns the board once it is as it should be; `what` describes that.
    #[track_caller]
    pub fn board_that(&self, what: &str, is_so: impl Fn(Area) -> bool) -> Area {
        self.page.wait_until(&format!("a board that {what}"), || {
            let board = self.board();
            is_so(board).then_some(board)
        })
    }

    /// Waits until nothing of the board is hidden; `what` names the occasion.
    #[track_caller]
    pub fn wait_for_whole_board(&self, what: &str) {
        self.page.wait_for(&format!("the whole board to be seen: {what}"), WHOLE);
    }

    /// Shows the whole board.
    #[track_caller]
    pub fn show_all(&self) {
        self.press_named(FIT);
        self.wait_for_rest();
    }

    /// Waits until the board lies still, as whoever points at a cell does.
    #[track_caller]
    pub fn wait_for_rest(&self) {
        // A new question may begin to move it, and so may every paper, each a frame after the other.
        self.page.eval(
            "new Promise(done => {
                let left = 6;
                const frame = () => left-- ? requestAnimationFrame(frame) : done();
                frame();
            })",
        );
        self.page.wait_for("the board to rest", &format!("!document.querySelector('{MOVES}')"));
    }

    /// Waits until the board is there.
    #[track_caller]
    pub fn wait_for_board(&self) {
        self.page.wait_for_element("svg.board");
    }

    #[track_caller]
    pub(super) fn choose_cell(&self, step: usize) {
        let cells = self.page.count(LEGAL).max(1);
        if self.hand == Hand::Keys {
            return self.reach_cell();
        }
        self.wait_for_rest();
        let in_sight = || {
            let nth = |next: usize| Find::from(LEGAL).nth((step + next) % cells);
            (0..cells).find_map(|next| self.page.spot_now(nth(next)))
        };
        let spot = in_sight().unwrap_or_else(|| {
            self.show_all();
            self.page.wait_until("a legal cell in sight", in_sight)
        });
        match self.hand {
            Hand::Finger => self.page.tap_at(spot),
            _ => self.page.click_at(spot),
        }
    }

    /// Goes over the board by arrows to a cell where the tile fits, and chooses it.
    #[track_caller]
    fn reach_cell(&self) {
        self.page.tab_to("[role=grid]");
        let active =
            "document.getElementById(document.activeElement.getAttribute('aria-activedescendant'))";
        let fits = format!("{active}?.matches({})", json!(LEGAL));
        let arrows = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"];
        for step in 0..MANY {
            if self.page.eval(&fits) == true {
                self.page.key("Enter");
                return;
            }
            // Ever longer ways in each direction lead to every cell.
            let (mut side, mut left) = (0, step);
            while left > side / 2 {
                left -= side / 2 + 1;
                side += 1;
            }
            self.page.key(arrows[side % 4]);
        }
        self.page.fail("arrows lead to no legal cell");
    }
}
