//! The stars of won levels, on recorded games of bots.

use fogbound_presenter::{Ghosts, Star, mists, open};
use fogbound_table::texts::{LANGUAGES, Texts};
use std::fs;
use std::path::Path;
use std::rc::Rc;

/// Returns the records of finished games of a level, by their names.
fn records(level: u8) -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../table/tests/records/mists");
    let files = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    let named = files.map(|path| (path.file_stem().unwrap().to_str().unwrap().to_owned(), path));
    let of_level = named.filter(|(name, _)| name.starts_with(&format!("l{level}-")));
    of_level.map(|(name, path)| (name, fs::read_to_string(path).unwrap())).collect()
}

#[test]
fn a_won_level_earns_the_stars_whose_margins_it_keeps() {
    let texts = Rc::new(Texts::english());
    let mut seen = [[false; 2]; 3];
    for level in 1..=6 {
        let margin = mists::margin(level).unwrap();
        for (name, record) in records(level) {
            let game = open(&record, &texts).unwrap();
            let ending = game.ending().unwrap();
            let Some(Ghosts::Left(ghosts)) = ending.ghosts else {
                panic!("{name}: no ghosts told")
            };
            let public = fogbound_presenter::Look::at(game.plies());
            let tiles: u16 = game.brief(public).last().unwrap().text.parse().unwrap();
            let earned: Vec<bool> = ending.stars.iter().map(|star| star.is_earned).collect();
            let expected = match ending.won {
                Some(true) => vec![true, tiles >= margin.tiles, ghosts >= margin.ghosts],
                _ => Vec::new(),
            };
            assert_eq!(earned, expected, "{name}: {tiles} tiles, {ghosts} ghosts");
            earned.iter().zip(&mut seen).for_each(|(&is, seen)| seen[usize::from(is)] = true);
        }
    }
    assert_eq!(seen, [[false, true], [true; 2], [true; 2]], "stars are sometimes earned");
}

#[test]
fn a_star_says_what_it_needs_unless_it_is_earned() {
    for language in &LANGUAGES {
        let texts = Rc::new(Texts::language(language.tag).unwrap());
        for level in 1..=6 {
            let margin = mists::margin(level).unwrap();
            let needed = [0, margin.tiles, margin.ghosts.into()];
            let asked = mists::asked(level, &texts);
            assert_eq!(asked.len(), mists::STARS.len());
            for (text, needed) in asked.iter().zip(needed).skip(1) {
                assert!(text.contains(&needed.to_string()), "{text}");
            }
            for (name, record) in records(level) {
                let stars = open(&record, &texts).unwrap().ending().unwrap().stars;
                for (Star { is_earned, text, .. }, needed) in stars.iter().zip(needed).skip(1) {
                    let says = text.contains(&format!("; {needed} "));
                    assert_eq!(says, !is_earned, "{name}: {text}");
                }
            }
        }
    }
    assert!(mists::asked(7, &Texts::english()).is_empty());
}
