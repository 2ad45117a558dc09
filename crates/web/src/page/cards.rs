//! Cards: what a piece or a category is, beside it while one points at it or holds a finger on it.

use super::draw::PIECE;
use super::rules::Shown;
use super::settings::use_settings;
use super::table::use_table;
use leptos::ev;
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use std::time::Duration;
use wasm_bindgen::JsCast as _;
use web_sys::{Element, EventTarget, PointerEvent};

/// The time after which the card comes.
const DELAY: Duration = Duration::from_millis(500);

/// The width of a card with the space beside it, in pixels.
const WIDE: f64 = 336.0;

/// A card that is shown.
#[derive(Clone, PartialEq)]
struct Card {
    rule: String,
    /// Its left edge.
    left: f64,
    /// Its distance from the top, or from the bottom where there is more room above.
    top: Option<f64>,
    bottom: Option<f64>,
}

impl Card {
    /// Returns the card for a rule, beside something in the page.
    fn beside(at: &Element, rule: &str) -> Card {
        let place = at.get_bounding_client_rect();
        let size = |size: Result<wasm_bindgen::JsValue, _>| {
            size.ok().and_then(|size| size.as_f64()).unwrap_or_default()
        };
        let (wide, high) = (size(window().inner_width()), size(window().inner_height()));
        let is_above = place.top() > high / 2.0;
        Card {
            rule: rule.to_owned(),
            left: place.left().min(wide - WIDE).max(8.0),
            top: (!is_above).then(|| place.bottom() + 8.0),
            bottom: is_above.then(|| high - place.top() + 8.0),
        }
    }
}

/// Shows the card of whatever is pointed at.
#[component]
pub fn Cards() -> impl IntoView {
    let (table, settings) = (use_table(), use_settings());
    let shown = RwSignal::new(None::<Card>);
    let timer = StoredValue::new(None::<TimeoutHandle>);
    let hide = move || {
        if let Some(timer) = timer.try_update_value(Option::take).flatten() {
            timer.clear();
        }
        if shown.with_untracked(Option::is_some) {
            shown.set(None);
        }
    };
    let point = move |event: &PointerEvent| {
        hide();
        let Some(at) = event.target().as_ref().and_then(piece) else { return };
        let name = at.get_attribute(PIECE).unwrap_or_default();
        let Some(rule) = table.peek(|game| game.card(&name)) else { return };
        settings.fetch_rules();
        let show = move || {
            // The view may have been left meanwhile.
            let _ = shown.try_set(Some(Card::beside(&at, rule)));
        };
        timer.set_value(set_timeout_with_handle(show, DELAY).ok());
    };
    let is_touch = |event: &PointerEvent| event.pointer_type() == "touch";
    let listeners = [
        window_event_listener(ev::pointerover, move |event| {
            if !is_touch(&event) {
                point(&event);
            }
        }),
        // A finger that stays where it is asks; a mouse that presses wants something else.
        window_event_listener(ev::pointerdown, move |event| match is_touch(&event) {
            true => point(&event),
            false => hide(),
        }),
        window_event_listener(ev::pointerup, move |event| {
            if is_touch(&event) {
                hide();
            }
        }),
        window_event_listener(ev::pointercancel, move |_| hide()),
    ];
    let keys = window_event_listener(ev::keydown, move |_| hide());
    on_cleanup(move || {
        listeners.into_iter().for_each(|listener| listener.remove());
        keys.remove();
        hide();
    });
    let card = move |Card { rule, left, top, bottom }: Card| {
        let pixels = |length: Option<f64>| length.map(|length| format!("{length}px"));
        let text = settings.texts().rule(&rule)?;
        Some(view! {
            <div class="piece-card panel" role="tooltip" style:left=pixels(Some(left)) style:top=pixels(top)
                style:bottom=pixels(bottom)>
                <strong>{text.title}</strong>
                <p>{text.text}</p>
                <Shown rule/>
            </div>
        })
    };
    move || shown.get().and_then(card)
}

/// Things that are about the one picture in them.
const ROWS: &str = ".train-strip li, tr, .brief";

/// Returns the piece or category that something in the page is part of.
fn piece(target: &EventTarget) -> Option<Element> {
    let at = target.dyn_ref::<Element>()?;
    let pieces = format!("[{PIECE}]");
    at.closest(&pieces).ok().flatten().or_else(|| {
        let row = at.closest(ROWS).ok().flatten()?;
        row.query_selector(&pieces).ok().flatten()
    })
}
