//! The game loop: bots play, people are asked, everything is kept.

mod commands;
mod told;

use super::choices::{Choices, next_rotation};
use super::screen::{Input, Screen};
use super::store::Store;
use super::{consequences, ending, status};
use crate::board::{Overlay, Picture, render_with, set_kind};
use crate::common::{Outcome, error, path_arg};
use fogbound_game::{Refusal, Rotation};
use fogbound_mists::{Action, Ask, Decision, Event, Status};
use fogbound_table::session::{Seat, Session};
use fogbound_table::texts::{Names, Texts};
use miette::miette;
use std::process::ExitCode;
use std::sync::{Mutex, Once};

/// A game in the terminal.
pub struct Table {
    session: Session,
    store: Store,
    screen: Screen,
    texts: Texts,
    names: Vec<String>,
    /// Answers are taken at once.
    quick: bool,
    /// How the tile in hand is held.
    rotation: Rotation,
    /// An answer whose consequences were shown and that waits for Enter.
    chosen: Option<Action>,
    /// What `why` explains first: a refusal newer than the last event.
    refusal: Option<Refusal>,
    /// The question whose board was shown last.
    shown: Option<(u16, Decision)>,
}

/// What a line of input leads to.
enum Next {
    /// Ask again, with everything around the question.
    Ask,
    /// Wait for another line.
    Wait,
    /// The game is left.
    Leave,
}

impl Table {
    pub fn new(session: Session, store: Store, screen: Screen, texts: Texts, quick: bool) -> Table {
        let names = names(session.seats(), &texts);
        Table {
            session,
            store,
            screen,
            texts,
            names,
            quick,
            rotation: Rotation::NONE,
            chosen: None,
            refusal: None,
            shown: None,
        }
    }

    /// Plays until the game is over or left.
    pub fn run(mut self, input: &mut Input) -> Outcome {
        self.welcome();
        self.keep()?;
        leave_word(&self.texts.get("left", &[("file", self.file().into())]));
        loop {
            match self.session.game().status() {
                Status::Over(outcome) => {
                    self.finish(outcome);
                    return Ok(ExitCode::SUCCESS);
                }
                Status::Draw => {
                    if !self.draw(input)? {
                        return Ok(self.leave());
                    }
                }
                Status::Decision(_) if self.session.is_bots_turn() => self.bots_turn()?,
                Status::Decision(decision) => {
                    self.question(decision);
                    if !self.answer(input)? {
                        return Ok(self.leave());
                    }
                }
            }
        }
    }

    fn leave(&self) -> ExitCode {
        let left = self.texts.get("left", &[("file", self.file().into())]);
        self.screen.verbatim(&left);
        ExitCode::SUCCESS
    }

    fn file(&self) -> String {
        self.store.path().display().to_string()
    }

    fn say(&self, id: &str) {
        self.screen.say(&self.texts.get(id, &[]));
    }

    /// Writes the record; a game that cannot be kept is not played on silently.
    fn keep(&self) -> miette::Result<()> {
        self.store.write(&self.session.record().to_text()).map_err(|cause| {
            let args = [path_arg(self.store.path()), ("error", cause.to_string().into())];
            error("error-keep", &args)
        })
    }

    fn welcome(&self) {
        let level = self.session.rules().level();
        let name = match level.number {
            Some(number) => self.texts.get(&format!("level-{number}"), &[]),
            None => self.texts.get("level-own", &[("goal", level.goal.into())]),
        };
        self.screen.heading(&name);
        self.say("welcome");
        // Of a resumed game the last events are enough; `log` tells all.
        self.tell(self.session.events().count().saturating_sub(8), false);
    }

    fn finish(&mut self, outcome: fogbound_mists::Outcome) {
        self.screen.raw("");
        self.board(&Overlay::default());
        self.status();
        // The file stays where it is if it cannot be moved; the record is complete either way.
        let _ = self.store.finish();
        ending::show(&self.session, outcome, self.store.path(), &self.texts, &self.screen);
    }

    fn board(&self, overlay: &Overlay) {
        let board = render_with(self.session.game(), self.screen.style(), overlay);
        board.lines().for_each(|line| self.screen.raw(line));
    }

    fn status(&self) {
        let game = self.session.game();
        status::lines(game, &self.names, &self.texts, &self.screen)
            .iter()
            .for_each(|line| self.screen.raw(line));
    }

