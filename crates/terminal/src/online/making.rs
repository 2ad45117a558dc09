//! Making a table at a server.

use super::link::{Server, TableLink};
use fogbound_protocol::{Made, Reason, Wanted};
use std::time::Duration;
use ureq::Agent;
use ureq::http::Response;

/// The longest time for which an answer is waited for.
const PATIENCE: Duration = Duration::from_secs(20);

/// The reason why no table was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotMade {
    /// The server refuses, in its words.
    Refused(String),
    /// The server does not answer, or something else than a server with tables does.
    Unreached(String),
}

/// Makes a table. Returns its link, and the seat of its maker.
///
/// # Errors
/// The reason why not; `language` is that of a refusal.
pub fn make_table(
    server: &Server,
    wanted: &Wanted,
    language: &str,
) -> Result<(TableLink, Option<u8>), NotMade> {
    let unreached = |failure: &dyn ToString| NotMade::Unreached(failure.to_string());
    let body = serde_json::to_string(wanted).map_err(|failure| unreached(&failure))?;
    // A refusal is an answer like any other.
    let settings =
        Agent::config_builder().timeout_global(Some(PATIENCE)).http_status_as_error(false);
    let request = Agent::from(settings.build())
        .post([&server.page(), "/api/v1/tables"].concat())
        .header("content-type", "application/json")
        .header("accept-language", language);
    let mut answer: Response<ureq::Body> = request.send(body).map_err(|it| unreached(&it))?;
    let text = answer.body_mut().read_to_string().map_err(|it| unreached(&it))?;
    if let (true, Ok(made)) = (answer.status().is_success(), serde_json::from_str::<Made>(&text)) {
        return Ok((TableLink { server: server.clone(), table: made.table }, made.seat));
    }
    match serde_json::from_str::<Reason>(&text) {
        Ok(reason) => Err(NotMade::Refused(reason.text)),
        Err(_) => Err(unreached(&format!("HTTP {}", answer.status()))),
    }
}
