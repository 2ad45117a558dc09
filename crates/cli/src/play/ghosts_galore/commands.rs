//! The words that only Ghosts Galore has.

use super::GhostsGalore;
use crate::play::desk::Desk;
use crate::play::table::{Next, Table as _};
use fogbound_ghosts_galore::{Action, TileId};
use fogbound_table::aid::Help;

/// Places that `best` lists.
const BEST: usize = 6;

impl GhostsGalore {
    pub(super) fn own_word(&mut self, word: &str, rest: &str) -> Option<miette::Result<Next>> {
        let seat = self.seat();
        match word {
            "r" | "turn" => return Some(self.turn_tile()),
            "b" | "board" => self.again(seat),
            "size" => {
                self.desk.screen.size = self.desk.screen.size.other();
                self.again(seat);
            }
            "boards" => self.boards(),
            "s" | "sheet" => match self.seat_of(rest, seat) {
                Some(seat) if self.desk.allows(Help::Score) => self.sheet(seat),
                Some(_) => {}
                None => self.desk.say("train-no-seat"),
            },
            "t" | "tiles" if self.desk.allows(Help::Odds) => self.tiles(seat),
            "t" | "tiles" => {}
            "best" => self.best(seat),
            "hidden" => return Some(self.hidden()),
            // Advice comes from what the seat knows: it may show which tile is hidden.
            "h" | "hint" | "h!" | "hint!"
                if self.desk.gives(Help::Hint) && !self.sees(seat) && !self.desk.is_open(seat) =>
            {
                self.desk.say("train-hint-secret");
            }
            _ => return None,
        }
        Some(Ok(Next::Wait))
    }

    fn again(&self, seat: u8) {
        self.surroundings(seat);
        self.list(seat);
    }

    /// The seat that is named by its number or by what it is called; none named is the asked one.
    fn seat_of(&self, text: &str, asked: u8) -> Option<u8> {
        let players = self.desk.session.rules().players();
        let named = |seat: &u8| self.desk.name(*seat).eq_ignore_ascii_case(text);
        match text.parse() {
            _ if text.is_empty() => Some(asked),
            Ok(seat) => Some(seat).filter(|&seat| seat < players),
            Err(_) => (0..players).find(named),
        }
    }

    /// The best places for the tile in hand.
    fn best(&self, seat: u8) {
        if !self.desk.allows(Help::Hint) {
            return;
        }
        let Desk { screen, texts, .. } = &self.desk;
        let Some(tile) = self.in_hand(seat) else { return self.desk.say("no-tile-in-hand") };
        let game = self.desk.game();
        let now = game.sheets()[usize::from(seat)].total();
        let mut places: Vec<_> = game
            .legal(seat)
            .into_iter()
            .filter_map(|action| match action {
                Action::Place(space, turns) => {
                    game.sheet_with(seat, space, tile, turns).map(|sheet| (space, turns, sheet))
                }
                _ => None,
            })
            .collect();
        places.sort_by_key(|(_, _, sheet)| (-sheet.total(), sheet.dead_ends));
        for (space, turns, sheet) in places.into_iter().take(BEST) {
            let args = [
                ("space", space.into()),
                ("turns", turns.quarters().into()),
                ("gain", format!("{:+}", sheet.total() - now).into()),
                ("sum", texts.ghosts_total(&sheet).into()),
            ];
            screen.say(&texts.get("train-best", &args));
        }
        let hidden = self.view(seat).gain(seat, tile).and_then(|gain| gain.with_hidden);
        if let Some(best) = hidden {
            let args = [
                ("space", best.space.into()),
                ("turns", best.rotation.quarters().into()),
                ("gain", format!("{:+}", best.gain).into()),
            ];
            screen.say(&texts.get("train-best-hidden", &args));
        }
    }

    /// The hidden tile of the asked seat; where several people share the screen, to them alone.
    fn hidden(&mut self) -> miette::Result<Next> {
        let seat = self.seat();
        if !self.sees(seat) {
            self.wanted = true;
            return Ok(Next::Ask);
        }
        self.show_hidden(seat);
        Ok(Next::Wait)
    }

    pub(super) fn show_hidden(&self, seat: u8) {
        let view = self.view(seat);
        let tiles: Vec<TileId> = match view.hidden(seat) {
            Some(tile) => vec![tile],
            None => view.offers(seat).into_iter().flatten().collect(),
        };
        if tiles.is_empty() {
            self.desk.say("train-hidden-none");
        }
        for tile in tiles {
            self.desk.screen.raw("");
            self.desk.say("train-hidden");
            let card = self.card(&view, seat, tile, None);
            card.iter().for_each(|line| self.desk.screen.raw(line));
        }
    }
}
