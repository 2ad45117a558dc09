//! Valid files to begin with.

use super::Target;
use crate::contest::Contest;
use crate::mists::Mists;
use fogbound_game::{Game as _, Rng, Seed};
use fogbound_mists::{Game, Level, Order, Piles, Rules};
use fogbound_table::mists::Record;
use fogbound_table::record::{Chance, Salt};
use std::sync::Arc;

/// A set with a little of everything, small enough to be read often.
const SMALL_SET: &str = include_str!("small-set.toml");
/// Records of each form of chance.
const RECORDS: u32 = 8;

/// Valid files for each reader.
pub(super) struct Corpus([Vec<String>; 3]);

impl Corpus {
    pub fn new() -> Corpus {
        let mut rng = Seed::new("corpus").stream("fuzz");
        let mut sets = vec![SMALL_SET.to_owned(); 6];
        sets.extend(fogbound_tilesets::SOURCES.map(|(_, text)| text.to_owned()));
        let levels = (1..=6).filter_map(Level::number).map(|level| level_text(&level));
        let levels = levels.chain(std::iter::once(COMMENTED_LEVEL.to_owned())).collect();
        let records = (0..3 * RECORDS).map(|number| record(&mut rng, number)).collect();
        Corpus([sets, levels, records])
    }

    pub fn files(&self, target: Target) -> &[String] {
        &self.0[target as usize]
    }
}

const COMMENTED_LEVEL: &str = "\
# Few ghosts, two piles.
ghosts = 0x14        # twenty
piles = [20, 40]
milestones = [
  12,
]
goal = 1_00
castles = true
cemeteries = 'haunted'
scoring = \"colours\"
";

fn level_text(level: &Level) -> String {
    let piles = match &level.piles {
        Piles::Equal(count) => count.to_string(),
        Piles::Sizes(sizes) => format!("{sizes:?}"),
    };
    format!(
        "ghosts = {}\npiles = {piles}\nmilestones = {:?}\ngoal = {}\ncastles = {}\n\
         cemeteries = \"{}\"\nscoring = \"{}\"\n",
        level.ghosts,
        level.milestones,
        level.goal,
        level.castles,
        level.cemeteries.name(),
        level.scoring.name()
    )
}

/// A record of the first plies of a random game with the shipped set, in one of the three forms,
/// with undos, hashes and comments.
fn record(rng: &mut Rng, number: u32) -> String {
    let seed = Seed::new(format!("corpus {number}"));
    let rules = loop {
        let (rules, _) = Mists::setup(rng);
        if rules.setup().set.id == fogbound_tilesets::fogbound_mists().id {
            break rules;
        }
    };
    let mut record = Record::new(&rules, chance(rng, number, &seed, &rules));
    if let Some(salt) = Salt::new(&[7; 16]) {
        record.commit(salt);
    }
    // The game of the seed; a random setup and its own tiles always start.
    let order = match record.header.chance {
        Chance::Told => Ok(Order::Seed(seed)),
        _ => record.order(&rules),
    };
    let Ok((mut game, events)) = order.and_then(|order| Game::start(rules, &order)) else {
        return record.to_text();
    };
    record.push_events(&game, &events);
    for _ in 0..rng.below(30) {
        let legal = game.legal();
        if legal.is_empty() {
            break;
        }
        let action = legal[rng.below(legal.len() as u32) as usize];
        let before = game.clone();
        let Ok(events) = game.apply(action) else { break };
        record.push_action(action);
        if rng.below(6) == 0 && !before.revealed_since(&game) {
            record.push_undo(1);
            record.push_action(action);
        }
        record.push_events(&game, &events);
        match rng.below(8) {
            0 => record.push_hash(game.hash()),
            1 => record.push_comment("and so on"),
            _ => {}
        }
    }
    record.to_text()
}

fn chance(rng: &mut Rng, number: u32, seed: &Seed, rules: &Arc<Rules>) -> Chance {
    match number % 3 {
        0 => Chance::Seed(seed.clone()),
        1 => Chance::Told,
        _ => {
            let mut tiles = rules.tiles().to_vec();
            rng.shuffle(&mut tiles);
            let name = |&kind| rules.catalogue().kind(kind).name.clone();
            Chance::Order(tiles.iter().map(name).collect())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_of_the_corpus_is_valid() {
        let corpus = Corpus::new();
        for target in Target::ALL {
            for text in corpus.files(target) {
                assert_eq!(target.try_text(text), Ok(true), "{}: {text}", target.name());
            }
        }
    }
}
