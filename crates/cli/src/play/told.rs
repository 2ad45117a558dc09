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

/// The tiles not seen yet that are called this, or else those whose name contains it; the name that the
/// chosen language gives a tile will do as well.
fn left_like<G: Told>(desk: &Desk<G>, word: &str) -> Vec<G::Tile> {
    let (left, word) = (desk.game().unseen_tiles(), plain(word));
    let texts = |&tile: &G::Tile| {
        let text = G::tile_text(desk.session.rules(), tile);
        [plain(&desk.texts.tile(&text)), plain(&text)]
    };
    let first = |text: &str| text.split('-').next().map(str::to_owned);
    let same = |tile: &&G::Tile| {
        let texts = texts(tile);
        // Where tiles have numbers, the number is enough.
        let numbered = word.parse::<u8>().is_ok() && first(&texts[1]).as_deref() == Some(&word);
        texts.contains(&word) || numbered
    };
    match left.iter().find(same) {
        Some(&tile) => vec![tile],
        None => {
            let like = |tile: &G::Tile| texts(tile).iter().any(|text| text.contains(&word));
            left.into_iter().filter(like).collect()
        }
    }
}

/// A name without capitals and blanks.
fn plain(name: &str) -> String {
    name.replace(' ', "-").to_lowercase()
}

fn name<G: Told>(desk: &Desk<G>, tiles: &[G::Tile]) {
    let names: Vec<String> =
        tiles.iter().map(|&tile| G::tile_text(desk.session.rules(), tile)).collect();
    desk.screen.say(&names.join(", "));
}
