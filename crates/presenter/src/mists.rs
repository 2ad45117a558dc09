//! Mists over Carcassonne on a screen.

use crate::model::*;
use crate::presented::{LogEntry, Presented, Words};
use crate::told::Told as _;
use fogbound_game::{Cell, Colour, Rotation};
use fogbound_mists::{Action, Event, Game, Rules};
use fogbound_pictures::{Board as Drawing, Scene, Styling, Tile, tile_svg};
use fogbound_table::aid::Aid;
use fogbound_table::mists::{Preview, Session};
use fogbound_table::texts::Texts;

impl Presented for Game {
    fn title(rules: &Rules, texts: &Texts) -> String {
        let level = rules.level().number.unwrap_or(0);
        texts.get(&format!("level-{level}"), &[])
    }

    fn colours(rules: &Rules, seat: u8) -> Vec<Colour> {
        rules.colours(seat).to_vec()
    }

    fn supply(&self, seat: u8, _texts: &Texts) -> String {
        let colours = self.rules().colours(seat);
        let supply: Vec<String> =
            colours.iter().map(|&colour| self.supply(colour).to_string()).collect();
        supply.join(" ")
    }

    fn points(&self, _seat: u8) -> Option<i32> {
        None
    }

    const SECRETS: bool = false;

    fn question(&self, seat: u8, words: Words<'_>) -> Question {
        let Some(decision) = self.decision() else { return Question::default() };
        let legal = fogbound_game::Game::legal_of(self, seat);
        let mut cells: Vec<LegalCell> = Vec::new();
        let mut answers = Vec::new();
        for action in legal {
            match action {
                Action::Place(cell, rotation) => {
                    let turns = rotation.quarters();
                    match cells.iter_mut().find(|legal| legal.cell == cell) {
                        Some(legal) => legal.turns.push(turns),
                        None => cells.push(LegalCell { cell, turns: vec![turns] }),
                    }
                }
                _ => answers.push(Answer {
                    action: action.to_string(),
                    text: self.answer(action, seat, words.names, words.texts),
                    ..Answer::default()
                }),
            }
        }
        let hand = self.hand().map(|kind| {
            let set = &self.rules().setup().set;
            let picture = |turns: u8| {
                let rotation = Rotation::new(turns).unwrap_or_default();
                let tile = Tile::of(set, kind.index(), rotation);
                tile.map(|tile| tile_svg(&tile, 160, Styling::Page)).unwrap_or_default()
            };
            Hand {
                name: words.texts.tile(&set.kinds[kind.index()].name),
                note: String::new(),
                looks: self
                    .rules()
                    .catalogue()
                    .kind(kind)
                    .looks
                    .iter()
                    .map(|r| r.quarters())
                    .collect(),
                pictures: [0, 1, 2, 3].map(picture),
            }
        });
        Question {
            seat,
            text: words.texts.question(&decision, self),
            ask: "place",
            rule: String::new(),
            hand,
            cells,
            answers,
            draft: Vec::new(),
        }
    }

    fn placing(cell: Cell, turns: u8) -> String {
        Action::Place(cell, Rotation::new(turns % 4).unwrap_or_default()).to_string()
    }

    fn foresight(&self, _: u8, _: Action, preview: &Preview, words: Words<'_>) -> Foresight {
        let rules = self.rules();
        let told = preview.events.iter().filter_map(|event| Game::log_entry(event, rules, words));
        Foresight { lines: told.map(|entry| entry.told).collect(), ..Foresight::default() }
    }

    fn log_entry(event: &Event, rules: &Rules, words: Words<'_>) -> Option<LogEntry> {
        Some(LogEntry {
            is_heading: matches!(event, Event::Turn { .. }),
            told: Told {
                text: Game::sentence(event, rules, words.names, words.texts),
                rule: event.rule().to_string(),
                tone: Tone::Plain,
                cells: Vec::new(),
            },
        })
    }

    fn happened(&self, _events: &[Event], _words: Words<'_>) -> Happened {
        Happened::default()
    }

    fn board(&self, _: Option<u8>, _: u8, showing: Showing<'_>, _: Words<'_>) -> Board {
        let mut scene = Scene::of_mists(self);
        scene.marks.clear();
        let picture = Drawing::new(&scene, showing.detail).draw();
        let cells = || scene.tiles.iter().map(|tile| tile.cell);
        Board {
            west: cells().map(|cell| cell.x).min().unwrap_or(0) - 1,
            east: cells().map(|cell| cell.x).max().unwrap_or(0) + 1,
            north: cells().map(|cell| cell.y).min().unwrap_or(0) - 1,
            south: cells().map(|cell| cell.y).max().unwrap_or(0) + 1,
            below: format!("<defs>{}</defs>{}", picture.defs.as_str(), picture.body.as_str()),
            ..Board::default()
        }
    }

    fn features(&self, _: u8, _: Cell, _: Words<'_>) -> Vec<Feature> {
        Vec::new()
    }

    fn panels(&self, _: Option<u8>, _: Aid, _: Words<'_>) -> Vec<Panel> {
        Vec::new()
    }

    fn left(&self, _: Words<'_>) -> Left {
        Left::default()
    }

    fn odds(&self, _: Cell, _: Words<'_>) -> Option<Odds> {
        None
    }

    fn ending(_: &Session, _: Words<'_>) -> Option<Ending> {
        None
    }
}
