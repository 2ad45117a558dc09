//! What the browser keeps when its storage fails for real: full, cleared, crashed in the middle of a write, damaged
//! on the disk, or written by somebody else.

use fogbound_browser::client::{CONFIRM, Game, Player};
use fogbound_browser::{Browser, server};
use std::fs;
use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::Duration;
use tempfile::TempDir;

/// The notice that a game is kept nowhere.
const LOST: &str = ".unkept[role=alert]";
/// The notice of the start page about the database.
const TROUBLE: &str = "main > [role=alert]";

/// Time after which a database that nobody uses is closed.
const CLOSED: Duration = Duration::from_secs(4);

/// Notes what the page hands over to be kept, and what it is told of each: nothing, as long as nothing is.
const LISTEN: &str = "{
    const shelf = fogboundShelf;
    window.puts = [];
    globalThis.fogboundShelf = { ...shelf, put: (id, told, record, drafts, names) => {
        const put = [record + drafts, ''];
        puts.push(put);
        return shelf.put(id, told, record, drafts, names).then(fate => put[1] = fate);
    } };
}";

/// All that fits into localStorage.
const FILL: &str = "{
    let [text, at] = ['x'.repeat(1 << 20), 0];
    while (text) {
        try { localStorage.setItem('filler' + at++, text); } catch { text = text.slice(1 + text.length / 2); }
    }
}";
const EMPTY: &str = "Object.keys(localStorage).filter(key => key.startsWith('filler'))
    .forEach(key => localStorage.removeItem(key))";

fn home() -> TempDir {
    tempfile::tempdir().expect("a folder for a profile")
}

/// Chooses an answer and confirms it, and waits for nothing.
fn answer(player: &Player) {
    assert!(player.wait_for_question());
    player.take_screen();
    player.choose(1);
    player.press(CONFIRM);
}

/// Waits until a game goes on, and returns what is kept of it.
#[track_caller]
fn goes_on(player: &Player) -> String {
    assert!(player.wait_for_question());
    player.kept()
}

/// Returns what the page has handed over, and what it was told.
fn puts(player: &Player) -> Vec<(String, String)> {
    serde_json::from_value(player.page.eval("puts")).expect("pairs of texts")
}

/// Writes into the database of the page as whoever meddles with it.
fn meddle(player: &Player, script: &str) {
    player.page.goto(&format!("{}icon.svg", server()));
    player.page.eval(&format!(
        "new Promise((done, fail) => {{
            const request = indexedDB.open('fogbound');
            request.onerror = fail;
            request.onsuccess = () => {{
                const change = request.result.transaction(['told', 'kept'], 'readwrite');
                const [told, kept] = ['told', 'kept'].map(name => change.objectStore(name));
                {script};
                change.oncomplete = () => {{ request.result.close(); done(); }};
            }};
        }})"
    ));
}

#[test]
fn a_full_storage_is_told_at_once_and_loses_nothing_that_was_kept() {
    let home = home();
    let browser = Browser::at_home(home.path());
    let player = Player::mouse(&browser);
    player.play_with_people(Game::Mists);
    player.play_turns(2);
    // Browsers know for a while how much room there is for a database that is open.
    player.page.goto(&format!("{}icon.svg", server()));
    sleep(CLOSED);
    player.page.limit_storage(Some(2000));
    player.open("play");
    player.page.eval(LISTEN);

    // The database is full; localStorage is not yet.
    player.play_turns(1);
    player.page.wait_for(
        "the game to be kept beside the database",
        "Object.keys(localStorage).some(key => key.startsWith('fogbound.last.'))",
    );
    player.page.wait_for("it to be kept", "puts.at(-1)[1]");
    assert_eq!(player.page.count(LOST), 0);
    assert_eq!(puts(&player).last().map(|(_, fate)| fate.as_str()), Some("kept"));

    player.page.eval(FILL);
    answer(&player);
    player.page.wait_for_element(LOST);
    player.page.screenshot("shelf-full");
    assert_eq!(player.page.count(format!("{LOST} button")), 1);
    let puts = puts(&player);
    assert_eq!(puts.last().map(|(_, fate)| fate.as_str()), Some("lost"));
    let kept = puts.iter().rfind(|(_, fate)| fate == "kept").expect("one was kept");

    let player = player.in_another_tab();
    player.open("play");
    assert_eq!(goes_on(&player), kept.0);
    // With room again, the game goes on and is kept.
    player.page.limit_storage(None);
    player.page.eval(EMPTY);
    player.play_turns(1);
    assert_eq!(player.page.count(LOST), 0);
    assert_ne!(player.kept(), kept.0);
}

