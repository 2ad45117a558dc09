use super::{Company, GRACE, Here, SILENCE};
use fogbound_protocol::Near;
use std::time::Duration;
use tokio::time::advance;

const HELD: [u8; 2] = [0, 1];

fn here(seats: &[u8], watching: u32) -> Here {
    Here { seats: seats.iter().copied().collect(), watching }
}

#[tokio::test(start_paused = true)]
async fn those_at_a_node_that_falls_silent_are_away_and_then_gone() {
    let (mut company, own) = (Company::default(), here(&[0], 0));
    company.hear("other", here(&[1], 2), &own, &HELD);
    assert_eq!(company.near(1, &own), Near::Here);
    assert_eq!(company.presence(&own, &HELD).1, 2);
    advance(SILENCE - Duration::from_secs(1)).await;
    // It says so again, and is there.
    company.hear("other", here(&[1], 2), &own, &HELD);
    advance(SILENCE - Duration::from_secs(1)).await;
    company.pass(&own, &HELD);
    assert_eq!(company.near(1, &own), Near::Here);
    advance(Duration::from_secs(1)).await;
    company.pass(&own, &HELD);
    assert_eq!(company.near(1, &own), Near::Away);
    assert_eq!(company.presence(&own, &HELD).1, 0);
    advance(GRACE).await;
    company.pass(&own, &HELD);
    assert_eq!(company.near(1, &own), Near::Gone);
}

#[tokio::test(start_paused = true)]
async fn a_person_who_goes_from_one_node_to_another_is_never_gone() {
    let (mut company, own) = (Company::default(), here(&[], 0));
    company.hear("one", here(&[1], 0), &own, &HELD);
    company.hear("one", here(&[], 0), &own, &HELD);
    assert_eq!(company.near(1, &own), Near::Away);
    company.hear("two", here(&[1], 0), &own, &HELD);
    assert_eq!(company.near(1, &own), Near::Here);
    // Two devices, one of them here: it does not count that the other one goes.
    let own = here(&[1], 0);
    company.hear("two", here(&[], 0), &own, &HELD);
    assert_eq!(company.near(1, &own), Near::Here);
}

#[tokio::test(start_paused = true)]
async fn a_node_that_is_new_is_told_at_once_who_is_here() {
    let (mut company, own) = (Company::default(), here(&[0], 0));
    company.announce();
    assert!(company.is_due_elsewhere(&own));
    assert!(!company.is_due_elsewhere(&own));
    company.hear("other", here(&[1], 0), &own, &HELD);
    assert!(company.is_due_elsewhere(&own));
    company.hear("other", here(&[1], 0), &own, &HELD);
    assert!(!company.is_due_elsewhere(&own));
}
