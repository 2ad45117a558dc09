//! The running game, as every part of the page sees it and changes it.

use super::frames::after_frame;
use super::loading::problem;
use super::settings::Settings;
use crate::storage;
use crate::worker::{Ask, Thinker};
use fogbound_game::Cell;
use fogbound_presenter::{
    self as presenter, Foresight, Happened, Look, Panel, Presenter, Pushed, Question, Refused, Wish,
};
use leptos::prelude::*;
use std::cell::RefCell;
use std::rc::Rc;
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

/// The game at a table, if there is one.
type Game = Rc<RefCell<Option<Box<dyn Presenter>>>>;

/// What a table is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mode {
    /// A game is played: bots decide, and the browser keeps it.
    Played,
    /// A recorded game is looked at: nothing is decided, nothing is kept.
    Recorded,
}

/// The table for recorded games, which are looked at and not played.
#[derive(Clone, Copy)]
pub struct Recorded(pub Table);

/// The running game. A copy is the same game.
#[derive(Clone, Copy)]
pub struct Table {
    settings: Settings,
    mode: Mode,
    game: StoredValue<Game, LocalStorage>,
    /// Where bots think; a recorded game needs none.
    thinker: StoredValue<Option<Thinker>, LocalStorage>,
    /// Counts every change of the game, so that what shows it follows.
    version: RwSignal<u32>,
    /// The version that is asked about: the same, after a bot's move a moment later.
    asked: RwSignal<u32>,
    /// The version that is shown beside the board, which is the same a moment later.
    settled: RwSignal<u32>,
    /// The seat of who looks at the screen; nobody while the screen is passed on.
    viewer: RwSignal<Option<u8>>,
    /// The position of the past that is looked at; the present without one.
    ply: RwSignal<Option<usize>>,
    /// What the seats are called; an empty name is one that was not given.
    names: RwSignal<Vec<String>>,
    chosen: RwSignal<Option<Chosen>>,
    hovered: RwSignal<Option<Chosen>>,
    held: RwSignal<u8>,
    happened: RwSignal<Option<Happened>>,
    refused: RwSignal<Option<Refused>>,
    thinking: RwSignal<bool>,
    paused: RwSignal<bool>,
    /// Why a decision cannot be taken back unless everybody agrees.
    needs_consent: RwSignal<Option<Refused>>,
    /// Whether somebody is at the table; otherwise nothing moves.
    attended: StoredValue<bool>,
    question: Memo<Option<Question>>,
    foresight: Memo<Option<Result<Foresight, Refused>>>,
    panels: Memo<Vec<Panel>>,
}

impl Table {
    /// The table of the game that is played in this browser.
    pub fn new(settings: Settings) -> Table {
        Table::with(settings, Mode::Played, Some(Thinker::start()))
    }

    /// A table for looking at a recorded game, which leaves the running one alone.
    pub fn recorded(settings: Settings) -> Table {
        Table::with(settings, Mode::Recorded, None)
    }

    fn with(settings: Settings, mode: Mode, thinker: Option<Thinker>) -> Table {
        let game: StoredValue<Game, LocalStorage> = StoredValue::new_local(Game::default());
        let (version, asked, settled) = (RwSignal::new(0), RwSignal::new(0), RwSignal::new(0));
        let viewer = RwSignal::new(None);
        let ply: RwSignal<Option<usize>> = RwSignal::new(None);
        let question = Memo::new(move |_| {
            asked.track();
            // Who looks at the past is asked nothing.
            let seat: Option<u8> = viewer.get().filter(|_| ply.get().is_none());
            let game = game.get_value();
            let game = game.borrow();
            game.as_ref().zip(seat).and_then(|(game, seat)| game.question(seat))
        });
        let chosen: RwSignal<Option<Chosen>> = RwSignal::new(None);
        let hovered: RwSignal<Option<Chosen>> = RwSignal::new(None);
        let foresight = Memo::new(move |_| {
            version.track();
            let seat: u8 = viewer.get()?;
            let answer = hovered.get().or_else(|| chosen.get())?;
            let foresee = |game: &dyn Presenter| game.foresee(seat, &answer.action);
            let game = game.get_value();
            game.borrow().as_deref().map(foresee)
        });
        let panels = Memo::new(move |_| {
            settled.track();
            let look = look_of(ply.get(), viewer.get());
            let game = game.get_value();
            game.borrow().as_deref().map(|game| game.panels(look)).unwrap_or_default()
        });
        let table = Table {
            settings,
            mode,
            game,
            thinker: StoredValue::new_local(thinker),
            version,
            asked,
            settled,
            viewer,
            chosen,
            hovered,
            ply,
            names: RwSignal::new(Vec::new()),
            held: RwSignal::new(0),
            happened: RwSignal::new(None),
            refused: RwSignal::new(None),
            thinking: RwSignal::new(false),
            paused: RwSignal::new(false),
            needs_consent: RwSignal::new(None),
            attended: StoredValue::new(false),
            question,
            foresight,
            panels,
        };
        // What was chosen answers one question only.
        Effect::new(move |_| {
            let turns = question.with(|question| {
                let hand = question.as_ref().and_then(|question| question.hand.as_ref());
                hand.and_then(|hand| hand.looks.first().copied())
            });
            table.held.set(turns.unwrap_or(0));
            table.chosen.set(None);
            table.hovered.set(None);
        });
        Effect::new(move |_| {
            let texts = settings.texts();
            table.change(|game| game.speak(texts));
        });
        table
    }

