//! A table's record up to a decision, and positions as JSON: what everybody may know, played through the engine.

use super::drawings::{Drawn, draw};
use super::{Inquiry, number};
use crate::http::not_there;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use fogbound_game::Refusal;
use fogbound_protocol::Position;
use fogbound_table::games::AnyRecord;
use fogbound_table::record::{Playable, Record, Sets};
use fogbound_table::{trace, with_record};

pub async fn record(inquiry: Inquiry) -> Response {
    let kind = "text/plain; charset=utf-8";
    let to = match number(&inquiry.asked, "to") {
        Ok(Some(to)) => Ok(to),
        // The whole of it costs nothing.
        Ok(None) => {
            return match inquiry.record().await {
                Ok(record) => ([(header::CONTENT_TYPE, kind)], record).into_response(),
                Err(missing) => not_there(&missing, inquiry.language()),
            };
        }
        Err(refusal) => Err(refusal),
    };
    draw(&inquiry, move |record, _| Ok(Drawn { kind, body: up_to(record, to?)?.into_bytes() }))
        .await
}

pub async fn position(inquiry: Inquiry) -> Response {
    let at = number(&inquiry.asked, "at");
    draw(&inquiry, move |record, _| {
        let body = position_of(record, at?)?.into_bytes();
        Ok(Drawn { kind: "application/json", body })
    })
    .await
}

/// Returns the refusal of a position that the record has not come to.
pub fn beyond() -> Refusal {
    Refusal::new("X-7", "no-such-position")
}

/// Returns the refusal of a record that cannot be played through.
pub fn broken() -> Refusal {
    Refusal::new("X-7", "table-broken")
}

fn up_to(record: &str, to: usize) -> Result<String, Refusal> {
    let record = AnyRecord::parse("", record).map_err(|_| broken())?;
    with_record!(record, record => record.up_to(to).map(|record| record.to_text()).ok_or_else(beyond))
}

fn position_of(record: &str, at: Option<usize>) -> Result<String, Refusal> {
    let record = AnyRecord::parse("", record).map_err(|_| broken())?;
    with_record!(record, record => told(&record, at))
}

fn told<G: Playable>(record: &Record<G>, at: Option<usize>) -> Result<String, Refusal> {
    let replay = record.replay(&Sets::shipped()).map_err(|_| broken())?;
    let last = replay.taken().len();
    let at = at.unwrap_or(last);
    let game = replay.at(at).ok_or_else(beyond)?;
    let position = Position {
        game: G::ID.to_string(),
        at: u32::try_from(at).unwrap_or(u32::MAX),
        decisions: u32::try_from(last).unwrap_or(u32::MAX),
        over: game.is_over(),
        deciding: game.deciding().seats().iter().collect(),
        position: trace::position(game),
    };
    serde_json::to_string(&position).map_err(|_| broken())
}
