//! A picture of one number over the latest games.

use std::fmt::Write as _;

/// The number of games in the picture.
const LATEST: usize = 40;

/// A game in the picture.
#[derive(Clone, Copy)]
pub struct Point {
    /// The number.
    pub own: i32,
    /// The same of bots.
    pub bots: Option<i32>,
    pub is_won: bool,
}

/// Draws the numbers of games, the latest first; nothing for fewer than two.
pub fn curve(games: &[Point]) -> Option<String> {
    let mut games: Vec<Point> = games.iter().copied().take(LATEST).collect();
    if games.len() < 2 {
        return None;
    }
    games.reverse();
    let all = || games.iter().flat_map(|game| [Some(game.own), game.bots]).flatten();
    let (least, most) = (all().min()?.min(0), all().max()?.max(1));
    let x = |at: usize| 6.0 + 388.0 * at as f64 / (games.len() - 1) as f64;
    let y = |points: i32| 84.0 - 78.0 * f64::from(points - least) / f64::from(most - least);
    let mut svg = String::new();
    let mut line = |class: &str, points: &mut dyn Iterator<Item = (usize, i32)>| {
        let places = points.map(|(at, points)| format!("{:.1},{:.1}", x(at), y(points)));
        let places = places.collect::<Vec<_>>().join(" ");
        // Writing to a string cannot fail.
        let _ = write!(svg, "<polyline class=\"{class}\" points=\"{places}\"/>");
    };
    let numbered = || games.iter().enumerate();
    line("stats-of-bots", &mut numbered().filter_map(|(at, game)| Some((at, game.bots?))));
    line("stats-own", &mut numbered().map(|(at, game)| (at, game.own)));
    for (at, game) in numbered() {
        let class = if game.is_won { "won" } else { "lost" };
        let (x, y) = (x(at), y(game.own));
        let _ = write!(svg, "<circle class=\"{class}\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"4\"/>");
    }
    Some(svg)
}
