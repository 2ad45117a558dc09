//! The judge of *Ghosts Galore* traces.
//!
//! It works like that of the cooperative game: one straight run through the rules, which reads a
//! line of the trace wherever the rules ask for a decision. `setup` and `deal` are T-1, `tile` X-3,
//! `game` the order of a game and T-2.3 to T-2.5, `claim` T-2.1 and T-2.2, `ask` how a line is
//! compared, `learn` what has to be taken from a trace that does not reveal the stacks. `table`
//! holds what lies there; `position` and `events` write what a line must show. Paths and points
//! (T-3, T-4) come from the independent scorer.

mod ask;
mod claim;
mod deal;
mod events;
mod game;
mod learn;
mod position;
mod setup;
mod table;
mod tile;

#[cfg(test)]
mod faults;
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
        Ok(()) => {
            summary.scored += 1;
            game.compare_end();
        }
        Err(Stop::Running) => {
            summary.running += 1;
            game.compare_running();
        }
        Err(Stop::Astray) => {}
    }
    summary.decisions += game.script.decisions();
    game.script.into_violations()
}
