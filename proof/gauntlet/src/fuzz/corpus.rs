//! Valid files to begin with.

use super::Target;
use crate::carcassonne;
use crate::contest::Contest;
use crate::ghosts_galore::{Taste, random_doors, random_kind, random_setup};
use crate::mists::Mists;
use fogbound_carcassonne::{Game as Carcassonne, Order as CarcassonneOrder};
use fogbound_game::{Rng, Seed};
use fogbound_ghosts_galore::{Game as Ghosts, Order as GhostsOrder, SPACES};
use fogbound_landscape::{Catalogue, KindId};
use fogbound_mists::{Game, Level, Order, Piles};
use fogbound_table::record::{Chance, Record, Recorded, Salt, Sets};
use std::fmt::Write as _;
use std::sync::Arc;

/// Sets with a little of everything, small enough to be read often.
const SMALL_SET: &str = include_str!("small-set.toml");
const SMALL_TRACKS: &str = include_str!("small-tracks.toml");
/// Boards of which one is not full.
const SMALL_SCORE: &str = include_str!("small.score");
/// Records of each game and form of chance.
const RECORDS: u32 = 8;
/// Files of random boards.
const SCORES: u32 = 12;

/// Valid files for each reader.
pub(super) struct Corpus([Vec<String>; Target::ALL.len()]);

