use super::*;

fn figure(key: &str) -> Figure {
    let name = key.split('*').next().unwrap_or_default();
    Figure { name: name.to_owned(), key: key.to_owned(), svg: String::new() }
}

#[test]
fn figures_come_and_go_only_before_eyes() {
    let keys = |list: &[&str]| list.iter().map(|key| figure(key)).collect::<Vec<_>>();
    let first = follow(&[], keys(&["ghost", "meeple"]), false);
    assert!(first.iter().all(|one| !one.arrives && !one.leaves));
    let then = follow(&first, keys(&["meeple", "hound"]), true);
    let seen: Vec<_> =
        then.iter().map(|one| (&one.figure.key[..], one.arrives, one.leaves)).collect();
    assert_eq!(seen, [("meeple", false, false), ("hound", true, false), ("ghost", false, true)]);
    assert_eq!(follow(&then, keys(&["meeple", "hound"]), true).len(), 2);
    // What is drawn otherwise does not leave.
    let more = follow(&first, keys(&["meeple", "ghost*2"]), true);
    assert!(more.iter().all(|one| !one.leaves) && more.len() == 2);
}
