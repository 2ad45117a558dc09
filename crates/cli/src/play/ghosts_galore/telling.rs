//! What is told of the events of a game.

use super::GhostsGalore;
use fogbound_ghosts_galore::{Event, TileId};

impl GhostsGalore {
    /// Tells what came of the answer of a seat. Where the screen is shared, secrets go first.
    pub(super) fn told_after(&mut self, seat: Option<u8>, from: usize) {
        self.wanted = false;
        self.hide();
        if self.desk.session.events().count() == from && self.asked().is_some() {
            let player = seat.map_or(String::new(), |seat| self.desk.name(seat).to_owned());
            let args = [("player", player.into())];
            self.desk.screen.say(&self.desk.texts.get("train-chosen", &args));
        }
        self.tell(from, seat);
    }

    /// Tells the events from this one on, without what `own` has just done and what the next question
    /// shows anyway.
    pub(super) fn tell(&self, from: usize, own: Option<u8>) {
        let asked = self.asked();
        let mut rest: Option<(u8, Vec<TileId>)> = None;
        for event in self.desk.session.events().skip(from) {
            if let Event::Revealed { seat, tile, rest: true } = *event {
                rest.get_or_insert((seat, vec![])).1.push(tile);
                continue;
            }
            self.tell_rest(rest.take());
            let known = match *event {
                Event::Forced { .. } | Event::Lamp { .. } | Event::Scored { .. } => true,
                Event::Left { seat, .. } | Event::Claimed { seat, .. } => own == Some(seat),
                Event::Revealed { seat, tile, .. } => {
                    asked == Some(seat) && self.desk.game().just_revealed() == Some(tile)
                }
                _ => false,
            };
            let screen = &self.desk.screen;
            match event {
                Event::StackBegun { .. } => {
                    screen.raw("");
                    screen.heading(&self.desk.sentence(event));
                }
                _ if known => {}
                _ => screen.say(&format!("   {}", self.desk.sentence(event))),
            }
        }
        // To whom the rest lies open, the question shows it.
        self.tell_rest(rest.filter(|&(seat, _)| asked != Some(seat)));
    }

    fn tell_rest(&self, rest: Option<(u8, Vec<TileId>)>) {
        let Some((seat, tiles)) = rest else { return };
        let texts = &self.desk.texts;
        let catalogue = self.desk.session.rules().catalogue();
        let names: Vec<String> =
            tiles.iter().map(|&tile| texts.ghosts_tile_name(catalogue, tile)).collect();
        let args = [
            ("player", self.desk.name(seat).to_owned().into()),
            ("tiles", names.join(", ").into()),
        ];
        self.desk.screen.say(&format!("   {}", texts.get("train-rest", &args)));
    }
}
