//! Carcassonne in the gauntlet, with and without the parts of the expansion.

pub mod playouts;
mod setups;
mod step;

use super::{cells, choose, order, shows_its_view, smallest};
use crate::contest::{Chance, Contest, Contested, Style, Twin};
use fogbound_carcassonne::{Action, Ask, Event, Game, Order, Rules, Stand, audit};
use fogbound_game::{Cell, Game as _, Rng};
use fogbound_landscape::{FieldRegion, RegionId, SegmentKind};
use fogbound_sets::base;
use fogbound_tilesets::TileSet;
use std::sync::Arc;

pub use setups::{random_rules, random_setup};

/// The competitive game of laying tiles.
#[derive(Clone, Copy, Debug)]
pub struct Carcassonne;

impl Contested for Game {
    type Contest = Carcassonne;
}

impl Contest for Carcassonne {
    type Game = Game;

    fn asks() -> Vec<&'static str> {
        Ask::ALL.map(Ask::name).to_vec()
    }

    fn asks_with_twins() -> Vec<&'static str> {
        [Ask::Place, Ask::Meeple].map(Ask::name).to_vec()
    }

    fn event_words() -> Vec<&'static str> {
        let plain = Event::WORDS.into_iter().filter(|&word| word != "scored");
        plain.chain(step::EVENT_WORDS).collect()
    }

    fn setup(rng: &mut Rng) -> (Arc<Rules>, Style) {
        random_rules(rng)
    }

    /// In traces the starting tile of the base game is that of the shipped set.
    fn is_told_by_traces(rules: &Rules) -> bool {
        let start = |set: &TileSet| set.start.kinds().map(|place| set.kinds[place].clone()).next();
        start(&rules.setup().base) == start(base())
    }

    fn describe(rules: &Rules) -> String {
        let setup = rules.setup();
        format!(
            "{} tiles, {:?}, {} players, start player {}, {:?}",
            rules.tiles().len(),
            setup.parts,
            setup.players,
            setup.start_player,
            setup.options
        )
    }

    fn order(chance: &Chance<'_, Game>) -> Order {
        order(chance, |game| game.deck().collect())
    }

    fn ask(game: &Game) -> Option<&'static str> {
        game.ask().map(Ask::name)
    }

    fn event_word(event: &Event) -> &'static str {
        step::event_word(event)
    }

    fn turns(game: &Game) -> u16 {
        game.turn()
    }

    fn play_turns(rules: &Arc<Rules>, number: u32) -> Option<(u64, u64)> {
        playouts::play_turns(rules, number).ok()
    }

    fn audit(game: &Game) -> Result<(), String> {
        audit::check(game)?;
        shows_its_view(game, |game| {
            let deck: (Vec<_>, Vec<_>) = (game.deck().collect(), game.draws().collect());
            (deck, game.unseen().collect::<Vec<_>>(), game.hand())
        })
    }

    fn check_step(before: &Game, events: &[Event], after: &Game) -> Result<(), String> {
        step::check(before, events, after)
    }

    fn same_scores(one: &Game, other: &Game) -> bool {
        one.scores() == other.scores()
    }

    fn cells(game: &Game) -> Vec<Cell> {
        cells(game.map())
    }

    fn twin(game: &Game, _: u8, legal: &[Action], action: Action) -> Option<(Action, Twin)> {
        match action {
            Action::Place(cell, rotation) => {
                let smallest = smallest(game.rules().catalogue(), game.hand()?, rotation);
                Some((Action::Place(cell, smallest), Twin::Look))
            }
            Action::Meeple(piece, stand) => {
                let wanted = place(game, stand)?;
                let same = |listed: &Action| {
                    matches!(*listed, Action::Meeple(other, stand)
                        if other == piece && place(game, stand) == Some(wanted))
                };
                legal.iter().copied().find(same).map(|listed| (listed, Twin::Name))
            }
            Action::Ghost(_) | Action::Pass => None,
        }
    }

    fn choose(game: &Game, _: u8, legal: &[Action], style: Style, rng: &mut Rng) -> Action {
        let placed = |action| match action {
            Action::Place(cell, _) => Some(cell),
            _ => None,
        };
        let held: Vec<Cell> = game.meeples().iter().map(|meeple| meeple.cell).collect();
        let weight = |cell| if held.contains(&cell) { 3 } else { 1 };
        choose(game.map(), legal, (style, rng), Action::Pass, placed, weight)
    }
}

/// A region that has a name on the placed tile.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Region(RegionId),
    Field(FieldRegion),
}

/// what a meeple would occupy; a building has one name only.
fn place(game: &Game, stand: Stand) -> Option<Place> {
    let (map, catalogue) = (game.map(), game.rules().catalogue());
    let cell = map.at(game.placed()?)?;
    let (kind, edges) = match stand {
        Stand::Road(edges) => (SegmentKind::Road, edges),
        Stand::City(edges) => (SegmentKind::City, edges),
        Stand::Field(halves) => {
            let (field, _) =
                game.fields().on(catalogue, map, cell).find(|&(_, name)| name == halves)?;
            return Some(Place::Field(game.fields().region(field)));
        }
        Stand::Monastery | Stand::Castle | Stand::Cemetery => return None,
    };
    map.segment_named(catalogue, cell, kind, edges).map(|found| Place::Region(map.region(found)))
}
