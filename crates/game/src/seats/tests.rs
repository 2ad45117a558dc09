use super::*;

#[test]
fn sets_of_seats() {
    let seats = Seats::first(3);
    assert_eq!(seats.iter().collect::<Vec<_>>(), [0, 1, 2]);
    assert_eq!(seats.without(0).smallest(), Some(1));
    assert_eq!(seats.with(5).len(), 4);
    assert!(!seats.contains(3) && !seats.contains(200));
    assert_eq!([2, 0].into_iter().collect::<Seats>(), Seats::first(3).without(1));
    assert_eq!(Deciding::One(2).seats(), Seats::of(2));
    assert!(Deciding::Nobody.seats().is_empty());
    let deciding = [Deciding::Nobody, Deciding::One(2), Deciding::Together(Seats::first(3))];
    for (deciding, seat) in deciding.into_iter().flat_map(|one| [1, 2, 200].map(|seat| (one, seat)))
    {
        assert_eq!(deciding.includes(seat), deciding.seats().contains(seat));
    }
    assert_eq!(Seats::first(200).len(), MAX_SEATS as u8);
}
