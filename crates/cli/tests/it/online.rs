//! Tables that are played online, in the terminal.

use crate::common::online::{Server, Serving, Terminal, files, flat, make, record};
use crate::common::{run, text};
use serde_json::{Value, json};
use std::io::{Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use tempfile::TempDir;
use tungstenite::handshake::server::{Request, Response};
use tungstenite::{Message, WebSocket};

const GAMES: [&str; 3] = ["mists", "ghosts-galore", "carcassonne"];

fn folder() -> TempDir {
    TempDir::new().unwrap()
}

#[test]
fn a_terminal_plays_a_whole_game_of_each_kind_with_a_bot() {
    let server = Server::start();
    for game in GAMES {
        let (data, link) = (folder(), server.table(game, &["open", "random"]));
        let mut ada = Terminal::run(data.path(), &["join", &link, "--seat", "1", "--name", "Ada"]);
        let end = ada.plays_to_the_end().shows("“again” plays another game");
        ada.types("quit\n");
        let (status, shown) = ada.ends();
        assert!(status.success(), "{game}: {shown}");
        for said in ["You have seat 1.", "Ada: ", "Wisp:", "fogbound replay"] {
            assert!(end.contains(said), "{game}: {said}: {end}");
        }
        for line in end.lines().filter(|line| !line.contains(".fog")) {
            assert!(line.chars().count() <= 80 || line.contains("sha256:"), "{game}: {line}");
        }
        // The record is that of the table, and can be replayed like any other.
        let kept = files(data.path(), "finished", "fog");
        assert_eq!(kept.len(), 1, "{game}: {kept:?}");
        let written = std::fs::read_to_string(&kept[0]).unwrap();
        let record = record(&link);
        for line in record.lines() {
            let is_there = written.lines().any(|written| written == line);
            assert!(is_there, "{game}: {line} is not in {written}");
        }
        let replay = run(data.path(), &["replay", kept[0].to_str().unwrap()], b"");
        assert!(text(&replay.stdout).contains("the game is over"), "{}", text(&replay.stderr));
        assert_eq!(files(data.path(), "unfinished", "seat"), Vec::<std::path::PathBuf>::new());
    }
}

#[test]
fn two_terminals_and_a_bot_finish_games_together() {
    let server = Server::start();
    for game in GAMES {
        let link = server.table(game, &["open", "random", "open"]);
        let (one, two) = (folder(), folder());
        let mut ada = Terminal::run(one.path(), &["join", &link, "--seat", "1", "--name", "Ada"]);
        ada.shows("You have seat 1.");
        let mut grace = Terminal::run(two.path(), &["join", &link]);
        grace.shows("Which seat? Free:");
        grace.types("3\nGrace\n").shows("You have seat 3.");
        ada.shows("Grace has seat 3 now.");
        ada.plays_to_the_end();
        grace.plays_to_the_end();
        let ends = [&ada, &grace].map(|person| person.shows("“again” plays another game"));
        // Above what somebody has decided, or in the sentence itself.
        for (end, other) in ends.iter().zip(["Grace", "Ada"]) {
            let is_named = ["\nNAME:\n", "\n   NAME: "].map(|head| head.replace("NAME", other));
            assert!(is_named.iter().any(|head| end.contains(head)), "{game}: {end}");
        }
        let written = [&one, &two].map(|data| {
            std::fs::read_to_string(&files(data.path(), "finished", "fog")[0]).unwrap()
        });
        assert_eq!(written[0], written[1], "{game}");
    }
}

#[test]
fn a_terminal_that_was_killed_in_mid_turn_comes_back_to_its_seat() {
    let (server, data) = (Server::start(), folder());
    let link = server.table("mists", &["random", "open"]);
    let mut ada = Terminal::run(data.path(), &["join", &link, "--seat", "2", "--name", "Ada"]);
    ada.shows("Ada: Where do you place this tile?");
    // An answer that was not confirmed is lost with the program.
    ada.types("1\n").shows("Enter lays it there");
    let before = record(&link);
    ada.kill();
    assert_eq!(files(data.path(), "unfinished", "seat").len(), 1);
    let mut ada = Terminal::run(data.path(), &["join", &link]);
    ada.shows("Ada: Where do you place this tile?");
    assert_eq!(record(&link), before);
    let shown = ada.plays_to_the_end().shows("“again” plays another game");
    assert!(shown.contains("You have seat 2.") && !shown.contains("Which seat?"), "{shown}");
}

#[cfg(unix)]
#[test]
fn the_secret_of_a_seat_is_kept_from_others() {
    use std::os::unix::fs::PermissionsExt as _;
    let (server, data) = (Server::start(), folder());
    let link = server.table("carcassonne", &["open", "open"]);
    let ada = Terminal::run(data.path(), &["join", &link, "--seat", "1", "--name", "Ada"]);
    let shown = ada.shows("You have seat 1.");
    let kept = files(data.path(), "unfinished", "seat");
    let rights = std::fs::metadata(&kept[0]).unwrap().permissions().mode();
    assert_eq!(rights & 0o777, 0o600);
    let secret = std::fs::read_to_string(&kept[0]).unwrap();
    assert_eq!(secret.len(), 32);
    assert!(!shown.contains(&secret));
    // Somebody else on the same machine takes another seat, with a secret of their own.
    let grace = Terminal::run(data.path(), &["join", &link, "--seat", "2", "--name", "Grace"]);
    grace.shows("You have seat 2.");
    assert_eq!(files(data.path(), "unfinished", "seat").len(), 2);
}

#[test]
fn a_server_that_is_killed_in_mid_game_and_comes_back_loses_nothing() {
    let mut server = Serving::start();
    let link = make(server.address, "mists", &["open", "open"]);
    let (one, two) = (folder(), folder());
    let mut ada = Terminal::run(one.path(), &["join", &link, "--seat", "1", "--name", "Ada"]);
    let mut grace = Terminal::run(two.path(), &["join", &link, "--seat", "2", "--name", "Grace"]);
    grace.shows("You have seat 2.");
    ada.plays_turn("Waiting for Grace.");
    // An answer that is not confirmed yet waits for the connection, too.
    grace.types("1\n").shows("Enter lays it there");
    let before = record(&link);
    server.kill();
    ada.shows("The connection is lost and will be made again.");
    grace.shows("The connection is lost and will be made again.");
    ada.plays_to_the_end();
    grace.types("\n").plays_to_the_end();
    server.start_again();
    let ends = [&ada, &grace].map(|person| person.shows("“again” plays another game"));
    for end in &ends {
        assert_eq!(end.matches("The connection is lost").count(), 1, "{end}");
        assert!(end.contains("The connection is there again."), "{end}");
    }
    assert!(!ends[1].contains("Nothing is chosen"), "{}", ends[1]);
    // What stood before stands at the end; only the chance is no secret any more.
    let after = record(&link);
    let is_decision = |line: &&str| line.starts_with("place ") || line.starts_with("meeple ");
    let decisions = |text: &str| -> Vec<String> {
        text.lines().filter(is_decision).map(str::to_owned).collect()
    };
    assert!(decisions(&after).starts_with(&decisions(&before)), "{before}\n{after}");
}

#[test]
fn somebody_who_looks_on_is_asked_nothing() {
    let server = Server::start();
    let link = server.table("mists", &["open", "random"]);
    let (one, two) = (folder(), folder());
    let grace = Terminal::run(two.path(), &["join", &link, "--watch"]);
    grace.shows("You look on.");
    let mut ada = Terminal::run(one.path(), &["join", &link, "--seat", "1", "--name", "Ada"]);
    ada.plays_to_the_end().shows("“again” plays another game");
    let (status, shown) = grace.ends();
    assert!(status.success(), "{shown}");
    assert!(shown.contains("Ada has seat 1 now.") && shown.contains("\nWisp:\n"), "{shown}");
    assert!(!shown.contains("Where do you place") && !shown.contains("> "), "{shown}");
    assert!(files(two.path(), "finished", "fog").is_empty(), "who looked on has not played");
}

#[test]
fn people_say_quick_words_and_point_at_places() {
    let server = Server::start();
    let link = server.table("mists", &["open", "open"]);
    let (one, two) = (folder(), folder());
    let mut ada = Terminal::run(one.path(), &["join", &link, "--seat", "1", "--name", "Ada"]);
    ada.shows("You have seat 1.");
    let grace = Terminal::run(two.path(), &["join", &link, "--seat", "2", "--name", "Grace"]);
    grace.shows("You have seat 2.");
    ada.types("say well done\npoint 2 -1\nsay anything\nname Countess\n");
    grace.shows("Ada: Well done! Ada points at (2, -1). Ada is called Countess now.");
    ada.shows("Say one of these: yes, no, thanks, well done, wait, help.");
    // Who is there is told a moment later.
    for _ in 0..200 {
        if ada.types("who\n").shows("Seat 2: Grace").contains("Seat 2: Grace (here)") {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(50));
    }
    ada.shows("Seat 1: Countess (you) Seat 2: Grace (here)");
    drop(ada);
    grace.shows("Countess is away for a moment.");
}

/// Somebody who plays with another program.
struct Other(WebSocket<TcpStream>);

impl Other {
    fn sit(link: &str, seat: u8) -> Other {
        let (address, table) = link.strip_prefix("http://").unwrap().split_once("/#/t/").unwrap();
        let live = format!("ws://{address}/api/v1/tables/{table}/live");
        let stream = TcpStream::connect(address).unwrap();
        let mut other = Other(tungstenite::client(live, stream).unwrap().0);
        other.say(json!({ "type": "hello", "versions": [1], "legal": true }));
        let token = format!("{seat}").repeat(32);
        let id = format!("sit-{seat}");
        let sit = json!({ "type": "sit", "id": id, "seat": seat, "name": "", "token": token });
        other.say(sit);
        other.hears("done");
        other
    }

    fn say(&mut self, message: Value) {
        self.0.send(Message::text(message.to_string())).unwrap();
    }

    /// Returns the next message of a type.
    fn hears(&mut self, kind: &str) -> Value {
        loop {
            let message = self.0.read().unwrap();
            let message: Value = serde_json::from_str(message.to_text().unwrap()).unwrap();
            if message["type"] == kind {
                return message;
            }
        }
    }
}

#[test]
fn proposals_are_told_in_words_whoever_makes_them() {
    let (server, data) = (Server::start(), folder());
    let link = server.table("mists", &["open", "open", "open"]);
    let ada = Terminal::run(data.path(), &["join", &link, "--seat", "2", "--name", "Ada"]);
    ada.shows("You have seat 2.");
    let (mut one, mut three) = (Other::sit(&link, 0), Other::sit(&link, 2));
    let asked = one.hears("asked");
    let shown = json!({ "kind": "proposal", "action": asked["legal"][0] });
    one.say(json!({ "type": "show", "seat": 0, "shown": shown }));
    ada.shows("Somebody has seat 1 now.");
    ada.shows("Seat 1 is thinking about: at (");
    three.say(json!({ "type": "show", "seat": 2, "shown": shown }));
    ada.shows("Seat 3 proposes: at (");
}

#[test]
fn decisions_are_taken_back_when_the_others_agree() {
    let server = Server::start();
    let link = server.table("mists", &["open", "open"]);
    let (one, two) = (folder(), folder());
    let mut ada = Terminal::run(one.path(), &["join", &link, "--seat", "1", "--name", "Ada"]);
    let mut grace = Terminal::run(two.path(), &["join", &link, "--seat", "2", "--name", "Grace"]);
    grace.shows("You have seat 2.");
    ada.plays_turn("Waiting for Grace.");
    grace.plays_turn("Waiting for Ada.");
    ada.shows_times("Ada: Where do you place this tile?", 2);
    let played = record(&link);
    // The last decision is Ada's own, and what came after it is Grace's.
    ada.types("undo\nyes\n").shows("Ada asks to take back");
    grace.shows("Ada asks to take back");
    grace.types("no\n");
    ada.shows("Not everybody agrees; nothing is taken back.");
    ada.types("undo\nyes\n");
    grace.shows_times("Ada asks to take back", 2);
    grace.types("yes\n");
    for person in [&ada, &grace] {
        person.shows("takes back.");
    }
    let record = record(&link);
    assert!(record.starts_with(&played) && record.contains("\nundo "), "{record}");
}

#[test]
fn the_same_people_play_again() {
    let server = Server::start();
    let link = server.table("ghosts-galore", &["open", "open"]);
    let (one, two) = (folder(), folder());
    let mut ada = Terminal::run(one.path(), &["join", &link, "--seat", "1", "--name", "Ada"]);
    let mut grace = Terminal::run(two.path(), &["join", &link, "--seat", "2", "--name", "Grace"]);
    for person in [&mut ada, &mut grace] {
        person.plays_to_the_end();
    }
    for person in [&ada, &grace] {
        person.shows("“again” plays another game");
    }
    ada.types("again\n").shows_times("You have seat 1.", 2);
    grace.shows("Another game with the same people is ready");
    grace.types("again\n").shows_times("You have seat 2.", 2);
    for person in [&mut ada, &mut grace] {
        person.plays_to_the_end();
    }
    // What is said at the end may be said again: the records tell how many games are over.
    let both = || files(one.path(), "finished", "fog").len() == 2;
    let is_over = (0..600).any(|_| {
        std::thread::sleep(std::time::Duration::from_millis(100));
        both()
    });
    assert!(is_over, "the second game is kept");
}

#[test]
fn a_host_makes_a_table_prints_its_link_and_plays() {
    let (one, two) = (folder(), folder());
    let args = ["host", "mists", "--level", "2", "--players", "2", "--port", "0", "--name", "Ada"];
    let mut ada = Terminal::run(one.path(), &args);
    let shown = ada.shows("You have seat 1.");
    let link = shown.lines().find(|line| line.starts_with("http://")).unwrap();
    assert!(shown.contains(&format!("fogbound join {link}")), "{shown}");
    assert!(shown.contains("▄▄▄▄▄") && shown.contains("Only this machine can open it."), "{shown}");
    assert!(shown.contains("Mists over Carcassonne, level 2"), "{shown}");
    let mut grace = Terminal::run(two.path(), &["join", link, "--seat", "2", "--name", "Grace"]);
    ada.plays_to_the_end();
    grace.plays_to_the_end();
    ada.shows("“again” plays another game");
    grace.shows("“again” plays another game");
    // The server ends with its host.
    ada.types("quit\n");
    let (status, shown) = ada.ends();
    assert!(status.success(), "{shown}");
    let port = link.rsplit_once("/#").unwrap().0.rsplit_once(':').unwrap().1;
    assert!(shown.contains(&format!("fogbound serve --port {port}\n")), "{shown}");
    grace.shows("The connection is lost");
    drop(grace);
    let output = run(two.path(), &["join", link], b"");
    assert_eq!(output.status.code(), Some(1));
    assert!(flat(&text(&output.stderr)).contains("The server does not answer"));
}

#[cfg(unix)]
#[test]
fn ctrl_c_ends_a_host_and_its_server_in_order() {
    let data = folder();
    let ada = Terminal::run(data.path(), &["host", "mists", "--port", "0"]);
    ada.shows("Where do you place this tile?");
    ada.interrupt();
    // The input ends later, so that it is not the end of the input that is heard first.
    ada.shows("fogbound serve --port");
    let (status, shown) = ada.ends();
    assert_eq!(status.code(), Some(130), "{shown}");
    assert!(shown.contains("come back with:") && shown.contains("fogbound serve"), "{shown}");
}

#[test]
fn a_table_is_made_at_a_server_elsewhere() {
    let (server, data) = (Server::start(), folder());
    let address = server.address.to_string();
    let args = ["host", "carcassonne", "--players", "3", "--bots", "1,3", "--bot", "random"];
    let more = ["--parts", "none", "--server", &address, "--name", "Ada"];
    let mut ada = Terminal::run(data.path(), &[&args[..], &more].concat());
    let shown = ada.plays_to_the_end().shows("“again” plays another game");
    assert!(shown.contains(&format!("http://{address}/#/t/")), "{shown}");
    assert!(shown.contains("You have seat 2.") && !shown.contains("The server ends"), "{shown}");
}

#[test]
fn links_and_arguments_that_lead_nowhere_are_errors_in_words() {
    let (server, data) = (Server::start(), folder());
    let link = server.table("mists", &["open", "random"]);
    let missing = link[..link.len() - 20].to_owned() + "0123456789abcdef0123";
    let nobody = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let unreached = format!("http://{nobody}/#/t/0123456789abcdef0123");
    let nowhere = nobody.to_string();
    for (args, code, said) in [
        (vec!["join", "http://127.0.0.1:8080/"], 2, "is no link of a table"),
        (vec!["join", "somewhere"], 2, "A link looks like http://192.168.1.7:8080/#/t/"),
        (vec!["join", &missing], 1, "There is no such table."),
        (vec!["join", &unreached], 1, "The server does not answer"),
        (vec!["join", &link, "--seat", "2"], 1, "Seat 2 is not free."),
        (vec!["join", &link, "--seat", "9"], 1, "Seat 9 is not free."),
        (vec!["join", &link, "--seat", "0"], 2, "1 to 255"),
        (vec!["host"], 2, "Usage"),
        (vec!["host", "mists", "--bots", "all"], 2, "Bots have all seats."),
        (vec!["host", "mists", "--tiles", "own.toml"], 2, "Tiles and levels of your own"),
        (vec!["host", "mists", "--level", "own.toml"], 2, "possible values: 1, 2, 3, 4, 5, 6"),
        (vec!["host", "mists", "--server", "ftp://x"], 2, "is no address of a server"),
        (vec!["host", "mists", "--server", &nowhere], 1, "No table could be made"),
    ] {
        let output = run(data.path(), &args, b"");
        let shown = flat(&text(&output.stderr).replace('│', " "));
        assert_eq!(output.status.code(), Some(code), "{args:?}: {shown}");
        assert!(shown.contains(said), "{args:?}: {shown}");
    }
    let output = run(data.path(), &["join", "somewhere", "--language", "de"], b"");
    assert!(text(&output.stderr).contains("ist kein Link eines Tisches"));
}

/// Answers one connection with these bytes, once it has said something.
fn answering(bytes: &'static [u8]) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    std::thread::spawn(move || {
        let (mut stream, _) = listener.accept().unwrap();
        let _ = stream.read(&mut [0; 1024]);
        let _ = stream.write_all(bytes);
    });
    address.to_string()
}

