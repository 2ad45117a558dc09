use super::*;

const GAME: &str = "fogbound-record 1\ngame mists\nseed a\n\n";

fn trouble(result: Result<(), Trouble>) -> String {
    format!("{:?}", result.unwrap_err())
}

#[test]
fn a_file_is_replaced_whole_and_nothing_else_is_left() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.fog");
    let mut store = Store::at(&path, Vec::new());
    store.write(&format!("{GAME}hash 1\n")).unwrap();
    store.write(&format!("{GAME}place 0 0 0\nhash 2\n")).unwrap();
    assert!(fs::read_to_string(&path).unwrap().contains("place"));
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
}

#[test]
fn only_an_earlier_state_of_the_game_is_replaced() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("file");
    for other in ["my thesis", "fogbound-record 1\ngame mists\nseed b\n\nhash 1\n", "\n"] {
        fs::write(&path, other).unwrap();
        assert_eq!(trouble(write_copy(&path, GAME)), "Taken", "{other}");
        assert_eq!(fs::read_to_string(&path).unwrap(), other);
    }
    fs::write(&path, format!("{GAME}hash 1\n")).unwrap();
    write_copy(&path, &format!("{GAME}place 0 0 0\nhash 2\n")).unwrap();
    assert_eq!(trouble(write_copy(&path, &format!("{GAME}hash 1\n"))), "Taken");
    fs::write(&path, "").unwrap();
    write_copy(&path, GAME).unwrap();
}

#[test]
fn of_two_that_play_one_game_the_later_one_writes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("two.fog");
    fs::write(&path, GAME).unwrap();
    let mut both = [0, 1].map(|_| Store::resumed(&path, GAME, Vec::new()));
    both[0].write(&format!("{GAME}place 0 0 0\n")).unwrap();
    assert_eq!(trouble(both[1].write(&format!("{GAME}place 1 1 1\n"))), "Changed");
    both[0].write(&format!("{GAME}place 0 0 0\npass\n")).unwrap();
    assert!(fs::read_to_string(&path).unwrap().ends_with("pass\n"));
}

#[test]
fn folders_and_missing_folders_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    assert_eq!(trouble(write_copy(folder.path(), GAME)), "NoFile");
    let missing = folder.path().join("missing").join("game.fog");
    assert_eq!(trouble(write_copy(&missing, GAME)), "NoFolder");
    assert!(!folder.path().join("missing").exists());
}

#[cfg(unix)]
#[test]
fn devices_are_refused_and_links_are_followed() {
    assert_eq!(trouble(write_copy(Path::new("/dev/null"), GAME)), "NoFile");
    let folder = tempfile::tempdir().unwrap();
    let (target, link) = (folder.path().join("target"), folder.path().join("link"));
    std::os::unix::fs::symlink("target", &link).unwrap();
    write_copy(&link, GAME).unwrap();
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    assert_eq!(fs::read_to_string(target).unwrap(), GAME);
}

#[test]
fn what_is_typed_to_go_on_survives_a_shell() {
    let folder = tempfile::tempdir().unwrap();
    let set = folder.path().join("my box.toml");
    let path = folder.path().join("it's here.fog");
    let store = Store::at(&path, vec![set.clone()]);
    let there = folder.path().display();
    let wanted = format!("'{there}/it'\\''s here.fog' --tiles '{there}/my box.toml'");
    assert_eq!(store.arguments(), wanted);
    fs::write(path.with_extension("set-0.toml"), "").unwrap();
    assert_eq!(sets_beside(&path).len(), 1);
    assert_eq!(Store::at(Path::new("a.fog"), Vec::new()).arguments(), "a.fog");
}
