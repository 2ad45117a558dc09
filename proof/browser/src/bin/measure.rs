//! Measures the client in a browser; `cargo xtask measure` is the door to it.

use fogbound_browser::client::{Game, Player};
use fogbound_browser::{Browser, DESKTOP, Device, Page, Task, WINDOWS, quantile, server};
use fogbound_game::hash::sha256_hex;
use std::cmp::Reverse;
use std::f64::consts::TAU;
use std::hint::black_box;
use std::process::ExitCode;
use std::thread::sleep;
use std::time::{Duration, Instant};

/// First loads, of which the median counts.
const LOADS: usize = 5;
/// Moves of the mouse while the board is dragged about.
const DRAGS: u32 = 240;
/// Those while a bot thinks, a second or so, and how often it is dragged then in each game.
const GLANCE: u32 = 60;
const GLANCES: usize = 12;
/// The least sides of the tiles meanwhile, and one turn of the wheel towards them.
const SIDES: [f64; 2] = [84.0, 167.0];
const WHEEL: f64 = 40.0;
/// The longest tasks that are measured again, and how often.
const AGAIN: usize = 8;
const TRIES: usize = 2;
/// The time that a page that was loaded anew is left alone first.
const SETTLED: Duration = Duration::from_secs(1);
/// The fixed work to compare machines by: the SHA-256 of a block of this many bytes.
const BLOCK: usize = 16 * 1024;
/// For how long it is done.
const HASHING: Duration = Duration::from_secs(10);

/// A board of 131 tiles.
const LARGE: &str = include_str!(
    "../../../../crates/table/tests/records/carcassonne/p4-mist-castles-guards-cemeteries-clear-roads.fog"
);

/// Measures a part and prints its figures.
type Measure = fn(&Browser);

/// The parts that can be measured.
const PARTS: [(&str, Measure); 7] = [
    ("load", load),
    ("shelf", shelf),
    ("pan", pan),
    ("think", think),
    ("preview", preview),
    ("bots", bots),
    ("layout", layout),
];

/// The moment from which a page can be used.
const INTERACTIVE: &str = "performance.getEntriesByName('fogbound-interactive')[0]";
/// The beginnings of the names of those parts of the program that are fetched after that moment.
const LATER: [&str; 2] = ["/split_", "/chunk_"];
/// The games that are kept while the start page is measured, besides one of each kind.
const KEPT: usize = 1000;

/// Decisions from one look at the whole window to the next.
const SELDOM: u32 = 8;

fn main() -> ExitCode {
    let wanted: Vec<String> = std::env::args().skip(1).collect();
    let is_wanted = |name: &str| wanted.is_empty() || wanted.iter().any(|wanted| wanted == name);
    let parts: Vec<_> = PARTS.into_iter().filter(|(name, _)| is_wanted(name)).collect();
    if parts.is_empty() {
        let names = PARTS.map(|(name, _)| name).join(", ");
        eprintln!("what can be measured: {names}");
        return ExitCode::FAILURE;
    }
    for (_, measure) in parts {
        measure(&Browser::alone());
    }
    let (rate, longest) = blocks_per_second();
    println!(
        "this machine: {rate:.0} SHA-256 blocks of {BLOCK} bytes/s, the longest of them {longest:.1} ms"
    );
    ExitCode::SUCCESS
}

/// Bytes and time of the first load by someone who was never here.
fn load(browser: &Browser) {
    let mut times = Vec::new();
    for round in 0..LOADS {
        let page = browser.page();
        page.emulate(DESKTOP);
        page.goto(server());
        times.push(interactive(&page));
        if round == 0 {
            page.eval(
                "document.fonts.ready.then(() => new Promise(done => setTimeout(done, 500)))",
            );
            print_transfers(&page);
        }
        // Its mist would drift on, and cost what comes next.
        page.close();
    }
    let median = quantile(&times, 0.5).unwrap_or_default();
    println!("of use after {median:.0} ms from a cold cache (median of {LOADS}: {times:.0?})");
}

/// Returns the time from which the page can be used, in milliseconds since it was asked for.
fn interactive(page: &Page) -> f64 {
    page.wait_for("the page to be of use", INTERACTIVE);
    page.number(&format!("{INTERACTIVE}.startTime"))
}

