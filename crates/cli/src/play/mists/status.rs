//! The state of the game in a few lines: track, piles, pace, ghosts, meeples.

use crate::board::letter;
use crate::play::Screen;
use fogbound_game::Colour;
use fogbound_mists::{Game, Hound, HoundPlace};
use fogbound_presenter::mists::{Pace, pace};
use fogbound_table::texts::Texts;

/// The lines, none longer than the screen is wide.
pub fn lines(game: &Game, names: &[String], texts: &Texts, screen: &Screen) -> Vec<String> {
    let mut lines: Vec<String> =
        game.rules().scoring().iter().map(|&colour| track(game, colour, texts, screen)).collect();
    lines.push(piles(game, texts));
    lines.push(ghosts(game, texts));
    lines.push(meeples(game, names, texts, screen));
    lines.extend(hounds(game, texts));
    lines
}

/// One scoring meeple on its way to the goal; `♦` marks the hounds' spaces.
fn track(game: &Game, colour: Colour, texts: &Texts, screen: &Screen) -> String {
    let level = game.rules().level();
    let points = game.points(colour);
    let wide = level.goal.to_string().len();
    let args = [("points", format!("{points:>wide$}").into()), ("goal", level.goal.into())];
    let label = texts.get("status-points", &args);
    let wide = screen.columns.saturating_sub(label.chars().count() + 6).min(50);
    let place = |space: u16| usize::from(space.min(level.goal)) * wide / usize::from(level.goal);
    let spaces: Vec<usize> = level.milestones.iter().map(|&space| place(space)).collect();
    let mut bar = String::new();
    for at in 1..=wide {
        bar.push(match (at <= place(points), spaces.contains(&at)) {
            (_, true) => '♦',
            (true, false) => '━',
            (false, false) => '·',
        });
    }
    let meeple = screen.meeple(colour, &letter(colour).to_string());
    format!("{label} {meeple} ├{bar}┤")
}

/// Tiles left and how many points each must bring.
fn piles(game: &Game, texts: &Texts) -> String {
    let piles = game.piles();
    let Pace { milestone, needed, active, tenths } = pace(game);
    let later: Vec<String> = piles.iter().skip(1).map(u8::to_string).collect();
    let pace = tenths.map(|tenths| {
        let pace = format!("{}.{}", tenths / 10, tenths % 10);
        texts.get("status-pace", &[("pace", pace.into())])
    });
    let hound =
        game.hounds().find(|&(_, place)| place == HoundPlace::Track).map(|(hound, _)| hound);
    let to = match hound {
        Some(hound) if milestone < game.rules().level().goal => texts.hound(hound),
        _ => texts.get("status-goal", &[]),
    };
    texts.get(
        "status-tiles",
        &[
            ("active", active.into()),
            ("piles", piles.len().into()),
            ("later", later.join(" + ").into()),
            ("needed", needed.into()),
            ("milestone", milestone.into()),
            ("to", to.into()),
            ("pace", pace.unwrap_or_default().into()),
        ],
    )
}

fn ghosts(game: &Game, texts: &Texts) -> String {
    let all = game.rules().level().ghosts;
    let left = game.ghost_supply();
    let bar = if all <= 20 {
        let (solid, hollow) = (usize::from(left), usize::from(all - left));
        format!("{}{}", "●".repeat(solid), "○".repeat(hollow))
    } else {
        String::new()
    };
    let args = [("left", left.into()), ("board", (all - left).into()), ("bar", bar.into())];
    texts.get("status-ghosts", &args)
}

fn meeples(game: &Game, names: &[String], texts: &Texts, screen: &Screen) -> String {
    let seats = (0..game.rules().players()).map(|seat| {
        let colours = game.rules().colours(seat).iter().map(|&colour| {
            screen.meeple(colour, &format!("{} {}", letter(colour), game.supply(colour)))
        });
        let name = names.get(usize::from(seat)).map_or("", String::as_str);
        let here = if seat == game.seat() { "►" } else { "" };
        format!("{here}{name} {}", colours.collect::<Vec<_>>().join(" "))
    });
    format!("{} {}", texts.get("status-meeples", &[]), seats.collect::<Vec<_>>().join(" │ "))
}

fn hounds(game: &Game, texts: &Texts) -> Vec<String> {
    let with = |hound: Hound| {
        game.meeples().into_iter().find(|meeple| meeple.hounds[hound as usize]).map(|meeple| {
            let args = [
                ("hound", texts.hound(hound).into()),
                ("colour", texts.colour(meeple.colour).into()),
                ("x", meeple.cell.x.into()),
                ("y", meeple.cell.y.into()),
            ];
            texts.get("status-hound", &args)
        })
    };
    game.hounds()
        .filter(|&(_, place)| place == HoundPlace::Board)
        .filter_map(|(hound, _)| with(hound))
        .collect()
}
