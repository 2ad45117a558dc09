//! A Firefox of our own, over its WebDriver BiDi protocol: just as much of it as a smoke test needs.

use crate::protocol::text;
use serde_json::{Value, json};
use std::cell::RefCell;
use std::env;
use std::ffi::OsStr;
use std::fs;
use std::io::{BufRead, BufReader};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Duration;
use tempfile::TempDir;
use tungstenite::{Message, WebSocket};

/// Words of Firefox before the address at which it listens.
const LISTENS: &str = "WebDriver BiDi listening on ws://";

/// The time for which a browser may be silent while it is asked.
const PATIENCE: Duration = Duration::from_secs(120);

/// What a new profile would ask or fetch is left out; pages are in English.
const PREFERENCES: &str = r#"user_pref("intl.accept_languages", "en-US");
user_pref("intl.locale.requested", "en-US");
user_pref("app.update.enabled", false);
user_pref("app.normandy.enabled", false);
user_pref("browser.aboutwelcome.enabled", false);
user_pref("browser.safebrowsing.update.enabled", false);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("browser.startup.page", 0);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("extensions.update.enabled", false);
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
user_pref("services.settings.server", "");
user_pref("toolkit.telemetry.enabled", false);
"#;

/// The number of times that a page is asked for what is waited for, and the pause in between.
const LOOKS: usize = 600;
const PAUSE: Duration = Duration::from_millis(50);

/// The number of answers that may stay away. One alone takes all of the patience.
const MISSED: usize = 2;

/// A Firefox with a tab in use. What went wrong in it fails when it is dropped.
pub struct Firefox {
    connection: RefCell<Connection>,
    context: String,
    process: Child,
    _profile: TempDir,
}

struct Connection {
    socket: WebSocket<TcpStream>,
    calls: u64,
    /// The number of answers that have stayed away.
    missed: usize,
    problems: Vec<String>,
}

impl Firefox {
    /// Starts the Firefox that `FOGBOUND_FIREFOX` names; none if it names nothing.
    ///
    /// # Panics
    /// If it does not start.
    #[must_use]
    pub fn launch() -> Option<Self> {
        let named = env::var_os("FOGBOUND_FIREFOX")?;
        let started = Self::start(&named);
        Some(started.unwrap_or_else(|error| panic!("{}: {error}", named.display())))
    }

    fn start(firefox: &OsStr) -> Result<Self, String> {
        let told = |error: std::io::Error| error.to_string();
        let profile =
            tempfile::Builder::new().prefix("fogbound-firefox-").tempdir().map_err(told)?;
        fs::write(profile.path().join("user.js"), PREFERENCES).map_err(told)?;
        let mut process = Command::new(firefox)
            .args(["--headless", "--no-remote", "--remote-debugging-port", "0", "--profile"])
            .arg(profile.path())
            .args(["--width", "1280", "--height", "800"])
            .env("HOME", profile.path())
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(told)?;
        let mut lines = BufReader::new(process.stderr.take().ok_or("no pipe")?).lines();
        let address = lines.by_ref().map_while(Result::ok).find_map(|line| {
            line.split_once(LISTENS).map(|(_, address)| address.trim().to_owned())
        });
        // It must not stop because nobody reads what it says.
        thread::spawn(move || lines.map_while(Result::ok).for_each(drop));
        let address = address.ok_or("it does not listen")?;
        let stream = TcpStream::connect(&address).map_err(told)?;
        stream.set_read_timeout(Some(PATIENCE)).map_err(told)?;
        let session = format!("ws://{address}/session");
        let (socket, _) =
            tungstenite::client(session, stream).map_err(|error| error.to_string())?;
        let mut connection = Connection { socket, calls: 0, missed: 0, problems: Vec::new() };
        connection.call("session.new", &json!({ "capabilities": {} }))?;
        connection.call("session.subscribe", &json!({ "events": ["log.entryAdded"] }))?;
        // The tab that is there already does not have the focus, which buttons demand before they take keys.
        let tab = connection.call("browsingContext.create", &json!({ "type": "tab" }))?;
        let context = text(&tab["context"]);
        Ok(Self { connection: RefCell::new(connection), context, process, _profile: profile })
    }

    fn try_call(&self, method: &str, mut params: Value) -> Result<Value, String> {
        params["context"] = self.context.as_str().into();
        self.connection.borrow_mut().call(method, &params)
    }

    #[track_caller]
    fn call(&self, method: &str, params: Value) -> Value {
        self.try_call(method, params).unwrap_or_else(|error| panic!("{error}"))
    }

    /// Loads a page and waits until all of it is there.
    #[track_caller]
    pub fn goto(&self, url: &str) {
        self.call("browsingContext.navigate", json!({ "url": url, "wait": "complete" }));
    }

    /// Loads the page again.
    #[track_caller]
    pub fn reload(&self) {
        self.call("browsingContext.reload", json!({ "wait": "complete" }));
    }

    /// Returns the value of an expression, which comes as JSON; a promise is awaited.
    fn try_eval(&self, script: &str) -> Result<Value, String> {
        let script = json!({
            "expression": format!("Promise.resolve({script}).then(it => JSON.stringify(it ?? null))"),
            "target": { "context": self.context },
            "awaitPromise": true,
        });
        let answer = self.connection.borrow_mut().call("script.evaluate", &script)?;
        let value = answer["result"]["value"].as_str().ok_or_else(|| answer.to_string())?;
        serde_json::from_str(value).map_err(|error| error.to_string())
    }

