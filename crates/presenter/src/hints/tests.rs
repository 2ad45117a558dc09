use super::*;
use crate::Presented;
use fogbound_table::texts::LANGUAGES;

/// Checks that all hints of a game are listed once and written in every language, and each is met
/// somewhere.
fn check<G: Presented>(asked: &[&'static str]) {
    let mut met: Vec<_> = G::HINTS.sections.iter().map(|(_, name)| *name).collect();
    met.extend(asked);
    met.sort_unstable();
    met.dedup();
    let mut names = G::HINTS.names.to_vec();
    names.sort_unstable();
    assert_eq!(names, met, "{}", G::NAME);
    for language in &LANGUAGES {
        let texts = Texts::language(language.tag).unwrap();
        for name in names.iter() {
            let said = (G::HINTS.say)(&texts, name);
            assert!(said.contains(' '), "{} {name}: {said}", language.tag);
        }
    }
}

#[test]
fn every_question_has_a_hint() {
    check::<fogbound_mists::Game>(&fogbound_mists::Ask::ALL.map(crate::mists::hint));
    check::<fogbound_carcassonne::Game>(
        &fogbound_carcassonne::Ask::ALL.map(crate::carcassonne::hint),
    );
    check::<fogbound_ghosts_galore::Game>(
        &fogbound_ghosts_galore::Ask::ALL.map(crate::ghosts_galore::hint),
    );
}

#[test]
fn rules_belong_to_their_sections() {
    assert!(is_of("M-6.2", "M-6") && is_of("M-6", "M-6"));
    assert!(!is_of("M-10", "M-1") && !is_of("M-1", "M-10"));
}
