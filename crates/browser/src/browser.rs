//! A Chromium of our own: found, started with a fresh profile, and gone without a trace.

use crate::page::Page;
use crate::protocol::Connection;
use serde_json::json;
use std::env;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::rc::Rc;
use tempfile::TempDir;

/// Names a Chromium may have on the path.
const NAMES: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/// Where a Chromium may lie that is on no path.
const PLACES: [&str; 2] = [
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/// The sandbox is off because it cannot be had in most containers, and only our own pages are opened.
const OPTIONS: [&str; 12] = [
    "--headless=new",
    "--remote-debugging-pipe",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--no-default-browser-check",
    "--lang=en-US",
];

/// The protocol runs over descriptors 3 and 4, which the standard library cannot hand to a child.
const SHELL: &str = r#"exec "$0" "$@" 3<&0 4>&1 </dev/null >/dev/null 2>&1"#;

/// The Chromium to use: what `FOGBOUND_CHROMIUM` names, or the first that is found.
#[must_use]
pub fn chromium() -> Option<PathBuf> {
    if let Some(named) = env::var_os("FOGBOUND_CHROMIUM") {
        return Some(named.into());
    }
    let path = env::var_os("PATH").unwrap_or_default();
    let on_path = NAMES.into_iter().flat_map(|name| {
        env::split_paths(&path).map(move |folder| folder.join(name)).collect::<Vec<_>>()
    });
    on_path.chain(PLACES.map(PathBuf::from)).find(|place| place.is_file())
}

/// A running browser; it ends when this is dropped, or when this program ends.
pub struct Browser {
    connection: Rc<Connection>,
    process: Child,
    _profile: TempDir,
}

impl Browser {
    /// Starts Chromium.
    ///
    /// # Panics
    /// If there is none, or it does not start.
    #[must_use]
    pub fn launch() -> Self {
        let Some(chromium) = chromium() else {
            panic!("no Chromium on the path; FOGBOUND_CHROMIUM may name one");
        };
        Self::start(&chromium).unwrap_or_else(|error| panic!("{}: {error}", chromium.display()))
    }

    fn start(chromium: &Path) -> Result<Self, String> {
        let told = |error: std::io::Error| error.to_string();
        let profile =
            tempfile::Builder::new().prefix("fogbound-browser-").tempdir().map_err(told)?;
        let mut data = std::ffi::OsString::from("--user-data-dir=");
        data.push(profile.path());
        let mut process = Command::new("sh")
            .args(["-c", SHELL])
            .arg(chromium)
            .args(OPTIONS)
            .arg(data)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(told)?;
        let pipes = process.stdin.take().zip(process.stdout.take());
        let (to, from) = pipes.ok_or("no pipes")?;
        let connection = Rc::new(Connection::new(to, from));
        let browser = Self { connection, process, _profile: profile };
        browser.connection.call("", "Browser.getVersion", json!({}))?;
        Ok(browser)
    }

    /// A page of a new player, with a storage of its own.
    ///
    /// # Panics
    /// If the browser is gone.
    #[must_use]
    pub fn page(&self) -> Page {
        let created = self.connection.call("", "Target.createBrowserContext", json!({}));
        let created = created.unwrap_or_else(|error| panic!("{error}"));
        let context = created["browserContextId"].as_str().unwrap_or_default();
        Page::open(Rc::clone(&self.connection), context)
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        // The profile can be removed only when nobody writes to it any more. A browser that does not
        // answer is killed; of errors here nobody wants to know.
        if self.connection.call("", "Browser.close", json!({})).is_err() {
            let _ = self.process.kill();
        }
        let _ = self.process.wait();
    }
}
