//! The course of a game in the terminal: bots play, people are asked, everything is kept.

use crate::draw::Size;
use crate::input::{Input, set_last_words};
use crate::question::Asked;
use crate::screen::Screen;
use crate::store::{Store, Trouble};
use fogbound_game::Cell;
use fogbound_presenter::{Course, Due, Happened, Look, Overlays, Presenter, Refused, Scene, Told};
use fogbound_table::texts::{Message, Texts, msg};
use std::rc::Rc;

/// The manner in which a game is shown and played.
#[derive(Clone, Copy, Debug, Default)]
pub struct Manner {
    /// No colours, even where the terminal has some.
    pub no_color: bool,
    /// Answers are taken at once, without showing their consequences first.
    pub quick: bool,
}

/// A game in the terminal.
pub struct Front {
    pub(crate) course: Course,
    /// The file of the game; none as long as it goes on at a table elsewhere.
    pub(crate) store: Option<Store>,
    pub(crate) screen: Screen,
    pub(crate) texts: Rc<Texts>,
    pub(crate) quick: bool,
    /// Answers whose consequences were shown and that wait for Enter: all but the last are drafted.
    pub(crate) chosen: Vec<String>,
    /// The rotation of the tile in hand, in quarter turns.
    pub(crate) held: u8,
    /// The cell to look at; otherwise the newest tile.
    pub(crate) focus: Option<Cell>,
    /// The subject that `why` explains first: a refusal newer than the last event.
    pub(crate) refused: Option<Refused>,
    /// Set while something that only the person at the screen may know may be on it.
    private: bool,
    /// The seat whose board was shown last, and the decisions that stood then.
    pub(crate) shown: Option<(u8, usize)>,
}

/// The consequence of a line of input.
pub(crate) enum Next {
    /// Ask again, with everything around the question.
    Ask,
    /// Wait for another line.
    Wait,
    /// Leave the game.
    Leave,
}

/// The continuation of a game.
pub(crate) enum Step {
    Ask(u8),
    On,
    Leave,
    Over,
}

impl Front {
    /// Takes a seat at a game.
    #[must_use]
    pub fn new(game: Box<dyn Presenter>, store: Store, texts: Rc<Texts>, manner: Manner) -> Front {
        Front::on(Screen::new(manner.no_color), game, store, texts, manner)
    }

    /// Takes a seat at a game on a screen of one's own.
    #[must_use]
    pub fn on(
        screen: Screen,
        game: Box<dyn Presenter>,
        store: Store,
        texts: Rc<Texts>,
        manner: Manner,
    ) -> Front {
        Front::at(screen, Course::new(game, &[]), Some(store), texts, manner)
    }

    /// Takes up the course of a game, here or at a table elsewhere.
    pub(crate) fn at(
        mut screen: Screen,
        course: Course,
        store: Option<Store>,
        texts: Rc<Texts>,
        manner: Manner,
    ) -> Front {
        if matches!(course.game().board(Look::default(), Overlays::None).scene, Scene::Train { .. })
        {
            screen.size = Size::Detailed;
        }
        Front {
            course,
            store,
            screen,
            texts,
            quick: manner.quick,
            chosen: Vec::new(),
            held: 0,
            focus: None,
            refused: None,
            private: false,
            shown: None,
        }
    }

    /// Plays until the game is over or left.
    ///
    /// # Errors
    /// If the game cannot be kept in its file.
    pub fn run(mut self, input: &mut Input) -> Result<(), Trouble> {
        self.welcome();
        self.keep()?;
        loop {
            match self.go_on(input)? {
                Step::On => {}
                Step::Leave => {
                    self.leave();
                    return Ok(());
                }
                Step::Over => {
                    // The file stays where it is if it cannot be moved; the record is complete either way.
                    let _ = self.store.as_mut().map(Store::finish);
                    self.finish();
                    return Ok(());
                }
                Step::Ask(seat) => {
                    self.chosen.clear();
                    self.ask(seat);
                    if !self.answer(seat, input)? {
                        self.leave();
                        return Ok(());
                    }
                }
            }
        }
    }

