//! The running game, as every part of the page sees it and changes it.

use super::settings::{Settings, tx};
use crate::storage;
use crate::worker::{Ask, Thinker};
use fogbound_game::Cell;
use fogbound_presenter::{
    self as presenter, Happened, Look, Presenter, Pushed, Question, Refused, Wish,
};
use leptos::prelude::*;
use std::time::Duration;

/// How long a bot's decision is looked at before the next one.
const PACE: Duration = Duration::from_millis(450);

/// An answer that somebody points at or has chosen, and has not confirmed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chosen {
    /// As records write it.
    pub action: String,
    /// Where it lays the tile in hand, if it does, and how many quarter turns it is turned.
    pub placed: Option<(Cell, u8)>,
}

/// The running game. A copy is the same game.
#[derive(Clone, Copy)]
pub struct Table {
    settings: Settings,
    game: StoredValue<Option<Box<dyn Presenter>>, LocalStorage>,
    thinker: StoredValue<Thinker, LocalStorage>,
    /// Counts every change of the game, so that what shows it follows.
    version: RwSignal<u32>,
    /// The seat of who looks at the screen; nobody while the screen is passed on.
    viewer: RwSignal<Option<u8>>,
    chosen: RwSignal<Option<Chosen>>,
    held: RwSignal<u8>,
    happened: RwSignal<Option<Happened>>,
    refused: RwSignal<Option<Refused>>,
    thinking: RwSignal<bool>,
    paused: RwSignal<bool>,
    /// Whether somebody is at the table; otherwise nothing moves.
    attended: StoredValue<bool>,
    question: Memo<Option<Question>>,
}

impl Table {
    /// The table, with the game on it that this browser keeps.
    pub fn new(settings: Settings) -> Table {
        let game: StoredValue<Option<Box<dyn Presenter>>, LocalStorage> =
            StoredValue::new_local(None);
        let version = RwSignal::new(0);
        let viewer = RwSignal::new(None);
        let question = Memo::new(move |_| {
            version.track();
            let seat: Option<u8> = viewer.get();
            game.with_value(|game| {
                game.as_ref().zip(seat).and_then(|(game, seat)| game.question(seat))
            })
        });
        let table = Table {
            settings,
            game,
            thinker: StoredValue::new_local(Thinker::start()),
            version,
            viewer,
            chosen: RwSignal::new(None),
            held: RwSignal::new(0),
            happened: RwSignal::new(None),
            refused: RwSignal::new(None),
            thinking: RwSignal::new(false),
            paused: RwSignal::new(false),
            attended: StoredValue::new(false),
            question,
        };
        // What was chosen answers one question only.
        Effect::new(move |_| {
            let turns = question.with(|question| {
                let hand = question.as_ref().and_then(|question| question.hand.as_ref());
                hand.and_then(|hand| hand.looks.first().copied())
            });
            table.held.set(turns.unwrap_or(0));
            table.chosen.set(None);
        });
        Effect::new(move |_| {
            let texts = settings.texts();
            table.change(|game| game.speak(texts));
        });
        table
    }

    /// Something of the game, tracked; the default without a game.
    pub fn show<T: Default>(&self, what: impl FnOnce(&dyn Presenter) -> T) -> T {
        self.version.track();
        self.peek(what)
    }

    /// Something of the game, untracked.
    pub fn peek<T: Default>(&self, what: impl FnOnce(&dyn Presenter) -> T) -> T {
        self.game.with_value(|game| game.as_deref().map(what).unwrap_or_default())
    }

    /// Whether there is a game, tracked.
    pub fn is_there(&self) -> bool {
        self.version.track();
        self.game.with_value(Option::is_some)
    }

    /// What the person at the screen looks at, tracked.
    pub fn look(&self) -> Look {
        Look { viewer: self.viewer.get(), ..Look::default() }
    }

    /// The seat of the person at the screen, tracked; nobody while the screen is passed on.
    pub fn viewer(&self) -> Option<u8> {
        self.viewer.get()
    }

    /// Shows the screen to somebody.
    pub fn sit(&self, seat: u8) {
        self.viewer.set(Some(seat));
    }

    /// The question that the person at the screen has to answer.
    pub fn question(&self) -> Memo<Option<Question>> {
        self.question
    }

    /// The answer that is chosen, tracked.
    pub fn chosen(&self) -> Option<Chosen> {
        self.chosen.get()
    }

