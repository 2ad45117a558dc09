//! What whoever runs the server asks it: whether it lives, whether it can take requests, and what it has counted. It
//! is answered on a listener of its own, so that nothing of it is public by accident, not even behind a proxy.

use crate::tables::Tables;
use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use std::io;
use std::net::TcpListener;
use std::thread;
use std::time::Duration;
use tokio::time::timeout;

/// Time in which the store must have answered.
const PATIENCE: Duration = Duration::from_secs(2);

/// The format of the counts.
const FORMAT: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// Answers `/health/live`, `/health/ready` and `/metrics` about these tables, on a thread of its own, as long as the
/// program runs.
///
/// # Errors
/// Fails if the system has no threads, or the listener cannot be used.
pub fn operate(listener: TcpListener, tables: Tables) -> io::Result<()> {
    listener.set_nonblocking(true)?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let listener = {
        let _entered = runtime.enter();
        tokio::net::TcpListener::from_std(listener)?
    };
    let serve =
        move || drop(runtime.block_on(async { axum::serve(listener, operations(tables)).await }));
    thread::Builder::new().name("operations".into()).spawn(serve)?;
    Ok(())
}

/// Returns the answers to whoever runs the server.
fn operations(tables: Tables) -> Router {
    Router::new()
        .route("/health/live", get(async || "live\n"))
        .route("/health/ready", get(ready))
        .route("/metrics", get(metrics))
        .with_state(tables)
}

async fn ready(State(tables): State<Tables>) -> Response {
    if tables.is_closing() {
        return (StatusCode::SERVICE_UNAVAILABLE, "stopping\n").into_response();
    }
    match timeout(PATIENCE, tables.store().ping()).await {
        Ok(Ok(())) => "ready\n".into_response(),
        Ok(Err(error)) => {
            tables.metrics().store_failed(&error);
            (StatusCode::SERVICE_UNAVAILABLE, "the store fails\n").into_response()
        }
        Err(_) => (StatusCode::SERVICE_UNAVAILABLE, "the store does not answer\n").into_response(),
    }
}

async fn metrics(State(tables): State<Tables>) -> Response {
    match tables.metrics().text(tables.live()) {
        Ok(text) => ([(header::CONTENT_TYPE, FORMAT)], text).into_response(),
        Err(_) => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
    }
}
