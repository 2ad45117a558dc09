//! The shelf: games are named, removed and put back, travel in one file, and are lost neither by a full or
//! blocked storage nor by a tab that closes in the middle of a write.

use fogbound_browser::client::{Game, Player};
use fogbound_browser::{Browser, PHONE};
use serde_json::json;

const WON: &str = include_str!("../../../../crates/table/tests/records/mists/l4-p3-won.fog");

/// A player with a game of each kind that has begun.
fn with_games(browser: &Browser) -> Player {
    let player = Player::mouse(browser).with_motion();
    for game in [Game::Mists, Game::GhostsGalore, Game::Carcassonne] {
        player.play_with_people(game);
        player.play_turns(3);
    }
    player
}

#[test]
fn games_are_named_removed_and_put_back() {
    let browser = Browser::launch();
    let player = with_games(&browser);
    player.open("");
    player
        .page
        .wait_for("all pictures", "document.querySelectorAll('.kept-picture > svg').length === 3");
    player.page.screenshot("shelf");
    let mut records = player.records();
    records.sort();

    player.press(".kept-game [title=Rename]");
    player.page.wait_for_element("dialog[open] input");
    player.page.eval("document.querySelector('dialog[open] input').value = 'With <b>Mira</b>'");
    player.press_named("Take this name");
    player.page.wait_for(
        "the name",
        "document.querySelector('.kept-game h3').innerText === 'With <b>Mira</b>'",
    );

    player.press_named("Remove: With <b>Mira</b>");
    player.page.wait_for("two games", "document.querySelectorAll('.kept-game').length === 2");
    assert_eq!(player.records().len(), 2);
    player.press_named("Put it back");
    player.page.wait_for("three games", "document.querySelectorAll('.kept-game').length === 3");
    player.page.reload();
    player.page.wait_for("three games", "document.querySelectorAll('.kept-game').length === 3");
    let mut now = player.records();
    now.sort();
    assert_eq!(now, records);
    assert!(player.page.names("h3").iter().any(|name| name == "With <b>Mira</b>"));
    player.page.emulate(PHONE);
    player.page.screenshot("shelf-phone");
}