    /// Everything a person needs to answer: board, state, question, answers.
    fn question(&mut self, decision: Decision) {
        let now = (self.session.game().turn(), decision);
        let new_turn = self.shown.is_none_or(|(turn, _)| turn != now.0);
        let with_board = match decision.ask {
            Ask::Meeple | Ask::Spare | Ask::Score | Ask::Assign | Ask::Split => false,
            _ => self.shown != Some(now),
        };
        if new_turn {
            self.rotation = Rotation::NONE;
        }
        self.shown = Some(now);
        self.chosen = None;
        if with_board || new_turn {
            self.picture(decision.ask == Ask::Place || new_turn);
        }
        self.list();
    }

    /// The board with what can be chosen, and the state of the game.
    fn picture(&self, with_status: bool) {
        let game = self.session.game();
        let choices = Choices::of(game, &self.texts);
        self.screen.raw("");
        self.board(&Overlay { labels: choices.labels(game, self.rotation), ..Overlay::default() });
        if with_status {
            self.status();
        }
    }

    /// The question and its numbered answers.
    fn list(&self) {
        let game = self.session.game();
        let Some(decision) = game.decision() else { return };
        let choices = Choices::of(game, &self.texts);
        let player = self.names[usize::from(decision.seat)].clone();
        let args = [("turn", game.turn().into()), ("player", player.into())];
        let question = self.texts.question(&decision, game);
        self.screen.raw("");
        self.screen.heading(&format!("{} {question}", self.texts.get("turn", &args)));
        if let Some(kind) = game.hand() {
            self.hand(kind, choices.cells.len());
        }
        for (n, (_, line)) in (1..).zip(&choices.list) {
            self.screen.say(&format!(" {n:>2}  {line}"));
        }
        if let Some(n) = choices.takes_counts() {
            self.screen.say(&self.texts.get("hint-counts", &[("n", n.into())]));
        }
    }

    /// The tile in hand, as it is held.
    fn hand(&self, kind: fogbound_landscape::KindId, cells: usize) {
        let game = self.session.game();
        let tile = set_kind(game, kind);
        let lines = Picture::tile(tile, self.rotation, crate::board::Size::Detailed, true)
            .canvas
            .lines(self.screen.colour);
        let looks = game.rules().catalogue().kind(kind).looks.len();
        let notes = [
            self.texts.get("hand-name", &[("tile", self.texts.tile(&tile.name).into())]),
            self.texts.get("hand-symbols", &[("n", tile.ghosts().into())]),
            self.texts.get("hand-cells", &[("n", cells.into())]),
            self.texts.get("hand-turn", &[("looks", looks.into())]),
            self.texts.get("hand-pick", &[]),
        ];
        for (line, note) in lines.iter().zip(notes) {
            self.screen.raw(&format!("   {line}   {note}"));
        }
    }

    /// Reads lines until the question is answered; `false` when the game is left.
    fn answer(&mut self, input: &mut Input) -> miette::Result<bool> {
        loop {
            self.screen.prompt(if self.chosen.is_some() { "↵>" } else { ">" });
            let Some(line) = input.line() else {
                self.screen.raw("");
                return Ok(false);
            };
            if !input.is_terminal() {
                self.screen.raw(&line);
            }
            match self.command(&line)? {
                Next::Ask => return Ok(true),
                Next::Wait => {}
                Next::Leave => return Ok(false),
            }
        }
    }

    /// Shows what an answer would bring about, or takes it at once where nothing can go wrong.
    fn choose(&mut self, action: Action, at_once: bool) -> miette::Result<Next> {
        let preview = match self.session.preview(action) {
            Ok(preview) => preview,
            Err(refusal) => {
                self.refuse(refusal);
                return Ok(Next::Wait);
            }
        };
        let is_place = matches!(action, Action::Place(..));
        if at_once || self.quick || !(preview.is_final || is_place) {
            return self.take(action);
        }
        if let (Action::Place(cell, rotation), Some(kind)) = (action, self.session.game().hand()) {
            self.rotation = rotation;
            let overlay = Overlay { tried: Some((cell, kind, rotation)), ..Overlay::default() };
            let mut style = self.screen.style();
            style.rows = Some(3 * style.size.height() + 1);
            let board = render_with(self.session.game(), style, &overlay);
            board.lines().for_each(|line| self.screen.raw(line));
        } else {
            let what = self.texts.action(&action, Some(self.session.game()));
            self.screen.say(&self.texts.get("chosen", &[("what", what.into())]));
        }
        let names = Names { rules: self.session.rules(), players: &self.names };
        let line = consequences::line(&preview, self.session.game(), &names, &self.texts);
        self.screen.say(&format!("   → {line}"));
        self.say(if is_place { "confirm-place" } else { "confirm" });
        self.chosen = Some(action);
        Ok(Next::Wait)
    }

