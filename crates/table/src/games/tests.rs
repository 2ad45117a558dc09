use super::*;

#[test]
fn a_game_is_known_by_its_word_and_no_other() {
    for &game in GameId::ALL {
        assert_eq!(game.name().parse(), Ok(game));
    }
    for word in ["", "Mists", "mists ", "chess"] {
        assert_eq!(word.parse::<GameId>(), Err(NoSuchGame), "{word}");
    }
}

#[test]
fn a_record_names_a_game_that_there_is() {
    let line = |text: &str| AnyRecord::parse("record", text).unwrap_err().line();
    assert_eq!(line("fogbound-record 1\n# three\ngame chess\nplayers 2\n"), Some(3));
    assert_eq!(line("fogbound-record 1\nrules 1\nplayers 2\n"), Some(1));
    let error = AnyRecord::parse("record", "fogbound-record 1\ngame chess\n").unwrap_err();
    assert_eq!(error.to_string(), "`game` is followed by `chess`");
    for &game in GameId::ALL {
        assert!(error.advice().contains(game.name()), "{}", error.advice());
    }
}
