//! A game whose tiles are drawn from a box on the table: each is told by its name.

use super::desk::{Desk, Told};
use super::screen::Input;

/// Asks which tile was drawn until one is told, and tells the game; `None` when the player leaves.
pub fn draw<G: Told>(desk: &mut Desk<G>, input: &mut Input) -> miette::Result<Option<()>> {
    desk.screen.raw("");
    desk.say("told-question");
    loop {
        let Some(line) = desk.screen.line(">", input) else { return Ok(None) };
        let word = line.trim().to_lowercase();
        match word.as_str() {
            "" => {}
            "quit" | "q" => return Ok(None),
            "tiles" | "t" => name(desk, &left_like(desk, "")),
            _ => match left_like(desk, &word)[..] {
                [] => desk.say("told-none"),
                [tile] => return take(desk, tile).map(Some),
                ref several => name(desk, several),
            },
        }
    }
}

fn take<G: Told>(desk: &mut Desk<G>, tile: G::Tile) -> miette::Result<()> {
    match desk.session.tell(tile) {
        Ok(_) => desk.keep(),
        Err(refusal) => {
            desk.refuse(refusal);
            Ok(())
        }
    }
}

/// The tiles not seen yet that are called this, or else those whose name contains it.
fn left_like<G: Told>(desk: &Desk<G>, word: &str) -> Vec<G::Tile> {
    let (left, word) = (desk.game().unseen_tiles(), word.replace(' ', "-"));
    let text =
        |&tile: &G::Tile| G::tile_text(desk.session.rules(), tile).replace(' ', "-").to_lowercase();
    let first = |text: &str| text.split('-').next().map(str::to_owned);
    let same = |tile: &&G::Tile| {
        let text = text(tile);
        // Where tiles have numbers, the number is enough.
        text == word || (word.parse::<u8>().is_ok() && first(&text).as_deref() == Some(&word))
    };
    match left.iter().find(same) {
        Some(&tile) => vec![tile],
        None => left.into_iter().filter(|tile| text(tile).contains(&word)).collect(),
    }
}

fn name<G: Told>(desk: &Desk<G>, tiles: &[G::Tile]) {
    let names: Vec<String> =
        tiles.iter().map(|&tile| G::tile_text(desk.session.rules(), tile)).collect();
    desk.screen.say(&names.join(", "));
}
