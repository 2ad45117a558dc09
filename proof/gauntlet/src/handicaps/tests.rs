use super::*;

/// Returns what happens in a game of level 3 with a handicap.
fn events(handicap: Handicap) -> Vec<Event> {
    let mut events = Vec::new();
    play_one(3, handicap, Seed::new("lamplight"), &mut |event| events.push(event)).unwrap();
    events
}

fn removes(event: &Event) -> bool {
    matches!(event, Event::Forgone { .. })
}

#[test]
fn m_8_4_who_ignores_removal_never_forgoes_points() {
    assert!(events(Handicap::None).iter().any(removes));
    assert!(!events(Handicap::Removal).iter().any(removes));
}

#[test]
fn m_8_6_who_ignores_joining_hardly_ever_scores_jointly() {
    let joint = |handicap| events(handicap).into_iter().filter(scores_jointly).count();
    assert!(joint(Handicap::Joining) < joint(Handicap::None));
}
