//! Secrecy, byte by byte: what a table says to a seat or a spectator is compared with what it says when everything
//! that is hidden from them is dealt again.

use super::{PERSON, Table};
use crate::entry::{Entry, Founding};
use crate::hosting::begun;
use crate::token::Key;
use fogbound_game::{Game, Rng, Seed};
use fogbound_protocol::{FromTable, Wanted};
use fogbound_table::games::{Playable, carcassonne, ghosts_galore, mists};
use fogbound_table::record::{Chance, Record, Salt};
use fogbound_table::session::{Seat, Session};
use std::sync::Arc;

/// A game that can be dealt by hand.
trait Dealt: Playable + 'static {
    fn random_rules(rng: &mut Rng) -> Arc<Self::Rules>;

    /// Returns an empty record with the deal of a game that is over.
    fn opened(end: &Self) -> Record<Self>;

    /// Returns a decision of another seat that names what was dealt to it, as it would be made in a game with
    /// other tiles.
    fn translated(dealt: &Self, seat: u8, action: Self::Action) -> Self::Action {
        let _ = (dealt, seat);
        action
    }
}

impl Dealt for fogbound_mists::Game {
    fn random_rules(rng: &mut Rng) -> Arc<Self::Rules> {
        let set = Arc::new(fogbound_sets::fogbound_mists().clone());
        let level = fogbound_mists::Level::number(1 + below(rng, 6) as u8).unwrap();
        let players = 1 + below(rng, 5) as u8;
        Arc::new(fogbound_mists::Setup::new(set, level, players).validate().unwrap())
    }

    fn opened(end: &Self) -> mists::Record {
        let name = |kind| end.rules().catalogue().kind(kind).name.clone();
        let names = end.deck().map(|kind| name(kind.unwrap())).collect();
        Record::<Self>::new(end.rules(), Chance::Order(names))
    }
}

impl Dealt for fogbound_carcassonne::Game {
    fn random_rules(rng: &mut Rng) -> Arc<Self::Rules> {
        let parts: Vec<_> = fogbound_carcassonne::Parts::combinations().collect();
        let (parts, players) = (parts[below(rng, parts.len())], 2 + below(rng, 5) as u8);
        Arc::new(fogbound_carcassonne::Setup::new(parts, players).validate().unwrap())
    }

    fn opened(end: &Self) -> carcassonne::Record {
        let name = |kind| end.rules().catalogue().kind(kind).name.clone();
        let names = end.deck().map(|kind| name(kind.unwrap())).collect();
        Record::<Self>::new(end.rules(), Chance::Order(names))
    }
}

impl Dealt for fogbound_ghosts_galore::Game {
    fn random_rules(rng: &mut Rng) -> Arc<Self::Rules> {
        let options = fogbound_ghosts_galore::Options {
            experienced: below(rng, 3) > 0,
            choose_side: below(rng, 3) == 0,
            walls_are_dead_ends: below(rng, 4) > 0,
        };
        let set = Arc::new(fogbound_sets::fogbound_ghosts().clone());
        let setup = fogbound_ghosts_galore::Setup::new(set, 2 + below(rng, 4) as u8);
        Arc::new(fogbound_ghosts_galore::Setup { options, ..setup }.validate().unwrap())
    }

    fn opened(end: &Self) -> ghosts_galore::Record {
        ghosts_galore::Record::dealt(end.rules(), &end.dealt().unwrap())
    }

    fn translated(dealt: &Self, seat: u8, action: Self::Action) -> Self::Action {
        match action {
            fogbound_ghosts_galore::Action::Keep(_) => {
                let offered = || dealt.offers(seat).and_then(|tiles| tiles.first().copied());
                let kept = dealt.hidden(seat).or_else(offered).unwrap();
                fogbound_ghosts_galore::Action::Keep(kept)
            }
            action => action,
        }
    }
}

fn below(rng: &mut Rng, n: usize) -> usize {
    rng.below(n as u32) as usize
}

/// A random decision of one of the seats that have to decide.
fn any<G: Game>(rng: &mut Rng, game: &G) -> Option<(u8, G::Action)> {
    let seats: Vec<u8> = game.deciding().seats().iter().collect();
    let seat = *seats.get(below(rng, seats.len().max(1)))?;
    let legal = game.legal_of(seat);
    Some((seat, legal[below(rng, legal.len())]))
}

/// Plays a game to its end at random, and returns it with its decisions.
fn played<G: Game>(rng: &mut Rng, mut game: G) -> (G, Vec<(u8, G::Action)>) {
    let mut decisions = Vec::new();
    while let Some((seat, action)) = any(rng, &game) {
        game.apply_of(seat, action).unwrap();
        decisions.push((seat, action));
    }
    (game, decisions)
}