    /// How the tile in hand is held, in quarter turns, tracked.
    pub fn held(&self) -> u8 {
        self.held.get()
    }

    /// What happened last, tracked.
    pub fn happened(&self) -> Option<Happened> {
        self.happened.get()
    }

    /// What was refused last, and why, tracked.
    pub fn refused(&self) -> Option<Refused> {
        self.refused.get()
    }

    /// Whether a bot is thinking, tracked.
    pub fn is_thinking(&self) -> bool {
        self.thinking.get()
    }

    /// Whether bots wait, tracked.
    pub fn is_paused(&self) -> bool {
        self.paused.get()
    }

    /// Somebody comes to the table, so that bots play; they stop when that part of the page is left.
    pub fn attend(&self) {
        let attended = self.attended;
        attended.set_value(true);
        on_cleanup(move || attended.set_value(false));
        self.go_on();
    }

    /// Lets bots wait, or go on.
    pub fn pause(&self, paused: bool) {
        self.paused.set(paused);
        if !paused {
            self.go_on();
        }
    }

    /// Begins a new game; gives whether there is one.
    pub fn begin(&self, wish: &Wish, names: &[String]) -> bool {
        let texts = untrack(|| self.settings.texts());
        match presenter::start(wish, &texts) {
            Ok(game) => {
                self.take_up(game, names);
                true
            }
            Err(refused) => {
                self.refused.set(Some(refused));
                false
            }
        }
    }

    /// Opens a recorded game; gives whether it could be read.
    pub fn open(&self, record: &str, names: &[String]) -> bool {
        let texts = untrack(|| self.settings.texts());
        match presenter::open(record, &texts) {
            Ok(game) => {
                self.take_up(game, names);
                true
            }
            Err(error) => {
                let args = [
                    ("error", error.to_string().into()),
                    ("advice", error.advice().to_owned().into()),
                ];
                self.refused.set(Some(Refused {
                    text: tx("page-record-unreadable", &args),
                    rule: error.rule().to_owned(),
                }));
                false
            }
        }
    }

    /// Opens the game that this browser keeps, with its drafts; gives whether there is one.
    pub fn resume(&self) -> bool {
        let Some(record) = storage::get(storage::RECORD) else { return false };
        let lines = |key| storage::get(key).unwrap_or_default();
        let (drafts, names) = (lines(storage::DRAFTS), lines(storage::NAMES));
        let names: Vec<String> = names.lines().map(str::to_owned).collect();
        if !self.open(&record, &names) {
            return false;
        }
        self.change(|game| {
            for draft in drafts.split("\n\n").filter(|draft| !draft.is_empty()) {
                // A draft that does not belong here any more is no loss: nothing of it was taken.
                let _ = game.restore(draft);
            }
        });
        true
    }

    fn take_up(&self, mut game: Box<dyn Presenter>, names: &[String]) {
        game.call(names);
        storage::set(storage::NAMES, &names.join("\n"));
        self.game.set_value(Some(game));
        self.viewer.set(None);
        self.happened.set(None);
        self.refused.set(None);
        self.paused.set(false);
        self.thinking.set(false);
        self.changed();
    }

    /// Changes the game, and lets everything follow.
    fn change<T>(&self, what: impl FnOnce(&mut dyn Presenter) -> T) -> Option<T> {
        let done = self.game.try_update_value(|game| match game {
            Some(game) => Some(what(game.as_mut())),
            None => None,
        });
        let done = done.flatten();
        if done.is_some() {
            self.changed();
        }
        done
    }

    fn changed(&self) {
        self.keep();
        self.version.update(|version| *version = version.wrapping_add(1));
        self.go_on();
    }

    /// Keeps the game in the browser.
    fn keep(&self) {
        self.peek(|game| {
            let seats = 0..u8::try_from(game.chairs().len()).unwrap_or(u8::MAX);
            let drafts: Vec<String> =
                seats.map(|seat| game.draft(seat)).filter(|draft| !draft.is_empty()).collect();
            storage::set(storage::RECORD, &game.record());
            storage::set(storage::DRAFTS, &drafts.join("\n\n"));
        });
    }

