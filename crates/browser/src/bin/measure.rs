//! Measures the client in a browser; `cargo xtask measure` is the door to it.

use fogbound_browser::{Browser, DESKTOP, Host, Site, client_folder, quantile};
use fogbound_game::hash::sha256_hex;
use std::hint::black_box;
use std::process::ExitCode;
use std::time::{Duration, Instant};

/// First loads, of which the median counts.
const LOADS: usize = 5;

/// The fixed work to compare machines by: the SHA-256 of a block of this many bytes.
const BLOCK: usize = 16 * 1024;

/// Measures a part and prints its figures.
type Measure = fn(&Browser, &Host);

/// What can be measured.
const PARTS: [(&str, Measure); 1] = [("load", load)];

fn main() -> ExitCode {
    let wanted: Vec<String> = std::env::args().skip(1).collect();
    let is_wanted = |name: &str| wanted.is_empty() || wanted.iter().any(|wanted| wanted == name);
    let parts: Vec<_> = PARTS.into_iter().filter(|(name, _)| is_wanted(name)).collect();
    if parts.is_empty() {
        let names = PARTS.map(|(name, _)| name).join(", ");
        eprintln!("what can be measured: {names}");
        return ExitCode::FAILURE;
    }
    let host = Site::new().folder(&client_folder()).serve();
    let browser = Browser::launch();
    for (_, measure) in parts {
        measure(&browser, &host);
    }
    println!("this machine: {:.0} SHA-256 blocks of {BLOCK} bytes/s", blocks_per_second());
    ExitCode::SUCCESS
}

/// Bytes and time of the first load by someone who was never here.
fn load(browser: &Browser, host: &Host) {
    let mut times = Vec::new();
    for round in 0..LOADS {
        let page = browser.page();
        page.emulate(DESKTOP);
        page.goto(&host.url("/"));
        page.wait_for(
            "the page to be of use",
            "performance.getEntriesByName('fogbound-interactive')[0]",
        );
        times
            .push(page.number("performance.getEntriesByName('fogbound-interactive')[0].startTime"));
        if round == 0 {
            let mut transfers = page.transfers();
            transfers.sort_by_key(|transfer| std::cmp::Reverse(transfer.bytes));
            let sum: u64 = transfers.iter().map(|transfer| transfer.bytes).sum();
            println!("first load: {} files, {:.1} kB over the network", transfers.len(), kilo(sum));
            for transfer in transfers {
                println!("{:>9.1} kB  {}", kilo(transfer.bytes), transfer.url);
            }
        }
    }
    let median = quantile(&times, 0.5).unwrap_or_default();
    println!("of use after {median:.0} ms from a cold cache (median of {LOADS}: {times:.0?})");
}

fn kilo(bytes: u64) -> f64 {
    bytes as f64 / 1000.0
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
