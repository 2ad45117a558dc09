//! Waiting for what a page comes to.

use crate::page::Page;
use std::thread;
use std::time::Duration;

/// The number of times that a page is asked for what is waited for, and the pause in between: 20 seconds
/// and more. A page that has little of a busy machine takes longer for each answer, so its time is
/// counted by them.
const LOOKS: usize = 2000;
const PAUSE: Duration = Duration::from_millis(10);

impl Page {
    /// Waits until an expression is true.
    #[track_caller]
    pub fn wait_for(&self, what: &str, script: &str) {
        let script = format!("Promise.resolve({script}).then(Boolean)");
        self.wait_until(what, || (self.try_eval(&script).ok()? == true).then_some(()));
    }

    /// Waits until nothing on the page has changed for ten frames, or for 300 frames if something always does.
    #[track_caller]
    pub fn wait_for_stillness(&self) {
        self.eval(
            "new Promise(done => {
                let [quiet, left] = [0, 300];
                const changes = new MutationObserver(() => quiet = 0);
                const all = { attributes: true, characterData: true, childList: true, subtree: true };
                changes.observe(document, all);
                const frame = () => {
                    if (++quiet < 10 && left--) return requestAnimationFrame(frame);
                    changes.disconnect();
                    done();
                };
                frame();
            })",
        );
    }

    /// Waits until something is found.
    #[track_caller]
    pub fn wait_until<T>(&self, what: &str, find: impl FnMut() -> Option<T>) -> T {
        let found = self.try_until(find);
        found.unwrap_or_else(|| self.fail(&format!("looked {LOOKS} times for {what}")))
    }

    pub(crate) fn try_until<T>(&self, find: impl FnMut() -> Option<T>) -> Option<T> {
        self.look_for(LOOKS, find)
    }

    /// Looks for something at most so many times, with a pause after each.
    pub(crate) fn look_for<T>(
        &self,
        looks: usize,
        mut find: impl FnMut() -> Option<T>,
    ) -> Option<T> {
        (0..looks).find_map(|_| {
            let found = find();
            if found.is_none() {
                thread::sleep(PAUSE);
            }
            found
        })
    }
}
