use super::*;

#[test]
fn ids_of_rules_are_found_in_a_text() {
    let is_rule = |id: &str| ["M-6.2", "X-4"].contains(&id);
    let words = |words: &str| Piece::Words(words.to_owned());
    let rule = |id: &str| Piece::Rule(id.to_owned());
    assert_eq!(
        pieces("As in M-6.2. Or (X-4), not M-9.9, N-S.", is_rule),
        [words("As in "), rule("M-6.2"), words(". Or ("), rule("X-4"), words("), not M-9.9, N-S.")]
    );
    assert_eq!(pieces("Nothing – really.", is_rule), [words("Nothing – really.")]);
}
