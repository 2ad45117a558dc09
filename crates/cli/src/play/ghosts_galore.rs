//! Ghosts Galore in the terminal.

mod answers;
mod cards;
mod commands;
mod ending;
mod pictures;
mod privacy;
mod sheet;
mod telling;

use super::desk::{Desk, Told};
use super::screen::Input;
use super::table::{Next, Step, Table, take};
use super::told;
use crate::board::Size;
use crate::board::track::Tried;
use fogbound_game::Rotation;
use fogbound_ghosts_galore::{Action, Ask, Game, ROUNDS, TileId};
use fogbound_table::ghosts_galore::Preview;
use miette::miette;
use privacy::Pass;

/// The screens of Ghosts Galore.
pub struct GhostsGalore {
    desk: Desk<Game>,
    /// How the tile in hand is held.
    rotation: Rotation,
    /// Round and seat of the question whose board was shown last.
    shown: Option<(u8, u8)>,
    /// Where several people share the screen: the seat whose secrets may be on it.
    at: Option<u8>,
    /// Where several people share the screen: whether the asked one wants to see the hidden tile.
    wanted: bool,
}

impl GhostsGalore {
    pub fn new(mut desk: Desk<Game>) -> GhostsGalore {
        desk.screen.size = Size::Detailed;
        GhostsGalore { desk, rotation: Rotation::NONE, shown: None, at: None, wanted: false }
    }

    /// The first person who has to decide: where people and bots decide at once, people go first, so
    /// that they can take their choice back as long as others have to choose.
    fn asked(&self) -> Option<u8> {
        let deciding = self.desk.game().deciding().seats();
        let person = self.desk.people().find(|&seat| deciding.contains(seat));
        // When everybody else has decided, an open seat is waited for.
        let is_open = |&seat: &u8| self.desk.is_open(seat) && !self.desk.session.is_bots_turn();
        person.or_else(|| deciding.iter().find(is_open))
    }

    /// The tile that a seat has to place.
    fn in_hand(&self, seat: u8) -> Option<TileId> {
        let game = self.desk.game();
        match game.ask()? {
            Ask::Place => game.claimed(seat),
            Ask::Hidden => game.hidden(seat),
            Ask::Side | Ask::Keep | Ask::Claim | Ask::Decide => None,
        }
    }

    /// The last empty space of a seat's board, when it is the last.
    fn only_space(&self, seat: u8) -> Option<u8> {
        let mut free = self.desk.game().grid(seat).empty_spaces();
        free.next().filter(|_| free.next().is_none())
    }

    fn bots_turn(&mut self) -> miette::Result<()> {
        let from = self.desk.session.events().count();
        if let Err(refusal) = self.desk.session.let_bot_decide() {
            return Err(miette!("{}", self.desk.texts.refusal(&refusal)));
        }
        self.desk.keep()?;
        self.tell(from, None);
        Ok(())
    }

    /// Everything around a question but its answers: board, sheet, state of the round.
    fn surroundings(&self, seat: u8) {
        self.desk.screen.raw("");
        self.board_and_sheet(seat);
        self.desk.screen.raw("");
        self.status(seat);
    }

    /// The question with its answers.
    fn list(&self, seat: u8) {
        let Some(ask) = self.desk.game().ask() else { return };
        let Desk { screen, texts, .. } = &self.desk;
        let question = texts.ghosts_question(ask, seat, &self.view(seat));
        screen.raw("");
        screen.heading(&format!("{}: {question}", self.desk.name(seat)));
        match ask {
            Ask::Side => self.sides(seat),
            Ask::Keep | Ask::Claim | Ask::Decide => self.cards(seat),
            Ask::Place | Ask::Hidden => self.hand(seat),
        }
    }

    /// The next way in which the tile in hand looks different.
    fn next_rotation(&self, tile: TileId, rotation: Rotation) -> Rotation {
        let looks: Vec<Rotation> = self.desk.session.rules().catalogue().looks(tile).collect();
        let next = looks.iter().find(|&&look| look > rotation).or(looks.first());
        next.copied().unwrap_or_default()
    }

    /// Turns the tile in hand, or the one that is being tried where it lies.
    fn turn_tile(&mut self) -> miette::Result<Next> {
        let seat = self.seat();
        let Some(tile) = self.in_hand(seat) else {
            self.desk.say("no-tile-in-hand");
            return Ok(Next::Wait);
        };
        let next = self.next_rotation(tile, self.rotation);
        let trying = match self.desk.chosen_action() {
            Some(Action::Place(space, _)) => Some(space),
            _ => self.only_space(seat),
        };
        if let Some(space) = trying {
            return self.choose(Action::Place(space, next), false);
        }
        self.rotation = next;
        self.list(seat);
        Ok(Next::Wait)
    }

    fn wait_for_enter(&mut self, seat: u8, action: Action) -> miette::Result<Next> {
        if let Err(refusal) = self.desk.choose(seat, action) {
            self.desk.refuse(refusal);
        }
        Ok(Next::Wait)
    }

