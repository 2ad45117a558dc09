//! The boards of all players: thumbnails that open, and an open board with its paths.

use super::{Panels, panel};
use crate::page::dialog::Dialog;
use crate::page::draw::{self, Layers};
use crate::page::each::each_following;
use crate::page::frames::a_frame_later;
use crate::page::reactive::memo;
use crate::page::table::use_table;
use fogbound_game::Cell;
use fogbound_pictures::Detail;
use fogbound_presenter::{Board, Feature, Look, Overlays, Part};
use fogbound_table::texts::signed;
use leptos::prelude::*;

/// A cell in units of a board.
const CELL: i32 = 200;

/// A thumbnail of every board.
#[component]
pub(super) fn Boards(panels: Panels) -> impl IntoView {
    let table = use_table();
    let shown = RwSignal::new(false);
    let seat = RwSignal::new(0u8);
    let now = memo(move || {
        let parts = panel(panels, "boards").map(|panel| panel.parts).unwrap_or_default();
        let drawn = |part| match part {
            Part::Board { board, text } => Some((draw::small_board(&board), text)),
            _ => None,
        };
        parts.into_iter().filter_map(drawn).collect::<Vec<_>>()
    });
    let all = a_frame_later(move || now.track(), move || now.get()).shown;
    // Where it is not always that of whoever plays, the board in the middle is found again here.
    let owner = memo(move || {
        let look = table.look();
        let owner = || table.show(|game| game.board(look, Overlays::None).owner);
        look.viewer.is_none().then(owner).flatten()
    });
    let is_shown = move |at: usize| owner.get().map(usize::from) == Some(at);
    let heading = move || panel(panels, "boards").map(|panel| panel.title);
    let thumbnail = move |at: usize, one: Memo<Option<(String, String)>>| {
        let open = move |_| {
            seat.set(u8::try_from(at).unwrap_or_default());
            shown.set(true);
        };
        let picture = move || one.get().map(|one| one.0).unwrap_or_default();
        let text = move || one.get().map(|one| one.1);
        let gain = memo(move || {
            let own = table.look().viewer.is_some_and(|seat| usize::from(seat) == at);
            let scores = table.happened().map(|happened| happened.scores).unwrap_or_default();
            let of_it = scores.iter().filter(|scored| scored.seat.map(usize::from) == Some(at));
            of_it.map(|scored| scored.points).reduce(|all, points| all + points).filter(|_| !own)
        });
        let gain = move || {
            let gain = gain.get().filter(|gain| *gain != 0);
            gain.map(|gain| view! { <b class="thumb-gain" aria-hidden="true">{signed(gain)}</b> })
        };
        view! {
            <li>
                <button class="train-thumb" type="button" class:shown=move || is_shown(at) on:click=open>
                    <span inner_html=picture aria-hidden="true"></span>
                    <small>{text}</small>
                    {gain}
                </button>
            </li>
        }
        .into_any()
    };
    let title = Signal::derive(move || {
        let text = all.with(|all| all.get(usize::from(seat.get())).map(|(_, text)| text.clone()));
        text.unwrap_or_default()
    });
    view! {
        <section class="train-boards">
            <h2 class="visually-hidden">{heading}</h2>
            <ul>{each_following(all, thumbnail)}</ul>
        </section>
        <Dialog shown title class="train-dialog">
            <OpenBoard seat/>
        </Dialog>
    }
}

/// An open board: its scoring paths are lit, and each space describes its paths.
#[component]
fn OpenBoard(seat: RwSignal<u8>) -> impl IntoView {
    let table = use_table();
    let look = move || Look { board: Some(seat.get()), ..table.look() };
    let pointed = RwSignal::new(None::<Cell>);
    let board = memo(move || {
        let look = look();
        table.show(|game| game.board(look, Overlays::Owned))
    });
    let features = memo(move || {
        let (look, cell) = (look(), pointed.get()?);
        Some(table.show(|game| game.features(look, cell)))
    });
    let layers = move || {
        board.with(|Board { scene, .. }| {
            let Layers { below, tiles, above, overlays, .. } =
                draw::layers(scene, Detail::Near, &|_, _| false);
            let tiles: String = tiles.into_iter().map(|tile| tile.svg).collect();
            // Light on one path at a time, as soon as one is asked for.
            let outlines = features.with(|features| {
                let outlines = features.as_ref()?.iter().filter_map(|it| it.outline.as_ref());
                Some(outlines.map(|outline| draw::outline(outline, scene)).collect::<String>())
            });
            below + &tiles + &above + &outlines.unwrap_or(overlays)
        })
    };
    let told = move || {
        let line = |feature: Feature| view! { <li>{feature.told.text}</li> };
        features.get().unwrap_or_default().into_iter().map(line).collect_view()
    };
    let frame = CELL / 2;
    let view_box = format!("-{frame} -{frame} {side} {side}", side = 3 * CELL + 2 * frame);
    let spaces = move || {
        let space = |(cell, label): (Cell, String)| {
            let Cell { x, y } = cell;
            let point = move || pointed.set(Some(cell));
            view! {
                <rect
                    class="train-space"
                    x=i32::from(x) * CELL
                    y=i32::from(y) * CELL
                    width=CELL
                    height=CELL
                    tabindex="0"
                    role="button"
                    aria-label=label
                    on:pointerenter=move |_| point()
                    on:focus=move |_| point()
                    on:click=move |_| point()
                />
            }
        };
        let tiles = board.with(|board| board.tiles.clone());
        table.show(|game| game.labels(look(), &tiles)).into_iter().map(space).collect_view()
    };
    view! {
        <svg class="fogbound train-open" viewBox=view_box on:pointerleave=move |_| pointed.set(None)>
            <g inner_html=layers></g>
            {spaces}
        </svg>
        <ul class="train-told" aria-live="polite">{told}</ul>
    }
}
