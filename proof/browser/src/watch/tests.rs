use super::{Frames, quantile};

#[test]
fn quantiles_and_frames_are_counted() {
    assert_eq!(quantile(&[3.0, 1.0, 2.0], 0.5), Some(2.0));
    assert_eq!(quantile(&[], 0.5), None);
    let frames = Frames::of(&[0.0, 10.0, 20.0, 60.0]).expect("frames");
    assert_eq!(frames, Frames { per_second: 50.0, median: 10.0, p95: 40.0 });
    assert_eq!(Frames::of(&[1.0]), None);
}
