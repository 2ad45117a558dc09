//! `fogbound serve` as a user calls it.
use crate::common::{fogbound, text};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};

/// A server that runs; it is ended with the test.
pub struct Server {
    child: Child,
    address: String,
}

impl Server {
    pub fn start(args: &[&str]) -> Server {
        let mut command = fogbound(&std::env::temp_dir(), &["serve"]);
        command.args(args);
        Server::of(command)
    }

    /// Starts a server that may have no more files open than a usual shell allows.
    #[cfg(target_os = "linux")]
    pub fn with_few_files(args: &[&str]) -> Server {
        let program = fogbound(&std::env::temp_dir(), &[]);
        let mut command = Command::new("sh");
        command.args(["-c", "ulimit -S -n 1024; exec \"$0\" serve \"$@\""]);
        command.arg(program.get_program()).args(args);
        Server::of(command)
    }

    fn of(mut command: Command) -> Server {
        let command = command.stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let mut address = String::new();
        BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut address).unwrap();
        Server { child, address: address.trim_end().to_owned() }
    }

    pub fn host(&self) -> &str {
        self.address.strip_prefix("http://").unwrap().strip_suffix('/').unwrap()
    }

    /// The head and the body of an answer.
    pub fn get(&self, path: &str) -> (String, String) {
        self.get_as(self.host(), path)
    }

    /// The same for a page that calls the server by a name.
    fn get_as(&self, name: &str, path: &str) -> (String, String) {
        self.ask(&format!("GET {path} HTTP/1.1\r\nhost: {name}\r\nconnection: close\r\n\r\n"))
    }

    /// The head and the body of the answer to something that is sent.
    pub fn post(&self, path: &str, body: &str) -> (String, String) {
        let (host, length) = (self.host(), body.len());
        self.ask(&format!(
            "POST {path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\ncontent-length: {length}\r\n\r\n{body}"
        ))
    }

    /// The same for a whole request.
    fn ask(&self, request: &str) -> (String, String) {
        let mut stream = TcpStream::connect(self.host()).unwrap();
        stream.write_all(request.as_bytes()).unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).unwrap();
        let answer = String::from_utf8_lossy(&answer).into_owned();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        (head.to_owned(), body.to_owned())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Holds with the client and without, whichever the program was built with.
#[test]
fn the_page_is_served_where_the_program_says() {
    let server = Server::start(&["--port", "0"]);
    assert!(server.address.starts_with("http://127.0.0.1:"), "{}", server.address);
    let (head, body) = server.get("/");
    assert!(head.contains("content-security-policy: default-src 'none';"), "{head}");
    assert!(body.starts_with("<!doctype html>"), "{body}");
    let is_without_client = body.contains("cargo xtask play");
    let status = if is_without_client { "503" } else { "200" };
    assert!(head.starts_with(&format!("HTTP/1.1 {status} ")), "{head}");
    assert!(server.get("/nothing").0.starts_with("HTTP/1.1 404 "));
}

#[test]
fn nothing_is_answered_under_a_name_of_somebody_else() {
    let folder = tempfile::tempdir().unwrap();
    let tables = folder.path().join("tables.db");
    let server = Server::start(&["--port", "0", "--tables", tables.to_str().unwrap()]);
    for path in ["/", "/index.html", "/api/v1", "/nothing"] {
        let (head, body) = server.get_as("evil.example", path);
        assert!(head.starts_with("HTTP/1.1 403 "), "{path}: {head}");
        assert!(body.contains("other-page"), "{path}: {body}");
    }
    let port = server.host().rsplit_once(':').unwrap().1;
    let (head, _) = server.get_as(&format!("localhost:{port}"), "/api/v1");
    assert!(head.starts_with("HTTP/1.1 200 "), "{head}");
}

#[cfg(unix)]
#[test]
fn ctrl_c_ends_it_well() {
    let mut server = Server::start(&["--port", "0"]);
    let process = server.child.id().to_string();
    let told = Command::new("kill").args(["-INT", &process]).status().unwrap();
    assert!(told.success());
    assert_eq!(server.child.wait().unwrap().code(), Some(0));
    let mut said = String::new();
    server.child.stderr.take().unwrap().read_to_string(&mut said).unwrap();
    assert!(said.contains("Ctrl-C ends it."), "{said}");
}

