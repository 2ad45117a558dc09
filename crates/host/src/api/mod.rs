//! What programs ask for over HTTP, beside tables themselves: positions and pictures of a table, sets of tiles, rules.

mod catalogue;
mod drawings;
mod notices;
mod positions;

use crate::http::{Host, Peer, ask, text};
use crate::live::Order;
use crate::tables::Missing;
use crate::wording::Language;
use axum::Router;
use axum::extract::{FromRequestParts, Path, Query};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use fogbound_game::Refusal;
use fogbound_game::hash::sha256_hex;
use std::collections::BTreeMap;

pub use drawings::{DRAWN_AT_ONCE, Raster};

/// The part of an address behind the question mark.
type Asked = Query<BTreeMap<String, String>>;

/// What somebody asks about a table.
pub struct Inquiry {
    host: Host,
    table: String,
    asked: BTreeMap<String, String>,
    headers: HeaderMap,
    peer: Peer,
}

impl FromRequestParts<Host> for Inquiry {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, host: &Host) -> Result<Inquiry, Response> {
        let table = Path::<String>::from_request_parts(parts, host).await;
        let asked = Asked::from_request_parts(parts, host).await;
        let Ok(peer) = Peer::from_request_parts(parts, host).await;
        Ok(Inquiry {
            host: host.clone(),
            table: table.map_err(IntoResponse::into_response)?.0,
            asked: asked.map_err(IntoResponse::into_response)?.0,
            headers: parts.headers.clone(),
            peer,
        })
    }
}

impl Inquiry {
    fn language(&self) -> Language {
        language(&self.asked, &self.headers)
    }

    /// Returns the record of the table, as far as everybody may know it.
    ///
    /// # Errors
    /// It is not there.
    async fn record(&self) -> Result<String, Missing> {
        ask(&self.host, &self.table, Order::Record).await
    }
}

/// Returns the answers to programs.
pub fn routes() -> Router<Host> {
    Router::new()
        .route("/api/v1/tables/{table}/record", get(positions::record))
        .route("/api/v1/tables/{table}/position", get(positions::position))
        .route("/api/v1/tables/{table}/picture.svg", get(drawings::svg))
        .route("/api/v1/tables/{table}/picture.png", get(drawings::png))
        .route("/api/v1/notices", get(notices::key))
        .route("/api/v1/sets", get(catalogue::sets))
        .route("/api/v1/sets/{name}", get(catalogue::set))
        .route("/api/v1/rules", get(catalogue::rules))
        .route("/api/v1/rules/{id}", get(catalogue::rule))
}

/// Returns the language that is asked for, or accepted.
fn language(asked: &BTreeMap<String, String>, headers: &HeaderMap) -> Language {
    match asked.get("language") {
        Some(named) => Language::of(named),
        None => Language::of(text(headers, header::ACCEPT_LANGUAGE)),
    }
}

/// Returns a number that is asked for.
///
/// # Errors
/// X-7 if it is none.
fn number(asked: &BTreeMap<String, String>, name: &str) -> Result<Option<usize>, Refusal> {
    let wrong = |_| Refusal::new("X-7", "no-such-request");
    asked.get(name).map(|value| value.parse().map_err(wrong)).transpose()
}

/// How long an answer may be kept.
#[derive(Clone, Copy)]
enum Kept {
    /// It may have changed when it is asked for again.
    AskAgain,
    /// A table that is over stays as it is.
    Over,
    /// It belongs to the program.
    Shipped,
}

impl Kept {
    /// A table's link is known to few: nobody between may keep what stands behind it.
    const fn header(self) -> &'static str {
        match self {
            Kept::AskAgain => "private, no-cache",
            Kept::Over => "private, max-age=86400",
            Kept::Shipped => "public, max-age=3600",
        }
    }
}

/// Returns the tag of an answer that depends on these texts and on the program alone.
fn tag(parts: &[&str]) -> String {
    let all = [&[env!("CARGO_PKG_VERSION")], parts].concat().join("\n");
    format!("\"{}\"", &sha256_hex(all.as_bytes())[..24])
}

/// Returns `true` if the client has the answer with this tag.
fn has(headers: &HeaderMap, tag: &str) -> bool {
    let same = |item: &str| item.trim().trim_start_matches("W/") == tag;
    text(headers, header::IF_NONE_MATCH).split(',').any(same)
}

/// Adds to an answer how it may be kept.
fn kept(mut response: Response, tag: &str, kept: Kept) -> Response {
    let headers = response.headers_mut();
    if let Ok(tag) = tag.parse() {
        headers.insert(header::ETAG, tag);
    }
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(kept.header()));
    headers.insert(header::VARY, HeaderValue::from_static("accept-language"));
    response
}

/// Sends something that comes with the program, unless the client has it.
fn shipped(headers: &HeaderMap, kind: &'static str, body: String) -> Response {
    let tag = tag(&[&body]);
    let response = match has(headers, &tag) {
        true => StatusCode::NOT_MODIFIED.into_response(),
        false => ([(header::CONTENT_TYPE, kind)], body).into_response(),
    };
    kept(response, &tag, Kept::Shipped)
}
