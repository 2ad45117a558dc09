use super::*;

fn every_key_of<G: Recorded>() {
    for key in KEYS.iter().chain(G::KEYS) {
        let Value::String(text) = explain(key) else { panic!("{key}") };
        assert!(!text.is_empty() && !text.starts_with("record-key-"), "{key}: {text}");
    }
}

#[test]
fn every_key_is_explained() {
    for &game in GameId::ALL {
        crate::with_game!(game, G => every_key_of::<G>());
    }
}
