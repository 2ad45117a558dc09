//! Carcassonne: what is counted.

use crate::simulate::counted::{Counted, Figure, Stats, Tally, by_seat, fields, share};
use crate::simulate::figures::{Row, decimal, plain};
use fogbound_carcassonne::{Action, Ask, Event, Game, Rules};
use fogbound_game::Refusal;
use fogbound_table::texts::{Message, Texts, msg};
use fogbound_table::trace;

/// Tiles placed: one in each turn, the starting tile not counted.
const PLACED: usize = 0;
const DISCARDED: usize = 1;
/// Listed placements of all tiles placed.
const PLACEMENTS: usize = 2;
/// Answers about the meeple in all turns, passing included; a forced one is 1.
const MEEPLES: usize = 3;

impl Counted for Game {
    fn counts(_players: u8) -> usize {
        4
    }

    fn count_event(counts: &mut [i64], event: &Event) {
        match event {
            Event::Placed { .. } => counts[PLACED] += 1,
            Event::SetAside { .. } => counts[DISCARDED] += 1,
            Event::Forced { ask: Ask::Meeple, .. } => counts[MEEPLES] += 1,
            _ => {}
        }
    }

    fn count_decision(counts: &mut [i64], action: Action, listed: i64) {
        match action {
            Action::Place(..) => counts[PLACEMENTS] += listed,
            Action::Pass | Action::Meeple(..) => counts[MEEPLES] += listed,
            Action::Ghost(_) => {}
        }
    }

    fn count_end(&self, stats: &mut Stats) -> Result<(), Refusal> {
        stats.ranks = self.ranks().ok_or(Refusal::new("X-6", "waiting-for-tile"))?;
        stats.scores = self.scores().iter().copied().map(i64::from).collect();
        Ok(())
    }

    fn described(rules: &Rules, _level: &str) -> Vec<Figure> {
        vec![
            ("players", rules.players().into()),
            ("parts", rules.parts().to_string().into()),
            ("options", trace::options(&rules.options().list()).into()),
        ]
    }

    fn title(rules: &Rules, _level: &str, bot: &str, texts: &Texts) -> String {
        let (players, parts) = (rules.players(), rules.parts().to_string());
        texts.say(msg!("simulate-title-carcassonne", players, parts, bot))
    }

    fn file_name(rules: &Rules) -> String {
        format!("p{}-{}", rules.players(), rules.parts().to_string().replace(',', "-"))
    }

    fn comment(stats: &Stats, bots: &str, texts: &Texts) -> String {
        let scores = fields(&stats.scores).collect::<Vec<_>>().join(" : ");
        texts.say(msg!("simulate-comment-carcassonne", bots, scores))
    }

    fn figures(tally: &Tally) -> Vec<Figure> {
        let mut figures = tally.results.figures();
        figures.extend(own(tally).map(|(name, _, value, _)| (name, value.into())));
        figures.push(("decisions", tally.per_game(tally.decisions).into()));
        figures
    }

    fn rows(tally: &Tally, texts: &Texts) -> Vec<Row> {
        let mut rows = tally.results.rows(texts);
        rows.extend(
            own(tally)
                .map(|(_, name, value, digits)| plain(name, decimal(value, digits, texts), texts)),
        );
        let decisions = decimal(tally.per_game(tally.decisions), 1, texts);
        rows.push(plain(msg!("simulate-decisions"), decisions, texts));
        rows
    }

    fn columns(players: u8) -> Vec<String> {
        let first = ["decisions", "tiles_placed", "discarded"].map(str::to_owned).into_iter();
        first.chain(by_seat("score", players)).chain(by_seat("rank", players)).collect()
    }

    fn fields(stats: &Stats) -> Vec<String> {
        let first = [stats.decisions, stats.counts[PLACED], stats.counts[DISCARDED]];
        fields(&first).chain(fields(&stats.scores)).chain(fields(&stats.ranks)).collect()
    }
}

/// The figures of its own: name, text, value and digits of it.
fn own(tally: &Tally) -> impl Iterator<Item = (&'static str, Message<'static>, f64, usize)> {
    let count = |at: usize| tally.counts.get(at).copied().unwrap_or_default();
    let placed = count(PLACED);
    [
        ("tiles_placed", msg!("simulate-tiles-placed"), tally.per_game(placed), 2),
        ("discarded", msg!("simulate-discarded"), tally.per_game(count(DISCARDED)), 3),
        ("placements_per_turn", msg!("simulate-placements"), share(count(PLACEMENTS), placed), 2),
        (
            "meeple_options_per_turn",
            msg!("simulate-meeple-options"),
            share(count(MEEPLES), placed),
            2,
        ),
    ]
    .into_iter()
}
