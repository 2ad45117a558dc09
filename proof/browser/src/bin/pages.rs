//! Takes the pictures of running games and of an ending in the gallery; `cargo xtask pages` is the door to it.

use fogbound_browser::client::{Game, Player};
use fogbound_browser::{Browser, Device};
use std::fs;
use std::io::Result;
use std::path::Path;

/// The devices, by name.
const DEVICES: [(&str, Device); 2] = [
    ("laptop", Device { width: 1280, height: 800, scale: 1.0, touch: false }),
    ("phone", Device { width: 390, height: 844, scale: 1.0, touch: true }),
];

/// A game that was won, for the picture of an ending.
const WON: &str = "crates/table/tests/records/mists/l4-p3-won.fog";

fn main() -> Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    for &game in Game::ALL {
        let record = longest(&root.join("crates/table/tests/records").join(game.name()))?;
        for (name, device) in DEVICES {
            let player = Player::at(&Browser::launch(), device, false);
            player.come_back_to(middle(&record));
            player.wait_for_question();
            player.take_screen();
            player.dismiss_guide();
            player.wait_for_rest();
            player.choose(1);
            player.page.wait_for_stillness();
            let path = root.join(format!("docs/gallery/page-{}-{name}.webp", game.name()));
            println!("{}", player.page.picture(&path).display());
            player.page.close();
        }
    }
    let won = fs::read_to_string(root.join(WON))?;
    for (name, device) in DEVICES {
        let player = Player::at(&Browser::launch(), device, false);
        player.come_back_to(&won);
        player.page.wait_for_element("dialog.ending[open]");
        player.page.wait_for_stillness();
        let path = root.join(format!("docs/gallery/page-ending-{name}.webp"));
        println!("{}", player.page.picture(&path).display());
        player.page.close();
    }
    Ok(())
}

/// Returns the longest record of a folder, and of those the first by name.
fn longest(folder: &Path) -> Result<String> {
    let mut paths: Vec<_> = fs::read_dir(folder)?.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    let records = paths.iter().map(fs::read_to_string).collect::<Result<Vec<_>>>()?;
    Ok(records.into_iter().rev().max_by_key(String::len).unwrap_or_default())
}

/// Returns a record up to a tile to be placed, about the middle of the game.
fn middle(record: &str) -> &str {
    let from = record.len() / 2;
    let place = record.match_indices("place ").find(|&(at, _)| at > from);
    let end = place.map_or(from, |(at, _)| at);
    // Whole lines only.
    &record[..record[..end].rfind('\n').map_or(0, |end| end + 1)]
}
