//! Times that the page takes for the actions of a player.

use super::Player;
use super::board::LEGAL;
use super::turns::{ANSWERS, ENDING, PASS, State};
use crate::find::Find;
use crate::watch::Task;
use serde_json::{Value, json};

impl Player {
    /// Takes a decision, with `step` choosing among several. Returns the longest task of the page from when
    /// that was done with until the next question stood. None if the game ended instead.
    #[track_caller]
    pub fn longest_task_by_bots(&self, step: usize) -> Option<Task> {
        if !self.play(step) {
            return None;
        }
        self.pause();
        // The places of things on the screen are asked afterwards: to answer is a task of its own.
        let decidable = json!([ENDING, PASS, LEGAL, ANSWERS].join(", "));
        let task = self.page.longest_task_while(|| {
            self.page
                .wait_for("something to decide", &format!("document.querySelector({decidable})"));
            self.pause();
        });
        (self.wait() != State::Over).then_some(task)
    }

    /// Waits until the page has done with what it was about.
    #[track_caller]
    fn pause(&self) {
        self.page.eval("new Promise(done => setTimeout(done, 100))");
    }

    /// Points at each legal cell; how many milliseconds it took each time to show what would happen.
    #[track_caller]
    pub fn preview_times(&self) -> Vec<f64> {
        for cell in 0..self.page.count(LEGAL) {
            if let Some(spot) = self.page.spot_now(Find::from(LEGAL).nth(cell)) {
                self.page.hover_at(spot);
                self.pause();
            }
        }
        let times = self.page.eval(
            "(() => {
                const marks = side => performance.getEntriesByName('fogbound-preview-' + side);
                const ends = marks('end').map(mark => mark.startTime);
                return marks('start').flatMap(({ startTime }) =>
                    ends.filter(end => end >= startTime).slice(0, 1).map(end => end - startTime));
            })()",
        );
        times.as_array().into_iter().flatten().filter_map(Value::as_f64).collect()
    }
}