    /// Something of the game, tracked; the default without a game.
    pub fn show<T: Default>(&self, what: impl FnOnce(&dyn Presenter) -> T) -> T {
        self.follow();
        self.peek(what)
    }

    /// Like [`Table::show`], for what stands beside the board: that follows in a task of its own, so that
    /// no change holds the page up for long.
    pub fn show_beside<T: Default>(&self, what: impl FnOnce(&dyn Presenter) -> T) -> T {
        self.settled.track();
        self.peek(what)
    }

    /// Something of the game, untracked.
    pub fn peek<T: Default>(&self, what: impl FnOnce(&dyn Presenter) -> T) -> T {
        self.game().borrow().as_deref().map(what).unwrap_or_default()
    }

    /// The game itself. What is generic and used everywhere stays small with this and the next.
    #[inline(never)]
    fn game(&self) -> Game {
        self.game.get_value()
    }

    #[inline(never)]
    fn follow(&self) {
        self.version.track();
    }

    /// Whether there is a game, tracked.
    pub fn is_there(&self) -> bool {
        self.follow();
        self.game().borrow().is_some()
    }

    /// What the person at the screen looks at, tracked.
    pub fn look(&self) -> Look {
        look_of(self.ply.get(), self.viewer.get())
    }

    /// All panels of the game, beside the board.
    pub fn panels(&self) -> Memo<Vec<Panel>> {
        self.panels
    }

    /// The position of the past that is looked at, tracked; the present without one.
    pub fn ply(&self) -> Option<usize> {
        self.ply.get()
    }

    /// Looks at a position of the past, or at the present again.
    pub fn look_at(&self, ply: Option<usize>) {
        let before = self.ply.get_untracked();
        self.ply.set(ply);
        // What happened is shown to who goes on by one; who leaps would see all of it at once.
        let next = ply.filter(|&ply| before.is_some_and(|before| before + 1 == ply));
        self.happened.set(next.and_then(|ply| self.peek(|game| Some(game.happened(ply)))));
    }

