//! Who sits where when two bots are compared.

/// Returns the ways in which two bots sit at the table with one deal; `true` is a seat of the second bot.
///
/// Together they form a team, and each team plays the deal once. As rivals they sit in turn. With an even number of
/// seats that is one seating and the same exchanged. With an odd number one of them has a seat more: then every
/// rotation is played, each also exchanged. So each bot has each seat as often as the other.
#[must_use]
pub fn seatings(players: u8, together: bool) -> Vec<Vec<bool>> {
    if together {
        return [false, true].map(|second| vec![second; usize::from(players)]).to_vec();
    }
    let rotations = if players.is_multiple_of(2) { 1 } else { players };
    let seating = |first: u8, exchanged: bool| {
        let seats = 0..players;
        seats.map(|seat| ((seat + first) % players % 2 == 1) != exchanged).collect()
    };
    let both = |first| [seating(first, false), seating(first, true)];
    (0..rotations).flat_map(both).collect()
}
