//! One tab: loading, asking, waiting, and what went wrong in it.

use crate::browser::Running;
use crate::output;
use crate::protocol::{Connection, text};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};
use std::cell::RefCell;
use std::fs;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::Arc;
use std::thread;

/// The length of a page's text that is printed when it failed.
const TEXT_PRINTED: usize = 3000;

/// The storage of one player, which its tabs share; it is thrown away with the last of them, unless the browser
/// is that of one person.
pub(crate) struct Context {
    running: Arc<Running>,
    /// Nothing for the storage of the browser itself.
    id: Option<String>,
}

impl Context {
    pub(crate) fn new(running: Arc<Running>) -> Rc<Self> {
        let id = (!running.is_at_home()).then(|| {
            let created = running.connection.call("", "Target.createBrowserContext", json!({}));
            let created = created.unwrap_or_else(|error| panic!("{error}"));
            text(&created["browserContextId"])
        });
        Rc::new(Self { running, id })
    }
}

impl Drop for Context {
    fn drop(&mut self) {
        let Some(id) = &self.id else { return };
        let context = json!({ "browserContextId": id });
        // A browser that is gone has thrown it away.
        let _ = self.running.connection.call("", "Target.disposeBrowserContext", context);
    }
}

/// A tab of the browser.
pub struct Page {
    context: Rc<Context>,
    target: String,
    session: String,
    /// Sessions of its workers.
    workers: RefCell<Vec<String>>,
    problems: RefCell<Vec<String>>,
}

impl Page {
    pub(crate) fn open(context: Rc<Context>) -> Self {
        let call = |method: &str, params: Value| {
            let called = context.running.connection.call("", method, params);
            called.unwrap_or_else(|error| panic!("{error}"))
        };
        let mut target = json!({ "url": "about:blank" });
        if let Some(id) = &context.id {
            target["browserContextId"] = id.as_str().into();
        }
        let target = call("Target.createTarget", target)["targetId"].take();
        let attach = json!({ "targetId": target, "flatten": true });
        let session = call("Target.attachToTarget", attach)["sessionId"].take();
        let page = Self {
            context,
            target: text(&target),
            session: text(&session),
            workers: RefCell::default(),
            problems: RefCell::default(),
        };
        for domain in ["Page", "Runtime", "Log", "DOM", "Network", "Accessibility"] {
            page.call(&format!("{domain}.enable"), json!({}));
        }
        let workers =
            json!({ "autoAttach": true, "waitForDebuggerOnStart": false, "flatten": true });
        page.call("Target.setAutoAttach", workers);
        // Several pages are used at once, and each is the one in front.
        page.call("Emulation.setFocusEmulationEnabled", json!({ "enabled": true }));
        page
    }

    /// Another tab of the same player.
    #[must_use]
    pub fn another(&self) -> Self {
        Self::open(Rc::clone(&self.context))
    }

    fn connection(&self) -> &Connection {
        &self.context.running.connection
    }

    pub(crate) fn try_call(&self, method: &str, params: Value) -> Result<Value, String> {
        self.connection().call(&self.session, method, params)
    }

    #[track_caller]
    pub(crate) fn call(&self, method: &str, params: Value) -> Value {
        self.try_call(method, params).unwrap_or_else(|error| self.fail(&error))
    }

    /// Loads a page and waits until all of it is there.
    #[track_caller]
    pub fn goto(&self, url: &str) {
        let answer = self.call("Page.navigate", json!({ "url": url }));
        if let Some(error) = answer["errorText"].as_str() {
            self.fail(&format!("{url}: {error}"));
        }
        self.wait_for("the page to load", "document.readyState === 'complete'");
    }

    /// Loads the page again.
    #[track_caller]
    pub fn reload(&self) {
        self.eval("window.fogboundStale = true");
        self.call("Page.reload", json!({}));
        let fresh = "!window.fogboundStale && document.readyState === 'complete'";
        self.wait_for("the page to load again", fresh);
    }

    /// The value of an expression; a promise is awaited.
    #[track_caller]
    pub fn eval(&self, script: &str) -> Value {
        self.try_eval(script).unwrap_or_else(|error| self.fail(&format!("{error}\n{script}")))
    }

    /// Runs a script in each page that is loaded from now on, before its own.
    #[track_caller]
    pub fn before_load(&self, script: &str) {
        self.call("Page.addScriptToEvaluateOnNewDocument", json!({ "source": script }));
    }

    /// The value of an expression that is a number.
    #[track_caller]
    pub fn number(&self, script: &str) -> f64 {
        let value = self.eval(script);
        value.as_f64().unwrap_or_else(|| self.fail(&format!("{value} is no number: {script}")))
    }

    /// The value of an expression that is a text.
    #[track_caller]
    pub fn text(&self, script: &str) -> String {
        match self.eval(script) {
            Value::String(text) => text,
            value => self.fail(&format!("{value} is no text: {script}")),
        }
    }

