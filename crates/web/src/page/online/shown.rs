//! What the people at a table show each other for a moment: places, proposals and quick words.

use super::Place;
use super::place::State;
use crate::page::board::{CORNERS, corner, sized};
use crate::page::dialog::Dialog;
use crate::page::draw;
use crate::page::icons;
use crate::page::rails::badges;
use crate::page::reactive::{effect, memo};
use crate::page::settings::{filled, t, tx};
use crate::page::table::{Table, use_table};
use fogbound_game::{Cell, Colour};
use fogbound_presenter::{Chair, Glyph};
use fogbound_protocol::{Near, Presence, Shown, Word};
use fogbound_table::texts::family;
use leptos::prelude::*;
use std::time::Duration;

/// Time for which a place or a word is shown.
const MOMENT: Duration = Duration::from_secs(7);

/// Something that somebody shows.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Sight {
    seat: u8,
    shown: Shown,
    /// Tells it from others like it.
    number: u32,
}

/// All that is shown now.
#[derive(Clone, Copy)]
pub struct Sights {
    all: RwSignal<Vec<Sight>>,
    count: StoredValue<u32>,
}

impl Sights {
    /// Returns the state in which nobody shows anything.
    pub fn new() -> Sights {
        Sights { all: RwSignal::new(Vec::new()), count: StoredValue::new(0) }
    }

    /// Takes up what a seat shows, in place of what it has shown before in the same way.
    pub fn show(self, seat: u8, shown: Shown) {
        let number = self.count.get_value().wrapping_add(1);
        self.count.set_value(number);
        let is_like =
            |other: &Shown| std::mem::discriminant(other) == std::mem::discriminant(&shown);
        self.all.update(|all| all.retain(|old| old.seat != seat || !is_like(&old.shown)));
        match &shown {
            Shown::Proposal { action } if action.is_empty() => return,
            Shown::Proposal { .. } => {}
            Shown::Place { .. } | Shown::Position { .. } | Shown::Signal { .. } => {
                let end = move || {
                    self.all.try_update(|all| all.retain(|sight| sight.number != number));
                };
                set_timeout(end, MOMENT);
            }
        }
        self.all.update(|all| all.push(Sight { seat, shown, number }));
    }

    /// Takes away the proposals: something has been decided.
    pub fn decided(self) {
        let is_proposal = |sight: &Sight| matches!(sight.shown, Shown::Proposal { .. });
        if self.all.with_untracked(|all| all.iter().any(is_proposal)) {
            self.all.update(|all| all.retain(|sight| !is_proposal(sight)));
        }
    }

    /// Takes away the proposals of those who are not here any more.
    pub fn left(self, present: &[Presence]) {
        let is_here = |seat| present.iter().any(|it| it.seat == seat && it.near == Near::Here);
        let is_stale =
            |sight: &Sight| matches!(sight.shown, Shown::Proposal { .. }) && !is_here(sight.seat);
        if self.all.with_untracked(|all| all.iter().any(is_stale)) {
            self.all.update(|all| all.retain(|sight| !is_stale(sight)));
        }
    }

    /// Returns the answer that a seat proposes, untracked.
    fn proposal_of(self, seat: u8) -> Option<String> {
        self.all.with_untracked(|all| {
            all.iter().filter(|sight| sight.seat == seat).find_map(|sight| match &sight.shown {
                Shown::Proposal { action } => Some(action.clone()),
                Shown::Place { .. } | Shown::Position { .. } | Shown::Signal { .. } => None,
            })
        })
    }
}

impl Place {
    /// Lets the team see what is thought about here, as long as it is.
    pub(super) fn let_team_see(self) {
        let table = self.table();
        let considered = memo(move || {
            let chosen = table.chosen().map(|chosen| chosen.action);
            table.show_course(|course| course.considered(chosen.as_deref()))
        });
        effect(move || {
            let action = considered.get().unwrap_or_default();
            // Also whoever comes back tells what is thought about, or that it is nothing any more.
            if self.state() == State::There {
                self.tell(Shown::Proposal { action });
            }
        });
    }

    /// Proposes a cell for the tile of somebody who has to decide at another screen, turned further each time; after
    /// the last of its rotations the proposal is taken away. Returns false if nothing can be proposed there.
    pub fn propose(self, cell: Cell) -> bool {
        let table = self.table();
        let Some(seat) = self.own_seat() else { return false };
        let question = table.take_out(|course| course.question_elsewhere());
        let cells = question.map(|question| question.cells).unwrap_or_default();
        let Some(legal) = cells.into_iter().find(|legal| legal.cell == cell) else { return false };
        let ways = legal.turns.iter().map(|&turns| table.peek(|game| game.placing(cell, turns)));
        let ways: Vec<String> = ways.collect();
        let before = self.sights().proposal_of(seat);
        let at = before.and_then(|before| ways.iter().position(|way| *way == before));
        let next = at.map_or(0, |at| at + 1);
        self.show_all(Shown::Proposal { action: ways.get(next).cloned().unwrap_or_default() });
        true
    }

