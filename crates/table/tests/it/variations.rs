//! Variations beside the game of a record: what is written is read again, and what is wrong is told with its line.

use crate::common::{Dice, Random, finished_game};
use fogbound_carcassonne::Game as Carcassonne;
use fogbound_game::Deciding;
use fogbound_ghosts_galore::Game as GhostsGalore;
use fogbound_mists::Game as Mists;
use fogbound_table::games::mists;
use fogbound_table::record::{Record, Sets, Sign, Variations};

/// Adds random branches with random signs and remarks to a tree.
fn grow<G: Random>(dice: &mut Dice, record: &Record<G>, tree: &mut Variations) {
    let replay = record.replay(&Sets::shipped()).unwrap();
    for _ in 0..12 {
        let ids = tree.ids();
        let mut at = ids[dice.below(ids.len())];
        for _ in 0..1 + dice.below(4) {
            let positions = Record::positions(&replay, tree);
            let game = positions[at].clone().unwrap();
            let step = match game.deciding() {
                Deciding::Nobody => break,
                Deciding::One(seat) => {
                    let legal = game.legal_of(seat);
                    legal[dice.below(legal.len())].to_string()
                }
                Deciding::Together(seats) => {
                    let seat = seats.smallest().unwrap();
                    let legal = game.legal_of(seat);
                    format!("seat {seat} {}", legal[dice.below(legal.len())])
                }
            };
            at = tree.add(at, &step);
            tree.set_sign(at, dice.one_in(2).then(|| Sign::ALL[dice.below(Sign::ALL.len())]));
            if dice.one_in(3) {
                tree.set_remark(at, "sign: ??\n\n  two lines, with # and : in them ");
            }
        }
    }
}

/// Returns a tree in words, whatever the numbers of its positions.
fn told(tree: &Variations, id: usize) -> String {
    let node = tree.node(id).unwrap();
    let after: String = node.children().iter().map(|&child| told(tree, child)).collect();
    format!("({} {:?} {:?} {after})", node.step, node.sign, node.remark)
}

fn survive<G: Random>(purpose: &str, games: u32) {
    let mut dice = Dice::fresh(purpose);
    for _ in 0..games {
        let rules = G::random_rules(&mut dice);
        let played = finished_game::<G>(&mut dice, &rules);
        let mut record = G::opened(played.end());
        for (n, taken) in played.taken().iter().enumerate() {
            record.push_answer(played.at(n).unwrap(), taken.seat, taken.action);
        }
        record.push_hash(played.end().hash());
        let replay = record.replay(&Sets::shipped()).unwrap();
        let mut tree = Variations::of_game(&replay);
        grow(&mut dice, &record, &mut tree);
        let plain = record.to_text();
        record.set_variations(&tree);
        let text = record.to_text();
        let mut read = Record::<G>::parse("test", &text).unwrap();
        let again = read.replay(&Sets::shipped()).unwrap();
        assert_eq!(again.end().full_hash(), replay.end().full_hash(), "{dice}");
        let tree_again = read.variations(&again).unwrap();
        assert_eq!(told(&tree_again, 0), told(&tree, 0), "{dice}\n{text}");
        read.set_variations(&tree_again);
        assert_eq!(read.to_text(), text, "{dice}");
        // Without them the record is what it was before.
        read.set_variations(&Variations::of_game(&again));
        assert_eq!(read.to_text(), plain, "{dice}");
        // A spectator of a running game learns nothing of them.
        let half = read.up_to(again.taken().len() / 2).unwrap();
        assert!(!half.public(&Sets::shipped()).unwrap().to_text().contains("variation:"));
        // Each line of the tree is a game of its own.
        for id in tree.ids() {
            let line = record.line_to(&replay, &tree, id).unwrap();
            let line = Record::<G>::parse("line", &line.to_text()).unwrap();
            let line = line.replay(&Sets::shipped()).unwrap();
            let there = Record::positions(&replay, &tree)[id].clone().unwrap();
            assert_eq!(line.end().full_hash(), there.full_hash(), "{id} {dice}");
        }
    }
}

#[test]
fn random_trees_of_variations_survive_reading_and_writing() {
    survive::<Mists>("mists variations", 2);
    survive::<GhostsGalore>("ghost variations", 2);
    survive::<Carcassonne>("carcassonne variations", 1);
}

/// Returns the record in the documentation.
fn game() -> &'static str {
    let docs = include_str!("../../../../docs/records.md");
    let example = docs.split("a test reads the variations of this record -->").nth(1).unwrap();
    example.split("```text\n").nth(1).unwrap().split("```").next().unwrap()
}

fn error(change: (&str, &str)) -> (Option<u32>, String) {
    let record = mists::Record::parse("test", &game().replacen(change.0, change.1, 1)).unwrap();
    let replay = record.replay(&Sets::shipped()).unwrap();
    let error = record.variations(&replay).unwrap_err();
    (error.line(), error.to_string())
}

#[test]
fn a_variation_that_is_wrong_is_told_with_its_line() {
    let line =
        |word: &str| game().lines().zip(1..).find(|(line, _)| line.contains(word)).map(|(_, n)| n);
    let record = mists::Record::parse("test", game()).unwrap();
    let tree = record.variations(&record.replay(&Sets::shipped()).unwrap()).unwrap();
    assert_eq!(tree.ids().len(), tree.plies() + 1 + 4);
    for (change, at) in [
        (("after 3", "behind 3"), "after 3"),
        (("after 3", "after 300"), "after 3"),
        (("after 1 of 1", "after 1 of 3"), "after 1 of 1"),
        (("after 1 of 1", "after 9 of 1"), "after 1 of 1"),
        (("move: place 0 2 1", "move: undo 1"), "move: place 0 2 1"),
        (("move: place 0 2 1", "move: dance"), "move: place 0 2 1"),
        (("move: place 0 2 1", "move: place 0 0 0"), "move: place 0 2 1"),
        (("sign: ??", "sign: ????"), "sign: ??"),
    ] {
        let (found, text) = error(change);
        assert_eq!(found, line(at), "{change:?}: {text}");
    }
}

#[test]
fn any_change_of_a_record_with_variations_is_read_or_refused() {
    let mut dice = Dice::fresh("broken variations");
    let lines: Vec<&str> = game().lines().collect();
    for _ in 0..300 {
        let mut changed = lines.clone();
        let (from, to) = (dice.below(lines.len()), dice.below(lines.len()));
        match dice.below(3) {
            0 => changed.swap(from, to),
            1 => changed.insert(from, lines[to]),
            _ => drop(changed.remove(from)),
        }
        let Ok(record) = mists::Record::parse("test", &changed.join("\n")) else { continue };
        let Ok(replay) = record.replay(&Sets::shipped()) else { continue };
        if let Err(error) = record.variations(&replay) {
            assert!(error.line().is_some(), "{error} {dice}");
        }
    }
}
