//! Advice as numbers: how the answers of a seat compare, and what the game will come to.
//!
//! [`counsel`] thinks where it keeps nobody waiting, and needs only the record. What it finds can be written down as a
//! text, and [`Presenter::advice`](crate::Presenter::advice) puts it into words. A hint is its first answer, so a hint
//! and a list of the best answers cannot contradict each other.

mod review;
mod written;

pub use review::{Judged, Review, Stop, review};

use crate::lesson::Script;
use crate::open::resume;
use crate::presented::Presented;
use fogbound_bots::{Estimate, OUTLOOK, Outlook, Weighed, outlook};
use fogbound_table::games::AnyRecord;
use fogbound_table::record::{Record, Sets};
use fogbound_table::session::{Draft, Session};
use fogbound_table::with_record;

/// How much is thought before advice is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Care {
    /// The answers are compared: enough for a hint.
    Quick,
    /// Games are played to their end, too: what an answer is worth is known.
    Thorough,
}

/// Advice to a seat, as numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counsel {
    /// What the game will come to after the best way; `None` if nobody has asked, or where nothing is forecast.
    pub outlook: Option<Outlook>,
    /// Ways to play the rest of the turn, as records write them, the best first; never none.
    pub ways: Vec<Weighed<String>>,
}

impl Counsel {
    /// Returns the next answer of the best way.
    #[must_use]
    pub fn hint(&self) -> Option<&str> {
        self.ways.first()?.actions.first().map(String::as_str)
    }

    /// Returns the counsel to say this and nothing else.
    fn only(action: impl ToString) -> Counsel {
        let actions = vec![action.to_string()];
        Counsel {
            outlook: None,
            ways: vec![Weighed {
                actions,
                lead: Estimate::default(),
                soon: None,
                parts: Vec::new(),
            }],
        }
    }
}

/// Returns advice to a seat that has come so far with its draft, by what the seat sees. `None` when it has nothing to
/// decide, or the record cannot be read.
#[must_use]
pub fn counsel(record: &str, seat: u8, draft: &str, care: Care) -> Option<Counsel> {
    fn advise<G: Presented>(
        record: Record<G>,
        seat: u8,
        draft: &str,
        care: Care,
    ) -> Option<Counsel> {
        let script = Script::of(&record);
        let session = resume(record, &Sets::shipped()).ok()?;
        let draft = session.restore(draft).or_else(|_| session.draft(seat)).ok()?;
        counsel_on(&session, script.as_ref(), &draft, care)
    }
    with_record!(AnyRecord::parse("", record).ok()?, record => advise(record, seat, draft, care))
}

/// Returns advice to the seat of a draft; `None` when it has nothing more to decide.
pub(crate) fn counsel_on<G: Presented>(
    session: &Session<G>,
    script: Option<&Script<G>>,
    draft: &Draft<G>,
    care: Care,
) -> Option<Counsel> {
    let (seat, legal) = (draft.seat(), draft.legal());
    let scripted = script.and_then(|script| script.answer(session.replay(), draft.game(), seat));
    if let Some(action) = scripted.filter(|action| legal.contains(action)) {
        return Some(Counsel::only(action));
    }
    if legal.is_empty() {
        return None;
    }
    let view = draft.game().view_of(Some(seat));
    let ways = match planned(session, draft).filter(|next| legal.contains(next)) {
        Some(next) => preferring(G::weigh(&view, seat, &legal, Some(next)), next),
        None => G::weigh(&view, seat, &legal, None),
    };
    let best = ways.first().filter(|_| care == Care::Thorough);
    let outlook = best.and_then(|best| outlook(&view, seat, &best.actions, OUTLOOK));
    Some(Counsel { outlook, ways: essential(ways) })
}

/// Returns the next answer of the turn that was advised when the turn began, if the seat has kept to it so far.
fn planned<G: Presented>(session: &Session<G>, draft: &Draft<G>) -> Option<G::Action> {
    let (replay, seat) = (session.replay(), draft.seat());
    let is_of_turn = |ply: usize| {
        let before = replay.at(ply).filter(|before| !before.revealed_since(session.game()));
        replay.taken()[ply].seat == seat && before.is_some()
    };
    let plies = replay.taken().len();
    let start = (0..plies).rev().take_while(|&ply| is_of_turn(ply)).last().unwrap_or(plies);
    let taken = replay.taken()[start..].iter().map(|taken| taken.action);
    let done: Vec<G::Action> = taken.chain(draft.actions()).collect();
    if done.is_empty() {
        return None;
    }
    let view = replay.at(start)?.view_of(Some(seat));
    let legal = view.legal_of(seat);
    let ways = if legal.is_empty() { Vec::new() } else { G::weigh(&view, seat, &legal, None) };
    ways.first()?.actions.strip_prefix(&done[..])?.first().copied()
}

/// Puts the best way that begins with an answer first: who has followed advice is not told otherwise in the middle of
/// a turn.
fn preferring<A: PartialEq>(mut ways: Vec<Weighed<A>>, next: A) -> Vec<Weighed<A>> {
    let Some(at) = ways.iter().position(|way| way.actions.first() == Some(&next)) else {
        return ways;
    };
    let mut preferred = ways.remove(at);
    let (lead, parts) = (preferred.lead.mean, std::mem::take(&mut preferred.parts));
    ways.insert(0, preferred);
    for way in &mut ways {
        way.lead.mean = (way.lead.mean - lead).min(0);
        for (part, preferred) in way.parts.iter_mut().zip(&parts) {
            part.mean -= preferred.mean;
        }
    }
    ways
}

/// Returns the ways that were compared, and of those that begin with another answer the best each.
fn essential<A: Copy + PartialEq + ToString>(ways: Vec<Weighed<A>>) -> Vec<Weighed<String>> {
    let mut begun: Vec<A> = Vec::new();
    let mut kept = Vec::new();
    for Weighed { actions, lead, soon, parts } in ways {
        let Some(&first) = actions.first() else { continue };
        let is_new = !begun.contains(&first);
        if is_new {
            begun.push(first);
        }
        if is_new || lead.trials > 0 {
            let actions = actions.iter().map(ToString::to_string).collect();
            kept.push(Weighed { actions, lead, soon, parts });
        }
    }
    kept
}
