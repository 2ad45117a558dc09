use super::*;
use fogbound_tilesets::Section;
use std::sync::Arc;

fn kind(sections: &[(&str, &[Monster])], diamonds: &[u8]) -> TrackKind {
    let section = |&(edges, monsters): &(&str, &[Monster])| Section {
        edges: Edges::parse(edges).unwrap(),
        monsters: monsters.to_vec(),
    };
    TrackKind {
        name: "test".to_owned(),
        count: 1,
        sections: sections.iter().map(section).collect(),
        diamonds: diamonds.to_vec(),
    }
}

fn kinds() -> Vec<TrackKind> {
    use Monster::{Bat, Dragon, Ghost, Golem, Satyr, Skeleton, Slime, Werewolf, Wisp};
    vec![
        kind(&[("NS", &[Dragon, Ghost, Golem])], &[1]),
        kind(&[("EW", &[Satyr, Skeleton, Slime])], &[1, 3]),
        kind(&[("NE", &[Bat, Werewolf, Wisp])], &[12]),
        kind(&[("NW", &[Bat])], &[]),
        kind(&[("EW", &[Bat, Bat]), ("NS", &[Wisp])], &[3]),
        kind(&[("NE", &[Ghost, Ghost]), ("SW", &[Dragon])], &[2]),
        kind(&[("NW", &[Ghost]), ("ES", &[Dragon, Wisp])], &[1, 2, 3]),
    ]
}

#[test]
fn t_1_2_every_kind_of_track_in_both_sizes() {
    let mut text = String::new();
    for size in [Size::Compact, Size::Detailed] {
        for kind in kinds() {
            for line in track_lines(&kind, Rotation::NONE, size, false) {
                text.push_str(&line);
                text.push('\n');
            }
            text.push('\n');
        }
    }
    insta::assert_snapshot!(text);
}

#[test]
fn t_3_1_track_meets_the_edges_in_their_middle_and_nowhere_else() {
    for size in [Size::Compact, Size::Detailed] {
        let (wide, high) = extent(size);
        for kind in kinds() {
            for rotation in Rotation::ALL {
                let mut canvas = tile(&kind, rotation, size);
                let edges = kind.sections.iter().map(|s| s.edges.turned(rotation));
                let edges = edges.fold(Edges::NONE, Edges::union);
                let middle = [
                    (Side::North, wide / 2, 0),
                    (Side::East, wide - 1, high / 2),
                    (Side::South, wide / 2, high - 1),
                    (Side::West, 0, high / 2),
                ];
                for (side, x, y) in middle {
                    let pixel = *canvas.at(x, y).unwrap();
                    let track = matches!(pixel.ink, Ink::Road | Ink::Monster(_));
                    assert_eq!(track, edges.contains(side), "{side:?} of {}", kind.name);
                }
            }
        }
    }
}

#[test]
fn t_1_2_every_monster_is_shown() {
    for size in [Size::Compact, Size::Detailed] {
        for kind in kinds() {
            for rotation in Rotation::ALL {
                let text = track_lines(&kind, rotation, size, false).join("\n");
                let shown = text.chars().filter(char::is_ascii_uppercase).count();
                let all: usize = kind.sections.iter().map(|s| s.monsters.len()).sum();
                assert_eq!(shown, all, "{text}");
            }
        }
    }
}

#[test]
fn t_1_1_a_board_shows_its_doors_and_the_numbers_of_empty_spaces() {
    let set = fogbound_sets::fogbound_ghosts();
    let kinds = kinds();
    let lying = |at: usize, number: u8| TrackTile {
        kind: Arc::new(kinds[at].clone()),
        rotation: Rotation::NONE,
        number,
    };
    let mut board = TrainBoard::new(set.boards[0].sides[0].clone());
    board.tiles[4] = Some(lying(4, 4));
    board.tiles[5] = Some(lying(1, 1));
    let tried = lying(5, 5);
    for size in [Size::Compact, Size::Detailed] {
        let lines = board_lines(&board, size, false, Some((8, &tried)));
        let text = lines.join("\n");
        for (sign, count) in [('✚', 2), ('▼', 2)] {
            assert_eq!(text.matches(sign).count(), count, "{text}");
        }
        assert!(text.contains('0') && text.contains('7'), "{text}");
        assert!(lines.iter().all(|line| line.chars().count() <= board_width(size)));
    }
}
