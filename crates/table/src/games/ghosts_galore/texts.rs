//! Events, questions and answers of Ghosts Galore as sentences.

mod sheet;
mod tile;

use crate::texts::args::Args;
use crate::texts::{Names, Texts, counted, msg};
use fogbound_game::Game as _;
use fogbound_ghosts_galore::{Action, Ask, Event, Game, ROUNDS, Rules, TileId};

impl Texts {
    /// Returns an event, as a sentence.
    #[must_use]
    pub fn ghosts_event(&self, event: &Event, names: &Names<'_, Rules>) -> String {
        self.get(&event_message(event), &self.ghosts_event_args(event, names))
    }

    pub(crate) fn ghosts_event_args(&self, event: &Event, names: &Names<'_, Rules>) -> Args {
        let catalogue = names.rules.catalogue();
        let short = |tile| self.ghosts_tile_name(catalogue, tile);
        let mut args = self.args(event, names.players, &|tile| short(TileId(tile)));
        match *event {
            Event::Forced { seat, choice, .. } => {
                args.push(("what", self.ghosts_action(&choice, seat, None).into()));
            }
            Event::StackBegun { .. } => args.push(("rounds", ROUNDS.into())),
            Event::Revealed { tile, .. } if !self.is_pictured() => {
                args.push(("tile", self.ghosts_tile(catalogue, tile).into()));
            }
            Event::Placed { space, .. } => args.push(("space", self.ghosts_space(space).into())),
            Event::Removed { tiles } => args.push(("tiles", tiles.map(short).join(", ").into())),
            Event::Scored { total, .. } => args.push(("points", counted(total))),
            _ => {}
        }
        args
    }

    /// Returns the question to a seat; the game may be the seat's view.
    #[must_use]
    pub fn ghosts_question(&self, ask: Ask, seat: u8, game: &Game) -> String {
        let (message, args) = self.ghosts_question_parts(ask, seat, game);
        self.get(&message, &args)
    }

    pub(crate) fn ghosts_question_parts(&self, ask: Ask, seat: u8, game: &Game) -> (String, Args) {
        let tile = |tile: Option<TileId>| {
            let told = tile.map(|tile| self.ghosts_tile(game.rules().catalogue(), tile));
            told.map(|told| vec![("tile", told.into())])
        };
        let (variant, args) = match ask {
            Ask::Side => ("", vec![("board", self.board(seat, game).into())]),
            Ask::Keep => ("", vec![]),
            Ask::Claim => {
                let variant = match game.stack() {
                    0 if without_tile(game) == 1 => ".last",
                    0 => ".empty",
                    _ => "",
                };
                (variant, vec![("stack", game.stack().into())])
            }
            Ask::Decide => ("", tile(game.just_revealed()).unwrap_or_default()),
            Ask::Place => ("", tile(game.claimed(seat)).unwrap_or_default()),
            Ask::Hidden => match tile(game.hidden(seat)) {
                Some(args) => ("", args),
                None => (".unknown", vec![]),
            },
        };
        (format!("galore-ask-{}{variant}", ask.name()), args)
    }

    /// Returns the name of a seat's board.
    fn board(&self, seat: u8, game: &Game) -> String {
        let dealt = game.boards().nth(usize::from(seat));
        let boards = &game.rules().setup().set.boards;
        let board = dealt.and_then(|dealt| boards.get(usize::from(dealt.board)));
        board.map_or_else(String::new, |board| self.tile(&board.name))
    }

    /// Returns an answer of a seat as a line of a list. With the game as it stands before the answer, the
    /// line has more detail: the content of a tile, the course of its tracks.
    #[must_use]
    pub fn ghosts_action(&self, action: &Action, seat: u8, game: Option<&Game>) -> String {
        let message = format!("galore-action-{}", action.word());
        self.get(&message, &self.ghosts_action_args(action, seat, game))
    }

    pub(crate) fn ghosts_action_args(
        &self,
        action: &Action,
        seat: u8,
        game: Option<&Game>,
    ) -> Args {
        let tile = |tile| match game {
            Some(game) => self.ghosts_tile(game.rules().catalogue(), TileId(tile)),
            None => self.ghosts_number(TileId(tile)),
        };
        let mut args = self.args(action, &[], &tile);
        if let Action::Place(space, rotation) = *action {
            // Beside pictures the tile is seen as it would lie.
            let tracks = game.filter(|_| !self.is_pictured()).and_then(|game| {
                let tile = game.claimed(seat).or_else(|| game.hidden(seat))?;
                Some(self.ghosts_tracks(game.rules().catalogue(), tile, rotation))
            });
            args.extend([
                ("space", self.ghosts_space(space).into()),
                ("sections", tracks.unwrap_or_else(|| "none".to_owned()).into()),
            ]);
        }
        args
    }

    /// Returns the name of a space of a board: its number and its position, beside pictures only this.
    #[must_use]
    pub fn ghosts_space(&self, space: u8) -> String {
        match self.is_pictured() {
            true => self.say(msg!("galore-space.seen", space)),
            false => self.say(msg!("galore-space", space)),
        }
    }
}

pub(crate) fn event_message(event: &Event) -> String {
    let variant = match event {
        Event::Revealed { rest: true, .. } => ".rest",
        Event::Placed { hidden: true, .. } => ".hidden",
        _ => "",
    };
    format!("galore-event-{}{variant}", event.word().replace('_', "-"))
}

/// Seats that have not claimed a tile in this round.
fn without_tile(game: &Game) -> usize {
    let seats = 0..game.rules().players();
    seats.filter(|&seat| game.claimed(seat).is_none()).count()
}
