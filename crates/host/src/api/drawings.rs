//! Pictures of a table, and the way that all takes which is played through the engine for somebody: off the threads of
//! the network, few at a time, and not at all if the client has it already.

use super::positions::{beyond, broken};
use super::{Inquiry, Kept, has, kept, number, tag};
use crate::http::{no, not_there, unavailable};
use crate::wording::Language;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use fogbound_game::Refusal;
use fogbound_pictures::panel::poster_svg;
use fogbound_pictures::{Styling, Theme};
use fogbound_presenter::{Recorded, open};
use fogbound_table::texts::Texts;
use std::collections::BTreeMap;
use std::rc::Rc;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::task::spawn_blocking;
use tokio::time::timeout;

/// Draws the pixels of a picture, whose tiles have sides of this length: the bytes of a PNG file; `None` if that is
/// not possible.
pub type Raster = fn(svg: &str, side: u32) -> Option<Vec<u8>>;

/// Pictures and positions that are drawn at once.
pub const DRAWN_AT_ONCE: usize = 2;

/// Time for which somebody waits for their turn to be drawn for.
const PATIENCE: Duration = Duration::from_secs(5);

/// The longer side of a picture in pixels.
const LONG_SIDE: u32 = 1600;

/// A picture may have its own colours, and nothing else.
const PICTURE_POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/// Something that was made for a client.
pub struct Drawn {
    /// Its media type.
    pub kind: &'static str,
    /// Its bytes.
    pub body: Vec<u8>,
}

pub async fn svg(inquiry: Inquiry) -> Response {
    let wanted = wanted(&inquiry.asked);
    let draw = draw(&inquiry, move |record, language| {
        let (svg, _) = picture(record, wanted?, language)?;
        Ok(Drawn { kind: "image/svg+xml", body: svg.into_bytes() })
    });
    let mut response = draw.await;
    let policy = HeaderValue::from_static(PICTURE_POLICY);
    response.headers_mut().insert(header::CONTENT_SECURITY_POLICY, policy);
    response
}

pub async fn png(inquiry: Inquiry) -> Response {
    let Some(raster) = inquiry.host.raster else {
        let refusal = Refusal::new("X-7", "no-such-format");
        return no(StatusCode::NOT_FOUND, &refusal, inquiry.language());
    };
    let wanted = wanted(&inquiry.asked);
    draw(&inquiry, move |record, language| {
        let (svg, side) = picture(record, wanted?, language)?;
        let body = raster(&svg, side).ok_or_else(broken)?;
        Ok(Drawn { kind: "image/png", body })
    })
    .await
}

/// Returns the position and the colours that are asked for.
fn wanted(asked: &BTreeMap<String, String>) -> Result<(Option<usize>, Theme), Refusal> {
    let named = asked.get("theme").map_or(Theme::default().name(), String::as_str);
    let theme = Theme::ALL.into_iter().find(|theme| theme.name() == named);
    let theme = theme.ok_or(Refusal::new("X-7", "no-such-request"))?;
    Ok((number(asked, "at")?, theme))
}

/// Returns the picture of a position, and the side of its tiles.
fn picture(
    record: &str,
    (at, theme): (Option<usize>, Theme),
    language: Language,
) -> Result<(String, u32), Refusal> {
    let texts = Rc::new(Texts::language(language.texts().tag()).unwrap_or_else(Texts::english));
    let game = open(record, &texts).map_err(|_| broken())?;
    let at = at.unwrap_or(game.plies());
    if at > game.plies() {
        return Err(beyond());
    }
    let recorded = Recorded::new(game.as_ref(), &texts);
    let side = recorded.fitting(LONG_SIDE);
    let (panel, drawing) = recorded.picture(at, side);
    Ok((poster_svg(&panel, &drawing, Styling::Inline(theme)), side))
}

/// Makes something of a table's record, as far as everybody may know it.
pub async fn draw(
    inquiry: &Inquiry,
    make: impl FnOnce(&str, Language) -> Result<Drawn, Refusal> + Send + 'static,
) -> Response {
    let (host, headers, language) = (&inquiry.host, &inquiry.headers, inquiry.language());
    if !host.addresses.draw(host.address(inquiry.peer.0, headers)) {
        return no(StatusCode::TOO_MANY_REQUESTS, &Refusal::new("X-7", "too-many"), language);
    }
    let record = match inquiry.record().await {
        Ok(record) => record,
        Err(missing) => return not_there(&missing, language),
    };
    // While tiles are told one by one, the game runs.
    let is_over = !record.lines().any(|line| line == "told");
    let asked_for: Vec<String> =
        inquiry.asked.iter().map(|(name, value)| format!("{name}={value}")).collect();
    let tag = tag(&[&record, &asked_for.join("&"), language.texts().tag()]);
    let keep = if is_over { Kept::Over } else { Kept::AskAgain };
    if has(headers, &tag) {
        return kept(StatusCode::NOT_MODIFIED.into_response(), &tag, keep);
    }
    let room = Arc::clone(&host.drawing).acquire_owned();
    let Ok(Ok(place)) = timeout(PATIENCE, room).await else { return unavailable(language) };
    let metrics = Arc::clone(host.tables.metrics());
    let drawn = spawn_blocking(move || {
        let since = Instant::now();
        let drawn = make(&record, language);
        metrics.drawn(since);
        drop(place);
        drawn
    });
    match drawn.await.unwrap_or_else(|_| Err(broken())) {
        Ok(Drawn { kind, body }) => {
            kept(([(header::CONTENT_TYPE, kind)], body).into_response(), &tag, keep)
        }
        Err(refusal) => no(status(&refusal), &refusal, language),
    }
}

fn status(refusal: &Refusal) -> StatusCode {
    match refusal.reason {
        "no-such-position" => StatusCode::NOT_FOUND,
        "no-such-request" => StatusCode::BAD_REQUEST,
        _ => StatusCode::INTERNAL_SERVER_ERROR,
    }
}
