//! The rules, one test or more for each, named after it: `c_5_…` tests C-5, `g_2_3_…` G-2.3.
//! [`scene`] explains how a game is written down.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod c;
mod g;
mod scenarios_buildings;
mod scenarios_cities;
mod scenarios_costs;
mod scenarios_end;
mod scenarios_fields;
mod scenarios_ghosts;
mod scenarios_roads;
mod scene;
mod story;
mod x;
