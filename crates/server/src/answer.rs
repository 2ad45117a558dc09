//! From a request to an answer.

use crate::client::{Client, Encoding, File};
use crate::pages;
use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderName, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use std::borrow::Cow;
use std::sync::Arc;

/// For a year, the longest there is.
const FOR_EVER: &str = "public, max-age=31536000, immutable";
/// May be kept, but must be asked for again.
const ASK_AGAIN: &str = "no-cache";

/// Answers a request for a file.
pub async fn answer(State(client): State<Arc<Client>>, uri: Uri, headers: HeaderMap) -> Response {
    let path = match uri.path().trim_start_matches('/') {
        "" => "index.html",
        path => path,
    };
    if let Some(file) = client.file(path) {
        return send(file, &headers);
    }
    let languages = text(&headers, header::ACCEPT_LANGUAGE);
    let (status, page) = match path {
        "index.html" => (StatusCode::SERVICE_UNAVAILABLE, pages::without_client(languages)),
        _ => (StatusCode::NOT_FOUND, pages::not_found(languages)),
    };
    let kind = [
        (header::CONTENT_TYPE, "text/html; charset=utf-8"),
        (header::CACHE_CONTROL, "no-store"),
        (header::VARY, "accept-language"),
    ];
    (status, kind, page).into_response()
}

/// Sends a file in the best form that is understood, unless it is there already.
fn send(file: &File, headers: &HeaderMap) -> Response {
    let accepted = text(headers, header::ACCEPT_ENCODING);
    let Some((encoding, form)) = file.form(|encoding| accepts(accepted, encoding.name())) else {
        return StatusCode::NOT_ACCEPTABLE.into_response();
    };
    let mut response = if is_among(text(headers, header::IF_NONE_MATCH), &form.tag) {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        let body = match &form.body {
            Cow::Borrowed(bytes) => Body::from(*bytes),
            Cow::Owned(bytes) => Body::from(bytes.clone()),
        };
        let mut response = ([(header::CONTENT_TYPE, file.media_type)], body).into_response();
        if encoding != Encoding::Plain {
            set(&mut response, header::CONTENT_ENCODING, encoding.name());
        }
        response
    };
    set(&mut response, header::ETAG, &form.tag);
    set(&mut response, header::CACHE_CONTROL, if file.is_hashed { FOR_EVER } else { ASK_AGAIN });
    if file.is_compressed() {
        set(&mut response, header::VARY, "accept-encoding");
    }
    response
}

fn set(response: &mut Response, name: HeaderName, value: &str) {
    if let Ok(value) = value.parse() {
        response.headers_mut().insert(name, value);
    }
}

/// Returns a header as text; empty if it is missing or no text.
fn text(headers: &HeaderMap, name: HeaderName) -> &str {
    headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
}

/// Returns `true` if a list like `gzip, br;q=0.5, *;q=0` accepts a name.
fn accepts(list: &str, name: &str) -> bool {
    let weight = |wanted: &str| {
        list.split(',').find_map(|item| {
            let (item, parameters) = item.split_once(';').unwrap_or((item, ""));
            let weight = parameters.trim().strip_prefix("q=").unwrap_or("1");
            item.trim().eq_ignore_ascii_case(wanted).then(|| weight.trim().parse().unwrap_or(1.0))
        })
    };
    weight(name).or_else(|| weight("*")).is_some_and(|weight: f32| weight > 0.0)
}

/// Returns `true` if a list like `"a", W/"b"` or `*` holds a tag.
fn is_among(list: &str, tag: &str) -> bool {
    let same =
        |item: &str| matches!(item.trim(), "*") || item.trim().trim_start_matches("W/") == tag;
    list.split(',').any(same)
}

#[cfg(test)]
mod tests;
