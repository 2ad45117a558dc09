//! Draw and place a tile (C-3, G-2.1), and what its mist meets (G-2.2, G-2.3).

use super::{Checked, Play, Position};
use crate::action::Action;
use crate::event::Event;
use crate::state::{NONE, Pending};
use fogbound_game::{Cell, Refusal, Rotation};
use fogbound_landscape::{KindId, Placement};

impl Position<'_> {
    pub(super) fn list_place(self, out: &mut impl FnMut(Action)) {
        let placements = self.state.map.placements(self.catalogue(), KindId(self.state.hand));
        placements.for_each(|placement| out(Action::Place(placement.cell, placement.rotation)));
    }

    pub(super) fn check_place(self, cell: Cell, rotation: Rotation) -> Result<Checked, Refusal> {
        let placement = Placement { cell, rotation };
        self.state.map.check(self.catalogue(), KindId(self.state.hand), placement)?;
        Ok(Checked::Place(placement))
    }
}

impl<E: FnMut(Event)> Play<'_, E> {
    pub fn begin_turn(&mut self) {
        self.state.turn += 1;
        self.state.placed = NONE;
        self.tell(Event::Turn { seat: self.state.seat });
        self.continue_draw();
    }

    /// C-3: draws until a tile fits; C-6: or the game is over.
    pub fn continue_draw(&mut self) {
        while self.state.deck.left() > 0 {
            let Some(tile) = self.state.deck.top() else {
                self.state.pending = Pending::Draw;
                return;
            };
            self.state.deck.draw();
            self.tell(Event::Drawn { tile });
            if self.state.map.fits_somewhere(self.rules.catalogue(), tile) {
                self.state.hand = tile.0;
                self.state.pending = Pending::Place;
                return;
            }
            self.state.deck.set_aside(tile);
            self.tell(Event::SetAside { tile });
        }
        self.end_game();
    }

    pub(super) fn answer_place(&mut self, Placement { cell, rotation }: Placement) {
        let tile = KindId(self.state.hand);
        let laid = self.state.map.lay(self.rules.catalogue(), cell, tile, rotation);
        self.state.fields.lay(&laid);
        self.state.hand = NONE;
        self.state.placed = laid.cell.0;
        self.tell(Event::Placed { cell, tile, rotation });
        if self.rules.parts().mist {
            self.state.due_other = laid.contact.meets_mist();
            self.state.due_own = laid.contact.breaks_mist();
        }
    }
}
