//! What holds for the records and traces of every game.
use crate::common::{Dice, Random, finished_game, random_record, replaced, seeded, values};
use fogbound_carcassonne::Game as Carcassonne;
use fogbound_game::Deciding;
use fogbound_ghosts_galore::Game as GhostsGalore;
use fogbound_mists::Game as Mists;
use fogbound_table::games::GameId;
use fogbound_table::record::{AnyRecord, Chance, Record, Replay, Salt, Sets};
use fogbound_table::trace::{self, Traced};
use serde_json::Value;
use std::sync::Arc;

fn sets() -> Sets {
    Sets::shipped()
}

/// Reads and writes the records of random games, half of them with chance written openly.
fn survive<G: Random>(purpose: &str, games: u32) {
    let mut dice = Dice::fresh(purpose);
    for _ in 0..games {
        let rules = G::random_rules(&mut dice);
        let record = if dice.one_in(2) {
            seeded::<G>(&mut dice, &rules)
        } else {
            G::opened(finished_game::<G>(&mut dice, &rules).end())
        };
        let (mut record, replay) = random_record::<G>(&mut dice, &rules, record);
        record.header.comments.push("a random game".to_owned());
        let text = record.to_text();
        let read = Record::<G>::parse("test", &text).unwrap();
        assert_eq!(read.to_text(), text, "{dice}");
        assert_eq!(read.header, record.header, "{dice}");
        let again = read.replay(&sets()).unwrap();
        assert_eq!(again.end().full_hash(), replay.end().full_hash(), "{dice}");
        assert_eq!((again.taken().len(), again.undone()), (replay.taken().len(), replay.undone()));
        for n in 0..=replay.taken().len() {
            assert_eq!(again.at(n).unwrap().hash(), replay.at(n).unwrap().hash(), "{n} {dice}");
        }
        assert!(again.at(replay.taken().len() + 1).is_none());
        // A finished game has no secrets (X-6).
        record.header.comments.pop();
        assert_eq!(record.public(&sets()).unwrap().to_text(), record.to_text());
    }
}

#[test]
fn records_of_random_games_survive_reading_and_writing() {
    survive::<Mists>("records", 40);
    survive::<GhostsGalore>("ghost records", 40);
    survive::<Carcassonne>("carcassonne records", 16);
}

/// Plays random games by picks, and by draws from the list.
fn pick<G: Random>(purpose: &str, games: u32) {
    let mut dice = Dice::fresh(purpose);
    for _ in 0..games {
        let rules = G::random_rules(&mut dice);
        let order = seeded::<G>(&mut dice, &rules).order(&rules).unwrap();
        let (mut game, _) = G::start(rules, &order).unwrap();
        let (mut picked, mut legal) = (game.clone(), Vec::new());
        let seed = dice.seed();
        let mut rng = seed.stream("picks");
        let mut draws = rng.clone();
        let mut decisions = 0;
        while let Some(seat) = game.deciding().seats().smallest() {
            game.legal_into(seat, &mut legal);
            let action = legal[draws.below(legal.len() as u32) as usize];
            game.apply_with(seat, action, &mut drop).unwrap();
            let checked = picked.pick(seat, &mut rng, &mut legal).expect("something is legal");
            picked.carry_out(seat, checked, &mut drop);
            picked.settle(&mut drop);
            assert_eq!(picked.hash(), game.hash(), "{dice}");
            decisions += 1;
        }
        assert!(picked.pick(0, &mut rng, &mut legal).is_none(), "{dice}");
        let (mut again, _) = G::start(Arc::clone(game.rules()), &order).unwrap();
        let mut rng = seed.stream("picks");
        assert_eq!(again.play_out(&mut rng, &mut legal), decisions, "{dice}");
        assert_eq!(again.full_hash(), game.full_hash(), "{dice}");
    }
}

#[test]
fn a_pick_is_what_the_same_draw_finds_in_the_list() {
    pick::<Mists>("picks of mists", 20);
    pick::<GhostsGalore>("picks of ghosts", 20);
    pick::<Carcassonne>("picks of carcassonne", 8);
}

/// Plays random games once more with what chance brought.
fn play_again<G: Random>(purpose: &str, games: u32) {
    let mut dice = Dice::fresh(purpose);
    for _ in 0..games {
        let rules = G::random_rules(&mut dice);
        let replay = finished_game::<G>(&mut dice, &rules);
        let mut given = G::opened(replay.end());
        for (n, taken) in replay.taken().iter().enumerate() {
            given.push_answer(replay.at(n).unwrap(), taken.seat, taken.action);
        }
        let again = Record::<G>::parse("given", &given.to_text()).unwrap().replay(&sets()).unwrap();
        assert_eq!(again.end().full_hash(), replay.end().full_hash(), "{dice}");
    }
}

