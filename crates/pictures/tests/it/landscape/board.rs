//! Boards of games in play.

use fogbound_carcassonne::{Order as Deal, Parts};
use fogbound_game::{Cell, Colour, Game as _, Rotation, Seed};
use fogbound_mists::{Level, Order, Setup};
use fogbound_pictures::board::{Laid, Mark, Meeple, Overlay, Standing};
use fogbound_pictures::figures::Pose;
use fogbound_pictures::{Scene, Stand, Styling, Tile, board_svg};
use std::sync::Arc;

/// A game after so many decisions, each the one at a changing place among the legal ones.
pub fn mists(decisions: usize) -> fogbound_mists::Game {
    let set = Arc::new(fogbound_sets::fogbound_mists().clone());
    let rules = Setup::new(set, Level::number(3).unwrap(), 3).validate().unwrap();
    let order = Order::Seed(Seed::new("pictures"));
    played(fogbound_mists::Game::start(Arc::new(rules), &order).unwrap().0, decisions)
}

/// The same with everything of Carcassonne.
pub fn carcassonne(decisions: usize) -> fogbound_carcassonne::Game {
    let parts = Parts::combinations().last().unwrap();
    let rules = fogbound_carcassonne::Setup::new(parts, 4).validate().unwrap();
    let order = Deal::Seed(Seed::new("pictures"));
    played(fogbound_carcassonne::Game::start(Arc::new(rules), &order).unwrap().0, decisions)
}

fn played<G: fogbound_game::Game>(mut game: G, decisions: usize) -> G {
    let mut legal = Vec::new();
    for number in 0..decisions {
        let Some(seat) = game.deciding().seats().smallest() else { break };
        game.legal_into(seat, &mut legal);
        let action = legal[(number * 7 + 3) % legal.len()];
        game.apply_with(seat, action, &mut |_| {}).unwrap();
    }
    game
}

fn count(markup: &str, part: &str) -> usize {
    markup.matches(part).count()
}

#[test]
fn a_scene_shows_what_the_game_has() {
    let game = mists(40);
    let scene = fogbound_presenter::mists::scene(&game);
    let markup = board_svg(&scene, 96, Styling::Page);
    let body = markup.split_once("</defs>").unwrap().1;
    let face_up = game.tiles().iter().filter(|tile| tile.tile.is_some()).count();
    assert_eq!(count(body, "href=\"#tile-"), face_up);
    assert_eq!(count(body, "class=\"back\""), game.tiles().len() - face_up);
    let legal = scene.marks.iter().filter(|(_, mark)| matches!(mark, Mark::Legal(_))).count();
    assert_eq!(count(body, "class=\"legal\""), legal);
    let standing = |figure: &Standing| matches!(figure, Standing::Meeple(_));
    assert_eq!(
        scene.figures.iter().filter(|figure| standing(figure)).count(),
        game.meeples().len()
    );
}

#[test]
fn equal_tiles_are_drawn_once() {
    let scene = Scene::of_carcassonne_tiles();
    let markup = board_svg(&scene, 96, Styling::Page);
    assert_eq!((count(&markup, "<g id=\"tile-"), count(&markup, "href=\"#tile-")), (1, 3));
}

trait Rows {
    fn of_carcassonne_tiles() -> Scene;
}

impl Rows for Scene {
    /// Three straight roads below each other.
    fn of_carcassonne_tiles() -> Scene {
        let set = fogbound_sets::base();
        let road = set.kinds.iter().position(|kind| kind.name == "U").unwrap();
        let laid = |y| Laid {
            cell: Cell::new(0, y),
            face: Tile::of(set, road, Rotation::NONE),
            finished: 0,
        };
        Scene { tiles: (0..3).map(laid).collect(), ..Scene::default() }
    }
}

#[test]
fn figures_are_drawn_by_their_rows() {
    let mut scene = Scene::of_carcassonne_tiles();
    let edges = fogbound_game::Edges::parse("NS").unwrap();
    let meeple = |y, colour| {
        Standing::Meeple(Meeple {
            cell: Cell::new(0, y),
            stand: Stand::Road(edges),
            colour,
            pose: Pose::Standing,
            hounds: [false; 2],
            ghosts: 0,
        })
    };
    scene.figures = vec![meeple(2, Colour::Red), meeple(0, Colour::Green), meeple(1, Colour::Blue)];
    let markup = board_svg(&scene, 96, Styling::Page);
    let body = markup.split_once("</defs>").unwrap().1;
    let at = |colour| body.find(&format!("href=\"#meeple-{colour}\"")).unwrap();
    assert!(at("green") < at("blue") && at("blue") < at("red"));
}

#[test]
fn marks_and_overlays_have_a_shape_of_their_own() {
    let mut scene = Scene::of_carcassonne_tiles();
    let marks = [Mark::Legal(3), Mark::Changed];
    scene.marks = (3..).map(|y| Cell::new(0, y)).zip(marks).collect();
    let edges = fogbound_game::Edges::parse("NS").unwrap();
    let parts = (0..3).map(|y| (Cell::new(0, y), Stand::Road(edges))).collect();
    scene.overlays = vec![Overlay { parts, owner: Some(Colour::Black) }];
    let markup = board_svg(&scene, 96, Styling::Page);
    let body = markup.split_once("</defs>").unwrap().1;
    assert_eq!(count(body, "class=\"legal\""), 1);
    assert_eq!(count(body, "class=\"accent\""), 1);
    assert_eq!(count(body, "class=\"overlay overlay-black\""), 1);
    assert_eq!(count(body, "class=\"overlay-wash cloth-black\""), 1);
    assert_eq!(count(body, "class=\"badge\""), 1);
}
