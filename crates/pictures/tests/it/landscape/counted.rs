//! A simple program that knows the shape of ghosts in play, and of nothing else, counts them on pictures
//! of boards: where a tile is 48 pixels wide, without colours, in every theme.
//!
//! It lays each shape (one ghost on its base, and the same with each number) over each place and takes
//! those where nearly all pixels are as bright as those of the shape.

use fogbound_carcassonne::Parts;
use fogbound_game::{Game, Rng, Seed};
use fogbound_mists::Level;
use fogbound_pictures::board::Standing;
use fogbound_pictures::figures::Haunt;
use fogbound_pictures::shape::{Point, SIDE, pt};
use fogbound_pictures::svg::Svg;
use fogbound_pictures::{Detail, Frame, Scene, Styling, Theme, board_svg, document};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use std::hash::{BuildHasher as _, Hasher as _, RandomState};
use std::sync::Arc;

/// Pixels along the side of a tile.
const PIXELS: u32 = 48;
/// Pixels along the side of a picture of a shape.
const SHAPE: usize = 40;
/// The pixel of the middle of its base.
const FOOT: (usize, usize) = (16, 30);
/// The highest number the program knows.
const MOST: u8 = 9;
/// Places of a shape between two pixels, in each direction.
const PHASES: usize = 4;
/// A pixel that differs by more is another one.
const OTHER: u8 = 70;
/// No ghost in play has as many other pixels, in thousandths: on 1,200 boards at most 45, and whatever else
/// looks like one at least 198.
const MOST_OTHERS: usize = 150;

/// A picture without colours: brightness and coverage.
struct Grey {
    wide: usize,
    pixels: Vec<(u8, u8)>,
}

impl Grey {
    fn new(markup: &str) -> Grey {
        let tree = Tree::from_str(markup, &Options::default()).unwrap();
        let size = tree.size().to_int_size();
        let mut drawn = Pixmap::new(size.width(), size.height()).unwrap();
        resvg::render(&tree, Transform::default(), &mut drawn.as_mut());
        let grey = |pixel: &resvg::tiny_skia::PremultipliedColorU8| {
            let [red, green, blue] = [pixel.red(), pixel.green(), pixel.blue()].map(u32::from);
            (((54 * red + 183 * green + 19 * blue) >> 8) as u8, pixel.alpha())
        };
        Grey { wide: size.width() as usize, pixels: drawn.pixels().iter().map(grey).collect() }
    }
}

/// So many ghosts on their base, somewhere between two pixels.
struct Shape {
    count: u8,
    /// The pixels that it covers, from the middle of the base.
    pixels: Vec<(isize, isize, u8)>,
}

impl Shape {
    /// Every number in every place between pixels, drawn in one picture.
    fn all(theme: Theme) -> Vec<Shape> {
        let phases = (0..PHASES).flat_map(|x| (0..PHASES).map(move |y| (x, y)));
        let kinds: Vec<(u8, usize, usize)> =
            (1..=MOST).flat_map(|n| phases.clone().map(move |(x, y)| (n, x, y))).collect();
        let scale = f64::from(PIXELS) / SIDE;
        let mut svg = Svg::new();
        for (row, &(count, x, y)) in kinds.iter().enumerate() {
            let whole = pt(FOOT.0 as f64, (row * SHAPE + FOOT.1) as f64);
            let part = pt(x as f64, y as f64) * (1.0 / PHASES as f64);
            let haunt = Haunt::new(count, Detail::for_side(PIXELS));
            haunt.draw(&mut svg, (whole + part) * (1.0 / scale));
        }
        let size = pt(SHAPE as f64, (SHAPE * kinds.len()) as f64) * (1.0 / scale);
        let frame = Frame { corner: Point::default(), size, scale };
        let grey = Grey::new(&document(frame, Styling::Inline(theme), &Svg::new(), &svg));
        let shape = |(count, pixels): (u8, &[(u8, u8)])| {
            let pixel = |(at, &(light, covered)): (usize, &(u8, u8))| {
                let (x, y) = ((at % SHAPE) as isize, (at / SHAPE) as isize);
                (covered == 255).then(|| (x - FOOT.0 as isize, y - FOOT.1 as isize, light))
            };
            Shape { count, pixels: pixels.iter().enumerate().filter_map(pixel).collect() }
        };
        kinds.iter().map(|kind| kind.0).zip(grey.pixels.chunks(SHAPE * SHAPE)).map(shape).collect()
    }

    /// How many thousandths of some of its pixels, every so many, are others at a place of a picture.
    /// Gives up above `most`.
    fn others(&self, picture: &Grey, at: usize, every: usize, most: usize) -> Option<usize> {
        let count = self.pixels.len().div_ceil(every);
        let mut others = 0;
        for &(x, y, light) in self.pixels.iter().step_by(every) {
            let there = at.checked_add_signed(y * picture.wide as isize + x);
            let seen = there.and_then(|there| picture.pixels.get(there));
            if seen.is_none_or(|seen| seen.0.abs_diff(light) > OTHER) {
                others += 1;
                if others * 1000 > most * count {
                    return None;
                }
            }
        }
        Some(others * 1000 / count)
    }
}

