//! The panels around the board.

use super::foresight::Ahead;
use crate::model::{Entry, Glyph, Panel, Part, Told, Tone};
use crate::presented::Words;
use fogbound_game::Game as _;
use fogbound_mists::{Action, Game, Hound, HoundPlace};
use fogbound_pictures::figures::{Figure, Hound as Dog, Icon, Pose};
use fogbound_pictures::panel::{Course, Track};
use fogbound_table::aid::{Aid, Help};
use fogbound_table::texts::{Message, Texts, msg};

/// Returns the panels, the most important first.
pub(super) fn panels(game: &Game, aid: Aid, words: Words<'_>) -> Vec<Panel> {
    let texts = words.texts;
    let panel = |id, title, parts: Vec<Part>| {
        let title = texts.say(title);
        (!parts.is_empty()).then_some(Panel { id, title, parts })
    };
    let pace = if aid.allows(Help::Score) { pace_parts(game, texts) } else { Vec::new() };
    let panels = [
        panel("goal", msg!("web-panel-goal"), goal(game, texts)),
        panel("ghosts", msg!("web-panel-ghosts"), ghosts(game, aid, texts)),
        panel("pace", msg!("web-panel-pace"), pace),
        panel("piles", msg!("web-panel-piles"), piles(game, texts)),
        panel("supplies", msg!("web-panel-supplies"), supplies(game, words)),
        panel("hounds", msg!("web-panel-hounds"), hounds(game, texts)),
    ];
    panels.into_iter().flatten().collect()
}

/// Returns the score track, with words.
fn goal(game: &Game, texts: &Texts) -> Vec<Part> {
    let level = game.rules().level();
    let words = game.rules().scoring().iter().map(|&colour| {
        let points = game.points(colour);
        texts.say(msg!(
            "web-mists-points",
            colour = texts.colour(colour),
            colours = game.rules().scoring().len(),
            points,
            goal = level.goal,
            left = level.goal.saturating_sub(points)
        ))
    });
    let words: Vec<String> = words.collect();
    let mut parts = vec![Part::Track { track: track(game), text: words.join(" ") }];
    let next = game.next_milestone();
    if next < level.goal {
        let left = next.saturating_sub(game.lowest_points());
        parts
            .push(Part::line(texts.say(msg!("web-mists-milestone", space = next, left)), "M-12.3"));
    }
    parts
}

/// Returns the scoring meeples on their way, and the hounds that wait for them.
pub(super) fn track(game: &Game) -> Track {
    let scoring = game.rules().scoring().iter();
    let scoring =
        scoring.map(|&colour| (Figure::Meeple(colour, Pose::Scoring), game.points(colour)));
    let spaces = game.rules().level().milestones.iter().copied();
    let hounds = game.hounds().zip(spaces).filter(|((_, place), _)| *place == HoundPlace::Track);
    let hounds = hounds.map(|((hound, _), space)| (Figure::Hound(dog(hound)), space));
    let course = Course::Path { goal: game.rules().level().goal };
    Track { course, pieces: hounds.chain(scoring).collect() }
}

/// Returns a hound, as pictures name it.
pub(super) const fn dog(hound: Hound) -> Dog {
    match hound {
        Hound::Rufus => Dog::Rufus,
        Hound::Ronja => Dog::Ronja,
    }
}

/// Returns the supply of ghosts against those that are due.
fn ghosts(game: &Game, aid: Aid, texts: &Texts) -> Vec<Part> {
    let (left, all) = (game.ghost_supply(), game.rules().level().ghosts);
    let pips = Part::Meter {
        full: Glyph::icon(Icon::GhostLeft),
        hollow: Glyph::icon(Icon::GhostUsed),
        count: left.into(),
        of: all.into(),
        text: texts.say(msg!("web-mists-ghosts", left, board = all.saturating_sub(left))),
    };
    let mut parts = vec![pips];
    if let Some((least, most)) = due(game).filter(|_| aid.allows(Help::Preview)) {
        let spread = if least < most { "yes" } else { "no" };
        let tone = if most > u16::from(left) { Tone::Bad } else { Tone::Plain };
        let told = Told::new(texts.say(msg!("web-mists-due", least, most, spread)), "M-6.1");
        parts.push(Part::Line(told.toned(tone)));
    }
    parts
}

