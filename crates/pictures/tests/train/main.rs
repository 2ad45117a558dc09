//! Tests of figures and of the pictures of Ghosts Galore.

mod budget;
mod common;
mod distinct;
mod files;
mod looks;
mod view;
