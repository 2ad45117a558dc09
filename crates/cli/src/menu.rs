//! The start menu: what `fogbound` without arguments shows on a terminal.

use crate::common::{CarcassonneArgs, GhostsArgs, MistsArgs, Outcome};
use crate::play::{
    self, Carcassonne, GhostsGalore, Input, Manner, Mists, New, Resume, Screen, unfinished,
};
use crate::trace::SetArgs;
use crate::{rules, tiles};
use fogbound_carcassonne::Parts;
use fogbound_table::aid::Aid;
use fogbound_table::texts::{Texts, Value};
use std::path::PathBuf;
use std::process::ExitCode;

pub fn run() -> Outcome {
    let mut menu =
        Menu { texts: Texts::chosen(), screen: Screen::new(false), input: Input::stdin() };
    menu.screen.heading(&menu.texts.get("menu-title", &[]));
    while let Some(choice) = menu.main() {
        menu.go(choice)?;
    }
    Ok(ExitCode::SUCCESS)
}

#[derive(Clone, Copy)]
enum Choice {
    New,
    Resume,
    Rules,
    Tiles,
}

#[derive(Clone, Copy)]
enum Game {
    Mists,
    GhostsGalore,
    Carcassonne,
}

struct Menu {
    texts: Texts,
    screen: Screen,
    input: Input,
}

impl Menu {
    fn say(&self, id: &str) {
        self.screen.say(&self.texts.get(id, &[]));
    }

