//! Events, questions and answers of Carcassonne as sentences.

use crate::texts::args::{Args, SEEN};
use crate::texts::{Names, Texts, msg};
use fogbound_carcassonne::{Action, Ask, Event, Game, MAX_PLAYERS, Piece, Rules, Stand};
use fogbound_game::{Cell, Game as _, Halves, Side};
use fogbound_landscape::KindId;

impl Texts {
    /// Returns an event, as a sentence.
    #[must_use]
    pub fn carcassonne_event(&self, event: &Event, names: &Names<'_, Rules>) -> String {
        let message = match (event, self.is_pictured()) {
            (Event::Forced { .. }, true) => "carc-event-forced.seen".to_owned(),
            _ => event_message(event),
        };
        self.get(&message, &self.carcassonne_event_args(event, names))
    }

    pub(crate) fn carcassonne_event_args(&self, event: &Event, names: &Names<'_, Rules>) -> Args {
        let catalogue = names.rules.catalogue();
        let tile = |tile| self.tile(&catalogue.kind(KindId(tile)).name);
        let mut args = self.args(event, names.players, &tile);
        match *event {
            Event::Forced { choice, .. } => {
                let what = self.carcassonne_action(&choice, None, names.players);
                args.push(("what", what.into()));
            }
            Event::GhostSkipped { of } => {
                let whose = if of.as_str() == "G-2.3" { "own" } else { "other" };
                args.push(("whose", whose.into()));
            }
            Event::MeeplePlaced { stand, .. } => {
                args.push(("stand", self.stand(stand).into()));
            }
            Event::Scored { cells, gains, costs, .. } => args.extend([
                ("tiles", cells.len().into()),
                ("shares", self.shares(&gains, &costs, names).into()),
            ]),
            Event::GhostsCharged { costs } => {
                let shares = self.shares(&[0; MAX_PLAYERS], &costs, names);
                args.push(("shares", shares.into()));
            }
            _ => {}
        }
        args
    }

    /// Returns the gains and costs of the players whom they concern.
    fn shares(
        &self,
        gains: &[u16; MAX_PLAYERS],
        costs: &[u16; MAX_PLAYERS],
        names: &Names<'_, Rules>,
    ) -> String {
        let concerned =
            (0..).zip(gains.iter().zip(costs)).filter(|(_, (gain, cost))| **gain > 0 || **cost > 0);
        let share = |(seat, (&gain, &cost)): (u8, (&u16, &u16))| {
            let player = names.player(self, seat);
            self.say(msg!("carc-share", player, gain, cost))
        };
        let shares: Vec<String> = concerned.map(share).collect();
        if shares.is_empty() { "none".to_owned() } else { shares.join(", ") }
    }

    /// Returns the question to the active player.
    #[must_use]
    pub fn carcassonne_question(&self, ask: Ask, game: &Game) -> String {
        self.get(&question_message(ask), &self.carcassonne_question_args(ask, game))
    }

    pub(crate) fn carcassonne_question_args(&self, ask: Ask, game: &Game) -> Args {
        match ask {
            Ask::Place => {
                let name = |kind| self.tile(&game.rules().catalogue().kind(kind).name);
                vec![("tile", game.hand().map_or_else(String::new, name).into())]
            }
            Ask::GhostOther | Ask::GhostOwn => vec![],
            Ask::Meeple => {
                let (meeples, guards) = (game.supply(game.seat()), game.guards(game.seat()));
                vec![("meeples", meeples.into()), ("guards", guards.into())]
            }
        }
    }

    /// Returns an answer as a line of a list. With the game as it stands before the answer, the line names
    /// the owner of the meeple on a cell. `players` are the names of the seats.
    #[must_use]
    pub fn carcassonne_action(
        &self,
        action: &Action,
        game: Option<&Game>,
        players: &[String],
    ) -> String {
        let args = self.carcassonne_action_args(action, game, players);
        self.get(action_message(action), &args)
    }

