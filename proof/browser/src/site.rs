//! A static host: files, and nothing but files. Where a file lies there with `.br` at the end of its
//! name too, that one is sent to who understands it.

use std::collections::BTreeMap;
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};

/// Types of files by the end of their names.
const TYPES: [(&str, &str); 10] = [
    (".html", "text/html; charset=utf-8"),
    (".js", "text/javascript; charset=utf-8"),
    (".css", "text/css; charset=utf-8"),
    (".wasm", "application/wasm"),
    (".svg", "image/svg+xml"),
    (".png", "image/png"),
    (".webmanifest", "application/manifest+json"),
    (".json", "application/json"),
    (".ttf", "font/ttf"),
    (".woff2", "font/woff2"),
];

/// Files to be served, in memory.
#[derive(Clone, Debug, Default)]
pub struct Site {
    files: BTreeMap<String, Vec<u8>>,
    headers: String,
}

/// A running host; it stops when this is dropped.
#[derive(Debug)]
pub struct Host {
    address: String,
    stops: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
}

impl Site {
    /// Nothing yet.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// With a file at a path such as `/index.html`; `/` is `/index.html`.
    #[must_use]
    pub fn file(mut self, path: &str, content: impl Into<Vec<u8>>) -> Self {
        self.files.insert(path.to_owned(), content.into());
        self
    }

    /// With all files of a folder.
    ///
    /// # Panics
    /// If the folder cannot be read.
    #[must_use]
    pub fn folder(self, folder: &Path) -> Self {
        let failed = |error| -> ! { panic!("{}: {error}", folder.display()) };
        let entries = fs::read_dir(folder).unwrap_or_else(|error| failed(error));
        entries.fold(self, |site, entry| {
            let path = entry.unwrap_or_else(|error| failed(error)).path();
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            if path.is_dir() {
                let below = Site::new().folder(&path).files.into_iter();
                below.fold(site, |site, (file, content)| {
                    site.file(&format!("/{name}{file}"), content)
                })
            } else {
                let content = fs::read(&path).unwrap_or_else(|error| failed(error));
                site.file(&format!("/{name}"), content)
            }
        })
    }

    /// With a header for every answer.
    #[must_use]
    pub fn header(mut self, name: &str, value: &str) -> Self {
        self.headers += &format!("{name}: {value}\r\n");
        self
    }

    /// Serves it at a free port of this machine.
    ///
    /// # Panics
    /// If there is no free port.
    #[must_use]
    pub fn serve(self) -> Host {
        let listener = TcpListener::bind("127.0.0.1:0");
        let listener = listener.unwrap_or_else(|error| panic!("no port: {error}"));
        let address = listener.local_addr().map(|address| address.to_string()).unwrap_or_default();
        let stops = Arc::new(AtomicBool::new(false));
        let stopped = Arc::clone(&stops);
        let thread = thread::spawn(move || {
            let site = Arc::new(self);
            for stream in listener.incoming().map_while(Result::ok) {
                if stopped.load(Ordering::Relaxed) {
                    return;
                }
                let site = Arc::clone(&site);
                // A browser that hangs up does no harm.
                thread::spawn(move || site.answer(&stream));
            }
        });
        Host { address, stops, thread: Some(thread) }
    }

    fn answer(&self, mut stream: &TcpStream) -> std::io::Result<()> {
        let mut lines = BufReader::new(stream).lines();
        let request = lines.next().transpose()?.unwrap_or_default();
        let mut takes_brotli = false;
        while let Some(line) = lines.next().transpose()?.filter(|line| !line.is_empty()) {
            let line = line.to_ascii_lowercase();
            takes_brotli |= line.starts_with("accept-encoding:") && line.contains("br");
        }

        let path = request.split(' ').nth(1).unwrap_or_default();
        let path = path.split(['?', '#']).next().unwrap_or_default();
        let path = if path.ends_with('/') { format!("{path}index.html") } else { path.to_owned() };
        let small = takes_brotli.then(|| self.files.get(&format!("{path}.br"))).flatten();
        let encoding = small.map_or("", |_| "content-encoding: br\r\n");
        let (status, content) = match small.or_else(|| self.files.get(&path)) {
            Some(content) => ("200 OK", content.as_slice()),
            None => ("404 Not Found", &b"not here"[..]),
        };
        let kind = TYPES.iter().find(|(end, _)| path.ends_with(end));
        let kind = kind.map_or("text/plain; charset=utf-8", |(_, kind)| kind);
        let (headers, length) = (&self.headers, content.len());
        write!(
            stream,
            "HTTP/1.1 {status}\r\ncontent-type: {kind}\r\ncontent-length: {length}\r\n\
             cache-control: no-cache\r\nconnection: close\r\n{encoding}{headers}\r\n"
        )?;
        stream.write_all(content)
    }
}

impl Host {
    /// The address of a path.
    #[must_use]
    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        self.stops.store(true, Ordering::Relaxed);
        // The thread waits for a caller; this is the last one.
        let _ = TcpStream::connect(&self.address);
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}