    pub(crate) fn try_eval(&self, script: &str) -> Result<Value, String> {
        let script = json!({
            "expression": script, "awaitPromise": true, "returnByValue": true,
        });
        let mut answer = self.try_call("Runtime.evaluate", script)?;
        match &answer["exceptionDetails"] {
            Value::Null => Ok(answer["result"]["value"].take()),
            details => Err(exception(details)),
        }
    }

    /// Returns the area that the boxes of two elements have in common, in square pixels; 0 if one is not there.
    #[track_caller]
    #[must_use]
    pub fn overlap(&self, one: &str, other: &str) -> f64 {
        let script = "(() => {
            const [a, b] = BOTH.map(it => document.querySelector(it)?.getBoundingClientRect());
            const along = Math.min(a?.right, b?.right) - Math.max(a?.left, b?.left);
            const down = Math.min(a?.bottom, b?.bottom) - Math.max(a?.top, b?.top);
            return along > 0 && down > 0 ? along * down : 0;
        })()";
        let both = json!([one, other]).to_string();
        self.eval(&script.replace("BOTH", &both)).as_f64().unwrap_or_default()
    }

    /// Cuts the network, also for the page's workers, or joins it again.
    #[track_caller]
    pub fn offline(&self, offline: bool) {
        self.gather();
        let conditions = json!({
            "offline": offline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1,
        });
        self.call("Network.emulateNetworkConditions", conditions.clone());
        for worker in self.workers.borrow().iter() {
            // A worker may have ended meanwhile.
            let _ = self.connection().call(worker, "Network.enable", json!({}));
            let conditions = conditions.clone();
            let _ = self.connection().call(worker, "Network.emulateNetworkConditions", conditions);
        }
    }

    /// Returns the value of an expression in the service worker of the page.
    #[track_caller]
    pub fn eval_in_service_worker(&self, script: &str) -> Value {
        self.wait_for("the service worker", "navigator.serviceWorker.ready.then(() => true)");
        let script = format!("globalThis.ServiceWorkerGlobalScope && [{script}]");
        let params = json!({ "expression": script, "returnByValue": true });
        self.wait_until("the service worker", || {
            self.gather();
            let workers = self.workers.borrow().clone();
            workers.iter().find_map(|worker| {
                // A worker may have ended meanwhile.
                let answer = self.connection().call(worker, "Runtime.evaluate", params.clone());
                answer.ok()?["result"]["value"].as_array()?.first().cloned()
            })
        })
    }

    /// Lets the service worker of the page hear what a push service would deliver.
    #[track_caller]
    pub fn push(&self, data: &str) {
        self.call("ServiceWorker.enable", json!({}));
        let registration = self.wait_until("the registration", || {
            let registered = |(method, params): (String, Value)| {
                let is_told = method == "ServiceWorker.workerRegistrationUpdated";
                let registered = params["registrations"].as_array()?.first()?.clone();
                is_told.then(|| text(&registered["registrationId"]))
            };
            self.events().into_iter().find_map(registered)
        });
        let origin = self.text("location.origin");
        let message = json!({ "origin": origin, "registrationId": registration, "data": data });
        self.call("ServiceWorker.deliverPushMessage", message);
        // The next one is told of the registration again.
        self.call("ServiceWorker.disable", json!({}));
    }

    /// Shows the page as it is printed, on a system that prefers dark screens.
    #[track_caller]
    pub fn print(&self) {
        let dark = json!([{ "name": "prefers-color-scheme", "value": "dark" }]);
        self.call("Emulation.setEmulatedMedia", json!({ "media": "print", "features": dark }));
    }

    /// Keeps the files that the page gives away in a folder.
    #[track_caller]
    pub fn keep_files_in(&self, folder: &Path) {
        let folder = folder.display().to_string();
        self.call(
            "Page.setDownloadBehavior",
            json!({ "behavior": "allow", "downloadPath": folder }),
        );
    }

    /// Lets no request pass whose address matches one of these patterns, of which `*` stands for anything.
    #[track_caller]
    pub fn block(&self, addresses: &[&str]) {
        self.call("Network.setBlockedURLs", json!({ "urls": addresses }));
    }

    /// Events of the page since they were last asked for, such as `Network.loadingFinished`.
    #[must_use]
    pub fn events(&self) -> Vec<(String, Value)> {
        self.connection()
            .take_events(&self.session)
            .into_iter()
            .inspect(|e| self.judge(e))
            .collect()
    }

    /// Saves what is seen as `target/browser/screenshots/NAME.png`.
    #[track_caller]
    pub fn screenshot(&self, name: &str) -> PathBuf {
        self.save_picture("screenshots", name).unwrap_or_else(|error| self.fail(&error))
    }

    /// Saves what is seen as a small WebP file, and returns its path.
    #[track_caller]
    pub fn picture(&self, path: &Path) -> PathBuf {
        let format = json!({ "format": "webp", "quality": 88 });
        self.save(path.to_owned(), format).unwrap_or_else(|error| self.fail(&error))
    }

    fn save_picture(&self, folder: &str, name: &str) -> Result<PathBuf, String> {
        self.save(output(folder).join(name).with_extension("png"), json!({ "format": "png" }))
    }

    fn save(&self, path: PathBuf, format: Value) -> Result<PathBuf, String> {
        let picture = self.try_call("Page.captureScreenshot", format)?;
        let data = picture["data"].as_str().unwrap_or_default();
        let data = STANDARD.decode(data).map_err(|error| error.to_string())?;
        fs::write(&path, data).map_err(|error| format!("{}: {error}", path.display()))?;
        Ok(path)
    }

    /// Takes what went wrong so far: exceptions, errors on the console, breaches of the policy.
    #[must_use]
    pub fn take_problems(&self) -> Vec<String> {
        self.gather();
        self.problems.take()
    }

    /// Fails if anything went wrong.
    #[track_caller]
    pub fn check(&self) {
        let problems = self.take_problems();
        if !problems.is_empty() {
            self.fail(&problems.join("\n"));
        }
    }

    /// Limits what the pages of this origin may keep in databases, in bytes; without a number, no more than usual.
    #[track_caller]
    pub fn limit_storage(&self, bytes: Option<u32>) {
        let mut quota = json!({ "origin": self.text("location.origin") });
        if let Some(bytes) = bytes {
            quota["quotaSize"] = bytes.into();
        }
        self.call("Storage.overrideQuotaForOrigin", quota);
    }

    /// Removes the databases of this origin, as a person does who clears them away.
    #[track_caller]
    pub fn clear_databases(&self) {
        let origin = self.text("location.origin");
        let databases = json!({ "origin": origin, "storageTypes": "indexeddb" });
        self.call("Storage.clearDataForOrigin", databases);
    }

    /// Closes the tab; fails if anything went wrong in it.
    #[track_caller]
    pub fn close(self) {
        self.check();
        self.call("Target.closeTarget", json!({ "targetId": self.target }));
    }

    /// Panics with what is on the page, and saves a picture of it.
    #[track_caller]
    pub(crate) fn fail(&self, message: &str) -> ! {
        let text = self.try_eval("location.href + '\\n' + document.body?.innerText");
        let text = text.ok().and_then(|text| text.as_str().map(str::to_owned)).unwrap_or_default();
        let text: String = text.chars().take(TEXT_PRINTED).collect();
        let test = thread::current().name().unwrap_or("page").replace("::", "-");
        let picture = self.save_picture("failures", &test);
        let picture = picture.map_or_else(|error| error, |path| path.display().to_string());
        self.gather();
        let problems = self.problems.take().join("\n");
        panic!("{message}\n--- page\n{text}\n--- problems\n{problems}\n--- picture\n{picture}\n");
    }

    /// Reads the events of the page and its workers.
    fn gather(&self) {
        drop(self.events());
        let workers = self.workers.borrow().clone();
        for worker in workers {
            self.connection().take_events(&worker).iter().for_each(|event| self.judge(event));
        }
    }

    fn judge(&self, (method, params): &(String, Value)) {
        if method == "Target.attachedToTarget" {
            let worker = text(&params["sessionId"]);
            // Earlier events are reported again; a worker may have ended meanwhile.
            let _ = self.connection().call(&worker, "Runtime.enable", json!({}));
            let _ = self.connection().call(&worker, "Log.enable", json!({}));
            self.workers.borrow_mut().push(worker);
        }
        self.problems.borrow_mut().extend(problem(method, params));
    }
}

