//! The results of a tournament, in words, as JSON and as CSV.

use super::Arena;
use super::game::Played;
use super::play::Results;
use super::ratings::ratings;
use super::sprt::Sprt;
use super::statistics::{Estimate, Tally, elo};
use crate::bulk::seed_of;
use crate::simulate::counted::{Counted, Figure, by_seat};
use crate::simulate::figures::{decimal, interval, percent, plain, quoted, ratio, table, wilson};
use crate::simulate::{Figures, shortened};
use fogbound_table::texts::{Message, Texts, msg};
use serde_json::{Value, json};

impl<G: Counted> Arena<G> {
    /// Returns how a game was forfeited, for people.
    pub fn forfeit(&self, pair: u32, number: usize, game: &Played) -> Option<String> {
        let lost = game.forfeit.as_ref()?;
        let bot = game.seats.get(usize::from(lost.seat)).map_or("", |&bot| self.name(bot));
        let (seat, why) = (lost.seat + 1, lost.why.as_str());
        Some(self.texts.say(msg!("arena-forfeit", pair, game = number, bot, seat, why)))
    }

    /// Returns the names of the columns of a table of games.
    pub fn columns(&self) -> String {
        let columns = ["match", "pair", "game", "seed"].map(str::to_owned).into_iter();
        let by_seat = |what| by_seat(what, self.players());
        let columns = columns.chain(by_seat("bot")).chain(by_seat("score")).chain(by_seat("rank"));
        columns.chain(["hash", "forfeit"].map(str::to_owned)).collect::<Vec<_>>().join(",")
    }

    /// Returns the games of a pair in these columns.
    pub fn lines(&self, at: u32, pair: u32, games: &[Played]) -> String {
        let seed = seed_of(&self.seed, pair);
        let line = |(number, game): (usize, &Played)| {
            let seats = 0..usize::from(self.players());
            let bots = game.seats.iter().map(|&bot| quoted(self.name(bot)));
            let scores = seats.map(|seat| game.scores.get(seat).map(i64::to_string));
            let ranks = game.ranks.iter().map(u8::to_string);
            let forfeit = game.forfeit.as_ref();
            let why = forfeit.map(|lost| quoted(&format!("{}: {}", lost.seat + 1, lost.why)));
            let fields = [(at + 1).to_string(), pair.to_string(), number.to_string()];
            let fields = fields.into_iter().chain([quoted(seed.as_str())]);
            let fields = fields.chain(bots).chain(scores.map(Option::unwrap_or_default));
            let fields = fields.chain(ranks);
            let fields =
                fields.chain([game.hash.clone().unwrap_or_default(), why.unwrap_or_default()]);
            fields.collect::<Vec<_>>().join(",") + "\n"
        };
        (1..).zip(games).map(line).collect()
    }

    /// Returns everything for programs.
    pub fn figures(&self, level: &str, results: &Results) -> Figures {
        let mut figures = G::described(&self.rules, level);
        let matches: Vec<_> =
            results.matches.iter().map(|it| Figures(self.match_figures(it))).collect();
        let standing = |(name, rating): (&str, Estimate)| {
            Figures([("bot", name.into())].into_iter().chain(estimate(ELO, Some(rating))).collect())
        };
        let standings: Vec<_> = self.standings(results).into_iter().map(standing).collect();
        figures.extend([
            ("bots", json!(self.names())),
            ("seed", self.seed.as_str().into()),
            ("budget", json!(self.budget)),
            ("complete", (!results.is_cut).into()),
            ("matches", json!(matches)),
            ("standings", json!(standings)),
        ]);
        Figures(figures)
    }

    fn match_figures(&self, (bots, tally): &([u8; 2], Tally)) -> Vec<Figure> {
        let [wins, draws, losses] = tally.results;
        let mut figures = vec![
            ("bots", json!(bots.map(|bot| self.name(bot)))),
            ("pairs", tally.pairs.into()),
            ("games", tally.games.into()),
            ("wins", wins.into()),
            ("draws", draws.into()),
            ("losses", losses.into()),
        ];
        figures.extend(estimate(POINTS, Some(tally.share())));
        figures.extend(ELO.into_iter().zip(elos(tally).map(|elo| json!(elo))));
        figures.extend(estimate(MARGIN, tally.margin()));
        if G::TOGETHER {
            let rates = tally.team_wins.map(|wins| ratio(wins.into(), tally.pairs.into()));
            let ends = tally.team_wins.map(|wins| wilson(wins.into(), tally.pairs.into()));
            figures.extend([
                ("win_rate", json!(rates)),
                ("win_rate_low", json!(ends.map(|(low, _)| low))),
                ("win_rate_high", json!(ends.map(|(_, high)| high))),
            ]);
        }
        figures.push(("forfeits", json!(tally.forfeits)));
        figures.push(("sprt", json!(self.stop.map(|sprt| sprt_figures(sprt, tally)))));
        figures
    }

    /// Returns the ratings of all bots, the best first; none if there are but two.
    fn standings(&self, results: &Results) -> Vec<(&str, Estimate)> {
        let names = self.names();
        if names.len() < 3 {
            return Vec::new();
        }
        let ratings = ratings(names.len(), &results.matches);
        let mut standings: Vec<_> = names.into_iter().zip(ratings).collect();
        standings.sort_by(|(_, one), (_, other)| other.value.total_cmp(&one.value));
        standings
    }

