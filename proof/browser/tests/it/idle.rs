//! A tab that nobody sees does nothing: no film runs on, and no bots play.

use fogbound_browser::Browser;
use fogbound_browser::client::{Game, Player};
use std::thread::sleep;
use std::time::Duration;

const RECORD: &str = include_str!("../../../../crates/table/tests/records/mists/l4-p3-won.fog");

/// Lets a test hide the page as a browser does: it is told so, and gets no frames until it is shown. Counts all that
/// is run by timers and frames.
const HIDEABLE: &str = "{
    let [hidden, held] = [false, []];
    window.ran = 0;
    const counted = what => (...given) => { window.ran++; what(...given); };
    for (const name of ['setTimeout', 'setInterval']) {
        const usual = window[name];
        window[name] = (what, ...more) => usual(counted(what), ...more);
    }
    const frame = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = what => hidden ? -held.push(what) : frame(counted(what));
    Object.defineProperty(document, 'hidden', { get: () => hidden });
    Object.defineProperty(document, 'visibilityState', { get: () => hidden ? 'hidden' : 'visible' });
    window.hide = hides => {
        hidden = hides;
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
        if (!hides) held.splice(0).forEach(what => frame(counted(what)));
    };
}";

/// Time in which nothing may run in the end. Films and bots move more often.
const WATCHED: Duration = Duration::from_secs(2);
/// How often that is tried, since whatever has begun comes to its end.
const TRIES: usize = 6;

/// Hides the page, and fails if it never comes to rest.
fn hide(player: &Player) {
    player.page.eval("hide(true)");
    let ran = |_| {
        player.page.eval("window.ran = 0");
        sleep(WATCHED);
        player.page.number("ran")
    };
    let ran: Vec<f64> = (0..TRIES).map(ran).take_while(|ran| *ran > 0.0).collect();
    assert!(ran.len() < TRIES, "a hidden page ran {ran:?}");
}

/// A player whose page can be hidden.
fn hideable(browser: &Browser) -> Player {
    let player = Player::mouse(browser).with_motion();
    player.page.before_load(HIDEABLE);
    player
}

#[test]
fn a_film_stands_still_while_nobody_sees_it() {
    let browser = Browser::launch();
    let player = hideable(&browser);
    player.open_record(RECORD);
    player.press("#reel-play");
    player.page.wait_for("the film to run", "ran > 0");
    hide(&player);
    let here = player.address();
    player.page.eval("hide(false)");
    player.page.wait_until("the film to go on", || (player.address() != here).then_some(()));
}

#[test]
fn bots_wait_while_nobody_sees_them() {
    let browser = Browser::launch();
    let player = hideable(&browser);
    player.watch_bots(Game::Carcassonne);
    let kept = player.kept();
    player.page.wait_until("bots to play", || (player.kept() != kept).then_some(()));
    hide(&player);
    let kept = player.kept();
    player.page.eval("hide(false)");
    player.page.wait_until("the bots to go on", || (player.kept() != kept).then_some(()));
}
