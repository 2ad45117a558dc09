use super::*;
use crate::train::RADIUS;

/// Returns every way three monsters can stand on a tile of each type, with 0, 1 and 9 diamonds.
fn crowded() -> Vec<TrackKind> {
    let tracks = [("NS", ""), ("NE", ""), ("NS", "EW"), ("NE", "SW")];
    let mut kinds = Vec::new();
    for (one, other) in tracks {
        for on_first in if other.is_empty() { 3..=3 } else { 0..=3 } {
            for diamonds in [0, 1, 9] {
                let first = format!("{one}{}", " bat".repeat(on_first));
                let second = format!("{other}{}", " wisp".repeat(3 - on_first));
                let mut sections = vec![(first.as_str(), 0..1)];
                if !other.is_empty() {
                    sections.push((second.as_str(), 1..2));
                }
                let values = vec![7; diamonds];
                kinds.push(TrackKind::spelled("crowded", &sections, &values, 0..2).unwrap());
            }
        }
    }
    kinds
}

#[test]
fn everything_finds_a_place_of_its_own() {
    for kind in crowded() {
        for rotation in Rotation::ALL {
            let plan = Plan::of(&kind, rotation);
            assert_eq!(plan.monsters.len(), 3);
            assert_eq!(plan.diamonds.len(), kind.diamonds.len());
            for (at, (_, one, _)) in plan.monsters.iter().enumerate() {
                let others = plan.monsters.iter().skip(at + 1).map(|(_, other, _)| other);
                assert!(others.into_iter().all(|other| one.distance(*other) > 60.0));
                assert!((28.0..=172.0).contains(&one.x) && (28.0..=172.0).contains(&one.y));
                assert!(
                    plan.diamonds
                        .iter()
                        .all(|(_, gem, size)| one.distance(*gem) > RADIUS + 22.0 * size)
                );
            }
        }
    }
}

#[test]
fn pointers_end_on_the_section_of_their_monster() {
    for kind in crowded() {
        for rotation in Rotation::ALL {
            let plan = Plan::of(&kind, rotation);
            for &(monster, at, tip) in &plan.monsters {
                let owner =
                    kind.sections.iter().find(|section| section.monsters.contains(&monster));
                let owner = owner.unwrap().edges.turned(rotation);
                for section in &kind.sections {
                    let edges = section.edges.turned(rotation);
                    let off = Way::of(edges).distance(tip);
                    assert_eq!(off < 23.0, edges == owner, "{kind:?} {rotation:?} {off}");
                    assert!(Way::of(edges).distance(at) > 48.0, "{kind:?} {rotation:?}");
                }
            }
        }
    }
}

#[test]
fn looks_that_are_equal_are_drawn_equal() {
    let kind = TrackKind::spelled("x", &[("NS bat", 0..1), ("EW wisp ghost", 1..2)], &[2], 0..2);
    let kind = kind.unwrap();
    let places = |turns: usize| Plan::of(&kind, Rotation::ALL[turns]).monsters;
    assert_eq!(places(0), places(2));
    assert_ne!(places(0), places(1));
}
