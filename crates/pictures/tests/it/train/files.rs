//! Files are valid, need no inline styles, and are the same everywhere.

use crate::train::common::{file, game};
use fogbound_game::{Game as _, Rotation, StateHasher};
use fogbound_ghosts_galore::Options;
use fogbound_pictures::figures::{self, Figure, Haunt, printed_ghosts};
use fogbound_pictures::panel::{Drawing, Panel, poster_svg};
use fogbound_pictures::shape::pt;
use fogbound_pictures::svg::Svg;
use fogbound_pictures::train::{
    self, TrackTile, TrainBoard, board_svg, draw_board, track_tile_svg,
};
use fogbound_pictures::{Detail, Styling, Theme, style_sheet};
use fogbound_presenter::ghosts_galore as scenes;
use roxmltree::Document;
use std::collections::BTreeSet;
use std::sync::Arc;

/// All figures, and ghosts in every number and size.
fn all_figures() -> Svg {
    let mut svg = Svg::new();
    for (number, figure) in (0u8..).zip(Figure::all()) {
        figure.place(
            &mut svg,
            pt(40.0 * f64::from(number % 8), 70.0 * f64::from(number / 8)),
            0.92,
        );
    }
    let slots = [pt(40.0, 500.0), pt(86.0, 500.0), pt(132.0, 500.0)];
    for detail in Detail::ALL {
        for (count, ghosts) in [1, 2, 5, 15].into_iter().enumerate() {
            Haunt::new(ghosts, detail).draw(&mut svg, slots[count % 3]);
            printed_ghosts(&mut svg, &slots[..count], 0.62, detail);
        }
    }
    svg
}

/// Both sides of every board of the shipped set, empty.
fn all_boards() -> Vec<TrainBoard> {
    let boards = fogbound_sets::fogbound_ghosts().boards.iter();
    boards.flat_map(|board| board.sides.iter().cloned().map(TrainBoard::new)).collect()
}

fn poster(boards: &[(TrainBoard, String)], pixels: u32, styling: Styling) -> String {
    poster_svg(&Panel::default(), &Drawing::of_boards(boards, pixels), styling)
}

fn all_files() -> Vec<String> {
    let mut files = vec![file(640.0, &all_figures())];
    for (pixels, players) in [(48, 2), (100, 3), (192, 5)] {
        for rounds in [1, 4, 10] {
            let game = game(players, rounds, Options::default());
            let view = game.view_of(Some(0));
            let board = |seat| (scenes::board(&view, seat), format!("\"A & B\" <{seat}>"));
            let boards: Vec<(TrainBoard, String)> = (0..players).map(board).collect();
            files.push(poster(&boards, pixels, Styling::Inline(Theme::Contrast)));
            files.push(poster(&boards[..1], pixels, Styling::Page));
        }
    }
    let kind = Arc::new(fogbound_sets::fogbound_ghosts().kinds[0].clone());
    let tile = TrackTile { kind, rotation: Rotation::NONE, number: 0 };
    files.push(track_tile_svg(&tile, 144, Styling::Page));
    for board in all_boards() {
        files.push(board_svg(&board, 96, Styling::Page));
    }
    files
}

#[test]
fn files_are_valid_and_complete() {
    let styles: Vec<String> = Theme::ALL.into_iter().map(style_sheet).collect();
    for file in all_files() {
        let document = Document::parse(&file).unwrap();
        let nodes = || document.descendants().filter(roxmltree::Node::is_element);
        let mut ids = BTreeSet::new();
        for node in nodes() {
            assert!(!node.has_attribute("style"));
            assert!(!["filter", "image", "mask"].contains(&node.tag_name().name()));
            if let Some(id) = node.attribute("id") {
                assert!(ids.insert(id), "{id} is there twice");
            }
            for class in
                node.attribute("class").unwrap_or_default().split(' ').filter(|c| !c.is_empty())
            {
                let rule = format!(".{class}{{");
                let known = class == "fogbound" || styles.iter().all(|style| style.contains(&rule));
                assert!(known, "no style for {class}");
            }
        }
        for node in nodes() {
            if let Some(id) = node.attribute("href") {
                assert!(ids.contains(id.trim_start_matches('#')), "{id} is not defined");
            }
        }
    }
}

#[test]
fn numbers_have_at_most_one_decimal() {
    for file in all_files() {
        let document = Document::parse(&file).unwrap();
        let outlines = document.descendants().filter_map(|node| node.attribute("d"));
        for outline in outlines {
            let long = outline
                .split('.')
                .skip(1)
                .find(|rest| rest.chars().take_while(char::is_ascii_digit).count() > 1);
            assert_eq!(long, None, "{outline}");
        }
    }
}

#[test]
fn names_are_escaped() {
    let game = game(2, 2, Options::default());
    let view = game.view_of(None);
    let boards = [(scenes::board(&view, 0), "A & B <C>".to_owned())];
    let file = poster(&boards, 96, Styling::Page);
    let document = Document::parse(&file).unwrap();
    assert!(document.descendants().any(|node| node.text() == Some("A & B <C>")));
}

/// The same bytes on every platform. A deliberate change of a picture changes this number.
#[test]
fn drawings_are_pinned() {
    let mut svg = all_figures();
    figures::define(&mut svg);
    train::define(&mut svg);
    for rounds in [4, 10] {
        let game = game(5, rounds, Options::default());
        let view = game.view_of(None);
        for seat in 0..5 {
            for detail in Detail::ALL {
                draw_board(&mut svg, &scenes::board(&view, seat), detail);
            }
        }
    }
    let mut hasher = StateHasher::new("pictures");
    hasher.text(svg.as_str());
    assert_eq!(hasher.finish().to_string(), PINNED);
}

const PINNED: &str = "48bad8ee0591117dfdd85328c330ca9e";
