use super::*;
use fogbound_game::Seed;
use fogbound_tilesets::Track;
use std::collections::BTreeSet;

#[test]
fn t_1_2_random_sets_are_valid_and_have_everything() {
    let mut rng = Seed::new("random track sets").stream("test");
    let sets: Vec<TrackSet> = (0..60).map(|_| random_set(&mut rng)).collect();
    let hashes: BTreeSet<&str> = sets.iter().map(|set| set.hash.as_str()).collect();
    assert_eq!(hashes.len(), sets.len());
    let kinds: Vec<&TrackKind> = sets.iter().flat_map(|set| &set.kinds).collect();
    for track in Track::ALL {
        assert!(kinds.iter().any(|kind| kind.track() == track), "{track:?}");
    }
    for count in 0..=MAX_MONSTERS {
        assert!(kinds.iter().any(|kind| kind.monsters().count() == count), "{count}");
    }
    let same = |kind: &&TrackKind| {
        kind.sections.iter().any(|section| {
            section.monsters.len() == 3 && section.monsters[0] == section.monsters[2]
        })
    };
    assert!(kinds.iter().any(same));
    assert!(kinds.iter().any(|kind| kind.diamonds.len() == MAX_DIAMONDS));
    assert!(kinds.iter().any(|kind| kind.diamonds.last() == Some(&MAX_DIAMOND)));
    let sides = || sets.iter().flat_map(|set| &set.boards).flat_map(|board| &board.sides);
    assert!([4, 12].into_iter().all(|doors| sides().any(|side| side.len() == doors)));
}
