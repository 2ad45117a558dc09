//! One test or more for each rule of the game, named after it: `m_6_2_…` tests M-6.2, `x_4_…` X-4,
//! and `dized_…`, `faq_…` and `hig_…` the official answers listed in `docs/official-answers.md`.
//! [`scene`] explains how a test is written.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod m_1;
mod m_10;
mod m_11;
mod m_12;
mod m_2;
mod m_3;
mod m_4;
mod m_5;
mod m_6;
mod m_7;
mod m_8;
mod m_8_points;
mod m_9;
mod official;
mod official_more;
mod scene;
mod shell;
mod story;
mod x;
