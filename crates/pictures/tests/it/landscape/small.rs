//! Small pictures hold all of what they show, and their symbols are in the page.

use super::sets;
use fogbound_game::{Colour, Rotation};
use fogbound_pictures::figures::Figure;
use fogbound_pictures::{
    BoardDrawing, Detail, Glyph, Theme, Tile, motion_sheet, shared_defs, style_sheet,
};
use fogbound_tilesets::{DoorKind, Monster};
use resvg::usvg::{Options, Tree};
use roxmltree::{Document, Node};
use std::collections::BTreeSet;

fn all() -> Vec<Glyph> {
    let mut all: Vec<Glyph> = Figure::all().map(Glyph::Figure).collect();
    all.extend(Monster::ALL.map(Glyph::Monster));
    all.extend(DoorKind::ALL.map(Glyph::Door));
    all.extend(Colour::ALL.map(Glyph::Badge));
    let tile = Tile::of(sets()[1], 3, Rotation::ALL[1]).unwrap();
    all.extend([Glyph::Back, Glyph::Tile(tile)]);
    all
}

/// The picture as a file, its symbols within.
fn file(small: &Glyph, detail: Detail) -> String {
    let markup = small.svg(detail);
    let (open, rest) = markup.split_once('>').unwrap();
    let defs = shared_defs();
    let sheet = style_sheet(Theme::Light);
    let xmlns = "xmlns=\"http://www.w3.org/2000/svg\"";
    format!("{open} {xmlns}><style>{sheet}</style>{defs}{rest}")
}

#[test]
fn nothing_is_cut_off_and_little_is_empty() {
    let mut bad = Vec::new();
    let details = [Detail::Near, Detail::Far];
    for (small, detail) in all().into_iter().flat_map(|small| details.map(|it| (small.clone(), it)))
    {
        let file = file(&small, detail);
        let root = Document::parse(&file).unwrap();
        let view: Vec<f32> = root
            .root_element()
            .attribute("viewBox")
            .unwrap()
            .split(' ')
            .map(|number| number.parse().unwrap())
            .collect();
        let tree = Tree::from_str(&file, &Options::default()).unwrap();
        let drawn = tree.root().abs_layer_bounding_box();
        let room = [drawn.left(), drawn.top(), view[2] - drawn.right(), view[3] - drawn.bottom()];
        let whole = room.iter().all(|room| *room > -0.1);
        let full = room[0] + room[2] < 0.3 * view[2] || room[1] + room[3] < 0.3 * view[3];
        if !whole || !full {
            bad.push((small, room));
        }
    }
    assert!(bad.is_empty(), "{bad:#?}");
}

#[test]
fn a_page_has_every_symbol_once_and_every_rule() {
    let defs = shared_defs();
    let shared = Document::parse(&defs).unwrap();
    let ids: Vec<&str> = shared.descendants().filter_map(|node| node.attribute("id")).collect();
    let unique: BTreeSet<&str> = ids.iter().copied().collect();
    assert_eq!(ids.len(), unique.len());
    let game = crate::landscape::board::mists(60);
    let scene = fogbound_presenter::mists::scene(&game);
    let board = BoardDrawing::new(&scene, Detail::Near);
    let mut markup: String = all().iter().map(|small| small.svg(Detail::Near)).collect();
    markup.extend(board.tiles().map(|tile| tile.svg()));
    let layers = board.layers();
    let pieces = [layers.below, layers.above, layers.printed, layers.figures].concat();
    markup.extend(pieces.iter().map(|piece| piece.svg.as_str().to_owned()));
    markup.push_str(layers.seams.as_str());
    assert!(!markup.contains(" id="), "what is drawn often has no ids");
    assert!(!markup.contains("style="));
    let page = format!("<page>{markup}</page>");
    let page = Document::parse(&page).unwrap();
    let sheet = style_sheet(Theme::Dark);
    for node in page.descendants().filter(Node::is_element) {
        for class in node.attribute("class").unwrap_or_default().split_whitespace() {
            let has = |sheet: &str| sheet.contains(&format!(" .{class}{{"));
            assert!(class == "fogbound" || has(&sheet) || has(motion_sheet()), "{class}");
        }
        if let Some(id) = node.attribute("href") {
            assert!(unique.contains(&id[1..]), "nothing has the id {id}");
        }
    }
}

#[test]
fn badges_have_shapes_of_their_own() {
    let shape = |colour| {
        let svg = Glyph::Badge(colour).svg(Detail::Near);
        svg.split(" d=\"").nth(1).unwrap().split('"').next().unwrap().to_owned()
    };
    let shapes: BTreeSet<String> = Colour::ALL.into_iter().map(shape).collect();
    assert_eq!(shapes.len(), Colour::ALL.len());
}

#[test]
fn files_do_not_move() {
    assert!(!style_sheet(Theme::Light).contains("animation"));
    assert!(motion_sheet().contains("prefers-reduced-motion:no-preference"));
}
