//! Mists over Carcassonne: what is counted.

use super::counted::{Counted, Figure, Stats, Tally, share};
use super::figures::{Row, decimal, interval, percent, plain, wilson};
use fogbound_bots::mists::banks;
use fogbound_game::Refusal;
use fogbound_mists::{Event, Game, Rules};
use fogbound_table::texts::{Message, Texts, msg};

/// The counts, in their order.
const COUNTS: [&str; 9] = [
    "points",
    "turns",
    "draws",
    "unplaceable_draws",
    "banks",
    "banks_finished",
    "tiles_left",
    "ghosts_left",
    "ghosts_placed",
];

impl Counted for Game {
    const TOGETHER: bool = true;

    fn counts(_players: u8) -> usize {
        COUNTS.len()
    }

    fn count_event(counts: &mut [i64], event: &Event) {
        if let (Event::GhostsPlaced { n, .. }, [.., ghosts_placed]) = (event, counts) {
            *ghosts_placed += i64::from(*n);
        }
    }

    fn count_end(&self, stats: &mut Stats) -> Result<(), Refusal> {
        let outcome = self.outcome().ok_or(Refusal::new("X-6", "waiting-for-tile"))?;
        stats.lost_by = (!outcome.won).then_some(outcome.rule.0);
        let (banks, finished) = banks(self);
        let draws = self.draws().flatten().count();
        let counts = [
            usize::from(self.lowest_points()),
            usize::from(self.turn()),
            draws,
            self.set_aside().len(),
            banks,
            finished,
            self.piles().iter().map(|&pile| usize::from(pile)).sum(),
            usize::from(self.ghost_supply()),
        ];
        for (place, count) in stats.counts.iter_mut().zip(counts) {
            *place = count as i64;
        }
        Ok(())
    }

    fn described(rules: &Rules, level: &str) -> Vec<Figure> {
        vec![("level", level.into()), ("players", rules.players().into())]
    }

    fn title(rules: &Rules, level: &str, bot: &str, texts: &Texts) -> String {
        texts.say(msg!("simulate-title", level, players = rules.players(), bot))
    }

    fn file_name(rules: &Rules) -> String {
        let level = rules.level().number.map_or("own".to_owned(), |level| level.to_string());
        format!("l{level}-p{}", rules.players())
    }

    fn comment(stats: &Stats, bots: &str, texts: &Texts) -> String {
        texts.say(msg!(
            "simulate-comment",
            bot = bots,
            won = if stats.lost_by.is_none() { "yes" } else { "no" },
            rule = stats.lost_by.unwrap_or(WON)
        ))
    }

    fn figures(tally: &Tally) -> Vec<Figure> {
        let (games, wins) = (tally.games, wins(tally));
        let (low, high) = wilson(wins, games);
        let sums = Sums::of(tally);
        let Sums { points, turns, draws, unplaceable, banks, finished, left, ghosts } = sums;
        vec![
            ("games", games.into()),
            ("wins", wins.into()),
            ("win_rate", tally.per_game(wins as i64).into()),
            ("win_rate_low", low.into()),
            ("win_rate_high", high.into()),
            ("losses", serde_json::json!(tally.losses)),
            ("points", tally.per_game(points).into()),
            ("turns", tally.per_game(turns).into()),
            ("unplaceable_draws", tally.per_game(unplaceable).into()),
            ("decisions", tally.per_game(tally.decisions).into()),
            ("unplaceable_share", share(unplaceable, draws).into()),
            ("banks_finished_share", share(finished, banks).into()),
            ("ghosts_per_turn", share(ghosts, turns).into()),
            ("ghosts_left", tally.per_game(left).into()),
        ]
    }

    fn rows(tally: &Tally, texts: &Texts) -> Vec<Row> {
        let percent = |share: f64, digits: usize| percent(share, digits, texts);
        let decimal = |value: f64, digits: usize| decimal(value, digits, texts);
        let plain = |name: Message<'_>, value: String| plain(name, value, texts);
        let won = tally.per_game(wins(tally) as i64);
        let (low, high) = wilson(wins(tally), tally.games);
        let mut rows =
            vec![[texts.say(msg!("simulate-won")), percent(won, 1), interval(low, high, texts)]];
        for (&rule, &count) in &tally.losses {
            let title = texts.rule(rule).map_or(String::new(), |text| text.title);
            let lost = texts.say(msg!("simulate-lost", rule));
            rows.push([lost, percent(tally.per_game(count as i64), 1), title]);
        }
        let sums = Sums::of(tally);
        let Sums { points, turns, draws, unplaceable, banks, finished, ghosts, .. } = sums;
        let per_game = decimal(tally.per_game(unplaceable), 3);
        rows.extend([
            plain(msg!("simulate-points"), decimal(tally.per_game(points), 1)),
            plain(msg!("simulate-turns"), decimal(tally.per_game(turns), 1)),
            plain(msg!("simulate-decisions"), decimal(tally.per_game(tally.decisions), 1)),
            [
                texts.say(msg!("simulate-unplaceable")),
                percent(share(unplaceable, draws), 2),
                texts.say(msg!("simulate-per-game", n = per_game)),
            ],
            plain(msg!("simulate-banks"), percent(share(finished, banks), 1)),
            plain(msg!("simulate-ghosts"), decimal(share(ghosts, turns), 2)),
        ]);
        rows
    }

    fn columns(_players: u8) -> Vec<String> {
        let mut columns = COUNTS.map(str::to_owned).to_vec();
        columns.insert(4, "decisions".to_owned());
        columns.splice(0..0, ["won".to_owned(), "rule".to_owned()]);
        columns
    }

    fn fields(stats: &Stats) -> Vec<String> {
        let mut fields: Vec<String> = stats.counts.iter().map(ToString::to_string).collect();
        fields.insert(4, stats.decisions.to_string());
        let rule = stats.lost_by.unwrap_or(WON).to_owned();
        fields.splice(0..0, [stats.lost_by.is_none().to_string(), rule]);
        fields
    }
}

/// The rule that the team wins by.
const WON: &str = "M-12.1";

fn wins(tally: &Tally) -> u64 {
    tally.games - tally.losses.values().sum::<u64>()
}

/// The sums over games, by their names.
struct Sums {
    points: i64,
    turns: i64,
    draws: i64,
    unplaceable: i64,
    banks: i64,
    finished: i64,
    left: i64,
    ghosts: i64,
}

impl Sums {
    fn of(tally: &Tally) -> Sums {
        let count = |at: usize| tally.counts.get(at).copied().unwrap_or_default();
        Sums {
            points: count(0),
            turns: count(1),
            draws: count(2),
            unplaceable: count(3),
            banks: count(4),
            finished: count(5),
            left: count(7),
            ghosts: count(8),
        }
    }
}
