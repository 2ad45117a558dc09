//! Pictures for others: panels around boards, sheets of sets, films.
use fogbound_carcassonne::{Game, Order, Parts, Setup};
use fogbound_game::{Colour, Game as _, Rotation, Seed};
use fogbound_pictures::figures::{Figure, Icon, Pose};
use fogbound_pictures::panel::{
    Block, Course, Drawing, Entry, Panel, Part, Player, STRIP, Shot, Sign, Timing, Track, film_svg,
    poster_svg, tile_plates, track_strip_svg, track_svg,
};
use fogbound_pictures::{Glyph, Scene, Styling, Theme, Tile};
use fogbound_presenter::Overlays;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use roxmltree::Document;
use std::sync::Arc;

const STYLING: Styling = Styling::Inline(Theme::Light);

/// The positions of a game in which the middle of the legal actions is taken, every fifth of them.
fn positions() -> Vec<Game> {
    let parts = Parts::combinations().last().unwrap();
    let rules = Arc::new(Setup::new(parts, 3).validate().unwrap());
    let (mut game, _) = Game::start(rules, &Order::Seed(Seed::new("panels"))).unwrap();
    let mut positions = vec![game.clone()];
    for number in 1..=60 {
        let legal = game.legal();
        game.apply(legal[legal.len() / 2]).unwrap();
        if number % 5 == 0 {
            positions.push(game.clone());
        }
    }
    positions
}

/// A loop for several players, a path for one.
fn track(players: usize) -> Track {
    let points = |seat: usize| [0, 49, 50, 0, 149, 0][seat];
    let piece = |seat: usize| (Figure::Meeple(Colour::ALL[seat], Pose::Scoring), points(seat));
    let course = match players {
        1 => Course::Path { goal: 60 },
        _ => Course::Loop { words: "round and round".to_owned() },
    };
    Track { course, pieces: (0..players).map(piece).collect() }
}

/// A column of numbers for each player.
fn table(players: usize) -> Vec<Vec<Entry>> {
    let entry = |text: String| Entry { text, ..Entry::default() };
    let row = |row: usize| (0..=players).map(|column| entry(format!("{row}/{column}"))).collect();
    (0..3).map(row).collect()
}

fn block(title: &str, part: Part) -> Block {
    Block { title: title.to_owned(), parts: vec![part] }
}

fn panel(players: usize, title: &str) -> Panel {
    let player = |seat: usize| Player {
        name: format!("Player {seat}"),
        colours: vec![Colour::ALL[seat]],
        score: Some(10 * seat as i32),
        supply: "5 meeples".to_owned(),
        decides: seat == 1,
    };
    let kind = Arc::new(fogbound_sets::base().kinds[3].clone());
    Panel {
        title: title.to_owned(),
        subtitle: "after many turns".to_owned(),
        players: (0..players).map(player).collect(),
        blocks: vec![
            block("The track", Part::Track(track(players))),
            block(
                "Ghosts",
                Part::Row(vec![Glyph::icon(Icon::GhostLeft); 15], "4 ghosts".to_owned()),
            ),
            block("Piles", Part::Row(vec![Glyph::icon(Icon::Pile)], "20 tiles".to_owned())),
            block("A table", Part::Table(table(players))),
        ],
        below: vec![block("Sums", Part::Row(Vec::new(), "one and one".to_owned()))],
        hand: Some((Glyph::Tile(Tile::new(kind, Rotation::NONE)), "to place".to_owned())),
        legend: vec![
            (Sign::Legal, "fits".to_owned()),
            (Sign::Glyph(Glyph::Back), "face down".to_owned()),
        ],
    }
}

/// Width and height of a picture in pixels.
fn size(svg: &str) -> [f64; 2] {
    let document = Document::parse(svg).unwrap();
    let side = |name| document.root_element().attribute(name).unwrap().parse().unwrap();
    [side("width"), side("height")]
}

fn render(svg: &str) -> Pixmap {
    let tree = Tree::from_str(svg, &Options::default()).unwrap();
    let size = tree.size().to_int_size();
    let mut pixels = Pixmap::new(size.width(), size.height()).unwrap();
    resvg::render(&tree, Transform::identity(), &mut pixels.as_mut());
    pixels
}

#[test]
fn a_panel_says_everything_at_every_width() {
    let positions = positions();
    for (players, game) in [(1, 0), (2, 3), (4, 12), (6, 12)] {
        let scene = fogbound_presenter::carcassonne::scene(&positions[game]);
        for pixels in [16, 48, 200] {
            let drawing = Drawing::of_scene(&scene, pixels);
            let svg = poster_svg(&panel(players, "A game"), &drawing, STYLING);
            let document = Document::parse(&svg).unwrap();
            let texts = document.descendants().filter(|node| node.has_tag_name("text"));
            let words: Vec<&str> = texts.filter_map(|node| node.text()).collect();
            let said = [
                "A game",
                "after many turns",
                "Ghosts",
                "20 tiles",
                "0/0",
                "2/1",
                "to place",
                "fits",
                "Sums",
                "one and one",
            ];
            assert!(said.iter().all(|said| words.contains(said)), "{words:?}");
            let names = words.iter().filter(|word| word.starts_with("Player "));
            assert_eq!(names.count(), players);
            assert_eq!(svg.matches("href=\"#icon-ghost\"").count(), 15);
            // The sign of whose turn it is; the flag of a track stands elsewhere.
            let turn = svg.matches("class=\"turn\" d=\"M-9 24").count();
            assert_eq!(turn, usize::from(players > 1));
            let frame = drawing.frame;
            let [wide, high] = size(&svg);
            assert!(wide >= (frame.size.x * frame.scale).max(300.0).floor());
            assert!(high > frame.size.y * frame.scale + 100.0);
        }
    }
}

