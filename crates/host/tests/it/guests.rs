//! A server, and guests at its tables.

use crate::databases::{Databases, GIVEN};
use fogbound_host::{Host, Limits, NoticeTerms, Store, Tables, router};
use fogbound_protocol::{Asked, FromTable, Made, NAME, Standing, ToTable, VERSION, What};
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Once;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tungstenite::client::IntoClientRequest as _;
use tungstenite::{Error, HandshakeError, Message, WebSocket};

/// Limits that no test reaches by chance.
const GENEROUS: Limits =
    Limits { messages: 1_000_000, tables: 10_000, connections: 1000, drawings: 100_000 };

/// A server on a port of its own. It is killed with the test, as by the loss of power.
pub struct Server {
    pub address: SocketAddr,
    place: Place,
    nats: Option<String>,
    /// The tables of a server in this process.
    pub tables: Option<Tables>,
    runtime: Option<tokio::runtime::Runtime>,
    /// The process of a server that is killed for good.
    process: Option<Child>,
}

/// Where the tables of a test are kept: in a file, or in a database if the tests are run again for that.
pub struct Place {
    /// The file, or the address of the database.
    pub name: String,
    _folder: Option<tempfile::TempDir>,
}

impl Place {
    pub fn fresh() -> Place {
        match std::env::var_os(GIVEN).and_then(|_| Databases::shared()) {
            Some(databases) => Place { name: databases.make(), _folder: None },
            None => {
                let folder = tempfile::tempdir().unwrap();
                let name = folder.path().join("tables.db").to_str().unwrap().to_owned();
                Place { name, _folder: Some(folder) }
            }
        }
    }
}

/// Opens the store of a place.
pub fn open_store(place: &Place) -> Store {
    if place.name.starts_with("postgres:") {
        return Store::connect(&place.name).unwrap();
    }
    // A server that was ended just now may still hold the file.
    let store = (0..100).find_map(|_| match Store::open(Path::new(&place.name)) {
        Ok(store) => Some(store),
        Err(error) => {
            assert_eq!(error.kind(), std::io::ErrorKind::ResourceBusy, "{error}");
            std::thread::sleep(Duration::from_millis(50));
            None
        }
    });
    store.unwrap()
}

impl Server {
    pub fn start() -> Server {
        Server::limited(GENEROUS)
    }

    pub fn limited(limits: Limits) -> Server {
        let place = Place::fresh();
        let any = "127.0.0.1:0".parse().unwrap();
        let (address, runtime, tables) = serve_on(open_store(&place), any, limits, None);
        let (runtime, tables) = (Some(runtime), Some(tables));
        Server { address, place, nats: None, tables, runtime, process: None }
    }

    /// Starts a server on a store.
    pub fn on(store: Store) -> Server {
        let any = "127.0.0.1:0".parse().unwrap();
        let (address, runtime, tables) = serve_on(store, any, GENEROUS, None);
        let place = Place { name: String::new(), _folder: None };
        let (runtime, tables) = (Some(runtime), Some(tables));
        Server { address, place, nats: None, tables, runtime, process: None }
    }

    /// Starts a server in a process of its own.
    pub fn process() -> Server {
        Server::process_at(Place::fresh(), None)
    }

    fn process_at(place: Place, nats: Option<&str>) -> Server {
        let (process, address) = spawn(&place.name, 0, nats);
        let nats = nats.map(str::to_owned);
        Server { address, place, nats, tables: None, runtime: None, process: Some(process) }
    }

    /// Starts a node on a database in a process of its own.
    pub fn node_process(database: &str, nats: Option<&str>) -> Server {
        Server::process_at(Place { name: database.to_owned(), _folder: None }, nats)
    }

    /// Starts a node on a database.
    pub fn node(database: &str, nats: Option<&str>) -> Server {
        let any = "127.0.0.1:0".parse().unwrap();
        let place = Place { name: database.to_owned(), _folder: None };
        let (address, runtime, tables) = serve_on(open_store(&place), any, GENEROUS, nats);
        let (runtime, tables) = (Some(runtime), Some(tables));
        Server { address, place, nats: nats.map(str::to_owned), tables, runtime, process: None }
    }

    /// Lets a server in this process send notices.
    pub fn send_notices(&self, terms: NoticeTerms) {
        let _entered = self.runtime.as_ref().unwrap().enter();
        self.tables.as_ref().unwrap().send_notices(terms);
    }

