//! Servers with tables, and terminals at them.

use crate::common::fogbound;
use fogbound_host::{Host, Limits, Store, Tables, router};
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ExitStatus, Stdio};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};
use tempfile::TempDir;
use tokio::sync::oneshot;

/// The longest time in which a terminal may say something.
const PATIENCE: Duration = Duration::from_secs(120);

/// A server in the process of the test, at which bots answer at once.
pub struct Server {
    pub address: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<()>>,
    _folder: TempDir,
}

impl Server {
    pub fn start() -> Server {
        let folder = TempDir::new().unwrap();
        let store = Store::open(&folder.path().join("tables.db")).unwrap();
        let limits =
            Limits { messages: 1_000_000, tables: 10_000, connections: 1000, ..Limits::default() };
        let host = Host::new(Tables::new(store, Duration::ZERO), limits, Vec::new(), false);
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        let (stop, stopped) = oneshot::channel::<()>();
        let run = move || {
            fogbound_server::run_until(listener, router(host, |tables| tables), stopped, async {})
                .unwrap();
        };
        let thread = Some(std::thread::spawn(run));
        Server { address, stop: Some(stop), thread, _folder: folder }
    }

    /// Makes a table, and returns its link.
    pub fn table(&self, game: &str, seats: &[&str]) -> String {
        make(self.address, game, seats)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.stop.take().map(|stop| stop.send(()));
        let _ = self.thread.take().map(JoinHandle::join);
    }
}

/// A server in a process of its own, which can be killed and started again.
pub struct Serving {
    child: Child,
    pub address: SocketAddr,
    data: TempDir,
}

impl Serving {
    pub fn start() -> Serving {
        let data = TempDir::new().unwrap();
        let (child, address) = serve(data.path(), 0);
        Serving { child, address, data }
    }

