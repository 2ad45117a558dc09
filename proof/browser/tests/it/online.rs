//! People at different screens play at one table, through reloads, lost connections and a server that dies.

use fogbound_browser::client::{Game, Player};
use fogbound_browser::{Browser, Find, role};
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use tempfile::TempDir;

/// A server in a process of its own.
pub struct Server {
    process: Child,
    pub address: String,
    folder: TempDir,
}

impl Server {
    pub fn start() -> Server {
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
            std::thread::sleep(Duration::from_millis(50));
        }
    }
}

/// Returns the log as the page shows it at the end of a game.
fn record(player: &Player) -> String {
    let games = player.records();
    assert_eq!(games.len(), 1, "the finished game is on the shelf");
    games.into_iter().next().unwrap_or_default()
}

/// Seats somebody at a terminal, who does what is advised there.
fn seat_terminal(link: &str, seat: u8, name: &str, data: &TempDir) -> Child {
    Command::new(env!("CARGO_BIN_EXE_terminal"))
        .args([link, &seat.to_string(), name])
        .env("XDG_DATA_HOME", data.path())
        .stdout(Stdio::null())
        .spawn()
        .expect("the terminal starts")
}

/// Three people at a laptop, a phone and a keyboard finish a game with a fourth at a terminal and a bot, although one loads
/// the page again, and the server is killed and started again in the middle of a turn.
fn three_people_finish(game: Game, bot: &str) {
    let mut server = Server::start();
    let browsers = [Browser::launch(), Browser::launch(), Browser::launch()];
    let ada = Player::mouse(&browsers[0]).at_server(&server.address);
    let bob = Player::finger(&browsers[1]);
    let cleo = Player::keys(&browsers[2]);
    let link = ada.make_table(game, "Ada", &["person", "person", "person", "person", bot]);
    ada.page.wait_for(
        "free seats",
        "document.querySelector('.online-note').innerText.includes('still free')",
    );
    ada.page.screenshot(&format!("online-{game}-free"));
    bob.page.goto(&link);
    bob.page.wait_for_element("dialog.gate[open]");
    bob.page.screenshot(&format!("online-{game}-gate"));
    bob.join(&link, "Bob");
    cleo.join(&link, "Cleo");
    let data = tempfile::tempdir().expect("a folder for the terminal");
    let mut dan = seat_terminal(&link, 4, "Dan", &data);
    ada.page.wait_for("all to sit", "!document.querySelector('.online-line')");
    ada.page.wait_until("all names", || {
        let others = ["Bob", "Cleo", "Dan"].iter().all(|name| ada.holds(name));
        (others && bob.holds("Ada")).then_some(())
    });
    let people = [&ada, &bob, &cleo];
    finish(&people, |decisions| match decisions {
        3 => {
            bob.page.reload();
            bob.page.wait_for_element(".board-area");
        }
        7 => {
            let port = server.kill();
            ada.page.wait_for("the loss to be told", LOST);
            ada.page.screenshot(&format!("online-{game}-lost"));
            server.revive(&port);
            for player in people {
                player.page.wait_for("the connection", "!document.querySelector('.online-line')");
            }
        }
        9 => drop(bob.page.screenshot(&format!("online-{game}-phone"))),
        _ => {}
    });
    assert_eq!(record(&ada), record(&bob), "all have played the same game");
    assert_eq!(record(&ada), record(&cleo), "all have played the same game");
    let left = dan.wait().expect("the terminal runs");
    assert!(left.success(), "who sits at a terminal sees the end, too");
    assert_eq!(finished(&data), decisions(&record(&ada)), "all have played the same game");
    ada.count_at_once();
    look_together(&ada, &cleo);
    ada.page.screenshot(&format!("online-{game}-over"));
    // The lost connection is told by the browser, too.
    for player in people {
        let told = player.page.take_problems();
        assert!(told.iter().all(|problem| problem.contains("/live")), "{told:?}");
    }
}

