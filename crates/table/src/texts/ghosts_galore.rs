//! Events, questions and answers of Ghosts Galore as sentences.

mod sheet;
mod tile;

use super::{OptionText, Texts, Value};
use fogbound_ghosts_galore::{Action, Ask, Event, Game, Options, ROUNDS, Rules, TileId};

type Args<'a> = Vec<(&'a str, Value<'a>)>;

/// Who and what the sentences of a game speak of.
#[derive(Clone, Copy)]
pub struct Names<'a> {
    /// The rules of the game: what the tiles show.
    pub rules: &'a Rules,
    /// A name for each seat; seats beyond it go by their number.
    pub players: &'a [String],
}

impl Texts {
    /// All named options of Ghosts Galore.
    #[must_use]
    pub fn ghosts_options(&self) -> Vec<OptionText> {
        self.options_of("option", &Options::VALUES)
    }

    /// What happened, as a sentence.
    #[must_use]
    pub fn ghosts_event(&self, event: &Event, names: &Names<'_>) -> String {
        self.get(&event_message(event), &self.ghosts_event_args(event, names))
    }

    pub(super) fn ghosts_event_args(&self, event: &Event, names: &Names<'_>) -> Args<'static> {
        let player = |seat| ("player", names.player(self, seat).into());
        let short = |tile| self.ghosts_tile_name(names.rules.catalogue(), tile);
        match *event {
            Event::Forced { seat, choice, .. } => {
                vec![player(seat), ("what", self.ghosts_action(&choice, seat, None).into())]
            }
            Event::SideChosen { seat, side } => vec![player(seat), ("side", side.into())],
            Event::StackBegun { round, tiles } => {
                vec![("round", round.into()), ("rounds", ROUNDS.into()), ("tiles", tiles.into())]
            }
            Event::Revealed { seat, tile, .. } => {
                let tile = self.ghosts_tile(names.rules.catalogue(), tile);
                vec![player(seat), ("tile", tile.into())]
            }
            Event::Left { seat, tile } | Event::Claimed { seat, tile } => {
                vec![player(seat), ("tile", short(tile).into())]
            }
            Event::Placed { seat, tile, space, rotation, .. } => vec![
                player(seat),
                ("tile", short(tile).into()),
                ("space", self.ghosts_space(space).into()),
                ("rotation", rotation.quarters().into()),
            ],
            Event::Removed { tiles } => {
                vec![("tiles", tiles.map(short).join(", ").into())]
            }
            Event::Lamp { seat } => vec![player(seat)],
            Event::Scored { seat, total, rank } => {
                vec![player(seat), ("points", total.into()), ("rank", rank.into())]
            }
        }
    }

    /// What a seat is asked; the game may be the seat's view.
    #[must_use]
    pub fn ghosts_question(&self, ask: Ask, seat: u8, game: &Game) -> String {
        let (message, args) = self.ghosts_question_parts(ask, seat, game);
        self.get(&message, &args)
    }

    pub(super) fn ghosts_question_parts(
        &self,
        ask: Ask,
        seat: u8,
        game: &Game,
    ) -> (String, Args<'static>) {
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

    /// The name of a seat's board.
    fn board(&self, seat: u8, game: &Game) -> String {
        let dealt = game.boards().nth(usize::from(seat));
        let boards = &game.rules().setup().set.boards;
        let board = dealt.and_then(|dealt| boards.get(usize::from(dealt.board)));
        board.map_or_else(String::new, |board| self.tile(&board.name))
    }

    /// An answer of a seat, as a line of a list. With the game as it stands before the answer, the
    /// line says more: what a tile shows, how its tracks will run.
    #[must_use]
    pub fn ghosts_action(&self, action: &Action, seat: u8, game: Option<&Game>) -> String {
        let message = format!("galore-action-{}", action.word());
        self.get(&message, &self.ghosts_action_args(action, seat, game))
    }

    pub(super) fn ghosts_action_args(
        &self,
        action: &Action,
        seat: u8,
        game: Option<&Game>,
    ) -> Args<'static> {
        match *action {
            Action::Side(side) => vec![("side", side.into())],
            Action::Keep(tile) | Action::Claim(tile) => {
                let told = match game {
                    Some(game) => self.ghosts_tile(game.rules().catalogue(), tile),
                    None => self.ghosts_number(tile),
                };
                vec![("tile", told.into())]
            }
            Action::Reveal | Action::Leave => vec![],
            Action::Place(space, rotation) => {
                let tracks = game.and_then(|game| {
                    let tile = game.claimed(seat).or_else(|| game.hidden(seat))?;
                    Some(self.ghosts_tracks(game.rules().catalogue(), tile, rotation))
                });
                vec![
                    ("space", self.ghosts_space(space).into()),
                    ("rotation", rotation.quarters().into()),
                    ("sections", tracks.unwrap_or_else(|| "none".to_owned()).into()),
                ]
            }
        }
    }

    /// A space of a board: its number and where it lies.
    #[must_use]
    pub fn ghosts_space(&self, space: u8) -> String {
        self.get("galore-space", &[("space", space.into())])
    }
}

impl Names<'_> {
    /// The name of a seat.
    #[must_use]
    pub fn player(&self, texts: &Texts, seat: u8) -> String {
        texts.player(self.players, seat)
    }
}

pub(super) fn event_message(event: &Event) -> String {
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
