//! Events, questions and answers of Carcassonne as sentences.

use super::{OptionText, Texts, Value};
use fogbound_carcassonne::{Action, Ask, Event, Game, MAX_PLAYERS, Options, Piece, Rules, Stand};
use fogbound_game::{Cell, Halves, Side};

type Args<'a> = Vec<(&'a str, Value<'a>)>;

/// Who and what the sentences of a game speak of.
#[derive(Clone, Copy)]
pub struct Names<'a> {
    /// The rules of the game: names of tiles.
    pub rules: &'a Rules,
    /// A name for each seat; seats beyond it go by their number.
    pub players: &'a [String],
}

impl Names<'_> {
    /// The name of a seat.
    #[must_use]
    pub fn player(&self, texts: &Texts, seat: u8) -> String {
        texts.player(self.players, seat)
    }
}

impl Texts {
    /// All named options of Carcassonne.
    #[must_use]
    pub fn carcassonne_options(&self) -> Vec<OptionText> {
        self.options_of("option-carc", &Options::VALUES)
    }

    /// What happened, as a sentence.
    #[must_use]
    pub fn carcassonne_event(&self, event: &Event, names: &Names<'_>) -> String {
        self.get(&event_message(event), &self.carcassonne_event_args(event, names))
    }

    pub(super) fn carcassonne_event_args(&self, event: &Event, names: &Names<'_>) -> Args<'static> {
        let player = |seat| ("player", names.player(self, seat).into());
        let tile = |kind| ("tile", self.tile(&names.rules.catalogue().kind(kind).name).into());
        match *event {
            Event::Turn { seat } | Event::GuardGained { seat } => vec![player(seat)],
            Event::Drawn { tile: kind } | Event::SetAside { tile: kind } => vec![tile(kind)],
            Event::Placed { cell, tile: kind, rotation } => {
                with_cell(cell, vec![tile(kind), ("rotation", rotation.quarters().into())])
            }
            Event::Forced { seat, ask, choice } => {
                let what = self.carcassonne_action(&choice, None, names.players);
                vec![player(seat), ("ask", ask.name().into()), ("what", what.into())]
            }
            Event::GhostPlaced { cell, seat, .. } | Event::Scared { cell, seat } => {
                with_cell(cell, vec![player(seat)])
            }
            Event::GhostSkipped { of } => {
                vec![("whose", if of.as_str() == "G-2.3" { "own" } else { "other" }.into())]
            }
            Event::MeeplePlaced { seat, cell, piece, stand } => {
                let (piece, stand) = (self.carcassonne_piece(piece), self.carcassonne_stand(stand));
                let args = vec![player(seat), ("piece", piece.into()), ("stand", stand.into())];
                with_cell(cell, args)
            }
            Event::Scored { feature, cells, points, gains, costs, .. } => vec![
                ("kind", feature.name().into()),
                ("tiles", cells.len().into()),
                ("points", points.into()),
                ("shares", self.shares(&gains, &costs, names).into()),
            ],
            Event::MeepleReturned { seat, cell, piece } => {
                let piece = self.carcassonne_piece(piece);
                with_cell(cell, vec![player(seat), ("piece", piece.into())])
            }
            Event::GhostsCharged { costs } => {
                vec![("shares", self.shares(&[0; MAX_PLAYERS], &costs, names).into())]
            }
        }
    }

    /// What each player gets and pays, of those whom it concerns.
    fn shares(
        &self,
        gains: &[u16; MAX_PLAYERS],
        costs: &[u16; MAX_PLAYERS],
        names: &Names<'_>,
    ) -> String {
        let concerned =
            (0..).zip(gains.iter().zip(costs)).filter(|(_, (gain, cost))| **gain > 0 || **cost > 0);
        let share = |(seat, (&gain, &cost)): (u8, (&u16, &u16))| {
            let player = names.player(self, seat);
            let args = [("player", player.into()), ("gain", gain.into()), ("cost", cost.into())];
            self.get("carc-share", &args)
        };
        let shares: Vec<String> = concerned.map(share).collect();
        if shares.is_empty() { "none".to_owned() } else { shares.join(", ") }
    }

    /// What the active player is asked.
    #[must_use]
    pub fn carcassonne_question(&self, ask: Ask, game: &Game) -> String {
        self.get(&question_message(ask), &self.carcassonne_question_args(ask, game))
    }

    pub(super) fn carcassonne_question_args(&self, ask: Ask, game: &Game) -> Args<'static> {
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

    /// An answer, as a line of a list. With the game as it stands before the answer, the line says
    /// who stands on a cell; `players` are the names of the seats.
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

    pub(super) fn carcassonne_action_args(
        &self,
        action: &Action,
        game: Option<&Game>,
        players: &[String],
    ) -> Args<'static> {
        match *action {
            Action::Place(cell, rotation) => {
                with_cell(cell, vec![("rotation", rotation.quarters().into())])
            }
            Action::Ghost(cell) => with_cell(cell, self.target(cell, game, players)),
            Action::Pass => vec![],
            Action::Meeple(piece, stand) => vec![
                ("piece", self.carcassonne_piece(piece).into()),
                ("stand", self.carcassonne_stand(stand).into()),
            ],
        }
    }

    /// Who stands on a cell; `player` is `none` when the game is not known.
    fn target(&self, cell: Cell, game: Option<&Game>, players: &[String]) -> Args<'static> {
        let meeples = game.map(Game::meeples).unwrap_or_default();
        match meeples.into_iter().find(|meeple| meeple.cell == cell) {
            Some(meeple) => vec![
                ("player", self.player(players, meeple.seat).into()),
                ("stand", self.carcassonne_stand(meeple.stand).into()),
                ("ghosts", meeple.ghosts.into()),
            ],
            None => vec![("player", "none".into()), ("stand", "".into()), ("ghosts", 0.into())],
        }
    }

    /// The word for a piece.
    #[must_use]
    pub fn carcassonne_piece(&self, piece: Piece) -> String {
        self.get(&format!("carc-piece-{}", piece.name()), &[])
    }

    /// A place on a tile, like `on the N–E road`.
    #[must_use]
    pub fn carcassonne_stand(&self, stand: Stand) -> String {
        let name = match stand {
            Stand::Road(edges) | Stand::City(edges) => self.edges(edges),
            Stand::Field(halves) => self.winds(halves),
            Stand::Monastery | Stand::Castle | Stand::Cemetery => String::new(),
        };
        self.get("carc-stand", &[("kind", stand.kind().into()), ("name", name.into())])
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

fn with_cell(cell: Cell, mut args: Args<'static>) -> Args<'static> {
    args.extend([("x", cell.x.into()), ("y", cell.y.into())]);
    args
}

pub(super) fn event_message(event: &Event) -> String {
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

pub(super) fn question_message(ask: Ask) -> String {
    format!("carc-ask-{}", ask.name().replace('_', "-"))
}

pub(super) const fn action_message(action: &Action) -> &'static str {
    match action {
        Action::Place(..) => "action-place",
        Action::Ghost(_) => "carc-action-ghost",
        Action::Pass => "action-pass",
        Action::Meeple(..) => "carc-action-meeple",
    }
}
