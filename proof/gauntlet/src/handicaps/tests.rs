use super::*;

/// Returns what happens in a game of level 3 with a handicap.
fn events(handicap: Handicap) -> Vec<Event> {
    let level = Level::number(3).unwrap();
    let setup = Setup::new(Arc::new(fogbound_mists().clone()), level, 2);
    let order = Order::Seed(Seed::new("lamplight"));
    let (mut game, _) = Game::start(Arc::new(setup.validate().unwrap()), &order).unwrap();
    let bot = || Box::new(Handicapped { bot: Greedy::default(), handicap });
    let mut bots: Vec<Box<dyn Bot<Game>>> = vec![bot(), bot()];
    let mut events = Vec::new();
    play(&mut game, &mut bots, &mut Vec::new(), &mut |_, _| {}, &mut |event| events.push(event))
        .unwrap();
    events
}

fn removes(event: &Event) -> bool {
    matches!(event, Event::Forgone { .. })
}

fn scores_jointly(event: &Event) -> bool {
    matches!(event, Event::Scored { colours, .. } if colours.len() > 1)
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