#[test]
fn x_6_a_given_order_plays_the_same_game_as_its_seed() {
    play_again::<Mists>("given order", 12);
    play_again::<GhostsGalore>("given deals", 12);
    play_again::<Carcassonne>("given tiles", 6);
}

/// Stops random games before they are over, half of them early, and checks that their traces show what a
/// spectator knows, with `hidden` fields in the setup; returns what remains of the games, and the traces.
fn running<G: Random + Traced>(
    purpose: &str,
    games: u32,
    hidden: &[&str],
) -> Vec<(Replay<G>, Vec<Value>)> {
    let mut dice = Dice::fresh(purpose);
    let mut running = Vec::new();
    for _ in 0..games {
        let rules = G::random_rules(&mut dice);
        let record = seeded::<G>(&mut dice, &rules);
        let (mut record, _) = random_record::<G>(&mut dice, &rules, record);
        let most = if dice.one_in(2) { 14 } else { record.lines.len() };
        record.lines.truncate(dice.below(most));
        let replay = record.replay(&sets()).unwrap();
        if replay.end().is_over() {
            continue;
        }
        let lines = values(&trace::lines(&replay, true));
        assert!(lines.iter().all(|line| line["hash"].is_null() && line.get("end").is_none()));
        assert!(hidden.iter().all(|field| lines[0][*field].is_null()));
        assert_eq!(lines.len(), replay.taken().len() - chosen(replay.end()) + 1, "{dice}");
        // The same game with everything hidden dealt again has the same trace.
        let other = G::redealt(&mut dice, &record, replay.end()).replay(&sets()).unwrap();
        assert_eq!(values(&trace::lines(&other, true)), lines, "{dice}");
        running.push((replay, lines));
    }
    running
}

/// Returns the number of seats that have chosen while others still wait.
fn chosen<G: Random>(game: &G) -> usize {
    match game.deciding() {
        Deciding::Together(seats) => usize::from(game.players() - seats.len()),
        Deciding::One(_) | Deciding::Nobody => 0,
    }
}

#[test]
fn x_6_a_running_game_shows_what_a_spectator_knows() {
    assert!(running::<Mists>("running trace", 20, &["tiles"]).len() > 5);
    assert!(running::<Carcassonne>("running carcassonne", 20, &["tiles"]).len() > 5);
    let hidden = ["offers", "mix", "hidden", "stacks", "unused"];
    let ghosts = running::<GhostsGalore>("running ghosts", 40, &hidden);
    let rounds = ghosts.iter().filter(|(replay, _)| chosen(replay.end()) > 0).count();
    let lines = ghosts.iter().flat_map(|(_, lines)| lines);
    let keeps: Vec<&Value> = lines.filter(|line| line["ask"] == "keep").collect();
    assert!(keeps.iter().all(|line| line["legal"].is_null() && line["choice"].is_null()));
    assert!(rounds > 2 && keeps.len() > 2, "{rounds} {}", keeps.len());
}

/// Stops random games before they are over, and checks that their public form records the same game
/// and nothing of the tiles to come; returns the numbers of games that still run, and of those with an
/// undo.
fn publish<G: Random>(purpose: &str, games: u32) -> (u32, u32) {
    let mut dice = Dice::fresh(purpose);
    let (mut running, mut undone) = (0, 0);
    for _ in 0..games {
        let rules = G::random_rules(&mut dice);
        let record = seeded::<G>(&mut dice, &rules);
        let (mut full, _) = random_record::<G>(&mut dice, &rules, record);
        full.header.comments.push("the seed is a secret".to_owned());
        full.commit(Salt::parse(&"07".repeat(16)).unwrap());
        full.lines.truncate(dice.below(full.lines.len()));
        let replay = full.replay(&sets()).unwrap();
        if replay.end().is_over() {
            continue;
        }
        running += 1;
        undone += u32::from(replay.undone() > 0);
        let public = full.public(&sets()).unwrap();
        let text = public.to_text();
        assert_eq!(public.header.chance, Chance::Told);
        let secret = ["\nseed ", "\nsalt ", "secret", "# hm"];
        assert!(!secret.iter().any(|word| text.contains(word)), "{text} {dice}");
        assert_eq!(public.header.commitment, full.header.commitment);

        // It records the same game, and is its own public form.
        let read = Record::<G>::parse("test", &text).unwrap();
        let told = read.replay(&sets()).unwrap();
        assert_eq!(told.end().hash(), replay.end().hash(), "{dice}");
        assert_eq!((told.taken().len(), told.undone()), (replay.taken().len(), replay.undone()));
        assert_eq!(read.public(&sets()).unwrap().to_text(), text, "{dice}");

        // With the tiles to come dealt again the public form has the same bytes.
        let other = G::redealt(&mut dice, &full, replay.end());
        let mut other = other.public(&sets()).unwrap();
        other.header.commitment.clone_from(&full.header.commitment);
        assert_eq!(other.to_text(), text, "{dice}");
    }
    (running, undone)
}

