//! A position as a scene.

use crate::landscape;
use fogbound_game::Edges;
use fogbound_mists::{Feature, Game, Spot};
use fogbound_pictures::Stand;
use fogbound_pictures::board::{Meeple, Scene, Standing};
use fogbound_pictures::figures::Pose;

/// Returns the scene of a position; that of a view shows only what its seat may know. The legal cells of a
/// tile that waits to be placed are marked, and so is the tile placed this turn.
#[must_use]
pub fn scene(game: &Game) -> Scene {
    let meeples = game.meeples().into_iter().map(|meeple| {
        Standing::Meeple(Meeple {
            cell: meeple.cell,
            stand: meeple.feature.map_or(Stand::Grave, |feature| stand(feature, meeple.edges)),
            colour: meeple.colour,
            pose: if meeple.feature.is_some() { Pose::Standing } else { Pose::Buried },
            hounds: meeple.hounds,
            ghosts: 0,
        })
    });
    let ghosts = game.ghosts().into_iter().map(|ghosts| Standing::Ghosts {
        cell: ghosts.cell,
        stand: haunted(ghosts.spot),
        count: ghosts.n,
    });
    landscape::scene(game, meeples.chain(ghosts).collect(), game.placed())
}

/// Returns the ground that ghosts stand on.
pub(super) const fn haunted(spot: Spot) -> Stand {
    match spot {
        Spot::Mist(edges) => Stand::Mist(edges),
        Spot::Cemetery => Stand::Building,
    }
}

/// Returns the ground that these edges of a feature are.
pub(super) const fn stand(feature: Feature, edges: Edges) -> Stand {
    match feature {
        Feature::Road => Stand::Road(edges),
        Feature::City => Stand::City(edges),
        Feature::Castle => Stand::Building,
    }
}
