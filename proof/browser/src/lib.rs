//! The client in a real browser.
//!
//! A thin client of Chromium's DevTools protocol, just as much of it as tests need: pages that are
//! used as a person uses them, by real mouse, touch and key events. `tests/` plays the client with
//! it, the command `fogbound-measure` measures it. Both are run by `cargo xtask`, which builds the
//! client and finds the browser.
//!
//! ```no_run
//! use fogbound_browser::{Browser, PHONE, role};
//!
//! let browser = Browser::launch();
//! let page = browser.page();
//! page.emulate(PHONE);
//! page.goto("http://127.0.0.1:4000/");
//! page.tap(role("button").named("Play now"));
//! page.wait_for("the board", "document.querySelector('[role=grid]')");
//! ```
//!
//! This is a library for tests: what cannot be done panics, with what was on the page. A page also
//! panics when it is dropped after an exception, an error on its console or a breach of its content
//! security policy.

mod audit;
mod browser;
pub mod client;
mod cramped;
mod find;
mod firefox;
mod input;
mod keys;
mod page;
mod protocol;
mod served;
mod site;
mod spoken;
mod view;
mod waiting;
mod watch;

pub use browser::{Browser, Letters};
pub use find::{Find, role};
pub use firefox::Firefox;
pub use input::Point;
pub use page::Page;
pub use served::{client_folder, output, server, static_host};
pub use site::{Host, Site};
pub use spoken::{Spoken, Thing};
pub use view::{DESKTOP, Device, PHONE, TABLET, ULTRA_HD, WINDOWS};
pub use watch::{Frames, Task, Transfer, quantile};