#[test]
fn x_6_the_public_form_hides_the_tiles_to_come() {
    let mists = publish::<Mists>("public", 40);
    assert!(mists.0 > 20, "{mists:?}");
    let carcassonne = publish::<Carcassonne>("public carcassonne", 24);
    assert!(carcassonne.0 > 8 && carcassonne.1 > 3, "{carcassonne:?}");
}

/// Changes words of a record at random; at least half of the changed ones are refused.
fn change<G: Random>(purpose: &str, rounds: u32) {
    let mut dice = Dice::fresh(purpose);
    let rules = G::random_rules(&mut dice);
    let record = G::opened(finished_game::<G>(&mut dice, &rules).end());
    let text = random_record::<G>(&mut dice, &rules, record).0.to_text();
    let words: Vec<&str> = text.split_inclusive([' ', '\n']).collect();
    let mut refused = 0;
    for _ in 0..rounds {
        let mut words = words.clone();
        for _ in 0..=dice.below(3) {
            let at = dice.below(words.len());
            match dice.below(3) {
                0 => words[at] = words[dice.below(words.len())],
                1 => words.insert(at, dice.pick(&["255 ", "65535 "])),
                _ => drop(words.remove(at)),
            }
        }
        let read = Record::<G>::parse("test", &words.concat());
        refused += u32::from(read.and_then(|record| record.replay(&sets())).is_err());
    }
    assert!(refused > rounds / 2, "{refused} {dice}");
}

#[test]
fn changed_records_never_panic() {
    change::<Mists>("changed", 2000);
    change::<GhostsGalore>("changed ghosts", 1000);
    change::<Carcassonne>("changed carcassonne", 400);
}

#[test]
fn a_record_is_read_by_what_its_line_game_says() {
    let mut dice = Dice::new("any");
    let ghosts =
        seeded::<GhostsGalore>(&mut dice, &GhostsGalore::random_rules(&mut Dice::new("a")));
    let text = ghosts.to_text();
    let any = AnyRecord::parse("ghosts", &text).unwrap();
    assert_eq!(any.game(), GameId::GhostsGalore);
    assert!(matches!(any, AnyRecord::GhostsGalore(record) if record.to_text() == text));
    for wrong in ["game chess", "game", "# game ghosts-galore"] {
        let (text, _) = replaced(&text, "game ghosts-galore", wrong);
        assert_eq!(AnyRecord::parse("wrong", &text).unwrap_err().rule(), "record", "{wrong}");
    }
    let mists = include_str!("../records/mists/l1-p1-lost.fog");
    let any = AnyRecord::parse("mists", mists).unwrap();
    assert_eq!(any.game(), GameId::Mists);
    assert!(matches!(any, AnyRecord::Mists(record) if record.to_text() == mists));
    let plain = seeded::<Carcassonne>(&mut dice, &Carcassonne::random_rules(&mut Dice::new("b")));
    let text = plain.to_text();
    let any = AnyRecord::parse("fog", &text).unwrap();
    assert_eq!(any.game(), GameId::Carcassonne);
    assert!(matches!(any, AnyRecord::Carcassonne(record) if record.to_text() == text));
}

/// Replays an example of the docs that stands below this comment; returns decisions and undos.
fn example<G: Random>(comment: &str) -> (usize, u32) {
    let docs = include_str!("../../../../docs/records.md");
    let begin = format!("<!-- example: a test replays this record{comment} -->\n```text\n");
    let (_, rest) = docs.split_once(&begin).unwrap();
    let (example, _) = rest.split_once("```").unwrap();
    let record = Record::<G>::parse("docs/records.md", example).unwrap();
    assert_eq!(record.to_text(), example);
    let replay = record.replay(&sets()).unwrap();
    (replay.taken().len(), replay.undone())
}

#[test]
fn the_examples_of_the_docs_are_canonical_records() {
    assert_eq!(example::<Mists>("").0, 6);
    assert_eq!(example::<GhostsGalore>(" of Ghosts Galore"), (8, 1));
    assert_eq!(example::<Carcassonne>(" of Carcassonne"), (10, 1));
}