/// Returns the lines of the game that a terminal has kept as finished which stand in the record, too, all but remarks.
fn finished(data: &TempDir) -> Vec<String> {
    let folder = std::fs::read_dir(data.path().join("fogbound/finished")).expect("a kept game");
    let records = folder.map(|file| file.expect("a file").path());
    let mut records = records.filter(|path| path.extension().is_some_and(|ending| ending == "fog"));
    let record = records.next().expect("a record");
    decisions(&std::fs::read_to_string(record).expect("the record can be read"))
}

/// Returns the lines of a record that tell of the game, without remarks.
fn decisions(record: &str) -> Vec<String> {
    let lines = record.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(str::to_owned).collect()
}

/// One leads the other through the finished game, who looks around alone for a while.
fn look_together(one: &Player, other: &Player) {
    let led = "document.querySelector('.online-note').innerText.includes('Ada shows the game')";
    other.press("dialog.ending[open] .dialog-head button");
    other.page.wait_for_absence("dialog.ending[open]");
    one.press_named("Show everybody");
    other.page.wait_for("Ada to lead", led);
    other.page.wait_for_element(".past");
    other.press(Find::from(".past button").nth(1));
    other.page.wait_for_element(role("button").named("Look along with Ada"));
    other.press_named("Look along with Ada");
    other.page.wait_for("Ada to lead again", led);
    one.press_named("Stop showing");
    other.page.wait_for_absence(".past");
}

#[test]
fn three_people_finish_a_game_of_mists_through_reload_and_a_dead_server() {
    three_people_finish(Game::Mists, "easy");
}

#[test]
fn three_people_finish_a_game_of_carcassonne_through_reload_and_a_dead_server() {
    three_people_finish(Game::Carcassonne, "hard");
}

#[test]
fn three_people_finish_a_game_of_ghosts_galore_through_reload_and_a_dead_server() {
    three_people_finish(Game::GhostsGalore, "normal");
}

/// Returns the middle of a cell as it is seen, by its distance from the first tile.
fn cell(player: &Player, x: f64, y: f64) -> (f64, f64) {
    let place = player.page.eval(
        "(() => {
            const box = document.querySelector(\"[data-cell='0 0']\").getBoundingClientRect();
            return [box.x + box.width / 2, box.y + box.height / 2, box.width];
        })()",
    );
    let number = |at: usize| place[at].as_f64().expect("a number");
    (number(0) + x * number(2), number(1) + y * number(2))
}

