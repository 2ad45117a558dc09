//! Requests to the server of the page.

use fogbound_protocol::{Made, NoticeKey, Reason, Summary, Wanted};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Request, RequestInit, Response};

/// The address of the requests about tables, on the server that the page comes from.
const TABLES: &str = "/api/v1/tables";

/// The address of what browsers want to know to be told of turns.
const NOTICES: &str = "/api/v1/notices";

/// Returns the address of the connection to a table.
pub fn live(name: &str) -> Option<String> {
    let location = web_sys::window()?.location();
    let scheme = if location.protocol().ok()? == "https:" { "wss" } else { "ws" };
    Some(format!("{scheme}://{}{TABLES}/{name}/live", location.host().ok()?))
}

/// Makes a table.
///
/// # Errors
/// The reason in words, or nothing if the server cannot be reached.
pub(crate) async fn make(wanted: &Wanted, language: &str) -> Result<Made, Option<String>> {
    let body = serde_json::to_string(wanted).map_err(|_| None)?;
    let (status, text) = ask("POST", TABLES, Some(&body), language).await.ok_or(None)?;
    answer(status, &text, |text| serde_json::from_str(text))
}

/// Reads an answer, or the reason why there is none.
fn answer<T>(
    status: u16,
    text: &str,
    read: impl Fn(&str) -> serde_json::Result<T>,
) -> Result<T, Option<String>> {
    match status {
        200..300 => read(text).map_err(|_| None),
        _ => Err(serde_json::from_str(text).ok().map(|reason: Reason| reason.text)),
    }
}

/// Returns a table as anybody may see it; nothing if the server does not tell.
pub(crate) async fn summary(name: &str) -> Option<Summary> {
    let (_, text) = ask("GET", &format!("{TABLES}/{name}"), None, "").await?;
    serde_json::from_str(&text).ok()
}

/// Returns the tables that their makers have listed; none if the server does not tell.
pub(crate) async fn listed() -> Vec<Summary> {
    let told = ask("GET", TABLES, None, "").await;
    told.and_then(|(_, text)| serde_json::from_str(&text).ok()).unwrap_or_default()
}

/// Returns the key of the server for browsers that want to be told of turns.
///
/// # Errors
/// The reason in words, or nothing if the server cannot be reached.
pub(crate) async fn notice_key(language: &str) -> Result<String, Option<String>> {
    let (status, text) = ask("GET", NOTICES, None, language).await.ok_or(None)?;
    let key: NoticeKey = answer(status, &text, |text| serde_json::from_str(text))?;
    Ok(key.push)
}

/// Returns false if the server is there and knows no such table.
pub(crate) async fn may_exist(name: &str) -> bool {
    let found = ask("GET", &format!("{TABLES}/{name}"), None, "").await;
    found.is_none_or(|(status, _)| !matches!(status, 400 | 404))
}

/// Asks the server something, and returns its status and the text of its answer.
async fn ask(
    method: &str,
    path: &str,
    body: Option<&str>,
    language: &str,
) -> Option<(u16, String)> {
    let init = RequestInit::new();
    init.set_method(method);
    if let Some(body) = body {
        init.set_body(&body.into());
    }
    let request = Request::new_with_str_and_init(path, &init).ok()?;
    let headers = request.headers();
    headers.set("content-type", "application/json").ok()?;
    if !language.is_empty() {
        headers.set("accept-language", language).ok()?;
    }
    let answer = web_sys::window()?.fetch_with_request(&request);
    let answer: Response = JsFuture::from(answer).await.ok()?.dyn_into().ok()?;
    let text = JsFuture::from(answer.text().ok()?).await.ok()?.as_string()?;
    Some((answer.status(), text))
}
