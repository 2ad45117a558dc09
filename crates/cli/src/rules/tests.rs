use super::*;

#[test]
fn every_rule_stands_in_a_section_and_a_game() {
    let ids = Texts::chosen().rule_ids();
    for id in &ids {
        let wholes = |part| {
            let wholes = ids.iter().filter(|whole| Part::of(whole) == part);
            wholes.filter(|whole| is_within(id, whole)).count()
        };
        let (sections, games) = match Part::of(id) {
            Part::Game => (0, 0),
            Part::Section => (0, 1),
            Part::Rule => (usize::from(!id.starts_with(['X', 'C'])), 1),
        };
        assert_eq!((wholes(Part::Section), wholes(Part::Game)), (sections, games), "{id}");
    }
}

#[test]
fn ids_that_begin_alike_are_told_apart() {
    assert!(is_within("T-4.1", "T-4") && is_within("T-4.1", "T") && is_within("X-3", "X"));
    assert!(!is_within("M-12.1", "M-1") && !is_within("T-4.10", "T-4.1"));
    assert!(!is_within("M-6", "M-6") && !is_within("M-6.2", "X"));
}
