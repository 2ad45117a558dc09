//! The figures: as a table, as JSON, as CSV.

use super::run::{Plan, Tally};
use comfy_table::{CellAlignment, Table, presets};
use fogbound_bots::Stats;
use fogbound_table::texts::Texts;
use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// All figures of a simulation. Rates are shares of 1; `points`, `turns`, `unplaceable_draws` and
/// `decisions` are means per game.
#[derive(Clone, Debug, Serialize)]
pub struct Summary {
    level: String,
    players: u8,
    bot: String,
    seed: String,
    games: u64,
    wins: u64,
    win_rate: f64,
    win_rate_low: f64,
    win_rate_high: f64,
    losses: BTreeMap<&'static str, u64>,
    points: f64,
    turns: f64,
    unplaceable_draws: f64,
    decisions: f64,
    unplaceable_share: f64,
    banks_finished_share: f64,
    ghosts_per_turn: f64,
    seconds: f64,
    games_per_second: f64,
}

impl Summary {
    pub fn new(plan: &Plan, tally: &Tally, seconds: f64) -> Summary {
        let mean = |sum: u64| ratio(sum, tally.games);
        let (win_rate_low, win_rate_high) = wilson(tally.wins, tally.games);
        Summary {
            level: plan.level.clone(),
            players: plan.rules.players(),
            bot: plan.bot.clone(),
            seed: plan.seed.as_str().to_owned(),
            games: tally.games,
            wins: tally.wins,
            win_rate: mean(tally.wins),
            win_rate_low,
            win_rate_high,
            losses: tally.losses.clone(),
            points: mean(tally.points),
            turns: mean(tally.turns),
            unplaceable_draws: mean(tally.unplaceable_draws),
            decisions: mean(tally.decisions),
            unplaceable_share: ratio(tally.unplaceable_draws, tally.draws),
            banks_finished_share: ratio(tally.banks_finished, tally.banks),
            ghosts_per_turn: ratio(tally.ghosts_placed, tally.turns),
            seconds,
            games_per_second: if seconds > 0.0 { tally.games as f64 / seconds } else { 0.0 },
        }
    }
}

fn ratio(part: u64, whole: u64) -> f64 {
    if whole == 0 { 0.0 } else { part as f64 / whole as f64 }
}

/// The 95 % Wilson score interval of a rate.
fn wilson(wins: u64, games: u64) -> (f64, f64) {
    // The 97.5 % point of the normal distribution.
    const Z: f64 = 1.959_963_984_540_054;
    if games == 0 {
        return (0.0, 1.0);
    }
    let (n, rate) = (games as f64, ratio(wins, games));
    let middle = rate + Z * Z / (2.0 * n);
    let spread = Z * (rate * (1.0 - rate) / n + Z * Z / (4.0 * n * n)).sqrt();
    let whole = 1.0 + Z * Z / n;
    // At the ends middle and spread cancel out, but for rounding.
    let low = if wins == 0 { 0.0 } else { ((middle - spread) / whole).max(0.0) };
    let high = if wins == games { 1.0 } else { ((middle + spread) / whole).min(1.0) };
    (low, high)
}

/// For people.
pub fn table(summary: &Summary, texts: &Texts) -> String {
    let mut table = Table::new();
    table.load_style(presets::UTF8_BORDERS_ONLY);
    let heading = |id: &str| texts.get(id, &[]);
    table.set_header([heading("simulate-figure"), heading("simulate-value"), String::new()]);
    table.add_rows(rows(summary, texts));
    if let Some(column) = table.column_mut(1) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    let args = [
        ("level", summary.level.as_str().into()),
        ("players", summary.players.into()),
        ("bot", summary.bot.as_str().into()),
    ];
    format!("{}\n{table}", texts.get("simulate-title", &args))
}

/// The rows of the table: a figure's name, its value and a note.
fn rows(summary: &Summary, texts: &Texts) -> Vec<[String; 3]> {
    let name = |id: &str| texts.get(id, &[]);
    let with = |id: &str, arg: &str, value: String| texts.get(id, &[(arg, value.into())]);
    let percent = |share: f64, digits: usize| {
        with("simulate-percent", "share", format!("{:.digits$}", 100.0 * share))
    };
    let plain = |id: &str, value: String| [name(id), value, String::new()];
    let interval = [
        ("low", format!("{:.1}", 100.0 * summary.win_rate_low).into()),
        ("high", format!("{:.1}", 100.0 * summary.win_rate_high).into()),
    ];
    let seed = with("simulate-seed", "seed", summary.seed.clone());
    let interval = texts.get("simulate-interval", &interval);
    let mut rows = vec![
        [name("simulate-games"), summary.games.to_string(), seed],
        [name("simulate-won"), percent(summary.win_rate, 1), interval],
    ];
    for (&rule, &count) in &summary.losses {
        let title = texts.rule(rule).map_or(String::new(), |text| text.title);
        let lost = with("simulate-lost", "rule", rule.to_owned());
        rows.push([lost, percent(ratio(count, summary.games), 1), title]);
    }
    let draws = with("simulate-per-game", "n", format!("{:.3}", summary.unplaceable_draws));
    let seconds = with("simulate-seconds", "n", format!("{:.1}", summary.seconds));
    rows.extend([
        plain("simulate-points", format!("{:.1}", summary.points)),
        plain("simulate-turns", format!("{:.1}", summary.turns)),
        plain("simulate-decisions", format!("{:.1}", summary.decisions)),
        [name("simulate-unplaceable"), percent(summary.unplaceable_share, 2), draws],
        plain("simulate-banks", percent(summary.banks_finished_share, 1)),
        plain("simulate-ghosts", format!("{:.2}", summary.ghosts_per_turn)),
        [name("simulate-speed"), format!("{:.0}", summary.games_per_second), seconds],
    ]);
    rows
}

