use super::*;

#[test]
fn each_level_gives_what_the_one_below_gives_and_more() {
    let all = [Help::Legal, Help::Reasons, Help::Preview, Help::Odds, Help::Score, Help::Hint];
    let given = Aid::ALL.map(|aid| all.into_iter().filter(|&help| aid.allows(help)).count());
    assert_eq!(given, [2, 5, 6]);
    for help in all {
        let least = Aid::ALL.into_iter().find(|aid| aid.allows(help)).unwrap();
        for aid in Aid::ALL {
            assert_eq!(aid.allows(help), aid >= least, "{aid} {help:?}");
            assert_eq!(aid.check(help).is_ok(), aid.allows(help));
        }
    }
    assert!(Aid::ALL.into_iter().all(|aid| Aid::parse(aid.name()) == Some(aid)));
    assert_eq!((Aid::parse("expert"), Aid::default()), (None, Aid::Full));
}