impl Drop for Page {
    fn drop(&mut self) {
        if !thread::panicking() {
            self.check();
        }
    }
}

/// Returns the problem that an event reports, if any.
fn problem(method: &str, params: &Value) -> Option<String> {
    match method {
        "Runtime.exceptionThrown" => Some(exception(&params["exceptionDetails"])),
        "Runtime.consoleAPICalled" if params["type"] == "error" || params["type"] == "assert" => {
            let shown = |arg: &Value| match &arg["value"] {
                Value::String(text) => text.clone(),
                Value::Null => text(&arg["description"]),
                value => value.to_string(),
            };
            let args = params["args"].as_array()?;
            let args: Vec<String> = args.iter().map(shown).collect();
            Some(format!("console: {}", args.join(" ")))
        }
        "Log.entryAdded" => {
            let entry = &params["entry"];
            let is_bad = entry["level"] == "error" || entry["source"] == "security";
            let (text, url) = (text(&entry["text"]), text(&entry["url"]));
            // Browsers ask for this one by themselves, whatever icon the page names.
            let is_asked = !url.ends_with("/favicon.ico");
            (is_bad && is_asked).then(|| format!("log: {text} {url}"))
        }
        "Page.javascriptDialogOpening" => Some(format!("dialog: {}", params["message"])),
        "Inspector.targetCrashed" => Some("the page crashed".to_owned()),
        _ => None,
    }
}

fn exception(details: &Value) -> String {
    let description = details["exception"]["description"].as_str();
    let text = description.or(details["text"].as_str()).unwrap_or_default();
    format!("exception: {text} ({})", details["url"].as_str().unwrap_or_default())
}
