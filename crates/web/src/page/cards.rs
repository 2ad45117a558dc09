//! Cards: what a piece, a category or a thing on the board is, beside it while one points at it or holds a finger on
//! it.

use super::around::use_around;
use super::board::Area;
use super::draw::PIECE;
use super::rules::Shown;
use super::settings::use_settings;
use super::table::use_table;
use crate::page::reactive::effect;
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
pub struct Card {
    rule: String,
    /// Its left edge.
    left: f64,
    /// Its distance from the top, or from the bottom where there is more room above.
    top: Option<f64>,
    bottom: Option<f64>,
}

impl Card {
    /// Returns the card for a rule, beside something on the screen.
    pub fn beside(place: Area, rule: &str) -> Card {
        let size = |size: Result<wasm_bindgen::JsValue, _>| {
            size.ok().and_then(|size| size.as_f64()).unwrap_or_default()
        };
        let (wide, high) = (size(window().inner_width()), size(window().inner_height()));
        let is_above = place.from.y > high / 2.0;
        Card {
            rule: rule.to_owned(),
            left: place.from.x.min(wide - WIDE).max(8.0),
            top: (!is_above).then_some(place.to.y + 8.0),
            bottom: is_above.then_some(high - place.from.y + 8.0),
        }
    }
}

/// The card that is shown, or will be once the pointer has rested.
#[derive(Clone, Copy)]
pub struct Pointing {
    shown: RwSignal<Option<Card>>,
    timer: StoredValue<Option<TimeoutHandle>>,
}

impl Pointing {
    /// Returns the state without a card.
    pub fn new() -> Pointing {
        Pointing { shown: RwSignal::new(None), timer: StoredValue::new(None) }
    }

    /// Shows no card, now and later.
    pub fn hide(self) {
        if let Some(timer) = self.timer.try_update_value(Option::take).flatten() {
            timer.clear();
        }
        if self.shown.try_with_untracked(|shown| shown.is_some()) == Some(true) {
            self.shown.set(None);
        }
    }

    /// Shows a card.
    pub fn show(self, card: Option<Card>) {
        // The view may have been left meanwhile.
        let _ = self.shown.try_set(card);
    }

    /// Looks for a card once the pointer has rested for a while. Until then it may still be hidden.
    pub fn rest(self, find: impl FnOnce() -> Option<Card> + 'static) {
        self.hide();
        self.timer.set_value(set_timeout_with_handle(move || self.show(find()), DELAY).ok());
    }
}

/// Shows the card of whatever is pointed at.
#[component]
pub fn Cards() -> impl IntoView {
    let (table, settings) = (use_table(), use_settings());
    let pointing = use_around().pointing;
    let hide = move || pointing.hide();
    let point = move |event: &PointerEvent| {
        hide();
        let Some(at) = event.target().as_ref().and_then(piece) else { return };
        let name = at.get_attribute(PIECE).unwrap_or_default();
        let Some(rule) = table.peek(|game| game.card(&name)) else { return };
        pointing.rest(move || Some(Card::beside(Area::of_element(&at), rule)));
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
    // A card needs the rules, which come when they are wanted.
    effect(move || {
        if pointing.shown.with(Option::is_some) {
            settings.fetch_rules();
        }
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
    move || pointing.shown.get().and_then(card)
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