#[test]
fn a_database_that_cannot_be_had_is_an_error_that_tells_no_password() {
    let address = "postgres://ada:secret@127.0.0.1:1/tables";
    let cases: [(&[&str], i32, &str); 4] = [
        (&["--database", address], 1, "The database of the tables cannot be opened"),
        (&["--database", "postgres://ada:secret@["], 1, "cannot be opened"),
        (&["--database", address, "--tables", "t.db"], 2, "cannot be used with"),
        (&["--nats", "nats://127.0.0.1:4222"], 1, "--nats goes with --database"),
    ];
    for (args, code, message) in cases {
        let all = [&["serve", "--port", "0"], args].concat();
        let output = fogbound(&std::env::temp_dir(), &all).output().unwrap();
        assert_eq!(output.status.code(), Some(code), "{args:?}");
        let said = text(&output.stderr);
        assert!(said.contains(message) && !said.contains("secret"), "{said}");
    }
    let mut told = fogbound(&std::env::temp_dir(), &["serve", "--port", "0"]);
    let output = told.env("FOGBOUND_DATABASE", address).output().unwrap();
    assert!(text(&output.stderr).contains("The database of the tables cannot be opened"));
}

#[test]
fn a_named_port_that_is_taken_is_an_error_and_otherwise_the_next_is_taken() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port().to_string();
    let output = fogbound(&std::env::temp_dir(), &["serve", "--port", &port]).output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stderr).contains(&format!("Port {port} is taken.")));
    assert_eq!(text(&output.stdout), "");
    // Whoever has 8080, two servers find two ports.
    let (one, two) = (Server::start(&[]), Server::start(&[]));
    assert_ne!(one.address, two.address);
    assert!(two.get("/").1.starts_with("<!doctype html>"));
}

#[test]
fn addresses_that_cannot_be_are_errors() {
    // 192.0.2.0/24 is for examples in documents; no machine has such an address.
    for (address, code, message) in [
        ("192.0.2.1", 1, "192.0.2.1 is no address of this machine."),
        ("here", 2, "invalid value 'here'"),
    ] {
        let output =
            fogbound(&std::env::temp_dir(), &["serve", "--address", address]).output().unwrap();
        assert_eq!(output.status.code(), Some(code));
        let said = text(&output.stderr);
        assert!(said.contains(message), "{said}");
    }
}

/// Returns an address for whoever runs a server that was free just now.
fn free() -> String {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().to_string()
}

#[cfg(unix)]
#[test]
fn health_and_metrics_are_on_a_listener_of_their_own_and_the_log_is_json() {
    let folder = tempfile::tempdir().unwrap();
    let tables = folder.path().join("tables.db");
    let (tables, metrics) = (tables.to_str().unwrap(), free());
    let args = ["--port", "0", "--tables", tables, "--metrics", &metrics, "--log", "json"];
    let mut server = Server::start(&args);
    let check = |path: &str| {
        let url = format!("http://{metrics}{path}");
        let args = ["serve", "--check-health", &url];
        fogbound(&std::env::temp_dir(), &args).output().unwrap().status.code()
    };
    assert_eq!(check("/health/ready"), Some(0));
    assert_eq!(check("/health/live"), Some(0));
    assert_eq!(check("/nothing"), Some(1));
    assert!(server.get("/metrics").0.starts_with("HTTP/1.1 404 "));
    let made = server.post("/api/v1/tables", r#"{"game":"mists","seats":["person"]}"#);
    let table: serde_json::Value = serde_json::from_str(&made.1).unwrap();
    let table = table["table"].as_str().unwrap();
    let (head, _) = server.get(&format!("/api/v1/tables/{table}/picture.png?at=0"));
    assert!(head.starts_with("HTTP/1.1 200 ") && head.contains("image/png"), "{head}");
    // A picture that is opened by itself keeps its own colours.
    let (head, _) = server.get(&format!("/api/v1/tables/{table}/picture.svg"));
    assert!(head.contains("style-src 'unsafe-inline'; sandbox"), "{head}");
    let told = Command::new("kill").args(["-TERM", &server.child.id().to_string()]).status();
    assert!(told.unwrap().success());
    assert_eq!(server.child.wait().unwrap().code(), Some(0));
    let mut said = String::new();
    server.child.stderr.take().unwrap().read_to_string(&mut said).unwrap();
    let lines =
        said.lines().filter_map(|line| serde_json::from_str::<serde_json::Value>(line).ok());
    let told: Vec<String> =
        lines.map(|line| line["fields"]["message"].as_str().unwrap().to_owned()).collect();
    assert_eq!(told, ["started", "a table was made", "stopping", "stopped"], "{said}");
    assert!(!said.contains(table), "{said}");
    assert_eq!(check("/health/live"), Some(1));
}

#[test]
fn a_level_of_the_log_that_there_is_not_is_an_error() {
    let mut command = fogbound(&std::env::temp_dir(), &["serve", "--port", "0"]);
    let output = command.env("FOGBOUND_LOG", "loud").output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).contains("FOGBOUND_LOG names no level of the log: loud"));
}