    /// Sees to it that whoever has to decide can: asks a bot, or hands the screen to a person.
    fn go_on(&self) {
        self.hand_over();
        let bot = self.peek(|game| game.bot_to_decide());
        let waits = self.waits();
        if bot.is_none() || waits || self.thinking.get_untracked() {
            return;
        }
        self.thinking.set(true);
        let table = *self;
        let record = self.peek(|game| game.record());
        let asked = record.clone();
        self.thinker.with_value(|thinker| {
            thinker.ask(&Ask::Decide, &asked, move |answer| {
                set_timeout(move || table.bot_decided(&record, answer), PACE);
            });
        });
    }

    /// A bot has decided; if the game has changed meanwhile, it is asked again.
    fn bot_decided(&self, record: &str, answer: Option<(u8, String)>) {
        self.thinking.set(false);
        let is_same = self.peek(|game| game.record() == record);
        let Some((seat, action)) = answer.filter(|_| is_same && !self.paused.get_untracked())
        else {
            return if is_same { self.stuck() } else { self.go_on() };
        };
        let happened = self.change(|game| game.take_for_bot(seat, &action));
        match happened {
            Some(Ok(happened)) => self.happened.set(Some(happened)),
            Some(Err(refused)) => self.refused.set(Some(refused)),
            None => {}
        }
    }

    /// Whether bots do not play now.
    fn waits(&self) -> bool {
        self.paused.get_untracked() || !self.attended.get_value()
    }

    /// A bot that gives no answer must not leave the table waiting in silence.
    fn stuck(&self) {
        let waits = self.waits();
        if !waits && self.peek(|game| game.bot_to_decide()).is_some() {
            self.paused.set(true);
            self.refused
                .set(Some(Refused { text: tx("page-bot-stuck", &[]), rule: String::new() }));
        }
    }

    /// Whose turn it is to look at the screen. Where there are secrets and several people, it is passed
    /// on face down: nobody looks until somebody says that it is they.
    fn hand_over(&self) {
        let (people, deciding, secrets) = self.peek(|game| {
            let chairs = game.chairs();
            let is_person = |who| matches!(who, presenter::Who::Person);
            let people: Vec<u8> = chairs
                .iter()
                .filter(|chair| is_person(chair.who))
                .map(|chair| chair.seat)
                .collect();
            (people, game.people_to_decide(), game.has_secrets())
        });
        let viewer = self.viewer.get_untracked();
        let next = deciding
            .iter()
            .copied()
            .find(|&seat| Some(seat) == viewer)
            .or(deciding.first().copied());
        let next = match next {
            Some(seat) if Some(seat) == viewer => return,
            Some(seat) if secrets && people.len() > 1 => {
                let _ = seat;
                None
            }
            Some(seat) => Some(seat),
            None if viewer.is_some() => return,
            None => people.first().copied().filter(|_| !secrets || people.len() == 1),
        };
        self.viewer.set(next);
    }

    /// Points at a cell for the tile in hand, held as it is or turned so that it fits; pointing again at
    /// the cell that is chosen confirms.
    pub fn point(&self, cell: Cell) {
        let again = self.chosen.get_untracked().and_then(|chosen| chosen.placed);
        if again.is_some_and(|(chosen, _)| chosen == cell) {
            return self.confirm();
        }
        let held = self.held.get_untracked();
        let turns = self.question.with_untracked(|question| {
            let cells = question.as_ref().map(|question| &question.cells[..]).unwrap_or_default();
            let legal = cells.iter().find(|legal| legal.cell == cell)?;
            legal
                .turns
                .iter()
                .copied()
                .find(|&turns| turns == held)
                .or(legal.turns.first().copied())
        });
        match turns {
            Some(turns) => self.place(cell, turns),
            None => self.explain(cell),
        }
    }

    fn place(&self, cell: Cell, turns: u8) {
        self.held.set(turns);
        self.refused.set(None);
        let action = self.peek(|game| game.placing(cell, turns));
        self.chosen.set(Some(Chosen { action, placed: Some((cell, turns)) }));
    }

    /// Says why the tile in hand does not go there.
    fn explain(&self, cell: Cell) {
        let turns = self.held.get_untracked();
        let Some(seat) = self.viewer.get_untracked() else { return };
        let has_hand = self.question.with_untracked(|question| {
            question.as_ref().is_some_and(|question| !question.cells.is_empty())
        });
        if has_hand {
            self.chosen.set(None);
            let why = self.peek(|game| game.why_not(seat, &game.placing(cell, turns)));
            self.refused.set(why);
        }
    }