impl Corpus {
    pub fn new() -> Corpus {
        let mut rng = Seed::new("corpus").stream("fuzz");
        let mut sets = vec![SMALL_SET.to_owned(); 6];
        sets.extend(fogbound_sets::SOURCES.map(|(_, text)| text.to_owned()));
        let levels = (1..=6).filter_map(Level::number).map(|level| level_text(&level));
        let levels = levels.chain(std::iter::once(COMMENTED_LEVEL.to_owned())).collect();
        let mut records: Vec<String> =
            (0..3 * RECORDS).map(|number| record_of_mists(&mut rng, number)).collect();
        records.extend((0..3 * RECORDS).filter_map(|number| record_of_ghosts(&mut rng, number)));
        records.extend((0..3 * RECORDS).map(|number| record_of_carcassonne(&mut rng, number)));
        let mut tracks = vec![SMALL_TRACKS.to_owned(); 4];
        tracks.extend(fogbound_sets::TRACK_SOURCES.map(|(_, text)| text.to_owned()));
        let mut scores = vec![SMALL_SCORE.to_owned(); 4];
        scores.extend((0..SCORES).map(|_| score_text(&mut rng)));
        Corpus([sets, levels, records, tracks, scores])
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

/// Random boards, each tile written out.
fn score_text(rng: &mut Rng) -> String {
    let taste = Taste::random(rng);
    let mut text = String::from("fogbound-score 1\ngame ghosts-galore\n");
    for player in 0..1 + rng.below(5) {
        let doors = random_doors(rng);
        let doors: Vec<String> = doors
            .iter()
            .map(|door| format!("{}{} {}", door.space, door.side.letter(), door.kind.name()))
            .collect();
        // Writing to a String cannot fail.
        let _ = writeln!(text, "\nplayer Player {player}\ndoors {}", doors.join(", "));
        for space in (0..SPACES).filter(|_| rng.below(8) > 0).collect::<Vec<_>>() {
            let kind = random_kind(rng, &taste, String::new(), 1);
            let sections = kind.sections.iter().map(|section| {
                let monsters = section.monsters.iter().map(|monster| monster.name());
                let words = std::iter::once(section.edges.name()).chain(monsters);
                words.collect::<Vec<_>>().join(" ")
            });
            let _ = write!(text, "{space} {}", sections.collect::<Vec<_>>().join(", "));
            if !kind.diamonds.is_empty() {
                let values: Vec<String> = kind.diamonds.iter().map(u8::to_string).collect();
                let _ = write!(text, "; diamonds {}", values.join(" "));
            }
            text.push('\n');
        }
    }
    text
}

/// A record of the first plies of a random game with the shipped set, in one of the three forms,
/// with undos, hashes and comments.
fn record_of_mists(rng: &mut Rng, number: u32) -> String {
    let rules = loop {
        let (rules, _) = Mists::setup(rng);
        if rules.setup().set.id == fogbound_sets::fogbound_mists().id {
            break rules;
        }
    };
    let names = names(rules.catalogue(), rules.tiles());
    let plies = rng.below(30);
    record_of_tiles::<Game>(rng, number, rules, names, Order::Seed, plies)
}

/// Likewise of Carcassonne; some games are played to the end.
fn record_of_carcassonne(rng: &mut Rng, number: u32) -> String {
    let rules = carcassonne::shipped_rules(rng);
    let names = names(rules.catalogue(), rules.tiles());
    let plies = if rng.below(8) == 0 { 600 } else { rng.below(60) };
    record_of_tiles::<Carcassonne>(rng, number, rules, names, CarcassonneOrder::Seed, plies)
}

fn names(catalogue: &Catalogue, tiles: &[KindId]) -> Vec<String> {
    tiles.iter().map(|&tile| catalogue.kind(tile).name.clone()).collect()
}

fn record_of_tiles<G: Recorded>(
    rng: &mut Rng,
    number: u32,
    rules: Arc<G::Rules>,
    names: Vec<String>,
    seeded: fn(Seed) -> G::Order,
    plies: u32,
) -> String {
    let seed = Seed::new(format!("corpus {number}"));
    let mut record = Record::<G>::new(&rules, chance(rng, number, &seed, names));
    if let Some(salt) = Salt::new(&[7; 16]) {
        record.commit(salt);
    }
    // The game of the seed; a random setup and its own tiles always start.
    let order = match record.header.chance {
        Chance::Told => Ok(seeded(seed)),
        _ => record.order(&rules),
    };
    if let Ok(order) = order {
        write_log(rng, &mut record, rules, &order, plies);
    }
    record.to_text()
}

fn chance(rng: &mut Rng, number: u32, seed: &Seed, mut names: Vec<String>) -> Chance {
    match number % 3 {
        0 => Chance::Seed(seed.clone()),
        1 => Chance::Told,
        _ => {
            rng.shuffle(&mut names);
            Chance::Order(names)
        }
    }
}

/// Likewise of Ghosts Galore; some games are played to the end. `None` would be a refusal, which a
/// sound engine never gives.
fn record_of_ghosts(rng: &mut Rng, number: u32) -> Option<String> {
    let seed = Seed::new(format!("corpus {number}"));
    let set = Arc::new(fogbound_sets::fogbound_ghosts().clone());
    let (setup, _) = random_setup(rng, set);
    let rules = Arc::new(setup.validate().ok()?);
    let order = GhostsOrder::Seed(seed.clone());
    let mut record = match number % 3 {
        0 | 1 => Record::<Ghosts>::new(&rules, Chance::Seed(seed)),
        _ => Record::dealt(&rules, &rules.deal(&order).ok()?.1?),
    };
    record.commit(Salt::new(&[7; 16])?);
    let plies = if rng.below(4) == 0 { 200 } else { rng.below(60) };
    write_log(rng, &mut record, rules, &order, plies);
    // What the public may see has its tiles told.
    let told = number % 3 == 1;
    let record = if told { record.public(&Sets::shipped()).ok()? } else { record };
    Some(record.to_text())
}

/// Plays at random, with undos, and writes it down.
fn write_log<G: Recorded>(
    rng: &mut Rng,
    record: &mut Record<G>,
    rules: Arc<G::Rules>,
    order: &G::Order,
    plies: u32,
) {
    let Ok((mut game, events)) = G::start(rules, order) else { return };
    record.push_events(&game, &events);
    for _ in 0..plies {
        let seats: Vec<u8> = game.deciding().seats().iter().collect();
        let Some(&seat) = seats.get(rng.below(seats.len() as u32) as usize) else { break };
        let legal = game.legal_of(seat);
        let action = legal[rng.below(legal.len() as u32) as usize];
        let before = game.clone();
        let Ok(events) = game.apply_of(seat, action) else { break };
        record.push_answer(&before, seat, action);
        if rng.below(6) == 0 && !before.revealed_since(&game) {
            record.push_undo(1);
            record.push_answer(&before, seat, action);
        }
        record.push_events(&game, &events);
        match rng.below(8) {
            0 => record.push_hash(game.public_hash()),
            1 => record.push_comment("and so on"),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_of_the_corpus_is_valid() {
        let corpus = Corpus::new();
        assert_eq!(corpus.files(Target::Record).len() as u32, 9 * RECORDS);
        for target in Target::ALL {
            for text in corpus.files(target) {
                assert_eq!(target.try_text(text), Ok(true), "{}: {text}", target.name());
            }
        }
    }
}
