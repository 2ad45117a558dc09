//! The tiles left to draw, and the exact chance that one fills a gap.

use super::Landscape;
use crate::model::{Counted, Glyph, Left, Odds};
use fogbound_game::{Cell, Rotation};
use fogbound_landscape::{KindId, Placement};
use fogbound_table::texts::{Texts, msg};

/// Largest denominator of a fraction that is shown as such.
const READABLE: u128 = 9_999;

/// A chance as a fraction in lowest terms. If it fails in less than one case of a million, it may be a little
/// too small.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chance {
    /// Cases in which it happens.
    pub of: u128,
    /// All cases.
    pub all: u128,
}

impl Chance {
    /// Returns the chance that of `all` tiles, `fitting` of which fit, at least one that fits is among
    /// `drawn` of them. `None` if more would have to be drawn or fit than there are.
    ///
    /// Hidden places of tiles do not differ for a player who sees none of them. So it does not matter whether
    /// the places asked about are the top of a pile or all of several.
    #[must_use]
    pub fn of_one(all: u8, fitting: u8, drawn: u8) -> Option<Chance> {
        if fitting > all || drawn > all {
            return None;
        }
        // None of those drawn fits: C(all - fitting, drawn) in C(all, drawn), which is the same with
        // `fitting` and `drawn` exchanged.
        let (fewer, more) = (fitting.min(drawn), fitting.max(drawn));
        let (mut miss, mut cases) = (1u128, 1u128);
        for step in 0..fewer {
            let top = u128::from(all.saturating_sub(more).saturating_sub(step));
            let bottom = u128::from(all - step);
            let common = divisor(top, bottom);
            (miss, cases) = product((miss, cases), (top / common, bottom / common))?;
            // Further factors would only make it more certain.
            if miss.saturating_mul(1_000_000) < cases {
                break;
            }
        }
        Some(Chance { of: cases - miss, all: cases })
    }

    /// Returns tenths of a percent, rounded half up; never 0 for a possible event and never 1000 for one that
    /// can fail.
    #[must_use]
    pub fn permille(self) -> u16 {
        let scaled = self.of.saturating_mul(2000) / self.all.max(1);
        let rounded = u16::try_from(scaled.div_ceil(2)).unwrap_or(1000);
        let (least, most) = (u16::from(self.of > 0), 1000 - u16::from(self.of < self.all));
        rounded.clamp(least, most)
    }

    /// Returns whole percents, tenths, and the fraction if it can be read.
    fn parts(self) -> (u16, u16, String) {
        let permille = self.permille();
        let fraction = match (self.of, self.all) {
            (of, all) if of > 0 && of < all && all <= READABLE => format!("{of}/{all}"),
            _ => "none".to_owned(),
        };
        (permille / 10, permille % 10, fraction)
    }
}

/// Returns the product of two fractions in lowest terms.
fn product(a: (u128, u128), b: (u128, u128)) -> Option<(u128, u128)> {
    let (one, other) = (divisor(a.0, b.1), divisor(b.0, a.1));
    let top = (a.0 / one).checked_mul(b.0 / other)?;
    Some((top, (a.1 / other).checked_mul(b.1 / one)?))
}

/// Returns the greatest common divisor; of 0 and a number that number.
fn divisor(a: u128, b: u128) -> u128 {
    if b == 0 { a.max(1) } else { divisor(b, a % b) }
}

/// Returns the kinds that nobody has seen.
pub(crate) fn left<G: Landscape>(game: &G, texts: &Texts) -> Left {
    let unseen: Vec<(KindId, u8)> = game.unseen().collect();
    let all = total(&unseen);
    Left {
        text: texts.say(msg!(
            "web-left",
            n = all,
            down = game.face_down(),
            piles = game.pile_sizes().iter().map(|&pile| u16::from(pile)).sum::<u16>()
        )),
        kinds: listed(game, &unseen, texts),
    }
}

/// Returns the chance that an empty cell beside a tile is filled.
pub(crate) fn odds<G: Landscape>(game: &G, cell: Cell, texts: &Texts) -> Option<Odds> {
    let is_beside = game.laid().rim().any(|empty| empty == cell);
    if !is_beside {
        return None;
    }
    let (unseen, piles) = (game.unseen().collect::<Vec<_>>(), game.pile_sizes());
    let all = u8::try_from(total(&unseen)).ok()?;
    let fitting: Vec<(KindId, u8)> =
        unseen.into_iter().filter(|&(kind, _)| fits(game, kind, cell)).collect();
    let fit = u8::try_from(total(&fitting)).ok()?;
    let mut lines = Vec::new();
    if game.in_hand().is_some_and(|kind| fits(game, kind, cell)) {
        lines.push(texts.say(msg!("web-odds-hand")));
    }
    let drawn: u16 = piles.iter().map(|&pile| u16::from(pile)).sum();
    let drawn = u8::try_from(drawn).ok()?.min(all);
    lines.push(texts.say(msg!("web-odds-fit", x = texts.column(cell), y = cell.y, fit, all)));
    if fit > 0 && drawn > 0 {
        let chance = |n: u8| Chance::of_one(all, fit, n).map(Chance::parts);
        lines.extend(chance(1).map(|(whole, tenth, fraction)| {
            texts.say(msg!("web-odds-next", whole, tenth, fraction))
        }));
        let active = piles.first().copied().unwrap_or(0).min(drawn);
        if piles.len() > 1 && active > 1 {
            lines.extend(chance(active).map(|(whole, tenth, fraction)| {
                texts.say(msg!("web-odds-pile", n = active, whole, tenth, fraction))
            }));
        }
        if drawn > 1 {
            lines.extend(chance(drawn).map(|(whole, tenth, fraction)| {
                texts.say(msg!("web-odds-all", n = drawn, whole, tenth, fraction))
            }));
        }
    }
    if fit == 0 {
        lines.push(texts.say(msg!("web-odds-dead")));
    }
    Some(Odds { cell, text: lines.join(" "), kinds: listed(game, &fitting, texts) })
}

fn fits<G: Landscape>(game: &G, kind: KindId, cell: Cell) -> bool {
    let at = |rotation| Placement { cell, rotation };
    let check = |rotation| game.laid().check(game.catalogue(), kind, at(rotation)).is_ok();
    Rotation::ALL.into_iter().any(check)
}

fn total(kinds: &[(KindId, u8)]) -> u16 {
    kinds.iter().map(|&(_, n)| u16::from(n)).sum()
}

/// Lists tiles by kind.
fn listed<G: Landscape>(game: &G, kinds: &[(KindId, u8)], texts: &Texts) -> Vec<Counted> {
    let line = |&(kind, n): &(KindId, u8)| {
        let (glyph, name) = in_box(game, kind, texts);
        Counted { glyph, name, n: n.into() }
    };
    kinds.iter().map(line).collect()
}

/// Returns a tile upright, with its name.
pub(crate) fn in_box<G: Landscape>(game: &G, kind: KindId, texts: &Texts) -> (Glyph, String) {
    let name = texts.tile(&game.catalogue().kind(kind).name);
    (Glyph::Tile(game.face(kind, Rotation::NONE)), name)
}

#[cfg(test)]
mod tests;