/// Counts the ghosts on a picture: in each place the shape that fits best.
fn count(picture: &Grey, shapes: &[Shape]) -> u32 {
    let mut found: Vec<(usize, usize, u8)> = Vec::new();
    // First roughly: where one ghost may be, whatever its number and its place between pixels.
    let rough = |at: usize, every, most| shapes[0].others(picture, at, every, most).is_some();
    for at in (0..picture.pixels.len()).filter(|&at| rough(at, 29, 300) && rough(at, 7, 400)) {
        for at in [at, at - 1, at - picture.wide, at - picture.wide - 1] {
            let fits = |shape: &Shape| {
                shape.others(picture, at, 9, 250)?;
                shape.others(picture, at, 1, MOST_OTHERS).map(|others| (others, at, shape.count))
            };
            found.extend(shapes.iter().filter_map(fits).min());
        }
    }
    found.sort_unstable();
    let mut taken: Vec<(usize, u8)> = Vec::new();
    for (_, at, count) in found {
        let (x, y) = (at % picture.wide, at / picture.wide);
        let near = |&(other, _): &(usize, u8)| {
            let (other_x, other_y) = (other % picture.wide, other / picture.wide);
            x.abs_diff(other_x) < 10 && y.abs_diff(other_y) < 8
        };
        if !taken.iter().any(near) {
            taken.push((at, count));
        }
    }
    taken.iter().map(|&(_, count)| u32::from(count)).sum()
}

/// A position with the number of its ghosts as the game tells it.
type Position = (Scene, u32);

/// Plays a game at random and keeps some of its positions.
fn play<G: Game>(mut game: G, dice: &mut Rng, keep: &mut dyn FnMut(&G)) {
    let mut legal = Vec::new();
    while let Some(seat) = game.deciding().seats().smallest() {
        game.legal_into(seat, &mut legal);
        let action = legal[dice.below(legal.len() as u32) as usize];
        game.apply_with(seat, action, &mut |_| {}).unwrap();
        if dice.below(12) == 0 {
            keep(&game);
        }
    }
}

fn seed(dice: &mut Rng) -> Seed {
    Seed::new(dice.next_u32().to_string())
}

fn mists(dice: &mut Rng, positions: &mut Vec<Position>) {
    use fogbound_mists::{Game, Order, Setup};
    let set = Arc::new(fogbound_sets::fogbound_mists().clone());
    let level = Level::number(1 + dice.below(6) as u8).unwrap();
    let rules = Setup::new(set, level, 1 + dice.below(5) as u8).validate().unwrap();
    let (game, _) = Game::start(Arc::new(rules), &Order::Seed(seed(dice))).unwrap();
    play(game, dice, &mut |game| {
        let ghosts = game.ghosts().iter().map(|ghosts| u32::from(ghosts.n)).sum();
        positions.push((fogbound_presenter::mists::scene(game), ghosts));
    });
}

fn carcassonne(dice: &mut Rng, positions: &mut Vec<Position>) {
    use fogbound_carcassonne::{Game, Order, Setup};
    let parts: Vec<Parts> = Parts::combinations().filter(|parts| parts.mist).collect();
    let parts = parts[dice.below(parts.len() as u32) as usize];
    let rules = Setup::new(parts, 2 + dice.below(4) as u8).validate().unwrap();
    let (game, _) = Game::start(Arc::new(rules), &Order::Seed(seed(dice))).unwrap();
    play(game, dice, &mut |game| {
        let ghosts = game.meeples().iter().map(|meeple| u32::from(meeple.ghosts)).sum();
        positions.push((fogbound_presenter::carcassonne::scene(game), ghosts));
    });
}

/// The scene without ghosts in play.
fn exorcised(mut scene: Scene) -> Scene {
    scene.figures.retain(|figure| !matches!(figure, Standing::Ghosts { .. }));
    for figure in &mut scene.figures {
        if let Standing::Meeple(meeple) = figure {
            meeple.ghosts = 0;
        }
    }
    scene
}

#[test]
fn a_simple_program_counts_the_ghosts_in_100_positions() {
    let seed = std::env::var("FOGBOUND_SEED")
        .unwrap_or_else(|_| format!("{:016x}", RandomState::new().build_hasher().finish()));
    println!("FOGBOUND_SEED={seed}");
    let mut dice = Seed::new(seed).stream("counted");
    let mut positions: Vec<Position> = Vec::new();
    for (play, wanted) in [(mists as fn(&mut Rng, &mut _), 60), (carcassonne, 100)] {
        while positions.len() < wanted {
            play(&mut dice, &mut positions);
        }
        positions.truncate(wanted);
    }
    let shapes = Theme::ALL.map(Shape::all);
    let mut wrong = Vec::new();
    for (number, (scene, ghosts)) in positions.into_iter().enumerate() {
        let theme = Theme::ALL[number % Theme::ALL.len()];
        let seen = |scene: &Scene| {
            let picture = Grey::new(&board_svg(scene, PIXELS, Styling::Inline(theme)));
            count(&picture, &shapes[number % shapes.len()])
        };
        let counted = seen(&scene);
        if counted != ghosts {
            wrong.push(format!("position {number}, {theme:?}: {counted} instead of {ghosts}"));
        }
        // What is printed is no ghost.
        if number % 5 == 0 {
            assert_eq!(seen(&exorcised(scene)), 0, "position {number}, {theme:?}");
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
