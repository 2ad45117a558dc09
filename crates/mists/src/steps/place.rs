//! 1a Place the tile (M-3).
//!
//! The drawn tile must share an edge with a face-up tile and agree with every face-up neighbour.
//! A tile that fits nowhere is shown and set aside, and the next one is drawn; when the active pile
//! runs out on the way, the team has lost.

use super::{Checked, Flow, Play, Position};
use crate::action::Action;
use crate::event::Event;
use crate::state::{NONE, Pending};
use fogbound_game::{Cell, Refusal, Rotation, RuleId};
use fogbound_landscape::{KindId, Placement};
use fogbound_tilesets::Building;

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
    pub(super) fn continue_place(&mut self) -> Flow {
        if self.state.placed != NONE {
            return Flow::Done;
        }
        if !self.state.asked {
            self.state.asked = true;
            self.state.turn += 1;
            self.tell(Event::Turn { seat: self.state.seat });
        }
        while self.state.active_pile() > 0 {
            let Some(tile) = self.state.deck.top() else { return Flow::Ask(Pending::Draw) };
            if self.draw(tile) {
                return Flow::Ask(Pending::Place);
            }
        }
        // M-12.3: during M-3.5 the loss is immediate.
        self.lose(RuleId("M-12.3"));
        Flow::Over
    }

    /// M-3.1: takes the next tile in hand; M-3.5: or sets it aside. Returns which.
    fn draw(&mut self, tile: KindId) -> bool {
        self.state.deck.draw();
        self.take_from_pile();
        self.tell(Event::Drawn { tile });
        let fits = self.state.map.fits_somewhere(self.rules.catalogue(), tile);
        if fits {
            self.state.hand = tile.0;
        } else {
            self.state.deck.set_aside(tile);
            self.tell(Event::SetAside { tile });
        }
        fits
    }

    /// Counts one tile out of the active pile.
    pub(super) fn take_from_pile(&mut self) {
        self.state.piles[usize::from(self.state.pile)] -= 1;
    }

    pub(super) fn answer_place(&mut self, Placement { cell, rotation }: Placement) {
        let tile = KindId(self.state.hand);
        let laid = self.state.map.lay(self.rules.catalogue(), cell, tile, rotation);
        self.state.hand = NONE;
        self.state.placed = laid.cell.0;
        self.state.met_mist = laid.contact.meets_mist();
        if self.rules.catalogue().kind(tile).building == Some(Building::Cemetery) {
            self.state.open_cemeteries.insert(laid.cell);
        }
        self.tell(Event::Placed { cell, tile, rotation });
    }
}