#[test]
fn a_browser_that_crashes_in_the_middle_of_a_write_keeps_what_it_said() {
    let home = home();
    let mut kept = String::new();
    for pause in [0, 2, 5, 15, 40] {
        let browser = Browser::at_home(home.path());
        let player = Player::mouse(&browser);
        if kept.is_empty() {
            player.play_with_people(Game::Carcassonne);
        } else {
            player.open("play");
            let now = goes_on(&player);
            assert!(now == kept, "{now} was kept instead of {kept}");
        }
        player.page.eval(LISTEN);
        for _ in 0..3 {
            answer(&player);
        }
        player.page.wait_for("all to be kept", "puts.at(-1)?.[1] === 'kept'");
        let said = puts(&player).pop().expect("three decisions").0;
        answer(&player);
        sleep(Duration::from_millis(pause));
        browser.crash();

        let browser = Browser::at_home(home.path());
        let player = Player::mouse(&browser);
        player.open("play");
        kept = goes_on(&player);
        // The last answer was a draft or a ply more, or it was too late.
        assert!(kept.len() >= said.len(), "{kept} is less than {said}");
        player.page.close();
    }
}

#[test]
fn a_tab_that_is_closed_right_after_an_answer_has_kept_it() {
    let home = home();
    let browser = Browser::at_home(home.path());
    let player = Player::mouse(&browser);
    player.play_with_people(Game::Mists);
    let mut player = player;
    for _ in 0..5 {
        let before = player.kept();
        answer(&player);
        player = player.in_another_tab();
        player.open("play");
        assert_ne!(goes_on(&player), before);
    }
}

#[test]
fn databases_that_are_cleared_away_take_no_game_from_the_table() {
    let browser = Browser::launch();
    let player = Player::mouse(&browser);
    player.play_with_people(Game::Mists);
    player.play_turns(2);
    player.page.clear_databases();
    player.play_turns(1);
    let kept = player.kept();
    assert_eq!(player.page.count(LOST), 0);
    player.page.wait_for(
        "a database",
        "!Object.keys(localStorage).some(key => key.startsWith('fogbound.last.'))",
    );
    player.page.reload();
    assert_eq!(goes_on(&player), kept);
}

/// The files of the databases of a profile.
fn database_files(folder: &Path) -> Vec<PathBuf> {
    let inside = fs::read_dir(folder).expect("a folder").flatten().map(|entry| entry.path());
    let (folders, files): (Vec<_>, Vec<_>) = inside.partition(|path| path.is_dir());
    let is_database = folder.extension().is_some_and(|name| name == "leveldb")
        && folder.to_string_lossy().contains("indexeddb");
    let files = if is_database { files } else { Vec::new() };
    folders.iter().flat_map(|folder| database_files(folder)).chain(files).collect()
}