    /// Ends the life of all tables of a server in this process, as before it is stopped.
    pub fn close(&self) {
        self.runtime.as_ref().unwrap().block_on(self.tables.as_ref().unwrap().close());
    }

    /// Ends the server wherever it is, and starts another one on the same tables and port.
    pub fn restart(&mut self) {
        if let Some(mut process) = self.process.take() {
            // On Unix it is sent a signal that no program can hear.
            process.kill().unwrap();
            process.wait().unwrap();
            self.process =
                Some(spawn(&self.place.name, self.address.port(), self.nats.as_deref()).0);
            return;
        }
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
        self.tables = None;
        let nats = self.nats.as_deref();
        let (address, runtime, tables) =
            serve_on(open_store(&self.place), self.address, GENEROUS, nats);
        assert_eq!(address, self.address);
        (self.runtime, self.tables) = (Some(runtime), Some(tables));
    }

    /// Returns the file of its tables.
    pub fn file(&self) -> &Path {
        Path::new(&self.place.name)
    }

    /// Kills a server in a process of its own for good.
    pub fn kill(&mut self) {
        let mut process = self.process.take().unwrap();
        process.kill().unwrap();
        process.wait().unwrap();
    }

    /// Sends a request, and returns the status and the body of the answer.
    pub fn http(&self, method: &str, path: &str, headers: &str, body: &str) -> (u16, String) {
        let (status, _, body) = self.answer(method, path, headers, body);
        (status, body)
    }

    /// Sends a request, and returns the status, the head and the body of the answer.
    pub fn answer(
        &self,
        method: &str,
        path: &str,
        headers: &str,
        body: &str,
    ) -> (u16, String, String) {
        let mut stream = TcpStream::connect(self.address).unwrap();
        let (host, length) = (self.address, body.len());
        let host =
            if headers.contains("host:") { String::new() } else { format!("host: {host}\r\n") };
        let request = format!(
            "{method} {path} HTTP/1.1\r\n{host}connection: close\r\ncontent-length: {length}\r\n{headers}\r\n{body}"
        );
        stream.write_all(request.as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let status = answer.split(' ').nth(1).unwrap().parse().unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        (status, head.to_owned(), body.to_owned())
    }

    pub fn get(&self, path: &str) -> (u16, String) {
        self.http("GET", path, "", "")
    }

    /// Makes a table, with holders of its seats.
    pub fn make(&self, game: &str, seats: &[&str]) -> Made {
        self.make_late(game, seats, 0)
    }

    /// Makes a table that those who look on see some seconds late.
    pub fn make_late(&self, game: &str, seats: &[&str], delay: u16) -> Made {
        let wanted =
            serde_json::json!({ "game": game, "seats": seats, "name": "Ada", "delay": delay });
        let (status, body) = self.http("POST", "/api/v1/tables", "", &wanted.to_string());
        assert_eq!(status, 201, "{body}");
        serde_json::from_str(&body).unwrap()
    }

    pub fn record(&self, table: &str) -> String {
        let (status, body) = self.get(&format!("/api/v1/tables/{table}/record"));
        assert_eq!(status, 200, "{body}");
        body
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        if let Some(process) = &mut self.process {
            let _ = process.kill();
            let _ = process.wait();
        }
    }
}

/// Starts a server in a process of its own, as soon as the port is free.
fn spawn(place: &str, port: u16, nats: Option<&str>) -> (Child, SocketAddr) {
    for _ in 0..200 {
        let mut process = Command::new(example("serve"))
            .arg(place)
            .arg(port.to_string())
            .args(nats)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut address = String::new();
        BufReader::new(process.stdout.as_mut().unwrap()).read_line(&mut address).unwrap();
        if let Ok(address) = address.trim().parse() {
            return (process, address);
        }
        process.wait().unwrap();
        std::thread::sleep(Duration::from_millis(20));
    }
    panic!("no server starts");
}

/// Returns the program of an example. Cargo builds them beside the tests only if all tests are run.
pub fn example(name: &str) -> PathBuf {
    static BUILT: Once = Once::new();
    BUILT.call_once(|| {
        let build = ["build", "--quiet", "--package", "fogbound-host", "--examples"];
        assert!(Command::new(env!("CARGO")).args(build).status().unwrap().success());
    });
    let test = std::env::current_exe().unwrap();
    test.parent().unwrap().parent().unwrap().join("examples").join(name)
}

fn serve_on(
    store: Store,
    address: SocketAddr,
    limits: Limits,
    nats: Option<&str>,
) -> (SocketAddr, tokio::runtime::Runtime, Tables) {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    let tables = match store.is_shared() {
        true => Tables::shared(store, Duration::ZERO, nats).unwrap(),
        false => Tables::new(store, Duration::ZERO),
    };
    let host = Host::new(tables.clone(), limits, vec!["localhost".to_owned()], false);
    let router = router(host, |tables| tables).into_make_service_with_connect_info::<SocketAddr>();
    let listener = runtime
        .block_on(async {
            for _ in 0..100 {
                match tokio::net::TcpListener::bind(address).await {
                    Ok(listener) => return Some(listener),
                    Err(_) => tokio::time::sleep(Duration::from_millis(50)).await,
                }
            }
            None
        })
        .unwrap();
    let address = listener.local_addr().unwrap();
    runtime.spawn(async move { axum::serve(listener, router).await });
    (address, runtime, tables)
}

/// Somebody at a table.
pub struct Guest {
    socket: WebSocket<TcpStream>,
    pub table: String,
    pub tokens: Vec<String>,
    /// What is known of the table, with all events that came since.
    pub standing: Standing,
    pub seats: Vec<u8>,
    pub asked: Vec<Asked>,
    pub events: Vec<(u64, What)>,
}

impl Guest {
    pub fn join(server: &Server, table: &str, tokens: &[String]) -> Guest {
        Guest::join_from(server, table, tokens, 0)
    }

