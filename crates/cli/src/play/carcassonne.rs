//! Carcassonne with Ghosts, Castles & Cemeteries in the terminal. Nothing is secret but the order of
//! the pile (C-7), so that people at one screen need not look away.

mod choices;
mod status;

use super::desk::{Desk, Told};
use super::landscape::{LandscapeTable, View};
use super::screen::{Input, wrap};
use super::table::{Next, Step, Table};
use crate::board::layout::beside;
use crate::board::{Overlay, Picture, Scene as _, Size};
use choices::Choices;
use fogbound_carcassonne::{Action, Ask, Event, Game};
use fogbound_presenter::carcassonne::account::Account;
use fogbound_presenter::carcassonne::{consequences, words};
use fogbound_table::aid::Help;
use fogbound_table::carcassonne::Preview;
use fogbound_table::record::CarcassonneSetup;

/// Columns before and beside the picture of the tile just placed.
const MARGIN: usize = 3;

/// The screens of Carcassonne.
pub struct Carcassonne {
    desk: Desk<Game>,
    view: View,
    /// The question whose board was shown last.
    shown: Option<(u16, Ask)>,
}

impl Carcassonne {
    pub fn new(desk: Desk<Game>) -> Carcassonne {
        Carcassonne { desk, view: View::default(), shown: None }
    }

    fn choices(&self) -> Choices {
        let Desk { names, texts, .. } = &self.desk;
        Choices::of(self.desk.game(), names, texts, self.desk.gives(Help::Preview))
    }

    /// The numbered answers; those that place a meeple are also drawn where it would stand.
    fn answers(&self, choices: &Choices) {
        let Desk { screen, .. } = &self.desk;
        let game = self.desk.game();
        let lines = (1..).zip(&choices.list).map(|(n, (_, line))| format!(" {n:>2}  {line}"));
        let tile = game.placed().and_then(|cell| game.map().at(cell));
        let tile = tile.and_then(|id| game.map().tile(id));
        let (Some((kind, rotation)), Some(Ask::Meeple)) = (tile, game.ask()) else {
            return lines.for_each(|line| screen.say(&line));
        };
        let mut picture = Picture::tile(game.kind(kind), rotation, Size::Detailed, false);
        choices.stands().for_each(|(stand, number)| picture.number(stand, number));
        let indented = |line: &String| format!("{:MARGIN$}{line}", "");
        let picture: Vec<String> =
            picture.canvas.lines(screen.colour).iter().map(indented).collect();
        let wide = MARGIN + Size::Detailed.width() + 1;
        let lines: Vec<String> =
            lines.flat_map(|line| wrap(&line, screen.columns.saturating_sub(wide))).collect();
        beside(&picture, wide, &lines).iter().for_each(|line| screen.raw(line));
    }

    /// The score so far with its arithmetic, and what the game would end with here.
    fn score(&self, with_past: bool) {
        let Desk { screen, texts, names, session, .. } = &self.desk;
        let replay = session.replay();
        let Some(account) = Account::of(replay, replay.taken().len()) else { return };
        let mut lines = if with_past { words::past(&account, names, texts) } else { vec![] };
        lines.extend(words::end(&account, names, texts));
        lines.iter().for_each(|line| match line.is_empty() {
            true => screen.raw(""),
            false => screen.say(line),
        });
    }
}

impl LandscapeTable for Carcassonne {
    fn view(&self) -> View {
        self.view
    }

    fn view_mut(&mut self) -> &mut View {
        &mut self.view
    }

    fn overlay(&self) -> Overlay {
        let (game, choices) = (self.desk.game(), self.choices());
        let labels = choices.cells.labels(game, game.seat(), self.view.rotation);
        Overlay { labels, marks: choices.marks(), focus: self.view.focus, ..Overlay::default() }
    }

    fn status(&self) {
        let Desk { screen, texts, names, .. } = &self.desk;
        let ahead = self.desk.gives(Help::Score);
        status::lines(self.desk.game(), names, texts, screen, ahead)
            .iter()
            .for_each(|line| screen.raw(line));
    }