    pub(crate) fn game(&self) -> &dyn Presenter {
        self.course.game()
    }

    pub(crate) fn look(&self) -> Look {
        Look { viewer: self.course.viewer(), ..Look::default() }
    }

    pub(crate) fn name(&self, seat: u8) -> String {
        let chairs = self.game().chairs();
        chairs.into_iter().nth(usize::from(seat)).map(|chair| chair.name).unwrap_or_default()
    }

    pub(crate) fn say(&self, message: Message<'_>) {
        self.screen.say(&self.texts.say(message));
    }

    fn leave(&mut self) {
        self.hide();
        self.screen.verbatim(&self.last_words());
    }

    /// Returns the command to type to go on with this game.
    fn last_words(&self) -> String {
        let language = match self.texts.tag() {
            "en" => String::new(),
            tag => format!(" --language {tag}"),
        };
        let file = self.store.as_ref().map(Store::arguments).unwrap_or_default();
        self.texts.say(msg!("left", file = file + &language))
    }

    fn welcome(&self) {
        self.introduce();
        set_last_words(&self.last_words());
        self.recall();
    }

    /// Tells what is played.
    pub(crate) fn introduce(&self) {
        self.screen.heading(&self.game().title());
        self.say(msg!("welcome", about = self.game().about()));
        self.terms(false);
    }

    /// Tells the last events, which is enough of a game that goes on; `log` shows all.
    pub(crate) fn recall(&self) {
        if self.game().plies() > 0 {
            self.log("8");
        }
    }

    /// Writes the record; a game that cannot be kept is not played on silently.
    pub(crate) fn keep(&mut self) -> Result<(), Trouble> {
        let record = self.course.game().saved();
        self.store.as_mut().map_or(Ok(()), |store| store.write(&record))
    }

    /// Wipes the screen if there may be secrets on it.
    pub(crate) fn hide(&mut self) {
        if std::mem::take(&mut self.private) {
            self.screen.clear();
            self.shown = None;
        }
    }

    /// Does whatever comes before somebody is asked.
    fn go_on(&mut self, input: &mut Input) -> Result<Step, Trouble> {
        if self.game().is_over() {
            self.hide();
            return Ok(Step::Over);
        }
        if self.game().wants_tile() {
            self.hide();
            return self.draw_tile(input);
        }
        match self.course.due() {
            Due::Person(seat) => Ok(Step::Ask(seat)),
            Due::Open(seat) => {
                self.hide();
                Ok(Step::Ask(seat))
            }
            Due::Pass(seat) => self.pass(seat, input),
            Due::Bot(_) | Due::Elsewhere | Due::Nobody => {
                self.hide();
                self.let_bots_play()?;
                Ok(Step::On)
            }
        }
    }

    /// Lets one bot play until somebody else has to decide.
    fn let_bots_play(&mut self) -> Result<(), Trouble> {
        let Some(seat) = self.course.bot_due() else { return Ok(()) };
        let mut is_named = false;
        while self.course.bot_due() == Some(seat) && self.game().people_to_decide().is_empty() {
            match self.course.let_bot_decide() {
                Ok(decided) => {
                    self.keep()?;
                    if let Some((_, happened)) = decided {
                        is_named = is_named || self.head(seat, &happened);
                        self.report(&happened);
                    }
                }
                // A bot that returns no legal answer is no reason to lose the game.
                Err(refused) => {
                    self.refuse(refused);
                    let _ = self.course.give_seat(seat, "open");
                }
            }
        }
        Ok(())
    }