    pub fn join_from(server: &Server, table: &str, tokens: &[String], seen: u64) -> Guest {
        let mut guest = Guest {
            socket: open(server, table),
            table: table.to_owned(),
            tokens: tokens.to_vec(),
            standing: Standing {
                seq: 0,
                record: None,
                pending: vec![],
                chairs: vec![],
                asked_back: None,
                over: false,
                again: None,
                late: 0,
            },
            seats: vec![],
            asked: vec![],
            events: vec![],
        };
        guest.hello(seen);
        guest
    }

    /// Connects again after a loss, and goes on from the last event that was seen.
    pub fn rejoin(&mut self, server: &Server) {
        assert!(self.try_to_rejoin(server.address));
    }

    /// Tries to connect again after a loss; returns `false` if that was lost, too.
    pub fn try_to_rejoin(&mut self, address: SocketAddr) -> bool {
        let Ok(socket) = connect(address, &self.table) else { return false };
        self.socket = socket;
        self.asked.clear();
        self.say_hello(self.standing.seq);
        loop {
            match self.hear() {
                Some(FromTable::Welcome { .. }) => return true,
                Some(_) => {}
                None => return false,
            }
        }
    }

    fn hello(&mut self, seen: u64) {
        self.say_hello(seen);
        self.until(|message| matches!(message, FromTable::Welcome { .. }));
    }

    fn say_hello(&mut self, seen: u64) {
        self.say(&ToTable::Hello {
            versions: vec![VERSION],
            tokens: self.tokens.clone(),
            seen,
            language: "en".to_owned(),
            legal: true,
        });
    }

    pub fn say(&mut self, message: &ToTable) {
        self.say_text(&serde_json::to_string(message).unwrap());
    }

    pub fn say_text(&mut self, text: &str) {
        // A server that has died is noticed by who waits for an answer.
        let _ = self.socket.send(Message::text(text.to_owned()));
    }

    /// Returns the name of a new request.
    pub fn fresh(&self) -> String {
        static NEXT: AtomicU64 = AtomicU64::new(1);
        format!("request-{}", NEXT.fetch_add(1, Ordering::Relaxed))
    }

    /// Takes note of a message if one has come; waits for a moment.
    pub fn listen(&mut self) {
        self.socket.get_ref().set_read_timeout(Some(Duration::from_millis(2))).unwrap();
        if let Ok(Message::Text(text)) = self.socket.read() {
            self.heard(&text);
        }
        self.socket.get_ref().set_read_timeout(Some(PATIENCE)).unwrap();
    }

