//! The random tests, as long as the daily check allows.

mod fuzz;
mod previews;
mod properties;
mod referee;
mod scorer;