    /// Waits until an expression is true or something else than nothing, and returns it.
    #[track_caller]
    pub fn wait_for(&self, what: &str, script: &str) -> Value {
        self.wait_until(what, || {
            self.try_eval(script).ok().filter(|it| !it.is_null() && *it != false)
        })
    }

    #[track_caller]
    fn wait_until<T>(&self, what: &str, mut find: impl FnMut() -> Option<T>) -> T {
        for _ in 0..LOOKS {
            if let Some(found) = find() {
                return found;
            }
            if self.connection.borrow().missed > MISSED {
                break;
            }
            thread::sleep(PAUSE);
        }
        let shown = self.try_eval("[location.href, document.body.innerText]");
        panic!("looked {LOOKS} times for {what}: {shown:?}");
    }

    /// Waits for the first button of a name.
    #[track_caller]
    fn button(&self, name: &str) -> Value {
        // To look for it by its role takes Firefox for ever where the machine has much else to do.
        let find = format!(
            "[...document.querySelectorAll('button')].find(it => it.getClientRects().length
                && (it.ariaLabel ?? it.innerText).trim() === {})",
            json!(name)
        );
        let script = json!({
            "expression": find,
            "target": { "context": self.context },
            "awaitPromise": false,
        });
        self.wait_until(&format!("button “{name}”"), || {
            let found = self.connection.borrow_mut().call("script.evaluate", &script).ok()?;
            let id = &found["result"]["sharedId"];
            id.is_string().then(|| json!({ "sharedId": id }))
        })
    }

    /// Presses the button of a name with the mouse.
    #[track_caller]
    pub fn press(&self, name: &str) {
        let element = self.button(name);
        self.call_on(&element, "it => it.scrollIntoView({ block: 'center' })");
        self.press_from(&json!({ "type": "element", "element": element }), 0, 0);
    }

    /// Presses at a place of the window with the mouse.
    #[track_caller]
    pub fn press_at(&self, x: i64, y: i64) {
        self.press_from(&"viewport".into(), x, y);
    }

    /// Gives the focus to the button of a name.
    #[track_caller]
    pub fn focus(&self, name: &str) {
        let element = self.button(name);
        self.call_on(&element, "it => it.focus()");
    }

    #[track_caller]
    fn press_from(&self, origin: &Value, x: i64, y: i64) {
        let actions = json!([{ "type": "pointer", "id": "mouse", "actions": [
            { "type": "pointerMove", "x": x, "y": y, "origin": origin },
            { "type": "pointerDown", "button": 0 },
            { "type": "pointerUp", "button": 0 },
        ]}]);
        self.call("input.performActions", json!({ "actions": actions }));
    }

    #[track_caller]
    fn call_on(&self, element: &Value, function: &str) {
        let call = json!({
            "functionDeclaration": function,
            "arguments": [element],
            "target": { "context": self.context },
            "awaitPromise": true,
        });
        let called = self.connection.borrow_mut().call("script.callFunction", &call);
        called.unwrap_or_else(|error| panic!("{error}"));
    }

    /// Presses a key by its character: `\u{e006}` is Enter, `\u{e012}` and on are the arrows to the left, up, to
    /// the right and down.
    #[track_caller]
    pub fn key(&self, key: char) {
        let actions = json!([{ "type": "key", "id": "keys", "actions": [
            { "type": "keyDown", "value": key }, { "type": "keyUp", "value": key },
        ]}]);
        self.call("input.performActions", json!({ "actions": actions }));
    }

    /// Fails if anything went wrong in the page.
    #[track_caller]
    pub fn check(&self) {
        let problems = std::mem::take(&mut self.connection.borrow_mut().problems);
        assert!(problems.is_empty(), "{}", problems.join("\n"));
    }
}

impl Connection {
    fn call(&mut self, method: &str, params: &Value) -> Result<Value, String> {
        let failed = |error: tungstenite::Error| format!("{method}: {error}");
        self.calls += 1;
        let id = self.calls;
        let message = json!({ "id": id, "method": method, "params": params });
        self.socket.send(Message::text(message.to_string())).map_err(failed)?;
        loop {
            let message = self.socket.read().map_err(|error| {
                self.missed += 1;
                failed(error)
            });
            let Message::Text(message) = message? else { continue };
            let mut message: Value =
                serde_json::from_str(&message).map_err(|error| error.to_string())?;
            match text(&message["type"]).as_str() {
                "success" if message["id"] == id => return Ok(message["result"].take()),
                "error" if message["id"] == id => return Err(format!("{method}: {message}")),
                "event" if message["params"]["level"] == "error" => {
                    self.problems.push(text(&message["params"]["text"]));
                }
                _ => {}
            }
        }
    }
}

impl Drop for Firefox {
    fn drop(&mut self) {
        // The profile can be removed only when nobody writes to it any more; of errors here nobody wants to know.
        let _ = self.connection.borrow_mut().call("browser.close", &json!({}));
        let _ = self.process.kill();
        let _ = self.process.wait();
        if !thread::panicking() {
            self.check();
        }
    }
}
