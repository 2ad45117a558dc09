//! Random setups and games for several tests.

pub mod carcassonne;
pub mod ghosts;
pub mod mists;

use fogbound_game::{Rng, Seed};
use fogbound_table::record::{Chance, Record, RecordError, Recorded, Replay, Sets};
use serde_json::Value;
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

/// A game that can be played at random.
pub trait Random: Recorded {
    /// Returns rules with any options.
    fn random_rules(dice: &mut Dice) -> Arc<Self::Rules>;

    /// Returns an answer of any seat that has to decide, now and then in another rotation; `None` at the end.
    fn random_answer(dice: &mut Dice, game: &Self) -> Option<(u8, Self::Action)>;

    /// Returns a new record in which everything that chance brought to a finished game is written openly.
    fn opened(end: &Self) -> Record<Self>;

    /// Returns the same record with everything dealt again that a spectator cannot know at its end.
    fn redealt(dice: &mut Dice, record: &Record<Self>, end: &Self) -> Record<Self>;
}

/// Returns a new record whose chance comes from a seed.
pub fn seeded<G: Random>(dice: &mut Dice, rules: &G::Rules) -> Record<G> {
    Record::new(rules, Chance::Seed(dice.seed()))
}

/// Returns a game that runs until it is over, or some decisions long.
pub fn random_game<G: Random>(dice: &mut Dice, rules: &Arc<G::Rules>, most: usize) -> Replay<G> {
    let order = seeded::<G>(dice, rules).order(rules).unwrap();
    let mut replay = Replay::start(Arc::clone(rules), &order).unwrap();
    while replay.taken().len() < most {
        let Some((seat, action)) = G::random_answer(dice, replay.end()) else { break };
        replay.apply(seat, action).unwrap();
    }
    replay
}

/// Returns a whole random game.
pub fn finished_game<G: Random>(dice: &mut Dice, rules: &Arc<G::Rules>) -> Replay<G> {
    let replay = random_game::<G>(dice, rules, usize::MAX);
    assert!(replay.end().is_over());
    replay
}

/// Returns the record of a random game with undos, comments and hashes.
pub fn random_record<G: Random>(
    dice: &mut Dice,
    rules: &Arc<G::Rules>,
    mut record: Record<G>,
) -> (Record<G>, Replay<G>) {
    let order = record.order(rules).unwrap();
    let mut replay = Replay::start(Arc::clone(rules), &order).unwrap();
    record.push_events(replay.end(), replay.start_events());
    while let Some((seat, action)) = G::random_answer(dice, replay.end()) {
        record.push_answer(replay.end(), seat, action);
        let events = replay.apply(seat, action).unwrap().to_vec();
        record.push_events(replay.end(), &events);
        let undone = 1 + dice.below(2) as u32;
        if dice.one_in(3) && replay.undo(undone).is_ok() {
            record.push_undo(undone);
        }
        match dice.below(20) {
            0 => record.push_comment("hm"),
            1 => record.push_hash(replay.end().hash()),
            _ => {}
        }
    }
    (record, replay)
}

/// Returns the reason why a text is no record that can be replayed.
pub fn error_of<G: Recorded>(text: &str) -> RecordError {
    let read = Record::<G>::parse("test", text);
    read.and_then(|record| record.replay(&Sets::shipped()).map(|_| ())).unwrap_err()
}

/// Returns a text with one line replaced, and the number of that line.
pub fn replaced(text: &str, old: &str, new: &str) -> (String, u32) {
    let line = text.lines().position(|line| line == old).unwrap_or_else(|| panic!("no {old}"));
    (text.replacen(&format!("{old}\n"), &format!("{new}\n"), 1), line as u32 + 1)
}

/// Returns the schema of traces.
pub fn schema() -> jsonschema::Validator {
    let schema = include_str!("../../../../../docs/trace.schema.json");
    jsonschema::draft202012::new(&serde_json::from_str(schema).unwrap()).unwrap()
}

/// Returns the lines of a trace as JSON.
pub fn values(lines: &[String]) -> Vec<Value> {
    lines.iter().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// Fails unless the schema takes these lines as they are, but none with a value changed to a wrong one, nor
/// a decision that lacks something.
pub fn expect_refusals(changes: &[(&Value, &str, Value)], decision: &Value) {
    let schema = schema();
    for (line, path, wrong) in changes {
        let mut changed = (*line).clone();
        *changed.pointer_mut(path).unwrap_or_else(|| panic!("{path}")) = wrong.clone();
        assert!(schema.is_valid(line) && !schema.is_valid(&changed), "{path}");
    }
    for field in ["seat", "events", "round", "hash", "legal"] {
        let mut changed = decision.clone();
        changed.as_object_mut().unwrap().remove(field);
        assert!(!schema.is_valid(&changed), "without {field}");
    }
}
