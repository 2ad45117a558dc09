//! The client in a real browser.

mod bad_input;
mod board;
mod cards;
mod faults;
mod files;
mod firefox;
mod harness;
mod idle;
mod keeping;
mod layout;
mod learn;
mod lens;
mod offline;
mod online;
mod play;
mod puzzles;
mod replay;
mod rules;
mod sharing;
mod shelf;
mod sounds;
mod spoken;
mod states;
mod texts;
mod together;
mod views;