/// Makes a table of people for a record that has just begun, its promise about the shuffle the same every time.
fn table<G: Dealt>(mut record: Record<G>, rules: &Arc<G::Rules>, players: u8) -> Table {
    let mut promised = Record::<G>::new(rules, Chance::Seed(Seed::new("promised")));
    promised.commit(Salt::parse(&"5a".repeat(16)).unwrap());
    record.header.commitment = promised.header.commitment;
    let people = (0..players).map(|_| Seat::Person).collect();
    let session = Session::begin(record, Arc::clone(rules), people).unwrap();
    let holders = vec![PERSON.to_owned(); usize::from(players)];
    let seated = (0..players).map(|seat| (seat, format!("Seat {seat}"), Key::of("a secret")));
    let founding = Founding {
        wanted: Wanted { seats: holders.clone(), ..Wanted::default() },
        seed: String::new(),
        salt: String::new(),
        seated: seated.collect(),
    };
    Table::of(&founding, &holders, begun(session)).unwrap()
}

/// Returns all that the table has for a seat or a spectator, as the bytes that leave it: the state with and without
/// the record, what only they know, and each question.
fn said(table: &Table, seat: Option<u8>) -> String {
    let seats: Vec<u8> = seat.into_iter().collect();
    let mut said = vec![table.secrets_of(&seats)];
    for with_record in [true, false] {
        let standing = table.standing(&seats, with_record);
        said.push(serde_json::to_string(&FromTable::Record(standing)).unwrap());
    }
    let asked = seat.and_then(|seat| table.asked(seat)).map(FromTable::Asked);
    said.extend(asked.map(|asked| serde_json::to_string(&asked).unwrap()));
    said.push(table.record());
    said.join("\n")
}

/// Lets a seat decide, and returns the bytes of the event.
fn decide(table: &mut Table, seat: u8, action: String) -> String {
    let Ok(entry) = table.plan_act(seat, std::slice::from_ref(&action)) else {
        panic!("{action} of seat {seat} is refused")
    };
    assert_eq!(entry, Entry::Acted { seat, actions: vec![action] });
    let (by, what) = table.apply(&entry, None).unwrap();
    serde_json::to_string(&FromTable::Event { seq: table.seq(), by, what }).unwrap()
}

/// Plays a random game up to some decision, and again with everything hidden dealt anew; compares the bytes after
/// every decision. Returns the number of decisions compared, and whether something really was dealt differently.
fn compare<G: Dealt>(rng: &mut Rng) -> (usize, bool) {
    let rules = G::random_rules(rng);
    let seed = Seed::new(format!("{}", rng.below(u32::MAX)));
    let order = G::Order::from(seed);
    let (start, _) = G::start(Arc::clone(&rules), &order).unwrap();
    let players = start.players();
    let (end, decisions) = played(rng, start.clone());
    let opened = G::opened(&end);

    // Somebody looks at the game after some of its decisions.
    let until = below(rng, decisions.len());
    let watcher = Some(below(rng, usize::from(players) + 1) as u8).filter(|&seat| seat < players);
    let mut seen = start;
    for &(seat, action) in &decisions[..until] {
        seen.apply_of(seat, action).unwrap();
    }
    let dealt = seen.view_of(watcher).deal(rng);
    let other = G::opened(&played(rng, dealt.clone()).0);
    let differs = other.to_text() != opened.to_text();

    let mut one = table(opened, &rules, players);
    let mut heard = vec![said(&one, watcher)];
    for &(seat, action) in &decisions[..until] {
        heard.push(decide(&mut one, seat, action.to_string()));
        heard.push(said(&one, watcher));
    }
    // Answers of others that still wait for the rest of their round are hidden as well.
    let everybody: Vec<u8> = (0..players).collect();
    let running = until - one.hosted.pending_of(&everybody).len();

    let mut two = table(other, &rules, players);
    let mut again = vec![said(&two, watcher)];
    for (at, &(seat, action)) in decisions[..until].iter().enumerate() {
        let action = match watcher == Some(seat) {
            true => action.to_string(),
            false if at >= running => {
                let legal = two.hosted.legal(seat);
                legal[below(rng, legal.len())].clone()
            }
            false => G::translated(&dealt, seat, action).to_string(),
        };
        again.push(decide(&mut two, seat, action));
        again.push(said(&two, watcher));
    }
    assert_eq!(heard, again);
    (until, differs)
}

fn compare_many<G: Dealt>() {
    let games = std::env::var("FOGBOUND_SECRECY").map_or(20, |games| games.parse().unwrap());
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap();
    let seed = format!("secrecy {}", now.as_nanos());
    println!("{}: seed \"{seed}\"", G::NAME);
    let mut rng = Seed::new(seed).stream("secrecy");
    let (mut decisions, mut different) = (0, 0);
    for _ in 0..games {
        let (compared, differs) = compare::<G>(&mut rng);
        decisions += compared;
        different += u32::from(differs);
    }
    println!("{}: {games} games, {decisions} decisions, {different} dealt differently", G::NAME);
    assert!(different * 10 > games * 8 && decisions > 0, "{different} of {games}");
}

#[test]
fn x_6_no_byte_of_mists_depends_on_what_is_hidden() {
    compare_many::<fogbound_mists::Game>();
}

#[test]
fn x_6_no_byte_of_carcassonne_depends_on_what_is_hidden() {
    compare_many::<fogbound_carcassonne::Game>();
}

#[test]
fn x_6_no_byte_of_ghosts_galore_depends_on_what_is_hidden() {
    compare_many::<fogbound_ghosts_galore::Game>();
}
