//! Tests of figures and of the pictures of Ghosts Galore.

mod boards;
mod budget;
mod common;
mod distinct;
mod files;
mod layers;
mod looks;
mod view;
