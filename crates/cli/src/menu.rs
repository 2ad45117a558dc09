//! The start menu: what `fogbound` without arguments shows on a terminal.

use crate::common::{GhostsArgs, MistsArgs, Outcome};
use crate::play::{self, GhostsGalore, Input, Manner, Mists, New, Resume, Screen, unfinished};
use crate::{rules, tiles};
use fogbound_table::texts::{Texts, Value};
use std::path::PathBuf;
use std::process::ExitCode;

pub fn run() -> Outcome {
    let mut menu =
        Menu { texts: Texts::english(), screen: Screen::new(false), input: Input::stdin() };
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
                None => {}
            },
            Choice::Resume => {
                if let Some(path) = self.saved_game() {
                    let manner = manner("none".to_owned());
                    let game = Resume { resume: Some(path), bot: None, tiles: None, manner };
                    play::resume(&game, &mut self.input)?;
                }
            }
            Choice::Rules => self.rules(),
            Choice::Tiles => match self.which_game() {
                Some(Game::Mists) => {
                    let set = fogbound_tilesets::fogbound_mists();
                    tiles::landscape::list(set, &self.texts, &self.screen);
                }
                Some(Game::GhostsGalore) => {
                    let set = fogbound_tilesets::fogbound_ghosts();
                    tiles::tracks::list(set, &self.texts, &self.screen);
                }
                None => {}
            },
        }
        Ok(())
    }

    fn which_game(&mut self) -> Option<Game> {
        let games = ["menu-game-mists", "menu-game-ghosts-galore"];
        let lines: Vec<String> = games.iter().map(|id| self.texts.get(id, &[])).collect();
        self.list(&lines);
        let number = self.number("menu-game", 1, games.len(), 1)?;
        Some(if number == 1 { Game::Mists } else { Game::GhostsGalore })
    }

    fn new_mists(&mut self) -> Option<Mists> {
        let levels: Vec<String> =
            (1..=6).map(|level| self.texts.get(&format!("level-{level}"), &[])).collect();
        self.list(&levels);
        let level = self.number("menu-level", 1, 6, 1)?;
        let players = self.players(1)?;
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
        let players = self.players(2)?;
        let bots = self.bots(players)?;
        let experienced = self.ask("menu-experienced", &[])?.to_lowercase().starts_with('y');
        Some(GhostsGalore {
            setup: GhostsArgs { players, experienced, options: vec![], tiles: None },
            bot: None,
            resume: None,
            new: NEW,
            manner: manner(bots),
        })
    }

    fn players(&mut self, least: u8) -> Option<u8> {
        let id = if least == 1 { "menu-players" } else { "menu-players-two" };
        let players = self.number(id, usize::from(least), 5, 2)?;
        u8::try_from(players).ok()
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
const NEW: New = New { seed: None, new: true };

/// Everything but the seats of bots as the command has it by default.
fn manner(bots: String) -> Manner {
    Manner { bots, save: None, no_color: false, quick: false }
}
