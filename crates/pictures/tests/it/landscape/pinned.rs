//! The same bytes on every platform, and pictures of single tiles to look at in a review.

use super::{sets, tiles};
use fogbound_game::{Rotation, StateHasher};
use fogbound_pictures::{Styling, Tile, board_svg, tile_svg};

/// Changes with every change of a picture. Every platform computes the same.
const DIGEST: &str = "0d98b6e61bea9137e4d0633b5eb8073d";

#[test]
fn all_tiles_have_the_pinned_digest() {
    let mut hasher = StateHasher::new("fogbound pictures");
    for tile in tiles() {
        for pixels in [48, 96, 192] {
            hasher.text(body(&tile_svg(&tile, pixels, Styling::Page)));
        }
    }
    assert_eq!(hasher.finish().to_string(), DIGEST);
}

/// Returns the contents of a file. The symbols of figures have tests of their own.
fn body(markup: &str) -> &str {
    markup.split_once("</defs>").unwrap().1
}

/// One of each: a cap, a diagonal, a village, a castle, a cemetery, a monastery, fog, a quarter.
#[test]
fn tiles_of_each_kind() {
    let [base, mists] = sets();
    let shown = [
        (base, "E", 0),
        (base, "O", 1),
        (base, "S", 2),
        (base, "A", 0),
        (mists, "four-ways", 0),
        (mists, "muffled-bells", 3),
        (mists, "keep-in-the-hollow", 0),
        (mists, "pilgrims-rest", 0),
        (mists, "two-bends", 0),
        (mists, "ruin-nw", 0),
    ];
    for (set, name, turns) in shown {
        let kind = set.kinds.iter().position(|kind| kind.name == name).unwrap();
        let tile = Tile::of(set, kind, Rotation::ALL[turns]).unwrap();
        let markup = tile_svg(&tile, 192, Styling::Page);
        let lines = body(&markup).replace("/>", "/>\n");
        insta::assert_snapshot!(format!("{}-{name}-{turns}", set.id), lines);
    }
}

#[test]
fn a_board() {
    let markup =
        board_svg(&fogbound_presenter::mists::scene(&super::board::mists(16)), 96, Styling::Page);
    insta::assert_snapshot!(body(&markup).replace("/>", "/>\n"));
}

#[test]
fn a_board_of_carcassonne() {
    let game = super::board::carcassonne(30);
    let markup = board_svg(&fogbound_presenter::carcassonne::scene(&game), 96, Styling::Page);
    insta::assert_snapshot!(body(&markup).replace("/>", "/>\n"));
}