/// The time of the start page for someone who has kept very many games.
fn shelf(browser: &Browser) {
    let player = Player::mouse(browser).with_motion();
    for &game in Game::ALL {
        player.play_with_people(game);
        player.play_turns(10);
    }
    let median_with = |copies: usize| {
        player.fill_shelf(copies);
        let again = |_| {
            player.open("");
            player.page.reload();
            let time = interactive(&player.page);
            // The pictures of the games come later.
            player.page.wait_for_stillness();
            time
        };
        let times: Vec<f64> = (0..LOADS).map(again).collect();
        let median = quantile(&times, 0.5).unwrap_or_default();
        println!(
            "of use after {median:.0} ms with {} kept games, not for the first time (median of {LOADS}: \
             {times:.0?})",
            player.records().len(),
        );
    };
    median_with(0);
    median_with(KEPT);
    // From the press to the frame after the one in which everything stands there.
    let opened = |address: &str, sign: &str| {
        let script = format!(
            "new Promise(done => {{
                const begin = performance.now();
                const look = () => document.querySelector('{sign}')
                    ? requestAnimationFrame(() => setTimeout(() => done(performance.now() - begin)))
                    : requestAnimationFrame(look);
                location.hash = '{address}';
                look();
            }})"
        );
        player.page.number(&script)
    };
    player.come_back_to(LARGE);
    player.page.wait_for_element("dialog.ending[open]");
    player.open("");
    player.fill_shelf(KEPT);
    let time = |address: &str, sign: &str| {
        let again = |_| {
            player.open("");
            player.page.wait_for_stillness();
            opened(address, sign)
        };
        quantile(&(0..LOADS).map(again).collect::<Vec<_>>(), 0.5).unwrap_or_default()
    };
    println!(
        "with {} kept games the statistics are there after {:.0} ms, the end of a game of 135 tiles after \
         {:.0} ms, {LAST_LOOK:.0} of which its board is shown alone (medians of {LOADS})",
        player.records().len(),
        time("#/statistics", ".stats-table"),
        time("#/play", "dialog.ending[open] .shares"),
    );
}

/// The time for which the board of a game that is over is shown alone, in milliseconds.
const LAST_LOOK: f64 = 1200.0;

fn print_transfers(page: &Page) {
    let kilo = |bytes: u64| bytes as f64 / 1000.0;
    let mut transfers = page.transfers();
    transfers.sort_by_key(|transfer| Reverse(transfer.bytes));
    // What comes later is fetched while somebody reads the page.
    let (later, first): (Vec<_>, Vec<_>) = transfers
        .into_iter()
        .partition(|transfer| LATER.iter().any(|name| transfer.url.contains(name)));
    for (what, transfers) in [("first load", first), ("afterwards", later)] {
        let sum: u64 = transfers.iter().map(|transfer| transfer.bytes).sum();
        println!("{what}: {} files, {:.1} kB over the network", transfers.len(), kilo(sum));
        for transfer in transfers {
            let name = transfer.url.rsplit('/').next().unwrap_or_default();
            println!("{:>9.1} kB  /{name}", kilo(transfer.bytes));
        }
    }
}

/// Measures how evenly a large board is dragged about.
fn pan(browser: &Browser) {
    let player = Player::mouse(browser).with_motion();
    player.open_record(LARGE);
    let path = rounds(&player, DRAGS);
    for side in SIDES {
        while player.side_of_cell() < side {
            player.page.wheel(player.middle_of_board(), -WHEEL);
            player.wait_for_rest();
        }
        let side = player.side_of_cell();
        let frames = player.page.frames_while(|| player.page.drag_along(&path));
        println!("panning a board of {} tiles of {side:.0} px: {frames}", player.tiles());
    }
}

/// Measures how evenly the board is dragged about while the bot that thinks longest does so.
fn think(browser: &Browser) {
    for &game in Game::ALL {
        let player = Player::mouse(browser).with_motion();
        player.play_against(game, "master");
        let path = rounds(&player, GLANCE);
        let mut rates = Vec::new();
        while rates.len() < GLANCES && player.wait_for_question() {
            player.play_turns(1);
            while player.is_waiting() && rates.len() < GLANCES {
                let frames = player.page.frames_while(|| player.page.drag_along(&path));
                // Else the bot has moved meanwhile, and the page has shown it.
                if player.is_waiting() {
                    rates.push(frames.per_second);
                }
            }
        }
        println!(
            "{}: while a bot thinks, panning: {:.1} frames/s at least, median {:.1} of {}",
            game.name(),
            quantile(&rates, 0.0).unwrap_or_default(),
            quantile(&rates, 0.5).unwrap_or_default(),
            rates.len(),
        );
        player.page.close();
    }
}

/// Returns places around the middle of the board, one after the other.
fn rounds(player: &Player, steps: u32) -> Vec<(f64, f64)> {
    let (x, y) = player.middle_of_board();
    let round = |step: u32| {
        let angle = TAU * f64::from(step) / 60.0;
        (x + 150.0 * angle.cos(), y + 100.0 * angle.sin())
    };
    (0..steps).map(round).collect()
}

