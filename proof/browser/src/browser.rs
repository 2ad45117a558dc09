//! A Chromium of our own: found, started with a fresh profile and named fonts, and gone without a trace.

use crate::page::{Context, Page};
use crate::protocol::{Connection, lock};
use serde_json::json;
use std::env;
use std::ffi::{OsStr, OsString};
use std::fs;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex, Weak};
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

/// Whatever font a page asks for and does not bring along, it gets the one named; others only lend the
/// letters that it lacks.
const FONTS: &str = r#"<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir>/usr/local/share/fonts</dir>
  <dir prefix="xdg">fonts</dir>
  <cachedir>CACHE</cachedir>
  <match target="pattern">
    <edit name="family" mode="assign" binding="strong"><string>FONT</string></edit>
  </match>
</fontconfig>
"#;

/// The letters that a browser writes with, whatever fonts the machine has: pages must hold with the widest
/// that is common, and with a narrow one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Letters {
    /// DejaVu Sans.
    Wide = 0,
    /// Liberation Sans.
    Narrow = 1,
}

impl Letters {
    /// The name of the font.
    #[must_use]
    pub const fn font(self) -> &'static str {
        ["DejaVu Sans", "Liberation Sans"][self as usize]
    }
}

/// A browser that runs as long as somebody holds it or one of its pages.
pub struct Browser {
    running: Arc<Running>,
}

/// A process; it ends when this is dropped, or when this program ends.
pub(crate) struct Running {
    pub(crate) connection: Connection,
    process: Mutex<Child>,
    /// Its profile, if it is thrown away with it.
    profile: Option<TempDir>,
}

impl Running {
    /// True if the browser is that of one person, whose data outlive it.
    pub(crate) fn is_at_home(&self) -> bool {
        self.profile.is_none()
    }
}

/// The browsers that tests share, by their letters.
static SHARED: Mutex<[Weak<Running>; 2]> = Mutex::new([Weak::new(), Weak::new()]);

impl Browser {
    /// A browser with wide letters, shared by all who use one at the same time: each page is that of
    /// another player.
    ///
    /// # Panics
    /// As [`Browser::alone`].
    #[must_use]
    pub fn launch() -> Self {
        Self::with(Letters::Wide)
    }

    /// Likewise with these letters.
    ///
    /// # Panics
    /// As [`Browser::alone`].
    #[must_use]
    pub fn with(letters: Letters) -> Self {
        let mut shared = lock(&SHARED);
        let place = &mut shared[letters as usize];
        let running = place.upgrade().unwrap_or_else(|| start(letters));
        *place = Arc::downgrade(&running);
        Self { running }
    }

    /// A browser of one's own, for what nobody else may disturb: starts the Chromium that
    /// `FOGBOUND_CHROMIUM` names, or the `chromium` on the path.
    ///
    /// # Panics
    /// If it does not start.
    #[must_use]
    pub fn alone() -> Self {
        Self { running: start(Letters::Wide) }
    }

    /// A browser of one person, with data in a folder that outlives it.
    ///
    /// # Panics
    /// As [`Browser::alone`].
    #[must_use]
    pub fn at_home(folder: &Path) -> Self {
        Self { running: start_in(folder, None, Letters::Wide) }
    }

    /// Crashes the browser, with all that it was about to do.
    ///
    /// # Panics
    /// If it goes on.
    pub fn crash(self) {
        let crashed = self.running.connection.call("", "Browser.crash", json!({}));
        assert!(crashed.is_err(), "the browser goes on");
        let ended = lock(&self.running.process).wait();
        ended.unwrap_or_else(|error| panic!("the browser: {error}"));
    }

    /// A page of a new player, with a storage of its own.
    ///
    /// # Panics
    /// If the browser is gone.
    #[must_use]
    pub fn page(&self) -> Page {
        Page::open(Context::new(Arc::clone(&self.running)))
    }
}

fn start(letters: Letters) -> Arc<Running> {
    let profile = tempfile::Builder::new().prefix("fogbound-browser-").tempdir();
    let profile = profile.unwrap_or_else(|error| panic!("no profile: {error}"));
    let folder = profile.path().to_owned();
    start_in(&folder, Some(profile), letters)
}

fn start_in(folder: &Path, profile: Option<TempDir>, letters: Letters) -> Arc<Running> {
    let chromium = env::var_os("FOGBOUND_CHROMIUM").unwrap_or_else(|| "chromium".into());
    let started = try_start(&chromium, folder, profile, letters);
    Arc::new(started.unwrap_or_else(|error| panic!("{}: {error}", chromium.display())))
}

fn try_start(
    chromium: &OsStr,
    folder: &Path,
    profile: Option<TempDir>,
    letters: Letters,
) -> Result<Running, String> {
    let told = |error: std::io::Error| error.to_string();
    let fonts = folder.join("fonts.conf");
    fs::write(&fonts, fonts_with(letters, folder)).map_err(told)?;
    let mut data = OsString::from("--user-data-dir=");
    data.push(folder);
    let mut process = Command::new("sh")
        .args(["-c", SHELL])
        .arg(chromium)
        .args(OPTIONS)
        .arg(data)
        .env("FONTCONFIG_FILE", fonts)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .map_err(told)?;
    let pipes = process.stdin.take().zip(process.stdout.take());
    let (to, from) = pipes.ok_or("no pipes")?;
    let connection = Connection::new(to, from);
    let running = Running { connection, process: Mutex::new(process), profile };
    running.connection.call("", "Browser.getVersion", json!({}))?;
    Ok(running)
}

fn fonts_with(letters: Letters, profile: &Path) -> String {
    let cache = profile.join("font-cache").display().to_string();
    FONTS.replace("CACHE", &cache).replace("FONT", letters.font())
}

impl Drop for Running {
    fn drop(&mut self) {
        // The profile can be removed only when nobody writes to it any more. A browser that does not
        // answer is killed; of errors here nobody wants to know.
        let mut process = lock(&self.process);
        if self.connection.call("", "Browser.close", json!({})).is_err() {
            let _ = process.kill();
        }
        let _ = process.wait();
    }
}
