//! The consequences of an answer.

use super::board::to_place;
use super::question::gain;
use super::scene::track_tile;
use super::{cell, paths, sheet, tone};
use crate::model::{Foresight, Glyph, Told};
use crate::presented::Words;
use fogbound_game::Rotation;
use fogbound_ghosts_galore::{Action, BoardReport, Game, TileId};
use fogbound_table::texts::{msg, number, signed};

/// Returns the consequences of an answer, as far as its seat can know them.
pub(super) fn foresight(game: &Game, seat: u8, action: Action, words: Words<'_>) -> Foresight {
    match action {
        Action::Place(space, rotation) => match to_place(game, seat) {
            Some(tile) => placed(game, seat, (space, tile, rotation), words),
            None => Foresight::default(),
        },
        Action::Claim(tile) | Action::Keep(tile) => wished(game, seat, action, tile, words),
        Action::Reveal | Action::Leave | Action::Side(_) => {
            Foresight { lines: vec![follows(action, words)], ..Foresight::default() }
        }
    }
}

/// Returns the consequence that an answer has in any case.
fn follows(action: Action, words: Words<'_>) -> Told {
    let (message, rule) = match action {
        Action::Side(_) => (msg!("web-train-foresee-side"), "T-1.1"),
        Action::Keep(_) => (msg!("web-train-foresee-keep"), "T-1.3"),
        Action::Claim(_) | Action::Place(..) => (msg!("web-train-foresee-claim"), "T-2.1"),
        Action::Reveal => (msg!("web-train-foresee-reveal"), "T-2.1"),
        Action::Leave => (msg!("web-train-foresee-leave"), "T-2.1"),
    };
    Told::new(words.texts.say(message), rule)
}

/// Returns the foresight of a tile that would be claimed or kept: its best placement.
fn wished(game: &Game, seat: u8, action: Action, tile: TileId, words: Words<'_>) -> Foresight {
    let best = game.gain(seat, tile).map(|gain| gain.alone);
    let gains = gain(game, seat, tile, words).into_iter();
    let mut lines: Vec<Told> = gains
        .map(|text| {
            let told = Told::new(text, "T-4.15").toned(tone(best.map_or(0, |best| best.gain)));
            told.at(best.iter().map(|best| cell(best.space))).into_line()
        })
        .collect();
    lines.push(follows(action, words));
    let Some(best) = best else { return Foresight { lines, ..Foresight::default() } };
    let report = sheet::report_with(game, seat, best.space, tile, best.rotation);
    shown(game, (best.space, tile, best.rotation), &report, lines)
}

/// A tile where it would lie.
type Lying = (u8, TileId, Rotation);

fn placed(game: &Game, seat: u8, lying: Lying, words: Words<'_>) -> Foresight {
    let (space, tile, rotation) = lying;
    if !game.grid(seat).is_empty(space) {
        return Foresight::default();
    }
    let before = sheet::report(game, seat);
    let after = sheet::report_with(game, seat, space, tile, rotation);
    let mut lines = vec![total(&before, &after, words)];
    lines.extend(changes(&before, &after, words));
    let through = after.paths.iter().filter(|path| paths::runs_over(path, space));
    let then = game.grid(seat).with(space, tile, rotation);
    lines.extend(through.map(|path| paths::path_told(game, &then, path, words)));
    lines.extend(dead_ends(&before, &after, words));
    shown(game, lying, &after, lines)
}

fn total(before: &BoardReport, after: &BoardReport, words: Words<'_>) -> Told {
    let [before, after] = [before, after].map(|report| report.sheet.total());
    let text = words.texts.say(msg!(
        "web-train-foresee-total",
        gain = signed(after - before),
        before = number(before),
        after = number(after)
    ));
    Told::new(text, "T-4.15").toned(tone(after - before))
}

/// Returns each category that changes, with its arithmetic.
fn changes(before: &BoardReport, after: &BoardReport, words: Words<'_>) -> Vec<Told> {
    let told = sheet::changes(before, after).into_iter().map(|(of, change)| {
        let text = words.texts.say(msg!(
            "web-train-foresee-category",
            category = words.texts.ghosts_category(of),
            gain = signed(change),
            before = number(before.sheet[of]),
            after = number(after.sheet[of]),
            how = words.texts.ghosts_arithmetic(of, after)
        ));
        Told::new(text, of.rule()).toned(tone(change))
    });
    told.collect()
}

fn dead_ends(before: &BoardReport, after: &BoardReport, words: Words<'_>) -> Option<Told> {
    let [before, after] = [before, after].map(|report| i16::from(report.sheet.dead_ends));
    (before != after).then(|| {
        let text = words.texts.say(msg!("web-train-foresee-dead-ends", before, after));
        Told::new(text, "T-3.2").toned(tone(before - after))
    })
}

/// Returns these lines with the tile where it would lie, and the light on the paths through it.
fn shown(game: &Game, lying: Lying, after: &BoardReport, lines: Vec<Told>) -> Foresight {
    let (space, tile, rotation) = lying;
    let through = after.paths.iter().filter(|path| paths::runs_over(path, space));
    Foresight {
        lines,
        tile: Some((cell(space), Glyph::Track(track_tile(game, tile, rotation)))),
        lit: through.flat_map(|path| path.sections.iter().copied()).collect(),
        ..Foresight::default()
    }
}
