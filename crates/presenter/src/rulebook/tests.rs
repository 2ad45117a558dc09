use super::*;

#[test]
fn a_book_has_each_of_its_rules_once_in_the_order_of_learning() {
    let texts = Texts::english();
    for book in ["X", "M", "T", "C", "G"] {
        let parts = rulebook(book, &texts);
        let mut learned: Vec<String> =
            parts.iter().flat_map(|(_, rules)| rules).map(|rule| rule.id.clone()).collect();
        let mut all: Vec<String> = texts.rule_ids();
        all.retain(|id| id.split(['-', '.']).next() == Some(book));
        assert_eq!(learned.first().map(String::as_str), Some(book));
        learned.sort();
        all.sort();
        assert_eq!(learned, all, "{book}");
        for part in RulePart::ALL {
            for id in part.of(book) {
                assert!(all.iter().any(|known| known == id), "{id}");
            }
        }
    }
    let mists = rulebook("M", &texts);
    let of = |id: &str| {
        let has = |(_, rules): &&(RulePart, Vec<RuleText>)| rules.iter().any(|rule| rule.id == id);
        mists.iter().find(has).map(|(part, _)| *part)
    };
    assert_eq!(of("M-12.1"), Some(RulePart::Goal));
    assert_eq!(of("M-12.2"), Some(RulePart::End));
    assert_eq!(of("M-6.2"), Some(RulePart::Turn));
}

#[test]
fn rules_are_found_by_the_words_that_people_know_from_elsewhere() {
    let texts = Texts::english();
    let found = |words: &str| rules_about(words, &texts);
    for (other, ours) in [("follower", "meeple"), ("Cloister", "monastery"), ("farmer", "field")] {
        assert!(!found(ours).is_empty(), "{ours}");
        let by_other = found(other);
        assert!(found(ours).iter().all(|rule| by_other.contains(rule)), "{other}");
    }
    assert!(found("meeple ghost").len() < found("meeple").len());
    assert_eq!(found("no-such-word"), []);
}
