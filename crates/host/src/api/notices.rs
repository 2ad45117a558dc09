//! What browsers want to know before they are told of turns.

use super::{Asked, Kept, kept, language, tag};
use crate::http::{Host, no, unavailable};
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse as _, Response};
use fogbound_game::Refusal;
use fogbound_protocol::NoticeKey;

/// Returns the key of this server for push services.
pub async fn key(State(host): State<Host>, asked: Asked, headers: HeaderMap) -> Response {
    let language = language(&asked, &headers);
    let Some(notices) = host.tables.notices() else {
        return no(StatusCode::NOT_FOUND, &Refusal::new("X-7", "no-notices"), language);
    };
    match notices.key(host.tables.store()).await {
        Ok(push) => {
            let tag = tag(&[&push]);
            kept(Json(NoticeKey { push }).into_response(), &tag, Kept::AskAgain)
        }
        Err(_) => unavailable(language),
    }
}