    /// Returns the next message, which is taken note of; `None` once the connection is closed.
    pub fn hear(&mut self) -> Option<FromTable> {
        loop {
            match self.socket.read() {
                Ok(Message::Text(text)) => return Some(self.heard(&text)),
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    /// Waits until the connection is closed, and returns the code.
    pub fn closed(&mut self) -> Option<u16> {
        loop {
            match self.socket.read() {
                Ok(Message::Text(text)) => drop(self.heard(&text)),
                Ok(Message::Close(frame)) => return frame.map(|frame| frame.code.into()),
                Ok(_) => {}
                Err(_) => return None,
            }
        }
    }

    fn heard(&mut self, text: &str) -> FromTable {
        let message: FromTable = serde_json::from_str(text).unwrap();
        match &message {
            FromTable::Welcome { seats, standing, .. } => {
                self.seats.clone_from(seats);
                self.stand(standing);
            }
            FromTable::Record(standing) => self.stand(standing),
            FromTable::Event { seq, what, .. } => self.note(*seq, what),
            FromTable::Asked(asked) => {
                self.asked.retain(|other| other.seat != asked.seat);
                self.asked.push(asked.clone());
            }
            _ => {}
        }
        message
    }

    fn stand(&mut self, standing: &Standing) {
        let before = self.standing.record.take();
        let seen = self.standing.seq;
        self.standing = standing.clone();
        if standing.record.is_none() {
            // What was missed follows.
            (self.standing.record, self.standing.seq) = (before, seen);
        }
    }

    fn note(&mut self, seq: u64, what: &What) {
        if seq <= self.standing.seq {
            return;
        }
        assert_eq!(seq, self.standing.seq + 1, "an event is missing");
        self.standing.seq = seq;
        self.events.push((seq, what.clone()));
        if let What::Acted { lines, .. } | What::TookBack { lines, .. } = what {
            let record = self.standing.record.as_mut().unwrap();
            lines.iter().for_each(|line| *record += &format!("{line}\n"));
            self.asked.clear();
        }
    }

    /// Hears messages up to one; panics if the connection is closed before.
    pub fn until(&mut self, is_it: impl Fn(&FromTable) -> bool) -> FromTable {
        loop {
            let message = self.hear().expect("the connection is open");
            if is_it(&message) {
                return message;
            }
        }
    }

    /// Sends a request and returns its answer.
    pub fn ask(&mut self, request: &ToTable) -> FromTable {
        self.say(request);
        self.until(|message| {
            matches!(
                message,
                FromTable::Done { .. } | FromTable::Refused { .. } | FromTable::Later { .. }
            )
        })
    }

    /// Takes a seat.
    pub fn sit(&mut self, seat: u8, name: &str) {
        let id = self.fresh();
        let token =
            format!("{:032x}", std::process::id().wrapping_mul(31).wrapping_add(id.len() as u32))
                + &id.replace('-', "");
        let sit = ToTable::Sit { id, seat, name: name.to_owned(), token: token.clone() };
        assert!(matches!(self.ask(&sit), FromTable::Done { .. }));
        self.tokens.push(token);
        self.seats.push(seat);
    }

    /// Returns the request to answer a question by the first of these words that is legal, else by the first answer.
    pub fn act(&mut self, seat: u8, action: &str) -> ToTable {
        let id = self.fresh();
        ToTable::Act { id, seat, on: self.standing.seq, actions: vec![action.to_owned()] }
    }
}

/// Time in which an answer must be there.
const PATIENCE: Duration = Duration::from_secs(20);

/// Opens a connection to a table.
pub fn open(server: &Server, table: &str) -> WebSocket<TcpStream> {
    try_to_open(server, table).expect("a connection")
}

/// Opens a connection to a table, or returns the status of the refusal.
pub fn try_to_open(server: &Server, table: &str) -> Result<WebSocket<TcpStream>, u16> {
    loop {
        match connect(server.address, table) {
            Ok(socket) => return Ok(socket),
            Err(Some(status)) => return Err(status),
            Err(None) => std::thread::sleep(Duration::from_millis(20)),
        }
    }
}

/// Opens a connection to a table; the status of the refusal, or nothing if there is no server.
fn connect(address: SocketAddr, table: &str) -> Result<WebSocket<TcpStream>, Option<u16>> {
    let url = format!("ws://{address}/api/v1/tables/{table}/live");
    let mut request = url.into_client_request().unwrap();
    request.headers_mut().insert("sec-websocket-protocol", NAME.parse().unwrap());
    let stream = TcpStream::connect(address).map_err(|_| None)?;
    stream.set_read_timeout(Some(PATIENCE)).unwrap();
    tungstenite::client(request, stream).map(|(socket, _)| socket).map_err(
        |refused| match refused {
            HandshakeError::Failure(Error::Http(answer)) => Some(answer.status().as_u16()),
            _ => None,
        },
    )
}
