use super::*;
use fogbound_table::games::Mists;

#[test]
fn bots_are_told_apart_by_their_names() {
    let named = |typed: &[&str]| {
        let typed: Vec<String> = typed.iter().map(|&it| it.to_owned()).collect();
        entrants::<Mists>(&typed).map(|all| all.into_iter().map(|it| it.name).collect::<Vec<_>>())
    };
    assert_eq!(named(&["greedy,random"]).unwrap(), ["greedy", "random"]);
    assert_eq!(named(&["greedy", "greedy"]).unwrap(), ["greedy", "greedy #2"]);
    assert_eq!(named(&["cmd:a b,c", "random"]).unwrap(), ["cmd:a b,c", "random"]);
    for wrong in [&["greedy"][..], &["greedy", "planner"], &["greedy", "cmd:"], &["a'", "cmd:'"]] {
        assert!(named(wrong).is_err(), "{wrong:?}");
    }
    assert_eq!(matches(3), [[0, 1], [0, 2], [1, 2]]);
}