    fn take(&mut self, action: Action) -> miette::Result<Next> {
        let told = self.session.events().count();
        if let Err(refusal) = self.session.apply(action) {
            self.refuse(refusal);
            return Ok(Next::Wait);
        }
        self.keep()?;
        self.chosen = None;
        self.refusal = None;
        self.tell(told, true);
        Ok(Next::Ask)
    }

    fn refuse(&mut self, refusal: Refusal) {
        let reason = self.texts.refusal(&refusal);
        self.screen.say(&format!("{reason} ({})", self.texts.rule_name(refusal.rule)));
        self.refusal = Some(refusal);
    }

    /// Tells the events from this one on; what the player has just done need not be told.
    fn tell(&self, from: usize, own: bool) {
        let names = Names { rules: self.session.rules(), players: &self.names };
        for event in self.session.events().skip(from) {
            let known = matches!(event, Event::Placed { .. } | Event::MeeplePlaced { .. });
            let heading = matches!(
                event,
                Event::Turn { .. } | Event::Drawn { .. } | Event::Forced { ask: Ask::Score, .. }
            );
            if !(heading || own && known) {
                self.screen.say(&format!("   {}", self.texts.event(event, &names)));
            }
        }
    }

    /// A bot plays its whole turn and says what it did.
    fn bots_turn(&mut self) -> miette::Result<()> {
        let (seat, turn) = (self.session.game().seat(), self.session.game().turn());
        let from = self.session.events().count();
        while self.session.is_bots_turn() && self.session.game().turn() == turn {
            if let Err(refusal) = self.session.let_bot_decide() {
                return Err(miette!("{}", self.texts.refusal(&refusal)));
            }
            self.keep()?;
        }
        let names = Names { rules: self.session.rules(), players: &self.names };
        let told: Vec<String> = self
            .session
            .events()
            .skip(from)
            .filter(|event| is_news(event))
            .map(|event| self.texts.event(event, &names))
            .collect();
        let name = &self.names[usize::from(seat)];
        self.screen.raw("");
        self.screen.say(&format!("{name}: {}", told.join(" ")));
        Ok(())
    }

    /// Turns the tile in hand, or the one that is being tried where it lies.
    fn turn_tile(&mut self) -> miette::Result<Next> {
        let game = self.session.game();
        let Some(kind) = game.hand() else {
            self.say("no-tile-in-hand");
            return Ok(Next::Wait);
        };
        if let Some(Action::Place(cell, rotation)) = self.chosen {
            let next = next_rotation(game, cell, rotation);
            if next == rotation {
                self.say("fits-one-way");
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

/// A single person is "you"; several go by their seats, bots by name and seat.
fn names(seats: &[Seat], texts: &Texts) -> Vec<String> {
    let people = seats.iter().filter(|seat| matches!(seat, Seat::Person)).count();
    let name = |(number, seat): (usize, &Seat)| {
        let id = match seat {
            Seat::Person if people == 1 => "name-you",
            Seat::Person => "name-person",
            Seat::Bot(_) => "name-bot",
        };
        texts.get(id, &[("bot", seat.name().into()), ("seat", number.into())])
    };
    seats.iter().enumerate().map(name).collect()
}

/// What is said when Ctrl-C ends the program. The game is in its file already.
fn leave_word(word: &str) {
    static WORD: Mutex<String> = Mutex::new(String::new());
    static HANDLER: Once = Once::new();
    if let Ok(mut kept) = WORD.lock() {
        word.clone_into(&mut kept);
    }
    HANDLER.call_once(|| {
        // Without a handler Ctrl-C ends the program just as safely, only without a word.
        let _ = ctrlc::set_handler(|| {
            if let Ok(word) = WORD.lock() {
                println!("\n{word}");
            }
            std::process::exit(130);
        });
    });
}
