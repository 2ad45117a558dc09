//! The analysis of a game: its tree of variations with signs and remarks, and the place in it that one looks at.
//!
//! An [`Analysis`] is a value without a screen. A front shows the game at its place ([`Analysis::course`]), where all
//! seats are played by whoever looks, and reports what was played there ([`Analysis::follow`]).
//!
//! **Hidden information.** Of a game that is over everything is known, and its variations have the tiles of its own
//! deal. A running one is analysed in its public form: as everybody sees it, with tiles still to be told.

mod moves;

pub use moves::MoveLine;

use crate::course::Course;
use crate::model::Refused;
use crate::open::{open_with, resume};
use crate::presenter::Presenter;
use fogbound_bots::Seated;
use fogbound_game::{Deciding, Refusal};
use fogbound_table::aid::Aid;
use fogbound_table::games::{AnyRecord, GameId};
use fogbound_table::record::{
    Chance, Entry, NodeId, Record, RecordError, Recorded, Replay, Sets, Sign, Variations, play_step,
};
use fogbound_table::texts::{Message, Texts, msg};
use fogbound_table::with_record;
use std::rc::Rc;

/// A game with its variations, and a place in them.
pub struct Analysis {
    record: AnyRecord,
    sets: Sets,
    texts: Rc<Texts>,
    tree: Variations,
    at: NodeId,
    /// The step to each position in words, by its number.
    words: Vec<String>,
    /// The names of those who played.
    names: Vec<String>,
    is_public: bool,
}

impl Analysis {
    /// Takes up a record with the variations in it, at the end of the game. `name` is that of its file, for errors.
    ///
    /// # Errors
    /// The problem of the text and its place.
    pub fn open(
        name: &str,
        text: &str,
        sets: Sets,
        texts: &Rc<Texts>,
    ) -> Result<Analysis, RecordError> {
        let mut record = AnyRecord::parse(name, text)?;
        let (tree, is_public) = with_record!(&mut record, record => known(record, &sets))?;
        let at = tree.plies();
        let texts = Rc::clone(texts);
        let (words, names) = (Vec::new(), Vec::new());
        let mut analysis = Analysis { record, sets, texts, tree, at, words, names, is_public };
        analysis.name_players();
        analysis.name_moves();
        Ok(analysis)
    }

    /// Returns `true` if these texts are the ones that it speaks with.
    #[must_use]
    pub fn speaks(&self, texts: &Rc<Texts>) -> bool {
        Rc::ptr_eq(&self.texts, texts)
    }

    /// Speaks another language from now on.
    pub fn speak(&mut self, texts: Rc<Texts>) {
        self.texts = texts;
        self.name_players();
        self.name_moves();
    }

    fn name_players(&mut self) {
        // It was opened when the record was taken up.
        let chairs = self.played().map(|game| game.chairs()).unwrap_or_default();
        self.names = chairs.into_iter().map(|chair| chair.name).collect();
    }

    /// Returns the tree.
    #[must_use]
    pub fn tree(&self) -> &Variations {
        &self.tree
    }

    /// Returns the place that one looks at.
    #[must_use]
    pub fn at(&self) -> NodeId {
        self.at
    }

    /// Goes to a position. Returns `false` if there is none with this number.
    pub fn go_to(&mut self, id: NodeId) -> bool {
        let is_there = self.tree.ids().contains(&id);
        self.at = if is_there { id } else { self.at };
        is_there
    }

    /// Goes a step back. Returns `false` at the start.
    pub fn back(&mut self) -> bool {
        let before = self.tree.node(self.at).and_then(|node| node.parent());
        before.is_some_and(|before| self.go_to(before))
    }

    /// Goes a step on, along what was played or else the first variation. Returns `false` at an end.
    pub fn forward(&mut self) -> bool {
        let next = self.tree.children(self.at).first().copied();
        next.is_some_and(|next| self.go_to(next))
    }

    /// Goes to another step from the same position: the next, and after the last the first. Returns `false` if there
    /// is no other.
    pub fn beside(&mut self) -> bool {
        let before = self.tree.node(self.at).and_then(|node| node.parent());
        let siblings = before.map(|before| self.tree.children(before)).unwrap_or_default();
        let place = siblings.iter().position(|&id| id == self.at).unwrap_or(0);
        let next = siblings.iter().cycle().nth(place + 1).copied().filter(|&next| next != self.at);
        next.is_some_and(|next| self.go_to(next))
    }

    /// Returns the game at this place, to be looked at and played on by whoever analyses it. Its seats have the names of those
    /// who played it.
    ///
    /// # Errors
    /// Fails if the game cannot be opened with the sets at hand.
    pub fn course(&self) -> Result<Course, RecordError> {
        Ok(Course::open_to_all(self.game(self.at)?, &self.names))
    }

