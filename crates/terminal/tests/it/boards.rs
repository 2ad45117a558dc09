//! Boards in characters, drawn from the scenes of random games.

use fogbound_game::{Cell, Seed};
use fogbound_pictures::board::{Scene, Standing};
use fogbound_pictures::figures::Pose;
use fogbound_presenter::{
    self as presenter, Look, Outline, Overlays, Presenter, Pushed, Wish, start,
};
use fogbound_table::games::GameId;
use fogbound_table::texts::Texts;
use fogbound_terminal::draw::{self, Overlay, Size, Style, letter};
use std::rc::Rc;

fn wish(game: GameId, level: u8, seats: usize, seed: u32) -> Wish {
    let mut wish = Wish {
        seats: vec!["person".to_owned(); seats],
        seed: format!("board {seed}"),
        ..Wish::new(game)
    };
    if game == GameId::Mists {
        wish.choose("level", &level.to_string());
    }
    wish
}

/// The scene of a game.
fn scene(game: &dyn Presenter) -> Scene {
    match game.board(Look::default(), Overlays::None).scene {
        presenter::Scene::Landscape(scene) => scene,
        presenter::Scene::Train { .. } => panic!("a train"),
    }
}

/// The first scene that is wanted in games of random answers.
fn position(game: GameId, level: u8, seats: usize, wanted: impl Fn(&Scene) -> bool) -> Scene {
    let texts = Rc::new(Texts::english());
    for seed in 0..300 {
        let wish = wish(game, level, seats, seed);
        let mut rng = Seed::new(wish.seed.clone()).stream("boards");
        let mut game = start(&wish, &texts).map_err(|refused| refused.text).unwrap();
        while let Some(&seat) = game.people_to_decide().first() {
            let now = scene(game.as_ref());
            if wanted(&now) {
                return now;
            }
            let question = game.question(seat).unwrap();
            let is_pass = question.answers.len() > 1;
            let mut answers: Vec<String> = question
                .answers
                .iter()
                .filter(|answer| !(is_pass && answer.is_pass))
                .map(|answer| answer.action.clone())
                .collect();
            for legal in &question.cells {
                answers.extend(legal.turns.iter().map(|&turns| game.placing(legal.cell, turns)));
            }
            let answer = &answers[rng.below(u32::try_from(answers.len()).unwrap()) as usize];
            if game.push(seat, answer).unwrap() == Pushed::Drafted {
                game.confirm(seat).unwrap();
            }
        }
    }
    panic!("no such position");
}

fn poses(scene: &Scene) -> impl Iterator<Item = Pose> + '_ {
    scene.figures.iter().filter_map(|figure| match figure {
        Standing::Meeple(meeple) => Some(meeple.pose),
        Standing::Ghosts { .. } => None,
    })
}

fn colours(scene: &Scene) -> usize {
    let mut colours: Vec<_> = scene
        .figures
        .iter()
        .filter_map(|figure| match figure {
            Standing::Meeple(meeple) => Some(meeple.colour),
            Standing::Ghosts { .. } => None,
        })
        .collect();
    colours.sort_unstable();
    colours.dedup();
    colours.len()
}

fn text(scene: &Scene, style: Style) -> String {
    draw::render(scene, style, &Overlay::default()).join("\n")
}

fn rich(scene: &Scene) -> bool {
    let face_down = scene.tiles.iter().filter(|tile| tile.face.is_none()).count();
    face_down > 1 && colours(scene) == 3 && scene.tiles.len() > 20
}

#[test]
fn the_start() {
    insta::assert_snapshot!(text(&position(GameId::Mists, 1, 2, |_| true), Style::default()));
}

#[test]
fn face_down_tiles_and_three_colours_in_both_sizes() {
    let scene = position(GameId::Mists, 5, 3, rich);
    insta::assert_snapshot!("compact", text(&scene, Style::default()));
    let style = Style { size: Size::Detailed, columns: 200, ..Style::default() };
    insta::assert_snapshot!("detailed", text(&scene, style));
}

#[test]
fn meeples_guards_farmers_and_ghosts() {
    let scene = position(GameId::Carcassonne, 0, 3, |scene| {
        let ghosts = scene.figures.iter().any(|figure| match figure {
            Standing::Meeple(meeple) => meeple.ghosts > 1,
            Standing::Ghosts { .. } => false,
        });
        ghosts && [Pose::Guard, Pose::Lying].iter().all(|pose| poses(scene).any(|p| p == *pose))
    });
    insta::assert_snapshot!(text(&scene, Style::default()));
}

#[test]
fn a_buried_meeple_is_a_small_letter() {
    let scene =
        position(GameId::Mists, 2, 2, |scene| poses(scene).any(|pose| pose == Pose::Buried));
    let buried = scene.figures.iter().find_map(|figure| match figure {
        Standing::Meeple(meeple) if meeple.pose == Pose::Buried => Some(*meeple),
        _ => None,
    });
    let buried = buried.unwrap();
    let tile = scene.tiles.iter().find(|tile| tile.cell == buried.cell).unwrap();
    let lines = draw::picture(&scene, tile, Size::Compact, false).canvas.lines(false).join("\n");
    assert!(lines.contains(letter(buried.colour).to_ascii_lowercase()), "{lines}");
    assert!(lines.contains('†'), "{lines}");
}

