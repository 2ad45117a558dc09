//! Sharing a game: a picture and a film of it, drawn by the page and kept as files.

use fogbound_browser::client::Player;
use fogbound_browser::{Browser, PHONE, role};
use fogbound_presenter::daily::{Day, deal};
use fogbound_presenter::start;
use fogbound_table::games::GameId;
use fogbound_table::texts::Texts;
use std::fs::{self, File};
use std::io::BufReader;
use std::path::Path;
use std::rc::Rc;

/// A short game that is over.
const RECORD: &str = include_str!("../../../../crates/table/tests/records/mists/l1-p1-lost.fog");

/// The natural size of the picture that is shown, once it can be seen.
const SHOWN: &str = "(() => {
    const shown = document.querySelector('.share-shown');
    return shown?.complete ? [shown.naturalWidth, shown.naturalHeight] : null;
})()";

/// The end of a game.
const ENDING: &str = "dialog.ending[open]";

fn sharing(player: &Player) {
    player.open_record(RECORD);
    player.press_named("Share this position");
}

/// Returns the picture's size once it is shown.
fn shown(player: &Player) -> (u64, u64) {
    player.page.wait_until("a picture", || {
        let size = player.page.eval(SHOWN);
        size[0].as_u64().zip(size[1].as_u64()).filter(|&(wide, _)| wide > 0)
    })
}

/// Presses the button that keeps the file, and returns its content.
fn kept(player: &Player, folder: &Path, name: &str) -> Vec<u8> {
    player.press_named("Save");
    let file = folder.join(name);
    player.page.wait_until(name, || fs::read(&file).ok().filter(|bytes| !bytes.is_empty()))
}

#[test]
fn a_picture_and_a_film_are_drawn_and_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let player = Player::mouse(&Browser::launch());
    player.page.keep_files_in(folder.path());
    sharing(&player);
    player.press_named("Picture");
    let (wide, high) = shown(&player);
    assert!(wide > 400 && high > 400, "{wide}x{high}");
    player.page.screenshot("share-picture");
    player.page.audit("a picture to share");
    kept(&player, folder.path(), "mists.png");
    let file = File::open(folder.path().join("mists.png")).expect("the picture");
    let reader = png::Decoder::new(BufReader::new(file)).read_info().expect("a PNG file");
    assert_eq!((reader.info().width.into(), reader.info().height.into()), (wide, high));

    player.press_named("Film");
    player.page.wait_for_element(".share-progress");
    player.page.wait_for_absence(".share-progress");
    let film = shown(&player);
    player.page.screenshot("share-film");
    let bytes = kept(&player, folder.path(), "mists.gif");
    let mut reader = gif::DecodeOptions::new().read_info(&bytes[..]).expect("a GIF file");
    assert_eq!((reader.width().into(), reader.height().into()), film);
    let mut delays = Vec::new();
    while let Some(frame) = reader.read_next_frame().expect("a frame") {
        delays.push(frame.delay);
    }
    // A picture for each turn, and the last one for longer.
    assert!(delays.len() > 20, "{delays:?}");
    assert_eq!(delays.last(), Some(&400));

    player.press_named("Picture");
    assert_eq!(shown(&player), (wide, high), "what was drawn is still there");
    player.page.check();
}

#[test]
fn who_leaves_a_film_waits_for_nothing() {
    let player = Player::mouse(&Browser::launch());
    sharing(&player);
    player.press_named("Film");
    player.page.wait_for_element(".share-progress");
    player.press_named("Close");
    player.press_named("Share this position");
    player.page.wait_for_element(".share-row");
    player.press_named("Picture");
    shown(&player);
    player.page.check();
}

#[test]
fn the_end_of_a_game_is_shared_and_seen_again() {
    let player = Player::at(&Browser::launch(), PHONE, true);
    player.come_back_to(RECORD);
    player.page.wait_for_element(ENDING);
    player.press_named("Share");
    player.page.wait_for_element(".share-row");
    player.press_named("Picture");
    shown(&player);
    player.page.audit("a picture to share, at the end of a game");
    player.page.screenshot("share-ending");
    player.press(role("button").named("Close").within(".share"));
    player.page.wait_for_absence("dialog.share[open]");
    assert_eq!(player.page.count(ENDING), 1);
    player.page.check();
}

/// The deal of a day, played to its end.
fn over(game: GameId, day: &Day) -> String {
    let mut game = start(&deal(game, day), &Rc::new(Texts::english())).expect("a game");
    game.give_seat(0, "easy").expect("a bot");
    while !game.is_over() {
        game.let_bot_decide().expect("legal answers");
    }
    game.record()
}

#[test]
fn the_deal_of_a_day_is_played_and_its_result_told_to_others() {
    let day = Day::parse("2026-11-25").expect("a day");
    let player = Player::mouse(&Browser::launch());
    player.open("");
    player.keep_as_before(&over(GameId::Carcassonne, &day), "");
    player.open(&format!("daily/{day}"));
    player.page.reload();
    player.page.wait_for("the deals", "document.querySelectorAll('.daily li').length === 3");
    player.page.wait_for_element(".daily li a");
    player.press_named("Play: Mists over Carcassonne, level 5");
    // What is new in a level is told before, as always.
    player.press_named("Begin");
    player.page.wait_for_element(".board-area");
    assert!(player.record().contains("daily 2026-11-25"), "{}", player.record());
    // It goes on, and what is over is looked at again.
    player.open(&format!("daily/{day}"));
    player.page.wait_for("both", "document.querySelectorAll('.daily li a').length === 2");
    player.page.audit("the deals of a day");
    player.page.screenshot("daily");
    player.open("");
    player.page.eval("document.querySelector('.daily').scrollIntoView()");
    player.page.screenshot("daily-start");
    player.open(&format!("daily/{day}"));
    player.press(role("link").named("Look: Carcassonne with Ghosts, Castles & Cemeteries"));
    player.page.wait_for_element(format!("{ENDING} .ending-daily input"));
    let told =
        player.page.text(&format!("document.querySelector('{ENDING} .ending-daily input').value"));
    assert!(told.starts_with("Fogbound 2026-11-25 · Carcassonne"), "{told}");
    assert!(told.ends_with("#/daily/2026-11-25"), "{told}");
    player.page.screenshot("daily-ending");
    player.page.audit("the result of the deal of a day");
    player.page.emulate(PHONE);
    player.open(&format!("daily/{day}"));
    player.page.screenshot("daily-phone");
    player.page.check();
}
