//! One test or more for each rule of the game, named after it: `t_2_2_…` tests T-2.2, `x_5_…` X-5.
//! [`scene`] explains how a game is written down, [`board`] how boards are.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod advice;
mod board;
mod random;
mod reports;
mod scene;
mod t_1;
mod t_1_options;
mod t_2;
mod t_2_secrets;
mod t_3;
mod t_4;
mod t_4_paths;
mod words;
mod x;
