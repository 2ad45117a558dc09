//! The start menu: what `fogbound` without arguments shows on a terminal.

use crate::common::{Misuse, Outcome, tell};
use crate::{daily, play, rules, tiles};
use fogbound_presenter::Wish;
use fogbound_table::games::GameId;
use fogbound_table::record::Recorded as _;
use fogbound_table::texts::{Texts, msg};
use fogbound_table::with_game;
use fogbound_terminal::menu::{Choice, Menu};
use fogbound_terminal::{Input, Screen, find_rules, store};
use std::process::ExitCode;
use std::rc::Rc;

pub fn run() -> Outcome {
    let (texts, mut input) = (Rc::new(Texts::chosen()), Input::stdin());
    let screen = Screen::new(false);
    screen.heading(&texts.say(msg!("menu-title")));
    loop {
        let mut menu = Menu {
            texts: texts.clone(),
            screen: screen.clone(),
            input: &mut input,
            read_sets: &play::read_sets,
            unfinished: &store::unfinished,
        };
        let Some(choice) = menu.choose() else { return Ok(ExitCode::SUCCESS) };
        let done = match choice {
            Choice::New(wish) => play::play_wish(&wish, &mut input).map(drop),
            Choice::Resume(path) => play::play_file(path, &mut input).map(drop),
            Choice::Daily(game) => daily::play(game, &daily::today(), &mut input).map(drop),
            Choice::Rules => {
                read_rules(&texts, &screen, &mut input);
                Ok(())
            }
            Choice::Tiles(game) => list_tiles(game, &texts, &screen),
        };
        // Errors in a game are printed, and the menu is shown again.
        if let Err(report) = done {
            tell(&format!("{report:?}"));
        }
    }
}

fn read_rules(texts: &Texts, screen: &Screen, input: &mut Input) {
    rules::contents(texts, screen);
    loop {
        screen.say(&texts.say(msg!("menu-rule")));
        let line = screen.line(">", input);
        let leaves = |line: &String| ["", "0", "b", "back", "q", "quit", "exit"].contains(&&**line);
        let Some(id) = line.filter(|line| !leaves(line)) else { return };
        if !rules::show(&id, texts, screen) && !find_rules(&id, texts, screen) {
            screen.say(&texts.say(msg!("rules-nowhere", id)));
        }
    }
}

/// The shipped tiles of a game.
fn list_tiles(game: GameId, texts: &Texts, screen: &Screen) -> miette::Result<()> {
    let rules = Wish { seats: vec![String::new(); 2], ..Wish::new(game) };
    let sets = with_game!(game, G => rules.rules::<G>().map(|rules| G::sets_of(&rules)));
    for set in sets.map_err(|refusal| Misuse::of_setup(&refusal))? {
        tiles::list(&tiles::named(&set.id)?, texts, screen);
    }
    Ok(())
}
