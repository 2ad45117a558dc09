//! Who sits where.

use fogbound_bots::seatings;

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
