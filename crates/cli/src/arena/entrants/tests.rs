use super::*;
use fogbound_table::games::Mists;

#[test]
fn each_bot_has_each_seat_as_often_as_the_other() {
    for players in 2..=6 {
        let all = seatings(players, false);
        for seat in 0..usize::from(players) {
            let second = all.iter().filter(|seats| seats[seat]).count();
            assert_eq!(2 * second, all.len(), "{players} players, seat {seat}");
        }
        // What one game takes away, another gives back: the same with the bots exchanged.
        for seats in &all {
            let exchanged: Vec<bool> = seats.iter().map(|second| !second).collect();
            assert!(all.contains(&exchanged), "{players} players");
        }
    }
    assert_eq!(seatings(2, false), [[false, true], [true, false]]);
    assert_eq!(seatings(3, true), [[false; 3], [true; 3]]);
}

#[test]
fn bots_are_told_apart_by_their_names() {
    let named = |typed: &[&str]| {
        let typed: Vec<String> = typed.iter().map(|&it| it.to_owned()).collect();
        entrants::<Mists>(&typed).map(|all| all.into_iter().map(|it| it.name).collect::<Vec<_>>())
    };
    assert_eq!(named(&["greedy,random"]).unwrap(), ["greedy", "random"]);
    assert_eq!(named(&["greedy", "greedy"]).unwrap(), ["greedy", "greedy #2"]);
    assert_eq!(named(&["cmd:a b,c", "random"]).unwrap(), ["cmd:a b,c", "random"]);
    for wrong in [&["greedy"][..], &["greedy", "planner"], &["greedy", "cmd:"], &["a'", "cmd:'"]] {
        assert!(named(wrong).is_err(), "{wrong:?}");
    }
    assert_eq!(matches(3), [[0, 1], [0, 2], [1, 2]]);
}
