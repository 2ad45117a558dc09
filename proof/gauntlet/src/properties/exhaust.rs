//! Every action that could be named.

use super::round::{Round, applied};
use super::{ensure, in_words};
use crate::contest::{Action, Contest, Twin};
use fogbound_game::{Answer as _, Game, Refusal};

/// Plies that twins by look are played on side by side.
const SIDE_BY_SIDE: u32 = 8;
/// Seats that no game has.
const NO_SEATS: [u8; 3] = [6, 7, 255];

impl<C: Contest> Round<'_, C> {
    /// Tries every action there could be for a seat that has to decide, and some for all that have
    /// not; returns the legal ones that are not listed.
    pub fn exhaust(&mut self, seat: u8, legal: &[Action<C>]) -> Result<Vec<Action<C>>, String> {
        let mut listed = legal.to_vec();
        listed.sort_unstable();
        listed.dedup();
        ensure(!listed.is_empty(), || "nothing is legal".to_owned())?;
        ensure(listed.len() == legal.len(), || format!("listed twice: {legal:?}"))?;
        for &action in &listed {
            self.game.check_of(seat, action).map_err(in_words)?;
            applied(&mut self.game.clone(), seat, action)?;
        }
        let twins = self.try_unlisted(seat, &listed)?;
        for &action in &twins {
            self.compare(seat, legal, action)?;
        }
        let deciding = self.game.deciding().seats();
        self.refuse_others((0..self.game.players()).filter(|&other| !deciding.contains(other)))?;
        self.tally.listed += listed.len() as u64;
        Ok(twins)
    }

    /// Tries actions that are not listed; returns those that are legal all the same.
    fn try_unlisted(&mut self, seat: u8, listed: &[Action<C>]) -> Result<Vec<Action<C>>, String> {
        let game = &self.game;
        let mut scratch = game.clone();
        let (mut met, mut refused, mut twins) = (0, 0, Vec::new());
        let mut wrong = None;
        candidates::<C>(game, seat, &mut |action| {
            if listed.binary_search(&action).is_ok() {
                met += 1;
                return;
            }
            match scratch.apply_with(seat, action, &mut |_| {}) {
                Err(refusal) if is_well_formed(&refusal) => refused += 1,
                Err(refusal) => wrong = Some(format!("{action:?} is refused with {refusal:?}")),
                Ok(()) => {
                    twins.push(action);
                    scratch = game.clone();
                }
            }
            let is_twin = twins.last().is_some_and(|&last| last == action);
            if game.check_of(seat, action).is_ok() != is_twin {
                wrong = Some(format!("check and apply disagree about {action:?}"));
            }
        });
        ensure(wrong.is_none(), || wrong.unwrap_or_default())?;
        ensure(met == listed.len(), || format!("{met} of {} listed were tried", listed.len()))?;
        let unchanged = self.compare_for_all(&scratch, game);
        unchanged.map_err(|change| format!("a refused action has changed something: {change}"))?;
        self.tally.refused += refused;
        Ok(twins)
    }

    /// Seats that are not asked may do nothing, and neither may those that are not there.
    pub fn refuse_others(&mut self, seats: impl Iterator<Item = u8>) -> Result<(), String> {
        let mut scratch = self.game.clone();
        let (mut tried, mut wrong) = (0, None);
        for seat in seats.chain(NO_SEATS) {
            let legal = self.game.legal_of(seat);
            ensure(legal.is_empty(), || format!("seat {seat} is not asked, but: {legal:?}"))?;
            candidates::<C>(&self.game, seat, &mut |action| {
                tried += 1;
                let checked = self.game.check_of(seat, action);
                match scratch.apply_with(seat, action, &mut |_| {}) {
                    Err(refusal) if is_well_formed(&refusal) && checked == Err(refusal) => {}
                    other => wrong = Some(format!("{action:?} of seat {seat}: {other:?}")),
                }
            });
        }
        ensure(wrong.is_none(), || wrong.unwrap_or_default())?;
        let unchanged = self.compare_for_all(&scratch, &self.game);
        unchanged.map_err(|change| format!("a refused action has changed something: {change}"))?;
        self.tally.not_asked += tried;
        Ok(())
    }

    /// A legal action that is not listed must come to the same as a listed one.
    fn compare(&mut self, seat: u8, legal: &[Action<C>], action: Action<C>) -> Result<(), String> {
        self.tally.twins.extend(C::ask(&self.game));
        let twin = C::twin(&self.game, seat, legal, action);
        let twin = twin.filter(|(listed, _)| legal.contains(listed));
        let (listed, twin) = twin.ok_or_else(|| format!("{action:?} is legal but not listed"))?;
        let (mut one, mut other) = (self.game.clone(), self.game.clone());
        let told = applied(&mut one, seat, listed)?;
        let other_told = applied(&mut other, seat, action)?;
        match twin {
            Twin::Name => {
                self.tally.names += 1;
                ensure(told == other_told && one.hash() == other.hash(), || {
                    format!("{action:?} is not the same as {listed:?}")
                })
            }
            Twin::Look => {
                self.tally.looks += 1;
                self.play_side_by_side(one, other)
                    .map_err(|message| format!("{action:?} against {listed:?}: {message}"))
            }
        }
    }

    /// the same questions with the same answers follow.
    fn play_side_by_side(&mut self, mut one: C::Game, mut other: C::Game) -> Result<(), String> {
        for _ in 0..SIDE_BY_SIDE {
            ensure(C::ask(&one) == C::ask(&other) && one.deciding() == other.deciding(), || {
                "another question".to_owned()
            })?;
            ensure(C::same_scores(&one, &other), || "scores differ".to_owned())?;
            let Some(seat) = self.pick_seat(one.deciding()) else { break };
            let mut legal = [one.legal_of(seat), other.legal_of(seat)];
            legal.iter_mut().for_each(|list| list.sort_unstable());
            let [legal, theirs] = legal;
            ensure(legal == theirs, || format!("legal is {legal:?} and {theirs:?}"))?;
            let choice = legal[self.rng.below(legal.len() as u32) as usize];
            applied(&mut one, seat, choice)?;
            applied(&mut other, seat, choice)?;
        }
        Ok(())
    }
}

/// Emits every answer to every question. On a board of cells, where these are many, a seat that is not asked
/// tries only what another may do.
fn candidates<C: Contest>(game: &C::Game, seat: u8, out: &mut dyn FnMut(Action<C>)) {
    let cells = C::cells(game);
    if cells.is_empty() || seat == game.mover() {
        Action::<C>::every(&cells, out);
    } else {
        game.legal().into_iter().for_each(out);
    }
}

/// A refusal names a rule, like `M-6.2`, and a reason, like `no-such-thing`.
fn is_well_formed(refusal: &Refusal) -> bool {
    let rule = refusal.rule.as_str().as_bytes();
    let named = matches!(rule, [b'A'..=b'Z', b'-', b'0'..=b'9', ..]);
    named && refusal.reason.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-')
}
