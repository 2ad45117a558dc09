//! Tables that several nodes share.

use crate::brokers::Broker;
use crate::databases::Databases;
use crate::games::{check, play};
use crate::guests::{Guest, Server};
use fogbound_protocol::{FromTable, Near, Shown, ToTable, What};
use std::time::{Duration, Instant};

/// Nodes on a database, and NATS if they speak through it.
struct Cluster {
    nodes: Vec<Server>,
    _broker: Option<Broker>,
}

impl Cluster {
    fn start(count: usize, with_nats: bool) -> Option<Cluster> {
        let address = Databases::shared()?.make();
        let broker = if with_nats { Some(Broker::start()?) } else { None };
        let nats = broker.as_ref().map(Broker::address);
        let nodes = (0..count).map(|_| Server::node(&address, nats.as_deref())).collect();
        Some(Cluster { nodes, _broker: broker })
    }

    /// Two people and a bot sit down, and somebody looks on, each at another node.
    fn sit_down(&self, game: &str, bot: &str) -> Vec<Guest> {
        let at = |number: usize| &self.nodes[number % self.nodes.len()];
        let made = at(0).make(game, &["person", "open", bot]);
        let ada = Guest::join(at(0), &made.table, &[made.token.unwrap()]);
        let mut grace = Guest::join(at(1), &made.table, &[]);
        grace.sit(1, "Grace");
        let watcher = Guest::join(at(2), &made.table, &[]);
        vec![ada, grace, watcher]
    }
}

fn play_games(count: usize, with_nats: bool) {
    let Some(mut cluster) = Cluster::start(count, with_nats) else { return };
    for (game, bot) in
        [("mists", "greedy"), ("ghosts-galore", "planner"), ("carcassonne", "greedy")]
    {
        let mut guests = cluster.sit_down(game, bot);
        play(&mut cluster.nodes[0], &mut guests, &mut |_, _, _| {});
        for node in &cluster.nodes {
            check(node, &guests);
        }
    }
}

#[test]
fn games_of_each_kind_are_played_at_two_nodes_through_the_database() {
    play_games(2, false);
}

#[test]
fn games_of_each_kind_are_played_at_three_nodes_through_the_database() {
    play_games(3, false);
}

#[test]
fn games_of_each_kind_are_played_at_two_nodes_through_nats() {
    play_games(2, true);
}

#[test]
fn games_of_each_kind_are_played_at_three_nodes_through_nats() {
    play_games(3, true);
}

fn is_near(message: &FromTable, seat: u8, wanted: Near) -> bool {
    match message {
        FromTable::Present { seats, .. } => {
            seats.iter().any(|it| it.seat == seat && it.near == wanted)
        }
        _ => false,
    }
}

fn meet(with_nats: bool) {
    let Some(cluster) = Cluster::start(3, with_nats) else { return };
    let mut guests = cluster.sit_down("mists", "greedy");
    let (mut watcher, mut grace, mut ada) =
        (guests.pop().unwrap(), guests.pop().unwrap(), guests.pop().unwrap());
    // All hear of all, wherever they are.
    watcher.until(|message| is_near(message, 0, Near::Here) && is_near(message, 1, Near::Here));
    ada.until(|message| {
        let watched = matches!(message, FromTable::Present { watching: 1, .. });
        watched && is_near(message, 1, Near::Here)
    });
    let shown = Shown::Signal { word: "thanks".to_owned() };
    ada.say(&ToTable::Show { seat: 0, shown: shown.clone() });
    for guest in [&mut grace, &mut watcher] {
        guest.until(|message| *message == FromTable::Shown { by: 0, shown: shown.clone() });
    }
    // Nobody takes the seat of somebody who is there, though at another node.
    let id = grace.fresh();
    let give = ToTable::Give { id, seat: 0, to: "greedy".to_owned() };
    assert!(matches!(grace.ask(&give), FromTable::Refused { .. }));
    drop(ada);
    grace.until(|message| is_near(message, 0, Near::Away));
}

#[test]
fn people_at_different_nodes_see_one_another_through_the_database() {
    meet(false);
}