    /// Returns everything for people.
    pub fn tables(&self, level: &str, results: &Results) -> String {
        let mut tables: Vec<String> =
            results.matches.iter().map(|it| self.match_table(level, it)).collect();
        let standings = self.standings(results);
        if !standings.is_empty() {
            let rows = standings.into_iter().map(|(name, rating)| {
                [
                    name.to_owned(),
                    signed(rating.value, 1, &self.texts),
                    self.between(rating.low, rating.high),
                ]
            });
            let title = self.texts.say(msg!("arena-standings"));
            tables.push(table(&title, rows.collect(), &self.texts));
        }
        if results.is_cut {
            tables.push(self.texts.say(msg!("arena-cut")));
        }
        tables.join("\n\n")
    }

    fn match_table(&self, level: &str, (bots, tally): &([u8; 2], Tally)) -> String {
        let texts = &self.texts;
        let names = bots.map(|bot| self.name(bot));
        let title = G::title(&self.rules, level, &names.join(" – "), texts);
        let seed = texts.say(msg!("simulate-seed", seed = shortened(self.seed.as_str())));
        let mut rows = vec![[texts.say(msg!("arena-pairs")), tally.pairs.to_string(), seed]];
        let count = |name: Message<'_>, n: u32| plain(name, n.to_string(), texts);
        let [wins, draws, losses] = tally.results;
        if G::TOGETHER {
            for (bot, wins) in names.into_iter().zip(tally.team_wins) {
                let (low, high) = wilson(wins.into(), tally.pairs.into());
                let rate = percent(ratio(wins.into(), tally.pairs.into()), 1, texts);
                let won = texts.say(msg!("arena-team-won", bot));
                rows.push([won, rate, interval(low, high, texts)]);
            }
            rows.extend([
                count(msg!("arena-alone", bot = names[0]), wins),
                count(msg!("arena-alone", bot = names[1]), losses),
            ]);
        } else {
            rows.extend([
                count(msg!("rules-books"), tally.games),
                count(msg!("arena-won", bot = names[0]), wins),
                count(msg!("arena-won", bot = names[1]), losses),
                count(msg!("arena-drawn"), draws),
            ]);
        }
        let share = tally.share();
        let points = texts.say(msg!("arena-points", bot = names[0]));
        rows.push([points, percent(share.value, 1, texts), interval(share.low, share.high, texts)]);
        let [value, low, high] = elos(tally);
        let between = self.between(low, high);
        rows.push([texts.say(msg!("arena-elo", bot = names[0])), signed(value, 1, texts), between]);
        if let Some(Estimate { value, low, high }) = tally.margin() {
            let ahead = texts.say(msg!("arena-margin", bot = names[0]));
            rows.push([ahead, signed(value, 1, texts), self.between(low, high)]);
        }
        for (bot, n) in names.into_iter().zip(tally.forfeits).filter(|(_, n)| *n > 0) {
            rows.push(count(msg!("arena-forfeits", bot), n));
        }
        if let Some(sprt) = self.stop {
            let accepted = match sprt.verdict(tally) {
                Some("elo1") => texts.say(msg!("arena-accepted", elo = sprt.elo1.to_string())),
                Some(_) => texts.say(msg!("arena-accepted", elo = sprt.elo0.to_string())),
                None => texts.say(msg!("arena-open")),
            };
            let llr = signed(sprt.llr(tally), 2, texts);
            rows.push([texts.say(msg!("arena-llr")), llr, accepted]);
        }
        table(&title, rows, texts)
    }

    fn between(&self, low: f64, high: f64) -> String {
        let [low, high] = [low, high].map(|end| signed(end, 1, &self.texts));
        self.texts.say(msg!("arena-interval", low, high))
    }
}

/// The names of a figure and of the ends of its interval.
type Names = [&'static str; 3];
const POINTS: Names = ["points", "points_low", "points_high"];
const ELO: Names = ["elo", "elo_low", "elo_high"];
const MARGIN: Names = ["margin", "margin_low", "margin_high"];

fn estimate(names: Names, estimate: Option<Estimate>) -> [Figure; 3] {
    let values = estimate.map(|Estimate { value, low, high }| [value, low, high]);
    let value = |at: usize| json!(values.map(|values| values[at]));
    [0, 1, 2].map(|at| (names[at], value(at)))
}

/// The Elo difference and the ends of its interval; infinite where it is beyond all bounds, which JSON knows as null.
fn elos(tally: &Tally) -> [f64; 3] {
    let Estimate { value, low, high } = tally.share();
    [value, low, high].map(elo)
}

fn sprt_figures(sprt: Sprt, tally: &Tally) -> Value {
    json!({
        "elo0": sprt.elo0,
        "elo1": sprt.elo1,
        "llr": sprt.llr(tally),
        "bound": Sprt::BOUND,
        "accepted": sprt.verdict(tally),
    })
}

/// A number with its sign and so many digits behind the point, 0 without one.
fn signed(value: f64, digits: usize, texts: &Texts) -> String {
    if value.is_infinite() {
        return if value > 0.0 { "+∞" } else { "−∞" }.to_owned();
    }
    let shown = decimal(value.abs(), digits, texts);
    match shown.chars().all(|c| !c.is_ascii_digit() || c == '0') {
        true => shown,
        false if value < 0.0 => format!("−{shown}"),
        false => format!("+{shown}"),
    }
}
