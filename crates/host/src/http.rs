//! Tables over HTTP.

use crate::api::{self, DRAWN_AT_ONCE, Raster};
use crate::limits::{Addresses, Limits};
use crate::live::Order;
use crate::socket;
use crate::table::Unplanned;
use crate::tables::{Missing, Tables};
use crate::wording::Language;
use axum::body::Bytes;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{ConnectInfo, DefaultBodyLimit, MatchedPath, Path, Request, State};
use axum::http::{HeaderMap, HeaderName, StatusCode, header};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{any, get};
use axum::{Json, Router};
use fogbound_game::Refusal;
use fogbound_protocol::{MAX_MESSAGE, MAX_REQUEST, NAME, Reason, Summary, VERSION, Wanted};
use fogbound_table::games::GameId;
use serde_json::{Value, json};
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use tokio::sync::{Semaphore, oneshot};

/// Most tables in the list.
const LISTED: u32 = 100;

/// A server of tables.
#[derive(Clone)]
pub struct Host {
    pub(crate) tables: Tables,
    pub(crate) addresses: Addresses,
    pub(crate) drawing: Arc<Semaphore>,
    pub(crate) raster: Option<Raster>,
    names: Arc<[String]>,
    is_behind_proxy: bool,
}

impl Host {
    /// Hosts tables. `names` are the names that the server is reached by, besides addresses in digits and
    /// `localhost`; empty for any name. Behind a proxy of one's own the addresses of clients are those that it tells.
    #[must_use]
    pub fn new(tables: Tables, limits: Limits, names: Vec<String>, is_behind_proxy: bool) -> Host {
        Host {
            tables,
            addresses: Addresses::new(limits),
            drawing: Arc::new(Semaphore::new(DRAWN_AT_ONCE)),
            raster: None,
            names: names.into(),
            is_behind_proxy,
        }
    }

    /// Returns its tables.
    pub fn tables(&self) -> &Tables {
        &self.tables
    }

    /// Lets pictures be asked for as pixels, too.
    #[must_use]
    pub fn with_raster(self, raster: Raster) -> Host {
        Host { raster: Some(raster), ..self }
    }

    /// Returns the address of a client.
    pub(crate) fn address(&self, peer: Option<SocketAddr>, headers: &HeaderMap) -> IpAddr {
        let told = || {
            let forwarded = text(headers, HeaderName::from_static("x-forwarded-for"));
            forwarded.rsplit(',').next()?.trim().parse().ok()
        };
        let peer = peer.map_or(IpAddr::from([127, 0, 0, 1]), |peer| peer.ip());
        if self.is_behind_proxy { told().unwrap_or(peer) } else { peer }
    }

    /// Returns `true` for a name that the server is reached by: a page of somebody else, whose name was made to lead
    /// here, has another one.
    fn is_ours(&self, host: &str) -> bool {
        let name =
            host.rsplit_once(':').filter(|(_, port)| port.bytes().all(|b| b.is_ascii_digit()));
        let name = name.map_or(host, |(name, _)| name);
        let digits = name.trim_start_matches('[').trim_end_matches(']');
        let is_local = name == "localhost" || digits.parse::<IpAddr>().is_ok();
        let is_named = |known: &String| known.eq_ignore_ascii_case(name);
        !name.is_empty() && (is_local || self.names.is_empty() || self.names.iter().any(is_named))
    }
}

/// Answers requests for tables, and those that `beside` adds, like the ones for a page. None of them is answered
/// under a name that is not the server's. It needs the addresses of its clients
/// ([`axum::Router::into_make_service_with_connect_info`]).
pub fn router(host: Host, beside: impl FnOnce(Router) -> Router) -> Router {
    let tables = Router::new()
        .route("/api/v1", get(about))
        .route("/api/v1/tables", get(listed).post(make))
        .route("/api/v1/tables/{table}", get(summary))
        .route("/api/v1/tables/{table}/live", any(live))
        .merge(api::routes())
        .layer(DefaultBodyLimit::max(MAX_REQUEST))
        .with_state(host.clone());
    let names = from_fn_with_state(host.clone(), check_names);
    beside(tables).layer(names).layer(from_fn_with_state(host, count))
}

/// Counts a request by its route and the status of the answer, and a refusal by its reason.
async fn count(State(host): State<Host>, request: Request, next: Next) -> Response {
    let route = request.extensions().get::<MatchedPath>().cloned();
    let response = next.run(request).await;
    let metrics = host.tables.metrics();
    // All that is no route are files of the page.
    metrics.answered(route.as_ref().map_or("page", |it| it.as_str()), response.status().as_u16());
    if let Some(RefusedFor(reason)) = response.extensions().get() {
        metrics.refused(reason);
    }
    response
}

