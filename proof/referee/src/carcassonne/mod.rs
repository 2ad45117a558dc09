//! The judge of competitive *Carcassonne* traces, with or without the parts of the expansion.
//!
//! It works like that of the cooperative game: one straight run through the rules, which reads a
//! line of the trace wherever the rules ask for a decision. `setup` is C-1, C-2, G-0 and G-1, `base`
//! the kinds of C-2, `land` their fields C-2.2 and X-3, `halves` the half-edges of X-1, `game` the
//! order of a turn C-3, `place` drawing and placing, `ghosts` G-2, `meeple` C-4 and G-3, `regions`
//! what is joined, complete and worth how much, `scoring` C-5 and G-4, `ending` C-6 and G-5. `table`
//! holds what lies there; `position` and `events` write what a line must show.
//!
//! Board, tiles, placing conditions and regions over edges are those of the cooperative game, whose
//! rules this one refers to.

mod base;
mod ending;
mod events;
mod game;
mod ghosts;
mod halves;
mod land;
mod meeple;
mod place;
mod position;
mod regions;
mod scoring;
mod setup;
mod table;

#[cfg(test)]
mod boards;
#[cfg(test)]
mod faults;
#[cfg(test)]
mod hauntings;
#[cfg(test)]
mod selfplay;
#[cfg(test)]
mod turns;

use serde_json::Value;

use crate::report::{Summary, Violation};
use crate::script::Script;
use game::{Game, Stop};
use setup::Setup;

/// Judges one game.
pub(crate) fn judge(
    setup_line: &Value,
    mut script: Script<'_>,
    summary: &mut Summary,
) -> Vec<Violation> {
    let (setup, faults) = Setup::read(setup_line);
    for (rule, what, expected, found) in faults {
        script.object(rule, what, &expected, &found);
    }
    let Some(setup) = setup else { return script.into_violations() };
    let mut game = Game::new(&setup, script);
    match game.play() {
        Stop::Over => {
            summary.scored += 1;
            game.compare_end();
        }
        Stop::Running => {
            summary.running += 1;
            game.compare_running();
        }
        Stop::Astray => {}
    }
    summary.decisions += game.script.decisions();
    game.script.into_violations()
}
