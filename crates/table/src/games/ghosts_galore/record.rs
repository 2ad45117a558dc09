//! The Ghosts Galore lines in the header of a record.

mod deal;

use crate::record::{
    Chance, Header, HeaderLine, HeaderLines, Record, RecordError, Recorded, SetName, Sets, explain,
};
use crate::setup::{FileError, SetUp};
use crate::texts::msg;
use crate::tile_set_file;
use fogbound_game::{Game as _, Refusal};
use fogbound_ghosts_galore::{
    Action, Deal, Game, Options, Order, RULES_VERSION, Rules, SeatBoard, Setup, Sight, TileId,
};
use std::fmt;
use std::sync::Arc;

/// The setup as the header has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GhostsGaloreSetup {
    /// All but the boards.
    pub setup: Setup,
    /// The board of each seat, where chance does not come from a seed (T-1.1).
    pub boards: Option<Vec<BoardName>>,
    /// What the seat knows that reads a game with told tiles (T-2.6).
    pub sight: Option<Sight>,
}

/// A board and its side: `NAME/SIDE`; only `NAME` where players choose the side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardName {
    /// Its name in the set.
    pub name: String,
    /// 0 or 1.
    pub side: Option<u8>,
}

impl BoardName {
    /// Returns the boards of all seats by their names.
    #[must_use]
    pub fn all(rules: &Rules, boards: impl IntoIterator<Item = SeatBoard>) -> Vec<BoardName> {
        let named = |seat: SeatBoard| {
            let board = rules.setup().set.boards.get(usize::from(seat.board));
            BoardName { name: board.map_or_else(String::new, |b| b.name.clone()), side: seat.side }
        };
        boards.into_iter().map(named).collect()
    }

    fn parse(word: &str) -> Option<BoardName> {
        let (name, side) = match word.split_once('/') {
            Some((name, side)) => (name, Some(if side == "0" { 0 } else { 1 })),
            None => (word, None),
        };
        let letter = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        let name = BoardName { name: name.to_owned(), side };
        let fits = (1..=40).contains(&name.name.len()) && name.name.chars().all(letter);
        (fits && name.to_string() == word).then_some(name)
    }

    /// Returns its place in the set.
    fn find(&self, rules: &Rules) -> Option<SeatBoard> {
        let board = rules.setup().set.boards.iter().position(|board| board.name == self.name)?;
        Some(SeatBoard { board: u8::try_from(board).ok()?, side: self.side })
    }
}

impl fmt::Display for BoardName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)?;
        self.side.map_or(Ok(()), |side| write!(f, "/{side}"))
    }
}

impl Record<Game> {
    /// Returns a record of a game with boards and tiles given openly.
    #[must_use]
    pub fn dealt(rules: &Rules, deal: &Deal) -> Record<Game> {
        let mut record = Record::<Game>::new(rules, Chance::Order(deal::words(rules, &deal.cards)));
        record.header.setup.boards = Some(BoardName::all(rules, deal.boards.iter().copied()));
        record
    }

    /// Returns a record of a game with these boards whose tiles are told when they come out.
    #[must_use]
    pub fn told(rules: &Rules, boards: &[SeatBoard]) -> Record<Game> {
        let mut record = Record::<Game>::new(rules, Chance::Told);
        record.header.setup.boards = Some(BoardName::all(rules, boards.iter().copied()));
        record
    }

    /// Boards are given if and only if no seed deals them.
    fn check_boards(&self) -> Result<(), RecordError> {
        let seeded = matches!(self.header.chance, Chance::Seed(_));
        match &self.header.setup.boards {
            Some(_) if seeded => Err(self.error_key("boards", msg!("record-boards-seed"))),
            None if !seeded => Err(self.error_key(
                "boards",
                msg!("record-missing", key = "boards", value = explain("boards")),
            )),
            _ if self.header.setup.sight.is_some() && self.header.chance != Chance::Told => {
                Err(self.error_key("sight", msg!("record-sight-told")))
            }
            _ => Ok(()),
        }
    }
}

