//! A NATS server for a test, on a port of its own. It ends with the process of the tests, however that ends.

use std::env;
use std::io::{BufRead as _, BufReader, Write as _};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::thread::sleep;
use std::time::Duration;

/// Starts a server for each line of the input, on the port that it says.
const SUPERVISE: &str = r#"
    while read port; do
        [ -z "$child" ] || wait "$child"
        "$1" -a 127.0.0.1 -p "$port" >/dev/null 2>&1 &
        child=$!
        echo "$child"
    done
    kill -KILL "$child""#;

/// A server.
pub struct Broker {
    port: u16,
    process: String,
    supervisor: Child,
    told: BufReader<ChildStdout>,
}

impl Broker {
    /// Starts a server; `None` if there is no NATS, which is an error where nothing may be left out.
    pub fn start() -> Option<Broker> {
        let Some(program) = program() else {
            assert_ne!(env::var("CI").as_deref(), Ok("true"), "nats-server is missing");
            eprintln!("NOT RUN: nats-server is missing. Name it in FOGBOUND_NATS_SERVER.");
            return None;
        };
        let mut supervise = Command::new("/bin/sh");
        supervise.args(["-c", SUPERVISE, "sh"]).arg(program);
        let mut supervisor = supervise
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let told = BufReader::new(supervisor.stdout.take().unwrap());
        // A port that is free now will most likely be free in a moment.
        let free = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
        let port = free.local_addr().unwrap().port();
        drop(free);
        let mut broker = Broker { port, process: String::new(), supervisor, told };
        broker.start_again();
        Some(broker)
    }

    /// Starts the server, and waits until it answers.
    pub fn start_again(&mut self) {
        let port = format!("{}\n", self.port);
        self.supervisor.stdin.as_mut().unwrap().write_all(port.as_bytes()).unwrap();
        self.process.clear();
        self.told.read_line(&mut self.process).unwrap();
        for _ in 0..200 {
            if TcpStream::connect(("127.0.0.1", self.port)).is_ok() {
                return;
            }
            sleep(Duration::from_millis(20));
        }
        panic!("NATS does not start");
    }

    /// Kills the server.
    pub fn kill(&self) {
        let kill = Command::new("kill").args(["-KILL", self.process.trim()]).status();
        assert!(kill.unwrap().success());
    }

    /// Returns the address of the server.
    pub fn address(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }
}

impl Drop for Broker {
    fn drop(&mut self) {
        drop(self.supervisor.stdin.take());
        let _ = self.supervisor.wait();
    }
}

fn program() -> Option<PathBuf> {
    if let Some(named) = env::var_os("FOGBOUND_NATS_SERVER") {
        return Some(named.into());
    }
    let path = env::var_os("PATH").unwrap_or_default();
    let places = env::split_paths(&path).chain([PathBuf::from("/usr/sbin")]);
    places.map(|folder| folder.join("nats-server")).find(|program| program.is_file())
}
