//! T-2: the order of a game, and what all players decide at once.

use serde_json::{Value, json};

use super::ask::{Action, Question};
use super::deal::Deal;
use super::events::News;
use super::position;
use super::setup::Setup;
use super::table::{Covered, Table};
use crate::script::Script;

/// The reason why the run through the rules stops before the end of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stop {
    /// The trace ends without an end line: the game still runs.
    Running,
    /// Trace and rules have parted; what follows cannot be judged.
    Astray,
}

/// One game on its way.
pub(crate) struct Game<'a> {
    pub(crate) setup: &'a Setup,
    pub(crate) table: Table,
    pub(crate) script: Script<'a>,
    pub(crate) news: News,
    /// The question of the rules if the trace ends without an end line: a decision line without its
    /// choice and hash.
    pub(crate) pending: Option<Value>,
    pub(crate) decisions: u64,
    /// True if the trace ends between two lines of one simultaneous decision.
    ends_within_a_decision: bool,
}

impl<'a> Game<'a> {
    pub(crate) fn new(setup: &'a Setup, script: Script<'a>) -> Self {
        Self {
            setup,
            table: Table::new(setup),
            script,
            news: News::default(),
            pending: None,
            decisions: 0,
            ends_within_a_decision: false,
        }
    }

    /// Plays to the end of the game or of the trace.
    pub(crate) fn play(&mut self) -> Result<(), Stop> {
        if self.setup.options.choose_side {
            self.choose_sides()?;
        }
        self.deal()?;
        for round in 1..=8 {
            self.begin_stack(round);
            self.claim_tiles()?;
            self.place_claimed_tiles()?;
            self.end_round();
        }
        self.place_hidden_tiles()
    }

    /// Asks every seat in turn; nothing changes before the last answer.
    fn ask_all(
        &mut self,
        question: impl Fn(&mut Self, usize) -> Result<Question, Stop>,
    ) -> Result<Vec<Action>, Stop> {
        self.table.active = None;
        let first = self.decisions;
        let mut choices = Vec::new();
        for seat in 0..self.setup.players {
            let choice = question(self, seat)
                .and_then(|question| self.ask(&Question { round: Some(first), ..question }));
            self.ends_within_a_decision = seat > 0 && choice == Err(Stop::Running);
            choices.push(choice?);
        }
        Ok(choices)
    }

    /// T-1.1, option `choose_side`.
    fn choose_sides(&mut self) -> Result<(), Stop> {
        let answers = vec![Action::Side(0), Action::Side(1)];
        let choices = self.ask_all(|_, seat| Ok(Question::new(seat, "side", answers.clone())))?;
        for (seat, choice) in choices.into_iter().enumerate() {
            let Action::Side(side) = choice else { continue };
            self.table.boards.boards[seat].doors = self.setup.sides[seat][side].clone();
            self.news.tell("side_chosen", json!({"seat": seat, "side": side}));
        }
        Ok(())
    }

    /// T-1.3, T-1.4: the hidden tiles, and the stacks.
    fn deal(&mut self) -> Result<(), Stop> {
        if self.setup.options.experienced {
            let choices = self.ask_all(Self::offer)?;
            let kept = |choice| if let Action::Keep(tile) = choice { Some(tile) } else { None };
            self.table.hidden = choices.into_iter().map(kept).collect();
            self.table.offered.clear();
        }
        let (number, size) = (8, self.setup.stack());
        self.table.stacks = match &self.setup.deal {
            Deal::Open { hidden, stacks } => {
                self.table.hidden = hidden.iter().copied().map(Some).collect();
                let known = |stack: &Vec<usize>| stack.iter().copied().map(Some).collect();
                stacks.iter().map(known).collect()
            }
            Deal::Offers { mix, .. } => {
                let is_left = |tile: &Covered| !self.table.hidden.contains(tile);
                let left: Vec<Covered> = mix.iter().copied().map(Some).filter(is_left).collect();
                left.chunks(size).take(number).map(<[Covered]>::to_vec).collect()
            }
            Deal::Unknown => vec![vec![None; size]; number],
        };
        Ok(())
    }

    fn offer(&mut self, seat: usize) -> Result<Question, Stop> {
        let offers = match &self.setup.deal {
            Deal::Offers { offers, .. } => Some(offers[seat]),
            Deal::Open { .. } | Deal::Unknown => self.learn_offers()?,
        };
        let answers = offers.map_or(vec![Action::Secret], |pair| pair.map(Action::Keep).to_vec());
        Ok(Question::new(seat, "keep", answers))
    }

    fn begin_stack(&mut self, round: usize) {
        self.table.round = round;
        self.table.stack = self.table.stacks.remove(0);
        self.news.tell("stack_begun", json!({"round": round}));
    }

