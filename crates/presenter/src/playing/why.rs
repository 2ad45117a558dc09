//! What makes ways to play differ, in words.

use super::advice::decimal;
use crate::presented::Presented;
use fogbound_bots::{Estimate, Unit};
use fogbound_table::texts::{Texts, msg};

/// The most parts that are named on either side.
const NAMED: usize = 2;
/// The least that a part must make, in thousandths of a point of the evaluation, and as a share of all that is clear.
const LEAST: i64 = 300;
const SHARE: i64 = 8;
/// The word for the games that are over by then, after those of the game.
const ENDED: &str = "end";

/// A side that parts can be taken from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Side {
    /// What the way has beside the best one.
    Own,
    /// What the best way has beside it.
    Best,
}

/// Returns in which parts of the evaluation one way is better than another and in which worse, the weightiest first; `None`
/// if chance alone could have made all of it, or if it would not say which of them is better. `parts` are those of a lead
/// ([`Weighed::parts`](fogbound_bots::Weighed)).
pub(super) fn gains<G: Presented>(parts: &[Estimate], side: Side, texts: &Texts) -> Option<String> {
    let sign = if side == Side::Own { 1 } else { -1 };
    let is_clear = |part: &Estimate| part.mean.abs() >= LEAST.max(2 * part.error);
    let words = G::PARTS.iter().copied().chain([ENDED]);
    let clear = words.zip(parts).filter(|(_, part)| is_clear(part));
    let mut clear: Vec<(&str, i64)> = clear.map(|(word, it)| (word, sign * it.mean)).collect();
    let all: i64 = clear.iter().map(|(_, gain)| gain.abs()).sum();
    clear.retain(|(_, gain)| gain.abs() * SHARE >= all);
    clear.sort_by_key(|(_, gain)| -gain.abs());
    let name = |&(part, gain): &(&str, i64)| {
        let part = texts.say(msg!("advice-part", part));
        match G::UNIT {
            // Points of the evaluation are no points of the game.
            Unit::Chance => part,
            Unit::Margin | Unit::Score => {
                texts.say(msg!("advice-sized", part, points = decimal(gain, true, texts)))
            }
        }
    };
    let shown = |is_meant: fn(i64) -> bool| -> Vec<(&str, i64)> {
        clear.iter().filter(|(_, gain)| is_meant(*gain)).take(NAMED).copied().collect()
    };
    let (better, worse) = (shown(i64::is_positive), shown(i64::is_negative));
    // Whoever reads it adds up: it must come to what is better.
    let net: i64 = better.iter().chain(&worse).map(|(_, gain)| gain).sum();
    if net * sign >= 0 {
        return None;
    }
    let named = |parts: &[(&str, i64)]| {
        let names: Vec<String> = parts.iter().map(name).collect();
        (!names.is_empty()).then(|| names.join(", "))
    };
    Some(match (named(&better), named(&worse)) {
        (Some(better), Some(worse)) => texts.say(msg!("advice-gains", better, worse)),
        (Some(better), None) => texts.say(msg!("advice-gains.better", better)),
        (None, worse) => texts.say(msg!("advice-gains.worse", worse = worse.unwrap_or_default())),
    })
}