/// Measures the time from pointing at a cell to seeing the consequences.
fn preview(browser: &Browser) {
    let player = Player::mouse(browser).with_motion();
    player.play_now(Game::Mists);
    player.wait_for_question();
    let times = player.preview_times();
    let median = quantile(&times, 0.5).unwrap_or_default();
    let longest = quantile(&times, 1.0).unwrap_or_default();
    println!("preview: median {median:.1} ms, longest {longest:.1} ms of {}", times.len());
}

/// For how long the page can do nothing else while bots move, in a whole game.
///
/// Small machines stall now and then for some milliseconds, and their clocks count that as work. What is the
/// page's own comes again: the longest are taken again, and the shortest of each counts.
fn bots(browser: &Browser) {
    for &game in Game::ALL {
        let player = Player::mouse(browser).with_motion();
        player.play_with_bot(game);
        let mut turns = Vec::new();
        for step in 0.. {
            let (record, drafts) = (player.record(), player.draft());
            let Some(task) = player.longest_task_by_bots(step) else { break };
            turns.push(Turn { record, drafts, step, task });
        }
        player.page.close();
        turns.sort_by(|one, other| other.task.own.total_cmp(&one.task.own));
        let own: Vec<f64> = turns.iter().map(|turn| turn.task.own).collect();
        let once = quantile(&own, 1.0).unwrap_or_default();
        let again = turns.iter().take(AGAIN).map(|turn| turn.shortest(browser));
        let again: Vec<f64> = again.chain(own.iter().skip(AGAIN).copied()).collect();
        println!(
            "{}: while bots move, the longest task of the page takes {:.1} ms (median {:.1} of {}); {once:.1} ms \
             before the {AGAIN} longest were taken again",
            game.name(),
            quantile(&again, 1.0).unwrap_or_default(),
            quantile(&again, 0.5).unwrap_or_default(),
            again.len(),
        );
    }
}

/// The share of the window that shows the board while a tile is placed, the size of its tiles, and the
/// movements of the camera, over whole games.
fn layout(browser: &Browser) {
    for game in [Game::Mists, Game::Carcassonne] {
        for device in WINDOWS {
            let Device { width, height, .. } = device;
            let player = Player::at(browser, device, false);
            player.play_now(game);
            let (mut shares, mut sides, mut places, mut buttons) = (vec![], vec![], vec![], vec![]);
            let mut decisions = 0u32;
            while player.wait_for_question() {
                player.wait_for_rest();
                // Looking at every place of the window takes a second or two.
                if decisions.is_multiple_of(SELDOM) && player.is_asked_for_a_cell() {
                    shares.push(player.share_of_board());
                }
                let board = player.board();
                sides.push(player.side_of_cell().round());
                places.push((board.x.round(), board.y.round()));
                buttons.push(player.places_of_buttons());
                player.play_turns(1);
                decisions += 1;
            }
            let share = |part: f64| quantile(&shares, part).unwrap_or_default() * 100.0;
            let least = quantile(&sides, 0.0).unwrap_or_default();
            places.dedup();
            sides.dedup();
            buttons.dedup();
            println!(
                "{} at {width}x{height}: {decisions} decisions; board {:.0} % of the window (median {:.0}); tiles at \
                 least {least:.0} px, {} changes of scale, {} movements of the camera; buttons in {} places",
                game.name(),
                share(0.0),
                share(0.5),
                sides.len() - 1,
                places.len() - 1,
                buttons.len(),
            );
            player.page.close();
        }
    }
}

/// A decision, and what the page had to do because of it.
struct Turn {
    record: String,
    drafts: String,
    step: usize,
    task: Task,
}

impl Turn {
    /// Takes the decision again, and returns the shortest of the longest tasks, in milliseconds.
    fn shortest(&self, browser: &Browser) -> f64 {
        let again = |_| {
            let player = Player::mouse(browser).with_motion();
            player.come_back_to_turn(&self.record, &self.drafts);
            player.wait_for_question();
            sleep(SETTLED);
            let task = player.longest_task_by_bots(self.step);
            player.page.close();
            task.map(|task| task.own)
        };
        (0..TRIES).filter_map(again).fold(self.task.own, f64::min)
    }
}

/// Returns the number of blocks hashed in a second, and the most milliseconds that one took.
fn blocks_per_second() -> (f64, f64) {
    let block = vec![7; BLOCK];
    let (begin, mut blocks, mut longest) = (Instant::now(), 0, Duration::ZERO);
    while begin.elapsed() < HASHING {
        let one = Instant::now();
        black_box(sha256_hex(black_box(&block)));
        longest = longest.max(one.elapsed());
        blocks += 1;
    }
    (f64::from(blocks) / begin.elapsed().as_secs_f64(), longest.as_secs_f64() * 1000.0)
}
