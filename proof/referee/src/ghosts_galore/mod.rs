//! The judge of *Ghosts Galore* traces: `setup` and `deal` are T-1, `rounds` the order of a game and
//! T-2.3 to T-2.5, `claim` T-2.1 and T-2.2, `learn` what has to be taken from a trace that does not
//! reveal the stacks. `state` holds what lies there. Paths and points (T-3, T-4) come from the
//! independent scorer.

mod claim;
mod deal;
mod learn;
mod rounds;
mod setup;
mod state;

#[cfg(test)]
mod tests;
#[cfg(test)]
pub(crate) use tests::whole_game;

use serde_json::{Value, json};

use crate::events::Kinds;
use crate::script::{Ruled, Script};
use crate::trial::{self, Ending, Judged, Stop};
use deal::Deal;
use setup::Setup;
use state::State;

/// The game of tracks.
pub(crate) struct GhostsGalore;

type Trial<'a> = trial::Trial<'a, GhostsGalore>;

/// The fields of a position and those of a result: both have the scores.
const FIELDS: &Ruled = &[
    ("round", "T-2"),
    ("lamp", "T-2.4"),
    ("active", "T-2.1"),
    ("stack", "T-2.1"),
    ("stacks", "T-1.4"),
    ("revealed", "T-2.1"),
    ("face_up", "T-2.1"),
    ("claimed", "T-2.1"),
    ("removed", "T-2.4"),
    ("grids", "T-2.3"),
    ("scores.*.dragons", "T-4.1"),
    ("scores.*.ghosts", "T-4.2"),
    ("scores.*.golems", "T-4.3"),
    ("scores.*.satyrs", "T-4.4"),
    ("scores.*.skeletons", "T-4.5"),
    ("scores.*.slimes", "T-4.6"),
    ("scores.*.bats", "T-4.7"),
    ("scores.*.werewolves", "T-4.8"),
    ("scores.*.wisps", "T-4.9"),
    ("scores.*.diamonds", "T-4.10"),
    ("scores.*.bone_doors", "T-4.11"),
    ("scores.*.tooth_doors", "T-4.12"),
    ("scores.*.other_paths", "T-4.13"),
    ("scores.*.total", "T-4.14"),
    ("scores.*.dead_ends", "T-3.2"),
    ("ranks", "T-4.14"),
];

impl Judged for GhostsGalore {
    type Setup = Setup;
    type State = State;

    const TURNS: &'static str = "T-2.1";
    const NULLABLE: &'static [&'static str] = &["hidden", "stacks", "unused", "offers", "mix"];
    const POSITION: &'static Ruled = FIELDS.split_at(25).0;
    const RESULT: &'static Ruled = FIELDS.split_at(10).1;
    const EVENTS: Kinds = Kinds {
        exact: &[
            ("side_chosen", "T-1.1"),
            ("left", "T-2.1"),
            ("claimed", "T-2.1"),
            ("placed", "T-2.3"),
            ("removed", "T-2.4"),
            ("lamp", "T-2.4"),
        ],
        partly: &[("stack_begun", "T-2.1"), ("forced", "X-2"), ("scored", "T-4.14")],
        // A trace need not show the order of those revealed for the last player (T-2.2).
        together: &[("revealed", "T-2.1")],
    };
    const ALWAYS_ASKED: &'static [&'static str] = &["keep", "place", "hidden"];

    fn read(line: &Value, script: &mut Script<'_>) -> Result<Setup, Stop> {
        Setup::read(line, script)
    }

    fn is_covered(setup: &Setup) -> bool {
        matches!(setup.deal, Deal::Unknown)
    }

    fn lay_out(setup: &Setup) -> State {
        State::new(setup)
    }

    fn turn(trial: &mut Trial<'_>) -> Result<(), Stop> {
        trial.play_all_rounds()?;
        Err(Stop::Over(Ending::Scored("T-2.5")))
    }

    fn rule_of(ask: &str) -> &'static str {
        match ask {
            "side" => "T-1.1",
            "keep" => "T-1.3",
            "place" => "T-2.3",
            "hidden" => "T-2.5",
            _ => "T-2.1",
        }
    }

    fn position(state: &State, _over: bool) -> Value {
        state.write()
    }

    fn result(trial: &mut Trial<'_>, _: Ending) -> Value {
        let result = trial.state.scored();
        for (seat, score) in result["scores"].as_array().into_iter().flatten().enumerate() {
            trial.news.tell("scored", json!({"seat": seat, "total": score["total"]}));
        }
        result
    }
}
