//! Mists over Carcassonne in the terminal.

mod choices;
mod consequences;
mod ending;
mod status;

use super::desk::{Desk, Told};
use super::landscape::{Landscape, LandscapeTable, View};
use super::screen::Input;
use super::table::{Next, Step, Table};
use crate::board::{Overlay, Scene as _};
use choices::Choices;
use fogbound_game::RuleId;
use fogbound_landscape::{Catalogue, KindId, Placement};
use fogbound_mists::{Action, Ask, Decision, Event, Game, Rules};
use fogbound_table::aid::Help;
use fogbound_table::mists::Preview;
use fogbound_table::texts::{Names, Texts};

/// The screens of Mists over Carcassonne.
pub struct Mists {
    desk: Desk<Game>,
    view: View,
    /// The question whose board was shown last.
    shown: Option<(u16, Decision)>,
}

impl Told for Game {
    fn sentence(event: &Event, rules: &Rules, names: &[String], texts: &Texts) -> String {
        texts.event(event, &Names { rules, players: names })
    }

    fn rule_of(event: &Event) -> RuleId {
        event.rule()
    }

    /// What a bot's line tells.
    fn is_news(event: &Event) -> bool {
        !matches!(
            event,
            Event::Turn { .. }
                | Event::Drawn { .. }
                | Event::Forced { .. }
                | Event::Moved { .. }
                | Event::MeepleReturned { .. }
        )
    }

    fn unseen_tiles(&self) -> Vec<KindId> {
        self.unseen().map(|(kind, _)| kind).collect()
    }

    fn answer(&self, action: Action, _seat: u8, _names: &[String], texts: &Texts) -> String {
        texts.action(&action, Some(self))
    }
}

impl Mists {
    pub fn new(desk: Desk<Game>) -> Mists {
        Mists { desk, view: View::default(), shown: None }
    }

    fn choices(&self) -> Choices {
        let Desk { texts, .. } = &self.desk;
        Choices::of(self.desk.game(), texts, self.desk.gives(Help::Preview))
    }

    fn names(&self) -> Names<'_> {
        Names { rules: self.desk.session.rules(), players: &self.desk.names }
    }
}

impl Landscape for Game {
    fn placement(action: Action) -> Option<Placement> {
        match action {
            Action::Place(cell, rotation) => Some(Placement { cell, rotation }),
            _ => None,
        }
    }

    fn placing(placement: Placement) -> Action {
        Action::Place(placement.cell, placement.rotation)
    }

    fn turn_number(&self) -> u16 {
        self.turn()
    }

    fn in_hand(&self) -> Option<KindId> {
        self.hand()
    }

    fn left(&self) -> Vec<(KindId, u8)> {
        self.unseen().collect()
    }

    fn face_down(&self) -> usize {
        self.tiles().iter().filter(|tile| tile.tile.is_none()).count()
    }

    fn catalogue(&self) -> &Catalogue {
        self.rules().catalogue()
    }

    fn hand_note(&self, kind: KindId, texts: &Texts) -> Option<String> {
        Some(texts.get("hand-symbols", &[("n", self.kind(kind).ghosts().into())]))
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
        consequences::line(preview, before, &self.names(), &self.desk.texts)
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