    /// Each with its rule.
    fn tell(&self, from: usize, own: bool) {
        for event in self.desk.session.events().skip(from) {
            let known = matches!(event, Event::Placed { .. } | Event::MeeplePlaced { .. });
            let forced = matches!(event, Event::Forced { .. });
            if forced || Game::is_news(event) && !(own && known) {
                let sentence = self.desk.sentence(event);
                self.desk.screen.say(&format!("   {sentence} [{}]", event.rule()));
            }
        }
    }

    fn tell_bot(&self, from: usize, seat: u8, turn: u16) {
        let Desk { screen, texts, .. } = &self.desk;
        let args = [("player", self.desk.name(seat).into()), ("turn", turn.into())];
        screen.say(&texts.get("turn", &args));
        self.tell(from, false);
    }

    fn list(&self) {
        let Desk { screen, texts, .. } = &self.desk;
        let game = self.desk.game();
        let Some(ask) = game.ask() else { return };
        let choices = self.choices();
        let args = [("turn", game.turn().into()), ("player", self.desk.name(game.seat()).into())];
        let question = texts.carcassonne_question(ask, game);
        screen.raw("");
        screen.heading(&format!("{} {question}", texts.get("turn", &args)));
        if matches!(ask, Ask::GhostOther | Ask::GhostOwn) {
            self.desk.say("carc-ghost-means");
        }
        if let Some(kind) = game.hand() {
            self.hand(kind, choices.cells.len());
        }
        self.answers(&choices);
    }
}

impl Table for Carcassonne {
    type Game = Game;

    fn desk(&self) -> &Desk<Game> {
        &self.desk
    }

    fn desk_mut(&mut self) -> &mut Desk<Game> {
        &mut self.desk
    }

    fn welcome(&self) {
        let Desk { screen, texts, session, .. } = &self.desk;
        let rules = session.rules();
        let parts = CarcassonneSetup::parts_text(rules.parts()).replace(',', ", ");
        let args = [("players", rules.players().into()), ("parts", parts.into())];
        screen.heading(&texts.get("carc-title", &args));
        self.desk.welcome("carc-welcome");
        // Of a resumed game the last events are enough; `log` tells all.
        self.tell(session.events().count().saturating_sub(8), false);
    }

    fn go_on(&mut self, input: &mut Input) -> miette::Result<Step> {
        self.advance(input)
    }

    fn seat(&self) -> u8 {
        self.desk.game().seat()
    }

    fn question(&mut self) {
        let game = self.desk.game();
        let Some(ask) = game.ask() else { return };
        let now = (game.turn(), ask);
        let new_turn = self.shown.is_none_or(|(turn, _)| turn != now.0);
        if new_turn {
            self.view = View::default();
        }
        let with_board = ask != Ask::Meeple && self.shown != Some(now);
        self.shown = Some(now);
        if with_board || new_turn {
            self.picture(ask == Ask::Place || new_turn);
        }
        self.list();
    }

    fn word(&mut self, word: &str, rest: &str) -> Option<miette::Result<Next>> {
        if word == "score" {
            if self.desk.allows(Help::Score) {
                self.score(rest == "all");
            }
            return Some(Ok(Next::Wait));
        }
        self.shared_word(word, rest)
    }

    fn pick(&self, line: &str) -> Option<Action> {
        self.choices().pick(line, self.desk.game(), self.view.rotation)
    }

    fn choose(&mut self, action: Action, at_once: bool) -> miette::Result<Next> {
        self.weigh(action, at_once)
    }

    fn foresee(&self, before: &Game, preview: &Preview) -> String {
        self.desk.foreseen(consequences(preview, before, self.desk.words()))
    }

    fn taken(&mut self, from: usize) {
        self.tell(from, true);
    }

    fn undone(&mut self) {
        self.shown = None;
    }

    fn help(&self) {
        self.desk.say("carc-help");
        self.desk.say("carc-help-board");
    }

    /// The last screen: the board, and the final scoring step by step.
    fn finish(&self) {
        self.desk.screen.raw("");
        self.board(&Overlay::default());
        self.status();
        self.score(false);
        let undone = self.desk.session.replay().undone();
        if undone > 0 {
            let args = [("n", undone.into())];
            self.desk.screen.say(&self.desk.texts.get("train-end-undone", &args));
        }
        self.desk.sign_off();
    }
}
