//! Openly given tiles: the lines `order hidden`, `order stack`, `order unused`, or with the option
//! `experienced` `order offer` and `order mix`. The first word of a line is the place of its tiles.

use fogbound_ghosts_galore::{Cards, Rules, TileId};

const HIDDEN: &str = "hidden";
const STACK: &str = "stack";
const UNUSED: &str = "unused";
const OFFER: &str = "offer";
const MIX: &str = "mix";

/// Tiles of the mix on one line.
const MIX_LINE: usize = 20;

/// Returns the words of a deal, without the words `order`.
pub(super) fn words(rules: &Rules, cards: &Cards) -> Vec<String> {
    let mut words = Vec::new();
    let mut line = |place: &str, tiles: &[TileId]| {
        words.push(place.to_owned());
        words.extend(tiles.iter().map(ToString::to_string));
    };
    match cards {
        Cards::Plain { hidden, stacks, unused } => {
            line(HIDDEN, hidden);
            stacks.chunks(usize::from(rules.stack_size())).for_each(|stack| line(STACK, stack));
            line(UNUSED, unused);
        }
        Cards::Experienced { offers, mix } => {
            offers.iter().for_each(|offer| line(OFFER, offer));
            mix.chunks(MIX_LINE).for_each(|tiles| line(MIX, tiles));
        }
    }
    words
}

/// Returns the same words line by line.
pub(super) fn lines(words: &[String]) -> Vec<String> {
    let is_place = |word: &str| [HIDDEN, STACK, UNUSED, OFFER, MIX].contains(&word);
    let lines = words.chunk_by(|_, word| !is_place(word));
    lines.map(|line| line.join(" ")).collect()
}

/// Reads the words; `None` if they are no deal of this game. The game itself checks that every tile is there
/// once.
pub(super) fn read(rules: &Rules, words: &[String]) -> Option<Cards> {
    let (mut hidden, mut stacks, mut unused) = (Vec::new(), Vec::new(), Vec::new());
    let (mut offers, mut mix) = (Vec::new(), Vec::new());
    for line in lines(words) {
        let (place, tiles) = line.split_once(' ').unwrap_or((&line, ""));
        let tiles = tiles.split_ascii_whitespace().map(tile).collect::<Option<Vec<_>>>()?;
        match place {
            HIDDEN => hidden.extend(tiles),
            STACK if tiles.len() == usize::from(rules.stack_size()) => stacks.extend(tiles),
            UNUSED => unused.extend(tiles),
            OFFER => offers.push(<[TileId; 2]>::try_from(tiles).ok()?),
            MIX => mix.extend(tiles),
            _ => return None,
        }
    }
    let plain = offers.is_empty() && mix.is_empty();
    let experienced = hidden.is_empty() && stacks.is_empty() && unused.is_empty();
    match (plain, experienced) {
        (true, false) => Some(Cards::Plain { hidden, stacks, unused }),
        (false, true) => Some(Cards::Experienced { offers, mix }),
        _ => None,
    }
}

/// Digits only: no sign.
fn tile(word: &str) -> Option<TileId> {
    let is_number = word.bytes().all(|byte| byte.is_ascii_digit());
    word.parse().ok().filter(|_| is_number).map(TileId)
}