    pub(crate) fn carcassonne_action_args(
        &self,
        action: &Action,
        game: Option<&Game>,
        players: &[String],
    ) -> Args {
        let mut args = self.args(action, players, &|_| String::new());
        match *action {
            Action::Ghost(cell) => args.extend(self.target(cell, game, players)),
            Action::Meeple(_, stand) => {
                args.push(("stand", self.stand(stand).into()));
            }
            Action::Place(..) | Action::Pass => {}
        }
        args
    }

    /// Describes the meeple on a cell; `player` is `none` if the game is not known.
    fn target(&self, cell: Cell, game: Option<&Game>, players: &[String]) -> Args {
        let meeples = game.map(Game::meeples).unwrap_or_default();
        match meeples.into_iter().find(|meeple| meeple.cell == cell) {
            Some(meeple) => vec![
                ("player", self.player(players, meeple.seat).into()),
                (
                    "own",
                    if game.is_some_and(|game| game.seat() == meeple.seat) { "yes" } else { "no" }
                        .into(),
                ),
                ("stand", self.stand(meeple.stand).into()),
                ("ghosts", meeple.ghosts.into()),
            ],
            None => vec![
                ("player", "none".into()),
                ("own", "no".into()),
                ("stand", "".into()),
                ("ghosts", 0.into()),
            ],
        }
    }

    /// Returns the word for a piece.
    #[must_use]
    pub fn carcassonne_piece(&self, piece: Piece) -> String {
        self.get(&format!("carc-piece-{}", piece.name()), &[])
    }

    /// Returns a place on a tile, like `on the N–E road`.
    #[must_use]
    pub fn carcassonne_stand(&self, stand: Stand) -> String {
        let name = match stand {
            Stand::Road(edges) | Stand::City(edges) => self.edges(edges),
            Stand::Field(halves) => self.winds(halves),
            Stand::Monastery | Stand::Castle | Stand::Cemetery => String::new(),
        };
        self.say(msg!("carc-stand", kind = stand.kind(), name))
    }

    /// Returns a place for a sentence that names it: beside a picture without its sides.
    fn stand(&self, stand: Stand) -> String {
        match self.is_pictured() {
            true => self.say(msg!("carc-stand", kind = stand.kind(), name = SEEN)),
            false => self.carcassonne_stand(stand),
        }
    }

    /// Half-edges by the compass: whole edges and, for single halves, corners, like `N–NE–NW`.
    fn winds(&self, halves: Halves) -> String {
        let name = |side: Side| self.get(&format!("side-{}", side.letter()), &[]);
        let has = |side: Side, second: u8| halves.contains(2 * side.index() as u8 + second);
        let whole = |side: Side| has(side, 0) && has(side, 1);
        let mut winds = Vec::new();
        for (side, next) in Side::ALL.into_iter().zip(Side::ALL.into_iter().cycle().skip(1)) {
            if whole(side) {
                winds.push(name(side));
            }
            if has(side, 1) && !whole(side) || has(next, 0) && !whole(next) {
                // North and south come first in the name of a corner.
                let upright = matches!(side, Side::North | Side::South);
                let (first, last) = if upright { (side, next) } else { (next, side) };
                winds.push(name(first) + &name(last));
            }
        }
        winds.join("–")
    }
}

pub(crate) fn event_message(event: &Event) -> String {
    let word = event.word().replace('_', "-");
    match event {
        Event::Turn { .. }
        | Event::Drawn { .. }
        | Event::SetAside { .. }
        | Event::Placed { .. } => format!("event-{word}"),
        Event::Scored { last: true, .. } => format!("carc-event-{word}.final"),
        _ => format!("carc-event-{word}"),
    }
}

pub(crate) fn question_message(ask: Ask) -> String {
    format!("carc-ask-{}", ask.name().replace('_', "-"))
}

pub(crate) const fn action_message(action: &Action) -> &'static str {
    match action {
        Action::Place(..) => "action-place",
        Action::Ghost(_) => "carc-action-ghost",
        Action::Pass => "action-pass",
        Action::Meeple(..) => "carc-action-meeple",
    }
}
