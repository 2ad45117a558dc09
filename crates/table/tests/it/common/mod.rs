//! Random setups and games for several tests.

pub mod carcassonne;
pub mod ghosts;

use fogbound_game::{Colour, Game as _, Rng, Seed};
use fogbound_mists::{
    Action, Cemeteries, JointScoring, Level, Order, Piles, Rules, Scoring, Setup,
};
use fogbound_table::games::mists::Replay;
use std::fmt;
use std::sync::Arc;

/// Random numbers with the seed to print when a test fails.
pub struct Dice {
    seed: String,
    rng: Rng,
}

impl Dice {
    pub fn new(seed: &str) -> Dice {
        Dice { seed: seed.to_owned(), rng: Seed::new(seed).stream("dice") }
    }

    /// Returns a new seed each time, unless `FOGBOUND_SEED` names one.
    pub fn fresh(purpose: &str) -> Dice {
        let seed = std::env::var("FOGBOUND_SEED").unwrap_or_else(|_| {
            let mut bits = [0; 8];
            getrandom::fill(&mut bits).unwrap();
            format!("{purpose} {:016x}", u64::from_le_bytes(bits))
        });
        println!("FOGBOUND_SEED='{seed}'");
        Dice::new(&seed)
    }

    pub fn below(&mut self, n: usize) -> usize {
        self.rng.below(n as u32) as usize
    }

    pub fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    pub fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len())]
    }

    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        self.rng.shuffle(items);
    }

    pub fn rng(&mut self) -> &mut Rng {
        &mut self.rng
    }

    pub fn seed(&mut self) -> Seed {
        Seed::new(format!("{}", self.rng.next_u32()))
    }
}

impl fmt::Display for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "FOGBOUND_SEED='{}'", self.seed)
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
pub fn random_action(dice: &mut Dice, replay: &Replay) -> Action {
    let game = replay.end();
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

/// Returns a whole random game.
pub fn random_game(dice: &mut Dice, rules: &Arc<Rules>) -> Replay {
    let mut replay = Replay::start(Arc::clone(rules), &Order::Seed(dice.seed())).unwrap();
    while replay.end().decision().is_some() {
        let action = random_action(dice, &replay);
        replay.apply(replay.end().seat(), action).unwrap();
    }
    replay
}

/// Returns an order of tiles that agrees with all that was seen of a game; the rest is dealt again.
pub fn redealt_order(
    dice: &mut Dice,
    game: &fogbound_mists::Game,
) -> Vec<fogbound_landscape::KindId> {
    let mut unseen: Vec<_> =
        game.unseen().flat_map(|(kind, n)| std::iter::repeat_n(kind, usize::from(n))).collect();
    dice.shuffle(&mut unseen);
    let seen: Vec<_> = game.draws().collect();
    let hidden = game.rules().tiles().len() - seen.len();
    let draws = seen.into_iter().chain(std::iter::repeat_n(None, hidden));
    draws.map(|kind| kind.or_else(|| unseen.pop()).unwrap()).collect()
}
