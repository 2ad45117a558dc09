//! Takes the pictures of running games in the gallery; `cargo xtask pages` is the door to it.

use fogbound_browser::client::Player;
use fogbound_browser::{Browser, Device};
use std::path::Path;

/// The games: a name, a record, and the line after which it is seen as soon as a tile is placed.
const GAMES: [(&str, &str, usize); 3] = [
    ("mists", include_str!("../../../../crates/table/tests/records/mists/l4-p3-won.fog"), 150),
    (
        "carcassonne",
        include_str!(
            "../../../../crates/table/tests/records/carcassonne/p4-mist-castles-guards-cemeteries-clear-roads.fog"
        ),
        190,
    ),
    (
        "ghosts-galore",
        include_str!(
            "../../../../crates/table/tests/records/ghosts-galore/p3-experienced-sides-walls.fog"
        ),
        75,
    ),
];

/// The devices, by name.
const DEVICES: [(&str, Device); 2] = [
    ("laptop", Device { width: 1280, height: 800, scale: 1.0, touch: false }),
    ("phone", Device { width: 390, height: 844, scale: 1.0, touch: true }),
];

fn main() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/gallery");
    for (device_name, device) in DEVICES {
        for (game, record, line) in GAMES {
            let player = Player::at(&Browser::launch(), device, false);
            let lines = || record.split_inclusive('\n');
            let place = lines().enumerate().skip(line).find(|(_, text)| text.contains("place "));
            let before: String = lines().take(place.map_or(line, |(at, _)| at)).collect();
            player.come_back_to(&before);
            player.wait_for_question();
            player.take_screen();
            player.dismiss_guide();
            player.wait_for_rest();
            player.choose(1);
            player.page.wait_for_stillness();
            let path = folder.join(format!("page-{game}-{device_name}.webp"));
            println!("{}", player.page.picture(&path).display());
            player.page.close();
        }
    }
}
