use super::*;

#[test]
fn common_colours_stay_and_others_are_near() {
    let meadow = [111, 144, 127];
    let rare = (0..=255u8).flat_map(|r| (0..8).map(move |b| [r, 255 - r, 30 * b]));
    let pixels = core::iter::repeat_n(meadow, 5000).chain(rare.clone());
    let mut palette = Palette::of(pixels.clone());
    let bytes = palette.bytes();
    assert_eq!(bytes.len(), 3 * 256);
    let mut shown = |colour| {
        let number = usize::from(palette.number(colour));
        assert!(number < COLOURS);
        [bytes[3 * number], bytes[3 * number + 1], bytes[3 * number + 2]]
    };
    assert_eq!(shown(meadow), meadow);
    for colour in rare {
        let far = colour.iter().zip(shown(colour)).map(|(a, b)| a.abs_diff(b)).max();
        assert!(far < Some(60), "{colour:?} becomes {:?}", shown(colour));
    }
    assert_eq!(bytes, Palette::of(pixels).bytes());
}
