//! Tables as clients know them: over HTTP and WebSocket.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod bots;
mod brokers;
mod courses;
mod databases;
mod duties;
mod faults;
mod games;
mod guests;
mod kills;
mod late;
mod limits;
mod nodes;
mod notices;
mod operations;
mod programs;
mod schema;
mod seats;
mod stores;
