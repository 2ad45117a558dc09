use super::*;
use fogbound_carcassonne::{Parts, Piece, Stand};
use fogbound_game::Seed;
use fogbound_mists::{Action, Feature, Game, Level, Order, Setup};
use std::sync::Arc;

/// A game played by taking actions at random, up to the first position that is wanted.
fn position(level: u8, players: u8, wanted: impl Fn(&Game) -> bool) -> Game {
    let set = Arc::new(fogbound_sets::fogbound_mists().clone());
    let setup = Setup::new(set, Level::number(level).unwrap(), players);
    let rules = Arc::new(setup.validate().unwrap());
    for seed in 0..500 {
        let seed = Seed::new(format!("board {seed}"));
        let mut rng = seed.stream("board");
        let (mut game, _) = Game::start(Arc::clone(&rules), &Order::Seed(seed)).unwrap();
        while game.decision().is_some() {
            if wanted(&game) {
                return game;
            }
            let mut legal = game.legal();
            if legal.len() > 1 {
                legal.retain(|action| *action != Action::Pass);
            }
            game.apply(legal[rng.below(legal.len() as u32) as usize]).unwrap();
        }
    }
    panic!("no such position");
}

fn colours(game: &Game) -> usize {
    let mut colours: Vec<_> = game.meeples().iter().map(|meeple| meeple.colour).collect();
    colours.sort_unstable();
    colours.dedup();
    colours.len()
}

fn stands(game: &Game, feature: Option<Feature>) -> bool {
    game.meeples().iter().any(|meeple| meeple.feature == feature)
}

fn rich(game: &Game) -> bool {
    let face_down = game.tiles().iter().filter(|tile| tile.tile.is_none()).count();
    face_down > 1
        && colours(game) == 3
        && stands(game, Some(Feature::Castle))
        && stands(game, Some(Feature::City))
        && stands(game, Some(Feature::Road))
        && game.open_cemeteries().next().is_some()
        && game.tiles().len() > 20
}

#[test]
fn the_start() {
    let game = position(1, 2, |_| true);
    insta::assert_snapshot!(render(&game, Style::default()));
}

#[test]
fn castle_cemetery_face_down_tiles_and_three_colours_compact() {
    let game = position(5, 3, rich);
    insta::assert_snapshot!(render(&game, Style::default()));
}

#[test]
fn castle_cemetery_face_down_tiles_and_three_colours_detailed() {
    let game = position(5, 3, rich);
    let style = Style { size: Size::Detailed, columns: 200, ..Style::default() };
    insta::assert_snapshot!(render(&game, style));
}

#[test]
fn a_buried_meeple_is_a_small_letter() {
    let game = position(2, 2, |game| stands(game, None));
    let meeple = *game.meeples().iter().find(|meeple| meeple.feature.is_none()).unwrap();
    let cell = game.map().at(meeple.cell).unwrap();
    let picture = picture(&game, cell, Size::Compact, false);
    let text = picture.canvas.lines(false).join("\n");
    assert!(text.contains(letter(meeple.colour).to_ascii_lowercase()), "{text}");
    assert!(text.contains('†'), "{text}");
}

#[test]
fn colours_only_repeat_what_the_characters_say() {
    let game = position(2, 2, |game| game.tiles().len() == 8);
    let plain = render(&game, Style::default());
    let coloured = render(&game, Style { colour: true, ..Style::default() });
    insta::assert_snapshot!(coloured.replace('\u{1b}', "␛"));
    // Without its codes the coloured board is the plain one (blanks at the ends aside).
    let mut bare = String::new();
    let mut rest = coloured.as_str();
    while let Some((before, after)) = rest.split_once("\u{1b}[") {
        bare.push_str(before);
        rest = after.split_once('m').map_or("", |(_, rest)| rest);
    }
    bare.push_str(rest);
    assert_eq!(bare, plain);
}

#[test]
fn a_wide_board_is_cropped_around_the_newest_tile() {
    let game = position(1, 2, |game| {
        let x = |tile: &fogbound_mists::TileView| tile.cell.x;
        let tiles = game.tiles();
        tiles.last().map(x) > tiles.first().map(|tile| x(tile) + 5)
    });
    let style = Style { columns: 24, rows: Some(8), ..Style::default() };
    let text = render(&game, style);
    assert!(text.lines().all(|line| line.chars().count() <= 24), "{text}");
    assert!(text.lines().count() <= 8, "{text}");
    assert!(text.contains('┏') && text.contains('┛'), "the newest tile is out of sight:\n{text}");
    assert!(text.contains('◂') || text.contains('▸'), "{text}");
}

#[test]
fn labels_and_the_tried_tile_are_drawn_over_the_board() {
    let game = position(1, 2, |_| true);
    let kind = game.hand().unwrap();
    let cells = [Cell::new(0, -1), Cell::new(2, 0)];
    let labels = vec![(cells[0], "1".to_owned()), (cells[1], "12".to_owned())];
    let tried = Some((Cell::new(-1, 0), kind, Rotation::NONE));
    let text =
        render_with(&game, Style::default(), &Overlay { labels, tried, ..Overlay::default() });
    assert!(text.contains("[1]") && text.contains("[12]"), "{text}");
    assert!(text.contains('┏'), "{text}");
}

#[test]
fn where_two_roads_pass_each_other_a_meeple_stands_on_its_own() {
    let set = fogbound_sets::fogbound_mists();
    let two = |kind: &&Kind| kind.roads.iter().filter(|road| road.edges.len() == 2).count() == 2;
    let kind = set.kinds.iter().find(two).unwrap();
    let drawn = |at: usize| {
        let mut picture = Picture::tile(kind, Rotation::NONE, Size::Compact, false);
        picture.meeple(fogbound_game::Colour::Red, Some(Feature::Road), kind.roads[at].edges);
        picture.canvas.lines(false)
    };
    assert_ne!(drawn(0), drawn(1));
}

