use super::*;

fn block(lines: &[&str]) -> Vec<String> {
    lines.iter().map(|&line| line.to_owned()).collect()
}

#[test]
fn colours_take_no_columns() {
    assert_eq!(width("\u{1b}[1;31mred\u{1b}[0m m"), 5);
    assert_eq!(pad("\u{1b}[1mab\u{1b}[0m", 4), "\u{1b}[1mab\u{1b}[0m  ");
}

#[test]
fn blocks_stand_in_rows() {
    let blocks = [block(&["a", "aa"]), block(&["b"]), block(&["c"])];
    assert_eq!(rows(&blocks, 4, 9), ["a   b", "aa", "", "c", ""]);
    assert_eq!(rows(&blocks[..1], 4, 1), ["a", "aa", ""]);
}
