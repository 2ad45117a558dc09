use super::*;
use crate::shape::pt;

#[test]
fn paths_are_written_in_tenths() {
    let mut path = Path::new();
    path.polygon(&[pt(0.0, 0.0), pt(10.06, -0.04), pt(3.25, 1e3)]);
    path.ellipse(pt(5.0, 5.0), 2.0, 1.0);
    assert_eq!(path.as_str(), "M0 0l10.1 0-6.8 1000ZM3 5A2 1 0 0 1 7 5A2 1 0 0 1 3 5Z");
}

#[test]
fn stamps_are_moved_scaled_and_mirrored() {
    let mut path = Path::new();
    path.stamp("M-1 2H3V4A2 1.5 0 0 1 5 -6Z", pt(100.0, 10.0), pt(2.0, 1.0));
    assert_eq!(path.as_str(), "M98 12H106V14A4 1.5 0 0 1 110 4Z");
    let mut mirrored = Path::new();
    mirrored.stamp("M1 0A2 1 0 1 0 .5 .25C1 1 2 2 3 3", pt(0.0, 0.0), pt(-1.0, 1.0));
    assert_eq!(mirrored.as_str(), "M-1 0A2 1 0 1 1 -.5 .3C-1 1 -2 2 -3 3");
}