#[test]
fn what_is_no_server_of_tables_is_told_apart() {
    let data = folder();
    // Something else than a server of tables; and one that does not speak of encryption.
    for (scheme, bytes) in
        [("http", &b"HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n"[..]), ("https", &b"what?"[..])]
    {
        let link = format!("{scheme}://{}/#/t/0123456789abcdef0123", answering(bytes));
        let output = run(data.path(), &["join", &link], b"");
        let shown = text(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{scheme}: {shown}");
        assert!(!shown.contains("panicked"), "{scheme}: {shown}");
        assert!(flat(&shown).contains("HTTP 200") || shown.contains("does not answer"), "{shown}");
    }
}

/// Speaks as a server of tables to whoever connects first, and says these messages after their hello.
#[expect(clippy::result_large_err, reason = "the library wants such a closure")]
fn saying(messages: &'static [&'static str]) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    std::thread::spawn(move || {
        let (stream, _) = listener.accept().unwrap();
        let agrees = |request: &Request, mut response: Response| {
            let spoken = request.headers()["sec-websocket-protocol"].clone();
            response.headers_mut().insert("sec-websocket-protocol", spoken);
            Ok(response)
        };
        let mut socket = tungstenite::accept_hdr(stream, agrees).unwrap();
        assert!(socket.read().unwrap().to_text().unwrap().contains(r#""type":"hello""#));
        messages.iter().for_each(|message| socket.send(Message::text(*message)).unwrap());
        while socket.read().is_ok() {}
    });
    format!("http://{address}/#/t/0123456789abcdef0123")
}

#[test]
fn a_server_of_another_version_is_told_in_words() {
    let data = folder();
    for messages in [&[r#"{"type":"reload","version":2}"#][..], &[r#"{"type":"something"}"#]] {
        let output = run(data.path(), &["join", &saying(messages)], b"");
        let shown = flat(&text(&output.stderr).replace('│', " "));
        assert_eq!(output.status.code(), Some(1), "{shown}");
        assert!(shown.contains("are of different versions"), "{shown}");
        assert!(shown.contains("open the link in a browser"), "{shown}");
    }
}