#[test]
fn a_finished_game_is_listed_with_its_result_and_its_replay() {
    let browser = Browser::launch();
    let player = with_games(&browser);
    player.keep_as_before(WON, "");
    player.open("");
    player.page.reload();
    player
        .page
        .wait_for("the finished game", "document.querySelectorAll('.finished-game').length === 1");
    player
        .page
        .wait_for("all pictures", "document.querySelectorAll('.kept-picture > svg').length === 3");
    player.page.audit("the start page with games");
    player.page.screenshot("shelf-finished");
    let figures = "[...document.querySelectorAll('.statistics li')].map(li => li.innerText)";
    let figures = player.page.eval(figures).to_string().replace("\\n", " ");
    assert_eq!(figures, r#"["1 game played","1 won","1 of 6 levels won"]"#);
    // Level 4 was won.
    assert!(
        player
            .page
            .text("document.querySelector('.game-card.mists').innerText")
            .contains("Play level 5")
    );
    assert_eq!(player.page.number("document.getAnimations().length"), 0.0, "nothing moves");
    player.press(".finished-game a");
    player.wait_for_board();
    player.press_named("To the end");
    assert!(player.address().contains("#/replay/mine."), "{}", player.address());
    assert_eq!(player.records().len(), 4);
}

/// What is written on a station, star by star.
fn stars(player: &Player, level: u8) -> String {
    player.page.text(&format!(
        "[...document.querySelectorAll('.station:nth-child({level}) .star')]\
            .map(star => star.classList.contains('earned') ? '*' : '-').join('')"
    ))
}

#[test]
fn a_level_tells_of_itself_once_and_is_begun() {
    let browser = Browser::launch();
    let player = Player::keys(&browser);
    player.open("");
    player.press_named("Play now: Mists over Carcassonne");
    player.page.wait_for_element("dialog.level-paper[open]");
    player.page.wait_for("the main button", "document.activeElement.id === 'level-begin'");
    player.page.key("Escape");
    player.page.wait_for_absence("dialog[open]");
    player.press(".station:nth-child(4) button");
    player.page.wait_for("the main button", "document.activeElement.id === 'level-begin'");
    player.page.key("Enter");
    player.wait_for_board();
    assert!(player.record().contains("level 4"), "{}", player.record());
    // Level 1 has not been begun yet, level 4 has.
    player.open("");
    player.press_named("Play now: Mists over Carcassonne");
    player.page.wait_for_element("dialog.level-paper[open]");
    player.page.key("Enter");
    player.wait_for_board();
    player.open("");
    player.press_named("Play now: Mists over Carcassonne");
    player.wait_for_board();
    // Its station still tells of it.
    player.open("");
    player.press(".station:nth-child(1) button");
    player.page.wait_for_element("dialog.level-paper[open]");
    // It stays with its page.
    player.page.eval("location.hash = '#/statistics'");
    player.page.wait_for_absence("dialog[open]");
}

#[test]
fn stars_of_a_level_are_kept_and_shown_on_its_station() {
    let browser = Browser::launch();
    let player = Player::mouse(&browser);
    player.open("");
    assert_eq!((1..=6).map(|level| stars(&player, level)).collect::<String>(), "---".repeat(6));
    let is_next = "document.querySelector('.station [aria-current]').innerText";
    assert_eq!(player.page.text(is_next), "1");
    // The last decision is taken here, so that the game is put on the shelf as won.
    player.come_back_to(WON);
    player.page.wait_for_element("dialog.ending[open] .ending-stars");
    let told = player.page.text("document.querySelector('.ending-stars').innerText");
    assert!(told.contains("3 of 3 stars") && told.contains("26 tiles left over."), "{told}");
    assert!(told.contains("Won at the first try."), "{told}");
    player.open("");
    assert_eq!((stars(&player, 4), stars(&player, 1)), ("***".to_owned(), "---".to_owned()));
    assert_eq!(player.page.text(is_next), "5");
    assert_eq!(player.page.count(".station:nth-child(4) .station-first"), 1);
    assert_eq!(
        player.page.text("document.querySelector('.station:nth-child(4) button').ariaLabel"),
        "Level 4, 3 of 3 stars, Won at the first try."
    );
    player.page.reload();
    player.page.wait_for_element(".station.won");
    assert_eq!(stars(&player, 4), "***");
    // On the way to the next level it is told what is new there.
    player.open("play");
    player.page.wait_for_element("dialog.ending[open]");
    player.press_named("On to level 5");
    player.page.wait_for_element("dialog.level-paper[open]");
    assert_eq!(player.page.count(".news-picture > svg"), 3);
    player.press_named("Begin");
    player.page.wait_for_absence("dialog[open]");
    player.page.wait_for_element(".ask");
    assert!(player.kept().contains("level 5"), "{}", player.kept());
}

/// A game that was lost before is no first try, and what earlier versions have kept is one star.
#[test]
fn a_level_lost_before_is_not_won_at_the_first_try() {
    let browser = Browser::launch();
    let player = Player::mouse(&browser);
    player.open("");
    let kept = |level: u8, state: &str| {
        let told = format!("mists\n{state}\n\n\n\n\n{level}\n80\n2");
        let put = format!("fogboundShelf.put('{state}{level}', {}, '', '', '')", json!(told));
        player.page.eval(&put);
    };
    kept(4, "lost");
    kept(2, "won");
    player.keep_as_before(WON, "");
    player.page.reload();
    player.page.wait_for_element(".station:nth-child(4).won");
    player.open("play");
    player.page.wait_for_element("dialog.ending[open] .ending-stars");
    let told = player.page.text("document.querySelector('.ending-stars').innerText");
    assert!(!told.contains("first try"), "{told}");
    player.open("");
    assert_eq!((stars(&player, 4), stars(&player, 2)), ("***".to_owned(), "*--".to_owned()));
    assert_eq!(player.page.count(".station-first"), 0);
}

#[test]
fn all_games_travel_in_one_file() {
    let browser = Browser::launch();
    let player = with_games(&browser);
    let file = player.page.text("fogboundShelf.exported()");
    let mut records = player.records();
    records.sort();
    let other = Player::mouse(&browser);
    other.play_with_people(Game::Mists);
    let own = other.record();
    // Again, it brings nothing new.
    for _ in 0..2 {
        other.open_text(&file);
        other.page.wait_for("the games", "document.querySelectorAll('.kept-game').length === 4");
    }
    let mut now = other.records();
    now.retain(|record| *record != own);
    now.sort();
    assert_eq!(now, records);
    other.open_text(&file[..file.len() / 2]);
    other.page.wait_for_element(".load-problem:not(:empty)");
    assert_eq!(other.records().len(), 4);
}

/// Makes the database of a page, its localStorage, or both refuse whatever is written.
const REFUSE_DATABASE: &str = "IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); }";
const REFUSE_LOCAL: &str =
    "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }";
/// The notice that a game is kept nowhere.
const LOST: &str = ".unkept[role=alert]";

#[test]
fn what_the_database_refuses_is_kept_beside_it() {
    let browser = Browser::launch();
    let player = with_games(&browser);
    player.page.eval(REFUSE_DATABASE);
    player.play_turns(1);
    let kept = player.kept();
    assert_eq!(player.page.count(LOST), 0);
    let player = player.in_another_tab();
    player.open("play");
    assert!(player.wait_for_question());
    assert_eq!(player.kept(), kept);
    assert_eq!(player.records().len(), 3);
    player.page.wait_for(
        "the database to have it",
        "!Object.keys(localStorage).some(key => key.startsWith('fogbound.last.'))",
    );
}

#[test]
fn a_game_that_is_kept_nowhere_says_so_and_is_offered_as_a_file() {
    let browser = Browser::launch();
    let player = with_games(&browser);
    let mut before = player.records();
    before.sort();
    player.page.eval(REFUSE_DATABASE);
    player.page.eval(REFUSE_LOCAL);
    player.choose(1);
    player.press(".ask-buttons .primary");
    player.page.wait_for_element(LOST);
    player.page.screenshot("shelf-lost");
    assert_eq!(player.page.count(format!("{LOST} button")), 1);
    player.press(".guide-recall");
    player.press_named("Show the hints again while I play");
    player.page.wait_for_element(".guide-card");
    player.page.wait_for_stillness();
    assert_eq!(player.page.overlap(LOST, ".guide-card"), 0.0);
    player.page.screenshot("shelf-lost-beside-guide");
    let player = player.in_another_tab();
    player.open("");
    // What was kept before is kept.
    player.page.wait_for("the games", "document.querySelectorAll('.kept-game').length === 3");
    let mut now = player.records();
    now.sort();
    assert_eq!(now, before);
}

/// A database that opens too late is a blocked one.
#[test]
fn without_a_database_games_are_kept_all_the_same() {
    let browser = Browser::launch();
    let player = Player::mouse(&browser);
    player.page.before_load(
        "IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError'); }",
    );
    player.play_with_people(Game::Mists);
    player.play_turns(2);
    let kept = player.kept();
    player.page.reload();
    assert!(player.wait_for_question());
    assert_eq!(player.kept(), kept);
    player.open("");
    player.page.wait_for_element("main > [role=alert]");
    assert_eq!(player.page.count(".kept-game"), 1);
}

#[test]
fn a_thousand_games_hold_nobody_up() {
    let browser = Browser::launch();
    let player = with_games(&browser);
    player.fill_shelf(1000);
    player.open("");
    player.page.reload();
    player.page.wait_for_element(".kept-game");
    assert_eq!(player.page.count(".kept-game"), 6, "the others only on demand");
    player.press_named("Show all 1003");
    player.page.wait_for("all games", "document.querySelectorAll('.kept-game').length === 1003");
}

/// A first game that teaches, played to its end.
const FIRST: &str = include_str!("../../../../crates/presenter/src/lessons/ghosts-galore.fogbound");

#[test]
fn a_first_game_stays_on_the_shelf_and_does_not_count() {
    let player = Player::mouse(&Browser::launch());
    let page = &player.page;
    player.come_back_to(FIRST);
    page.wait_for_element("dialog.ending[open]");
    player.open("");
    page.wait_for("the game", "document.querySelectorAll('.finished-game').length === 1");
    assert_eq!(page.count(".statistics"), 0);
    player.open("statistics");
    page.wait_for_element("main.stats > p.panel");
    assert_eq!(page.count(".statistics"), 0);
    // A game that is no practice counts, and is the only one that does.
    player.keep_as_before(WON, "");
    player.open("");
    page.reload();
    page.wait_for("both games", "document.querySelectorAll('.finished-game').length === 2");
    player.open("statistics");
    page.wait_for("one game", "document.querySelector('.statistics strong')?.innerText === '1'");
    page.check();
}

/// Every number of the statistics leads to its games; with a thousand of them, too.
#[test]
fn statistics_lead_to_the_games_behind_them() {
    let browser = Browser::launch();
    let player = Player::mouse(&browser);
    let page = &player.page;
    player.come_back_to(include_str!("../../../../crates/table/tests/records/mists/l4-p3-won.fog"));
    page.wait_for_element("dialog.ending[open]");
    player.open("statistics");
    let numbers =
        "[...document.querySelectorAll('.statistics strong')].map(it => it.innerText).join()";
    page.wait_for("the figures", "document.querySelector('.statistics strong')");
    assert_eq!(page.text(numbers), "1,1,1,123");
    page.eval(
        "fogboundShelf.exported().then(text => {
            const all = JSON.parse(text);
            const games = Array.from({ length: 999 }, (_, at) => {
                const [game, state] = [at % 2 ? 'carcassonne' : 'mists', at % 3 ? 'lost' : 'won'];
                const level = at % 2 ? 0 : 1 + at % 6;
                const ghosts = at % 2 ? ['', '', at % 5, 4] : ['', '', at % 9, ''];
                const told = [game, state, '', '', '', '', level, at % 100, 3, at % 2 ? 50 : '', ...ghosts].join('\\n');
                const when = Date.UTC(2026, at % 12, 9);
                return { ...all.games[0], id: `copy${at}`, stamp: `copy.${at}`, when, told };
            });
            return fogboundShelf.imported(JSON.stringify({ ...all, games }));
        })",
    );
    player.open("");
    player.press("a[href='#/statistics']");
    page.wait_for_element(".stats-table");
    page.wait_for("the figures", &format!("{numbers}.startsWith('1000,334,')"));
    // Levels 1, 3 and 5, and 4 from the game itself; a picture of points only for games of one kind.
    assert!(
        page.text("document.querySelector('.stats-table').innerText")
            .contains("two bots win 100 %")
    );
    assert!(!page.text("document.body.innerHTML").contains("stats-points"));
    player.press_named("Carcassonne with Ghosts, Castles & Cemeteries, 3 seats");
    page.wait_for(
        "its games",
        "document.querySelector('#stats-games h2').innerText.endsWith('499')",
    );
    page.wait_for_element(".stats-points .stats-of-bots");
    // At level 5 there are 1, 4 or 7 ghosts left; in the other game they cost people 0 to 4 points, bots 4.
    let ghosts = page.text("document.querySelectorAll('.stats-table')[1].innerText");
    for told in ["4.0 left on average", "bots: 6.9", "cost 2.0 points on average", "bots: 4.0"] {
        assert!(ghosts.contains(told), "{told}: {ghosts}");
    }
    player.press_named("Ghosts: Mists over Carcassonne, level 3");
    let heading = "document.querySelector('#stats-games h2').innerText";
    page.wait_for("its games", &format!("{heading}.startsWith('Ghosts:')"));
    page.wait_for("their number", &format!("{heading}.endsWith('· 167')"));
    let drawn = page.text("document.querySelector('.stats-points').ariaLabel");
    assert!(drawn.starts_with("Ghosts left in the latest games"), "{drawn}");
    page.wait_for_element(".stats-points .stats-of-bots");
    player.press(".stats .statistics li:nth-child(2) button");
    page.wait_for(
        "games won",
        "document.querySelector('#stats-games h2').innerText.endsWith('334')",
    );
    player.press_named("June 2026");
    page.wait_for("a month", "document.querySelector('#stats-games h2').innerText.endsWith('83')");
    assert!(!page.text("document.body.innerText").contains("NaN"));
}