    fn game(&self, id: NodeId) -> Result<Box<dyn Presenter>, RecordError> {
        let line = with_record!(&self.record, record => {
            let replay = record.replay(&self.sets)?;
            let mut line = line(record, &replay, &self.tree, id, |_| "person");
            line.header.aid = Aid::Full;
            line.to_text()
        });
        open_with("", &line, self.sets.clone(), &self.texts)
    }

    /// Returns the game that was played, with those who played it.
    ///
    /// # Errors
    /// As [`Analysis::course`].
    pub fn played(&self) -> Result<Box<dyn Presenter>, RecordError> {
        let text = with_record!(&self.record, record => record.to_text());
        open_with("", &text, self.sets.clone(), &self.texts)
    }

    /// Returns the game that is played.
    #[must_use]
    pub fn game_id(&self) -> GameId {
        self.record.game()
    }

    /// Returns `true` for a running game, of which only the public form is analysed.
    #[must_use]
    pub fn is_public(&self) -> bool {
        self.is_public
    }

    /// Plays a step here, as a record has it: goes on along it if it is there, else adds it.
    ///
    /// # Errors
    /// The reason for which the rules forbid it; nothing is changed.
    pub fn play(&mut self, step: &str) -> Result<(), Refused> {
        let played = with_record!(&self.record, record => {
            checked(record, &self.sets, &self.tree, self.at, step)
        });
        played.map_err(|refusal| Refused {
            text: self.texts.refusal(&refusal),
            rule: refusal.rule.to_string(),
        })?;
        self.at = self.tree.add(self.at, step);
        self.name_moves();
        Ok(())
    }

    /// Adds a better turn beside the one that was played from a position on, as far as it can be played there, and gives
    /// both a sign where they have none. One stays at the place where one looks.
    pub fn suggest(&mut self, ply: NodeId, better: &[String]) {
        let here = self.at;
        let steps = with_record!(&self.record, record => {
            steps_instead(record, &self.sets, ply, better).unwrap_or_default()
        });
        self.go_to(ply);
        let mut first = None;
        for step in steps {
            if self.play(&step).is_err() {
                break;
            }
            first = first.or(Some(self.at));
        }
        self.at = here;
        let Some(first) = first else { return };
        // What was played comes first.
        let played = self.tree.children(ply)[0];
        for (id, sign) in [(played, Sign::Mistake), (first, Sign::Good)] {
            if self.tree.node(id).is_some_and(|node| node.sign.is_none()) {
                self.tree.set_sign(id, Some(sign));
            }
        }
    }

    /// Goes where a game has gone that was played on from here, adding what is new. Tiles that were told in the game
    /// come in a variation in the same order, as long as they are left. Returns `true` if it has come further by that.
    pub fn follow(&mut self, played: &str) -> bool {
        let Ok(played) = AnyRecord::parse("", played) else { return false };
        let told = with_record!(&self.record, record => {
            followed(record, &self.sets, &mut self.tree, &played)
        });
        let Some((at, has_told)) = told else { return false };
        self.at = at;
        self.name_moves();
        has_told
    }

    /// Moves the variation that one looks at before the one above it. What was played stays the first.
    pub fn promote(&mut self) -> bool {
        self.tree.promote(self.at)
    }

    /// Deletes the step that one looks at with all that follows it. Returns `false` for a step that was played.
    pub fn delete(&mut self) -> bool {
        let before = self.tree.delete(self.at);
        self.at = before.unwrap_or(self.at);
        before.is_some()
    }

    /// Sets the sign of the step that led here.
    pub fn set_sign(&mut self, sign: Option<Sign>) {
        self.tree.set_sign(self.at, sign);
    }

    /// Sets the remark on this position.
    pub fn set_remark(&mut self, text: &str) {
        self.tree.set_remark(self.at, text);
    }

    /// Returns the record with the variations in it.
    #[must_use]
    pub fn text(&self) -> String {
        with_record!(&self.record, record => {
            let mut record = record.clone();
            record.set_variations(&self.tree);
            record.to_text()
        })
    }

    /// Returns the record of another game that goes on from here: bots of this name against the person who played, or
    /// else whoever has to decide here.
    ///
    /// # Errors
    /// Fails if the game is over here.
    pub fn play_on(&self, bot: &str) -> Result<String, Refused> {
        let record = with_record!(&self.record, record => {
            played_on(record, &self.sets, &self.tree, self.at, bot)
        });
        record.ok_or_else(|| self.impossible(msg!("analysis-over")))
    }

    fn impossible(&self, message: Message<'_>) -> Refused {
        Refused { text: self.texts.say(message), rule: String::new() }
    }
}

