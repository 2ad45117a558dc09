//! Ghosts Galore: what is counted.

use crate::simulate::counted::{Counted, Figure, Stats, Tally, by_seat, fields, share};
use crate::simulate::figures::{Row, decimal, plain};
use fogbound_game::Refusal;
use fogbound_ghosts_galore::{Category, Game, Rules};
use fogbound_table::texts::{Texts, msg};
use fogbound_table::trace;
use serde_json::{Map, Value};

/// The counts of a seat: the points of each category, then dead ends.
const OF_SEAT: usize = Category::ALL.len() + 1;

impl Counted for Game {
    fn counts(players: u8) -> usize {
        OF_SEAT * usize::from(players)
    }

    fn count_end(&self, stats: &mut Stats) -> Result<(), Refusal> {
        stats.ranks = self.ranks().ok_or(Refusal::new("X-6", "waiting-for-tile"))?;
        let sheets = self.sheets();
        stats.scores = sheets.iter().map(|sheet| i64::from(sheet.total())).collect();
        for (counts, sheet) in stats.counts.chunks_mut(OF_SEAT).zip(&sheets) {
            let points = sheet.iter().map(|(_, points)| i64::from(points));
            let ends = i64::from(sheet.dead_ends);
            for (place, count) in counts.iter_mut().zip(points.chain([ends])) {
                *place = count;
            }
        }
        Ok(())
    }

    fn described(rules: &Rules, _level: &str) -> Vec<Figure> {
        let options = trace::options(&rules.options().list());
        vec![("players", rules.players().into()), ("options", options.into())]
    }

    fn title(rules: &Rules, _level: &str, bot: &str, texts: &Texts) -> String {
        texts.say(msg!("simulate-title-train", players = rules.players(), bot))
    }

    fn file_name(rules: &Rules) -> String {
        format!("p{}", rules.players())
    }

    fn comment(stats: &Stats, bots: &str, texts: &Texts) -> String {
        let totals = fields(&stats.scores).collect::<Vec<_>>().join(" : ");
        texts.say(msg!("simulate-comment-train", bots, totals))
    }

    fn figures(tally: &Tally) -> Vec<Figure> {
        let named = |means: Vec<f64>| {
            let named = Category::ALL.into_iter().zip(means);
            named.map(|(category, mean)| (category.name().to_owned(), mean.into())).collect()
        };
        let seats = tally.counts.chunks(OF_SEAT);
        let by_seat: Vec<Map<String, Value>> =
            seats.clone().map(|seat| named(means(tally, seat))).collect();
        let ends: Vec<f64> =
            seats.filter_map(|seat| seat.last()).map(|&ends| tally.per_game(ends)).collect();
        let all: Map<String, Value> = named(all_seats(tally));
        let mut figures = tally.results.figures();
        figures.extend([
            ("categories_mean", all.into()),
            ("categories_mean_by_seat", serde_json::json!(by_seat)),
            ("dead_ends_mean", serde_json::json!(ends)),
            ("decisions", tally.per_game(tally.decisions).into()),
        ]);
        figures
    }

    fn rows(tally: &Tally, texts: &Texts) -> Vec<Row> {
        let mut rows = tally.results.rows(texts);
        for (category, points) in Category::ALL.into_iter().zip(all_seats(tally)) {
            let name = texts.ghosts_category(category);
            rows.push([name, decimal(points, 1, texts), category.rule().to_owned()]);
        }
        let decisions = decimal(tally.per_game(tally.decisions), 1, texts);
        rows.push(plain(msg!("simulate-decisions"), decisions, texts));
        rows
    }

    fn columns(players: u8) -> Vec<String> {
        let each = ["score", "rank", "dead_ends"].into_iter();
        let each = each.flat_map(|what| by_seat(what, players));
        std::iter::once("decisions".to_owned()).chain(each).collect()
    }

    fn fields(stats: &Stats) -> Vec<String> {
        let ends: Vec<i64> =
            stats.counts.chunks(OF_SEAT).filter_map(|seat| seat.last().copied()).collect();
        let results = fields(&stats.scores).chain(fields(&stats.ranks)).chain(fields(&ends));
        fields(&[stats.decisions]).chain(results).collect()
    }
}

fn means(tally: &Tally, counts: &[i64]) -> Vec<f64> {
    counts.iter().map(|&points| tally.per_game(points)).collect()
}

/// The points of each category for a board, all seats together.
fn all_seats(tally: &Tally) -> Vec<f64> {
    let seats = tally.counts.len() / OF_SEAT;
    let boards = tally.games as i64 * seats as i64;
    let sum = |at: usize| tally.counts.iter().skip(at).step_by(OF_SEAT).sum();
    (0..Category::ALL.len()).map(|at| share(sum(at), boards)).collect()
}
