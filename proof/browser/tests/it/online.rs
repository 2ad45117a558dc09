//! People at different screens play at one table, through reloads, lost connections and a server that dies.

use fogbound_browser::Browser;
use fogbound_browser::client::{Game, Player};
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use tempfile::TempDir;

/// A server in a process of its own.
struct Server {
    process: Child,
    address: String,
    folder: TempDir,
}

impl Server {
    fn start() -> Server {
        let folder = tempfile::tempdir().expect("a folder for the tables");
        let (process, address) = spawn(&folder, "0");
        Server { process, address, folder }
    }

    /// Kills the server without any warning, and returns the port it had.
    fn kill(&mut self) -> String {
        self.process.kill().expect("the server runs");
        self.process.wait().expect("the server has ended");
        let port = self.address.trim_end_matches('/').rsplit(':').next();
        port.expect("an address has a port").to_owned()
    }

    /// Starts it again at the same address.
    fn revive(&mut self, port: &str) {
        self.process = spawn(&self.folder, port).0;
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn spawn(folder: &TempDir, port: &str) -> (Child, String) {
    let mut process = Command::new(env!("CARGO_BIN_EXE_tables"))
        .arg(folder.path().join("tables.db"))
        .arg(port)
        .stdout(Stdio::piped())
        .spawn()
        .expect("the server starts");
    let mut address = String::new();
    let output = process.stdout.take().expect("its output is piped");
    BufReader::new(output).read_line(&mut address).expect("the server tells its address");
    (process, address.trim().to_owned())
}

/// The notice that the connection is lost.
const LOST: &str =
    "document.querySelector('.online-note').innerText.includes('connection is lost')";

/// Plays until everybody sees the end; `between` is called after each decision with their number.
fn finish(people: &[&Player], mut between: impl FnMut(usize)) {
    let mut decisions = 0;
    let mut idle = 0;
    while !people.iter().all(|player| player.is_over_now()) {
        let mut decided = false;
        for player in people {
            if player.decide_if_asked(decisions) {
                (decisions, decided) = (decisions + 1, true);
                between(decisions);
            }
        }
        idle = if decided { 0 } else { idle + 1 };
        assert!(idle < 600, "nobody is asked anything any more: {}", people[0].asked());
        if !decided {
            std::thread::sleep(std::time::Duration::from_millis(50));
        }
    }
}

/// Returns the log as the page shows it at the end of a game.
fn record(player: &Player) -> String {
    let games = player.records();
    assert_eq!(games.len(), 1, "the finished game is on the shelf");
    games.into_iter().next().unwrap_or_default()
}

#[test]
fn two_people_and_a_bot_finish_a_game_through_reload_network_loss_and_a_dead_server() {
    let mut server = Server::start();
    let (one, other) = (Browser::launch(), Browser::launch());
    let ada = Player::mouse(&one).at_server(&server.address);
    let bob = Player::finger(&other);
    let link = ada.make_table(Game::Mists, "Ada", &["person", "person", "greedy"]);
    ada.page.wait_for(
        "a free seat",
        "document.querySelector('.online-note').innerText.includes('still free')",
    );
    ada.page.screenshot("online-free");
    bob.page.goto(&link);
    bob.page.wait_for_element("dialog.gate[open]");
    bob.page.screenshot("online-gate");
    bob.join(&link, "Bob");
    ada.page.wait_for("Bob to sit", "!document.querySelector('.online-line')");
    assert!(ada.holds("Bob") && bob.holds("Ada"), "names are seen by all");
    finish(&[&ada, &bob], |decisions| match decisions {
        3 => {
            bob.page.reload();
            bob.page.wait_for_element(".board-area");
        }
        6 => {
            let port = server.kill();
            ada.page.wait_for("the loss to be told", LOST);
            ada.page.screenshot("online-lost");
            server.revive(&port);
            for player in [&ada, &bob] {
                player.page.wait_for("the connection", "!document.querySelector('.online-line')");
            }
        }
        9 => drop(bob.page.screenshot("online-phone")),
        _ => {}
    });
    assert_eq!(record(&ada), record(&bob), "both have played the same game");
    // The lost connection is told by the browser, too.
    for player in [&ada, &bob] {
        let told = player.page.take_problems();
        assert!(told.iter().all(|problem| problem.contains("/live")), "{told:?}");
    }
}

#[test]
fn a_link_invites_and_who_comes_by_it_may_look_on() {
    let server = Server::start();
    let (one, other) = (Browser::launch(), Browser::launch());
    let ada = Player::mouse(&one).at_server(&server.address);
    let link = ada.make_table(Game::Carcassonne, "Ada", &["person", "open"]);
    ada.dismiss_guide();
    ada.press_named("Invite");
    ada.page.wait_for_element("dialog[open] .share-row");
    let given = ada.page.text("document.querySelector('.share-row input').value");
    assert_eq!(given, link);
    ada.page.audit("the invitation");
    ada.page.screenshot("online-invite");
    ada.press_named("Close");

    let eve = Player::keys(&other);
    eve.page.goto(&given);
    eve.page.wait_for_element("dialog.gate[open]");
    eve.page.audit("the free seats");
    eve.press_named("Just watch");
    eve.page.wait_for_absence("dialog.gate[open]");
    ada.play_online(2);
    let tiles = ada.tiles();
    eve.page.wait_until("the tile of the other", || (eve.tiles() == tiles).then_some(()));
    assert!(!eve.decide_if_asked(0), "who looks on is asked nothing");
    // The start page leads back to the table.
    ada.open("");
    ada.page.wait_for_element(".online-tables");
    ada.page.screenshot("online-tables");
    ada.page.audit("the start page with a table");
    ada.press(".online-tables a");
    ada.page.wait_for_element(".board-area");
    ada.page.check();
    eve.page.check();
}

#[test]
fn a_choice_survives_a_reload_and_an_undo_is_agreed_on_across_screens() {
    let server = Server::start();
    let (one, other) = (Browser::launch(), Browser::launch());
    let ada = Player::mouse(&one).at_server(&server.address);
    let link = ada.make_table(Game::Mists, "Ada", &["person", "open"]);
    let bob = Player::mouse(&other);
    bob.join(&link, "Bob");
    // A tile lies there, its meeple is still to come.
    ada.play_online(1);
    let drafted = "document.querySelectorAll('.ask-draft li').length === 1";
    ada.page.wait_for("the tile of the turn", drafted);
    ada.page.reload();
    ada.page.wait_for("the tile of the turn after the reload", drafted);
    bob.page.wait_until("the turn of the other", || {
        ada.decide_if_asked(0);
        bob.is_asked_now().then_some(())
    });
    ada.press_named("Undo");
    ada.press_named("Ask everybody");
    bob.page.wait_for_element("dialog.consent[open]");
    bob.page.screenshot("online-consent");
    bob.press_named("I agree");
    bob.page.wait_for(
        "Ada to decide again",
        "document.querySelector('#ask-question').innerText.includes('Ada')",
    );
    ada.play_online(1);
    ada.page.check();
    bob.page.check();
}

#[test]
fn a_link_to_no_table_says_so() {
    let server = Server::start();
    let browser = Browser::launch();
    let player = Player::finger(&browser);
    player.page.goto(&format!("{}#/t/none", server.address));
    player.page.wait_for_element("[role=alert]");
    player.page.screenshot("online-missing");
    assert!(player.holds("There is no such table"));
    player.press("main a.primary");
    player.page.wait_for_element(".games");
    let told = player.page.take_problems();
    assert!(told.iter().all(|problem| problem.contains("/tables/none")), "{told:?}");
}
