//! The story of a finished ride: the race of the boards, and the category that decided it.

use super::sheet;
use crate::model::{ShareOf, Story, Told, Tone};
use crate::presented::{Presented as _, Words};
use crate::story::{Own, Race, ends, share};
use fogbound_ghosts_galore::{BoardReport, Category, Game};
use fogbound_table::games::ghosts_galore::Session;
use fogbound_table::texts::{family, msg};

/// The kinds of games that only this game has: what brought the winner the points.
pub const KINDS: [&str; 6] = ["bones", "teeth", "lines", "diamonds", "herd", "menagerie"];

/// Changes of the lead that are many.
const MANY: usize = 4;

/// Returns what brought a board the most, or what its lead of `margin` points hung on.
fn kind(report: &BoardReport, margin: i32) -> Option<&'static str> {
    let total = report.sheet.total().max(1);
    let part = |of: Category| 100 * report.sheet[of] / total;
    let decides = |of: Category| i32::from(report.sheet[of]) >= margin;
    let monsters = || Category::ALL.into_iter().filter(|&of| of < Category::Diamonds);
    let kinds = [
        ("bones", part(Category::BoneDoors) >= 14),
        ("teeth", part(Category::ToothDoors) >= 14),
        ("diamonds", decides(Category::Diamonds) && part(Category::Diamonds) >= 8),
        ("lines", decides(Category::OtherPaths) && part(Category::OtherPaths) >= 8),
        ("herd", monsters().any(|of| decides(of) && part(of) >= 25)),
        ("menagerie", monsters().filter(|&of| report.sheet[of] > 0).count() >= 8),
    ];
    kinds.into_iter().find_map(|(kind, is_so)| is_so.then_some(kind))
}

/// Returns the story of a finished game.
pub(super) fn story(session: &Session, words: Words<'_>) -> Option<Story> {
    let (replay, texts) = (session.replay(), words.texts);
    let winners = replay.end().winners()?;
    let ends = ends(replay, |game| game.round().into());
    let reports = |game: &Game| sheet::reports(game, &sheet::boards(game));
    let last = reports(replay.end());
    let rounds: Vec<Vec<BoardReport>> =
        ends.iter().filter_map(|&end| replay.at(end)).map(reports).collect();
    let points =
        |seat: usize| rounds.iter().map(|round| round[seat].sheet.total().into()).collect();
    let race = Race::new(winners, ends, ("round", MANY), (0..last.len()).map(points));
    let kind = |race: &Race, player: &str| {
        let kind = kind(last.get(race.winner())?, race.margin())?;
        let badge = texts.say(family!("badge-ghosts-galore-", in KINDS, kind));
        Some((kind, badge, texts.say(family!("verdict-ghosts-galore-", in KINDS, kind, player))))
    };
    let what = |turn: usize, seat: u8, gain: i32| {
        let at = |turn: usize| rounds.get(turn).map(|reports| &reports[usize::from(seat)]);
        let empty = BoardReport { sheet: Default::default(), ..last[usize::from(seat)].clone() };
        let before = turn.checked_sub(2).and_then(at).unwrap_or(&empty);
        let changes = at(turn - 1).map(|after| sheet::changes(before, after)).unwrap_or_default();
        let player = texts.player(words.names, seat);
        let what = format!("{player}: {}", sheet::changes_text(&changes, words));
        let rule = changes.first().map_or("T-4", |(of, _)| of.rule());
        Told::new(texts.say(msg!("story-best-told", unit = "round", turn, gain, what)), rule)
            .toned(Tone::Good)
    };
    let of_seat = |(seat, report): (u8, &BoardReport)| {
        let part = |(of, points): (Category, i16)| ShareOf {
            name: texts.ghosts_category(of),
            colour: None,
            points: points.into(),
        };
        share(seat, report.sheet.iter().map(part).collect(), words)
    };
    let shares = (0..).zip(&last).map(of_seat).collect();
    Some(race.story(session, Own { kind: &kind, what: &what, shares }, words))
}
