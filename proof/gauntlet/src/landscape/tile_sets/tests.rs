use super::*;
use fogbound_game::Seed;
use std::collections::BTreeSet;

fn hashes(make: impl Fn(&mut Rng) -> TileSet) -> usize {
    let mut rng = Seed::new("random sets").stream("test");
    let hashes: BTreeSet<String> = (0..200).map(|_| make(&mut rng).hash).collect();
    hashes.len()
}

#[test]
fn random_sets_are_valid_and_differ() {
    assert!(hashes(random_set) > 190);
    assert!(hashes(random_base) > 190);
    for (_, source) in fogbound_sets::SOURCES {
        assert!(hashes(|rng| some_kinds(rng, source)) > 150);
    }
}