impl Recorded for Game {
    const RULES_VERSION: &'static str = RULES_VERSION;
    const KEYS: &'static [&'static str] = &["players", "start", "option", "boards", "sight"];
    const TILE_WORDS: usize = 2;

    type HeaderSetup = GhostsGaloreSetup;

    fn setup_of(rules: &Rules) -> GhostsGaloreSetup {
        GhostsGaloreSetup { setup: rules.setup().clone(), boards: None, sight: None }
    }

    fn sets_of(rules: &Rules) -> Vec<SetName> {
        vec![SetName::from(&*rules.setup().set)]
    }

    fn players_of(setup: &GhostsGaloreSetup) -> usize {
        usize::from(setup.setup.players)
    }

    fn read_setup(lines: &HeaderLines<'_>) -> Result<GhostsGaloreSetup, RecordError> {
        let mut setup = Game::usual(lines.required("players", HeaderLine::number)?);
        setup.start_player = lines.required("start", HeaderLine::number)?;
        lines.options(&Options::VALUES, &mut |id, value| setup.options.set(id, value))?;
        let boards = lines.optional("boards", |line| {
            line.words().into_iter().map(BoardName::parse).collect::<Option<Vec<_>>>()
        })?;
        let sight = lines.optional("sight", |line| {
            let words = line.words();
            let (seat, tiles) = words.split_first()?;
            let number = |word: &&str| word.parse().ok().filter(|it: &u8| it.to_string() == **word);
            let tiles = tiles.iter().map(|tile| number(tile).map(TileId)).collect::<Option<_>>()?;
            Some(Sight { seat: number(seat)?, tiles })
        })?;
        Ok(GhostsGaloreSetup { setup, boards, sight })
    }

    fn write_setup(GhostsGaloreSetup { setup, boards, sight }: &GhostsGaloreSetup) -> Vec<String> {
        let mut lines =
            vec![format!("players {}", setup.players), format!("start {}", setup.start_player)];
        lines.extend(setup.options.list().map(|(id, value)| format!("option {id} {value}")));
        lines.extend(boards.as_ref().map(|boards| {
            let words: Vec<String> = boards.iter().map(ToString::to_string).collect();
            format!("boards {}", words.join(" "))
        }));
        lines.extend(sight.as_ref().map(|Sight { seat, tiles }| {
            let tiles: String = tiles.iter().map(|tile| format!(" {tile}")).collect();
            format!("sight {seat}{tiles}")
        }));
        lines
    }

    fn rules_of(record: &Record<Game>, sets: &Sets) -> Result<Arc<Rules>, RecordError> {
        record.check_boards()?;
        let setup = &record.header.setup.setup;
        let setup = Setup { set: record.set(sets.tracks(), 0)?, ..setup.clone() };
        let rules = setup.validate().map_err(|refusal| {
            let key = match refusal.reason {
                "setup-two-to-five" => "players",
                "setup-start-player" => "start",
                _ => "tiles",
            };
            record.refused_key(key, refusal)
        })?;
        Ok(Arc::new(rules))
    }

    fn order_of(rules: &Rules, header: &Header<GhostsGaloreSetup>) -> Result<Order, Refusal> {
        if let Chance::Seed(seed) = &header.chance {
            return Ok(Order::Seed(seed.clone()));
        }
        let named = header.setup.boards.as_deref().unwrap_or_default();
        let boards: Option<Vec<SeatBoard>> = named.iter().map(|name| name.find(rules)).collect();
        let boards = boards.ok_or(Refusal::new("T-1.1", "setup-deal-boards"))?;
        Ok(match &header.chance {
            Chance::Order(words) => {
                let cards = deal::read(rules, words).ok_or(Refusal::new("X-6", "setup-deal"))?;
                Order::Dealt(Deal { boards, cards })
            }
            Chance::Seed(_) | Chance::Told => {
                Order::Told { boards, sight: header.setup.sight.clone() }
            }
        })
    }

    fn order_lines(words: &[String]) -> Vec<String> {
        deal::lines(words)
    }

    const SECRETS: bool = true;

    fn key_of(refusal: &Refusal) -> Option<&'static str> {
        match refusal.reason {
            "setup-deal-boards" => Some("boards"),
            "setup-sight" => Some("sight"),
            _ => None,
        }
    }

    /// Adds the boards, which are public from the start.
    fn public_setup(setup: &GhostsGaloreSetup, start: &Game) -> GhostsGaloreSetup {
        let boards = BoardName::all(start.rules(), start.boards());
        GhostsGaloreSetup { boards: Some(boards), sight: None, ..setup.clone() }
    }

    /// Adds the hidden tile of the seat, or the two of which it has still to keep one (T-2.6).
    fn seen_setup(public: &GhostsGaloreSetup, game: &Game, seat: u8) -> GhostsGaloreSetup {
        let view = game.view_of(Some(seat));
        let tiles = match (view.hidden(seat), view.offers(seat)) {
            (Some(hidden), _) => vec![hidden],
            (None, Some(offers)) => offers.to_vec(),
            (None, None) => vec![],
        };
        let sight = (!tiles.is_empty()).then_some(Sight { seat, tiles });
        GhostsGaloreSetup { sight, ..public.clone() }
    }

    /// Returns `true` for the choice of the tile to keep, one of two (T-1.3, T-2.6).
    fn is_secret(action: &Action) -> bool {
        matches!(action, Action::Keep(_))
    }
}

impl SetUp for Game {
    type Setup = Setup;

    /// Boards are dealt by chance, too.
    const CAN_BE_TOLD: bool = false;

    fn usual(players: u8) -> Setup {
        Setup::new(Arc::new(fogbound_sets::fogbound_ghosts().clone()), players)
    }

    fn read_file(setup: &mut Setup, _what: &str, name: &str, text: &str) -> Result<(), FileError> {
        setup.set = Arc::new(tile_set_file::tracks(name, text)?);
        Ok(())
    }
}