/// Returns the fewest and the most ghosts that the tile in hand, or the rest of the turn, brings.
fn due(game: &Game) -> Option<(u16, u16)> {
    let symbols: u16 = match game.hand() {
        Some(kind) => game.rules().catalogue().kind(kind).ghosts.into(),
        None => return Some(Ahead::of(game).ghosts).filter(|&n| n > 0).map(|n| (n, n)),
    };
    let brings = |action: Action| {
        let mut then = game.clone();
        let events = then.apply(action).ok()?;
        let come = events.iter().map(|event| match *event {
            fogbound_mists::Event::GhostsPlaced { n, .. } => u16::from(n),
            fogbound_mists::Event::TooFewGhosts { due, .. } => u16::from(due),
            _ => 0,
        });
        Some(come.sum::<u16>() + Ahead::of(&then).ghosts)
    };
    let all: Vec<u16> = game.legal().into_iter().filter_map(brings).collect();
    let (least, most) = (all.iter().min()?, all.iter().max()?);
    (symbols > 0 || *most > 0).then_some((*least, *most))
}

/// The pace that the team needs to reach its next milestone in time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pace {
    /// The points to be reached next.
    pub milestone: u16,
    /// The points that are missing.
    pub needed: u16,
    /// Tiles of the active pile, the one in hand counted.
    pub active: u16,
    /// Tenths of a point that each of these must bring, rounded up, so that the pace shown is never too low;
    /// `None` without tiles.
    pub tenths: Option<u32>,
}

/// Returns the points that each tile left must bring.
#[must_use]
pub fn pace(game: &Game) -> Pace {
    let in_hand = u16::from(game.hand().is_some());
    let active = u16::from(game.piles().first().copied().unwrap_or(0)) + in_hand;
    let milestone = game.next_milestone();
    let needed = milestone.saturating_sub(game.lowest_points());
    let tenths = (active > 0).then(|| (u32::from(needed) * 10).div_ceil(u32::from(active)));
    Pace { milestone, needed, active, tenths }
}

fn pace_parts(game: &Game, texts: &Texts) -> Vec<Part> {
    let Pace { needed, active, tenths, .. } = pace(game);
    let Some(tenths) = tenths.filter(|_| game.outcome().is_none()) else { return Vec::new() };
    vec![Part::line(
        texts.say(msg!(
            "web-mists-pace",
            needed,
            active,
            pace = texts.say(msg!("web-decimal", whole = tenths / 10, tenth = tenths % 10)),
            colours = game.rules().scoring().len()
        )),
        "M-12.3",
    )]
}

fn piles(game: &Game, texts: &Texts) -> Vec<Part> {
    let piles = game.piles();
    let later: Vec<String> = piles.iter().skip(1).map(u8::to_string).collect();
    let mut parts = vec![Part::Glyph {
        glyph: Glyph::icon(Icon::Pile),
        text: texts.say(msg!(
            "web-mists-piles",
            active = piles.first().copied().unwrap_or(0),
            later = later.join(" + "),
            count = later.len()
        )),
    }];
    let aside = game.set_aside().len();
    if aside > 0 {
        let text = texts.say(msg!("web-set-aside", n = aside));
        parts.push(Part::line(text, "M-3.5"));
    }
    parts
}

/// Returns each seat's meeples by colour.
fn supplies(game: &Game, words: Words<'_>) -> Vec<Part> {
    let texts = words.texts;
    let rows = (0..game.rules().players()).flat_map(|seat| {
        let is_strong = seat == game.seat() && game.outcome().is_none();
        game.rules().colours(seat).iter().map(move |&colour| {
            let name = texts.player(words.names, seat);
            let glyph = Some(Glyph::meeple(colour, Pose::Standing));
            vec![
                Entry { text: name, is_strong, ..Entry::default() },
                Entry { text: texts.colour(colour), glyph, is_strong, ..Entry::default() },
                Entry { text: game.supply(colour).to_string(), is_strong, ..Entry::default() },
            ]
        })
    });
    let head = |text: Message<'_>| Entry { text: texts.say(text), ..Entry::default() };
    vec![Part::Table {
        caption: texts.say(msg!("web-panel-supplies")),
        heads: [msg!("web-head-player"), msg!("web-head-colour"), msg!("web-head-meeples")]
            .map(head)
            .to_vec(),
        rows: rows.collect(),
    }]
}

fn hounds(game: &Game, texts: &Texts) -> Vec<Part> {
    let spaces = game.rules().level().milestones.iter().copied();
    let told = |((hound, place), space): ((Hound, HoundPlace), u16)| {
        let name = texts.hound(hound);
        let meeple = game.meeples().into_iter().find(|meeple| meeple.hounds[hound as usize]);
        let text = match (place, meeple) {
            (HoundPlace::Track, _) => texts.say(msg!("web-mists-hound-waits", hound = name, space)),
            (HoundPlace::Board, Some(meeple)) => texts.say(msg!(
                "status-hound",
                hound = name,
                colour = texts.colour(meeple.colour),
                x = texts.column(meeple.cell),
                y = meeple.cell.y
            )),
            _ => texts.say(msg!("web-mists-hound-gone", hound = name)),
        };
        Part::Glyph { glyph: Glyph::Figure(Figure::Hound(dog(hound))), text }
    };
    game.hounds().zip(spaces).map(told).collect()
}
