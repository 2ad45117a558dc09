//! The judge of competitive *Carcassonne* traces, with or without the parts of the expansion: `setup`
//! is C-1, C-2, G-0 and G-1, `base` the kinds of C-2, `ghosts` G-2, `meeple` C-4 and G-3, `regions`
//! what is joined, complete and worth how much, `scoring` C-5 and G-4, `ending` C-6 and G-5. `state`
//! holds what lies there. Drawing and placing (C-3), tiles and regions over edges are those of
//! `landscape`.

mod base;
mod ending;
mod ghosts;
mod meeple;
mod regions;
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

/// The competitive game.
pub(crate) struct Carcassonne;

type Trial<'a> = trial::Trial<'a, Carcassonne>;

/// No tile is left that could be placed, or the pile has run out.
const OVER: Stop = Stop::Over(Ending::Scored("C-6"));

impl Judged for Carcassonne {
    type Setup = Setup;
    type State = State;

    const TURNS: &'static str = "C-1";
    const NULLABLE: &'static [&'static str] = &["tiles"];
    const POSITION: &'static Ruled = &[
        ("active", "C-1"),
        ("hand", "C-3"),
        ("placed", "C-3"),
        ("cells", "C-3"),
        ("meeples", "C-4"),
        ("supply", "G-1.2"),
        ("common_guards", "G-4.3"),
        ("ghost_supply", "G-1.3"),
        ("scores", "C-5"),
        ("pile", "C-6"),
        ("set_aside", "C-3"),
    ];
    const RESULT: &'static Ruled = &[
        ("breakdown.before", "C-5"),
        ("breakdown.road", "C-6"),
        ("breakdown.city", "C-6"),
        ("breakdown.monastery", "C-6"),
        ("breakdown.castle", "G-5.1"),
        ("breakdown.field", "C-6"),
        ("breakdown.ghosts", "G-5.1"),
        ("scores", "C-6"),
        ("ranks", "C-6"),
    ];
    const EVENTS: Kinds = Kinds {
        exact: &[
            ("set_aside", "C-3"),
            ("placed", "C-3"),
            ("ghost_placed", "G-2.2"),
            ("scared", "G-2.7"),
            ("ghost_skipped", "G-2.5"),
            ("meeple_placed", "C-3"),
        ],
        partly: &[("turn", "C-1"), ("drawn", "C-3"), ("forced", "X-2")],
        // All scorings of a turn happen at the same time.
        together: &[("scored", "C-5"), ("guard_gained", "G-4.3"), ("meeple_returned", "C-5")],
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

    /// The steps of a turn (C-3, G-2.4); the turn in which the pile runs out is the last one (C-6).
    fn turn(trial: &mut Trial<'_>) -> Result<(), Stop> {
        trial.news.tell("turn", json!({"seat": trial.state.land.active}));
        trial.state.land.placed = None;
        trial.draw_a_tile_that_fits()?;
        let cell = trial.place_tile()?;
        trial.place_ghosts(cell)?;
        trial.place_meeple(cell)?;
        trial.score();
        if trial.state.land.piles[0] == 0 {
            return Err(OVER);
        }
        trial.state.land.active = (trial.state.land.active + 1) % trial.setup.players;
        Ok(())
    }

    fn rule_of(ask: &str) -> &'static str {
        match ask {
            "ghost_other" => "G-2.2",
            "ghost_own" => "G-2.3",
            "meeple" => "C-4",
            _ => "C-3",
        }
    }

    fn position(state: &State, over: bool) -> Value {
        state.write(over)
    }

    fn result(trial: &mut Trial<'_>, _: Ending) -> Value {
        trial.end()
    }
}

impl Landscape for Carcassonne {
    const HIDDEN_ORDER: &'static str = "C-7";

    fn set(setup: &Setup) -> &Set {
        &setup.set
    }

    fn land(state: &mut State) -> &mut Land {
        &mut state.land
    }

    /// Roads, cities with coats, mists and fields with their cities; ghost symbols have no meaning
    /// here (G-2.1).
    fn look(kind: &Kind, rotation: u8) -> Appearance {
        let mut face = kind.face.turned(rotation);
        for mist in &mut face.mists {
            mist.number = 0;
        }
        (face, kind.fields_turned(rotation))
    }

    fn without_tiles() -> Stop {
        OVER
    }
}
