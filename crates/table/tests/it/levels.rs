//! Level files (M-1.8).
use fogbound_mists::{Cemeteries, Game, Piles, Scoring, Setup};
use fogbound_table::level_file::{MAX_BYTES, parse};
use fogbound_table::setup::SetUp;
use std::sync::Arc;

const FULL: &str = "\
ghosts = 14
piles = [20, 25, 15]
milestones = [12, 40]
goal = 80
castles = true
cemeteries = \"haunted\"
scoring = \"colours\"
";

const DOCS: &str = include_str!("../../../../docs/levels.md");

#[test]
fn m_1_8_a_level_file_says_everything() {
    let level = parse("level.toml", FULL).unwrap();
    assert_eq!((level.number, level.ghosts, level.goal), (None, 14, 80));
    assert_eq!(level.piles, Piles::Sizes(vec![20, 25, 15]));
    assert_eq!(level.milestones, [12, 40]);
    assert_eq!(level.cemeteries, Cemeteries::Haunted);
    assert_eq!((level.castles, level.scoring), (true, Scoring::Colours));
    let one = FULL.replace("[20, 25, 15]", "1").replace("milestones = [12, 40]\n", "");
    let level = parse("level.toml", &one).unwrap();
    assert_eq!((level.piles, level.milestones.len()), (Piles::Equal(1), 0));
}

#[test]
fn m_1_8_what_a_level_cannot_be_is_refused_with_its_line() {
    for (old, new, line, said) in [
        ("ghosts = 14", "ghosts = -1", Some(1), "`ghosts`"),
        ("ghosts = 14", "ghosts = 256", Some(1), "`ghosts`"),
        ("ghosts = 14", "ghosts = 99999999999999999999", Some(1), "`ghosts`"),
        ("ghosts = 14\n", "", None, "`ghosts` is missing"),
        ("[20, 25, 15]", "0", Some(2), "`piles`"),
        ("[20, 25, 15]", "4", Some(2), "`piles`"),
        ("[20, 25, 15]", "[]", Some(2), "`piles`"),
        ("[20, 25, 15]", "[20, 0, 40]", Some(2), "`piles`"),
        ("[20, 25, 15]", "[15, 15, 15, 15]", Some(2), "`piles`"),
        ("[12, 40]", "[0, 40]", Some(3), "`milestones`"),
        ("[12, 40]", "[1, 2, 3]", Some(3), "`milestones`"),
        ("[12, 40]", "12", Some(3), "`milestones`"),
        ("goal = 80", "goal = 0", Some(4), "`goal`"),
        ("goal = 80", "goal = 1.5", Some(4), "`goal`"),
        ("true", "\"yes\"", Some(5), "`castles`"),
        ("haunted", "loud", Some(6), "`cemeteries`"),
        ("colours", "seats", Some(7), "`scoring`"),
        ("goal = 80", "goal = 80\nwolves = 3", Some(5), "unknown key `wolves`"),
        ("goal = 80", "goal = = 80", Some(4), "not TOML"),
        ("goal = 80", "goal = 80\ngoal = 81", Some(5), "not TOML"),
    ] {
        let error = parse("level.toml", &FULL.replacen(old, new, 1)).unwrap_err();
        let [error] = error.problems() else { panic!("{new}: {error:?}") };
        assert_eq!(error.line(), line, "{new}: {error}");
        assert!(error.to_string().contains(said), "{new}: {error}");
        assert!(!error.advice().is_empty());
    }
    assert!(parse("level.toml", &format!("#{}", "x".repeat(MAX_BYTES))).is_err());
    assert!(parse("level.toml", "# \u{1b}[2J").is_err());
}

#[test]
fn m_1_8_piles_that_do_not_add_up_are_counted() {
    let mut setup = <Game as SetUp>::usual(2);
    let mut read = |text: &str| <Game as SetUp>::read_file(&mut setup, "level", "level.toml", text);
    read(FULL).unwrap();
    let error = read(&FULL.replace("[20, 25, 15]", "[20, 25, 5]")).unwrap_err();
    let mut shown = String::new();
    let plain = miette::GraphicalReportHandler::new_themed(miette::GraphicalTheme::none());
    plain.with_width(90).render_report(&mut shown, error.as_ref()).unwrap();
    insta::assert_snapshot!(shown);
    // Without castles and cemeteries fewer tiles take part.
    let small = FULL.replace("true", "false").replace("haunted", "none");
    let error = format!("{:?}", miette::Report::new_boxed(read(&small).unwrap_err()));
    assert!(error.contains("hold 60 tiles, but"), "{error}");
}

#[test]
fn every_mistake_is_told_at_once() {
    let wrong =
        "ghosts = 999\npiles = 7\ngoal = -3\ncastles = \"yes\"\ncemeteries = \"loud\"\nbogus = 1\n";
    let error = parse("level.toml", wrong).unwrap_err();
    let lines: Vec<Option<u32>> = error.problems().iter().map(|problem| problem.line()).collect();
    let all = [None, Some(1), Some(2), Some(3), Some(4), Some(5), Some(6)];
    assert_eq!(lines, all, "the first one is that `scoring` is missing");
}

#[test]
fn an_error_shows_its_place() {
    let error = parse("level.toml", &FULL.replace("haunted", "loud")).unwrap_err();
    let mut shown = String::new();
    let plain = miette::GraphicalReportHandler::new_themed(miette::GraphicalTheme::none());
    plain.with_width(90).render_report(&mut shown, &error).unwrap();
    insta::assert_snapshot!(shown);
}

#[test]
fn the_examples_of_the_docs_can_be_played() {
    let examples: Vec<&str> =
        DOCS.split("```toml\n").skip(1).filter_map(|rest| rest.split("```").next()).collect();
    assert!(examples.len() >= 2);
    for example in examples {
        let level = parse("docs/levels.md", example).unwrap();
        let set = Arc::new(fogbound_sets::fogbound_mists().clone());
        Setup::new(set, level, 2).validate().unwrap();
    }
}