    /// Asks for a line; `None` at the end of input.
    fn ask(&mut self, id: &str, args: &[(&str, Value<'_>)]) -> Option<String> {
        self.screen.say(&self.texts.get(id, args));
        self.screen.prompt(">");
        self.input.line()
    }

    /// Asks for a number until it is one of these; Enter takes the default.
    fn number(&mut self, id: &str, low: usize, high: usize, default: usize) -> Option<usize> {
        loop {
            let line = self.ask(id, &[])?;
            if line.is_empty() {
                return Some(default);
            }
            match line.parse() {
                Ok(number) if (low..=high).contains(&number) => return Some(number),
                _ => {
                    let args = [("low", low.into()), ("high", high.into())];
                    self.screen.say(&self.texts.get("menu-number", &args));
                }
            }
        }
    }

    fn list(&self, lines: &[String]) {
        for (n, line) in (1..).zip(lines) {
            self.screen.say(&format!(" {n:>2}  {line}"));
        }
    }

    fn main(&mut self) -> Option<Choice> {
        let words = ["menu-new", "menu-resume", "menu-rules", "menu-tiles", "menu-quit"];
        let lines: Vec<String> = words.iter().map(|id| self.texts.get(id, &[])).collect();
        loop {
            self.screen.raw("");
            self.list(&lines);
            match self.ask("menu-ask", &[])?.as_str() {
                "1" | "" => return Some(Choice::New),
                "2" => return Some(Choice::Resume),
                "3" => return Some(Choice::Rules),
                "4" => return Some(Choice::Tiles),
                "5" | "q" | "quit" => return None,
                _ => self.say("menu-again"),
            }
        }
    }

    fn go(&mut self, choice: Choice) -> miette::Result<()> {
        match choice {
            Choice::New => match self.which_game() {
                Some(Game::Mists) => {
                    if let Some(game) = self.new_mists() {
                        play::play_mists(&game, &mut self.input)?;
                    }
                }
                Some(Game::GhostsGalore) => {
                    if let Some(game) = self.new_ghosts_galore() {
                        play::play_ghosts_galore(&game, &mut self.input)?;
                    }
                }
                Some(Game::Carcassonne) => {
                    if let Some(game) = self.new_carcassonne() {
                        play::play_carcassonne(&game, &mut self.input)?;
                    }
                }
                None => {}
            },
            Choice::Resume => {
                if let Some(path) = self.saved_game() {
                    let manner = manner("none".to_owned());
                    let game =
                        Resume { resume: Some(path), bot: None, sets: SetArgs::default(), manner };
                    play::resume(&game, &mut self.input)?;
                }
            }
            Choice::Rules => self.rules(),
            Choice::Tiles => match self.which_game() {
                Some(Game::Mists) => {
                    let set = fogbound_sets::fogbound_mists();
                    tiles::landscape::list(set, &self.texts, &self.screen);
                }
                Some(Game::GhostsGalore) => {
                    let set = fogbound_sets::fogbound_ghosts();
                    tiles::tracks::list(set, &self.texts, &self.screen);
                }
                Some(Game::Carcassonne) => {
                    for set in [fogbound_sets::base(), fogbound_sets::fogbound_mists()] {
                        tiles::landscape::list(set, &self.texts, &self.screen);
                    }
                }
                None => {}
            },
        }
        Ok(())
    }

    fn which_game(&mut self) -> Option<Game> {
        let games = ["menu-game-mists", "menu-game-ghosts-galore", "menu-game-carcassonne"];
        let lines: Vec<String> = games.iter().map(|id| self.texts.get(id, &[])).collect();
        self.list(&lines);
        let number = self.number("menu-game", 1, games.len(), 1)?;
        Some(match number {
            1 => Game::Mists,
            2 => Game::GhostsGalore,
            _ => Game::Carcassonne,
        })
    }

    fn new_mists(&mut self) -> Option<Mists> {
        let levels: Vec<String> =
            (1..=6).map(|level| self.texts.get(&format!("level-{level}"), &[])).collect();
        self.list(&levels);
        let level = self.number("menu-level", 1, 6, 1)?;
        let players = self.players("menu-players", 1, 5)?;
        let bots = if players == 1 { "none".to_owned() } else { self.bots(players)? };
        let level = level.to_string();
        Some(Mists {
            setup: MistsArgs { level, players, options: vec![], tiles: None },
            bot: "greedy".to_owned(),
            told: false,
            resume: None,
            new: NEW,
            manner: manner(bots),
        })
    }

    fn new_ghosts_galore(&mut self) -> Option<GhostsGalore> {
        let players = self.players("menu-players-two", 2, 5)?;
        let bots = self.bots(players)?;
        let experienced = self.ask("menu-experienced", &[])?.to_lowercase().starts_with(['y', 'j']);
        Some(GhostsGalore {
            setup: GhostsArgs { players, experienced, options: vec![], tiles: None },
            bot: None,
            resume: None,
            new: NEW,
            manner: manner(bots),
        })
    }

    fn new_carcassonne(&mut self) -> Option<Carcassonne> {
        let players = self.players("menu-players-six", 2, 6)?;
        let bots = self.bots(players)?;
        let parts = self.parts()?;
        let no_farmers = self.ask("menu-farmers", &[])?.to_lowercase().starts_with('n');
        let setup = CarcassonneArgs {
            players,
            parts,
            no_farmers,
            options: vec![],
            base: None,
            tiles: None,
        };
        let (new, manner) = (NEW, manner(bots));
        Some(Carcassonne { setup, bot: None, told: false, resume: None, new, manner })
    }

    /// The parts of the expansion that are played.
    fn parts(&mut self) -> Option<Parts> {
        loop {
            let line = self.ask("menu-parts", &[])?.replace(' ', "");
            let parts = Parts::parse(if line.is_empty() { "all" } else { &line });
            match parts.map(|parts| (parts, parts.check())) {
                Some((parts, Ok(()))) => return Some(parts),
                Some((_, Err(refusal))) => self.screen.say(&self.texts.refusal(&refusal)),
                None => self.say("error-parts"),
            }
        }
    }

    fn players(&mut self, id: &str, least: usize, most: usize) -> Option<u8> {
        u8::try_from(self.number(id, least, most, 2)?).ok()
    }

    fn bots(&mut self, players: u8) -> Option<String> {
        let default = "all-but-0";
        loop {
            let args = [("last", (players - 1).into()), ("default", default.into())];
            let line = self.ask("menu-bots", &args)?;
            let bots = if line.is_empty() { default.to_owned() } else { line };
            match play::check_seats(&bots, players) {
                Ok(()) => return Some(bots),
                Err(report) => self.screen.say(&report.to_string()),
            }
        }
    }

    fn saved_game(&mut self) -> Option<PathBuf> {
        let games = unfinished();
        if games.is_empty() {
            self.say("menu-none");
            return None;
        }
        let names: Vec<String> = games.iter().map(|path| path.display().to_string()).collect();
        self.list(&names);
        let number = self.number("menu-which", 1, games.len(), 1)?;
        games.into_iter().nth(number - 1)
    }

    fn rules(&mut self) {
        rules::contents(&self.texts, &self.screen);
        while let Some(id) = self.ask("menu-rule", &[]).filter(|id| !id.is_empty()) {
            if !rules::show(&id, &self.texts, &self.screen) {
                self.screen.say(&self.texts.get("rules-unknown", &[("id", id.into())]));
            }
        }
    }
}

/// A new game without a question about an unfinished one.
const NEW: New = New { seed: None, new: true, aid: Aid::Full };

/// Everything but the seats of bots as the command has it by default.
fn manner(bots: String) -> Manner {
    Manner { bots, save: None, no_color: false, quick: false }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn menu(typed: &'static str) -> Menu {
        Menu { texts: Texts::chosen(), screen: Screen::new(true), input: Input::typed(typed) }
    }

    #[test]
    fn the_menu_offers_every_game() {
        let game = |typed| menu(typed).which_game();
        assert!(matches!(game("\n"), Some(Game::Mists)));
        assert!(matches!(game("2\n"), Some(Game::GhostsGalore)));
        assert!(matches!(game("0\n4\n3\n"), Some(Game::Carcassonne)));
        assert!(game("4\n").is_none(), "the input ends before there is an answer");
    }

    #[test]
    fn g_0_a_game_of_carcassonne_is_set_up_by_answers() {
        // Castles need mist, so that is asked again.
        let typed = "7\n6\n9\n1,2\ncastles\nfog\nmist, castles\nn\n";
        let game = menu(typed).new_carcassonne().unwrap();
        assert_eq!((game.setup.players, game.manner.bots.as_str()), (6, "1,2"));
        assert!(game.setup.no_farmers);
        assert_eq!(game.setup.parts, Parts::parse("mist,castles").unwrap());
        assert!(game.setup.rules().is_ok());
        let game = menu("\n\n\n\n").new_carcassonne().unwrap();
        assert_eq!((game.setup.players, game.manner.bots.as_str()), (2, "all-but-0"));
        assert_eq!((game.setup.parts, game.setup.no_farmers), (Parts::ALL, false));
        assert!(menu("2\n").new_carcassonne().is_none());
    }
}