#[test]
fn people_at_different_nodes_see_one_another_through_nats() {
    meet(true);
}

#[test]
fn a_table_is_the_same_at_every_node_as_soon_as_something_is_confirmed() {
    let Some(cluster) = Cluster::start(2, false) else { return };
    let made = cluster.nodes[0].make("mists", &["person", "open"]);
    let tokens = [made.token.unwrap()];
    let mut ada = Guest::join(&cluster.nodes[0], &made.table, &tokens);
    // The other node knows the table as it was.
    let _watcher = Guest::join(&cluster.nodes[1], &made.table, &[]);
    while ada.asked.is_empty() {
        ada.hear().unwrap();
    }
    let act = ada.act(0, &ada.asked[0].legal[0].clone());
    let FromTable::Done { seq, .. } = ada.ask(&act) else { panic!("refused") };
    let mut elsewhere = Guest::join(&cluster.nodes[1], &made.table, &tokens);
    assert_eq!(elsewhere.standing.seq, seq);
    assert_eq!(cluster.nodes[1].record(&made.table), cluster.nodes[0].record(&made.table));
    // Sent again to another node it has no other effect.
    assert_eq!(elsewhere.ask(&act), FromTable::Done { id: act.id().unwrap().clone(), seq });
}

#[test]
fn who_has_left_a_seat_at_one_node_does_not_decide_there_at_another() {
    let Some(cluster) = Cluster::start(2, false) else { return };
    let made = cluster.nodes[0].make("mists", &["person", "open"]);
    let tokens = [made.token.unwrap()];
    let mut ada = Guest::join(&cluster.nodes[0], &made.table, &tokens);
    let mut laptop = Guest::join(&cluster.nodes[1], &made.table, &tokens);
    let id = ada.fresh();
    assert!(matches!(ada.ask(&ToTable::Leave { id, seat: 0 }), FromTable::Done { .. }));
    let left = |message: &FromTable| {
        matches!(message, FromTable::Event { what: What::Seat { seat: 0, .. }, .. })
    };
    laptop.until(left);
    for guest in [&mut ada, &mut laptop] {
        let act = guest.act(0, "place 0 0 1");
        let FromTable::Refused { reason, .. } = guest.ask(&act) else { panic!("done") };
        assert_eq!(reason.reason, "not-your-seat");
    }
}

#[test]
fn a_node_that_is_stopped_hands_its_tables_over() {
    let Some(cluster) = Cluster::start(2, false) else { return };
    let mut guests = cluster.sit_down("mists", "greedy");
    guests.pop();
    let (mut grace, mut ada) = (guests.pop().unwrap(), guests.pop().unwrap());
    // Until a bot has decided, for which a node has taken the duty.
    let mut bots = 0;
    while bots == 0 {
        ada.listen();
        grace.listen();
        for guest in [&mut ada, &mut grace] {
            if let Some(asked) = guest.asked.pop() {
                let act = guest.act(asked.seat, &asked.legal[0]);
                guest.ask(&act);
            }
        }
        let acted = |(_, what): &&(u64, What)| matches!(what, What::Acted { .. });
        bots = ada.events.iter().filter(acted).count().saturating_sub(2);
    }
    cluster.nodes[0].close();
    assert_eq!(ada.closed(), Some(4000));
    // No table is found there any more.
    assert_eq!(cluster.nodes[0].get(&format!("/api/v1/tables/{}", ada.table)).0, 503);
    ada.rejoin(&cluster.nodes[1]);
    let start = Instant::now();
    let (before, mut turns) = (grace.standing.seq, 0);
    while turns < 6 {
        for guest in [&mut ada, &mut grace] {
            guest.listen();
            if let Some(asked) = guest.asked.pop() {
                let act = guest.act(asked.seat, &asked.legal[0]);
                turns += usize::from(matches!(guest.ask(&act), FromTable::Done { .. }));
            }
        }
        assert!(start.elapsed() < Duration::from_secs(20), "{}", grace.standing.seq - before);
    }
}
