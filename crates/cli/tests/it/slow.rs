//! Connections that are left half open, or from which nobody reads: they keep nobody out.

use crate::serve::Server;
use serde_json::{Value, json};
use std::net::{Ipv4Addr, SocketAddr};
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};
use tungstenite::Message;

/// Connections of each stage that they are left in.
const OF_A_STAGE: usize = 250;

/// Connections of one address.
const OF_AN_ADDRESS: usize = 10;

/// Time in which somebody who plays has an answer.
const AT_MOST: Duration = Duration::from_secs(1);

/// The stages that a connection is left in.
#[derive(Clone, Copy)]
enum Stage {
    Silent,
    HalfAHead,
    WithoutHello,
    NotReading,
}

const STAGES: [Stage; 4] =
    [Stage::Silent, Stage::HalfAHead, Stage::WithoutHello, Stage::NotReading];

/// Opens a connection by an address of this machine, and leaves it.
async fn leave(from: Ipv4Addr, to: SocketAddr, table: &str, stage: Stage) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(1024).unwrap();
    socket.bind(SocketAddr::new(from.into(), 0)).unwrap();
    let mut stream = socket.connect(to).await.unwrap();
    let upgrade = format!(
        "GET /api/v1/tables/{table}/live HTTP/1.1\r\nhost: {to}\r\nconnection: upgrade\r\n\
         upgrade: websocket\r\nsec-websocket-version: 13\r\n\
         sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    );
    match stage {
        Stage::Silent => {}
        Stage::HalfAHead => stream.write_all(b"GET / HTTP/1.1\r\nhost: loc").await.unwrap(),
        Stage::WithoutHello | Stage::NotReading => {
            stream.write_all(upgrade.as_bytes()).await.unwrap();
            let mut head = [0; 12];
            stream.read_exact(&mut head).await.unwrap();
            assert_eq!(&head, b"HTTP/1.1 101");
        }
    }
    if let Stage::NotReading = stage {
        let hello = json!({ "type": "hello", "versions": [1], "legal": true }).to_string();
        for said in std::iter::once(hello.as_str()).chain(["{"; 60]) {
            // A server that sends this one away has dealt with it.
            let _ = stream.write_all(&frame(said)).await;
        }
    }
    stream
}

/// Returns a text as a client sends it, with a mask that changes nothing.
fn frame(text: &str) -> Vec<u8> {
    let length = u8::try_from(text.len()).unwrap();
    assert!(length < 126);
    [&[0x81, 0x80 | length, 0, 0, 0, 0], text.as_bytes()].concat()
}

/// Opens as many connections of each stage, from many addresses.
async fn leave_all(to: SocketAddr, table: &str) -> Vec<TcpStream> {
    let mut left = Vec::new();
    for number in 0..STAGES.len() * OF_A_STAGE {
        let address = u8::try_from(number / OF_AN_ADDRESS).unwrap();
        let from = Ipv4Addr::new(127, 0, 1, address + 1);
        left.push(leave(from, to, table, STAGES[number % STAGES.len()]).await);
    }
    left
}

/// Somebody who plays, and has an answer in time.
struct Player(tungstenite::WebSocket<std::net::TcpStream>);

impl Player {
    fn join(to: SocketAddr, made: &Value) -> Player {
        let stream = std::net::TcpStream::connect(to).unwrap();
        stream.set_read_timeout(Some(AT_MOST)).unwrap();
        let table = made["table"].as_str().unwrap();
        let url = format!("ws://{to}/api/v1/tables/{table}/live");
        let (socket, _) = tungstenite::client(url, stream).unwrap();
        let mut player = Player(socket);
        player.say(&json!({
            "type": "hello", "versions": [1], "tokens": [made["token"]], "legal": true,
        }));
        player
    }

    fn say(&mut self, message: &Value) {
        self.0.send(Message::text(message.to_string())).unwrap();
    }

    /// Waits for a message of this type.
    fn until(&mut self, kind: &str) -> Value {
        let since = Instant::now();
        loop {
            let message = self.0.read().expect("an answer within a second");
            let message: Value = serde_json::from_str(message.to_text().unwrap()).unwrap();
            assert!(since.elapsed() < AT_MOST, "{kind} took {:?}", since.elapsed());
            assert_ne!(message["type"], "refused", "{message}");
            if message["type"] == kind {
                return message;
            }
        }
    }
}

fn runtime() -> tokio::runtime::Runtime {
    // The test holds as many files as the server.
    rlimit::increase_nofile_limit(8192).unwrap();
    tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap()
}

fn make(server: &Server) -> Value {
    let wanted = r#"{"game":"mists","seats":["person"]}"#;
    serde_json::from_str(&server.post("/api/v1/tables", wanted).1).unwrap()
}

/// The server starts with no more files than a usual shell allows.
#[test]
fn a_thousand_half_open_and_slow_connections_keep_nobody_out() {
    let folder = tempfile::tempdir().unwrap();
    let tables = folder.path().join("tables.db");
    let server = Server::with_few_files(&["--port", "0", "--tables", tables.to_str().unwrap()]);
    let to: SocketAddr = server.host().parse().unwrap();
    let made = make(&server);
    let runtime = runtime();
    let left = runtime.block_on(leave_all(to, made["table"].as_str().unwrap()));
    assert_eq!(left.len(), 1000);
    // Somebody comes after them, makes a table, and plays there and where the slow ones look on.
    for made in [make(&server), made] {
        let since = Instant::now();
        let mut player = Player::join(to, &made);
        for decision in 0..10 {
            let asked = player.until("asked");
            let id = format!("decision-{decision}");
            let (on, action) = (&asked["on"], &asked["legal"][0]);
            player
                .say(&json!({ "type": "act", "id": id, "seat": 0, "on": on, "actions": [action] }));
            player.until("done");
        }
        println!("ten decisions among slow connections took {:?}", since.elapsed());
        let since = Instant::now();
        assert!(server.get("/").1.starts_with("<!doctype html>"));
        assert!(since.elapsed() < AT_MOST, "the page took {:?}", since.elapsed());
    }
    drop(left);
}

#[test]
fn one_address_cannot_take_all_connections() {
    let folder = tempfile::tempdir().unwrap();
    let tables = folder.path().join("tables.db");
    let server = Server::start(&["--port", "0", "--tables", tables.to_str().unwrap()]);
    let to: SocketAddr = server.host().parse().unwrap();
    let closed = runtime().block_on(async {
        let from = Ipv4Addr::new(127, 0, 2, 1);
        let mut left = Vec::new();
        for _ in 0..300 {
            left.push(leave(from, to, "", Stage::Silent).await);
        }
        let mut closed = 0;
        for stream in &mut left {
            let mut byte = [0];
            let read = tokio::time::timeout(Duration::from_millis(20), stream.read(&mut byte));
            // Whoever has its share is waited for.
            closed += usize::from(matches!(read.await, Ok(Ok(0) | Err(_))));
        }
        closed
    });
    assert_eq!(closed, 100);
    assert!(server.get("/").1.starts_with("<!doctype html>"));
}
