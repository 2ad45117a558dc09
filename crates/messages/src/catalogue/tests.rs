use super::*;

const SOURCE: &str = "\
plain = Words
counted = { $n ->
    [one] { $n } ghost of { $who }
   *[other] { $n } ghosts
}
inserting = { counted } { inserting.part }
    .part = { NUMBER($points) }
problem = Wrong
    .help = Try { $word }
";

fn names(args: &[&str]) -> BTreeSet<String> {
    args.iter().map(|&name| name.to_owned()).collect()
}

fn check(id: &str, args: &[&str]) -> Result<(), String> {
    let mut catalogue = Catalogue::default();
    catalogue.add(SOURCE).unwrap();
    catalogue.check(id, &names(args))
}

#[test]
fn a_message_wants_exactly_what_it_uses() {
    for (id, args) in [
        ("plain", &[][..]),
        ("counted", &["n", "who"]),
        ("inserting", &["n", "points", "who"]),
        ("inserting.part", &["points"]),
        ("problem", &["word"]),
    ] {
        assert_eq!(check(id, args), Ok(()), "{id}");
        assert!(check(id, &[args, &["more"]].concat()).unwrap_err().contains("more"), "{id}");
        for at in 0..args.len() {
            let mut fewer = args.to_vec();
            let missing = fewer.remove(at);
            assert!(check(id, &fewer).unwrap_err().contains(missing), "{id}");
        }
    }
    assert!(check("plian", &[]).unwrap_err().contains("plian"));
}

#[test]
fn members_of_a_family_use_the_same() {
    let mut catalogue = Catalogue::default();
    catalogue.add("side-N = N\nside-S = S\nside-of = { $n }\nother = O\n").unwrap();
    let members = |args| catalogue.members("side-", &args).map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(members(names(&[])), ["N", "S"]);
    assert_eq!(members(names(&["n"])), ["of"]);
}

#[test]
fn other_languages_count_and_mistakes_are_reported() {
    let mut catalogue = Catalogue::default();
    catalogue.add("ends = { $feature }").unwrap();
    catalogue.add("ends = { $kind }").unwrap();
    assert_eq!(catalogue.check("ends", &names(&["feature", "kind"])), Ok(()));
    assert!(catalogue.add("ends = { $kind").is_err());
    assert!(Catalogue::read().unwrap().0.len() > 900);
}
