//! Mists over Carcassonne in the terminal.

mod choices;
mod commands;
mod consequences;
mod ending;
mod status;

use super::desk::{Desk, Told};
use super::screen::Input;
use super::table::{Next, Step, Table, take};
use super::told;
use crate::board::{Overlay, Picture, Scene as _, render_with};
use choices::{Choices, next_rotation};
use fogbound_game::{Rotation, RuleId};
use fogbound_landscape::KindId;
use fogbound_mists::{Action, Ask, Decision, Event, Game, Rules, Status};
use fogbound_table::texts::{Names, Texts};
use miette::miette;

/// The screens of Mists over Carcassonne.
pub struct Mists {
    desk: Desk<Game>,
    /// How the tile in hand is held.
    rotation: Rotation,
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

    fn answer(&self, action: Action, _seat: u8, texts: &Texts) -> String {
        texts.action(&action, Some(self))
    }
}

impl Mists {
    pub fn new(desk: Desk<Game>) -> Mists {
        Mists { desk, rotation: Rotation::NONE, shown: None }
    }

    fn names(&self) -> Names<'_> {
        Names { rules: self.desk.session.rules(), players: &self.desk.names }
    }

    fn board(&self, overlay: &Overlay) {
        let board = render_with(self.desk.game(), self.desk.screen.style(), overlay);
        board.lines().for_each(|line| self.desk.screen.raw(line));
    }

    fn status(&self) {
        let desk = &self.desk;
        status::lines(desk.game(), &desk.names, &desk.texts, &desk.screen)
            .iter()
            .for_each(|line| desk.screen.raw(line));
    }

    /// The board with what can be chosen, and the state of the game.
    fn picture(&self, with_status: bool) {
        let game = self.desk.game();
        let choices = Choices::of(game, &self.desk.texts);
        self.desk.screen.raw("");
        self.board(&Overlay { labels: choices.labels(game, self.rotation), ..Overlay::default() });
        if with_status {
            self.status();
        }
    }

    /// The question and its numbered answers.
    fn list(&self) {
        let Desk { screen, texts, .. } = &self.desk;
        let game = self.desk.game();
        let Some(decision) = game.decision() else { return };
        let choices = Choices::of(game, texts);
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

    /// The tile in hand, as it is held.
    fn hand(&self, kind: KindId, cells: usize) {
        let Desk { screen, texts, .. } = &self.desk;
        let game = self.desk.game();
        let tile = game.kind(kind);
        let lines = Picture::tile(tile, self.rotation, crate::board::Size::Detailed, true)
            .canvas
            .lines(screen.colour);
        let looks = game.rules().catalogue().kind(kind).looks.len();
        let notes = [
            texts.get("hand-name", &[("tile", texts.tile(&tile.name).into())]),
            texts.get("hand-symbols", &[("n", tile.ghosts().into())]),
            texts.get("hand-cells", &[("n", cells.into())]),
            texts.get("hand-turn", &[("looks", looks.into())]),
            texts.get("hand-pick", &[]),
        ];
        for (line, note) in lines.iter().zip(notes) {
            screen.raw(&format!("   {line}   {note}"));
        }
    }

    /// Shows a tile where it is being tried.
    fn try_tile(&mut self, action: Action) -> bool {
        let game = self.desk.game();
        let (Action::Place(cell, rotation), Some(kind)) = (action, game.hand()) else {
            return false;
        };
        let overlay = Overlay { tried: Some((cell, kind, rotation)), ..Overlay::default() };
        let mut style = self.desk.screen.style();
        style.rows = Some(3 * style.size.height() + 1);
        let board = render_with(game, style, &overlay);
        board.lines().for_each(|line| self.desk.screen.raw(line));
        self.rotation = rotation;
        true
    }

    /// Tells the events from this one on; what the player has just done need not be told.
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

    /// A bot plays its whole turn and says what it did.
    fn bots_turn(&mut self) -> miette::Result<()> {
        let desk = &mut self.desk;
        let (seat, turn) = (desk.game().seat(), desk.game().turn());
        let from = desk.session.events().count();
        while desk.session.is_bots_turn() && desk.game().turn() == turn {
            if let Err(refusal) = desk.session.let_bot_decide() {
                return Err(miette!("{}", desk.texts.refusal(&refusal)));
            }
            desk.keep()?;
        }
        let news = desk.session.events().skip(from).filter(|event| Game::is_news(event));
        let told: Vec<String> = news.map(|event| desk.sentence(event)).collect();
        desk.screen.raw("");
        desk.screen.say(&format!("{}: {}", desk.name(seat), told.join(" ")));
        Ok(())
    }

    /// Turns the tile in hand, or the one that is being tried where it lies.
    fn turn_tile(&mut self) -> miette::Result<Next> {
        let game = self.desk.game();
        let Some(kind) = game.hand() else {
            self.desk.say("no-tile-in-hand");
            return Ok(Next::Wait);
        };
        if let Some(Action::Place(cell, rotation)) = self.desk.chosen {
            let next = next_rotation(game, cell, rotation);
            if next == rotation {
                self.desk.say("fits-one-way");
                return Ok(Next::Wait);
            }
            return self.choose(Action::Place(cell, next), false);
        }
        let looks = &game.rules().catalogue().kind(kind).looks;
        let next = looks.iter().find(|&&look| look > self.rotation).or(looks.first());
        self.rotation = next.copied().unwrap_or_default();
        self.picture(false);
        self.list();
        Ok(Next::Wait)
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
        self.desk.say("welcome");
        // Of a resumed game the last events are enough; `log` tells all.
        self.tell(session.events().count().saturating_sub(8), false);
    }

    fn go_on(&mut self, input: &mut Input) -> miette::Result<Step> {
        match self.desk.game().status() {
            Status::Over(_) => return Ok(Step::Over),
            Status::Draw => {
                let from = self.desk.session.events().count();
                if told::draw(&mut self.desk, input)?.is_none() {
                    return Ok(Step::Leave);
                }
                self.tell(from, false);
            }
            Status::Decision(_) if self.desk.session.is_bots_turn() => self.bots_turn()?,
            Status::Decision(_) => return Ok(Step::Ask),
        }
        Ok(Step::On)
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
            self.rotation = Rotation::NONE;
        }
        self.shown = Some(now);
        if with_board || new_turn {
            self.picture(decision.ask == Ask::Place || new_turn);
        }
        self.list();
    }

    fn word(&mut self, word: &str, rest: &str) -> Option<miette::Result<Next>> {
        self.own_word(word, rest)
    }

    fn pick(&self, line: &str) -> Option<Action> {
        let game = self.desk.game();
        Choices::of(game, &self.desk.texts).pick(line, game, self.rotation)
    }

    fn choose(&mut self, action: Action, at_once: bool) -> miette::Result<Next> {
        let preview = match self.desk.session.preview(self.seat(), action) {
            Ok(preview) => preview,
            Err(refusal) => {
                self.desk.refuse(refusal);
                return Ok(Next::Wait);
            }
        };
        let is_place = matches!(action, Action::Place(..));
        if at_once || self.desk.quick || !(preview.is_final || is_place) {
            return take(self, action);
        }
        if !self.try_tile(action) {
            let texts = &self.desk.texts;
            let what = texts.action(&action, Some(self.desk.game()));
            self.desk.screen.say(&texts.get("chosen", &[("what", what.into())]));
        }
        let line = consequences::line(&preview, self.desk.game(), &self.names(), &self.desk.texts);
        self.desk.screen.say(&format!("   → {line}"));
        self.desk.say(if is_place { "confirm-place" } else { "confirm" });
        self.desk.chosen = Some(action);
        Ok(Next::Wait)
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