    /// Whether a recorded game is looked at, rather than one that is played.
    pub fn is_recorded(&self) -> bool {
        self.mode == Mode::Recorded
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

    /// The answer that is pointed at without being chosen, tracked.
    pub fn hovered(&self) -> Option<Chosen> {
        self.hovered.get()
    }

    /// What the answer that is pointed at, else the one that is chosen, would bring about.
    pub fn foresight(&self) -> Memo<Option<Result<Foresight, Refused>>> {
        self.foresight
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
                let text = problem(&error, self.settings);
                self.refused.set(Some(Refused { text, rule: error.rule().to_owned() }));
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

    /// Takes up a game that was opened elsewhere.
    pub fn sit_down(&self, game: Box<dyn Presenter>) {
        self.take_up(game, &[]);
    }

    /// Why the last decision cannot be taken back unless everybody agrees, as long as that is offered.
    pub fn needs_consent(&self) -> RwSignal<Option<Refused>> {
        self.needs_consent
    }

    fn take_up(&self, mut game: Box<dyn Presenter>, names: &[String]) {
        game.call(names);
        self.names.set(names.to_vec());
        *self.game().borrow_mut() = Some(game);
        self.viewer.set(None);
        self.ply.set(None);
        self.happened.set(None);
        self.refused.set(None);
        self.paused.set(false);
        self.thinking.set(false);
        self.changed();
        self.ask();
    }

    /// Changes the game, and lets everything follow.
    fn change<T>(&self, what: impl FnOnce(&mut dyn Presenter) -> T) -> Option<T> {
        let done = self.change_unasked(what);
        if done.is_some() {
            self.ask();
        }
        done
    }

    /// Changes the game, and lets the board follow.
    fn change_unasked<T>(&self, what: impl FnOnce(&mut dyn Presenter) -> T) -> Option<T> {
        let game = self.game();
        let done = game.borrow_mut().as_mut().map(|game| what(game.as_mut()));
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

    /// Asks about the game as it is now, and a frame later shows it beside the board.
    fn ask(&self) {
        let follow = |from: RwSignal<u32>, to: RwSignal<u32>| {
            // A recorded game may have been left by now.
            if let Some(version) = from.try_get_untracked() {
                to.try_set(version);
            }
        };
        let (version, asked, settled) = (self.version, self.asked, self.settled);
        follow(version, asked);
        after_frame(move || follow(version, settled));
    }

    /// Keeps the game in the browser.
    fn keep(&self) {
        if self.is_recorded() {
            return;
        }
        storage::set(storage::NAMES, &self.names.with_untracked(|names| names.join("\n")));
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
        if self.is_recorded() {
            return;
        }
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
        self.ask_thinker(&Ask::Decide, &asked, move |answer| {
            set_timeout(move || table.bot_decided(&record, answer), PACE);
        });
    }

    /// Asks whoever thinks for bots; a table of a recorded game has nobody.
    fn ask_thinker(
        &self,
        ask: &Ask,
        record: &str,
        heard: impl FnOnce(Option<(u8, String)>) + 'static,
    ) {
        self.thinker.with_value(|thinker| {
            if let Some(thinker) = thinker {
                thinker.ask(ask, record, heard);
            }
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
        let happened = self.change_unasked(|game| game.take_for_bot(seat, &action));
        // First what it did can be seen, then what is asked: both in one frame would hold the page up.
        let table = *self;
        after_frame(move || table.ask());
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
            let text = untrack(|| self.settings.texts()).get("page-bot-stuck", &[]);
            self.refused.set(Some(Refused { text, rule: String::new() }));
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

    /// Chooses a cell for the tile in hand, held as it is or turned so that it fits; choosing again the
    /// cell that is chosen confirms.
    pub fn point(&self, cell: Cell) {
        let again = self.chosen.get_untracked().and_then(|chosen| chosen.placed);
        if again.is_some_and(|(chosen, _)| chosen == cell) {
            return self.confirm();
        }
        match self.fitting(cell) {
            Some(turns) => self.place(cell, turns),
            None => self.explain(cell),
        }
    }

    /// Looks at what the tile in hand would bring about on a cell, if it fits there.
    pub fn hover_cell(&self, cell: Cell) {
        let placing = self.fitting(cell).map(|turns| self.placing(cell, turns));
        self.hover(placing);
    }

    /// Looks at what an answer from the list would bring about.
    pub fn hover_answer(&self, action: &str) {
        self.hover(Some(Chosen { action: action.to_owned(), placed: None }));
    }

    /// Looks at what is chosen again.
    pub fn leave(&self) {
        self.hover(None);
    }

    fn hover(&self, hovered: Option<Chosen>) {
        if self.hovered.with_untracked(|before| *before != hovered) {
            self.hovered.set(hovered);
        }
    }

    /// How the tile in hand would be turned on a cell: as it is held, else as it fits first.
    fn fitting(&self, cell: Cell) -> Option<u8> {
        // Whoever comes back to what is chosen finds it as it is.
        let chosen = self.chosen.get_untracked().and_then(|chosen| chosen.placed);
        let chosen = chosen.filter(|&(chosen, _)| chosen == cell).map(|(_, turns)| turns);
        let held = self.held.get_untracked();
        self.question.with_untracked(|question| {
            let cells = question.as_ref().map(|question| &question.cells[..]).unwrap_or_default();
            let legal = cells.iter().find(|legal| legal.cell == cell)?;
            let is_held = |turns: &u8| *turns == held;
            chosen.or(legal.turns.iter().copied().find(is_held)).or(legal.turns.first().copied())
        })
    }

    fn placing(&self, cell: Cell, turns: u8) -> Chosen {
        let action = self.peek(|game| game.placing(cell, turns));
        Chosen { action, placed: Some((cell, turns)) }
    }

    fn place(&self, cell: Cell, turns: u8) {
        self.held.set(turns);
        self.refused.set(None);
        self.chosen.set(Some(self.placing(cell, turns)));
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

    /// Turns the tile in hand: on the cell that is pointed at, else the one that is chosen, to the next
    /// rotation that fits there; otherwise to the next that looks different.
    pub fn turn(&self, clockwise: bool) {
        let placed = |answer: RwSignal<Option<Chosen>>| {
            answer.with_untracked(|answer| answer.as_ref().and_then(|answer| answer.placed))
        };
        let (chosen, hovered) = (placed(self.chosen), placed(self.hovered));
        let placed = hovered.or(chosen);
        let held = placed.map_or_else(|| self.held.get_untracked(), |(_, turns)| turns);
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
            (Some(turns), Some((cell, _))) => {
                self.held.set(turns);
                if chosen.is_some_and(|(chosen, _)| chosen == cell) {
                    self.place(cell, turns);
                }
                if hovered.is_some() {
                    self.hover(Some(self.placing(cell, turns)));
                }
            }
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
        let Some(seat) = self.taking_back() else { return };
        let done = self.change(|game| game.take_back(seat, 1));
        self.happened.set(None);
        let refused = done.and_then(Result::err);
        let helps = refused.is_some() && self.peek(|game| game.would_consent_help(seat, 1));
        self.needs_consent.set(refused.clone().filter(|_| helps));
        self.refused.set(refused.filter(|_| !helps));
    }

    /// Whose last decision is taken back: that of the person at the screen while it is being composed, else
    /// that of whoever decided last, as all sit around the same screen.
    fn taking_back(&self) -> Option<u8> {
        let viewer = self.viewer.get_untracked()?;
        let composes = self.peek(|game| !game.draft(viewer).is_empty());
        let last = self.peek(|game| game.last_decided()).filter(|_| !composes);
        Some(last.unwrap_or(viewer))
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
        self.ask_thinker(&Ask::Hint(seat, draft.clone()), &record.clone(), move |answer| {
            let is_same = table.peek(|game| game.record() == record && game.draft(seat) == draft);
            if let Some((_, action)) = answer.filter(|_| is_same) {
                table.advised(action);
            }
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

    /// Calls a seat by another name; by who sits there with an empty one.
    pub fn rename(&self, seat: u8, name: &str) {
        let seats = self.peek(|game| game.chairs().len());
        self.names.update(|names| {
            names.resize(seats, String::new());
            if let Some(called) = names.get_mut(usize::from(seat)) {
                // Names are kept a line for each.
                *called = name.replace(char::is_control, " ").trim().to_owned();
            }
        });
        let names = self.names.get_untracked();
        self.change(|game| game.call(&names));
    }

    /// The name that was given to a seat, untracked; empty if none was.
    pub fn given_name(&self, seat: u8) -> String {
        let names = self.names.get_untracked();
        names.into_iter().nth(usize::from(seat)).unwrap_or_default()
    }

    /// What the seats are called, untracked.
    pub fn given_names(&self) -> Vec<String> {
        self.names.get_untracked()
    }

    /// Asks all people to agree that the last decision of who looks at the screen be taken back.
    pub fn ask_to_take_back(&self) {
        let Some(seat) = self.taking_back() else { return };
        let asked = self.change(|game| game.ask_to_take_back(seat, 1));
        self.refused.set(asked.and_then(Result::err));
    }

    /// A person agrees to what was asked, or declines; gives whether it is done.
    pub fn agree(&self, seat: u8, agrees: bool) -> bool {
        let done = self.change(|game| game.agree(seat, agrees));
        let (done, refused) = match done {
            Some(Ok(done)) => (done, None),
            Some(Err(refused)) => (false, Some(refused)),
            None => (false, None),
        };
        self.refused.set(refused);
        done
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

/// What is looked at: a position of the past as all may see it, or the present through somebody's eyes.
fn look_of(ply: Option<usize>, viewer: Option<u8>) -> Look {
    match ply {
        Some(ply) => Look::at(ply),
        None => Look { viewer, ..Look::default() },
    }
}