#[test]
fn colours_only_repeat_what_the_characters_say() {
    let scene = position(GameId::Mists, 2, 2, |scene| scene.tiles.len() == 8);
    let coloured = text(&scene, Style { colour: true, ..Style::default() });
    let mut bare = String::new();
    let mut rest = coloured.as_str();
    while let Some((before, after)) = rest.split_once("\u{1b}[") {
        bare.push_str(before);
        rest = after.split_once('m').map_or("", |(_, rest)| rest);
    }
    bare.push_str(rest);
    assert!(coloured.len() > 2 * bare.len());
    assert_eq!(bare, text(&scene, Style::default()));
}

#[test]
fn a_wide_board_is_cropped_around_the_newest_tile() {
    let scene = position(GameId::Mists, 1, 2, |scene| {
        let xs = || scene.tiles.iter().map(|tile| tile.cell.x);
        xs().max() > xs().min().map(|x| x + 7)
    });
    let style = Style { columns: 24, rows: Some(8), ..Style::default() };
    let text = text(&scene, style);
    assert!(text.lines().all(|line| line.chars().count() <= 24), "{text}");
    assert!(text.lines().count() <= 8, "{text}");
    assert!(text.contains('┏') && text.contains('┛'), "the newest tile is out of sight:\n{text}");
    assert!(text.contains('◂') || text.contains('▸'), "{text}");
    let far = vec![(Cell::new(90, 90), "7".to_owned())];
    let overlay = Overlay { labels: far.clone(), ..Overlay::default() };
    assert_eq!(draw::out_of_sight(&scene, style, &overlay), far);
}

#[test]
fn labels_and_the_tried_tile_are_drawn_over_the_board() {
    let scene = position(GameId::Mists, 1, 2, |_| true);
    let face = scene.tiles[0].face.clone().unwrap();
    let cells = [Cell::new(0, -1), Cell::new(2, 0)];
    let labels = vec![(cells[0], "1".to_owned()), (cells[1], "12".to_owned())];
    let tried = Some((Cell::new(-1, 0), face.kind.clone(), face.rotation));
    let overlay = Overlay { labels, tried, ..Overlay::default() };
    let text = draw::render(&scene, Style::default(), &overlay).join("\n");
    assert!(text.contains("[1]") && text.contains("[12]"), "{text}");
    assert_eq!(text.matches('┏').count(), 1, "only the tried tile is marked: {text}");
}

/// The numbers in a picture, read as a player reads them.
fn numbers(lines: &[String]) -> Vec<usize> {
    let text = lines.join(" ");
    let words = text.split(|c: char| !c.is_ascii_digit()).filter(|word| !word.is_empty());
    let mut numbers: Vec<usize> = words.map(|word| word.parse().unwrap()).collect();
    numbers.sort_unstable();
    numbers
}

#[test]
fn the_numbers_on_a_tile_are_those_of_the_answers() {
    let texts = Rc::new(Texts::english());
    let mut most = 0;
    for seed in 0..20 {
        let mut game = start(&wish(GameId::Carcassonne, 0, 2, seed), &texts)
            .map_err(|refused| refused.text)
            .unwrap();
        for _ in 0..40 {
            let Some(&seat) = game.people_to_decide().first() else { break };
            let question = game.question(seat).unwrap();
            let answer = match question.cells.last() {
                Some(legal) => game.placing(legal.cell, legal.turns[0]),
                None => question.answers[0].action.clone(),
            };
            let stands: Vec<_> = (1..)
                .zip(&question.answers)
                .filter_map(|(n, answer)| {
                    let Some(Outline::Region(region)) = &answer.outline else { return None };
                    let part = region.parts.first()?;
                    (Some(part.0) == answer.cell).then_some((n, part.1))
                })
                .collect();
            if let Some((_, cell)) = question.answers.iter().find_map(|a| Some((a, a.cell?))) {
                let presenter::Scene::Landscape(scene) =
                    game.board(Look::now(seat), Overlays::None).scene
                else {
                    panic!()
                };
                if let Some(tile) = scene.tiles.iter().find(|tile| tile.cell == cell) {
                    // More answers than a tile has places for: numbers of two digits too.
                    for first in [0, 8] {
                        let mut picture = draw::picture(&scene, tile, Size::Detailed, false);
                        let bare = numbers(&picture.canvas.lines(false));
                        let mut wanted: Vec<usize> = Vec::new();
                        for (n, stand) in &stands {
                            picture.number(*stand, first + n);
                            wanted.push(first + n);
                        }
                        let shown = numbers(&picture.canvas.lines(false));
                        if bare.is_empty() {
                            assert!(
                                shown.iter().all(|n| wanted.contains(n)),
                                "{shown:?} {wanted:?}"
                            );
                        }
                        most = most.max(shown.len());
                    }
                }
            }
            if game.push(seat, &answer).unwrap() == Pushed::Drafted {
                game.confirm(seat).unwrap();
            }
        }
    }
    assert!(most > 5, "{most}");
}
