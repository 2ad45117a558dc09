//! Measures the client in a browser; `cargo xtask measure` is the door to it.

use fogbound_browser::client::{Game, Player};
use fogbound_browser::{Browser, DESKTOP, Page, quantile, server};
use fogbound_game::hash::sha256_hex;
use std::cmp::Reverse;
use std::f64::consts::TAU;
use std::hint::black_box;
use std::process::ExitCode;
use std::time::{Duration, Instant};

/// First loads, of which the median counts.
const LOADS: usize = 5;
/// Moves of the mouse while the board is dragged about.
const DRAGS: u32 = 240;
/// The fixed work to compare machines by: the SHA-256 of a block of this many bytes.
const BLOCK: usize = 16 * 1024;

/// A board of 131 tiles.
const LARGE: &str = include_str!(
    "../../../table/tests/records/carcassonne/p4-mist-castles-guards-cemeteries-clear-roads.fog"
);

/// Measures a part and prints its figures.
type Measure = fn(&Browser);

/// What can be measured.
const PARTS: [(&str, Measure); 4] =
    [("load", load), ("pan", pan), ("preview", preview), ("bots", bots)];

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
        measure(&Browser::launch());
    }
    println!("this machine: {:.0} SHA-256 blocks of {BLOCK} bytes/s", blocks_per_second());
    ExitCode::SUCCESS
}

/// Bytes and time of the first load by someone who was never here.
fn load(browser: &Browser) {
    let mark = "performance.getEntriesByName('fogbound-interactive')[0]";
    let mut times = Vec::new();
    for round in 0..LOADS {
        let page = browser.page();
        page.emulate(DESKTOP);
        page.goto(server());
        page.wait_for("the page to be of use", mark);
        times.push(page.number(&format!("{mark}.startTime")));
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

fn print_transfers(page: &Page) {
    let kilo = |bytes: u64| bytes as f64 / 1000.0;
    let mut transfers = page.transfers();
    transfers.sort_by_key(|transfer| Reverse(transfer.bytes));
    let sum: u64 = transfers.iter().map(|transfer| transfer.bytes).sum();
    println!("first load: {} files, {:.1} kB over the network", transfers.len(), kilo(sum));
    for transfer in transfers {
        let name = transfer.url.rsplit('/').next().unwrap_or_default();
        println!("{:>9.1} kB  /{name}", kilo(transfer.bytes));
    }
}

/// How evenly a large board is dragged about.
fn pan(browser: &Browser) {
    let player = Player::mouse(browser);
    player.open_record(LARGE);
    let (x, y) = player.middle_of_board();
    let round = |step: u32| {
        let angle = TAU * f64::from(step) / 60.0;
        (x + 150.0 * angle.cos(), y + 100.0 * angle.sin())
    };
    let path: Vec<_> = (0..DRAGS).map(round).collect();
    let frames = player.page.frames_while(|| player.page.drag_along(&path));
    println!("panning a board of {} tiles: {frames}", player.tiles());
}

/// How long it takes from pointing at a cell to seeing what would happen.
fn preview(browser: &Browser) {
    let player = Player::mouse(browser);
    player.play_now(Game::Mists);
    player.wait_for_question();
    let times = player.preview_times();
    let median = quantile(&times, 0.5).unwrap_or_default();
    let longest = quantile(&times, 1.0).unwrap_or_default();
    println!("preview: median {median:.1} ms, longest {longest:.1} ms of {}", times.len());
}

/// For how long the page can do nothing else while bots move, in a whole game.
fn bots(browser: &Browser) {
    for game in Game::ALL {
        let player = Player::mouse(browser);
        player.play_with_bot(game);
        let tasks: Vec<_> = (0..).map_while(|step| player.longest_task_by_bots(step)).collect();
        let own: Vec<f64> = tasks.iter().map(|task| task.own).collect();
        let clock: Vec<f64> = tasks.iter().map(|task| task.clock).collect();
        let of = |times: &[f64], part| quantile(times, part).unwrap_or_default();
        println!(
            "{}: while bots move, the longest task of the page takes {:.1} ms (median {:.1} of {}), \
             on the clock {:.1} ms (median {:.1})",
            game.word(),
            of(&own, 1.0),
            of(&own, 0.5),
            own.len(),
            of(&clock, 1.0),
            of(&clock, 0.5),
        );
        player.page.close();
    }
}

fn blocks_per_second() -> f64 {
    let block = vec![7; BLOCK];
    let begin = Instant::now();
    let mut blocks = 0;
    while begin.elapsed() < Duration::from_millis(300) {
        black_box(sha256_hex(black_box(&block)));
        blocks += 1;
    }
    f64::from(blocks) / begin.elapsed().as_secs_f64()
}
