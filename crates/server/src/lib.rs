//! Serves the client for the browser from the program itself.
//!
//! `cargo xtask web` leaves the client as files beside the build products, and whatever is built afterwards
//! carries them: `build.rs` writes their names and contents into the program, so that one file is all
//! there is to install. Without these files everything builds and runs as well, and the page explains how
//! to make them. The small program of this crate, which `cargo xtask play` runs, reads a folder instead.
//!
//! * [`Client`] is the files, with what each needs to be answered: kind, tag, compressed forms.
//! * [`router`] answers requests from them, [`router_beside`] beside other things.
//! * [`listen`] and [`run`] bring it to a port; [`run_until`] lets the caller end it.
//!
//! **Invariants.** Every answer, errors too, carries the headers of `policy.rs`. A file named after its
//! content may be kept for ever, everything else is asked for anew each time, so a page never mixes two
//! builds.

mod answer;
mod client;
mod listen;
mod pages;
mod policy;
mod shares;

use axum::Router;
use axum::middleware::map_response;
use axum::routing::get;
use std::sync::Arc;

pub use client::Client;
pub use listen::{address, listen, ports, run, run_to_end, run_until};
pub use policy::CONTENT_SECURITY_POLICY;
pub use shares::{Share, Shares, network};

/// Answers requests for the files of a client.
pub fn router(client: Client) -> Router {
    router_beside(Router::new(), client)
}

/// Answers requests for the files of a client, beside what another router answers.
pub fn router_beside(other: Router, client: Client) -> Router {
    other
        .fallback(get(answer::answer).with_state(Arc::new(client)))
        .layer(map_response(policy::add_headers))
}
