//! The visible facts of a position, by viewer.

use super::ensure;
use super::round::{Round, applied};
use crate::contest::{Chance, Contest};
use fogbound_game::Game;
use fogbound_table::trace::position;

impl<C: Contest> Round<'_, C> {
    /// Checks the position as it lies.
    pub fn look(&mut self) -> Result<(), String> {
        C::audit(&self.game)?;
        let shown = !self.is_time() || position(&self.game) == position(&*self.game.view());
        ensure(shown, || "the public position holds what is hidden".to_owned())?;
        let mut again = Vec::new();
        for viewer in C::viewers(&self.game) {
            let view = self.game.view_of(viewer);
            let dealt = view.deal(&mut self.rng);
            self.tally.views += 1;
            let copy = self.game.clone();
            for (other, what) in [(&copy, "copy"), (&*view, "view"), (&dealt, "deal")] {
                self.compare_seen(viewer, other).map_err(|m| format!("the {what} {m}"))?;
            }
            again.push(dealt);
        }
        if C::ask(&self.game).is_some() && self.rng.below(48) == 0 {
            let at = self.rng.below(again.len() as u32) as usize;
            let dealt = again.swap_remove(at);
            self.play_on(dealt).map_err(|message| format!("dealt again: {message}"))?;
        }
        Ok(())
    }

    /// Checks that another game looks to a viewer like this one does.
    fn compare_seen(&self, viewer: Option<u8>, other: &C::Game) -> Result<(), String> {
        let (seen, theirs) = (self.game.view_of(viewer), other.view_of(viewer));
        ensure(*seen == *theirs, || format!("shows {viewer:?}: {theirs:?}\ninstead of {seen:?}"))?;
        let hash = self.game.hash();
        ensure(other.hash() == hash && theirs.hash() == hash, || {
            format!("has another hash for {viewer:?}")
        })?;
        let legal = |game: &C::Game| viewer.map(|seat| game.legal_of(seat));
        ensure(legal(other) == legal(&self.game) && legal(&seen) == legal(&self.game), || {
            format!("lets {viewer:?} do {:?}", legal(other))
        })
    }

    /// Checks that two games are the same for everybody.
    pub fn compare_for_all(&self, one: &C::Game, other: &C::Game) -> Result<(), String> {
        for viewer in C::viewers(one) {
            let (seen, theirs) = (one.view_of(viewer), other.view_of(viewer));
            ensure(*seen == *theirs, || format!("another position for {viewer:?}"))?;
        }
        let same = one == other
            && one.hash() == other.hash()
            && (0..one.players()).all(|seat| one.legal_of(seat) == other.legal_of(seat));
        ensure(same, || "another position".to_owned())
    }

    /// Plays a game that was dealt again to its end.
    fn play_on(&mut self, mut game: C::Game) -> Result<(), String> {
        while C::ask(&game).is_some() {
            let seat = self.pick_seat(game.deciding()).ok_or("nobody has to decide")?;
            let legal = game.legal_of(seat);
            let choice = C::choose(&game, seat, &legal, self.style, &mut self.rng);
            let before = game.clone();
            let events = applied(&mut game, seat, choice)?;
            C::check_step(&before, &events, &game)?;
        }
        C::audit(&game)?;
        self.tally.dealt += 1;
        // The result must be an order of the tiles in play: nothing missing, nothing twice.
        self.begin(&Chance::Order(&game))?;
        ensure(game.full_hash().is_some(), || "something was not dealt".to_owned())
    }
}
