//! Addresses as QR codes.

use fogbound_terminal::qr_lines;
use rqrr::PreparedImage;

const LINK: &str = "http://192.168.1.7:8080/#/t/0123456789abcdef0123";

/// Side of a module in the picture that is read.
const SIDE: usize = 6;

/// Returns the modules of lines that have two rows in each, light ones true.
fn rows(lines: &[String]) -> Vec<Vec<bool>> {
    let both = |line: &String| {
        let halves = line.chars().map(|c| match c {
            '█' => (true, true),
            '▀' => (true, false),
            '▄' => (false, true),
            ' ' => (false, false),
            other => panic!("{other} in {line}"),
        });
        let (upper, lower): (Vec<bool>, Vec<bool>) = halves.unzip();
        [upper, lower]
    };
    lines.iter().flat_map(both).collect()
}

/// Reads the code as a phone that looks at the screen.
fn read(rows: &[Vec<bool>]) -> String {
    let (width, height) = (rows[0].len() * SIDE, rows.len() * SIDE);
    let shade = |x: usize, y: usize| if rows[y / SIDE][x / SIDE] { 255 } else { 0 };
    let mut picture = PreparedImage::prepare_from_greyscale(width, height, shade);
    let grids = picture.detect_grids();
    assert_eq!(grids.len(), 1);
    grids[0].decode().unwrap().1
}

#[test]
fn a_link_is_read_from_the_screen() {
    let lines = qr_lines(LINK, false).unwrap();
    let rows = rows(&lines);
    assert_eq!(read(&rows), LINK);
    // It fits beside nothing, and has free space all around.
    assert!(lines[0].chars().count() <= 45 && lines.len() <= 23, "{}", lines.len());
    for (y, row) in rows.iter().enumerate() {
        let is_edge = |x: usize| x < 4 || y < 4 || x + 4 >= row.len() || y + 4 >= row.len();
        assert!((0..row.len()).all(|x| row[x] || !is_edge(x)), "line {y}");
    }
}

#[test]
fn with_colour_it_is_black_on_white_in_every_terminal() {
    let plain = qr_lines(LINK, false).unwrap();
    for (coloured, plain) in qr_lines(LINK, true).unwrap().iter().zip(&plain) {
        assert_eq!(*coloured, format!("\u{1b}[97;40m{plain}\u{1b}[0m"));
    }
}

#[test]
fn a_text_that_is_too_long_has_no_code() {
    assert_eq!(qr_lines(&"x".repeat(10_000), true), None);
}