/// Returns the tree of a record, which is made public if its game still runs, and whether it was.
fn known<G: Recorded>(
    record: &mut Record<G>,
    sets: &Sets,
) -> Result<(Variations, bool), RecordError> {
    let mut replay = record.replay(sets)?;
    let is_public = !replay.end().is_over() && record.header.chance != Chance::Told;
    if is_public {
        *record = record.public(sets)?;
        replay = record.replay(sets)?;
    }
    Ok((record.variations(&replay)?, is_public))
}

/// Returns the record of the game that leads to a position, with these holders of the seats.
fn line<'a, G: Recorded>(
    record: &Record<G>,
    replay: &Replay<G>,
    tree: &Variations,
    id: NodeId,
    holder: impl Fn(u8) -> &'a str,
) -> Record<G> {
    // A tree holds only steps that were played through.
    let mut line = record.line_to(replay, tree, id).unwrap_or_else(|_| record.clone());
    let seats = (0..).take(G::players_of(&line.header.setup));
    let holders = seats.map(holder).collect::<Vec<_>>().join(", ");
    line.header.comments.push(format!("seated: {holders}"));
    line
}

/// Checks that a step can be played in a position.
fn checked<G: Recorded>(
    record: &Record<G>,
    sets: &Sets,
    tree: &Variations,
    at: NodeId,
    step: &str,
) -> Result<(), Refusal> {
    let gone = Refusal::new("X-7", "not-your-decision");
    let replay = record.replay(sets).map_err(|_| gone)?;
    let mut game = Record::positions(&replay, tree).into_iter().nth(at).flatten().ok_or(gone)?;
    play_step(&mut game, step).map(drop)
}

/// Returns other decisions of the seat that decided at a position of the game, as steps of a tree.
fn steps_instead<G: Recorded>(
    record: &Record<G>,
    sets: &Sets,
    ply: usize,
    actions: &[String],
) -> Option<Vec<String>> {
    let replay = record.replay(sets).ok()?;
    let (before, seat) = (replay.at(ply)?, replay.taken().get(ply)?.seat);
    let step =
        |action: &String| Some(Entry::answer(before, seat, G::parse_action(action)?).to_string());
    actions.iter().map(step).collect()
}

/// Adds the steps of a game that was played along a tree. Returns where it ends, and whether tiles were told after it.
/// `None` if it is another game.
fn followed<G: Recorded>(
    record: &Record<G>,
    sets: &Sets,
    tree: &mut Variations,
    played: &AnyRecord,
) -> Option<(NodeId, bool)> {
    let replay = record.replay(sets).ok()?;
    let mut game = replay.at(0)?.clone();
    let mut at = 0;
    for step in with_record!(played, played => steps_of(played)) {
        if step.starts_with("tile ") && !game.wants_tile() {
            continue;
        }
        let next = tree.add(at, &step);
        match replay.at(next).filter(|_| next <= tree.plies()) {
            Some(there) => game = there.clone(),
            None => drop(play_step(&mut game, &step).ok()?),
        }
        at = next;
    }
    let from = at;
    // The tiles of the game that was played come in their order.
    let tiles: Vec<String> =
        steps_of(record).into_iter().filter(|step| step.starts_with("tile ")).collect();
    while game.wants_tile() {
        let line = record.line_to(&replay, tree, at).ok()?;
        let so_far = steps_of(&line).iter().filter(|step| step.starts_with("tile ")).count();
        let Some(tile) = tiles.get(so_far) else { break };
        if play_step(&mut game, tile).is_err() {
            break;
        }
        at = tree.add(at, tile);
    }
    Some((at, at != from))
}

/// Returns the decisions of a record that stand, and its tiles, as its log has them.
fn steps_of<G: Recorded>(record: &Record<G>) -> Vec<String> {
    let standing = record.up_to(record.standing().len());
    let lines = standing.map(|record| record.lines).unwrap_or_default();
    let is_step = |entry: &Entry<G::Action>| entry.is_decision() || matches!(entry, Entry::Tile(_));
    lines.iter().filter(|line| is_step(&line.entry)).map(|line| line.entry.to_string()).collect()
}

/// Returns the record of a game that goes on from a position, with a person among bots; `None` if it is over there.
fn played_on<G: Recorded + Seated>(
    record: &Record<G>,
    sets: &Sets,
    tree: &Variations,
    at: NodeId,
    bot: &str,
) -> Option<String> {
    let replay = record.replay(sets).ok()?;
    let game = Record::positions(&replay, tree).into_iter().nth(at).flatten()?;
    let next = match game.deciding() {
        Deciding::One(seat) => seat,
        Deciding::Together(seats) => seats.smallest()?,
        Deciding::Nobody if game.wants_tile() => 0,
        Deciding::Nobody => return None,
    };
    let people = resume(record.clone(), sets).ok()?.people();
    let person = people.smallest().filter(|_| people.len() == 1).unwrap_or(next);
    let holder = |seat| if seat == person { "person" } else { bot };
    Some(line(record, &replay, tree, at, holder).to_text())
}