/// The reason of a refusal, beside the answer that tells it.
#[derive(Clone)]
struct RefusedFor(&'static str);

/// Refuses requests that other pages have caused.
async fn check_names(State(host): State<Host>, request: Request, next: Next) -> Response {
    let headers = request.headers();
    let authority = request.uri().authority().map(|it| it.as_str().to_owned());
    let name = authority.unwrap_or_else(|| text(headers, header::HOST).to_owned());
    let origin = text(headers, header::ORIGIN);
    let is_same = origin.is_empty() || origin.split_once("://").is_some_and(|(_, it)| it == name);
    if host.is_ours(&name) && is_same {
        return next.run(request).await;
    }
    let language = language(headers);
    no(StatusCode::FORBIDDEN, &Refusal::new("X-7", "other-page"), language)
}

async fn about() -> Json<Value> {
    let games: Vec<&str> = GameId::ALL.iter().map(|game| game.name()).collect();
    Json(json!({ "protocol": VERSION, "games": games }))
}

async fn make(State(host): State<Host>, peer: Peer, headers: HeaderMap, body: Bytes) -> Response {
    let language = language(&headers);
    let wanted: Wanted = match serde_json::from_slice(&body) {
        Ok(wanted) => wanted,
        Err(error) => {
            let text = error.to_string();
            let reason = Reason { rule: String::new(), reason: "unreadable".to_owned(), text };
            return (StatusCode::BAD_REQUEST, Json(reason)).into_response();
        }
    };
    if !host.addresses.make(host.address(peer.0, &headers)) {
        return no(StatusCode::TOO_MANY_REQUESTS, &Refusal::new("X-7", "too-many"), language);
    }
    match host.tables.make(wanted).await {
        Ok(made) => (StatusCode::CREATED, Json(made)).into_response(),
        Err(Unplanned::Refused(refusal)) => no(StatusCode::BAD_REQUEST, &refusal, language),
        Err(Unplanned::Later | Unplanned::Done(_)) => unavailable(language),
    }
}

async fn listed(State(host): State<Host>, headers: HeaderMap) -> Response {
    match host.tables.store().listed(LISTED).await {
        Ok(listed) => {
            let summary = |summary: &String| serde_json::from_str::<Value>(summary).ok();
            let all: Vec<Value> = listed.iter().filter_map(|it| summary(&it.summary)).collect();
            Json(all).into_response()
        }
        Err(_) => unavailable(language(&headers)),
    }
}

async fn summary(
    State(host): State<Host>,
    Path(table): Path<String>,
    headers: HeaderMap,
) -> Response {
    match ask::<Summary>(&host, &table, Order::Summary).await {
        Ok(summary) => Json(summary).into_response(),
        Err(missing) => not_there(&missing, language(&headers)),
    }
}

/// Asks a table for something.
pub async fn ask<T>(
    host: &Host,
    table: &str,
    order: impl FnOnce(oneshot::Sender<T>) -> Order,
) -> Result<T, Missing> {
    let line = host.tables.line(table).await?;
    let (answer, answered) = oneshot::channel();
    // A table that has just gone to rest is found by the next request.
    line.send(order(answer)).await.map_err(|_| Missing::Full)?;
    answered.await.map_err(|_| Missing::Full)
}

async fn live(
    State(host): State<Host>,
    Path(table): Path<String>,
    peer: Peer,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response {
    let accepted = language(&headers);
    let address = host.address(peer.0, &headers);
    let Some(counted) = host.addresses.connect(address) else {
        return no(StatusCode::TOO_MANY_REQUESTS, &Refusal::new("X-7", "too-many"), accepted);
    };
    match host.tables.line(&table).await {
        // Buffers of the usual size would take more memory than all the rest of a connection.
        Ok(line) => upgrade
            .read_buffer_size(4096)
            .write_buffer_size(0)
            .max_write_buffer_size(1 << 20)
            .max_message_size(MAX_MESSAGE)
            .max_frame_size(MAX_MESSAGE)
            .protocols([NAME])
            .on_upgrade(move |socket| async move {
                let connected = host.tables.metrics().connected();
                socket::serve(socket, line, &host, address, accepted).await;
                drop((counted, connected));
            }),
        Err(missing) => not_there(&missing, accepted),
    }
}

/// The address at the other end of a connection, if it is known.
pub struct Peer(pub Option<SocketAddr>);

impl<S: Send + Sync> axum::extract::FromRequestParts<S> for Peer {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(
        parts: &mut axum::http::request::Parts,
        _: &S,
    ) -> Result<Peer, Self::Rejection> {
        Ok(Peer(parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0)))
    }
}

/// Returns a header as text; empty if it is missing or no text.
pub fn text(headers: &HeaderMap, name: HeaderName) -> &str {
    headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
}

fn language(headers: &HeaderMap) -> Language {
    Language::of(text(headers, header::ACCEPT_LANGUAGE))
}

/// Returns the answer to a request that is refused.
pub fn no(status: StatusCode, refusal: &Refusal, language: Language) -> Response {
    let mut response = (status, Json(language.reason(refusal))).into_response();
    response.extensions_mut().insert(RefusedFor(refusal.reason));
    response
}

/// Returns the answer to a request that may be sent again.
pub fn unavailable(language: Language) -> Response {
    let refusal = Refusal::new("X-7", "store-unavailable");
    let mut response = no(StatusCode::SERVICE_UNAVAILABLE, &refusal, language);
    response.headers_mut().insert(header::RETRY_AFTER, axum::http::HeaderValue::from_static("1"));
    response
}

/// Returns the answer to a request for a table that is not there.
pub fn not_there(missing: &Missing, language: Language) -> Response {
    match missing {
        Missing::Unknown => {
            no(StatusCode::NOT_FOUND, &Refusal::new("X-7", "no-such-table"), language)
        }
        Missing::Store(error) => {
            tracing::error!(%error, "a table cannot be read");
            unavailable(language)
        }
        Missing::Full => unavailable(language),
        Missing::Broken(seq, cause) => {
            tracing::error!(seq, cause, "a table makes no sense");
            no(StatusCode::INTERNAL_SERVER_ERROR, &Refusal::new("X-7", "table-broken"), language)
        }
    }
}
