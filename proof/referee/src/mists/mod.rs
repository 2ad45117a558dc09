//! The judge of traces of the cooperative game: `setup` and `level` are M-1, `bury` M-5, `ghosts` M-6,
//! `mist` M-4, `meeple` M-7, `scoring` M-8, `hounds` M-10, `face_down` M-11. `state` holds what lies
//! there. Drawing and placing (M-3) and the regions are those of `landscape`.

mod bury;
mod face_down;
mod ghosts;
mod hounds;
mod level;
mod meeple;
mod mist;
mod scoring;
mod setup;
mod state;

#[cfg(test)]
mod tests;
#[cfg(test)]
pub(crate) use tests::whole_game;

use serde_json::{Value, json};

use crate::events::Kinds;
use crate::landscape::{Appearance, Kind, Land, Landscape, Set};
use crate::script::{Ruled, Script};
use crate::trial::{self, Ending, Judged, Stop};
use setup::Setup;
use state::State;

/// The cooperative game.
pub(crate) struct Mists;

type Trial<'a> = trial::Trial<'a, Mists>;

impl Judged for Mists {
    type Setup = Setup;
    type State = State;

    const TURNS: &'static str = "M-1.7";
    const NULLABLE: &'static [&'static str] = &["tiles"];
    const POSITION: &'static Ruled = &[
        ("active", "M-1.7"),
        ("hand", "M-3.1"),
        ("placed", "M-3.2"),
        ("cells", "M-3.2"),
        ("ghosts", "M-6.1"),
        ("ghost_supply", "M-6.1"),
        ("meeples", "M-7.1"),
        ("supply", "M-7.4"),
        ("points", "M-8.5"),
        ("piles", "M-12.3"),
        ("set_aside", "M-3.5"),
        ("hounds", "M-10.1"),
    ];
    const RESULT: &'static Ruled = &[("won", "M-12"), ("rule", "M-12"), ("points", "M-8.5")];
    // A tile set aside need not be reported as drawn too.
    const EVENTS: Kinds = Kinds {
        exact: &[
            ("set_aside", "M-3.5"),
            ("placed", "M-3.1"),
            ("buried", "M-5.3"),
            ("meeple_placed", "M-7.1"),
            ("face_down", "M-11.1"),
        ],
        partly: &[("drawn", "M-3.1"), ("forced", "X-2")],
        together: &[],
    };
    const ALWAYS_ASKED: &'static [&'static str] = &["place"];

    fn read(line: &Value, script: &mut Script<'_>) -> Result<Setup, Stop> {
        Setup::read(line, script)
    }

    fn is_covered(setup: &Setup) -> bool {
        setup.set.order.is_none()
    }

    fn lay_out(setup: &Setup) -> State {
        State::new(setup)
    }

    /// The steps of a turn (M-2).
    fn turn(trial: &mut Trial<'_>) -> Result<(), Stop> {
        trial.state.land.placed = None;
        trial.draw_a_tile_that_fits()?;
        let cell = trial.place_tile()?;
        trial.clear_finished_banks(cell);
        trial.bury_at_closed_cemeteries(cell)?;
        trial.place_ghosts(cell)?;
        trial.place_meeple(cell)?;
        trial.score()?;
        trial.resolve_milestones()?;
        trial.stop_if_the_pile_is_empty()?;
        trial.place_face_down()?;
        trial.stop_if_the_pile_is_empty()?;
        trial.state.land.active = (trial.state.land.active + 1) % trial.setup.players.len();
        Ok(())
    }

    fn rule_of(ask: &str) -> &'static str {
        match ask {
            "place" => "M-3.3",
            "bury_at" => "M-5.7",
            "bury" => "M-5.3",
            "spare" => "M-6.2",
            "haunt" => "M-6.4",
            "cemetery" => "M-6.3",
            "meeple" => "M-7.2",
            "score" | "reward" => "M-8.4",
            "split" => "M-4.5",
            "assign" => "M-8.10",
            "hound" | "hound_ghosts" => "M-10.2",
            "face_down" => "M-11.1",
            _ => "X-2",
        }
    }

    fn position(state: &State, over: bool) -> Value {
        state.write(over)
    }

    fn result(trial: &mut Trial<'_>, ending: Ending) -> Value {
        let won = matches!(ending, Ending::Won(_));
        json!({"won": won, "rule": ending.rule(), "points": trial.state.points})
    }
}

impl Landscape for Mists {
    const HIDDEN_ORDER: &'static str = "M-3.7";

    fn set(setup: &Setup) -> &Set {
        &setup.set
    }

    fn land(state: &mut State) -> &mut Land {
        &mut state.land
    }

    fn look(kind: &Kind, rotation: u8) -> Appearance {
        (kind.face.turned(rotation), Vec::new())
    }

    fn without_tiles() -> Stop {
        lost("M-12.3")
    }
}

impl Trial<'_> {
    /// M-12.3, looked at when 3b is over and when 3c is over. Reached milestones have joined their
    /// pile to the next one by then, and a reached goal has ended the game (M-12.1).
    fn stop_if_the_pile_is_empty(&self) -> Result<(), Stop> {
        if self.state.land.piles[0] == 0 { Err(lost("M-12.3")) } else { Ok(()) }
    }
}

const fn lost(rule: &'static str) -> Stop {
    Stop::Over(Ending::Lost(rule))
}