    /// T-2.3.
    fn place_claimed_tiles(&mut self) -> Result<(), Stop> {
        let tiles: Vec<usize> = self.table.claimed.iter().flatten().copied().collect();
        let choices = self.ask_all(|game, seat| Ok(game.where_to(seat, "place", tiles[seat])))?;
        self.table.claimed.fill(None);
        self.lay(&tiles, choices);
        Ok(())
    }

    /// T-2.4.
    fn end_round(&mut self) {
        let mut left = std::mem::take(&mut self.table.face_up);
        left.sort_unstable();
        self.news.tell("removed", json!({"tiles": left}));
        self.table.removed.extend(left);
        self.table.lamp = (self.table.lamp + 1) % self.setup.players;
        self.news.tell("lamp", json!({"seat": self.table.lamp}));
    }

    /// T-2.5.
    fn place_hidden_tiles(&mut self) -> Result<(), Stop> {
        self.table.round = 9;
        let choices = self.ask_all(|game, seat| {
            let tile = game.learn_hidden(seat)?;
            let question = game.where_to(seat, "hidden", tile);
            Ok(Question { about: json!({"tile": tile}), ..question })
        })?;
        let tiles: Vec<usize> = self.table.hidden.iter_mut().filter_map(Option::take).collect();
        self.lay(&tiles, choices);
        Ok(())
    }

    /// Every empty space with every look of the tile; all rotations are accepted.
    fn where_to(&self, seat: usize, ask: &'static str, tile: usize) -> Question {
        let spaces = self.table.empty_spaces(seat);
        let looks = self.setup.tiles[tile].looks();
        let with = |rotations: &[u8]| -> Vec<Action> {
            let place = |space: &usize| {
                let space = *space;
                rotations.iter().map(move |rotation| Action::Place(space, *rotation))
            };
            spaces.iter().flat_map(place).collect()
        };
        let unlisted: Vec<u8> = (0..4).filter(|rotation| !looks.contains(rotation)).collect();
        Question { unlisted: with(&unlisted), ..Question::new(seat, ask, with(&looks)) }
    }

    /// Lays a tile of each seat where it has chosen.
    fn lay(&mut self, tiles: &[usize], choices: Vec<Action>) {
        for (seat, (tile, choice)) in tiles.iter().zip(choices).enumerate() {
            let Action::Place(space, rotation) = choice else { continue };
            self.table.boards.boards[seat].grid[space] = Some((*tile, rotation));
            let place = json!({"seat": seat, "tile": tile, "space": space, "rotation": rotation});
            self.news.tell("placed", place);
        }
    }

    /// After a game that is over: the end line and nothing more.
    pub(crate) fn compare_end(&mut self) {
        let result = position::scored(&self.table);
        for (seat, score) in result["scores"].as_array().into_iter().flatten().enumerate() {
            self.news.tell("scored", json!({"seat": seat, "total": score["total"]}));
        }
        let Some(line) = self.script.next() else {
            self.script.object("T-2.5", "line", "the end line", "the end of the trace");
            return;
        };
        self.compare_position(&line.value);
        if !line.is_end() {
            let found = line.value["ask"].to_string();
            self.script.object("T-2.5", "line", "the end line", &found);
            return;
        }
        self.script.compare_fields(&line.value, &[("end", "trace", json!(true))]);
        self.compare_events(&line.value);
        self.script.compare_hash(&line.value, self.is_covered());
        let found = &line.value["result"];
        for difference in position::compare_scores(&result["scores"], found.get("scores")) {
            let (field, rule, expected, found) = difference;
            self.script.object(rule, &format!("result.{field}"), &expected, &found);
        }
        self.script.compare_fields(found, &[("ranks", "T-4.14", result["ranks"].clone())]);
        if self.script.next().is_some() {
            self.script.object("trace", "line", "a new setup line", "more lines of this game");
        }
    }

    /// After a trace without an end line: allowed only while the tiles are not revealed, and never
    /// before the last answer to a simultaneous decision.
    pub(crate) fn compare_running(&mut self) {
        if self.ends_within_a_decision {
            self.script.object("X-5", "line", "a line for every seat", "no further line");
        } else if !self.is_covered() {
            let asked = self.pending.as_ref().map(|line| line["ask"].clone());
            let expected = format!("a decision {}", asked.unwrap_or_default());
            self.script.object("trace", "line", &expected, "no further line");
        }
    }

    /// Returns true if the trace does not reveal the tiles.
    pub(crate) const fn is_covered(&self) -> bool {
        matches!(self.setup.deal, Deal::Unknown)
    }
}
