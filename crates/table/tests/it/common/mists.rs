//! Random games of Mists.

use super::{Dice, Random};
use fogbound_game::{Colour, Game as _};
use fogbound_mists::{Action, Cemeteries, Game, JointScoring, Level, Piles, Rules, Scoring, Setup};
use fogbound_table::games::mists::Record;
use fogbound_table::record::Chance;
use std::iter::repeat_n;
use std::sync::Arc;

pub fn rules(level: u8, players: u8) -> Arc<Rules> {
    let set = Arc::new(fogbound_sets::fogbound_mists().clone());
    Arc::new(Setup::new(set, Level::number(level).unwrap(), players).validate().unwrap())
}

impl Random for Game {
    fn random_rules(dice: &mut Dice) -> Arc<Rules> {
        let game = dice.below(3) as u32;
        Arc::new(random_setup(dice, game).validate().unwrap())
    }

    fn random_answer(dice: &mut Dice, game: &Game) -> Option<(u8, Action)> {
        let seat = game.decision()?.seat;
        Some((seat, random_action(dice, game)))
    }

    fn opened(end: &Game) -> Record {
        let name = |kind| end.rules().catalogue().kind(kind).name.clone();
        let names = end.deck().map(|kind| name(kind.unwrap())).collect();
        Record::new(end.rules(), Chance::Order(names))
    }

    fn redealt(dice: &mut Dice, record: &Record, end: &Game) -> Record {
        let mut unseen: Vec<_> =
            end.unseen().flat_map(|(kind, n)| repeat_n(kind, usize::from(n))).collect();
        dice.shuffle(&mut unseen);
        let seen: Vec<_> = end.draws().collect();
        let hidden = end.rules().tiles().len() - seen.len();
        let draws = seen.into_iter().chain(repeat_n(None, hidden));
        let draws = draws.map(|kind| kind.or_else(|| unseen.pop()).unwrap());
        let names = draws.map(|kind| end.rules().catalogue().kind(kind).name.clone());
        let mut again = Record::new(end.rules(), Chance::Order(names.collect()));
        again.lines.clone_from(&record.lines);
        again
    }
}

/// Returns a level of one's own with so many ghosts that games run to the last tile.
pub fn own_level(dice: &mut Dice) -> Level {
    let goal = 15 + dice.below(90) as u16;
    let mut milestones: Vec<u16> = (0..dice.below(3)).map(|_| 1 + dice.below(14) as u16).collect();
    milestones.sort_unstable();
    let piles = Piles::Equal(milestones.len() as u8 + 1);
    Level {
        number: None,
        ghosts: 60 + dice.below(140) as u8,
        piles,
        milestones,
        goal,
        castles: !dice.one_in(4),
        cemeteries: dice.pick(&[
            Cemeteries::Haunted,
            Cemeteries::Haunted,
            Cemeteries::Quiet,
            Cemeteries::None,
        ]),
        scoring: dice.pick(&[Scoring::Team, Scoring::Colours]),
    }
}

/// Returns a setup of any level, mostly one of one's own. Colours, seats and options are random.
pub fn random_setup(dice: &mut Dice, game: u32) -> Setup {
    let set = Arc::new(fogbound_sets::fogbound_mists().clone());
    let level = match game % 3 {
        0 => Level::number(1 + dice.below(6) as u8).unwrap(),
        _ => own_level(dice),
    };
    let scoring = level.scoring;
    let mut setup = Setup::new(set, level, 1 + dice.below(5) as u8);
    let mut colours = Colour::ALL;
    dice.shuffle(&mut colours);
    let mut left = colours.into_iter();
    for colour in setup.seats.iter_mut().flatten() {
        *colour = left.next().unwrap();
    }
    let mut played: Vec<Colour> = setup.seats.iter().flatten().copied().collect();
    dice.shuffle(&mut played);
    setup.scoring = match scoring {
        Scoring::Team => vec![left.next().unwrap()],
        Scoring::Colours => played[..3].to_vec(),
    };
    setup.start_player = dice.below(setup.seats.len()) as u8;
    setup.options.joint_scoring = dice.pick(&[JointScoring::EveryColour, JointScoring::Majority]);
    setup.options.meeples_on_misty_roads = !dice.one_in(3);
    setup
}

/// Returns any listed answer, now and then in another rotation. Meeples and points are rather more frequent
/// than by chance, so that hounds come and games are won.
fn random_action(dice: &mut Dice, game: &Game) -> Action {
    let legal = game.legal();
    let action = dice.pick(&legal);
    match action {
        Action::Pass if legal.len() > 1 && !dice.one_in(3) => dice.pick(&legal[1..]),
        Action::Ghosts(..) if game.ghost_supply() > 8 => Action::Points,
        Action::Place(..) => {
            // Boards that grow close together finish more.
            let near = |action: &Action| match *action {
                Action::Place(cell, _) => cell.x.abs() + cell.y.abs(),
                _ => 0,
            };
            let others = [dice.pick(&legal), dice.pick(&legal), dice.pick(&legal), action];
            let Some(action) = others.into_iter().min_by_key(near) else { return action };
            let Action::Place(cell, _) = action else { return action };
            let rotation = dice.pick(&fogbound_game::Rotation::ALL);
            let other = Action::Place(cell, rotation);
            if game.check(other).is_ok() { other } else { action }
        }
        _ => action,
    }
}
