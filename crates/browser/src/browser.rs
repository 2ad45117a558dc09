//! A Chromium of our own: found, started with a fresh profile, and gone without a trace.

use crate::page::Page;
use crate::protocol::Connection;
use serde_json::json;
use std::env;
use std::ffi::{OsStr, OsString};
use std::process::{Child, Command, Stdio};
use std::rc::Rc;
use tempfile::TempDir;

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

/// A running browser; it ends when this is dropped, or when this program ends.
pub struct Browser {
    connection: Rc<Connection>,
    process: Child,
    _profile: TempDir,
}

impl Browser {
    /// Starts the Chromium that `FOGBOUND_CHROMIUM` names, or the `chromium` on the path.
    ///
    /// # Panics
    /// If it does not start.
    #[must_use]
    pub fn launch() -> Self {
        let chromium = env::var_os("FOGBOUND_CHROMIUM").unwrap_or_else(|| "chromium".into());
        Self::start(&chromium).unwrap_or_else(|error| panic!("{}: {error}", chromium.display()))
    }

    fn start(chromium: &OsStr) -> Result<Self, String> {
        let told = |error: std::io::Error| error.to_string();
        let profile =
            tempfile::Builder::new().prefix("fogbound-browser-").tempdir().map_err(told)?;
        let mut data = OsString::from("--user-data-dir=");
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