    /// Turns the tile in hand: where it lies chosen to the next rotation that fits there, otherwise to
    /// the next that looks different.
    pub fn turn(&self, clockwise: bool) {
        let placed = self.chosen.get_untracked().and_then(|chosen| chosen.placed);
        let held = self.held.get_untracked();
        let turns = self.question.with_untracked(|question| {
            let question = question.as_ref()?;
            let fitting = placed.and_then(|(cell, _)| {
                question.cells.iter().find(|legal| legal.cell == cell).map(|legal| &legal.turns)
            });
            let looks = question.hand.as_ref().map(|hand| &hand.looks);
            let all = fitting.or(looks)?;
            let after = |turns: &&u8| **turns > held;
            let before = |turns: &&u8| **turns < held;
            match clockwise {
                true => all.iter().find(after).or(all.first()).copied(),
                false => all.iter().rev().find(before).or(all.last()).copied(),
            }
        });
        match (turns, placed) {
            (Some(turns), Some((cell, _))) => self.place(cell, turns),
            (Some(turns), None) => self.held.set(turns),
            (None, _) => {}
        }
    }

    /// Chooses an answer from the list; choosing it again confirms.
    pub fn choose(&self, action: &str) {
        let again = self
            .chosen
            .with_untracked(|chosen| chosen.as_ref().is_some_and(|chosen| chosen.action == action));
        if again {
            return self.confirm();
        }
        self.refused.set(None);
        self.chosen.set(Some(Chosen { action: action.to_owned(), placed: None }));
    }

    /// Chooses nothing.
    pub fn unchoose(&self) {
        self.chosen.set(None);
        self.refused.set(None);
    }

    /// Takes the answer that is chosen.
    pub fn confirm(&self) {
        let Some(seat) = self.viewer.get_untracked() else { return };
        let Some(chosen) = self.chosen.get_untracked() else { return };
        self.refused.set(None);
        let pushed = self.change(|game| game.push(seat, &chosen.action));
        match pushed {
            Some(Ok(Pushed::Taken(happened))) => self.happened.set(Some(happened)),
            Some(Ok(Pushed::Drafted)) | None => {}
            Some(Err(refused)) => self.refused.set(Some(refused)),
        }
    }

    /// Takes back what is chosen, drafted or decided last, in this order.
    pub fn take_back(&self) {
        if self.chosen.get_untracked().is_some() {
            return self.unchoose();
        }
        let Some(seat) = self.viewer.get_untracked() else { return };
        let done = self.change(|game| game.take_back(seat));
        self.happened.set(None);
        self.refused.set(done.and_then(Result::err));
    }

    /// Asks the adviser what to do, and chooses that.
    pub fn hint(&self) {
        let Some(seat) = self.viewer.get_untracked() else { return };
        let allowed = self.peek(|game| Some(game.check_hint(seat)));
        if let Some(Err(refused)) = allowed {
            return self.refused.set(Some(refused));
        }
        let (record, draft) = self.peek(|game| (game.record(), game.draft(seat)));
        let table = *self;
        self.thinker.with_value(|thinker| {
            thinker.ask(&Ask::Hint(seat, draft.clone()), &record.clone(), move |answer| {
                let is_same =
                    table.peek(|game| game.record() == record && game.draft(seat) == draft);
                if let Some((_, action)) = answer.filter(|_| is_same) {
                    table.advised(action);
                }
            });
        });
    }

    fn advised(&self, action: String) {
        let placed = self.question.with_untracked(|question| {
            let cells = question.as_ref().map(|question| &question.cells[..]).unwrap_or_default();
            let all =
                cells.iter().flat_map(|legal| legal.turns.iter().map(|&turns| (legal.cell, turns)));
            let mut all = all.collect::<Vec<_>>().into_iter();
            all.find(|&(cell, turns)| self.peek(|game| game.placing(cell, turns)) == action)
        });
        match placed {
            Some((cell, turns)) => self.place(cell, turns),
            None => self.chosen.set(Some(Chosen { action, placed: None })),
        }
    }

    /// Gives a seat to somebody else.
    pub fn give_seat(&self, seat: u8, who: &str) {
        let done = self.change(|game| game.give_seat(seat, who));
        self.refused.set(done.and_then(Result::err));
    }

    /// Says what was refused.
    pub fn refuse(&self, refused: Refused) {
        self.refused.set(Some(refused));
    }
}

/// The table of the page.
pub fn use_table() -> Table {
    // `App` provides it before anything is shown.
    expect_context::<Table>()
}
