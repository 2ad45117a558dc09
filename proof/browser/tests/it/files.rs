//! Files of pictures look in a browser as our own rasteriser draws them.

use fogbound_browser::{Browser, Device, Page, Site};
use fogbound_game::{Game as _, Seed};
use fogbound_pictures::panel::{Drawing, Panel, Shot, Timing, film_svg, poster_svg};
use fogbound_pictures::panel::{tile_plates, track_plates};
use fogbound_pictures::{Scene, Styling, Theme, board_svg, file_sheet, style_sheet};
use fogbound_presenter::{carcassonne, ghosts_galore, mists};
use fogbound_sets::{base, fogbound_ghosts, fogbound_mists};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use std::fs::File;
use std::io::BufReader;
use std::path::Path;
use std::sync::Arc;

const STYLING: Styling = Styling::Inline(Theme::Light);

/// A channel that differs by more than this is another colour; edges and gradients differ less.
const OTHER: u8 = 72;
/// The most pixels, in thousands of all, that may have another colour. Rules of the style sheet that do not
/// reach what `<use>` shows give more than twice as many.
const MOST: f64 = 4.0;

/// A game after so many decisions, each the middle one of the legal ones.
fn played<G: fogbound_game::Game>(mut game: G, decisions: usize) -> G {
    for _ in 0..decisions {
        let Some(seat) = game.deciding().seats().smallest() else { break };
        let legal = game.legal_of(seat);
        game.apply_with(seat, legal[legal.len() / 2], &mut |_| {}).expect("a legal action");
    }
    game
}

fn mists_after(decisions: usize) -> Scene {
    use fogbound_mists::{Game, Level, Order, Setup};
    let level = Level::number(3).expect("a level");
    let setup = Setup::new(Arc::new(fogbound_mists().clone()), level, 2);
    let rules = Arc::new(setup.validate().expect("a setup"));
    let (game, _) = Game::start(rules, &Order::Seed(Seed::new("files"))).expect("a game");
    mists::scene(&played(game, decisions))
}

fn carcassonne_after(decisions: usize) -> Scene {
    use fogbound_carcassonne::{Game, Order, Parts, Setup};
    let rules = Arc::new(Setup::new(Parts::ALL, 4).validate().expect("a setup"));
    let (game, _) = Game::start(rules, &Order::Seed(Seed::new("files"))).expect("a game");
    carcassonne::scene(&played(game, decisions))
}

fn boards_after(decisions: usize) -> Drawing {
    use fogbound_ghosts_galore::{Game, Order, Setup};
    let rules = Setup::new(Arc::new(fogbound_ghosts().clone()), 2).validate().expect("a setup");
    let start = Game::start(Arc::new(rules), &Order::Seed(Seed::new("files")));
    let (game, _) = start.expect("a game");
    let game = played(game, decisions);
    let board = |seat| (ghosts_galore::board(&game.view_of(None), seat), String::new());
    Drawing::of_boards(&[0, 1].map(board), 64)
}

/// A film of a board that does not grow.
fn film() -> String {
    let drawings = [10, 20, 30].map(|decisions| Drawing::of_scene(&mists_after(decisions), 48));
    let frame = drawings[2].frame;
    let shots = drawings
        .map(|drawing| Shot { panel: Panel::default(), drawing: Drawing { frame, ..drawing } });
    film_svg(&shots, Timing { shot: 500, last: 1000 }, STYLING)
}

/// A file of each kind, with its name.
fn files() -> Vec<(&'static str, String)> {
    let sheet = |drawing: Drawing| poster_svg(&Panel::default(), &drawing, STYLING);
    // Letters would differ with the fonts of the machine.
    let words = |_: &str, _: u8| String::new();
    vec![
        ("board-mists", board_svg(&mists_after(30), 64, STYLING)),
        ("board-carcassonne", board_svg(&carcassonne_after(60), 64, STYLING)),
        ("board-ghosts-galore", sheet(boards_after(30))),
        ("film", film()),
        ("sheet-base", sheet(tile_plates(base(), 64, words))),
        ("sheet-mists", sheet(tile_plates(fogbound_mists(), 64, words))),
        ("sheet-ghosts-galore", sheet(track_plates(fogbound_ghosts(), 64, words, words))),
    ]
}

/// The same file with rules that a browser does not match inside what `<use>` shows: those of a page.
fn unmatched(svg: &str) -> String {
    svg.replacen(&file_sheet(Theme::Light), &style_sheet(Theme::Light), 1)
}

/// The pixels of a file as our rasteriser draws them.
fn rasterised(svg: &str) -> Pixmap {
    let tree = Tree::from_str(svg, &Options::default()).expect("a picture");
    let size = tree.size().to_int_size();
    let mut pixels = Pixmap::new(size.width(), size.height()).expect("a picture of some size");
    resvg::render(&tree, Transform::identity(), &mut pixels.as_mut());
    pixels
}

/// Width and height of a PNG file, and the red, green and blue of its pixels.
fn read_png(path: &Path) -> (u32, u32, Vec<[u8; 3]>) {
    let file = BufReader::new(File::open(path).expect("a screenshot"));
    let mut reader = png::Decoder::new(file).read_info().expect("a PNG file");
    let mut bytes = vec![0; reader.output_buffer_size().expect("a size")];
    let info = reader.next_frame(&mut bytes).expect("a picture");
    let colours =
        bytes.chunks(info.color_type.samples()).map(|pixel| [pixel[0], pixel[1], pixel[2]]);
    (info.width, info.height, colours.collect())
}

/// The thousandths of pixels that have another colour in what a page shows than in our own picture.
fn difference(page: &Page, name: &str, pixels: &Pixmap) -> f64 {
    let (width, height, seen) = read_png(&page.screenshot(&format!("file-{name}")));
    assert_eq!((width, height), (pixels.width(), pixels.height()), "{name}");
    let ours = pixels.pixels().iter().map(|pixel| [pixel.red(), pixel.green(), pixel.blue()]);
    let is_other = |(one, other): &([u8; 3], &[u8; 3])| {
        one.iter().zip(*other).any(|(a, b)| a.abs_diff(*b) > OTHER)
    };
    let others = ours.zip(&seen).filter(is_other).count();
    1000.0 * others as f64 / seen.len() as f64
}

#[test]
fn a_browser_shows_files_as_they_are_drawn() {
    let files = files();
    let site = files.iter().fold(Site::new().file("/favicon.ico", ""), |site, (name, svg)| {
        let site = site.file(&format!("/{name}.svg"), svg.as_str());
        site.file(&format!("/{name}-unmatched.svg"), unmatched(svg).as_str())
    });
    let (browser, host) = (Browser::launch(), site.serve());
    for (name, svg) in &files {
        let pixels = rasterised(svg);
        let page = browser.page();
        let (width, height) = (pixels.width(), pixels.height());
        page.emulate(Device { width, height, scale: 1.0, touch: false });
        // A film at rest shows its end.
        page.prefer(false, true);
        page.goto(&host.url(&format!("/{name}.svg")));
        let far = difference(&page, name, &pixels);
        assert!(far < MOST, "{far:.2} of 1000 pixels of {name} differ");
        page.goto(&host.url(&format!("/{name}-unmatched.svg")));
        let far = difference(&page, &format!("{name}-unmatched"), &pixels);
        assert!(far > 2.0 * MOST, "unmatched, only {far:.2} of 1000 pixels of {name} differ");
        page.close();
    }
}
