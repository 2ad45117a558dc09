//! Answers that would read alike beside pictures, told apart in words.

use crate::model::Answer;
use fogbound_game::{Cell, Halves, Side};
use fogbound_table::texts::{Texts, msg};

/// Adds to answers that read alike what tells them apart: the sides of the place on a tile that each is about,
/// and the way to its tile from the `new` one.
pub(crate) fn tell_apart(
    answers: &mut [Answer],
    sides: impl Fn(usize) -> Halves,
    new: Option<Cell>,
    texts: &Texts,
) {
    let places: Vec<(String, Option<Cell>)> =
        answers.iter().map(|answer| (answer.text.clone(), answer.cell)).collect();
    for (number, answer) in answers.iter_mut().enumerate() {
        let others = (0..).zip(&places).filter(|(other, _)| *other != number);
        let mut twins = others.filter(|(_, (text, _))| *text == answer.text).peekable();
        if twins.peek().is_none() {
            continue;
        }
        let (here, elsewhere): (Vec<_>, Vec<_>) =
            twins.partition(|(_, (_, cell))| *cell == answer.cell);
        let mut text = answer.text.clone();
        let sides = winds(sides(number), texts);
        if !here.is_empty() && !sides.is_empty() {
            text = texts.say(msg!("answer-sides", text, sides = texts.list(sides)));
        }
        if let (false, Some(cell)) = (elsewhere.is_empty(), answer.cell) {
            let steps = steps(new.unwrap_or_default(), cell, texts);
            text = texts.say(msg!("answer-away", text, steps));
        }
        answer.text = text;
    }
}

/// Returns the whole sides of a place on a tile in words; without any, its corners.
pub(crate) fn winds(halves: Halves, texts: &Texts) -> Vec<String> {
    let has = |half: u8| halves.contains(half % 8);
    let sides = Side::ALL.map(|side| side.index() as u8);
    let whole = sides.map(|side| (2 * side, has(2 * side) && has(2 * side + 1)));
    let corners = sides.map(|side| (2 * side + 1, has(2 * side + 1) || has(2 * side + 2)));
    let is_whole = whole.iter().any(|&(_, is_there)| is_there);
    let all = if is_whole { whole } else { corners };
    all.into_iter().filter(|&(_, is_there)| is_there).map(|(at, _)| texts.wind(at)).collect()
}

/// Returns the way from one cell to another in words, or `none`.
pub(crate) fn steps(from: Cell, to: Cell, texts: &Texts) -> String {
    let (east, south) = (to.x - from.x, to.y - from.y);
    let ways =
        [(-south, Side::North), (south, Side::South), (east, Side::East), (-east, Side::West)];
    let ways = ways.into_iter().filter(|&(n, _)| n > 0);
    let ways = ways.map(|(n, side)| texts.say(msg!("answer-steps", n, side = side.index())));
    let ways: Vec<String> = ways.collect();
    if ways.is_empty() { "none".to_owned() } else { texts.list(ways) }
}
