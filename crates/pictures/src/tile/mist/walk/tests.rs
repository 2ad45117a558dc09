use super::*;

fn outline(edges: &str, level: usize, full: u8) -> Level {
    let waves = [0.0, 1.0, 0.3, 0.9].map(|wave| Waves([wave; 30]));
    let edges = Edges::parse(edges).unwrap();
    Walk { edges, level, tight: false, full, waves: &waves }.outline()
}

#[test]
fn levels_cross_misty_edges_where_the_contract_says() {
    for (level, crossing) in CROSSINGS.into_iter().enumerate() {
        for bits in 1..16 {
            let edges = Edges::from_bits(bits);
            let around = outline(edges.name(), level, 0).around;
            for side in edges.iter() {
                let (from, to) = (CORNERS[side.index()], CORNERS[(side.index() + 1) % 4]);
                for end in [from.towards(to, crossing / SIDE), to.towards(from, crossing / SIDE)] {
                    assert!(around.contains(&end), "{edges} {level} {end:?}");
                }
            }
        }
    }
}

#[test]
fn levels_keep_off_clear_edges() {
    for level in 0..LEVELS {
        for bits in 1..15 {
            let edges = Edges::from_bits(bits);
            let outline = outline(edges.name(), level, 0);
            for line in outline.lines {
                for point in &line[1..line.len() - 1] {
                    let Point { x, y } = *point;
                    let depths = [y, SIDE - x, SIDE - y, x];
                    for side in Side::ALL.into_iter().filter(|&side| !edges.contains(side)) {
                        assert!(depths[side.index()] > 5.0, "{edges} {level} {point:?}");
                    }
                }
            }
        }
    }
}

#[test]
fn full_corners_are_covered() {
    let (open, full) = (outline("NESW", 2, 0), outline("NESW", 2, 0b1111));
    assert_eq!((open.lines.len(), full.lines.len()), (4, 0));
    assert!(CORNERS.iter().all(|corner| full.around.contains(corner)));
    assert_eq!(outline("NE", 2, 0b0010).lines.len(), 1);
    assert_eq!(outline("NE", 2, 0b1101).lines.len(), 2);
}