    /// Points out a cell to everybody.
    pub fn point_out(self, cell: Cell) {
        self.show_all(Shown::Place { x: cell.x.into(), y: cell.y.into() });
    }

    /// Shows something to everybody, here as well.
    fn show_all(self, shown: Shown) {
        if let Some(seat) = self.own_seat()
            && self.tell(shown.clone())
        {
            self.sights().show(seat, shown);
        }
    }
}

/// Something that is shown on the board.
#[derive(Clone, Debug, PartialEq)]
struct OnBoard {
    number: u32,
    cell: Cell,
    tile: Option<Glyph>,
    colours: Vec<Colour>,
}

/// The places and proposals that people show on the board.
#[component]
pub fn ShownOnBoard() -> impl IntoView {
    let place = use_context::<Place>();
    let table = use_table();
    let all = memo(move || {
        let sights = place.map(|place| place.sights().all.get()).unwrap_or_default();
        let on_board = |sight: Sight| {
            let (cell, tile) = match &sight.shown {
                Shown::Place { x, y } => {
                    (Cell::new((*x).try_into().ok()?, (*y).try_into().ok()?), None)
                }
                Shown::Proposal { action } => {
                    let (cell, tile) = table.show_course(|course| course.proposed(action))?.tile?;
                    (cell, Some(tile))
                }
                Shown::Position { .. } | Shown::Signal { .. } => return None,
            };
            let colours = chair(table, sight.seat).map(|chair| chair.colours).unwrap_or_default();
            Some(OnBoard { number: sight.number, cell, tile, colours })
        };
        sights.into_iter().filter_map(on_board).collect::<Vec<_>>()
    });
    let one = |OnBoard { cell, tile, colours, .. }: OnBoard| {
        let picture = tile.as_ref().map(|tile| sized(&draw::in_hand(tile), 0, 200));
        let is_place = picture.is_none();
        let badge = colours.first().map(|&colour| draw::glyph(&Glyph::Badge(colour)));
        let badge = badge.map(|badge| sized(&badge, -34, 68));
        view! {
            <g class="shown-there" class:place=is_place transform=corner(cell)>
                <g class="laid" inner_html=picture></g>
                <path class="rim" d=CORNERS/>
                <path class="accent" d=CORNERS/>
                <g class="shown-by" transform="translate(172 28)" inner_html=badge></g>
            </g>
        }
    };
    view! {
        <g class="shown-here" aria-hidden="true">
            <For each=move || all.get() key=|it| (it.number, it.cell, it.tile.is_some()) children=one/>
        </g>
    }
}

/// Returns a seat as it is now, tracked.
pub fn chair(table: Table, seat: u8) -> Option<Chair> {
    table.show(|game| game.chairs().into_iter().find(|chair| chair.seat == seat))
}

/// What is shown, in words.
#[component]
pub fn Said() -> impl IntoView {
    // `Online` provides it before anything of the table is shown.
    let place = expect_context::<Place>();
    let table = place.table();
    let line = move |sight: Sight| {
        let chair = chair(table, sight.seat)?;
        let (name, is_deciding) = (chair.name, chair.is_deciding);
        let text = match &sight.shown {
            Shown::Signal { word } => {
                let word = filled(family!("online-word-", Word::name, *word));
                tx!("online-says", name, word)
            }
            Shown::Position { .. } => return None,
            Shown::Place { .. } => tx!("online-points", name),
            Shown::Proposal { action } => {
                let proposed = table.show_course(|course| course.proposed(action))?;
                let answer = proposed.text;
                match (is_deciding, proposed.tile.is_some() || answer.is_empty()) {
                    (true, true) => tx!("online-tries", name),
                    (true, false) => tx!("online-considers", name, answer),
                    (false, true) => tx!("online-proposes-place", name),
                    (false, false) => tx!("online-proposes", name, answer),
                }
            }
        };
        Some(view! { <p class="online-said">{badges(&chair.colours)}<span>{text}</span></p> })
    };
    move || place.sights().all.get().into_iter().filter_map(line).collect_view()
}

/// The button for quick words, if somebody sits at a table that is played online.
#[component]
pub fn Say(
    /// The class of the button.
    class: &'static str,
) -> impl IntoView {
    let shown = RwSignal::new(false);
    use_context::<Place>().map(|place| {
        let word = move |word: Word| {
            let press = move |_| {
                shown.set(false);
                place.show_all(Shown::Signal { word });
            };
            view! {
                <button class="button" type="button" on:click=press>
                    {move || filled(family!("online-word-", Word::name, word))}
                </button>
            }
        };
        let is_seated = move || place.show(|guest| !guest.seats().is_empty());
        view! {
            <Show when=is_seated>
                <button class=class type="button" aria-label=t!("online-say") title=t!("online-say")
                    aria-haspopup="dialog" on:click=move |_| shown.set(true)>
                    {icons::speech()}
                </button>
            </Show>
            <Dialog shown title=Signal::derive(t!("online-say")) class="say">
                <div class="menu-items">{Word::ALL.into_iter().map(word).collect_view()}</div>
            </Dialog>
        }
    })
}
