//! The start menu: what `fogbound` without arguments shows on a terminal.

use crate::common::Outcome;
use crate::{play, rules, tiles};
use fogbound_table::games::GameId;
use fogbound_table::texts::Texts;
use fogbound_terminal::menu::{Choice, Menu};
use fogbound_terminal::{Input, Screen};
use std::process::ExitCode;
use std::rc::Rc;

pub fn run() -> Outcome {
    let (texts, mut input) = (Rc::new(Texts::chosen()), Input::stdin());
    let screen = Screen::new(false);
    screen.heading(&texts.get("menu-title", &[]));
    loop {
        let mut menu = Menu {
            texts: texts.clone(),
            screen: screen.clone(),
            input: &mut input,
            read_sets: &play::read_sets,
        };
        let Some(choice) = menu.choose() else { return Ok(ExitCode::SUCCESS) };
        let done = match choice {
            Choice::New(wish) => play::play_wish(&wish, &mut input).map(drop),
            Choice::Resume(path) => play::play_file(path, &mut input).map(drop),
            Choice::Rules => {
                read_rules(&texts, &screen, &mut input);
                Ok(())
            }
            Choice::Tiles(game) => {
                list_tiles(game, &texts, &screen);
                Ok(())
            }
        };
        // Errors in a game are printed, and the menu is shown again.
        if let Err(report) = done {
            eprintln!("{report:?}");
        }
    }
}

fn read_rules(texts: &Texts, screen: &Screen, input: &mut Input) {
    rules::contents(texts, screen);
    loop {
        screen.say(&texts.get("menu-rule", &[]));
        let Some(id) = screen.line(">", input).filter(|id| !id.is_empty()) else { return };
        if !rules::show(&id, texts, screen) {
            screen.say(&texts.get("rules-unknown", &[("id", id.into())]));
        }
    }
}

/// The shipped tiles of a game.
fn list_tiles(game: GameId, texts: &Texts, screen: &Screen) {
    match game {
        GameId::GhostsGalore => {
            tiles::tracks::list(fogbound_sets::fogbound_ghosts(), texts, screen)
        }
        GameId::Carcassonne => {
            for set in [fogbound_sets::base(), fogbound_sets::fogbound_mists()] {
                tiles::landscape::list(set, texts, screen);
            }
        }
        GameId::Mists => tiles::landscape::list(fogbound_sets::fogbound_mists(), texts, screen),
    }
}