#[test]
fn every_shipped_tile_has_a_picture_of_its_own() {
    for set in fogbound_sets::shipped() {
        let drawn = |kind: &Kind| tile_lines(kind, Rotation::NONE, Size::Detailed, false);
        for (at, kind) in set.kinds.iter().enumerate() {
            for other in &set.kinds[..at] {
                assert_ne!(drawn(kind), drawn(other), "{} and {}", kind.name, other.name);
            }
        }
    }
}

/// A game of Carcassonne played at random up to the first position that is wanted.
fn carcassonne(wanted: impl Fn(&fogbound_carcassonne::Game) -> bool) -> fogbound_carcassonne::Game {
    use fogbound_carcassonne::{Game, Order, Setup};
    let rules = Arc::new(Setup::new(Parts::ALL, 3).validate().unwrap());
    for seed in 0..500 {
        let seed = Seed::new(format!("board {seed}"));
        let mut rng = seed.stream("board");
        let (mut game, _) = Game::start(Arc::clone(&rules), &Order::Seed(seed)).unwrap();
        while game.ask().is_some() {
            if wanted(&game) {
                return game;
            }
            let legal = game.legal();
            game.apply(legal[rng.below(legal.len() as u32) as usize]).unwrap();
        }
    }
    panic!("no such position");
}

fn crowded(game: &fogbound_carcassonne::Game) -> bool {
    let meeples = game.meeples();
    let stands = |kind: &&str| meeples.iter().any(|meeple| meeple.stand.kind() == *kind);
    ["road", "city", "field", "monastery"].iter().all(stands)
        && meeples.iter().any(|meeple| meeple.piece == Piece::Guard)
        && meeples.iter().any(|meeple| meeple.ghosts > 0)
        && game.tiles().len() < 40
}

#[test]
fn carcassonne_with_meeples_guards_farmers_and_ghosts() {
    let game = carcassonne(crowded);
    let meeple = |meeple: &fogbound_carcassonne::MeepleView| {
        let letter = letter(seat_colour(meeple.seat));
        let (stand, ghosts) = (meeple.stand, meeple.ghosts);
        format!("{letter} {} {} {} {ghosts}\n", meeple.cell, stand.kind(), stand.name())
    };
    let told: String = game.meeples().iter().map(meeple).collect();
    let compact = render(&game, Style::default());
    let detailed = render(&game, Style { size: Size::Detailed, columns: 160, ..Style::default() });
    insta::assert_snapshot!(format!("{told}{compact}{detailed}"));
}

#[test]
fn every_half_edge_has_a_place_of_its_own() {
    use fogbound_game::{Colour, Halves};
    let meadow = Kind {
        name: "meadow".to_owned(),
        ..fogbound_sets::base().kinds.iter().find(|kind| kind.name == "B").unwrap().clone()
    };
    for size in [Size::Compact, Size::Detailed] {
        let mut places = std::collections::BTreeSet::new();
        for half in 0..8u8 {
            let mut picture = Picture::tile(&meadow, Rotation::NONE, size, false);
            let stand = Stand::Field(Halves::parse(&half.to_string()).unwrap());
            picture.standing(Colour::Red, false, stand, 0);
            let lines = picture.canvas.lines(false);
            let (y, line) = lines.iter().enumerate().find(|(_, line)| line.contains('R')).unwrap();
            let x = line.chars().position(|ch| ch == 'R').unwrap();
            let (north, west) = (y < size.height() / 2, x < size.width() / 2);
            assert_eq!(north, [7, 0, 1, 2].contains(&half), "{half}");
            assert_eq!(west, [5, 6, 7, 0].contains(&half), "{half}");
            places.insert((x, y));
        }
        assert_eq!(places.len(), 8, "{size:?}: {places:?}");
    }
}

#[test]
fn marks_cover_no_meeple_and_no_ghost() {
    let game = carcassonne(crowded);
    let count = |text: &str| {
        let meeples = ['R', 'G', 'B', 'r', 'g', 'b'];
        text.chars().filter(|ch| meeples.contains(ch)).count()
    };
    let mark = |meeple: &fogbound_carcassonne::MeepleView| (meeple.cell, "#)".to_owned());
    let marks: Vec<(Cell, String)> = game.meeples().iter().map(mark).collect();
    let overlay = Overlay { marks: marks.clone(), ..Overlay::default() };
    let style = Style { columns: 160, ..Style::default() };
    let marked = render_with(&game, style, &overlay);
    assert_eq!(marked.matches("#)").count(), marks.len(), "{marked}");
    assert_eq!(count(&marked), count(&render(&game, style)), "{marked}");
    assert!(out_of_sight(&game, style, &overlay).is_empty());
}

#[test]
fn what_a_cropped_board_leaves_out_is_known() {
    let game = carcassonne(crowded);
    let marks: Vec<(Cell, String)> =
        game.meeples().iter().map(|meeple| (meeple.cell, "#)".to_owned())).collect();
    let focus = Some(marks[0].0);
    let overlay = Overlay { marks: marks.clone(), focus, ..Overlay::default() };
    let style = Style { columns: 20, rows: Some(10), ..Style::default() };
    let shown = render_with(&game, style, &overlay).matches("#)").count();
    let hidden = out_of_sight(&game, style, &overlay);
    assert!(shown > 0 && !hidden.is_empty(), "{hidden:?}");
    assert_eq!(shown + hidden.len(), marks.len());
    assert!(!hidden.contains(&marks[0]), "the cell looked at is in sight");
}