    /// Whether the choice of a seat cannot be taken back: nobody else has to choose, or only bots.
    fn is_last(&self, seat: u8) -> bool {
        let deciding = self.desk.game().deciding().seats().without(seat);
        !self.desk.people().any(|other| deciding.contains(other))
    }
}

impl Table for GhostsGalore {
    type Game = Game;

    fn desk(&self) -> &Desk<Game> {
        &self.desk
    }

    fn desk_mut(&mut self) -> &mut Desk<Game> {
        &mut self.desk
    }

    fn welcome(&self) {
        let Desk { screen, texts, session, .. } = &self.desk;
        let args = [("players", session.rules().players().into()), ("rounds", ROUNDS.into())];
        screen.heading(&texts.get("train-title", &args));
        self.desk.welcome("train-welcome");
        // Of a resumed game the last events are enough; `log` tells all.
        self.tell(session.events().count().saturating_sub(8), None);
    }

    fn go_on(&mut self, input: &mut Input) -> miette::Result<Step> {
        let game = self.desk.game();
        if game.is_over() {
            self.hide();
            return Ok(Step::Over);
        }
        if game.wants_tile() {
            let from = self.desk.session.events().count();
            if told::draw(&mut self.desk, input)?.is_none() {
                return Ok(Step::Leave);
            }
            self.tell(from, None);
            return Ok(Step::On);
        }
        let Some(seat) = self.asked() else {
            self.hide();
            self.bots_turn()?;
            return Ok(Step::On);
        };
        Ok(match self.pass(seat, input)? {
            Pass::Ready => Step::Ask,
            Pass::Again => Step::On,
            Pass::Leave => Step::Leave,
        })
    }

    fn seat(&self) -> u8 {
        self.asked().unwrap_or(0)
    }

    fn question(&mut self) {
        let seat = self.seat();
        let now = (self.desk.game().round(), seat);
        let placing = self.in_hand(seat).is_some();
        if self.shown != Some(now) || placing {
            self.rotation = Rotation::NONE;
            self.shown = Some(now);
            if self.desk.game().ask() != Some(Ask::Side) {
                self.surroundings(seat);
            }
        }
        self.list(seat);
        if self.wanted {
            self.show_hidden(seat);
        }
    }

    fn word(&mut self, word: &str, rest: &str) -> Option<miette::Result<Next>> {
        self.own_word(word, rest)
    }

    fn pick(&self, line: &str) -> Option<Action> {
        self.answer_of(line)
    }

    fn choose(&mut self, action: Action, at_once: bool) -> miette::Result<Next> {
        let seat = self.seat();
        if let Err(refusal) = self.desk.game().check(seat, action) {
            self.desk.refuse(refusal);
            return Ok(Next::Wait);
        }
        // Revealing and claiming are said in so many words; nothing is hidden in what they bring.
        if at_once || self.desk.quick || !self.desk.game().ask().is_some_and(Ask::is_simultaneous) {
            return take(self, action);
        }
        let id = match (action, self.is_last(seat)) {
            (Action::Place(space, rotation), is_last) => {
                self.rotation = rotation;
                let tile = self.in_hand(seat).map(|tile| (space, tile, rotation));
                self.consequences(seat, Tried { tile });
                if is_last { "train-confirm-place.last" } else { "train-confirm-place" }
            }
            (_, is_last) => {
                let what =
                    self.desk.game().answer(action, seat, &self.desk.names, &self.desk.texts);
                let chosen = self.desk.texts.get("chosen", &[("what", what.into())]);
                self.desk.screen.say(&chosen);
                if is_last { "train-confirm-last" } else { "confirm" }
            }
        };
        self.desk.say(id);
        self.wait_for_enter(seat, action)
    }

    /// A tile that was revealed or claimed cannot be given back: that takes an Enter.
    fn advise(&mut self, action: Action) -> miette::Result<Next> {
        if self.desk.game().ask().is_some_and(Ask::is_simultaneous) {
            return self.choose(action, false);
        }
        self.desk.say("confirm");
        self.wait_for_enter(self.seat(), action)
    }

    fn foresee(&self, _before: &Game, preview: &Preview) -> String {
        let told: Vec<String> =
            preview.events.iter().map(|event| self.desk.sentence(event)).collect();
        if told.is_empty() {
            self.desk.texts.get("train-foresee-none", &[])
        } else {
            told.join(" ")
        }
    }

    fn taken(&mut self, from: usize) {
        let seat = self.desk.session.replay().taken().last().map(|taken| taken.seat);
        self.told_after(seat, from);
    }

    fn no_undo(&self) -> Option<&'static str> {
        self.others_choice().then_some("train-undo-other")
    }

    fn undone(&mut self) {
        self.wanted = false;
        self.shown = None;
    }

    fn cover(&mut self) {
        self.hide();
    }

    fn help(&self) {
        self.desk.say("train-help");
        self.desk.say("train-help-signs");
    }

    fn finish(&self) {
        ending::show(&self.desk);
    }
}
