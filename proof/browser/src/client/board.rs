//! The board: what is seen of it, and the choice of a cell.

use super::turns::CONFIRM;
use super::{BOARD, Hand, MANY, Player};
use crate::input::Point;
use serde_json::json;

/// Cells where the tile in hand fits.
pub const LEGAL: &str =
    "[role=grid]:not([aria-busy]) [role=gridcell][data-ways]:not([data-ways='0'])";
/// All cells of the board.
const CELLS: &str = "[role=grid]:not([aria-busy]) [role=gridcell]";
/// A board whose cells are still those of before.
const BUSY: &str = "[role=grid][aria-busy]";
/// Number of cells that are pointed at, one after the other, and of times that a choice is looked for.
const TRIES: usize = 6;
const LOOKS: usize = 200;
/// Notes what the window hears of a pointer: what, where, and when.
const LISTEN: &str = "window.heard = [];
['pointerdown', 'pointerup', 'pointercancel', 'touchcancel', 'click'].forEach(kind => {
    const note = ({ target, timeStamp }) => {
        const place = target.closest?.('[class]')?.getAttribute('class');
        window.heard.push(`${kind} on ${place} at ${Math.round(timeStamp)} ms`);
    };
    addEventListener(kind, note, true);
})";
const HEARD: &str = "window.heard.join(', ')";
/// The button that shows the whole board.
const FIT: &str = "Show the whole board";
/// The area of the drawing of the board.
const DRAWN: &str = "(() => {
    const { x, y, width, height } = document.querySelector('svg.board').getBoundingClientRect();
    return [x, y, width, height];
})()";
/// Holds as long as the board moves by itself.
const MOVES: &str = ".gliding";

/// True if a cell for the tile in hand lies under no paper, if there are any, and a train board as a whole.
const IN_SIGHT: &str = "(() => {
    const isFree = (x, y) => document.elementFromPoint(x, y)?.closest('.board-window');
    const isSeen = part => {
        const { left, top, right, bottom } = part.getBoundingClientRect();
        const corners = [left + 2, right - 2].flatMap(x => [[x, top + 2], [x, bottom - 2]]);
        return corners.every(([x, y]) => isFree(x, y));
    };
    const legal = [...document.querySelectorAll('LEGAL')];
    const frames = [...document.querySelectorAll('svg.board .frame')];
    return frames.every(isSeen) && (legal.length === 0 || legal.some(isSeen));
})()";

/// The share of the window in which the board is seen, of 1.
const SHARE: &str = "(() => {
    let [all, free] = [0, 0];
    for (let y = 4; y < innerHeight; y += 8) {
        for (let x = 4; x < innerWidth; x += 8) {
            all += 1;
            free += document.elementFromPoint(x, y)?.closest('.board-window') ? 1 : 0;
        }
    }
    return free / all;
})()";

/// The side of a cell, in pixels.
const SIDE: &str = "document.querySelector('svg.board').getBoundingClientRect().width";

/// The places of the buttons of the hand.
const BUTTONS: &str = "[...document.querySelectorAll('.ask-buttons button')].map(button => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return [x, y, width, height].join(' ');
}).join(', ')";

/// The middles of the cells for the tile in hand that lie under no paper, nor beside it: the browser takes a
/// finger there for one on the paper.
const MIDDLES: &str = "[...document.querySelectorAll('LEGAL')].map(cell => {
    const { x, y, width, height } = cell.getBoundingClientRect();
    return [Math.round(x + width / 2), Math.round(y + height / 2)];
}).filter(([x, y]) => [[0, 0], [-12, 0], [12, 0], [0, -12], [0, 12]]
    .every(([a, b]) => document.elementFromPoint(x + a, y + b)?.closest('.board-window')))";

/// The place in the window to which to drag the board from one, so that the nearest legal cell comes there.
const NEAREST: &str = "(() => {
    const [x, y] = FROM;
    const ways = [...document.querySelectorAll('LEGAL')].map(cell => {
        const box = cell.getBoundingClientRect();
        return [box.x + box.width / 2 - x, box.y + box.height / 2 - y];
    });
    ways.sort(([a, b], [c, d]) => Math.hypot(a, b) - Math.hypot(c, d));
    const within = (at, size) => Math.min(Math.max(at, 24), size - 24);
    return ways.length ? [within(x - ways[0][0], innerWidth), within(y - ways[0][1], innerHeight)] : null;
})()";

/// Returns a script about the cells for the tile in hand.
fn in_board(script: &str) -> String {
    script.replace("LEGAL", &LEGAL.replace('\'', "\\'"))
}

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

    /// Waits until what is asked about is in sight; `what` names the occasion.
    #[track_caller]
    pub fn wait_for_sight(&self, what: &str) {
        self.page.wait_for(&format!("the cells to be in sight: {what}"), &in_board(IN_SIGHT));
    }

    /// Returns the share of the window in which the board is seen, from 0 to 1.
    #[track_caller]
    pub fn share_of_board(&self) -> f64 {
        self.page.eval(SHARE).as_f64().unwrap_or_default()
    }

    /// Returns the side of a cell, in pixels.
    #[track_caller]
    pub fn side_of_cell(&self) -> f64 {
        self.page.eval(SIDE).as_f64().unwrap_or_default()
    }

    /// Returns the places of the buttons for undo, hint and confirmation, as a text.
    #[track_caller]
    pub fn places_of_buttons(&self) -> String {
        self.page.text(BUTTONS)
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
        if self.hand == Hand::Keys {
            return self.reach_cell();
        }
        self.wait_for_rest();
        let in_sight = |step: usize| {
            let middles = self.page.eval(&in_board(MIDDLES));
            let free: Vec<Point> = serde_json::from_value(middles).unwrap_or_default();
            (!free.is_empty()).then(|| free[step % free.len()])
        };
        let is_chosen = format!("!!document.querySelector({})", json!(CONFIRM));
        let mut spots = Vec::new();
        for step in step..step + TRIES {
            let spot = in_sight(step).unwrap_or_else(|| {
                (0..MANY)
                    .find_map(|_| {
                        self.pull_nearest();
                        in_sight(step)
                    })
                    .unwrap_or_else(|| self.page.fail("no legal cell comes into sight"))
            });
            match self.hand {
                Hand::Finger => self.page.tap_at(spot),
                _ => self.page.click_at(spot),
            }
            // The mark of a deed may have come to lie there meanwhile, and then the camera moves.
            let chosen = || (self.page.eval(&is_chosen) == true).then_some(());
            if self.page.look_for(LOOKS, chosen).is_some() {
                return;
            }
            if spots.is_empty() {
                self.page.eval(LISTEN);
            }
            spots.push(spot);
        }
        let heard = self.page.text(HEARD);
        self.page.fail(&format!("no cell could be chosen at {spots:?}; heard since: {heard}"));
    }

    /// Drags the board so that the nearest cell where the tile fits comes towards the middle.
    #[track_caller]
    fn pull_nearest(&self) {
        let from = self.middle_of_board();
        let place = self.page.eval(&in_board(&NEAREST.replace("FROM", &json!(from).to_string())));
        let Ok(to) = serde_json::from_value::<Point>(place) else {
            self.page.fail("no cell fits the tile");
        };
        match self.hand {
            Hand::Finger => self.page.swipe(from, to),
            _ => self.page.drag(from, to),
        }
        self.wait_for_rest();
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