#[test]
fn a_database_that_is_damaged_on_the_disk_is_told_and_replaced() {
    let home = home();
    let browser = Browser::at_home(home.path());
    let player = Player::mouse(&browser);
    player.play_with_people(Game::Mists);
    player.play_turns(2);
    player.page.close();
    drop(browser);
    let files = database_files(home.path());
    assert!(!files.is_empty(), "no database on the disk");
    for file in files {
        fs::write(file, [0xa5; 5000]).expect("garbage can be written");
    }

    let browser = Browser::at_home(home.path());
    let player = Player::mouse(&browser);
    player.open("");
    player.page.wait_for_element(TROUBLE);
    player.page.screenshot("shelf-gone");
    player.play_with_people(Game::Mists);
    player.play_turns(1);
    let kept = player.kept();
    player.page.close();
    drop(browser);

    let browser = Browser::at_home(home.path());
    let player = Player::mouse(&browser);
    player.open("");
    assert_eq!(player.page.count(TROUBLE), 0, "it is told once");
    player.open("play");
    assert_eq!(goes_on(&player), kept);
}

#[test]
fn records_that_are_damaged_leave_all_others_as_they_are() {
    let browser = Browser::launch();
    let player = Player::mouse(&browser);
    player.play_with_people(Game::Mists);
    player.play_turns(2);
    let whole = player.record();
    meddle(
        &player,
        "told.put({ id: 'notold', when: 'never', stamp: 7, name: null, told: {} });
         kept.put({ id: 'notold', record: 'fogbound record', drafts: 1, names: [] });
         told.put({ id: 'norecord', when: 5, stamp: 'a.1', name: 'Without a record', told: '' });
         kept.put({ id: 'alone', record: 'nothing of the kind', drafts: '', names: '' });
         told.put({ id: 'no game?', when: 5 })",
    );
    player.open("");
    player.page.wait_for("the games", "document.querySelectorAll('.kept-game').length === 4");
    assert_eq!(player.page.count(TROUBLE), 0);
    for id in ["notold", "norecord", "alone"] {
        player.open(&format!("play/{id}"));
        player.page.wait_for_element(".replay-unreadable [role=alert]");
        player.open("");
    }
    // One file takes all of them elsewhere.
    let file = player.page.text("fogboundShelf.exported()");
    let other = Player::mouse(&browser);
    other.open_text(&file);
    other.page.wait_for("the games", "document.querySelectorAll('.kept-game').length === 4");
    assert!(other.records().contains(&whole));
}

#[test]
fn a_record_of_which_nothing_is_told_is_a_game_all_the_same() {
    let browser = Browser::launch();
    let player = Player::mouse(&browser);
    player.play_with_people(Game::Mists);
    player.play_turns(2);
    let kept = player.kept();
    meddle(&player, "told.clear()");
    player.open("play");
    assert_eq!(goes_on(&player), kept);
    player.play_turns(1);
    let kept = player.kept();
    player.page.reload();
    assert_eq!(goes_on(&player), kept);
}

/// One of a later version of the program, and one that somebody else has made.
#[test]
fn a_database_of_another_kind_is_told_and_left_alone() {
    let later = "indexedDB.open('fogbound', 2)";
    let other = "indexedDB.deleteDatabase('fogbound'), indexedDB.open('fogbound', 1)";
    for (open, store) in [(later, "more"), (other, "told")] {
        let browser = Browser::launch();
        let player = Player::mouse(&browser);
        player.play_with_people(Game::Mists);
        player.play_turns(1);
        player.page.goto(&format!("{}icon.svg", server()));
        player.page.eval(&format!(
            "new Promise((done, fail) => {{
                const request = ({open});
                request.onupgradeneeded = () =>
                    request.result.createObjectStore('{store}', {{ keyPath: 'id' }});
                request.onerror = fail;
                request.onsuccess = () => {{ request.result.close(); done(); }};
            }})"
        ));
        player.open("");
        player.page.wait_for_element(TROUBLE);
        player.play_with_people(Game::Mists);
        player.play_turns(2);
        let kept = player.kept();
        assert_eq!(player.page.count(LOST), 0);
        player.page.reload();
        assert_eq!(goes_on(&player), kept);
    }
}