#[test]
fn long_titles_are_cut_and_empty_panels_take_no_room() {
    let scene = Scene::default();
    let drawing = Drawing::of_scene(&scene, 96);
    let long = "A title that is much too long for a picture of a board ".repeat(4);
    let svg = poster_svg(&panel(2, &long), &drawing, STYLING);
    assert!(!svg.contains(&long) && svg.contains('…'));
    let empty = poster_svg(&Panel::default(), &drawing, STYLING);
    let [_, high] = size(&empty);
    assert!((high - drawing.frame.size.y * drawing.frame.scale).abs() < 0.2, "{high}");
}

#[test]
fn outlines_name_all_owners() {
    for game in positions() {
        let scene = fogbound_presenter::carcassonne::scene(&game);
        for outlines in [Overlays::Owned, Overlays::Fields] {
            let overlays = outlines.of(&game, &scene);
            for meeple in game.meeples() {
                let is_field = matches!(meeple.stand, fogbound_carcassonne::Stand::Field(_));
                let here = overlays
                    .iter()
                    .any(|overlay| overlay.parts.iter().any(|(cell, _)| *cell == meeple.cell));
                assert!(here || is_field != (outlines == Overlays::Fields), "{meeple:?}");
            }
            assert!(overlays.iter().all(|overlay| overlay.owner.is_some()));
        }
        let open = Overlays::Open.of(&game, &scene);
        assert!(open.iter().all(|overlay| overlay.owner.is_none() && !overlay.parts.is_empty()));
    }
}

#[test]
fn a_sheet_has_a_place_for_every_tile() {
    let set = fogbound_sets::fogbound_mists();
    let drawing = tile_plates(set, 96, |name, count| format!("{name} {count}"));
    let svg = poster_svg(&Panel::default(), &drawing, STYLING);
    let document = Document::parse(&svg).unwrap();
    let clipped = document.descendants().filter(|node| node.attribute("clip-path").is_some());
    assert_eq!(clipped.count(), set.kinds.len());
}

#[test]
fn a_film_at_rest_is_its_last_picture() {
    let positions = positions();
    let shots: Vec<Shot> = positions
        .iter()
        .enumerate()
        .map(|(number, game)| Shot {
            panel: Panel { legend: Vec::new(), ..panel(3, &format!("Picture {number}")) },
            drawing: Drawing::of_scene(&fogbound_presenter::carcassonne::scene(game), 40),
        })
        .collect();
    let end = shots.last().unwrap().drawing.frame;
    let shots: Vec<Shot> = shots
        .into_iter()
        .map(|shot| Shot { drawing: Drawing { frame: end, ..shot.drawing }, ..shot })
        .collect();
    let film = film_svg(&shots, Timing { shot: 500, last: 2000 }, STYLING);
    let files: Vec<String> = Shot::files(&shots, STYLING).collect();
    assert_eq!(files.len(), shots.len());
    assert!(files.iter().all(|file| size(file) == size(&film)));
    assert!(render(&film) == render(files.last().unwrap()), "the film ends with another picture");
    assert!(render(&film) != render(&files[3]));
    let all: usize = files.iter().map(String::len).sum();
    assert!(film.len() * 2 < all, "{} bytes in place of {all}", film.len());
    assert_eq!(film_svg(&[], Timing { shot: 1, last: 1 }, STYLING), "");
}

/// A picture of a page as a file.
fn alone(picture: &str) -> String {
    let (open, rest) = picture.split_once('>').unwrap();
    let sheet = fogbound_pictures::style_sheet(Theme::Light);
    let defs = fogbound_pictures::shared_defs();
    let xmlns = "xmlns=\"http://www.w3.org/2000/svg\"";
    format!("{open} {xmlns}><style>{sheet}</style>{defs}{rest}")
}

#[test]
fn tracks_fit_a_page() {
    let crowd = |course| Track {
        course,
        pieces: (0..6).map(|at| (Figure::Meeple(Colour::ALL[at], Pose::Scoring), 0)).collect(),
    };
    let mut tracks = vec![track(1), track(4), track(6)];
    tracks.push(crowd(Course::Path { goal: 100 }));
    tracks.push(crowd(Course::Loop { words: String::new() }));
    for track in &tracks {
        for wide in [240.0, 280.0, 328.0] {
            for (picture, high) in
                [(track_svg(track, wide), None), (track_strip_svg(track, wide), Some(STRIP))]
            {
                let file = alone(&picture);
                let document = Document::parse(&file).unwrap();
                let view = document.root_element().attribute("viewBox").unwrap();
                let view: Vec<f64> =
                    view.split(' ').map(|number| number.parse().unwrap()).collect();
                assert_eq!((view[2], high.unwrap_or(view[3])), (wide, view[3]));
                let tree = Tree::from_str(&file, &Options::default()).unwrap();
                let drawn = tree.root().abs_layer_bounding_box();
                // Shadows of crowds may be cut.
                assert!(drawn.left() > -5.0 && drawn.right() < wide as f32 + 5.0, "{drawn:?}");
                assert!(drawn.top() > -6.0 && drawn.bottom() < view[3] as f32 + 3.0, "{drawn:?}");
            }
        }
    }
    let far = Track { course: Course::Path { goal: 251 }, pieces: Vec::new() };
    assert!(track_svg(&far, 280.0).is_empty() && !track_strip_svg(&far, 280.0).is_empty());
}
