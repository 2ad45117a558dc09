//! Ghosts Galore in the gauntlet.

mod count;
mod scored;
mod sets;
mod setups;
mod step;
mod style;

use crate::contest::{Chance, Contest, Contested, Style, Twin};
use fogbound_game::{Edges, Game as _, Rng, Rotation};
use fogbound_ghosts_galore::{Action, Ask, Event, Game, Order, ROUNDS, Rules, TileId, audit};
use fogbound_tilesets::{Monster, TrackKind};
use std::sync::Arc;

pub use scored::ScoredBoards;
pub use sets::{Taste, random_doors, random_kind, random_set};
pub use setups::{random_rules, random_setup};

/// The competitive game with tracks.
#[derive(Clone, Copy, Debug)]
pub struct GhostsGalore;

/// Claiming when the stack is empty and more than one seat is without a tile (T-2.1).
const CLAIM_OPEN: &str = "claim with an empty stack";
/// Claiming as the last seat (T-2.2).
const CLAIM_LAST: &str = "claim as the last";

impl Contested for Game {
    type Contest = GhostsGalore;
}

impl Contest for GhostsGalore {
    type Game = Game;

    fn asks() -> Vec<&'static str> {
        Ask::ALL.map(Ask::name).into_iter().chain([CLAIM_OPEN, CLAIM_LAST]).collect()
    }

    fn asks_with_twins() -> Vec<&'static str> {
        [Ask::Place, Ask::Hidden].map(Ask::name).to_vec()
    }

    fn event_words() -> Vec<&'static str> {
        Event::WORDS.into_iter().chain(step::EVENT_WORDS).collect()
    }

    fn setup(rng: &mut Rng) -> (Arc<Rules>, Style) {
        random_rules(rng)
    }

    fn describe(rules: &Rules) -> String {
        let setup = rules.setup();
        format!(
            "set {} of {} tiles and {} boards, {} players, start player {}, {:?}",
            setup.set.id,
            rules.catalogue().len(),
            setup.set.boards.len(),
            setup.players,
            setup.start_player,
            setup.options
        )
    }

    /// # Panics
    /// If a finished game does not know its deal.
    fn order(chance: &Chance<'_, Game>) -> Order {
        match chance {
            Chance::Seed(seed) => Order::Seed((*seed).clone()),
            Chance::Order(game) => match game.dealt() {
                Some(deal) => Order::Dealt(deal),
                None => panic!("nobody knows what was dealt"),
            },
            Chance::Told(game) => Order::Told { boards: game.boards().collect(), sight: None },
        }
    }

    fn ask(game: &Game) -> Option<&'static str> {
        let ask = game.ask()?;
        if ask != Ask::Claim || game.stack() > 0 {
            return Some(ask.name());
        }
        let without = (0..game.rules().players()).filter(|&seat| game.claimed(seat).is_none());
        Some(if without.count() > 1 { CLAIM_OPEN } else { CLAIM_LAST })
    }

    fn event_word(event: &Event) -> &'static str {
        step::event_word(event)
    }

    /// With told tiles, each player keeps one of two outside.
    fn is_asked_when_told(game: &Game) -> bool {
        game.ask() != Some(Ask::Keep)
    }

    /// T-2.5: the hidden tiles, in seat order.
    fn untold(game: &Game, told: &Game) -> Option<TileId> {
        if game.round() <= ROUNDS {
            return None;
        }
        let mut seats = 0..game.rules().players();
        game.hidden(seats.find(|&seat| told.hidden(seat).is_none())?)
    }

    fn viewers(game: &Game) -> Vec<Option<u8>> {
        (0..game.rules().players()).map(Some).chain([None]).collect()
    }

    fn turns(game: &Game) -> u16 {
        game.round().into()
    }

    fn audit(game: &Game) -> Result<(), String> {
        audit::audit(game)?;
        count::check(game)
    }

    fn check_step(before: &Game, events: &[Event], after: &Game) -> Result<(), String> {
        step::check(before, events, after)
    }

    fn same_scores(one: &Game, other: &Game) -> bool {
        one.sheets() == other.sheets()
    }

    fn twin(game: &Game, seat: u8, _: &[Action], action: Action) -> Option<(Action, Twin)> {
        Some((smallest_look(game, seat, action)?, Twin::Look))
    }

    fn choose(game: &Game, seat: u8, legal: &[Action], style: Style, rng: &mut Rng) -> Action {
        style::choose(game, seat, legal, style, rng)
    }
}

/// the same placement with the smallest rotation that looks alike.
fn smallest_look(game: &Game, seat: u8, action: Action) -> Option<Action> {
    let Action::Place(space, rotation) = action else { return None };
    let kind = game.rules().catalogue().kind(style::tile_of(game, seat)?);
    let wanted = look(kind, rotation);
    let smallest = Rotation::ALL.into_iter().find(|&other| look(kind, other) == wanted)?;
    Some(Action::Place(space, smallest))
}

/// All that the rules know of a tile as it lies.
fn look(kind: &TrackKind, rotation: Rotation) -> Vec<(Edges, Vec<Monster>)> {
    let turned = |edges: Edges| edges.turned(rotation);
    let mut look: Vec<(Edges, Vec<Monster>)> =
        kind.sections.iter().map(|one| (turned(one.edges), one.monsters.clone())).collect();
    look.sort_unstable();
    look
}
