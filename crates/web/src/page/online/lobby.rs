//! What the server tells of tables, for the start page.

use super::http;
use super::kept;
use crate::page::start::tables::{Elsewhere, Told};
use fogbound_protocol::{Holder, Summary};
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

/// The number of open tables that are shown.
const MANY: usize = 8;

/// Looks at the tables anew.
pub fn look(elsewhere: Elsewhere) {
    let mine = elsewhere.mine.get_untracked();
    spawn_local(async move {
        let mut told = Vec::new();
        for known in mine {
            let Some(summary) = http::summary(&known.name).await else { continue };
            if summary.over && !known.is_over {
                kept::remember(kept::Known { is_over: true, ..known });
            }
            told.extend(of(summary));
        }
        // The start page may have been left.
        if elsewhere.told.try_get_untracked().is_some_and(|before| before != told) {
            elsewhere.told.try_set(told);
        }
        let open = http::listed().await.into_iter().filter_map(of).take(MANY).collect::<Vec<_>>();
        if elsewhere.open.try_get_untracked().is_some_and(|before| before != open) {
            elsewhere.open.try_set(open);
        }
    });
}

fn of(summary: Summary) -> Option<Told> {
    let game = summary.game.parse().ok()?;
    let people = summary.chairs.iter().filter(|chair| chair.holder == Holder::Person);
    let named = |name: &String| !name.is_empty();
    let deciding = (0..).zip(&summary.chairs).filter(|(_, chair)| chair.deciding);
    Some(Told {
        game,
        people: people.map(|chair| chair.name.clone()).filter(named).collect(),
        free: summary.free,
        deciding: deciding.clone().map(|(seat, _)| seat).collect(),
        awaited: deciding.map(|(_, chair)| chair.name.clone()).filter(named).collect(),
        name: summary.table,
    })
}
