//! Pictures are well-formed XML. Classes and ids they use exist. Nothing has inline style.

use super::tiles;
use crate::landscape::board::{carcassonne, mists};
use fogbound_pictures::{Detail, Styling, Theme, board_svg, style_sheet, tile_svg};
use roxmltree::{Document, Node};
use std::collections::BTreeSet;

fn check(markup: &str) {
    let document = Document::parse(markup).unwrap();
    let elements = || document.descendants().filter(Node::is_element);
    let ids: Vec<&str> = elements().filter_map(|node| node.attribute("id")).collect();
    let unique: BTreeSet<&str> = ids.iter().copied().collect();
    assert_eq!(ids.len(), unique.len(), "ids are unique");
    let sheet = style_sheet(Theme::Light);
    for node in elements() {
        assert_eq!(node.attribute("style"), None);
        for colour in ["fill", "stroke", "stop-color"] {
            assert_eq!(node.attribute(colour), None, "colours are in the style sheet");
        }
        for class in node.attribute("class").unwrap_or_default().split_whitespace() {
            let rule = format!(".fogbound .{class}{{");
            // Movement by `drift` is defined in the style sheet of a page.
            let known = ["fogbound", "drift"].contains(&class);
            assert!(known || sheet.contains(&rule), "no rule for {class}");
        }
        if let Some(id) = node.attribute("href") {
            assert!(unique.contains(&id[1..]), "nothing has the id {id}");
        }
        check_path(node.attribute("d").unwrap_or_default());
    }
}

/// Every command has as many numbers as it needs, each with at most one decimal, or two where a
/// line is written by hand.
fn check_path(data: &str) {
    let commands = data.char_indices().filter(|(_, letter)| letter.is_ascii_alphabetic());
    let starts: Vec<usize> = commands.map(|(at, _)| at).chain([data.len()]).collect();
    assert!(data.is_empty() || data.starts_with('M'), "{data}");
    for ends in starts.windows(2) {
        let (letter, numbers) = data[ends[0]..ends[1]].split_at(1);
        let numbers = numbers.replace('-', " -");
        let count = numbers.split_whitespace().inspect(|number| {
            assert!(number.parse::<f64>().is_ok(), "{number} in {data}");
            let decimals = number.split_once('.').map_or("", |(_, decimals)| decimals);
            assert!(decimals.len() <= 2, "{number} in {data}");
        });
        let needed = match letter {
            "H" | "V" | "h" | "v" => 1,
            "M" | "L" | "l" => 2,
            "Q" | "S" => 4,
            "C" => 6,
            "A" => 7,
            "Z" => 0,
            _ => panic!("{letter} in {data}"),
        };
        let count = count.count();
        let fits = if needed == 0 { count == 0 } else { count > 0 && count % needed == 0 };
        assert!(fits, "{letter} with {count} numbers in {data}");
    }
}

#[test]
fn single_tiles() {
    for tile in tiles() {
        for pixels in [48, 96, 192] {
            check(&tile_svg(&tile, pixels, Styling::Page));
        }
    }
}

#[test]
fn boards() {
    for detail in [192, 96, 48] {
        check(&board_svg(
            &fogbound_presenter::mists::scene(&mists(30)),
            detail,
            Styling::Inline(Theme::Dark),
        ));
        check(&board_svg(
            &fogbound_presenter::carcassonne::scene(&carcassonne(60)),
            detail,
            Styling::Page,
        ));
    }
}

#[test]
fn themes_have_the_same_rules() {
    let classes = |theme| -> Vec<String> {
        let sheet = style_sheet(theme);
        sheet.split('}').filter_map(|rule| Some(rule.split_once('{')?.0.to_owned())).collect()
    };
    for theme in [Theme::Dark, Theme::Contrast] {
        assert_eq!(classes(Theme::Light), classes(theme));
        assert_ne!(style_sheet(Theme::Light), style_sheet(theme));
    }
}

#[test]
fn levels_drop_what_is_too_fine() {
    for tile in tiles() {
        let at = |pixels| tile_svg(&tile, pixels, Styling::Page);
        assert_eq!(Detail::for_side(96), Detail::Middle);
        for fine in ["\"tuft\"", "\"furrow\"", "\"road-rut\"", "\"wall-crest\"", "\"curl\""] {
            assert!(!at(96).contains(fine) && !at(48).contains(fine), "{fine}");
        }
        for small in ["\"window\"", "\"lamplight\"", "\"streak drift\"", "\"fence\"", "\"grid\""] {
            let shown = at(48).contains(small);
            let lantern = small == "\"window\"";
            assert!(!shown || lantern, "{small} {}", tile.kind.name);
        }
    }
}
