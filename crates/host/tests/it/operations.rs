//! What whoever runs a server is told: health, counts, and the log, in which no secret stands.

use crate::guests::{Guest, Server, open};
use fogbound_host::{Limits, Store, operate};
use fogbound_protocol::{FromTable, ToTable};
use std::io::{Read as _, Write as _};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::{Arc, Mutex};
use tracing_subscriber::Layer as _;
use tracing_subscriber::filter::LevelFilter;
use tracing_subscriber::fmt::MakeWriter;
use tracing_subscriber::layer::SubscriberExt as _;

/// Asks the listener for whoever runs the server.
fn ask(operations: SocketAddr, path: &str) -> (u16, String) {
    let mut stream = TcpStream::connect(operations).unwrap();
    let request = format!("GET {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    let status = answer.split(' ').nth(1).unwrap().parse().unwrap();
    (status, answer.split_once("\r\n\r\n").unwrap().1.to_owned())
}

fn operations(server: &Server) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    operate(listener, server.tables.clone().unwrap()).unwrap();
    address
}

/// Returns the value of a count.
fn count(text: &str, name: &str) -> f64 {
    let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.unwrap_or_else(|| panic!("{name} is not in\n{text}")).parse().unwrap()
}

#[test]
fn health_follows_the_store_and_the_end_of_the_server() {
    let server = Server::start();
    let address = operations(&server);
    assert_eq!(ask(address, "/health/live").0, 200);
    assert_eq!(ask(address, "/health/ready").0, 200);
    assert_eq!(ask(address, "/nothing").0, 404);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(server.tables.as_ref().unwrap().close());
    assert_eq!(ask(address, "/health/ready"), (503, "stopping\n".to_owned()));
    assert_eq!(ask(address, "/health/live").0, 200);
    // Nothing of it is on the listener for everybody.
    for path in ["/metrics", "/health/live", "/health/ready"] {
        assert_eq!(server.get(path).0, 404, "{path}");
    }
    let broken = Server::on(Store::with(Broken, Broken).unwrap());
    let address = operations(&broken);
    assert_eq!(ask(address, "/health/live").0, 200);
    assert_eq!(ask(address, "/health/ready"), (503, "the store fails\n".to_owned()));
    assert_eq!(
        broken.http("POST", "/api/v1/tables", "", r#"{"game":"mists","seats":["open"]}"#).0,
        503
    );
    let (_, metrics) = ask(address, "/metrics");
    assert!(count(&metrics, r#"fogbound_store_errors_total{kind="failed"}"#) >= 2.0, "{metrics}");
    assert_eq!(count(&metrics, "fogbound_entries_appended_total"), 0.0);
}

/// A store that can do nothing.
struct Broken;

impl fogbound_host::Backend for Broken {
    fn append(
        &mut self,
        _: &[fogbound_host::Append],
    ) -> Result<Vec<bool>, fogbound_host::StoreError> {
        Err(fogbound_host::StoreError::Failed("no disk".to_owned()))
    }

    fn read(
        &mut self,
        _: &str,
        _: u64,
    ) -> Result<Vec<fogbound_host::Row>, fogbound_host::StoreError> {
        Err(fogbound_host::StoreError::Failed("no disk".to_owned()))
    }

    fn secret(&mut self, _: &str, _: &str) -> Result<String, fogbound_host::StoreError> {
        Err(fogbound_host::StoreError::Failed("no disk".to_owned()))
    }

    fn listed(&mut self, _: u32) -> Result<Vec<fogbound_host::Listing>, fogbound_host::StoreError> {
        Err(fogbound_host::StoreError::Failed("no disk".to_owned()))
    }

    fn owing(&mut self, _: u32, _: u32) -> Result<Vec<String>, fogbound_host::StoreError> {
        Err(fogbound_host::StoreError::Failed("no disk".to_owned()))
    }

    fn settle(&mut self, _: &str, _: u64) -> Result<(), fogbound_host::StoreError> {
        Err(fogbound_host::StoreError::Failed("no disk".to_owned()))
    }
}

/// Makes a table, sits down at it, plays a little and does what is not allowed; returns all secrets there were.
fn busy(server: &Server) -> Vec<String> {
    let made = server.make("mists", &["person", "open", "greedy"]);
    let token = made.token.unwrap();
    let mut ada = Guest::join(server, &made.table, std::slice::from_ref(&token));
    let mut grace = Guest::join(server, &made.table, &[]);
    grace.sit(1, "Grace");
    while ada.asked.is_empty() {
        ada.hear();
    }
    let asked = ada.asked.remove(0);
    let act = ada.act(0, &asked.legal[0]);
    assert!(matches!(ada.ask(&act), FromTable::Done { .. }));
    let id = ada.fresh();
    let other = ToTable::Leave { id, seat: 1 };
    assert!(matches!(ada.ask(&other), FromTable::Refused { .. }));
    ada.say_text("{");
    ada.until(|message| matches!(message, FromTable::Refused { .. }));
    assert_eq!(server.get(&format!("/api/v1/tables/{}/picture.svg", made.table)).0, 200);
    assert_eq!(server.get("/api/v1/tables/00000000000000000000").0, 404);
    let mut secrets = grace.tokens.clone();
    secrets.extend([token, made.table]);
    secrets
}

#[test]
fn counts_follow_what_happens_and_name_nobody() {
    let server = Server::start();
    let address = operations(&server);
    let secrets = busy(&server);
    let (status, text) = ask(address, "/metrics");
    assert_eq!(status, 200);
    assert!(text.ends_with("# EOF\n"), "{text}");
    assert_eq!(count(&text, "fogbound_tables_made_total"), 1.0);
    assert_eq!(count(&text, "fogbound_tables_live"), 1.0);
    assert!(count(&text, "fogbound_entries_appended_total") >= 3.0);
    assert_eq!(
        count(&text, "fogbound_append_seconds_count"),
        count(&text, "fogbound_entries_appended_total")
    );
    assert!(count(&text, "fogbound_messages_in_total") >= 4.0);
    assert!(count(&text, "fogbound_messages_out_total") >= 6.0);
    assert!(count(&text, "fogbound_bytes_out_total") >= 1000.0);
    assert_eq!(count(&text, r#"fogbound_refused_total{reason="not-your-seat"}"#), 1.0);
    assert_eq!(count(&text, r#"fogbound_refused_total{reason="no-such-table"}"#), 1.0);
    assert_eq!(count(&text, "fogbound_drawing_seconds_count"), 1.0);
    let made = r#"fogbound_http_requests_total{route="/api/v1/tables",status="201"}"#;
    assert_eq!(count(&text, made), 1.0);
    assert!(text.contains(r#"route="/api/v1/tables/{table}/picture.svg",status="200""#), "{text}");
    for secret in secrets {
        assert!(!text.contains(&secret), "{secret} stands in\n{text}");
    }
    assert!(!text.contains("127.0.0.1"), "{text}");
}

/// All that is logged in this process.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl std::io::Write for Log {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

impl<'a> MakeWriter<'a> for Log {
    type Writer = Log;

    fn make_writer(&'a self) -> Log {
        self.clone()
    }
}

#[test]
fn no_secret_is_logged_and_no_address_at_the_usual_level() {
    let (all, usual) = (Log::default(), Log::default());
    let (everything, layer) = (tracing_subscriber::fmt::layer(), tracing_subscriber::fmt::layer());
    let both = tracing_subscriber::registry()
        .with(everything.json().with_writer(all.clone()))
        .with(layer.with_writer(usual.clone()).with_filter(LevelFilter::INFO));
    tracing::subscriber::set_global_default(both).unwrap();
    let server = Server::start();
    let mut secrets = busy(&server);
    let limited = Server::limited(Limits { messages: 2, connections: 1, ..Limits::default() });
    let made = limited.make("mists", &["person"]);
    let _held = open(&limited, &made.table);
    assert_eq!(crate::guests::try_to_open(&limited, &made.table).err(), Some(429));
    assert_eq!(crate::guests::try_to_open(&limited, &made.table).err(), Some(429));
    secrets.extend([made.table, made.token.unwrap()]);
    let read = |log: &Log| String::from_utf8(log.0.lock().unwrap().clone()).unwrap();
    let (all, usual) = (read(&all), read(&usual));
    assert!(usual.contains("a table was made"), "{usual}");
    assert!(usual.contains("too much was asked for and refused"), "{usual}");
    assert!(all.contains("127.0.0.1"), "the address is there for whoever looks closely: {all}");
    assert!(!usual.contains("127.0.0.1"), "{usual}");
    for secret in secrets {
        assert!(!all.contains(&secret), "{secret} stands in\n{all}");
    }
}