    /// Prints who has decided above events that do not name them; `false` if there is nothing to be told.
    pub(crate) fn head(&self, seat: u8, happened: &Happened) -> bool {
        let Some(first) = happened.lines.first() else { return false };
        self.screen.raw("");
        let chairs = self.game().chairs();
        if !chairs.iter().any(|chair| first.text.starts_with(&chair.name)) {
            self.screen.say(&format!("{}:", self.name(seat)));
        }
        true
    }

    /// Prints the events, line by line, each with its rule.
    pub(crate) fn report(&self, happened: &Happened) {
        self.tell(&happened.lines);
    }

    /// Prints sentences, each with its rule.
    pub(crate) fn tell(&self, lines: &[Told]) {
        for told in lines {
            match told.rule.is_empty() {
                true => self.screen.say(&format!("   {}", told.text)),
                false => self.screen.say(&format!("   {} [{}]", told.text, told.rule)),
            }
        }
    }

    /// Asks for the screen to be passed to a seat.
    fn pass(&mut self, seat: u8, input: &mut Input) -> Result<Step, Trouble> {
        self.hide();
        loop {
            self.screen.raw("");
            let name = self.name(seat);
            self.screen.heading(&self.texts.say(msg!("pass-the-screen", player = name)));
            let own = self.course.last_choice();
            if let Some(own) = own {
                self.say(msg!("pass-screen-undo", player = self.name(own)));
            }
            let Some(line) = self.screen.line("↵>", input) else { return Ok(Step::Leave) };
            match line.to_lowercase().as_str() {
                "" => {
                    self.course.sit(seat);
                    self.private = true;
                    self.shown = None;
                    return Ok(Step::On);
                }
                "q" | "quit" | "exit" => return Ok(Step::Leave),
                "u" | "undo" if own.is_some() => {
                    self.take_back(1)?;
                    return Ok(Step::On);
                }
                _ => {}
            }
        }
    }

    /// Shows what a person needs to answer.
    pub(crate) fn ask(&mut self, seat: u8) {
        self.screen.measure();
        if self.course.viewer() != Some(seat) {
            self.screen.raw("");
            let number = u16::from(seat) + 1;
            let text = self.texts.say(msg!("seat-vacant", seat = number));
            return self.screen.heading(&text);
        }
        self.private |= self.course.people().len() > 1 && self.game().has_secrets();
        let Some(asked) = self.asked() else { return };
        let now = (seat, self.game().plies());
        if self.shown != Some(now) {
            let is_new = self.shown.is_none_or(|(shown, _)| shown != seat);
            self.shown = Some(now);
            self.held = asked.looks().first().copied().unwrap_or(0);
            self.focus = None;
            if is_new || asked.is_on_board() {
                self.picture(&asked, true);
            }
        }
        self.list(&asked);
    }

    /// The question of who looks at the screen.
    pub(crate) fn asked(&self) -> Option<Asked> {
        let question = self.course.question()?;
        Some(Asked::new(question, self.game().board(self.look(), Overlays::None).scene))
    }

    /// Reads lines until the question is answered; `false` when the game is left.
    pub(crate) fn answer(&mut self, seat: u8, input: &mut Input) -> Result<bool, Trouble> {
        loop {
            let prompt = if self.chosen.is_empty() { ">" } else { "↵>" };
            let Some(line) = self.screen.line(prompt, input) else { return Ok(false) };
            match self.command(seat, &line)? {
                Next::Ask => return Ok(true),
                Next::Wait => {}
                Next::Leave => return Ok(false),
            }
        }
    }

    /// Prints what is refused, with its rule; `why` explains it.
    pub(crate) fn refuse(&mut self, refused: Refused) {
        match self.texts.rule(&refused.rule) {
            Some(rule) => {
                self.screen.say(&format!("{} ({} {})", refused.text, rule.id, rule.title));
            }
            None => self.screen.say(&refused.text),
        }
        self.refused = Some(refused).filter(|refused| !refused.rule.is_empty());
    }

    /// Marks the shown board as old.
    pub(crate) fn changed(&mut self) -> Next {
        self.shown = None;
        Next::Ask
    }
}
