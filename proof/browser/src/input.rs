//! Mouse and fingers: real events at real places, on what is visible there.

use crate::find::Find;
use crate::page::Page;
use serde_json::{Value, json};

/// A place in the window, in CSS pixels.
pub type Point = (f64, f64);

/// The number of moves that a drag is made of.
const STEPS: u32 = 12;

/// The most choices of a list.
const CHOICES: usize = 50;

/// The point where a person would hit the element `this`: its middle, or a point of it that nothing
/// covers. Elements out of sight are scrolled to. Parts of a drawing are not, which may have other ways,
/// and are hit wherever the drawing is, which may see to its pointers as a whole. A covered element is
/// reported by a text.
const SPOT: &str = "function () {
    const label = this.closest('label');
    const drawing = this.ownerSVGElement;
    const isIt = hit => hit && (hit === this || this.contains(hit)
        || hit.control === this || (label && label.contains(hit))
        || (drawing && (drawing.contains(hit) || hit.contains(drawing))));
    const parts = [0.5, 0.3, 0.7, 0.1, 0.9, 0.2, 0.8, 0.4, 0.6];
    let over = null;
    const spot = () => {
        const box = this.getBoundingClientRect();
        for (const down of parts) for (const along of parts) {
            const x = Math.round(box.left + box.width * along), y = Math.round(box.top + box.height * down);
            const hit = document.elementFromPoint(x, y);
            if (isIt(hit)) return [x, y];
            over ??= hit;
        }
    };
    const seen = spot();
    if (seen || drawing) return seen ?? 'is covered or out of sight';
    this.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    return spot() ?? 'is covered by ' + (over ? over.outerHTML.slice(0, 200) : 'the edge of the window');
}";

impl Page {
    /// Waits for an element to come to rest and for the place where a person would hit it, scrolling it
    /// into view.
    #[track_caller]
    pub fn spot(&self, find: impl Into<Find>) -> Point {
        let find = find.into();
        let mut trouble = String::new();
        let mut before = None;
        let spot = || {
            self.eval("new Promise(requestAnimationFrame)");
            let spot = self.spot_of(&self.element(&find)).map_err(|error| trouble = error).ok();
            let rests = spot.is_some() && spot == before;
            before = spot;
            spot.filter(|_| rests)
        };
        self.try_until(spot).unwrap_or_else(|| self.fail(&format!("{find} {trouble}")))
    }

    /// The place where a person would hit an element, if it is there and nothing covers it.
    #[must_use]
    pub fn spot_now(&self, find: impl Into<Find>) -> Option<Point> {
        let element = self.find(&find.into())?;
        self.spot_of(&element).ok()
    }

    /// Chooses from a list that unfolds, by keys, as the list itself is none of the page's.
    #[track_caller]
    pub fn choose(&self, find: impl Into<Find>, value: &str) {
        let find = find.into();
        let element = self.element(&find);
        self.call_on(&element, "function () { this.focus() }");
        let here = || self.call_on(&element, "function () { return this.value }");
        self.key("Home");
        for _ in 0..CHOICES {
            if here() == value {
                return;
            }
            self.key("ArrowDown");
        }
        self.fail(&format!("{find} has no {value}"));
    }

    fn spot_of(&self, element: &str) -> Result<Point, String> {
        let value = self.try_call_on(element, SPOT)?;
        let point = value[0].as_f64().zip(value[1].as_f64());
        point.ok_or_else(|| value.as_str().unwrap_or_default().to_owned())
    }

    /// Clicks an element with the mouse.
    #[track_caller]
    pub fn click(&self, find: impl Into<Find>) {
        let find = find.into();
        // The element there may move when it is pointed at.
        self.hover(&find);
        self.click_at(self.spot(&find));
    }

    /// Clicks at a place with the mouse.
    #[track_caller]
    pub fn click_at(&self, at: Point) {
        self.drag_along(&[at]);
    }

    /// Moves the mouse over an element.
    #[track_caller]
    pub fn hover(&self, find: impl Into<Find>) {
        let spot = self.spot(find);
        self.hover_at(spot);
    }