#[test]
fn people_see_what_others_think_about_propose_point_out_and_say() {
    let server = Server::start();
    let (one, other) = (Browser::launch(), Browser::launch());
    let ada = Player::mouse(&one).at_server(&server.address);
    let link = ada.make_table(Game::Mists, "Ada", &["person", "open"]);
    let bob = Player::finger(&other);
    bob.join(&link, "Bob");
    ada.page.wait_for("Bob to sit", "!document.querySelector('.online-line')");
    for player in [&ada, &bob] {
        player.dismiss_guide();
    }
    let said = |text: &str| {
        let text = serde_json::json!(text);
        format!("document.querySelector('.online-note').innerText.includes({text})")
    };

    // What Ada thinks about is seen by her team, and not any more once she thinks again.
    ada.wait_for_board();
    assert!(bob.asked().contains("Ada"), "{}", bob.asked());
    ada.choose(0);
    bob.page.wait_for_element(".shown-there .laid svg");
    bob.page.wait_for("words for it", &said("Ada is thinking about this place."));
    bob.page.wait_for_stillness();
    bob.page.prefer(true, true);
    bob.page.audit("what a team-mate thinks about, at night");
    bob.page.screenshot("online-considered");
    ada.press_named("Undo");
    bob.page.wait_for_absence(".shown-there");

    // Bob proposes something else.
    let legal = ada.page.text(
        "document.querySelector('[role=gridcell][data-ways]:not([data-ways=\"0\"])').dataset.cell",
    );
    let (x, y) = legal.split_once(' ').expect("a cell");
    let (x, y): (f64, f64) = (x.parse().expect("a column"), y.parse().expect("a row"));
    bob.wait_for_rest();
    bob.page.tap_at(cell(&bob, x, y));
    bob.page.wait_for_element(".shown-there .laid svg");
    bob.page.wait_for_stillness();
    bob.page.screenshot("online-proposing");
    ada.page.wait_for_element(".shown-there .laid svg");
    ada.page.wait_for("words for it", &said("Bob proposes this place."));
    ada.page.wait_for_stillness();
    ada.page.screenshot("online-proposed");
    ada.page.audit("a proposal");
    assert!(bob.is_waiting(), "to propose is not to decide");

    // Bob points out the first tile, and says something.
    bob.page.tap_at(cell(&bob, 0.0, 0.0));
    bob.press_named("Point it out to everybody");
    ada.page.wait_for_element(".shown-there.place");
    bob.press_named("Say something");
    bob.page.audit("quick words");
    bob.page.screenshot("online-words");
    bob.press_named("Thank you!");
    ada.page.wait_for("Bob's words", &said("Bob: Thank you!"));
    ada.page.wait_for_stillness();
    ada.page.screenshot("online-said");

    // A decision ends what was proposed.
    ada.page.wait_until("a turn of Bob's", || {
        ada.decide_if_asked(0);
        bob.is_asked_now().then_some(())
    });
    bob.page.wait_for(
        "the proposal to be gone",
        "![...document.querySelectorAll('.online-said')].some(it => it.innerText.includes('proposes'))",
    );
    ada.page.check();
    bob.page.check();
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

/// The line over the board, and what is asked about taking back.
const NOTE: &str = "(document.querySelector('.online-line')?.innerText ?? '')";
const WISH: &str = "(document.querySelector('dialog.consent[open]')?.innerText ?? '')";

#[test]
fn a_choice_survives_a_reload_and_an_undo_is_agreed_on_across_screens() {
    let server = Server::start();
    let (one, other) = (Browser::launch(), Browser::launch());
    let ada = Player::mouse(&one).at_server(&server.address);
    let link = ada.make_table(Game::Mists, "Ada", &["person", "open"]);
    let bob = Player::mouse(&other);
    bob.join(&link, "Bob");
    // A tile lies there, its meeple is still to come; a tile of nothing but mist has none.
    let drafted = "document.querySelectorAll('.ask-draft li').length === 1";
    ada.page.wait_until("the tile of the turn", || {
        let is_placed = ada.is_asked_for_a_cell_now() && ada.decide_if_asked(0);
        ada.page.wait_for_stillness();
        let is_drafted = is_placed && ada.page.eval(drafted) == true;
        if !is_drafted {
            bob.decide_if_asked(0);
        }
        is_drafted.then_some(())
    });
    ada.page.reload();
    ada.page.wait_for("the tile of the turn after the reload", drafted);
    // The same is asked in another language.
    let asked = ada.asked();
    ada.change_language("en", "de");
    ada.page.wait_for("the tile of the turn in German", drafted);
    assert!(ada.is_asked_now() && ada.asked() != asked, "{}", ada.asked());
    ada.change_language("de", "en");
    ada.page.wait_for("the tile of the turn in English", drafted);
    assert_eq!(ada.asked(), asked);
    bob.page.wait_until("the turn of the other", || {
        ada.decide_if_asked(0);
        bob.is_asked_now().then_some(())
    });
    let asks = |answer: &str| {
        ada.press_named("Undo");
        ada.press_named("Ask everybody");
        ada.page.wait_for(
            "whose answer is awaited",
            &format!("{NOTE}.includes('Still to agree: Bob')"),
        );
        bob.page.wait_for("whose it was", &format!("{WISH}.includes('Ada’s last decision')"));
        bob.wait_to_agree();
        bob.press_named(answer);
    };
    // Whoever has asked is told that somebody does not agree, and whoever has declined need not be.
    asks("I do not");
    ada.page.wait_for("the refusal", &format!("{WISH}.includes('Not everybody agrees')"));
    ada.press_named("Close");
    assert_eq!(bob.page.count("dialog.consent[open]"), 0);
    asks("I agree");
    bob.page.wait_for(
        "Ada to decide again",
        "document.querySelector('#ask-question').innerText.includes('Ada')",
    );
    ada.play_online(1);
    ada.page.check();
    bob.page.check();
}

/// Returns the value of a field.
fn value(player: &Player, css: &str) -> String {
    player.page.text(&format!("document.querySelector({}).value", serde_json::json!(css)))
}

#[test]
fn the_same_person_sits_at_two_devices_and_two_people_at_one() {
    let server = Server::start();
    let (laptop, phone) = (Browser::launch(), Browser::launch());
    let ada = Player::mouse(&laptop).at_server(&server.address);
    let link = ada.make_table(Game::Mists, "Ada", &["person", "open"]);
    ada.press_named("Menu");
    ada.press_named("Link to the table");
    ada.press("dialog[open] .own-seat summary");
    ada.page.audit("the link for another device");
    ada.page.screenshot("online-devices");
    let own = value(&ada, "dialog[open] .own-seat input");
    assert!(own.contains("#/seat/"), "{own}");

    // Somebody at the laptop takes the other seat.
    ada.press("dialog[open] .beside summary");
    ada.press("dialog[open] .beside input");
    ada.page.write("Grace");
    ada.press_named("Take seat 2");
    ada.page.wait_for("Grace to sit", "document.body.innerText.includes('Grace')");
    ada.press_named("Close");

    let also = Player::finger(&phone);
    also.page.goto(&own);
    also.page.wait_for_element(".board-area");
    also.page.wait_for("an address without secrets", &format!("location.href === '{link}'"));
    also.page.wait_until("the question on the phone", || also.is_asked_now().then_some(()));
    assert_eq!(also.page.count("dialog.gate[open]"), 0, "the seat is taken along");
    // What is decided on the phone happens on the laptop, where Grace goes on.
    let tiles = ada.tiles();
    also.page.wait_until("the turn to be over", || {
        also.decide_if_asked(0);
        also.is_waiting().then_some(())
    });
    ada.page.wait_until("the tile on the laptop", || (ada.tiles() > tiles).then_some(()));
    ada.page.wait_until("Grace's question", || ada.is_asked_now().then_some(()));
    assert!(also.is_waiting(), "Grace's turn is asked on the laptop alone");
    ada.play_online(1);
    ada.page.check();
    also.page.check();
}

#[test]
fn a_game_of_this_browser_goes_on_at_a_table_that_anybody_finds() {
    let server = Server::start();
    let (one, other) = (Browser::launch(), Browser::launch());
    let ada = Player::mouse(&one).at_server(&server.address);
    // Tables are listed if that is wished.
    ada.open("new/mists");
    ada.press(Find::from(".new-listed"));
    ada.play_with_people(Game::Mists);
    ada.play_turns(3);
    // A turn that the other person has begun stays with them.
    while ada.page.count(".ask-draft li") > 0 {
        ada.play_turns(1);
    }
    let tiles = ada.tiles();
    ada.press_named("Menu");
    ada.press_named("Go on online with friends");
    ada.page.wait_for("the table", "location.hash.startsWith('#/t/')");
    ada.page.wait_for_element("svg.board");
    assert_eq!(ada.tiles(), tiles, "the game goes on where it was");

    let bob = Player::finger(&other).at_server(&server.address);
    bob.open("");
    bob.page.wait_for_element(".online-tables a");
    assert!(bob.holds("Open tables"));
    bob.page.audit("the open tables");
    bob.page.screenshot("online-open");
    bob.press(".online-tables a");
    bob.page.wait_for_element("dialog.gate[open] input");
    bob.press("dialog.gate input");
    bob.page.write("Bob");
    bob.press("dialog.gate .primary");
    bob.page.wait_for_absence("dialog.gate[open]");
    assert_eq!(bob.tiles(), tiles);
    // The start page says whose turn it is.
    ada.page.wait_until("a turn of Bob's", || {
        ada.decide_if_asked(0);
        bob.is_asked_now().then_some(())
    });
    bob.open("");
    bob.page.wait_for_element(role("link").containing("It is your turn"));
    bob.page.wait_for_stillness();
    bob.page.screenshot("online-your-turn");
    ada.open("");
    ada.page.wait_for_element(role("link").containing("Bob"));
    ada.page.screenshot("online-my-tables");
    // The game in the browser stays as it was.
    assert_eq!(ada.records().len(), 1);
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
