//! Mists over Carcassonne in the terminal.

mod choices;
mod ending;
mod status;

use super::desk::{Desk, Told};
use super::landscape::{LandscapeTable, View};
use super::screen::Input;
use super::table::{Next, Step, Table};
use crate::board::Overlay;
use choices::Choices;
use fogbound_mists::{Action, Ask, Decision, Event, Game};
use fogbound_presenter::mists::consequences;
use fogbound_table::aid::Help;
use fogbound_table::mists::Preview;

/// The screens of Mists over Carcassonne.
pub struct Mists {
    desk: Desk<Game>,
    view: View,
    /// The question whose board was shown last.
    shown: Option<(u16, Decision)>,
}

impl Mists {
    pub fn new(desk: Desk<Game>) -> Mists {
        Mists { desk, view: View::default(), shown: None }
    }

    fn choices(&self) -> Choices {
        let Desk { texts, .. } = &self.desk;
        Choices::of(self.desk.game(), texts, self.desk.gives(Help::Preview))
    }
}

impl LandscapeTable for Mists {
    fn view(&self) -> View {
        self.view
    }

    fn view_mut(&mut self) -> &mut View {
        &mut self.view
    }

    fn overlay(&self) -> Overlay {
        let game = self.desk.game();
        let choices = self.choices();
        let labels = choices.labels(game, self.view.rotation);
        Overlay { labels, focus: self.view.focus, ..Overlay::default() }
    }

    fn status(&self) {
        let desk = &self.desk;
        status::lines(desk.game(), &desk.names, &desk.texts, &desk.screen)
            .iter()
            .for_each(|line| desk.screen.raw(line));
    }

    fn tell(&self, from: usize, own: bool) {
        for event in self.desk.session.events().skip(from) {
            let known = matches!(event, Event::Placed { .. } | Event::MeeplePlaced { .. });
            let heading = matches!(
                event,
                Event::Turn { .. } | Event::Drawn { .. } | Event::Forced { ask: Ask::Score, .. }
            );
            if !(heading || own && known) {
                self.desk.screen.say(&format!("   {}", self.desk.sentence(event)));
            }
        }
    }

    fn tell_bot(&self, from: usize, seat: u8, _turn: u16) {
        let desk = &self.desk;
        let news = desk.session.events().skip(from).filter(|event| Game::is_news(event));
        let told: Vec<String> = news.map(|event| desk.sentence(event)).collect();
        desk.screen.say(&format!("{}: {}", desk.name(seat), told.join(" ")));
    }

    /// The question and its numbered answers.
    fn list(&self) {
        let Desk { screen, texts, .. } = &self.desk;
        let game = self.desk.game();
        let Some(decision) = game.decision() else { return };
        let choices = self.choices();
        let player = self.desk.name(decision.seat);
        let args = [("turn", game.turn().into()), ("player", player.into())];
        let question = texts.question(&decision, game);
        screen.raw("");
        screen.heading(&format!("{} {question}", texts.get("turn", &args)));
        if let Some(kind) = game.hand() {
            self.hand(kind, choices.cells.len());
        }
        for (n, (_, line)) in (1..).zip(&choices.list) {
            screen.say(&format!(" {n:>2}  {line}"));
        }
        if let Some(n) = choices.takes_counts() {
            screen.say(&texts.get("hint-counts", &[("n", n.into())]));
        }
    }
}

impl Table for Mists {
    type Game = Game;

    fn desk(&self) -> &Desk<Game> {
        &self.desk
    }

    fn desk_mut(&mut self) -> &mut Desk<Game> {
        &mut self.desk
    }

    fn welcome(&self) {
        let Desk { screen, texts, session, .. } = &self.desk;
        let level = session.rules().level();
        let name = match level.number {
            Some(number) => texts.get(&format!("level-{number}"), &[]),
            None => texts.get("level-own", &[("goal", level.goal.into())]),
        };
        screen.heading(&name);
        self.desk.welcome("welcome");
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
        let Some(decision) = self.desk.game().decision() else { return };
        let now = (self.desk.game().turn(), decision);
        let new_turn = self.shown.is_none_or(|(turn, _)| turn != now.0);
        let with_board = match decision.ask {
            Ask::Meeple | Ask::Spare | Ask::Score | Ask::Assign | Ask::Split => false,
            _ => self.shown != Some(now),
        };
        if new_turn {
            self.view = View::default();
        }
        self.shown = Some(now);
        if with_board || new_turn {
            self.picture(decision.ask == Ask::Place || new_turn);
        }
        self.list();
    }

    fn word(&mut self, word: &str, rest: &str) -> Option<miette::Result<Next>> {
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
        self.desk.say("help");
        self.desk.say("help-board");
    }

    fn finish(&self) {
        self.desk.screen.raw("");
        self.board(&Overlay::default());
        self.status();
        if let Some(outcome) = self.desk.game().outcome() {
            ending::show(&self.desk, outcome);
        }
    }
}