    pub fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    pub fn start_again(&mut self) {
        self.child = serve(self.data.path(), self.address.port()).0;
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn serve(data: &Path, port: u16) -> (Child, SocketAddr) {
    let mut command = fogbound(data, &["serve", "--port", &port.to_string()]);
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
    let address = line.trim().strip_prefix("http://").and_then(|it| it.strip_suffix('/'));
    (child, address.unwrap().parse().unwrap())
}

/// Makes a table at a server, and returns its link.
pub fn make(address: SocketAddr, game: &str, seats: &[&str]) -> String {
    let wanted = serde_json::json!({ "game": game, "seats": seats, "delay": 0 }).to_string();
    let answer = request(address, "POST", "/api/v1/tables", &wanted);
    let made: serde_json::Value = serde_json::from_str(&answer).unwrap();
    format!("http://{address}/#/t/{}", made["table"].as_str().unwrap())
}

/// Returns the record of a table, as far as everybody may know it.
pub fn record(link: &str) -> String {
    let (address, table) = link.strip_prefix("http://").unwrap().split_once("/#/t/").unwrap();
    request(address.parse().unwrap(), "GET", &format!("/api/v1/tables/{table}/record"), "")
}

fn request(address: SocketAddr, method: &str, path: &str, body: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    let length = body.len();
    let head = format!(
        "{method} {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\ncontent-length: {length}\r\n\r\n"
    );
    stream.write_all([&head, body].concat().as_bytes()).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer.split_once("\r\n\r\n").unwrap().1.to_owned()
}

/// Somebody at a terminal, which is killed with the test.
pub struct Terminal {
    child: Child,
    stdin: Option<ChildStdin>,
    shown: Arc<Mutex<String>>,
}

/// More answers than any game asks for.
const MANY: usize = 400;

impl Terminal {
    /// Runs the program with these arguments, and a folder for its data.
    pub fn run(data: &Path, args: &[&str]) -> Terminal {
        let mut command = fogbound(data, args);
        let command = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let shown = Arc::new(Mutex::new(String::new()));
        let (out, failed) = (child.stdout.take().unwrap(), child.stderr.take().unwrap());
        collect(out, Arc::clone(&shown));
        collect(failed, Arc::clone(&shown));
        Terminal { stdin: child.stdin.take(), child, shown }
    }

    /// Types lines.
    pub fn types(&mut self, lines: &str) -> &mut Terminal {
        let stdin = self.stdin.as_mut().unwrap();
        stdin.write_all(lines.as_bytes()).unwrap();
        stdin.flush().unwrap();
        self
    }

    /// Types so many answers, some of them what is advised.
    pub fn follows_advice(&mut self, times: usize) -> &mut Terminal {
        self.types(&super::text(&super::hints(times)))
    }

    /// Types answers for a whole game. Advice takes its time, so it is followed less often after the first turns.
    pub fn plays_to_the_end(&mut self) -> &mut Terminal {
        let rest = format!("hint!\n{}", "1\n\n".repeat(7)).repeat(MANY / 4);
        self.follows_advice(12).types(&rest)
    }

    /// Returns all that was shown, once this text is there.
    pub fn shows(&self, text: &str) -> String {
        self.shows_times(text, 1)
    }

    /// Returns all that was shown, once this text is there so many times.
    pub fn shows_times(&self, text: &str, times: usize) -> String {
        self.shows_when(text, |shown| flat(shown).matches(text).count() >= times)
    }

    /// Returns all that was shown, once it meets a condition.
    fn shows_when(&self, wanted: &str, is_met: impl Fn(&str) -> bool) -> String {
        let (mut news, mut length) = (Instant::now(), 0);
        loop {
            let shown = self.shown.lock().unwrap().clone();
            if is_met(&shown) {
                return shown;
            }
            // A whole game takes a busy machine long, but something happens all the time.
            if shown.len() > length {
                (news, length) = (Instant::now(), shown.len());
            }
            assert!(news.elapsed() < PATIENCE, "`{wanted}` is not shown:\n{shown}");
            std::thread::sleep(Duration::from_millis(10));
        }
    }

    /// Does what is advised until the table waits for somebody else, by this line.
    pub fn plays_turn(&mut self, waiting: &str) {
        let shown = self.shows_when("a question", |shown| shown.ends_with("\n> "));
        let count = |shown: &str, what: &str| shown.matches(what).count();
        let (waited, typed) = (count(&shown, waiting), count(&shown, "> hint!"));
        for n in 1.. {
            self.follows_advice(1);
            let shown = self.shows_when(waiting, |shown| {
                let is_asked = shown.ends_with("\n> ") && count(shown, "> hint!") == typed + n;
                is_asked || count(shown, waiting) > waited
            });
            if count(&shown, waiting) > waited {
                return;
            }
        }
    }

    pub fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Presses Ctrl-C.
    #[cfg(unix)]
    pub fn interrupt(&self) {
        let told = std::process::Command::new("kill")
            .args(["-INT", &self.child.id().to_string()])
            .status();
        assert!(told.unwrap().success());
    }

    /// Ends the input, and returns how the program has ended and all it has shown.
    pub fn ends(mut self) -> (ExitStatus, String) {
        self.stdin = None;
        let status = self.child.wait().unwrap();
        // What was written last is collected in a moment: both ends share the text until then.
        let begin = Instant::now();
        while Arc::strong_count(&self.shown) > 1 && begin.elapsed() < PATIENCE {
            std::thread::sleep(Duration::from_millis(5));
        }
        let shown = self.shown.lock().unwrap().clone();
        (status, shown)
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn collect(mut from: impl std::io::Read + Send + 'static, shown: Arc<Mutex<String>>) {
    std::thread::spawn(move || {
        let (mut bytes, mut block) = (Vec::new(), [0; 4096]);
        while let Ok(n @ 1..) = from.read(&mut block) {
            bytes.extend_from_slice(&block[..n]);
            // A character may come in two pieces.
            let whole = match std::str::from_utf8(&bytes) {
                Ok(text) => text.len(),
                Err(error) => error.valid_up_to(),
            };
            let rest = bytes.split_off(whole);
            shown.lock().unwrap().push_str(&String::from_utf8(bytes).unwrap());
            bytes = rest;
        }
    });
}

/// A text in one line, however it was broken for the screen.
pub fn flat(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Returns the files in a folder of the data, by their endings.
pub fn files(data: &Path, folder: &str, ending: &str) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(data.join("fogbound").join(folder));
    let paths = entries.into_iter().flatten().map(|entry| entry.unwrap().path());
    paths.filter(|path| path.extension().is_some_and(|it| it == ending)).collect()
}