/// One line per game.
pub fn csv(plan: &Plan, games: &[(u32, Stats)]) -> String {
    let mut text = String::from(
        "game,seed,won,rule,points,turns,draws,unplaceable_draws,decisions,banks,banks_finished,\
         ghosts_placed\n",
    );
    for (number, stats) in games {
        let Stats { won, rule, points, turns, draws, unplaceable_draws, decisions, .. } = stats;
        let Stats { banks, banks_finished, ghosts_placed, .. } = stats;
        let seed = quoted(plan.seed_of(*number).as_str());
        // Writing to a String cannot fail.
        let _ = writeln!(
            text,
            "{number},{seed},{won},{rule},{points},{turns},{draws},{unplaceable_draws},\
             {decisions},{banks},{banks_finished},{ghosts_placed}"
        );
    }
    text
}

/// A field of CSV, quoted where it must be.
fn quoted(field: &str) -> String {
    if field.contains([',', '"', '\n', '\r']) {
        format!("\"{}\"", field.replace('"', "\"\""))
    } else {
        field.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_is_that_of_wilson() {
        let close = |a: (f64, f64), b: (f64, f64)| {
            assert!((a.0 - b.0).abs() < 5e-4 && (a.1 - b.1).abs() < 5e-4, "{a:?} {b:?}");
        };
        close(wilson(0, 10), (0.0, 0.2775));
        close(wilson(10, 10), (0.7225, 1.0));
        close(wilson(50, 100), (0.4038, 0.5962));
        close(wilson(15, 148), (0.0624, 0.1605));
        close(wilson(0, 0), (0.0, 1.0));
    }

    #[test]
    fn the_interval_ends_exactly_where_no_game_or_every_game_is_won() {
        for games in 1..2000 {
            let (none, all) = (wilson(0, games), wilson(games, games));
            assert_eq!((none.0, all.1), (0.0, 1.0), "{games} games");
            assert!(none.1 < 1.0 && all.0 > 0.0, "{games} games");
        }
    }

    /// Three games, one of them won.
    fn summary() -> (Plan, Summary) {
        let set = std::sync::Arc::new(fogbound_tilesets::fogbound_mists().clone());
        let level = fogbound_mists::Level::number(2).unwrap();
        let rules = fogbound_mists::Setup::new(set, level, 4).validate().unwrap();
        let plan = Plan {
            rules: std::sync::Arc::new(rules),
            level: "2".to_owned(),
            bot: "random".to_owned(),
            games: 3,
            seed: fogbound_game::Seed::new("a, b"),
            threads: 1,
            keep_games: true,
            record_dir: None,
            texts: Texts::english(),
        };
        let mut tally = Tally::default();
        for won in [false, true, false] {
            tally.add(&game(won));
        }
        let summary = Summary::new(&plan, &tally, 1.5);
        (plan, summary)
    }

    fn game(won: bool) -> Stats {
        Stats {
            won,
            rule: fogbound_game::RuleId(if won { "M-12.1" } else { "M-12.2" }),
            points: if won { 80 } else { 20 },
            turns: 40,
            draws: 40,
            unplaceable_draws: u16::from(won),
            decisions: 90,
            banks: 8,
            banks_finished: 2,
            ghosts_placed: 30,
        }
    }

    #[test]
    fn the_json_has_these_keys_and_figures() {
        let json = serde_json::to_value(summary().1).unwrap();
        let third = 1.0 / 3.0;
        let expected = serde_json::json!({
            "level": "2", "players": 4, "bot": "random", "seed": "a, b",
            "games": 3, "wins": 1, "win_rate": third,
            "win_rate_low": wilson(1, 3).0, "win_rate_high": wilson(1, 3).1,
            "losses": { "M-12.2": 2 },
            "points": 40.0, "turns": 40.0, "unplaceable_draws": third, "decisions": 90.0,
            "unplaceable_share": 1.0 / 120.0, "banks_finished_share": 0.25,
            "ghosts_per_turn": 0.75, "seconds": 1.5, "games_per_second": 2.0,
        });
        assert_eq!(json, expected);
    }

    #[test]
    fn the_table_names_the_rules_of_defeats() {
        let text = table(&summary().1, &Texts::english());
        assert!(!text.contains("simulate-"), "a text is missing in\n{text}");
        for part in ["level 2", "33.3 %", "66.7 %", "M-12.2", "a, b"] {
            assert!(text.contains(part), "{part} is missing in\n{text}");
        }
        assert!(text.lines().all(|line| line.chars().count() <= 80), "{text}");
    }

    #[test]
    fn the_csv_has_a_line_per_game() {
        let text = csv(&summary().0, &[(1, game(false)), (2, game(true))]);
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines.len(), 3);
        assert_eq!(lines[1], "1,\"a, b/1\",false,M-12.2,20,40,40,0,90,8,2,30");
        let fields = |line: &str| line.replace("a, b", "").matches(',').count();
        assert_eq!(fields(lines[0]), fields(lines[2]));
    }

    #[test]
    fn fields_with_commas_are_quoted() {
        assert_eq!(quoted("a/1"), "a/1");
        assert_eq!(quoted("a, \"b\"/1"), "\"a, \"\"b\"\"/1\"");
    }
}
