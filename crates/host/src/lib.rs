//! Tables that are played online.
//!
//! A table is what follows from its log (`table.rs`, pure): a request is checked, its entry is written (`store/`), and
//! only then it happens and everybody is told. While somebody looks, a table lives as one task (`live.rs`), which alone
//! changes it; connections (`socket.rs`) are other tasks, and all tables are found in [`Tables`]. `hosting.rs` is the game
//! at a table, whichever it is: the rules are those of the engine.
//!
//! * [`Store`] keeps the logs.
//! * [`Tables`] makes tables and finds them.
//! * [`router`] is all of it over HTTP and WebSocket; `docs/online.md` tells what is said there. What programs ask for
//!   beside tables themselves is in `api/`.
//! * [`operate`] answers whoever runs the server: health, and what `metrics.rs` counts.
//!
//! **Invariants.** Nobody hears of an entry that is not on the disk. What leaves for a seat has been through
//! the public form of the record; secrets of others are in no message. A secret of a seat is never kept, only its
//! hash. The log names no table, only its mark (`log.rs`), and no secret.

mod api;
mod bus;
mod entry;
mod hosting;
mod http;
mod limits;
mod live;
mod log;
mod metrics;
mod node;
mod notices;
mod operations;
mod rehearsal;
mod socket;
mod store;
mod table;
mod tables;
mod token;
mod wording;

pub use api::Raster;
pub use http::{Host, router};
pub use limits::Limits;
pub use notices::NoticeTerms;
pub use operations::operate;
pub use rehearsal::rehearse;
pub use store::{Append, Backend, Duty, Listing, Row, Store, StoreError};
pub use tables::Tables;