    /// Moves the mouse to a place.
    #[track_caller]
    pub fn hover_at(&self, at: Point) {
        self.mouse("mouseMoved", at, json!({}));
    }

    /// Drags with the left mouse button.
    #[track_caller]
    pub fn drag(&self, from: Point, to: Point) {
        self.drag_along(&way(from, to).collect::<Vec<_>>());
    }

    /// Drags with the left mouse button from place to place.
    #[track_caller]
    pub fn drag_along(&self, places: &[Point]) {
        let (Some(&first), Some(&last)) = (places.first(), places.last()) else { return };
        self.hover_at(first);
        let pressed = json!({ "button": "left", "buttons": 1, "clickCount": 1 });
        self.mouse("mousePressed", first, pressed);
        for &at in &places[1..] {
            self.mouse("mouseMoved", at, json!({ "button": "left", "buttons": 1 }));
        }
        self.mouse("mouseReleased", last, json!({ "button": "left", "clickCount": 1 }));
    }

    /// Turns the wheel at a place; up is negative.
    #[track_caller]
    pub fn wheel(&self, at: Point, by: f64) {
        self.mouse("mouseWheel", at, json!({ "deltaX": 0, "deltaY": by }));
    }

    #[track_caller]
    fn mouse(&self, kind: &str, at: Point, mut more: Value) {
        more["type"] = kind.into();
        more["x"] = at.0.into();
        more["y"] = at.1.into();
        self.call("Input.dispatchMouseEvent", more);
    }

    /// Touches an element with a finger.
    #[track_caller]
    pub fn tap(&self, find: impl Into<Find>) {
        let spot = self.spot(find);
        self.tap_at(spot);
    }

    /// Touches a place with a finger.
    #[track_caller]
    pub fn tap_at(&self, at: Point) {
        self.touch("touchStart", &[at]);
        self.touch("touchEnd", &[]);
    }

    /// Holds a finger on a place, and does something meanwhile.
    #[track_caller]
    pub fn hold_at(&self, at: Point, meanwhile: impl FnOnce()) {
        self.touch("touchStart", &[at]);
        meanwhile();
        self.touch("touchEnd", &[]);
    }

    /// Moves a finger over the screen.
    #[track_caller]
    pub fn swipe(&self, from: Point, to: Point) {
        self.fingers(way(from, to).map(|at| vec![at]).collect());
    }

    /// Moves two fingers apart, or together: from one distance to another, around a middle.
    #[track_caller]
    pub fn pinch(&self, middle: Point, from: f64, to: f64) {
        let pair = |half: f64| vec![(middle.0 - half, middle.1), (middle.0 + half, middle.1)];
        let halves = way((from / 2.0, 0.0), (to / 2.0, 0.0)).map(|(half, _)| pair(half));
        self.fingers(halves.collect());
    }

    #[track_caller]
    fn fingers(&self, places: Vec<Vec<Point>>) {
        for (step, fingers) in places.iter().enumerate() {
            self.touch(if step == 0 { "touchStart" } else { "touchMove" }, fingers);
        }
        // Fingers that rest before they leave fling nothing: what is touched next is touched, not only stopped.
        self.eval("new Promise(done => setTimeout(done, 100))");
        self.touch("touchEnd", &[]);
    }

    #[track_caller]
    fn touch(&self, kind: &str, fingers: &[Point]) {
        let finger = |(id, (x, y)): (usize, &Point)| json!({ "x": x, "y": y, "id": id });
        let points: Vec<Value> = fingers.iter().enumerate().map(finger).collect();
        self.call("Input.dispatchTouchEvent", json!({ "type": kind, "touchPoints": points }));
    }
}

/// Places on a straight way, both ends included.
fn way(from: Point, to: Point) -> impl Iterator<Item = Point> {
    (0..=STEPS).map(move |step| {
        let part = f64::from(step) / f64::from(STEPS);
        (from.0 + (to.0 - from.0) * part, from.1 + (to.1 - from.1) * part)
    })
}

#[cfg(test)]
mod tests;
